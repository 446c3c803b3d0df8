### Nippon: co mówią o nim strony poza stołem.

summary = Zatrudniaj robotników w niewielu kolorach, buduj fabryki, statki i pociągi, zdobywaj wpływy w regionach Japonii epoki Meiji.
credits = Autorzy gry: Nuno Bizarro Sentieiro i Paulo Soledade; gra solo: Pedro André Correia. Wydawcy: What's Your Game? (Nippon, pierwsza edycja), Crowd Games (Nippon: Zaibatsu, edycja rosyjska).

## Pliki komponentów

component-board = akcje, ceny, kolejka i rundy
component-contracts = kontrakty
component-factories = fabryki i ich zdolności
component-goals = cele wspólne
component-mission = misja Iwakury i departamenty
component-regions = regiony i popyt
component-setup = przygotowanie według liczby graczy
component-solo = gra solo
component-start = żetony startowe
component-zaibatsu = zaibatsu i punktacja końcowa

## Rozdziały zasad

chapter-1 = Przygotowanie (2, 3, 4 graczy)
chapter-2 = Żetony startowe
chapter-3 = Pojęcia ogólne i wymiana jedwabiu
chapter-4 = Przebieg tury i zatrudnianie
chapter-5 = Akcje nauki i wydobycia, premie torów
chapter-6 = Fabryki
chapter-7 = Maszyny
chapter-8 = Produkcja
chapter-9 = Statki i misja Iwakury
chapter-10 = Departamenty
chapter-11 = Pociągi
chapter-12 = Rynki lokalne i wpływy
chapter-13 = Inwestycje i kontrakty
chapter-14 = Konsolidacja
chapter-15 = Koniec rundy, ostatnie rundy
chapter-16 = Punktowanie wpływów
chapter-17 = Koniec gry, punktacja końcowa, rozstrzyganie remisów
chapter-18 = Moduł: fabryki późnej gry
chapter-19 = Moduł: cele wspólne
chapter-20 = Gra solo
