### Doughnut Drive-Thru

## The kitchen cards

card-learn = Learn a Recipe
    .do = learn
    .done = learned
card-prepare = Prepare
    .do = prepare
    .done = prepared
card-serve = Serve
    .do = serve
    .done = served
card-coffee-break = Coffee Break
    .do = take a break from
    .done = rested

## Counted things, for other messages

doughnuts = { $doughnuts ->
    [0] no doughnuts
    [one] 1 doughnut
   *[other] { $doughnuts } doughnuts
}
recognitions = { $recognitions ->
    [0] no Recognition
    [one] 1 Recognition
   *[other] { $recognitions } Recognitions
}
points-unit = { $number ->
    [one] tip
   *[other] tips
}
tips = { $tips ->
    [0] no tips
    [one] 1 tip
   *[other] { $tips } tips
}

## What happens

event-starts = { $seat } { $seat-you ->
    [yes] are
   *[no] is
} the starting player, drawn by lot.
event-starter-dealt = { $seat } { $seat-you ->
    [yes] start
   *[no] starts
} with { $recipe }.
event-baker-dealt = { $seat } { $seat-you ->
    [yes] get
   *[no] gets
} { $baker }.
event-baker-chosen = { $seat } { $seat-you ->
    [yes] choose
   *[no] chooses
} { $baker }.
event-refreshed = { $seat } { $recognitions ->
    [0] { $seat-you ->
        [yes] have
       *[no] has
    } no used Recognition to turn upright.
   *[other] { $seat-you ->
        [yes] turn
       *[no] turns
    } { recognitions } upright.
}
event-placed = { $seat } { $recipe ->
    [none] { $seat-you ->
        [yes] place
       *[no] places
    } { doughnuts } on { $card }.
   *[other] { $seat-you ->
        [yes] try
       *[no] tries
    } to { $card-do } { $recipe } with { doughnuts }.
}
event-took = { $seat } { $seat-you ->
    [yes] take
   *[no] takes
} { doughnuts } from { $card }.
event-passed = { $seat } can neither work nor take, and { $seat-you ->
    [yes] pass
   *[no] passes
}.
event-drew = { $seat } { $seat-you ->
    [yes] draw
   *[no] draws
} { $recipe-known ->
    [yes] { $recipe }
   *[no] a recipe
}.
event-reshuffled = The deck is empty: the discard pile is shuffled into a new deck of { $cards ->
    [one] 1 recipe
   *[other] { $cards } recipes
}.
event-nothing-to-draw = { $seat } { $seat-you ->
    [yes] find
   *[no] finds
} nothing to draw.
event-gave-up = { $seat } { $seat-you ->
    [yes] discard
   *[no] discards
} the unprepared { $recipe }.
event-kept = { $seat } { $seat-you ->
    [yes] keep
   *[no] keeps
} { $recipe }.
event-kept-none = { $seat } { $seat-you ->
    [yes] keep
   *[no] keeps
} none of them.
event-discarded = { $seat } { $seat-you ->
    [yes] discard
   *[no] discards
} { $recipes }.
event-rolled = { $seat } { $seat-you ->
    [yes] roll
   *[no] rolls
} { $die ->
    [1] a 1 for { $recipe }; a 1 always fails.
   *[other] { $die }{ $bonus ->
        [0] {""}
       *[other] {" "}+ { $bonus }
    } for { $recipe }, which needs { $needed }.
}
event-spent = { $seat } { $seat-you ->
    [yes] spend
   *[no] spends
} { recognitions }.
event-prepared = { $recipe } is prepared.
event-served = { $recipe } is served{ $tips ->
    [0] ; it brings no tips.
   *[other] {" "}for { tips }.
}
event-failed = { $recipe } is not { $work-done }.
event-last-round = { $seat } { $seat-you ->
    [yes] have
   *[no] has
} served { $served ->
    [one] 1 recipe
   *[other] { $served } recipes
}: this is the last round.
event-game-over = Everyone has had the same number of turns: the game is over.
event-quiet = Nobody has prepared or served anything for { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}; after { $most } the game is over.
event-quiet-end = Nobody has prepared or served anything for { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}: the game is over.

## What is asked

ask-baker = Choose a baker for the whole game.
ask-refresh = Your turn: you may turn a Recognition upright, then place or take doughnuts.
ask-take = Your turn: take doughnuts from a kitchen card.
ask-place = Your turn: place doughnuts on a kitchen card.
ask-turn = Your turn: place or take doughnuts.
ask-pass = Your turn: you can neither place nor take doughnuts, so pass.
ask-keep = { $another ->
    [yes] Keep another recipe
   *[no] Keep { $keeps ->
        [one] one recipe
       *[other] up to { $keeps } recipes
    }
}{ $full ->
    [yes] {" "}in place of { $keeps ->
        [one] an unprepared one
       *[other] unprepared ones
    }
   *[no] {""}
}, or none.
ask-spend = You rolled { $die }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
} and need { $needed }: spend { $missing ->
    [one] 1 Recognition
   *[other] { $missing } Recognitions
}?

## Why not

why-draft-goes-on = Everyone is choosing a baker, the last player first.
why-baker-taken = { $seat } already { $seat-you ->
    [yes] have
   *[no] has
} { $baker }.
why-bakers-before = Bakers are chosen before the first turn.
why-keeping-first = First choose among the recipes you drew.
why-not-drawn = You drew { $drawn }, not { $recipe }.
why-say-which = You already have two unprepared recipes: say which one you discard.
why-room-left = You have room for another unprepared recipe, so you discard none.
why-not-unprepared = You have no unprepared { $recipe } to discard.
why-same-recipe = One { $recipe } in place of another is the same as keeping none.
why-keeping-later = First learn: recipes are kept after they are drawn.
why-die-is-rolled = The die is rolled, and you have { $upright ->
    [one] 1 upright Recognition
   *[other] { $upright } upright Recognitions
} to spend.
why-spending-later = Recognition is spent after a roll that falls short.
why-no-refresher = Without a baker like Dwight, Recognitions are turned upright by a Coffee Break only.
why-has-refreshed = Your baker has done that this turn.
why-none-used = You have no used Recognition.
why-you-lack = You have no { $recipe }.
why-none-unprepared = You have no unprepared recipe.
why-none-prepared = You have nothing prepared to serve yet.
why-is-prepared = Your { $recipe } is already prepared.
why-not-prepared = Your { $recipe } is not prepared yet.
why-too-few-held = You have { $held ->
    [0] no doughnuts
    [one] only 1 doughnut
   *[other] only { $held } doughnuts
}.
why-too-few-plates = { $card } has { $empty ->
    [0] no empty plate
    [one] only 1 empty plate
   *[other] only { $empty } empty plates
}.
why-too-many = You have { $held ->
    [0] no doughnuts
    [one] 1 doughnut
   *[other] { $held } doughnuts
} and may hold { $most } at most.
why-too-few-there = There { $doughnuts ->
    [0] are no doughnuts
    [one] is only 1 doughnut
   *[other] are only { $doughnuts } doughnuts
} on { $card }.
why-can-move = You pass only when you can neither work nor take.

## The score sheet

line-recipe = { $recipe }
    .why = { $letter ->
        [none] no type
       *[other] type { $letter }
    }
line-types = { $letters-count ->
    [0] No types
    [one] Type { $letters }
   *[other] Types { $letters }
}
    .why = With equal tips, the most different types win.

## What simulations count

count-kept = kept { $recipe }
    .column = kept
    .line = { $recipe }
count-preparing = preparing { $recipe }
    .column = preparing
    .line = { $recipe }
count-serving = serving { $recipe }
    .column = serving
    .line = { $recipe }
count-learning = turns Learn a Recipe
    .column = turns
    .line = Learn a Recipe
count-breaks = turns Coffee Break
    .column = turns
    .line = Coffee Break
count-taking = turns taking doughnuts
    .column = turns
    .line = taking doughnuts
count-passing = turns passing
    .column = turns
    .line = passing

## What is printed on recipes, bakers and kitchen cards

text-recipe = Prepare with { $prepare }, serve with { $serve }; { tips }{ $letter ->
    [none] {""}
   *[other] , type { $letter }
}.
text-draws = Draws { $number ->
    [1] one more recipe
    [2] two more recipes
   *[other] { $number } more recipes
} when learning.
text-keeps = May keep { $number ->
    [2] two
   *[other] { $number }
} of the recipes drawn.
text-adds-to-prepare = Adds { $number } to every Prepare roll.
text-adds-to-serve = Adds { $number } to every Serve roll.
text-refreshes = May turn { $number ->
    [1] one used Recognition
    [2] two used Recognitions
   *[other] { $number } used Recognitions
} upright at the start of a turn.
text-origin = { $source ->
    [printed] As printed.
    [house] Ours, not the publisher’s.
   *[partly] { $printed-count ->
        [0] { $told } as told in { $by }; the rest is ours.
       *[other] { $printed } as printed{ $told-count ->
            [0] {""}
           *[other] , { $told } as told in { $by }
        }; the rest is ours.
    }
}
text-no-power = Helps with nothing.
text-learn = Draw two recipes, three with two doughnuts. Keep one or none, and discard the rest.
text-prepare = Roll for one of your unprepared recipes; a second doughnut adds 1. A rolled 1 fails.
text-serve = Roll for one of your prepared recipes; a second doughnut adds 1. A rolled 1 fails.
text-coffee-break = With exactly one doughnut: turn all your used Recognitions upright.

## Options

option-bakers = Each player has a baker for the whole game: chosen in turn, the last player first, or dealt at random.
option-bakers-off = No bakers
option-bakers-draft = Chosen in turn
option-bakers-random = Dealt at random
option-quiet_end = The game also ends after many rounds in which nobody prepares or serves a recipe.

## The game on the shelf, and moves as buttons

summary = Learn recipes, prepare them and serve them: your doughnuts do the work, a die brings the luck.
move-choose = Choose { $baker }
move-refresh = Turn a Recognition upright
move-learn = Learn with { doughnuts }
move-prepare = Prepare { $recipe } with { doughnuts }
move-serve = Serve { $recipe } with { doughnuts }
move-coffee-break = Coffee Break
move-take = Take { doughnuts } from { $card }
move-pass = Pass
move-keep = Keep { $recipe }
move-exchange = Keep { $recipe }, discard { $discarded }
move-keep-none = Keep none
move-spend = Spend { recognitions }

## The table as text

draw-kitchen = Kitchen
draw-round = round { $round }{ $sort ->
    [last] , the last one
    [quiet] , { $quiet } of at most { $most } quiet ones are over
   *[plain] {""}
}
draw-deck = Deck
draw-discard = Discard
draw-drawn = { $seat } { $seat-you ->
    [yes] have
   *[no] has
} drawn { $count ->
    [0] nothing yet
   *[other] { $drawn }
}
draw-attempt = { $seat } { $seat-you ->
    [yes] try
   *[no] tries
} to { $work ->
    [prepare] prepare
   *[serve] serve
} { $recipe }, { $seat-you ->
    [yes] need
   *[no] needs
} { $needed }{ $die ->
    [none] {""}
   *[other] , rolled { $die }
}, bonus { $bonus }
draw-baker = { $baker ->
    [none] {""}
   *[other] {" "}with { $baker }
}
draw-first = (started)
draw-tips = { tips }
draw-unprepared = unprepared
draw-prepared = prepared
draw-numbers = prepare { $prepare }, serve { $serve }, { tips }
draw-served = served
draw-recognition = { $count } of { $most }; Recognition: { $upright } upright, { $used } used{ $letters ->
    [none] {""}
   *[other] , types { $letters }
}
draw-odds = Odds
draw-chance = { $plain } of { $faces }{ $helped ->
    [none] {""}
   *[other] , { $helped } with Recognition
}

## What is printed on a recipe or a baker

field-name = name
field-power = power
field-letter = letter
field-tips = tips
field-prepare = number to prepare
field-serve = number to serve
by-reviews = reviews
by-another-extract-of-the-rulebook = another extract of the rulebook
