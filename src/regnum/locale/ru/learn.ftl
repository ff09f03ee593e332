## Lessons: what every mentor's sheet says, in the browser and in the terminal

learn-title = Учиться играть
learn-intro = Настоящая доска, известные кубики и провожатый. Ошибаться не страшно: любой ход можно вернуть.
learn-next = Дальше
learn-back = Назад
learn-again = Ещё раз
learn-skip = К главе { $number }
learn-skip-last = Ко всем главам
learn-show = Показать
learn-leave = Выйти из урока
learn-chapter = Глава { $number }
learn-step = { $number } из { $count }
learn-and-confirm = { $where ->
    [terminal] { "" }
   *[board] , и подтвердите
 }
learn-confirm = Нажмите «{ $button }»
learn-taken-back = Попробуйте ещё раз: ход не сделан
learn-other = Так тоже можно. Но для урока пойдём другой дорогой.
learn-minutes = { $n } мин
learn-done = пройдено
learn-progress = { $done } из { $count } · { $n } { $n ->
    [one] минута
    [few] минуты
   *[many] минут
 }
learn-first-game = Первая настоящая партия
learn-begin = Начать
learn-go-on = Продолжить
learn-any-order = Главы можно проходить в любом порядке.
learn-whole-rules = Правила целиком
web-nav-learn = Учиться
learn-well-done = Готово!
learn-first-game-goal = Против простого бота, без спешки

## Lessons in the terminal

cli-help-learn = Научиться игре: главы на минуту-две, первый ход вместе.
learn-cli-list = Главы: { $names }. Одну из них: regnum learn { $game } { $first }
learn-cli-head = { $mentor } · { $number }. { $title }
learn-cli-ask = → { $text }
learn-cli-keys = Номер или слова выбора; Enter дальше; /show показать, /back назад, /skip пропустить главу, /q выйти
learn-cli-shown = { $mentor } выбирает: { $option }
learn-cli-over = Глава пройдена. Дальше: regnum learn { $game } { $next }
learn-cli-all = Это была последняя глава. Теперь настоящая партия: regnum play { $game }

## Practice: positions with one best answer

cli-help-practice = Упражнения: позиции с одним лучшим ответом, от простых к трудным.
cli-help-mine = Составить файл упражнений для игры из партий ботов.
practice-title = Упражнения
practice-intro = Позиции из настоящих партий с одним лучшим ответом, от простых к трудным.
practice-level = { $level ->
    [1] просто
    [2] средне
   *[3] трудно
 }
practice-number = Упражнение { $number } из { $count } · { $level ->
    [1] просто
    [2] средне
   *[3] трудно
 }
practice-say = Позиция из настоящей партии, игроков: { $count }. Один ответ лучше всех остальных: найдите его.
practice-right = *{ $best }*: шанс победить около { $win } %, так считает глубокий поиск. Следующий ответ: { $second }, { $less } %.
practice-less = Так шанс победить около { $win } %, а с лучшим ответом { $best } %.
practice-rest = Так шанс победить меньше { $win } %, а с лучшим ответом { $best } %.
practice-now = Сразу это даёт { $mine } против сильнейшего соперника, а лучший ответ { $best }.
practice-later = Сразу это даёт { $mine } против сильнейшего соперника, а лучший ответ только { $best }, но партия длиннее одного хода.
practice-solved = Верно!
practice-again = Ещё раз
practice-next = Следующее упражнение
practice-skip = Пропустить
practice-think = Дайте посмотреть
practice-leave = Выйти из упражнений
practice-today = Упражнение дня
practice-today-go = Решить
practice-today-done = Решено. Новое будет завтра.
practice-progress = Решено { $done } из { $count }
practice-cli-keys = Номер или слова ответа; /show, /skip к следующему, /q выйти
cli-mined = Партий { $games }, позиций { $found } (просто, средне, трудно: { $levels })

## First real games: what is met for the first time is explained

goals-title = К чему стремиться
tips-close = Понятно
tips-off = Больше не объяснять
tips-short = ПО
    .means = ПО: победные очки. В конце побеждает тот, у кого их больше.
tips-rules = В правилах

## Guests have made-up names until they choose their own

guest-adjective = { $number ->
    [1] Бодрый
    [2] Хитрый
    [3] Тихий
    [4] Смелый
    [5] Рыжий
    [6] Мудрый
    [7] Ловкий
    [8] Добрый
    [9] Зоркий
    [10] Весёлый
    [11] Важный
   *[12] Быстрый
 }
guest-animal = { $number ->
    [1] Барсук
    [2] Заяц
    [3] Лис
    [4] Ёж
    [5] Филин
    [6] Бобёр
    [7] Журавль
    [8] Медведь
    [9] Сокол
    [10] Олень
    [11] Кабан
   *[12] Грач
 }

## The page a stranger sees, and the invitation

front-title = Четыре королевства за одним столом
front-sub = Настольные игры о королях, кубиках и хитрости. С ботами или с друзьями, прямо в браузере. Бесплатно и без регистрации.
front-play = Играть сейчас
    .note = с ботом, 10 минут, без форм
front-learn = Научиться за 5 минут
    .note = первый ход сделаем вместе
front-guest = За столом вы
front-rename = сменить имя
front-name = Как вас звать за столом
front-keep = Готово
front-sign-in = Войти
front-stage = Посмотрите, как играют
front-with-bots = С ботами
front-watch = Посмотреть
    .note = Идёт сейчас и записи
front-live = идёт
front-record = запись
front-players = { $fewest }–{ $most } { $most ->
    [one] игрок
    [few] игрока
   *[many] игроков
 }
front-minutes = { $n } мин с друзьями
front-weight = { $game ->
    [brawl] просто
    [kingsburg] средне
    [troyes] сложно
    [feudum] очень сложно
   *[other] для любопытных
 }
join-title = { $host } зовёт вас в игру «{ $game }»
join-sit = Сесть за стол
join-watch = Только посмотреть
join-no = Не сейчас
join-new = Впервые здесь?
    .note = Урок на пару минут, место за вами придержат.
join-teach = Научите меня
join-host = хозяин стола
join-ready = готов
join-kept = место за вами
join-yours = Вы
