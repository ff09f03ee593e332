error-unknown-game = Игры «{ $name }» нет. Есть: { $names }.
error-seats = В { $game } играют от { $fewest } до { $most }, а не { $seats }.
error-unknown-setting = У { $game } нет настройки «{ $name }». Её настройки: { $names }.
error-setting = Настройка { $name } не бывает «{ $value }». Возможно: { $allowed }.
error-pair = Пишите --set имя=значение, а не «{ $text }».
error-people = Мест { $seats }: людей может быть от 1 до { $seats }, а не { $people }.
error-language = --lang бывает en или ru, а не «{ $lang }».
error-unknown-bot = Бота «{ $name }» нет. Есть: { $names }.
error-bot-part = Непонятно «{ $part }» в «{ $spec }». Пишите 200ms, 500 (итераций) или имя=число.
error-bot-module = Не удаётся прочесть { $module }: { $reason }.
error-bot-class = { $target } не бот: нужен класс, расширяющий regnum.bots.Bot.
error-bot-broken = Не удаётся создать бота { $spec }: { $reason }.
error-bot-not-in-file = В файле { $path } нет бота «{ $name }». Есть: { $names }.
error-bot-empty = Боту «{ $name }» в файле { $path } нужна команда или класс.
error-bot-program = Нет программы { $program } для бота «{ $name }».
error-bot-file = Не удаётся прочесть ботов из { $path }: { $reason }.
error-bot-failed = Бот { $bot } сломался на решении { $decision } партии { $number } (зерно { $seed }): { $reason }
error-no-bots = Назовите хотя бы одного бота, например greedy.
error-tournament-bots = Для турнира нужны два или больше разных ботов через запятую.
error-no-games = Сыграйте хотя бы одну партию.
error-no-seat = В партии места от 0 до { $seats }, а не { $seat }.
error-no-decision = В партии решений: { $count }, а не { $to }.
error-output-ending = Имя файла { $path } должно кончаться на { $allowed }.
error-output-folder = Папки { $path } нет; сначала создайте её.
error-output-closed = Не удаётся записать { $path }: { $reason }.
error-unreadable = Не удаётся прочитать { $path }: { $reason }
error-no-record = Это не запись партии: { $reason }
error-record-format = Формат записи { $format } неизвестен; этот Regnum читает формат { $known }.
error-record-changed = Запись изменили после сохранения; попросите исходный файл.
error-record-rules = Партию играли по версии { $rules } правил { $game }; в этом Regnum версия { $known }.
error-record-impossible = { $number ->
        [0] Такой подготовки не могло быть: { $reason }
       *[other] Решения { $number } не могло быть: { $reason }
    }
error-record-chance = выпало бы другое.
error-record-end = Партия кончается не так, как сказано в записи.
error-record-salts = Такие соли не могли появиться от возвратов хода.
error-record-seed = Зерно не то, что было обещано в начале.
error-component-source = У значения { $path } не назван источник (rulebook, public или reconstructed).
error-component-unknown = Заменять нечего: нет { $path }. Здесь есть: { $names }.
error-component-type = { $path } должно быть вроде { $wanted }, а не «{ $value }».
error-option = Такой выбор не прочитать: { $reason }.
error-not-legal = Такого выбора у места { $seat } сейчас нет.
error-not-to-move = Сейчас ходит не место { $seat }.
error-over = Партия окончена.
error-no-undo = Вернуть ничего нельзя: другие уже ходили или что-то открылось.
error-result = Результат { $value } невозможен: { $what }.
error-order = Это не порядок: { $what }.
error-no-result = Результатов больше нет: { $what }.
error-record-long = В записи может быть не больше { $most } решений.
error-record-unfinished = Посмотреть можно только законченную партию.
error-config-address = REGNUM_DATABASE_URL — не адрес базы данных вида postgresql://…
error-config-family = Столы хранятся в sqlite или postgresql, а не в { $family }.
error-config-bots = REGNUM_BOTS перечисляет через запятую ботов вида cautious=my_bots:Cautious:200ms, не называя их именами наших; а не «{ $text }».
error-config-components = Файлы с числами указываются так: игра=файл.toml, а не «{ $text }».
error-config-flag = { $name } — on или off, а не «{ $value }».
error-config-number = { $name } — число, а не «{ $value }».
error-config-network = { $name } — адреса и сети вида 10.0.0.0/8, а не «{ $value }».
error-config-workers = Для { $workers } процессов нужен PostgreSQL: задайте REGNUM_DATABASE_URL.
error-config-port-taken = Порт { $port } занят другой программой; выберите другой: --port.
error-config-address-taken = Не удаётся открыть столы по адресу { $host }: { $reason }.
error-parameter-range = { $name } — число от { $least } до { $most }, а не { $value }.
error-bot-parameter = У ботов игры { $game } нет параметра «{ $name }». Есть: { $names }.
error-missing-extra = { $extra ->
        [arena] Для рейтингов не хватает библиотеки: pip install "regnum[arena]"
        [plot] Для рисунков не хватает библиотеки: pip install "regnum[plot]"
        [data] Для файлов .parquet не хватает библиотеки: pip install "regnum[data]"
        [server] Для игры в браузере не хватает библиотек: pip install "regnum[server]"
       *[other] Не хватает библиотеки: pip install "regnum[{ $extra }]"
    }
error-worker-died = Процесс, игравший партию { $number } (зерно { $seed }), был прерван извне; сыгранное до него сохранено.
error-action-over = Действие кончилось после { $number } решений из { $count }; дальше — уже другое действие
error-no-option = Ничего не выбрано
error-rules-gone = Версия правил { $rules } здесь неизвестна; известны версии с { $oldest } по { $newest }
error-no-lessons = У { $game } нет уроков
error-no-chapter = Главы «{ $name }» нет. Есть: { $names }.
error-no-practice = У { $game } нет упражнений
error-no-exercise = Упражнения «{ $name }» нет. Всего их { $count }.

# What the server refuses.
error-who = Сначала назовитесь: достаточно имени.
error-login = Логин или пароль не подходит.
error-login-letters = В логине могут быть только буквы, цифры и знаки . _ -
error-login-scripts = Буквы логина должны быть из одного алфавита.
error-login-length = В логине должно быть от { $fewest } до { $most } знаков.
error-login-alike = Уже есть логин, который выглядит так же.
error-no-account = У гостя нет пароля: сначала заведите учётную запись.
error-wrong-password = Это не ваш пароль.
error-no-session = Такого входа больше нет.
error-not-by-program = Программе это нельзя: войдите сами.
error-login-taken = Этот логин занят.
error-has-account = У вас уже есть учётная запись.
error-many-tokens = У вас уже { $most ->
        [one] { $most } ключ
        [few] { $most } ключа
       *[other] { $most } ключей
    }; сначала удалите один.
error-no-token = Такого ключа нет.
error-foreign-seat = Это не ваше место.
error-foreign-origin = Этот запрос пришёл с чужого сайта.
error-not-host = Это может только хозяин стола.
error-not-allowed = Здесь так нельзя.
error-not-seated = Вы не сидите за этим столом.
error-players-only = Это могут только те, кто играет.
error-kept-seat = Это место оставлено для того, у кого есть ссылка.
error-no-spectators = За этим столом нет мест для зрителей.
error-hints-off = За этим столом играют без подсказок.
error-takeback-away = { $name } не за столом, а бот, который играет вместо, не может согласиться вернуться.
error-takeback-off = За этим столом играют без возврата ходов.
error-nothing-here = Здесь ничего нет.
error-no-table = Такого стола нет.
error-no-chair = За этим столом нет места { $seat }.
error-no-invite = Это приглашение уже использовано, или его не было.
error-no-rules = Таких правил нет.
error-no-pieces = Таких предметов нет.
error-stale = На столе уже всё иначе.
error-repeated = Это уже сделано.
error-not-waiting = Сейчас не ваш ход.
error-not-now = Сейчас так нельзя.
error-not-begun = Партия ещё не началась.
error-begun = Партия уже началась.
error-not-over = Партия ещё не окончена.
error-record-later = Запись появится, когда партия окончится.
error-crowded = Слишком многие действуют сразу; попробуйте ещё раз.
error-many-tables = Вы уже хозяин { $most ->
        [one] { $most } неоконченного стола
       *[other] { $most } неоконченных столов
    }.
error-empty-seat = Место { $seat } пустует.
error-not-ready = Не готов игрок: { $name }.
error-nobody-gone = Заменять некого.
error-still-here = Этот игрок только что был здесь.
error-bot-plays = Там уже играет бот.
error-no-bot-plays = За вас здесь бот не играет.
error-nothing-back = Возвращать нечего.
error-no-takeback = Никто не просит вернуть ход.
error-taken = Кто-то успел раньше: занято.
error-long-history = За этим столом столько раз ходили и возвращались, что теперь можно только вперёд.
error-undo-closed = Отменить нельзя: другие уже ходили, или что-то открылось.
error-overtaken = Вместо этого вопроса задан новый.
error-too-big = Это слишком много.
error-malformed = Сервер не может это прочитать: { $reason }
error-nothing-to-read = Здесь должно быть что прочитать.
error-odd-characters = Это не сохранить: в нём странные знаки.
error-many-open = Столов, где вы ждёте игроков, уже { $most }: начните или уберите один из них.
error-many-open-here = Столов, где ждут игроков, с вашего адреса уже { $most }.
error-many-sockets = Открыто в слишком многих окнах: можно не больше { $most }.
error-too-deep = Вложенность больше { $most } уровней.
error-bot-level = Бота уровня «{ $level }» нет. Есть: { $levels }.
error-illegal = Такого выбора сейчас нет.
error-slow-down = Слишком быстро: подождите { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[other] { $seconds } секунд
    }.
error-storage = Столы сейчас не записать. Ничего не потеряно; попробуйте чуть позже.
error-internal = На сервере что-то сломалось.
error-no-hint = Сейчас ни у кого нет идей.
error-component-game = Непонятно, к какой игре относится { $path }: укажите её через --game.
error-component-together = Числа не сходятся: { $path }. Нужно: { $wanted }.
error-component-unplayable = С этими числами играть нельзя: { $game }, игроков { $seats } ({ $reason }).
error-record-time = Запись слишком долго проверять: можно { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[other] { $seconds } секунд
    } работы.
error-record-memory = Чтобы проверить запись, нужно слишком много памяти.
error-record-unplayable = Эту запись не сыграть.
error-upload-one = Другая ваша запись ещё проверяется; дождитесь её.
error-upload-many = Сейчас проверяется слишком много записей; попробуйте чуть позже.
error-bots-rest-person = Боты отдыхают: за одного человека одновременно { $most ->
        [one] играется только { $most } стол
        [few] играются только { $most } стола
       *[other] играется только { $most } столов
    } без людей. Они продолжат, когда другой стол окончит партию или когда вы сядете с ними.
error-bots-rest-server = Боты отдыхают: здесь одновременно { $most ->
        [one] играется только { $most } стол
        [few] играются только { $most } стола
       *[other] играется только { $most } столов
    } без людей. Они продолжат, когда другой стол окончит партию.
error-bots-rest-hour = Боты отдыхают: столы без людей исчерпали своё время на этот час. Они продолжат сами.
error-think-address = --server — это адрес вида https://tables.example, а не «{ $address }».
error-think-secret = Назовите ключ через --token или REGNUM_THINK_TOKEN.
error-think-token = У сервера другой ключ.
error-think-unwanted = Этому серверу не нужны помощники: у него нет REGNUM_THINK_TOKEN.
error-think-games = У сервера другие игры или другие их версии: { $reason }
error-closed = За этим столом нельзя играть дальше.
error-game-gone = Игры «{ $name }» здесь больше нет.
error-card-gone = Чего-то, с чем готовили стол, здесь больше нет. { $reason }
error-override-gone = Свои числа, с которыми играет стол, больше не подходят. { $reason }
error-damaged = Того, что сохранено об этом столе, не могло быть. { $reason }
error-not-closed = За этим столом можно играть дальше.
error-lesson-lost = Урок изменился. Начните главу сначала.
error-no-cluster = По адресу { $address } нет кластера Ray: { $reason }
error-cluster-differs = Машина { $name } кластера играет не так, как эта: { $reason }.
error-game-name = «{ $name }» не годится для новой игры: только строчные латинские буквы и цифры, и не имя другой игры или модуля Python.
error-folder-there = { $path } уже есть; назовите другую папку.
error-tables-lost = Процесс, который вёл часть столов, был прерван извне.
error-ladder-bots = Лестнице нужны хотя бы два бота, от слабого к сильному, и хотя бы два места; не «{ $bots }».
error-no-terms = { $game } не называет ничего, на чём можно учиться.
error-weights = Эти веса не для игры { $game }: { $reason }.
