"""A session of whole boards: acting on any of them, giving one up, and coming back."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from cfanp_gui.core.game import OptionValue
from cfanp_gui.games.registry import find_game
from cfanp_gui.games.ring.events import PlayerEliminated
from cfanp_gui.record import cpgn, journal
from cfanp_gui.record.journal import Journal
from cfanp_gui.session import game_session, store
from cfanp_gui.session.change import Change
from cfanp_gui.session.game_session import GameSession
from tests.games.ring.build import KINGS, line
from tests.session.rings import (
    FOOLS_MATE,
    RING,
    STUCK,
    a_ring,
    act,
    of_boards,
    ring_at,
    ring_match,
    stroll,
)

RULES: list[dict[str, OptionValue]] = [
    {},
    {"tempo": "rounds"},
    {"tempo": "rounds", "tournament": False},
]


# Acting


def test_any_board_may_move_and_listeners_are_notified() -> None:
    session = a_ring(4)
    changes: list[Change] = []
    session.changed.connect(changes.append)
    act(session, "3:e2e4 1:d2d4 3:e7e5")
    assert session.node.ply == 3
    assert session.position.to_move == {1: 2, 2: 2, 3: 3, 4: 4}
    assert [change.new for change in changes] == [True] * 3
    assert [step.transition.actor for change in changes for step in change.steps] == [3, 1, 4]


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("1:e2e5", "rules of chess"),
        ("1:e7e5", "rules of chess"),
        ("2:e2e4", "Tempo"),
        ("1:N@b1", "Stockpile"),
        ("1:lose", "Stalemate"),
        ("1:resign:3", "End of the game"),
        ("9:e2e4", "rules of chess"),
    ],
)
def test_what_is_not_legal_changes_nothing(text: str, rule: str) -> None:
    session = a_ring(3, tempo="rounds")
    act(session, "2:e2e4")
    session.agree_to_draw(1)
    changes: list[Change] = []
    session.changed.connect(changes.append)
    before = (session.node, list(session.node.children), session.agreed)
    refusal = session.propose(RING.parse_action(text))
    assert refusal is not None
    assert refusal.rule == rule
    assert (session.node, session.node.children, session.agreed) == before
    assert not changes


def test_a_closed_ring_is_opened_again() -> None:
    session = a_ring(3)
    start = session.position.to_text()
    act(session, f"2:a2a3 {FOOLS_MATE}")
    end = session.position.to_text()
    assert session.position.players_at == {2: (2, 3), 3: (3, 2)}
    (out,) = session.node.events
    assert isinstance(out, PlayerEliminated)
    assert (out.player, out.by_player, out.board) == (1, 2, 1)
    assert session.undo() == 1
    assert session.position.players_at == {1: (1, 2), 2: (2, 3), 3: (3, 1)}
    assert session.undo(99) == 4
    assert session.position.to_text() == start
    assert session.redo(99) == 5
    assert session.position.to_text() == end


@pytest.mark.parametrize("options", RULES, ids=str)
@pytest.mark.no_cover
def test_every_walk_comes_back_to_the_same_positions(options: dict[str, OptionValue]) -> None:
    session, chance = a_ring(3, **options), random.Random(5)
    known = {session.node: session.position.to_text()}
    for _ in range(200):
        stroll(session, chance)
        assert known.setdefault(session.node, session.position.to_text()) == (
            session.position.to_text()
        )
    session.undo(999)
    assert session.position is session.root.position


def test_a_position_with_a_mate_begins_without_the_board() -> None:
    mated = line("1:R5k1/5ppp/8/8/8/8/8/6K1 b", f"2:{KINGS}", f"3:{KINGS}")
    session = ring_at(mated, "60")
    assert session.position.players_at == {2: (1, 3), 3: (3, 1)}
    assert [type(event) for event in session.root.events] == [PlayerEliminated]
    assert session.start.to_text() == mated
    assert session.timing is not None
    assert session.timing.policy.all == (2, 3, 4, 5)


# Giving up, and draws


def test_who_gives_a_board_up_is_out_and_its_winner_takes_over() -> None:
    session = a_ring(4)
    assert session.resign(2, 2) is None
    assert session.position.players_at == {1: (1, 3), 3: (3, 4), 4: (4, 1)}
    (out,) = session.node.events
    assert isinstance(out, PlayerEliminated)
    assert (out.player, out.by_player, out.board, out.reason) == (2, 3, 2, "resignation")
    refusal = session.resign(2, 1)
    assert refusal is not None
    assert "does not play on board 1" in refusal.message
    session.undo()
    assert session.resign(2, 1) is None
    assert session.position.players_at == {2: (1, 3), 3: (3, 4), 4: (4, 1)}


def test_a_resignation_names_its_board() -> None:
    session = a_ring(3)
    with pytest.raises(ValueError, match="one of their boards"):
        session.resign(2)
    assert session.node.ply == 0


def test_the_last_in_the_ring_wins() -> None:
    session = a_ring(3)
    session.resign(2, 1)
    session.resign(3, 2)
    assert session.outcome is not None
    assert (session.outcome.result, session.outcome.players) == ("win", (1,))
    refusal = session.resign(1, 3)
    assert refusal is not None
    assert refusal.rule == "End of the game"


def test_a_draw_needs_everyone_still_in_the_ring() -> None:
    session = a_ring(3)
    session.resign(2, 1)
    refusal = session.agree_to_draw(2)
    assert refusal is not None
    assert str(refusal) == "Ben is out and cannot agree to a draw (End of the game)"
    assert session.agree_to_draw(3) is None
    assert session.outcome is None
    act(session, "2:a2a3")
    assert not session.agreed, "an offer ends with the next action"
    session.agree_to_draw(3)
    assert session.agree_to_draw(1) is None
    assert session.outcome is not None
    assert (session.outcome.result, session.outcome.players) == ("draw", (1, 3))
    refusal = session.agree_to_draw(1)
    assert refusal is not None
    assert "over" in refusal.message


# The record and the journal


def reopened(session: GameSession) -> GameSession:
    """Return the session that comes of a session's record written and read."""
    (record,) = cpgn.read_games(cpgn.write_game(store.record_of(session)), find_game)
    return of_boards(store.session_of(record, session.match.colours))


@pytest.mark.parametrize(("players", "options"), [*zip((3, 4, 7), RULES, strict=True)], ids=str)
@pytest.mark.no_cover
def test_a_record_comes_back_as_the_same_game(
    players: int, options: dict[str, OptionValue]
) -> None:
    session, chance = a_ring(players, **options), random.Random(players)
    for _ in range(150):
        stroll(session, chance)
    text = cpgn.write_game(store.record_of(session))
    again = reopened(session)
    assert again.match == session.match
    line = session.root.line()
    assert [node.action for node in again.line()] == [node.action for node in line]
    assert again.position.to_text() == line[-1].position.to_text()
    assert not again.unsaved
    assert cpgn.write_game(store.record_of(again)) == text


def test_a_start_of_its_own_is_kept() -> None:
    session = ring_at(STUCK)
    act(session, "2:lose")
    again = reopened(session)
    assert again.custom_start
    assert again.start.to_text() == STUCK
    assert again.position.to_text() == session.position.to_text()


def test_a_new_game_of_boards_is_a_session_of_boards() -> None:
    session = game_session.new_session(ring_match(5))
    assert isinstance(session, GameSession)
    assert sorted(session.position.players_at) == [1, 2, 3, 4, 5]
    assert not session.custom_start


@pytest.mark.parametrize(("players", "options"), [*zip((5, 3, 4), RULES, strict=True)], ids=str)
@pytest.mark.no_cover
def test_a_game_comes_back_complete_to_the_last_entry(
    tmp_path: Path, players: int, options: dict[str, OptionValue]
) -> None:
    session, chance = a_ring(players, **options), random.Random(players)
    for _ in range(20):
        stroll(session, chance)
    session.journal.log = book = Journal.start(tmp_path, store.record_of(session))
    for entry in store.entries_beside(session):
        book.append(entry)
    for _ in range(120):
        stroll(session, chance)
    book.close(keep=True)
    (found,) = journal.recoverable(tmp_path, find_game)
    assert any(entry.startswith(("play", "try")) and "@" in entry for entry in found.entries)
    again = of_boards(store.restored(found, session.match.colours))
    assert again.position.to_text() == session.position.to_text()
    assert again.node.ply == session.node.ply
    assert [node.action for node in again.line()] == [node.action for node in session.line()]
    assert again.unsaved
    assert again.undo(999) == session.node.ply
    assert again.position.to_text() == session.root.position.to_text()
