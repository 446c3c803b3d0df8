### Слова сторінок поза столом.

## Кожна сторінка

page-motto = Складні економічні ігри з друзями та проти ботів
page-language = Мова
page-theme = Світла чи темна тема
page-rules = Правила
page-settings = Налаштування
page-account = Обліковий запис
page-back = Назад
page-more = Ще про сайт
page-credits = Автори
page-unofficial = Неофіційна й ні з ким не пов’язана реалізація з власними малюнками та текстами.

## Головна сторінка: ігри

start-games = Ігри
start-players = гравців
start-minutes = { $minutes } хв
start-weight = складність
start-weight-of = складність { $number } з { $most }
start-play = Грати
start-set-up = Створити стіл
start-newcomer = Уперше тут?
start-guided = Вчитися під час гри
start-coming = З’явиться згодом
start-stage = { $stage ->
    [rules] У розробці: лише правила, стіл без малюнків
   *[other] У розробці: стіл без малюнків
}
start-about = Про гру
start-values = Реконструкція
start-game = { $what }: { $game }

## Головна сторінка: власні партії

start-own = Ваші партії
start-counts = тривають: { $running }, завершені: { $over }
start-done = Завершені партії
start-to-look = Партії для перегляду
start-none = Партій поки що немає. Натисніть «Грати»: боти вже чекають за столом.
start-turn = Ваш хід
start-last = Останній хід: { $player }, { $when }
start-missing = { $number ->
    [0] Усі на місці.
    [one] Бракує { $number } гравця.
   *[other] Бракує { $number } гравців.
}
start-abandoned = Партію перервано
start-kept = Продовжити не можна
start-shared = Запис партії
kept-points = { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
}
start-place = { $place ->
    [1] 1-ше
    [2] 2-ге
    [3] 3-тє
   *[other] { $place }-те
} місце з { $seats }, { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
}
start-alone-won = Перемога, { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
}
start-alone-lost = Поразка
start-when-over = завершена { $when }
start-when-left = перервана { $when }
start-when-shared = відкрита { $when }
start-against-bots = проти ботів
start-against-screen = за одним екраном
start-against-link = за посиланням
start-against-both = за посиланням і з ботами
start-pace-hour = година на хід
start-pace-day = доба на хід
start-pace-three_days = три доби на хід
start-pace-week = тиждень на хід
start-continue = Продовжити
start-open = Відкрити
start-review = Переглянути

## Головна сторінка: чужі столи

start-join-title = Сісти за стіл
start-link = Посилання на стіл
start-paste = Вставте посилання
start-join = Сісти
start-watch-title = Дивитися
start-tables = { $number ->
    [one] { $number } відкритий стіл
    [few] { $number } відкриті столи
   *[many] { $number } відкритих столів
}
start-no-tables = Відкритих столів зараз немає.
start-watch = Дивитися
start-sit = Зайняти місце
start-open-saved = Відкрити збережену партію
start-file = Файл збереженої партії
start-too-large = Файл більший за 1 МБ, тож це не збережена партія.

## Час

ago-now = щойно
ago-minutes = { $number ->
    [one] { $number } хвилину тому
    [few] { $number } хвилини тому
   *[many] { $number } хвилин тому
}
ago-hours = { $number ->
    [one] { $number } годину тому
    [few] { $number } години тому
   *[many] { $number } годин тому
}
ago-days = { $number ->
    [1] учора
    [one] { $number } день тому
    [few] { $number } дні тому
   *[many] { $number } днів тому
}
clock-days = { $number } дн.
clock-hours = { $number } год
clock-minutes = { $number } хв
left-minutes = { $player }: { $number ->
    [one] залишилася { $number } хвилина
    [few] залишилося { $number } хвилини
   *[many] залишилося { $number } хвилин
}
left-hours = { $player }: { $number ->
    [one] залишилася { $number } година
    [few] залишилося { $number } години
   *[many] залишилося { $number } годин
}
left-days = { $player }: { $number ->
    [one] залишився { $number } день
    [few] залишилося { $number } дні
   *[many] залишилося { $number } днів
}

## Підготовка столу

setup-title = Новий стіл: { $game }
setup-who = Хто грає
setup-players = Гравців
setup-seat = { $seat }: хто грає
setup-name = Ім’я
setup-name-of = { $seat }: ім’я гравця
setup-level-of = { $seat }: рівень бота
setup-seating = Порядок місць
setup-seating-listed = Як у списку
setup-seating-random = Випадковий
setup-game = Варіант гри
setup-company = Темп і глядачі
setup-pace = Темп
setup-public = Відкритий стіл
setup-public-hint = Його бачать усі на головній сторінці; інакше до нього веде лише посилання.
setup-spectators = Пускати глядачів
setup-spectators-hint = Глядачі бачать лише відкриту інформацію.
setup-components = Використано значення з ваших файлів компонентів; їхній відбиток: { $digest }.
setup-rulings = Тлумачення правил
setup-rulings-hint = Де книги правил можна прочитати по-різному, ми граємо так. Виберіть інше, якщо так заведено за вашим столом; правило за посиланням пояснює обидва.
setup-make = Відкрити стіл
setup-needs = Лише якщо вибрано «{ $option }: { $choice }».
setup-needs-players = Лише за такої кількості гравців: { $players }.
setup-wrong = Стіл ще не можна відкрити: виправте позначене нижче.
setup-wrong-players = Можлива кількість гравців: { $players }; виберіть одне з цих чисел.
setup-wrong-choice = Такого варіанта немає; виберіть зі списку.
setup-wrong-you-twice = У вас уже є місце; віддайте це другові або ботові.
setup-wrong-screen = Хтось гратиме за цим екраном, тож потрібні й ви; займіть місце.
setup-wrong-twice = Двоє гравців не можуть мати однакове ім’я; змініть одне з них.
setup-wrong-first = { $number ->
    [one] Тут лише { $number } місце; виберіть іншого першого гравця.
    [few] Тут лише { $number } місця; виберіть іншого першого гравця.
   *[many] Тут лише { $number } місць; виберіть іншого першого гравця.
}

seat-you = Ви
seat-screen = Друг за цим екраном
seat-link = Друг за посиланням
seat-host = Господар столу
seat-host-screen = За екраном господаря столу
seat-bot = Бот
seat-bot-level = Бот: { $level }
bot-random = навмання
bot-greedy = жадібний
bot-network = нейромережа
bot-search = далекоглядний
bot-beginner = новачок
bot-casual = аматор
bot-skilled = досвідчений
bot-strong = сильний
bot-expert = експерт
bot-master = майстер

pace-live = Наживо, без годинника
pace-hour = Година на хід
pace-day = Доба на хід
pace-three_days = Три доби на хід
pace-week = Тиждень на хід

## Стіл, що чекає

lobby-title = { $game }: чекаємо на гравців
lobby-ready = Усі на місці.
lobby-pace-live = Гра йде наживо, без годинника.
lobby-pace-hour = На хід дається година.
lobby-pace-day = На хід дається доба.
lobby-pace-three_days = На хід даються три доби.
lobby-pace-week = На хід дається тиждень.
lobby-here = на місці
lobby-awaited = чекаємо
lobby-link-of = { $seat }: посилання на місце
lobby-copy = Скопіювати
lobby-copied = Посилання скопійовано.
lobby-code = QR-код
lobby-code-of = QR-код: { $label }
lobby-watch = Глядачі
lobby-watch-link = Посилання для глядачів
lobby-host-starts = Коли всі зберуться, партію почне господар столу.
lobby-start = Почати партію
lobby-unreachable = Ці посилання відкриваються лише на цьому комп’ютері: друзі за ними поки що не зайдуть.
lobby-reach = Пустити друзів із моєї мережі
lobby-bot = Посадити бота
lobby-ask-bot = Запропонувати бота
lobby-bot-seat = { $what }: { $seat }
lobby-commitment = Відбиток роздачі:

## Правила й автори

rules-title = Правила гри { $game }
rules-all = Правила
rules-language = Правила написано англійською; над правилом наведено українською те, що каже про нього стіл.
rules-translated = Визначальним є англійський текст правил проєкту; тут — його переклад.
rules-find = Знайти правило
rules-find-how = Слово або номер
rules-found = Знайдено правил: { $number }
rules-found-none = Таких слів немає в жодному правилі; спробуйте інші.
rules-contents = Зміст
rules-examples = Розібрані приклади
rules-glossary = Словник
rules-meaning = Значення
rules-ruling = тлумачення
rules-note = примітка
rules-edition = лише видання «{ $edition }»
rules-source = Джерело: { $source }
rules-source-rulebook-ru = російські правила
rules-source-original-ru = перше видання (російське)
rules-source-synapses-uk = видання Synapses (українське)
rules-source-synapses-pl = видання Synapses (польське)

about-title = Про гру { $game }
about-values = Наскільки надійні надруковані значення
about-counts = Записи кожного файлу компонентів за надійністю
about-file = Компоненти
about-known = відомі
about-derived = виведені
about-reconstructed = реконстру{ "\u00AD" }йовані
about-known-means = зазначено в тексті правил або у двох незалежних джерелах
about-derived-means = випливає з відомого; пояснення — у файлі
about-reconstructed-means = наша заміна: вона не суперечить відомому й нічого не стверджує про надруковане
about-overlay = Якщо у вас є коробка з грою, впишіть справжні значення у файли з такими самими назвами й запустіть Entrepôt із ключем --components і шляхом до їхньої теки.

credits-own = Ніхто з названих тут не створював, не перевіряв і не схвалював Entrepôt. Ігри, їхні назви й оформлення належать авторам і видавцям; малюнки й тексти тут наші власні. Якщо гра вам подобається, придбайте її.
credits-software = Програмне забезпечення
credits-stands = Entrepôt — вільна програма за ліцензією MIT. Вона використовує Python, NumPy, Numba, msgspec, Rich, Project Fluent, Starlette, Uvicorn, SQLAlchemy та Segno.

## Налаштування

prefer-looks = Вигляд
prefer-play = Гра
prefer-save = Зберегти
prefer-saved = Налаштування збережено.
prefer-theme = Тема
prefer-theme-auto = Як у системі
prefer-theme-light = Світла
prefer-theme-dark = Темна
prefer-palette = Кольори гравців
prefer-palette-chart = Як на мапі
prefer-palette-contrast = Контрастні
prefer-palette-soft = М’які
prefer-motion = Рух фігурок
prefer-motion-off = Вимкнено
prefer-motion-fast = Швидкий
prefer-motion-normal = Звичайний
prefer-motion-slow = Повільний
prefer-pace = Темп ботів
prefer-pace-instant = Миттєвий
prefer-pace-fast = Швидкий
prefer-pace-normal = Звичайний
prefer-pace-slow = Повільний
prefer-confirm = Підтверджувати кожен хід
prefer-confirm-hint = Доти хід залишається чернеткою, і його можна скасувати.
prefer-steps = Питати про кожен крок
prefer-steps-hint = Інакше одне натискання робить усе пов’язане: наприклад, проходить увесь шлях.
prefer-guided = Вчитися під час гри
prefer-guided-hint = Короткі підказки пояснюють кожне рішення, коли воно трапляється вперше.
prefer-sound = Звук у мій хід
prefer-sound-hint = Дві ноти на початку вашого ходу.
prefer-notify = Сповіщення в мій хід
prefer-notify-hint = Браузер повідомить про ваш хід, коли столу не видно.

## Коли сторінку не можна показати

problem-status = Помилка { $status }
problem-400 = Незрозумілий запит
problem-403 = Немає доступу
problem-404 = Сторінку не знайдено
problem-405 = Тут це неможливо
problem-409 = За столом уже походили
problem-413 = Забагато даних
problem-429 = Забагато запитів
problem-500 = У нас щось зламалося
problem-503 = Зараз недоступно
problem-other = Не вийшло
problem-help = Можливо, в адресі помилка або столу вже немає.
problem-again = Спробувати ще раз
problem-home = На головну
setup-hints = Дозволити підказки
setup-hints-hint = У партії між людьми кожен зможе спитати, як зіграв би найсильніший бот. Проти самих ботів підказки доступні завжди.
lobby-hints = За цим столом дозволені підказки.
setup-levels = Як грають боти?
setup-ratings = У грі вдвох перевага у 400 очок рейтингу — це десять перемог на одну поразку. У бота, який бачить лише поточний хід, — 1000.
level-rating = рейтинг { $rating }
level-beginner = Знає правила й ходить розумно. Добрий перший суперник.
level-casual = Добре використовує кожен хід, але не всю партію.
level-skilled = Грає надійно й карає за недбалість.
level-strong = Навчена нейромережа: ходить одразу, за інтуїцією.
level-expert = Та сама нейромережа, але прораховує варіанти до секунди за хід.
level-master = Прораховує варіанти до п’яти секунд за хід. Найсильніший суперник.
