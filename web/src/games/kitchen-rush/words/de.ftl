# Was das Brett von Kitchen Rush sagt. Räume, Sanduhren, Essen und Karten benennt das Spiel.

# --- Dinge
kitchen-rush-letter = { $glass ->
    [helper] K
    [specialist] F
   *[other] K2
}
kitchen-rush-amount = { $count } × { $thing }
kitchen-rush-side-dish = { $order }, Beilage
kitchen-rush-cook = { $times }× garen
kitchen-rush-chill = { $times }× kühlen
kitchen-rush-done = fertig
kitchen-rush-coins = { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
}

# --- Bevor ein Gericht verdorben wird
kitchen-rush-unwanted = Das gehört nicht zu „{ $dish }“: { $thing }.
kitchen-rush-too-much = Davon hat „{ $dish }“ genug: { $thing }.
kitchen-rush-cooked-enough = „{ $dish }“ ist genug gegart.
kitchen-rush-too-early = Zu früh: Für „{ $dish }“ fehlt noch { $lack }.
kitchen-rush-leave = Lieber nicht
kitchen-rush-anyway = Trotzdem

# --- Die Statuszeile
kitchen-rush-time-left = Verbleibende Zeit: { $time }
kitchen-rush-state = { $state ->
    [paused] Angehalten
    [closing] Zeit um!
    [last] Beeilung!
    [soon] Noch 1 Minute
   *[round] Runde { $round }
}
kitchen-rush-objective = Das Ziel
kitchen-rush-freezer-open = Die Eistruhe ist offen!

# --- Die Bonleiste und die Räume
kitchen-rush-rail = Die Bonleiste
kitchen-rush-ticket = Bestellung { $space }:
kitchen-rush-ticket-about = { $tile ->
    [none] {""}
   *[other] Mit „{ $tile }“: { $scoops }.{" "}
}Nimm sie beim Service an, und du bereitest sie zu.
kitchen-rush-no-ticket = Platz { $space }:
kitchen-rush-free = frei
kitchen-rush-kitchen = Die Küche
kitchen-rush-room = { $area ->
    [maitre] Hol neue Bestellungen, oder tausch welche aus.
    [waiter] Nimm eine Bestellung mit ihren Tellern an, oder servier eine vorzeitig für ein Trinkgeld.
    [office] Reparier, schließ auf, stell jemanden ein, kauf Teller und Verbesserungen.
    [shopping] Kauf Zutaten für die Lager oder Gewürze für den Beutel.
    [spices] Greif für einen deiner Teller in den Beutel.
    [oven] Gare einen deiner Teller einmal.
    [sink] Spül schmutzige Teller.
    [fridge] Kühl ein Dessert einmal.
    [freezer] Nimm den Deckel ab, hol Kugeln, leg den Deckel wieder auf. Kugeln: { $scoops }.
   *[storage] Leg Zutaten auf einen deiner Teller.
}
kitchen-rush-ability = Das kann die Fachkraft hier: { $ability }
kitchen-rush-clean = Saubere Teller:
kitchen-rush-dirty = schmutzig
kitchen-rush-lid-off = Deckel ab!
kitchen-rush-space = { $space }{ $state ->
    [coming] , eine Sanduhr ist unterwegs
    [working] : { $hourglass }, bei der Arbeit
    [empty] : { $hourglass }, abgelaufen
    [locked] , abgeschlossen
    [malfunction] , kaputt
   *[open] , frei
}

# --- Sanduhren
kitchen-rush-hands = Deine Sanduhren
kitchen-rush-hand = { $state ->
    [unpaid] ohne Lohn
    [empty] { $user ->
        [none] {""}
       *[other] { $user }:{" "}
    }{ $space }, abgelaufen
    [working] { $user ->
        [none] {""}
       *[other] { $user }:{" "}
    }{ $space }
   *[free] in der Hand
}
kitchen-rush-keys = Tasten anzeigen
kitchen-rush-wanted = Alle deine Sanduhren arbeiten noch. { $space } ist vorgemerkt: Wähl eine Sanduhr, sobald eine abgelaufen ist.
kitchen-rush-how = { $empty ->
    [yes] Dein Sand ist abgelaufen.{" "}
   *[no] {""}
}Wähl eine Sanduhr, dann einen Platz in einem Raum. Was du dort tun kannst, erscheint hier.
kitchen-rush-lift = { $letter } zurücknehmen

# --- Was in einem Raum zu tun ist
kitchen-rush-nothing-here = Hier ist nichts mehr zu tun.
kitchen-rush-put-tile = Leg „{ $tile }“ ({ $scoops }) auf eine Bestellung:
kitchen-rush-choose = Wähl { $count } aus. Die anderen werden abgelegt.
kitchen-rush-replace = Eine oder zwei Bestellungen austauschen
kitchen-rush-take = Annehmen:
kitchen-rush-drew = Gezogen: { $spice }.
kitchen-rush-reach = In den Beutel greifen
kitchen-rush-reach-in = { $wait ->
    [now] ein Würfel
   *[other] in { $wait } s
}
kitchen-rush-lacks = { $act }: „{ $dish }“. Es fehlt: { $lack }
kitchen-rush-dirty-plates = { $count } schmutzig
kitchen-rush-wash = Spülen: { $size }
kitchen-rush-buy-plate = Teller: { $size }
kitchen-rush-re-hire = Wieder einstellen: { $hourglass }
kitchen-rush-carry = Du trägst { $count } × { $thing }.
kitchen-rush-pick = Such { $count } aus: { $lot }
kitchen-rush-close-lid = Der Deckel ist ab. Leg ihn auf, bevor du gehst, sonst schmilzt alles.
kitchen-rush-which-plate = Für welchen Teller?
kitchen-rush-onto = { $thing } auf „{ $dish }“{ $wanted ->
    [0] {""}
   *[other] , { $wanted } gewünscht
}
kitchen-rush-finish = { $mine ->
    [yes] Bring zu Ende, was du angefangen hast. Sanduhren werden nicht mehr bewegt.
   *[no] Die anderen bringen zu Ende, was sie angefangen haben.
}
kitchen-rush-time-up = Die Zeit ist um!
kitchen-rush-ready-for-cleanup = Bereit zum Aufräumen

# --- Tableaus
kitchen-rush-mat = { $you ->
    [yes] Dein Tableau
   *[no] Tableau von { $name }
}
kitchen-rush-is-ready = bereit
kitchen-rush-holding = { $what ->
    [cube] hält einen Würfel: { $thing }
    [crate] trägt { $count } × { $thing }
    [choice] sucht { $count } aus: { $thing }
    [tiles] hält Eisplättchen
   *[offer] wählt Bestellungen
}
kitchen-rush-plate = { $part ->
    [dish] Gericht
    [side] Beilage
   *[ice] Eisteller
} { $slot }: { $dish }. { kitchen-rush-still }
kitchen-rush-still = Noch zu tun: { $lack }.
kitchen-rush-missing = wartet auf einen sauberen Teller: Hol ihn beim Service
kitchen-rush-no-orders = keine Bestellungen
kitchen-rush-says = { $deed ->
    [took] Ich mache „{ $order }“.
    [delivered] „{ $order }“ ist raus!
    [maitre] Ich hole neue Bestellungen.
    [sink] Ich spüle.
    [shopping] Ich kaufe ein.
   *[office] Ich bin im Büro.
}
kitchen-rush-run-out = { $hourglass } ist abgelaufen: { $space }.
kitchen-rush-seconds = { $left ->
    [30] Noch dreißig Sekunden.
   *[60] Noch eine Minute.
}

# --- Zwischen den Runden
kitchen-rush-cleanup = Aufräumen
kitchen-rush-preparation = Vorbereitung
kitchen-rush-unpaid = Wer geht leer aus?
kitchen-rush-unpaid-about = Die Münzen reichen nicht. Wähl { $count ->
    [one] eine Sanduhr
   *[other] { $count } Sanduhren
}: Ohne Lohn fällt sie aus, bis ihr sie im Büro wieder einstellt.
kitchen-rush-round = Runde { $round }: { $practice ->
    [yes] deine erste, ohne Uhr
   *[no] sprecht euch in Ruhe ab
}
kitchen-rush-who = Wer bereit ist
kitchen-rush-you = Du
kitchen-rush-readiness = { $ready ->
    [yes] bereit
   *[no] noch nicht bereit
}
kitchen-rush-show-around = Zeig mir alles
kitchen-rush-hints = Tipps beim Kochen
kitchen-rush-ready = Bereit
kitchen-rush-starts = Die Uhr läuft los, wenn alle bereit sind.

# --- Ein Rundgang durch die Küche
kitchen-rush-walk = Ein Rundgang durch die Küche
kitchen-rush-of = { $at } von { $all }
kitchen-rush-walk-back = Zurück
kitchen-rush-walk-next = Weiter
kitchen-rush-walk-close = { $last ->
    [yes] An die Arbeit
   *[no] Genug
}
kitchen-rush-stop-title = { $stop ->
    [rail] Die Bonleiste
    [take] Nimm eine Bestellung an
    [fill] Füll den Teller
    [season] Würz das Gericht
    [cook] Gare es
    [chill] Kühl es
    [serve] Servier es
    [chores] Halt den Laden am Laufen
   *[time] Die Zeit
}
kitchen-rush-stop = { $stop ->
    [rail] Hier hängen Bestellungen. Jede zeigt ihre Tellergröße, Zutaten, Gewürze, wie oft sie gegart wird und was sie bringt. Der Maître d’ holt neue, und eine Münze dazu.
    [take] Beim Service nimmst du eine Bestellung mit ihren sauberen Tellern an. Sie kommt auf dein Tableau, und du bereitest sie zu.
    [fill] Im Lager füllst du einen deiner Teller, mit so viel du magst. Was noch fehlt, ist auf dem Teller blass.
    [season] Du greifst blind in den Beutel, nach einem Würfel je Sekunde. Behalt ihn, oder leg ihn zurück.
    [cook] Jeder Ofenplatz gart einen Teller einmal. Gare genau so oft, wie die Bestellung sagt: Auf einen gegarten Teller kommen keine Zutaten mehr.
    [chill] Desserts kommen in den Kühlschrank. Die Kugeln kommen zuletzt, aus der Eistruhe. Leg den Deckel auf, bevor du gehst, sonst schmilzt alles Eis.
    [serve] Am Ende der Runde wird jede fertige Bestellung bezahlt. Eine unfertige kostet Prestige. Wer beim Service vorzeitig serviert, bekommt ein Trinkgeld.
    [chores] Spült Teller, kauft, was knapp wird, repariert und schließt auf, was zu ist. Nach jeder Runde wollen die Sanduhren ihren Lohn.
   *[time] Eure Sanduhren sind die Arbeitskräfte. Wähl eine, dann einen Platz, und arbeite sofort. Wenn ihr Sand abgelaufen ist, kannst du sie wieder bewegen. Die Küchenhilfe teilt ihr euch alle.
}

# --- Tipps
kitchen-rush-no-hints = Keine Tipps mehr
kitchen-rush-advise-take = Nimm eine Bestellung an: Schick eine Sanduhr zum Service.
kitchen-rush-advise-bring = Es gibt keine Bestellungen: Schick eine Sanduhr zum Maître d’.
kitchen-rush-advise-serve = Alle deine Teller sind fertig: Servier sie beim Service für ein Trinkgeld, oder nimm noch eine Bestellung an.
kitchen-rush-advise-fill = „{ $dish }“ braucht { $things }: Geh in ein Lager.
kitchen-rush-advise-season = „{ $dish }“ braucht { $things }: Geh zu den Gewürzen.
kitchen-rush-advise-cook = „{ $dish }“ muss { $times ->
    [1] {""}
   *[other] { $times }×{" "}
}gegart werden: Geh an den Ofen.
kitchen-rush-advise-chill = „{ $dish }“ muss gekühlt werden: Geh an den Kühlschrank.
kitchen-rush-advise-scoop = „{ $dish }“ braucht { $things }: Geh an die Eistruhe.

# --- Die geführte erste Runde
kitchen-rush-first-round = Deine erste Runde
kitchen-rush-done-of = { $done } von { $all } geschafft
kitchen-rush-step-title = { $step ->
    [took] Nimm eine Bestellung an
    [added] Füll den Teller
    [cooked] Gare das Gericht
    [kept] Würz es
    [delivered] Servier es
    [brought] Hol neue Gäste
   *[washed] Spül ab
}
kitchen-rush-step = { $step ->
    [took] Deine Sanduhren sind die Arbeitskräfte. Wähl eine, stell sie auf den Platz beim Service, und nimm eine Bestellung an. Ihr Teller kommt auf dein Tableau.
    [added] Die blassen Bilder auf deinem Teller zeigen, was die Bestellung braucht. Stell eine andere Sanduhr in ein Lager, und nimm es.
    [cooked] Stell eine Sanduhr auf einen Ofenplatz, und gare den Teller so oft, wie die Bestellung sagt, nicht öfter.
    [kept] Stell eine Sanduhr zu den Gewürzen, und greif blind in den Beutel. Behalt, was der Teller braucht, und leg den Rest zurück.
    [delivered] Das Gericht ist fertig. Bezahlt wird es am Ende der Runde sowieso, aber servier es jetzt beim Service, und du bekommst ein Trinkgeld.
    [brought] Die Bonleiste leert sich. Der Maître d’ holt zwei neue Bestellungen, und eine Münze dazu.
   *[washed] Servierte Teller sind schmutzig, und ohne saubere kann niemand eine Bestellung annehmen. An der Spüle spülst du drei.
}
kitchen-rush-blocked = Deine Sanduhr dort ist abgelaufen: Nimm sie zuerst zurück.
kitchen-rush-taught = Das ist die Küche
kitchen-rush-taught-about = In einer echten Runde läuft die Uhr: vier Minuten, und alle kochen zugleich. Koch hier weiter, so lange du magst.
kitchen-rush-let-run = Sand laufen lassen
kitchen-rush-no-clock = { $running ->
    [yes] Hier läuft keine Uhr. Eine Sanduhr bewegt sich wieder, wenn ihr Sand abgelaufen ist.
   *[no] Du kannst alle deine Sanduhren bewegen.
}
