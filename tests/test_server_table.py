"""Playing over the socket: people, bots, spectators; what is accepted, refused, repeated and taken back."""

import asyncio
import json
import random
from collections.abc import Iterator
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

import doughjo
from doughjo.server.settings import Limits
from tests.server import BOTS, FRIEND, ME, Browser, Line, State, brought_up_to_date, everybody_sees, serving, settings

PEOPLE = ("Ann", "Bob", "Cat", "Dan")


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    generous = Limits(messages=10_000, messages_burst=10_000, address_messages=10_000, requests=10_000)
    folder = tmp_path_factory.mktemp("server")
    with serving(settings(folder, patience_unit=0.02, limits=generous)) as server:
        yield server.address


def people(address: str, count: int) -> tuple[str, list[Browser]]:
    """A table of so many people, all seated."""
    browsers = [Browser(address) for _ in range(count)]
    table = browsers[0].make(ME, *[FRIEND] * (count - 1))
    for browser, name in zip(browsers[1:], PEOPLE[1:], strict=False):
        browser.join(table, name)
    return table, browsers


def reached(seq: int, state: State) -> bool:
    """Whether a state is at least as new as that."""
    return bool(state["seq"] >= seq)


# --- Whole games


def test_one_person_plays_against_bots_to_the_end(address: str) -> None:
    async def play() -> None:
        ann = Browser(address)
        table = ann.make(ME, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"})
        async with ann.at(table) as line:
            assert line.state["started"]
            state = await line.play_out(0)
        assert state["winners"]
        assert state["views"][0]["scores"] == [sum(entry["points"] for entry in sheet) for sheet in state["sheet"]]
        assert ann.get("/api/mine")["games"][0]["over"]

    asyncio.run(play())


def test_a_table_of_bots_plays_for_whoever_looks_on(address: str) -> None:
    async def play() -> None:
        ann = Browser(address)
        table = ann.make(*BOTS * 4)
        async with Browser(address).at(table) as line:
            assert (await line.until(lambda state: state["over"]))["views"][0]["seat"] == -1

    asyncio.run(play())


def test_two_people_and_a_spectator_see_the_same_game_each_with_their_own_eyes(address: str) -> None:
    async def play() -> None:
        table, (ann, bob) = people(address, 2)
        async with ann.at(table) as one, bob.at(table) as two, Browser(address).at(table) as three:
            lines = [one, two, three]
            await one.play(0, "pick 1")
            await everybody_sees(lines, lambda state: state["to_act"] == [1])
            assert [line.state["views"][0]["table"]["picks"][0] for line in lines] == [1, "?", "?"]
            assert one.state["log"][-1]["text"] == "Ann has chosen position 1."
            assert two.state["log"][-1]["text"] == three.state["log"][-1]["text"] == "Ann has chosen."
            await two.play(1, "pick 3")
            await everybody_sees(lines, partial(reached, two.state["seq"]))  # a card may ask either of them first
            assert any("Ann 1 and Bob 3" in entry["text"] for entry in three.state["log"])
            while not one.state["over"]:
                seat = one.state["to_act"][0]
                await lines[seat].play(seat, lines[seat].legal(seat)[0], at=one.state["moves"])
                latest = lines[seat].state["seq"]
                await everybody_sees(lines, partial(reached, latest))
            assert one.state["winners"] == two.state["winners"] == three.state["winners"]

    asyncio.run(play())


def test_people_at_one_screen_hold_several_seats_and_nobodys_secret_is_in_the_log(address: str) -> None:
    async def play() -> None:
        ann = Browser(address)
        table = ann.make(ME, {"kind": "here", "name": "Ann"}, *BOTS)
        async with ann.at(table) as line:
            assert [view["seat"] for view in line.state["views"]] == [0, 1]
            assert [person["name"] for person in line.state["people"]][:2] == ["Ann", "Ann 2"]
            await line.play(0, "pick 2")
            assert line.view(0)["table"]["picks"][0] == 2
            assert line.view(1)["table"]["picks"][0] == "?"
            assert not any("position 2" in entry["text"] for entry in line.state["log"][4:])
            await line.play_out(0, 1)

    asyncio.run(play())


def test_twenty_quiet_rounds_at_the_drive_thru_are_told_and_can_be_looked_at_again(address: str) -> None:
    """At the fifteenth, the nineteenth and the last everybody is told how many there were."""

    async def play() -> None:
        ann, bob = Browser(address), Browser(address)
        table = ann.make(ME, FRIEND, game="drive-thru")
        bob.join(table, "Bob")
        told: list[dict[str, Any]] = []
        async with ann.at(table) as one, bob.at(table) as two:
            lines = [one, two]
            while not one.state["over"]:
                (seat,) = one.state["to_act"]
                await everybody_sees(lines, partial(reached, one.state["seq"]))
                await lines[seat].play(seat, quiet_move(lines[seat].legal(seat)), at=one.state["moves"])
                await everybody_sees(lines, partial(reached, lines[seat].state["seq"]))
                told += [event for event in one.state["events"] if event["kind"].startswith("quiet")]
        assert [event["rounds"] for event in told] == [15, 19, 20]
        record = ann.get(f"/api/tables/{table}/record")
        for number in range(len(record["moves"]) + 1):
            assert ann.get(f"/api/replays/{table}/{number}")["move"] == number

    asyncio.run(play())


def quiet_move(legal: list[str]) -> str:
    """A move at the drive-thru that neither prepares nor serves anything, the plainest first."""
    wanted = ("choose", "take 1 from coffee", "coffee", "take", "pass")
    return next(move for start in wanted for move in legal if move.startswith(start))


# --- Simultaneous choices


def test_picks_sent_at_the_same_moment_all_count(address: str) -> None:
    async def play() -> None:
        for _ in range(5):
            table, browsers = people(address, 4)
            async with AsyncExitStack() as stack:
                await all_pick([await stack.enter_async_context(browser.at(table)) for browser in browsers])

    async def all_pick(lines: list[Line]) -> None:
        await everybody_sees(lines, lambda state: all(person["here"] for person in state["people"]))
        picks = [line.send("move", seat=seat, move=f"pick {seat + 1}", at=5) for seat, line in enumerate(lines)]
        sent = await asyncio.gather(*picks)
        answers = [await line.answer(name) for line, name in zip(lines, sent, strict=True)]
        assert [answer["type"] for answer in answers] == ["accepted"] * 4
        await everybody_sees(lines, lambda state: any("Everyone reveals" in each["text"] for each in state["log"]))
        assert any("Ann 1, Bob 2, Cat 3 and Dan 4" in entry["text"] for entry in lines[0].state["log"])

    asyncio.run(play())


def test_what_others_have_picked_meanwhile_makes_a_pick_neither_stale_nor_different(address: str) -> None:
    async def play() -> None:
        table, (ann, bob, cat) = people(address, 3)
        async with ann.at(table) as one, bob.at(table) as two, cat.at(table) as three:
            seen = one.state["moves"]
            await two.play(1, "pick 1", at=seen)
            await three.play(2, "pick 2", at=seen)
            assert (await two.do("undo", seat=1))["type"] == "refused"  # Cat has decided since
            await one.play(0, "pick 3", at=seen)
            refused = await one.do("move", seat=0, move="pick 3", at=seen)
            assert refused["type"] == "refused"

    asyncio.run(play())


# --- Refusals


def test_what_cannot_be_done_is_refused_with_its_reason(address: str) -> None:
    async def play() -> None:
        table, (ann, bob) = people(address, 2)
        async with ann.at(table) as one, bob.at(table) as two, Browser(address).at(table) as three:
            before = two.frames[-1:]
            cases: list[tuple[Line, str, dict[str, Any], str]] = [
                (one, "move", {"seat": 0, "move": "pick 9"}, "Everyone is choosing"),
                (one, "move", {"seat": 0, "move": "dance"}, "Everyone is choosing"),
                (one, "move", {"seat": 1, "move": "pick 1"}, "not your seat"),
                (one, "move", {"seat": 7, "move": "pick 1"}, "not your seat"),
                (three, "move", {"seat": 0, "move": "pick 1"}, "only looking on"),
                (three, "chat", {"seat": 0, "text": "hello"}, "only looking on"),
                (one, "undo", {"seat": 0}, "You have made no move yet."),
                (one, "move", {"seat": 0, "move": "pick 1", "at": 99}, "The table has changed since."),
                (one, "move", {"seat": 0, "move": "pick 1", "at": -1}, "The table has changed since."),
                (one, "chat", {"seat": 0, "text": " \n "}, "nothing to say"),
                (one, "look", {"move": 99}, "has not been made"),
                (one, "look", {"move": 0, "seat": 1}, "not your seat"),
            ]
            for line, kind, facts, words in cases:
                answer = await line.do(kind, **facts)
                assert answer["type"] == "refused", (kind, facts)
                assert words in answer["reason"]
            assert (await one.do("move", seat=0, move="pick 7"))["clause"] == "GN-01"
            assert two.frames[-1:] == before

    asyncio.run(play())


def test_nothing_is_played_before_every_chair_is_taken(address: str) -> None:
    async def play() -> None:
        ann, bob = Browser(address), Browser(address)
        table = ann.make(ME, FRIEND)
        async with ann.at(table) as line:
            assert not line.state["started"]
            answer = await line.do("move", seat=0, move="pick 1")
            assert "a chair is still free" in answer["reason"]
            bob.join(table, "Bob")
            await line.until(lambda state: state["started"])
            assert line.legal(0)

    asyncio.run(play())


def test_a_click_meant_for_an_earlier_decision_is_refused(address: str) -> None:
    async def play() -> None:
        ann = Browser(address)
        table = ann.make(ME, *BOTS)
        async with ann.at(table) as line:
            seen = line.state["moves"]
            await line.play(0, "pick 1", at=seen)
            await line.until(lambda state: 0 in state["to_act"] and state["moves"] > seen + 1)
            now = line.state["moves"]
            answer = await line.do("move", seat=0, move=line.legal(0)[0], at=seen)
            assert answer["type"] == "refused"
            assert line.state["moves"] == now

    asyncio.run(play())


def test_there_is_no_such_table(address: str) -> None:
    async def play(key: str) -> int:
        async with connect(f"{address.replace('http', 'ws')}/ws/{key}") as socket:
            try:
                await socket.recv()
            except ConnectionClosed as closed:
                assert closed.rcvd is not None
                return closed.rcvd.code
        return 0

    for key in ("nosuchtable12345", "x", "%00", "a" * 500):
        assert asyncio.run(play(key)) == 4404


def test_a_page_of_another_site_cannot_open_a_socket(address: str) -> None:
    async def play(origin: str) -> int:
        ann = Browser(address)
        table = ann.make(ME, *BOTS)
        where = f"{address.replace('http', 'ws')}/ws/{table}"
        try:
            async with connect(where, additional_headers={**ann.cookies, "Origin": origin}):
                return 101
        except InvalidStatus as refused:
            return refused.response.status_code

    assert asyncio.run(play("https://evil.example")) == 403
    assert asyncio.run(play(address)) == 101


# --- Once and only once


def test_a_repeated_id_is_answered_alike_and_never_carried_out_twice(address: str) -> None:
    async def play() -> None:
        ann = Browser(address)
        table = ann.make(ME, FRIEND)
        Browser(address).join(table, "Bob")
        async with ann.at(table) as line:
            commands = [
                {"type": "move", "id": "m", "seat": 0, "move": "pick 1"},
                {"type": "chat", "id": "c", "seat": 0, "text": "hello"},
                {"type": "move", "id": "r", "seat": 0, "move": "pick 2"},
            ]
            answers = []
            for command in commands * 3:
                await line.socket.send(json.dumps(command))
                answers.append(await line.answer(str(command["id"])))
            assert answers[3:] == answers[:3] * 2
            assert [answer["type"] for answer in answers[:3]] == ["accepted", "accepted", "refused"]
        async with ann.at(table) as again:
            await again.socket.send(json.dumps(commands[0]))
            assert (await again.answer("m"))["type"] == "accepted"
            assert len(again.state["chat"]) == 1
            assert again.view(0)["table"]["picks"] == [1, None]

    asyncio.run(play())


def test_a_lost_connection_resumes_with_the_events_it_missed(address: str) -> None:
    async def play() -> None:
        table, (ann, bob) = people(address, 2)
        async with ann.at(table) as one:
            await one.play(0, "pick 1")
            seen = one.state["seq"]
        async with bob.at(table) as two:
            await two.play(1, "pick 2")
        async with ann.at(table, since=seen) as one:
            kinds = [event["kind"] for event in one.state["events"]]
            assert kinds[:2] == ["picked", "revealed"]
            assert one.state["seq"] > seen
            latest = one.state["seq"]
        async with ann.at(table, since=latest) as one:
            assert one.state["events"] == []
        async with ann.at(table) as one:
            assert one.state["events"] == []

    asyncio.run(play())


# --- Undo, looking back, talking


def test_a_pick_is_taken_back_until_somebody_else_decides(address: str) -> None:
    async def play() -> None:
        table, (ann, bob) = people(address, 2)
        async with ann.at(table) as one, bob.at(table) as two:
            await one.play(0, "pick 1")
            assert one.view(0)["undo"] is None
            assert (await one.do("undo", seat=0))["type"] == "accepted"
            await one.until(lambda state: state["to_act"] == [0, 1])
            assert one.view(0)["table"]["picks"] == [None, None]
            await one.play(0, "pick 2")
            await two.until(lambda state: state["to_act"] == [1])
            await two.play(1, "pick 3")
            refused = await one.do("undo", seat=0)
            assert refused["type"] == "refused"
            assert refused["why"] == one.view(0)["undo"]

    asyncio.run(play())


def test_looking_back_shows_what_the_seat_could_see_then(address: str) -> None:
    async def play() -> None:
        ann = Browser(address)
        table = ann.make(ME, *BOTS)
        async with ann.at(table) as line:
            first = line.view(0)["table"]["row"]
            start = line.state["moves"]
            await line.play_out(0)
            looked = await line.do("look", move=start, seat=0)
            assert looked["view"]["table"]["row"] == first
            assert looked["view"]["seat"] == 0
            assert (await line.do("look", move=0))["view"]["table"]["row"] == [None] * 3

    asyncio.run(play())


def test_chat_and_names_with_markup_stay_text(address: str) -> None:
    async def play() -> None:
        ann, bob = Browser(address), Browser(address)
        nasty = "<img src=x onerror=a()>"
        table = ann.make({"kind": "me", "name": nasty}, FRIEND)
        bob.join(table, nasty.upper())
        async with ann.at(table) as line:
            assert line.state["people"][0]["name"] == nasty
            assert line.state["people"][1]["name"] == f"{nasty.upper()[:22]} 2"
            await line.do("chat", seat=0, text=f"{nasty}\u202e\u0000\n{nasty}")
            await line.until(lambda state: state["chat"])
            assert line.state["chat"] == [{"seat": 0, "name": nasty, "text": f"{nasty} {nasty}"}]

    asyncio.run(play())


# --- Away and back


def test_a_stand_in_plays_for_somebody_away_until_they_return(address: str) -> None:
    async def play() -> None:
        ann, bob = Browser(address), Browser(address)
        table = ann.make(ME, FRIEND, patience=10)
        bob.join(table, "Bob")
        async with ann.at(table) as one:
            assert not one.state["people"][1]["here"]
            await one.until(lambda state: state["people"][1]["stand_in"])
            await one.play(0, "pick 1")
            await one.until(lambda state: 0 in state["to_act"] and len(state["log"]) > 4)
            async with bob.at(table) as two:
                await one.until(lambda state: state["people"][1]["here"])
                assert not one.state["people"][1]["stand_in"]
                await two.until(lambda state: state["people"][1]["here"])
                seen = two.state["moves"]
                if 1 in two.state["to_act"]:
                    await two.play(1, two.legal(1)[0], at=seen)
            await one.until(lambda state: state["people"][1]["stand_in"])
            await one.play_out(0)

    asyncio.run(play())


def test_nobody_is_stood_in_for_while_everybody_is_away(address: str) -> None:
    async def play() -> None:
        table, browsers = people(address, 2)
        async with Browser(address).at(table) as line:
            await asyncio.sleep(0.3)
            assert line.state["to_act"] == [0, 1]
        assert len(browsers) == 2

    asyncio.run(play())


def test_a_second_tab_keeps_its_owner_here(address: str) -> None:
    async def play() -> None:
        table, (ann, bob) = people(address, 2)
        async with bob.at(table) as watcher, ann.at(table) as tab:
            async with ann.at(table) as other:
                await other.play(0, "pick 1")
                await tab.until(lambda state: state["to_act"] == [1])
                assert tab.view(0)["table"]["picks"][0] == 1
            await tab.do("chat", seat=0, text="still here")
            await watcher.until(lambda state: state["chat"])
            assert watcher.state["people"][0]["here"]

    asyncio.run(play())


# --- After the game


def test_a_rematch_keeps_the_seats_and_is_made_once(address: str) -> None:
    async def play() -> None:
        ann, bob = Browser(address), Browser(address)
        table = ann.make(ME, FRIEND, patience=10, options={"sprinkled_gives_itself": True})
        bob.join(table, "Bob")
        assert ann.ask("POST", f"/api/tables/{table}/rematch", {}).status == 409
        async with ann.at(table) as line:
            await line.play_out(0)
            assert Browser(address).ask("POST", f"/api/tables/{table}/rematch", {}).status == 403
            first = bob.post(f"/api/tables/{table}/rematch", {})
            second = ann.post(f"/api/tables/{table}/rematch", {})
            assert (first["seats"], second["seats"]) == ([1], [0])
            assert first["table"] == second["table"] != table
            await line.until(lambda state: state["rematch"] == first["table"])
        async with ann.at(first["table"]) as line:
            assert line.state["started"]
            assert [person["name"] for person in line.state["people"]] == ["Ann", "Bob"]
            assert line.state["options"]["sprinkled_gives_itself"] is True

    asyncio.run(play())


def test_the_record_is_there_when_the_game_is_over_and_replays(address: str) -> None:
    async def play() -> None:
        ann = Browser(address)
        table = ann.make(ME, *BOTS)
        refused = ann.ask("GET", f"/api/tables/{table}/record")
        assert (refused.status, ann.ask("GET", f"/api/replays/{table}/0").status) == (409, 409)
        assert "secret" in refused.body["reason"]
        async with ann.at(table) as line:
            state = await line.play_out(0)
        record = Browser(address).get(f"/api/tables/{table}/record")
        match = doughjo.replay(record)
        assert match.scores == state["views"][0]["scores"]
        key = ann.post("/api/replays", record)["replay"]
        for replay in (key, table):
            last = ann.get(f"/api/replays/{replay}/{state['moves']}")
            assert last["over"]
            assert last["winners"] == state["winners"]

    asyncio.run(play())


@pytest.mark.parametrize("eyes", ["all", "spectator", "0", "2"])
def test_a_replay_shows_every_move_through_somebodys_eyes(address: str, eyes: str) -> None:
    match = doughjo.game("go-nuts").start(players=3, seed=5)
    chance = random.Random(5)
    while not match.over:
        seat = min(match.to_act, key=str)
        match.play(seat, chance.choice(match.legal(seat)))
    record = match.record()
    browser = Browser(address)
    key = browser.post("/api/replays", record)["replay"]
    for number in range(0, len(record["moves"]) + 1, 7):
        step = browser.get(f"/api/replays/{key}/{number}?eyes={eyes}&format=json")["json"]
        then = doughjo.replay(record, moves=number)
        if eyes == "all":
            assert step["view"]["table"] == json.loads(json.dumps(then.position()))
            step = browser.get(f"/api/replays/{key}/{number}?eyes=all")
            assert step["text"] == (record["moves"][number - 1]["move"] if number else None)
        else:
            viewer: Any = eyes if eyes == "spectator" else int(eyes)
            assert step["view"]["table"] == json.loads(json.dumps(then.view(viewer)["table"]))
            told = [{name: fact for name, fact in event.items() if name != "move"} for event in step["events"]]
            assert told == then.events_of(viewer, max(number - 1, 0))


BAD_RECORDS: list[tuple[dict[str, Any], str]] = [
    ({"format": "other"}, "format"),
    ({"game": "chess"}, "no game is called 'chess'"),
    ({"game": 7}, "game"),
    ({"seats": ["Ann"]}, "players"),
    ({"moves": [{"seat": 0, "move": "pick 99"}]}, "move 1"),
    ({"moves": 3}, "moves"),
    ({"end": {}}, "cut short or padded"),
]


@pytest.mark.parametrize(("change", "words"), BAD_RECORDS)
def test_a_record_that_does_not_fit_is_refused(address: str, change: dict[str, Any], words: str) -> None:
    record = doughjo.game("go-nuts").start(players=2, seed=1).record() | change
    answer = Browser(address).ask("POST", "/api/replays", record)
    assert answer.status in (400, 404)
    assert words in answer.body["reason"]


def test_a_replay_has_no_such_moment_or_eyes(address: str) -> None:
    browser = Browser(address)
    key = browser.post("/api/replays", doughjo.game("go-nuts").start(players=2, seed=1).record())["replay"]
    assert browser.ask("GET", f"/api/replays/{key}/999").status == 400
    assert browser.ask("GET", f"/api/replays/{key}/0?eyes=9").status == 400
    assert browser.ask("GET", f"/api/replays/{key}/0?eyes=%00").status == 400


# --- Limits


def test_too_many_messages_are_refused_and_an_endless_stream_is_cut_off(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        ann = Browser(address)
        table = ann.make(ME, FRIEND)
        async with ann.at(table) as line:
            names = [await line.send("look", move=0) for _ in range(8)]
            answers = [await line.answer(name) for name in names]
            assert sum(answer.get("why") == {"message": "refused-too-fast"} for answer in answers) == 5
            with pytest.raises(ConnectionClosed) as closed:
                for _ in range(1000):
                    await line.do("look", move=0)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1008

    with serving(settings(tmp_path, limits=Limits(messages=0.001, messages_burst=3))) as server:
        asyncio.run(play(server.address))


def test_one_address_has_only_so_many_connections(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        ann = Browser(address)
        table = ann.make(ME, FRIEND)
        async with ann.at(table), ann.at(table):
            with pytest.raises(InvalidStatus):
                await ann.at(table).__aenter__()
        async with ann.at(table):
            pass

    with serving(settings(tmp_path, limits=Limits(address_connections=2))) as server:
        asyncio.run(play(server.address))


def test_a_slow_reader_gets_the_newest_state_and_misses_no_event(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        table, (ann, bob) = people(address, 2)
        where = f"{address.replace('http', 'ws')}/ws/{table}?format=json"
        async with (
            connect(where, max_queue=1, max_size=None, close_timeout=0.1) as slow,
            ann.at(table) as one,
            bob.at(table) as two,
        ):
            transport = slow.transport
            transport.pause_reading()
            for number in range(400):
                await one.do("chat", seat=0, text="x" * 390 + str(number))
            await two.play(1, "pick 1")
            await one.play(0, "pick 2")
            transport.resume_reading()
            states: list[State] = []
            while not states or len(states[-1]["chat"]) < 200 or not states[-1]["moves"] > states[0]["moves"] + 1:
                message = json.loads(await slow.recv())
                states.append(brought_up_to_date(states[-1] if states else {}, message))
            assert len(states) < 200
            kinds = [event["kind"] for state in states for event in state["events"]]
            assert kinds[:3] == ["picked", "picked", "revealed"]

    fast = Limits(messages=10_000, messages_burst=10_000, address_messages=10_000)
    with serving(settings(tmp_path, limits=fast)) as server:
        asyncio.run(play(server.address))


def test_news_brings_a_table_up_to_date_whatever_happens(tmp_path: Path) -> None:
    """With moves, some of them taken back, and chat, it is as if one had just come."""

    async def play(address: str) -> None:
        chance = random.Random(3)
        table, browsers = people(address, 2)
        browsers.append(Browser(address))
        async with AsyncExitStack() as stack:
            lines = [await stack.enter_async_context(browser.at(table, json=False)) for browser in browsers]
            for _ in range(40):
                await caught_up(lines)
                seat = chance.choice(lines[0].state["to_act"])
                await act(lines[seat], seat, chance)
                for line, browser in zip(lines, browsers, strict=True):
                    async with browser.at(table, json=False) as fresh:
                        await line.until(partial(has_reached, fresh.state["seq"]))
                        assert told(line.state) == told(fresh.state)
            kinds = [json.loads(frame)["type"] for frame in lines[2].frames]
            assert kinds.count("news") > 40
            assert kinds.count("state") > 2  # the first, and after what was taken back

    async def act(line: Line, seat: int, chance: random.Random) -> None:
        if chance.random() < 0.3:
            await line.do("chat", seat=seat, text="hm")
        await line.play(seat, chance.choice(line.legal(seat)))
        before = line.state["seq"]
        if line.view(seat)["undo"] is None and chance.random() < 0.5:
            assert (await line.do("undo", seat=seat))["type"] == "accepted"
            await line.until(partial(has_reached, before + 1))

    async def caught_up(lines: list[Line]) -> None:
        await everybody_sees(lines, partial(has_reached, max(line.state["seq"] for line in lines)))

    def has_reached(seq: int, state: State) -> bool:
        return bool(state["seq"] >= seq)

    def told(state: State) -> State:
        return {key: value for key, value in state.items() if key not in ("events", "seq", "people", "type", "fresh")}

    with serving(settings(tmp_path)) as server:
        asyncio.run(play(server.address))


def test_news_does_not_grow_with_the_game(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        ann = Browser(address)
        table = ann.make(ME, *BOTS)
        async with ann.at(table, json=False) as line:
            await line.play_out(0)
            assert len(json.loads(line.frames[-1])["events"]) < 20 < len(line.state["rows"])
            assert max(map(len, line.frames[-5:])) < 1_500

    with serving(settings(tmp_path)) as server:
        asyncio.run(play(server.address))
