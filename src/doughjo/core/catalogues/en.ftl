### What every table says

you = you
luck = luck
and = and
or = or
amount = { $number } { $thing }

## What is asked, and why not

ask-move = Choose a move.
why-not-asked = That is not what you are asked to do. { $question }
why-not-yours = It is up to { $whose } now.
why-over = The game is over.
refused = { $move }: { $why }{ $meant ->
    [none] Expected { $moves }.
   *[other] Expected { $moves }; did you mean { $meant }?
}
refused-outright = { $move }: { $why }

## What happens at a table whose game says nothing

event-move = { $who }: { $move }.
event-decided = { $who } has decided.
