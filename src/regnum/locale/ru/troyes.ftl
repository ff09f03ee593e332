troyes-name = Труа
    .original = Troyes
troyes-summary = Знать, духовенство и рабочие средневекового города, их кубики на общей площади и покровители, которые следят за вами втайне.
    .short = Кубики горожан, чужие тоже
    .tie = при равенстве победа общая
troyes-credits = «Труа» придумали Себастьян Дюжарден, Ксавье Жорж и Ален Орбан, «Вызов короля» – Шади Торбей. Большинство чисел на картах здесь восстановлено, рисунки наши.

troyes-setting-bonus = Бонусные карты
    .help = К картам действий добавляются Пекарь, Приор и Пиршество, к красным событиям – Сопротивление.

troyes-colour-red = красные
troyes-colour-white = белые
troyes-colour-yellow = жёлтые

troyes-count-denier = { $n } денье
troyes-count-influence = { $n ->
        [one] { $n } влияние
       *[other] { $n } влияния
    }
troyes-count-point = { $n } ПО
troyes-count-cube = { $n ->
        [one] { $n } маркер
        [few] { $n } маркера
       *[many] { $n } маркеров
    }
troyes-count-black-die = { $n ->
        [one] { $n } чёрный кубик
        [few] { $n } чёрных кубика
       *[many] { $n } чёрных кубиков
    }

# What help texts quote: what one use costs and brings, wages, black dice, the tiers of characters.
troyes-payment = { $pay-1 ->
        [0] { "" }
       *[other] заплатите { COUNT($pay-1, of: "denier") },{ " " }
    }{ $pay-2 ->
        [0] { "" }
       *[other] потратьте { COUNT($pay-2, of: "influence") },{ " " }
    }
troyes-exchange = { troyes-payment }получите { $gain-3 ->
        [0] { "" }
       *[other] { COUNT($gain-3, of: "point") }
    }{ $gain-1 ->
        [0] { "" }
       *[other] { $gain-3 ->
                [0] { "" }
               *[other] { " и " }
            }{ COUNT($gain-1, of: "denier") }
    }{ $gain-2 ->
        [0] { "" }
       *[other] { $gain-3 ->
                [0] { $gain-1 ->
                        [0] { "" }
                       *[other] { " и " }
                    }
               *[other] { " и " }
            }{ COUNT($gain-2, of: "influence") }
    }
troyes-wages = { $wage ->
        [0] Без жалования.
       *[other] Жалование каждому горожанину: { COUNT($wage, of: "denier") }.
    }
troyes-black-dice = { $black ->
        [0] { "" }
       *[other] { COUNT($black, of: "black-die") }.{ " " }
    }
# fixed: 2, how many play
troyes-tiers = { COUNT($characters-points-1, of: "point") } от { $more-1 }, { $characters-points-2 } от { $more-2 }, { $characters-points-3 } от { $more-3 }. При одном или двух игроках от { $two-1 }, { $two-2 } и { $two-3 }.

## fixed: 1 2 3 4 5 6, faces of dice

troyes-die-red-1 = красный 1
troyes-die-red-2 = красный 2
troyes-die-red-3 = красный 3
troyes-die-red-4 = красный 4
troyes-die-red-5 = красный 5
troyes-die-red-6 = красный 6
troyes-die-white-1 = белый 1
troyes-die-white-2 = белый 2
troyes-die-white-3 = белый 3
troyes-die-white-4 = белый 4
troyes-die-white-5 = белый 5
troyes-die-white-6 = белый 6
troyes-die-yellow-1 = жёлтый 1
troyes-die-yellow-2 = жёлтый 2
troyes-die-yellow-3 = жёлтый 3
troyes-die-yellow-4 = жёлтый 4
troyes-die-yellow-5 = жёлтый 5
troyes-die-yellow-6 = жёлтый 6

##

troyes-building-palace = Дворец
    .help = Красные кубики. { troyes-wages } Каждый горожанин здесь даёт красный кубик. Новый горожанин занимает ячейку по значению кубика, а тот, кто в ней стоял, покидает дворец.
troyes-building-bishopric = Церковь
    .help = Белые кубики. { troyes-wages } Каждый горожанин здесь даёт белый кубик. Новый горожанин встаёт в первую ячейку ряда; остальные сдвигаются вправо, и последний может покинуть церковь.
troyes-building-city-hall = Ратуша
    .help = Жёлтые кубики. { troyes-wages } Каждый горожанин здесь даёт жёлтый кубик. Новый горожанин встаёт в первую ячейку ряда; остальные сдвигаются вправо, и последний может покинуть ратушу.

## fixed: 1 2 3 4 5 6, places in the buildings

troyes-space-palace-1 = Дворец, 1
troyes-space-palace-2 = Дворец, 2
troyes-space-palace-3 = Дворец, 3
troyes-space-palace-4 = Дворец, 4
troyes-space-palace-5 = Дворец, 5
troyes-space-palace-6 = Дворец, 6
troyes-space-bishopric-1 = Церковь, верхний ряд, 1
troyes-space-bishopric-2 = Церковь, верхний ряд, 2
troyes-space-bishopric-3 = Церковь, верхний ряд, 3
troyes-space-bishopric-4 = Церковь, нижний ряд, 1
troyes-space-bishopric-5 = Церковь, нижний ряд, 2
troyes-space-bishopric-6 = Церковь, нижний ряд, 3
troyes-space-city-hall-1 = Ратуша, верхний ряд, 1
troyes-space-city-hall-2 = Ратуша, верхний ряд, 2
troyes-space-city-hall-3 = Ратуша, средний ряд, 1
troyes-space-city-hall-4 = Ратуша, средний ряд, 2
troyes-space-city-hall-5 = Ратуша, нижний ряд, 1
troyes-space-city-hall-6 = Ратуша, нижний ряд, 2

##

troyes-side-neutral = Нейтральный игрок
troyes-side-king = Король

troyes-card-archer = Лучник
    .help = За каждое применение бросьте кубик, который ничем нельзя изменить; если выпало { $amount } или больше, можно положить маркер на любое событие ({ COUNT($round-cube-reward, of: "influence") }).
troyes-card-chivalry = Рыцари
    .help = За каждое применение: за каждый красный кубик, оставшийся в вашем секторе, { COUNT($amount, of: "cube") } на любые события; за каждый маркер { COUNT($round-cube-reward, of: "influence") }.
troyes-card-diplomat = Дипломат
    .help = За каждое применение: { troyes-payment }положите маркер на любое событие ({ COUNT($round-cube-reward, of: "influence") }). Всё платится до первого маркера.
troyes-card-hunting = Охота
    .help = За каждое применение: { troyes-exchange }.
troyes-card-mercenary = Наёмник
    .help = За каждое применение: { troyes-exchange }.
troyes-card-tax-collector = Сборщик налогов
    .help = За каждое применение: за каждого своего горожанина, стоящего в ратуше, каждый другой игрок платит вам { COUNT($amount, of: "denier") }, за серого столько же платит банк, за королевского { $king-tax }.
troyes-card-captain = Полководец
    .help = За каждое применение: { COUNT($amount, of: "point") } за каждое событие с вашим маркером, включая Мародёров.
troyes-card-joust = Рыцарский турнир
    .help = За каждое применение: { COUNT($amount, of: "point") }, если сумма красных кубиков, оставшихся в вашем секторе, самая большая; при ничьей их получают и остальные равные.
troyes-card-troubadour = Трубадур
    .help = За каждое применение: { troyes-exchange }.
troyes-card-banquet = Пиршество
    .help = Бонусная карта. За каждое применение: { COUNT($amount, of: "point") } за каждый красный кубик в секторе, где их больше всего; сектор короля не в счёт.
troyes-card-tithe = Десятина
    .help = Позже, за один маркер: берите в жёлтую группу чужие жёлтые кубики бесплатно, до { $modifier-free } у каждого (у короля до { $king-tithe }).
troyes-card-monk = Монах
    .help = Позже, за один маркер: один белый кубик служит группой жёлтых того же значения, их { $modifier-times }; купленный, он стоит { COUNT($round-price-1, of: "denier") }.
troyes-card-priest = Священник
    .help = Позже, за один маркер: { SIGNED($modifier-each) } к каждому жёлтому кубику группы. Не для размещения в ратуше.
troyes-card-apprenticeship = Обучение
    .help = Позже, за один маркер: каждый кубик группы любого цвета считается за { $modifier-face }. Не для зданий и не для собора.
troyes-card-confession = Исповедь
    .help = Позже, за один маркер: { SIGNED($modifier-each) } к каждому кубику группы любого цвета. Не для зданий и не для собора.
troyes-card-templar = Тамплиер
    .help = Позже, за один маркер: один белый кубик служит группой красных того же значения, их { $modifier-times }; купленный, он стоит { COUNT($round-price-1, of: "denier") }.
troyes-card-pilgrimage = Паломничество
    .help = За каждое применение: { troyes-exchange }. Группа может быть разноцветной; тогда к ней подходят только маркеры Обучения и Исповеди.
troyes-card-procession = Процессия
    .help = За каждое применение: { COUNT($amount, of: "point") } получают игроки, у которых в секторе осталось больше всего кубиков; никто, если столько только у нейтрального.
troyes-card-glassblower = Стеклодув
    .help = За каждое применение: одно ПО за каждые { COUNT($amount, of: "cube") } ваших в соборе.
troyes-card-prior = Приор
    .help = Бонусная карта. Позже, за один маркер: один белый кубик служит группой белых того же значения, их { $modifier-times }; купленный, он стоит { COUNT($round-price-1, of: "denier") }.
troyes-card-artisan = Ремесленник
    .help = За каждое применение: { troyes-exchange }.
troyes-card-merchant = Торговец
    .help = За каждое применение: { troyes-exchange }.
troyes-card-miller = Мельник
    .help = За каждое применение: выберите церковь или дворец и получите { COUNT($amount, of: "denier") } за каждого своего горожанина, стоящего там.
troyes-card-innkeeper = Трактирщик
    .help = За каждое применение: { troyes-exchange }.
troyes-card-blacksmith = Кузнец
    .help = Позже, за один маркер: { SIGNED($modifier-total) } к сумме красной группы. Не для размещения во дворце.
troyes-card-militia = Ополченец
    .help = Позже, за один маркер: группа жёлтых кубиков служит группой красных с теми же значениями.
troyes-card-journeyman = Подмастерье
    .help = За каждое применение: { troyes-exchange }.
troyes-card-goldsmith = Ювелир
    .help = За каждое применение: { troyes-exchange }.
troyes-card-sculptor = Скульптор
    .help = За каждое применение: { troyes-exchange }.
troyes-card-baker = Пекарь
    .help = Бонусная карта. За каждое применение: { COUNT($amount, of: "denier") } за каждый жёлтый кубик, оставшийся на городской площади.

troyes-threat-marauding = Мародёры
    .help = { troyes-black-dice }Событие всегда в игре: заполненное, оно приносит награды, карту никто не берёт, и оно открывается снова.
troyes-threat-brigands-a = Разбойники
    .help = { COUNT($black, of: "black-die") }.
troyes-threat-brigands-b = Разбойники
    .help = { COUNT($black, of: "black-die") }.
troyes-threat-brigands-c = Разбойники
    .help = { COUNT($black, of: "black-die") }.
troyes-threat-conflict-of-succession = Борьба за наследство
    .help = { troyes-black-dice }Бросок кубика: нейтральный горожанин занимает эту ячейку дворца, а тот, кто в ней стоял, покидает дворец.
troyes-threat-skirmishes-a = Междоусобицы
    .help = { COUNT($black, of: "black-die") }.
troyes-threat-skirmishes-b = Междоусобицы
    .help = { COUNT($black, of: "black-die") }.
troyes-threat-war = Война
    .help = { COUNT($black, of: "black-die") }.
troyes-threat-normans-attack = Нападение норманнов
    .help = { COUNT($black, of: "black-die") }.
troyes-threat-resistance = Сопротивление
    .help = { troyes-black-dice }Бонусная карта. Приводит ещё одно красное событие из коробки. Снимает последний маркер со всех остальных событий.
troyes-threat-theological-conflict = Религиозный конфликт
    .help = { troyes-black-dice }Бросок кубика: нейтральный горожанин встаёт в этот ряд церкви.
troyes-threat-heresy = Ересь
    .help = { troyes-black-dice }Каждый теряет { COUNT($amount, of: "influence") }; кому не хватает, теряет { COUNT($round-penalty, of: "point") }.
troyes-threat-traveling-builders = Странствующие строители
    .help = { troyes-black-dice }Серый маркер занимает первую свободную ячейку нижнего незавершённого уровня собора. Король за свой маркер получает ПО.
troyes-threat-interrupted-work = Затруднения при строительстве
    .help = { troyes-black-dice }С верхнего занятого уровня собора убирают маркер с наибольшим номером.
troyes-threat-drought = Засуха
    .help = { troyes-black-dice }Каждый платит { COUNT($amount, of: "denier") } за каждого своего горожанина, стоящего в ратуше; кому не хватает, теряет { COUNT($round-penalty, of: "point") }.
troyes-threat-support = Поддержка
    .help = { troyes-black-dice }На события слева кладут по серому маркеру; таких событий { $amount }.
troyes-threat-civil-war = Гражданская война
    .help = { troyes-black-dice }Каждый теряет { COUNT($amount, of: "denier") }; кому не хватает, теряет { COUNT($round-penalty, of: "point") }.
troyes-threat-wayfarers = Путники
    .help = { troyes-black-dice }Бросок кубика: нейтральный горожанин встаёт в этот ряд ратуши.

troyes-character-chretien = Кретьен де Труа
    .help = Поощряет горожан в зданиях: { troyes-tiers }
troyes-character-urbain = Урбан IV
    .help = Поощряет маркеры в соборе: { troyes-tiers }
troyes-character-thibaut = Тибо II
    .help = Поощряет деньги: { troyes-tiers }
troyes-character-hugues = Гуго де Пейн
    .help = Поощряет влияние: { troyes-tiers }
troyes-character-florentin = Флорентиец
    .help = Поощряет мастеров на картах действий: { troyes-tiers }
troyes-character-henry = Генрих I
    .help = Поощряет собранные карты событий: { troyes-tiers }

troyes-line-points = получает победные очки
troyes-line-citizen = размещает горожанина
troyes-line-event = берётся за последнее событие
troyes-line-tradesman = ставит мастера
troyes-line-cathedral = строит собор
troyes-line-character = разыгрывает персонажа

troyes-verdict-defeat = О таком поражении и говорить нечего. Зовите палача!
troyes-verdict-frown = Рано улыбаетесь: не так уж плохо, но король по-прежнему хочет вашу голову.
troyes-verdict-average = Посредственно, не больше того.
troyes-verdict-progress = Совсем неплохо. Кажется, вы делаете успехи.
troyes-verdict-worry = Ваши успехи тревожат короля. Зовите палача!
troyes-verdict-mastery = Мастерская игра! Поздравляем.

troyes-kind-build = Собор
troyes-kind-farm = Земледелие

troyes-prompt-place-citizen = Поставьте горожанина в пустую ячейку здания
    .waiting = ставит горожанина в здание
    .rules = Подготовка
troyes-prompt-face-black-dice = Вам противостоит чёрный кубик { $black }. Выберите свои кубики не слабее него, ими можно отбить и другие чёрные
    .waiting = против чёрного кубика { $black }
    .rules = События
troyes-prompt-fight-black-dice = Выберите свои кубики на { $need } или больше; красные считаются × { $round-red-doubles }
    .waiting = выбирает кубики на { $need } или больше против чёрных
    .rules = События
troyes-prompt-act = Выберите кубики и дело для них или спасуйте до конца раунда
    .waiting = выбирает действие
    .rules = Действия
troyes-prompt-flip-dice = Выберите свои кубики, чтобы перевернуть их, не больше { $influence-flip-dice }
    .waiting = выбирает, какие кубики перевернуть
    .rules = Действия
troyes-prompt-choose-group = { $target } – выберите кубики
    .waiting = { $target }, выбирает кубики
    .rules = Действия
troyes-prompt-choose-own-dice = { $target } – сначала выберите свои кубики для группы
    .waiting = { $target }, выбирает свои кубики
    .rules = Действия
troyes-prompt-choose-bought-dice = { $target } – дополните группу купленными кубиками или оставьте как есть
    .waiting = { $target }, выбирает кубики для покупки
    .rules = Действия
troyes-prompt-hire-tradesman = { $target } – кто станет мастером?
    .waiting = { $target }, выбирает, кто станет мастером
    .rules = Карта действия
troyes-prompt-enter-building = { $target } – кто войдёт?
    .waiting = { $target }, выбирает, кто войдёт
    .rules = Поставить горожанина
troyes-prompt-choose-times = { $target } – сколько раз применить? Не больше { $most }
    .waiting = { $target }, решает, сколько раз применить
    .rules = Карта действия
troyes-prompt-choose-mills = Мельник, { $count ->
        [one] { $count } применение
        [few] { $count } применения
       *[other] { $count } применений
    } – церковь или дворец?
    .waiting = Мельник, выбирает между церковью и дворцом
    .rules = Карта действия
troyes-prompt-place-cubes = Разложите маркеры по событиям (осталось { $count })
    .waiting = раскладывает маркеры по событиям, осталось { $count }
    .rules = Предотвратить событие

troyes-option-place = { $space }
troyes-option-reroll = Перебросить кубик { $die } ({ COUNT($influence-reroll, of: "influence") })
troyes-option-recruit = Нанять горожанина ({ COUNT($influence-recruit, of: "influence") })
troyes-option-flip = Перевернуть кубики ({ COUNT($influence-flip, of: "influence") })
troyes-option-flip-dice = Перевернуть: { $dice }
troyes-option-face = Устранить чёрные кубики { $black } (сумма { $sum })
troyes-option-fight = Кубиками { $dice } (сила { $strength })
troyes-option-yield = Отступить: сил не хватает
troyes-option-activate = Карта действия: { $card }
troyes-option-build = Строить собор
troyes-option-counter = Предотвратить событие: { $event }
troyes-option-enter = Поставить горожанина: { $building }
troyes-option-farm = Заняться земледелием
troyes-option-pass = Спасовать
troyes-option-own = Свои кубики: { $dice } (сумма { $sum })
troyes-option-group = Кубики { $dice }: { $value }{ $price ->
        [0] {""}
       *[other] , цена { $price }
    }{ $marker_count ->
        [0] {""}
       *[other] , модификатор: { $marker }
    }
troyes-option-take-supply = Из личного запаса
troyes-option-take-space = Из здания: { $space }
troyes-option-take-lying = Лежащий у здания: { $building }
troyes-option-take-card = С карты: { $card }
troyes-option-times = { $count } ×
troyes-option-mill = Церковь { $bishopric } ×, дворец { $palace } ×
troyes-option-cubes = { $event }: { $count ->
        [one] { $count } маркер
        [few] { $count } маркера
       *[other] { $count } маркеров
    }
troyes-option-stop = Больше не класть маркеров
troyes-option-lay = Маркеры: { $cubes }

troyes-event-began = Карты разложены. Первый игрок: { $first }.
troyes-event-king-began = Карты разложены. Первым ходит король.
troyes-event-dealt = { $seat }, персонажи: { $characters }.
    .hidden = { $seat } втайне получает персонажа.
troyes-event-column = Персонажи по порядку: { $characters }.
troyes-event-placed = { $seat } ставит горожанина: { $space }.
troyes-event-side-placed = { $side } ставит горожанина: { $space }.
troyes-event-round = Раунд { $number } из { $rounds }.
troyes-event-revealed = Новые карты действий: { $cards }.
troyes-event-income = { $seat }, доход: { $deniers }.
troyes-event-wages = { $seat }, жалование: { $deniers }.
troyes-event-penalty = { $seat }, не хватило: −{ $points } ПО.
troyes-event-rolled = { $seat } бросает: { $dice }.
troyes-event-side-rolled = { $side }, кубики: { $dice }.
troyes-event-unveiled = Новое событие: { $event }.
troyes-event-struck = Событие: { $event }.
troyes-event-event-roll = { $event }, на кубике { $face }.
troyes-event-no-effect = { $event }: без последствий.
troyes-event-side-built = { $side } строит собор: уровень { $level }, ячейка { $number }.
troyes-event-unbuilt = Из собора убран маркер: уровень { $level }, ячейка { $number }.
troyes-event-uncovered = Снят последний маркер: { $event }.
troyes-event-black-rolled = Чёрные кубики: { $black }.
troyes-event-beaten = { $seat } устраняет чёрные кубики ({ $black }), потрачено: { $dice }.
troyes-event-unbeaten = { $seat } не может устранить чёрный кубик { $black }.
troyes-event-king-beat = Король устраняет чёрный кубик { $black }, потрачено: { $dice }.
troyes-event-rerolled = { $seat } перебрасывает: { $before } → { $after }.
troyes-event-recruited = { $seat } нанимает горожанина.
troyes-event-flipped = { $seat } переворачивает: { $before } → { $after }.
troyes-event-spent-dice = { $seat } использует: { $dice }.
troyes-event-marker = { $seat } тратит маркер карты: { $card }.
troyes-event-bought = { $seat } → { $owner }: { $deniers } денье (кубиков: { $count }).
troyes-event-bought-bank = { $seat } платит в банк: { $deniers } денье (кубиков: { $count }).
troyes-event-hired = { $seat } нанимает мастера: { $card }, цена { $deniers }, очки ячейки { $points }.
troyes-event-left-space = { $seat } забирает горожанина: { $space }.
troyes-event-left-lying = { $seat } поднимает лежащего горожанина: { $building }.
troyes-event-left-card = { $seat } снимает мастера с карты: { $card }.
troyes-event-activated = { $seat }: { $card } × { $count }.
troyes-event-markers = { $seat } кладёт маркеры на карту: { $card }, { $count }.
troyes-event-got-deniers = { $seat }: +{ $deniers } денье.
troyes-event-paid = { $seat }: −{ $deniers } денье.
troyes-event-got-influence = { $seat }, влияние: +{ $count }.
troyes-event-spent-influence = { $seat }, влияние: −{ $count }.
troyes-event-got-points = { $seat }: +{ $points } ПО.
troyes-event-taxed = { $seat } → { $collector }, налог: { $deniers } денье.
    .you = { $collector } берёт налог с ваших горожан в Ратуше.
    .means = Вы платите { COUNT($deniers, of: "denier") }.
troyes-event-shot = { $seat }, Лучник: { $rolls }. Попаданий: { $hits }.
troyes-event-built = { $seat } строит собор: уровень { $level }, ячейка { $number }.
troyes-event-covered = { $seat }, маркеры на событии: { $event }, { $count }.
troyes-event-side-covered = { $side }, маркеры на событии: { $event }, { $count }.
troyes-event-countered = Все флажки закрыты: { $event }.
troyes-event-taken = { $seat } забирает карту: { $event }.
troyes-event-side-taken = { $side }, карта уходит к нему: { $event }.
troyes-event-discarded = Больше всего серых маркеров: карта «{ $event }» уходит в сброс.
troyes-event-blow =
    { $seat }, { $event }:{ $deniers ->
        [0] {""}
       *[other] {" "}−{ COUNT($deniers, of: "denier") }
    }{ $influence ->
        [0] {""}
       *[other] {" "}−{ COUNT($influence, of: "influence") }
    }{ $points ->
        [0] {""}
       *[other] {" "}−{ COUNT($points, of: "point") }
    }
    .you =
        { $event } бьёт по вам:{ $deniers ->
        [0] {""}
       *[other] {" "}−{ COUNT($deniers, of: "denier") }
    }{ $influence ->
        [0] {""}
       *[other] {" "}−{ COUNT($influence, of: "influence") }
    }{ $points ->
        [0] {""}
       *[other] {" "}−{ COUNT($points, of: "point") }
    }
troyes-event-dice-lost =
    { $by_count ->
        [0] Король
       *[other] { $by }
    } { $deniers ->
        [0] забирает
       *[other] покупает
    } { $dice_count ->
        [1] ваш { $dice }
       *[other] ваши кубики: { $dice }
    }.
    .means =
        { $deniers ->
            [0] Вы ничего за это не получаете.
           *[other] Вам { COUNT($deniers, of: "denier") }.
        }
troyes-event-pushed =
    { $by_count ->
        [0] Вашего горожанина вытесняют
       *[other] { $by } вытесняет вашего горожанина
    } { $building_name ->
        [palace] из Дворца
        [bishopric] из Церкви
       *[other] из Ратуши
    }.
    .means = Лежит до конца раунда, потом вернётся в ваш запас.
troyes-event-cube-lost = { $event }: ваш маркер уходит из собора, уровень { $level }, окно { $number }.
troyes-event-flag-lost = { $event }: ваш маркер снят с карты «{ $off }».
troyes-event-entered = { $seat }, горожанин входит: { $space }.
troyes-event-side-entered = { $side }, горожанин входит: { $space }.
troyes-event-expelled = { $seat }, горожанин покидает здание: { $building }.
troyes-event-side-expelled = { $side }, горожанин покидает здание: { $building }.
troyes-event-farmed = { $seat }, земледелие: +{ $deniers } денье.
troyes-event-passed = { $seat } пасует, в секторе +{ $deniers } денье.
troyes-event-waited = { $seat } ждёт после паса, в секторе +{ $deniers } денье.
troyes-event-round-over = Раунд { $number } окончен.
troyes-event-collected = { $seat } забирает из сектора { $deniers } денье.
troyes-event-returned = { $seat }, вернулись в запас: { $count }.
troyes-event-king-rolled = Король бросает { $rolls } и { $action }.
troyes-event-king-spent = Король тратит: { $dice }.
troyes-event-king-bought = Король покупает ({ $seat }): { $dice } за { $deniers } денье.
troyes-event-king-points = Король: +{ $points } ПО.
troyes-event-king-tradesman = Король ставит мастера: { $card }, очки ячейки { $points }.
troyes-event-king-idle = Королю здесь нечего сделать.
troyes-event-shown = { $seat } открывает: { $characters }.
troyes-event-character-scored = { $character }, { $seat }: { $points } ПО.
troyes-event-king-character-scored = { $character }, король: { $points } ПО.
troyes-event-scored = { $seat }: всего { $total } ПО (собор, события, карты, потери, указы, оставшиеся события, мастера, пустые уровни, персонажи: { $points }).
troyes-event-king-scored = Король: всего { $total } ПО (собор, события, карты, потери, указы, оставшиеся события, мастера, пустые уровни, персонажи: { $points }).
troyes-event-won = { $seat } побеждает: { $total ->
        [one] { $total } победное очко
        [few] { $total } победных очка
       *[other] { $total } победных очков
    }.
troyes-event-verdict = Итог: { $result }. { $verdict }

troyes-why-one-die = Здесь нужен ровно один кубик.
troyes-why-most-dice = Не больше кубиков, чем { $most }.
troyes-why-mixed = Кубики одной группы – одного цвета.
troyes-why-colour = { $colour ->
        [red] Здесь годятся только красные кубики.
        [white] Здесь годятся только белые кубики.
        [yellow] Здесь годятся только жёлтые кубики.
       *[other] Кубики одной группы – одного цвета.
    }
troyes-why-sum = { $value } мало: нужно { $need } или больше.
troyes-why-no-room = Для номера { $number } в соборе столько места нет.
troyes-why-lying = Пришлось бы уйти тому, чей цвет уже лежит у здания.
troyes-why-nobody = Некого туда поставить.
troyes-why-stands-there = Он там уже стоит.
troyes-why-influence = Нужно влияния { $need }, у вас { $have }.
troyes-why-hire = Мастер стоит { $cost }: не хватает { $short } денье.
troyes-why-money = Цена { $price }: не хватает { $short } денье.
troyes-why-no-cube = На этой карте нет вашего маркера.
troyes-why-cube = Маркер этой карты здесь не поможет.
troyes-why-cube-colour = { $colour ->
        [red] Маркер этой карты меняет только красные кубики.
        [white] Маркер этой карты меняет только белые кубики.
        [yellow] Маркер этой карты меняет только жёлтые кубики.
       *[other] Маркер этой карты меняет кубики одного цвета.
    }
troyes-why-cube-dice = { $most ->
        [1] С маркером этой карты берут только один кубик.
       *[other] С маркером этой карты берут не больше кубиков, чем { $most }.
    }
troyes-why-cube-free = Маркер даёт чужие кубики даром: возьмите хотя бы один.
troyes-why-recruited = Все ваши горожане уже наняты.
troyes-why-no-own-dice = В вашем секторе нет кубиков.
troyes-why-not-yours = Только кубики из вашего сектора.
troyes-why-no-dice = Кубиков, которые вам по средствам, не хватит.
troyes-why-highest = Среди них должен быть самый большой, чёрный { $black }.
troyes-why-weak = { $strength } мало: нужно { $need } или больше.
troyes-why-spare = Один из этих кубиков лишний.

troyes-amendment-spare-dice = Чёрные кубики можно устранять и большим числом кубиков, чем нужно.
troyes-amendment-cubes-in-order = Каждый способ разложить маркеры по событиям предлагается один раз.

troyes-sheet-setup = Перед первым раундом
troyes-sheet-round = Раунд { $round } из { $rounds }
troyes-sheet-phase-0 = новые карты
troyes-sheet-phase-1 = доход и жалование
troyes-sheet-phase-2 = рабочая сила
troyes-sheet-phase-3 = события
troyes-sheet-phase-4 = действия
troyes-sheet-phase-5 = конец раунда
troyes-sheet-square = Городская площадь
troyes-sheet-black = Чёрные кубики
troyes-sheet-black-dice = чёрных кубиков: { $count }
troyes-sheet-cards = Карты действий
troyes-sheet-events = События
troyes-sheet-buildings = Здания
troyes-sheet-cathedral = Собор
troyes-sheet-characters = Персонажи в игре, о которых вы знаете
troyes-sheet-column-card = карта
troyes-sheet-column-cost = цена
troyes-sheet-column-use = кубики
troyes-sheet-column-slots = ячейки и маркеры
troyes-sheet-column-event = событие
troyes-sheet-column-rewards = награды
troyes-sheet-column-flags = флажки
troyes-sheet-row-deniers = Денье
troyes-sheet-row-influence = Влияние
troyes-sheet-row-citizens = Горожане: личный + общий запас
troyes-sheet-row-wages = Жалование
troyes-sheet-row-tradesmen = Мастера (очки ячеек)
troyes-sheet-row-cubes = Маркеры в соборе (уровни)
troyes-sheet-row-taken = Собранные события
troyes-sheet-row-passed = Пас, денье в секторе
troyes-sheet-row-points = Победные очки
troyes-sheet-lying = лежат: { $who }
troyes-sheet-level = Уровень { $level }
troyes-sheet-mark-neutral = с
troyes-sheet-mark-king = К

# Numbers of an entry, where only some of them are not the rulebook's.
troyes-fact-cost = цена
troyes-fact-slots = ячейки
troyes-fact-divisor = делитель
troyes-fact-round = раунд
troyes-fact-dice = кубики
troyes-fact-flags = флажки
troyes-fact-points = награды
troyes-fact-second = вторая карта
troyes-fact-colour = цвет
troyes-fact-rows = ряды
troyes-fact-spaces = ячейки
troyes-fact-pay = плата
troyes-fact-gain = доход
troyes-fact-amount = величина
troyes-fact-modifier = свойство
troyes-fact-wage = жалование
troyes-fact-black = чёрные кубики
# fixed: 2, how many play
troyes-fact-two = пороги для двоих
troyes-fact-more = пороги

# What matters most, on a small screen.
troyes-glance-black = Чёрные кубики: { $dice }
troyes-glance-events = События: { $events }
troyes-glance-cards = Карты: { $cards }
troyes-glance-passed = пас ({ COUNT($deniers, of: "denier") })
troyes-glance-short-red = К
troyes-glance-short-white = Б
troyes-glance-short-yellow = Ж
troyes-glance-column-points = ПО
troyes-glance-column-deniers = Ден.
troyes-glance-column-influence = Вл.
troyes-glance-column-citizens = Гор.
troyes-glance-column-wages = Плата
troyes-glance-column-cubes = Собор
troyes-glance-column-events = Соб.
troyes-glance-column-dice = Кубики

## Goals

# What a character counts.
troyes-counts-chretien = горожане в зданиях
troyes-counts-urbain = маркеры в соборе
troyes-counts-thibaut = денье
troyes-counts-hugues = влияние
troyes-counts-florentin = мастера на картах
troyes-counts-henry = карты событий
troyes-goal-character = { $character }, { $counts }: { $have } из { $need }, это { COUNT($points, of: "point") }
troyes-goal-levels = Уровни собора с вашим маркером: { $have } из { $need }; остальные в конце отнимут { COUNT($points, of: "point") }
