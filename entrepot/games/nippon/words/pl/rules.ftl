### Nippon: dlaczego zasada odmawia, po jednym zdaniu na numer zbioru zasad.

## Żetony startowe

rule-202 = Tej pary żetonów startowych nie ma do wyboru.
rule-203 = Najpierw wybierz parę żetonów startowych.
rule-215 = Najpierw wybierz stronę starej fabryki.
rule-216 = Najpierw weź robotnika z woreczka.
rule-224 = Stara fabryka nigdy nie produkuje.
rule-227 = Stara fabryka nie ma pól maszyn.
rule-229 = Nie masz węgla na żetonie ani na fabryce.
rule-233 = W woreczku nie ma robotnika tego koloru.

## Pojęcia ogólne

rule-302 = To nie twoja tura.
rule-307 = Na tym polu nie ma twojej fabryki.
rule-316 = Na twoim zaibatsu nie ma już takich elementów.
rule-316-destinations = Żadne miejsce docelowe nie jest teraz dla ciebie otwarte.
rule-316-stations = Nie ma wolnych pól pociągów.
rule-316-cells = Nie masz fabryki z wolnym polem maszyny.
rule-316-right = Wolne są tylko prawe pola maszyn, a nie masz na nie żelaza.
rule-320 = Nie masz jedwabiu.
rule-324 = Najpierw weź to, co ci przypadło.
rule-327 = Najpierw zapłać całą cenę zdolności albo z niej zrezygnuj.

## Tura i zatrudnianie

rule-403 = W swojej turze wykonujesz jedną akcję albo przeprowadzasz konsolidację.
rule-405 = Na polu zatrudnienia nad akcją nie ma takiego robotnika.
rule-406 = Twój obszar robotników jest pełny, więc musisz przeprowadzić konsolidację.
rule-407 = Nie możesz wykonać ani jednej pełnej aktywacji tej akcji.
rule-407-silk = Ten jedwab jest ci teraz potrzebny do budowy fabryki.
rule-407-steps = Nie stać cię ani na jeden krok, nawet z jedwabiem.
rule-407-no_factory = Nie masz fabryki, która może produkować.
rule-407-coal = Nie masz dość węgla na żadną ze swoich fabryk.
rule-407-goods = Nie masz towarów do wydania.
rule-407-full = Twój obszar fabryk jest pełny.
rule-407-none = Nie ma już fabryk do zbudowania.
rule-407-factory = Brakuje ci pieniędzy na fabrykę, nawet z jedwabiem.
rule-407-science = Twój poziom nauki jest za niski na każdą dostępną fabrykę, nawet z jedwabiem.
rule-407-pieces = Na twoim zaibatsu nie ma już elementów do tej akcji.
rule-407-destinations = Żadne miejsce docelowe nie jest teraz dla ciebie otwarte.
rule-407-stations = Nie ma wolnych pól pociągów.
rule-407-iron = Brakuje ci żelaza.
rule-407-price = Brakuje ci żelaza na jedną cenę, a pieniędzy na drugą.
rule-407-machine = Brakuje ci pieniędzy na maszynę, nawet z jedwabiem.
rule-407-cells = Nie masz fabryki z wolnym polem maszyny.
rule-407-right = Wolne są tylko prawe pola maszyn, a te kosztują żelazo.
rule-407-markets = Z twoimi towarami i żetonami wpływów nie możesz zaopatrzyć żadnego rynku lokalnego.
rule-411 = Pole zatrudnienia nad tą akcją jest puste.
rule-416 = Przerwać można dopiero po jednej pełnej aktywacji.
rule-423 = Turę może pominąć tylko gracz, który nie może wykonać ani akcji, ani konsolidacji.
rule-427 = Akcja jest już wykonana: zakończ turę, a przedtem możesz zamienić jedwab na pieniądze.

## Nauka, wydobycie, departamenty

rule-501 = Nie stać cię na tyle kroków na torze nauki, nawet z jedwabiem.
rule-502 = Nie stać cię na tyle kroków na torze wydobycia, nawet z jedwabiem.
rule-503 = Najpierw wybierz, za ile kroków na torze nauki płacisz.
rule-510 = Tego departamentu nie ma wśród dostępnych.
rule-1006 = Najpierw wybierz tor dla białego departamentu.
rule-1007 = Krok na każdym z dwóch torów wymaga ulepszonego białego departamentu.

## Fabryki

rule-601 = Brakuje ci pieniędzy na tę fabrykę, nawet z jedwabiem.
rule-601-science = Po zastąpieniu brakującej nauki jedwabiem brakuje ci pieniędzy na tę fabrykę.
rule-602 = Tej fabryki nie ma w tej rozgrywce.
rule-602-built = Ta fabryka jest już zbudowana.
rule-605 = Do tej fabryki brakuje ci więcej poziomów nauki, niż może zastąpić jedwab.
rule-606 = Brakuje ci jedwabiu, by zastąpić brakujący poziom nauki.
rule-612 = Ta fabryka nie modyfikuje tej akcji.
rule-612-empty = Na tym polu nie ma twojej fabryki.
rule-612-machines = Ta fabryka nie modyfikuje tej akcji; aby zbudować maszynę, wybierz pole maszyny w fabryce.
rule-612-investment = Ta fabryka nie modyfikuje tej akcji; aby wydać towary, wybierz towary pod fabryką.
rule-614 = W tej turze użyto już modyfikatora akcji.
rule-615 = Najpierw użyj jednego modyfikatora akcji albo z niego zrezygnuj.
rule-619 = Twój obszar fabryk jest pełny.
rule-625 = Najpierw wybierz, co rozpatrujesz wcześniej: zdolność pierwszej fabryki czy to, co na nią czekało.
rule-627 = Warunek tego modyfikatora nie jest spełniony.
rule-627-machine = W tej akcji nie zbudowano maszyny w tej fabryce.
rule-627-produced = Ta fabryka nie produkowała w tej akcji.
rule-627-contracts = W tej akcji zrealizowano za mało kontraktów.
rule-632 = Tego modyfikatora używa się po ostatniej aktywacji.
rule-632-any = Tego modyfikatora używa się dopiero po pierwszej aktywacji.
rule-632-first = Ten modyfikator obniża cenę, więc używa się go przed pierwszą aktywacją.
rule-633-stocking = Każdy z tych towarów musi trafić do innej twojej fabryki.
rule-633 = Tę bezpłatną maszynę trzeba zbudować w innej fabryce.
rule-634 = Zdolność wskazuje dla tego statku inne miejsce docelowe.
rule-634-free_train = Zdolność wskazuje dla tego pociągu inny region.
rule-635 = W tej akcji nie zbudowano pociągu w tym regionie.

## Maszyny i produkcja

rule-701 = Brakuje ci pieniędzy na tę maszynę, nawet z jedwabiem.
rule-702 = Na tym polu nie ma twojej fabryki.
rule-705 = To pole maszyny jest zajęte.
rule-706 = Brakuje ci żelaza na to pole maszyny.
rule-709 = W jednej akcji „Maszyny” można zbudować w fabryce najwyżej jedną maszynę.
rule-801 = Ta fabryka już produkowała w tej akcji.
rule-802 = Na tym polu nie ma twojej fabryki.
rule-803 = Brakuje ci węgla na tę produkcję.
rule-810 = Pola towarów tej fabryki są pełne.
rule-812 = Nie ma tu towarów rodzaju, który wydajesz.

## Statki i pociągi

rule-901 = W tej akcji wysłano tam już statek.
rule-901-iron = Brakuje ci żelaza na ten statek.
rule-901-money = Brakuje ci pieniędzy na ten statek, nawet z jedwabiem.
rule-907 = W tym miejscu docelowym nie ma eksperta.
rule-908 = W twoim obszarze robotników nie ma pustego pola na eksperta.
rule-909 = Akcja „Statki” wymaga dwóch pustych pól w obszarze robotników.
rule-912 = Wszystkie pola statków tego miejsca docelowego są zajęte.
rule-1101 = W tej akcji zbudowano już pociąg w tym regionie.
rule-1101-iron = Brakuje ci żelaza na ten pociąg.
rule-1101-money = Brakuje ci pieniędzy na ten pociąg, nawet z jedwabiem.
rule-1104 = To pole pociągu jest zajęte.
rule-1107 = To pole pociągu jest niedostępne przy tej liczbie graczy.

## Rynki lokalne

rule-1201 = W jednej akcji zaopatruje się tylko jeden region, a zaczęto już w innym.
rule-1205 = Nie masz tylu towarów rodzaju, którego wymaga to pole.
rule-1207 = Najpierw weź premię regionu albo PZ.
rule-1213 = Nie masz w zasobach żetonu wpływów za tyle towarów.
rule-1213-goods = Nie masz dość towarów na żaden pasujący żeton ze swoich zasobów.
rule-1213-none = Nie masz w zasobach żadnego żetonu wpływów, który można tu położyć.
rule-1214 = Żeton wpływów za tyle towarów jest jeszcze zablokowany.
rule-1214-goods = Nie masz dość towarów na żaden pasujący żeton ze swoich zasobów.
rule-1214-none = Nie masz w zasobach żadnego żetonu wpływów, który można tu położyć.
rule-1217 = Za tyle towarów twój żeton nie jest wyższy od żetonu na tym polu.
rule-1217-goods = Żeton wyższy od tego na polu wymaga więcej towarów.
rule-1217-low = Za żadną liczbę towarów twój żeton nie będzie wyższy od żetonu na tym polu.
rule-1217-token = Nie masz w zasobach żetonu wpływów, który odpowiada twoim towarom i jest dość wysoki na to pole.
rule-1222 = Ten rynek lokalny jest pełny, a za tyle towarów twój żeton nie jest wyższy od wszystkich leżących na nim.
rule-1222-goods = Ten rynek lokalny jest pełny: żeton wyższy od wszystkich leżących na nim wymaga więcej towarów.
rule-1222-low = Ten rynek lokalny jest pełny, a za żadną liczbę towarów twój żeton nie będzie wyższy od wszystkich leżących na nim.
rule-1222-token = Nie masz w zasobach żetonu wpływów, który odpowiada twoim towarom i jest dość wysoki na to pole.
rule-1224 = Wrócić może tylko jeden z najniższych żetonów tego rynku lokalnego.

## Inwestycje i kontrakty

rule-1301 = Teraz wydajesz towary, aby inwestować albo realizować kontrakty.
rule-1302 = Nie masz towarów tego rodzaju.
rule-1303 = Brakuje ci towarów tego rodzaju na drugą aktywację.
rule-1304 = Brakuje ci towarów tego rodzaju na trzecią aktywację.
rule-1305 = W tej akcji wydano już towary tego rodzaju.
rule-1311 = W tej akcji nie wydano towarów poziomu, którego wymaga ten kontrakt.
rule-1314 = Ten kontrakt jest już zrealizowany.
rule-1320 = Najpierw zainwestuj albo zrealizuj kontrakt.

## Konsolidacja, koniec gry i cele

rule-1401 = Nie masz robotnika do konsolidacji.
rule-1404 = Najpierw weź żeton przychylności i połóż go na celu.
rule-1405 = Nie masz już żetonów przychylności tego poziomu.
rule-1406 = Na tym celu leży już żeton przychylności.
rule-1421 = Najpierw wypłać pensje.
rule-1432 = Masz za mało robotników na żeton przychylności tego poziomu.
rule-1433 = Nie masz tyle węgla.
rule-1433-allowed = Fabryka nie pozwala zachować tyle węgla.
rule-1434 = Zachowujesz tyle, na ile pozwala fabryka, a masz za mało pieniędzy, by to uzupełnić.
rule-1715 = Gra jest zakończona.
rule-1718 = To ostatnia konsolidacja: możesz jeszcze tylko zamienić jedwab na pieniądze.
rule-1904 = Najpierw wybierz nagrodę za cel wspólny.
