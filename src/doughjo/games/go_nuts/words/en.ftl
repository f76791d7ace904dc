### Go Nuts for Donuts

## What happens

event-dealt = { $card } is dealt to position { $position }.
event-picked = { $position-known ->
    [yes] { $seat } { $seat-you ->
        [yes] have
       *[no] has
    } chosen position { $position }.
   *[no] { $seat } { $seat-you ->
        [yes] have
       *[no] has
    } chosen.
}
event-revealed = Everyone reveals: { $picks }.
event-revealed-picks-each = { $seat } { $what }
event-clash = Position { $position }: { $seats } clash, and { $card } is lost.
event-taken = Position { $position }: { $seat } { $seat-you ->
    [yes] take
   *[no] takes
} { $card }.
event-drew = { $seat } { $seat-you ->
    [yes] draw { $card } from the deck and keep it.
   *[no] draws { $card } from the deck and keeps it.
}
event-drew-in-secret = { $card-known ->
    [yes] { $seat } { $seat-you ->
        [yes] draw
       *[no] draws
    } { $card } in secret.
   *[no] { $seat } draws a card in secret.
}
event-kept = { $seat } { $seat-you ->
    [yes] keep { $card } and put
   *[no] keeps { $card } and puts
} { $put_back-known ->
    [yes] { $put_back }
   *[no] the other card
} back on top of the deck.
event-cleared = { $seat } { $seat-you ->
    [yes] discard
   *[no] discards
} { $card } from position { $position }.
event-stopped = { $seat } { $seat-you ->
    [yes] stop.
   *[no] stops.
}
event-took-discard = { $seat } { $seat-you ->
    [yes] take
   *[no] takes
} { $card } from { $deeper ->
    [yes] deeper in the discard pile.
   *[no] the discard pile.
}
event-gave = { $seat } { $seat-you ->
    [yes] give
   *[no] gives
} { $card } to { $to }.
event-stole = { $seat } { $seat-you ->
    [yes] take
   *[no] takes
} { $card } from { $from }.
event-discarded = { $seat } { $seat-you ->
    [yes] discard
   *[no] discards
} { $card }{ $forced ->
    [yes] {" "}itself, as there are too few other cards.
   *[no] .
}
event-discarded-from = { $seat } { $seat-you ->
    [yes] discard
   *[no] discards
} { $card } from { $of-you ->
    [yes] your collection.
   *[no] { $of }’s collection.
}
event-chose-pass = { $card-known ->
    [yes] { $seat } { $seat-you ->
        [yes] have
       *[no] has
    } chosen to pass { $card }.
   *[no] { $seat } has chosen a card to pass.
}
event-passed = Everyone passes a card to the left: { $cards }.
event-passed-cards-each = { $seat } { $what }
event-no-effect = { $card } has no effect.
event-round-over = The round is over.
event-game-over = The deck cannot fill the row: the game is over.

## What is asked

ask-pick = Choose a donut. Nobody sees it until everyone has chosen.
ask-clear-row = { $card }: discard cards of the row that nobody picked, one at a time, or stop.
ask-draw-two-keep-one = { $card }: keep one of the two cards you drew; the other goes back on top of the deck.
ask-take-one-discard = { $card }: take a { $donuts ->
    [yes] donut
   *[no] card
} from the discard pile.
ask-take-three-discards = { $card }: { $left ->
    [one] take one more card from the discard pile, or stop.
   *[other] take up to { $left } cards from the discard pile, one at a time, or stop.
}
ask-give-one = { $card }: give one of your cards to an opponent.
ask-steal-one = { $card }: take a card from an opponent.
ask-all-pass-left = { $card }: choose a card to pass to your left. Nobody sees your choice until everyone has chosen.
ask-discard-three-or-this = { $card }: { $left ->
    [3] discard three of your other cards, one at a time, or { $card } itself.
    [one] discard one more of your other cards.
   *[other] discard { $left } more of your other cards.
}
ask-discard-one-own = { $card }: discard one of your other { $donuts ->
    [yes] donuts.
   *[no] cards.
}
ask-discard-opponents = { $card }: discard an opponent’s card.

## Why not

why-has-picked = You have already chosen. Now it is up to the others.
why-has-passed = You have already chosen a card to pass. Now it is up to the others.
why-row-ends = The row has positions 1 to { $positions }.
why-all-pick = Everyone is choosing a position in the row.
why-is-empty = Position { $position } is empty.
why-was-picked = Position { $position } was picked this round.
why-not-drawn = You drew { $drawn }, not { $card }.
why-no-donut = { $card } is not a donut.
why-not-discarded = There is no { $card } in the discard pile.
why-not-twice = There is no { $card } on top of the discard pile with another one below it.
why-you-lack = You have no { $card }.
why-not-itself = You cannot choose this { $card } itself, and you have no other.
why-give-others = You may give { $card } itself only when you have no other card.
why-nobody-there = Nobody sits there.
why-no-opponent = You are not your own opponent.
why-they-lack = { $seat } has no { $card }.

## The score sheet

line-cards = { $card } × { $count }
    .why = { $card-text }

## What simulations count

count-taken = taken { $card }
    .column = taken
    .line = { $card }
count-clashed = clashed { $card }
    .column = clashed
    .line = { $card }

## What is printed on a card

text-if = { $condition ->
    [if_types_over] {" "}if you have more than { $number } different cards
    [if_types_under] {" "}if you have fewer than { $number } different cards
    [if_cards_under] {" "}if you have fewer than { $number } cards
    [if_fewest_cards] {" "}if nobody has fewer cards than you
   *[none] {""}
}
text-nothing = Worth nothing.
text-each = { $costs ->
    [yes] Costs
   *[no] Worth
} { $points }{ text-if }.
text-together = However many you have, together worth { $points }{ text-if }.
text-pairs = Each pair is worth { $points }, a single one nothing{ text-if }.
text-spoilt = { $spoilt ->
    [yes] : an odd one spoils it
   *[no] {""}
}
text-table = 1 to { $most } of them are worth { $points } points in all{ text-spoilt }{ text-if }.
text-table-points-joint = or
text-table-with-more = 1 to { $most } of them are worth { $points } points in all{ text-spoilt }{ text-if }; more add nothing.
text-table-with-more-points-joint = or
text-per-negative = { $costs ->
    [yes] Costs
   *[no] Worth
} { $points }{ $more ->
    [yes] {" "}more
   *[no] {""}
} for each of your cards that costs points{ text-if }.
text-most-alone = If you alone have the most { $card }, { $points } { $less ->
    [yes] less
   *[no] more
} in all{ text-if }.
text-most-shared = If you share the most { $card }, { $points } { $less ->
    [yes] less
   *[no] more
} in all{ text-if }.
text-draw-one = Draw the top card of the deck and keep it.
text-take-top-discard = Take the top card of the discard pile.
text-clear-row = Discard any number of cards in the row that nobody picked this round, in the order you like.
text-draw-two-keep-one = Draw two cards, keep one, and put the other back on top of the deck; only you know it.
text-take-one-discard = Take any one card from the discard pile.
text-give-one = Give one of your cards to an opponent; { $card } itself only if you have no other.
text-steal-one = Take one card from an opponent.
text-all-pass-left = Everyone secretly passes a card to the left. If anyone has none to pass, { $card } is discarded instead.
text-take-three-discards = Take up to three cards of your choice from the discard pile.
text-discard-three-or-this = Discard three of your other cards, or discard { $card }.
text-discard-one-own = Discard one of your other cards; if you have none, discard { $card }.
text-discard-opponents = Discard one card of your choice from an opponent.

## Options

option-sprinkled_gives_itself = Sprinkled may give itself away even when you have other cards.
option-maple_frosted_needs_sole_fewest = Maple Frosted scores only if you alone have the fewest cards; a tie does not count.
option-drinks_are_donuts = Coffee and Milk count as donuts: as types, and wherever donuts are counted or chosen.

## The game on the shelf, and moves as buttons

summary = Pick a donut in secret: alone it is yours, together it is lost.
move-pick = Pick position { $position }
move-clear = Discard the card at position { $position }
move-done = Stop
move-discard-itself = Discard this card itself
move-keep = Keep { $card }
move-take = Take { $card }
move-take-deeper = Take the deeper { $card }
move-pass = Pass { $card }
move-discard = Discard { $card }
move-give = Give { $card } to { $seat }
move-steal = Take { $card } from { $seat }
move-discard-from = Discard { $card } from { $seat }

## The table and the list of cards as text

draw-row = Row
draw-deck = Deck
draw-on-top = on top { $card }
draw-on-top-known = on top { $card } [dim](only { $seat } { $seat-you ->
    [yes] know
   *[no] knows
})[/]
draw-discard = Discard
draw-holds = { $points } { $points ->
    [one] point
   *[other] points
}, { $cards } { $cards ->
    [one] card
   *[other] cards
}
draw-no-cards = no cards yet
page-card = card
page-does = what it does
page-ours = ours
