### Yokohama: co mówią o niej strony poza stołem.

summary = Prowadź prezesa śladem asystentów, wypełniaj zamówienia, buduj sklepy i domy handlowe.
credits = Autor gry: Hisashi Hayashi. Wydawcy: OKAZU Brand (pierwsza edycja), Tasty Minstrel Games (edycja angielska), Synapses Games (nowa edycja).

## Pliki komponentów

component-achievements = osiągnięcia
component-areas = obszary i piramida
component-boards = plansze zarządzania i ceny
component-building_tiles = płytki budynków
component-orders = zamówienia
component-setup = przygotowanie, koniec gry i punktacja
component-technologies = technologie
component-tokens = żetony 5-krotnej siły

## Rozdziały zasad

chapter-1 = Przygotowanie
chapter-2 = Zasady ogólne
chapter-3 = Przebieg tury
chapter-4 = Umieszczanie (krok 1)
chapter-5 = Ruch (krok 2)
chapter-6 = Akcja obszaru i siła (krok 3)
chapter-7 = Premia 5-krotnej siły (krok 4)
chapter-8 = Budowanie (krok 5)
chapter-9 = Odzyskanie (krok 6)
chapter-10 = Akcje dodatkowe (fazy I i II)
chapter-11 = Pary symboli krajów
chapter-12 = Obszary
chapter-13 = Technologie
chapter-14 = Osiągnięcia
chapter-15 = Ikony
chapter-16 = Koniec gry
chapter-17 = Punktacja końcowa i zwycięzca
chapter-18 = Gra dwuosobowa
chapter-19 = Minidodatki (Synapses)
