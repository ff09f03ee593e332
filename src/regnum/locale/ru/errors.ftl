error-unknown-game = Игры «{ $name }» нет. Есть: { $names }.
error-seats = В { $game } играют от { $fewest } до { $most }, а не { $seats }.
error-unknown-setting = У { $game } нет настройки «{ $name }». Её настройки: { $names }.
error-setting = Настройка { $name } не бывает «{ $value }». Возможно: { $allowed }.
error-pair = Пишите --option имя=значение, а не «{ $text }».
error-people = Мест { $seats }: людей может быть от 1 до { $seats }, а не { $people }.
error-language = --lang бывает en или ru, а не «{ $lang }».
error-unknown-bot = Бота «{ $name }» нет. Есть: { $names }.
error-bot-part = Непонятно «{ $part }» в «{ $spec }». Пишите 200ms, 500 (итераций) или имя=число.
error-no-bots = Назовите хотя бы одного бота, например greedy.
error-tournament-bots = Для турнира нужны два или больше разных ботов через запятую.
error-no-games = Сыграйте хотя бы одну партию.
error-no-seat = В партии места от 0 до { $seats }, а не { $seat }.
error-no-decision = В партии решений: { $count }, а не { $to }.
error-output-ending = Имя файла { $path } должно кончаться на { $allowed }.
error-output-folder = Папки { $path } нет; сначала создайте её.
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
error-config-components = Файлы с числами указываются так: игра=файл.toml, а не «{ $text }».
error-config-flag = { $name } — on или off, а не «{ $value }».
error-config-number = { $name } — число, а не «{ $value }».
error-config-workers = Для { $workers } процессов нужен PostgreSQL: задайте REGNUM_DATABASE_URL.
error-action-over = Действие кончилось после { $number } решений из { $count }; дальше — уже другое действие
error-no-option = Ничего не выбрано
error-rules-gone = Версия правил { $rules } здесь неизвестна; известны версии с { $oldest } по { $newest }
