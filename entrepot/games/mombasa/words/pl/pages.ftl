### Mombasa: co mówią o niej strony poza stołem.

summary = Planuj karty w tajemnicy, rozwijaj cztery kompanie handlowe, które nie należą do nikogo, i gromadź udziały tych, które zyskują na wartości.
credits = Autor gry: Alexander Pfister. Wydawca: eggertspiele (pierwsze wydanie, 2015). { history }
history = Akcja gry toczy się w czasach kompanii handlowych w Afryce. To historia wyzysku, niewolnictwa i kolonializmu, której skutki są odczuwalne do dziś. Gra przedstawia ją jako abstrakcyjną rywalizację kompanii; nie pokazuje tego cierpienia ani go nie usprawiedliwia.

## Pliki elementów

component-bases = bazy kompanii
component-board = plansza gracza, rundy, początek i handlarze diamentami
component-books = księgi
component-cards = karty
component-map = mapa
component-rulings = jak odczytano instrukcję
component-spaces = pola bonusowe i żetony bonusu
component-start = żetony startowe
component-tracks = tory kompanii

## Rozdziały zasad

chapter-1 = Przygotowanie, pierwsza rozgrywka
chapter-2 = Przygotowanie, kolejne rozgrywki
chapter-3 = Cel gry, udziały i przebieg rozgrywki
chapter-4 = Faza planowania
chapter-5 = Faza akcji, zasady ogólne
chapter-6 = Akcja towarów
chapter-7 = Akcja ekspansji
chapter-8 = Punkty księgowości i żetony ksiąg
chapter-9 = Akcja księgowego i tor księgowości
chapter-10 = Akcja handlarza diamentami
chapter-11 = Znaczniki bonusu i pola bonusowe
chapter-12 = Żetony bonusu
chapter-13 = Zakończenie fazy akcji
chapter-14 = Przygotowanie następnej rundy
chapter-15 = Koniec gry i punktacja końcowa
chapter-16 = Tory kompanii, zasady ogólne
chapter-17 = Specjalne bonusy torów od A1 do D2
chapter-18 = Szczególne miejsca na planszy gracza
chapter-19 = Uwagi ogólne
chapter-20 = Symbole
