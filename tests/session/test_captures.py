"""What each army has captured: counted over a game and back again."""

from __future__ import annotations

import random
from collections import Counter

from cfanp_gui.session.captures import taken_by
from tests.session.play import a_session, any_action, play


def test_nobody_has_captured_anything_at_the_start() -> None:
    assert taken_by(a_session(3)) == {}


def test_captures_are_counted_by_army_and_kind() -> None:
    session = a_session(2)
    play(session, "AB:e4 AB:d5 AB:exd5 AB:Qxd5 AB:Nc3 AB:a6 AB:Nxd5")
    assert taken_by(session) == {
        0: Counter({"P": 1, "Q": 1}),
        1: Counter({"P": 1}),
    }
    session.undo()
    assert taken_by(session) == {
        0: Counter({"P": 1}),
        1: Counter({"P": 1}),
    }
    session.go_to(0)
    assert taken_by(session) == {}


def test_an_army_keeps_what_it_captured_when_it_is_taken_over() -> None:
    session = a_session(3)
    play(session, "AB:e4 BC:h3 BC:h6 AB:Bc4 BC:h4 BC:h5 AB:Qh5 BC:a3 BC:g6 AB:Qxf7#")
    assert taken_by(session) == {0: Counter({"P": 1})}
    assert session.position.control[1] == 1


def test_over_whole_games_what_was_captured_is_what_is_gone() -> None:
    """By counting the pieces before and after, which the transitions have no part in."""
    for seed in range(4):
        session, chance = a_session(4), random.Random(seed)
        for _ in range(120):
            wanted = any_action(session, chance)
            if wanted is None or session.propose(wanted) is not None:
                break
        start, now = session.line()[0].position, session.position
        # Pawns that became something count as what they were born.
        taken = sum(
            (sum(found.values()) for found in taken_by(session).values()),
            0,
        )
        assert taken == len(start.pieces()) - len(now.pieces())
        assert taken > 0


def test_a_removed_army_is_not_captured_piece_by_piece() -> None:
    session = a_session(3, captured="removed")
    play(session, "AB:e4 BC:h3 BC:h6 AB:Bc4 BC:h4 BC:h5 AB:Qh5 BC:a3 BC:g6 AB:Qxf7#")
    assert not any(piece.army == 1 for piece in session.position.pieces().values())
    assert taken_by(session) == {0: Counter({"P": 1})}
