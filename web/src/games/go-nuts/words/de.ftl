# Was das Brett von Go Nuts for Donuts sagt.

go-nuts-row = Die Auslage
go-nuts-counter = Donuts auf der Theke
go-nuts-hand = Deine Auswahlkarten
go-nuts-position = Position { $position }: { $card }{ $count ->
    [0] {""}
   *[other] , gewählt von { $pickers }
}
go-nuts-gap = { $taken ->
    [yes] vergeben
   *[no] leer
}
go-nuts-selection = Auswahlkarte { $position }: { $card }{ $chosen ->
    [yes] , gewählt
   *[no] {""}
}
go-nuts-picks = Wählt { $card }
go-nuts-yours = gewählt

# --- Karten
go-nuts-card = { $card }{ $count ->
    [1] {""}
   *[other] , { $count } davon
}{ $chosen ->
    [yes] , gewählt
   *[no] {""}
}{ $choosable ->
    [yes] , wählbar
   *[no] {""}
}
go-nuts-face-down = Eine verdeckte Karte
go-nuts-hint = { $points }{ $why ->
    [if] {" "}wenn …
    [for] {" "}für …
   *[always] {""}
}

# --- Nachziehstapel und Ablagestapel
go-nuts-pile-title = { $pile ->
    [deck] Stapel
   *[discard] Ablage
}
go-nuts-pile = { $pile ->
    [deck] Nachziehstapel
   *[discard] Ablagestapel
}: { go-nuts-cards }{ $known ->
    [yes] , oben { $top }
   *[no] {""}
}{ $noted ->
    [yes] , { $note }
   *[no] {""}
}{ $door ->
    [open] . Schließen
    [closed] . Öffnen
   *[none] {""}
}
go-nuts-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
go-nuts-deck-left = Im Nachziehstapel { $count ->
    [one] liegt noch { $count } Karte.
   *[other] liegen noch { $count } Karten.
}
go-nuts-top-known = { $who-you ->
    [yes] nur du kennst die oberste
   *[no] { $who } kennt die oberste
}
go-nuts-discard-pile = Der Ablagestapel
go-nuts-door = { $open ->
    [yes] Schließen
   *[no] Öffnen
}
go-nuts-door-about = Ablagestapel: { go-nuts-door }
go-nuts-from-top = Ablagestapel, von oben
go-nuts-in-pile = { $card }, { $place ->
    [1] oben auf dem Stapel
   *[other] Nummer { $place } von oben
}{ $deeper ->
    [yes] , die untere
   *[no] {""}
}
go-nuts-place = { $place ->
    [1] oben
   *[other] { $place }
}{ $deeper ->
    [yes] : die untere
   *[no] {""}
}

# --- Plätze
go-nuts-status = { $status ->
    [winner] hat gewonnen
    [chosen] hat gewählt
    [thinking] denkt nach
   *[deciding] wählt gerade
}
go-nuts-collection = { $name-you ->
    [yes] Deine Sammlung
   *[no] Sammlung von { $name }
}
go-nuts-own = { $card } { $name-you ->
    [yes] von dir
   *[no] von { $name }
}
go-nuts-own-cards = { $name-you ->
    [yes] Deine Karten
   *[no] Karten von { $name }
}
go-nuts-all-cards = { go-nuts-own-cards }: { $cards }

# --- Der Zettel, wenn eine Karte etwas bewirkt
go-nuts-waiting = { $passing ->
    [yes] Alle wählen eine Karte zum Weitergeben.
   *[no] { $who } entscheidet.
}
go-nuts-passing = Du gibst { $card } an { $who } weiter. Das bleibt geheim, bis alle gewählt haben.
go-nuts-who = { $verb ->
    [give] Wer bekommt { $card }?
   *[other] Wessen Karte?
}
go-nuts-which = { $verb ->
    [clear] Tipp an, was weg soll: hier oder in der Auslage.
    [keep] Welche behältst du?
    [take] Welche nimmst du?
    [take-deeper] Welche nimmst du?
    [pass] Welche geht an { $who }?
    [give] Welche gibst du weg?
    [steal] Welche nimmst du { $who } weg?
    [discard-from] Welche verliert { $who }?
   *[discard] Welche wird abgeworfen?
}
go-nuts-left = noch { $most ->
    [yes] bis zu { $left }
   *[no] { $left }
}
go-nuts-back = { $to ->
    [card] Andere Karte
   *[person] Jemand anderes
}
