kingsburg-name = Кингсбург
    .original = Kingsburg
kingsburg-summary = Губернаторы приграничья кубиками склоняют на свою сторону королевских советников, застраивают провинции и каждую зиму отражают вторжения.
    .short = Кубики, советники и трудные зимы
    .tie = при равенстве решает число товаров, затем число зданий
kingsburg-credits = Авторы игры: Андреа Кьярвезио и Лука Еннако. Правила по русскому изданию игры и дополнения; тексты и рисунки наши.

kingsburg-setting-modules = Модули
    .help = Модули дополнения «Построй империю» в любом сочетании.
kingsburg-setting-modules-provinces = Расцвет зодчества
    .help = Листы провинций с дополнительными рядами зданий.
kingsburg-setting-modules-rows = Провинциальный колорит
    .help = Каждый игрок получает альтернативные ряды зданий ({ $deal-rows }) и решает, какие из них использовать.
kingsburg-setting-modules-governors = Характер вождя
    .help = У каждого игрока свой губернатор с особым свойством.
kingsburg-setting-modules-events = Гримасы судьбы
    .help = Каждый год приносит событие, которое действует на всех до конца зимы.
kingsburg-setting-modules-soldiers = Разум стратега
    .help = Вместо броска королевского кубика каждый игрок зимой выбирает жетон солдат.
kingsburg-setting-rows = Альтернативные ряды
    .help = Как раздаются альтернативные ряды.
kingsburg-setting-rows-draw = Вслепую
    .help = Каждый тянет { COUNT($deal-rows, of: "row") } в закрытую; один из одинаковых можно обменять.
kingsburg-setting-rows-draft = По выбору
    .help = Все ряды открыты; игроки берут по одному по часовой стрелке и ещё по одному в обратном порядке.
kingsburg-setting-governors = Губернаторы
    .help = Как раздаются карты губернаторов.
kingsburg-setting-governors-deal = Раздача
    .help = Каждый получает { COUNT($deal-governors, of: "card") } и оставляет себе одну.
kingsburg-setting-governors-auction = Торги
    .help = Карт на столе на { $deal-auction } больше, чем игроков; за них торгуются победными очками.

kingsburg-good-gold = золото
kingsburg-good-wood = дерево
kingsburg-good-stone = камень

kingsburg-count-gold = { $n ->
        [one] { $n } золото
       *[other] { $n } золота
    }
kingsburg-count-wood = { $n ->
        [one] { $n } дерево
       *[other] { $n } дерева
    }
kingsburg-count-stone = { $n ->
        [one] { $n } камень
        [few] { $n } камня
       *[many] { $n } камней
    }
kingsburg-count-good = { $n ->
        [one] { $n } товар
        [few] { $n } товара
       *[many] { $n } товаров
    }
kingsburg-count-soldier = { $n ->
        [one] { $n } воин
        [few] { $n } воина
       *[many] { $n } воинов
    }
kingsburg-count-point = { $n } ПО
kingsburg-count-token = { $n ->
        [1] жетон «+{ $game-token }»
        [one] { $n } жетон «+{ $game-token }»
        [few] { $n } жетона «+{ $game-token }»
       *[many] { $n } жетонов «+{ $game-token }»
    }
kingsburg-count-white-die = { $n ->
        [one] { $n } белый кубик
        [few] { $n } белых кубика
       *[many] { $n } белых кубиков
    }
kingsburg-count-coloured-die = { $n ->
        [one] { $n } цветной кубик
        [few] { $n } цветных кубика
       *[many] { $n } цветных кубиков
    }
kingsburg-count-building = { $n ->
        [one] { $n } здание
        [few] { $n } здания
       *[many] { $n } зданий
    }
kingsburg-count-row = { $n ->
        [one] { $n } ряд
        [few] { $n } ряда
       *[many] { $n } рядов
    }
kingsburg-count-year = { $n ->
        [one] { $n } год
        [few] { $n } года
       *[many] { $n } лет
    }
kingsburg-count-card = { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }

# What help texts quote: a building's plain bonus, one good that is paid, Roman numbers as on the board.
kingsburg-plain-bonus = { $battle ->
        [0] { "" }
       *[other] { SIGNED($battle) } в битве.{ " " }
    }
kingsburg-one-paid = { $pay ->
        [gold] одно золото
        [wood] одно дерево
        [stone] один камень
       *[good] один товар
    }
kingsburg-one-token = жетон «+{ $game-token }»
kingsburg-roman-column = { $column ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[other] { $column }
    }
kingsburg-roman-year = { $year ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
       *[other] { $year }
    }

kingsburg-season-spring = Весна
kingsburg-season-summer = Лето
kingsburg-season-autumn = Осень
kingsburg-season-winter = Зима

kingsburg-advisor-jester = Шут
    .help = { COUNT($points, of: "point") }.
kingsburg-advisor-squire = Сквайр
    .help = { COUNT($gold, of: "gold") }.
kingsburg-advisor-architect = Зодчий
    .help = { COUNT($wood, of: "wood") }.
kingsburg-advisor-merchant = Купец
    .help = На выбор: { WORD($choice-1, of: "good") } либо { WORD($choice-2, of: "good") }.
kingsburg-advisor-sergeant = Сержант
    .help = { COUNT($soldiers, of: "soldier") }.
kingsburg-advisor-alchemist = Алхимик
    .help = Можно обменять { COUNT($trade, of: "good") } одного вида на товары остальных видов, по одному каждого.
kingsburg-advisor-astronomer = Звездочёт
    .help = { COUNT($any, of: "good") } на выбор и { COUNT($tokens, of: "token") }.
kingsburg-advisor-treasurer = Казначей
    .help = { COUNT($gold, of: "gold") }.
kingsburg-advisor-master-hunter = Охотница
    .help = { COUNT($wood, of: "wood") } и ещё на выбор { WORD($choice-1, of: "good") } либо { WORD($choice-2, of: "good") }.
kingsburg-advisor-general = Генерал
    .help = { COUNT($soldiers, of: "soldier") }; тайно посмотрите карту врага этого года.
kingsburg-advisor-swordsmith = Оружейник
    .help = { COUNT($stone, of: "stone") } и ещё на выбор { WORD($choice-1, of: "good") } либо { WORD($choice-2, of: "good") }.
kingsburg-advisor-duchess = Герцогиня
    .help = { COUNT($any, of: "good") } на выбор и { COUNT($tokens, of: "token") }.
kingsburg-advisor-champion = Герой
    .help = { COUNT($stone, of: "stone") }.
kingsburg-advisor-smuggler = Контрабандист
    .help = Можно отдать { COUNT($price, of: "point") } за { COUNT($any, of: "good") } на выбор.
kingsburg-advisor-inventor = Изобретатель
    .help = { COUNT($gold, of: "gold") }, { COUNT($wood, of: "wood") } и { COUNT($stone, of: "stone") }.
kingsburg-advisor-wizard = Волшебник
    .help = { COUNT($gold, of: "gold") }.
kingsburg-advisor-queen = Королева
    .help = { COUNT($any, of: "good") } на выбор и { COUNT($points, of: "point") }; тайно посмотрите карту врага этого года.
kingsburg-advisor-king = Король
    .help = { COUNT($gold, of: "gold") }, { COUNT($wood, of: "wood") }, { COUNT($stone, of: "stone") } и { COUNT($soldiers, of: "soldier") }.

kingsburg-perk-statue = Статуя
    .help = { kingsburg-plain-bonus }Если на всех ваших кубиках одно и то же число, можете перебросить один из них.
kingsburg-perk-chapel = Часовня
    .help = { kingsburg-plain-bonus }Если сумма ваших кубиков не больше { $total }, можете перебросить их все.
kingsburg-perk-church = Церковь
    .help = { kingsburg-plain-bonus }{ SIGNED($against-demons) } в битве с демонами.
kingsburg-perk-cathedral = Собор
    .help = { kingsburg-plain-bonus }В конце игры: одно ПО за каждые { COUNT($goods, of: "good") }.
kingsburg-perk-inn = Трактир
    .help = { kingsburg-plain-bonus }В конце лета возьмите { COUNT($tokens, of: "token") }.
kingsburg-perk-market = Рынок
    .help = { kingsburg-plain-bonus }Раз в сезон можете повлиять на советника, цена которого отличается от суммы кубиков не больше чем на { $shift }.
kingsburg-perk-farms = Фермы
    .help = { kingsburg-plain-bonus }Каждый сезон дополнительно: { COUNT($white, of: "white-die") }.
kingsburg-perk-merchants-guild = Торговая гильдия
    .help = { kingsburg-plain-bonus }Каждый сезон перед броском возьмите { COUNT($gold, of: "gold") }.
kingsburg-perk-guard-tower = Форт
    .help = { SIGNED($battle) } в битве.
kingsburg-perk-blacksmith = Кузница
    .help = { SIGNED($battle) } в битве.
kingsburg-perk-barracks = Казармы
    .help = { kingsburg-plain-bonus }Воин стоит вам { COUNT($price, of: "good") } вместо { $game-recruit }.
kingsburg-perk-wizards-guild = Гильдия магов
    .help = { SIGNED($battle) } в битве.
kingsburg-perk-palisade = Палисад
    .help = { kingsburg-plain-bonus }В битве с зомби ещё { SIGNED($against-zombies) }.
kingsburg-perk-stable = Конюшни
    .help = { kingsburg-plain-bonus }Сержант, Генерал и Король дают вам больше воинов: { SIGNED($soldiers) }.
kingsburg-perk-stone-wall = Каменные стены
    .help = { kingsburg-plain-bonus }При равенстве сил вы побеждаете.
kingsburg-perk-fortress = Крепость
    .help = { kingsburg-plain-bonus }{ COUNT($victory, of: "point") } за каждую победу в битве.
kingsburg-perk-barricade = Частокол
    .help = { kingsburg-plain-bonus }{ SIGNED($against-goblins) } в битве с гоблинами.
kingsburg-perk-crane = Подъёмник
    .help = { kingsburg-plain-bonus }Здания колонок III и IV стоят вам на { COUNT($discount, of: "gold") } меньше.
kingsburg-perk-town-hall = Ратуша
    .help = { kingsburg-plain-bonus }В конце сезона можете отдать один товар или жетон за { COUNT($reward, of: "point") }.
kingsburg-perk-embassy = Посольство
    .help = { kingsburg-plain-bonus }В конце сезона: { COUNT($reward, of: "point") }.
kingsburg-perk-sawmill = Лесопилка
    .help = { kingsburg-plain-bonus }В конце лета можете отдать { kingsburg-one-paid } за { COUNT($gold, of: "gold") }.
kingsburg-perk-quarry = Каменоломня
    .help = { kingsburg-plain-bonus }В конце лета можете отдать { kingsburg-one-paid } за { COUNT($gold, of: "gold") }.
kingsburg-perk-goldsmith = Плавильня
    .help = { kingsburg-plain-bonus }В конце лета можете отдать { kingsburg-one-paid } и получить: { COUNT($soldiers, of: "soldier") } и { COUNT($reward, of: "point") }.
kingsburg-perk-mint = Монетный двор
    .help = { kingsburg-plain-bonus }Лесопилка, Каменоломня и Плавильня работают также в конце весны и осени.
kingsburg-perk-improvised-defenses = Укрепления
    .help = { kingsburg-plain-bonus }{ SIGNED($bonus) } в битве, если сила врага не больше { $strength }.
kingsburg-perk-recruiting-center = Вербовочный пункт
    .help = { kingsburg-plain-bonus }При найме можете отдавать жетоны «+{ $game-token }»; за каждый: { COUNT($soldiers, of: "soldier") }.
kingsburg-perk-training-camp = Лагерь рекрутов
    .help = { kingsburg-plain-bonus }Перед наймом: { COUNT($soldiers, of: "soldier") }, если у вас их меньше { $fewer }.
kingsburg-perk-military-academy = Военная академия
    .help = { kingsburg-plain-bonus }Зимой бросьте свой кубик; им можно заменить королевский. В игре с жетонами солдат число на жетоне можно заменить половиной броска с округлением вверх.
kingsburg-perk-fountain = Фонтан
    .help = { kingsburg-plain-bonus }В конце лета можете отдать { kingsburg-one-paid } за { COUNT($reward, of: "point") }.
kingsburg-perk-merry-go-round = Карусель
    .help = { kingsburg-plain-bonus }В конце лета можете отдать { kingsburg-one-paid } за { COUNT($reward, of: "point") }.
kingsburg-perk-theatre = Театр
    .help = { kingsburg-plain-bonus }В конце лета можете отдать { kingsburg-one-paid } за { COUNT($reward, of: "point") }.
kingsburg-perk-royal-gardens = Королевские сады
    .help = { kingsburg-plain-bonus }Фонтан, Карусель и Театр работают также в конце осени.
kingsburg-perk-bridge = Мост
    .help = { kingsburg-plain-bonus }В конце сезона, в котором хотя бы один ваш кубик остался без дела: возьмите { COUNT($gold, of: "gold") }.
kingsburg-perk-altar = Алтарь
    .help = { kingsburg-plain-bonus }Если сумма ваших кубиков не больше { $total }, можете перебросить некоторые из них, не больше { $reroll }.
kingsburg-perk-monastery = Монастырь
    .help = { kingsburg-plain-bonus }В конце осени: { COUNT($reward, of: "point") }, если у вас нет товаров.
kingsburg-perk-basilica = Базилика
    .help = { kingsburg-plain-bonus }Не может быть разрушена.
kingsburg-perk-brewery = Пивоварня
    .help = { kingsburg-plain-bonus }В конце лета вы теряете всех воинов и берёте { COUNT($tokens, of: "token") }.
kingsburg-perk-traveling-market = Ярмарка
    .help = { kingsburg-plain-bonus }Раз в сезон можете повлиять на советника { $advisors-1 }, { $advisors-2 } или { $advisors-3 }, если сумма кубиков отличается не больше чем на { $shift }.
kingsburg-perk-vineyards = Виноградники
    .help = { kingsburg-plain-bonus }Осенью дополнительно: { COUNT($white, of: "white-die") }.
kingsburg-perk-craftsmens-guild = Гильдия ремесленников
    .help = { kingsburg-plain-bonus }Перед броском: весной { COUNT($wood, of: "wood") }, летом { COUNT($stone, of: "stone") }, осенью { COUNT($any, of: "good") } на выбор.
kingsburg-perk-watch-post = Сторожевой пост
    .help = { kingsburg-plain-bonus }До раскрытия врага можете заплатить { kingsburg-one-paid }: { SIGNED($bonus) } в этой битве.
kingsburg-perk-armory = Оружейная
    .help = { kingsburg-plain-bonus }До раскрытия врага можете заплатить { kingsburg-one-paid }: ещё { SIGNED($bonus) }.
kingsburg-perk-arena = Арена
    .help = { kingsburg-plain-bonus }После найма: { COUNT($reward, of: "point") }, если у вас есть воины и ни у кого нет больше воинов, чем у вас.
kingsburg-perk-sorcerers-tower = Башня чернокнижников
    .help = { kingsburg-plain-bonus }В битве бросьте кубик: { SIGNED($penalty) }, если выпала единица, иначе { SIGNED($bonus) }.
kingsburg-perk-small-palisade = Малый палисад
    .help = { kingsburg-plain-bonus }{ SIGNED($bonus) } в битве, если к началу зимы у вас воинов не меньше { $soldiers }.
kingsburg-perk-griffin-ranch = Грифонятня
    .help = { kingsburg-plain-bonus }Если итоговая сумма ваших кубиков не больше { $total }: { COUNT($soldiers, of: "soldier") }.
kingsburg-perk-catapults = Катапульты
    .help = { kingsburg-plain-bonus }При равенстве сил вы побеждаете. До раскрытия врага можете заплатить { kingsburg-one-paid }: { SIGNED($bonus) } в этой битве.
kingsburg-perk-winter-quarters = Зимние квартиры
    .help = { kingsburg-plain-bonus }Если вы победили, никто не сильнее вас и у вас есть воины, на следующий год остаётся { COUNT($soldiers, of: "soldier") }.
kingsburg-perk-hideout = Укрытие
    .help = { kingsburg-plain-bonus }Вы не теряете ПО, указанные на карте врага.
kingsburg-perk-carpenters-workshop = Плотницкая
    .help = { kingsburg-plain-bonus }Здания колонок II, III и IV стоят вам на { COUNT($discount, of: "wood") } меньше.
kingsburg-perk-park = Парк
    .help = { kingsburg-plain-bonus }В конце сезона, в котором вы повлияли на советников (не меньше { $advisors }): { COUNT($reward, of: "point") }.
kingsburg-perk-architects-guild = Гильдия зодчих
    .help = { kingsburg-plain-bonus }{ COUNT($reward, of: "point") } за каждое здание, возведённое после неё. В конце игры: { COUNT($most, of: "point") }, если ни у кого нет больше зданий.
kingsburg-perk-library = Библиотека
    .help = { kingsburg-plain-bonus }Возьмите { COUNT($gold, of: "gold") } всякий раз, когда советник показывает вам карту врага.
kingsburg-perk-school = Школа
    .help = { kingsburg-plain-bonus }После найма: { COUNT($reward, of: "point") }, если воинов у вас не меньше { $soldiers }.
kingsburg-perk-veterans-hall = Дом ветеранов
    .help = { kingsburg-plain-bonus }{ COUNT($any, of: "good") } на выбор за каждую победу в битве.
kingsburg-perk-university = Университет
    .help = { kingsburg-plain-bonus }Если итоговая сумма ваших кубиков не больше { $total }: { COUNT($reward, of: "point") }.

kingsburg-enemy-goblins = Гоблины
kingsburg-enemy-orcs = Орки
kingsburg-enemy-zombies = Зомби
kingsburg-enemy-barbarians = Варвары
kingsburg-enemy-demons = Демоны
kingsburg-enemy-dragons = Драконы

kingsburg-perk-thief = Вор
    .help = Вы начинаете с { MINUS($penalty) } ПО. В начале лета возьмите у соперника { COUNT($goods, of: "good") }.
kingsburg-perk-miner = Рудокоп
    .help = В конце года: { COUNT($gold, of: "gold") }. Раз в год здание стоит вам на { COUNT($discount, of: "gold") } меньше.
kingsburg-perk-carpenter = Плотник
    .help = В конце года: { COUNT($wood, of: "wood") }. Раз в год здание стоит вам на { COUNT($discount, of: "wood") } меньше.
kingsburg-perk-sculptor = Скульптор
    .help = В конце года: { COUNT($stone, of: "stone") }. Раз в год здание стоит вам на { COUNT($discount, of: "stone") } меньше.
kingsburg-perk-minstrel = Менестрель
    .help = В самом конце года: { COUNT($last, of: "point") }, если ни у кого нет меньше очков, чем у вас, и ещё { $behind }, если у кого-то больше.
kingsburg-perk-sorcerer = Чародей
    .help = В начале года { kingsburg-roman-year } возведите бесплатно здания колонки { kingsburg-roman-column }, не больше { $buildings }; ПО они не приносят.
kingsburg-perk-heiress = Наследница
    .help = На карте лежат { COUNT($gold, of: "gold") }, { COUNT($wood, of: "wood") }, { COUNT($stone, of: "stone") } и { COUNT($tokens, of: "token") }. Если итоговая сумма ваших кубиков не больше { $total }, заберите что-то одно.
kingsburg-perk-politician = Политик
    .help = У вас есть личные советники: номер { $first } даёт { COUNT($first-goods, of: "good") } на выбор, номер { $second } даёт { COUNT($second-goods, of: "good") }.
kingsburg-perk-architect = Архитектор
    .help = Если к вашему черёду строить у кого-то больше зданий, можете возвести и второе. В конце игры: { COUNT($reward, of: "point") } за каждый ряд, где зданий у вас не меньше { $row }.
kingsburg-perk-paladin = Паладин
    .help = В конце игры: { COUNT($reward, of: "point") } за каждую победу в битве.
kingsburg-perk-prince = Принц
    .help = Если сумма ваших кубиков не больше { $total }, можете выставить на цветных кубиках { $dice-1 }, { $dice-2 } и { $dice-3 }.
kingsburg-perk-philosopher = Философ
    .help = Если сумма ваших кубиков не больше { $total }, можете перебросить их все; { COUNT($reward, of: "point") }, если сумма стала меньше и вы больше не перебрасываете.
kingsburg-perk-duke = Герцог
    .help = После этапа влияния, если { $advisor ->
        [12] Герцогиня свободна
       *[other] советник { $advisor } свободен
    }, можете переставить туда кубики со своего самого дорогого советника.
kingsburg-perk-preacher = Проповедник
    .help = В конце сезона, в котором кто-то ничего не возвёл: { COUNT($reward, of: "point") }.
kingsburg-perk-tax-collector = Сборщик налогов
    .help = Когда другой игрок возводит здание колонки { kingsburg-roman-column }, возьмите { COUNT($any, of: "good") } на выбор.
kingsburg-perk-general = Полководец
    .help = { SIGNED($battle) } в каждой битве.
kingsburg-perk-mercenary = Наёмник
    .help = До раскрытия врага можете заплатить { kingsburg-one-paid }: { SIGNED($bonus) } в этой битве.
kingsburg-perk-fairy = Фея
    .help = Летом дополнительно: { COUNT($white, of: "white-die") }.
kingsburg-perk-priest = Священник
    .help = Раз в год перед броском можете совершить молебен: вам { COUNT($owner, of: "point") }; затем игроки без белых кубиков получают по белому кубику, остальные по { $reward } ПО.
kingsburg-perk-trickster = Плут
    .help = После броска можете повернуть каждый свой кубик с числом { $die }: станет на { $shift } больше или меньше.
kingsburg-perk-damsel = Прекрасная дама
    .help = Если к началу зимы ни у кого нет меньше воинов, чем у вас: { COUNT($soldiers, of: "soldier") }.
kingsburg-perk-merchant = Торговец
    .help = Раз в сезон можете обменять один товар на товар другого вида.
kingsburg-perk-spy = Шпион
    .help = В начале года вы смотрите карту врага. { COUNT($reward, of: "point") } всякий раз, когда её показывает вам советник.
kingsburg-perk-engineer = Инженер
    .help = Здания до колонки { kingsburg-roman-column } стоят вам на { COUNT($discount, of: "good") } на выбор меньше, но цена не бывает меньше { $least }.
kingsburg-perk-town-development = Развитие городов
    .help = Владельцы Подъёмника или Плотницкой возводят здания до колонки { kingsburg-roman-column } бесплатно.
kingsburg-perk-rising-stars = Восходящие звёзды
    .help = Каждый сезон на советниках лежат подарки: { WORD($gifts-1-1, of: "good") } на { $gifts-1-2 }, { WORD($gifts-2-1, of: "good") } на { $gifts-2-2 }, { WORD($gifts-3-1, of: "good") } на { $gifts-3-2 }, { WORD($gifts-4-1, of: "good") } на { $gifts-4-2 }, { WORD($gifts-5-1, of: "good") } на { $gifts-5-2 }. Кто повлиял первым, сразу забирает подарок.
kingsburg-perk-fierce-enemies = Яростное нашествие
    .help = Сила врага этого года: { SIGNED($strength) }.
kingsburg-perk-heavy-snow = Небывалый снегопад
    .help = Помощь короля каждому: { COUNT($king, of: "soldier") }. В игре с жетонами солдат число воинов с каждого жетона меняется на { SIGNED($tokens) }.
kingsburg-perk-famine = Голод
    .help = У каждого только { COUNT($dice, of: "coloured-die") }.
kingsburg-perk-bad-advisors = Скверные советники
    .help = После всех перебросов каждая { $from } на кубиках становится числом { $to }.
kingsburg-perk-good-year = Славный год
    .help = Каждый сезон перед броском: игроки без белых кубиков получают по белому кубику, остальные берут { COUNT($any, of: "good") } на выбор.
kingsburg-perk-secret-deals = Тайные сделки
    .help = Каждый игрок отмечает советника. На отмеченного советника могут влиять только те, кто его отметил.
kingsburg-perk-the-king-is-ill = Король болен
    .help = На { $advisor ->
        [18] Короля
       *[other] советника { $advisor }
    } влиять нельзя. В конце зимы бросают кубик: если { $death ->
        [1] выпала единица
       *[other] выпало не больше { $death }
    }, король умирает и игра заканчивается.
kingsburg-perk-parade = Парад
    .help = После найма: { COUNT($reward, of: "point") } каждому игроку с наибольшим числом воинов{ $least ->
        [1] , если они есть.
       *[other] , если их не меньше { $least }.
    }
kingsburg-perk-open-quarry = Богатая каменоломня
    .help = В начале каждого сезона бросают кубик: если выпало { $die } или больше, каждый берёт { COUNT($stone, of: "stone") }.
kingsburg-perk-royal-gifts = Королевские дары
    .help = В начале года каждый берёт { COUNT($any, of: "good") } на выбор.
kingsburg-perk-lush-forests = Бескрайние леса
    .help = В начале каждого сезона бросают кубик: если выпало { $die } или больше, каждый берёт { COUNT($wood, of: "wood") }.
kingsburg-perk-gold-vein = Золотая жила
    .help = В начале каждого сезона бросают кубик: если выпало { $die } или больше, каждый берёт { COUNT($gold, of: "gold") }.
kingsburg-perk-weak-enemies = Ослабленный враг
    .help = Сила врага этого года: { SIGNED($strength) }.
kingsburg-perk-favour-of-the-court = Милость двора
    .help = В начале года каждый берёт { COUNT($tokens, of: "token") }.
kingsburg-perk-royal-tournament = Королевский турнир
    .help = Королевская награда составляет { COUNT($reward, of: "point") }.
kingsburg-perk-dangerous-roads = Опасные дороги
    .help = Королевского посланника не получает никто; неиспользованный посланник возвращается на поле.
kingsburg-perk-costly-recruits = Дорогие рекруты
    .help = Наём воина стоит на { COUNT($price, of: "good") } больше.
kingsburg-perk-volunteers = Добровольцы
    .help = Перед наймом каждому достаётся { COUNT($soldiers, of: "soldier") }.
kingsburg-perk-taxes = Подати
    .help = В конце осени каждый платит { COUNT($gold, of: "gold") } или теряет { COUNT($penalty, of: "point") }.
kingsburg-perk-the-queen-is-away = Королева в отъезде
    .help = На { $advisor ->
        [17] Королеву
       *[other] советника { $advisor }
    } влиять нельзя.
kingsburg-perk-master-builders = Мастера-строители
    .help = Раз за этот год каждый может возвести в сезон второе здание.
kingsburg-perk-builders-strike = Стачка каменщиков
    .help = Здания начиная с колонки { kingsburg-roman-column } стоят на { COUNT($gold, of: "gold") } больше.
kingsburg-perk-great-fair = Большой торг
    .help = Раз в сезон каждый может обменять один товар на товар другого вида.
kingsburg-perk-royal-guard = Королевская гвардия
    .help = Король присылает больше воинов: { SIGNED($soldiers) }.
kingsburg-perk-scouts-report = Донесение разведки
    .help = Враг этого года открыт с самого начала года.
kingsburg-perk-thick-fog = Густой туман
    .help = Смотреть карту врага нельзя никому.
kingsburg-perk-glory-and-shame = Слава и позор
    .help = В битве этого года победители получают на { COUNT($winners, of: "point") } больше, побеждённые теряют на { COUNT($losers, of: "point") } больше.

kingsburg-advisor-private-first = Личный советник { $governor-politician-first }
    .help = { COUNT($governor-politician-first-goods, of: "good") } на выбор. Влиять на него может только Политик.
kingsburg-advisor-private-second = Личный советник { $governor-politician-second }
    .help = { COUNT($governor-politician-second-goods, of: "good") } на выбор. Влиять на него может только Политик.

kingsburg-good-token = жетон «+{ $game-token }»

kingsburg-row-a = A ({ kingsburg-perk-fountain }, { kingsburg-perk-merry-go-round }, { kingsburg-perk-theatre }, { kingsburg-perk-royal-gardens })
kingsburg-row-b = B ({ kingsburg-perk-bridge }, { kingsburg-perk-altar }, { kingsburg-perk-monastery }, { kingsburg-perk-basilica })
kingsburg-row-c = C ({ kingsburg-perk-brewery }, { kingsburg-perk-traveling-market }, { kingsburg-perk-vineyards }, { kingsburg-perk-craftsmens-guild })
kingsburg-row-d = D ({ kingsburg-perk-watch-post }, { kingsburg-perk-armory }, { kingsburg-perk-arena }, { kingsburg-perk-sorcerers-tower })
kingsburg-row-e = E ({ kingsburg-perk-small-palisade }, { kingsburg-perk-griffin-ranch }, { kingsburg-perk-catapults }, { kingsburg-perk-winter-quarters })
kingsburg-row-f = F ({ kingsburg-perk-hideout }, { kingsburg-perk-carpenters-workshop }, { kingsburg-perk-park }, { kingsburg-perk-architects-guild })
kingsburg-row-g = G ({ kingsburg-perk-library }, { kingsburg-perk-school }, { kingsburg-perk-veterans-hall }, { kingsburg-perk-university })

kingsburg-heading-advisors = Советники
kingsburg-heading-buildings = Здания
kingsburg-heading-abilities = Свойства
kingsburg-heading-governor = Губернатор
kingsburg-heading-events = События
kingsburg-heading-reward = Королевская награда
kingsburg-heading-battles = Битвы
kingsburg-heading-losses = Потери
kingsburg-heading-tokens = Жетоны солдат

kingsburg-option-take = Взять: { $goods }
kingsburg-option-done = Больше ничего
    .replace-row = Оставить оба
    .use-ability = Ничего не использовать
    .ask-advisor =
        { $advisor_name ->
            [alchemist] Ничего не менять
           *[other] Ничего не просить
        }
    .build =
        { $number ->
            [1] Не строить
           *[other] Больше не строить
        }
kingsburg-option-influence =
    { $advisor }: { $dice_count ->
        [one] кубик № { $dice }
       *[other] кубики № { $dice }
    }{ kingsburg-influence-with }
    .called = { $advisor }: { $dice_count ->
        [one] кубик { $dice }
       *[other] кубики { $dice }
    }{ kingsburg-influence-with }
kingsburg-influence-with =
    { $token ->
        [0] { "" }
       *[other] { ", " }{ kingsburg-one-token }
    }{ $market ->
        [0] { "" }
       *[other] { ", сдвиг " }{ $market }
    }{ $envoy ->
        [0] { "" }
       *[other] { ", посланник" }
    }
kingsburg-option-pass = Пас
# fixed: 2, there are three kinds of goods
kingsburg-option-trade = Обменять: { $good } на два других вида
kingsburg-option-build =
    { $building } { $cost_count ->
        [0] бесплатно
       *[other] за { $cost }
    }{ $discount_count ->
        [0] { "" }
       *[other] { " (" }{ $discount })
    }{ $envoy ->
        [0] { "" }
       *[other] { ", с посланником" }
    }
kingsburg-option-recruit =
    Нанять воинов: { $soldiers }{ $tokens ->
        [0] { "" }
       *[other] , жетонами «+{ $game-token }»: { $tokens }
    }
kingsburg-option-pay = Отдать: { $goods }
kingsburg-option-use = { $perk }
kingsburg-option-reroll =
    { $perk }: перебросить, { $dice_count ->
        [one] кубик № { $dice }
       *[other] кубики № { $dice }
    }
    .called = { $perk }: перебросить, { $dice_count ->
        [one] кубик { $dice }
       *[other] кубики { $dice }
    }
kingsburg-option-turn =
    { $perk }: выставить на кубиках { $coloured }{ $white_count ->
        [0] { "" }
       *[other] , на белых { $white }
    }
kingsburg-option-exchange = { $perk }: { $good } → { $other }
kingsburg-option-offer = { $perk }: отдать { $good }
kingsburg-option-pick = { $perk }: взять { $good }
kingsburg-option-steal = { $perk }: { $good }, владелец { $victim }
kingsburg-option-mark = { $perk }: отметить, советник { $advisor }
kingsburg-option-raise = { $perk }: { $building }
kingsburg-option-send = Жетон солдат { $soldiers }
kingsburg-option-appoint = { $governor }
kingsburg-option-cover =
    { $rows_count ->
        [0] Без альтернативных рядов
       *[other] Использовать ряды: { $rows }
    }
kingsburg-option-replace = Обменять один из одинаковых
kingsburg-option-draft = Взять ряд { $row }
kingsburg-option-open = { $governor }, ставка { $bid }
kingsburg-option-bid = Ставка { $bid }
kingsburg-option-grant = Белый кубик: { $perk }

kingsburg-event-begun = Губернаторы вступают в должность. Порядок хода: { $order }.
kingsburg-event-year = Начинается год { $year }.
# fixed: 1 2 3 4 5 6 7 8, the phases of a year
kingsburg-event-phase =
    { $phase ->
        [1] Фаза 1: помощь короля.
        [2] Фаза 2: весна.
        [3] Фаза 3: королевская награда.
        [4] Фаза 4: лето.
        [5] Фаза 5: королевский посланник.
        [6] Фаза 6: осень.
        [7] Фаза 7: наём воинов.
       *[8] Фаза 8: зима.
    }
kingsburg-event-event = Событие года: { $event }.
kingsburg-event-aid = Помощь короля, { $seat }: { $goods }.
kingsburg-event-aid-die = Помощь короля, { $seat }: белый кубик этой весной.
kingsburg-event-neutral = Ничейные кубики { $first } и { $second } занимают: { $advisors }.
kingsburg-event-rolled =
    { $seat } бросает кубики: { $coloured }{ $white_count ->
        [0] .
       *[other] , белые { $white }.
    }
kingsburg-event-rerolled =
    { $seat }, переброс ({ $perk }): теперь { $coloured }{ $white_count ->
        [0] .
       *[other] , белые { $white }.
    }
kingsburg-event-ordered = Новый порядок хода: { $order } (суммы { $totals }).
kingsburg-event-influenced =
    { $seat } → { $advisor }: { $coloured }{ $white_count ->
        [0] { "" }
       *[other] , белые { $white }
    }{ $token ->
        [0] { "" }
       *[other] , { kingsburg-one-token }
    }{ $market ->
        [0] { "" }
       *[other] , сдвиг { $market }
    }{ $envoy ->
        [0] .
       *[other] { " " }с помощью королевского посланника.
    }
kingsburg-event-passed = { $seat } пасует.
kingsburg-event-helped =
    { $seat }, { $advisor }{ $given_count ->
        [0] { "" }
       *[other] { ": " }отдаёт { $given }
    }{ $goods_count ->
        [0] { "" }
       *[other]
            { $given_count ->
                [0] { ": " }
               *[other] { ", берёт " }
            }{ $goods }
    }{ $soldiers ->
        [0] { "" }
       *[other]
            { $given_count ->
                [0]
                    { $goods_count ->
                        [0] { ": " }
                       *[other] { ", " }
                    }
               *[other] { ", " }
            }{ $soldiers ->
                [one] { $soldiers } воин
                [few] { $soldiers } воина
               *[many] { $soldiers } воинов
            }
    }{ $points ->
        [0] { "" }
       *[other]
            { $given_count ->
                [0]
                    { $goods_count ->
                        [0]
                            { $soldiers ->
                                [0] { ": " }
                               *[other] { ", " }
                            }
                       *[other] { ", " }
                    }
               *[other] { ", " }
            }{ $points } ПО
    }.
kingsburg-event-declined = { $seat } обходится без помощи: { $advisor }.
kingsburg-event-enemy-seen = { $seat } смотрит карту врага: { $enemy }, сила { $strength }.
    .hidden = { $seat } тайно смотрит карту врага.
kingsburg-event-built =
    { $seat } возводит здание: { $building } { $cost_count ->
        [0] бесплатно
       *[other] за { $cost }
    }{ $points ->
        [0] { "" }
       *[other] { ", " }{ $points } ПО
    }.
kingsburg-event-not-built = { $seat } ничего не возводит.
kingsburg-event-perk =
    { $seat }, { $perk }{ $given_count ->
        [0] { "" }
       *[other] { ": " }отдаёт { $given }
    }{ $goods_count ->
        [0] { "" }
       *[other]
            { $given_count ->
                [0] { ": " }
               *[other] { ", берёт " }
            }{ $goods }
    }{ $soldiers ->
        [0] { "" }
       *[other]
            { $given_count ->
                [0]
                    { $goods_count ->
                        [0] { ": " }
                       *[other] { ", " }
                    }
               *[other] { ", " }
            }{ $soldiers ->
                [one] { $soldiers } воин
                [few] { $soldiers } воина
               *[many] { $soldiers } воинов
            }
    }{ $points ->
        [0] { "" }
       *[other]
            { $given_count ->
                [0]
                    { $goods_count ->
                        [0]
                            { $soldiers ->
                                [0] { ": " }
                               *[other] { ", " }
                            }
                       *[other] { ", " }
                    }
               *[other] { ", " }
            }{ $points } ПО
    }.
kingsburg-event-rewarded = Королевская награда, { $seat }: { $points } ПО.
kingsburg-event-envoy =
    { $seat_count ->
        [0] Королевский посланник сейчас ни у кого.
       *[other] Королевского посланника получает { $seat }.
    }
kingsburg-event-recruited = { $seat } нанимает воинов за { $paid }: +{ $soldiers }.
kingsburg-event-enemy = Вторгается враг: { $enemy }, сила { $strength }.
kingsburg-event-kings-die =
    { $seat_count ->
        [0] Королевский кубик не бросают: на нём { $die }.
       *[other] { $seat } бросает королевский кубик: { $die }.
    }
kingsburg-event-sent = { $seat } открывает жетон солдат: { $soldiers }.
kingsburg-event-reinforced = Подкрепление от короля, { $seat }: +{ $soldiers }, всего воинов { $chart }.
kingsburg-event-strength =
    Боевая мощь, { $seat }: { $strength } (воины { $soldiers }{ $perks_count ->
        [0] { "" }
       *[other] ; { $perks }: { $bonuses }
    }).
kingsburg-event-won =
    { $seat } побеждает в битве{ $goods_count ->
        [0] { "" }
       *[other] { ": " }{ $goods }
    }{ $points ->
        [0] { "" }
       *[other]
            { $goods_count ->
                [0] { ": " }
               *[other] { ", " }
            }{ $points } ПО
    }.
kingsburg-event-drawn = { $seat } едва отбивает вторжение: ни награды, ни потерь.
kingsburg-event-lost = { $seat } терпит поражение.
    .you = Вы терпите поражение.
kingsburg-event-lost-goods = { $seat } теряет { $goods }.
    .you = Вы теряете { $goods }.
kingsburg-event-lost-points = { $seat } теряет { $points } ПО.
    .you = Вы теряете { $points } ПО.
kingsburg-event-destroyed =
    { $seat } теряет здание: { $building }{ $points ->
        [0] .
       *[other] { " и " }{ $points } ПО.
    }
    .you = У вас разрушено: { $building }.
kingsburg-event-strongest = Наивысшая боевая мощь ({ $strength }), { $seat }: { $points } ПО.
kingsburg-event-went-home = Все воины расходятся по домам.
kingsburg-event-token-scored = { $seat }: оставшиеся жетоны солдат, { $points } ПО.
kingsburg-event-scored = { $seat }: { $total } ПО.
kingsburg-event-ended =
    { $winners_count ->
        [one] Побеждает { $winners } и входит в Королевский Совет.
       *[other] Победу делят { $winners }.
    }
kingsburg-event-dice-set =
    { $perk }, { $seat }: на кубиках теперь { $coloured }{ $white_count ->
        [0] .
       *[other] , на белых { $white }.
    }
kingsburg-event-white-die = { $seat }, { $perk }: белый кубик.
kingsburg-event-dealt = { $seat } получает карты губернаторов: { $governors }.
    .hidden = { $seat } получает карты губернаторов.
kingsburg-event-appointed =
    { $seat }: губернатор { $governor }{ $bid ->
        [0] .
       *[other] { " " }(уплачено ПО: { $bid }).
    }
kingsburg-event-opened = { $seat } открывает торги: { $governor }, ставка { $bid }.
kingsburg-event-bidden = { $seat } ставит { $bid }.
kingsburg-event-strips = { $seat } берёт альтернативные ряды: { $rows }.
    .hidden = { $seat } берёт альтернативные ряды в закрытую.
kingsburg-event-drafted = { $seat } берёт альтернативный ряд: { $row }.
kingsburg-event-covered =
    { $rows_count ->
        [0] { $seat } обходится без альтернативных рядов.
       *[other] { $seat } использует альтернативные ряды: { $rows }.
    }
kingsburg-event-marked = { $seat }, { $perk }: жетон на советнике { $advisor }.
kingsburg-event-moved = { $seat }, { $perk }: кубики { $source } → { $target }.
kingsburg-event-die =
    { $perk }{ $seat_count ->
        [0] { "" }
       *[other] , { $seat }
    }: на кубике { $die }.
kingsburg-event-stolen = { $seat } забирает { $good }, владелец { $victim } ({ $perk }).
    .you = { $seat } забирает у вас { $good } ({ $perk }).
kingsburg-event-enemy-shown = Карта врага этого года открыта: { $enemy }, сила { $strength }.
kingsburg-event-reward = { $seat } берёт в награду: { $goods }.
kingsburg-event-replaced = { $seat } обменивает ряд и теперь держит: { $rows }.
kingsburg-event-missed = { $by } занимает советника, до которого доставали ваши { $dice }: { $advisor }.
    .means =
        { $left_count ->
            [0] Этим кубикам больше не к кому идти.
           *[other] Эти кубики ещё достают: { $left }.
        }
kingsburg-event-outbuilt = Награда короля проходит мимо вас.
    .means = Зданий: { $by } { $most }, у вас { $own }. Вы теряете { COUNT($points, of: "point") }.
kingsburg-event-overtaken = Вас обошли в порядке хода: { $was } → { $place }.
    .means = Теперь перед вами: { $ahead }.
kingsburg-event-envoy-lost = Посланник уходит от вас неиспользованным.
    .means =
        { $by_count ->
            [0] Теперь его нет ни у кого.
           *[other] Теперь он здесь: { $by }.
        }

kingsburg-setting-cards = Свои карты
    .help = Губернаторы и события из других пакетов, которые замешиваются в колоды.

kingsburg-prompt-replace-row = Ваши альтернативные ряды: оставьте оба или обменяйте один из одинаковых
    .waiting = осматривает альтернативные ряды
    .rules = Провинциальный колорит
kingsburg-prompt-draft-row = Возьмите альтернативный ряд
    .waiting = берёт альтернативный ряд
    .rules = Провинциальный колорит
kingsburg-prompt-cover-rows = Какие ряды заменить альтернативными?
    .waiting = выбирает альтернативные ряды
    .rules = Провинциальный колорит
kingsburg-prompt-choose-governor = Оставьте одного губернатора
    .waiting = выбирает губернатора
    .rules = Характер вождя
kingsburg-prompt-open-auction = Назовите губернатора и ставку в ПО
    .waiting = называет губернатора и ставку
    .rules = Характер вождя
kingsburg-prompt-raise-bid = { $perk }, ставка { $bid }: поднимите её или спасуйте
    .waiting = { $perk }, ставка { $bid }: поднимает или пасует
    .rules = Характер вождя
kingsburg-prompt-take-aid = Помощь короля: возьмите товар
    .waiting = помощь короля, выбирает товар
    .rules = Помощь короля
kingsburg-prompt-use-ability =
    { $moment_name ->
        [year_begins] Год начинается: примените свойство
        [season_begins] Сезон начинается: примените свойство
        [before_roll] Перед броском: примените свойство
        [rolled] Измените кубики или оставьте как есть
        [dice_final] Кубики окончательны: примените свойство
        [all_passed] Все спасовали: примените свойство
        [construction] Перед строительством: примените свойство
        [season_ends] Сезон кончается: примените свойство
        [winter_begins] Враг ещё не раскрыт: усильте оборону
        [reinforced] Подкрепление известно: примените свойство
       *[other] Примените свойство
    }
    .waiting = может применить свойство
    .rules = Бросок
kingsburg-prompt-take-goods =
    { $perk }: { $count ->
        [one] возьмите { $count } товар
        [few] возьмите { $count } товара
       *[many] возьмите { $count } товаров
    } на выбор
    .waiting = { $perk }: берёт товары
    .rules = Помощь
kingsburg-prompt-choose-grant = Какая карта даёт вам белый кубик?
    .waiting = выбирает карту, дающую белый кубик
    .rules = Бросок
kingsburg-prompt-influence = Повлияйте на советника или спасуйте
    .waiting = влияет на советника
    .rules = Влияние
kingsburg-prompt-ask-advisor = { $advisor }: выберите помощь
    .waiting = { $advisor }: выбирает помощь
    .rules = Помощь
kingsburg-prompt-build =
    { $number ->
        [1] Возведите здание
       *[other] Возведите второе здание
    }
    .waiting = выбирает здание
    .rules = Строительство
kingsburg-prompt-recruit =
    Наймите воинов, { $price ->
        [one] { $price } товар за каждого
        [few] { $price } товара за каждого
       *[many] { $price } товаров за каждого
    }
    .waiting = нанимает воинов
    .rules = Наём воинов
kingsburg-prompt-pay-recruits = Какими товарами платите за воинов?
    .waiting = платит за воинов
    .rules = Наём воинов
kingsburg-prompt-send-soldiers = Выберите жетон солдат на эту зиму
    .waiting = выбирает жетон солдат
    .rules = Разум стратега
kingsburg-prompt-take-reward = Победа: возьмите товары на выбор
    .waiting = победа, выбирает товары
    .rules = Битва
kingsburg-prompt-lose-goods = Поражение: какие товары вы теряете ({ $count })?
    .waiting = поражение, выбирает, что потерять
    .rules = Битва

kingsburg-why-white = Белый кубик ставят только вместе со своим цветным.
kingsburg-why-token = В этом сезоне вы уже добавляли жетон.
kingsburg-why-closed = В этом году советник для вас закрыт.
kingsburg-why-not-yours = Это советник другого губернатора.
kingsburg-why-taken = На этого советника уже кто-то влияет.
kingsburg-why-reach = Ваши кубики не дают { $number }.
kingsburg-why-sum = Эти кубики дают { $sum }, а советнику нужно { $number }.
kingsburg-why-stands = Это здание уже стоит.
kingsburg-why-left-first = Сначала постройте всё слева от него.
kingsburg-why-short-gold = Не хватает { $count } золота.
kingsburg-why-short-wood = Не хватает { $count } дерева.
kingsburg-why-short-stone = { $count ->
        [one] Не хватает { $count } камня.
       *[other] Не хватает { $count } камней.
    }

kingsburg-amendment-order-of-duties = Если сразу несколько свойств обязательны, их порядок выбирает владелец.
kingsburg-amendment-changed-numbers = Изменённые числа действуют и для Чародея, и для Алхимика.

kingsburg-sheet-setup = Перед первым годом
kingsburg-sheet-year = Год { $year }, { $season }, фаза { $phase }
kingsburg-sheet-order = Очерёдность: { $order }
kingsburg-sheet-unknown-enemy = Враг: сила от { $low } до { $high }, карта закрыта
kingsburg-sheet-enemy = Враг: { $enemy }, сила { $strength }. Награда: { $reward }. Потери: { $losses }
kingsburg-sheet-event = Событие: { $event }. { $help }
kingsburg-sheet-envoy = Королевский посланник у игрока { $seat }
kingsburg-sheet-offered = На торгах: { $cards }
kingsburg-sheet-pool = Ряды на столе: { $rows }
kingsburg-sheet-strips = Ваши альтернативные ряды: { $rows }
kingsburg-sheet-court = Королевский двор
kingsburg-sheet-players = Губернаторы
kingsburg-sheet-province = Провинция
kingsburg-sheet-score = Откуда взялись очки
kingsburg-sheet-points = ПО
kingsburg-sheet-soldiers = Воины
kingsburg-sheet-buildings = Здания
kingsburg-sheet-dice = Кубики
kingsburg-sheet-governor = Губернатор
kingsburg-sheet-token = +{ $game-token }
kingsburg-sheet-tokens = Жетоны солдат
kingsburg-loss-gold = золото
kingsburg-loss-wood = дерево
kingsburg-loss-stone = камень
kingsburg-loss-good = товар на выбор
kingsburg-loss-building = здание
kingsburg-sheet-short-gold = з
kingsburg-sheet-short-wood = д
kingsburg-sheet-short-stone = к
kingsburg-loss-points = ПО

# Numbers of an entry, where only some of them are not the rulebook's.
kingsburg-fact-cost = цена
kingsburg-fact-points = ПО
kingsburg-fact-goods = товары
kingsburg-fact-discount = скидка
kingsburg-fact-reward = награда
kingsburg-fact-row = ряд
kingsburg-fact-owner = ПО Священника
kingsburg-fact-advisor = советник

# What matters most, on a small screen.
kingsburg-glance-court = При дворе: { $advisors }
kingsburg-glance-next = На очереди: { $buildings }
kingsburg-glance-passed = пас
kingsburg-glance-white = белый { $face }

## Goals

kingsburg-goal-points = Больше всех очков после года { $years }: у вас { $have }, у лучшего соперника { $need }
kingsburg-goal-winter = Чтобы не бояться зимы: сила { $have } из { $need }
