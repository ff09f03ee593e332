web-brawl-kingdom = Королевство
web-brawl-hand = Ваша рука
web-brawl-hand-size = карточек в руке
web-brawl-aside = Не участвуют в партии
web-brawl-only-you = видите только вы
web-brawl-out = вне игры
web-brawl-turn = Ход { $turn }
web-brawl-turn-of = Ход { $turn } из { $turns }. Одна карточка останется в руке.
web-brawl-turn-help = Выложите одного персонажа и примените его свойство, если оно здесь действует.
web-brawl-turn-last-help = Последний ход: ни Дракона, ни Гнома выложить нельзя.
web-brawl-your-turn = Ваш ход
web-brawl-last-turn = Ваш последний ход
web-brawl-ask-place-character = выберите карточку и место.
# fixed: 2, a swap has two sides
web-brawl-ask-use-witch = выберите двух верхних персонажей для обмена или откажитесь.
web-brawl-ask-use-fairy = измените порядок на её карточке или оставьте как есть.
web-brawl-ask-use-wizard = выберите верхнего персонажа, затем место; или откажитесь.
web-brawl-pick-tile = теперь выберите место.
web-brawl-pick-card = теперь выберите карточку.
web-brawl-pick-target = теперь выберите, куда переместить { $card }.
web-brawl-pick-other = теперь выберите второго.
web-brawl-placed = { $character } { $terrain ->
        [tower] в башню
        [castle] в замок
        [forest] в лес
       *[farm] на ферму
    }
web-brawl-moved = { $character } { $source ->
        [tower] из башни
        [castle] из замка
        [forest] из леса
       *[farm] с фермы
    } { $target ->
        [tower] в башню
        [castle] в замок
        [forest] в лес
       *[farm] на ферму
    }
web-brawl-swapped = { $character } ({ $first ->
        [tower] башня
        [castle] замок
        [forest] лес
       *[farm] ферма
    }) и { $other } ({ $second ->
        [tower] башня
        [castle] замок
        [forest] лес
       *[farm] ферма
    }) меняются местами
web-brawl-stacked = новый порядок { $terrain ->
        [tower] в башне
        [castle] в замке
        [forest] в лесу
       *[farm] на ферме
    }, снизу вверх: { $order }
web-brawl-skipped = пропускает ход: в руке только Гном и Дракон
web-brawl-declined = не применяет свойство
web-brawl-dealt = Карточки розданы. Начинает { $name }.
web-brawl-ended = Победитель заварушки: { $name }.
web-brawl-blocks = блокирует { $who }
web-brawl-beaten = Дракон побит
web-brawl-whom-king = Короля
web-brawl-whom-queen = Королеву
web-brawl-whom-princess = Принцессу
web-brawl-whom-knight = Рыцаря
web-brawl-whom-peasant = Крестьянина
web-brawl-whom-gnome = Гнома
web-brawl-whom-dragon = Дракона
web-brawl-whom-witch = Ведьму
web-brawl-whom-fairy = Фею
web-brawl-whom-wizard = Волшебника
web-brawl-freed-king = Король свободен
web-brawl-freed-queen = Королева свободна
web-brawl-freed-princess = Принцесса свободна
web-brawl-freed-knight = Рыцарь свободен
web-brawl-freed-peasant = Крестьянин свободен
web-brawl-freed-witch = Ведьма свободна
web-brawl-freed-fairy = Фея свободна
web-brawl-freed-wizard = Волшебник свободен
web-brawl-works = Свойство здесь действует.
web-brawl-idle = Свойство здесь ничего не даст.
web-brawl-save-hint = Дракона и Гнома нельзя выложить в последний ход: не берегите обоих.
web-brawl-tap = Коснитесь места или карточки, чтобы прочесть о них.
web-brawl-look = Вся стопка
web-brawl-empty = пусто
web-brawl-blocked = заблокирован
web-brawl-blocked-by-dragon = заблокирован Драконом
web-brawl-under-dragon = под Драконом
web-brawl-beaten-by-knight = побит Рыцарем
web-brawl-active = блокирует всех под собой
web-brawl-no-stars = звёзд не приносит
web-brawl-no-condition = условия не выполнены
web-brawl-no-change = звёзды не меняются
web-brawl-not-played = не участвует
web-brawl-stars = звёзды
web-brawl-first = первый игрок
web-brawl-turns-played = сыграно ходов: { $turns }
web-brawl-if-now = Если считать сейчас
web-brawl-strip = Персонажи: кто вышел и сколько принёс
web-brawl-may-come = ещё может выйти
web-brawl-in-play = в королевстве
web-brawl-why-castle = в замке { $count }
web-brawl-why-farms = фермы рядом { $count }
web-brawl-why-forests = леса рядом { $count }
web-brawl-why-with-king = с Королём { $count }
web-brawl-why-own-near = свои рядом { $count }
web-brawl-why-tower = в башне { $count }
web-brawl-why-with-knight = с Рыцарем { $count }
web-brawl-why-with-princess = с Принцессой { $count }
web-brawl-why-farm = на ферме { $count }
web-brawl-why-royals = короли и королевы рядом { $count }
web-brawl-why-above = над ним { $count }
web-brawl-order = Порядок { $terrain ->
        [tower] в башне
        [castle] в замке
        [forest] в лесу
       *[farm] на ферме
    }
web-brawl-top-down = сверху вниз
web-brawl-stays = остаётся внизу
web-brawl-up = Выше: { $who }
web-brawl-down = Ниже: { $who }
web-brawl-revealed = Вскрытые карточки
web-brawl-in-hand = осталась в руке
web-brawl-wins = побеждает в заварушке и получает эти земли
web-brawl-winner-scene = Рыцарь и Принцесса в башне, побитый Дракон под ними
web-brawl-rule-king =
    { $castle }|в замке
    { $land }|за каждую ферму и каждый лес рядом
web-brawl-rule-queen =
    { $king }|с любым Королём
    { $subject }|за каждого своего рядом
web-brawl-rule-princess =
    { $tower }|в башне
    { $knight }|с любым Рыцарем
web-brawl-rule-knight =
    { $princess }|с любой Принцессой
    |Блокирует Дракона под собой
web-brawl-rule-peasant =
    { $farm }|на ферме
    { $royal }|за каждого Короля и Королеву рядом
web-brawl-rule-gnome =
    { $above }|за каждого над ним, кроме заблокированных
    |Кладётся вниз. Не в последний ход
web-brawl-rule-dragon =
    |Блокирует всех под собой, кроме Гнома
    |Не в последний ход
# fixed: 2, a swap has two sides
web-brawl-rule-witch = |В лесу: поменяйте местами двух верхних персонажей
web-brawl-rule-fairy = |Измените порядок персонажей на её карточке
web-brawl-rule-wizard = |В башне или рядом: переместите любого верхнего персонажа
web-brawl-harm =
    { $count ->
        [0] { $who } отнимает у вас звёзды
       *[other] { $agent ->
            [dragon] { $who } накрывает Драконом { $cards }
            [knight] { $who } побеждает Рыцарем { $cards }
            [wizard] { $who } переносит Волшебником { $cards }
            [witch] { $who } меняет Ведьмой { $cards }
           *[other] { $who } отнимает звёзды: { $cards }
        }
    }
web-brawl-harm-stars = { $lost ->
        [0] Ваших звёзд по-прежнему { $after }.
       *[other] Ваши звёзды: { $before } → { $after }.
    }
web-brawl-last-warning = Гном и Дракон не для последнего хода. Сыграете сейчас { $card } — и ваш последний ход пропадёт.
web-brawl-texts = Все персонажи
web-brawl-tab-cards = Карты
web-brawl-held = в руке
