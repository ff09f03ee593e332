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
web-kingsburg-falls = падёт первым
web-kingsburg-falls-help = Враг разрушает самое верхнее здание самой правой колонки.
web-kingsburg-dice = Мои кубики
web-kingsburg-left = Останется
web-kingsburg-no-dice = Сейчас кубиков нет.
web-kingsburg-goods = Мои товары
web-kingsburg-flow = В этом году: { $list }
web-kingsburg-flow-none = В этом году прихода и расхода не было.
web-kingsburg-once = раз в сезон
web-kingsburg-envoy = Посланник короля
web-kingsburg-envoy-help = Один раз: повлиять на занятого советника или построить второе здание.
web-kingsburg-ways = Способы дойти до него
web-kingsburg-recruit = Сколько воинов нанять
web-kingsburg-recruit-n = Нанять: { $count }
web-kingsburg-recruit-tokens = Отдать жетонов «+{ $game-token }»
web-kingsburg-paid-n = Отдать жетонов: { $count }
web-kingsburg-my-governor = мой губернатор
web-kingsburg-used = Уже использовано.
web-kingsburg-ready = Ещё не использовано.
web-kingsburg-token-help = Прибавляет ровно { $game-token } к кубикам для одного советника, раз в сезон.
web-kingsburg-tokens = Жетоны солдат
web-kingsburg-token-n = Жетон солдат { $count }
web-kingsburg-bids = Ставки
web-kingsburg-bid-less = Поставить меньше
web-kingsburg-bid-more = Поставить больше
web-kingsburg-when-season = каждый сезон
web-kingsburg-when-summer = лето
web-kingsburg-when-winter = зима
web-kingsburg-when-year = раз в год
web-kingsburg-when-year-begins = начало года
web-kingsburg-when-year-ends = конец года
web-kingsburg-when-once = один раз
web-kingsburg-when-game-ends = конец игры
web-kingsburg-event = Событие года
web-kingsburg-neutral = ничейные
web-kingsburg-neutral-help = Эти кубики ничьи: при игре вдвоём часть советников каждый сезон занимает жребий.
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
web-kingsburg-strongest = сильнее всех
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
web-kingsburg-phase-help-1 = Помощь короля: { COUNT($game-king-aid-dice, of: "white-die") } тому, у кого меньше всех зданий, затем товаров; при ничьей каждому { COUNT($game-king-aid-goods, of: "good") }.
web-kingsburg-phase-help-2 = Первый урожай: бросок, влияние, помощь советников, постройка.
web-kingsburg-phase-help-3 = Королевская награда: { COUNT($game-king-reward, of: "point") } тому, у кого больше всех зданий.
web-kingsburg-phase-help-4 = Второй урожай: бросок, влияние, помощь советников, постройка.
web-kingsburg-phase-help-5 = Посланник отправляется к тому, у кого меньше всех зданий, затем товаров; при ничьей ни к кому.
web-kingsburg-phase-help-6 = Последний урожай: бросок, влияние, помощь советников, постройка.
web-kingsburg-phase-help-7 = Наём воинов: { COUNT($game-recruit, of: "good") } за каждого.
web-kingsburg-phase-help-8 = Битва: воины, здания и помощь короля против врага.
web-kingsburg-step-influence = влияние
web-kingsburg-step-build = постройка
web-kingsburg-step-help = помощь
web-kingsburg-step-dice = кубики
web-kingsburg-hint = Выберите кубики и советника, в любом порядке.
web-kingsburg-hint-advisor = Сумма { $sum }: теперь советник или ещё кубик.
web-kingsburg-hint-more = Добавьте кубики или выберите другого советника.
web-kingsburg-hint-needs = Ещё нужно: { $pieces }.
web-kingsburg-hint-dice = Теперь кубики для него.
web-kingsburg-hint-take-aid = Вы среди беднейших: { COUNT($game-king-aid-goods, of: "good") } на выбор.
web-kingsburg-hint-goods = Выберите товары, которые хотите взять.
web-kingsburg-hint-build = Пунктирная рамка: на это хватает товаров.
web-kingsburg-hint-recruit = Выберите, сколько. Они сражаются этой зимой, а потом расходятся.
web-kingsburg-shift = { $by } Рынком
web-kingsburg-draft-influence = { $dice } → { $advisor } ({ $number }).
web-kingsburg-draft-build = { $building }: { $cost }{ $points ->
        [0] .
       *[other] , +{ $points } ПО.
    }
web-kingsburg-draft-bid = { $governor }, ставка { $bid }: начнёте с { $bid ->
        [0] { $bid }
       *[other] { MINUS($bid) }
    } ПО{ $thief ->
        [1] , и ещё { MINUS($governor-thief-penalty) } за этого губернатора.
       *[other] .
    }
web-kingsburg-auction-out = Получивший губернатора выходит из торгов.
web-kingsburg-go-build = Построить
web-kingsburg-go-appoint = Взять: { $governor }
web-kingsburg-go-bid = Поставить { $bid }
web-kingsburg-go-cover = { $count ->
        [0] Не брать
        [one] Оставить один
       *[other] Оставить оба
    }
web-kingsburg-log-head = Год { $year } · { $phase }
web-kingsburg-log-rolled = бросает { $dice } = { $sum }
web-kingsburg-log-rerolled = { $perk }: теперь { $dice }
web-kingsburg-log-influenced = { $dice } → { $number } { $advisor }
web-kingsburg-log-built = строит: { $building }
web-kingsburg-log-aid = получает помощь короля:
web-kingsburg-log-reward = имеет больше всех построек:
web-kingsburg-log-white = { COUNT($game-king-aid-dice, of: "white-die") }
web-kingsburg-log-die = Королевский кубик { $die }
web-kingsburg-log-strength = сила { $strength }
web-kingsburg-wins = побеждает: правит лучше всех, и двор ему внимает
web-kingsburg-winner-scene = Шпалера победителя
web-kingsburg-my-die = Ваш кубик
web-kingsburg-stranded = Оставшимся уже ни до кого не дотянуться, и вы спасовали.
web-kingsburg-advisor-first = За кубики, которые дают ровно { $number }: { $gives }
web-kingsburg-die-help = Сложите кубики так, чтобы вышло точно число советника. Белый кубик идёт только вместе со своим.
web-kingsburg-scale-help = В рамке: как силён может быть враг. Закрашено: ваша верная сила. Штрих: что ещё может прибавиться. Побеждает сильнейший, ничья ничего не меняет.
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
web-kingsburg-count-good = { COUNT($count, of: "good") }
web-kingsburg-count-token = { $count ->
        [one] { $count } жетон «+{ $game-token }»
        [few] { $count } жетона «+{ $game-token }»
       *[many] { $count } жетонов «+{ $game-token }»
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
        [1] «+{ $game-token }»
       *[other] { $count } «+{ $game-token }»
    }
web-kingsburg-thing-soldiers = { $count ->
        [1] воин
        [one] { $count } воин
        [few] { $count } воина
       *[other] { $count } воинов
    }
web-kingsburg-thing-building = { $count ->
        [one] { $count } здание
        [few] { $count } здания
       *[many] { $count } зданий
    }
web-kingsburg-thing-look = разведка
web-kingsburg-thing-points = { $count } ПО
web-kingsburg-brief-sawmill = { WORD($pay, of: "good") } → { COUNT($gold, of: "gold") }
web-kingsburg-brief-quarry = { WORD($pay, of: "good") } → { COUNT($gold, of: "gold") }
web-kingsburg-brief-goldsmith = { WORD($pay, of: "good") } → { COUNT($soldiers, of: "soldier") }, { $reward } ПО
web-kingsburg-brief-mint = ряд A каждый сезон
web-kingsburg-brief-statue = равные: переброс
web-kingsburg-brief-chapel = до { $total }: переброс всех
web-kingsburg-brief-church = { SIGNED($against-demons) } против демонов
web-kingsburg-brief-cathedral = { COUNT($goods, of: "good") } = одно ПО
web-kingsburg-brief-inn = летом { COUNT($tokens, of: "token") }
web-kingsburg-brief-market = ±{ $shift } к сумме
web-kingsburg-brief-farms = { COUNT($white, of: "white-die") }
web-kingsburg-brief-merchants-guild = { COUNT($gold, of: "gold") } в сезон
web-kingsburg-brief-guard-tower = { SIGNED($battle) } в битве
web-kingsburg-brief-blacksmith = { SIGNED($battle) } в битве
web-kingsburg-brief-barracks = воин за { COUNT($price, of: "good") }
web-kingsburg-brief-wizards-guild = { SIGNED($battle) } в битве
web-kingsburg-brief-palisade = { SIGNED($battle) }, зомби ещё { SIGNED($against-zombies) }
web-kingsburg-brief-stable = воины { SIGNED($soldiers) }: { $advisor-sergeant-number }, { $advisor-general-number }, { $advisor-king-number }
web-kingsburg-brief-stone-wall = ничья = победа
web-kingsburg-brief-fortress = победа: ещё { $victory } ПО
web-kingsburg-brief-barricade = { SIGNED($against-goblins) } против гоблинов
web-kingsburg-brief-crane = III и IV: золото { MINUS($discount) }
web-kingsburg-brief-town-hall = товар → { $reward } ПО
web-kingsburg-brief-embassy = { $reward } ПО каждый сезон
web-kingsburg-brief-improvised-defenses = { SIGNED($bonus) }, если враг до { $strength }
web-kingsburg-brief-recruiting-center = «+{ $game-token }» → { COUNT($soldiers, of: "soldier") }
web-kingsburg-brief-training-camp = меньше { $fewer }: { COUNT($soldiers, of: "soldier") }
web-kingsburg-brief-military-academy = свой кубик зимой
web-kingsburg-brief-fountain = { WORD($pay, of: "good") } → { $reward } ПО
web-kingsburg-brief-merry-go-round = { WORD($pay, of: "good") } → { $reward } ПО
web-kingsburg-brief-theatre = { WORD($pay, of: "good") } → { $reward } ПО
web-kingsburg-brief-royal-gardens = ряд A и осенью
web-kingsburg-brief-bridge = кубик без дела: { COUNT($gold, of: "gold") }
web-kingsburg-brief-altar = до { $total }: переброс ≤ { $reroll }
web-kingsburg-brief-monastery = нет товаров: { $reward } ПО
web-kingsburg-brief-basilica = нельзя разрушить
web-kingsburg-brief-brewery = воины → { COUNT($tokens, of: "token") }
web-kingsburg-brief-traveling-market = { $advisors-1 }, { $advisors-2 }, { $advisors-3 }: до ±{ $shift }
web-kingsburg-brief-vineyards = осенью { COUNT($white, of: "white-die") }
web-kingsburg-brief-craftsmens-guild = товар каждый сезон
web-kingsburg-brief-watch-post = { WORD($pay, of: "good") }: { SIGNED($bonus) } в битве
web-kingsburg-brief-armory = товар: ещё { SIGNED($bonus) }
web-kingsburg-brief-arena = больше воинов: { $reward } ПО
web-kingsburg-brief-sorcerers-tower = кубик: { SIGNED($penalty) } или { SIGNED($bonus) }
web-kingsburg-brief-small-palisade = { SIGNED($bonus) }, если есть { COUNT($soldiers, of: "soldier") }
web-kingsburg-brief-griffin-ranch = до { $total }: { COUNT($soldiers, of: "soldier") }
web-kingsburg-brief-catapults = { WORD($pay, of: "good") }: { SIGNED($bonus) }, без ничьих
web-kingsburg-brief-winter-quarters = сохраняет воинов: { $soldiers }
web-kingsburg-brief-hideout = враг не берёт ПО
web-kingsburg-brief-carpenters-workshop = II–IV: дерево { MINUS($discount) }
web-kingsburg-brief-park = советников ≥ { $advisors }: { $reward } ПО
web-kingsburg-brief-architects-guild = { $reward } ПО за постройку
web-kingsburg-brief-library = разведка: { COUNT($gold, of: "gold") }
web-kingsburg-brief-school = { COUNT($soldiers, of: "soldier") }: { $reward } ПО
web-kingsburg-brief-veterans-hall = победа: { COUNT($any, of: "good") }
web-kingsburg-brief-university = до { $total }: { $reward } ПО
web-kingsburg-purse = Кошелёк
web-kingsburg-outlook = Если бы зима пришла сейчас
web-kingsburg-outlook-won = победа
web-kingsburg-outlook-drawn = ничья
web-kingsburg-outlook-lost = поражение
web-kingsburg-outlook-drawn-won = без поражения
web-kingsburg-outlook-lost-drawn = без победы
web-kingsburg-outlook-lost-won = как повезёт
web-kingsburg-outlook-lost-drawn-won = как повезёт
web-kingsburg-outlook-falls = Если враг разрушает, первой рухнет постройка: { $name }.
web-kingsburg-place = ряд { $row }, столбец { $column }
web-kingsburg-after = после постройки «{ $name }»
web-kingsburg-tap-building = Коснитесь здания, чтобы прочесть, что оно делает.
web-kingsburg-winter-1 = Карта врага
web-kingsburg-winter-2 = Король прислал помощь
web-kingsburg-winter-3 = Ваша битва
web-kingsburg-winter-4 = Остальные
web-kingsburg-winter-5 = Зима позади
web-kingsburg-winter-tokens = Посланы жетоны солдат
web-kingsburg-told-enemy = { $enemy }, сила { $strength }.
web-kingsburg-told-reward = Победа: { $things }.
web-kingsburg-told-losses = Поражение: { $things }.
web-kingsburg-told-die = На кубике { $die }: каждому { COUNT($count, of: "soldier") }.
web-kingsburg-told-stand = У вас { $mine } против { $foe }.
web-kingsburg-told-mine = { $mine } против { $foe }: { $result }.
web-kingsburg-told-strongest = Сильнее всех { $name }: { $strength }.
web-kingsburg-told-strongest-you = Вы сильнее всех: за это тоже дают очки.
web-kingsburg-told-next = Дальше год { $year }.
web-kingsburg-told-home = Воины расходятся по домам.
web-kingsburg-on-sale = на торгах
web-kingsburg-on-sheet = на листе
web-kingsburg-your-strip = ваш ряд
web-kingsburg-before = Перед игрой
web-kingsburg-offer-choose-governor = Вам сдали губернаторов
web-kingsburg-offer-choose-governor-note = видите только вы
web-kingsburg-offer-open-auction = Губернаторы на торгах
web-kingsburg-offer-open-auction-note = открыты для всех
web-kingsburg-offer-raise-bid = Торги
web-kingsburg-offer-raise-bid-note = взявший губернатора выходит из них
web-kingsburg-offer-cover-rows = Альтернативные ряды
web-kingsburg-offer-cover-rows-note = коснитесь того, что оставить
web-kingsburg-offer-draft-row = Альтернативные ряды
web-kingsburg-offer-draft-row-note = возьмите один
web-kingsburg-offer-replace-row = Ваши альтернативные ряды
web-kingsburg-offer-replace-row-note = один из одинаковых можно вернуть
