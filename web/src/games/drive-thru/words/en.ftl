# What the board of Doughnut Drive-Thru says. A seat that may be the reader comes with a flag `…-you`.

# --- Counted things, for other messages
drive-thru-doughnuts = { $doughnuts ->
    [0] no doughnuts
    [one] { $doughnuts } doughnut
   *[other] { $doughnuts } doughnuts
}
drive-thru-recognitions = { $recognitions ->
    [one] { $recognitions } Recognition
   *[other] { $recognitions } Recognitions
}
drive-thru-tips = { $tips ->
    [0] no tips
    [one] { $tips } tip
   *[other] { $tips } tips
}
drive-thru-tips-word = { $tips ->
    [one] tip
   *[other] tips
}

# --- The kitchen and its sign
drive-thru-kitchen = The kitchen
drive-thru-cards = Kitchen cards
drive-thru-card = { $number }: { $card }, { drive-thru-doughnuts } on { $plates ->
    [one] { $plates } plate
   *[other] { $plates } plates
}
drive-thru-choosable = { $what }{ $choosable ->
    [yes] , can be chosen
   *[no] {""}
}
drive-thru-round = { $time ->
    [over] Game over
    [last] Last round
   *[usual] Round { $round }
}
drive-thru-quiet = Nothing prepared or served for { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}. After { $most }, the game ends.

# --- Deck and discard pile
drive-thru-pile = { $pile ->
    [deck] deck
   *[discard] discard
}
drive-thru-pile-title = { $pile ->
    [deck] Not seen yet
   *[discard] Discard pile
}
drive-thru-pile-about = { $pile ->
    [deck] These may still be drawn. Nobody knows the order.
   *[discard] When the deck is empty, these are shuffled into a new one.
}
drive-thru-pile-close = Close the pile
drive-thru-pile-kind = { $recipe }{ $count ->
    [1] {""}
   *[other] , { $count } of them
}
drive-thru-pile-empty = Empty

# --- Places
drive-thru-place = { $name-you ->
    [yes] Your
   *[no] { $name }’s
} place
drive-thru-status = { $status ->
    [winner] wins
    [thinking] thinking …
   *[you] you
}
drive-thru-baker-of = { $name-you ->
    [yes] Your
   *[no] { $name }’s
} baker: { $baker }
drive-thru-held = { drive-thru-doughnuts } of at most { $most }
drive-thru-types = types
drive-thru-zone = { $state ->
    [unprepared] Unprepared
   *[prepared] Prepared
}
drive-thru-own = { $state ->
    [unprepared] Your unprepared recipes
    [prepared] Your prepared recipes
   *[served] Your served recipes
}
drive-thru-recipes-of = { $name }’s recipes
drive-thru-recipe = { $recipe }, { $state ->
    [unprepared] unprepared
   *[prepared] prepared
}
drive-thru-served = Served { $served } of { $most }
drive-thru-upright = { $upright } upright
drive-thru-medal = { $recipe }, served, { drive-thru-tips }{ $letter ->
    [none] {""}
   *[other] , type { $letter }
}, Recognition { $used ->
    [yes] used
   *[no] upright
}
drive-thru-medal-text = Served: { drive-thru-tips }{ $letter ->
    [none] {""}
   *[other] , type { $letter }
}. { $used ->
    [yes] Its Recognition is used. A Coffee Break turns it upright.
   *[no] Its Recognition is upright: it adds 1 to a Prepare or Serve roll.
}
drive-thru-glance = The others at a glance
drive-thru-glance-at = { $name }: { drive-thru-tips }, { $served } of { $most } served, { drive-thru-doughnuts }. Go to this place

# --- Bakers
drive-thru-bakers = Bakers
drive-thru-draft = { $moment ->
    [dealt] These are your bakers tonight
    [yours] Who bakes for you tonight?
   *[theirs] { $name } is choosing a baker
}
drive-thru-bakes-for = bakes for { $name-you ->
    [yes] you
   *[no] { $name }
}
drive-thru-to-kitchen = To the kitchen

# --- The order pad
drive-thru-pad = Order pad
drive-thru-moment = { $moment ->
    [yours] Your order?
    [over] Closed for today
    [theirs] { $name } is at the window
   *[start] The kitchen opens
}
drive-thru-hint = Choose a kitchen card or one of your recipes. You see your chances before you roll.
drive-thru-another-card = Another kitchen card
drive-thru-with = With { drive-thru-doughnuts }
drive-thru-take = Take { $doughnuts } back
drive-thru-take-from = Take doughnuts back from { $card }
drive-thru-try = { $work ->
    [prepare] Prepare
   *[serve] Serve
} { $recipe }
drive-thru-chance = { $chance }{ $more ->
    [yes] , or { $helped } with Recognition
   *[no] {""}
}
drive-thru-needed = of { $needed } needed
drive-thru-enough = { $missing ->
    [one] { $missing } Recognition would be enough. Spend it?
   *[other] { $missing } Recognitions would be enough. Spend them?
}
drive-thru-another-number = Another number
drive-thru-may-spend = { $name } may spend Recognition.
drive-thru-rolled = { $name-you ->
    [yes] You
   *[no] { $name }
} rolled { $die }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
}
drive-thru-roll = { drive-thru-try }: { $needed } needed.{ $recognitions ->
    [0] {""}
   *[other] {" "}{ drive-thru-recognitions } spent.
}{ $outcome ->
    [prepared] {" "}Prepared!
    [served] {" "}Served for { drive-thru-tips }!
    [failed] {" "}Not enough.
   *[open] {""}
}
drive-thru-keep = { $keeps ->
    [one] Keep one or none
   *[other] Keep up to { $keeps }
}
drive-thru-drawn = Recipes you drew
drive-thru-makes-room = Which recipe makes room for { $recipe }?
drive-thru-back = Back
drive-thru-learns = { $name } is learning
drive-thru-learns-about = Only { $name } sees these recipes.
