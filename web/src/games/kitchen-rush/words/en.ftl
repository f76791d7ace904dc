# What the board of Kitchen Rush says. Names of rooms, hourglasses, food and cards come from the game.

# --- Things
kitchen-rush-letter = { $glass ->
    [helper] H
    [specialist] S
   *[other] H2
}
kitchen-rush-amount = { $count } { $thing }
kitchen-rush-side-dish = { $order }, side-dish
kitchen-rush-cook = cook { $times }×
kitchen-rush-chill = chill { $times }×
kitchen-rush-done = done
kitchen-rush-coins = { $coins } { $coins ->
    [one] coin
   *[other] coins
}

# --- Before a dish is spoilt
kitchen-rush-unwanted = { $dish } wants no { $thing }.
kitchen-rush-too-much = { $dish } wants no more { $thing }.
kitchen-rush-cooked-enough = { $dish } is cooked enough.
kitchen-rush-too-early = Too early: { $dish } still lacks { $lack }.
kitchen-rush-leave = Leave it
kitchen-rush-anyway = Do it anyway

# --- The status line
kitchen-rush-time-left = Time left: { $time }
kitchen-rush-state = { $state ->
    [paused] Stopped
    [closing] Time’s up
    [last] Hurry!
    [soon] Last minute
   *[round] Round { $round }
}
kitchen-rush-objective = The Objective
kitchen-rush-freezer-open = The Freezer is open!

# --- The rail and the rooms
kitchen-rush-rail = The ticket rail
kitchen-rush-ticket = Order { $space }:
kitchen-rush-ticket-about = { $tile ->
    [none] {""}
   *[other] With { $tile }: { $scoops }.{" "}
}Take it at the Waiter, and you prepare it.
kitchen-rush-no-ticket = Order space { $space }:
kitchen-rush-free = free
kitchen-rush-kitchen = The kitchen
kitchen-rush-room = { $area ->
    [maitre] Bring new Orders to the rail, or replace some.
    [waiter] Take an Order with its plates, or deliver one early for a tip.
    [office] Repair, open locks, hire, and buy plates and Upgrades.
    [shopping] Buy ingredients for the storages or spices for the bag.
    [spices] Reach into the bag for one of your plates.
    [oven] Cook one of your plates once.
    [sink] Wash dirty plates.
    [fridge] Chill a dessert once.
    [freezer] Lift the lid, take scoops, put the lid back. Scoops: { $scoops }.
   *[storage] Put ingredients on one of your plates.
}
kitchen-rush-ability = The Specialist can do this here: { $ability }
kitchen-rush-clean = Clean plates:
kitchen-rush-dirty = dirty
kitchen-rush-lid-off = lid off!
kitchen-rush-space = { $space }{ $state ->
    [coming] , an hourglass is on its way
    [working] : { $hourglass }, at work
    [empty] : { $hourglass }, empty
    [locked] , locked
    [malfunction] , broken
   *[open] , free
}

# --- Hourglasses
kitchen-rush-hands = Your hourglasses
kitchen-rush-hand = { $state ->
    [unpaid] unpaid
    [empty] { $user ->
        [none] {""}
       *[other] { $user }:{" "}
    }{ $space }, empty
    [working] { $user ->
        [none] {""}
       *[other] { $user }:{" "}
    }{ $space }
   *[free] in hand
}
kitchen-rush-keys = Show the keys
kitchen-rush-wanted = All your hourglasses are busy. { $space } is marked: choose an hourglass as soon as one is empty.
kitchen-rush-how = { $empty ->
    [yes] Your sand has run out.{" "}
   *[no] {""}
}Choose an hourglass, then a space in a room. What you can do there opens here.
kitchen-rush-lift = Take { $letter } back

# --- What can be done in a room
kitchen-rush-nothing-here = Nothing more to do here.
kitchen-rush-put-tile = Put { $tile } ({ $scoops }) on an Order:
kitchen-rush-choose = Choose { $count }. The others are discarded.
kitchen-rush-replace = Replace one or two Orders
kitchen-rush-take = Take
kitchen-rush-drew = You drew { $spice }.
kitchen-rush-reach = Reach into the bag
kitchen-rush-reach-in = { $wait ->
    [now] one cube
   *[other] in { $wait } s
}
kitchen-rush-lacks = { $act }: { $dish }. It lacks: { $lack }
kitchen-rush-dirty-plates = { $count } dirty
kitchen-rush-wash = Wash: { $size }
kitchen-rush-buy-plate = Plate: { $size }
kitchen-rush-re-hire = Re-hire: { $hourglass }
kitchen-rush-carry = You carry { $count } { $thing }.
kitchen-rush-pick = Pick { $count }: { $lot }
kitchen-rush-close-lid = The lid is off. Put it back before you go, or everything melts.
kitchen-rush-which-plate = For which plate?
kitchen-rush-onto = { $thing } onto { $dish }{ $wanted ->
    [0] {""}
   *[other] , { $wanted } wanted
}
kitchen-rush-finish = { $mine ->
    [yes] Finish what you have begun. Hourglasses no longer move.
   *[no] The others finish what they have begun.
}
kitchen-rush-time-up = Time’s up!
kitchen-rush-ready-for-cleanup = Ready for Cleanup

# --- Mats
kitchen-rush-mat = { $you ->
    [yes] Your mat
   *[no] { $name }’s mat
}
kitchen-rush-is-ready = ready
kitchen-rush-holding = { $what ->
    [cube] holds a cube: { $thing }
    [crate] carries { $count } { $thing }
    [choice] picks { $count }: { $thing }
    [tiles] holds tiles
   *[offer] chooses Orders
}
kitchen-rush-plate = { $part ->
    [dish] Dish
    [side] Side-dish
   *[ice] Ice-cream
} { $slot }: { $dish }. { kitchen-rush-still }
kitchen-rush-still = Still to do: { $lack }.
kitchen-rush-missing = waits for a clean plate: fetch it at the Waiter
kitchen-rush-no-orders = no Orders
kitchen-rush-says = { $deed ->
    [took] I’ll take { $order }.
    [delivered] { $order } is out!
    [maitre] I’m calling new Orders.
    [sink] I’m washing up.
    [shopping] I’m going shopping.
   *[office] I’m at the Office.
}
kitchen-rush-run-out = { $hourglass } is empty: { $space }.
kitchen-rush-seconds = { $left ->
    [30] Thirty seconds left.
   *[60] One minute left.
}

# --- Between rounds
kitchen-rush-cleanup = Cleanup
kitchen-rush-preparation = Preparation
kitchen-rush-unpaid = Who goes unpaid?
kitchen-rush-unpaid-about = You don’t have enough coins. Choose { $count ->
    [one] one hourglass
   *[other] { $count } hourglasses
}: unpaid, it is out until you re-hire it at the Office.
kitchen-rush-round = Round { $round }: { $practice ->
    [yes] your first one, without a clock
   *[no] take your time to talk
}
kitchen-rush-who = Who is ready
kitchen-rush-you = You
kitchen-rush-readiness = { $ready ->
    [yes] ready
   *[no] not ready yet
}
kitchen-rush-show-around = Show me around
kitchen-rush-hints = Hints while you cook
kitchen-rush-ready = Ready
kitchen-rush-starts = The clock starts when everyone is ready.

# --- A walk through the kitchen
kitchen-rush-walk = A walk through the kitchen
kitchen-rush-of = { $at } of { $all }
kitchen-rush-walk-back = Back
kitchen-rush-walk-next = Next
kitchen-rush-walk-close = { $last ->
    [yes] To work
   *[no] Enough
}
kitchen-rush-stop-title = { $stop ->
    [rail] The rail
    [take] Take one
    [fill] Fill the plate
    [season] Season it
    [cook] Cook it
    [chill] Chill it
    [serve] Serve it
    [chores] Keep going
   *[time] Time
}
kitchen-rush-stop = { $stop ->
    [rail] Orders hang here. Each shows its plate size, ingredients, spices, how often to cook it, and what it pays. The Maitre d’ brings new ones, with a coin on top.
    [take] At the Waiter you take an Order with its clean plates. It goes on your mat, and you prepare it.
    [fill] In a storage you fill one of your plates, with as much as you like. What is still missing is pale on the plate.
    [season] You reach into the bag without looking, for one cube a second. Keep it or put it back.
    [cook] Every Oven space cooks one plate once. Cook exactly as often as the Order says: a cooked plate takes no more ingredients.
    [chill] Desserts go to the Fridge. Scoops come last, from the Freezer. Put its lid back before you go, or all the ice-cream melts.
    [serve] When the round ends, every finished Order is paid. An unfinished one costs prestige. Deliver early at the Waiter and you get a tip.
    [chores] Wash plates, buy what runs short, repair and open what is shut. After each round the workers want their wages.
   *[time] Your workers are hourglasses. Choose one, then a space, and act at once. It moves again when its sand has run out. Everyone shares the Helper.
}

# --- Hints
kitchen-rush-no-hints = No more hints
kitchen-rush-advise-take = Take an Order: send an hourglass to the Waiter.
kitchen-rush-advise-bring = There are no Orders: send an hourglass to the Maitre d’.
kitchen-rush-advise-serve = All your plates are done: deliver at the Waiter for a tip, or take another Order.
kitchen-rush-advise-fill = { $dish } wants { $things }: go to a storage.
kitchen-rush-advise-season = { $dish } wants { $things }: go to the Spices.
kitchen-rush-advise-cook = { $dish } must be cooked{ $times ->
    [1] {""}
   *[other] {" "}{ $times } times
}: go to the Oven.
kitchen-rush-advise-chill = { $dish } must be chilled: go to the Fridge.
kitchen-rush-advise-scoop = { $dish } wants { $things }: go to the Freezer.

# --- The guided first round
kitchen-rush-first-round = Your first round
kitchen-rush-done-of = { $done } of { $all } done
kitchen-rush-step-title = { $step ->
    [took] Take an Order
    [added] Fill the plate
    [cooked] Cook it
    [kept] Season it
    [delivered] Serve it
    [brought] Bring new guests
   *[washed] Wash up
}
kitchen-rush-step = { $step ->
    [took] Your workers are hourglasses. Choose one, put it on the Waiter’s space, then take an Order. Its plate goes on your mat.
    [added] The pale pictures on your plate are what the Order wants. Put another hourglass on a storage and take them.
    [cooked] Put an hourglass on an Oven space and cook the plate as often as the Order says, never more.
    [kept] Put an hourglass on the Spices and reach into the bag, without looking. Keep what the plate wants, and put back the rest.
    [delivered] The dish is finished. It is paid when the round ends anyway, but deliver it now at the Waiter and you get a tip.
    [brought] The rail is emptying. The Maitre d’ brings two new Orders, with a coin on top.
   *[washed] Served plates are dirty, and without clean ones nobody can take an Order. The Sink washes three.
}
kitchen-rush-blocked = Your hourglass there is empty: take it back first.
kitchen-rush-taught = That is the kitchen
kitchen-rush-taught-about = In a real round the clock runs: four minutes, and everyone cooks at once. Cook on here as long as you like.
kitchen-rush-let-run = Let the sand run
kitchen-rush-no-clock = { $running ->
    [yes] No clock runs here. An hourglass moves again when its sand has run out.
   *[no] All your hourglasses can move.
}
