### Doughnut Drive-Thru

## Die Küchenkarten

card-learn = Rezept lernen
    .do = zu lernen
    .done = gelernt
card-prepare = Zubereiten
    .do = zuzubereiten
    .done = zubereitet
card-serve = Servieren
    .do = zu servieren
    .done = serviert
card-coffee-break = Kaffeepause
    .do = auszuruhen
    .done = ausgeruht

## Gezähltes, für andere Meldungen

doughnuts = { $doughnuts ->
    [0] keinen Donut
    [one] einen Donut
   *[other] { $doughnuts } Donuts
}
with-doughnuts = mit { $doughnuts ->
    [one] einem Donut
   *[other] { $doughnuts } Donuts
}
recognitions = { $recognitions ->
    [0] keine Anerkennung
    [one] eine Anerkennung
   *[other] { $recognitions } Anerkennungen
}
points-unit = { $number ->
    [one] Trinkgeld
   *[other] Trinkgelder
}
with-points = mit { $number } { $number ->
    [one] Trinkgeld
   *[other] Trinkgeldern
}
tips = { $tips ->
    [0] kein Trinkgeld
   *[other] { $tips } Trinkgeld
}

## Was geschieht

event-starts = { $seat } { $seat-you ->
    [yes] fängst
   *[no] fängt
} an: So hat das Los entschieden.
event-starter-dealt = { $seat } { $seat-you ->
    [yes] beginnst
   *[no] beginnt
} mit { $recipe }.
event-baker-dealt = { $seat } { $seat-you ->
    [yes] bekommst
   *[no] bekommt
} { $baker }.
event-baker-chosen = { $seat } { $seat-you ->
    [yes] wählst
   *[no] wählt
} { $baker }.
event-refreshed = { $seat } { $recognitions ->
    [0] { $seat-you ->
        [yes] hast
       *[no] hat
    } keine benutzte Anerkennung zum Aufrichten.
   *[other] { $seat-you ->
        [yes] richtest
       *[no] richtet
    } { recognitions } auf.
}
event-placed = { $seat } { $recipe ->
    [none] { $seat-you ->
        [yes] legst
       *[no] legt
    } { doughnuts } auf { $card }.
   *[other] { $seat-you ->
        [yes] versuchst
       *[no] versucht
    }, { $recipe } { with-doughnuts } { $card-do }.
}
event-took = { $seat } { $seat-you ->
    [yes] nimmst
   *[no] nimmt
} { doughnuts } von { $card }.
event-passed = { $seat } { $seat-you ->
    [yes] kannst weder arbeiten noch nehmen und passt.
   *[no] kann weder arbeiten noch nehmen und passt.
}
event-drew = { $seat } { $seat-you ->
    [yes] ziehst
   *[no] zieht
} { $recipe-known ->
    [yes] { $recipe }
   *[no] ein Rezept
}.
event-reshuffled = Der Stapel ist leer: Die Ablage wird zu einem neuen Stapel aus { $cards ->
    [one] einem Rezept
   *[other] { $cards } Rezepten
} gemischt.
event-nothing-to-draw = { $seat } { $seat-you ->
    [yes] findest
   *[no] findet
} nichts zu ziehen.
event-gave-up = { $seat } { $seat-you ->
    [yes] legst
   *[no] legt
} das Rezept { $recipe } ab, das noch nicht zubereitet ist.
event-kept = { $seat } { $seat-you ->
    [yes] behältst
   *[no] behält
} { $recipe }.
event-kept-none = { $seat } { $seat-you ->
    [yes] behältst
   *[no] behält
} keins davon.
event-discarded = { $seat } { $seat-you ->
    [yes] legst
   *[no] legt
} { $recipes } ab.
event-rolled = { $seat } { $seat-you ->
    [yes] würfelst
   *[no] würfelt
} { $die ->
    [1] eine 1 für { $recipe }; eine 1 misslingt immer.
   *[other] { $die }{ $bonus ->
        [0] {""}
       *[other] {" "}+ { $bonus }
    } für { $recipe }; nötig { $needed ->
        [one] ist
       *[other] sind
    } { $needed }.
}
event-spent = { $seat } { $seat-you ->
    [yes] setzt
   *[no] setzt
} { recognitions } ein.
event-prepared = { $recipe } ist zubereitet.
event-served = { $recipe } ist serviert und bringt { tips }.
event-failed = { $recipe } wird nicht { $work-done }.
event-last-round = { $seat } { $seat-you ->
    [yes] hast
   *[no] hat
} { $served ->
    [one] ein Rezept
   *[other] { $served } Rezepte
} serviert: Das ist die letzte Runde.
event-game-over = Alle waren gleich oft am Zug: Das Spiel ist vorbei.
event-quiet = Seit { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
} hat niemand etwas zubereitet oder serviert; nach { $most } ist das Spiel vorbei.
event-quiet-end = Seit { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
} hat niemand etwas zubereitet oder serviert: Das Spiel ist vorbei.

## Was gefragt ist

ask-baker = Wähle, wer für das ganze Spiel bei dir backt.
ask-refresh = Du bist am Zug: Du darfst eine Anerkennung aufrichten; dann legst oder nimmst du Donuts.
ask-take = Du bist am Zug: Nimm Donuts von einer Küchenkarte.
ask-place = Du bist am Zug: Lege Donuts auf eine Küchenkarte.
ask-turn = Du bist am Zug: Lege oder nimm Donuts.
ask-pass = Du bist am Zug, kannst aber weder Donuts legen noch nehmen: Passe.
ask-keep = { $another ->
    [yes] Behalte noch ein Rezept
   *[no] Behalte { $keeps ->
        [one] ein Rezept
       *[other] bis zu { $keeps } Rezepte
    }
}{ $full ->
    [yes] {" "}an Stelle { $keeps ->
        [one] eines nicht zubereiteten
       *[other] von nicht zubereiteten
    }
   *[no] {""}
} oder keins.
ask-spend = Du hast { $die }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
} gewürfelt und brauchst { $needed }: Setzt du { $missing ->
    [one] eine Anerkennung
   *[other] { $missing } Anerkennungen
} ein?

## Warum nicht

why-draft-goes-on = Gerade wählen alle, wer bei ihnen backt; wer zuletzt dran ist, wählt zuerst.
why-baker-taken = Bei { $seat-you ->
    [yes] dir
   *[no] { $seat }
} backt schon { $baker }.
why-bakers-before = Wer bei wem backt, wird vor dem ersten Zug gewählt.
why-keeping-first = Wähle zuerst unter den Rezepten, die du gezogen hast.
why-not-drawn = Du hast { $drawn } gezogen und nicht { $recipe }.
why-say-which = Du hast schon zwei Rezepte, die nicht zubereitet sind: Sag, welches du ablegst.
why-room-left = Du hast noch Platz für ein Rezept und legst deshalb keins ab.
why-not-unprepared = Du hast { $recipe } nicht als Rezept, das noch zuzubereiten ist.
why-same-recipe = { $recipe } gegen { $recipe } zu tauschen ändert nichts: Behalte dann keins.
why-keeping-later = Lerne zuerst: Rezepte behältst du, wenn du sie gezogen hast.
why-die-is-rolled = Der Würfel ist gefallen, und du hast { $upright ->
    [one] eine aufrechte Anerkennung
   *[other] { $upright } aufrechte Anerkennungen
} zum Einsetzen.
why-spending-later = Anerkennungen setzt du nach einem Wurf ein, der nicht ganz reicht.
why-no-refresher = Wenn niemand wie Dwight bei dir backt, richtet nur eine Kaffeepause Anerkennungen auf.
why-has-refreshed = Das hast du in diesem Zug schon getan.
why-none-used = Du hast keine benutzte Anerkennung.
why-you-lack = Du hast { $recipe } nicht.
why-none-unprepared = Du hast kein Rezept, das noch zuzubereiten ist.
why-none-prepared = Du hast noch nichts zubereitet, das du servieren könntest.
why-is-prepared = { $recipe } ist schon zubereitet.
why-not-prepared = { $recipe } ist noch nicht zubereitet.
why-too-few-held = Du hast { $held ->
    [0] keinen Donut
    [one] nur einen Donut
   *[other] nur { $held } Donuts
}.
why-too-few-plates = Auf { $card } ist { $empty ->
    [0] kein Teller frei
    [one] nur ein Teller frei
   *[other] nur Platz für { $empty } Donuts
}.
why-too-many = Du hast { $held ->
    [0] keinen Donut
    [one] einen Donut
   *[other] { $held } Donuts
} und darfst höchstens { $most } haben.
why-too-few-there = Auf { $card } { $doughnuts ->
    [0] liegt kein Donut
    [one] liegt nur ein Donut
   *[other] liegen nur { $doughnuts } Donuts
}.
why-can-move = Du passt nur, wenn du weder arbeiten noch nehmen kannst.

## Die Wertung

line-recipe = { $recipe }
    .why = { $letter ->
        [none] ohne Typ
       *[other] Typ { $letter }
    }
line-types = { $letters-count ->
    [0] Keine Typen
    [one] Typ { $letters }
   *[other] Typen { $letters }
}
    .why = Bei gleich viel Trinkgeld gewinnen die meisten verschiedenen Typen.

## Was gezählt wird

count-kept = { $recipe } behalten
    .column = behalten
    .line = { $recipe }
count-preparing = { $recipe } zubereiten
    .column = zubereiten
    .line = { $recipe }
count-serving = { $recipe } servieren
    .column = servieren
    .line = { $recipe }
count-learning = Züge mit Rezept lernen
    .column = Züge
    .line = Rezept lernen
count-breaks = Züge mit Kaffeepause
    .column = Züge
    .line = Kaffeepause
count-taking = Züge, die Donuts nehmen
    .column = Züge
    .line = Donuts nehmen
count-passing = Züge, die passen
    .column = Züge
    .line = passen

## Was auf Rezepten, Backenden und Küchenkarten steht

text-recipe = Zubereiten ab { $prepare }, servieren ab { $serve }; { tips }{ $letter ->
    [none] {""}
   *[other] , Typ { $letter }
}.
text-draws = Zieht beim Lernen { $number ->
    [1] ein Rezept
    [2] zwei Rezepte
   *[other] { $number } Rezepte
} mehr.
text-keeps = Darf { $number ->
    [2] zwei
   *[other] { $number }
} der gezogenen Rezepte behalten.
text-adds-to-prepare = Zählt zu jedem Wurf fürs Zubereiten { $number } dazu.
text-adds-to-serve = Zählt zu jedem Wurf fürs Servieren { $number } dazu.
text-refreshes = Darf am Anfang eines Zuges { $number ->
    [1] eine benutzte Anerkennung
    [2] zwei benutzte Anerkennungen
   *[other] { $number } benutzte Anerkennungen
} aufrichten.
text-origin = { $source ->
    [printed] Wie gedruckt.
    [house] Von uns, nicht vom Verlag.
   *[partly] { $printed-count ->
        [0] { $told } laut { $by }; das Übrige ist von uns.
       *[other] { $printed } wie gedruckt{ $told-count ->
            [0] {""}
           *[other] , { $told } laut { $by }
        }; das Übrige ist von uns.
    }
}
text-no-power = Hilft bei nichts.
text-learn = Ziehe zwei Rezepte, mit zwei Donuts drei. Behalte eins oder keins und lege die anderen ab.
text-prepare = Würfle für eins deiner Rezepte, die nicht zubereitet sind; ein zweiter Donut zählt 1 dazu. Eine gewürfelte 1 misslingt.
text-serve = Würfle für eins deiner zubereiteten Rezepte; ein zweiter Donut zählt 1 dazu. Eine gewürfelte 1 misslingt.
text-coffee-break = Mit genau einem Donut: Richte alle deine benutzten Anerkennungen auf.

## Möglichkeiten

option-bakers = Bei allen backt das ganze Spiel lang jemand mit: reihum gewählt, wer zuletzt dran ist zuerst, oder zufällig verteilt.
option-bakers-off = Niemand backt mit
option-bakers-draft = Reihum gewählt
option-bakers-random = Zufällig verteilt
option-quiet_end = Das Spiel endet auch nach vielen Runden, in denen niemand etwas zubereitet oder serviert.

## Das Spiel im Regal, und Züge als Knöpfe

summary = Rezepte lernen, zubereiten und servieren: Deine Donuts machen die Arbeit, der Würfel bringt das Glück.
move-choose = { $baker } wählen
move-refresh = Eine Anerkennung aufrichten
move-learn = { with-doughnuts } lernen
move-prepare = { $recipe } { with-doughnuts } zubereiten
move-serve = { $recipe } { with-doughnuts } servieren
move-coffee-break = Kaffeepause
move-take = { doughnuts } von { $card } nehmen
move-pass = Passen
move-keep = { $recipe } behalten
move-exchange = { $recipe } behalten, { $discarded } ablegen
move-keep-none = Keins behalten
move-spend = { recognitions } einsetzen

## Der Tisch als Text

draw-kitchen = Küche
draw-round = Runde { $round }{ $sort ->
    [last] , die letzte
    [quiet] , { $quiet } von höchstens { $most } stillen sind vorbei
   *[plain] {""}
}
draw-deck = Stapel
draw-discard = Ablage
draw-drawn = { $seat } { $seat-you ->
    [yes] hast
   *[no] hat
} { $count ->
    [0] noch nichts
   *[other] { $drawn }
} gezogen
draw-attempt = { $seat } { $seat-you ->
    [yes] versuchst
   *[no] versucht
}, { $recipe } { $work ->
    [prepare] zuzubereiten
   *[serve] zu servieren
}, { $seat-you ->
    [yes] brauchst
   *[no] braucht
} { $needed }{ $die ->
    [none] {""}
   *[other] , gewürfelt { $die }
}, Bonus { $bonus }
draw-baker = { $baker ->
    [none] {""}
   *[other] {" "}mit { $baker }
}
draw-first = (fing an)
draw-tips = { tips }
draw-unprepared = Rezept
draw-prepared = zubereitet
draw-numbers = zubereiten { $prepare }, servieren { $serve }, { tips }
draw-served = serviert
draw-recognition = { $count } von { $most }; Anerkennungen: { $upright } aufrecht, { $used } benutzt{ $letters ->
    [none] {""}
   *[other] , Typen { $letters }
}
draw-odds = Aussichten
draw-chance = { $plain } von { $faces }{ $helped ->
    [none] {""}
   *[other] , { $helped } mit Anerkennung
}

## Was auf Rezepten und Bäckern steht

field-name = Name
field-power = Fähigkeit
field-letter = Buchstabe
field-tips = Trinkgeld
field-prepare = Zahl zum Zubereiten
field-serve = Zahl zum Servieren
by-reviews = Rezensionen
by-another-extract-of-the-rulebook = einem anderen Auszug der Anleitung
