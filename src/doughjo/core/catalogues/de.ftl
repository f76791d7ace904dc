### Was an jedem Tisch gesagt wird

you = du
luck = das Glück
and = und
or = oder
amount = { $number } { $thing }

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

event-move = { $who }: { $move }.
event-decided = { $who } hat sich entschieden.
