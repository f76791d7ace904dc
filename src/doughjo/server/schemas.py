"""Everything that crosses the wire, once: the browser's types and the OpenAPI description are made from these.

HTTP makes tables and fetches what does not change; a WebSocket plays. Over the socket the client sends `Command`s, each
with an id of its own; the server answers every one by that id. Whoever comes is sent the `State` of the table, and then
`News` whenever something has changed, with a sequence number that only grows.
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

Name = Annotated[str, Meta(min_length=1, max_length=24)]  # of a person, shown as text only
Words = Annotated[str, Meta(min_length=1, max_length=400)]  # of a chat
ActionId = Annotated[int, Meta(ge=0, le=100_000)]
MoveText = Annotated[str, Meta(min_length=1, max_length=80)]
CommandId = Annotated[str, Meta(min_length=1, max_length=36)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]

# --- The server and what there is to play


class Health(Struct, frozen=True):
    """GET /api/health: the server is up."""

    version: str
    ready: bool  # every game is compiled; until then a first table waits for it
    warming: list[str]  # the games that are not compiled yet
    tables: int  # in memory


class OptionInfo(Struct, frozen=True):
    """An option of a game, in plain words."""

    name: str
    text: str
    default: bool | str
    choices: list[bool | str]
    words: list[str]  # what the choices are called
    clause: str | None
    by_seat: bool  # whether every choice after the first names a seat, in order


class GameInfo(Struct, frozen=True):
    """A box on the shelf."""

    name: str
    title: str
    summary: str
    players: list[int]
    minutes: int
    clock: bool  # whether it is played in real time
    options: list[OptionInfo]


class BotInfo(Struct, frozen=True):
    """A level of bot."""

    name: str
    text: str


class Shelf(Struct, frozen=True):
    """GET /api/shelf: all games and all bots."""

    version: str
    games: list[GameInfo]
    bots: list[BotInfo]


class ClauseInfo(Struct, frozen=True):
    """A numbered rule."""

    id: str
    section: str
    text: str  # Markdown
    house: bool


class PieceInfo(Struct, frozen=True):
    """A card or another piece of the box, in words, and what is printed on it for whoever draws it."""

    id: str
    name: str
    text: str
    facts: dict[str, Any]
    origin: str = ""  # whether it is as printed, in a sentence


class Rules(Struct, frozen=True):
    """GET /api/games/{game}/rules: the page in Markdown, its clauses, and the pieces."""

    game: str
    title: str
    page: str | None  # null where the rules have not been written down for players
    clauses: list[ClauseInfo]
    pieces: list[PieceInfo]


# --- Making and joining a table

SeatKind = Literal["me", "here", "friend", "bot"]  # `here` is somebody at the same screen as `me`


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A chair at a new table."""

    kind: SeatKind
    name: Name | None = None
    bot: str | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables."""

    game: str
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: dict[str, bool | str] = {}
    patience: Annotated[int, Meta(ge=10, le=86400)] = 120  # seconds until a bot plays for somebody who is away
    practice: bool = (
        False  # where there is a clock: it goes on with every move only, and to what happens next when somebody waits
    )


class Invitation(Struct, frozen=True):
    """The answer to a new table, a join or a rematch: where to go. Seats' secrets are in a cookie only."""

    table: str  # the key in the invitation link
    code: str  # short, to be read aloud
    seats: list[int]  # that you now hold


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{table}/join: sit down on a free chair."""

    name: Name
    seat: SeatNumber | None = None


class Found(Struct, frozen=True):
    """GET /api/codes/{code}: the table of a short code."""

    table: str


class RunningGame(Struct, frozen=True):
    """One of your games."""

    table: str
    game: str
    names: list[str]
    your_turn: bool
    over: bool


class MyGames(Struct, frozen=True):
    """GET /api/mine: the tables at which you hold a seat."""

    games: list[RunningGame]


# --- At the table: what the client sends


class MoveCommand(Struct, frozen=True, tag="move", forbid_unknown_fields=True):
    """Make a move for a seat of yours."""

    id: CommandId
    seat: SeatNumber
    move: MoveText | ActionId  # as it is written, or its id
    at: int | None = None  # the number of moves the player saw; a move meant for another table is refused


class UndoCommand(Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Take back the last move of a seat of yours."""

    id: CommandId
    seat: SeatNumber


class ChatCommand(Struct, frozen=True, tag="chat", forbid_unknown_fields=True):
    """Say something."""

    id: CommandId
    seat: SeatNumber
    text: Words


class LookCommand(Struct, frozen=True, tag="look", forbid_unknown_fields=True):
    """Look back: the table after so many moves, through the eyes of a seat of yours or a spectator's."""

    id: CommandId
    move: Annotated[int, Meta(ge=0, le=100_000)]
    seat: SeatNumber | None = None


class PauseCommand(Struct, frozen=True, tag="pause", forbid_unknown_fields=True):
    """Wish that the clock is stopped, or goes on; it happens when everybody who is here wishes it."""

    id: CommandId
    seat: SeatNumber
    on: bool


class WhyCommand(Struct, frozen=True, tag="why", forbid_unknown_fields=True):
    """Ask why a move cannot be made; nothing is done."""

    id: CommandId
    seat: SeatNumber
    move: MoveText | ActionId


Command = MoveCommand | UndoCommand | ChatCommand | LookCommand | PauseCommand | WhyCommand


# --- At the table: what the server sends


class Person(Struct, frozen=True):
    """Who sits on a chair."""

    name: str
    kind: SeatKind
    bot: str | None
    taken: bool  # a friend's chair may be free
    here: bool  # connected now
    stand_in: bool  # a bot plays for somebody who is away
    thinking: bool  # a bot is choosing


Facts = dict[str, Any]  # a code by its name, "kind", and its arguments; `message` names the sort too: "why-you-lack"
Row = list[int | None]  # a code's number and its arguments, null for one that these eyes may not know


class Look(Struct, frozen=True, omit_defaults=True):
    """What one of your seats may know and do: what changed since the last time, or since a record of zeros."""

    seat: int
    changes: str | UnsetType = UNSET  # of the points, the hidden table and the facts in one record: runs, in base64
    legal: list[int] | UnsetType = UNSET  # ids
    asked: Row | UnsetType | None = UNSET  # the question
    undo: Facts | UnsetType | None = UNSET  # why a move cannot be taken back; null when it can


class SeatView(Struct, frozen=True):
    """The same as JSON."""

    seat: int
    question: Facts | None
    legal: list[str]
    table: dict[str, Any]  # the position's keys; "?" where something is hidden
    scores: list[int]
    undo: Facts | None


class ChatLine(Struct, frozen=True):
    """Something said."""

    seat: int
    name: str
    text: str


class Clock(Struct, frozen=True):
    """The clock of a game in real time; what time it shows is in the table."""

    runs: bool
    since: int  # milliseconds that have passed since what the table shows
    paused: bool
    wishes: list[int]  # the seats that wish it stopped, or to go on where it is stopped
    practice: bool  # it goes on with every move only, and to what happens next when somebody waits


class State(Struct, frozen=True, tag="state", kw_only=True):
    """The table as you may know it: through each of your seats, or a spectator's eyes when you hold none."""

    seq: int  # grows with everything that changes
    table: str
    code: str
    game: str
    started: bool  # every chair is taken
    moves: int
    to_act: list[int]
    over: bool
    winners: list[int]
    people: list[Person]
    views: list[Look]  # one per seat of yours; one with seat -1 for a spectator
    events: list[
        Row
    ]  # a move's number, then a row: as your seat may know it; as a spectator when several share a screen
    fresh: int  # how many of them you had seen by the sequence number you came with
    chat: list[ChatLine]  # the latest
    sheet: list[list[Row]]  # by seat, as if it ended now
    options: dict[str, bool | str]
    rematch: str | None  # the key of the table that follows
    clock: Clock | None  # where the game has one


class News(Struct, frozen=True, tag="news", kw_only=True, omit_defaults=True):
    """What has changed since the last `State` or `News` you were sent; what is not in it is as it was."""

    seq: int
    moves: int | UnsetType = UNSET
    to_act: list[int] | UnsetType = UNSET
    over: bool | UnsetType = UNSET
    winners: list[int] | UnsetType = UNSET
    views: list[Look] = []  # those that have changed
    events: list[Row] = []  # new ones
    started: bool | UnsetType = UNSET
    people: list[Person] | UnsetType = UNSET
    chat: list[ChatLine] | UnsetType = UNSET
    sheet: list[list[Row]] | UnsetType = UNSET
    rematch: str | UnsetType | None = UNSET
    clock: Clock | UnsetType | None = UNSET


class Told(Struct, frozen=True, tag="told", kw_only=True):
    """The table as you may know it, as JSON, for whoever asks for it with `?format=json`: sent whole every time."""

    seq: int
    table: str
    code: str
    game: str
    started: bool
    moves: int
    to_act: list[int]
    over: bool
    winners: list[int]
    people: list[Person]
    views: list[SeatView]
    kept: int  # how many events of earlier messages stay; these follow them
    events: list[Facts]  # each with the number of its move
    fresh: int  # how many of all these you had seen
    chat: list[ChatLine]
    sheet: list[list[Facts]]
    options: dict[str, bool | str]
    rematch: str | None
    clock: Clock | None


class Accepted(Struct, frozen=True, tag="accepted"):
    """The command of that id was carried out, now or the first time it came."""

    id: str


class Refused(Struct, frozen=True, tag="refused"):
    """The command of that id changed nothing."""

    id: str
    why: Facts
    clause: str | None


class Explained(Struct, frozen=True, tag="explained"):
    """The answer to a why: the reason, or null for a move that can be made."""

    id: str
    why: Facts | None
    clause: str | None


class Trouble(Struct, frozen=True, tag="trouble"):
    """Something is wrong at the table; it holds until the next `State` or `News`."""

    why: Facts


class Looked(Struct, frozen=True, tag="looked"):
    """The answer to a look."""

    id: str
    move: int
    view: Look


class LookedJson(Struct, frozen=True, tag="looked-json"):
    """The same as JSON."""

    id: str
    move: int
    view: SeatView


Message = State | News | Told | Accepted | Refused | Explained | Looked | LookedJson | Trouble


# --- Replays


class ReplayMade(Struct, frozen=True):
    """POST /api/replays (a record as JSON): where the replay is."""

    replay: str


class ReplayStep(Struct, frozen=True):
    """GET /api/replays/{replay}/{move}?eyes=: the table after so many moves, through a seat's eyes or everybody's."""

    game: str
    names: list[str]
    move: int
    moves: int
    eyes: str  # "all", "spectator" or a seat's number
    text: str | None  # the move made, as it is written
    events: list[Row]  # of the last move
    view: Look
    over: bool
    winners: list[int]
    sheet: list[list[Row]]
    json: "ReplayJson | None" = None  # with `format=json`, the same in words of the box


class ReplayJson(Struct, frozen=True):
    """A step of a replay as JSON."""

    events: list[Facts]
    view: SeatView
    sheet: list[list[Facts]]


class ArgInfo(Struct, frozen=True, omit_defaults=True):
    """An argument of a verb or a code."""

    name: str
    kind: str  # number, seat, flag, or a kind of words
    size: int = 1  # of a verb's: how many values it has; of a list: how many columns
    first: int = 0  # a verb's first value
    form: Literal["one", "each", "by-seat", "together", "amounts", "several"] = "one"
    parts: dict[str, str] = {}  # of a verb's whose words are dictionaries: the kinds of what is in them


class VerbInfo(Struct, frozen=True, omit_defaults=True):
    """A way to move; ids are dense, and the last argument changes first."""

    name: str
    args: list[ArgInfo]
    text: str | None = None  # how it is written: a pattern of the arguments' words
    texts: list[str | None] = []  # or move by move, where there is none; null for one that this box does not have


class CodeInfo(Struct, frozen=True, omit_defaults=True):
    """Something that is said, and its arguments."""

    name: str
    args: list[ArgInfo]
    secret: list[str] = []  # arguments that may be null
    pending: bool = False  # of no more interest once what it waits for is revealed
    quiet: bool = False  # shown, and not read about


class Edition(Struct, frozen=True):
    """GET /api/games/{game}/edition?language=: what the numbers of a game's records and codes stand for."""

    game: str
    digest: str
    language: str
    verbs: list[VerbInfo]
    codes: dict[str, list[CodeInfo]]  # by sort: event, ask, why, line
    kinds: dict[str, list[Any]]  # the words of arguments, by kind
    catalogue: str  # in Project Fluent's form
    names: dict[str, dict[str, dict[str, str]]]  # by kind and word: its forms in this language; "-text": what it says


class Problem(Struct, frozen=True):
    """Every refusal over HTTP: what was wrong and what was expected."""

    reason: str
    clause: str | None = None
