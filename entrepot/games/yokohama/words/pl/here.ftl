### Co się robi w tym miejscu i kiedy: dla tych, którzy kliknęli je w innej chwili

here-area = Tutaj umieszczasz asystentów w kroku 1, przesuwasz prezesa w kroku 2 i wykonujesz akcję w kroku 3.
here-area-canal = Przez Kanał prezes przechodzi w kroku 2.
here-area-405 = Nie masz na ręce asystenta, którego można by tu umieścić w kroku 1.
here-area-410 = Stoją tu prezesi przeciwników, a nie masz czym zapłacić, więc w kroku 1 nie umieścisz tu asystenta.
here-site = Sklep zbudujesz tu w kroku 5, po akcji na tym obszarze z siłą 4 lub większą.
here-house = Dom handlowy zbudujesz tu w kroku 5, po akcji na tym obszarze z siłą 4 lub większą.
here-token = Ten żeton weźmiesz w kroku 4, po akcji na tym obszarze z siłą 5.
here-board = Tej planszy używasz w kroku 3, wykonując akcję na jej obszarze.
here-port = Zamówienia bierzesz stąd w kroku 3, wykonując akcję w tym Porcie.
here-lab = Technologie bierzesz stąd w kroku 3, wykonując akcję w tym Laboratorium.
here-church = Asystenta umieścisz tu w kroku 3, wykonując akcję w Kościele.
here-customs = Asystenta umieścisz tu w kroku 3, wykonując akcję w Urzędzie celnym.
here-order = Zamówienia wypełniasz w fazach akcji dodatkowej.
here-achievement = Osiągnięcia wypełniasz w fazach akcji dodatkowej.
here-reward = Jeden z tych żetonów bierzesz po wypełnieniu wszystkich trzech osiągnięć.
here-agent = Aby użyć agenta w fazie akcji dodatkowej, wybierz obszar, na którym wykona akcję.
here-supply = Agenta otrzymujesz za co drugi symbol jego kraju.
here-good = Dobra wydajesz, wypełniając zamówienia, oraz w kroku 3 w Chińskiej dzielnicy i Kościele.
here-good-import = Dobrami importowanymi płacisz w kroku 3: w Kościele, Urzędzie celnym, Laboratorium albo Porcie.
here-good-yen = Jeny wydajesz przy opłatach i zakupach; tutaj nie ma czego klikać.
here-piece-assistant = Asystentów z ręki umieszczasz w kroku 1.
here-piece-shop = Sklepy z ręki budujesz w kroku 5.
here-piece-trading_house = Domy handlowe z ręki budujesz w kroku 5.
here-piece-president = Prezesa przesuwasz w kroku 2.
here-panel = Widać tu, co ma gracz; nie ma tu nic do zrobienia.
here-meter = Widać tu, jak blisko jest koniec gry; nie ma tu nic do zrobienia.
here-meter-technologies = Widać tu, ile zostało technologii; nie ma tu nic do zrobienia.
here-technology = Technologia działa dla właściciela zawsze, gdy spełniony jest jej warunek.
here-technology-university = Uniwersytetu używasz między krokami tury: gdy to możliwe, pojawia się przycisk.
here-technology-spinning_mill = Przędzalni używasz między krokami tury: gdy to możliwe, pojawia się przycisk.
here-technology-exposition = Wystawa dała punkty, gdy ją wzięto; nic więcej nie daje.
now-acting = Właśnie wykonujesz tu akcję.
now-area = Wybierz obszar, na którym go umieścisz.
now-space = Wybierz pole, na którym go zbudujesz.
now-source = Gdy wybierzesz pole, asystenta możesz wziąć stąd.
now-board = Właśnie używasz tej planszy.
now-chosen = Pole masz już wybrane.
now-onward = Stamtąd prezes musiałby iść dalej.
taken-token = Ten żeton został już wzięty.
taken-supply = Nie ma już agentów tego kraju.
taken-reward = Masz już żeton nagrody osiągnięć.
taken-piece-assistant = Nie masz asystentów na ręce; wracają w kroku 6 albo gdy zwracasz prezesa na rękę.
taken-piece-shop = Nie masz sklepów na ręce; z magazynu bierzesz je w Agencji pracy.
taken-piece-trading_house = Nie masz domów handlowych na ręce; z magazynu bierzesz je w Agencji pracy.

## Czego brakuje

amount-assistant = { $number ->
    [one] { $number } asystent
    [few] { $number } asystentów
   *[other] { $number } asystentów
}
amount-token = { $number ->
    [one] { $number } żeton lub agent
    [few] { $number } żetony lub agenci
   *[other] { $number } żetonów lub agentów
}
amount-order = { $number ->
    [one] { $number } wypełnione zamówienie
    [few] { $number } wypełnione zamówienia
   *[other] { $number } wypełnionych zamówień
}
amount-technology = { $number ->
    [one] { $number } technologia
    [few] { $number } technologie
   *[other] { $number } technologii
}
amount-production_area = { $number ->
    [one] { $number } obszar produkcyjny
    [few] { $number } obszary produkcyjne
   *[other] { $number } obszarów produkcyjnych
}
amount-commercial_area = { $number ->
    [one] { $number } obszar handlowy
    [few] { $number } obszary handlowe
   *[other] { $number } obszarów handlowych
}
