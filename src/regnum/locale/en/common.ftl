nothing = nothing
