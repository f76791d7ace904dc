"""Every game as a game of OpenSpiel: `import doughjo.adapters.openspiel`, then `pyspiel.load_game("doughjo_go_nuts")`.

Parameters: `players`, every option of the game, and

- `simultaneous`: seats that owe a decision at the same time are asked at once; otherwise in turn, the later ones not
  knowing what the earlier ones chose. Most of OpenSpiel's algorithms want it in turn.
- `returns`: `win` (1 for a win, all seats together 0; alone or together 1 or -1) or `points`.
- `components`, `position`: a file, or data from `packed`; a position brings its own players and options.
- `horizon`: moves after which a game is broken off and scored as it stands.
"""

import base64
import json
import zlib
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from math import inf
from operator import itemgetter
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, cast

import numpy as np

from doughjo.adapters import needed
from doughjo.adapters.stepping import (
    DIGEST,
    HORIZON,
    MOST_POINTS,
    NOBODY,
    TOGETHER,
    Moment,
    Setting,
    are_points,
    opened,
    usual_players,
)
from doughjo.bots import Seen, kernel
from doughjo.bots import compiled_for as compiled_bots
from doughjo.core import registry
from doughjo.core.chance import Rng, draw, seeded
from doughjo.core.contract import (
    CHANCE,
    MOST_SEATS,
    SPECTATOR,
    Components,
    Game,
    Option,
    OptionValue,
    copied,
)
from doughjo.core.edition import edition
from doughjo.core.errors import BadSetup, listed

if TYPE_CHECKING:
    import pyspiel
else:
    pyspiel = needed("pyspiel", "openspiel")

from open_spiel.python.algorithms import ismcts, mcts

PREFIX = "doughjo_"
FEWEST = 20  # simulations of a search, however little time there is
MEGABYTES = 1_000  # that a tree may fill
PACKED = "packed-"  # how data begins that is written as a parameter
GAMES: dict[str, Game] = {}  # every game that has been registered, by the name OpenSpiel knows it under
CLASSES: dict[str, Any] = {}
PARAMETERS: dict[str, Any] = {
    "simultaneous": False,
    "returns": "win",
    "components": "",
    "position": "",
    "horizon": HORIZON,
}


# --- Finding a game


def register(game: Game) -> str:
    """Tell OpenSpiel of a game, ours or your own; answers its name there."""
    name = PREFIX + game.name.replace("-", "_")
    GAMES[name] = game
    CLASSES[name] = type("SpielGame", (SpielGame,), {"name": name})
    # a class, as OpenSpiel lets go of what it was given after Python has gone: a function would then be freed by nobody
    pyspiel.register_game(game_type(name, parameters(name)), CLASSES[name])
    return name


def load(
    game: str | Game,
    players: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    components: str | Path | Mapping[str, Any] | None = None,
    position: Mapping[str, Any] | None = None,
    **others: Any,
) -> Any:
    """The same as `pyspiel.load_game`, from what `doughjo.game(...).start` takes."""
    rules = registry.find(game) if isinstance(game, str) else game
    given: dict[str, Any] = {**(options or {}), **others}
    if players is not None:
        given["players"] = players
    if components is not None:
        given["components"] = packed(components) if isinstance(components, Mapping) else str(components)
    if position is not None:
        given["position"] = packed(position)
    return pyspiel.load_game(known_as(rules), given)


def known_as(game: Game) -> str:
    """The name OpenSpiel knows a game under; it is told of one that it does not know."""
    name = PREFIX + game.name.replace("-", "_")
    return name if GAMES.get(name) is game else register(game)


def packed(data: Mapping[str, Any]) -> str:
    """Components or a position as a parameter of a game: one long word."""
    small = zlib.compress(json.dumps(data, separators=(",", ":")).encode(), 9)
    return PACKED + base64.urlsafe_b64encode(small).decode().rstrip("=")


def unpacked(word: str) -> dict[str, Any]:
    """What `packed` made a word of."""
    letters = word.removeprefix(PACKED)
    try:
        data = json.loads(zlib.decompress(base64.urlsafe_b64decode(letters + "=" * (-len(letters) % 4))))
    except (ValueError, zlib.error):
        raise BadSetup(f"{word!r} is not what `packed` writes") from None
    return cast(dict[str, Any], data)


def parameters(name: str) -> dict[str, Any]:
    """Every parameter of a game, with what it usually is."""
    game = GAMES[name]
    return {"players": usual_players(game), **{option.name: usual(option) for option in game.options}, **PARAMETERS}


def usual(option: Option) -> bool | str | int:
    """What an option usually is; OpenSpiel reads digits as a number, so choices of digits are numbers there."""
    numbers = all(str(choice).isdecimal() for choice in option.choices)
    return int(option.default) if numbers else option.default


@cache
def setting(name: str, given: tuple[tuple[str, Any], ...]) -> Setting:
    """The setting that parameters describe."""
    game, values = GAMES[name], {**parameters(name), **dict(given)}
    components, position = values["components"], values["position"]
    return opened(
        game,
        values["players"],
        {option.name: chosen(option, values[option.name]) for option in game.options},
        unpacked(components) if components.startswith(PACKED) else components or None,
        position_of(position) if position else None,
        together=values["simultaneous"],
        horizon=values["horizon"],
        in_points=are_points(values["returns"]),
        source=(name, given),
        reopen=setting,
    )


def position_of(word: str) -> dict[str, Any]:
    """A position from a file, or from one long word."""
    if word.startswith(PACKED):
        return unpacked(word)
    try:
        return cast(dict[str, Any], json.loads(Path(word).read_text(encoding="utf-8")))
    except OSError as error:
        raise BadSetup(f"{word}: cannot be read ({error.strerror})") from None
    except ValueError as error:
        raise BadSetup(f"{word}: is not JSON: {error}") from None


def chosen(option: Option, value: object) -> OptionValue:
    """The choice that was meant, be it as a word or as a number."""
    for choice in option.choices:
        if str(choice) == str(value):
            return choice
    raise BadSetup(f"option {option.name!r} is {value!r}; expected {listed(map(repr, option.choices), 'or')}")


# --- What OpenSpiel wants to know of a game


def game_type(name: str, values: Mapping[str, Any]) -> Any:
    """The kind of game it is with these parameters."""
    game, kinds = GAMES[name], pyspiel.GameType
    together = game.cooperative or values["players"] == 1
    summed = kinds.Utility.ZERO_SUM if values["returns"] == "win" else kinds.Utility.GENERAL_SUM
    return kinds(
        short_name=name,
        long_name=game.title,
        dynamics=kinds.Dynamics.SIMULTANEOUS if values["simultaneous"] else kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION if game.secrets else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.IDENTICAL if together else summed,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(name),
    )


class SpielGame(pyspiel.Game):
    """A game as OpenSpiel knows it."""

    name: str

    def __init__(self, given: Mapping[str, Any], at: Setting | None = None) -> None:
        name, known = self.name, parameters(self.name)
        special = {word: value for word, value in given.items() if value != known[word]}
        self.setting = at or setting(name, tuple(sorted(special.items())))
        values = {**known, **special, "players": self.setting.players}
        self.state_class = type("SpielState", (SpielState,), {"setting": self.setting})
        kind = game_type(name, values)
        super().__init__(kind, self._info(kind), special)

    def _info(self, kind: Any) -> Any:
        rules, most = self.setting.rules, float(MOST_POINTS) if self.setting.in_points else 1.0
        return pyspiel.GameInfo(
            num_distinct_actions=rules.actions,
            max_chance_outcomes=rules.outcomes,
            num_players=self.setting.players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0 if kind.utility == pyspiel.GameType.Utility.ZERO_SUM else None,
            max_game_length=self.setting.horizon,
        )

    def __reduce__(self) -> Any:
        return pyspiel.load_game, (str(self),)

    def max_chance_nodes_in_history(self) -> int:
        """A bound, as for all moves."""
        return self.setting.horizon

    def new_initial_state(self, *text: Any) -> Any:
        """The state the game begins with."""
        return self.state_class(self)

    def state_at(self, moment: Moment) -> Any:
        """A state without a history, at any moment of a game."""
        state = self.state_class(self)
        state.now = moment
        return state

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """Something that writes down what a seat may know."""
        if params:
            raise BadSetup(f"there are no parameters of observations; given {dict(params)}")
        return Observer(self.setting, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):
    """A moment of a game. All that changes is `now`, and a moment is a value: a clone shares it."""

    setting: Setting
    now: Moment

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.now = self.setting.first

    def __reduce__(self) -> Any:
        return _restored, (pyspiel.serialize_game_and_state(self.get_game(), self),)

    # --- Whose decision, and what may be done

    def current_player(self) -> int:
        """A seat, or one of OpenSpiel's numbers for luck, several at once and nobody."""
        return self.now.seat

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.now.seat == NOBODY

    def is_chance_node(self) -> bool:
        """Whether luck is next."""
        return self.now.seat == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What a seat may do, in ascending order; at a chance node, what luck may do."""
        now = self.now
        if now.seat == CHANCE:
            return [outcome for outcome, _ in now.odds()]
        return [*self._legal_actions(now.seat if player is None else player)]

    def _legal_actions(self, player: int) -> list[int]:
        if player == TOGETHER:
            raise pyspiel.SpielError("several decide at once here; ask for legal_actions(player)")
        return self.now.legal(player) if player in self.now.seats else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What luck may do, and how likely each is: its whole weight by the sum of all."""
        odds = self.now.odds()
        total = sum(weight for _, weight in odds)
        return [(outcome, weight / total) for outcome, weight in odds]

    def _apply_action(self, action: int) -> None:
        now = self.now
        self.now = now.settled(action) if now.seat == CHANCE else now.decided(now.seat, action)

    def _apply_actions(self, actions: list[int]) -> None:
        self.now = self.now.decided_together(actions)

    # --- Words

    def _action_to_string(self, player: int, action: int) -> str:
        texts = self.setting.notation.outcomes if player == CHANCE else self.setting.notation.actions
        return texts[action] or f"action {action}"

    def string_to_action(self, *player_and_text: Any) -> int:
        """The id of a move, by a player (or whoever is asked) and its text."""
        *player, text = player_and_text
        luck = (player[0] if player else self.now.seat) == CHANCE
        ids = self.setting.notation.outcome_ids if luck else self.setting.notation.action_ids
        if text not in ids:
            expected = [self._action_to_string(self.now.seat, action) for action in self.legal_actions()[:8]]
            raise pyspiel.SpielError(f"{text!r} is no move; expected one like {listed(expected, 'or')}")
        return ids[text]

    def __str__(self) -> str:
        """The whole table, secrets and all, as a position that can be laid again."""
        return json.dumps(self.setting.edition.described(self.now.tables))

    # --- The result

    def returns(self) -> list[float]:
        """What the game was worth to each seat; nothing before its end."""
        if self.now.seat != NOBODY:
            return [0.0] * self.setting.players
        return self.setting.worth(self.now.tables)

    # --- Search

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> Any:
        """A state that the player cannot tell from this one, without a history that could tell it."""
        rng = seeded(int(sampler() * 2**53))
        return self.get_game().state_at(self.now.imagined(player, rng))


def _restored(text: str) -> Any:
    return pyspiel.deserialize_game_and_state(text)[1]


class Observer:
    """What a seat may know: as numbers, by the names of the table's fields, and in words.

    With perfect recall it is all that the seat has seen and done, as one word; two words are equal if a seat could not
    tell one past from the other. As numbers the bits of that word follow those of the table, since a whole past has no
    fixed size.
    """

    def __init__(self, setting: Setting, kind: Any) -> None:
        if not kind.public_info:
            raise BadSetup("what is public cannot be taken out of an observation")
        self._setting, self._recall = setting, kind.perfect_recall
        self._seen_by = {pyspiel.PrivateInfoType.SINGLE_PLAYER: None, pyspiel.PrivateInfoType.NONE: SPECTATOR}.get(
            kind.private_info, CHANCE
        )
        if self._recall and self._seen_by is not None:
            raise BadSetup("perfect recall is what one seat has, neither nobody nor all")
        self._present = len(setting.names)
        self.tensor: Any = np.zeros(self._present + (8 * DIGEST if self._recall else 0), np.float32)
        self.dict = self._pieces()

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the numbers."""
        now = state.now
        now.write(self._table(now, player), player, self.tensor)
        if self._recall:
            self.tensor[self._present :] = np.unpackbits(np.frombuffer(now.known(player), np.uint8))

    def string_from(self, state: SpielState, player: int) -> str:
        """The same in words."""
        now = state.now
        if self._recall:
            return f"seat {player} knows {now.known(player).hex()}"
        table = self._table(now, player)
        described = self._setting.edition.described(table, player)
        asked = f", decided: {now.asked:b}" if self._setting.rules.tick else ""
        return f"seat {player}{asked}: {json.dumps(described)}"

    def _table(self, now: Moment, player: int) -> Any:
        """The table with what may be seen of it."""
        if self._seen_by == CHANCE:
            return now.tables
        return now.hidden(player if self._seen_by is None else self._seen_by)

    def _pieces(self) -> dict[str, Any]:
        pieces, at = {"seat": self.tensor[:1]}, 1
        for name, (kind, *_) in (self._setting.rules.state.fields or {}).items():
            size = int(np.prod(kind.shape, dtype=int))
            pieces[name] = self.tensor[at : at + size].reshape(kind.shape or (1,))
            at += size
        if at < self._present:
            pieces["asked"] = self.tensor[at : self._present]
        if self._recall:
            pieces["past"] = self.tensor[self._present :]
        return pieces


# --- OpenSpiel's bots as bots of ours


class Playouts:
    """What a state is worth, found by playing it to the end at random with compiled code: for OpenSpiel's searches."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def evaluate(self, state: SpielState) -> Any:
        """What it came to, by seat."""
        setting, tables = state.setting, copied(state.now.tables)
        boxes, place = setting.components.boxes, desk(setting.rules, setting.components)
        compiled_bots(setting.rules).play_game(tables, boxes, self._rng, place[0], tables, *place[1:])
        return np.array(setting.utilities(tables))

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """Every choice alike; luck by its odds."""
        if state.is_chance_node():
            return state.chance_outcomes()
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


@dataclass(frozen=True)
class IsMcts:
    """OpenSpiel's search over what a seat may know (ISMCTS), as a bot of ours: for games with secrets."""

    simulations: int = 1_000
    seconds: float = inf
    uct_c: float = 2.0

    def __call__(self, seen: Seen, rng: Rng) -> int:
        """The action it takes."""
        if not seen.game.secrets:
            raise BadSetup(f"{seen.game.title} has no secrets; let Mcts search it")
        game, luck = game_of(seen), np.random.RandomState(int(draw(rng)))
        bot = ismcts.ISMCTSBot(game, Playouts(rng), self.uct_c, self.simulations, random_state=luck)
        bot.set_resampler(Deadline(self.seconds, rng))
        state = game.state_at(imagined(game, seen, rng))
        try:
            policy = bot.run_search(state)
        except TimeIsUp:
            policy = bot.get_final_policy(state, bot.lookup_node(state))
        return int(max(policy, key=itemgetter(1))[0])


class Deadline:
    """Imagines a table for every simulation, until the time is up."""

    def __init__(self, seconds: float, rng: Rng) -> None:
        self._until, self._rng, self._left = perf_counter() + seconds, rng, FEWEST

    def __call__(self, state: SpielState, player: int) -> Any:
        """A state that the player cannot tell from this one."""
        self._left -= 1
        if self._left < 0 and perf_counter() > self._until:
            raise TimeIsUp
        return state.get_game().state_at(state.now.imagined(player, self._rng))


class TimeIsUp(Exception):
    """A search is to end with what it has found."""


@dataclass(frozen=True)
class Mcts:
    """OpenSpiel's search of a table that is known (MCTS), as a bot of ours.

    Where something is hidden it searches several tables that could be, and takes what they agree on. `cpp` uses the
    search and the playouts that are written in C++, which have to come back to Python for every move.
    """

    simulations: int = 1_000  # of all tables together
    seconds: float = inf  # for all tables together; in C++ no further table is begun then
    worlds: int = 10
    uct_c: float = 2.0
    cpp: bool = False

    def __call__(self, seen: Seen, rng: Rng) -> int:
        """The action it takes."""
        game, start = game_of(seen), perf_counter()
        worlds = self.worlds if seen.game.secrets else 1
        votes: Counter[int] = Counter()
        for world in range(1, worlds + 1):
            bot = self._bot(game, self.simulations // worlds, start + self.seconds * world / worlds, rng)
            root = bot.mcts_search(game.state_at(imagined(game, seen, rng)))
            votes.update({child.action: child.explore_count for child in root.children})
            if perf_counter() > start + self.seconds:
                break
        return votes.most_common(1)[0][0]

    def _bot(self, game: SpielGame, simulations: int, until: float, rng: Rng) -> Any:
        seed = int(draw(rng)) & 0x7FFFFFFF
        if self.cpp:
            theirs = pyspiel.RandomRolloutEvaluator(1, seed)
            return pyspiel.MCTSBot(game, theirs, self.uct_c, simulations, MEGABYTES, False, seed, False)
        luck = np.random.RandomState(seed)
        return TimedMcts(until, game, self.uct_c, simulations, Playouts(rng), solve=False, random_state=luck)


class TimedMcts(mcts.MCTSBot):
    """OpenSpiel's search in Python, which ends with what it has found when its time is up."""

    def __init__(self, until: float, *others: Any, **named: Any) -> None:
        super().__init__(*others, **named)
        self._until = until
        self._root: Any = None

    def mcts_search(self, state: SpielState) -> Any:
        """The root of the tree that it has grown."""
        try:
            return super().mcts_search(state)
        except TimeIsUp:
            return self._root

    def _apply_tree_policy(self, root: Any, state: SpielState) -> Any:
        if root.explore_count >= FEWEST and perf_counter() > self._until:
            self._root = root
            raise TimeIsUp
        return super()._apply_tree_policy(root, state)


def game_of(seen: Seen) -> Any:
    """The game of OpenSpiel that a bot of ours finds itself in."""
    return _game_of(seen.game, seen.components, int(seen.hidden["players"][0]))


@cache
def _game_of(game: Game, components: Components, players: int) -> Any:
    given = {**parameters(known_as(game)), "players": players}
    return CLASSES[known_as(game)](given, Setting(game, components, players, game.new_tables()))


def imagined(game: SpielGame, seen: Seen, rng: Rng) -> Moment:
    """A table that the bot's seat cannot tell from the true one, with the bot to move."""
    tables = copied(seen.hidden)
    game.setting.doors.guess(tables, seen.components.boxes, seen.seat, rng)
    return Moment(game.setting, tables, first=seen.seat)


@cache
def desk(game: Game, components: Components) -> tuple[Any, ...]:
    """What compiled playouts write on: the bots' numbers, actions, weights and counts."""
    room = game.most_choices + MOST_SEATS
    codes = np.full(MOST_SEATS, kernel.RANDOM, np.int32)
    return (
        codes,
        np.zeros(room, np.int32),
        np.zeros(room),
        np.zeros(len(edition(game, components).counters) + 1, np.int64),
    )


for _name in registry.names():
    register(registry.find(_name))
