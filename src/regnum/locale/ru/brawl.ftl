brawl-name = Заварушка в королевстве
brawl-summary = Десять персонажей спорят за башни, замки, леса и фермы. Быстро, открыто и коварно.
    .short = Шесть карточек, один дракон
    .tie = при равенстве побеждает тот, кто ходил раньше
brawl-credits = Правила взяты из листовки неизвестного автора; название и рисунки наши.

brawl-setting-movable-gnome = Подвижный Гном
    .help = Домашнее правило: Ведьма и Волшебник могут взять Гнома, стоящего в одиночестве; на новой карточке он ложится снизу.

brawl-character-king = Король
    .help = В замке: 1 звезда. За каждую ферму и каждый лес рядом: 1 звезда.
brawl-character-queen = Королева
    .help = На одной карточке с любым Королём: 1 звезда. За каждого персонажа вашего цвета на соседних карточках: 1 звезда.
brawl-character-princess = Принцесса
    .help = В башне: 2 звезды. На одной карточке с любым Рыцарем: 1 звезда.
brawl-character-knight = Рыцарь
    .help = На одной карточке с любой Принцессой: 3 звезды. Блокирует Дракона, лежащего под ним.
brawl-character-peasant = Крестьянин
    .help = На ферме: 1 звезда. За каждого Короля и каждую Королеву на соседних карточках: 1 звезда.
brawl-character-gnome = Гном
    .help = Ложится в самый низ, и никто ему не указ. За каждого незаблокированного персонажа над ним: 1 звезда. Не в последний ход.
brawl-character-dragon = Дракон
    .help = Блокирует всех под собой, кроме Гнома, пока над ним не окажется Рыцарь. Не в последний ход.
brawl-character-witch = Ведьма
    .help = Выложенная в лес, может поменять местами двух верхних персонажей с разных карточек.
brawl-character-fairy = Фея
    .help = Может изменить порядок персонажей там, где её выложили; Гном остаётся внизу.
brawl-character-wizard = Волшебник
    .help = Выложенный в башню или рядом с ней, может переместить любого верхнего персонажа на другую карточку.

brawl-terrain-tower = Башня
    .help = Принцесса здесь получает 2 звезды. Волшебник колдует здесь и по соседству.
brawl-terrain-castle = Замок
    .help = Король здесь получает 1 звезду.
brawl-terrain-forest = Лес
    .help = Даёт звезду каждому Королю по соседству. Здесь колдует Ведьма.
brawl-terrain-farm = Ферма
    .help = Даёт звезду каждому Королю по соседству и Крестьянину на ней.

brawl-prompt-place-character = Выложите персонажа на карточку местности
    .waiting = выкладывает персонажа
brawl-prompt-use-witch = Ведьма: поменяйте местами двух верхних персонажей или откажитесь
    .waiting = Ведьма может поменять двух персонажей
brawl-prompt-use-fairy = Фея: выбирайте карточки по порядку снизу вверх или оставьте всё как есть
    .waiting = Фея может сменить порядок на карточке
brawl-prompt-use-wizard = Волшебник: переместите верхнего персонажа на другую карточку или откажитесь
    .waiting = Волшебник может переместить персонажа

brawl-option-place = { $character } → карточка { $tile }
brawl-option-decline = Не использовать свойство
brawl-option-swap = Поменять верхних: карточки { $first } и { $second }
brawl-option-stack = Следующий снизу: { $character }
brawl-option-move = Верхний с карточки { $source } → карточка { $target }

brawl-event-dealt = Королевство разложено, карты розданы. Первый ход: { $first }.
brawl-event-hand = { $seat } получает: { $hand }.
    .hidden = { $seat } получает семь персонажей.
brawl-event-placed = { $seat }: { $character } → карточка { $tile }.
brawl-event-skipped = { $seat }: в руке только Гном и Дракон, последний ход пропущен.
brawl-event-swapped = { $seat }, Ведьма: меняются местами { $character } (карточка { $first }) и { $other } (карточка { $second }).
brawl-event-stacked = { $seat }, Фея: на карточке { $tile } теперь снизу вверх: { $order }.
brawl-event-moved = { $seat }, Волшебник: { $character } с карточки { $source } → карточка { $target }.
brawl-event-declined = { $seat } не использует свойство: { $character }.
brawl-event-scored = { $seat }: { $total ->
        [one] { $total } звезда
        [few] { $total } звезды
       *[many] { $total } звёзд
    } (Король, Королева, Принцесса, Рыцарь, Крестьянин, Гном: { $points }).
brawl-event-ended = В заварушке побеждает { $winner }.
brawl-event-blocked = Карточка { $tile }: заблокированы: { $cards }.
brawl-event-freed = Карточка { $tile }: свободны: { $cards }.
brawl-event-stars = Звёзды сейчас: { $totals }.

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
