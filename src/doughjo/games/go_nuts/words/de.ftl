### Go Nuts for Donuts

## Was geschieht

event-dealt = { $card } kommt auf Position { $position }.
event-picked = { $position-known ->
    [yes] { $seat } { $seat-you ->
        [yes] hast
       *[no] hat
    } Position { $position } gewählt.
   *[no] { $seat } { $seat-you ->
        [yes] hast
       *[no] hat
    } gewählt.
}
event-revealed = Alle decken auf: { $picks }.
event-revealed-picks-each = { $seat } { $what }
event-clash = Position { $position }: { $seats } { $seats-you ->
    [yes] habt
   *[no] haben
} dasselbe gewählt, { $card } ist verloren.
event-taken = Position { $position }: { $seat-you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} { $card }.
event-drew = { $seat } { $seat-you ->
    [yes] ziehst { $card } vom Nachziehstapel und behältst die Karte.
   *[no] zieht { $card } vom Nachziehstapel und behält die Karte.
}
event-drew-in-secret = { $card-known ->
    [yes] { $seat } { $seat-you ->
        [yes] ziehst
       *[no] zieht
    } verdeckt { $card }.
   *[no] { $seat } zieht verdeckt eine Karte.
}
event-kept = { $seat } { $seat-you ->
    [yes] behältst { $card } und legst
   *[no] behält { $card } und legt
} { $put_back-known ->
    [yes] { $put_back }
   *[no] die andere Karte
} zurück auf den Nachziehstapel.
event-cleared = { $seat } { $seat-you ->
    [yes] wirfst
   *[no] wirft
} { $card } von Position { $position } ab.
event-stopped = { $seat } { $seat-you ->
    [yes] hörst auf.
   *[no] hört auf.
}
event-took-discard = { $seat } { $seat-you ->
    [yes] nimmst
   *[no] nimmt
} { $card } { $deeper ->
    [yes] von weiter unten aus dem Ablagestapel.
   *[no] vom Ablagestapel.
}
event-gave = { $seat } { $seat-you ->
    [yes] gibst
   *[no] gibt
} { $to-you ->
    [yes] dir
   *[no] { $to }
} { $card }.
event-stole = { $seat } { $seat-you ->
    [yes] nimmst
   *[no] nimmt
} { $from-you ->
    [yes] dir
   *[no] { $from }
} { $card } weg.
event-discarded = { $seat } { $seat-you ->
    [yes] wirfst
   *[no] wirft
} { $card } { $forced ->
    [yes] selbst ab, weil es zu wenige andere Karten gibt.
   *[no] ab.
}
event-discarded-from = { $seat } { $seat-you ->
    [yes] wirfst
   *[no] wirft
} { $card } aus { $of-you ->
    [yes] deiner Sammlung
   *[no] der Sammlung von { $of }
} ab.
event-chose-pass = { $card-known ->
    [yes] { $seat } { $seat-you ->
        [yes] hast
       *[no] hat
    } { $card } zum Weitergeben gewählt.
   *[no] { $seat } hat eine Karte zum Weitergeben gewählt.
}
event-passed = Alle geben eine Karte nach links weiter: { $cards }.
event-passed-cards-each = { $seat } { $what }
event-no-effect = { $card } bewirkt nichts.
event-round-over = Die Runde ist vorbei.
event-game-over = Der Nachziehstapel reicht nicht mehr für die Auslage: Das Spiel ist vorbei.

## Was gefragt ist

ask-pick = Wähle einen Donut. Niemand sieht ihn, bis alle gewählt haben.
ask-clear-row = { $card }: Wirf Karten der Auslage ab, die niemand gewählt hat, eine nach der anderen, oder hör auf.
ask-draw-two-keep-one = { $card }: Behalte eine der beiden gezogenen Karten; die andere kommt zurück auf den Nachziehstapel.
ask-take-one-discard = { $card }: Nimm { $donuts ->
    [yes] einen Donut
   *[no] eine Karte
} aus dem Ablagestapel.
ask-take-three-discards = { $card }: Nimm { $left ->
    [one] noch eine Karte aus dem Ablagestapel, oder hör auf.
   *[other] bis zu { $left } Karten aus dem Ablagestapel, eine nach der anderen, oder hör auf.
}
ask-give-one = { $card }: Gib jemand anderem eine deiner Karten.
ask-steal-one = { $card }: Nimm jemand anderem eine Karte weg.
ask-all-pass-left = { $card }: Wähle eine Karte, die du nach links weitergibst. Niemand sieht deine Wahl, bevor alle gewählt haben.
ask-discard-three-or-this = { $card }: { $left ->
    [3] Wirf drei deiner anderen Karten ab, eine nach der anderen, oder { $card } selbst.
    [one] Wirf noch eine deiner anderen Karten ab.
   *[other] Wirf noch { $left } deiner anderen Karten ab.
}
ask-discard-one-own = { $card }: Wirf { $donuts ->
    [yes] einen deiner anderen Donuts
   *[no] eine deiner anderen Karten
} ab.
ask-discard-opponents = { $card }: Wirf eine Karte von jemand anderem ab.

## Warum nicht

why-has-picked = Du hast schon gewählt. Jetzt sind die anderen dran.
why-has-passed = Du hast schon eine Karte zum Weitergeben gewählt. Jetzt sind die anderen dran.
why-row-ends = Die Auslage hat die Positionen 1 bis { $positions }.
why-all-pick = Gerade wählen alle eine Position der Auslage.
why-is-empty = Position { $position } ist leer.
why-was-picked = Position { $position } wurde in dieser Runde gewählt.
why-not-drawn = Du hast { $drawn } gezogen, nicht { $card }.
why-no-donut = { $card } ist kein Donut.
why-not-discarded = { $card } liegt nicht im Ablagestapel.
why-not-twice = Oben auf dem Ablagestapel liegt nicht { $card } mit einer zweiten solchen Karte weiter unten.
why-you-lack = { $card } hast du nicht.
why-not-itself = Diese Karte selbst kannst du nicht wählen, und { $card } hast du nicht noch einmal.
why-give-others = { $card } selbst darfst du nur weggeben, wenn du keine andere Karte hast.
why-nobody-there = Dort sitzt niemand.
why-no-opponent = Das bist du selbst.
why-they-lack = { $seat } hat { $card } nicht.

## Die Wertung

line-cards = { $card } × { $count }
    .why = { $card-text }

## Was Simulationen zählen

count-taken = { $card } genommen
    .column = genommen
    .line = { $card }
count-clashed = { $card } verloren
    .column = verloren
    .line = { $card }

## Was auf einer Karte steht

text-if = { $condition ->
    [if_types_over] , wenn du mehr als { $number } verschiedene Karten hast
    [if_types_under] , wenn du weniger als { $number } verschiedene Karten hast
    [if_cards_under] , wenn du weniger als { $number } Karten hast
    [if_fewest_cards] , wenn niemand weniger Karten hat als du
   *[none] {""}
}
text-points = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
text-nothing = Bringt nichts.
text-each = { $costs ->
    [yes] Kostet
   *[no] Bringt
} { text-points }{ text-if }.
text-together = Bringt { text-points }, egal wie viele du hast{ text-if }.
text-pairs = Jedes Paar bringt { text-points }, eine einzelne Karte nichts{ text-if }.
text-spoilt = { $spoilt ->
    [yes] {" "}– eine ungerade Anzahl verdirbt alles
   *[no] {""}
}
text-table = 1 bis { $most } davon bringen zusammen { $points } Punkte{ text-spoilt }{ text-if }.
text-table-points-joint = or
text-table-with-more = 1 bis { $most } davon bringen zusammen { $points } Punkte{ text-spoilt }{ text-if }; weitere bringen nichts.
text-table-with-more-points-joint = or
text-per-negative = { $costs ->
    [yes] Kostet
   *[no] Bringt
} { $more ->
    [yes] zusätzlich { text-points }
   *[no] { text-points }
} für jede deiner Karten, die Punkte kostet{ text-if }.
text-most-alone = Hast du allein die meisten { $card }, insgesamt { text-points } { $less ->
    [yes] weniger
   *[no] mehr
}{ text-if }.
text-most-shared = Hast du zusammen mit anderen die meisten { $card }, insgesamt { text-points } { $less ->
    [yes] weniger
   *[no] mehr
}{ text-if }.
text-draw-one = Zieh die oberste Karte vom Nachziehstapel und behalte sie.
text-take-top-discard = Nimm die oberste Karte vom Ablagestapel.
text-clear-row = Wirf beliebig viele Karten der Auslage ab, die in dieser Runde niemand gewählt hat, in beliebiger Reihenfolge.
text-draw-two-keep-one = Zieh zwei Karten, behalte eine und leg die andere zurück auf den Nachziehstapel; nur du kennst sie.
text-take-one-discard = Nimm eine beliebige Karte aus dem Ablagestapel.
text-give-one = Gib jemand anderem eine deiner Karten; { $card } selbst nur, wenn du keine andere hast.
text-steal-one = Nimm jemand anderem eine Karte weg.
text-all-pass-left = Alle geben verdeckt eine Karte nach links weiter. Hat jemand dafür keine, wird stattdessen { $card } abgeworfen.
text-take-three-discards = Nimm bis zu drei Karten deiner Wahl aus dem Ablagestapel.
text-discard-three-or-this = Wirf drei deiner anderen Karten ab oder { $card } selbst.
text-discard-one-own = Wirf eine deiner anderen Karten ab; hast du keine, wirf { $card } selbst ab.
text-discard-opponents = Wirf eine Karte deiner Wahl von jemand anderem ab.

## Varianten

option-sprinkled_gives_itself = Sprinkled selbst darf auch weggegeben werden, wenn du andere Karten hast.
option-maple_frosted_needs_sole_fewest = Maple Frosted zählt nur, wenn du allein die wenigsten Karten hast; ein Gleichstand genügt nicht.
option-drinks_are_donuts = Coffee und Milk gelten als Donuts: als Sorten, und überall, wo Donuts gezählt oder gewählt werden.

## Das Spiel im Regal, und Züge als Knöpfe

summary = Wähle heimlich einen Donut: Will ihn sonst niemand, gehört er dir; sonst ist er verloren.
move-pick = Position { $position } wählen
move-clear = Position { $position } abwerfen
move-done = Aufhören
move-discard-itself = Diese Karte selbst abwerfen
move-keep = { $card } behalten
move-take = { $card } nehmen
move-take-deeper = { $card } von weiter unten nehmen
move-pass = { $card } weitergeben
move-discard = { $card } abwerfen
move-give = { $seat } { $card } geben
move-steal = { $seat } { $card } wegnehmen
move-discard-from = { $card } von { $seat } abwerfen

## Der Tisch und die Kartenliste als Text

draw-row = Auslage
draw-deck = Nachziehstapel
draw-on-top = oben { $card }
draw-on-top-known = oben { $card } [dim](nur { $seat } { $seat-you ->
    [yes] weißt
   *[no] weiß
} das)[/]
draw-discard = Ablagestapel
draw-holds = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}, { $cards } { $cards ->
    [one] Karte
   *[other] Karten
}
draw-no-cards = noch keine Karten
page-card = Karte
page-does = was sie tut
page-ours = von uns
