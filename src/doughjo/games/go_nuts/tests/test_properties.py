"""What is true of every game, whatever the players do."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

import doughjo
from doughjo import Match
from doughjo.core.components import open_box

GAME = doughjo.game("go-nuts")
BOX = open_box(GAME.rules)


def cards_on(match: Match) -> Counter[str]:
    """Every card of the table, wherever it lies."""
    table = match.position()
    resolving = table["resolving"] or {}
    cards = Counter(table["deck"]) + Counter(table["discard"]) + Counter(resolving.get("drawn", []))
    cards += Counter(card for card in table["row"] if card)
    for collection in table["collections"]:
        cards += Counter(collection)
    return cards


def cards_in_the_box(players: int) -> Counter[str]:
    return Counter({card.id: card.copies[players] for card in BOX.pieces if card.copies[players]})


tables = st.builds(
    lambda players, itself, sole: GAME.start(
        players,
        options={
            "sprinkled_gives_itself": itself,
            "maple_frosted_needs_sole_fewest": sole,
            "drinks_are_donuts": not itself,
        },
    ),
    st.integers(2, 6),
    st.booleans(),
    st.booleans(),
)


@given(match=tables, data=st.data())
@settings(max_examples=25, deadline=None)
def test_cards_are_never_made_or_lost_and_the_record_replays(match: Match, data: st.DataObject) -> None:
    dice = data.draw(st.randoms(use_true_random=False))
    while not match.over:
        mover = dice.choice(sorted(match.to_act, key=str))
        match.play(mover, dice.choice(match.legal(mover)))
        assert cards_on(match) == cards_in_the_box(match.players)
        assert match.position()["deck_size"] == sum(match.position()["deck"].values())
    again = doughjo.replay(match.record())
    assert again.table == match.table
    assert again.winners == match.winners


@given(match=tables, data=st.data())
@settings(max_examples=15, deadline=None)
def test_every_round_takes_at_least_one_card_from_the_deck(match: Match, data: st.DataObject) -> None:
    dice = data.draw(st.randoms(use_true_random=False))
    sizes: list[int] = []
    while not match.over:
        if match.to_act == set(range(match.players)) and match.position()["resolving"] is None:
            sizes.append(match.position()["deck_size"])
        mover = dice.choice(sorted(match.to_act, key=str))
        match.play(mover, dice.choice(match.legal(mover)))
    assert sizes == sorted(set(sizes), reverse=True)
