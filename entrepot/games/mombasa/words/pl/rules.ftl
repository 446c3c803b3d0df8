### Mombasa: dlaczego zasada odmawia, jedno zdanie na numer zbioru zasad.

## Przygotowanie i pieniądze

rule-136 = Twój żeton startowy nie wskazuje tej karty; wybierz jedną ze wskazanych.
rule-147 = Masz dwie jednakowe karty; wybierz pierwszą z nich.
rule-206 = Najpierw wybierz jeden ze swoich dwóch żetonów startowych.
rule-311 = Brakuje ci pieniędzy, by odwrócić tę księgę.
rule-311-ahead = Kałamarz idzie tylko o jedną księgę naraz, a na odwrócenie tej księgi brakuje ci pieniędzy.

## Planowanie

rule-401 = Trwa planowanie: na każdym miejscu połóż kartę albo zostaw je puste.
rule-402 = Nie masz tej karty na ręce.
rule-402-full = O każdym miejscu już zdecydowano: cofnij kartę albo zatwierdź plan.
rule-409 = Karty udziałów nie można zaplanować.
rule-411 = Plan nie jest jeszcze gotowy, więc nie ma czego cofać.
rule-411-ready = Plan jest gotowy; aby go zmienić, zaplanuj wszystko od nowa.
rule-418 = Najpierw zdecyduj o każdym miejscu: połóż kartę albo zostaw je puste.

## Tura

rule-501 = To nie twoja tura.
rule-502 = W swojej turze wykonujesz jedną z sześciu akcji.
rule-509 = Na tym miejscu leży karta innego rodzaju.
rule-509-no_card = Na tym miejscu nie ma karty.
rule-509-used = Karta na tym miejscu jest już użyta.
rule-509-no_tile = Nie masz tego żetonu bonusu.
rule-509-used_tile = Ten żeton bonusu jest już użyty.
rule-509-expand = Nie masz ani aktywnej karty ekspansji, ani nieużytego żetonu ekspansji.
rule-509-goods = To nie jest karta towaru.
rule-509-expansion = To karta ekspansji: aby jej użyć, wybierz kompanię.
rule-509-locked_diamond = To miejsce jest zablokowane: odblokujesz je na torze diamentów.
rule-509-locked_book = To miejsce jest zablokowane: odblokujesz je na torze księgowości.
rule-523 = Najpierw wybierz kolejność części nagrody.

## Towary

rule-602 = Ta karta już bierze udział w akcji.
rule-604 = Najpierw wykorzystaj towary: kup najwyżej jedną kartę, a resztę przeznacz na kroki na torach kompanii.
rule-606 = Twoje towary są warte mniej niż cena tej karty.
rule-609 = Na tym polu nie ma karty.
rule-610 = Najpierw przeznacz pozostałe jednostki na kroki na torach kompanii.
rule-612 = Różnych towarów nie można łączyć.
rule-612-no_banana = Różne towary można łączyć tylko z kartą bananów, a nie masz żadnej aktywnej.
rule-612-too_little = Wszystkie twoje towary razem nie wystarczą na żadną kartę, więc nie można ich łączyć.
rule-617 = Nie możesz zrezygnować z jednostek, dopóki któryś twój znacznik może zrobić krok bez płacenia.

## Ekspansja

rule-707 = Ten region nie sąsiaduje ani z bazą, ani z faktorią kompanii.
rule-708 = W tym regionie kompania ma już faktorię.
rule-710 = Masz za mało punktów ekspansji na tę granicę.
rule-711 = Stoi tam obca faktoria, więc wejście kosztuje o 1 punkt ekspansji więcej.
rule-714 = W tej kolumnie nie ma faktorii.
rule-714-elsewhere = Faktorię bierze się z bazy rozwijanej kompanii.
rule-715 = Najpierw wejdź do regionu, póki masz punkty, albo zakończ.
rule-716 = Nie możesz zakończyć, dopóki punkty ekspansji wystarczają na wejście do jakiegoś regionu.
rule-727 = Faktoria wraca do bazy swojej kompanii.
rule-728 = Najpierw wybierz kolumnę dla wracającej faktorii.
rule-729 = Ta kolumna jest pełna.
rule-729-open = Ta kolumna jest pełna: jej najniższe pole zostało raz opróżnione i nie zajmuje się go ponownie.
rule-734 = Do enklawy można wejść tylko z regionu, który ją otacza.
rule-738 = Kompania nie ma już faktorii w bazie.
rule-741 = Ta kompania nie ma już faktorii w bazie, a inna jeszcze ma.

## Księgi i księgowy

rule-802 = Najpierw wykorzystaj PK: na księgi albo na pieniądze.
rule-804 = Masz za mało PK na księgę A.
rule-805 = Masz za mało PK na księgę B.
rule-806 = Masz za mało PK na księgę C.
rule-811 = Na tym polu nie ma księgi.
rule-812 = Najpierw połóż wzięte księgi.
rule-814 = Księgi A nie można położyć na pustym polu z przekreślonym A.
rule-815 = Księgą można przykryć tylko księgę z tą samą literą.
rule-826 = Nie ma tu księgi do położenia.
rule-901 = Najpierw zakończ ruch kałamarza.
rule-902 = Na tym polu nie ma księgi.
rule-902-down = Ta księga jest już zakryta.
rule-902-ahead = Kałamarz idzie tylko o jedną księgę naraz, a ta księga jest już zakryta.
rule-903 = W tej akcji jedna księga została już odwrócona, a kałamarz idzie tylko o jedną księgę naraz.
rule-903-moved = Kałamarz idzie tylko o jedną księgę naraz, a po jego ruchu ksiąg się nie odwraca.
rule-905 = Księgi startowej nie można odwrócić.
rule-905-next = Twoje aktywne karty nie spełniają wymagania księgi startowej, a odwrócić jej nie można.
rule-907 = Twoje aktywne karty nie spełniają wymagania następnej księgi.
rule-907-person = Następna księga wymaga handlarza diamentami albo innego księgowego w grze.
rule-917 = Następne pole toru księgowości jest puste.
rule-1805 = Kałamarz stoi na ostatnim polu.

## Znaczniki bonusu i żetony bonusu

rule-1102 = Brakuje ci pieniędzy na to pole.
rule-1103 = Na tym polu leży już znacznik.
rule-1106 = W tej rundzie nie masz już znaczników bonusu.
rule-1107 = Nie masz na ręce karty na sprzedaż.
rule-1107-buy = Po opłaceniu tego pola nie będzie cię stać na żadną kartę.
rule-1107-good = Nie masz na ręce karty towaru pokazanego na tym polu.
rule-1109 = Pierwszy gracz nie może położyć tu znacznika w pierwszej turze rundy.
rule-1112 = Brakuje ci pieniędzy na tę kartę.
rule-1116 = Teraz sprzedaj kartę z ręki.
rule-1117 = Sprzedać można tylko kartę z ręki.
rule-1119 = Twoja łączna wartość nie osiąga tego progu.
rule-1120 = Inny gracz ma większą łączną wartość.
rule-1124 = { rule-1120 }
rule-1128 = Twoja łączna wartość w grze jest za mała na to pole.
rule-1204 = Nie masz żetonu +1 towar.
rule-1206 = Żeton +1 towar leży już na karcie.
rule-1210 = Żeton +1 towar kładzie się tylko na aktywnej karcie towaru.
rule-2004 = W tej kolumnie nie ma już faktorii.

## Koniec fazy i koniec gry

rule-1303 = Najpierw weź na rękę jeden stos odzyskiwania.
rule-1307 = Ta strefa odzyskiwania jest pusta.
rule-1501 = Gra jest zakończona.

## Tory kompanii

rule-1604 = Brakuje ci pieniędzy na odcinek płatny przed tobą.
rule-1608 = Twój znacznik stoi na ostatnim polu tego toru.
rule-1628 = W tej rundzie twój znacznik leży już na drugim polu tego toru.
rule-1629 = To pole nie jest jeszcze dla ciebie odblokowane: na tym torze twój znacznik nie dotarł do jego pola specjalnego.
rule-1629-soon = To pole zostało właśnie odblokowane: będzie dostępne od twojej następnej tury.
rule-1711 = Najpierw wybierz, ile bierzesz PK i ile kroków na torze diamentów.
rule-1714 = Brakuje ci pieniędzy na tę kartę.
rule-1714-bought = Karta z tego bonusu została już kupiona.
rule-1714-moved = Kroki na torze diamentów są już wykonane.
rule-1715 = Brakuje ci pieniędzy na tę kartę nawet po niższej cenie.
rule-1716 = Wykonaj przynajmniej jedno: kup kartę albo zrób kroki na torze diamentów.
rule-1718 = To pole przyjmuje tylko kartę towaru, który jest na nim pokazany.
rule-1720 = Ten tor został już wybrany.
rule-1720-own = Ten bonus nie daje kroków na własnym torze.
rule-1725 = Różnymi towarami można razem płacić tylko z kartą bananów wśród nich.
rule-1725-unbought = Różne towary można łączyć tylko przy zakupie karty.
rule-1727 = Niższą cenę możesz wybrać tylko wtedy, gdy masz oba bonusy bawełny.
rule-1727-no_cotton = Niższą cenę możesz wybrać tylko wtedy, gdy płacisz bawełną.
