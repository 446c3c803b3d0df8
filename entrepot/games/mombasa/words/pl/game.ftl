### Mombasa: nazwy. Atrybuty to przypadki; `at`, `to` i `from` zawierają przyimek.

title = Mombasa

## Gracze

player-blue = Niebieski
    .gen = Niebieskiego
    .dat = Niebieskiemu
player-pink = Różowy
    .gen = Różowego
    .dat = Różowemu
player-purple = Fioletowy
    .gen = Fioletowego
    .dat = Fioletowemu
player-yellow = Żółty
    .gen = Żółtego
    .dat = Żółtemu

## Kompanie

company-mombasa = Mombasa
    .gen = Mombasy
    .acc = Mombasę
company-cape_town = Kapsztad
    .gen = Kapsztadu
company-saint_louis = Saint-Louis
company-cairo = Kair
    .gen = Kairu
base-mombasa = Mombasa, kolumna { $number }
base-cape_town = Kapsztad, kolumna { $number }
base-saint_louis = Saint-Louis, kolumna { $number }
base-cairo = Kair, kolumna { $number }

## Towary i karty; liczba to wartość

good-coffee = kawa
    .gen = kawy
good-banana = banany
    .gen = bananów
good-cotton = bawełna
    .gen = bawełny
kind-coffee = kawa { $number }
    .acc = kawę { $number }
kind-banana = banany { $number }
kind-cotton = bawełna { $number }
    .acc = bawełnę { $number }
kind-expansion = ekspansja { $number }
    .acc = ekspansję { $number }
kind-bookkeeper = księgowy { amount-bp }
    .acc = księgowego { amount-bp }
kind-merchant = handlarz diamentami
    .acc = handlarza diamentami
kind-merchant-mombasa = handlarz diamentami Mombasy
    .acc = handlarza diamentami Mombasy
kind-merchant-cape_town = handlarz diamentami Kapsztadu
    .acc = handlarza diamentami Kapsztadu
kind-merchant-saint_louis = handlarz diamentami Saint-Louis
    .acc = handlarza diamentami Saint-Louis
kind-merchant-cairo = handlarz diamentami Kairu
    .acc = handlarza diamentami Kairu
kind-share-mombasa = karta udziałów Mombasy { $number }
    .acc = kartę udziałów Mombasy { $number }
kind-share-cape_town = karta udziałów Kapsztadu { $number }
    .acc = kartę udziałów Kapsztadu { $number }
kind-share-saint_louis = karta udziałów Saint-Louis { $number }
    .acc = kartę udziałów Saint-Louis { $number }
kind-share-cairo = karta udziałów Kairu { $number }
    .acc = kartę udziałów Kairu { $number }
shares-mombasa = { $number ->
    [one] { $number } udział Mombasy
    [few] { $number } udziały Mombasy
   *[other] { $number } udziałów Mombasy
}
shares-cape_town = { $number ->
    [one] { $number } udział Kapsztadu
    [few] { $number } udziały Kapsztadu
   *[other] { $number } udziałów Kapsztadu
}
shares-saint_louis = { $number ->
    [one] { $number } udział Saint-Louis
    [few] { $number } udziały Saint-Louis
   *[other] { $number } udziałów Saint-Louis
}
shares-cairo = { $number ->
    [one] { $number } udział Kairu
    [few] { $number } udziały Kairu
   *[other] { $number } udziałów Kairu
}

## Ilości

amount-money = £{ $number }
amount-bp = { $number } PK
amount-diamonds = { $number ->
    [one] { $number } krok na torze diamentów
    [few] { $number } kroki na torze diamentów
   *[other] { $number } kroków na torze diamentów
}
amount-steps = { $number ->
    [one] { $number } krok
    [few] { $number } kroki
   *[other] { $number } kroków
}
amount-points = { $number ->
    [one] { $number } punkt ekspansji
    [few] { $number } punkty ekspansji
   *[other] { $number } punktów ekspansji
}
amount-units = { $number ->
    [one] { $number } jednostka
    [few] { $number } jednostki
   *[other] { $number } jednostek
}
amount-posts = { $number ->
    [one] usuń { $number } faktorię
    [few] usuń { $number } faktorie
   *[other] usuń { $number } faktorii
}
amount-markers = { $number ->
    [one] { $number } znacznik bonusu
    [few] { $number } znaczniki bonusu
   *[other] { $number } znaczników bonusu
}
steps-mombasa = { $number ->
    [one] { $number } krok na torze Mombasy
    [few] { $number } kroki na torze Mombasy
   *[other] { $number } kroków na torze Mombasy
}
steps-cape_town = { $number ->
    [one] { $number } krok na torze Kapsztadu
    [few] { $number } kroki na torze Kapsztadu
   *[other] { $number } kroków na torze Kapsztadu
}
steps-saint_louis = { $number ->
    [one] { $number } krok na torze Saint-Louis
    [few] { $number } kroki na torze Saint-Louis
   *[other] { $number } kroków na torze Saint-Louis
}
steps-cairo = { $number ->
    [one] { $number } krok na torze Kairu
    [few] { $number } kroki na torze Kairu
   *[other] { $number } kroków na torze Kairu
}

## Księgi: czego wymagają i co dają

need-coffee = kawa { $number }
need-banana = banany { $number }
need-cotton = bawełna { $number }
need-any = jeden dowolny towar { $number }
need-expansion = { amount-points }
need-person = { $number ->
    [one] handlarz diamentami lub inny księgowy
    [few] { $number } handlarze diamentami lub inni księgowi
   *[other] { $number } handlarzy diamentami lub innych księgowych
}
total-coffee = łączna wartość kawy minus 1, w £
total-banana = łączna wartość bananów minus 1, w £
total-cotton = łączna wartość bawełny minus 1, w £

## Miejsca

slot = miejsce { $number }
    .at = na miejscu { $number }
    .from = z miejsca { $number }
slot-diamond = miejsce diamentów
    .at = na miejscu diamentów
    .from = z miejsca diamentów
slot-book = miejsce ksiąg
    .at = na miejscu ksiąg
    .from = z miejsca ksiąg
recovery = strefa odzyskiwania { $number }
    .from = ze strefy { $number }
recovery-diamond = strefa odzyskiwania diamentów
    .from = ze strefy diamentów
recovery-book = strefa odzyskiwania ksiąg
    .from = ze strefy ksiąg
display-left = lewa kolumna, rząd { $number }
display-middle = środkowa kolumna, rząd { $number }
display-right = prawa kolumna, rząd { $number }
region-n = N{ $number }
region-e = E{ $number }
region-s = S{ $number }
region-w = W{ $number }
region-i = I{ $number }
region-c = C{ $number }
region-x = X{ $number }
book_space-a = księga A, pole { $number }
    .acc = księgę A z pola { $number }
book_space-b = księga B, pole { $number }
    .acc = księgę B z pola { $number }
book_space-c = księga C, pole { $number }
    .acc = księgę C z pola { $number }
shelf = pole księgi { $number }
    .to = na polu { $number }
    .at = na polu { $number }
shelf-start = księga startowa
    .at = na żetonie startowym
shelf-picture = rysunek kałamarza
    .at = na żetonie startowym
taken = wzięta księga { $number }
    .acc = wziętą księgę { $number }
start_tile = żeton startowy { $number }

## Pola bonusowe i żetony bonusu

space-first = pole pierwszego gracza
    .at = na polu pierwszego gracza
space-buy = pole zakupu
    .at = na polu zakupu
space-sell = pole sprzedaży
    .at = na polu sprzedaży
space-coffee = pole przewagi kawy
    .at = na polu przewagi kawy
space-banana = pole przewagi bananów
    .at = na polu przewagi bananów
space-cotton = pole przewagi bawełny
    .at = na polu przewagi bawełny
space-expansion = pole przewagi ekspansji
    .at = na polu przewagi ekspansji
space-good_tile = pole żetonu +1 towar
    .at = na polu żetonu +1 towar
space-bookkeeper_tile = pole żetonu księgowego
    .at = na polu żetonu księgowego
space-merchant_tile = pole żetonu handlarza diamentami
    .at = na polu żetonu handlarza diamentami
space-expansion_tile = pole żetonu ekspansji
    .at = na polu żetonu ekspansji
space-c_1 = pierwsze pole specjalne toru C
    .at = na pierwszym polu specjalnym toru C
space-c_2 = drugie pole specjalne toru C
    .at = na drugim polu specjalnym toru C
space-d_1 = pierwsze pole specjalne toru D
    .at = na pierwszym polu specjalnym toru D
space-d_2 = drugie pole specjalne toru D
    .at = na drugim polu specjalnym toru D
bonus_tile-good = żeton +1 towar
    .from = z żetonu +1 towar
bonus_tile-bookkeeper = żeton księgowego
    .from = z żetonu bonusu
bonus_tile-merchant = żeton handlarza diamentami
    .from = z żetonu bonusu
bonus_tile-expansion = żeton ekspansji
    .from = z żetonu ekspansji
tier = próg { $number }
    .gen = progu { $number }

## Części nagrody

part-bp = PK
part-steps = kroki na torze kompanii
    .gen = kroków na torze kompanii
part-posts = usuwanie faktorii
    .gen = usuwania faktorii
