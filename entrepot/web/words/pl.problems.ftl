### Co odpowiada stół, gdy czegoś nie można zrobić.

problem-stale = Stół zmienił się, odkąd na niego patrzysz; tak wygląda teraz.
problem-course = Jednorazowo można wysłać od jednej do { $most } akcji.
problem-not-your-turn = To nie twoja tura; poczekaj na pozostałych.
problem-refused = Teraz nie można tego zrobić ({ $action }); wybierz to, co jest podświetlone.
problem-said = { $sentence }
problem-not-finished = Tura nie jest jeszcze skończona; najpierw odpowiedz na pytanie.
problem-not-begun = Gra jeszcze się nie zaczęła; poczekaj na wszystkich.
problem-over = Gra jest skończona; przy tym stole nie można już nic zrobić.
problem-nothing-to-undo = Nie ma czego cofnąć ani powtórzyć; to, co odkryte lub zatwierdzone, zostaje.
problem-seat-kind = Nie ma miejsca typu { $kind }; wybierz you, screen, link albo bot.
problem-no-game = Nie ma tu takiej gry; wybierz jedną na stronie głównej.
problem-no-table = Nie ma takiego stołu; sprawdź link.
problem-no-link = Ten link nie prowadzi do wolnego miejsca; poproś o niego ponownie.
problem-kept = Tę partię rozgrywano według innych zasad i nie można jej tu kontynuować; można ją oglądać i udostępnić.
problem-earlier-rules = Ruchy do { $first }. włącznie wykonano według innych zasad; wybierz późniejszy moment.
problem-not-kept = Pozycja z tego momentu się nie zachowała; wybierz późniejszy.
problem-cannot-begin = Zasady zmieniły się od utworzenia tego stołu i takiej partii już nie ma; utwórz inny stół.
problem-damaged = Zapisane dane tego stołu się nie zgadzają; przywróć kopię zapasową.
problem-no-moment = Nie ma takiej chwili w tej grze; wybierz ją z dziennika.
problem-not-your-seat = Tylko tu patrzysz; grać może jedynie ten, kto siedzi na danym miejscu.
problem-no-spectators = Ten stół jest tylko dla graczy; poproś ich o link.
problem-number = { $value } nie jest liczbą całkowitą; wpisz taką.
problem-setting = Ustawienie { $name } nie może takie być; wybierz z podanych.
problem-body = Nie można odczytać żądania ({ $reason }); wyślij je tak, jak opisuje API.
problem-chat = Napisz od jednego do { $most } znaków.
problem-only-host = Może to zrobić tylko gospodarz stołu; poproś go.
problem-no-seat = Nie ma takiego miejsca przy tym stole; wybierz istniejące.
problem-seat-taken = Ktoś tam siedzi; bot może zająć tylko wolne miejsce.
problem-no-proposal = Nikt o nic teraz nie pyta; nie ma na co odpowiadać.
problem-secret = Całą partię wraz z rozdaniem można zapisać, gdy się skończy; do tego czasu udostępnij to, co widzisz.
problem-forked = Ta partia jest dalszym ciągiem innej, więc jej rozdanie niczego nie dowodzi; udostępnij to, co widzisz.
problem-too-long = Liczba ruchów w tej partii: { $moves }. Prawdziwa nie ma ich tyle (najwyżej { $most }); otwórz inny plik.
problem-unreadable = Tego pliku nie udało się odczytać w wyznaczonym czasie; otwórz inny.
problem-busy = W tej chwili serwer ma za dużo pracy; spróbuj za minutę.
problem-many-tables = W krótkim czasie otwarto wiele stołów; zagraj przy jednym z nich albo poczekaj { $seconds } s.
problem-many-bots = Masz już kilka stołów samych botów; usiądź do gry albo poczekaj { $seconds } s.
problem-no-lesson = W tej grze nie ma takiej wskazówki; wybierz jedną z pokazanych.
problem-many-uploads = W krótkim czasie otwarto wiele plików; poczekaj { $seconds } s.
problem-many-names = W krótkim czasie zajęto stąd wiele nazw; poczekaj { $seconds } s.
problem-many-signins = Za dużo prób logowania; poczekaj { $seconds } s.
problem-many-failures = Nazwa i hasło kilka razy się nie zgadzały; poczekaj { $seconds } s i spróbuj ponownie.
problem-many-lines = To było dużo wiadomości naraz; poczekaj { $seconds } s.
problem-many-streams = Ten stół jest otwarty w zbyt wielu oknach; zamknij część z nich i odśwież stronę.
problem-failed = Coś poszło nie tak i zostało zapisane; spróbuj ponownie.
problem-no-page = Nie ma takiej strony; wróć na stronę główną.
problem-method = Do tego adresu nie zwraca się w ten sposób; zobacz API.
problem-bad = Nie można zrozumieć żądania; wyślij je ponownie.
claim-title = Czeka na ciebie miejsce
claim-host = Gospodarz: { $host }.
claim-how = Usiądź i graj; ta przeglądarka zapamięta miejsce.
claim-sit = Zajmij miejsce
problem-silent = Baza danych teraz nie odpowiada; spróbuj ponownie za chwilę.
problem-full = Na dysku serwera zabrakło miejsca, więc teraz niczego nie da się zapisać; powiadom osobę, która go prowadzi.
problem-read-only = Baza danych serwera jest tylko do odczytu, więc teraz niczego nie da się zapisać; powiadom osobę, która go prowadzi.
problem-ending = Twoja tura kończy grę; zatwierdź ją albo cofnij ostatni krok.
problem-proposal-changed = Pytanie się zmieniło; przeczytaj je ponownie i odpowiedz.
problem-asked-already = Inne pytanie czeka jeszcze na odpowiedzi; najpierw je rozstrzygnijcie.
problem-not-awaited = Nikt nie czeka na to miejsce; o bota można poprosić, gdy wstrzymuje ono grę.
problem-still-time = Ten gracz ma jeszcze czas; o bota można poprosić za { $minutes ->
    [one] { $minutes } minutę
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}.
problem-still-running = Gra jeszcze trwa; dokończ ją lub opuść, zanim zaczniesz rewanż.
problem-not-here = Może to zrobić tylko gospodarz stołu przy komputerze, na którym działa serwer.
