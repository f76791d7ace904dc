# Was das Brett von Dollars to Donuts sagt.

dollars-tab = { $tab ->
    [specials] Angebot
    [money] Kasse { dollars-money }
    [customers] Gäste
    [rival] Nebenan
   *[shops] Läden
}
dollars-around = Rund um das Tablett
dollars-whose = Wessen Tablett groß ist
dollars-owns = { $owner-you ->
    [yes] { $what ->
        [shop] Dein Laden
        [starters] Deine Starter
        [dollars] Deine Dollar-Plättchen
        [tokens] Deine Marken
       *[mat] Dein Tablett
    }
   *[no] { $what ->
        [shop] Laden
        [starters] Starter
        [dollars] Dollar-Plättchen
        [tokens] Marken
       *[mat] Tablett
    } von { $owner }
}
dollars-money = { $dollars } $
dollars-more = noch { $count }

# --- Was du gleich tust
dollars-decision = Deine Entscheidung
dollars-hint = { $step ->
    [start] Nimm einen Starter und lege ihn auf dein Tablett.
    [buy] Nimm ein Plättchen aus dem Angebot.
    [pay] Was du behältst, kannst du später aufs Tablett legen.
    [lay] Nimm ein Dollar-Plättchen, das du legen möchtest.
   *[serve] Wähle einen Gast, den du bedienen kannst.
}
dollars-how-happy = Wie glücklich machst du { $customer }?
dollars-closed = Die Läden haben geschlossen.
dollars-misfit = Hier passt es nicht hin.
dollars-nowhere = Es passt nirgends auf dein Tablett. Du darfst es nehmen und beiseitelegen.
dollars-preview = { $result ->
    [fits] Hier passt es
    [nothing] Noch kein Donut
   *[donuts] Das gibt { $made }
}: { $from }{ $long ->
    [yes] {" "}bis { $to }
   *[no] {""}
}{ $over ->
    [0] .
    [one] , ein Feld über den Rand.
   *[other] , { $over } Felder über den Rand.
}
dollars-perfect = { $count ->
    [one] einen perfekten Donut ({ $flavour })
   *[other] { $count } perfekte Donuts ({ $flavour })
}
dollars-sold = { $count ->
    [one] einen gemischten Donut für { dollars-money }
   *[other] { $count } gemischte Donuts für { dollars-money }
}
dollars-spoiled = { $count ->
    [one] einen gemischten Donut, der nichts bringt
   *[other] { $count } gemischte Donuts, die nichts bringen
}
dollars-turn = Nach { $way ->
    [left] links
   *[right] rechts
} drehen
dollars-turn-key = { dollars-turn } ({ $key })
dollars-place = Ablegen
dollars-back = Zurück
dollars-serving = { $level } für { $tokens }: { $points } Punkte

# --- Das Angebot
dollars-on-sale = Plättchen im Angebot
dollars-price = { $price ->
    [0] gratis
   *[other] { $price } $
}
dollars-no-tile = { $bare ->
    [yes] noch nicht gezogen
   *[no] verkauft
}
dollars-tiles-wait = Wird gezogen, wenn alle Starter liegen.

# --- Gäste
dollars-line = Gäste in der Schlange
dollars-no-customers = { $bare ->
    [yes] Sie kommen, wenn alle Starter liegen.
   *[no] Niemand wartet.
}
dollars-level = { $level } mit { $wants }{ $can ->
    [yes] , das kannst du
   *[no] {""}
}:
dollars-first = am längsten da

# --- Was ein Laden besitzt
dollars-starters = Starter
dollars-tokens = Marken
dollars-no-dollars = Keine Dollar-Plättchen
dollars-no-tokens = noch keine
dollars-choice = { $name }{ $count ->
    [1] {""}
   *[other] , { $count } davon
}
dollars-set-aside = { $count ->
    [one] Ein Plättchen liegt beiseite
   *[other] { $count } Plättchen liegen beiseite
}
dollars-tiles = { $count } Dollar-Plättchen
dollars-in-bag = Der Beutel: { dollars-tiles }
dollars-so-far = Bisher { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $empty ->
    [one] ein leeres Feld
   *[other] { $empty } leere Felder
}
dollars-served = Bedient
dollars-nobody = noch niemand
dollars-close = Schließen

# --- Das Tablett, wie man es hört
dollars-cell = { $cell }: { $what }
dollars-empty = leer
dollars-tile = Plättchen
dollars-half = { $side ->
    [north] im Norden
    [east] im Osten
    [south] im Süden
   *[west] im Westen
} { $flavour }
dollars-part = { $perfect ->
    [yes] Teil eines perfekten Donuts ({ $flavour })
   *[no] Teil eines gemischten Donuts
}

# --- Alle Läden
dollars-mine = Meiner
dollars-scores = Punkte
dollars-same = Für alle gleich:
dollars-empty-cells = { $count ->
    [one] ein leeres Feld
   *[other] { $count } leere Felder
}
dollars-status = { $status ->
    [winner] hat gewonnen
    [thinking] denkt nach …
   *[deciding] entscheidet
}
dollars-look = Den Laden ansehen
dollars-rival = Der Laden nebenan nimmt nach jedem deiner Züge das kostenlose Plättchen, und einen Gast, wenn du niemanden bedienst.
dollars-turns-left = { $count ->
    [one] Noch 1 Zug
   *[other] Noch { $count } Züge
}
dollars-rank = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $wins ->
    [yes] , gewonnen
   *[no] {""}
}{ $next ->
    [none] {""}
   *[other] ; der nächste Rang beginnt bei { $next }
}
dollars-caption = Bediente Gäste in jedem Viertel
dollars-shop = Laden
dollars-points = Punkte
dollars-player = { $name-you ->
    [yes] Du
   *[no] { $name }
}
dollars-leads = führt
