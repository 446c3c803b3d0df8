## Konto

account-new = Załóż konto
account-new-why = Możesz grać bez konta. Nazwa i hasło pozwolą ci wrócić do swoich partii z dowolnego urządzenia.
account-new-do = Załóż konto
account-in = Zaloguj się
account-in-why = Partie rozpoczęte tutaj bez logowania zostaną dodane do twojego konta.
account-in-do = Zaloguj się
account-forgot = Nie pamiętasz hasła?
account-name = Nazwa
account-password = Hasło
account-password-hint = { $number ->
    [one] Co najmniej { $number } znak.
    [few] Co najmniej { $number } znaki.
   *[many] Co najmniej { $number } znaków.
}
account-you = Zalogowano jako { $name }
account-out = Wyloguj się

## Zmiana hasła

account-change = Zmień hasło
account-change-why = Pozostałe urządzenia zostaną wylogowane.
account-old = Obecne hasło
account-fresh = Nowe hasło
account-change-do = Zmień hasło

## Kody odzyskiwania

account-codes = Kody odzyskiwania
account-codes-why = Jeśli zapomnisz hasła, kod odzyskiwania pozwoli ustawić nowe. Każdy kod działa jeden raz.
account-codes-left = { $number ->
    [0] Nie masz kodów odzyskiwania.
    [one] Został { $number } kod.
    [few] Zostały { $number } kody.
   *[many] Zostało { $number } kodów.
}
account-codes-do = Utwórz nowe kody
account-codes-hint = Nowe kody zastąpią poprzednie.
account-codes-shown = Twoje kody odzyskiwania
account-codes-keep = Zapisz te kody i przechowuj je w bezpiecznym miejscu. Nie zostaną pokazane ponownie.
account-codes-done = Mam zapisane kody
account-recover = Ustaw nowe hasło
account-recover-why = Podaj nazwę, jeden z kodów odzyskiwania i nowe hasło. Pozostałe urządzenia zostaną wylogowane.
account-code = Kod odzyskiwania
account-recover-do = Ustaw hasło

## Gdzie trwa zalogowanie

account-sessions = Zalogowane urządzenia
account-sessions-why = Jeśli nie rozpoznajesz urządzenia, wyloguj je i zmień hasło.
account-sessions-see = Pokaż urządzenia
account-sessions-count = { $number ->
    [one] Zalogowano na { $number } urządzeniu.
   *[many] Zalogowano na { $number } urządzeniach.
}
account-session-here = to urządzenie
account-session-begun = Zalogowano: { $ago }
account-session-seen = Ostatnia aktywność: { $ago }
account-session-unknown = Nieznana przeglądarka
account-session-out = Wyloguj
account-session-out-of = Wyloguj: { $browser }
account-others-out = Wyloguj pozostałe urządzenia

## Dane

account-data = Twoje dane
account-data-why = Pobierz wszystko, co jest o tobie zapisane: ustawienia, stoły, ruchy, wiadomości z czatu i sesje.
account-data-do = Pobierz jako JSON
account-delete = Usuń konto
account-delete-guest = Usuń moje dane
account-delete-what = Co się stanie
account-delete-name = Nazwa, ustawienia, sesje i kody odzyskiwania zostaną usunięte. Nazwę będzie mógł zająć każdy.
account-delete-settings = Ustawienia i sesje zostaną usunięte.
account-delete-seats = W niezakończonych partiach twoje miejsce zajmie bot.
account-delete-rest = Zakończone partie i wiadomości z czatu zostaną u pozostałych graczy, ale bez twojej nazwy.
account-delete-consent = Rozumiem, że tego nie można cofnąć.
account-delete-do = Usuń na zawsze

## Co zrobiono

account-done-changed = Hasło zostało zmienione. Pozostałe urządzenia zostały wylogowane.
account-done-recovered = { $number ->
    [0] Ustawiono nowe hasło. Nie masz już kodów odzyskiwania: utwórz nowe.
    [one] Ustawiono nowe hasło. Został { $number } kod odzyskiwania.
    [few] Ustawiono nowe hasło. Zostały { $number } kody odzyskiwania.
   *[many] Ustawiono nowe hasło. Zostało { $number } kodów odzyskiwania.
}
account-done-out = Urządzenie zostało wylogowane.
account-done-others = Pozostałe urządzenia zostały wylogowane.
account-done-deleted = Twoje dane zostały usunięte.

## Co jest nie tak

account-wrong-short = { $number ->
    [one] Potrzebny jest co najmniej { $number } znak.
    [few] Potrzebne są co najmniej { $number } znaki.
   *[many] Potrzeba co najmniej { $number } znaków.
}
account-wrong-long = { $number ->
    [one] Użyj najwyżej { $number } znaku.
   *[many] Użyj najwyżej { $number } znaków.
}
account-wrong-unprintable = Używaj tylko widocznych liter, cyfr i znaków.
account-wrong-taken = Ta nazwa jest zajęta. Wybierz inną.
account-wrong-pair = Błędna nazwa lub hasło. Spróbuj ponownie.
account-wrong-old = To nie jest obecne hasło. Spróbuj ponownie.
account-wrong-code = Nazwa lub kod są błędne albo kod został już użyty.
account-wrong-consent = Zaznacz pole, aby potwierdzić.
account-wrong-gone = To urządzenie zostało już wylogowane.
problem-named = To urządzenie jest już zalogowane. Aby założyć inne konto, najpierw się wyloguj.
problem-signed-out = To urządzenie nie jest zalogowane. Zaloguj się i spróbuj ponownie.
