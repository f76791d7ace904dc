### Dollars to Donuts

## Was geschieht

event-starts = { $seat } { $seat-you ->
    [yes] beginnst
   *[no] beginnt
}.
event-starter-placed = { $seat } { $seat-you ->
    [yes] legst
   *[no] legt
} den { $starter-pre }-Starter auf { $at }, die Hälften { $facing }{ $seats-count ->
    [one] .
   *[other] ; alle tun dasselbe.
}
event-tile-dealt = Plättchen { $tile } kommt auf den { $price ->
    [0] kostenlosen Platz.
   *[other] Platz für { $price } $.
}
event-customer-came = { $customer } stellt sich an.
event-turn = { $seat-you ->
    [yes] Du bist dran.
   *[no] { $seat } ist dran.
}
event-bought = { $seat } { $price ->
    [0] { $seat-you ->
        [yes] nimmst
       *[no] nimmt
    } kostenlos Plättchen { $tile }
   *[other] { $seat-you ->
        [yes] kaufst
       *[no] kauft
    } für { $price } $ Plättchen { $tile }
} und { $at ->
    [none] { $seat-you ->
        [yes] legst
       *[no] legt
    } es beiseite, weil es nirgends passt.
   *[other] { $seat-you ->
        [yes] legst
       *[no] legt
    } es auf { $at } { $facing-to }{ over-edge }.
}
over-edge = { $over ->
    [0] {""}
    [one] , ein Feld über den Rand
   *[other] , { $over } Felder über den Rand
}
event-no-purchase = { $seat } { $seat-you ->
    [yes] kaufst
   *[no] kauft
} nichts.
event-paid = { $seat } { $seat-you ->
    [yes] zahlst
   *[no] zahlt
} { $dollars }.
event-paid-dollars-each = { $number ->
    [one] einen Dollar
   *[other] { $number } Dollar
} mit { $what-dat }
event-perfect = { $seat } { $seat-you ->
    [yes] machst
   *[no] macht
} einen perfekten { $flavour-pre }-Donut auf { $cells }.
event-sold = { $seat } { $seat-you ->
    [yes] verkaufst
   *[no] verkauft
} einen gemischten Donut ({ $flavours }) auf { $cells } für { $dollars } $.
event-spoiled = Ein gemischter Donut ({ $flavours }) auf { $cells } bringt { $seat-you ->
    [yes] dir
   *[no] { $seat }
} nichts.
event-drew = { $seat } { $seat-you ->
    [yes] ziehst
   *[no] zieht
} einen Dollar mit { $dollar-dat }.
event-bag-empty = Der Beutel ist leer: { $seat-you ->
    [yes] Dir
   *[no] { $seat }
} { $missing ->
    [one] entgeht 1 Dollar.
   *[other] entgehen { $missing } Dollar.
}
event-laid = { $seat } { $seat-you ->
    [yes] legst
   *[no] legt
} { $dollar-acc } auf { $at }{ $facing ->
    [none] .
   *[other] {""} { $facing-to }.
}
event-no-dollar = { $seat } { $seat-you ->
    [yes] legst
   *[no] legt
} kein Dollar-Plättchen.
event-mat-full = { $seat-you ->
    [yes] Dein Tablett ist voll.
   *[no] Das Tablett von { $seat } ist voll.
}
event-served = { $seat } { $seat-you ->
    [yes] bedienst
   *[no] bedient
} { $customer } mit { $tokens }: { $level }, { $points } Punkte.
event-served-tokens-each = { $number } × { $what }
event-served-nobody = { $seat } { $seat-you ->
    [yes] bedienst
   *[no] bedient
} niemanden.
event-slid = Die Plättchen rücken auf.
event-rival-took = Der Laden nebenan nimmt Plättchen { $tile }.
event-customer-left = { $customer } hat zu lange gewartet und geht in den Laden nebenan.
event-quiet = Seit { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
} hat niemand etwas gekauft, gelegt oder serviert; nach { $most } endet das Spiel.
event-game-over = { $why } Das Spiel ist vorbei.
ending-mat-full = Ein Tablett ist voll, und alle waren gleich oft dran.
ending-no-tiles = Es gibt keine Plättchen mehr, um das Angebot aufzufüllen.
ending-turns = Der letzte Zug ist gespielt.
ending-quiet = Zu lange hat niemand etwas gekauft, gelegt oder serviert.

## Was gefragt ist

ask-start = Lege einen Starter{ $shared ->
    [yes] {""} für alle
   *[no] {""}
}: keine zwei in dieselbe Zeile oder Spalte.
ask-buy = Du hast { dollars }: Kaufe ein Plättchen für dein Tablett oder nichts.
dollars = { $dollars ->
    [0] keinen Dollar
   *[other] { $dollars } Dollar
}
ask-pay = Wähle ein Dollar-Plättchen zum Bezahlen: { $owing ->
    [one] noch 1 Dollar.
   *[other] noch { $owing } Dollar.
}
ask-lay = Du darfst eines deiner Dollar-Plättchen auf ein freies Feld legen.
ask-serve = Du darfst einen Gast mit deinen Marken bedienen.

## Warum nicht

why-too-dear = Das Plättchen kostet { $price } $, und du hast { dollars }.
why-fits = Ein Plättchen kommt nur beiseite, wenn es nirgends passt.
why-covered = { $cells-count ->
    [one] Dieses Feld ist schon belegt:
   *[other] Diese Felder sind schon belegt:
} { $cells }.
why-same-turned = Dieses Plättchen sieht nach einer halben Drehung gleich aus: Lege es nach Osten oder Süden.
why-you-lack = Du hast { $dollar-no }.
why-not-waiting = { $customer } steht nicht in der Schlange.
why-lacks-tokens = Damit { $customer } { $level } ist, fehlen dir { $missing }.
why-is-placed = Dein { $starter-pre }-Starter liegt schon.
why-same-line = In der Zeile oder Spalte von { $at } liegt schon ein Starter.

## Der Wertungsblock

line-customer = { $customer }, { $level }
    .why = { $neighbourhood }
line-sets = Sätze × { $count }
    .why = Ein Gast aus jedem Viertel.
line-majority = Die meisten aus { $neighbourhood }
    .why = Dort die meisten Gäste bedient.
line-pairs = Paare { $flavour-pre }-Bällchen × { $count }
    .why = Auf dem Tablett.
line-tokens = { $flavour-pre }-Marken × { $count }
    .why = Nicht serviert.
line-empty = Leere Felder × { $count }
    .why = Auf dem Tablett.
line-rank = Rang: { $rank }
    .why = { $next ->
        [none] Höher geht es nicht.
       *[other] { $next } ab { $from } Punkten.
    }

## Was Simulationen zählen

count-bought = gekauft für { $price } $
    .column = gekauft
    .line = für { $price } $
count-bought-nothing = nichts gekauft
    .column = gekauft
    .line = nichts
count-laid = gelegt: { $dollar-bare }
    .column = gelegt
    .line = { $dollar-bare }
count-served = { $customer } { $level }
    .column = { $level }
    .line = { $customer }

## Was auf einem Teil steht

text-starter = Je ein halber { $flavour-pre }-Donut auf zwei gegenüberliegenden Seiten. Wird vor dem ersten Zug gelegt.
text-holes = Ein Dollar-Plättchen mit { $flavour-pre }-Bällchen auf der Rückseite: Zwei davon auf einem Tablett bringen { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
text-half = Ein Dollar-Plättchen mit einem halben { $flavour-pre }-Donut auf der Rückseite.
text-tile = Von links nach rechts: oben { $top }, unten { $bottom }.
text-customer-first-each = { $number ->
    [one] { $what }
   *[other] { $number } × { $what }
}
text-customer = { $neighbourhood }. Möchte { $first } (zufrieden, { $contented }), dann { $second } (erfreut, { $delighted }), dann { $third } (begeistert, { $thrilled }).

## Wie die Dinge heißen

flavour-plain = Klassik
    .pre = Klassik
flavour-chocolate = Schoko
    .pre = Schoko
flavour-sprinkle = Streusel
    .pre = Streusel
flavour-jelly = Marmelade
    .pre = Marmeladen
dollar-plain-hole = Klassik-Bällchen
    .bare = Klassik-Bällchen
    .acc = Klassik-Bällchen
    .dat = Klassik-Bällchen
    .no = keine Klassik-Bällchen
dollar-chocolate-hole = Schoko-Bällchen
    .bare = Schoko-Bällchen
    .acc = Schoko-Bällchen
    .dat = Schoko-Bällchen
    .no = keine Schoko-Bällchen
dollar-sprinkle-hole = Streusel-Bällchen
    .bare = Streusel-Bällchen
    .acc = Streusel-Bällchen
    .dat = Streusel-Bällchen
    .no = keine Streusel-Bällchen
dollar-half-plain = Halber Klassik-Donut
    .bare = halber Klassik-Donut
    .acc = einen halben Klassik-Donut
    .dat = einem halben Klassik-Donut
    .no = keinen halben Klassik-Donut
dollar-half-chocolate = Halber Schoko-Donut
    .bare = halber Schoko-Donut
    .acc = einen halben Schoko-Donut
    .dat = einem halben Schoko-Donut
    .no = keinen halben Schoko-Donut
dollar-half-sprinkle = Halber Streusel-Donut
    .bare = halber Streusel-Donut
    .acc = einen halben Streusel-Donut
    .dat = einem halben Streusel-Donut
    .no = keinen halben Streusel-Donut
starter-plain-starter = Klassik-Starter
starter-chocolate-starter = Schoko-Starter
starter-sprinkle-starter = Streusel-Starter
starter-jelly-starter = Marmeladen-Starter
level-contented = zufrieden
level-delighted = erfreut
level-thrilled = begeistert
side-north = Norden
    .to = nach Norden
side-east = Osten
    .to = nach Osten
side-south = Süden
    .to = nach Süden
side-west = Westen
    .to = nach Westen
axis-north-south = im Norden und Süden
axis-east-west = im Osten und Westen
rank-day-old-dough = Teig von gestern
rank-baker-s-helper = Hilfe in der Backstube
rank-corner-bakery = Bäckerei an der Ecke
rank-talk-of-the-town = Stadtgespräch
rank-donut-royalty = Donut-Adel
rank-legend-of-the-glaze = Legende der Glasur

## Optionen

option-shared_starters = Die Starter liegen bei allen gleich: Reihum wird einer für alle gewählt.
option-starters_last = Die Starter werden erst gelegt, wenn das Angebot und die Gäste offen liegen.
option-quiet_end = Das Spiel endet auch nach einigen Runden, in denen niemand etwas kauft, legt oder serviert.

## Das Spiel im Regal und Züge als Knöpfe

summary = Lege Plättchen so, dass Donut-Hälften sich treffen: Gleiche erfreuen die Gäste, ungleiche bringen Dollar.
move-no-purchase = Nichts kaufen
move-buy = { $price ->
    [0] Das kostenlose Plättchen nehmen
   *[other] Das Plättchen für { $price } $ kaufen
}: { $at } { $facing-to }{ over-edge }
move-buy-aside = { $price ->
    [0] Das kostenlose Plättchen nehmen und beiseitelegen
   *[other] Das Plättchen für { $price } $ kaufen und beiseitelegen
}
move-pay = Mit { $dollar-dat } bezahlen
move-no-dollar = Kein Dollar-Plättchen legen
move-lay = { $dollar-acc } auf { $at } legen ({ $facing })
move-serve-nobody = Niemanden bedienen
move-serve = { $customer } bedienen: { $level }
move-start = Den { $starter-pre }-Starter auf { $at } legen: { $facing }

## Der Tisch als Text

draw-board = Angebot
draw-line = Gäste
draw-nobody = niemand wartet
draw-supply = Plättchen
draw-bag = Beutel
draw-deck = Stapel
draw-turns = Züge übrig
draw-quiet = Seit { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
} nichts gekauft, gelegt oder serviert; { $most } beenden das Spiel.
draw-holds = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}, { $dollars } $
draw-tokens = Marken
draw-purse = Kasse
