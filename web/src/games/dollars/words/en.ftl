# What the board of Dollars to Donuts says. A seat that may be the reader comes with a flag `…-you`.

dollars-tab = { $tab ->
    [specials] Specials
    [money] Purse { dollars-money }
    [customers] Customers
    [rival] Rival
   *[shops] Shops
}
dollars-around = Around the mat
dollars-whose = Whose mat is large
dollars-owns = { $owner-you ->
    [yes] Your
   *[no] { $owner }’s
} { $what ->
    [shop] shop
    [starters] starters
    [dollars] Dollar Tiles
    [tokens] tokens
   *[mat] mat
}
dollars-money = ${ $dollars }
dollars-more = { $count } more

# --- What you are about to do
dollars-decision = Your decision
dollars-hint = { $step ->
    [start] Take a starter and place it on your mat.
    [buy] Take a tile from the Specials Board.
    [pay] Any you keep can be laid on your mat later.
    [lay] Pick a Dollar Tile to lay.
   *[serve] Choose a customer you can serve.
}
dollars-how-happy = How happy will you make { $customer }?
dollars-closed = The shops have closed.
dollars-misfit = It doesn’t fit here.
dollars-nowhere = It fits nowhere on your mat. You may take it and set it aside.
dollars-preview = { $result ->
    [fits] It fits here
    [nothing] Makes no donut yet
   *[donuts] Makes { $made }
}: { $from }{ $long ->
    [yes] {" "}to { $to }
   *[no] {""}
}{ $over ->
    [0] .
    [one] , one cell over the edge.
   *[other] , { $over } cells over the edge.
}
dollars-perfect = { $count ->
    [one] a perfect { $flavour } donut
   *[other] { $count } perfect { $flavour } donuts
}
dollars-sold = { $count ->
    [one] a mismatched donut sold for { dollars-money }
   *[other] { $count } mismatched donuts sold for { dollars-money }
}
dollars-spoiled = { $count ->
    [one] a mismatched donut worth nothing
   *[other] { $count } mismatched donuts worth nothing
}
dollars-turn = Turn { $way ->
    [left] left
   *[right] right
}
dollars-turn-key = { dollars-turn } ({ $key })
dollars-place = Place it
dollars-back = Put back
dollars-serving = { $level } for { $tokens }: { $points } points

# --- The Specials Board
dollars-on-sale = Tiles on sale
dollars-price = { $price ->
    [0] free
   *[other] ${ $price }
}
dollars-no-tile = { $bare ->
    [yes] not drawn yet
   *[no] sold
}
dollars-tiles-wait = Drawn once all starters are placed.

# --- Customers
dollars-line = Customers in line
dollars-no-customers = { $bare ->
    [yes] They come once all starters are placed.
   *[no] Nobody is waiting.
}
dollars-level = { $level } with { $wants }{ $can ->
    [yes] , you can
   *[no] {""}
}:
dollars-first = waits longest

# --- What a shop owns
dollars-starters = Starters
dollars-tokens = Tokens
dollars-no-dollars = No Dollar Tiles
dollars-no-tokens = none yet
dollars-choice = { $name }{ $count ->
    [1] {""}
   *[other] , { $count } of them
}
dollars-set-aside = { $count ->
    [one] One tile set aside
   *[other] { $count } tiles set aside
}
dollars-tiles = { $count ->
    [one] 1 Dollar Tile
   *[other] { $count } Dollar Tiles
}
dollars-in-bag = The bag: { dollars-tiles }
dollars-so-far = { $points ->
    [one] 1 point
   *[other] { $points } points
} so far, { $empty ->
    [one] one empty cell
   *[other] { $empty } empty cells
}
dollars-served = Served
dollars-nobody = nobody yet
dollars-close = Close

# --- The mat, as it is heard
dollars-cell = { $cell }: { $what }
dollars-empty = empty
dollars-tile = tile
dollars-half = { $flavour } half { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
dollars-part = { $perfect ->
    [yes] part of a perfect { $flavour } donut
   *[no] part of a mismatched donut
}

# --- All shops
dollars-mine = Mine
dollars-scores = Scores
dollars-same = The same for everyone:
dollars-empty-cells = { $count ->
    [one] one empty cell
   *[other] { $count } empty cells
}
dollars-status = { $status ->
    [winner] winner
    [thinking] thinking …
   *[deciding] deciding
}
dollars-look = Look at the shop
dollars-rival = The rival shop takes the free tile after each of your turns, and a customer whenever you serve nobody.
dollars-turns-left = { $count ->
    [one] 1 turn left
   *[other] { $count } turns left
}
dollars-rank = { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $wins ->
    [yes] , a win
   *[no] {""}
}{ $next ->
    [none] {""}
   *[other] ; the next rank begins at { $next }
}
dollars-caption = Customers served in each neighbourhood
dollars-shop = Shop
dollars-points = Points
dollars-player = { $name-you ->
    [yes] You
   *[no] { $name }
}
dollars-leads = leads
