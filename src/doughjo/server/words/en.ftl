### What the server refuses at a table, and what is wrong there

refused-other = { $reason }
refused-too-much = So much has happened at this table that nothing more is written down.
refused-clock-stopped = The clock is stopped; nothing moves until the game goes on.
refused-not-started = The game has not started: { $free ->
    [one] a chair is
   *[other] { $free } chairs are
} still free.
refused-no-clock = This game has no clock.
refused-no-clock-now = There is no clock to stop now.
refused-looking-on = You are only looking on.
refused-not-your-seat = That is not your seat.
refused-changed = The table has changed since. Look again and choose.
refused-nothing-to-say = There is nothing to say in that.
refused-not-saved = The server could not save this, so it did not happen. Try again in a moment.
refused-went-wrong = Something went wrong in the server. The game up to here is kept.
refused-too-fast = Too many messages at once. Wait a moment and try again.
refused-not-a-command = This message could not be understood.
refused-no-such-move = Move { $move } has not been made; there are { $moves }.
trouble-not-shown = A fault in this program keeps this table from being shown as it is now. The game up to here is kept.
trouble-set-back = A fault in this program keeps this table from going on as it should. The game up to here is kept.
