### Kitchen Rush mit Piece of Cake

## Satzteile

coins-and-prestige = { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
}{ $prestige ->
    [0] {""}
   *[other] {" "}und { $prestige } Prestige
}
with-tile = { $tile ->
    [none] {""}
   *[other] {" "}und „{ $tile }“
}
whose-hourglass = { $owner ->
    [none] { $hourglass }
   *[other] { $owner-you ->
        [yes] deine { $hourglass }
       *[no] { $hourglass } von { $owner }
    }
}

## Was vor einer Runde geschieht

event-objective = Das Ziel: { $objective }.
event-upgrade = Im Büro zu kaufen: { $upgrade }.
event-ability = Die Fachkraft kann: { $ability }.
event-event = Ereignis! { $event }: { $event-text }
event-ready = { $seat } { $seat-you ->
    [yes] bist
   *[no] ist
} bereit.
event-round-begins = Runde { $round }: Die Uhr läuft!

## Was mit Sanduhren geschieht

event-placed = { $seat } { $seat-you ->
    [yes] stellst
   *[no] stellt
} { $hourglass } auf { $space }.
event-lifted = { $seat } { $seat-you ->
    [yes] nimmst
   *[no] nimmt
} { $hourglass } von { $from }.
event-called = { $seat } { $seat-you ->
    [yes] nutzt
   *[no] nutzt
} die Fähigkeit der Fachkraft: { $ability }.
event-sand = Abgelaufen: { whose-hourglass } auf { $space }.
event-waited = { $seat } { $seat-you ->
    [yes] wartest.
   *[no] wartet.
}

## Was mit Bestellungen geschieht

event-order = Neue Bestellung auf Platz { $space }: { $order }.
event-brought = { $seat } { $seat-you ->
    [yes] holst
   *[no] holt
} neue Bestellungen und { $seat-you ->
    [yes] bekommst
   *[no] bekommt
} { $coins } { $coins ->
    [one] Münze.
   *[other] Münzen.
}
event-replaced = { $seat } { $seat-you ->
    [yes] tauschst
   *[no] tauscht
} aus: { $orders }.
event-ice-cream = { $seat } { $seat-you ->
    [yes] bringst
   *[no] bringt
} Eis ins Spiel und { $seat-you ->
    [yes] bekommst
   *[no] bekommt
} { $coins } { $coins ->
    [one] Münze.
   *[other] Münzen.
}
event-tile = { $seat } { $seat-you ->
    [yes] ziehst
   *[no] zieht
} das Plättchen „{ $tile }“.
event-put-tile = { $seat } { $seat-you ->
    [yes] legst
   *[no] legt
} „{ $tile }“ auf die Bestellung auf Platz { $space }.
event-offered = { $seat } { $seat-you ->
    [yes] legst
   *[no] legt
} „{ $order }“ aus.
event-chose = { $seat } { $seat-you ->
    [yes] wählst
   *[no] wählt
} „{ $order }“ für Platz { $space }.
event-took = { $seat } { $seat-you ->
    [yes] nimmst
   *[no] nimmt
} „{ $order }“{ with-tile }.
event-fetched = { $seat } { $seat-you ->
    [yes] holst
   *[no] holt
} saubere Teller für „{ $order }“.
event-delivered = { $seat } { $seat-you ->
    [yes] servierst
   *[no] serviert
} „{ $order }“{ with-tile }: { coins-and-prestige }{ $tip ->
    [0] .
   *[other] , dazu { $tip } Trinkgeld.
}

## Was mit Speisen geschieht

event-added = { $seat } { $seat-you ->
    [yes] legst
   *[no] legt
} { $ingredient } aus { $storage } auf { $plate }.
event-reached-in = { $seat } { $seat-you ->
    [yes] wühlst
   *[no] wühlt
} im Beutel.
event-cube = { $seat } { $seat-you ->
    [yes] ziehst
   *[no] zieht
} einen { $spice-acc } Würfel.
event-kept = { $seat } { $seat-you ->
    [yes] legst
   *[no] legt
} einen { $spice-acc } Würfel auf { $plate }.
event-put-back = { $seat } { $seat-you ->
    [yes] legst
   *[no] legt
} { $quiet ->
    [yes] zurück: { $what }.
   *[no] { $what ->
        [none] den Rest zurück.
       *[other] den Rest zurück: { $what }.
    }
}
event-spiced = { $seat } { $seat-you ->
    [yes] legst
   *[no] legt
} einen { $spice-acc } Würfel auf { $plate }.
event-cooked = { $seat } { $seat-you ->
    [yes] garst
   *[no] gart
} { $plate }: jetzt in Reihe { $row }.
event-chilled = { $seat } { $seat-you ->
    [yes] kühlst
   *[no] kühlt
} { $plate }: jetzt in Spalte { $column }.
event-lid = { $seat } { $off ->
    [yes] { $seat-you ->
        [yes] nimmst
       *[no] nimmt
    } den Deckel von der Eistruhe.
   *[no] { $seat-you ->
        [yes] legst
       *[no] legt
    } den Deckel wieder auf die Eistruhe.
}
event-scooped = { $seat } { $seat-you ->
    [yes] gibst
   *[no] gibt
} eine Kugel { $flavour } auf { $plate }.
event-melted = Der Deckel ist offen geblieben! { $scoops-count ->
    [0] Aber in der Eistruhe ist nichts, was schmelzen kann.
   *[other] In der Eistruhe schmilzt: { $scoops }.
}

## Was mit Vorräten und Münzen geschieht

event-bought = { $seat } { $seat-you ->
    [yes] kaufst
   *[no] kauft
} { $count } × { $lot } für { $price } { $price ->
    [one] Münze.
   *[other] Münzen.
}
event-unloaded = { $seat } { $seat-you ->
    [yes] räumst
   *[no] räumt
} { $count } { $ingredient } in { $storage } ein.
event-picked = { $seat } { $seat-you ->
    [yes] suchst
   *[no] sucht
} aus: { $what }.
event-washed = { $seat } { $seat-you ->
    [yes] spülst
   *[no] spült
} { $size-a }.
event-paid = { $seat } { $seat-you ->
    [yes] zahlst
   *[no] zahlt
} { $price } { $price ->
    [one] Münze
   *[other] Münzen
}, um { $hourglass ->
    [none] { $what }.
   *[other] { whose-hourglass } wieder einzustellen.
}

## Was am Ende der Runde geschieht

event-time-up = Die Zeit ist um! Was angefangen ist, darf noch fertig werden.
event-round-over = Die Zeit ist um! Runde { $round } ist vorbei.
event-dropped = { $seat } { $seat-you ->
    [yes] legst zurück, was du
   *[no] legt zurück, was noch
} in der Hand { $seat-you ->
    [yes] hast.
   *[no] war.
}
event-served = { $seat } { $seat-you ->
    [yes] servierst
   *[no] serviert
} „{ $order }“{ with-tile }: { coins-and-prestige }.
event-unfinished = { $seat } { $seat-you ->
    [yes] wirst
   *[no] wird
} mit „{ $order }“{ with-tile } nicht fertig{ $prestige ->
    [0] .
   *[other] : { $prestige } Prestige.
}{ $melted ->
    [0] {""}
    [one] {" "}1 Kugel schmilzt.
   *[other] {" "}{ $melted } Kugeln schmelzen.
}{ $thrown-count ->
    [0] {""}
   *[other] {" "}Weggeworfen: { $thrown }.
}{ $without_plate-count ->
    [0] {""}
   *[other] {" "}Kein sauberer Teller für { $without_plate }.
}
event-wages = { $workers ->
    [0] { $specialist ->
        [0] Keine Münzen für Löhne
       *[other] Löhne: { $specialist } für die Fachkraft, mehr Münzen sind nicht da
    }
    [one] Löhne: { $each } für 1 Sanduhr{ $specialist ->
        [0] {""}
       *[other] , { $specialist } für die Fachkraft
    }
   *[other] Löhne: je { $each } für { $workers } Sanduhren{ $specialist ->
        [0] {""}
       *[other] , { $specialist } für die Fachkraft
    }
}.{ $unpaid ->
    [0] {""}
    [one] {" "}1 Sanduhr geht leer aus.
   *[other] {" "}{ $unpaid } Sanduhren gehen leer aus.
}
event-unpaid = { whose-hourglass } bekommt keinen Lohn und fehlt, bis ihr sie wieder einstellt.
event-bonus = Prestigebonus! { $bonus }: { $bonus-text }
event-event-over = „{ $event }“ ist vorbei.
event-game-over = { $won ->
    [yes] Das Ziel ist erreicht: Ihr gewinnt!
   *[no] Das Ziel ist nicht erreicht: Ihr verliert.
}

## Was gefragt ist

ask-ready = Runde { $round }: Seht euch um und macht einen Plan. Die Uhr läuft los, wenn alle bereit sind.
ask-unpaid = Die Münzen reichen nicht für alle Löhne: Wählt { $count ->
    [one] eine Sanduhr, die leer ausgeht.
   *[other] { $count } Sanduhren, die leer ausgehen.
}
ask-finish = Die Zeit ist um! Bring zu Ende, was du angefangen hast, und sag dann, dass du zum Aufräumen bereit bist.
ask-work = Stell eine Sanduhr auf, oder arbeite dort, wo eine von dir steht.
ask-nobody = Du kannst keine Sanduhr aufstellen: Keine ist bezahlt.
ask-cube = Du hast einen { $spice-acc } Würfel gezogen. Leg ihn auf einen Teller oder zurück in den Beutel.
ask-crate = Du trägst { $count } { $ingredient }. Räum alles in ein Lager.
ask-common-spices = Such { $count } { $count ->
    [one] gewöhnliches Gewürz
   *[other] gewöhnliche Gewürze
} für den Beutel aus.
ask-rare-spices = Such { $count } { $count ->
    [one] seltenes Gewürz
   *[other] seltene Gewürze
} für den Beutel aus.
ask-scoops = Such { $count } { $count ->
    [one] Kugel
   *[other] Kugeln
} für die Eistruhe aus.
ask-tiles = Leg deine Eisplättchen auf ausliegende Bestellungen.
ask-offer = Wähl { $count } dieser Bestellungen aus. Die anderen werden abgelegt.

## Warum nicht: die Runde und volle Hände

why-ready-already = Du bist bereit. Warte auf die anderen.
why-before-the-round = Die Uhr läuft noch nicht. Sag erst, dass du bereit bist.
why-in-the-round = Die Runde läuft: Bereit sein musst du jetzt nicht.
why-after-the-round = Die Zeit ist um. Bring zu Ende, was angefangen ist, und sag dann, dass du bereit bist.
why-at-wages = Wählt erst, wer leer ausgeht.
why-not-at-wages = Löhne werden beim Aufräumen gezahlt.
why-not-on-wages = { $hourglass } bekommt immer Lohn.
why-hands-full = Du hast die Hände voll. Leg erst weg, was du hältst.
why-hands-empty = Deine Hände sind leer.
why-tiles-stay = Eisplättchen gehen nicht zurück. Leg sie auf Bestellungen.
why-offer-stays = Wähl erst aus den Bestellungen, die vor dir liegen.
why-no-cube = Du hältst keinen Würfel.
why-no-crate = Du trägst nichts, was du einräumen kannst.
why-no-spices = Du hast keine Gewürze gekauft.
why-no-scoops = Du hast keine Kugeln gekauft.
why-no-tile = Dieses Eisplättchen hast du nicht in der Hand.
why-no-offer = Diese Bestellung liegt nicht vor dir.
why-only-common = Du hast gewöhnliche Gewürze gekauft, und dieses ist selten.
why-only-rare = Du hast seltene Gewürze gekauft, und dieses ist gewöhnlich.

## Warum nicht: Sanduhren und Plätze

why-not-in-game = { $hourglass } ist nicht im Spiel.
why-not-paid = { whose-hourglass } hat keinen Lohn bekommen. Im Büro könnt ihr sie wieder einstellen.
why-not-hired = { $hourglass } arbeitet noch nicht für euch. Eingestellt wird im Büro.
why-sand-runs = { whose-hourglass } braucht noch { $seconds } { $seconds ->
    [one] Sekunde.
   *[other] Sekunden.
}
why-kept-away = { whose-hourglass } kann nicht arbeiten: { $event }.
why-put-by-other = { $hourglass } steht dort für { $seat }: Sonst darf sie niemand wegnehmen.
why-in-hand-already = { whose-hourglass } steht nirgends.
why-is-locked = { $space } ist abgeschlossen. Aufgeschlossen wird im Büro.
why-is-broken = { $space } ist kaputt. Repariert wird im Büro.
why-is-unavailable = { $space } wird in diesem Spiel nicht benutzt.
why-is-closed = { $space } ist geschlossen: { $event }.
why-is-occupied = { $space } ist besetzt: { whose-hourglass }.
why-no-worker = Du hast { $area-at } keine Sanduhr, die noch etwas tun kann.

## Warum nicht: die Fachkraft

why-no-specialist = In diesem Spiel gibt es keine Fachkraft.
why-specialist-away = Stell erst die Fachkraft dorthin, wo du sie brauchst.
why-has-begun = Zu spät: Die Fachkraft hat schon angefangen.
why-has-called = Diese Fähigkeit nutzt du schon.
why-no-token = { $area-at } liegt kein Marker.
why-for-bringing = Diese Fähigkeit holt neue Bestellungen und sonst nichts.
why-for-taking = Du nutzt die Fähigkeit zum Annehmen und kannst damit nicht servieren.
why-for-delivering = Du nutzt die Fähigkeit zum Servieren und kannst damit nichts annehmen.
why-sees-the-bag = Die Fachkraft sieht in den Beutel: Sag einfach, welchen Würfel du willst.
why-not-seeing-the-bag = In den Beutel sieht nur die Fachkraft mit ihrer Fähigkeit bei den Gewürzen.

## Warum nicht: Bestellungen

why-rail-full = Für neue Bestellungen ist kein Platz frei.
why-no-orders-left = Es gibt keine Bestellungen mehr.
why-no-order-here = Auf Platz { $space } liegt keine Bestellung.
why-tiles-need-orders = Jemand hält Eisplättchen, die diese Bestellungen noch brauchen.
why-no-ice-cream = Ihr spielt ohne Eisplättchen.
why-too-few-for-tiles = Dazu braucht es zwei Bestellungen ohne Eis, Beilage und Plättchen.
why-no-tiles-left = Es gibt nicht mehr genug Plättchen.
why-takes-no-tile = Auf „{ $order }“ passt kein Eisplättchen.
why-no-plates = Es fehlt ein sauberer Teller: Diese Bestellung braucht { $sizes }.
why-mat-full = Auf deinem Tableau ist Platz für { $plates } Teller.
why-too-many-orders = Auf deinem Tableau ist Platz für { $orders } Bestellungen.
why-no-such-order = Du hast keine Bestellung { $slot }.
why-has-its-plates = „{ $order }“ hat alle Teller.
why-not-complete = „{ $order }“ ist nicht fertig.
why-no-such-plate = { $plate } hast du nicht.

## Warum nicht: Speisen

why-too-late-to-add = { $plate } ist schon gegart oder gekühlt: Da kommt keine Zutat mehr dazu.
why-another-plate = Deine Sanduhr { $area-at } arbeitet schon für einen anderen Teller.
why-not-there = { $area-at } ist { $ingredient-no } mehr.
why-bag-rests = Warte noch { $seconds } { $seconds ->
    [one] Sekunde
   *[other] Sekunden
}, bevor du wieder in den Beutel greifst.
why-bag-empty = Der Beutel ist leer.
why-not-in-the-bag = Im Beutel ist kein { $spice-nom } Würfel.
why-too-cold-to-spice = { $plate } ist schon gekühlt: Da kommt kein Gewürz mehr dazu.
why-too-cold-to-cook = { $plate } ist schon gekühlt und kann nicht in den Ofen.
why-last-row = { $plate } ist schon in der letzten Reihe.
why-nothing-to-chill = { $plate } muss nicht weiter gekühlt werden.
why-lid-is-on = Der Deckel ist zu.
why-lid-is-off = Der Deckel ist schon offen.
why-no-such-scoop = In der Eistruhe fehlt: { $flavour }.
why-has-no-tile = „{ $order }“ hat kein Eisplättchen.
why-no-ice-plate = Es ist weder ein Eisteller noch ein Teller der Größe I sauber.
why-scoops-come-last = Kugeln kommen zuletzt: „{ $order }“ ist noch nicht so weit oder will keine.

## Warum nicht: Vorräte und Münzen

why-not-sold = Ihr spielt ohne { $lot }.
why-not-sold-now = Nicht in dieser Runde ({ $event }): { $lot }.
why-sold-out = Ausverkauft: { $lot }.
why-no-cube-left = Es ist kein { $spice-nom } Würfel mehr da.
why-no-scoop-left = Davon ist keine Kugel mehr da: { $flavour }.
why-too-dear = Das kostet { $price } { $price ->
    [one] Münze
   *[other] Münzen
}, und ihr habt { $coins }.
why-storage-closed = { $area } ist abgeschlossen.
why-none-dirty = Kein { $size-no } ist schmutzig.
why-not-for-sale = „{ $upgrade }“ ist nicht zu kaufen.
why-has-upgrade = „{ $upgrade }“ habt ihr schon.
why-not-unpaid = { whose-hourglass } muss nicht wieder eingestellt werden.
why-helper-hired = Die zweite Küchenhilfe arbeitet schon für euch.
why-not-locked = { $space } ist nicht abgeschlossen.
why-not-broken = { $space } ist nicht kaputt.
why-no-plate-for-sale = Kein { $size-no } ist zu kaufen.

## Das Ziel, Punkt für Punkt

goal-orders = Fertige Bestellungen
goal-coins = Münzen im Büro
goal-prestige = Prestige
goal-paid = Bezahlte Sanduhren
goal-ice-cream = Fertige Eisplättchen
goal-special-medium = Fertige mittlere Bestellungen
goal-special-prestigious = Fertige vornehme Bestellungen
goal-special-side-dishes = Fertige Beilagen
goal-special-tips = Trinkgelder
goal-special-upgrades = Gekaufte Verbesserungen
goal-special-all-finished = Nichts unfertig
goal-special-all-open = Nichts kaputt oder abgeschlossen
goal-special-all-clean = Kein schmutziger Teller
goal-special-coins = Gesparte Münzen
goal-special-helpers = Bezahlte Küchenhilfen
reached-of-needed = { $reached } von { $needed }
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

## Was Simulationen zählen

count-taken = angenommen: { $order }
    .column = angenommen
    .line = { $order }
count-delivered = serviert: { $order }
    .column = serviert
    .line = { $order }
count-placed = aufgestellt { $area-at }
    .column = aufgestellt
    .line = { $area-at }

## Wie die Dinge heißen

hourglass-own = Sanduhr { $number }
hourglass-helper = die Küchenhilfe
hourglass-second-helper = die zweite Küchenhilfe
hourglass-specialist = die Fachkraft
area-maitre = Maître d’
    .at = beim Maître d’
area-waiter = Service
    .at = beim Service
area-shopping = Einkauf
    .at = beim Einkauf
area-storage-a = Lager A
    .at = in Lager A
area-storage-b = Lager B
    .at = in Lager B
area-storage-c = Lager C
    .at = in Lager C
area-spices = Gewürze
    .at = bei den Gewürzen
area-oven = Ofen
    .at = am Ofen
area-office = Büro
    .at = im Büro
area-sink = Spüle
    .at = an der Spüle
area-fridge = Kühlschrank
    .at = am Kühlschrank
area-freezer = Eistruhe
    .at = an der Eistruhe
space-maitre = Maître d’ { $number }
space-waiter = Service { $number }
space-shopping = Einkauf { $number }
space-storage-a = Lager A { $number }
space-storage-b = Lager B { $number }
space-storage-c = Lager C { $number }
space-spices = Gewürze { $number }
space-oven = Ofen { $number }
space-office = Büro { $number }
space-sink = Spüle { $number }
space-fridge = Kühlschrank { $number }
space-freezer = Eistruhe { $number }
storage-a = Lager A
storage-b = Lager B
storage-c = Lager C
plate-dish = Gericht { $number }
plate-side = Beilage { $number }
plate-ice = Eisteller { $number }
scooped-dish = Gericht
scooped-ice = Eisteller
pair-of = { $one } und { $other }
size-I = I
    .a = einen Teller der Größe I
    .no = Teller der Größe I
size-II = II
    .a = einen Teller der Größe II
    .no = Teller der Größe II
size-III = III
    .a = einen Teller der Größe III
    .no = Teller der Größe III
size-IV = IV
    .a = einen Teller der Größe IV
    .no = Teller der Größe IV
size-ice = Eis
    .a = einen Eisteller
    .no = Eisteller
ingredient-meat = Fleisch
    .no = kein Fleisch
ingredient-vegetable = Gemüse
    .no = kein Gemüse
ingredient-salad = Salat
    .no = kein Salat
ingredient-pasta = Pasta
    .no = keine Pasta
ingredient-cheese = Käse
    .no = kein Käse
ingredient-bread = Brot
    .no = kein Brot
ingredient-creme = Creme
    .no = keine Creme
ingredient-fruit = Obst
    .no = kein Obst
spice-white = weiß
    .acc = weißen
    .nom = weißer
spice-black = schwarz
    .acc = schwarzen
    .nom = schwarzer
spice-green = grün
    .acc = grünen
    .nom = grüner
spice-brown = braun
    .acc = braunen
    .nom = brauner
spice-yellow = gelb
    .acc = gelben
    .nom = gelber
spice-red = rot
    .acc = roten
    .nom = roter
thing-cube = { $spice-nom } Würfel
lot-common-spices = gewöhnliche Gewürze
lot-rare-spices = seltene Gewürze
lot-scoops = Kugeln Eis
purchase-buy-upgrade = die Verbesserung „{ $upgrade }“ zu kaufen
purchase-re-hire = { $hourglass } wieder einzustellen
purchase-hire = die zweite Küchenhilfe einzustellen
purchase-open = { $space } aufzuschließen
purchase-repair = { $space } zu reparieren
purchase-buy-plate = { $size-a } zu kaufen
rank-simple = einfach
rank-medium = mittel
rank-prestigious = vornehm
rank-dessert = Dessert

## Was auf Karten steht

text-needs = { $ingredients }{ $spices-count ->
    [0] {""}
   *[other] ; { $spices }
}{ $cook ->
    [0] {""}
   *[other] ; { $cook }× garen
}{ $chill ->
    [0] {""}
   *[other] ; { $chill }× kühlen
}{ $scoops-count ->
    [0] {""}
   *[other] ; dann { $scoops }
}{ $side-count ->
    [0] {""}
   *[other] ; Beilage: { $side }
}{ $side_spices-count ->
    [0] {""}
   *[other] , { $side_spices }
}{ $side_cook ->
    [0] {""}
   *[other] , { $side_cook }× garen
}
text-reward = { coins-and-prestige }
text-order = { $rank ->
    [simple] Einfache Bestellung
    [medium] Mittlere Bestellung
    [prestigious] Vornehme Bestellung
   *[other] Dessert
}, Teller { $size }: { text-needs }. Bringt { text-reward }.
text-tile = Eisplättchen: { $scoops }. Bringt { text-reward }.
text-price = Preis: { $price } { $price ->
    [one] Münze.
   *[other] Münzen.
}
text-goals = { $modules ->
    [base] Grundspiel, zu
    [specialist] Mit der Fachkraft, zu
    [desserts] Mit Desserts, zu
    [everything] Mit allem, zu
   *[all] Zu
} 1/2/3/4 Personen: { $orders } Bestellungen, { $coins } Münzen, { $prestige } Prestige.
text-special = { $goal }: { $number }.
text-flavour = Die { $colour } Kugel; nur die Farbe zählt.
text-note = { $note }

## Optionen

option-modules = Womit ihr spielt.
option-modules-base = Grundspiel
option-modules-specialist = Mit der Fachkraft
option-modules-desserts = Mit Desserts und Eis
option-modules-everything = Mit allem
option-objective = Was euer Restaurant erreichen soll. Besondere Ziele werden ausgelost.
option-objective-easy = Leicht
option-objective-normal = Normal
option-objective-hard = Schwer
option-objective-very-hard = Sehr schwer
option-objective-special = Besonders
option-objective-special-hard = Besonders und schwer
option-objective-box = Wie im gedruckten Spiel
option-events = In jeder Runde geht etwas schief.
option-events-by-objective = Je nach Ziel
option-events-on = Ja
option-events-off = Nein
option-round_seconds = Wie lange eine Runde dauert. In einer Minute gewinnt niemand: Das ist zum Ausprobieren.
option-round_seconds-240 = 4 Minuten
option-round_seconds-300 = 5 Minuten, für Familien
option-round_seconds-60 = 1 Minute
option-finish_under_way = Ist die Zeit um, dürft ihr zu Ende bringen, was angefangen ist.
option-close_lid_at_end = Ist die Zeit um, kommt der Deckel von selbst auf die Eistruhe; sonst schmilzt alles darin.

## Das Spiel im Regal, und Züge auf Knöpfen

summary = Führt zusammen ein Restaurant, in Echtzeit: Sanduhren arbeiten für euch.
move-wait = Warten
move-ready = Bereit
move-place = { $hourglass } auf { $space } stellen
move-lift = { $hourglass } zurücknehmen
move-improve = Fähigkeit nutzen
move-bring = Neue Bestellungen holen
move-replace = Bestellung { $space } austauschen
move-replace-two = Bestellungen { $spaces } austauschen
move-add-ice-cream = Eis ins Spiel bringen
move-put-tile = Plättchen { $tile } auf Bestellung { $space } legen
move-choose = Bestellung { $order } wählen
move-take = Bestellung { $space } annehmen
move-fetch = Teller für Bestellung { $order } holen
move-deliver = Bestellung { $order } servieren
move-add = { $ingredient } aus { $storage } auf { $plate } legen
move-draw = Würfel ziehen
move-keep = Auf { $plate } legen
move-put-back = Zurücklegen
move-spice = Einen { $spice-acc } Würfel auf { $plate } legen
move-cook = { $plate } garen
move-chill = { $plate } kühlen
move-buy = { $lot } kaufen
move-unload = Eins in { $storage } räumen
move-unload-all = Alles in { $storage } räumen
move-pick-spice = { $spice } aussuchen
move-pick-scoop = { $flavour } aussuchen
move-wash = { $size-a } spülen
move-buy-upgrade = „{ $upgrade }“ kaufen
move-re-hire = { $hourglass } wieder einstellen
move-hire = Die zweite Küchenhilfe einstellen
move-open = { $space } aufschließen
move-repair = { $space } reparieren
move-buy-plate = { $size-a } kaufen
move-lid-off = Deckel abnehmen
move-lid-on = Deckel auflegen
move-scoop = { $flavour } auf { $part } { $order } geben
move-leave-unpaid = { $hourglass } geht leer aus

## Der Tisch als Text

phase-objective = das Ziel wird gezogen
phase-upgrades = Verbesserungen werden aufgedeckt
phase-abilities = Fähigkeiten werden aufgedeckt
phase-opening = die ersten Bestellungen
phase-event = ein Ereignis wird gezogen
phase-preparation = vor der Runde
phase-action = die Uhr läuft
phase-closing = die Zeit ist um, Angefangenes wird fertig
phase-bringing = Bestellungen kommen
phase-offering = Bestellungen werden ausgelegt
phase-tiles = Plättchen werden gezogen
phase-cube = ein Würfel wird gezogen
phase-wages = Löhne werden gezahlt
phase-bonus = ein Prestigebonus wird gezogen
phase-over = das Spiel ist vorbei
space-state-locked = abgeschlossen
space-state-malfunction = kaputt
hourglass-state-unpaid = ohne Lohn
hourglass-state-not-hired = nicht eingestellt
sale-for-sale = zu kaufen
sale-bought = gekauft
token-token = bereit
token-used = genutzt
lid-on = Deckel zu
lid-off = Deckel offen
draw-round = Runde { $round }
draw-left = noch { $time }
draw-coins = { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
}
draw-prestige = { $prestige } Prestige
draw-rail = Bestellungen
draw-free = frei
draw-kitchen = Küche
draw-run-out = leer
draw-stock = Vorräte
draw-bag = Beutel
draw-clean-plates = Sauber
draw-dirty-plates = Schmutzig
draw-nothing = nichts
draw-no-orders = keine Bestellungen
draw-in-hand = In der Hand:
draw-no-plate = noch kein Teller
draw-cooked = { $times }× gegart
draw-chilled = { $times }× gekühlt

## Die Karten als Tabellen

page-name = Name
page-source = Quelle
page-source-printed = gedruckt
page-source-named = anderswo genannt
page-source-house = von uns
page-rank = Art
page-plate = Teller
page-needs = braucht
page-reward = bringt
page-scoops = Kugeln
page-does = was es tut
page-order = Bestellungen
page-tile = Eisplättchen
page-objective = Ziele
page-event-card = Ereignisse
page-upgrade = Verbesserungen
page-ability = Fähigkeiten der Fachkraft
page-bonus = Prestigeboni
page-flavour = Kugeln

## Kugeln

flavour-vanilla = Vanille/Cookies
flavour-chocolate = Schokolade
flavour-strawberry = Erdbeere
flavour-lemon = Zitrone/Banane
flavour-pistachio = Pistazie
colour-white = weiße
colour-brown = braune
colour-pink = rosa
colour-yellow = gelbe
colour-green = grüne

## Verbesserungen, Fähigkeiten, Prestigeboni

upgrade-storeroom-key = Kellerschlüssel
upgrade-second-hand-oven = Ofen aus zweiter Hand
upgrade-dishwasher = Spülmaschine
upgrade-bulk-buyer = Großmarktkarte
note-storeroom-key = Lager C geht auf, gefüllt wie die anderen.
note-second-hand-oven = Ein Ofenplatz mehr, gleich neben dem Fenster.
note-dishwasher = An der Spüle werden jedes Mal 3 Teller mehr sauber.
note-bulk-buyer = Jeder Einkauf bringt 2 Stück mehr.
ability-silver-tongue = Silberzunge
ability-four-hands = Vier Hände
ability-friend-of-the-market = Gut Freund mit dem Markt
ability-knows-every-shelf = Kennt jedes Regal
ability-spice-master = Meisterhafte Würze
ability-roaring-fire = Loderndes Feuer
ability-soap-storm = Schaumschlacht
ability-hard-bargain = Zähes Feilschen
ability-arctic-breath = Arktischer Hauch
ability-ice-maker = Eismaschine
note-silver-tongue = Neue Bestellungen holen: 2 Münzen; leg 4 Bestellungen aus, nimm 2 davon und leg die anderen ab.
note-four-hands = Nimm 2 Bestellungen an, oder servier beliebig viele von dir, jede mit Trinkgeld.
note-friend-of-the-market = Kauf zweimal ein und zahl nur einmal.
note-knows-every-shelf = Füll 2 deiner Teller aus jedem offenen Lager.
note-spice-master = Sieh in den Beutel und nimm, was du willst, für alle deine Teller.
note-roaring-fire = Ein Teller rückt 2 Reihen weiter.
note-soap-storm = Spül so viele Teller, wie du willst.
note-hard-bargain = Was du im Büro tust, kostet 2 Münzen weniger.
note-arctic-breath = Ein Teller rückt 2 Spalten weiter, so weit seine Bestellung es will.
note-ice-maker = Die Kugeln kommen gleich aus dem Vorrat; der Deckel bleibt, wo er ist.
bonus-generous-regular = Spendabler Stammgast
bonus-wedding-china = Hochzeitsgeschirr
bonus-farm-cart = Karren vom Hof
bonus-bakers-basket = Korb aus der Bäckerei
bonus-letter-from-overseas = Brief aus Übersee
bonus-locksmiths-cousin = Verwandtschaft beim Schlüsseldienst
bonus-handy-guest = Geschickter Gast
bonus-dishes-done = Der Abwasch ist gemacht
bonus-ice-cream-van = Eiswagen
bonus-nephew-on-holiday = Besuch aus der Familie
note-generous-regular = 4 Münzen fürs Büro.
note-wedding-china = Die Teller, die im Büro zu kaufen sind, von jeder Größe einer, gehören euch, sauber.
note-farm-cart = 3 Fleisch und 3 Gemüse für Lager A.
note-bakers-basket = 2 Salat, 2 Pasta, 2 Käse und 2 Brot für Lager A.
note-letter-from-overseas = 2 von jedem seltenen Gewürz für den Beutel.
note-locksmiths-cousin = Jedes Schloss geht auf.
note-handy-guest = Alles Kaputte wird repariert.
note-dishes-done = Alle schmutzigen Teller sind sauber.
note-ice-cream-van = 2 Kugeln von jeder Sorte für die Eistruhe.
note-nephew-on-holiday = Die zweite Küchenhilfe kommt umsonst; habt ihr sie schon, gibt es 5 Münzen.

## Ziele

objective-easy = Ein guter Anfang
objective-normal = Ein volles Haus
objective-hard = Das Gespräch der Stadt
objective-very-hard = Drei goldene Schneebesen
objective-as-in-the-box = Wie in der Schachtel
objective-tidy-house = Ein reinliches Haus
objective-good-tips = Flinke Füße
objective-nothing-broken = Alles in Ordnung
objective-honest-fare = Ehrliche Küche
objective-on-the-side = Und etwas dazu
objective-grand-dinner = Das große Diner
objective-no-loose-ends = Nichts bleibt liegen
objective-modern-kitchen = Eine moderne Küche
objective-war-chest = Die Kriegskasse
objective-one-big-family = Eine große Familie
note-easy = Für die ersten Abende; ohne Ereignisse.
note-normal = Was ein gut besuchtes Restaurant schaffen sollte.
note-hard = Alle wollen einen Tisch.
note-very-hard = Hier hat sie noch niemand bekommen.
note-as-in-the-box = Was das gedruckte Spiel bekanntlich von vier Personen auf der normalen Stufe verlangt; für weniger sind die Zahlen von uns.
note-tidy-house = Am Ende ist kein Teller schmutzig, wenn das Licht ausgeht: gespült oder nie benutzt.
note-good-tips = Genug Bestellungen werden früh serviert, mit Trinkgeld.
note-nothing-broken = Am Ende ist nichts kaputt und nichts abgeschlossen.
note-honest-fare = Genug mittlere Bestellungen werden fertig.
note-on-the-side = Genug Bestellungen mit Beilage werden fertig.
note-grand-dinner = Genug vornehme Bestellungen werden fertig.
note-no-loose-ends = Beim letzten Aufräumen ist jede angenommene Bestellung fertig.
note-modern-kitchen = Genug Verbesserungen werden gekauft.
note-war-chest = Am Ende ist das Büro voller Münzen.
note-one-big-family = Beide Küchenhilfen sind im Haus und haben ihren Lohn.

## Ereignisse

event-card-sulking-oven = Der schmollende Ofen
event-card-blown-fuse = Die Sicherung ist raus
event-card-blocked-drain = Der verstopfte Abfluss
event-card-stuck-drawer = Die klemmende Schublade
event-card-party-upstairs = Ein Fest im ersten Stock
event-card-lost-key = Wo ist der Schlüssel?
event-card-bad-harvest = Eine schlechte Ernte
event-card-half-empty-lorry = Der halb leere Laster
event-card-customs-strike = Ärger an der Grenze
event-card-new-form = Das neue Formular
event-card-school-class = Eine Klasse auf Ausflug
event-card-tripping-cat = Die Katze im Flur
event-card-gone-elsewhere = Woanders hingegangen
event-card-helpers-on-strike = Streik der Küchenhilfen
event-card-overslept = Verschlafen
event-card-tax-inspector = Besuch vom Finanzamt
event-card-famous-critic = Besuch von der Presse
event-card-power-cut = Stromausfall
event-card-hair-in-the-soup = Ein Haar in der Suppe
event-card-double-pay = Sonntagszuschlag
event-card-mice = Mäuse in der Speisekammer
event-card-torn-bag = Der gerissene Beutel
event-card-stingy-crowd = Geizige Gäste
event-card-warm-freezer = Eine warme Nacht
note-sulking-oven = Er glüht, er summt, er wärmt nichts: Der erste heile Ofenplatz geht kaputt.
note-blown-fuse = Ein Knall, ein Geruch, Stille: Die ersten zwei heilen Ofenplätze gehen kaputt.
note-blocked-drain = Jemand hat das Fett hineingegossen: Der erste heile Platz an der Spüle geht kaputt.
note-stuck-drawer = Die Gewürzschublade geht nicht auf: Der erste heile Platz bei den Gewürzen geht kaputt.
note-party-upstairs = Drei Treppen: Sand, der beim Service umgedreht wird, läuft in dieser Runde 15 Sekunden länger.
note-lost-key = Er war in der Schürze, die in der Wäsche ist: Lager B ist abgeschlossen.
note-bad-harvest = Auf dem Markt zucken sie mit den Schultern: Der Einkauf kostet in dieser Runde 1 Münze mehr.
note-half-empty-lorry = Der Rest ist am Berg heruntergefallen: Jeder Einkauf bringt in dieser Runde 2 Stück weniger.
note-customs-strike = Nichts kommt herüber: In dieser Runde gibt es keine seltenen Gewürze zu kaufen.
note-new-form = In drei Ausfertigungen, mit Stempel: Im Büro kostet in dieser Runde alles 1 Münze mehr.
note-school-class = Dreißig Kinder haben von allem gekostet: 3 saubere Teller der Größe I sind schmutzig.
note-tripping-cat = Sie wollte nur helfen: Ein Teller der Größe II ist für immer zerbrochen.
note-gone-elsewhere = Sie haben lange genug gewartet: Die erste ausliegende Bestellung wird abgelegt.
note-helpers-on-strike = Sie wollen einen Stuhl: In dieser Runde arbeitet keine Küchenhilfe, und Lohn bekommen beide trotzdem.
note-overslept = Die zweite Sanduhr von allen kommt 30 Sekunden zu spät.
note-tax-inspector = Freundlich, mit einer langen Liste: 2 Münzen sind weg.
note-famous-critic = Alles wird aufgeschrieben: Jede unfertige Bestellung kostet bei diesem Aufräumen 1 Prestige mehr.
note-power-cut = Kerzen sehen schön aus, backen aber nichts: 30 Sekunden lang kann kein Ofenplatz benutzt werden.
note-hair-in-the-soup = Niemand weiß, wessen, aber alle haben davon gehört: 1 Prestige ist verloren.
note-double-pay = So steht es im Gesetz: Alle Sanduhren der Mitspielenden und jede Küchenhilfe kosten bei diesem Aufräumen 1 Münze mehr.
note-mice = Aus jedem Lager sind 2 Käse verschwunden.
note-torn-bag = Von jedem gewöhnlichen Gewürz rollt ein Würfel aus dem Beutel in den Vorrat.
note-stingy-crowd = Sie zählen ihr Wechselgeld zweimal: kein Trinkgeld in dieser Runde.
note-warm-freezer = In der Eistruhe schmilzt von jeder Sorte eine Kugel.

## Bestellungen

order-garden-bowl = Gartenschüssel
order-tomato-toast = Tomatentoast
order-grilled-cheese = Käsetoast
order-caesars-leftovers = Caesars Reste
order-picnic-sandwich = Picknickbrot
order-buttered-noodles = Butternudeln
order-little-meatballs = Kleine Fleischbällchen
order-vegetable-skewer = Gemüsespieß
order-steak-sandwich = Steaksandwich
order-onion-soup = Zwiebelsuppe unter der Käsehaube
order-stuffed-pepper = Gefüllte Paprika
order-roast-carrots = Langsam geröstete Möhren
order-cold-cuts = Kalter Braten
order-farmers-plate = Bauernteller
order-summer-salad = Sommersalat
order-pasta-salad = Nudelsalat für zwei
order-lentil-falafel-salad = Scharfer Falafelsalat mit roten Linsen
order-lasagne-quattro-formaggi = Lasagne Quattro Formaggi
order-tomato-pasta = Pasta des Hauses
order-spicy-grilled-chicken = Scharfes Grillhähnchen
order-schnitzel = Schnitzel, so groß wie der Teller
order-pizza-bianca = Pizza Bianca
order-ham-noodles = Schinkennudeln
order-spinach-rolls = Spinatröllchen
order-goat-cheese-leaves = Warmer Ziegenkäse auf Blättern
order-club-tower = Clubturm
order-sausage-pan = Wurstpfanne
order-green-pasta = Grüne Nudeln
order-mushroom-bake = Überbackene Pilze
order-bread-soup = Brotsuppe
order-pizza-mexicana = Pizza Mexicana
order-cannelloni = Cannelloni der Nachtschicht
order-moussaka = Moussaka
order-duck-rolls = Würzige Entenröllchen
order-ratatouille = Ratatouille
order-burger-deluxe = Hoher Burger
order-gnocchi-gratin = Gnocchigratin
order-goulash = Sonntagsgulasch
order-shepherds-pie = Hirtenauflauf
order-fish-market-stew = Markteintopf
order-chili-bowl = Chili mit Warnung
order-curry-pan = Curry aus vielen Nachmittagen
order-baked-camembert = Ofenkäse in der Schachtel
order-tortellini = Tortellini in Eile
order-roast-with-toast = Braten mit Toast
order-mixed-grill = Grillteller mit Salat
order-penne-and-greens = Penne mit Grünzeug
order-cheese-dumplings = Käseknödel
order-lamb-tagine = Marokkanische Lammtajine
order-ribeye-hollandaise = Ribeye-Steak mit Basilikum-Hollandaise
order-beef-wellington = Rind im Mantel
order-paella = Paella für die ganze Straße
order-truffle-tower = Trüffelturm
order-saffron-risotto = Goldenes Risotto
order-coq-au-vin = Stolzer alter Hahn
order-royal-platter = Königsplatte
order-opera-supper = Opernsouper
order-admirals-dinner = Admiralsdinner
order-emperors-banquet = Kaiserbankett
order-midnight-feast = Mitternachtsschmaus
order-fruit-salad = Obstsalat
order-berry-cream = Beeren mit Sahne
order-panna-cotta = Panna cotta
order-chocolate-mousse = Schokoladenmousse
order-apple-crumble = Apfelstreusel
order-creme-brulee = Crème brûlée
order-cheesecake = Gekrönter Käsekuchen
order-fruit-tart = Obsttarte
order-tiramisu = Tiramisu
order-strudel = Strudel, so lang wie der Tisch
order-sundae = Sonntagsbecher
order-banana-boat = Bananenboot
order-peach-melba = Pfirsich Melba
order-affogato = Ertrunkene Kugel
order-waffle-dream = Waffeltraum
order-brownie-hill = Browniehügel
order-lemon-parfait = Zitronenparfait
order-black-forest-cup = Schwarzwaldbecher
order-baked-alaska = Omelette surprise
order-cassata-royal = Königliche Cassata
note-garden-bowl = Heute früh gepflückt, von jemand anderem.
note-tomato-toast = Mit Knoblauch eingerieben, bis er singt.
note-grilled-cheese = Hält zusammen, meistens.
note-caesars-leftovers = Er musste schnell weg.
note-picnic-sandwich = Schmeckt nach Gras und Ferien.
note-buttered-noodles = Für alle, die sonst nichts mögen.
note-little-meatballs = Sie rollen, also Vorsicht auf der Treppe.
note-vegetable-skewer = Alles an einem Spieß.
note-steak-sandwich = Braucht beide Hände.
note-onion-soup = Niemand geht ohne Träne.
note-stuffed-pepper = Schau hinein.
note-roast-carrots = Süßer als mancher Nachtisch.
note-cold-cuts = So dünn, dass man hindurch lesen kann.
note-farmers-plate = Jeden Donnerstag bestellt ihn jemand vom Hof.
note-summer-salad = Am besten bei offenem Fenster.
note-pasta-salad = Eine Hälfte ist immer größer.
note-lentil-falafel-salad = Außen knusprig, innen ein Geheimnis.
note-lasagne-quattro-formaggi = Zähl die Käse, wenn du magst.
note-tomato-pasta = Das Haus ist stolz darauf.
note-spicy-grilled-chicken = Es war ein sehr geselliger Vogel.
note-schnitzel = Der Teller ist darunter.
note-pizza-bianca = Tomaten wurden nicht gefragt.
note-ham-noodles = Nach Großmutter, leicht verbessert.
note-spinach-rolls = Starke Arme garantiert.
note-goat-cheese-leaves = Die Ziege lässt grüßen.
note-club-tower = Ein Zahnstocher und viel Hoffnung halten ihn.
note-sausage-pan = Man hört sie, bevor man sie sieht.
note-green-pasta = Die Farbe ist echt.
note-mushroom-bake = Gefunden unter der dritten Eiche.
note-bread-soup = Brot von gestern, Glück von heute.
note-pizza-mexicana = Der Hut kostet extra.
note-cannelloni = Gefüllt, als niemand hinsah.
note-moussaka = Drei Stockwerke und ein Dach.
note-duck-rolls = Rollen, tunken, wiederholen.
note-ratatouille = Mit viel Geduld gelegt.
note-burger-deluxe = Bring dein eigenes Gerüst mit.
note-gnocchi-gratin = Wolken mit Kruste.
note-goulash = Begonnen am Samstag.
note-shepherds-pie = Auf der Weide wird er vermisst.
note-fish-market-stew = Was der Markt eben hatte.
note-chili-bowl = Wasser hilft nicht.
note-curry-pan = Jeder Nachmittag gibt etwas dazu.
note-baked-camembert = Vor dem Öffnen anklopfen.
note-tortellini = Jemand hat gezählt: neunzehn.
note-roast-with-toast = Der Toast kommt auf einem eigenen Teller.
note-mixed-grill = Etwas Grünes fürs Gewissen.
note-penne-and-greens = Das Grün kommt daneben.
note-cheese-dumplings = Schwerer, als sie aussehen.
note-lamb-tagine = Warte, bis der Deckel flüstert.
note-ribeye-hollandaise = Blutig bestellt, natürlich.
note-beef-wellington = Maßgeschneidert.
note-paella = Bring eine Leiter mit.
note-truffle-tower = Das Schwein wurde bezahlt.
note-saffron-risotto = Nur links herum gerührt.
note-coq-au-vin = Jahrelang gehörte ihm der Hof.
note-royal-platter = Zu zweit getragen.
note-opera-supper = Muss vor dem letzten Akt aufgegessen sein.
note-admirals-dinner = Mit etwas für den Papagei.
note-emperors-banquet = Er nickt nur einmal.
note-midnight-feast = Niemand wird es je erfahren.
note-fruit-salad = Überwiegend das gute Obst.
note-berry-cream = Sie gehören zusammen.
note-panna-cotta = Sie zittert, wenn man hinsieht.
note-chocolate-mousse = Überwiegend Luft und Glück.
note-apple-crumble = Die Ecken gehen zuerst weg.
note-creme-brulee = Klopf an, und sie geht auf.
note-cheesecake = Die Krone ist ohne Obst.
note-fruit-tart = So bunt wie die Markise.
note-tiramisu = Zieh dich hoch.
note-strudel = Schneid, wo es dransteht.
note-sundae = Auch an Werktagen.
note-banana-boat = Es schwimmt, wenn du dich beeilst.
note-peach-melba = Nach einer Stimme benannt.
note-affogato = Sie ging freiwillig.
note-waffle-dream = Mit Kästchen, damit die Soße bleibt.
note-brownie-hill = Obenauf liegt Schnee.
note-lemon-parfait = Sauer, dann süß, dann weg.
note-black-forest-cup = Vorsicht vor der Kirsche.
note-baked-alaska = Außen heiß, innen ein Gletscher.
note-cassata-royal = Für Leute mit zwei Löffeln.

## Eisplättchen

tile-vanilla-cloud = Vanillewolke
tile-chocolate-button = Schokoknopf
tile-strawberry-kiss = Erdbeerkuss
tile-lemon-drop = Zitronentropfen
tile-pistachio-pearl = Pistazienperle
tile-snowman = Schneemann
tile-bear-and-cub = Bär und Bärchen
tile-sunrise = Sonnenaufgang
tile-night-and-day = Tag und Nacht
tile-meadow = Wiese
tile-garden-gate = Gartentor
tile-sweet-and-sour = Süß und sauer
tile-first-love = Erste Liebe
tile-old-friends = Alte Freundschaft
tile-lemon-tree = Zitronenbaum
tile-traffic-light = Ampel
tile-classic-three = Die klassischen drei
tile-carnival = Karneval
tile-forest-walk = Waldspaziergang
tile-lighthouse = Leuchtturm
