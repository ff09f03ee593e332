brawl-name = Заварушка в королевстве
brawl-summary = Персонажи спорят за башни, замки, леса и фермы. Быстро, открыто и коварно.
    .short = Горсть карточек и один дракон
    .tie = при равенстве побеждает тот, кто ходил раньше
brawl-credits = Правила взяты из листовки неизвестного автора; название и рисунки наши.

brawl-setting-movable-gnome = Подвижный Гном
    .help = Домашнее правило: Ведьма и Волшебник могут взять Гнома, стоящего в одиночестве; на новой карточке он ложится снизу.

brawl-character-king = Король
    .help = В замке: { COUNT($castle, of: "star") }. За каждую ферму и каждый лес рядом: { COUNT($land, of: "star") }.
brawl-character-queen = Королева
    .help = На одной карточке с любым Королём: { COUNT($king, of: "star") }. За каждого персонажа вашего цвета на соседних карточках: { COUNT($subject, of: "star") }.
brawl-character-princess = Принцесса
    .help = В башне: { COUNT($tower, of: "star") }. На одной карточке с любым Рыцарем: { COUNT($knight, of: "star") }.
brawl-character-knight = Рыцарь
    .help = На одной карточке с любой Принцессой: { COUNT($princess, of: "star") }. Блокирует Дракона, лежащего под ним.
brawl-character-peasant = Крестьянин
    .help = На ферме: { COUNT($farm, of: "star") }. За каждого Короля и каждую Королеву на соседних карточках: { COUNT($royal, of: "star") }.
brawl-character-gnome = Гном
    .help = Ложится в самый низ, и никто ему не указ. За каждого незаблокированного персонажа над ним: { COUNT($above, of: "star") }. Не в последний ход.
brawl-character-dragon = Дракон
    .help = Блокирует всех под собой, кроме Гнома, пока над ним не окажется Рыцарь. Не в последний ход.
# fixed: 2, a swap has two sides
brawl-character-witch = Ведьма
    .help = Выложенная в лес, может поменять местами двух верхних персонажей с разных карточек.
brawl-character-fairy = Фея
    .help = Может изменить порядок персонажей там, где её выложили; Гном остаётся внизу.
brawl-character-wizard = Волшебник
    .help = Выложенный в башню или рядом с ней, может переместить любого верхнего персонажа на другую карточку.

brawl-terrain-tower = Башня
    .help = За Принцессу здесь: { COUNT($points-princess-tower, of: "star") }. Волшебник колдует здесь и по соседству.
brawl-terrain-castle = Замок
    .help = За Короля здесь: { COUNT($points-king-castle, of: "star") }.
brawl-terrain-forest = Лес
    .help = За каждого Короля по соседству: { COUNT($points-king-land, of: "star") }. Здесь колдует Ведьма.
brawl-terrain-farm = Ферма
    .help = За каждого Короля по соседству: { COUNT($points-king-land, of: "star") }. За Крестьянина на ней: { COUNT($points-peasant-farm, of: "star") }.

brawl-count-card = { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
brawl-count-character = { $n ->
        [one] { $n } персонаж
        [few] { $n } персонажа
       *[many] { $n } персонажей
    }
brawl-count-turn = { $n ->
        [one] { $n } ход
        [few] { $n } хода
       *[many] { $n } ходов
    }
brawl-count-star = { $n ->
        [one] { $n } звезда
        [few] { $n } звезды
       *[many] { $n } звёзд
    }

brawl-prompt-place-character = Выложите персонажа на карточку местности
    .waiting = выкладывает персонажа
    .rules = Ход
# fixed: 2, a swap has two sides
brawl-prompt-use-witch = Ведьма: поменяйте местами двух верхних персонажей или откажитесь
    .waiting = Ведьма может поменять двух персонажей
    .rules = Ведьма
brawl-prompt-use-fairy = Фея: выбирайте карточки по порядку снизу вверх или оставьте всё как есть
    .waiting = Фея может сменить порядок на карточке
    .rules = Фея
brawl-prompt-use-wizard = Волшебник: переместите верхнего персонажа на другую карточку или откажитесь
    .waiting = Волшебник может переместить персонажа
    .rules = Волшебник

brawl-option-place = { $character } → карточка { $tile }
brawl-option-decline = Не использовать свойство
brawl-option-swap = Поменять верхних: карточки { $first } и { $second }
brawl-option-stack = Следующий снизу: { $character }
brawl-option-move = Верхний с карточки { $source } → карточка { $target }

brawl-event-dealt = Королевство разложено, карты розданы. Первый ход: { $first }.
brawl-event-hand = { $seat } получает: { $hand }.
    .hidden = { $seat } получает карты на руку.
brawl-event-placed = { $seat }: { $character } → карточка { $tile }.
brawl-event-skipped = { $seat }: в руке только Гном и Дракон, последний ход пропущен.
brawl-event-swapped = { $seat }, Ведьма: меняются местами { $character } (карточка { $first }) и { $other } (карточка { $second }).
brawl-event-stacked = { $seat }, Фея: на карточке { $tile } теперь снизу вверх: { $order }.
brawl-event-moved = { $seat }, Волшебник: { $character } с карточки { $source } → карточка { $target }.
brawl-event-declined = { $seat } не использует свойство: { $character }.
brawl-event-scored = { $seat }: { COUNT($total, of: "star") } (Король, Королева, Принцесса, Рыцарь, Крестьянин, Гном: { $points }).
brawl-event-ended = В заварушке побеждает { $winner }.
brawl-event-blocked = Карточка { $tile }: заблокированы: { $cards }.
brawl-event-freed = Карточка { $tile }: свободны: { $cards }.
brawl-event-stars = Звёзды сейчас: { $totals }.
brawl-event-harmed =
    { $agent_name ->
        [dragon] { $by } накрывает Драконом ваши карты ({ $cards }), карточка { $target }.
        [knight] { $by } побеждает Рыцарем вашу карту ({ $cards }), карточка { $target }.
        [wizard] { $by } переносит Волшебником вашу карту ({ $cards }) с карточки { $source } на карточку { $target }.
        [witch] { $by } меняет Ведьмой вашу карту ({ $cards }), карточки { $source } и { $target }.
       *[other] { $by } отнимает у вас звёзды: { $agent }, карточка { $target }.
    }
    .means = Ваши звёзды: { $before } → { $after }.

brawl-why-late = Не в последний ход
brawl-why-namesake = Такой персонаж здесь уже есть

brawl-sheet-kingdom = Королевство
brawl-sheet-hand = Ваша рука
brawl-sheet-aside = Не участвуют в игре
brawl-sheet-players = Игроки
brawl-sheet-cards = Карты
brawl-sheet-total = Звёзды
brawl-sheet-turn = Ход { $turn } из { $turns }
brawl-sheet-laid = Порядок Феи снизу вверх: { $laid }

# What matters most, on a small screen.
brawl-glance-seat = { $stars } ★ { COUNT($cards, of: "card") }

## Goals

brawl-goal-stars = Больше всех звёзд после хода { $turns }: у вас { $have }, у лучшего соперника { $need }
