# Was das Brett von Doughnut Drive-Thru sagt.

# --- Gezähltes, für andere Meldungen
drive-thru-doughnuts = { $doughnuts ->
    [0] kein Donut
    [one] { $doughnuts } Donut
   *[other] { $doughnuts } Donuts
}
drive-thru-recognitions = { $recognitions ->
    [one] { $recognitions } Anerkennung
   *[other] { $recognitions } Anerkennungen
}
drive-thru-tips = { $tips ->
    [0] kein Trinkgeld
   *[other] { $tips } Trinkgeld
}
drive-thru-tips-word = Trinkgeld

# --- Die Küche und ihr Schild
drive-thru-kitchen = Die Küche
drive-thru-cards = Küchenkarten
drive-thru-card = { $number }: { $card }, { drive-thru-doughnuts } auf { $plates ->
    [one] { $plates } Teller
   *[other] { $plates } Tellern
}
drive-thru-choosable = { $what }{ $choosable ->
    [yes] , wählbar
   *[no] {""}
}
drive-thru-round = { $time ->
    [over] Spielende
    [last] Letzte Runde
   *[usual] Runde { $round }
}
drive-thru-quiet = Seit { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
} nichts zubereitet oder serviert. Nach { $most } endet das Spiel.

# --- Nachziehstapel und Ablagestapel
drive-thru-pile = { $pile ->
    [deck] Stapel
   *[discard] Ablage
}
drive-thru-pile-title = { $pile ->
    [deck] Noch nicht gesehen
   *[discard] Ablagestapel
}
drive-thru-pile-about = { $pile ->
    [deck] Diese Rezepte können noch gezogen werden. Die Reihenfolge kennt niemand.
   *[discard] Wenn der Nachziehstapel leer ist, werden sie zu einem neuen gemischt.
}
drive-thru-pile-close = Stapel schließen
drive-thru-pile-kind = { $recipe }{ $count ->
    [1] {""}
   *[other] , { $count } davon
}
drive-thru-pile-empty = Leer

# --- Plätze
drive-thru-place = { $name-you ->
    [yes] Dein Platz
   *[no] Platz von { $name }
}
drive-thru-status = { $status ->
    [winner] gewinnt
    [thinking] denkt nach …
   *[you] du
}
drive-thru-baker-of = { $name-you ->
    [yes] Bei dir
   *[no] Bei { $name }
} backt { $baker }
drive-thru-held = { drive-thru-doughnuts } von höchstens { $most }
drive-thru-types = Typen
drive-thru-zone = { $state ->
    [unprepared] Rezepte
   *[prepared] Zubereitet
}
drive-thru-own = { $state ->
    [unprepared] Deine Rezepte, die noch zuzubereiten sind
    [prepared] Deine zubereiteten Rezepte
   *[served] Deine servierten Rezepte
}
drive-thru-recipes-of = Rezepte von { $name }
drive-thru-recipe = { $recipe }, { $state ->
    [unprepared] noch nicht zubereitet
   *[prepared] zubereitet
}
drive-thru-served = Serviert: { $served } von { $most }
drive-thru-upright = { $upright } aufrecht
drive-thru-medal = { $recipe }, serviert, { drive-thru-tips }{ $letter ->
    [none] {""}
   *[other] , Typ { $letter }
}, Anerkennung { $used ->
    [yes] benutzt
   *[no] aufrecht
}
drive-thru-medal-text = Serviert: { drive-thru-tips }{ $letter ->
    [none] {""}
   *[other] , Typ { $letter }
}. { $used ->
    [yes] Die Anerkennung ist benutzt. Eine Kaffeepause richtet sie auf.
   *[no] Die Anerkennung ist aufrecht: Sie zählt beim Zubereiten oder Servieren 1 zum Wurf dazu.
}
drive-thru-glance = Die anderen auf einen Blick
drive-thru-glance-at = { $name }: { drive-thru-tips }, { $served } von { $most } serviert, { drive-thru-doughnuts }. Zu diesem Platz

# --- Wer backt
drive-thru-bakers = Wer backt
drive-thru-draft = { $moment ->
    [dealt] So ist heute Abend verteilt, wer backt
    [yours] Wer backt heute Abend bei dir?
   *[theirs] { $name } wählt gerade
}
drive-thru-bakes-for = backt bei { $name-you ->
    [yes] dir
   *[no] { $name }
}
drive-thru-to-kitchen = In die Küche

# --- Der Bestellblock
drive-thru-pad = Bestellblock
drive-thru-moment = { $moment ->
    [yours] Deine Bestellung?
    [over] Für heute geschlossen
    [theirs] { $name } steht am Fenster
   *[start] Die Küche öffnet
}
drive-thru-hint = Wähle eine Küchenkarte oder eins deiner Rezepte. Vor dem Wurf siehst du deine Aussichten.
drive-thru-another-card = Andere Küchenkarte
drive-thru-with = Mit { $doughnuts ->
    [one] { $doughnuts } Donut
   *[other] { $doughnuts } Donuts
}
drive-thru-take = { $doughnuts } zurücknehmen
drive-thru-take-from = Donuts von { $card } zurücknehmen
drive-thru-try = { $recipe } { $work ->
    [prepare] zubereiten
   *[serve] servieren
}
drive-thru-chance = { $chance }{ $more ->
    [yes] , oder { $helped } mit Anerkennung
   *[no] {""}
}
drive-thru-needed = von { $needed } nötigen
drive-thru-enough = { $missing ->
    [one] { $missing } Anerkennung würde reichen. Einsetzen?
   *[other] { $missing } Anerkennungen würden reichen. Einsetzen?
}
drive-thru-another-number = Andere Anzahl
drive-thru-may-spend = { $name } darf Anerkennungen einsetzen.
drive-thru-rolled = { $name-you ->
    [yes] Du hast
   *[no] { $name } hat
} { $die }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
} gewürfelt
drive-thru-roll = { drive-thru-try }: { $needed } nötig.{ $recognitions ->
    [0] {""}
   *[other] {" "}{ drive-thru-recognitions } eingesetzt.
}{ $outcome ->
    [prepared] {" "}Zubereitet!
    [served] {" "}Serviert, und { drive-thru-tips } verdient!
    [failed] {" "}Das reicht nicht.
   *[open] {""}
}
drive-thru-keep = { $keeps ->
    [one] Behalte eins oder keins
   *[other] Behalte bis zu { $keeps }
}
drive-thru-drawn = Rezepte, die du gezogen hast
drive-thru-makes-room = Welches Rezept macht Platz für { $recipe }?
drive-thru-back = Zurück
drive-thru-learns = { $name } lernt gerade
drive-thru-learns-about = Nur { $name } sieht diese Rezepte.
