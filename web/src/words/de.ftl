# Was die App um die Spielbretter herum sagt. Wer die lesende Person sein kann, kommt mit einem Merkmal `…-you`.
# Vor jedem „…“ steht ein geschütztes Leerzeichen.

# --- Überall
title = { $page } · Doughjo
home = Doughjo, zurück zum Regal
back-to-shelf = Zurück zum Regal
the-shelf = Zum Regal
footer = Doughjo ist ein unabhängiges Projekt. Die Verlage der gedruckten Spiele haben es weder gemacht noch empfohlen oder geprüft.
unreachable = Die Bäckerei ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.
server-error = Der Server meldet Fehler { $status }.
close-note = Hinweis schließen
rule = Regel { $clause }
rules = Regeln
share = Teilen
shared = Geteilt.
link-copied = Link kopiert.
usual-name = Gast
your-name = Dein Name
your-turn = Du bist dran
score-sheet = Wertung
replay = Aufzeichnung
players = { $most ->
    [one] { $range } Person
   *[other] { $range } Personen
}
minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
points = { $unit ->
    [tip] { $points ->
        [one] { $points } Trinkgeld
       *[other] { $points } Trinkgeldern
    }
   *[other] { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }
}

# --- Bots
level = { $level ->
    [apprentice] Azubi
    [baker] Backprofi
    [chef] Sterneküche
    [master] Meisterklasse
    [greedy] Gierig
    [random] Zufällig
   *[other] { $level }
}
level-about = { $level ->
    [apprentice] Nimmt, was gut aussieht, und macht Fehler.
    [baker] Spielt solide und ist gute Gesellschaft für die erste Partie.
    [chef] Denkt voraus und ist schwer zu schlagen.
    [master] Denkt am längsten nach, bis zu zwei Sekunden, und macht kaum Fehler.
    [greedy] Nimmt immer, was gerade am besten aussieht.
    [random] Macht irgendeinen erlaubten Zug.
   *[other] { $level }
}

# --- Das Regal
shelf-title = Doughjo: Brettspiele aus der Bäckerei
shelf-heading = Frisch aus dem Ofen
shelf-about = Brettspiele aus der Bäckerei, mit anderen oder gegen Bots. Nimm eine Schachtel aus dem Regal.
shelf-games = Spiele
shelf-filling = Das Regal wird eingeräumt …
play-now = Sofort spielen
play-warming = Der Ofen heizt vor …
play-starting = Wird aufgebaut …
play-guided = Erste Runde mit Anleitung
make-table = Tisch eröffnen
replays = Aufzeichnungen
replays-none = Hier stehen die Partien, die du noch einmal angesehen hast. Du kannst auch eine Aufzeichnung aus einer Datei öffnen.
record-open = Aufzeichnung öffnen
record-wrong = „{ $file }“ ist keine Aufzeichnung. Wähle eine JSON-Datei.
join-heading = Bei anderen mitspielen
join-code = Code des Tisches
join-find = Tisch finden
games-heading = Deine Partien
games-none = Angefangene Partien warten hier auf dich, auch wenn du die Seite schließt.
games-sign = { $sign ->
    [over] Vorbei
    [your-turn] { your-turn }
   *[waiting] Wartet
}
free-chair = ein freier Platz

# --- Der Ofen
oven-heading = Der Ofen heizt vor …
oven-about = Der Server bereitet seine Spiele zum ersten Mal vor. Das dauert etwa eine halbe Minute, und du musst nichts tun.

# --- Ein neuer Tisch
new-title = Tisch eröffnen
new-heading = { $game }: ein neuer Tisch
new-about = Für { players }, etwa { minutes }.
new-no-box = Diese Schachtel gibt es nicht
new-no-game = Im Regal steht kein Spiel namens „{ $game }“.
new-seats = Wer wo sitzt
new-add = Platz hinzufügen
new-count = Dieses Spiel ist für { players }. Du hast { $chairs ->
    [one] { $chairs } Platz
   *[other] { $chairs } Plätze
}.
new-friends = Auf der nächsten Seite bekommst du Link, Code und QR-Code zum Einladen.
new-options = Wie gespielt wird
new-choice = { $choice }: { $name }
new-lots = Plätze auslosen. Sonst liegt jeder Platz links von dem darüber.
new-patience = Für Abwesende übernimmt ein Bot
new-patience-choice = { $seconds ->
    [120] nach 2 Minuten
    [600] nach 10 Minuten
    [86400] nach einem Tag
   *[other] nach { $seconds } Sekunden
}
new-rules = Regeln lesen
new-set = Tisch decken
new-unnamed = Gib zuerst allen an diesem Gerät einen Namen.
chair = Platz { $number }
chair-kind = { $kind ->
    [me] Du
    [friend] Jemand mit Link
    [here] Neben dir
   *[bot] Ein Bot
}
chair-level = Spielstärke
chair-name = Name
chair-friend = Bleibt frei, bis jemand über deinen Link kommt.
chair-here = Teilt sich das Gerät mit dir.
chair-remove = Platz { $number } entfernen

# --- Vor dem Spiel
lobby-set = Der Tisch ist gedeckt
lobby-invites = { $count ->
    [0] Ein Tisch mit freien Plätzen
    [one] { $hosts } lädt dich ein
   *[other] { $hosts } laden dich ein
}
lobby-free = { $free ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Platz ist frei.
   *[other] { $free } Plätze sind frei.
} Das Spiel beginnt, sobald alle sitzen.
lobby-chairs = Plätze
lobby-nobody = Frei
lobby-who = { $who ->
    [waiting] noch leer
    [you] du
    [here] da
   *[away] nicht da
}
sit-down = Hinsetzen
sit-nameless = Gib zuerst einen Namen ein, damit die anderen dich kennen.
sit-watch = Oder schau einfach zu: Der Tisch erscheint hier, sobald das Spiel beginnt.
sit-full = Alle Plätze sind besetzt, aber du kannst zuschauen.
invite-heading = Andere einladen
invite-link = Schick diesen Link
invite-copy = Link kopieren
invite-copied = Kopiert.
invite-select = Markiere den Link und kopiere ihn.
invite-code = Oder sag diesen Code durch
invite-scan = Oder lass das hier scannen
invite-qr = QR-Code des Einladungslinks
invite-message = Komm und spiel mit

# --- Am Tisch
table-title = Am Tisch
table-heading = Der Tisch
table-setting = Der Tisch wird gedeckt …
table-gone = Diesen Tisch gibt es nicht
table-gone-about = Der Tisch ist abgeräumt, oder der Link ist unvollständig.
table-lost = Der Tisch ist nicht erreichbar. Neuer Versuch …
table-broken = Mit diesem Tisch stimmt etwas nicht. Deine Partie bis hierher ist sicher. Neuer Versuch …
table-reconnecting = Neu verbinden … nichts geht verloren.
nobody-yet = Freier Platz
players-heading = Am Tisch sitzen
player-bot = Bot, { level }
player-you = du
player-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
player-sign = { $sign ->
    [won] gewonnen
    [stand-in] ein Bot spielt weiter
    [thinking] überlegt
    [away] nicht da
    [yours] du bist dran
   *[choosing] wählt
}
ask-of = { $name }: { $question }
ask-usual = Du bist dran.
ask-sent = Deine Wahl ist unterwegs …
ask-undo = Wird zurückgenommen …
ask-past = Rückblick: der Tisch nach Zug { $move } von { $moves }.
ask-next = { $name } ist dran. Schau dich um und gib dann das Gerät weiter.
ask-busy = Einen Moment …
ask-waiting = { $watching ->
    [yes] Du schaust zu. Alle warten auf { $names }.
   *[no] Alle warten auf { $names }.
}
bar-label = Tisch
bar-score-sheet = Die Wertung, als wäre jetzt Schluss
bar-drawer = Verlauf & Chat
bar-now = Zurück ins Spiel
bar-more = Mehr …
bar-undo = Rückgängig
bar-undo-about = Deinen letzten Zug zurücknehmen
bar-no-undo = Rückgängig geht gerade nicht: { $why }
pass-to = Weiter an { $name }
pass-about = Die anderen schauen jetzt weg.
pass-take = Ich bin { $name }
pass-wait = Moment, ich bin noch { $name }
clock-stopped = Die Uhr steht.
clock-wished = { $count ->
    [one] { $names } möchte
   *[other] { $names } möchten
} { $paused ->
    [yes] weiterspielen.
   *[no] die Uhr anhalten.
}
clock-asked = { $paused ->
    [yes] Du möchtest weiterspielen. Die anderen werden gefragt.
   *[no] Du möchtest die Uhr anhalten. Die anderen werden gefragt.
}
clock-button = { $deed ->
    [stop] Uhr anhalten
    [go] Weiter
    [stay-stopped] Doch noch warten
   *[keep-going] Doch weiterspielen
}
clock-hands = Spielen als
drawer-label = Verlauf, Chat und Material
drawer-tab = { $tab ->
    [log] Verlauf
    [chat] Chat
   *[pieces] Material
}
drawer-close = Schublade schließen
log-look = Den Tisch danach ansehen
chat-none = Noch hat niemand etwas gesagt.
chat-field = Nachricht
chat-send = Senden
chat-sending = { $text } …
chat-watching = Nur wer am Tisch sitzt, kann hier schreiben.
pieces-search = Material durchsuchen
pieces-rules = Alle Regeln

# --- Das schlichte Brett
plain-moves = Was du tun kannst
plain-find = Einen von { $count } Zügen finden
plain-found = { $count ->
    [one] { $count } Zug gefunden
   *[other] { $count } Züge gefunden
}
plain-ways = { $count ->
    [one] { $count } Möglichkeit
   *[other] { $count } Möglichkeiten
}
plain-table = Tabelle
plain-word = { $word ->
    [hidden] verdeckt
    [yes] ja
    [no] nein
   *[nothing] nichts
}

# --- Das Ende
end-now = Wenn jetzt Schluss wäre
end-rematch = Revanche
end-replay = Ansehen
end-to-rematch = Zur Revanche
end-close = Wertung schließen
end-winner = Gewonnen
end-together = Gemeinsam
end-nothing = Nichts gewertet
end-total = { $unit ->
    [tip] Trinkgeld gesamt
   *[other] Gesamt
}
end-pad = { $name } mit { points }
verdict-nobody = Das Spiel ist aus. Niemand gewinnt.
verdict-everyone = Alle gewinnen gemeinsam mit { points }.
verdict-shared = { $winners-you ->
    [yes] { $winners } teilt euch den Sieg mit je { points }.
   *[no] { $winners } teilen sich den Sieg mit je { points }.
}
verdict-alone = { $winner-you ->
    [yes] Du gewinnst mit { points }.
   *[no] { $winner } gewinnt mit { points }.
}
verdict-ahead = { $winner-you ->
    [yes] Du gewinnst mit { points }, { $lead } mehr als Platz zwei.
   *[no] { $winner } gewinnt mit { points }, { $lead } mehr als Platz zwei.
}
verdict-level = { $winner-you ->
    [yes] Du gewinnst
   *[no] { $winner } gewinnt
} mit { points } bei Gleichstand. { $parts }
verdict-tie = { $winner-you ->
    [yes] Du gewinnst bei Gleichstand mit { points }.
   *[no] { $winner } gewinnt bei Gleichstand mit { points }.
}
verdict-together = { $won ->
    [yes] Gewonnen! Das Ziel ist erreicht.
   *[no] Verloren, mit { points } auf dem Weg zum Ziel.
}
you = du

# --- Aufzeichnung
replay-none = Diese Aufzeichnung gibt es nicht
replay-begin = Der Tisch ist gedeckt.
replay-move = Zug
replay-at = Zug { $move } von { $moves }
replay-start = Zum Anfang
replay-back = Einen Zug zurück
replay-on = Einen Zug weiter
replay-end = Zum Ende
replay-play = { $playing ->
    [yes] Pause
   *[no] Abspielen
}
replay-speed = Tempo
replay-times = { $speed } ×
replay-eyes = Gesehen von
replay-everyone = allen
replay-spectator = Zuschauenden

# --- Regeln
rules-title = { $game }: Regeln
rules-search = Regeln durchsuchen
rules-found = { $count } Treffer
rules-none = Hier gibt es keine Regeln
rules-unwritten = Noch hat niemand die Regeln von { $game } aufgeschrieben.
rules-chapters = Kapitel
rules-no-match = In keiner Regel steht „{ $wanted }“.

# --- Einstellungen
settings = Einstellungen
settings-about = Sie gelten nur in diesem Browser.
settings-name = Dein Name am Tisch
settings-language = Sprache
settings-system = System
settings-theme = Farben
settings-theme-choice = { $theme ->
    [system] { settings-system }
    [light] Hell
   *[dark] Dunkel
}
settings-animation = Animation
settings-pace = { $pace ->
    [off] Aus
    [fast] Schnell
   *[normal] Normal
}
settings-reduced = Dein Gerät wünscht weniger Bewegung, darum bewegt sich nichts.
settings-sound = Töne
settings-sound-about = Ein paar leise Töne: wenn du dran bist, wenn aufgedeckt wird, am Ende. In Spielen mit Uhr auch, wenn Sand abgelaufen ist, und vor der letzten Minute.
settings-letters = Buchstaben auf Farben
settings-letters-about = Teile, die sich in der Farbe unterscheiden, tragen auch einen Buchstaben.
settings-plain = Schlichtes Brett
settings-plain-about = Jedes Spiel in Worten und Knöpfen statt Bildern: schnell mit Screenreader oder Tastatur.
settings-guard = Vor Fehlern warnen
settings-guard-about = Wo du nach den Regeln etwas verderben könntest, etwa ein Gericht in Kitchen Rush, wirst du vorher gefragt.
settings-on = An
settings-off = Aus

# --- Hier ist nichts
lost-title = Nicht gefunden
lost-heading = Hier sind nur Krümel
lost-about = Unter dieser Adresse gibt es nichts. Vielleicht wurde es aufgegessen, oder der Link ist unvollständig.
