### Was an jedem Tisch gesagt wird

you = du
luck = das Glück
and = und
or = oder
amount = { $number } { $thing }

## Wie Punkte gezählt werden

points = { $number } { points-unit }
points-unit = { $number ->
    [one] Punkt
   *[other] Punkte
}
with-points = mit { $number } { $number ->
    [one] Punkt
   *[other] Punkten
}

## Die Bots

bot-apprentice = geht nach dem ersten Eindruck und irrt sich ab und zu
bot-baker = versteht das Handwerk, angenehm für die erste Partie
bot-chef = denkt voraus und ist schwer zu schlagen
bot-master = denkt am längsten, bis zu zwei Sekunden, und irrt sich selten
bot-greedy = nimmt, was gerade am besten aussieht, und mischt seine geheime Wahl
bot-random = macht irgendeinen erlaubten Zug, jeden gleich oft

## Was gefragt ist, und warum nicht

ask-move = Wähle einen Zug.
why-not-asked = Danach bist du gerade nicht gefragt. { $question }
why-not-yours = Jetzt { $count ->
    [one] ist { $whose }
   *[other] sind { $whose }
} dran.
why-over = Das Spiel ist vorbei.
refused = { $move }: { $why }{ $meant ->
    [none] Möglich ist { $moves }.
   *[other] Möglich ist { $moves }; meintest du { $meant }?
}
refused-outright = { $move }: { $why }

## Was an einem Tisch geschieht, dessen Spiel nichts sagt

event-made = { $move-known ->
    [yes] { $seat }: { $move }.
   *[no] { $seat-you ->
        [yes] Du hast dich entschieden.
       *[no] { $seat } hat sich entschieden.
    }
}
event-luck = Glück: { $outcome }.
line-points = Punkte

## Möglichkeiten mehrerer Spiele

option-first_player = Wer anfängt: durch das Los oder wer auf dem genannten Platz sitzt.
option-first_player-lot = Das Los entscheidet
seat-number = Platz { $number }
yes-or-no = { $answer ->
    [yes] Ja
   *[no] Nein
}

## Warum ein Zug nicht zurückgenommen wird

undo-luck = Was das Glück entschieden hat, bleibt.
undo-no-move = Du hast noch keinen Zug gemacht.
undo-clock = Die Uhr läuft.
undo-time = Seit deinem Zug ist Zeit vergangen.
undo-luck-since = Seit deinem Zug hat das Glück entschieden.
undo-decided = Seit deinem Zug { $count ->
    [one] hat
   *[other] haben
} { $seats } entschieden.
undo-shown = Dein Zug hat etwas gezeigt, das verdeckt war.
undo-over = Das Spiel ist vorbei.
undo-passed-on = Jetzt { $count ->
    [one] ist
   *[other] sind
} { $seats } dran.
undo-looking-on = Du siehst nur zu.
undo-looking-back = Du siehst gerade zurück.
undo-not-started = Das Spiel hat noch nicht begonnen.

## Woher kommt, was auf den Teilen steht

text-origin = { $source ->
    [printed] Wie gedruckt.
    [named] Ein Name oder eine Zahl darauf ist gedruckt, wie andere berichten; das Übrige ist von uns.
   *[house] Von uns, nicht vom Verlag.
}
