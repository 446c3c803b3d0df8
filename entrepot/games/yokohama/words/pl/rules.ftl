### Yokohama: dlaczego zasada zabrania, jedno zdanie na numer.

## Przygotowanie

rule-106 = Tego obszaru nie ma w grze trzyosobowej.
rule-107 = Tego obszaru nie ma w grze dwuosobowej.
rule-133 = Najpierw zachowaj jedno z dwóch rozdanych ci zamówień.

## Zasady ogólne

rule-213 = Koszt trzeba opłacić w całości i tylko tym, co masz.

## Tura

rule-301 = To nie twoja tura.
rule-302 = W fazie akcji dodatkowej (I) wykonujesz tylko akcje dodatkowe; pozostałe fazy są po niej.
rule-303 = Umieszczasz asystentów: umieść kolejnych albo zakończ.
rule-307 = W fazie akcji dodatkowej (II), tak jak w (I), wykonujesz tylko akcje dodatkowe.
rule-310 = Ta technologia działa raz na turę, a w tej turze już została użyta.
rule-311 = Przed krokiem można użyć tylko Uniwersytetu i Przędzalni.

## Umieszczanie

rule-401 = Pojedynczych asystentów umieszcza się na różnych obszarach, a na tym już stoi jeden z nich.
rule-404 = Dwóch asystentów umieszcza się na jednym obszarze zamiast pojedynczych, a pojedynczy już stoją.
rule-405 = Asystentów umieszcza się z ręki, a na ręce masz ich za mało.
rule-407 = Na Kanale nie można umieścić asystenta.
rule-410 = Stoją tam prezesi przeciwników, a nie masz czym zapłacić za umieszczenie asystenta.

## Ruch

rule-501 = Teraz przesuń prezesa albo zwróć go na rękę.
rule-502 = Prezes nie może się zatrzymać tam, gdzie stoi prezes przeciwnika.
rule-503 = Prezes jest na ręce: umieść go na obszarze z twoim asystentem.
rule-504 = Prezes stoi już na obszarze: przesuń go na inny.
rule-505 = Prezes idzie przez sąsiednie obszary, na których są twoi asystenci.
rule-505-empty = Prezes idzie tylko przez obszary z twoimi asystentami, a tam ich nie ma.
rule-505-canal = Kanał nie sąsiaduje z obszarem twojego prezesa.
rule-506 = Na tym obszarze nie masz asystenta.
rule-507 = Prezes jest w drodze: przesuń go dalej albo zatrzymaj na dozwolonym obszarze.
rule-508 = Stoi tu prezes przeciwnika, więc twój musi iść dalej.
rule-509 = Nie masz czym zapłacić przeciwnikom, których prezesi stoją na tym obszarze.
rule-510 = Prezes nie może wrócić na obszar, z którego zaczął ruch.
rule-512 = W jednym ruchu nie można dwa razy wejść na ten sam obszar.
rule-513 = Przejście przez Kanał jest płatne, a brakuje ci pieniędzy.
rule-514 = Prezes nie może się zatrzymać na Kanale.
rule-516 = Masz za mało pieniędzy, by prezes dotarł stamtąd na obszar, na którym może się zatrzymać.
rule-520 = Nie masz tam asystenta, którego można zwrócić.
rule-523 = Prezes jest już na ręce, a dopóki można go umieścić, asystenci nie wracają.
rule-524 = Samych asystentów zwraca się tylko wtedy, gdy prezesa z ręki nie ma gdzie umieścić.

## Premia 5-krotnej siły, budowanie i odzyskanie

rule-701 = Najpierw weź żeton 5-krotnej siły z tego obszaru albo z niego zrezygnuj.
rule-801 = Najpierw zbuduj tu sklep lub dom handlowy albo zrezygnuj z budowania.
rule-802 = Masz już sklep na tym obszarze.
rule-802-taken = To pole sklepu jest zajęte.
rule-803 = Na tym obszarze jest już dom handlowy.
rule-805 = Tego budynku nie masz na ręce, a z magazynu się nie buduje.

## Akcje dodatkowe

rule-1002 = Agenta można użyć raz na turę, a w tej turze już działał.
rule-1003 = Nie masz nieużytego agenta.
rule-1004 = Nie ma tam twojego asystenta, z którym agent mógłby wykonać akcję.
rule-1004-president = Agent nie wykonuje akcji tam, gdzie stoi twój prezes.
rule-1004-canal = Na Kanale agent nie wykonuje akcji.
rule-1004-none = Nie masz nieużytego agenta; potrzebuje on też obszaru z twoim asystentem i bez twojego prezesa.
rule-1007 = Najpierw wybierz, gdzie wykonać akcję: na oznaczonym obszarze czy na obszarze prezesa.
rule-1020 = To osiągnięcie masz już wypełnione.
rule-1023 = Bez asystenta na ręce nie można wypełnić osiągnięcia.
rule-1028 = Wypełnić można tylko zamówienie z własnej ręki.
rule-1030 = Nie masz wszystkich dóbr z tego zamówienia, a niczym nie można ich zastąpić.

## Port

rule-1207 = Drugie zamówienie kosztuje tu jeny lub dobro importowane, a nie masz czym zapłacić.
rule-1208 = Zamówienia bierze się tylko z planszy tego Portu, w którym wykonujesz akcję.
rule-1209 = Z siłą 1 nie można wziąć zamówienia.
rule-1210 = Z siłą 2 można wziąć zamówienie tylko z pól niskiego poziomu.
rule-1211 = Z siłą 3 można wziąć zamówienie tylko z pól niskiego i średniego poziomu.
rule-1215 = Nie masz na ręce miejsca na to zamówienie.
rule-1217 = To pole jest puste.

## Laboratorium

rule-1223 = Jesteś w drugim Laboratorium: weź technologię z jego planszy.
rule-1226 = Siła i dobra importowane nie pokrywają ceny, a na resztę brakuje jenów.
rule-1228 = Nie można zapłacić więcej, niż trzeba.
rule-1229 = Masz już technologię o tej nazwie.
rule-1230 = Od czwartej technologii obowiązuje dopłata, a brakuje na nią dóbr importowanych i jenów.
rule-1236 = To pole jest puste: talia technologii się skończyła.

## Agencja pracy

rule-1239 = Najpierw weź dozwoloną liczbę elementów z magazynu albo zakończ.
rule-1241 = Brakuje ci pieniędzy na sklep.
rule-1242 = Brakuje ci pieniędzy na następny dom handlowy.
rule-1244 = W twoim magazynie nie ma już takich elementów.

## Chińska dzielnica

rule-1245 = Jesteś w Chińskiej dzielnicy: dokonaj wymiany albo zakończ.
rule-1246 = Nie masz tego dobra, więc nie możesz go sprzedać.
rule-1246-poor = Nie masz tego dobra na sprzedaż, a na zakup cię nie stać.
rule-1247 = Brakuje ci pieniędzy na to dobro.
rule-1248 = Brakuje ci pieniędzy na dobro importowane.

## Kościół i Urząd celny

rule-1251 = Twojej wiary nie wystarczy na to pole, cokolwiek wydasz.
rule-1253 = Nie masz tego dobra, więc nie możesz go wydać na wiarę.
rule-1254 = Brakuje ci jenów na wiarę.
rule-1255 = Brakuje ci jenów na wiarę.
rule-1256 = W jednej akcji każdy rodzaj dobra i jeny można wydać na wiarę tylko raz.
rule-1257 = W jednej turze każdy rodzaj dobra i jeny można wydać na wiarę tylko raz.
rule-1259 = Najpierw dokup brakującą wiarę i nic ponad to.
rule-1260 = To pole planszy Kościoła jest zajęte.
rule-1264 = Masz mniej dóbr importowanych, niż wymaga to pole.
rule-1265 = Twoja siła nie pozwala oddać tylu dóbr importowanych.
rule-1267 = To pole planszy Urzędu celnego jest zajęte.
rule-1273 = Nie masz tam asystenta, którego można wysłać na planszę.
rule-1273-church = Ani na obszarze, ani na ręce nie masz asystenta, którego można wysłać na planszę.
rule-1273-customs = Ani na obszarze, ani na ręce nie masz asystenta, którego można wysłać na planszę.

## Technologie

rule-1301 = Nie masz tej technologii.
rule-1327 = Za umieszczenie prezesa obok prezesów przeciwników się płaci, a brakuje ci pieniędzy.
rule-1328 = Przędzalnia wymaga 1 jedwabiu, a nie masz żadnego.
rule-1333 = Najpierw wybierz obszar na żeton stacji.
rule-1338 = W tej grze nie ma bezpośredniego ruchu na Stację: wchodzi się tam jak na każdy inny obszar.
rule-1339 = Ruch na Stację wymaga, aby był tam twój asystent.
rule-1339-there = Twój prezes stoi już na obszarze z żetonem stacji.
rule-1340 = Bezpośrednio na Stację może się ruszyć tylko właściciel tej technologii.
rule-1342 = Żetonu stacji nie można umieścić na Kanale.
rule-1346 = Dodatkowego asystenta z Telegramu umieszcza się na obszarze sąsiadującym z obszarem dwóch pierwszych.
rule-1348 = Asystenta z Telegramu nie można umieścić na Kanale.
rule-1350 = Najpierw zdecyduj, czy dzięki Telefonowi asystent zostaje na obszarze.
rule-1352 = Tramwajem można dojechać tylko tam, gdzie nie ma prezesów przeciwników.
rule-1353 = Tramwajem można dojechać tylko na obszar z twoim asystentem.
rule-1354 = Tramwajem można dojechać tylko na obszar z twoim asystentem.
rule-1356 = Jadąc Tramwajem z Systemem pocztowym, płacisz przeciwnikom na tym obszarze, a nie masz czym.
rule-1357 = Tramwajem prezes jedzie na inny obszar.
rule-1357-canal = Tramwajem nie można dojechać na Kanał.
rule-1358 = Brakuje ci pieniędzy na Uniwersytet.
rule-1359 = W twoim magazynie nie ma już asystentów.

## Osiągnięcia

rule-1401 = Do tego osiągnięcia masz za mało miedzi.
rule-1402 = Do tego osiągnięcia masz za mało jedwabiu.
rule-1403 = Do tego osiągnięcia masz za mało herbaty.
rule-1404 = Do tego osiągnięcia masz za mało ryb.
rule-1405 = Do tego osiągnięcia masz za mało pieniędzy.
rule-1406 = Do tego osiągnięcia masz za mało żetonów 5-krotnej siły i agentów.
rule-1407 = Do tego osiągnięcia masz za mało wypełnionych zamówień.
rule-1408 = Do tego osiągnięcia masz za mało technologii.
rule-1409 = Do tego osiągnięcia masz za mało obszarów produkcyjnych z budynkami.
rule-1410 = Do tego osiągnięcia masz za mało obszarów handlowych z budynkami.
rule-1411 = Do tego osiągnięcia masz za mało obszarów produkcyjnych lub handlowych z budynkami.
rule-1412 = Do tego osiągnięcia masz za mało obszarów produkcyjnych lub handlowych z budynkami.

## Ikony

rule-1504 = Najpierw wybierz dobro handlowe, które otrzymasz.
rule-1508 = Ruch asystenta przenosi jednego twojego asystenta na inny obszar.
rule-1508-dropping = Asystent jest przenoszony z tego obszaru i musi trafić na inny.
rule-1508-lifting = Nie masz tam asystenta, którego można przenieść.
rule-1512 = Przenosisz asystentów: wybierz jednego albo zakończ.
rule-1513 = Asystenta nie można przenieść na Kanał.

## Koniec, gra na dwoje i minidodatki

rule-1609 = Gra jest zakończona.
rule-1812 = W grze dwuosobowej to pole jest zablokowane.
rule-1903 = Wziąć można tylko odkryty żeton nagrody osiągnięć.
rule-1904 = Najpierw weź jeden z żetonów nagrody osiągnięć.
