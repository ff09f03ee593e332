nothing = nothing

# Where a number comes from, and what a table has changed.
number-source-reconstructed = reconstructed
number-source-override = your own number
changed-number = { $titled ->
        [0] { $path }
       *[1] { $thing } ({ $path })
    }: { $old } → { $new }
