### Йокогама: що кажуть про неї сторінки поза столом.

summary = Ведіть президента слідами помічників, виконуйте замовлення, будуйте крамниці й торгові доми.
credits = Автор гри: Хісаші Хаяші (Hisashi Hayashi). Видавці: OKAZU Brand (перше видання), Tasty Minstrel Games (англійське видання), Synapses Games (нове видання).

## Файли компонентів

component-achievements = досягнення
component-areas = локації й піраміда
component-boards = планшети управління та ціни
component-building_tiles = тайли будівель
component-orders = замовлення
component-setup = підготовка, завершення й підрахунок балів
component-technologies = технології
component-tokens = жетони дії «5»

## Розділи правил

chapter-1 = Підготовка до гри
chapter-2 = Загальні правила
chapter-3 = Структура ходу
chapter-4 = Розташування (етап 1)
chapter-5 = Переміщення (етап 2)
chapter-6 = Дія локації та очки дії (етап 3)
chapter-7 = Додатковий етап за 5 ОД (етап 4)
chapter-8 = Побудова (етап 5)
chapter-9 = Повернення (етап 6)
chapter-10 = Додаткові дії (фази А і В)
chapter-11 = Пари прапорів країн
chapter-12 = Локації
chapter-13 = Технології
chapter-14 = Досягнення
chapter-15 = Значки
chapter-16 = Кінець гри
chapter-17 = Остаточний підрахунок балів і переможець
chapter-18 = Гра вдвох
chapter-19 = Мінідоповнення (Synapses)
