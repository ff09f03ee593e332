web-troyes-tab-square = Площадь
web-troyes-tab-city = Город
web-troyes-tab-cards = Карты
web-troyes-tab-mine = Моё
web-troyes-round = Раунд { $round } из { $rounds }
web-troyes-round-short = раунд
web-troyes-preparation = Подготовка
web-troyes-phase-0 = Карты
web-troyes-phase-0-help = В первых раундах открываются новые карты действий, по одной каждого цвета.
web-troyes-phase-1 = Доход
web-troyes-phase-1-help = Каждый получает { COUNT($round-income, of: "denier") } и платит жалование горожанам в зданиях.
web-troyes-phase-2 = Кубики
web-troyes-phase-2-help = За каждого горожанина в здании в сектор владельца бросают кубик цвета здания.
web-troyes-phase-3 = События
web-troyes-phase-3-help = В ряд приходят красное событие и второе за ним, все события срабатывают, затем отбивают чёрные кубики.
web-troyes-phase-4 = Действия
web-troyes-phase-4-help = По очереди: одно действие группой кубиков или пас. Чужие кубики можно купить.
web-troyes-phase-5 = Конец
web-troyes-phase-5-help = Денье забирают из секторов, лежащие горожане уходят в запас, карта первого игрока переходит дальше.

web-troyes-unit-denier = денье
web-troyes-unit-influence = влияние
web-troyes-unit-vp = победные очки
web-troyes-vp-hidden = Очки лежат лицом вниз до конца игры.
web-troyes-deniers = { $n } денье
web-troyes-letter-red = К
web-troyes-letter-white = Б
web-troyes-letter-yellow = Ж
web-troyes-letter-black = Ч
web-troyes-colour-red = красный
web-troyes-colour-white = белый
web-troyes-colour-yellow = жёлтый
web-troyes-colour-black = чёрный

web-troyes-square = Городская площадь
web-troyes-cards = Карты действий
web-troyes-events = События
web-troyes-city = Город
web-troyes-desk = Моё
web-troyes-bank = Ничьи
web-troyes-nobody = нейтральный
web-troyes-you = вы
web-troyes-king = король
web-troyes-first = Первый игрок
web-troyes-passed = пас
web-troyes-price = Цена кубика
web-troyes-price-tip = В группе такого размера стоит { COUNT($n, of: "denier") }.
web-troyes-price-help = Столько стоит каждый чужой кубик, смотря сколько кубиков в группе. Деньги получает его хозяин, а за нейтральный кубик они идут в запас.
web-troyes-left-help = Кубики, которыми ещё никто не воспользовался, по цветам.
web-troyes-influence = Влияние
web-troyes-influence-help = За { $influence-reroll } можно перебросить кубик, за { $influence-recruit } взять горожанина, за { $influence-flip } перевернуть кубики.
web-troyes-order = Место в порядке хода: { $n }
web-troyes-left = Осталось
web-troyes-no-sale = Покупать нельзя
web-troyes-no-cubes = Маркеры карт здесь не помогут
web-troyes-group = Группа
web-troyes-counts = считается за { $n }
web-troyes-free = свободно
web-troyes-hire = нанять за { COUNT($n, of: "denier") }
web-troyes-your-tradesman = здесь ваш мастер
web-troyes-has-tradesman = мастер есть
web-troyes-later = потом:
web-troyes-back = Рубашкой вверх, { $colour }; откроется в раунде { $round }
web-troyes-card-line = Одно применение за каждые { $divisor } на кубиках ({ $colour }). Ячейки дадут в конце { $slots } ПО.
web-troyes-event-line = Кладите сюда маркеры: по одному за каждые { $divisor } на { $colour ->
        [red] красных кубиках
        [white] белых кубиках
        [yellow] жёлтых кубиках
       *[any] кубиках любого одного цвета
    }, за каждый { COUNT($round-cube-reward, of: "influence") }. Закрыто флажков: { $laid } из { $flags }; когда закроются все, первое место получит победных очков (ПО): { $first }, второе { $second }.
web-troyes-event-strikes = Бьёт каждый раунд ({ $effect }).
web-troyes-flags = маркеров { $laid } из { $flags }
web-troyes-prize = { $first } и { $second } ПО за первое и второе место
web-troyes-cubes = { $n ->
        [one] { $n } маркер
        [few] { $n } маркера
       *[other] { $n } маркеров
    }
web-troyes-cubes-cathedral = Маркеры в соборе: { $n }
web-troyes-events-taken = Карты событий: { $n }
web-troyes-level = Уровень { $level }, ячейка { $number }
web-troyes-levels = { $n ->
        [one] окно { $cells }
       *[other] окна { $cells }
    }
web-troyes-wage = жалование { $n }
web-troyes-wages = Жалование в следующем раунде
web-troyes-lies = Здесь лежит горожанин: { $name }
web-troyes-lies-help = В конце раунда он уйдёт в запас. Второго того же цвета отсюда вытеснить нельзя.
web-troyes-with-die = вход по кубику { $faces }
web-troyes-cathedral-help = Каждый белый кубик ставит маркер на нижний свободный уровень своего числа: { COUNT($cathedral-points, of: "point") } и влияние по числам: { $cathedral-influence-1 }, { $cathedral-influence-2 }, { $cathedral-influence-3 }, { $cathedral-influence-4 }, { $cathedral-influence-5 }, { $cathedral-influence-6 }. Уровень без вашего маркера в конце стоит { COUNT($cathedral-missing-level, of: "point") }.
web-troyes-farm-help = Сумма жёлтых кубиков, делённая на { $round-agriculture }, в денье.

web-troyes-target-farm = Земледелие
web-troyes-target-cathedral = Собор
web-troyes-target-supply = Из личного запаса
web-troyes-target-reroll = Переброс
web-troyes-target-recruit = Горожанин
web-troyes-target-flip = Переворот
web-troyes-spend-reroll = Бросить заново один свой кубик. Отменить нельзя.
web-troyes-spend-recruit = Взять горожанина в личный запас.
web-troyes-spend-flip = Перевернуть свои кубики на обратную сторону, не больше { $influence-flip-dice }.
web-troyes-from-lying = Лежащий: { $building }
web-troyes-from-card = Мастер с карты: { $card }
web-troyes-in-supply = В личном запасе: { $n }
web-troyes-die-less = минус { $colour } кубик
web-troyes-frees-slot = освободит ячейку на { $n } ПО

web-troyes-uses = Что можно сделать
web-troyes-which-citizen = Какой горожанин?
web-troyes-how-often = Сколько раз?
web-troyes-lay-cubes = Осталось маркеров: { $n }
# fixed: 2 3, the dice of a group
web-troyes-group-of = { $n ->
        [1] { $colour ->
                [red] Один красный
                [white] Один белый
                [yellow] Один жёлтый
               *[mixed] Один кубик
            }
        [2] { $colour ->
                [red] Два красных
                [white] Два белых
                [yellow] Два жёлтых
               *[mixed] Два кубика
            }
       *[3] { $colour ->
                [red] Три красных
                [white] Три белых
                [yellow] Три жёлтых
               *[mixed] Три кубика
            }
    }
web-troyes-enters = входит
web-troyes-fills = закроет
web-troyes-rolls-first = сначала бросок кубиков
web-troyes-falls = выбит: { $name }
web-troyes-falls-out = Выбит горожанин: { $name }.
web-troyes-to-other = { $name }: { $n } ПО
web-troyes-mills = Церковь ×{ $bishopric }, дворец ×{ $palace }
web-troyes-marker = Маркер к группе
web-troyes-no-marker = без маркера
web-troyes-markers-later = { $n ->
        [one] { $n } маркер на потом
        [few] { $n } маркера на потом
       *[other] { $n } маркеров на потом
    }

web-troyes-lead-act = Ваш ход.
web-troyes-lead-fight = Ваша оборона.
web-troyes-lead-place = Ваш горожанин.
web-troyes-lead-king = Ход короля.
web-troyes-lead-last = Ваш последний горожанин.
web-troyes-last-space = Осталась одна пустая ячейка, и он занял её:
web-troyes-king-pays = Платит { $dice }.
web-troyes-chip-passed = пас
web-troyes-left-after = Ваши кубики после этого:
web-troyes-left-none = ничего
web-troyes-hint-act = Выберите кубики в любых секторах, затем карту, событие, здание, собор или земледелие. Можно и наоборот.
web-troyes-hint-place-citizen = Каждый горожанин в здании даёт в раунд кубик его цвета. Жалование: дворец { $building-palace-wage }, церковь { $building-bishopric-wage }, ратуша { $building-city-hall-wage }.
web-troyes-hint-face-black-dice = Только кубики своего сектора; красные считаются × { $round-red-doubles }.
web-troyes-hint-fight-black-dice = Только кубики своего сектора; красные считаются × { $round-red-doubles }.
web-troyes-hint-flip-dice = Выберите кубики, которые надо перевернуть.
web-troyes-hint-choose-group = Выберите кубики группы.
web-troyes-hint-choose-own-dice = Выберите свои кубики для группы или ни одного.
web-troyes-hint-choose-bought-dice = Выберите чужие кубики для группы или ни одного.
web-troyes-hint-hire-tradesman = Выберите горожанина, который станет мастером.
web-troyes-hint-enter-building = Выберите горожанина, который войдёт.
web-troyes-hint-choose-times = Выберите, сколько раз.
web-troyes-hint-choose-mills = Выберите для каждого применения.
web-troyes-hint-place-cubes = Выбирайте событие по разу за каждый маркер.
web-troyes-hint-yield = Кубиков не хватит. Потратьте влияние или отступите.
web-troyes-pick-dice = Теперь выберите кубики.
web-troyes-pick-use = Теперь выберите дело.
web-troyes-pick-more = Пока мало: добавьте кубики.
web-troyes-pick-black = Теперь выберите чёрные кубики, которые они отобьют.
web-troyes-gain-deniers = { $signed } денье
web-troyes-gain-points = { $signed } ПО
web-troyes-gain-influence = { $signed } влияния
web-troyes-pay-hire = Мастер { $n }.
web-troyes-pay-owner = { $name } получает { COUNT($n, of: "denier") }.
web-troyes-pay-bank = { COUNT($n, of: "denier") } в запас.
web-troyes-from-to = Было { $from }, станет { $to }.
web-troyes-placing = { $wage ->
        [0] Без жалования.
       *[other] Жалование { $wage } каждый раунд.
    }
web-troyes-only-pass = Кубики вам больше ничего не дадут: пасуйте или тратьте влияние.
web-troyes-draft-pass = Пас до конца раунда: { $round-pass-first } денье сейчас и по { $round-pass-next } в каждый ваш ход.
web-troyes-draft-stop = Больше маркеров не кладём.
web-troyes-draft-yield = Отступить перед { $n }: −{ $round-penalty } ПО.
web-troyes-draft-fight = { $count ->
        [one] чёрный { $black } отбит
       *[other] чёрные { $black } отбиты
    }, +{ $n } влияния.
web-troyes-draft-reroll = Перебросить { $before } за { $influence-reroll } влияния.
web-troyes-draft-recruit = Горожанин за { $influence-recruit } влияния.
web-troyes-draft-flip = { $before } → { $after } за { $influence-flip } влияния.
web-troyes-dice-gone = Кубики уйдут в запас.

web-troyes-walls = Враги у стен
web-troyes-ways = Чем отбиться
web-troyes-beaten = отбит
web-troyes-foe-yours = ваш
web-troyes-foe-added = в придачу
web-troyes-foe-next = ждёт
web-troyes-foe-own = ваши
web-troyes-foe-need = нужно
web-troyes-foe-turn = против { $n }
web-troyes-foe-beat = отбил { $n }
web-troyes-die-groups = Кубики одного цвета складываются в группу; чужие покупают у владельцев.
web-troyes-die-fights = Чёрные кубики отбивают своими; чужие сейчас не купить.
web-troyes-die-doubles = Красный кубик против врагов идёт вдвойне: этот за { $n }.
web-troyes-rule-red = красный против врагов × { $round-red-doubles }
web-troyes-rule-beaten = за каждый отбитый
web-troyes-rule-unbeaten = только если отбить нечем

web-troyes-character = { $n ->
        [one] Персонаж
       *[other] Персонажи
    }
web-troyes-characters = Персонажи
web-troyes-hold = зажмите, чтобы увидеть
web-troyes-column = Персонажи по порядку
web-troyes-character-now = сейчас вам { $you } ПО, королю { $king }
web-troyes-tiers = { $tiers } ПО
web-troyes-next-character = Следующий персонаж
web-troyes-no-character = больше нет

web-troyes-desk-deniers = В следующем раунде доход { $round-income } и жалование { $wages }.
web-troyes-desk-points = Видны только вам.
web-troyes-desk-stock = В общем запасе: { $n }
web-troyes-desk-wages = За горожан во дворце и в церкви.
web-troyes-desk-citizens = Горожане: здания { $stand }, карты { $cards }, запас { $supply }
web-troyes-desk-slots = Ячейки под вашими мастерами
web-troyes-desk-levels = Уровней собора без вашего маркера: { $n }
web-troyes-if-now = Если считать сейчас
web-troyes-if-now-known = Если считать сейчас, без чужих скрытых персонажей

web-troyes-challenge = Вызов короля
web-troyes-your-district = Ваш сектор
web-troyes-king-dice = Кубики короля: платит сильнейшими, слева направо
# fixed: 2, the King's dice
web-troyes-king-table = Бросок короля: 2 кубика
web-troyes-king-action = Действие
web-troyes-king-odds = Вероятность
web-troyes-king-points = { $n } ПО
web-troyes-king-citizen = горожанин в здание
web-troyes-king-event = самое правое событие
web-troyes-king-tradesman = мастер на карту
# fixed: 2, cubes of the King's line
web-troyes-king-cathedral = 2 маркера в собор
web-troyes-king-character = карта персонажа
web-troyes-king-price = { $n ->
        [0] без кубиков
        [one] { $n } кубик
        [few] { $n } кубика
       *[other] { $n } кубиков
    }
web-troyes-king-price-buy = { $n ->
        [one] { $n } кубик
        [few] { $n } кубика
       *[other] { $n } кубиков
    }, один ваш за { COUNT($pay, of: "denier") }
web-troyes-king-price-event = один кубик за флажок
web-troyes-king-did-points = король берёт очки
web-troyes-king-did-citizen = горожанин в здание
web-troyes-king-did-event = закрывает правое событие
web-troyes-king-did-tradesman = мастер на карту
web-troyes-king-did-cathedral = строит собор
web-troyes-king-did-character = считается персонаж

web-troyes-log-fold-income = Доход минус жалование: { $all }
web-troyes-log-rolls = бросает { $dice }
web-troyes-log-total = всего { $n } ПО
web-troyes-log-fold-end = Денье из секторов: { $all }
web-troyes-log-fold-home = Горожане вернулись: { $all }
web-troyes-log-fold-wait = Денье тем, кто пасовал: { $all }
web-troyes-log-placed = ставит горожанина: { $space }
web-troyes-log-marker = маркер карты «{ $card }»
web-troyes-log-bought = платит { COUNT($n, of: "denier") } ({ $name })
web-troyes-log-bought-bank = платит { COUNT($n, of: "denier") } за { $dice ->
        [one] нейтральный кубик
       *[other] нейтральные кубики
    }
web-troyes-log-hired = нанимает мастера за { COUNT($n, of: "denier") }
web-troyes-log-left = горожанин уходит: { $where }
web-troyes-log-markers = { $card }: { $n ->
        [one] { $n } маркер
        [few] { $n } маркера
       *[other] { $n } маркеров
    }
web-troyes-log-taxed = { $name } платит { COUNT($n, of: "denier") }
web-troyes-log-shot = бросок { $rolls }: { $hits ->
        [one] { $hits } попадание
        [few] { $hits } попадания
       *[other] { $hits } попаданий
    }
web-troyes-log-built = собор, { $n ->
        [one] окно { $cells }
       *[other] окна { $cells }
    }
web-troyes-log-unbuilt = из собора убран маркер, окно { $cells }
web-troyes-log-covered = { $event }: { $n ->
        [one] { $n } маркер
        [few] { $n } маркера
       *[other] { $n } маркеров
    }
web-troyes-log-countered = { $event }: все флажки закрыты
web-troyes-log-taken = карта достаётся ему
web-troyes-log-discarded = карта уходит в сброс
web-troyes-log-uncovered = { $event }: маркер снят
web-troyes-log-entered = горожанин входит: { $space }
web-troyes-log-side-entered = { $king ->
        [1] горожанин Короля
       *[0] нейтральный горожанин
    } входит: { $space }
web-troyes-log-expelled = выбит: { $name }, { $building }
web-troyes-log-farmed = земледелие, +{ COUNT($n, of: "denier") }
web-troyes-log-passed = пас до конца раунда, в секторе { COUNT($n, of: "denier") }
web-troyes-log-rerolled = { $before } → { $after }
web-troyes-log-recruited = берёт горожанина
web-troyes-log-beaten = { $dice } против чёрных: { $black }
web-troyes-log-unbeaten = не может отбить { $black }
web-troyes-log-penalty = не хватило, чтобы отдать всё
web-troyes-log-rolled = выпало { $n }
web-troyes-log-no-effect = без последствий
web-troyes-log-pays = платит { $dice }
web-troyes-log-king-bought = покупает ваш { $dice } за { COUNT($n, of: "denier") }
web-troyes-log-tradesman = { $card }, ячейка на { $n } ПО
web-troyes-log-idle = нечего сделать
web-troyes-log-shown = тайные персонажи: { $characters }
web-troyes-log-character = { $character }: { $name } { $n } ПО
web-troyes-log-for-character = { $all } ПО

web-troyes-wins = { $n ->
        [one] побеждает в Труа
       *[other] побеждают в Труа
    }
web-troyes-beats-king = одолевает короля
web-troyes-king-wins = остаётся сильнее
web-troyes-window = Собор, каким он остался
web-troyes-verdict = Приговор короля
web-troyes-source-cathedral = Собор
web-troyes-source-events = События
web-troyes-source-cards = Карты действий
web-troyes-source-penalties = Потери: враги, недоплата
web-troyes-source-king = Указы короля
web-troyes-source-standing = Маркеры на событиях
web-troyes-source-tradesmen = Ячейки мастеров
web-troyes-source-levels = Уровни без маркера
web-troyes-source-king-has = король { $n }
web-troyes-source-less = его очки вычитаются

web-troyes-effect-artisan = за { COUNT($pay-2, of: "influence") }
web-troyes-effect-merchant = денье
web-troyes-effect-miller = за своих: дворец или церковь
web-troyes-effect-innkeeper = за { COUNT($pay-1, of: "denier") }
web-troyes-effect-blacksmith = { SIGNED($modifier-total) } к красной группе
web-troyes-effect-militia = жёлтые как красные
web-troyes-effect-journeyman = за { COUNT($pay-1, of: "denier") }
web-troyes-effect-goldsmith = ПО и денье
web-troyes-effect-sculptor = ПО
web-troyes-effect-baker = за жёлтый на площади
web-troyes-effect-tithe = чужие жёлтые даром
web-troyes-effect-monk = белый как { $modifier-times } жёлтых
web-troyes-effect-priest = { SIGNED($modifier-each) } каждому жёлтому
web-troyes-effect-apprenticeship = каждый кубик = { $modifier-face }
web-troyes-effect-confession = { SIGNED($modifier-each) } каждому кубику
web-troyes-effect-templar = белый как { $modifier-times } красных
web-troyes-effect-pilgrimage = кубики любых цветов
web-troyes-effect-procession = у кого больше кубиков
web-troyes-effect-glassblower = за { COUNT($amount, of: "cube") } в соборе
web-troyes-effect-prior = белый как { $modifier-times } белых
web-troyes-effect-archer = бросок { $amount }+: маркер на событие
web-troyes-effect-chivalry = за красный в вашем секторе
web-troyes-effect-diplomat = за { COUNT($pay-2, of: "influence") }, на событие
web-troyes-effect-hunting = влияние
web-troyes-effect-mercenary = денье
web-troyes-effect-tax-collector = за горожанина в ратуше
web-troyes-effect-captain = за событие с вашим маркером
web-troyes-effect-joust = если красные сильнее
web-troyes-effect-troubadour = за { COUNT($pay-2, of: "influence") }
web-troyes-effect-banquet = за красный, где их больше

web-troyes-threat-marauding = { COUNT($event-marauding-black, of: "black-die") }
web-troyes-threat-brigands = { COUNT($event-brigands-a-black, of: "black-die") }
web-troyes-threat-succession = { $king ->
        [1] горожанин короля во дворец
       *[0] серый горожанин во дворец
    }
web-troyes-threat-skirmishes = { COUNT($event-skirmishes-a-black, of: "black-die") }
web-troyes-threat-war = { COUNT($event-war-black, of: "black-die") }
web-troyes-threat-normans = { COUNT($event-normans-attack-black, of: "black-die") }
web-troyes-threat-resistance = снимает последние маркеры
web-troyes-threat-drought = { MINUS($event-drought-amount) } денье за горожанина в ратуше
web-troyes-threat-support = маркеры на события слева
web-troyes-threat-civilwar = каждый: { MINUS($event-civil-war-amount) } денье
web-troyes-threat-wayfarers = { $king ->
        [1] горожанин короля в ратушу
       *[0] серый горожанин в ратушу
    }
web-troyes-threat-theological = { $king ->
        [1] горожанин короля в церковь
       *[0] серый горожанин в церковь
    }
web-troyes-threat-heresy = каждый: { MINUS($event-heresy-amount) } влияния
web-troyes-threat-builders = { $king ->
        [1] маркер короля в собор
       *[0] серый маркер в собор
    }
web-troyes-threat-interrupted = маркер уходит из собора
