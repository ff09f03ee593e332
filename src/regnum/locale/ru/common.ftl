nothing = ничего

# Where a number comes from, and what a table has changed.
number-source-reconstructed = реконструкция
number-source-override = ваше число
changed-number = { $titled ->
        [0] { $path }
       *[1] { $thing } ({ $path })
    }: { $old } → { $new }
