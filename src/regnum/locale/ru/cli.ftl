cli-help = Regnum: средневековые стратегии точно по правилам, против ботов или с друзьями.
cli-help-play = Играть в терминале: `regnum play brawl --seats 3`. Несколько человек за одной клавиатурой: `--people 2`; настройку из списка `regnum games` задаёт `--set имя=значение`.
cli-help-serve = Открыть столы для браузеров: перейдите по напечатанному адресу. Столы хранятся в папке данных (REGNUM_DATA) или в базе (REGNUM_DATABASE_URL); для нескольких `--workers` нужен PostgreSQL. `--components troyes=моя.toml` берёт числа из вашей коробки. За прокси назовите его: `--trusted-proxies 10.0.0.0/8`.
cli-help-think = Думать за ботов сервера на другой машине: `--server` — его адрес, `--token` — его REGNUM_THINK_TOKEN, `--processes` — сколько мыслей сразу.
cli-help-games = Список игр и их настроек.
cli-help-bots = Список ботов по именам.
cli-help-rules = Правила игры вкратце.
cli-help-components = Напечатать числа игры с их границами, чтобы начать свой файл: `regnum components troyes > mine.toml`.
cli-help-check = Сказать, можно ли играть с файлом своих чисел: `regnum check mine.toml`.
cli-help-simulate = Сыграть много партий между ботами и посчитать.
cli-help-tournament = Турнир ботов со сменой мест; доли побед с интервалами 95 % и рейтингами.
cli-help-ladder = Каждый уровень против стола уровня ниже, место меняется при том же везении: `regnum ladder troyes --jobs 8`. `--levels` называет других ботов, от слабого к сильному.
cli-help-train = Узнать, чего стоят позиции или какие варианты хороши: боты играют, по партиям подбираются веса, и матч решает, сменят ли они прежние: `regnum train troyes --jobs 8`. В `--run` хранятся партии, так что можно прервать и продолжить.
cli-help-replay = Рассказать записанную партию, до конца или до решения N, глазами одного места или зрителя.
cli-help-verify = Проверить запись: все ходы законны, конец верен, все кубики от объявленного зерна.
cli-title-examples = Например:
cli-title-arguments = Аргументы
cli-title-parameters = Параметры
cli-title-commands = Команды
cli-help-help = Показать эту справку и выйти.
cli-help-version = Сказать, какая это версия Regnum и скомпилирована ли она.
cli-bad-arguments = Неверные аргументы: { $text } (Подробнее: `regnum --help`.)

cli-name-0 = Анна
cli-name-1 = Борис
cli-name-2 = Вера
cli-name-3 = Глеб
cli-name-4 = Дарья

cli-against = Против вас ({ $level }): { $names }
cli-which-game = Во что играем?
cli-pass-keyboard = К клавиатуре садится { $name }. Готовы? Нажмите Enter.
cli-news = Что произошло
cli-log = Вся партия
cli-choose = Введите номер или слова; /table покажет весь стол, /? команды.
cli-choose-set = Выберите { $count }, номерами или словами, например «{ $such }»; /table, /? команды.
cli-choose-deeper = Введите номер или слова; Enter возвращает назад.
cli-earlier = … раньше, строк: { $count } (/news)
cli-out-of-turn = вне очереди: { $option }
cli-choose-or-go-on = Номер: действовать вне очереди; Enter: пусть играют дальше.
cli-more-options = … и ещё { $count }: введите слова или /all
cli-no-such-option = Нет выбора, где было бы «{ $text }».
cli-nothing-called = Здесь нет ничего с именем «{ $text }».
cli-own-numbers = За этим столом свои числа: { $changes }
cli-go-on-or-undo = Enter: дальше. /undo: вернуть ход.
cli-commands = /undo вернуть · /hint подсказка · /all все варианты · /table весь стол · /news что было с вашего хода · /log ход партии · /rules правила · /what ИМЯ текст карты · /save ФАЙЛ · /quit
cli-thinking = Думаю …
cli-hint = { $option }: победа { $win } %, ожидается очков: { $points }
cli-line = { $text }
cli-numbered = { $number }. { $text }
cli-saved = Сохранено: { $path }.
cli-left = Вы встали из-за стола.
cli-think-come = Думаю для { $server }.
cli-think-lost = { $server } не отвечает; пробую снова.
cli-serving = Столы открыты: { $address }
cli-not-built = Стол для браузера ещё не собран; его собирает `make web`.
cli-winner = Партия окончена. Победа: { $names }.
cli-lost = Партия окончена и проиграна.

cli-playable = С этим файлом можно играть: { $game }, пробных партий { $count }.
cli-playing = Играем
cli-stopped = Остановлено: сыграно и посчитано партий: { $games } из { $wanted }.
cli-seed = Зерно: { $seed } (повторить эти партии: --seed)
cli-faults = { $bot } отвечал не как должно, сыграно наугад: { $faults }
cli-fault = { $name } не отвечает как должно ({ $what }), сыграно наугад.
cli-bots-more = А также модуль:Класс и @имя из bots.toml; подробнее в docs/bots-by-others.md.
cli-summary = Партий: { $games } за { $seconds } с; { $games_per_second } партий/с, { $decisions_per_second } решений/с, { $decisions_per_game } решений в партии
cli-wins-of = { $bot }: побед { $wins } ({ $share } %)
cli-column-seat = Место
cli-column-bot = Бот
cli-column-games = Партий
cli-column-wins = Побед
cli-column-share = Победы
cli-column-interval = 95 %
cli-column-even = Поровну
cli-column-mean-rank = Место
cli-column-mean-score = Счёт
cli-column-spread = Разброс
cli-column-rating = Рейтинг
cli-column-against = Против
cli-column-margin = Отрыв
cli-ladder-title = { $game }, мест: { $seats }; один против уровня ниже, партий: { $games }
cli-learned = { $variety }: изучено партий: { $games }, позиций: { $positions }.
cli-learned-policy = { $variety }: изучено, какие варианты предпочитать; партий: { $games }.
cli-learned-r = Насколько обещанные очки следуют набранным, по пятым частям партии: { $new } (оценка вручную { $old })
cli-learned-brier = Насколько обещанные шансы далеки от исхода (Брайер): { $new } (оценка вручную { $old })
cli-kept = Явно лучше: веса сохранены.
cli-not-kept = Не явно лучше: веса не сохранены; они лежат в { $path }.
cli-rating = рейтинг
cli-plot-share = Доля побед с интервалом 95 %; пунктир: равная доля
cli-plot-title = { $game }, мест: { $seats }, партий: { $games }
cli-verified = { $game }: запись верна. Проверено { $count ->
        [one] { $count } решение
        [few] { $count } решения
       *[many] { $count } решений
    }.
cli-verified-seed = Все кубики и перетасовки от объявленного зерна.
cli-verified-salts = { $count ->
    [one] { $count } возврат хода по согласию: случай после него выпал заново, и каждый результат — из того же зерна.
    [few] { $count } возврата хода по согласию: случай после них выпал заново, и каждый результат — из того же зерна.
   *[other] { $count } возвратов хода по согласию: случай после них выпал заново, и каждый результат — из того же зерна.
}
cli-no-seed = Зерна в записи нет: кубики можно только повторить, но не доказать.
cli-version = { $version } ({ $compiled ->
        [yes] скомпилирован
       *[no] чистый Python
    })
cli-help-new-game = Записать пакет с маленькой собственной игрой, исправный и готовый к переделке.
cli-new-game = Файлов в { $folder }: { $count }. Дальше: cd { $folder }, pip install -e ".[dev]", pytest, regnum play { $game }.
cli-help-completion = Научить эту оболочку дополнять команды и параметры.
cli-param-game = Игра, по её имени: список печатает regnum games.
cli-param-seats = Сколько играющих; сколько их может быть, говорит игра.
    .mine = Сколько игроков; из нескольких чисел каждая партия берёт следующее.
cli-param-people = Сколько мест занимают люди за этой клавиатурой; остальные занимают боты.
cli-param-bot = Кто занимает остальные места, например easy, yaga или search:300ms; список печатает regnum bots.
cli-param-setting = Настройка игры в виде имя=значение; можно повторять.
cli-param-components = Файл с собственными числами; начать можно с того, что печатает regnum components.
    .serve = Собственные числа в виде игра=файл.toml; можно повторять.
cli-param-names = Как зовут играющих, через запятую.
cli-param-seed = Что решает всякий случай: то же зерно даёт те же партии.
cli-param-strict = Чужие боты думают в отдельных процессах с пределами времени и памяти.
cli-param-bot-file = Файл с описанием ботов вида @имя; по умолчанию bots.toml в этой папке.
cli-param-lang = Язык: en или ru.
cli-param-chapter = Какая глава; без неё следующая.
cli-param-exercise = Какое упражнение, по номеру; без него все подряд.
cli-param-count = Сколько упражнений оставить.
cli-param-quick = Сколько итераций у поиска, который играет.
cli-param-deep = Сколько итераций у поиска, который судит ответ.
cli-param-gap = Насколько лучший ответ должен опережать следующий по шансу победить; 0.04 это четыре процента.
cli-param-host = По какому адресу слушать; 0.0.0.0 для всех.
cli-param-port = Какой порт слушать; 0 берёт свободный.
cli-param-workers = Сколько процессов обслуживают; больше одного требует PostgreSQL.
cli-param-trusted-proxies = Адреса и сети прокси, чьим словам об адресах можно верить, через запятую.
cli-param-server = Адрес сервера, за который думать.
cli-param-token = Секрет, по которому сервер узнаёт думающих.
cli-param-processes = Сколько процессов думают; по умолчанию по одному на ядро.
cli-param-path = Файл с собственными числами.
cli-param-games = Сколько партий сыграть.
cli-param-bots = Боты через запятую, например search:200ms,greedy,my_bots:Cautious.
cli-param-jobs = Сколько процессов играют; итоги те же.
cli-param-ray = Адрес кластера Ray, на котором играть; local запускает его на этой машине.
cli-param-json = Печатать числа как JSON.
cli-param-out = Файл, где строка на партию: .jsonl или .parquet.
    .ladder = Файл .json, куда добавляются итоги ступеней, или файл, где строка на партию: .jsonl или .parquet.
cli-param-decisions = Файл .parquet, где строка на решение.
cli-param-views = Хранить в нём и то, что видело место.
cli-param-records = Папка для запечатанных записей партий.
cli-param-plot = Рисунок итогов: .png или .svg.
cli-param-file = Запись партии.
    .mine = Файл упражнений, который будет записан.
cli-param-to = До какого решения.
cli-param-seat = Глазами какого места; по умолчанию глазами зрителя.
cli-param-name = Как зовут игру: строчные латинские буквы и цифры.
cli-param-folder = Куда записать; по умолчанию в новую папку с этим именем.
cli-param-levels = Боты от слабейшего к сильнейшему, через запятую.
cli-param-match = Сколько партий в матче, который решает, сохранить ли выученное; 0 — без матча.
cli-param-run = Папка, где хранятся партии; прерванный прогон продолжается оттуда. По умолчанию training в папке данных (REGNUM_DATA).
