### Was der Server an einem Tisch ablehnt, und was dort nicht stimmt

refused-other = { $reason }
refused-too-much = An diesem Tisch ist schon so viel geschehen, dass nichts mehr aufgeschrieben wird.
refused-clock-stopped = Die Uhr steht; nichts geht, bis das Spiel weiterläuft.
refused-not-started = Das Spiel hat noch nicht begonnen: { $free ->
    [one] Ein Stuhl ist
   *[other] { $free } Stühle sind
} noch frei.
refused-no-clock = Dieses Spiel hat keine Uhr.
refused-no-clock-now = Gerade läuft keine Uhr, die man anhalten könnte.
refused-looking-on = Du siehst nur zu.
refused-not-your-seat = Das ist nicht dein Platz.
refused-changed = Der Tisch hat sich inzwischen verändert. Sieh noch einmal hin und wähle neu.
refused-nothing-to-say = Darin steht nichts.
refused-not-saved = Der Server konnte das nicht speichern, also ist es nicht geschehen. Versuch es gleich noch einmal.
refused-went-wrong = Im Server ist etwas schiefgegangen. Das Spiel bis hierher ist gespeichert.
refused-too-fast = Zu viele Nachrichten auf einmal. Warte kurz und versuch es noch einmal.
refused-not-a-command = Diese Nachricht war nicht zu verstehen.
refused-no-such-move = Zug { $move } gibt es nicht; bisher sind es { $moves }.
trouble-not-shown = Ein Fehler in diesem Programm verhindert, dass dieser Tisch gezeigt wird, wie er jetzt ist. Das Spiel bis hierher ist gespeichert.
trouble-set-back = Ein Fehler in diesem Programm verhindert, dass dieser Tisch weitergeht, wie er sollte. Das Spiel bis hierher ist gespeichert.
