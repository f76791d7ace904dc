"""Any kitchen as a dictionary, and back."""

import json
from typing import Any

import pytest

from doughjo import BadPosition, BadSetup
from doughjo.games.kitchen_rush.tests.helpers import GAME, at, done, kitchen, mats, random_game, view


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {"modules": "everything", "objective": "special-hard", "round_seconds": "60"}),
        (2, {"modules": "base", "events": "on", "round_seconds": "60"}),
        (4, {"modules": "specialist", "objective": "special", "round_seconds": "60"}),
        (3, {"modules": "desserts", "objective": "box", "round_seconds": "60", "finish_under_way": True}),
    ],
)
def test_every_table_of_a_random_game_is_written_and_laid_again(players: int, options: dict[str, Any]) -> None:
    for m in random_game(players, 5, **options):
        position = json.loads(json.dumps(m.position()))
        assert GAME.start_from(position).table == m.table, position


FINISHING = {"options": {"finish_under_way": True}}


@pytest.mark.parametrize(
    ("position", "complaint"),
    [
        ({"soup": 1}, "unknown key 'soup'"),
        ({"phase": "lunch"}, "phase is 'lunch'; expected objective"),
        ({"round": 5}, "round is 5; expected a number from 1 to 4"),
        ({"time": 240_000}, "time is 240000; expected a number from 0 to 239999"),
        ({"time": 5, "phase": "preparation"}, "time is 5; expected a number from 0 to 0"),
        ({"coins": -1}, "coins is -1"),
        ({"prestige": 21}, "prestige is 21"),
        ({"prestige": 5, "peak": 4}, "peak is 4; expected a number from 5 to 20"),
        ({"ready": [True, False]}, "ready: nobody, or not everybody"),
        ({"phase": "preparation", "ready": [True, True]}, "ready: nobody, or not everybody"),
        ({"phase": "preparation", "ready": [True]}, "ready is [True]; expected a list of 2"),
        ({"objective": "hard"}, "objective: 'hard' is not of the level 'normal'"),
        ({"objective": None}, "objective: one has been chosen by then"),
        ({"event": "mice"}, "event: 'mice' is not in a game with these options"),
        ({"completed": ["soup"]}, "completed: there is no 'soup'; expected one like 'garden-bowl'"),
        ({"completed": ["cold-cuts"], "discarded": ["cold-cuts"]}, "discarded: 'cold-cuts' is in two places"),
        ({"completed": ["sundae"]}, "completed: 'sundae' is not in a game with these options"),
        ({"upgrades": {"dishwasher": []}}, "upgrades, dishwasher: [] is none of for sale or bought"),
        ({"upgrades": {"dishwasher": "broken"}}, "upgrades, dishwasher: 'broken' is none of for sale or bought"),
        ({"abilities": {"soap-storm": "token"}}, "'soap-storm' is not in a game with these options"),
        ({"bonuses": "farm-cart"}, "bonuses is 'farm-cart'; expected a list"),
        ({"spaces": {"oven 9": "open"}}, "spaces has an unknown key 'oven 9'"),
        ({"spaces": {"oven 1": "hot"}}, "spaces, oven 1 is 'hot'"),
        ({"spaces": {"fridge 1": "open"}}, "fridge 1: 'open'; in this game it is unavailable"),
        ({"hourglasses": {"2-1": {}}}, "hourglasses has an unknown key '2-1'"),
        ({"hourglasses": {"0-1": {"state": "asleep"}}}, "state is 'asleep'"),
        ({"hourglasses": {"0-1": {"state": []}}}, "state is []"),
        ({"hourglasses": {"0-1": at("oven 1", doing=[[]])}}, "doing: []"),
        ({"hourglasses": {"0-1": {"state": "not hired"}}}, "it is never 'not hired'"),
        ({"hourglasses": {"0-1": {"state": "unpaid", "at": "oven 1"}}}, "'at' is only for one that stands"),
        ({"hourglasses": {"0-1": {"until": 5}}}, "'at' is missing"),
        ({"hourglasses": {"0-1": at("oven 3")}}, "oven 3 cannot be used"),
        ({"hourglasses": {"0-1": at("oven 1"), "0-2": at("oven 1")}}, "another hourglass stands at oven 1"),
        ({"hourglasses": {"0-1": at("oven 1", user=1)}}, "it is used by seat 0 alone"),
        ({"hourglasses": {"helper": at("oven 1")}}, "user is None"),
        ({"hourglasses": {"0-1": at("oven 1", until=30_001)}}, "until is 30001"),
        ({"hourglasses": {"0-1": at("oven 1", improved=True)}}, "only the specialist has abilities"),
        ({"hourglasses": {"0-1": at("oven 1", doing=["plate 1"])}}, "doing: 'plate 1'"),
        ({"hourglasses": {"0-1": at("oven 1")}, "phase": "preparation"}, "'at' is only for one that stands"),
        ({"storages": {"a": {"meat": 25}}}, "meat: 25 on the table; there are 24"),
        ({"storages": {"d": {}}}, "storages has an unknown key 'd'"),
        ({"bag": {"brown": 1}}, "brown: 1 on the table; there are 0"),
        ({"freezer": {"lid": "on"}}, "freezer: there is none without the expansion"),
        ({"supply": {}}, "supply is {}; it follows from the rest"),
        ({"goals": {}}, "goals is {}; it follows from the rest"),
        ({"plates": {"clean": {"I": 7}}}, "plates: 9 of size I; there are 6"),
        ({"rail": ["cold-cuts"]}, "rail is ['cold-cuts']; expected a list of 4"),
        ({"rail": [{"order": "cold-cuts", "tile": "snowman"}, None, None, None]}, "'snowman' is not in a game"),
        ({"mats": [{}]}, "mats is [{}]; expected a list of 2"),
        ({"mats": mats("cold-cuts", "garden-bowl", "tomato-toast", "schnitzel", "goulash")}, "a mat has 4 places"),
        ({"mats": mats("mixed-grill", "goulash", "chili-bowl")}, "more than 4 plates"),
        ({"mats": mats({"order": "cold-cuts", "side": {}})}, "this Order has no side-dish"),
        ({"mats": mats({"order": "cold-cuts", "dish": {"chilled": 1}})}, "chilled is 1; expected a number from 0 to 0"),
        ({"mats": mats({"order": "cold-cuts", "ice": {}})}, "ice-cream without a tile"),
        ({"mats": mats({"order": "cold-cuts", "dish": {"scoops": {"vanilla": 1}}})}, "not ready for scoops"),
        ({"mats": mats(holds={"cube": "pink"})}, "holds is 'pink'"),
        ({"mats": mats(holds={})}, "expected one thing"),
        ({"mats": mats(holds={"cube": "white"}), "phase": "preparation"}, "hands are empty outside"),
        ({"mats": mats(holds={"crate": "meat"})}, "count is None"),
        ({"mats": mats(next_draw=1001)}, "next_draw is 1001"),
        ({"mats": mats(next_draw=1), "phase": "preparation"}, "next_draw: the bag is used in the Action phase only"),
        ({"to_leave_unpaid": 1}, "to_leave_unpaid is 1; that does not fit the phase 'action'"),
        ({"phase": "wages"}, "to_leave_unpaid is 0"),
        ({"phase": "bonus"}, "no bonus is due"),
        ({"phase": "event"}, "there is nothing to draw"),
        ({"phase": "bringing"}, "drawing: needed in the phase 'bringing'"),
        ({"drawing": {"left": 1}}, "drawing: nothing is drawn in the phase 'action'"),
        ({"drawing": {"seat": 0}}, "drawing: 'left' is missing"),
        ({"phase": "cube", "drawing": {"left": 1}}, "drawing, seat: -1 in the phase 'cube'"),
        ({"phase": "offering", "drawing": {"seat": 0, "left": 1}}, "it must hold what it draws"),
        ({"phase": "closing"}, "phase 'closing': there is none without the option 'finish_under_way'"),
        ({"phase": "closing", **FINISHING, "time": 5}, "time is 5; expected a number from 240000 to 240000"),
        ({"phase": "closing", **FINISHING, "ready": [True, True]}, "ready: nobody, or not everybody"),
        ({"phase": "action", **FINISHING, "time": 240_000}, "expected a number from 0 to 239999"),
        ({"phase": "cube", "drawing": {"seat": 0, "left": 2}}, "one cube at a time"),
        (
            {
                "phase": "bringing",
                "drawing": {"seat": 0, "left": 2},
                "rail": ["cold-cuts", "goulash", "moussaka", None],
            },
            "2 Orders for 1 free order spaces",
        ),
    ],
)
def test_an_impossible_kitchen_is_refused_with_the_reason(position: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadPosition) as error:
        kitchen(2, **position)
    assert complaint in str(error.value)


@pytest.mark.parametrize(
    ("position", "complaint"),
    [
        ({"freezer": {"lid": "off"}}, "it is off, but no hourglass stands there"),
        ({"mats": mats({"order": "mixed-grill", "tile": "snowman"})}, "takes no Ice-Cream tile"),
        (
            {"mats": mats({"order": "cold-cuts", "tile": "snowman", "ice": {}})},
            "the plate is taken with the first scoop",
        ),
        ({"rail": [{"order": "sundae", "tile": "snowman"}, None, None, None]}, "takes no Ice-Cream tile"),
        ({"mats": mats(holds={"tiles": [None, None]})}, "no tile is left; leave it out"),
        ({"mats": mats(holds={"tiles": ["snowman", None]})}, "more tiles are held than Orders on the rail"),
        ({"mats": mats(holds={"offer": ["goulash", None, None, None], "count": 2})}, "more are to be chosen"),
        ({"phase": "tiles", "drawing": {"seat": 0, "left": 1}}, "it must hold what it draws"),
    ],
)
def test_an_impossible_dessert_kitchen_is_refused(position: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadPosition) as error:
        kitchen(2, "everything", **position)
    assert complaint in str(error.value)


def test_players_and_options_are_checked() -> None:
    with pytest.raises(BadSetup, match="1 to 4 players, not 5"):
        kitchen(5)
    with pytest.raises(BadSetup, match="option 'modules' is 'starters'"):
        kitchen(2, "starters")


def test_what_is_left_out_is_as_at_the_start_of_the_action_phase() -> None:
    m = GAME.start_from({"players": 3})
    assert (view(m, "phase"), view(m, "time"), view(m, "round"), view(m, "coins")) == ("action", 0, 1, 2)
    assert m.to_act == {0, 1, 2}


def test_plates_on_mats_are_taken_from_the_clean_ones() -> None:
    m = kitchen(2, "everything", mats=mats(done("garden-bowl", "snowman"), "chili-bowl"))
    assert view(m, "plates", "clean") == {"I": 1, "II": 1, "III": 2, "IV": 1, "ice": 1}
