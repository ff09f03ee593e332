web-sections = Разделы
web-nav-tables = Столы
web-nav-bots = Соперники
web-nav-rules = Правила
web-nav-archive = Архив
web-other-language = English
web-settings = Настройки
web-menu = Меню
web-help = Помощь и клавиши
web-close = Закрыть
web-save = Сохранить
web-now = только что
web-loading = Накрываем на стол…
web-copied = Скопировано
web-copy = Скопировать
web-copy-link = Скопировать ссылку
web-share = Поделиться

web-enter = Входите
web-enter-help = Достаточно имени: больше никто ничего не спросит. Учётная запись сохранит ваши столы на всех устройствах.
web-enter-go = Войти
web-name = Ваше имя
web-login = Логин
web-password = Пароль
web-as-guest = Войти гостем
web-as-member = У меня есть учётная запись
web-me = Вы за столом
web-register = Создать учётную запись
web-register-help = С учётной записью столы не потеряются, а друзья смогут пригласить вас по имени.
web-logout = Выйти
web-sessions = Где вы вошли
web-session-here = здесь и сейчас
web-session-unknown = Какой-то браузер
web-session-end = Выйти там
web-session-ended = Там вы вышли.
web-sign-out-elsewhere = Выйти везде, кроме этого браузера
web-signed-out-elsewhere = Теперь вы вошли только здесь.
web-password-change = Сменить пароль
web-password-old = Старый пароль
web-password-new = Новый пароль
web-password-changed = Пароль сменён; теперь вы вошли только здесь.

web-welcome = Здравствуйте, { $name }
web-nothing-waits = Ни один стол вас не ждёт. Откройте новый: пустые места займут боты.
web-my-turn = Ваш ход
web-tables-waiting = { $count ->
        [one] Вас ждёт { $count } стол
        [few] Вас ждут { $count } стола
       *[many] Вас ждут { $count } столов
    }
web-go = Сесть за стол
web-my-games = Мои партии
web-finished = Завершённые
web-all-records = Все записи
web-new-table = Новый стол
web-same-again = Как в прошлый раз
web-invitations = Приглашения
web-open-tables = Открытые столы
web-accept = Посмотреть и сесть
web-join = Сесть
web-watch = Смотреть
web-none-mine = Других партий сейчас нет.
web-closed = Дальше не сыграть
web-closed-help = Всё сказанное и сыгранное сохранено. Из-за стола можно встать, а хозяин может оставить партию или убрать стол. Если сервер снова сможет, партия продолжится.
web-closed-given-up = Эту партию оставили. Победителей нет; в записи всё, что успели сыграть.
web-closed-no-log = Ещё ничего не сыграно.
web-closed-no-words = Без слов самой игры ход партии не рассказать.
web-closed-give-up = Оставить партию
web-closed-remove = Убрать стол
web-none-finished = Завершённых партий пока нет.
web-none-invited = Вас пока никто не звал.
web-none-open = Открытых столов сейчас нет.
web-not-started = Стол собирается.
web-decisions = { $count ->
        [one] Сыгран { $count } ход
        [few] Сыграно { $count } хода
       *[many] Сыграно { $count } ходов
    }
web-players-count = { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
web-game-size = { $fewest }–{ $most } { $most ->
        [one] игрок
        [few] игрока
       *[many] игроков
    }, { $minutes } минут
web-seats-taken = занято мест: { $taken } из { $of }
web-record-word = Запись
web-won = победа, { $line }
web-place = { $place }-е место, { $line }
web-assist-level = подсказки: { $level ->
        [0] только правила
        [1] последствия
       *[2] счёт на сейчас
    }
web-hints-on = советы бота
web-watched-late = зрители отстают на { $count ->
        [one] { $count } ход
        [few] { $count } хода
       *[many] { $count } ходов
    }
web-foot = Правила пересказаны своими словами, рисунки наши. Время местное.
web-dock-mine = Партии
web-dock-new = Новый
web-dock-open = Открытые
web-dock-invited = Письма

web-archive-help = Любую сыгранную партию можно пересмотреть ход за ходом.
web-upload = Загрузить запись
web-older = Более ранние

web-game = Игра
web-players = Игроки
web-players-help = Пустые места займут гости по ссылке или боты
web-seat-number = Место { $number }
web-seat-open = свободное место
web-seat-away = за него играет бот
web-seat-gone = нет на месте
web-seat-replace = Пусть играет бот
web-seat-return = Вернуться на место
web-you = Вы
web-you-named = { $name } (вы)
web-sit-me = Ещё игрок здесь
web-sit-me-help = устройство передаётся по кругу
web-sit-link = Гость по ссылке
web-sit-link-help = сядет тот, кто откроет ссылку
web-sit-open = Открыто для всех
web-sit-open-help = займёт первый, кто придёт
web-bot-word = бот
web-modules = Модули
web-modules-help = Каждый немного меняет правила
web-modules-none = без модулей
web-assist = Подсказки
web-assist-help = Одинаковы для всех. Лучший ход не подсказывает никто
web-assist-0 = Только правила
web-assist-0-help = законные ходы и причины запрета
web-assist-1 = Последствия
web-assist-1-help = что принесёт ход, чего не хватает
web-assist-2 = Если считать сейчас
web-assist-2-help = очки каждого видны всегда
web-table-rules = За этим столом
web-option-hints = Советы
web-option-hints-help = Можно спросить совета у бота.
web-option-takeback = Возврат хода
web-option-takeback-help = Ход можно вернуть, если все согласны.
web-option-listed = В общем списке
web-option-listed-help = Стол виден всем.
web-option-spectators = Зрители
web-option-spectators-help = Можно смотреть; тайного зрители не видят.
web-delay = Задержка для зрителей
web-delay-help = На сколько ходов они отстают от игроков. Конец партии виден сразу
web-delay-moves = { $count ->
        [0] нет
        [one] { $count } ход
        [few] { $count } хода
       *[many] { $count } ходов
    }
web-order = Места
web-order-random = по жребию
web-order-fixed = по списку
web-summary = Итог
web-minutes = минут
web-open-table = Открыть стол
web-seed-promise = До первого хода стол объявит отпечаток зерна: после партии каждый сможет проверить все случайности.

web-room = Перед игрой
web-sit-here = Сесть сюда
web-sit-too = Сесть и сюда
web-stand-up = Встать
web-ready = готово
web-not-ready = ещё не готово
web-ready-go = Можно начинать
web-not-ready-go = Ещё не готово
web-start = Начать партию
web-wait-ready = Ждём, пока все будут готовы.
web-wait-seats = Ждём, пока займут все места.
web-wait-host = Партию начнёт хозяин стола.
web-remove-table = Убрать этот стол
web-qr = QR-код ссылки

web-bar = Что делать
web-your-move = Ваш ход:
web-moved = { $name }: ход сделан
web-waiting-for = Ходит { $names }:
web-watching = Вы зритель{ $late ->
        [0] .
        [one] , отстаёте на { $late } ход.
        [few] , отстаёте на { $late } хода.
       *[many] , отстаёте на { $late } ходов.
    }{" "}
web-spectating = Вы зритель: руки закрыты до конца партии.
web-thinking = думает
web-confirm = Подтвердить
web-undo = Отменить
web-redo = Вернуть отменённое
web-restart = Начать ход заново
web-more = Ещё
web-read-on = { $left ->
    [0] Дальше
   *[other] Дальше, ещё { $left }
}
web-something-to-do = (есть дело)
web-next-table = Меня ждёт другой стол
web-choices = Варианты
web-choices-none = Сейчас решать нечего.
web-choices-search = Найти среди вариантов
web-choices-tap = Коснитесь варианта, затем подтвердите.
web-end-chance = Решает случай: отменить будет нельзя.
web-end-shown = Что-то откроется: отменить будет нельзя.
web-end-others = Потом выбирают другие.
web-end-seen = Это увидят другие: отменить будет нельзя.
web-pick-of = Выбрано: { $chosen } из { $count }
web-if-confirmed = Если подтвердить
web-sending = Отправляем
web-reconnecting = Восстанавливаем связь…
web-hint = Спросить совета
web-hint-title = Бот сыграл бы так
web-takeback = Попросить вернуть ход
web-takeback-alone = Вернуть мой последний ход
web-takeback-asked = { $name } просит вернуть ход.
web-takeback-yes = Согласиться
web-takeback-no = Отказать
web-leave-to-bot = Уступить место боту
web-record = Запись партии
web-own-numbers = Свои числа этого стола
web-commitment = Отпечаток зерна, объявленный до первого хода:
web-report = Стол { $table }, ход { $at }. Ссылка с ?at= откроет именно это положение.
web-copy-report = Скопировать ссылку на это место
web-views = Разделы
web-rail = Игроки и летопись
web-tab-board = Поле
web-tab-score = Очки
web-tab-log = Летопись
web-tab-chat = Беседа
web-tab-rules = Правила
web-tab-notes = Заметки
web-log-empty = Пока ничего не произошло.
web-chat-apart = Зрители говорят между собой; игроки прочтут это после партии.
web-chat-empty = Пока все молчат.
web-chat-write = Напишите что-нибудь
web-chat-send = Сказать
web-quick-hello = Всем хорошей игры!
web-quick-well-played = Отличный ход!
web-quick-thanks = Спасибо за игру!
web-quick-moment = Одну минуту, пожалуйста.
web-notes-help = Видите только вы; хранится на этом устройстве.
web-rules-search = Найти в правилах
web-rules-none = В правилах такого слова нет; вот они целиком.
web-replay-first = К началу
web-replay-prev = На ход назад
web-replay-next = На ход вперёд
web-replay-last = К концу
web-move-of = ход { $at } из { $of }
web-replaying = Ход { $at } из { $of }.
web-read-only = Так стол выглядел тогда.
web-back-to-live = К текущему ходу
web-to-result = К итогу
web-pass-device = Передайте устройство: { $name }
web-pass-device-help = Остальным лучше не смотреть: на следующем экране чужие тайны.
web-pass-device-go = Это я, { $name }
web-title-turn = ● Ваш ход: { $name }
web-title-over = Партия окончена: { $name }

web-by-source = Откуда очки
web-decided = Что решило: { $source }, +{ $points }
web-source = Источник
web-total = Итого
web-tie = поровну: победителя называют правила
web-winner = победа
web-wins = побеждает
web-over-time = Как менялся счёт
web-chart = Очки после каждого из ходов ({ $count }).
web-chart-points = очки
web-chart-moves = ходы
web-watch-replay = Смотреть запись
web-rematch = Реванш
web-rematch-join = К реваншу
web-seed-shown = Случай никто не подправил.
web-seed-hash = Отпечаток, объявленный до первого хода:
web-seed = зерно
web-imported = Эта партия загружена из записи.

web-key-pick = кубики, карты или варианты по порядку
web-key-arrows = двигаться внутри поля
web-key-confirm = выбрать, подтвердить
web-key-back = шаг назад в черновике
web-key-undo = отменить
web-key-redo = вернуть отменённое
web-key-restart = начать ход заново
web-key-pass = пас или отказ
web-key-peek = держать: свои тайны
web-key-hide = держать: пустое поле
web-key-log = летопись
web-key-chat = беседа
web-key-board = поле
web-key-rivals = соперники
web-key-replay = листать партию
web-key-zoom = крупнее, мельче
web-key-sheet = этот лист

web-pref-lang = Язык
web-pref-lang-en = English
web-pref-lang-ru = Русский
web-pref-theme = Тема
web-pref-theme-system = как в системе
web-pref-theme-light = светлая
web-pref-theme-dark = тёмная
web-pref-motion = Движение
web-pref-motion-0 = нет
web-pref-motion-120 = быстро
web-pref-motion-250 = обычно
web-pref-motion-500 = медленно
web-pref-confirm = Подтверждение
web-pref-confirm-always = всегда
web-pref-confirm-touch = на сенсорном
web-pref-confirm-never = никогда
web-pref-assist = Подсказки для меня
web-pref-assist-2 = как за столом
web-pref-assist-1 = только последствия
web-pref-assist-0 = только правила
web-pref-scale = Размер букв
web-pref-more = Ещё
web-pref-sound = Звук, когда мой ход

web-colour-red = красный
web-colour-blue = синий
web-colour-yellow = жёлтый
web-colour-green = зелёный
web-colour-violet = фиолетовый

web-lost = Здесь ничего нет
web-lost-help = По этому адресу нет стола.
web-lost-error = Что-то сломалось
web-lost-error-help = Сама партия цела на сервере. Чтобы сообщить об ошибке, скопируйте адрес:
web-error-network = Сервер не отвечает.

web-replay-round-back = К предыдущему раунду
web-replay-round-on = К следующему раунду
web-key-rounds = раунд назад или вперёд
web-pref-sound-help = Один короткий звон.
web-pref-notify = Оповещать, когда стол ждёт меня
web-pref-notify-help = Силами браузера, пока страница не на виду.
web-pref-writes = Оповещать, когда кто-то пишет
web-pref-writes-help = За открытым столом, пока его страница не на виду.
web-pref-ends = Оповещать о конце партии
web-pref-ends-help = За открытым столом, пока его страница не на виду.
web-notify-refused = Браузер не разрешает здесь оповещения.
web-pref-tips = Объяснять новое
web-pref-tips-help = Короткая подсказка, когда что-то встретилось впервые, не больше одной за ход, и цели рядом с игроками.
web-pref-veil = Прятать мою руку
web-pref-veil-help = Держите пробел или кнопку, чтобы взглянуть: если экран видят другие.
web-pref-mute = Без беседы
web-pref-mute-help = Что пишут другие, не показывается, непрочитанное не считается.
web-pref-plain = Слова вместо поля
web-pref-plain-help = Стол в виде понятных списков и вариантов.
web-peek = Держите, чтобы взглянуть
web-zoom = Размер поля
web-zoom-in = Крупнее
web-zoom-out = Мельче

web-since-title = С вашего прошлого хода
web-since-ok = Ясно
web-since-steps = По шагам
web-since-more = И до того ещё { $count ->
        [one] { $count } событие
        [few] { $count } события
       *[many] { $count } событий
    }.
web-bots-row = Боты подряд
web-bots-one = По одному
web-go-on = Дальше
web-skip = Пропустить
web-end-held = Партия окончена.
web-end-score = К подсчёту
web-end-stay = Остаться на доске
web-replay = Запись партии
web-replay-play = Играть
web-replay-pause = Пауза
web-replay-speed = Скорость
web-replay-slider = Ход
web-log-left = { $name } оставляет место боту.
web-log-replaced = Бот играет за { $name }: игрока давно нет.
web-log-back = { $name } снова на своём месте.
web-leave-ask = Оставить место боту?
web-leave-help = Бот будет играть за вас, и все об этом узнают. Вернуться можно в любой момент.
web-leave-yes = Оставить боту
web-leave-no = Остаться
web-pref-pace = Темп чужих ходов
web-pref-pace-0 = сразу
web-pref-pace-400 = быстро
web-pref-pace-1200 = обычно
web-pref-pace-2400 = медленно
web-pref-single = Стоп после каждого бота
web-pref-single-help = Его ход рассказан, и стол ждёт, пока вы не продолжите.
web-pref-digest = С моего прошлого хода
web-pref-digest-all = всё
web-pref-digest-loud = что сделали мне
web-pref-digest-none = ничего
web-story-next = Дальше
web-story-again = Ещё раз
