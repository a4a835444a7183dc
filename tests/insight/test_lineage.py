"""The lineage of armies, held against the positions themselves, and the river that shows it."""

import random

import pytest

from cfanp_gui.core.game import OptionValue
from cfanp_gui.core.position import Position
from cfanp_gui.games.armies.events import Checkmate
from cfanp_gui.insight import lineage as rivers
from cfanp_gui.insight.lineage import Lineage, Turning, is_possible, lineage, river
from cfanp_gui.session.game_session import GameSession
from tests.published import PUBLISHED
from tests.session.play import CFANP, a_session, any_action, play
from tests.session.rings import ring_in_the_midst
from tests.session.rows import a_row
from tests.slow import seeds

MATE_OF_FOUR = (
    "AB:e4 AB:e5 CD:d4 CD:d5 AB:Bc4 AB:Nc6 CD:Nf3 CD:Nf6 AB:Qh5 AB:Nf6 CD:Bf4 CD:Bf5 AB:Qxf7"
)
"""The first player takes the army of the second."""
OPTIONS: tuple[dict[str, OptionValue], ...] = (
    {},
    {"captured": "removed"},
    {"captured": "dead"},
    {"exchange": True, "kingcapture": True, "defend": True},
)


def told(session: GameSession) -> Lineage:
    found = lineage(session.line(), session.game.piece_types)
    assert found is not None
    return found


def check(session: GameSession) -> Lineage:
    """Hold a lineage against every position of the line."""
    found, nodes = told(session), session.line()
    assert found.length == len(nodes)
    types = session.game.piece_types
    for at, node in enumerate(nodes):
        position: Position = node.position
        pieces = list(position.pieces().values())
        assert found.rounds[at] == position.round
        for row, seat in enumerate(session.root.position.seats()):
            own = [piece for piece in pieces if piece.army == seat.army]
            assert found.pieces[at][row] == len(own), (at, seat)
            assert found.material[at][row] == sum(types[one.letter].value for one in own)
            status = position.seat_status(seat.id)
            assert found.holders[at][row] == (None if status.dead else status.player)
    changed = {
        (at, row)
        for at in range(1, found.length)
        for row, player in enumerate(found.holders[at])
        if player != found.holders[at - 1][row]
    }
    turnings = {(one.at, one.army) for one in found.turnings}
    assert changed <= turnings
    losses = {
        (at, found.seats.index(loss.seat))
        for at, node in enumerate(nodes) if at
        for event in node.events
        for loss in event.losses
    }  # fmt: skip
    assert turnings == changed | losses
    return found


def test_it_is_what_the_positions_say() -> None:
    turnings = 0
    for seed in seeds(20):
        chance = random.Random(5 + seed)
        options = OPTIONS[seed % len(OPTIONS)]
        session = a_session(chance.choice((3, 4, 6) if "defend" in options else (2, 4)), **options)
        for _ in range(150):
            action = any_action(session, chance)
            if action is None:
                break
            session.propose(action)
        turnings += len(check(session).turnings)
    assert turnings


def test_a_mate() -> None:
    session = a_session(4)
    play(session, MATE_OF_FOUR)
    found = check(session)
    (turning,) = found.turnings
    assert (turning.at, turning.army, turning.before, turning.after) == (13, 1, 2, 1)
    assert isinstance(turning.events[0], Checkmate)
    assert found.players(0) == (1, 2, 3, 4)
    assert found.players(13) == (1, 3, 4)
    assert found.had(0, 1) == 39
    assert found.had(13, 1) == 39 + 38  # a pawn fell to the Queen
    assert found.had(13, 2) == 0


def test_who_hands_over_or_resigns() -> None:
    session = a_session(3)
    assert session.propose(CFANP.hand_over(1, 3)) is None
    (turning,) = check(session).turnings
    assert (turning.before, turning.after) == (2, 3)
    assert "goes from" in str(turning.events[0].text(str))
    session = a_session(3)
    assert session.propose(CFANP.resignation(2)) is None
    found = check(session)
    assert found.holders[-1] == (1, None, 3)
    assert found.had(1, None) == 39


def test_rows_of_boards_can_tell_and_rings_cannot() -> None:
    session = a_row(2, "1:n4n7 1:a11a10")
    assert check(session).rounds == (None, None, None)
    ring = ring_in_the_midst(1)
    assert lineage(ring.line(), ring.game.piece_types) is None
    starts = [game.initial(game.player_counts[0], {}) for game in PUBLISHED]
    assert [is_possible(start) for start in starts] == [True, False, True]


# The river: ribbons as wide as armies are worth, that flow to who takes them


def a_lineage(holders: list[tuple[int | None, ...]], material: list[tuple[int, ...]]) -> Lineage:
    """Return a lineage of armies with so much each in so many positions."""
    pieces = tuple(tuple(int(worth > 0) for worth in one) for one in material)
    turning = Turning(1, 1, 2, 1, (Checkmate(1, 1, 0),))
    return Lineage(
        tuple(range(len(holders[0]))), (1,) * len(holders), tuple(material), pieces,
        tuple(holders), (turning,),
    )  # fmt: skip


TAKEN = a_lineage([(1, 2, 3)] * 10 + [(1, 3, 3)] * 10, [(39, 39, 39)] * 10 + [(39, 39, 20)] * 10)


def widths(ribbon: tuple[tuple[float, ...], tuple[float, ...]]) -> list[float]:
    return [bottom - top for top, bottom in zip(*ribbon, strict=True)]


def test_ribbons_are_shares_of_what_there_is_and_flow_to_who_takes_them() -> None:
    one, other, third = ribbons = river(TAKEN)
    assert all(len(ribbon.tops) == len(ribbon.bottoms) == rivers.SAMPLES for ribbon in ribbons)
    first, last = ([widths(ribbon)[at] for ribbon in ribbons] for at in (0, -1))
    assert first == pytest.approx([(1 - 2 * rivers.GAP) / 3] * 3)
    assert last[2] == pytest.approx(first[2] * 20 / 39)
    assert last[0] == pytest.approx(first[0])
    assert other.tops[0] - one.bottoms[0] == pytest.approx(rivers.GAP)
    assert third.tops[0] - other.bottoms[0] == pytest.approx(rivers.GAP)
    # The third player has the other army below their own.
    assert third.tops[-1] - one.bottoms[-1] == pytest.approx(rivers.GAP)
    assert other.tops[-1] == pytest.approx(third.bottoms[-1])
    steps = [b - a for a, b in zip(other.tops, other.tops[1:], strict=False)]
    assert max(map(abs, steps)) < abs(other.tops[-1] - other.tops[0]) / 4, "it does not jump"
    assert min(steps) > -1e-9


def test_all_stays_within_the_picture_and_in_its_middle() -> None:
    for told in (TAKEN, a_lineage([(1, 2)], [(0, 39)]), a_lineage([(1, None)], [(5, 5)])):
        ribbons = river(told)
        for sample in range(rivers.SAMPLES):
            top = min(ribbon.tops[sample] for ribbon in ribbons)
            bottom = max(ribbon.bottoms[sample] for ribbon in ribbons)
            assert -1e-9 <= top <= bottom <= 1 + 1e-9
            if sample in (0, rivers.SAMPLES - 1):
                assert top == pytest.approx(1 - bottom, abs=1e-3)
    (ribbon,) = river(a_lineage([(1,)], [(39,)]))
    assert set(ribbon.tops) == {0.0}
    assert widths(ribbon) == pytest.approx([1.0] * rivers.SAMPLES), (
        "of a single position it is straight"
    )
    pieces = ((1, 1), (1, 0))
    alone, gone = river(a_lineage([(1, 2)] * 2, [(0, 30)] * 2)._replace(pieces=pieces))
    assert min(widths(alone)) > 0.02, "a King alone is still seen"
    assert widths(gone)[-1] < 0.02


def test_places_along_the_river() -> None:
    assert [rivers.place(at, TAKEN) for at in (0, 19)] == [0, 1]
    assert [rivers.nearest(at, TAKEN) for at in (0.49, -3, 3)] == [9, 0, 19]
    assert rivers.place(0, a_lineage([(1,)], [(1,)])) == 0
