### Co odpowiada stół, gdy czegoś nie można zrobić.

problem-stale = Sytuacja przy stole się zmieniła; tak wygląda teraz.
problem-course = Naraz można wysłać od 1 do { $most } akcji.
problem-not-your-turn = To nie twoja tura; poczekaj na pozostałych.
problem-refused = Teraz nie można tego zrobić ({ $action }); wybierz to, co jest podświetlone.
problem-said = { $sentence }
problem-not-finished = Tura jeszcze się nie skończyła; najpierw odpowiedz na pytanie.
problem-not-begun = Partia jeszcze się nie zaczęła; poczekaj na pozostałych.
problem-over = Partia dobiegła końca; przy tym stole nic już nie można zrobić.
problem-nothing-to-undo = Nie ma czego cofnąć ani ponowić.
problem-seat-kind = Nie ma miejsca typu { $kind }; wybierz you, screen, link albo bot.
problem-no-game = Nie ma tu takiej gry; wybierz jedną na stronie głównej.
problem-no-table = Nie ma takiego stołu; sprawdź link.
problem-no-link = Ten link nie prowadzi do wolnego miejsca; poproś o nowy.
problem-kept = Tę partię rozgrywano według innych zasad i nie można jej tu kontynuować; możesz ją obejrzeć i udostępnić.
problem-earlier-rules = Ruchy do { $first }. włącznie wykonano według innych zasad; wybierz późniejszy moment.
problem-not-kept = Nie zachowano pozycji z tego momentu; wybierz późniejszy.
problem-cannot-begin = Zasady zmieniły się od utworzenia tego stołu i nie przewidują już takiej partii; utwórz inny stół.
problem-damaged = Zapisane dane tego stołu się nie zgadzają; przywróć kopię zapasową.
problem-no-moment = Nie ma takiego momentu w tej partii; wybierz go z dziennika.
problem-not-your-seat = Oglądasz tę partię; ruchy wykonują tylko gracze siedzący przy stole.
problem-no-spectators = Ten stół jest tylko dla graczy; poproś ich o link.
problem-number = { $value } nie jest liczbą całkowitą; podaj liczbę całkowitą.
problem-setting = Ustawienie { $name } nie może mieć takiej wartości; wybierz jedną z podanych.
problem-body = Nie można odczytać żądania ({ $reason }); wyślij je tak, jak opisuje API.
problem-chat = Wiadomość może mieć od 1 do { $most } znaków.
problem-only-host = Może to zrobić tylko gospodarz stołu; poproś go o to.
problem-no-seat = Nie ma takiego miejsca przy tym stole; wybierz inne.
problem-seat-taken = To miejsce jest zajęte; bot może zająć tylko wolne.
problem-no-proposal = Nie ma teraz propozycji, na którą można odpowiedzieć.
problem-secret = Całą partię wraz z rozdaniem można zapisać dopiero po jej zakończeniu; na razie udostępnij to, co widzisz.
problem-forked = Ta partia jest odgałęzieniem innej, więc jej rozdania nie można sprawdzić; udostępnij to, co widzisz.
problem-too-long = Ta partia ma więcej ruchów ({ $moves }), niż to możliwe ({ $most }); otwórz inny plik.
problem-unreadable = Tego pliku nie udało się odczytać w wyznaczonym czasie; otwórz inny.
problem-busy = Serwer jest teraz przeciążony; spróbuj za minutę.
problem-many-tables = W krótkim czasie utworzono zbyt wiele stołów; zagraj przy jednym z nich albo poczekaj { $seconds } s.
problem-many-bots = Masz już kilka stołów z samymi botami; usiądź przy którymś albo poczekaj { $seconds } s.
problem-no-lesson = W tej grze nie ma takiej podpowiedzi; wybierz jedną z pokazanych.
problem-many-uploads = W krótkim czasie otwarto zbyt wiele plików; poczekaj { $seconds } s.
problem-many-names = W krótkim czasie założono stąd zbyt wiele kont; poczekaj { $seconds } s.
problem-many-signins = Zbyt wiele prób logowania; poczekaj { $seconds } s.
problem-many-failures = Kilka razy podano błędną nazwę lub hasło; poczekaj { $seconds } s i spróbuj ponownie.
problem-many-lines = Zbyt wiele wiadomości naraz; poczekaj { $seconds } s.
problem-many-streams = Ten stół jest otwarty w zbyt wielu oknach; zamknij część z nich i odśwież stronę.
problem-failed = Coś poszło nie tak (błąd został odnotowany); spróbuj ponownie.
problem-no-page = Nie ma takiej strony; wróć na stronę główną.
problem-method = Ten adres nie obsługuje takiej metody; zobacz opis API.
problem-bad = Nieprawidłowe żądanie; wyślij je ponownie.
claim-title = Czeka na ciebie miejsce
claim-host = Gospodarz: { $host }.
claim-how = Zajmij miejsce, aby grać; ta przeglądarka je zapamięta.
claim-sit = Zajmij miejsce
problem-silent = Baza danych nie odpowiada; spróbuj ponownie za chwilę.
problem-full = Na dysku serwera zabrakło miejsca, więc teraz niczego nie da się zapisać; powiadom administratora.
problem-read-only = Baza danych serwera jest tylko do odczytu, więc teraz niczego nie da się zapisać; powiadom administratora.
problem-ending = Twoja tura kończy grę; zatwierdź ją albo cofnij ostatni krok.
problem-proposal-changed = Propozycja się zmieniła; przeczytaj ją ponownie i odpowiedz.
problem-asked-already = Inna propozycja czeka jeszcze na odpowiedzi; najpierw ją rozstrzygnijcie.
problem-not-awaited = Nikt nie czeka na tego gracza; o bota można poprosić, gdy wstrzymuje on grę.
problem-still-time = Ten gracz ma jeszcze czas; o bota można poprosić za { $minutes ->
    [one] { $minutes } minutę
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}.
problem-still-running = Partia jeszcze trwa; dokończ ją lub opuść, zanim zaczniesz rewanż.
problem-not-here = Może to zrobić tylko gospodarz stołu przy komputerze, na którym działa serwer.
