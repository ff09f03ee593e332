kingsburg-name = Кингсбург
kingsburg-summary = Губернаторы приграничья кубиками склоняют на свою сторону королевских советников, застраивают провинции и пять зим подряд отражают вторжения.
    .short = Кубики, советники и пять зим
    .tie = при равенстве решает число товаров, затем число зданий
kingsburg-credits = Авторы игры: Андреа Кьярвезио и Лука Еннако. Правила по русскому изданию игры и дополнения; тексты и рисунки наши.
-kingsburg-reconstructed = (Восстановлено нами: печатный текст неизвестен.)

kingsburg-setting-modules = Модули
    .help = Пять модулей дополнения «Построй империю» в любом сочетании.
kingsburg-setting-modules-provinces = Расцвет зодчества
    .help = Листы провинций с двумя дополнительными рядами зданий.
kingsburg-setting-modules-rows = Провинциальный колорит
    .help = Каждый игрок получает два альтернативных ряда зданий и решает, какие из них использовать.
kingsburg-setting-modules-governors = Характер вождя
    .help = У каждого игрока свой губернатор с особым свойством.
kingsburg-setting-modules-events = Гримасы судьбы
    .help = Каждый год приносит событие, которое действует на всех до конца зимы.
kingsburg-setting-modules-soldiers = Разум стратега
    .help = Вместо броска королевского кубика каждый игрок зимой выбирает один из шести жетонов солдат.
kingsburg-setting-rows = Альтернативные ряды
    .help = Как раздаются альтернативные ряды.
kingsburg-setting-rows-draw = Вслепую
    .help = Каждый тянет два ряда в закрытую; один из двух одинаковых можно обменять.
kingsburg-setting-rows-draft = По выбору
    .help = Все ряды открыты; игроки берут по одному по часовой стрелке и ещё по одному в обратном порядке.
kingsburg-setting-governors = Губернаторы
    .help = Как раздаются карты губернаторов.
kingsburg-setting-governors-deal = Раздача
    .help = Каждый получает три карты и оставляет одну.
kingsburg-setting-governors-auction = Торги
    .help = Открыто на одну карту больше, чем игроков; за карты торгуются победными очками.

kingsburg-good-gold = золото
kingsburg-good-wood = дерево
kingsburg-good-stone = камень

kingsburg-season-spring = Весна
kingsburg-season-summer = Лето
kingsburg-season-autumn = Осень
kingsburg-season-winter = Зима

kingsburg-advisor-jester = Шут
    .help = 1 ПО.
kingsburg-advisor-squire = Сквайр
    .help = 1 золото.
kingsburg-advisor-architect = Зодчий
    .help = 1 дерево.
kingsburg-advisor-merchant = Купец
    .help = 1 золото либо 1 дерево.
kingsburg-advisor-sergeant = Сержант
    .help = 1 воин.
kingsburg-advisor-alchemist = Алхимик
    .help = Можно обменять 1 товар на два других, по одному каждого вида.
kingsburg-advisor-astronomer = Звездочёт
    .help = 1 товар на выбор и жетон «+2».
kingsburg-advisor-treasurer = Казначей
    .help = 2 золота.
kingsburg-advisor-master-hunter = Охотница
    .help = 1 дерево и ещё 1 золото либо 1 камень.
kingsburg-advisor-general = Генерал
    .help = 2 воина; тайно посмотрите карту врага этого года.
kingsburg-advisor-swordsmith = Оружейник
    .help = 1 камень и ещё 1 дерево либо 1 золото.
kingsburg-advisor-duchess = Герцогиня
    .help = 2 товара на выбор и жетон «+2».
kingsburg-advisor-champion = Герой
    .help = 3 камня.
kingsburg-advisor-smuggler = Контрабандист
    .help = Можно отдать 1 ПО за 3 товара на выбор.
kingsburg-advisor-inventor = Изобретатель
    .help = 1 золото, 1 дерево и 1 камень.
kingsburg-advisor-wizard = Волшебник
    .help = 4 золота.
kingsburg-advisor-queen = Королева
    .help = 2 товара на выбор и 3 ПО; тайно посмотрите карту врага этого года.
kingsburg-advisor-king = Король
    .help = 1 золото, 1 дерево, 1 камень и 1 воин.

kingsburg-perk-statue = Статуя
    .help = Если на всех ваших кубиках одно и то же число, можете перебросить один из них.
kingsburg-perk-chapel = Часовня
    .help = Если сумма ваших кубиков не больше 7, можете перебросить их все.
kingsburg-perk-church = Церковь
    .help = +1 в битве с демонами.
kingsburg-perk-cathedral = Собор
    .help = В конце игры: 1 ПО за каждые 2 товара.
kingsburg-perk-inn = Трактир
    .help = В конце лета возьмите жетон «+2».
kingsburg-perk-market = Рынок
    .help = Раз в сезон можете повлиять на советника, цена которого на 1 больше или меньше суммы кубиков.
kingsburg-perk-farms = Фермы
    .help = Дополнительный белый кубик каждый сезон. −1 в битве.
kingsburg-perk-merchants-guild = Торговая гильдия
    .help = Каждый сезон перед броском возьмите 1 золото.
kingsburg-perk-guard-tower = Форт
    .help = +1 в битве.
kingsburg-perk-blacksmith = Кузница
    .help = +1 в битве.
kingsburg-perk-barracks = Казармы
    .help = Воин стоит вам 1 товар вместо двух.
kingsburg-perk-wizards-guild = Гильдия магов
    .help = +2 в битве.
kingsburg-perk-palisade = Палисад
    .help = +1 в битве, +2 в битве с зомби.
kingsburg-perk-stable = Конюшни
    .help = Сержант, Генерал и Король дают на 1 воина больше.
kingsburg-perk-stone-wall = Каменные стены
    .help = +1 в битве. При равенстве сил вы побеждаете.
kingsburg-perk-fortress = Крепость
    .help = +1 в битве. 1 ПО за каждую победу в битве.
kingsburg-perk-barricade = Частокол
    .help = +1 в битве с гоблинами.
kingsburg-perk-crane = Подъёмник
    .help = Здания колонок III и IV стоят вам на 1 золото меньше.
kingsburg-perk-town-hall = Ратуша
    .help = В конце сезона можете отдать 1 товар или жетон «+2» за 1 ПО.
kingsburg-perk-embassy = Посольство
    .help = В конце сезона: 1 ПО.
kingsburg-perk-sawmill = Лесопилка
    .help = В конце лета можете отдать 1 дерево за 2 золота.
kingsburg-perk-quarry = Каменоломня
    .help = В конце лета можете отдать 1 камень за 3 золота.
kingsburg-perk-goldsmith = Плавильня
    .help = В конце лета можете отдать 1 золото за 1 воина и 1 ПО.
kingsburg-perk-mint = Монетный двор
    .help = Лесопилка, Каменоломня и Плавильня работают также в конце весны и осени.
kingsburg-perk-improvised-defenses = Укрепления
    .help = +1 в битве, если сила врага не больше 5.
kingsburg-perk-recruiting-center = Вербовочный пункт
    .help = При найме можете отдавать жетоны «+2»: по одному за воина.
kingsburg-perk-training-camp = Лагерь рекрутов
    .help = Перед наймом: 1 воин, если у вас их меньше двух.
kingsburg-perk-military-academy = Военная академия
    .help = Зимой бросьте свой кубик; им можно заменить королевский. В игре с жетонами солдат число на жетоне можно заменить половиной броска с округлением вверх.
kingsburg-perk-fountain = Фонтан
    .help = В конце лета можете отдать 1 камень за 1 ПО. { -kingsburg-reconstructed }
kingsburg-perk-merry-go-round = Карусель
    .help = В конце лета можете отдать 1 дерево за 1 ПО. { -kingsburg-reconstructed }
kingsburg-perk-theatre = Театр
    .help = В конце лета можете отдать 1 золото за 1 ПО. { -kingsburg-reconstructed }
kingsburg-perk-royal-gardens = Королевские сады
    .help = Фонтан, Карусель и Театр работают также в конце осени. { -kingsburg-reconstructed }
kingsburg-perk-bridge = Мост
    .help = В конце сезона, в котором хотя бы один ваш кубик остался без дела: возьмите 1 золото. { -kingsburg-reconstructed }
kingsburg-perk-altar = Алтарь
    .help = Если сумма ваших кубиков не больше 9, можете перебросить один или два из них. { -kingsburg-reconstructed }
kingsburg-perk-monastery = Монастырь
    .help = В конце осени: 1 ПО, если у вас нет товаров. { -kingsburg-reconstructed }
kingsburg-perk-basilica = Базилика
    .help = Не может быть разрушена. { -kingsburg-reconstructed }
kingsburg-perk-brewery = Пивоварня
    .help = В конце лета вы теряете всех воинов и берёте два жетона «+2». { -kingsburg-reconstructed }
kingsburg-perk-traveling-market = Ярмарка
    .help = Раз в сезон можете повлиять на советника 5, 10 или 15, если сумма кубиков отличается на 1 или 2. { -kingsburg-reconstructed }
kingsburg-perk-vineyards = Виноградники
    .help = Дополнительный белый кубик осенью. { -kingsburg-reconstructed }
kingsburg-perk-craftsmens-guild = Гильдия ремесленников
    .help = Перед броском: 1 дерево весной, 1 камень летом, 1 товар на выбор осенью. { -kingsburg-reconstructed }
kingsburg-perk-watch-post = Сторожевой пост
    .help = До раскрытия врага можете заплатить 1 золото: +2 в этой битве. { -kingsburg-reconstructed }
kingsburg-perk-armory = Оружейная
    .help = +1 в битве. До раскрытия врага можете заплатить 1 товар: ещё +1. { -kingsburg-reconstructed }
kingsburg-perk-arena = Арена
    .help = После найма: 1 ПО, если у вас есть воины и ни у кого их не больше. { -kingsburg-reconstructed }
kingsburg-perk-sorcerers-tower = Башня чернокнижников
    .help = В битве бросьте кубик: −1, если выпала единица, иначе +3. { -kingsburg-reconstructed }
kingsburg-perk-small-palisade = Малый палисад
    .help = +1 в битве, если к началу зимы у вас есть воин. { -kingsburg-reconstructed }
kingsburg-perk-griffin-ranch = Грифонятня
    .help = Если итоговая сумма ваших кубиков не больше 8: 1 воин. { -kingsburg-reconstructed }
kingsburg-perk-catapults = Катапульты
    .help = При равенстве сил вы побеждаете. До раскрытия врага можете заплатить 1 камень: +2 в этой битве. { -kingsburg-reconstructed }
kingsburg-perk-winter-quarters = Зимние квартиры
    .help = +1 в битве. Если вы победили и никто не сильнее вас, сохраните 1 воина на следующий год. { -kingsburg-reconstructed }
kingsburg-perk-hideout = Укрытие
    .help = Вы не теряете ПО, указанные на карте врага. { -kingsburg-reconstructed }
kingsburg-perk-carpenters-workshop = Плотницкая
    .help = Здания колонок II, III и IV стоят вам на 1 дерево меньше. { -kingsburg-reconstructed }
kingsburg-perk-park = Парк
    .help = В конце сезона, в котором вы повлияли хотя бы на трёх советников: 1 ПО. { -kingsburg-reconstructed }
kingsburg-perk-architects-guild = Гильдия зодчих
    .help = 1 ПО за каждое здание, возведённое после неё. В конце игры: 3 ПО, если ни у кого нет больше зданий. { -kingsburg-reconstructed }
kingsburg-perk-library = Библиотека
    .help = Возьмите 1 золото всякий раз, когда советник показывает вам карту врага. { -kingsburg-reconstructed }
kingsburg-perk-school = Школа
    .help = После найма: 1 ПО, если у вас не меньше 3 воинов. { -kingsburg-reconstructed }
kingsburg-perk-veterans-hall = Дом ветеранов
    .help = 1 товар на выбор за каждую победу в битве. { -kingsburg-reconstructed }
kingsburg-perk-university = Университет
    .help = Если итоговая сумма ваших кубиков меньше 10: 1 ПО. { -kingsburg-reconstructed }

kingsburg-enemy-goblins = Гоблины
kingsburg-enemy-orcs = Орки
kingsburg-enemy-zombies = Зомби
kingsburg-enemy-barbarians = Варвары
kingsburg-enemy-demons = Демоны
kingsburg-enemy-dragons = Драконы

kingsburg-perk-thief = Вор
    .help = Вы начинаете с −3 ПО. В начале лета возьмите 1 товар у соперника. { -kingsburg-reconstructed }
kingsburg-perk-miner = Рудокоп
    .help = В конце года: 1 золото. Раз в год здание стоит вам на 1 золото меньше. { -kingsburg-reconstructed }
kingsburg-perk-carpenter = Плотник
    .help = В конце года: 1 дерево. Раз в год здание стоит вам на 1 дерево меньше. { -kingsburg-reconstructed }
kingsburg-perk-sculptor = Скульптор
    .help = В конце года: 1 камень. Раз в год здание стоит вам на 1 камень меньше. { -kingsburg-reconstructed }
kingsburg-perk-minstrel = Менестрель
    .help = В самом конце года: 1 ПО, если ни у кого не меньше очков, чем у вас, и 1 ПО, если у кого-то больше.
kingsburg-perk-sorcerer = Чародей
    .help = В начале III года возведите бесплатно до трёх зданий колонки I; ПО они не приносят.
kingsburg-perk-heiress = Наследница
    .help = На карте лежат 1 золото, 1 дерево, 1 камень и два жетона «+2». Если итоговая сумма ваших кубиков не больше 9, заберите что-то одно. { -kingsburg-reconstructed }
kingsburg-perk-politician = Политик
    .help = Два советника служат только вам: пятый даёт 1 товар на выбор, десятый 2 товара. { -kingsburg-reconstructed }
kingsburg-perk-architect = Архитектор
    .help = Если к вашему черёду строить у кого-то больше зданий, можете возвести два. В конце игры: 1 ПО за каждый ряд, где у вас не меньше трёх зданий. { -kingsburg-reconstructed }
kingsburg-perk-paladin = Паладин
    .help = В конце игры: 1 ПО за каждую победу в битве. { -kingsburg-reconstructed }
kingsburg-perk-prince = Принц
    .help = Если сумма ваших кубиков не больше 8, можете выставить на цветных кубиках 3, 4 и 6.
kingsburg-perk-philosopher = Философ
    .help = Если сумма ваших кубиков не больше 10, можете перебросить их все; 1 ПО, если сумма стала меньше и вы больше не перебрасываете.
kingsburg-perk-duke = Герцог
    .help = После этапа влияния, если Герцогиня свободна, можете переставить к ней кубики со своего самого дорогого советника.
kingsburg-perk-preacher = Проповедник
    .help = В конце сезона, в котором кто-то ничего не возвёл: 1 ПО.
kingsburg-perk-tax-collector = Сборщик налогов
    .help = Когда другой игрок возводит здание колонки IV, возьмите 1 товар на выбор.
kingsburg-perk-general = Полководец
    .help = +1 в каждой битве. { -kingsburg-reconstructed }
kingsburg-perk-mercenary = Наёмник
    .help = До раскрытия врага можете заплатить 1 золото: +2 в этой битве. { -kingsburg-reconstructed }
kingsburg-perk-fairy = Фея
    .help = Дополнительный белый кубик летом.
kingsburg-perk-priest = Священник
    .help = Раз в год перед броском можете совершить молебен: вам 1 ПО; затем игроки без белых кубиков получают по белому кубику, остальные по 1 ПО. { -kingsburg-reconstructed }
kingsburg-perk-trickster = Плут
    .help = После броска можете превратить каждую свою двойку в единицу или тройку.
kingsburg-perk-damsel = Прекрасная дама
    .help = Если к началу зимы ни у кого нет меньше воинов, чем у вас: 2 воина. { -kingsburg-reconstructed }
kingsburg-perk-merchant = Торговец
    .help = Раз в сезон можете обменять 1 товар на товар другого вида. { -kingsburg-reconstructed }
kingsburg-perk-spy = Шпион
    .help = В начале года вы смотрите карту врага. 1 ПО всякий раз, когда её показывает вам советник. { -kingsburg-reconstructed }
kingsburg-perk-engineer = Инженер
    .help = Здания колонок I и II стоят вам на 1 товар на выбор меньше, но не меньше 1 товара. { -kingsburg-reconstructed }
kingsburg-perk-town-development = Развитие городов
    .help = Владельцы Подъёмника или Плотницкой возводят здания колонки I бесплатно. { -kingsburg-reconstructed }
kingsburg-perk-rising-stars = Восходящие звёзды
    .help = Каждый сезон на советниках с 1 по 5 лежат подарки: золото, дерево, камень и два жетона «+2». Кто повлиял первым, сразу забирает подарок. { -kingsburg-reconstructed }
kingsburg-perk-fierce-enemies = Яростное нашествие
    .help = Враг этого года сильнее на 1.
kingsburg-perk-heavy-snow = Небывалый снегопад
    .help = Король присылает каждому 2 воинов. В игре с жетонами солдат: каждый жетон даёт на 1 воина меньше.
kingsburg-perk-famine = Голод
    .help = Все бросают только по два цветных кубика.
kingsburg-perk-bad-advisors = Скверные советники
    .help = После всех перебросов каждая шестёрка становится четвёркой.
kingsburg-perk-good-year = Славный год
    .help = Каждый сезон перед броском: игроки без белых кубиков получают по белому кубику, остальные по 1 товару на выбор.
kingsburg-perk-secret-deals = Тайные сделки
    .help = Каждый игрок отмечает советника. На отмеченного советника могут влиять только те, кто его отметил. { -kingsburg-reconstructed }
kingsburg-perk-the-king-is-ill = Король болен
    .help = На Короля влиять нельзя. В конце зимы бросают кубик: если выпала единица, король умирает и игра заканчивается. { -kingsburg-reconstructed }
kingsburg-perk-parade = Парад
    .help = После найма: 2 ПО каждому игроку с наибольшим числом воинов. { -kingsburg-reconstructed }
kingsburg-perk-open-quarry = Богатая каменоломня
    .help = В начале каждого сезона бросают кубик: если выпало 4 или больше, каждый берёт 1 камень. { -kingsburg-reconstructed }
kingsburg-perk-royal-gifts = Королевские дары
    .help = В начале года каждый берёт 1 товар на выбор. { -kingsburg-reconstructed }
kingsburg-perk-lush-forests = Бескрайние леса
    .help = В начале каждого сезона бросают кубик: если выпало 4 или больше, каждый берёт 1 дерево. { -kingsburg-reconstructed }
kingsburg-perk-gold-vein = Золотая жила
    .help = В начале каждого сезона бросают кубик: если выпало 4 или больше, каждый берёт 1 золото. { -kingsburg-reconstructed }
kingsburg-perk-weak-enemies = Ослабленный враг
    .help = Враг этого года слабее на 1. { -kingsburg-reconstructed }
kingsburg-perk-favour-of-the-court = Милость двора
    .help = В начале года каждый берёт жетон «+2». { -kingsburg-reconstructed }
kingsburg-perk-royal-tournament = Королевский турнир
    .help = Королевская награда составляет 2 ПО. { -kingsburg-reconstructed }
kingsburg-perk-dangerous-roads = Опасные дороги
    .help = Королевского посланника не получает никто; неиспользованный посланник возвращается на поле. { -kingsburg-reconstructed }
kingsburg-perk-costly-recruits = Дорогие рекруты
    .help = Наём воина стоит на 1 товар больше. { -kingsburg-reconstructed }
kingsburg-perk-volunteers = Добровольцы
    .help = Перед наймом каждый получает 1 воина. { -kingsburg-reconstructed }
kingsburg-perk-taxes = Подати
    .help = В конце осени каждый платит 1 золото или теряет 1 ПО. { -kingsburg-reconstructed }
kingsburg-perk-the-queen-is-away = Королева в отъезде
    .help = На Королеву влиять нельзя. { -kingsburg-reconstructed }
kingsburg-perk-master-builders = Мастера-строители
    .help = Раз за этот год каждый может возвести в сезон второе здание. { -kingsburg-reconstructed }
kingsburg-perk-builders-strike = Стачка каменщиков
    .help = Здания колонок III и IV стоят на 1 золото больше. { -kingsburg-reconstructed }
kingsburg-perk-great-fair = Большой торг
    .help = Раз в сезон каждый может обменять 1 товар на товар другого вида. { -kingsburg-reconstructed }
kingsburg-perk-royal-guard = Королевская гвардия
    .help = Король присылает на 1 воина больше. { -kingsburg-reconstructed }
kingsburg-perk-scouts-report = Донесение разведки
    .help = Враг этого года открыт с самого начала года. { -kingsburg-reconstructed }
kingsburg-perk-thick-fog = Густой туман
    .help = Смотреть карту врага нельзя никому. { -kingsburg-reconstructed }
kingsburg-perk-glory-and-shame = Слава и позор
    .help = В битве этого года победители получают на 1 ПО больше, побеждённые теряют на 1 ПО больше. { -kingsburg-reconstructed }

kingsburg-advisor-private-first = Личный советник 5
    .help = 1 товар на выбор. Влиять на него может только Политик. { -kingsburg-reconstructed }
kingsburg-advisor-private-second = Личный советник 10
    .help = 2 товара на выбор. Влиять на него может только Политик. { -kingsburg-reconstructed }

kingsburg-good-token = жетон «+2»

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
kingsburg-option-influence =
    { $advisor }: { $dice_count ->
        [one] кубик № { $dice }
       *[other] кубики № { $dice }
    }{ $token ->
        [0] { "" }
       *[other] { ", жетон «+2»" }
    }{ $market ->
        [0] { "" }
       *[other] { ", сдвиг " }{ $market }
    }{ $envoy ->
        [0] { "" }
       *[other] { ", посланник" }
    }
kingsburg-option-pass = Пас
kingsburg-option-trade = Обменять: { $good }
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
       *[other] , жетонами «+2»: { $tokens }
    }
kingsburg-option-pay = Отдать: { $goods }
kingsburg-option-use = { $perk }
kingsburg-option-reroll =
    { $perk }: перебросить, { $dice_count ->
        [one] кубик № { $dice }
       *[other] кубики № { $dice }
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
        [0] Обойтись без альтернативных рядов
       *[other] Использовать ряды: { $rows }
    }
kingsburg-option-replace = Обменять один из двух
kingsburg-option-draft = Взять ряд { $row }
kingsburg-option-open = { $governor }, ставка { $bid }
kingsburg-option-bid = Ставка { $bid }
kingsburg-option-grant = Белый кубик: { $perk }

kingsburg-event-begun = Губернаторы вступают в должность. Порядок хода: { $order }.
kingsburg-event-year = Начинается год { $year }.
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
       *[other] , жетон «+2»
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
kingsburg-event-kings-die = { $seat } бросает королевский кубик: { $die }.
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
kingsburg-event-lost-goods = { $seat } теряет { $goods }.
kingsburg-event-lost-points = { $seat } теряет { $points } ПО.
kingsburg-event-destroyed =
    { $seat } теряет здание: { $building }{ $points ->
        [0] .
       *[other] { " и " }{ $points } ПО.
    }
kingsburg-event-strongest = Наивысшая боевая мощь ({ $strength }), { $seat }: { $points } ПО.
kingsburg-event-went-home = Все воины расходятся по домам.
kingsburg-event-token-scored = Оставшиеся жетоны солдат, { $seat }: { $points } ПО.
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
kingsburg-event-white-die = { $perk }, { $seat }: белый кубик.
kingsburg-event-dealt = { $seat } получает карты губернаторов: { $governors }.
    .hidden = { $seat } получает карты губернаторов.
kingsburg-event-appointed =
    Губернатор, { $seat }: { $governor }{ $bid ->
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
kingsburg-event-marked = { $perk }, { $seat }: жетон на советнике { $advisor }.
kingsburg-event-moved = { $perk }, { $seat }: кубики { $source } → { $target }.
kingsburg-event-die =
    { $perk }{ $seat_count ->
        [0] { "" }
       *[other] , { $seat }
    }: на кубике { $die }.
kingsburg-event-stolen = { $perk }: { $seat } забирает { $good }, владелец { $victim }.
kingsburg-event-enemy-shown = Карта врага этого года открыта: { $enemy }, сила { $strength }.
kingsburg-event-reward = { $seat } берёт в награду: { $goods }.
kingsburg-event-replaced = { $seat } обменивает ряд и теперь держит: { $rows }.

kingsburg-setting-cards = Свои карты
    .help = Губернаторы и события из других пакетов, которые замешиваются в колоды.

kingsburg-prompt-replace-row = Ваши альтернативные ряды: оставьте оба или обменяйте один из двух одинаковых
    .waiting = осматривает альтернативные ряды
kingsburg-prompt-draft-row = Возьмите альтернативный ряд
    .waiting = берёт альтернативный ряд
kingsburg-prompt-cover-rows = Какие альтернативные ряды вы используете?
    .waiting = выбирает альтернативные ряды
kingsburg-prompt-choose-governor = Оставьте одного губернатора
    .waiting = выбирает губернатора
kingsburg-prompt-open-auction = Назовите губернатора и ставку в ПО
    .waiting = называет губернатора и ставку
kingsburg-prompt-raise-bid = { $perk }, ставка { $bid }: поднимите её или спасуйте
    .waiting = { $perk }, ставка { $bid }: поднимает или пасует
kingsburg-prompt-take-aid = Помощь короля: возьмите товар
    .waiting = помощь короля, выбирает товар
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
kingsburg-prompt-take-goods =
    { $perk }: { $count ->
        [one] возьмите { $count } товар
        [few] возьмите { $count } товара
       *[many] возьмите { $count } товаров
    } на выбор
    .waiting = { $perk }: берёт товары
kingsburg-prompt-choose-grant = Какая карта даёт вам белый кубик?
    .waiting = выбирает карту, дающую белый кубик
kingsburg-prompt-influence = Повлияйте на советника или спасуйте
    .waiting = влияет на советника
kingsburg-prompt-ask-advisor = { $advisor }: выберите помощь
    .waiting = { $advisor }: выбирает помощь
kingsburg-prompt-build =
    { $number ->
        [1] Возведите здание
       *[other] Возведите второе здание
    }
    .waiting = выбирает здание
kingsburg-prompt-recruit =
    Наймите воинов, { $price ->
        [one] { $price } товар за каждого
        [few] { $price } товара за каждого
       *[many] { $price } товаров за каждого
    }
    .waiting = нанимает воинов
kingsburg-prompt-pay-recruits = Какими товарами платите за воинов?
    .waiting = платит за воинов
kingsburg-prompt-send-soldiers = Выберите жетон солдат на эту зиму
    .waiting = выбирает жетон солдат
kingsburg-prompt-take-reward = Победа: возьмите товары на выбор
    .waiting = победа, выбирает товары
kingsburg-prompt-lose-goods = Поражение: какие товары вы теряете ({ $count })?
    .waiting = поражение, выбирает, что потерять

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
