### Co się robi w tym miejscu i kiedy: dla tych, którzy kliknęli je w innej chwili

here-region = Do regionów wchodzisz w swojej turze akcją ekspansji: najpierw wybierz kompanię.
here-company = Kompanię do ekspansji wybierasz w swojej turze, jeśli masz w grze kartę albo żeton ekspansji.
here-expanding-company = Kompania do tej ekspansji jest już wybrana.
here-expanding-region = Potem możesz wejść do kolejnego regionu, jeśli zostaną ci punkty ekspansji.
here-entered-region = W tej ekspansji nie wejdziesz już do żadnego regionu.
here-later-region = Do regionów możesz wejść w jednej z następnych tur akcją ekspansji.
here-later-company = Kompanię do ekspansji możesz wybrać w jednej z następnych tur.
here-base = Kolumnę wybierasz tutaj, gdy faktoria tej kompanii wchodzi do regionu, wraca do bazy albo opuszcza grę.
here-track = Na tym torze robisz kroki za jednostki w akcji towarów albo gdy kroki daje nagroda.
here-display = Kartę kupujesz tu w akcji towarów, przed krokami na torach, albo za funty, gdy pozwala na to pole bonusowe.
here-book = Księgi bierzesz stąd za PK, a PK dają księgowi i nagrody.
here-shelf = Po tych polach idzie kałamarz w akcji księgowego; tu też na końcu tury kładziesz wzięte księgi.
here-shelf-start = Księga startowa jest pierwsza na drodze kałamarza w akcji księgowego; innych ksiąg się tu nie kładzie.
here-taken = Wzięte księgi kładziesz na końcu tury, jedną po drugiej.
here-placing-taken = Tę księgę kładziesz teraz.
here-waiting-taken = Tę księgę położysz po tej, którą kładziesz teraz.
here-slot = Kartę kładziesz tu w fazie planowania, a używasz jej w fazie akcji.
here-idle-slot = Nie masz już kart, które można tu położyć.
here-card-goods = Tej karty możesz użyć w jednej z następnych tur do akcji towarów.
here-card-expansion = Tej karty możesz użyć w jednej z następnych tur do ekspansji.
here-card-bookkeeper = Tej karty możesz użyć w jednej z następnych tur do akcji księgowego.
here-card-merchant = Tej karty możesz użyć w jednej z następnych tur do akcji handlarza diamentami.
here-ended-slot = Karta stąd przejdzie do strefy odzyskiwania, gdy tylko weźmiesz stos.
here-recovery = Jeden stos bierzesz na rękę, gdy kończysz fazę akcji.
here-resting-recovery = Tu trafiają karty, które wybierasz, po jednej do każdej strefy.
here-hand = Karty z ręki kładziesz na miejscach w fazie planowania; niektóre pola bonusowe pozwalają sprzedać kartę.
here-hand-share = Karta udziałów zostaje na ręce i liczy się na koniec gry; niektóre pola bonusowe pozwalają ją sprzedać.
here-space = Znacznik bonusu kładziesz tu w swojej turze, zamiast innej akcji.
here-bonus-good = Ten żeton kładziesz w swojej turze na aktywnej karcie towaru: wybierz kartę.
here-bonus-bookkeeper = Tego żetonu używasz w swojej turze do akcji księgowego.
here-bonus-merchant = Tego żetonu używasz w swojej turze do akcji handlarza diamentami.
here-bonus-expansion = Tego żetonu używasz w swojej turze do ekspansji: wybierz kompanię.
here-busy-bonus = Ten żeton już bierze udział w akcji.
here-idle-bonus = Ten żeton kładzie się tylko na aktywnej karcie towaru, a takiej nie masz.
here-later-bonus-good = Ten żeton możesz położyć na aktywnej karcie towaru w jednej z następnych tur.
here-later-bonus-bookkeeper = Tego żetonu możesz użyć w jednej z następnych tur do akcji księgowego.
here-later-bonus-merchant = Tego żetonu możesz użyć w jednej z następnych tur do akcji handlarza diamentami.
here-later-bonus-expansion = Tego żetonu możesz użyć w jednej z następnych tur do ekspansji.
here-ended-bonus = Ten żeton wróci na planszę, gdy tylko weźmiesz stos.
here-panel = Widać tu, co ma gracz; nie ma tu nic do zrobienia.
here-purse = Widać tu twoje pieniądze i udziały; nie ma tu nic do zrobienia.
here-diamonds = Znacznik na torze diamentów przesuwa się sam, gdy otrzymujesz kroki; nie ma tu nic do zrobienia.
here-either-diamonds = Znacznik na torze diamentów przesunie się, gdy tylko wybierzesz „{ verb-diamonds }”.
here-rounds = Widać tu rundy i ich monety; nie ma tu nic do zrobienia.

## Czego brakuje; pieniądze, PK, jednostki i punkty są w innym pliku

amount-coffee = { need-coffee }
amount-banana = { need-banana }
amount-cotton = { need-cotton }
amount-any = { need-any }
