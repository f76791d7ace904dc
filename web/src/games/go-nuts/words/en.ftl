# What the board of Go Nuts for Donuts says. A seat that may be the reader comes with a flag `…-you`.

go-nuts-row = The donut row
go-nuts-counter = Donuts on the counter
go-nuts-hand = Your selection cards
go-nuts-position = Position { $position }: { $card }{ $count ->
    [0] {""}
   *[other] , picked by { $pickers }
}
go-nuts-gap = { $taken ->
    [yes] taken
   *[no] empty
}
go-nuts-selection = Selection card { $position }: { $card }{ $chosen ->
    [yes] , chosen
   *[no] {""}
}
go-nuts-picks = Picks { $card }
go-nuts-yours = yours

# --- Cards
go-nuts-card = { $card }{ $count ->
    [1] {""}
   *[other] , { $count } of them
}{ $chosen ->
    [yes] , chosen
   *[no] {""}
}{ $choosable ->
    [yes] , can be chosen
   *[no] {""}
}
go-nuts-face-down = A card face down
go-nuts-hint = { $points }{ $why ->
    [if] {" "}if …
    [for] {" "}for …
   *[always] {""}
}

# --- Deck and discard pile
go-nuts-pile-title = { $pile ->
    [deck] Deck
   *[discard] Discard
}
go-nuts-pile = { $pile ->
    [deck] Deck
   *[discard] Discard pile
}: { go-nuts-cards }{ $known ->
    [yes] , on top { $top }
   *[no] {""}
}{ $noted ->
    [yes] , { $note }
   *[no] {""}
}{ $door ->
    [open] . Close it
    [closed] . Open it
   *[none] {""}
}
go-nuts-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
go-nuts-deck-left = { $count ->
    [one] { $count } card is left in the deck.
   *[other] { $count } cards are left in the deck.
}
go-nuts-top-known = { $who-you ->
    [yes] only you know the top
   *[no] { $who } knows the top
}
go-nuts-discard-pile = The discard pile
go-nuts-door = { $open ->
    [yes] Close
   *[no] Open
}
go-nuts-door-about = { go-nuts-door } the discard pile
go-nuts-from-top = Discard pile, from the top
go-nuts-in-pile = { $card }, { $place ->
    [1] on top of the pile
   *[other] number { $place } from the top
}{ $deeper ->
    [yes] , the lower copy
   *[no] {""}
}
go-nuts-place = { $place ->
    [1] top
   *[other] { $place }
}{ $deeper ->
    [yes] : lower copy
   *[no] {""}
}

# --- Places
go-nuts-status = { $status ->
    [winner] winner
    [chosen] has chosen
    [thinking] is thinking
   *[deciding] is choosing
}
go-nuts-collection = { $name-you ->
    [yes] Your
   *[no] { $name }’s
} collection
go-nuts-own = { $name-you ->
    [yes] Your
   *[no] { $name }’s
} { $card }
go-nuts-own-cards = { $name-you ->
    [yes] Your
   *[no] { $name }’s
} cards
go-nuts-all-cards = { go-nuts-own-cards }: { $cards }

# --- The ticket of a power
go-nuts-waiting = { $passing ->
    [yes] Everyone chooses a card to pass.
   *[no] { $who } decides.
}
go-nuts-passing = You pass { $card } to { $who }. It stays secret until everyone has chosen.
go-nuts-who = { $verb ->
    [give] Who gets your { $card }?
   *[other] Whose card?
}
go-nuts-which = { $verb ->
    [clear] Tap what goes: here or in the row.
    [keep] Which one do you keep?
    [take] Which one do you take?
    [take-deeper] Which one do you take?
    [pass] Which one goes to { $who }?
    [give] Which one do you give away?
    [steal] Which one do you take from { $who }?
    [discard-from] Which one does { $who } lose?
   *[discard] Which one is discarded?
}
go-nuts-left = { $most ->
    [yes] up to { $left }
   *[no] { $left }
} to go
go-nuts-back = { $to ->
    [card] Another card
   *[person] Someone else
}
