"""The points at the end, and who wins."""

import pytest

from doughjo.games.go_nuts.tests.helpers import DRINKS_APART, finished

FIVE_TYPES = "chocolate-frosted coffee double-chocolate eclair raspberry-frosted"  # that score nothing by themselves


def points(collection: str, *others: str) -> int:
    """What a collection scores among other players' collections."""
    return finished(collection, *others).scores[0]


@pytest.mark.clause("GN-40")
@pytest.mark.parametrize(("number", "worth"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 15)])
def test_donut_holes_score_by_how_many_there_are(number: int, worth: int) -> None:
    assert points("donut-holes " * number) == worth


@pytest.mark.clause("GN-41")
@pytest.mark.parametrize(
    ("card", "worth", "copies"),
    [
        ("glazed", 2, 5),
        ("powdered", 3, 4),
        ("french-cruller", 2, 4),
        ("cinnamon-twist", 1, 2),
        ("sprinkled", 2, 2),
        ("milk", 5, 1),
    ],
)
def test_cards_that_score_each(card: str, worth: int, copies: int) -> None:
    for number in range(1, copies + 1):
        assert points(f"{card} " * number) == worth * number


@pytest.mark.clause("GN-42")
@pytest.mark.parametrize(("number", "worth"), [(1, 0), (2, 5), (3, 5), (4, 10), (5, 10), (6, 15)])
def test_jelly_filled_score_in_pairs(number: int, worth: int) -> None:
    assert points("jelly-filled " * number) == worth


@pytest.mark.clause("GN-43")
@pytest.mark.parametrize(("number", "worth"), [(1, 0), (2, 6), (3, 0), (4, 15), (5, 0), (6, 25)])
def test_boston_cream_scores_in_even_numbers(number: int, worth: int) -> None:
    assert points("boston-cream " * number) == worth


@pytest.mark.clause("GN-44")
@pytest.mark.parametrize(
    ("numbers", "scores"),
    [
        ((1,), [4, 0, 0, 0, 0, 0]),
        ((3, 2), [6, 2, 0, 0, 0, 0]),
        ((2, 2), [3, 3, 0, 0, 0, 0]),
        ((1, 2, 2, 2), [1, 3, 3, 3, 0, 0]),
        ((2, 1, 1, 1, 1, 1), [5, 1, 1, 1, 1, 1]),
        ((1, 1, 1, 1, 1, 1), [2, 2, 2, 2, 2, 2]),
        ((0, 7), [0, 10, 0, 0, 0, 0]),
    ],
)
def test_plain_scores_one_each_and_a_bonus_for_the_most(numbers: tuple[int, ...], scores: list[int]) -> None:
    assert finished(*("plain " * number for number in numbers)).scores == scores


@pytest.mark.clause("GN-44")
def test_nobody_without_plain_gets_the_bonus() -> None:
    assert finished("eclair", "", "eclair").scores == [0] * 6


@pytest.mark.clause("GN-45")
@pytest.mark.parametrize(
    ("others", "worth"),
    [
        ("", 0),
        (f"{FIVE_TYPES} eclair eclair", 0),
        (f"{FIVE_TYPES} jelly-filled", 3),
        (f"{FIVE_TYPES} jelly-filled boston-cream", 3),
    ],
)
def test_maple_bar_needs_more_than_six_types(others: str, worth: int) -> None:
    assert points(f"maple-bar {others}") == worth
    assert points(f"maple-bar maple-bar {others}") == 2 * worth


@pytest.mark.clause("GN-45")
@pytest.mark.parametrize(
    ("others", "worth"),
    [
        ("", 3),
        (f"{FIVE_TYPES} eclair eclair", 3),
        (f"{FIVE_TYPES} jelly-filled", 0),
        (f"{FIVE_TYPES} jelly-filled boston-cream", 0),
    ],
)
def test_mucho_matcha_needs_fewer_than_seven_types(others: str, worth: int) -> None:
    assert points(f"mucho-matcha {others}") == worth
    assert points(f"mucho-matcha mucho-matcha {others}") == 2 * worth


@pytest.mark.clause("GN-45")
@pytest.mark.parametrize(("drink", "own"), [("coffee", 0), ("milk", 5), ("jelly-filled", 0)])
def test_coffee_and_milk_are_types_like_donuts(drink: str, own: int) -> None:
    five = "eclair chocolate-frosted raspberry-frosted double-chocolate boston-cream"
    assert points(f"maple-bar {five} {drink}") == 3 + own
    assert points(f"mucho-matcha {five} {drink}") == own


@pytest.mark.clause("GN-45", "GN-46", "GN-47")
def test_where_drinks_are_no_donuts_they_are_no_types_and_are_not_counted() -> None:
    drinks = "coffee coffee milk"
    five = "eclair chocolate-frosted raspberry-frosted double-chocolate boston-cream"
    assert finished(f"maple-bar {five} {drinks}", options=DRINKS_APART).scores[0] == 5
    assert finished(f"maple-bar {five} jelly-filled {drinks}", options=DRINKS_APART).scores[0] == 5 + 3
    assert finished(f"mucho-matcha {five} {drinks}", options=DRINKS_APART).scores[0] == 5 + 3
    eight = "eclair eclair eclair chocolate-frosted chocolate-frosted chocolate-frosted raspberry-frosted jelly-filled"
    assert finished(f"old-fashioned {eight} {drinks}", options=DRINKS_APART).scores[0] == 5 + 5
    assert finished(f"old-fashioned {eight} boston-cream {drinks}", options=DRINKS_APART).scores[0] == 5
    rest = ["eclair eclair", "eclair plain", "glazed glazed powdered", "jelly-filled " * 4]
    for mine, others, score in ((f"maple-frosted {drinks}", rest[0], 10), ("maple-frosted glazed", drinks, 2)):
        assert finished(mine, others, *rest[1:], players=5, options=DRINKS_APART).scores[0] == score


@pytest.mark.clause("GN-45", "GN-48", "GN-50")
def test_where_drinks_are_no_donuts_they_are_cards_all_the_same() -> None:
    m = finished("glazed coffee", "glazed", options=DRINKS_APART)
    assert m.winners == [0], "with as many points the most cards win"
    m = finished("coffee red-velvet bear-claw", options=DRINKS_APART)
    assert m.scores[0] == 2 - 4


@pytest.mark.clause("GN-46")
@pytest.mark.parametrize(("number", "worth"), [(1, 5), (2, 5), (8, 5), (9, 5), (10, 0), (11, 0)])
def test_old_fashioned_needs_fewer_than_ten_cards(number: int, worth: int) -> None:
    others = f"{FIVE_TYPES} {FIVE_TYPES}".split()[: number - 1]
    assert points(f"old-fashioned {' '.join(others)}") == worth


@pytest.mark.clause("GN-46")
def test_each_old_fashioned_scores() -> None:
    assert points("old-fashioned old-fashioned") == 10


@pytest.mark.clause("GN-46", "GN-45")
@pytest.mark.parametrize(("drink", "own"), [("coffee", 0), ("milk", 5)])
def test_coffee_and_milk_are_cards_like_donuts(drink: str, own: int) -> None:
    eight = "eclair eclair eclair chocolate-frosted chocolate-frosted chocolate-frosted raspberry-frosted jelly-filled"
    assert points(f"old-fashioned {eight}") == 5
    assert points(f"old-fashioned {eight} {drink}") == own


@pytest.mark.clause("GN-47")
@pytest.mark.parametrize(
    ("collections", "sole", "score"),
    [
        (["maple-frosted", "eclair eclair", "eclair plain"], False, 5),
        (["maple-frosted", "eclair eclair", "eclair plain"], True, 5),
        (["maple-frosted", "eclair", "eclair plain"], False, 5),
        (["maple-frosted", "eclair", "eclair plain"], True, 0),
        (["maple-frosted eclair", "eclair", "eclair plain"], False, 0),
        (["maple-frosted eclair", "eclair", "eclair plain"], True, 0),
        (["maple-frosted maple-frosted", "coffee milk", "eclair plain eclair"], False, 10),
        (["maple-frosted maple-frosted", "milk", "eclair plain eclair"], False, 0),
    ],
)
def test_maple_frosted_needs_the_fewest_cards(collections: list[str], sole: bool, score: int) -> None:
    rest = ["glazed glazed powdered", "jelly-filled " * 4]
    m = finished(*collections, *rest, players=5, options={"maple_frosted_needs_sole_fewest": sole})
    assert m.scores[0] == score


@pytest.mark.clause("GN-48")
@pytest.mark.parametrize(
    ("card", "worth", "copies"),
    [("red-velvet", -2, 2), ("bear-claw", -2, 2), ("strawberry-glazed", -2, 2), ("day-old-donuts", -7, 1)],
)
def test_cards_that_cost_points(card: str, worth: int, copies: int) -> None:
    for number in range(1, copies + 1):
        assert points(f"{card} " * number) == worth * number


@pytest.mark.clause("GN-48")
@pytest.mark.parametrize(
    ("collection", "score"),
    [
        ("coffee", 0),
        ("coffee coffee glazed", 2),
        ("coffee red-velvet", -1),
        ("coffee red-velvet red-velvet", -2),
        ("coffee bear-claw", -1),
        ("coffee strawberry-glazed", -1),
        ("coffee day-old-donuts", -6),
        ("coffee coffee red-velvet", 0),
        ("coffee coffee red-velvet bear-claw bear-claw strawberry-glazed", 0),
        ("coffee coffee red-velvet red-velvet day-old-donuts jelly-filled eclair", -5),
    ],
)
def test_coffee_scores_for_every_card_that_costs_points(collection: str, score: int) -> None:
    assert points(collection) == score


@pytest.mark.clause("GN-48")
def test_coffee_does_not_count_the_cards_of_others() -> None:
    assert finished("coffee", "red-velvet").scores[:2] == [0, -2]


@pytest.mark.clause("GN-49")
@pytest.mark.parametrize("card", ["chocolate-frosted", "double-chocolate", "eclair", "raspberry-frosted"])
def test_cards_that_score_nothing_by_themselves(card: str) -> None:
    assert points(card) == points(f"{card} {card}") == 0


# --- Who wins


@pytest.mark.clause("GN-50")
@pytest.mark.parametrize(
    ("collections", "winners"),
    [
        (["glazed", "powdered"], [1]),
        (["eclair eclair eclair", "glazed"], [1]),
        (["glazed", "sprinkled eclair", "french-cruller"], [1]),
        (["glazed eclair", "sprinkled", "french-cruller"], [0]),
        (["glazed eclair", "sprinkled eclair", "french-cruller"], [0, 1]),
        (["eclair", "eclair", "chocolate-frosted"], [0, 1, 2]),
        (
            ["red-velvet", "day-old-donuts", "bear-claw", "bear-claw", "red-velvet", "strawberry-glazed"],
            [0, 2, 3, 4, 5],
        ),
        (["", "", ""], [0, 1, 2, 3, 4, 5]),
    ],
)
def test_the_highest_total_wins_then_most_cards_else_it_is_shared(collections: list[str], winners: list[int]) -> None:
    assert finished(*collections).winners == winners


@pytest.mark.clause("GN-50")
def test_a_tie_for_second_is_broken_by_cards_too() -> None:
    standings = finished("powdered", "glazed", "glazed eclair", players=3).standings
    assert standings[0] > standings[2] > standings[1]


def test_the_score_sheet_adds_up_line_by_line() -> None:
    m = finished("donut-holes donut-holes plain coffee red-velvet", "plain maple-bar")
    assert [(line.label, line.points) for line in m.sheet()[0]] == [
        ("Donut Holes × 2", 3),
        ("Plain × 1", 2),
        ("Red Velvet × 1", -2),
        ("Coffee × 1", 1),
    ]
    assert [sum(line.points for line in lines) for lines in m.sheet()] == m.scores
