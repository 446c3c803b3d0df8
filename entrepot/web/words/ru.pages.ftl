### Слова страниц вне стола.

## Каждая страница

page-motto = Сложные экономические игры с друзьями и против ботов
page-language = Язык
page-theme = Светлая или тёмная тема
page-rules = Правила
page-settings = Настройки
page-account = Аккаунт
page-back = Назад
page-more = О сайте
page-credits = Авторы
page-unofficial = Неофициальная версия: с правообладателями не связана, рисунки и тексты собственные.

## Главная страница: игры

start-games = Игры
start-players = игроков
start-minutes = { $minutes } мин
start-weight = сложность
start-weight-of = сложность { $number } из { $most }
start-play = Играть
start-set-up = Создать стол
start-newcomer = Впервые здесь?
start-guided = Учиться по ходу игры
start-coming = Появится позже
start-stage = { $stage ->
    [rules] В разработке: только правила, стол без рисунков
   *[other] В разработке: стол без рисунков
}
start-about = Об игре
start-values = Реконструкция значений
start-game = { $what }: { $game }

## Главная страница: свои партии

start-own = Ваши партии
start-counts = идут: { $running }, закончены: { $over }
start-done = Законченные партии
start-to-look = Партии для просмотра
start-none = Партий пока нет. Нажмите «Играть» — боты уже за столом.
start-turn = Ваш ход
start-last = Последний ход: { $player }, { $when }
start-missing = { $number ->
    [0] Все на месте.
    [one] Не хватает { $number } игрока.
   *[other] Не хватает { $number } игроков.
}
start-abandoned = Партия прервана
start-kept = Продолжить нельзя
start-shared = Запись партии
kept-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
start-place = { $place }-е место из { $seats }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
start-alone-won = Победа, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
start-alone-lost = Поражение
start-when-over = закончена { $when }
start-when-left = прервана { $when }
start-when-shared = открыта { $when }
start-against-bots = против ботов
start-against-screen = за одним экраном
start-against-link = по ссылке
start-against-both = по ссылке и с ботами
start-pace-hour = час на ход
start-pace-day = сутки на ход
start-pace-three_days = трое суток на ход
start-pace-week = неделя на ход
start-continue = Продолжить
start-open = Открыть
start-review = Разобрать

## Главная страница: чужие столы

start-join-title = Сесть за стол
start-link = Ссылка на стол
start-paste = Вставьте ссылку
start-join = Сесть
start-watch-title = Смотреть
start-tables = { $number ->
    [one] { $number } открытый стол
    [few] { $number } открытых стола
   *[many] { $number } открытых столов
}
start-no-tables = Открытых столов сейчас нет.
start-watch = Смотреть
start-sit = Занять место
start-open-saved = Открыть сохранённую партию
start-file = Файл сохранённой партии
start-too-large = Файл больше 1 МБ: это не сохранённая партия.

## Время

ago-now = только что
ago-minutes = { $number ->
    [one] { $number } минуту назад
    [few] { $number } минуты назад
   *[many] { $number } минут назад
}
ago-hours = { $number ->
    [one] { $number } час назад
    [few] { $number } часа назад
   *[many] { $number } часов назад
}
ago-days = { $number ->
    [1] вчера
    [one] { $number } день назад
    [few] { $number } дня назад
   *[many] { $number } дней назад
}
clock-days = { $number } дн.
clock-hours = { $number } ч
clock-minutes = { $number } мин
left-minutes = { $player }: { $number ->
    [one] осталась { $number } минута
    [few] осталось { $number } минуты
   *[many] осталось { $number } минут
}
left-hours = { $player }: { $number ->
    [one] остался { $number } час
    [few] осталось { $number } часа
   *[many] осталось { $number } часов
}
left-days = { $player }: { $number ->
    [one] остался { $number } день
    [few] осталось { $number } дня
   *[many] осталось { $number } дней
}

## Подготовка стола

setup-title = Новый стол: { $game }
setup-who = Кто играет
setup-players = Игроков
setup-seat = { $seat }: кто играет
setup-name = Имя
setup-name-of = { $seat }: имя игрока
setup-level-of = { $seat }: уровень бота
setup-seating = Порядок хода
setup-seating-listed = Как в списке
setup-seating-random = Случайный
setup-game = Параметры игры
setup-company = Темп и зрители
setup-pace = Темп
setup-public = Открытый стол
setup-public-hint = Его увидят все на главной странице. Иначе войти можно только по ссылке.
setup-spectators = Пускать зрителей
setup-spectators-hint = Они увидят только открытую информацию.
setup-components = Используются ваши файлы компонентов. Их отпечаток: { $digest }.
setup-rulings = Трактовки правил
setup-rulings-hint = Когда книгу правил можно понять по-разному, мы выбираем одну трактовку. Если за вашим столом принята другая, укажите её; правило по ссылке объясняет обе.
setup-make = Открыть стол
setup-needs = Только с вариантом «{ $option }: { $choice }».
setup-needs-players = Только при числе игроков: { $players }.
setup-wrong = Стол пока не открыть: исправьте отмеченное ниже.
setup-wrong-players = Игроков может быть { $players }. Выберите одно из этих чисел.
setup-wrong-choice = Такого варианта нет. Выберите из списка.
setup-wrong-you-twice = У вас уже есть место. Отдайте это другу или боту.
setup-wrong-screen = Если за вашим экраном играет друг, займите место и сами.
setup-wrong-twice = У двух игроков одинаковые имена. Измените одно из них.
setup-wrong-first = { $number ->
    [one] Здесь только { $number } место. Выберите другого первого игрока.
    [few] Здесь только { $number } места. Выберите другого первого игрока.
   *[many] Здесь только { $number } мест. Выберите другого первого игрока.
}

seat-you = Вы
seat-screen = Друг за этим экраном
seat-link = Друг по ссылке
seat-host = Хозяин стола
seat-host-screen = За экраном хозяина стола
seat-bot = Бот
seat-bot-level = Бот: { $level }
bot-random = случайный
bot-greedy = жадный
bot-network = нейросеть
bot-search = дальновидный
bot-beginner = новичок
bot-casual = любитель
bot-skilled = опытный
bot-strong = сильный
bot-expert = эксперт
bot-master = мастер

pace-live = Без ограничения времени
pace-hour = Час на ход
pace-day = Сутки на ход
pace-three_days = Трое суток на ход
pace-week = Неделя на ход

## Стол, который ждёт

lobby-title = { $game }: ждём игроков
lobby-ready = Все на месте.
lobby-pace-live = Время на ход не ограничено.
lobby-pace-hour = На ход даётся час.
lobby-pace-day = На ход даются сутки.
lobby-pace-three_days = На ход даётся трое суток.
lobby-pace-week = На ход даётся неделя.
lobby-here = на месте
lobby-awaited = ждём
lobby-link-of = { $seat }: ссылка на место
lobby-copy = Скопировать
lobby-copied = Ссылка скопирована.
lobby-code = QR-код
lobby-code-of = QR-код: { $label }
lobby-watch = Зрители
lobby-watch-link = Ссылка для зрителей
lobby-host-starts = Когда все соберутся, хозяин стола начнёт партию.
lobby-start = Начать партию
lobby-unreachable = Эти ссылки работают только на этом компьютере: друзья их пока не откроют.
lobby-reach = Впустить друзей из моей сети
lobby-bot = Посадить бота
lobby-ask-bot = Предложить бота
lobby-bot-seat = { $what }: { $seat }
lobby-commitment = Отпечаток раздачи:

## Правила и авторы

rules-title = Правила игры { $game }
rules-all = Правила
rules-language = Правила написаны по-английски. Над некоторыми из них по-русски приведён ответ, который даёт стол.
rules-translated = Это перевод. При расхождениях верен английский текст правил проекта.
rules-find = Найти правило
rules-find-how = Слово или номер
rules-found = Найдено правил: { $number }
rules-found-none = Ничего не найдено. Попробуйте другие слова.
rules-contents = Содержание
rules-examples = Примеры
rules-glossary = Словарь
rules-meaning = Значение
rules-ruling = трактовка
rules-note = примечание
rules-edition = только издание «{ $edition }»
rules-source = Источник: { $source }
rules-source-rulebook-ru = русские правила
rules-source-original-ru = первое издание (русское)
rules-source-synapses-uk = издание Synapses (украинское)
rules-source-synapses-pl = издание Synapses (польское)

about-title = Об игре { $game }
about-values = Насколько точны значения
about-counts = Сколько записей в каждом файле компонентов и насколько они надёжны
about-file = Компоненты
about-known = известны
about-derived = выведены
about-reconstructed = реконструи{ "\u00AD" }рованы
about-known-means = есть в тексте правил или в двух независимых источниках
about-derived-means = следуют из известного; причина указана в файле
about-reconstructed-means = наша замена: не противоречит известному, но может отличаться от коробки
about-overlay = Если у вас есть коробка, впишите настоящие значения в файлы с теми же именами и запустите Entrepôt с параметром --components и путём к их папке.

credits-own = Никто из названных здесь не создавал, не проверял и не одобрял Entrepôt. Игры, их названия и оформление принадлежат авторам и издателям; рисунки и тексты здесь наши собственные. Если игра вам понравилась, пожалуйста, купите её.
credits-software = Программы
credits-stands = Entrepôt — свободная программа под лицензией MIT. В ней используются Python, NumPy, Numba, msgspec, Rich, Project Fluent, Starlette, Uvicorn, SQLAlchemy и Segno.

## Настройки

prefer-looks = Внешний вид
prefer-play = Игра
prefer-save = Сохранить
prefer-saved = Настройки сохранены.
prefer-theme = Тема
prefer-theme-auto = Как в системе
prefer-theme-light = Светлая
prefer-theme-dark = Тёмная
prefer-palette = Цвета игроков
prefer-palette-chart = Как на карте
prefer-palette-contrast = Контрастные
prefer-palette-soft = Мягкие
prefer-motion = Анимация
prefer-motion-off = Выключена
prefer-motion-fast = Быстрая
prefer-motion-normal = Обычная
prefer-motion-slow = Медленная
prefer-pace = Темп ботов
prefer-pace-instant = Мгновенный
prefer-pace-fast = Быстрый
prefer-pace-normal = Обычный
prefer-pace-slow = Медленный
prefer-confirm = Подтверждать каждый ход
prefer-confirm-hint = Пока ход не подтверждён, его можно отменить.
prefer-steps = Спрашивать каждый шаг
prefer-steps-hint = Иначе связанные шаги выполняются одним нажатием: например, весь путь сразу.
prefer-guided = Учиться по ходу игры
prefer-guided-hint = Короткие подсказки объясняют каждое решение, когда оно встречается впервые.
prefer-sound = Звук в мой ход
prefer-sound-hint = Два тона, когда наступает ваш ход.
prefer-notify = Уведомление в мой ход
prefer-notify-hint = Браузер сообщит о вашем ходе, когда вкладка со столом не видна.

## Когда страницу нельзя показать

problem-status = Ошибка { $status }
problem-400 = Запрос непонятен
problem-403 = Нет доступа
problem-404 = Здесь ничего нет
problem-405 = Такой запрос не поддерживается
problem-409 = Положение на столе изменилось
problem-413 = Слишком большой запрос
problem-429 = Слишком много запросов
problem-500 = Ошибка на сервере
problem-503 = Сервис недоступен
problem-other = Не получилось
problem-help = Возможно, в адресе опечатка или стола больше нет.
problem-again = Попробовать снова
problem-home = На главную
setup-hints = Разрешить подсказки
setup-hints-hint = В партии между людьми каждый сможет спросить, как сыграл бы сильнейший бот. Против одних ботов подсказки доступны всегда.
lobby-hints = За этим столом разрешены подсказки.
setup-levels = Как играют боты?
setup-ratings = В игре вдвоём перевес в 400 очков рейтинга — это десять побед на одно поражение. У бота, который видит только текущий ход, — 1000.
level-rating = рейтинг { $rating }
level-beginner = Знает правила и ходит разумно. Хороший первый соперник.
level-casual = Хорошо использует каждый ход, но не всю партию.
level-skilled = Играет надёжно и наказывает за небрежность.
level-strong = Обученная нейросеть: ходит сразу, по интуиции.
level-expert = Та же нейросеть, но просчитывает варианты до секунды за ход.
level-master = Просчитывает варианты до пяти секунд за ход. Самый сильный соперник.
