### What the command line says

number = { $number }
did-you-mean = did you mean '{ $word }'?
there-are = { $count ->
    [0] there are none
    [one] there is { $words }
   *[other] there are { $words }
}

## Help

help-usage = usage:
help-options = options
help-arguments = arguments
help-commands = commands
help-examples = examples:
help-bots = bots:
help-more = 'doughjo COMMAND --help' tells more about a command.
usage-error = { $program }: error: { $complaint }
usage-needs-value = argument { $what }: expected a value
usage-takes-no-value = argument { $what }: takes no value, not { $value }
usage-wrong = argument { $what }: { $why }
usage-required = required: { $what }
usage-unknown = there is no { $what }
usage-ambiguous = { $typed } may mean { $known }
usage-command = no command is called '{ $typed }'; { $hint }
not-a-number = expected a whole number, not '{ $text }'
not-a-port = expected a port from 0 to 65535, not '{ $text }'
not-seconds = expected seconds, like 0.8, not '{ $text }'
not-an-option = expected NAME=VALUE, like some_option=yes, not '{ $text }'
not-a-viewer = expected a seat's number, 'spectator' or 'all', not '{ $text }'

about = A digital tabletop: play board games, watch, replay and study them.
short-games = list the games
about-games = All games, with their options.
short-play = play in the terminal
about-play = Play against bots, or with others at the same keyboard; secret choices stay secret.
short-watch = watch bots play
about-watch = Bots play a game, and you look on.
short-replay = replay and check a record
about-replay = Play a recorded game again, check it by the rules, and tell it move by move.
short-rules = read the rules
about-rules = The rules of a game, or one of them by its number.
short-simulate = let bots play very many games
about-simulate = Very many games between bots: who wins, with how many points, and how.
short-arena = let bots compete, yours too
about-arena = Bots compete. Every deal is played from every seat with the same luck.
short-serve = play in the browser, with friends and bots
about-serve = Serve the tabletop to browsers. Every move is saved before it is shown.
short-backup = copy all tables to a file
about-backup = Copy all tables of the server to a new file, also while it runs.
short-warm = compile the games ahead of time
about-warm = Compile the games ahead of time, all of them or those named, on all cores. Otherwise each game is compiled when it is first needed.
about-environment = DOUGHJO_HOST, DOUGHJO_PORT and DOUGHJO_DATA in the environment do the same.
about-own-bots = A bot of your own is a function of what its seat sees and of a random generator; it answers the id of a legal action. An object of a class without arguments will do, too. This is my_bots.py with a bot that takes the choice in the middle:

example-serve = the table in your browser
example-games = what is on the shelf
example-play = you against two bots
example-names = two at one keyboard, and a bot
example-rules = one rule
example-simulate = who wins, and with how many points
example-language = the same in German

value-command = COMMAND
value-language = LANGUAGE
value-game = GAME
value-number = N
value-names = NAMES
value-bots = BOTS
value-seconds = SECONDS
value-file = FILE
value-viewer = WHO
value-clause = CLAUSE
value-option = NAME=VALUE
value-host = HOST
value-port = PORT
value-target = TARGET

flag-help = show this help and leave
flag-version = show the version and leave
flag-language = the language of everything you read: { $languages } (default: that of your system, or en)
flag-game = a game's name, like go-nuts; 'doughjo games' lists them
flag-games = a game's name; none: all games
flag-players = how many play (default: 3, if possible)
flag-option = an option of the game; may be given several times
flag-components = use the components of this file instead of the game's
flag-names = people at this keyboard, like Ann,Bob; bots take the other seats
flag-bots = one for all seats that bots take, or one for each, like greedy,random (default: { $usual })
flag-bots-arena = who competes; the last one named takes all seats that are left (default: { $usual })
flag-seed-play = the same luck again (default: new luck)
flag-seed-watch = the same game again (default: a new one)
flag-seed-simulate = the same seed gives the same numbers (default: 0)
flag-seed-arena = the same luck again (default: 0)
flag-ask-always = ask also where there is only one choice
flag-delay = pause after each round (default: 0.8)
flag-record = save the game here, for 'doughjo replay'
flag-file = a record, as play --record and save write it
flag-move = stop after { value-number } moves and show that table
flag-seat = whose eyes to see it with: a seat's number from 0, 'spectator' (default), or 'all' for every secret
flag-step = wait for Enter after each move
flag-clause = the number of a rule, like GN-21
flag-games-simulate = how many games (default: 10000)
flag-games-arena = at least so many (default: 100)
flag-workers = processes (default: one for each core)
flag-plot = draw the shares with their intervals (needs matplotlib)
flag-json = print one JSON object instead of words
flag-host = the address to listen on (default: 127.0.0.1, this machine)
flag-port = the port; 0 for any that is free (default: 8765)
flag-open = open the page in your browser
flag-data = the file of all tables; its folder must be there (default: in your home)
flag-target = the new file

## What is wrong with what was typed

stopped = stopped
bad-language = there is no '{ $language }' here; the languages are { $languages }
bad-game = no game is called '{ $name }'; { $hint }
bad-bot = no bot is called '{ $name }'; { $hint }
bad-bot-count = { $bots } bots for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}; name one for all of them or one for each
bad-players = { $title } is for { $fewest ->
    [one] { $fewest } player
   *[other] { $fewest } players
}, not { $players }
bad-players-range = { $title } is for { $fewest } to { $most } players, not { $players }
bad-name-twice = two people are called '{ $name }'; give them different names
bad-name-count = { $names } names for { $players ->
    [one] { $players } player
   *[other] { $players } players
}
bad-option = { $title } has no option '{ $name }'; { $hint }
bad-option-truth = option '{ $name }' is '{ $value }'; expected yes or no
bad-option-value = option '{ $name }' is '{ $value }'; expected { $choices }
bad-games = { $games } games; expected a whole number from 1 to { $most }
bad-plot = --plot needs matplotlib; run:  { $command }
bad-json-step = --json and --step: expected one of them
bad-move-number = --move { $wanted }: the record has { $count } moves; expected 0 to { $count }
bad-seat = --seat { $seat }: expected 0 to { $last }, 'spectator' or 'all'
bad-folder = { $file }: there is no folder { $folder }; if it is meant, make it:  { $command }
bad-file = { $file }: cannot be read ({ $why })
bad-json = { $file }: is not a record in JSON ({ $why })
bad-clause = { $title } has no rule '{ $word }'; { $meant ->
    [none] there are { $first } to { $last }
   *[other] did you mean { $meant }?
}
bad-clause-none = the rules of { $title } have no numbers; read them all:  { $command }

## Games and rules

games-about = { $players }, { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
games-players = { $fewest ->
    [one] { $fewest } player
   *[other] { $fewest } players
}
games-players-range = { $fewest }–{ $most } players
games-choices = One of { $choices }.
rules-ours = What follows 'House ruling' is ours: the printed rules are silent or unclear.
rules-option-default = unless chosen: { $value }

## Compiling and waiting

compiled-already = { $games }: compiled already.
compiling = Compiling …
compiling-games = Compiling { $games ->
    [one] { $games } game
   *[other] { $games } games
}; this takes { $long } …
compiling-title = Compiling { $title }: this takes { $long }, the first time only …
compiled = { $game } took { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} ({ $done } of { $games }).
how-long = { $minutes ->
    [1] about a minute
    [2] about two minutes
    [3] about three minutes
   *[other] about { $minutes } minutes
}
setting-up = Setting the table …
playing-again = Playing it again …
progress-bar = Playing
progress = { $played } of { $games } games in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}{ $left ->
    [none] {""}
   *[other] ; about { $left } more
}

## A game in the terminal

left = The game was left after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}. Good-bye!
stopped-after = The game was stopped after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
only-choice = Only one choice, made at once: { $move }
only-choice-of = { $name }: only one choice, made at once: { $move }
the-end = The end
same-luck = The same luck again: --seed { $seed }
same-game = The same game again: --seed { $seed }
pass-keyboard = Pass the keyboard to { $name }, then press Enter.
your-choice = Your choice
your-choice-how = ({ $numbers }; ? for help{ $unseen ->
    [yes] ; typing is not shown
   *[no] {""}
}{ $clock ->
    [yes] ; each choice takes a second, 'wait 10' waits
   *[no] {""}
}):
type-a-number = { $last ->
    [1] Type 1 for the only choice.
   *[other] Type a number from 1 to { $last }.
}
type-a-beginning = Type how a move begins to see how it goes on, like: { $start }
enter-goes-on = Enter goes on
checked = Checked: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, all by the rules.

typed-number = 1, 2, 3 …
typed-number-does = make the move of that number
typed-move = the move itself
typed-move-does = make it, written as in the list; its beginning is enough, and shows how it may go on
typed-enter = Enter
typed-enter-does = show the table again
typed-wait = wait 10
typed-wait-does = in a game with a clock: let ten seconds pass, or fewer if something happens to you
typed-card = card NAME
typed-card-does = what a card or piece does (also: ? NAME)
typed-rules = rules [NUMBER]
typed-rules-does = the rules, or one of them
typed-log = log
typed-log-does = what has happened so far
typed-undo = undo
typed-undo-does = take back your last move, where that is fair
typed-save = save FILE
typed-save-does = save the game so far
typed-quit = quit
typed-quit-does = leave the game

card-which = Which one? For example: card NAME
card-unknown = Nothing here is called '{ $name }'.
undo-stays = That stays. { $why }
undo-done = Your last move is taken back.
save-where = Where to? For example: save my-game.json
save-later = Somebody's choice is still a secret, and a record tells all. Save when everyone has chosen.
save-failed = { $file }: cannot be written ({ $why }).
saved = Saved. To see it again: { $command }

## The result

result-not-over = The game is not over yet.
result-nobody = Nobody wins.
result-lost = { $seat-you ->
    [yes] You do not win, { $points }.
   *[no] { $seat } does not win, { $points }.
}
result-won = { $seat-you ->
    [yes] You win { $points }.
   *[no] { $seat } wins { $points }.
}
result-shared = { $seats } share the win { $points }.
result-together = { $seats } win together { $points }.

## Simulations and the arena

games-played = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $title }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}
simulated = { games-played }, seed { $seed }
simulated-options = { simulated }, { $options }
simulated-speed = { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) } decisions a game, { NUMBER($speed, maximumFractionDigits: 0) } games a second
simulated-unfinished = Not finished after { $decisions } decisions, and in no number of wins or points: { $games ->
    [one] { $games } game
   *[other] { $games } games
}
simulated-none = not finished: none of { $games ->
    [one] { $games } game
   *[other] { $games } games
} was over after { $decisions } decisions
simulated-points = [bold]Points[/] [dim]of all seats[/]
simulated-counts = In 100 games
simulated-never = Never: { $kinds }
range = { $first } to { $last }
competed = { games-played }, in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
competed-even = At even luck: without what rolls and draws brought, as far as the game can foresee it.
broken-off = The games before that count: { $games }.
plot-shares = share of wins, with 95 % interval
plot-fair = fair
heading-seat = Seat
heading-bot = Bot
heading-wins = Wins
heading-margin = ± 95 %
heading-wins-margin = Wins ± 95 %
heading-even = At even luck
heading-fair = Fair
heading-points = Points
heading-rating = Rating
heading-time = ms (most)
heading-kind = Kind
heading-count = count

## The server

serving = Doughjo is at { $address }  (Ctrl-C ends it)
serving-data = Tables are kept in { $file }
serving-cold = Being compiled meanwhile, { $long } at most: { $titles }. ('doughjo warm' does it beforehand.)
backed-up = Copied { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} to { $file }
