### Kitchen Rush with Piece of Cake

## Parts of sentences

coins-and-prestige = { $coins } { $coins ->
    [one] coin
   *[other] coins
}{ $prestige ->
    [0] {""}
   *[other] {" "}and { $prestige } prestige
}
with-tile = { $tile ->
    [none] {""}
   *[other] {" "}with { $tile }
}
whose-hourglass = { $owner ->
    [none] { $hourglass }
   *[other] { $owner-you ->
        [yes] your { $hourglass }
       *[no] { $owner }’s { $hourglass }
    }
}

## What happens before a round

event-objective = The Objective: { $objective }.
event-upgrade = For sale at the Office: { $upgrade }.
event-ability = The Specialist’s ability: { $ability }.
event-event = Event! { $event }: { $event-text }
event-ready = { $seat } { $seat-you ->
    [yes] are
   *[no] is
} ready.
event-round-begins = Round { $round }: the clock is running!

## What happens with hourglasses

event-placed = { $seat } { $seat-you ->
    [yes] put
   *[no] puts
} { $hourglass } on { $space }.
event-lifted = { $seat } { $seat-you ->
    [yes] take
   *[no] takes
} { $hourglass } off { $from }.
event-called = { $seat } { $seat-you ->
    [yes] call
   *[no] calls
} the Specialist’s ability: { $ability }.
event-sand = { whose-hourglass } on { $space } has run out.
event-waited = { $seat } { $seat-you ->
    [yes] wait.
   *[no] waits.
}

## What happens with Orders

event-order = New Order on space { $space }: { $order }.
event-brought = { $seat } { $seat-you ->
    [yes] bring
   *[no] brings
} new Orders and { $seat-you ->
    [yes] get
   *[no] gets
} { $coins } { $coins ->
    [one] coin.
   *[other] coins.
}
event-replaced = { $seat } { $seat-you ->
    [yes] replace
   *[no] replaces
} { $orders }.
event-ice-cream = { $seat } { $seat-you ->
    [yes] add
   *[no] adds
} ice-cream and { $seat-you ->
    [yes] get
   *[no] gets
} { $coins } { $coins ->
    [one] coin.
   *[other] coins.
}
event-tile = { $seat } { $seat-you ->
    [yes] draw
   *[no] draws
} the tile { $tile }.
event-put-tile = { $seat } { $seat-you ->
    [yes] put
   *[no] puts
} { $tile } on the Order on space { $space }.
event-offered = { $seat } { $seat-you ->
    [yes] lay
   *[no] lays
} out { $order }.
event-chose = { $seat } { $seat-you ->
    [yes] choose
   *[no] chooses
} { $order } for space { $space }.
event-took = { $seat } { $seat-you ->
    [yes] take
   *[no] takes
} { $order }{ with-tile }.
event-fetched = { $seat } { $seat-you ->
    [yes] fetch
   *[no] fetches
} clean plates for { $order }.
event-delivered = { $seat } { $seat-you ->
    [yes] deliver
   *[no] delivers
} { $order }{ with-tile }: { coins-and-prestige }{ $tip ->
    [0] .
   *[other] , and a tip of { $tip }.
}

## What happens with food

event-added = { $seat } { $seat-you ->
    [yes] put
   *[no] puts
} { $ingredient } from { $storage } on { $plate }.
event-reached-in = { $seat } { $seat-you ->
    [yes] rummage
   *[no] rummages
} in the bag.
event-cube = { $seat } { $seat-you ->
    [yes] draw
   *[no] draws
} a { $spice } cube.
event-kept = { $seat } { $seat-you ->
    [yes] put
   *[no] puts
} a { $spice } cube on { $plate }.
event-put-back = { $seat } { $seat-you ->
    [yes] put
   *[no] puts
} { $quiet ->
    [yes] back { $what }.
   *[no] the rest{ $what ->
        [none] {""}
       *[other] {" "}of the { $what }
    } back.
}
event-spiced = { $seat } { $seat-you ->
    [yes] put
   *[no] puts
} a { $spice } cube on { $plate }.
event-cooked = { $seat } { $seat-you ->
    [yes] cook
   *[no] cooks
} { $plate }: down to row { $row }.
event-chilled = { $seat } { $seat-you ->
    [yes] chill
   *[no] chills
} { $plate }: over to column { $column }.
event-lid = { $seat } { $off ->
    [yes] { $seat-you ->
        [yes] lift
       *[no] lifts
    } the lid off the Freezer.
   *[no] { $seat-you ->
        [yes] put
       *[no] puts
    } the lid back on the Freezer.
}
event-scooped = { $seat } { $seat-you ->
    [yes] put
   *[no] puts
} a scoop of { $flavour } on { $plate }.
event-melted = The lid was left off! { $scoops-count ->
    [0] But there is nothing in the Freezer to melt.
   *[other] In the Freezer { $scoops } melt.
}

## What happens with stock and coins

event-bought = { $seat } { $seat-you ->
    [yes] buy
   *[no] buys
} { $count } × { $lot } for { $price } { $price ->
    [one] coin.
   *[other] coins.
}
event-unloaded = { $seat } { $seat-you ->
    [yes] unload
   *[no] unloads
} { $count } { $ingredient } into { $storage }.
event-picked = { $seat } { $seat-you ->
    [yes] pick
   *[no] picks
} { $what }.
event-washed = { $seat } { $seat-you ->
    [yes] wash
   *[no] washes
} { $size-a }.
event-paid = { $seat } { $seat-you ->
    [yes] pay
   *[no] pays
} { $price } { $price ->
    [one] coin
   *[other] coins
} to { $hourglass ->
    [none] { $what }.
   *[other] re-hire { whose-hourglass }.
}

## What happens when the round is over

event-time-up = Time’s up! What is under way may be finished.
event-round-over = Time’s up! Round { $round } is over.
event-dropped = { $seat } { $seat-you ->
    [yes] put
   *[no] puts
} back what { $seat-you ->
    [yes] you hold.
   *[no] was in hand.
}
event-served = { $seat } { $seat-you ->
    [yes] serve
   *[no] serves
} { $order }{ with-tile }: { coins-and-prestige }.
event-unfinished = { $seat } { $seat-you ->
    [yes] do
   *[no] does
} not finish { $order }{ with-tile }{ $prestige ->
    [0] .
   *[other] : { $prestige } prestige.
}{ $melted ->
    [0] {""}
    [one] {" "}1 scoop melts.
   *[other] {" "}{ $melted } scoops melt.
}{ $thrown-count ->
    [0] {""}
   *[other] {" "}Thrown away: { $thrown }.
}{ $without_plate-count ->
    [0] {""}
   *[other] {" "}No clean plate for { $without_plate }.
}
event-wages = { $workers ->
    [0] { $specialist ->
        [0] No coins for wages
       *[other] Wages: { $specialist } for the Specialist, and no more coins
    }
    [one] Wages: { $each } for 1 hourglass{ $specialist ->
        [0] {""}
       *[other] , { $specialist } for the Specialist
    }
   *[other] Wages: { $each } each for { $workers } hourglasses{ $specialist ->
        [0] {""}
       *[other] , { $specialist } for the Specialist
    }
}.{ $unpaid ->
    [0] {""}
    [one] {" "}1 hourglass goes unpaid.
   *[other] {" "}{ $unpaid } hourglasses go unpaid.
}
event-unpaid = { whose-hourglass } goes unpaid and is out until re-hired.
event-bonus = Prestige Bonus! { $bonus }: { $bonus-text }
event-event-over = { $event } is over.
event-game-over = { $won ->
    [yes] The Objective is met: you win!
   *[no] The Objective is not met: you lose.
}

## What is asked

ask-ready = Round { $round }: look around and make a plan. The clock starts when everyone is ready.
ask-unpaid = Not enough coins for all wages: choose { $count ->
    [one] an hourglass that goes
   *[other] { $count } hourglasses that go
} unpaid.
ask-finish = Time’s up! Finish what you are doing, then say you are ready for Cleanup.
ask-work = Place an hourglass, or act where one of yours stands.
ask-nobody = You have no hourglass to place: none of them was paid.
ask-cube = You drew a { $spice } cube. Put it on a plate, or back into the bag.
ask-crate = You carry { $count } { $ingredient }. Unload into a storage.
ask-common-spices = Pick { $count } common { $count ->
    [one] spice
   *[other] spices
} for the bag.
ask-rare-spices = Pick { $count } rare { $count ->
    [one] spice
   *[other] spices
} for the bag.
ask-scoops = Pick { $count } { $count ->
    [one] scoop
   *[other] scoops
} for the Freezer.
ask-tiles = Put your Ice-Cream tiles on Orders on the rail.
ask-offer = Choose { $count } of these Orders for the rail. The others are discarded.

## Why not: the round, and hands

why-ready-already = You are ready. Wait for the others.
why-before-the-round = The clock is not running yet. Say that you are ready first.
why-in-the-round = The round is on: there is nothing to be ready for.
why-after-the-round = Time’s up. Finish what is under way, then say that you are ready.
why-at-wages = First choose who goes unpaid.
why-not-at-wages = Wages are paid in Cleanup.
why-not-on-wages = { $hourglass } is always paid.
why-hands-full = Your hands are full. First put away what you hold.
why-hands-empty = Your hands are empty.
why-tiles-stay = Ice-Cream tiles do not go back. Put them on Orders.
why-offer-stays = Choose from the Orders laid out first.
why-no-cube = You hold no cube.
why-no-crate = You carry nothing to unload.
why-no-spices = You have not bought any spices.
why-no-scoops = You have not bought any scoops.
why-no-tile = You do not hold that Ice-Cream tile.
why-no-offer = That Order is not laid out for you.
why-only-common = You bought common spices, and this one is rare.
why-only-rare = You bought rare spices, and this one is common.

## Why not: hourglasses and spaces

why-not-in-game = { $hourglass } is not in this game.
why-not-paid = { whose-hourglass } was not paid. Re-hire it at the Office.
why-not-hired = { $hourglass } is not hired yet. Hire at the Office.
why-sand-runs = { whose-hourglass } needs { $seconds } more { $seconds ->
    [one] second.
   *[other] seconds.
}
why-kept-away = { whose-hourglass } cannot work: { $event }.
why-put-by-other = { $seat } put { $hourglass } there. Only { $seat } can move it.
why-in-hand-already = { whose-hourglass } is already in hand.
why-is-locked = { $space } is locked. Open it at the Office.
why-is-broken = { $space } is broken. Repair it at the Office.
why-is-unavailable = { $space } is not used in this game.
why-is-closed = { $space } is closed: { $event }.
why-is-occupied = { whose-hourglass } is already on { $space }.
why-no-worker = You have no hourglass { $area-at } that can still act.

## Why not: the Specialist

why-no-specialist = There is no Specialist in this game.
why-specialist-away = First put the Specialist where you need it.
why-has-begun = Too late: the Specialist has already begun.
why-has-called = You have already called this ability.
why-no-token = There is no token { $area-at }.
why-for-bringing = This ability brings new Orders and does nothing else.
why-for-taking = You called the ability for taking Orders, so you cannot deliver.
why-for-delivering = You called the ability for delivering, so you cannot take Orders.
why-sees-the-bag = The Specialist looks into the bag: just say which cube you want.
why-not-seeing-the-bag = Only the Specialist’s Spices ability looks into the bag.

## Why not: Orders

why-rail-full = No order space is free.
why-no-orders-left = There are no Orders left.
why-no-order-here = There is no Order on space { $space }.
why-tiles-need-orders = Someone holds Ice-Cream tiles that need the Orders on the rail.
why-no-ice-cream = You play without Ice-Cream tiles.
why-too-few-for-tiles = You need two Orders without ice-cream, side-dish or tile.
why-no-tiles-left = There are not enough tiles left.
why-takes-no-tile = { $order } takes no Ice-Cream tile.
why-no-plates = No clean plate: this Order needs { $sizes }.
why-mat-full = Your mat has room for { $plates } plates.
why-too-many-orders = Your mat has room for { $orders } Orders.
why-no-such-order = You have no Order { $slot }.
why-has-its-plates = { $order } has all its plates.
why-not-complete = { $order } is not finished.
why-no-such-plate = You have no { $plate }.

## Why not: food

why-too-late-to-add = { $plate } has been cooked or chilled: no more ingredients.
why-another-plate = Your hourglass { $area-at } already works on another plate.
why-not-there = There is no { $ingredient } { $area-at }.
why-bag-rests = Wait { $seconds } { $seconds ->
    [one] second
   *[other] seconds
} before you reach into the bag again.
why-bag-empty = The bag is empty.
why-not-in-the-bag = There is no { $spice } cube in the bag.
why-too-cold-to-spice = { $plate } has been chilled: no more spices.
why-too-cold-to-cook = { $plate } has been chilled and cannot be cooked.
why-last-row = { $plate } is in the last row.
why-nothing-to-chill = { $plate } does not need any more chilling.
why-lid-is-on = The lid is on.
why-lid-is-off = The lid is already off.
why-no-such-scoop = There is no { $flavour } in the Freezer.
why-has-no-tile = { $order } has no Ice-Cream tile.
why-no-ice-plate = There is no clean ice-cream plate, nor one of size I.
why-scoops-come-last = Scoops come last: { $order } is not ready for them, or wants none.

## Why not: stock and coins

why-not-sold = You play without { $lot }.
why-not-sold-now = No { $lot } this round: { $event }.
why-sold-out = Sold out: { $lot }.
why-no-cube-left = There is no { $spice } cube left.
why-no-scoop-left = There is no { $flavour } left.
why-too-dear = That costs { $price } { $price ->
    [one] coin
   *[other] coins
}, and you have { $coins }.
why-storage-closed = { $area } is locked.
why-none-dirty = No { $size-no } is dirty.
why-not-for-sale = { $upgrade } is not for sale.
why-has-upgrade = You already have { $upgrade }.
why-not-unpaid = { whose-hourglass } does not need to be re-hired.
why-helper-hired = The second Helper is already hired.
why-not-locked = { $space } is not locked.
why-not-broken = { $space } is not broken.
why-no-plate-for-sale = No { $size-no } is for sale.

## The Objective, requirement by requirement

goal-orders = Orders completed
goal-coins = Coins in the Office
goal-prestige = Prestige
goal-paid = Hourglasses paid
goal-ice-cream = Ice-Cream tiles completed
goal-special-medium = Medium Orders completed
goal-special-prestigious = Prestigious Orders completed
goal-special-side-dishes = Side-dishes completed
goal-special-tips = Tips
goal-special-upgrades = Upgrades bought
goal-special-all-finished = Nothing left unfinished
goal-special-all-open = Nothing broken or locked
goal-special-all-clean = No dirty plates
goal-special-coins = Coins saved
goal-special-helpers = Helpers hired and paid
reached-of-needed = { $reached } of { $needed }
line-orders = { goal-orders }
    .why = { reached-of-needed }
line-coins = { goal-coins }
    .why = { reached-of-needed }
line-prestige = { goal-prestige }
    .why = { reached-of-needed }
line-paid = { goal-paid }
    .why = { reached-of-needed }
line-ice-cream = { goal-ice-cream }
    .why = { reached-of-needed }
line-special-medium = { goal-special-medium }
    .why = { reached-of-needed }
line-special-prestigious = { goal-special-prestigious }
    .why = { reached-of-needed }
line-special-side-dishes = { goal-special-side-dishes }
    .why = { reached-of-needed }
line-special-tips = { goal-special-tips }
    .why = { reached-of-needed }
line-special-upgrades = { goal-special-upgrades }
    .why = { reached-of-needed }
line-special-all-finished = { goal-special-all-finished }
    .why = { reached-of-needed }
line-special-all-open = { goal-special-all-open }
    .why = { reached-of-needed }
line-special-all-clean = { goal-special-all-clean }
    .why = { reached-of-needed }
line-special-coins = { goal-special-coins }
    .why = { reached-of-needed }
line-special-helpers = { goal-special-helpers }
    .why = { reached-of-needed }

## What simulations count

count-taken = taken { $order }
    .column = taken
    .line = { $order }
count-delivered = delivered { $order }
    .column = delivered
    .line = { $order }
count-placed = placed { $area-at }
    .column = placed
    .line = { $area-at }

## What things are called

hourglass-own = hourglass { $number }
hourglass-helper = the Helper
hourglass-second-helper = the second Helper
hourglass-specialist = the Specialist
area-maitre = Maitre d’
    .at = at the Maitre d’
area-waiter = Waiter
    .at = at the Waiter
area-shopping = Shopping
    .at = at Shopping
area-storage-a = Storage A
    .at = at Storage A
area-storage-b = Storage B
    .at = at Storage B
area-storage-c = Storage C
    .at = at Storage C
area-spices = Spices
    .at = at the Spices
area-oven = Oven
    .at = at an Oven
area-office = Office
    .at = at the Office
area-sink = Sink
    .at = at the Sink
area-fridge = Fridge
    .at = at a Fridge
area-freezer = Freezer
    .at = at the Freezer
space-maitre = Maitre d’ { $number }
space-waiter = Waiter { $number }
space-shopping = Shopping { $number }
space-storage-a = Storage A { $number }
space-storage-b = Storage B { $number }
space-storage-c = Storage C { $number }
space-spices = Spices { $number }
space-oven = Oven { $number }
space-office = Office { $number }
space-sink = Sink { $number }
space-fridge = Fridge { $number }
space-freezer = Freezer { $number }
storage-a = Storage A
storage-b = Storage B
storage-c = Storage C
plate-dish = dish { $number }
plate-side = side-dish { $number }
plate-ice = ice-cream plate { $number }
scooped-dish = dish
scooped-ice = ice-cream plate
pair-of = { $one } and { $other }
size-I = I
    .a = a plate of size I
    .no = plate of size I
size-II = II
    .a = a plate of size II
    .no = plate of size II
size-III = III
    .a = a plate of size III
    .no = plate of size III
size-IV = IV
    .a = a plate of size IV
    .no = plate of size IV
size-ice = ice-cream
    .a = an ice-cream plate
    .no = ice-cream plate
ingredient-meat = meat
ingredient-vegetable = vegetable
ingredient-salad = salad
ingredient-pasta = pasta
ingredient-cheese = cheese
ingredient-bread = bread
ingredient-creme = crème
ingredient-fruit = fruit
spice-white = white
spice-black = black
spice-green = green
spice-brown = brown
spice-yellow = yellow
spice-red = red
thing-cube = a { $spice } cube
lot-common-spices = common spices
lot-rare-spices = rare spices
lot-scoops = scoops
purchase-buy-upgrade = buy the Upgrade { $upgrade }
purchase-re-hire = re-hire { $hourglass }
purchase-hire = hire the second Helper
purchase-open = open { $space }
purchase-repair = repair { $space }
purchase-buy-plate = buy { $size-a }
rank-simple = simple
rank-medium = medium
rank-prestigious = prestigious
rank-dessert = dessert

## What is printed on cards

text-needs = { $ingredients }{ $spices-count ->
    [0] {""}
   *[other] ; { $spices }
}{ $cook ->
    [0] {""}
   *[other] ; cook { $cook }
}{ $chill ->
    [0] {""}
   *[other] ; chill { $chill }
}{ $scoops-count ->
    [0] {""}
   *[other] ; then { $scoops }
}{ $side-count ->
    [0] {""}
   *[other] ; side-dish: { $side }
}{ $side_spices-count ->
    [0] {""}
   *[other] , { $side_spices }
}{ $side_cook ->
    [0] {""}
   *[other] , cook { $side_cook }
}
text-reward = { coins-and-prestige }
text-order = { $rank ->
    [simple] Simple Order
    [medium] Medium Order
    [prestigious] Prestigious Order
   *[other] Dessert
}, plate { $size }: { text-needs }. Pays { text-reward }.
text-tile = Ice-Cream tile: { $scoops }. Pays { text-reward }.
text-price = Price: { $price } { $price ->
    [one] coin.
   *[other] coins.
}
text-goals = { $modules ->
    [base] Base game, for
    [specialist] With the Specialist, for
    [desserts] With desserts, for
    [everything] With everything, for
   *[all] For
} 1/2/3/4 players: { $orders } Orders, { $coins } coins, { $prestige } prestige.
text-special = { $goal }: { $number }.
text-flavour = The { $colour } scoop; only the colour counts.
text-note = { $note }

## Options

option-modules = What you play with.
option-modules-base = Base game
option-modules-specialist = With the Specialist
option-modules-desserts = With desserts and ice-cream
option-modules-everything = With everything
option-objective = What your restaurant has to reach. Special Objectives are drawn at random.
option-objective-easy = Easy
option-objective-normal = Normal
option-objective-hard = Hard
option-objective-very-hard = Very hard
option-objective-special = Special
option-objective-special-hard = Special, hard
option-objective-box = As in the printed game
option-events = Something goes wrong every round.
option-events-by-objective = As the Objective says
option-events-on = Yes
option-events-off = No
option-round_seconds = How long a round lasts. In one minute nobody can win: it is for trying things out.
option-round_seconds-240 = 4 minutes
option-round_seconds-300 = 5 minutes, for families
option-round_seconds-60 = 1 minute
option-finish_under_way = When time is up, you may finish what is under way.
option-close_lid_at_end = When time is up, the lid goes back on an open Freezer; otherwise everything in it melts.

## The game on the shelf, and moves as buttons

summary = Run a restaurant together, in real time: your workers are hourglasses.
move-wait = Wait
move-ready = Ready
move-place = Put { $hourglass } on { $space }
move-lift = Take { $hourglass } back
move-improve = Call the ability
move-bring = Bring new Orders
move-replace = Replace Order { $space }
move-replace-two = Replace Orders { $spaces }
move-add-ice-cream = Add ice-cream
move-put-tile = Put tile { $tile } on Order { $space }
move-choose = Choose Order { $order }
move-take = Take Order { $space }
move-fetch = Fetch plates for Order { $order }
move-deliver = Deliver Order { $order }
move-add = Put { $ingredient } from { $storage } on { $plate }
move-draw = Draw a cube
move-keep = Put it on { $plate }
move-put-back = Put it back
move-spice = Put a { $spice } cube on { $plate }
move-cook = Cook { $plate }
move-chill = Chill { $plate }
move-buy = Buy { $lot }
move-unload = Unload one into { $storage }
move-unload-all = Unload all into { $storage }
move-pick-spice = Pick { $spice }
move-pick-scoop = Pick { $flavour }
move-wash = Wash { $size-a }
move-buy-upgrade = Buy { $upgrade }
move-re-hire = Re-hire { $hourglass }
move-hire = Hire the second Helper
move-open = Open { $space }
move-repair = Repair { $space }
move-buy-plate = Buy { $size-a }
move-lid-off = Lift the lid
move-lid-on = Put the lid back on
move-scoop = Put { $flavour } on { $part } { $order }
move-leave-unpaid = Leave { $hourglass } unpaid

## The table as text

phase-objective = drawing the Objective
phase-upgrades = revealing Upgrades
phase-abilities = revealing abilities
phase-opening = the first Orders
phase-event = drawing an Event
phase-preparation = before the round
phase-action = the clock is running
phase-closing = time’s up, finishing
phase-bringing = bringing Orders
phase-offering = laying out Orders
phase-tiles = drawing tiles
phase-cube = drawing a cube
phase-wages = paying wages
phase-bonus = drawing a Prestige Bonus
phase-over = the game is over
space-state-locked = locked
space-state-malfunction = broken
hourglass-state-unpaid = unpaid
hourglass-state-not-hired = not hired
sale-for-sale = for sale
sale-bought = bought
token-token = ready
token-used = used
lid-on = lid on
lid-off = lid off
draw-round = Round { $round }
draw-left = { $time } left
draw-coins = { $coins } { $coins ->
    [one] coin
   *[other] coins
}
draw-prestige = { $prestige } prestige
draw-rail = Orders
draw-free = free
draw-kitchen = Kitchen
draw-run-out = empty
draw-stock = Stock
draw-bag = Bag
draw-clean-plates = Clean plates
draw-dirty-plates = Dirty plates
draw-nothing = nothing
draw-no-orders = no Orders
draw-in-hand = In hand:
draw-no-plate = no plate yet
draw-cooked = cooked { $times }
draw-chilled = chilled { $times }

## The cards as tables

page-name = name
page-source = source
page-source-printed = printed
page-source-named = named elsewhere
page-source-house = ours
page-rank = kind
page-plate = plate
page-needs = needs
page-reward = reward
page-scoops = scoops
page-does = what it does
page-order = Orders
page-tile = Ice-Cream Order tiles
page-objective = Objectives
page-event-card = Events
page-upgrade = Upgrades
page-ability = Specialist abilities
page-bonus = Prestige Bonuses
page-flavour = Scoops
