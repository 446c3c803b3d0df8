### Nippon: что говорят о нём страницы вне стола.

summary = Нанимайте рабочих немногих цветов, стройте фабрики, корабли и поезда, завоёвывайте влияние в регионах Японии эпохи Мэйдзи.
credits = Авторы игры: Нуну Бизарру Сентиейру (Nuno Bizarro Sentieiro) и Паулу Соледаде (Paulo Soledade); одиночная игра: Педру Андре Коррейя (Pedro André Correia). Издатели: What's Your Game? (Nippon, первое издание), Crowd Games (Nippon: Zaibatsu, русское издание).

## Файлы компонентов

component-board = действия, цены, очередь и раунды
component-contracts = контракты
component-factories = фабрики и их свойства
component-goals = общие цели
component-mission = миссия Ивакуры и департаменты
component-regions = регионы и спрос
component-setup = подготовка по числу игроков
component-solo = одиночная игра
component-start = начальные жетоны
component-zaibatsu = дзайбацу и итоговый подсчёт

## Главы правил

chapter-1 = Подготовка к игре (2, 3 или 4 игрока)
chapter-2 = Начальные жетоны
chapter-3 = Основные понятия и обмен шёлка
chapter-4 = Строение хода и наём
chapter-5 = Действия «Наука» и «Добыча», бонусы шкал
chapter-6 = Фабрики
chapter-7 = Машины
chapter-8 = Производство
chapter-9 = Корабли и миссия Ивакуры
chapter-10 = Департаменты
chapter-11 = Поезда
chapter-12 = Местные рынки и влияние
chapter-13 = Инвестиции и контракты
chapter-14 = Консолидация
chapter-15 = Конец раунда, последние раунды
chapter-16 = Подсчёт влияния
chapter-17 = Конец игры, итоговый подсчёт, ничьи
chapter-18 = Модуль: фабрики для поздней игры
chapter-19 = Модуль: общие цели
chapter-20 = Одиночная игра
