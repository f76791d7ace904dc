### Dollars to Donuts

## What happens

event-starts = { $seat } { $seat-you ->
    [yes] are
   *[no] is
} the starting player.
event-starter-placed = { $seat } { $seat-you ->
    [yes] place
   *[no] places
} the { $starter } starter on { $at }, its halves { $facing }{ $seats-count ->
    [one] .
   *[other] ; everyone does the same.
}
event-tile-dealt = Tile { $tile } comes to the { $price ->
    [0] free slot.
   *[other] ${ $price } slot.
}
event-customer-came = { $customer } joins the line.
event-turn = { $seat-you ->
    [yes] It is your turn.
   *[no] It is { $seat }’s turn.
}
event-bought = { $seat } { $price ->
    [0] { $seat-you ->
        [yes] take
       *[no] takes
    } the free tile, { $tile },
   *[other] { $seat-you ->
        [yes] buy
       *[no] buys
    } tile { $tile } for ${ $price }
} { $at ->
    [none] and { $seat-you ->
        [yes] set
       *[no] sets
    } it aside, as it fits nowhere.
   *[other] and { $seat-you ->
        [yes] place
       *[no] places
    } it on { $at } facing { $facing }{ over-edge }.
}
over-edge = { $over ->
    [0] {""}
    [one] , one cell over the edge
   *[other] , { $over } cells over the edge
}
event-no-purchase = { $seat } { $seat-you ->
    [yes] buy
   *[no] buys
} nothing.
event-paid = { $seat } { $seat-you ->
    [yes] pay
   *[no] pays
} { $dollars }.
event-paid-dollars-each = { $number ->
    [one] a dollar
   *[other] { $number } dollars
} with { $what-a }
event-perfect = { $seat } { $seat-you ->
    [yes] make
   *[no] makes
} a perfect { $flavour } donut on { $cells }.
event-sold = { $seat } { $seat-you ->
    [yes] sell
   *[no] sells
} a mismatched donut, { $flavours }, on { $cells } for ${ $dollars }.
event-spoiled = A mismatched donut, { $flavours }, on { $cells } brings { $seat } nothing.
event-drew = { $seat } { $seat-you ->
    [yes] draw
   *[no] draws
} a dollar with { $dollar-a }.
event-bag-empty = The bag is empty: { $seat } { $seat-you ->
    [yes] go
   *[no] goes
} without ${ $missing }.
event-laid = { $seat } { $seat-you ->
    [yes] lay
   *[no] lays
} { $dollar-a } on { $at }{ $facing ->
    [none] .
   *[other] {""} facing { $facing }.
}
event-no-dollar = { $seat } { $seat-you ->
    [yes] lay
   *[no] lays
} no Dollar Tile.
event-mat-full = { $seat-you ->
    [yes] Your mat is full.
   *[no] { $seat }’s mat is full.
}
event-served = { $seat } { $seat-you ->
    [yes] serve
   *[no] serves
} { $customer } { $tokens }: { $level }, { $points } points.
event-served-tokens-each = { $number } { $what }
event-served-nobody = { $seat } { $seat-you ->
    [yes] serve
   *[no] serves
} nobody.
event-slid = The tiles slide to close the gap.
event-rival-took = The rival shop takes tile { $tile }.
event-customer-left = { $customer } has waited too long and goes to the rival shop.
event-quiet = Nobody has bought, laid or served anything for { $rounds ->
    [one] a round
   *[other] { $rounds } rounds
}; after { $most } the game ends.
event-game-over = { $why } The game is over.
ending-mat-full = A mat is full, and everyone has had as many turns.
ending-no-tiles = No tiles are left to refill the board.
ending-turns = The last turn is played.
ending-quiet = Nobody has bought, laid or served anything for too long.

## What is asked

ask-start = Place a starter{ $shared ->
    [yes] {""} for everyone
   *[no] {""}
}: no two may share a row or column.
ask-buy = You have { dollars }: buy a tile for your mat, or nothing.
dollars = { $dollars ->
    [0] no dollars
    [one] 1 dollar
   *[other] { $dollars } dollars
}
ask-pay = Choose a Dollar Tile to pay with: { $owing ->
    [one] 1 dollar
   *[other] { $owing } dollars
} to go.
ask-lay = You may lay one of your Dollar Tiles on an empty cell.
ask-serve = You may serve one customer with your tokens.

## Why not

why-too-dear = The tile costs ${ $price }, and you have { dollars }.
why-fits = A tile is set aside only if it fits nowhere.
why-covered = { $cells-count ->
    [one] This cell is covered already:
   *[other] These cells are covered already:
} { $cells }.
why-same-turned = This tile looks the same after half a turn: place it facing east or south.
why-you-lack = You have no { $dollar-bare }.
why-not-waiting = { $customer } is not in the line.
why-lacks-tokens = To make { $customer } { $level }, you need { $missing } more.
why-is-placed = Your { $starter } starter is placed already.
why-same-line = A starter already lies in the row or column of { $at }.

## The score sheet

line-customer = { $customer }, { $level }
    .why = { $neighbourhood }
line-sets = Sets × { $count }
    .why = A customer from every neighbourhood.
line-majority = Most in { $neighbourhood }
    .why = Most customers served there.
line-pairs = Pairs of { $flavour } holes × { $count }
    .why = On the mat.
line-tokens = { $flavour } tokens × { $count }
    .why = Not served.
line-empty = Empty cells × { $count }
    .why = On the mat.
line-rank = Rank: { $rank }
    .why = { $next ->
        [none] The highest there is.
       *[other] { $next } from { $from } points.
    }

## What simulations count

count-bought = bought ${ $price }
    .column = bought
    .line = ${ $price }
count-bought-nothing = bought nothing
    .column = bought
    .line = nothing
count-laid = laid { $dollar-bare }
    .column = laid
    .line = { $dollar-bare }
count-served = { $level } { $customer }
    .column = { $level }
    .line = { $customer }

## What is printed on a piece

text-starter = One { $flavour } half on each of two opposite sides. Placed before the first turn.
text-holes = A Dollar Tile with { $flavour } holes on the back: two of them on a mat are worth { $points }.
text-half = A Dollar Tile with one { $flavour } half on the back.
text-tile = From left to right: { $top } above; { $bottom } below.
text-customer-first-each = { $number ->
    [one] { $what }
   *[other] { $number } { $what }
}
text-customer = { $neighbourhood }. Wants { $first } (contented, { $contented }), then { $second } (delighted, { $delighted }), then { $third } (thrilled, { $thrilled }).

## What things are called

flavour-plain = plain
flavour-chocolate = chocolate
flavour-sprinkle = sprinkle
flavour-jelly = jelly
dollar-plain-hole = Plain holes
    .a = plain holes
    .bare = plain holes
dollar-chocolate-hole = Chocolate holes
    .a = chocolate holes
    .bare = chocolate holes
dollar-sprinkle-hole = Sprinkle holes
    .a = sprinkle holes
    .bare = sprinkle holes
dollar-half-plain = Plain half
    .a = a plain half
    .bare = plain half
dollar-half-chocolate = Chocolate half
    .a = a chocolate half
    .bare = chocolate half
dollar-half-sprinkle = Sprinkle half
    .a = a sprinkle half
    .bare = sprinkle half
starter-plain-starter = Plain starter
starter-chocolate-starter = Chocolate starter
starter-sprinkle-starter = Sprinkle starter
starter-jelly-starter = Jelly starter
level-contented = contented
level-delighted = delighted
level-thrilled = thrilled
side-north = north
side-east = east
side-south = south
side-west = west
axis-north-south = north and south
axis-east-west = east and west
rank-day-old-dough = Day-old dough
rank-baker-s-helper = Baker’s helper
rank-corner-bakery = Corner bakery
rank-talk-of-the-town = Talk of the town
rank-donut-royalty = Donut royalty
rank-legend-of-the-glaze = Legend of the glaze

## Options

option-shared_starters = Everyone’s starters lie alike: the players choose one in turn, for all.
option-starters_last = Starters are placed when the board and the line of customers lie open, not before.
option-quiet_end = The game also ends after some rounds in which nobody buys, lays or serves anything.

## The game on the shelf, and moves as buttons

summary = Lay tiles so that half donuts meet: equal halves please customers, unequal ones bring dollars.
move-no-purchase = Buy nothing
move-buy = { $price ->
    [0] Take the free tile
   *[other] Buy the ${ $price } tile
}: { $at } facing { $facing }{ over-edge }
move-buy-aside = { $price ->
    [0] Take the free tile and set it aside
   *[other] Buy the ${ $price } tile and set it aside
}
move-pay = Pay with { $dollar-a }
move-no-dollar = Lay no Dollar Tile
move-lay = Lay { $dollar-a } on { $at } ({ $facing })
move-serve-nobody = Serve nobody
move-serve = Serve { $customer }: { $level }
move-start = Place the { $starter } starter on { $at }: { $facing }

## The table as text

draw-board = Specials Board
draw-line = Customers
draw-nobody = nobody waits
draw-supply = Tiles
draw-bag = Bag
draw-deck = Deck
draw-turns = Turns left
draw-quiet = Nothing bought, laid or served for { $rounds ->
    [one] a round
   *[other] { $rounds } rounds
}; { $most } end the game.
draw-holds = { $points } { $points ->
    [one] point
   *[other] points
}, ${ $dollars }
draw-tokens = tokens
draw-purse = purse
