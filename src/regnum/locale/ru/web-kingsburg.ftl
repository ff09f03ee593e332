web-kingsburg-tab-court = Двор
web-kingsburg-tab-province = Провинция
web-kingsburg-tab-players = Игроки
web-kingsburg-court = Королевский двор
web-kingsburg-province = Моя провинция
web-kingsburg-province-of = Провинция: { $name }
web-kingsburg-built = построено
web-kingsburg-buildable = по карману
web-kingsburg-short = не хватает
web-kingsburg-locked = сначала здание слева
web-kingsburg-first = Сначала: { $name }
web-kingsburg-needs = Не хватает: { $goods }
web-kingsburg-more = ещё
web-kingsburg-worth = Победных очков: { $points }, колонка { $column }
web-kingsburg-falls = рушится первым
web-kingsburg-falls-help = Враг разрушает самое верхнее здание самой правой колонки.
web-kingsburg-dice = Мои кубики
web-kingsburg-left = Останется
web-kingsburg-no-dice = Сейчас кубиков нет.
web-kingsburg-goods = Мои товары
web-kingsburg-have = У вас: { $count }.
web-kingsburg-once = раз в сезон
web-kingsburg-envoy = Посланник короля
web-kingsburg-envoy-help = Один раз: повлиять на занятого советника или построить второе здание.
web-kingsburg-ways = Способы дойти до него
web-kingsburg-recruit = Сколько воинов нанять
web-kingsburg-recruit-n = Нанять: { $count }
web-kingsburg-recruit-tokens = Отдать жетонов «+2»
web-kingsburg-paid-n = Отдать жетонов: { $count }
web-kingsburg-my-governor = мой губернатор
web-kingsburg-used = Уже использовано.
web-kingsburg-tokens = Жетоны воинов
web-kingsburg-token-n = Жетон воинов { $count }
web-kingsburg-bids = Ставки
web-kingsburg-event = Событие года
web-kingsburg-neutral = нейтральные
web-kingsburg-free = свободен
web-kingsburg-taken-by = Занято: { $names }
web-kingsburg-reach-by = Дотянутся: { $names }
web-kingsburg-reach-none = Никто не дотянется
web-kingsburg-tap-advisor = Коснитесь советника, чтобы прочесть, что он даёт.
web-kingsburg-soldiers = воины
web-kingsburg-buildings = здания
web-kingsburg-bonus = бонусы
web-kingsburg-king-source = король
web-kingsburg-token-source = жетон
web-kingsburg-strength = Боевая мощь
web-kingsburg-enemy = враг
web-kingsburg-enemy-range = враг { $low }–{ $high }
web-kingsburg-enemy-is = враг { $strength }
web-kingsburg-enemy-strength = сила врага { $strength }
web-kingsburg-last-winter = Прошлая зима
web-kingsburg-winter-of = Зима года { $year }
web-kingsburg-king-sends = Король прислал
web-kingsburg-victory = победа
web-kingsburg-draw = ничья
web-kingsburg-defeat = поражение
web-kingsburg-strongest = сильнейший
web-kingsburg-nothing = без награды и потерь
web-kingsburg-destroyed = разрушено: { $name }
web-kingsburg-next = Дальше
web-kingsburg-your-move = ваш ход
web-kingsburg-passed = пас
web-kingsburg-points = победные очки
web-kingsburg-most = больше всех зданий
web-kingsburg-fewest = самая неразвитая провинция
web-kingsburg-order = Порядок хода
web-kingsburg-order-help = Первым ходит тот, у кого меньше сумма кубиков.
web-kingsburg-year = Год { $year }
web-kingsburg-of = из { $years }
web-kingsburg-with = у: { $name }
web-kingsburg-phase-1 = Помощь
web-kingsburg-phase-2 = Весна
web-kingsburg-phase-3 = Награда
web-kingsburg-phase-4 = Лето
web-kingsburg-phase-5 = Посланник
web-kingsburg-phase-6 = Осень
web-kingsburg-phase-7 = Наём
web-kingsburg-phase-8 = Зима
web-kingsburg-phase-help-1 = Помощь короля: белый кубик тому, у кого меньше всех зданий; при ничьей каждому товар.
web-kingsburg-phase-help-2 = Первый урожай: бросок, влияние, помощь советников, постройка.
web-kingsburg-phase-help-3 = Королевская награда: победное очко тому, у кого больше всех зданий.
web-kingsburg-phase-help-4 = Второй урожай: бросок, влияние, помощь советников, постройка.
web-kingsburg-phase-help-5 = Посланник отправляется к тому, у кого меньше всех зданий.
web-kingsburg-phase-help-6 = Третий урожай: бросок, влияние, помощь советников, постройка.
web-kingsburg-phase-help-7 = Наём воинов: два товара за каждого.
web-kingsburg-phase-help-8 = Битва: воины, здания и помощь короля против врага.
web-kingsburg-step-influence = влияние
web-kingsburg-step-build = постройка
web-kingsburg-step-help = помощь
web-kingsburg-step-dice = кубики
web-kingsburg-hint = Выберите кубики и советника, в любом порядке.
web-kingsburg-hint-advisor = { $sum }: теперь советник.
web-kingsburg-hint-more = Добавьте кубики или выберите другого советника.
web-kingsburg-hint-needs = Ещё нужно: { $pieces }.
web-kingsburg-hint-dice = Теперь кубики для него.
web-kingsburg-shift = { $by } Рынком
web-kingsburg-draft-influence = { $dice } → { $advisor } ({ $number }). { $help }
web-kingsburg-draft-build = { $building }: цена { $cost }; ПО: { $points }.
web-kingsburg-log-head = Год { $year } · { $phase }
web-kingsburg-log-rolled = бросает { $dice } = { $sum }
web-kingsburg-log-rerolled = { $perk }: теперь { $dice }
web-kingsburg-log-influenced = { $dice } → { $number } { $advisor }
web-kingsburg-log-built = строит: { $building }
web-kingsburg-log-aid = помощь короля:
web-kingsburg-log-die = Королевский кубик { $die }
web-kingsburg-log-strength = сила { $strength }
web-kingsburg-wins = правит лучше всех, и двор ему внимает
web-kingsburg-winner-scene = Шпалера победителя
web-kingsburg-die = { $white ->
        [0] кубик { $face }
       *[other] белый кубик { $face }
    }
web-kingsburg-rest = { $count ->
        [one] Останется { $dice }.
       *[other] Останутся { $dice }.
    }
web-kingsburg-count-gold = { $count ->
        [one] { $count } золото
       *[other] { $count } золота
    }
web-kingsburg-count-wood = { $count ->
        [one] { $count } дерево
       *[other] { $count } дерева
    }
web-kingsburg-count-stone = { $count ->
        [one] { $count } камень
        [few] { $count } камня
       *[many] { $count } камней
    }
web-kingsburg-count-token = { $count ->
        [one] { $count } жетон «+2»
        [few] { $count } жетона «+2»
       *[many] { $count } жетонов «+2»
    }
web-kingsburg-n-buildings = { $count ->
        [one] стоит { $count } здание
        [few] стоит { $count } здания
       *[many] стоит { $count } зданий
    }
web-kingsburg-n-wins = { $count ->
        [one] { $count } победа
        [few] { $count } победы
       *[many] { $count } побед
    }

web-kingsburg-thing-gold = { $count ->
        [1] золото
        [one] { $count } золото
       *[other] { $count } золота
    }
web-kingsburg-thing-wood = { $count ->
        [1] дерево
        [one] { $count } дерево
       *[other] { $count } дерева
    }
web-kingsburg-thing-stone = { $count ->
        [1] камень
        [one] { $count } камень
        [few] { $count } камня
       *[other] { $count } камней
    }
web-kingsburg-thing-good = { $count ->
        [1] любой
       *[other] { $count } любых
    }
web-kingsburg-thing-other = { $count } других
web-kingsburg-thing-token = { $count ->
        [1] «+2»
       *[other] { $count } «+2»
    }
web-kingsburg-thing-soldiers = { $count ->
        [1] воин
        [one] { $count } воин
        [few] { $count } воина
       *[other] { $count } воинов
    }
web-kingsburg-thing-look = разведка
web-kingsburg-thing-points = { $count } ПО
web-kingsburg-brief-sawmill = дерево → 2 золота
web-kingsburg-brief-quarry = камень → 3 золота
web-kingsburg-brief-goldsmith = золото → воин и ПО
web-kingsburg-brief-mint = ряд A каждый сезон
web-kingsburg-brief-statue = равные: переброс
web-kingsburg-brief-chapel = до 7: переброс всех
web-kingsburg-brief-church = +1 против демонов
web-kingsburg-brief-cathedral = 2 товара = 1 ПО
web-kingsburg-brief-inn = «+2» в конце лета
web-kingsburg-brief-market = ±1 к сумме
web-kingsburg-brief-farms = белый кубик
web-kingsburg-brief-merchants-guild = 1 золото в сезон
web-kingsburg-brief-guard-tower = +1 в битве
web-kingsburg-brief-blacksmith = +1 в битве
web-kingsburg-brief-barracks = воин за 1 товар
web-kingsburg-brief-wizards-guild = +2 в битве
web-kingsburg-brief-palisade = +2 против зомби
web-kingsburg-brief-stable = +1 воин: 5, 10, 18
web-kingsburg-brief-stone-wall = ничья = победа
web-kingsburg-brief-fortress = победа: ещё 1 ПО
web-kingsburg-brief-barricade = +1 против гоблинов
web-kingsburg-brief-crane = III и IV: −1 золото
web-kingsburg-brief-town-hall = товар → 1 ПО
web-kingsburg-brief-embassy = 1 ПО каждый сезон
web-kingsburg-brief-improvised-defenses = +1, если враг до 5
web-kingsburg-brief-recruiting-center = «+2» → воин
web-kingsburg-brief-training-camp = мало воинов: +1
web-kingsburg-brief-military-academy = свой кубик зимой
web-kingsburg-brief-fountain = камень → 1 ПО
web-kingsburg-brief-merry-go-round = дерево → 1 ПО
web-kingsburg-brief-theatre = золото → 1 ПО
web-kingsburg-brief-royal-gardens = ряд A и осенью
web-kingsburg-brief-bridge = кубик без дела: 1 золото
web-kingsburg-brief-altar = до 9: переброс 1–2
web-kingsburg-brief-monastery = нет товаров: 1 ПО
web-kingsburg-brief-basilica = нельзя разрушить
web-kingsburg-brief-brewery = воины → два «+2»
web-kingsburg-brief-traveling-market = 5, 10, 15: ±1 или ±2
web-kingsburg-brief-vineyards = белый кубик осенью
web-kingsburg-brief-craftsmens-guild = товар каждый сезон
web-kingsburg-brief-watch-post = 1 золото: +2 в битве
web-kingsburg-brief-armory = товар: ещё +1
web-kingsburg-brief-arena = больше воинов: 1 ПО
web-kingsburg-brief-sorcerers-tower = кубик: −1 или +3
web-kingsburg-brief-small-palisade = +1, если есть воин
web-kingsburg-brief-griffin-ranch = до 8: 1 воин
web-kingsburg-brief-catapults = 1 камень: +2; ничья = победа
web-kingsburg-brief-winter-quarters = сохраняет 1 воина
web-kingsburg-brief-hideout = враг не отнимает ПО
web-kingsburg-brief-carpenters-workshop = II–IV: −1 дерево
web-kingsburg-brief-park = 3 советника: 1 ПО
web-kingsburg-brief-architects-guild = 1 ПО за постройку
web-kingsburg-brief-library = разведка: 1 золото
web-kingsburg-brief-school = 3 воина: 1 ПО
web-kingsburg-brief-veterans-hall = победа: товар
web-kingsburg-brief-university = меньше 10: 1 ПО
