### What every table says

you = you
luck = luck
and = and
or = or
amount = { $number } { $thing }

## How points are counted

points = { $number } { points-unit }
points-unit = { $number ->
    [one] point
   *[other] points
}
with-points = with { points }

## The bots

bot-apprentice = goes by what looks good, and errs now and then
bot-baker = knows the trade, and is good company for a first game
bot-chef = thinks ahead, and is hard to beat
bot-master = thinks longest, up to two seconds, and rarely errs
bot-greedy = takes what looks best now, and mixes its secret choices
bot-random = plays any legal move, all equally likely

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

event-made = { $move-known ->
    [yes] { $seat }: { $move }.
   *[no] { $seat-you ->
        [yes] You have decided.
       *[no] { $seat } has decided.
    }
}
event-luck = Luck: { $outcome }.
line-points = Points

## Options of several games

option-first_player = Who starts: drawn by lot, or the seat you name.
option-first_player-lot = Drawn by lot
seat-number = Seat { $number }
yes-or-no = { $answer ->
    [yes] Yes
   *[no] No
}

## Why a move is not taken back

undo-luck = Luck is never taken back.
undo-no-move = You have made no move yet.
undo-clock = The clock is running.
undo-time = Time has passed since your move.
undo-luck-since = Luck has decided since your move.
undo-decided = { $seats } { $count ->
    [one] has
   *[other] have
} decided since your move.
undo-shown = Your move showed something that was hidden.
undo-over = The game is over.
undo-passed-on = It is now up to { $seats }.
undo-looking-on = You are looking on.
undo-looking-back = You are looking back.
undo-not-started = The game has not started.

## Where what is printed on pieces comes from

text-origin = { $source ->
    [printed] As printed.
    [named] A name or a number on it is the printed one, as others tell it; the rest is ours.
   *[house] Ours, not the publisher’s.
}
