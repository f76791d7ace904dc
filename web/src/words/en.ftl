# What the app around the boards says. A seat or person that may be the reader comes with a flag `…-you`.
# A no-break space stands before every “…”.

# --- Everywhere
title = { $page } · Doughjo
home = Doughjo, back to the shelf
back-to-shelf = Back to the shelf
the-shelf = The shelf
footer = Doughjo is an independent project. It is not made, endorsed or checked by the publishers of the printed games.
unreachable = The bakery can’t be reached. Check your connection and try again.
server-error = The server answered with error { $status }.
close-note = Close this note
rule = Rule { $clause }
rules = Rules
share = Share
shared = Shared.
link-copied = Link copied.
usual-name = Guest
your-name = Your name
your-turn = Your turn
score-sheet = Score sheet
replay = Replay
players = { $most ->
    [one] { $range } player
   *[other] { $range } players
}
minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
points = { $unit ->
    [tip] { $points ->
        [one] { $points } tip
       *[other] { $points } tips
    }
   *[other] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}

# --- Bots
level = { $level ->
    [apprentice] Apprentice
    [baker] Baker
    [chef] Chef
    [master] Master
    [greedy] Greedy
    [random] Random
   *[other] { $level }
}
level-about = { $level ->
    [apprentice] Goes by what looks good and makes mistakes.
    [baker] A solid opponent, and good company for a first game.
    [chef] Thinks ahead and is hard to beat.
    [master] Thinks longest, up to two seconds, and rarely makes a mistake.
    [greedy] Takes whatever looks best right now.
    [random] Plays any legal move, each as likely as the next.
   *[other] { $level }
}

# --- The shelf
shelf-title = Doughjo: bakery board games
shelf-heading = Fresh from the oven
shelf-about = Bakery board games, with friends or against bots. Take a box off the shelf.
shelf-games = Games
shelf-filling = Filling the shelf …
play-now = Play now
play-warming = Warming the oven …
play-starting = Setting up …
play-guided = First round, guided
make-table = Make a table
replays = Replays
replays-none = Replays you have watched appear here. You can also open a record that was saved to a file.
record-open = Open a record
record-wrong = “{ $file }” is not a record. Choose a JSON file.
join-heading = Join a friend
join-code = Table code
join-find = Find the table
games-heading = Your games
games-none = Games you have started wait for you here, even if you close the page.
games-sign = { $sign ->
    [over] Over
    [your-turn] { your-turn }
   *[waiting] Waiting
}
free-chair = a free chair

# --- The oven
oven-heading = Warming the oven …
oven-about = This server is preparing its games for the first time. That takes about half a minute, and you don’t have to do anything.

# --- A new table
new-title = Make a table
new-heading = { $game }: a new table
new-about = For { players }, about { minutes }.
new-no-box = No such box
new-no-game = There is no game called “{ $game }” on the shelf.
new-seats = Who sits where
new-add = Add a chair
new-count = This game is for { players }. You have { $chairs ->
    [one] { $chairs } chair
   *[other] { $chairs } chairs
}.
new-friends = On the next page you get a link, a code and a QR code for your friends.
new-options = How you play
new-choice = { $choice }: { $name }
new-lots = Draw lots for the chairs. Otherwise each chair is to the left of the one above it.
new-patience = A bot takes over for players who are away
new-patience-choice = { $seconds ->
    [120] after 2 minutes
    [600] after 10 minutes
    [86400] after a day
   *[other] after { $seconds } seconds
}
new-rules = Read the rules
new-set = Set the table
new-unnamed = First enter a name for everyone at this screen.
chair = Chair { $number }
chair-kind = { $kind ->
    [me] You
    [friend] A friend
    [here] Beside you
   *[bot] A bot
}
chair-level = Level
chair-name = Name
chair-friend = Stays free until someone joins with your link.
chair-here = Shares this screen with you.
chair-remove = Remove chair { $number }

# --- Before the game
lobby-set = The table is set
lobby-invites = { $count ->
    [0] A table with free chairs
    [one] { $hosts } invites you
   *[other] { $hosts } invite you
}
lobby-free = { $free ->
    [0] All chairs are taken.
    [one] One chair is free.
   *[other] { $free } chairs are free.
} The game begins once everyone is seated.
lobby-chairs = Chairs
lobby-nobody = Free
lobby-who = { $who ->
    [waiting] waiting
    [you] you
    [here] here
   *[away] away
}
sit-down = Sit down
sit-nameless = Enter a name first, so that the others know you.
sit-watch = Or just watch: the table opens here when the game begins.
sit-full = All chairs are taken, but you can watch.
invite-heading = Invite friends
invite-link = Send this link
invite-copy = Copy the link
invite-copied = Copied.
invite-select = Select the link and copy it.
invite-code = Or read out this code
invite-scan = Or let them scan this
invite-qr = QR code of the invitation link
invite-message = Come and play

# --- At the table
table-title = At the table
table-heading = The table
table-setting = Setting the table …
table-gone = No such table
table-gone-about = This table has been cleared away, or the link is incomplete.
table-lost = Can’t reach the table. Trying again …
table-broken = Something is wrong with this table. Your game so far is safe. Trying again …
table-reconnecting = Reconnecting … nothing is lost.
nobody-yet = Free chair
players-heading = Players
player-bot = bot, { level }
player-you = you
player-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
player-sign = { $sign ->
    [won] winner
    [stand-in] a bot is playing on
    [thinking] thinking
    [away] away
    [yours] your turn
   *[choosing] choosing
}
ask-of = { $name }: { $question }
ask-usual = It’s your turn.
ask-sent = Your choice is on its way …
ask-undo = Taking it back …
ask-past = Looking back: the table after move { $move } of { $moves }.
ask-next = It’s { $name }’s turn. Look around, then pass the screen on.
ask-busy = One moment …
ask-waiting = { $watching ->
    [yes] You are watching. Waiting for { $names }.
   *[no] Waiting for { $names }.
}
bar-label = Table
bar-score-sheet = The score sheet, as if the game ended now
bar-drawer = Log & chat
bar-now = Back to the game
bar-more = More …
bar-undo = Undo
bar-undo-about = Take back your last move
bar-no-undo = You can’t undo now: { $why }
pass-to = Pass to { $name }
pass-about = The others look away now.
pass-take = I am { $name }
pass-wait = Wait, I am still { $name }
clock-stopped = The clock is stopped.
clock-wished = { $paused ->
    [yes] { $names } would like to go on.
   *[no] { $names } would like to stop the clock.
}
clock-asked = { $paused ->
    [yes] You would like to go on. The others are asked.
   *[no] You would like to stop the clock. The others are asked.
}
clock-button = { $deed ->
    [stop] Stop the clock
    [go] Go on
    [stay-stopped] Keep it stopped
   *[keep-going] Keep playing
}
clock-hands = Play as
drawer-label = Log, chat and pieces
drawer-tab = { $tab ->
    [log] Log
    [chat] Chat
   *[pieces] Pieces
}
drawer-close = Close the drawer
log-look = See the table after this
chat-none = Nobody has said anything yet.
chat-field = Message
chat-send = Send
chat-sending = { $text } …
chat-watching = Only people seated at the table can chat.
pieces-search = Search the pieces
pieces-rules = All the rules

# --- The plain board
plain-moves = What you can do
plain-find = Find one of { $count } moves
plain-found = { $count ->
    [one] { $count } move found
   *[other] { $count } moves found
}
plain-ways = { $count ->
    [one] { $count } way
   *[other] { $count } ways
}
plain-table = Table
plain-word = { $word ->
    [hidden] hidden
    [yes] yes
    [no] no
   *[nothing] nothing
}

# --- The end
end-now = If the game ended now
end-rematch = Rematch
end-replay = Replay
end-to-rematch = To the rematch
end-close = Close the score sheet
end-winner = Winner
end-together = Together
end-nothing = Nothing scored
end-total = { $unit ->
    [tip] Total tips
   *[other] Total
}
end-pad = { $name }: { points }
verdict-nobody = The game is over. Nobody wins.
verdict-everyone = Everyone wins together with { points }.
verdict-shared = { $winners } share the win with { points } each.
verdict-alone = { $winner-you ->
    [yes] You win with { points }.
   *[no] { $winner } wins with { points }.
}
verdict-ahead = { $winner-you ->
    [yes] You win with { points }, { $lead } ahead of second place.
   *[no] { $winner } wins with { points }, { $lead } ahead of second place.
}
verdict-level = { $winner-you ->
    [yes] You win
   *[no] { $winner } wins
} with { points }, level with second place. { $parts }
verdict-tie = { $winner-you ->
    [yes] You win with { points }, on the tiebreaker.
   *[no] { $winner } wins with { points }, on the tiebreaker.
}
verdict-together = { $won ->
    [yes] Won! The Objective is met.
   *[no] Lost, with { points } towards the Objective.
}
you = you

# --- Replay
replay-none = No such replay
replay-begin = The table is set.
replay-move = Move
replay-at = Move { $move } of { $moves }
replay-start = To the start
replay-back = One move back
replay-on = One move forward
replay-end = To the end
replay-play = { $playing ->
    [yes] Pause
   *[no] Play
}
replay-speed = Speed
replay-times = { $speed } ×
replay-eyes = Seen by
replay-everyone = everyone
replay-spectator = spectators

# --- Rules
rules-title = { $game }: rules
rules-search = Search the rules
rules-found = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
rules-none = No rules here
rules-unwritten = Nobody has written down the rules of { $game } yet.
rules-chapters = Chapters
rules-no-match = No rule mentions “{ $wanted }”.

# --- Settings
settings = Settings
settings-about = Saved in this browser only.
settings-name = Your name at the table
settings-language = Language
settings-system = System
settings-theme = Theme
settings-theme-choice = { $theme ->
    [system] { settings-system }
    [light] Light
   *[dark] Dark
}
settings-animation = Animation
settings-pace = { $pace ->
    [off] Off
    [fast] Fast
   *[normal] Normal
}
settings-reduced = Your device asks for reduced motion, so nothing moves.
settings-sound = Sound
settings-sound-about = A few quiet sounds: your turn, a reveal, the end. In a game with a clock also when sand runs out, and before the last minute.
settings-letters = Letters on colours
settings-letters-about = Pieces that differ in colour also carry a letter.
settings-plain = Plain board
settings-plain-about = Every game in words and buttons instead of drawings: quick with a screen reader or a keyboard.
settings-guard = Warn about mistakes
settings-guard-about = Where the rules let you spoil something, such as a dish in Kitchen Rush, you are asked first.
settings-on = On
settings-off = Off

# --- Nothing there
lost-title = Not found
lost-heading = Only crumbs here
lost-about = There is nothing at this address. It may have been eaten, or the link is incomplete.
