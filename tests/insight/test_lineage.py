"""The lineage of armies, held against the positions themselves over random games of every kind."""

from __future__ import annotations

import random

import pytest

from cfanp_gui.core.game import OptionValue
from cfanp_gui.core.position import Position
from cfanp_gui.games.armies.events import Checkmate
from cfanp_gui.games.registry import GAMES, find_game
from cfanp_gui.insight.lineage import Lineage, is_possible, lineage
from cfanp_gui.session.game_session import GameSession
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
        for place, seat in enumerate(session.root.position.seats()):
            own = [piece for piece in pieces if piece.army == seat.army]
            assert found.pieces[at][place] == len(own), (at, seat)
            assert found.material[at][place] == sum(types[one.letter].value for one in own)
            status = position.seat_status(seat.id)
            assert found.holders[at][place] == (None if status.dead else status.player)
    changed = {
        (at, place)
        for at in range(1, found.length)
        for place, player in enumerate(found.holders[at])
        if player != found.holders[at - 1][place]
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


@pytest.mark.parametrize("seed", seeds(40))
def test_it_is_what_the_positions_say(seed: int) -> None:
    chance = random.Random(seed)
    options = OPTIONS[seed % len(OPTIONS)]
    session = a_session(chance.choice((3, 4, 6) if "defend" in options else (2, 4)), **options)
    for _ in range(250):
        action = any_action(session, chance)
        if action is None:
            break
        session.propose(action)
    check(session)


def test_armies_change_hands_in_some_random_game() -> None:
    chance = random.Random(5)
    session = a_session(4)
    for _ in range(600):
        action = any_action(session, chance)
        if action is None:
            break
        session.propose(action)
    assert check(session).turnings


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


def test_an_army_handed_over_tells_of_it() -> None:
    session = a_session(3)
    assert session.propose(CFANP.hand_over(1, 3)) is None
    (turning,) = check(session).turnings
    assert (turning.before, turning.after) == (2, 3)
    assert "goes from" in str(turning.events[0].text(str))


def test_who_resigns_leaves_an_army_of_nobody() -> None:
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
    assert not is_possible(ring.position)


@pytest.mark.parametrize("key", [game.key for game in GAMES])
def test_every_game_is_asked_in_one_way(key: str) -> None:
    game = find_game(key)
    start = game.initial(game.player_counts[0], {})
    assert is_possible(start) in (True, False)
