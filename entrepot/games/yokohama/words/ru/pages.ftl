### Иокогама: что говорят о ней страницы вне стола.

summary = Расставляйте ассистентов, ведите президента, выполняйте заказы, стройте магазины и торговые дома.
credits = Автор игры: Хисаси Хаяси (Hisashi Hayashi). Издатели: OKAZU Brand (первое издание), Tasty Minstrel Games (английское издание), Synapses Games (новое издание).

## Файлы компонентов

component-achievements = цели
component-areas = локации и пирамида
component-boards = поля администрации и цены
component-building_tiles = карты строительных площадок
component-orders = заказы
component-setup = подготовка, конец игры и подсчёт очков
component-technologies = технологии
component-tokens = жетоны «5 силы»

## Главы правил

chapter-1 = Подготовка к игре
chapter-2 = Общие правила
chapter-3 = Строение хода
chapter-4 = Размещение (шаг 1)
chapter-5 = Перемещение (шаг 2)
chapter-6 = Действие локации и сила (шаг 3)
chapter-7 = Бонус «5 силы» (шаг 4)
chapter-8 = Постройка (шаг 5)
chapter-9 = Возвращение фишек (шаг 6)
chapter-10 = Дополнительные действия (фазы А и С)
chapter-11 = Пары значков стран
chapter-12 = Локации
chapter-13 = Технологии
chapter-14 = Цели
chapter-15 = Значки
chapter-16 = Конец игры
chapter-17 = Итоговый подсчёт и победитель
chapter-18 = Игра вдвоём
chapter-19 = Мини-дополнения (Synapses)
