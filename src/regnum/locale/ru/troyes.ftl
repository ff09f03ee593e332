troyes-name = Труа
troyes-summary = Знать, духовенство и рабочие средневекового города, их кубики на общей площади и покровители, которые следят за вами втайне.
    .short = Кубики горожан, чужие тоже
    .tie = при равенстве победа общая
troyes-credits = «Труа» придумали Себастьян Дюжарден, Ксавье Жорж и Ален Орбан, «Вызов короля» – Шади Торбей. Большинство чисел на картах здесь восстановлено, рисунки наши.

-troyes-unsure = Цена, делитель и очки ячеек этой карты восстановлены.
-troyes-unsure-slots = Цена и делитель взяты из правил; очки ячеек восстановлены.
-troyes-unsure-event = Делитель, флажки и награды этого события восстановлены.

troyes-setting-bonus = Бонусные карты
    .help = К картам действий добавляются Пекарь, Приор и Пиршество, к красным событиям – Сопротивление.

troyes-colour-red = красные
troyes-colour-white = белые
troyes-colour-yellow = жёлтые

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

troyes-building-palace = Дворец
    .help = Красные кубики. Каждый горожанин здесь получает 2 денье жалования и даёт красный кубик. Новый горожанин занимает ячейку по значению кубика, а тот, кто в ней стоял, покидает дворец.
troyes-building-bishopric = Церковь
    .help = Белые кубики. Каждый горожанин здесь получает 1 денье жалования и даёт белый кубик. Новый горожанин встаёт в первую ячейку ряда; остальные сдвигаются вправо, и последний может покинуть церковь.
troyes-building-city-hall = Ратуша
    .help = Жёлтые кубики. Горожане здесь служат без жалования и дают жёлтые кубики. Новый горожанин встаёт в первую ячейку ряда; остальные сдвигаются вправо, и последний может покинуть ратушу.

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

troyes-side-neutral = Нейтральный игрок
troyes-side-king = Король

troyes-card-archer = Лучник
    .help = За каждое применение бросьте кубик, который ничем нельзя изменить; если выпало 3 или больше, можно положить 1 маркер на любое событие (+1 влияние). Цена и очки ячеек восстановлены; делитель известен из отчётов игроков.
troyes-card-chivalry = Рыцари
    .help = За каждое применение: по 1 маркеру на любые события за каждый красный кубик, оставшийся в вашем секторе, и по 1 влиянию за маркер. { -troyes-unsure }
troyes-card-diplomat = Дипломат
    .help = За каждое применение: потратьте 1 влияние и положите 1 маркер на любое событие (+1 влияние). Всё влияние тратится до первого маркера. { -troyes-unsure }
troyes-card-hunting = Охота
    .help = За каждое применение: 3 очка влияния. { -troyes-unsure }
troyes-card-mercenary = Наёмник
    .help = За каждое применение: 3 денье. { -troyes-unsure }
troyes-card-tax-collector = Сборщик налогов
    .help = За каждое применение: каждый другой игрок платит вам по 1 денье за своего горожанина, стоящего в ратуше, а банк – по 1 за серого (по 2 за королевского). { -troyes-unsure }
troyes-card-captain = Полководец
    .help = За каждое применение: по 1 ПО за каждое событие с вашим маркером, включая Мародёров. { -troyes-unsure }
troyes-card-joust = Рыцарский турнир
    .help = За каждое применение: 2 ПО, если сумма красных кубиков, оставшихся в вашем секторе, самая большая; при ничьей их получают и остальные равные. { -troyes-unsure }
troyes-card-troubadour = Трубадур
    .help = За каждое применение: потратьте 3 влияния и получите 2 ПО. { -troyes-unsure }
troyes-card-banquet = Пиршество
    .help = Бонусная карта. За каждое применение: по 1 ПО за каждый красный кубик в секторе, где их больше всего; сектор короля не в счёт. { -troyes-unsure } Восстановлен и номер раунда.
troyes-card-tithe = Десятина
    .help = Позже, за один маркер: берите в жёлтую группу чужие жёлтые кубики бесплатно, по 1 у каждого (у короля до 3). { -troyes-unsure }
troyes-card-monk = Монах
    .help = Позже, за один маркер: один белый кубик служит группой из трёх жёлтых того же значения; купленный, он стоит 2 денье. { -troyes-unsure }
troyes-card-priest = Священник
    .help = Позже, за один маркер: +3 к каждому жёлтому кубику группы. Не для размещения в ратуше. { -troyes-unsure-slots }
troyes-card-apprenticeship = Обучение
    .help = Позже, за один маркер: каждый кубик группы любого цвета считается пятёркой. Не для зданий и не для собора. { -troyes-unsure }
troyes-card-confession = Исповедь
    .help = Позже, за один маркер: +2 к каждому кубику группы любого цвета. Не для зданий и не для собора. { -troyes-unsure }
troyes-card-templar = Тамплиер
    .help = Позже, за один маркер: один белый кубик служит группой из двух красных того же значения; купленный, он стоит 2 денье. { -troyes-unsure }
troyes-card-pilgrimage = Паломничество
    .help = За каждое применение: 2 ПО. Группа может быть разноцветной; тогда к ней подходят только маркеры Обучения и Исповеди. { -troyes-unsure }
troyes-card-procession = Процессия
    .help = За каждое применение: 2 ПО получают игроки, у которых в секторе осталось больше всего кубиков; никто, если столько только у нейтрального. { -troyes-unsure }
troyes-card-glassblower = Стеклодув
    .help = За каждое применение: по 1 ПО за каждые 2 ваших маркера в соборе. { -troyes-unsure }
troyes-card-prior = Приор
    .help = Бонусная карта. Позже, за один маркер: один белый кубик служит группой из двух белых того же значения; купленный, он стоит 2 денье. { -troyes-unsure } Восстановлен и номер раунда.
troyes-card-artisan = Ремесленник
    .help = За каждое применение: потратьте 1 влияние и получите 6 денье. { -troyes-unsure }
troyes-card-merchant = Торговец
    .help = За каждое применение: 2 денье. { -troyes-unsure-slots }
troyes-card-miller = Мельник
    .help = За каждое применение: выберите церковь или дворец и получите по 2 денье за каждого своего горожанина, стоящего там. { -troyes-unsure }
troyes-card-innkeeper = Трактирщик
    .help = За каждое применение: заплатите 1 денье и получите 1 влияние. { -troyes-unsure }
troyes-card-blacksmith = Кузнец
    .help = Позже, за один маркер: +5 к сумме красной группы. Не для размещения во дворце. { -troyes-unsure }
troyes-card-militia = Ополченец
    .help = Позже, за один маркер: группа жёлтых кубиков служит группой красных с теми же значениями. { -troyes-unsure }
troyes-card-journeyman = Подмастерье
    .help = За каждое применение: заплатите 3 денье и получите 2 ПО. { -troyes-unsure }
troyes-card-goldsmith = Ювелир
    .help = За каждое применение: 1 ПО и 2 денье. { -troyes-unsure }
troyes-card-sculptor = Скульптор
    .help = За каждое применение: 1 ПО. { -troyes-unsure }
troyes-card-baker = Пекарь
    .help = Бонусная карта. За каждое применение: по 1 денье за каждый жёлтый кубик, оставшийся на городской площади. { -troyes-unsure }

troyes-threat-marauding = Мародёры
    .help = 1 чёрный кубик. Событие всегда в игре: заполненное, оно приносит награды, карту никто не берёт, и оно открывается снова. Делитель взят из правил, флажки и награды восстановлены.
troyes-threat-brigands-a = Разбойники
    .help = 1 чёрный кубик. { -troyes-unsure-event }
troyes-threat-brigands-b = Разбойники
    .help = 1 чёрный кубик. { -troyes-unsure-event }
troyes-threat-brigands-c = Разбойники
    .help = 1 чёрный кубик. { -troyes-unsure-event }
troyes-threat-conflict-of-succession = Борьба за наследство
    .help = Бросок кубика: нейтральный горожанин занимает эту ячейку дворца, а тот, кто в ней стоял, покидает дворец. Делитель взят из правил, флажки и награды выведены из примера.
troyes-threat-skirmishes-a = Междоусобицы
    .help = 1 чёрный кубик. { -troyes-unsure-event }
troyes-threat-skirmishes-b = Междоусобицы
    .help = 1 чёрный кубик. { -troyes-unsure-event }
troyes-threat-war = Война
    .help = 2 чёрных кубика. { -troyes-unsure-event }
troyes-threat-normans-attack = Нападение норманнов
    .help = 2 чёрных кубика. { -troyes-unsure-event }
troyes-threat-resistance = Сопротивление
    .help = Бонусная карта. Приводит ещё одно красное событие из коробки. Снимает последний маркер со всех остальных событий. { -troyes-unsure-event }
troyes-threat-theological-conflict = Религиозный конфликт
    .help = Бросок кубика: нейтральный горожанин встаёт в этот ряд церкви. { -troyes-unsure-event }
troyes-threat-heresy = Ересь
    .help = Каждый теряет 2 очка влияния; кому не хватает, теряет 2 ПО. { -troyes-unsure-event }
troyes-threat-traveling-builders = Странствующие строители
    .help = Серый маркер занимает первую свободную ячейку нижнего незавершённого уровня собора. Король за свой маркер получает ПО. { -troyes-unsure-event }
troyes-threat-interrupted-work = Затруднения при строительстве
    .help = С верхнего занятого уровня собора убирают маркер с наибольшим номером. { -troyes-unsure-event }
troyes-threat-drought = Засуха
    .help = Каждый платит по 1 денье за своего горожанина, стоящего в ратуше; кому не хватает, теряет 2 ПО. { -troyes-unsure-event }
troyes-threat-support = Поддержка
    .help = На каждое из двух событий слева кладут по серому маркеру. { -troyes-unsure-event }
troyes-threat-civil-war = Гражданская война
    .help = Каждый теряет 3 денье; кому не хватает, теряет 2 ПО. { -troyes-unsure-event }
troyes-threat-wayfarers = Путники
    .help = Бросок кубика: нейтральный горожанин встаёт в этот ряд ратуши. { -troyes-unsure-event }

troyes-character-chretien = Кретьен де Труа
    .help = Поощряет горожан в зданиях: 1 ПО от 3, 3 ПО от 5, 6 ПО от 7. При одном или двух игроках от 4, 6 и 8.
troyes-character-urbain = Урбан IV
    .help = Поощряет маркеры в соборе: 1 ПО от 3, 3 ПО от 5, 6 ПО от 7. При одном или двух игроках от 4, 6 и 8.
troyes-character-thibaut = Тибо II
    .help = Поощряет деньги: 1 ПО от 6 денье, 3 ПО от 12, 6 ПО от 18.
troyes-character-hugues = Гуго де Пейн
    .help = Поощряет влияние: 1 ПО от 5 очков, 3 ПО от 10, 6 ПО от 15.
troyes-character-florentin = Флорентиец
    .help = Поощряет мастеров на картах действий: 1 ПО от 2, 3 ПО от 4, 6 ПО от 6.
troyes-character-henry = Генрих I
    .help = Поощряет собранные карты событий: 1 ПО от 1, 3 ПО от 3, 6 ПО от 5.

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
troyes-prompt-face-black-dice = Вам противостоит чёрный кубик { $black }. Выберите свои кубики и решите, устранить ли ими и другие чёрные
    .waiting = против чёрного кубика { $black }
troyes-prompt-fight-black-dice = Выберите свои кубики на { $need } или больше; красные считаются вдвойне
    .waiting = выбирает кубики на { $need } или больше против чёрных
troyes-prompt-act = Выберите действие или спасуйте
    .waiting = выбирает действие
troyes-prompt-flip-dice = Выберите от одного до трёх своих кубиков, чтобы перевернуть их
    .waiting = выбирает, какие кубики перевернуть
troyes-prompt-choose-group = { $target } – выберите кубики
    .waiting = { $target }, выбирает кубики
troyes-prompt-choose-own-dice = { $target } – сначала выберите свои кубики для группы
    .waiting = { $target }, выбирает свои кубики
troyes-prompt-choose-bought-dice = { $target } – дополните группу купленными кубиками или оставьте как есть
    .waiting = { $target }, выбирает кубики для покупки
troyes-prompt-hire-tradesman = { $target } – кто станет мастером?
    .waiting = { $target }, выбирает, кто станет мастером
troyes-prompt-enter-building = { $target } – кто войдёт?
    .waiting = { $target }, выбирает, кто войдёт
troyes-prompt-choose-times = { $target } – сколько раз применить? Не больше { $most }
    .waiting = { $target }, решает, сколько раз применить
troyes-prompt-choose-mills = Мельник, { $count ->
        [one] { $count } применение
        [few] { $count } применения
       *[other] { $count } применений
    } – церковь или дворец?
    .waiting = Мельник, выбирает между церковью и дворцом
troyes-prompt-place-cubes = Разложите маркеры по событиям (осталось { $count })
    .waiting = раскладывает маркеры по событиям, осталось { $count }

troyes-option-place = { $space }
troyes-option-reroll = Перебросить кубик { $die } (1 влияние)
troyes-option-recruit = Нанять горожанина (2 влияния)
troyes-option-flip = Перевернуть кубики (4 влияния)
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
    }, модификатор: { $marker }
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
troyes-event-dealt = { $seat }, покровители: { $characters }.
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
troyes-event-shot = { $seat }, Лучник: { $rolls }. Попаданий: { $hits }.
troyes-event-built = { $seat } строит собор: уровень { $level }, ячейка { $number }.
troyes-event-covered = { $seat }, маркеры на событии: { $event }, { $count }.
troyes-event-side-covered = { $side }, маркеры на событии: { $event }, { $count }.
troyes-event-countered = Все флажки закрыты: { $event }.
troyes-event-taken = { $seat } забирает карту: { $event }.
troyes-event-side-taken = { $side }, карта уходит к нему: { $event }.
troyes-event-discarded = Больше всего серых маркеров: карта «{ $event }» уходит в сброс.
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
