feudum-name = Феод
    .original = Feudum
feudum-summary = Изгнанные феодалы пробивают себе дорогу при дворе королевы Анны: земли, гильдии, указы и воинский долг.
    .short = Гильдии, указы и большая карта
    .tie = при равенстве решает сера на бочке
feudum-credits = Правила игры Марка Суонсона (Odd Bird Games); текст и рисунки наши.

feudum-setting-advanced = Продвинутая игра
    .help = Особые способности карт действий, надсмотрщики, земли, монстры и пирушки.

feudum-colour-yellow = Жёлтый
feudum-colour-blue = Синий
feudum-colour-red = Красный
feudum-colour-purple = Фиолетовый
feudum-colour-green = Зелёный

feudum-good-saltpeter = Селитра
    .help = При выборе карт: ещё одна карта действия. В нападении: { SIGNED($battle-saltpeter) } к атаке (с рыцарем — сколько угодно).
    .help-advanced = В продвинутой игре оплачивает «Дежавю».
feudum-good-sulfur = Сера
    .help = Из личного резерва: вторая карта действий в тот же ход. На винной бочке: пропитание подданных, а в конце игры — решает при равенстве очков.
    .help-advanced = В продвинутой игре: с бочки оплачивает и пирушку.
feudum-good-iron = Железо
    .help = Улучшает ферму до города.
    .help-advanced = В продвинутой игре оплачивает «Мечи и лопаты».
feudum-good-wood = Дерево
    .help = Улучшает заставу до фермы.
    .help-advanced = В продвинутой игре оплачивает возделывание земель.
feudum-good-food = Еда
    .help = Кормит подданного в конце раунда и нового подданного в дороге на поле.

feudum-resource-saltpeter = Селитра
feudum-resource-sulfur = Сера
feudum-resource-iron = Железо
feudum-resource-wood = Дерево
feudum-resource-food = Еда
feudum-resource-target = Мишень
    .help = Тут же меняется на ваш маркер влияния из общего резерва.
feudum-resource-shilling = Шиллинг

feudum-guild-farmer = Гильдия фермеров
    .help = Торговля: все товары управляемой фермы за еду или шиллинги. Приёмка: чётки из гильдии монахов на курицу; сумма на курах от { $pull }. Отправка: { COUNT($push, of: "good") } в гильдию купцов и дележ фермерского мешка. Звёзды: фермер, феод, фермы.
feudum-guild-merchant = Гильдия купцов
    .help = Торговля: до { $buy } товаров по ценам полок. Приёмка: { COUNT($pull, of: "good") } из гильдии фермеров. Отправка: { COUNT($push, of: "good") } в гильдию алхимиков. Звёзды: купец, феод, города.
feudum-guild-alchemist = Гильдия алхимиков
    .help = Торговля: корабль за { COUNT($guilds-price, of: "shilling") }. Приёмка: { COUNT($pull, of: "good") } из гильдии купцов. Отправка: изобретения, до { $inventions } — корабли и бочки пороха. Звёзды: алхимик, феод, заставы.
feudum-guild-knight = Гильдия рыцарей
    .help = Торговля: весь свой ряд маркеров влияния за { COUNT($guilds-price, of: "shilling") }. Приёмка: бочка пороха или корабль из запасов алхимиков. Отправка: маркеры разных цветов, до { $push }, меняются на печати в гильдии дворян. Звёзды: рыцарь, феод, фермы.
    .help-advanced = В продвинутой игре: за { $tame } из купленных маркеров приручают монстра.
feudum-guild-noble = Гильдия дворян
    .help = Торговля: королевские печати, до { $buy }, за { COUNT($guilds-price, of: "shilling") } каждая. Приёмка: { COUNT($pull, of: "marker") } разных цветов меняются на печати. Отправка: { COUNT($push, of: "seal") } становятся чётками гильдии монахов; сумма чёток от { $rosary-1 }, { $rosary-2 } или { $rosary-3 }. Звёзды: дворянин, феод, города.
feudum-guild-monk = Гильдия монахов
    .help = Торговля: чётки за { COUNT($guilds-price, of: "shilling") }, наименьшие или наибольшие вслепую. Приёмка: печать из гильдии дворян становится чётками; сумма чёток от { $pull }. Отправка: чётки вслепую на курицу (сумма от { $hens-1 }, { $hens-2 } или { $hens-3 }) и дележ церковной казны. Звёзды: монах, феод, заставы.

feudum-character-farmer = Фермер
    .help = Звезда гильдии фермеров.
    .help-advanced = В продвинутой игре: взятку из урожая выбираете сами.
feudum-character-merchant = Купец
    .help = Звезда гильдии купцов.
    .help-advanced = В продвинутой игре: за { COUNT($bribery-shillings, of: "shilling") } одинокий управляющий противника рядом становится крепостным.
feudum-character-alchemist = Алхимик
    .help = Звезда гильдии алхимиков.
    .help-advanced = В продвинутой игре: новый подданный может прийти в любое начальное поселение.
feudum-character-knight = Рыцарь
    .help = Звезда гильдии рыцарей. В нападении тратит сколько угодно селитры.
    .help-advanced = В продвинутой игре: налоги приносят маркер влияния.
feudum-character-noble = Дворянин
    .help = Звезда гильдии дворян.
    .help-advanced = В продвинутой игре: может уморить голодом чужого приближённого или крепостного.
feudum-character-monk = Монах
    .help = Звезда гильдии монахов.
    .help-advanced = В продвинутой игре: лишний шаг в конце движения.
feudum-character-giant = Великан
    .help = Ходит по дорогам и воздушным маршрутам. { SIGNED($battle-monster-attack) } к атаке, { SIGNED($battle-monster-defence) } к защите, очко движения; чужие подданные не могут уйти от него.
feudum-character-serpent = Морской змей
    .help = Плавает по маршрутам обычных и подводных кораблей. { SIGNED($battle-monster-attack) } к атаке, { SIGNED($battle-monster-defence) } к защите, очко движения; чужие подданные не могут уйти от него.

feudum-rank-master = Мастер гильдии
    .help = { COUNT($guilds-ranks-1, of: "point") } при смене эпохи, задача отправки, первый шиллинг каждой покупки.
feudum-rank-journeyman = Подмастерье
    .help = { COUNT($guilds-ranks-2, of: "point") } при смене эпохи, задача приёмки, второй шиллинг каждой покупки.
feudum-rank-apprentice = Ученик
    .help = { COUNT($guilds-ranks-3, of: "point") } при смене эпохи; только если участников не меньше { $guilds-apprentice-from }. Его шиллинг всегда идёт на благотворительность.

feudum-task-trade = Торговля
    .help = Доступна всем; деньги получают члены гильдии.
feudum-task-pull = Приёмка
    .help = Задача подмастерья: ресурсы из гильдии слева. При успехе { COUNT($guilds-pull, of: "point") } и указ на выбор (берут { $writs-draw }).
feudum-task-push = Отправка
    .help = Задача мастера гильдии: ресурсы в гильдию справа. { $guilds-push-1 }, { $guilds-push-2 } или { $guilds-push-3 } ОП по результату.

feudum-charity-church-coffer = Церковная казна
    .help = Сюда идёт доля благотворительности с покупок у купцов и алхимиков; делится при отправке из гильдии монахов.
feudum-charity-farmers-sack = Фермерский мешок
    .help = Сюда идёт доля благотворительности с покупок у рыцарей, дворян и монахов; делится при отправке из гильдии фермеров.

feudum-settlement-outpost = Застава
    .help = Даёт исследование. Звезда гильдий алхимиков и монахов. Улучшается до фермы за дерево.
feudum-settlement-farm = Ферма
    .help = Даёт урожай. Звезда гильдий фермеров и рыцарей. Улучшается до города за железо.
feudum-settlement-town = Город
    .help = Даёт налоги. Звезда гильдий купцов и дворян. Улучшается до феода за королевскую печать.
feudum-settlement-fief = Феод
    .help = Звёзд своей гильдии: { $guilds-fief }, в конце игры { COUNT($final-fief, of: "point") }. Его управляющий — вассал и обязан нести воинскую службу.

feudum-role-ruler = Управляющий
    .help = Маркер на диске: поселение ваше.
feudum-role-subject = Приближённый
    .help = Второй маркер управляющего: { SIGNED($battle-subject-defence) } к защите феода, закрывает последнее место.
feudum-role-serf = Крепостной
    .help = Маркер другого игрока рядом с диском: может восстать при нападении или сместить управляющего.
    .help-advanced = В продвинутой игре: может возделывать земли.

feudum-vessel-ship = Обычный корабль
    .help = Ходит по волнам: моря и река. Изобретается за { COUNT($guilds-alchemist-production-ship-food, of: "food") } и { COUNT($guilds-alchemist-production-ship-wood, of: "wood") }.
feudum-vessel-submersible = Подводный корабль
    .help = Ходит по пузырькам в море. Изобретается за { COUNT($guilds-alchemist-production-submersible-food, of: "food") } и { COUNT($guilds-alchemist-production-submersible-iron, of: "iron") }.
feudum-vessel-flying = Воздушный корабль
    .help = Летает вслед за птицами. Изобретается за { COUNT($guilds-alchemist-production-flying-food, of: "food") }, { COUNT($guilds-alchemist-production-flying-iron, of: "iron") } и { COUNT($guilds-alchemist-production-flying-wood, of: "wood") }.

feudum-route-road = Дорога
feudum-route-ferry = Лодочный маршрут
    .help = { COUNT($ferry-fare, of: "shilling") } за поездку; закрыт, пока у алхимиков продаётся хотя бы один корабль.
feudum-route-ship = Маршрут обычного корабля
feudum-route-submersible = Маршрут подводного корабля
feudum-route-flying = Маршрут воздушного корабля

feudum-monster-giant = Великан
    .help = Ходит по дорогам и воздушным маршрутам. { SIGNED($battle-monster-attack) } к атаке, { SIGNED($battle-monster-defence) } к защите, очко движения; чужие подданные не могут уйти от него.
feudum-monster-serpent = Морской змей
    .help = Плавает по маршрутам обычных и подводных кораблей. { SIGNED($battle-monster-attack) } к атаке, { SIGNED($battle-monster-defence) } к защите, очко движения; чужие подданные не могут уйти от него.

feudum-region-sea = Море
feudum-region-islands = Острова
feudum-region-forest = Лес
feudum-region-desert = Пустыня
feudum-region-badlands = Холмы
feudum-region-mountains = Горы

feudum-land-orchard = Сад
    .help = В продвинутой игре возделанная крепостным земля каждую эпоху приносит { COUNT($lands-yield, of: "food") }.
feudum-land-archery-butt = Стрельбище
    .help = В продвинутой игре возделанная крепостным земля каждую эпоху приносит { COUNT($lands-yield, of: "target") }; они меняются на маркеры влияния.
feudum-land-silver-mine = Серебряный рудник
    .help = В продвинутой игре возделанная крепостным земля каждую эпоху приносит { COUNT($lands-yield, of: "shilling") }.
feudum-land-sulfur-mine = Серная шахта
    .help = В продвинутой игре возделанная крепостным земля каждую эпоху приносит { COUNT($lands-yield, of: "sulfur") }.

feudum-scroll-a = Свиток А
feudum-scroll-b = Свиток Б
feudum-scroll-c = Свиток В
feudum-scroll-d = Свиток Г
feudum-scroll-e = Свиток Д
feudum-scroll-f = Свиток Е

feudum-place-sea-n = Северный островок
feudum-place-sea-sw = Юго-западный островок
feudum-place-sea-e = Восточный островок
feudum-place-isl-n = Северный остров, север
feudum-place-isl-e = Северный остров, восток
feudum-place-isl-w = Южный остров, запад
feudum-place-isl-s = Южный остров, юг
feudum-place-for-nw = Лесной мыс
feudum-place-for-c = Средний лес
feudum-place-for-se = Лесной брод
feudum-place-des-n = Северная гавань пустыни
feudum-place-des-sw = Юго-западная гавань пустыни
feudum-place-des-c1 = Перекрёсток дюн
feudum-place-des-c2 = Переправа у оазиса
feudum-place-des-e = Восточный оазис
feudum-place-bad-nw = Врата холмов
feudum-place-bad-c = Мост в холмах
feudum-place-bad-r = Речной водопад
feudum-place-bad-s = Пристань в холмах
feudum-place-bad-se = Одинокие холмы
feudum-place-mtn-nw = Высокая гора
feudum-place-mtn-se = Горный исток

feudum-card-migrate = Миграция
    .help = Подданный на поле (за одну еду, к своему подданному или маркеру влияния, иначе в начальное поселение) или с поля.
    .help-advanced = В продвинутой игре, «Дальний родственник»: с алхимиком на поле новый подданный приходит в любое начальное поселение.
feudum-card-move = Движение
    .help = Очков движения столько, сколько ваших подданных на поле; в конце можно украсть один ресурс. Второе движение за раунд продвигает великое путешествие.
    .help-advanced = В продвинутой игре, «С божьей помощью»: один монах делает лишний шаг.
feudum-card-influence = Влияние
    .help = По маркеру влияния в каждое поселение с вашими подданными.
    .help-advanced = В продвинутой игре, «Деньги — это власть»: купец за { COUNT($bribery-shillings, of: "shilling") } смещает одинокого управляющего.
feudum-card-improve = Улучшение
    .help = Застава → ферма (дерево) → город (железо) → феод (печать); жетон региона и ОП.
    .help-advanced = В продвинутой игре, «Возделывание земель»: за дерево жетон земель к своему крепостному, { COUNT($lands-place, of: "point") } и { COUNT($lands-yield, of: "resource") }.
feudum-card-explore = Исследование
    .help = Нужна застава. { COUNT($writs-draw, of: "writ") } и ещё по одному за каждую дополнительную заставу и феод, один остаётся у вас.
    .help-advanced = В продвинутой игре, «Мечи и лопаты»: за железо ещё { COUNT($writs-draw, of: "writ") }, один оставьте.
feudum-card-harvest = Урожай
    .help = Нужна ферма. Случайные товары: { $harvest-goods } и больше за фермы, феоды и чётки, до { $harvest-most }; { COUNT($harvest-points, of: "point") }. Вместо этого часть можно взять себе как взятку.
    .help-advanced = В продвинутой игре, «Урожайная инспекция»: с фермером взятку выбираете сами.
feudum-card-tax = Налоги
    .help = Нужен город. { COUNT($tax-shillings, of: "shilling") } и ещё по одному за каждый дополнительный город и феод.
    .help-advanced = В продвинутой игре, «Подкрепление»: с рыцарем ещё маркер влияния.
feudum-card-conquer = Нападение
    .help = Атака на подданного ({ COUNT($battle-pawn-points, of: "point") }) или феод ({ COUNT($battle-fief-points, of: "point") }) там, где стоят ваши подданные; диск на шкалу воинской службы. Не может быть последней картой раунда.
    .help-advanced = В продвинутой игре, «Уморить голодом»: дворянин возвращает владельцу приближённого или крепостного.
feudum-card-defend = Защита
    .help = { SIGNED($battle-defend) } к защите, когда на вас нападают, даже в чужой ход, и { COUNT($battle-defend-points, of: "point") } в любом случае.
    .help-advanced = В продвинутой игре, «Неприкосновенность»: за еду отменяет попытку уморить голодом.
# fixed: 2, the symbol on the card
feudum-card-repeat = Повтор
    .help = Снова выполните сыгранную в этом раунде карту с символом «×2».
    .help-advanced = В продвинутой игре, «Дежавю»: за селитру повторите карту без этого символа, кроме нападения и защиты.
feudum-card-guild = Гильдия
    .help = Торговля, приёмка или отправка в одной гильдии; при повторе — в другой.
    .help-advanced = В продвинутой игре, «Пирушка»: за серу с бочки выполните чужую задачу в гильдии соседнего подданного или феода, получив её ОП и ещё { $guilds-feast }.

feudum-writ-bow = Мандат: лук
    .help = { SIGNED($plain-attack) } к атаке, а если сбросить { COUNT($paid-wood, of: "wood") }, { SIGNED($paid-attack) }.
feudum-writ-dagger = Мандат: кинжал
    .help = { SIGNED($plain-attack) } к атаке, а если сбросить { COUNT($paid-iron, of: "iron") }, { SIGNED($paid-attack) }.
feudum-writ-small-trade = Мандат: малая торговля
    .help = Сбросьте { COUNT($plain-food, of: "food") }: { COUNT($plain-shillings, of: "shilling") }. Или { COUNT($paid-wood, of: "wood") } и { COUNT($paid-food, of: "food") }: { COUNT($paid-shillings, of: "shilling") }.
feudum-writ-big-trade = Мандат: большая торговля
    .help = Сбросьте { COUNT($plain-iron, of: "iron") }, { COUNT($plain-wood, of: "wood") } и { COUNT($plain-food, of: "food") }: { COUNT($plain-shillings, of: "shilling") }. Или { COUNT($paid-sulfur, of: "sulfur") }, { COUNT($paid-iron, of: "iron") }, { COUNT($paid-wood, of: "wood") } и { COUNT($paid-food, of: "food") }: { COUNT($paid-shillings, of: "shilling") }.
feudum-writ-air-and-sea = Мандат: небо и море
    .help = Сбросьте { COUNT($plain-food, of: "food") }: { COUNT($plain-flying, of: "flying") }. Или { COUNT($paid-wood, of: "wood") }: { COUNT($paid-ship, of: "ship") }.
feudum-writ-sea-and-deep = Мандат: море и глубина
    .help = Сбросьте { COUNT($plain-wood, of: "wood") }: { COUNT($plain-ship, of: "ship") }. Или { COUNT($paid-iron, of: "iron") }: { COUNT($paid-submersible, of: "submersible") }.
feudum-writ-western-guilds = Мандат: западные гильдии
    .help = Звёзды фермеров, купцов или алхимиков, не меньше { $stars }: возьмите { COUNT($goods, of: "good") }, { COUNT($shillings, of: "shilling") } или { COUNT($vessels, of: "vessel") } на выбор.
feudum-writ-eastern-guilds = Мандат: восточные гильдии
    .help = Звёзды рыцарей, дворян или монахов, не меньше { $stars }: возьмите { COUNT($markers, of: "marker") }, { COUNT($seals, of: "seal") } или { COUNT($beads, of: "bead") }.
feudum-writ-sobriety = Хартия: трезвость
    .help = ОП за серу на вашей бочке в конце игры, от пустой до полной: { $barrel-1 }, { $barrel-2 }, { $barrel-3 }, { $barrel-4 }.
feudum-writ-slayer = Хартия: победитель монстра
    .help = Если вы победили любого монстра: { COUNT($points, of: "point") }.
feudum-writ-eastern = Хартия: Восточное королевство
    .help = ОП по числу поселений холмов и гор под вашим управлением: { $points-1 }, { $points-2 }, { $points-3 }, { $points-4 }.
feudum-writ-western = Хартия: Западное королевство
    .help = ОП по числу поселений моря и островов под вашим управлением: { $points-1 }, { $points-2 }, { $points-3 }, { $points-4 }.
feudum-writ-northern = Хартия: Северное королевство
    .help = ОП по числу поселений под вашим управлением (лес, Врата холмов, Мост в холмах, Высокая гора): { $points-1 }, { $points-2 }, { $points-3 }, { $points-4 }.
feudum-writ-southern = Хартия: Южное королевство
    .help = ОП по числу поселений под вашим управлением (пустыня, юг холмов, Горный исток): { $points-1 }, { $points-2 }, { $points-3 }, { $points-4 }.
feudum-writ-central = Хартия: Центральное королевство
    .help = ОП по числу поселений леса и пустыни под вашим управлением: { $points-1 }, { $points-2 }, { $points-3 }, { $points-4 }.
feudum-writ-scattered = Хартия: Раздробленное королевство
    .help = ОП за Восточный островок, Речной водопад и Одинокие холмы, по числу тех, что под вашим управлением: { $points-1 }, { $points-2 }, { $points-3 }.

# Сосчитанное стоит в винительном падеже.
feudum-count-shilling = { $n ->
        [one] { $n } шиллинг
        [few] { $n } шиллинга
       *[many] { $n } шиллингов
    }
feudum-count-good = { $n ->
        [one] { $n } товар
        [few] { $n } товара
       *[many] { $n } товаров
    }
feudum-count-marker = { $n ->
        [one] { $n } маркер влияния
        [few] { $n } маркера влияния
       *[many] { $n } маркеров влияния
    }
feudum-count-seal = { $n ->
        [one] { $n } королевскую печать
        [few] { $n } королевские печати
       *[many] { $n } королевских печатей
    }
feudum-count-bead = { $n ->
        [one] { $n } жетон чёток
        [few] { $n } жетона чёток
       *[many] { $n } жетонов чёток
    }
feudum-count-writ = { $n ->
        [one] { $n } указ
        [few] { $n } указа
       *[many] { $n } указов
    }
feudum-count-vessel = { $n ->
        [one] { $n } корабль
        [few] { $n } корабля
       *[many] { $n } кораблей
    }
feudum-count-ship = { $n ->
        [one] { $n } обычный корабль
        [few] { $n } обычных корабля
       *[many] { $n } обычных кораблей
    }
feudum-count-submersible = { $n ->
        [one] { $n } подводный корабль
        [few] { $n } подводных корабля
       *[many] { $n } подводных кораблей
    }
feudum-count-flying = { $n ->
        [one] { $n } воздушный корабль
        [few] { $n } воздушных корабля
       *[many] { $n } воздушных кораблей
    }
feudum-count-star = { $n ->
        [one] { $n } звезду
        [few] { $n } звезды
       *[many] { $n } звёзд
    }
feudum-count-target = { $n ->
        [one] { $n } мишень
        [few] { $n } мишени
       *[many] { $n } мишеней
    }
feudum-count-resource = { $n ->
        [one] { $n } ресурс
        [few] { $n } ресурса
       *[many] { $n } ресурсов
    }
feudum-count-pawn = { $n ->
        [one] { $n } подданного
       *[other] { $n } подданных
    }
feudum-count-card = { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }
feudum-count-saltpeter = { $n ->
        [one] { $n } селитру
       *[other] { $n } селитры
    }
feudum-count-sulfur = { $n ->
        [one] { $n } серу
       *[other] { $n } серы
    }
feudum-count-iron = { $n ->
        [one] { $n } железо
       *[other] { $n } железа
    }
feudum-count-wood = { $n ->
        [one] { $n } дерево
       *[other] { $n } дерева
    }
feudum-count-food = { $n ->
        [one] { $n } еду
       *[other] { $n } еды
    }
feudum-count-point = { $n } ОП

feudum-bonus-none = Без бонуса
feudum-bonus-extra = Селитра: ещё одна карта действия
feudum-bonus-double = Сера: вторая карта действий в тот же ход

feudum-gain-shillings = шиллинги
feudum-gain-more-shillings = больше шиллингов
feudum-gain-ship = обычный корабль
feudum-gain-submersible = подводный корабль
feudum-gain-flying = воздушный корабль
feudum-gain-goods = товары
feudum-gain-markers = маркеры влияния
feudum-gain-seal = королевская печать
feudum-gain-bead = жетон чёток
feudum-gain-attack = усиленная атака
feudum-gain-more-attack = ещё более сильная атака

feudum-yield-whole = весь урожай на ферму
    .help = { COUNT($harvest-goods, of: "good") } или больше лежат там, пока их не возьмёт гильдия или вор.
feudum-yield-partial = часть себе, как взятку
    .help = Из { $harvest-goods } товаров ферме { $harvest-farm-1 }, вам { $harvest-bribe-1 }; из { $harvest-most } ферме { $harvest-farm-6 }, вам { $harvest-bribe-6 }. Какие именно, решает случай; ваши чётки становятся печатями.

feudum-store-settlement = из поселения
feudum-store-land = с возделанных земель

feudum-invention-ship = Обычный корабль
feudum-invention-submersible = Подводный корабль
feudum-invention-flying = Воздушный корабль
feudum-invention-krud = Бочка пороха
    .help = Заполняет первую неполную секцию в каждом ряду гильдии рыцарей.

feudum-source-improve = улучшение
    .help = Сразу за улучшенное поселение, по жетону региона.
feudum-source-land = земли
    .help = Земли ваших крепостных, с каждой новой эпохой.
feudum-source-harvest = урожай
    .help = Сразу за каждый урожай.
feudum-source-conquer = нападение
    .help = Сразу за каждое удачное нападение.
feudum-source-defend = защита
    .help = Сразу за карту «Защита».
feudum-source-guild = гильдия
    .help = Сразу за приёмку и отправку в гильдиях.
feudum-source-feast = пирушка
    .help = Сразу за пирушку в чужой гильдии.
feudum-source-reeve = надсмотрщик
    .help = За надсмотрщиков в гильдиях.
feudum-source-ranks = положение в гильдиях
    .help = Мастера и подмастерья гильдий, с каждой новой эпохой.
feudum-source-regions = активные регионы
    .help = Регионы, где вы правите, с каждой новой эпохой.
feudum-source-disloyalty = неповиновение
    .help = Феод без службы: недостающие диски воинской службы.
feudum-source-voyage = великое путешествие
    .help = Деление великого путешествия, в конце игры.
feudum-source-empire = протяжённость империи
    .help = Ваши поселения в конце игры; феод дороже.
feudum-source-sets = одинаковые поселения
    .help = Наборы ваших одинаковых поселений, в конце игры.
feudum-source-shillings = шиллинги
    .help = Шиллинги, что остались в конце игры.
feudum-source-charters = хартии
    .help = Хартии среди ваших указов, в конце игры.

feudum-option-declare = { $bonus }
feudum-option-choose = { $cards }
feudum-option-lay = { $card }
feudum-option-done = Закончить
    .interlude = Дальше
    .lay-second-card = Второй карты не играть
    .end-turn = Закончить ход
    .move = Дальше не идти
    .godspeed = Остаться
    .steal = Ничего не красть
    .influence = Больше маркеров не ставить
    .buy-goods = Больше не покупать
    .invent = Больше не изобретать
    .reinforce = Ничего не добавлять
feudum-option-decline = Отказаться
    .migrate = Никого не переселять
    .improve = Ничего не улучшать
    .collect-land = Оставить их там
    .explore = Ничего не брать
    .dig-deeper = Больше не брать
    .harvest = Не собирать
    .inspect-harvest = Не брать взятку
    .tax = Не собирать налог
    .conquer = Ни на кого не нападать
    .defend = Не раскрывать Защиту
    .claim-immunity = Пусть голодает
    .join-service = Оставить диск себе
    .repeat = Ничего не повторять
    .guild = Ничего не делать в гильдии
    .place-reeve = Не ставить надсмотрщика
    .tame-monster = Никого не приручать
feudum-option-take-goods = { $goods }
feudum-option-put-pawn = { $character } → { $place }
feudum-option-take-off = Убрать с поля: { $character }, { $place }
feudum-option-swap-tile = Отдать жетон региона за товар: { $land }
feudum-option-pick-good = { $good }
feudum-option-store = Серы на винную бочку: { $barrel }
feudum-option-mandate = { $writ } → { $gain }
feudum-option-drop-writ = Убрать под колоду: { $writ }
feudum-option-keep-writ = Оставить: { $writ }
feudum-option-board = { $vessel } под подданного: { $character }, { $place }
feudum-option-reclaim = Забрать королевскую печать: { $place }, { $role }
feudum-option-step = { $character }: { $source } → { $target }, { $route }
feudum-option-steal = Украсть: { $resource }, { $place } ({ $store })
feudum-option-mark = Маркер влияния → { $place }
feudum-option-buy-rule = Сместить управляющего за шиллинг: { $place }
feudum-option-improve = { $place } → { $settlement }
feudum-option-choose-fief = Феод: { $guild }
feudum-option-take-tile = Жетон из стопки: { $region }
feudum-option-tend = { $land } → { $place }
feudum-option-collect = Забрать всё с земель: { $place }
feudum-option-dig = Взять указы
feudum-option-reap = { $place }: { $yield }
feudum-option-pocket = Взятка: { $goods }
feudum-option-collect-tax = { $marker ->
        [0] Взять шиллинги
       *[other] Взять шиллинги и маркер влияния
    }
feudum-option-attack-figure = Напасть: { $character }, { $defender }, { $place }
feudum-option-attack-fief = Напасть на феод: { $defender }, { $place }
feudum-option-starve = Уморить голодом: { $role }, { $defender }, { $place }
feudum-option-reveal = Открыть «Защиту»
feudum-option-use-saltpeter = Добавить селитру
feudum-option-use-weapon = { $writ }: { $way ->
        [0] без товара
       *[other] с товаром
    }
feudum-option-add-disc = Диск на шкалу воинской службы
feudum-option-do-again = Повторить: { $card }
feudum-option-trade = Торговля: { $guild }
feudum-option-pull = Приёмка: { $guild }
feudum-option-push = Отправка: { $guild }
feudum-option-feast = Пирушка ({ $host }): { $guild }, { $task }
feudum-option-sell = { $place }: еды { $food }, шиллингов { $shillings }
feudum-option-buy-good = { $good }: { $price } ш.
feudum-option-buy-vessel = { $vessel }
feudum-option-pick-scrolls = { $scrolls }
feudum-option-pick-colours = { $colours }
feudum-option-shift = { $goods }
feudum-option-invent = { $invention }
feudum-option-tame = { $monster } → { $place }
feudum-option-add-reeve = Поставить надсмотрщика
feudum-option-feed = { $cups ->
        [0] Еда, без вина
       *[other] Вино: { $drinkers }; остальным еда
    }
feudum-option-send-home = { $count ->
        [0] Накормить всех жетонами регионов
       *[other] Домой: { $leavers }
    }
feudum-option-enter-guild = Вступить в гильдию: { $guild }

feudum-event-set-up = Владения разложены. Первый игрок: { $first }.
feudum-event-round-began = Раунд { $round }. Первый игрок: { $first }.
feudum-event-declared = { $seat }: { $bonus }.
feudum-event-chosen = { $seat } выбирает карты: { $cards }.
    .hidden = { $seat } выбирает карты ({ $count }). Да здравствует король!
feudum-event-laid = { $seat } играет карту «{ $card }».
feudum-event-not-performed = { $seat } не выполняет действие «{ $card }».
feudum-event-purse-emptied = { $seat }: с кошеля в мешок — { $good }.
feudum-event-gained-goods = { $seat } получает: { $goods }.
feudum-event-stored = { $seat }: серы на винную бочку — { $barrel }.
feudum-event-gained-shillings = { $seat } получает { $shillings } ш.
feudum-event-gained-markers = { $seat }: маркеров влияния — { $markers }.
feudum-event-paid-good = { $seat } платит: { $good }.
feudum-event-paid-shillings = { $seat } платит { $shillings } ш.
feudum-event-swapped-tile = { $seat }: жетон региона ({ $land }) → { $good }.
feudum-event-points = { $seat }: { $points } ОП, { $source }; всего { $total }.
feudum-event-arrived = { $seat } выставляет подданного: { $character }, { $place }.
feudum-event-left = { $seat }: { $character } уходит с поля, { $place }.
feudum-event-ranked = { $seat }, { $guild }: { $rank }.
feudum-event-boarded = { $seat }: { $vessel } под подданным ({ $character }), { $place }.
feudum-event-stepped = { $seat }: { $character }, { $source } → { $target }, { $route }.
feudum-event-stole = { $seat } крадёт: { $resource }, { $place } ({ $store }).
feudum-event-voyaged = { $seat }: великое путешествие, деление { $space }.
feudum-event-marked = { $seat }: { $role }, { $place }.
feudum-event-improved = { $seat }: { $place } → { $settlement }.
feudum-event-took-tile = { $seat } берёт жетон { $numeral ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[5] V
    }, { $region }: { $land }.
feudum-event-goods-discarded = { $place }: в мешок — { $goods }.
feudum-event-tended = { $seat }: { $land } → { $place }.
feudum-event-land-filled = { $place }: { $resource } +{ $added }, всего { $total }.
feudum-event-collected = { $seat }: { $resource } × { $count } с земель, { $place }; один ресурс управляющему ({ $ruler }).
feudum-event-drew-writs = { $seat } берёт указы: { $writs }.
    .hidden = { $seat } берёт указы: { $count }.
feudum-event-kept-writ = { $seat } оставляет себе: { $writ }.
    .hidden = { $seat } оставляет себе один указ.
feudum-event-dropped-writ = { $seat } убирает под колоду: { $writ }.
    .hidden = { $seat } убирает указ под колоду.
feudum-event-played-mandate = { $seat }: { $writ } → { $gain }.
feudum-event-reaped = { $seat }, урожай, { $place }: { $goods }.
feudum-event-bribed = { $seat } берёт взятку: { $goods }.
feudum-event-beads-turned = { $seat }: чётки становятся печатями ({ $count }).
feudum-event-taxed = { $seat }: налоги, { $shillings } ш.{ $marker ->
        [0] {""}
       *[other] {" "}и маркер влияния.
    }
feudum-event-attacked = { $seat } нападает: { $defender }, { $character }, { $place }. Атака { $attack }, защита { $defence }.
feudum-event-defended = { $seat } открывает карту «Защита».
feudum-event-reinforced = { $seat }: атака { $attack }, защита { $defence }.
feudum-event-fought = Атака ({ $seat }) { $attack }, защита ({ $defender }) { $defence }. { $won ->
        [0] Нападение провалилось.
       *[other] Нападение удалось.
    }
feudum-event-fell = { $seat }: { $character } терпит поражение, { $place }.
feudum-event-fief-fell = { $seat }: феод становится заставой, { $place } ({ $guild }).
feudum-event-starved = { $seat } морит голодом: { $role }, { $defender }, { $place }.
    .you = { $seat } морит голодом ваш маркер: { $role }, { $place }.
feudum-event-immune = { $seat }: { $role } под королевской защитой, { $place }.
feudum-event-reclaimed = { $seat } забирает королевскую печать: { $role }, { $place }.
feudum-event-hens-emptied = Чётки с куриц возвращаются в общий резерв: { $count }.
feudum-event-served = { $seat }: диск на шкалу воинской службы, деление { $space }.
feudum-event-repeated = { $seat } повторяет действие «{ $card }».
feudum-event-task-done = { $seat }: { $task }, { $guild }.
feudum-event-shared = { $guild }: { $shillings } ш. Мастеру { $to_master }, подмастерью { $to_journeyman }, на благотворительность { $to_charity }, в резерв { $to_supply }.
feudum-event-split = { $charity }: мастеру ({ $master }) { $share } ш., подмастерью { $other } ш., остаётся { $left } ш.
feudum-event-sold = { $seat }, { $place }: товаров { $goods } за еду ({ $food }) и шиллинги ({ $shillings }).
feudum-event-overflowed = Излишки: { $goods }. К купцам: { $merchants }; к алхимикам: { $alchemists }; в мешок: { $bag }.
feudum-event-bought-good = { $seat } покупает: { $good } за { $price } ш.
feudum-event-bought-vessel = { $seat } покупает: { $vessel }.
feudum-event-bought-row = { $seat } забирает свой ряд: маркеров влияния — { $markers }.
feudum-event-bought-seals = { $seat } покупает королевские печати: { $scrolls }.
feudum-event-got-bead = { $seat } получает чётки: { $value }.
feudum-event-got-seal = { $seat } получает королевскую печать.
feudum-event-shifted = { $seat }: { $guild } получает { $goods }.
feudum-event-completed = { $seat } заполняет{ $rows_count ->
        [0] {""}
       *[other] : { $rows }
    }{ $columns ->
        [0] {""}
       *[other] ; колонок: { $columns }{ $rows_count ->
            [0] {""}
           *[other] {" "}(считаются либо ряды, либо колонки, чего больше)
        }
    }.
feudum-event-raided =
    { $by } нападает на { $character_count ->
        [0] ваш феод
       *[other] вашего подданного ({ $character })
    }: { $won ->
        [0] отбито
       *[other] победа
    }, { $attack } : { $defence }.
    .means =
        { $place }. { $won ->
            [0] Потерь нет.
           *[other] { $character_count ->
                [0] От него осталась застава.
               *[other] Фигура вернулась в ваш резерв.
            }
        }
feudum-event-ousted =
    { $was_name ->
        [serf] Ваш крепостной теряет место: { $place }.
       *[other] { $by } управляет вместо вас: { $place }.
    }
    .means =
        { $was_name ->
            [serf] Маркер вернулся к вам.
           *[other] Ваш маркер там теперь крепостной.
        }
feudum-event-outranked =
    { $by_count ->
        [0] Вы теряете место
       *[other] { $by } обходит вас
    }: { $guild }.
    .means =
        { $now_count ->
            [0] Вы больше не в гильдии.
           *[other] Вы теперь { $now }.
        } При смене эпохи { COUNT($after, of: "point") } вместо { $before }.
feudum-event-robbed = { $by } крадёт у вас: { $resource }, { $place }.
feudum-event-invented = { $seat } изобретает: { $invention }.
feudum-event-krud-filled = Ряды гильдии рыцарей: { $rows }.
feudum-event-sealed = { $seat }: маркеры ({ $colours }) меняются на печати: { $scrolls }.
feudum-event-beaded = { $seat }: печати ({ $scrolls }) становятся чётками: { $values }.
feudum-event-bead-on-hen = { $seat }: чётки { $value } на курицу, сумма { $sum }.
feudum-event-tamed = { $seat } приручает: { $monster } → { $place }.
feudum-event-reeve-placed = { $seat } ставит надсмотрщика: { $guild }.
feudum-event-reeve-returned = { $seat }: надсмотрщик возвращается, { $guild }.
feudum-event-fed = { $seat } кормит подданных: еды { $food }, вина { $wine }.
feudum-event-sobered = { $seat }: { $character } трезвеет, { $place }.
feudum-event-went-home = { $seat }: { $character } остаётся голодным и уходит домой, { $place }.
feudum-event-die-rolled = Кубик перемен: { $region }.
feudum-event-tile-lost = { $region }: жетон { $numeral ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[5] V
    } покидает игру ({ $land }).
feudum-event-epoch-began = Начинается эпоха { $epoch ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[5] V
    }.
feudum-event-good-laid = { $place }: { $good }.
feudum-event-guild-refilled = { $guild } пополнена.
feudum-event-charter-opened = { $seat } открывает: { $writ }, { $points } ОП.
feudum-event-ended = Игра окончена. Самый почтенный феодал: { $winner }.
feudum-event-left-guild = { $seat } покидает гильдию: { $guild }.
feudum-event-paid-tile = { $seat } отдаёт жетон региона ({ $land }) как товар: { $good }.
feudum-event-fief-founded = { $seat }: феод, { $place } ({ $guild }).
feudum-event-feasted = { $seat } закатывает пирушку ({ $host }): { $task }, { $guild }.
feudum-event-attacked-fief = { $seat } нападает на феод: { $defender }, { $place }. Атака { $attack }, защита { $defence }.
feudum-event-got-vessel = { $seat } получает: { $vessel }.

feudum-prompt-take-goods = Возьмите разные товары из походного мешка: { $count }
    .waiting = товары из походного мешка
    .rules = Подготовка
feudum-prompt-store-sulfur = Сколько серы из { $count } поместить на винную бочку, чтобы поить подданных?
    .waiting = сера на винную бочку
    .rules = Серу
feudum-prompt-first-pawn = Поставьте первого подданного в начальное поселение
    .waiting = место для первого подданного
    .rules = Подготовка
feudum-prompt-declare-bonus = Потратить товар на бонус в этом раунде?
    .waiting = ещё одна карта или вторая карта в тот же ход
    .rules = Действия
feudum-prompt-choose-cards = Тайно выберите карты действий
    .waiting = тайный выбор карт
    .rules = Действия
feudum-prompt-lay-card = Разыграйте карту действия
    .waiting = следующая карта действия
    .rules = Действия
feudum-prompt-lay-second-card = Разыграйте вторую карту подряд или приберегите серу
    .waiting = вторая карта подряд
    .rules = Действия
feudum-prompt-end-turn = Закончите ход
    .waiting = конец хода
    .rules = Действия
feudum-prompt-swap-tile = На какой товар обменять жетон региона?
    .waiting = товар за жетон региона
    .rules = Карты действий
feudum-prompt-migrate = Миграция: подданный на поле за одну еду или с поля
    .waiting = миграция: подданный на поле или с поля
    .rules = Карты действий
feudum-prompt-move = Движение: очков осталось { $points }
    .waiting = движение, очков осталось { $points }
    .rules = Движение
feudum-prompt-godspeed = С божьей помощью: лишний шаг монаха
    .waiting = лишний шаг монаха
    .rules = Движение
feudum-prompt-steal = Украдите один ресурс или откажитесь
    .waiting = кража одного ресурса
    .rules = Движение
feudum-prompt-influence = Влияние: добавьте маркеры в поселения с вашими подданными
    .waiting = маркеры влияния
    .rules = Влияние
feudum-prompt-improve = Улучшение: выберите поселение
    .waiting = улучшение поселения
    .rules = Улучшение
feudum-prompt-choose-fief = { $place }: какой гильдии будет феод?
    .waiting = гильдия нового феода
    .rules = Улучшение
feudum-prompt-take-tile = Подходящего жетона в регионе нет: возьмите жетон прошлой эпохи из другой стопки
    .waiting = жетон из чужой стопки
    .rules = Улучшение
feudum-prompt-collect-land = { $place }: забрать с земель все ресурсы ({ $count }) или оставить?
    .waiting = ресурсы с земель
    .rules = Карты действий
feudum-prompt-explore = Исследование: возьмите королевские указы
    .waiting = исследование: королевские указы
    .rules = Карты действий
feudum-prompt-dig-deeper = Мечи и лопаты: сбросить железо и взять ещё { COUNT($writs-draw, of: "writ") }?
    .waiting = ещё указы за железо
    .rules = Карты действий
feudum-prompt-keep-writ = Какой указ оставить?
    .waiting = какой указ оставить
    .rules = Карты действий
feudum-prompt-harvest = Урожай: на какой ферме, и весь ли ей?
    .waiting = урожай на ферме
    .rules = Урожай
feudum-prompt-inspect-harvest = Урожайная инспекция, { $place }: выберите взятку или откажитесь от неё
    .waiting = взятка с урожая
    .rules = Урожай
feudum-prompt-tax = Налоги: собрать { COUNT($count, of: "shilling") }?
    .waiting = сбор налогов
    .rules = Карты действий
feudum-prompt-conquer = Нападение: выберите цель
    .waiting = цель нападения
    .rules = Нападение
feudum-prompt-defend = { $rival } нападает: { $target }, { $place }. Атака { $attack }, защита { $defence }. Открыть «Защиту»?
    .waiting = ответ на нападение, { $attack } против { $defence }
    .rules = Нападение
feudum-prompt-reinforce = { $target }, { $rival }, { $place }. Атака { $attack }, защита { $defence }: добавьте селитру или оружие
    .waiting = усиление атаки, { $attack } против { $defence }
    .rules = Нападение
feudum-prompt-join-service = Поставить диск на шкалу воинской службы?
    .waiting = диск на шкалу воинской службы
    .rules = Воинская служба
feudum-prompt-claim-immunity = { $rival } морит голодом: { $role }, { $place }. Открыть «Защиту» за еду?
    .waiting = ответ на голод
    .rules = Карты действий
feudum-prompt-repeat = Повтор: какую карту разыграть снова?
    .waiting = какую карту повторить
    .rules = Карты действий
feudum-prompt-guild = Гильдия: выберите гильдию и задачу
    .waiting = гильдия и задача
    .rules = Гильдии
feudum-prompt-place-reeve = { $guild }: поставить надсмотрщика?
    .waiting = надсмотрщик в гильдию
    .rules = Гильдии
feudum-prompt-sell-harvest = Какую ферму опустошить? Сколько взять едой, остальное — шиллингами?
    .waiting = продажа урожая
    .rules = Гильдии
feudum-prompt-buy-goods = Купите товары, всего до { $guilds-merchant-buy }; уже потрачено { $spent } ш.
    .waiting = покупка товаров, потрачено { $spent } ш.
    .rules = Гильдии
feudum-prompt-buy-vessel = Какой корабль купить?
    .waiting = покупка корабля
    .rules = Гильдии
feudum-prompt-buy-seals = Какие королевские печати купить?
    .waiting = покупка печатей
    .rules = Гильдии
feudum-prompt-shift-goods = Какие товары переместить? { $count } или все, что можно
    .waiting = какие товары переместить
    .rules = Гильдии
feudum-prompt-interlude = Дальше — или сначала разыграйте мандат или жетон
    .waiting = может разыграть мандат или жетон
    .rules = Карты действий
feudum-prompt-invent = Изобретения: уже сделано { $made }
    .waiting = изобретения, уже { $made }
    .rules = Гильдии
feudum-prompt-give-markers = Маркеры каких цветов обменять на печати? Не больше { $count }
    .waiting = маркеры, что станут печатями
    .rules = Гильдии
feudum-prompt-seal-scrolls = На какие свитки положить печати?
    .waiting = свитки для печатей
    .rules = Гильдии
feudum-prompt-send-seals = Какие печати отправить монахам?
    .waiting = печати для монахов
    .rules = Гильдии
feudum-prompt-take-seal = Какую печать взять из замка?
    .waiting = печать из замка
    .rules = Гильдии
feudum-prompt-tame-monster = Приручить монстра за { COUNT($guilds-knight-tame, of: "marker") }?
    .waiting = приручение монстра
    .rules = Гильдии
feudum-prompt-feed = Накормите подданных
    .waiting = пропитание: еда или вино
    .rules = Пропитание
feudum-prompt-send-home = Еды не хватает: кто отправится домой?
    .waiting = кто останется голодным
    .rules = Пропитание
feudum-prompt-enter-guild = Маркеров: { $count }, а гильдий ждёт больше: в какую вступить?
    .waiting = выбор гильдии для вступления
    .rules = Гильдии

# Почему чего-то сделать нельзя.
feudum-why-all-out = Все ваши подданные на карте
feudum-why-no-food = Нет ни еды, ни жетона
feudum-why-no-home = Новый подданный приходит туда, где есть ваш подданный или маркер
feudum-why-no-figure = Нет фигур на карте
feudum-why-not-yours = Это чужая фигура
feudum-why-held = Держит монстр
feudum-why-too-far = Очков движения мало: { $points }
feudum-why-no-marker = Нет маркеров
feudum-why-no-pawn = Нет подданных
feudum-why-no-pawn-here = Здесь нет ваших подданных
feudum-why-full = Нет места маркеру
feudum-why-marked-now = Вы только что добавили сюда маркер
# fixed: 3, the places of a settlement
feudum-why-later-turn = Третий маркер добавляют в один из следующих ходов
feudum-why-not-ruler = Вы этим не управляете
feudum-why-no-settlement = Нет поселений
feudum-why-no-wood = Нет ни дерева, ни жетона
feudum-why-no-iron = Нет ни железа, ни жетона
feudum-why-no-seal = Нет печати
feudum-why-no-fief-left = Все диски феодов на карте
feudum-why-final = Феод не улучшить
feudum-why-no-outpost = Нет застав
feudum-why-no-writs = Указов нет
feudum-why-no-farm = Нет ферм
feudum-why-not-a-farm = Это не ферма
feudum-why-farm-full = Ферма полна
feudum-why-no-town = Нет городов
feudum-why-own-figure = Это ваша фигура
feudum-why-no-figure-here = Здесь нет ваших фигур
feudum-why-no-target = Нападать не на кого
feudum-why-no-fief-here = Здесь нет чужого феода
feudum-why-last-card = Последней картой «Нападение» ничего не делает
feudum-why-leaves-conquer-last = Последней картой осталось бы «Нападение»
feudum-why-no-task = Делать нечего
feudum-why-guild-used = С этой гильдией вы в этом раунде уже имели дело
feudum-why-no-trade = Торговать нечем, или не хватает шиллингов: нужно { $price }
feudum-why-not-journeyman = Приёмку ведёт подмастерье
feudum-why-not-master = Отправку ведёт мастер
feudum-why-nothing-to-pull = Принимать нечего или некуда
feudum-why-nothing-to-push = Отправлять нечего или некуда
feudum-why-not-laid = Эта карта в этом раунде не сыграна
feudum-why-never-twice = Эту карту не повторяют
# fixed: 2, the symbol on the card
feudum-why-not-twice = Без символа ×2 нужна селитра
feudum-why-laid-already = Эта карта уже сыграна
feudum-why-not-chosen = Эту карту вы не выбрали

# Что исправлено в правилах.
feudum-amendment-owner-chooses-guild = Если маркеров меньше, чем гильдий, что их ждут, владелец сам выбирает, куда вступить.
feudum-amendment-reeve-with-any-task = Надсмотрщика можно выставить при любой приёмке или отправке, даже если она не принесла очков.
feudum-amendment-defender-answers = Кто ещё не открыл карту «Защита», того спрашивают снова, если селитра или оружие принесли бы нападению победу.

# The table as text.
feudum-sheet-setup = Королевство · перед первым раундом
feudum-sheet-map = Королевство · раунд { $round }, эпоха { $epoch }
feudum-sheet-place = Место (жетон сверху)
feudum-sheet-settlement = Поселение
feudum-sheet-markers = Маркеры
feudum-sheet-figures = Фигуры
feudum-sheet-goods = Товары, земли, корабли
feudum-sheet-bare = пусто
feudum-sheet-guilds = Гильдии (* надсмотрщик)
feudum-sheet-guild = Гильдия
feudum-sheet-stars = Звёзды
feudum-sheet-stores = В гильдиях
feudum-sheet-charity = Благотворительность
feudum-sheet-coffers = церковная казна { $coffer }, фермерский мешок { $sack }
feudum-sheet-players = Игроки
feudum-sheet-total = Очки почтения
feudum-sheet-shillings = Шиллинги
feudum-sheet-barrel = Винная бочка
feudum-sheet-tiles = Жетоны регионов
feudum-sheet-vessels = Корабли
feudum-sheet-own-markers = Маркеры влияния
feudum-sheet-seals = Печати / чётки
feudum-sheet-tracks = Великое путешествие / воинская служба
feudum-sheet-writs = Королевские указы
feudum-sheet-cards = Карты действий
feudum-sheet-hand = Ваши карты
feudum-sheet-drawn = Указы на выбор

feudum-amendment-any-time = Мандаты и жетоны регионов можно разыгрывать в любое время, и в чужой ход

# Числа, если только часть их не из правил.
feudum-fact-circle = число у начальных мест
feudum-fact-plain = число на карте
feudum-fact-supply = запас
feudum-fact-hens = куры
feudum-fact-prices = цены
feudum-fact-rosary = чётки
feudum-fact-second = поселение
feudum-fact-charity = благотворительность
feudum-fact-guilds = гильдии
feudum-fact-places = места

# What matters most, on a small screen.
feudum-glance-guilds = Гильдии: { $guilds }
feudum-glance-battle = { $attacker } против { $defender }, { $place }: { $attack } на { $defence }
feudum-glance-needs = Накормить: { $hungry }, не хватает еды: { $lack }
feudum-glance-points = ОП
feudum-glance-shillings = Ш
feudum-glance-saltpeter = Сел
feudum-glance-sulfur = Сер
feudum-glance-iron = Жел
feudum-glance-wood = Дер
feudum-glance-food = Еда
feudum-glance-barrel = Вин
feudum-glance-markers = Мар
feudum-glance-cards = Карты
feudum-glance-figures = На карте: { $figures }
feudum-glance-holdings = Ваше: { $places }
feudum-glance-more = Ещё
feudum-glance-seals = печати: { $count }
feudum-glance-beads = чётки: { $beads }

## Goals

feudum-goal-guilds = Места в гильдиях, за них очки в начале каждой эпохи: { $have } из { $need }
feudum-goal-food = Подданных накормите: { $have } из { $need }
