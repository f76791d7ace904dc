### Was die Befehlszeile sagt

number = { $number }
did-you-mean = meintest du „{ $word }“?
there-are = { $count ->
    [0] es gibt keine
    [one] es gibt { $words }
   *[other] es gibt { $words }
}

## Hilfe

help-usage = Aufruf:
help-options = Optionen
help-arguments = Angaben
help-commands = Befehle
help-examples = Beispiele:
help-bots = Bots:
help-more = „doughjo BEFEHL --help“ sagt mehr über einen Befehl.
usage-error = { $program }: Fehler: { $complaint }
usage-needs-value = Angabe { $what }: Es fehlt ein Wert
usage-takes-no-value = { $what } nimmt keinen Wert, also auch nicht { $value }
usage-wrong = Angabe { $what }: { $why }
usage-required = es fehlt: { $what }
usage-unknown = { $what } gibt es nicht
usage-ambiguous = { $typed } kann { $known } heißen
usage-command = kein Befehl heißt „{ $typed }“; { $hint }
not-a-number = erwartet wird eine ganze Zahl, nicht „{ $text }“
not-a-port = erwartet wird ein Port von 0 bis 65535, nicht „{ $text }“
not-seconds = erwartet werden Sekunden, etwa 0.8, nicht „{ $text }“
not-an-option = erwartet wird NAME=WERT, etwa some_option=yes, nicht „{ $text }“
not-a-viewer = erwartet wird die Nummer eines Platzes, „spectator“ oder „all“, nicht „{ $text }“

about = Ein digitaler Spieltisch: Brettspiele spielen, zusehen, nachspielen und erforschen.
short-games = die Spiele auflisten
about-games = Alle Spiele mit ihren Varianten.
short-play = im Terminal spielen
about-play = Gegen Bots spielen oder mit anderen an derselben Tastatur; was geheim ist, bleibt geheim.
short-watch = Bots beim Spielen zusehen
about-watch = Bots spielen, und du siehst zu.
short-replay = eine Aufzeichnung nachspielen und prüfen
about-replay = Eine aufgezeichnete Partie noch einmal spielen, nach den Regeln prüfen und Zug für Zug erzählen.
short-rules = die Regeln lesen
about-rules = Die Regeln eines Spiels (auf Englisch) oder eine davon nach ihrer Nummer.
short-simulate = Bots sehr viele Partien spielen lassen
about-simulate = Sehr viele Partien zwischen Bots: wer gewinnt, mit wie vielen Punkten und wie.
short-arena = Bots gegeneinander antreten lassen
about-arena = Bots treten gegeneinander an, auch deine eigenen. Jede Partie wird von jedem Platz aus mit demselben Glück gespielt.
short-serve = im Browser spielen, mit anderen und mit Bots
about-serve = Den Spieltisch im Browser anbieten. Jeder Zug ist gespeichert, bevor er gezeigt wird.
short-backup = alle Tische in eine Datei kopieren
about-backup = Alle Tische des Servers in eine neue Datei kopieren, auch während er läuft.
short-warm = die Spiele im Voraus übersetzen
about-warm = Die Spiele im Voraus in schnellen Code übersetzen, alle oder die genannten, auf allen Kernen. Sonst wird jedes übersetzt, wenn es zum ersten Mal gebraucht wird.
about-environment = DOUGHJO_HOST, DOUGHJO_PORT und DOUGHJO_DATA in der Umgebung bewirken dasselbe.
about-own-bots = Ein eigener Bot ist eine Funktion davon, was sein Platz sieht, und eines Zufallsgenerators; sie gibt die Nummer eines erlaubten Zugs zurück. Es darf auch ein Objekt einer Klasse ohne Argumente sein. So sieht my_bots.py mit einem Bot aus, der den mittleren Zug nimmt:

example-serve = der Tisch im Browser
example-games = was im Regal steht
example-play = du gegen zwei Bots
example-names = zwei an einer Tastatur und ein Bot
example-rules = eine Regel
example-simulate = wer gewinnt, mit wie vielen Punkten
example-language = dasselbe auf Deutsch

value-command = BEFEHL
value-language = SPRACHE
value-game = SPIEL
value-number = N
value-names = NAMEN
value-bots = BOTS
value-seconds = SEKUNDEN
value-file = DATEI
value-viewer = WER
value-clause = REGEL
value-option = NAME=WERT
value-host = ADRESSE
value-port = PORT
value-target = ZIEL

flag-help = diese Hilfe zeigen und aufhören
flag-version = die Version zeigen und aufhören
flag-language = die Sprache von allem, was du liest: { $languages } (sonst die deines Systems oder en)
flag-game = der Name eines Spiels, etwa go-nuts; „doughjo games“ listet sie auf
flag-games = der Name eines Spiels; ohne Namen: alle Spiele
flag-players = wie viele mitspielen (sonst 3, wenn das geht)
flag-option = eine Variante des Spiels; auch mehrmals
flag-components = das Material aus dieser Datei nehmen statt des üblichen
flag-names = wer an dieser Tastatur sitzt, etwa Ann,Bob; die anderen Plätze nehmen Bots
flag-bots = einer für alle Plätze der Bots oder einer für jeden, etwa greedy,random (sonst { $usual })
flag-bots-arena = wer antritt; der letzte nimmt alle übrigen Plätze (sonst { $usual })
flag-seed-play = noch einmal dasselbe Glück (sonst neues)
flag-seed-watch = noch einmal dieselbe Partie (sonst eine neue)
flag-seed-simulate = dieselbe Zahl gibt dieselben Ergebnisse (sonst 0)
flag-seed-arena = noch einmal dasselbe Glück (sonst 0)
flag-ask-always = auch fragen, wenn es nur eine Wahl gibt
flag-delay = Pause nach jeder Runde (sonst 0.8)
flag-record = die Partie hier speichern, für „doughjo replay“
flag-file = eine Aufzeichnung, wie play --record und save sie schreiben
flag-move = nach { value-number } Zügen aufhören und den Tisch zeigen
flag-seat = mit wessen Augen: die Nummer eines Platzes ab 0, „spectator“ (wer zusieht; so ist es sonst) oder „all“ mit allen Geheimnissen
flag-step = nach jedem Zug auf Enter warten
flag-clause = die Nummer einer Regel, etwa GN-21
flag-games-simulate = wie viele Partien (sonst 10000)
flag-games-arena = mindestens so viele (sonst 100)
flag-workers = Prozesse (sonst einer für jeden Kern)
flag-plot = die Anteile mit ihren Intervallen zeichnen (braucht matplotlib)
flag-json = ein JSON-Objekt ausgeben statt Text
flag-host = die Adresse (sonst 127.0.0.1, nur dieser Rechner)
flag-port = der Port; 0 für irgendeinen freien (sonst 8765)
flag-open = die Seite im Browser öffnen
flag-data = die Datei mit allen Tischen; ihr Ordner muss da sein (sonst in deinem Benutzerordner)
flag-target = die neue Datei

## Was an einer Eingabe nicht stimmt

stopped = abgebrochen
bad-language = „{ $language }“ gibt es hier nicht; die Sprachen sind { $languages }
bad-game = kein Spiel heißt „{ $name }“; { $hint }
bad-bot = kein Bot heißt „{ $name }“; { $hint }
bad-bot-count = { $bots } Bots für { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}; nenne einen für alle oder einen für jeden
bad-players = { $title } ist für { $fewest ->
    [one] { $fewest } Person
   *[other] { $fewest } Personen
}, nicht für { $players }
bad-players-range = { $title } ist für { $fewest } bis { $most } Personen, nicht für { $players }
bad-name-twice = zwei heißen „{ $name }“; gib ihnen verschiedene Namen
bad-name-count = { $names } Namen für { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
}
bad-option = { $title } hat keine Variante „{ $name }“; { $hint }
bad-option-truth = die Variante „{ $name }“ ist „{ $value }“; erwartet wird yes oder no
bad-option-value = die Variante „{ $name }“ ist „{ $value }“; erwartet wird { $choices }
bad-games = { $games } Partien; erwartet wird eine ganze Zahl von 1 bis { $most }
bad-plot = --plot braucht matplotlib; das geht so:  { $command }
bad-json-step = --json und --step: erwartet wird nur eins davon
bad-move-number = --move { $wanted }: die Aufzeichnung hat { $count } Züge; erwartet wird 0 bis { $count }
bad-seat = --seat { $seat }: erwartet wird 0 bis { $last }, „spectator“ oder „all“
bad-folder = { $file }: den Ordner { $folder } gibt es nicht; wenn er gemeint ist, leg ihn an:  { $command }
bad-file = { $file }: lässt sich nicht lesen ({ $why })
bad-json = { $file }: ist keine Aufzeichnung in JSON ({ $why })
bad-clause = { $title } hat keine Regel „{ $word }“; { $meant ->
    [none] es gibt { $first } bis { $last }
   *[other] meintest du { $meant }?
}
bad-clause-none = die Regeln von { $title } haben keine Nummern; alle liest du so:  { $command }

## Spiele und Regeln

games-about = { $players }, { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
games-players = { $fewest ->
    [one] { $fewest } Person
   *[other] { $fewest } Personen
}
games-players-range = { $fewest }–{ $most } Personen
games-choices = Möglich: { $choices }.
rules-ours = Was auf „House ruling“ folgt, ist von uns: Die gedruckten Regeln sagen dazu nichts oder nichts Klares.
rules-option-default = wenn nicht anders gewählt: { $value }

## Übersetzen und warten

compiled-already = { $games }: schon übersetzt.
compiling = Wird übersetzt …
compiling-games = { $games ->
    [one] { $games } Spiel wird
   *[other] { $games } Spiele werden
} übersetzt; das dauert { $long } …
compiling-title = { $title } wird übersetzt: Das dauert { $long }, aber nur beim ersten Mal …
compiled = { $game } hat { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} gebraucht ({ $done } von { $games }).
how-long = { $minutes ->
    [1] etwa eine Minute
    [2] etwa zwei Minuten
    [3] etwa drei Minuten
   *[other] etwa { $minutes } Minuten
}
setting-up = Der Tisch wird gedeckt …
playing-again = Die Partie wird nachgespielt …
progress-bar = Es wird gespielt
progress = { $played } von { $games } Partien in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}{ $left ->
    [none] {""}
   *[other] ; noch etwa { $left }
}

## Eine Partie im Terminal

left = Die Partie wurde nach { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
} verlassen. Bis bald!
stopped-after = Die Partie wurde nach { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
} abgebrochen.
only-choice = Nur eine Wahl, gleich getroffen: { $move }
only-choice-of = { $name }: nur eine Wahl, gleich getroffen: { $move }
the-end = Das Ende
same-luck = Noch einmal dasselbe Glück: --seed { $seed }
same-game = Noch einmal dieselbe Partie: --seed { $seed }
pass-keyboard = Gib die Tastatur an { $name } und drück dann Enter.
your-choice = Deine Wahl
your-choice-how = ({ $numbers }; ? für Hilfe{ $unseen ->
    [yes] ; was du tippst, ist nicht zu sehen
   *[no] {""}
}{ $clock ->
    [yes] ; jede Wahl dauert eine Sekunde, „wait 10“ wartet
   *[no] {""}
}):
type-a-number = { $last ->
    [1] Tipp 1 für die einzige Möglichkeit.
   *[other] Tipp eine Zahl von 1 bis { $last }.
}
type-a-beginning = Tipp den Anfang eines Zugs und du siehst, wie er weitergehen kann, etwa: { $start }
enter-goes-on = Weiter mit Enter
checked = Geprüft: { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}, alle nach den Regeln.

typed-number = 1, 2, 3 …
typed-number-does = den Zug mit dieser Nummer machen
typed-move = der Zug selbst
typed-move-does = ihn machen, geschrieben wie in der Liste; der Anfang genügt und zeigt, wie er weitergehen kann
typed-enter = Enter
typed-enter-does = den Tisch noch einmal zeigen
typed-wait = wait 10
typed-wait-does = in einem Spiel mit Uhr: zehn Sekunden warten, oder kürzer, wenn dir etwas geschieht
typed-card = card NAME
typed-card-does = was eine Karte oder ein Teil tut (auch: ? NAME)
typed-rules = rules [NUMMER]
typed-rules-does = die Regeln oder eine davon, auf Englisch
typed-log = log
typed-log-does = was bisher geschehen ist
typed-undo = undo
typed-undo-does = deinen letzten Zug zurücknehmen, wo das fair ist
typed-save = save DATEI
typed-save-does = die Partie bis hierher speichern
typed-quit = quit
typed-quit-does = die Partie verlassen

card-which = Welche? Zum Beispiel: card NAME
card-unknown = Nichts heißt hier „{ $name }“.
undo-stays = Das bleibt so. { $why }
undo-done = Dein letzter Zug ist zurückgenommen.
save-where = Wohin? Zum Beispiel: save my-game.json
save-later = Eine Wahl ist noch geheim, und eine Aufzeichnung verrät alles. Speichere, wenn alle gewählt haben.
save-failed = { $file }: lässt sich nicht schreiben ({ $why }).
saved = Gespeichert. So siehst du es wieder: { $command }

## Das Ergebnis

result-not-over = Das Spiel ist noch nicht vorbei.
result-nobody = Niemand gewinnt.
result-lost = { $seat-you ->
    [yes] Du gewinnst nicht, { $points }.
   *[no] { $seat } gewinnt nicht, { $points }.
}
result-won = { $seat-you ->
    [yes] Du gewinnst { $points }.
   *[no] { $seat } gewinnt { $points }.
}
result-shared = { $seats } { $seats-you ->
    [yes] teilt euch
   *[no] teilen sich
} den Sieg { $points }.
result-together = { $seats } { $seats-you ->
    [yes] gewinnt
   *[no] gewinnen
} gemeinsam { $points }.

## Simulationen und die Arena

games-played = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} { $title }, { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
}
simulated = { games-played }, Seed { $seed }
simulated-options = { simulated }, { $options }
simulated-speed = { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) } Entscheidungen je Partie, { NUMBER($speed, maximumFractionDigits: 0) } Partien in der Sekunde
simulated-unfinished = Nach { $decisions } Entscheidungen nicht zu Ende und in keiner Zahl von Siegen oder Punkten: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
simulated-none = nicht zu Ende: Keine von { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} war nach { $decisions } Entscheidungen vorbei
simulated-points = [bold]Punkte[/] [dim]aller Plätze[/]
simulated-counts = In 100 Partien
simulated-never = Nie: { $kinds }
range = { $first } bis { $last }
competed = { games-played }, in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}
competed-even = Bei gleichem Glück: ohne das, was Würfe und Ziehen brachten, soweit das Spiel es absehen kann.
broken-off = Die Partien davor zählen: { $games }.
plot-shares = Anteil der Siege, mit 95-%-Intervall
plot-fair = gerecht
heading-seat = Platz
heading-bot = Bot
heading-wins = Siege
heading-margin = ± 95 %
heading-wins-margin = Siege ± 95 %
heading-even = Gleiches Glück
heading-fair = Gerecht
heading-points = Punkte
heading-rating = Stärke
heading-time = ms (höchstens)
heading-kind = Art
heading-count = Anzahl

## Der Server

serving = Doughjo läuft unter { $address }  (Strg+C beendet es)
serving-data = Die Tische liegen in { $file }
serving-cold = Wird währenddessen übersetzt, { $long } höchstens: { $titles }. („doughjo warm“ macht das vorher.)
backed-up = { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
} nach { $file } kopiert
