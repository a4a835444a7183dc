"""Variations at the table: what becomes one, how they are walked, promoted and deleted."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest

from cfanp_gui.games.registry import find_game
from cfanp_gui.record import cpgn, journal
from cfanp_gui.record.journal import Journal
from cfanp_gui.session import store, variations
from cfanp_gui.session.edit_history import Edit, notes_of
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.journal_entries import replay
from cfanp_gui.session.match_clocks import ClockState
from tests.session.play import a_session, any_action, clock_state, play, pushed
from tests.session.rings import a_ring, act
from tests.session.test_clock import FakeTime
from tests.session.test_game_session import logged
from tests.session.test_match_clocks import left, timed


def reopened(session: GameSession) -> GameSession:
    """Return a session as its file brings it back."""
    (record,) = cpgn.read_games(cpgn.write_game(store.record_of(session)), find_game)
    return pushed(store.session_of(record, session.match.colours))


def written(session: GameSession) -> str:
    """Return the moves of a session's record."""
    return cpgn.write_game(store.record_of(session)).split("\n\n", 1)[1].replace("\n", " ").strip()


def a_game() -> GameSession:
    """Return a game being played, three moves long."""
    session = a_session(2)
    play(session, "AB:e4 AB:e5 AB:Nf3")
    return session


# What becomes a variation


def test_what_is_taken_back_and_played_otherwise_is_the_game() -> None:
    session = a_game()
    session.undo(2)
    play(session, "AB:c5 AB:c3")
    assert written(session) == "1. AB:e4 AB:c5 (1... AB:e5 2. AB:Nf3) 2. AB:c3 *"


def test_what_is_tried_after_walking_back_is_a_variation() -> None:
    for look in (
        lambda one: one.walk(-2),
        lambda one: one.go_to(1),
        lambda one: one.visit(one.root.children[0]),
        lambda one: (one.undo(), one.walk(-1)),
    ):
        session = a_game()
        look(session)
        play(session, "AB:c5 AB:c3")
        assert written(session) == "1. AB:e4 AB:e5 (1... AB:c5 2. AB:c3) 2. AB:Nf3 *"


def test_what_is_tried_in_an_opened_game_is_a_variation() -> None:
    session = reopened(a_game())
    session.undo(2)
    play(session, "AB:c5")
    assert written(session) == "1. AB:e4 AB:e5 (1... AB:c5) 2. AB:Nf3 *"


def test_an_opened_game_played_on_is_the_game_again() -> None:
    session = reopened(a_game())
    play(session, "AB:Nf6")
    session.undo()
    play(session, "AB:Nc6")
    assert written(session) == "1. AB:e4 AB:e5 2. AB:Nf3 AB:Nc6 (2... AB:Nf6) *"


def test_within_a_variation_nothing_becomes_the_game() -> None:
    session = a_game()
    session.walk(-2)
    play(session, "AB:c5 AB:c3")
    session.undo()
    play(session, "AB:d4")
    assert written(session) == "1. AB:e4 AB:e5 (1... AB:c5 2. AB:c3 (2. AB:d4)) 2. AB:Nf3 *"


def test_a_move_that_is_there_is_gone_to() -> None:
    session = reopened(a_game())
    session.go_to(1)
    play(session, "AB:e5")
    assert session.node is session.root.line()[2]
    assert not session.unsaved


# The clocks


@pytest.mark.parametrize("result", ["*", "1-0"])
def test_trying_a_move_starts_no_clock(result: str) -> None:
    now = FakeTime()
    played = timed(2, now)
    play(played, "AB:e4 AB:e5 AB:Nf3")
    record = replace(store.record_of(played), result=result)
    session = pushed(store.session_of(record, played.match.colours, now))
    session.walk(-2)
    before = left(session)
    play(session, "AB:c5 AB:c3")
    now.ms += 60_000
    session.resume_clock()
    assert session.clock_state is ClockState.STOPPED
    assert left(session) == before
    session.return_to_game()
    play(session, "AB:e5")
    assert clock_state(session) is ClockState.PAUSED, "a move of the record starts none either"


def test_the_time_of_a_game_stands_while_moves_are_tried() -> None:
    now = FakeTime()
    session = timed(2, now, "180")
    play(session, "AB:e4 AB:e5")
    now.ms += 10_000
    session.walk(-1)
    play(session, "AB:c5")
    now.ms += 60_000
    session.return_to_game()
    assert left(session) == [170, 180]
    assert session.clock_state is ClockState.PAUSED
    play(session, "AB:Nf3")
    assert clock_state(session) is ClockState.RUNNING


def test_thinking_before_a_move_that_is_tried_is_not_lost() -> None:
    now = FakeTime()
    played = timed(2, now, "180")
    play(played, "AB:e4 AB:e5")
    session = pushed(store.session_of(store.record_of(played), played.match.colours, now))
    log = logged(session)
    session.walk(-1)
    session.resume_clock()
    now.ms += 10_000
    play(session, "AB:c5")
    assert log.entries[-2:] == ["clock 180000/170000", "try AB:c7c5"]
    session.walk(-1)
    assert left(session) == [180, 170]


def test_clocks_started_again_within_a_game_go_on_with_it_from_there() -> None:
    session = timed(2, FakeTime())
    play(session, "AB:e4 AB:e5 AB:Nf3")
    session.walk(-2)
    session.resume_clock()
    play(session, "AB:c5")
    assert session.node.on_main_line
    assert session.clock_state is ClockState.RUNNING


def test_promoting_stops_the_clocks() -> None:
    session = timed(2, FakeTime())
    play(session, "AB:e4 AB:e5")
    session.undo()
    play(session, "AB:c5")
    assert session.clock_state is ClockState.RUNNING
    variations.promote(session, session.root.children[0].children[1])
    assert clock_state(session) is ClockState.STOPPED, "the cursor is on a variation now"


# Walking


def test_left_and_right_come_back_to_where_one_was() -> None:
    session = a_game()
    session.walk(-2)
    play(session, "AB:c5 AB:c3")
    here = session.node
    assert session.walk(-3) == 3
    assert session.node is session.root
    assert session.walk(1) == 1
    assert session.walk(9) == 2
    assert session.node is here
    assert session.walk(1) == 0


def test_beside_a_move_are_its_variations() -> None:
    session = a_game()
    for move in ("AB:c5", "AB:d5"):
        session.go_to(1)
        play(session, move)
    e5, c5, d5 = session.root.children[0].children
    assert session.node is d5
    assert session.node.beside(1) is None
    assert session.node.beside(-1) is c5
    session.visit(e5)
    assert session.node.beside(-1) is None
    assert session.node.beside(1) is c5
    session.walk(-1)
    assert session.node.beside(1) is c5, "the first variation of what follows"
    assert session.node.beside(-1) is None
    session.walk(-1)
    assert session.node.beside(1) is None


def test_back_to_the_game_is_its_end_while_it_is_played() -> None:
    session = a_game()
    session.walk(-2)
    play(session, "AB:c5 AB:c3")
    session.return_to_game()
    assert session.node is session.root.line()[-1]
    assert session.cursor.follows_game


def test_back_to_the_game_is_where_the_variation_left_an_opened_one() -> None:
    session = reopened(a_game())
    session.go_to(1)
    play(session, "AB:c5 AB:c3")
    session.return_to_game()
    assert session.node is session.root.children[0]
    session.walk(2)
    assert session.node is session.root.line()[-1], "the way on is the game's"


# Promoting and deleting


def test_a_variation_is_promoted_level_by_level() -> None:
    session = a_game()
    session.go_to(1)
    play(session, "AB:c5 AB:c3")
    session.walk(-1)
    play(session, "AB:d4")
    heard: list[bool] = []
    session.edits.lines_changed.connect(lambda: heard.append(True))
    deep = session.node
    assert variations.promote(session, deep)
    assert written(session) == "1. AB:e4 AB:e5 (1... AB:c5 2. AB:d4 (2. AB:c3)) 2. AB:Nf3 *"
    assert variations.promote(session, deep)
    assert written(session) == "1. AB:e4 AB:c5 (1... AB:e5 2. AB:Nf3) 2. AB:d4 (2. AB:c3) *"
    assert not variations.promote(session, deep)
    assert session.node is deep
    assert heard == [True, True]


def test_a_variation_is_deleted_with_the_cursor_in_it() -> None:
    session = a_game()
    session.go_to(1)
    play(session, "AB:c5 AB:c3")
    assert variations.delete(session, session.node)
    assert session.node is session.root.children[0]
    assert written(session) == "1. AB:e4 AB:e5 2. AB:Nf3 *"
    assert session.walk(9) == 2
    assert not variations.delete(session, session.node), "the game itself stays"
    assert len(session.root.line()) == 4


def test_a_variation_elsewhere_is_deleted_without_a_move_of_the_cursor() -> None:
    session = a_game()
    session.go_to(1)
    play(session, "AB:c5")
    first = session.node
    session.return_to_game()
    here = session.node
    assert variations.delete(session, first)
    assert session.node is here


# The journal


def meander(session: GameSession, chance: random.Random) -> None:
    """Do something random to the tree of a session."""
    node = chance.choice(session.root.whole())
    match chance.randrange(10):
        case 0:
            session.undo(chance.randint(1, 3))
        case 1:
            session.redo(chance.randint(1, 3))
        case 2:
            session.walk(chance.randint(-3, 3))
        case 3:
            session.visit(node)
        case 4:
            variations.promote(session, node)
        case 5 if chance.random() < 0.3:
            variations.delete(session, node)
        case 6:
            session.return_to_game()
        case _:
            if (action := any_action(session, chance)) is not None:
                assert session.propose(action) is None


@pytest.mark.parametrize("seed", range(4))
def test_a_tree_comes_back_complete_to_the_last_entry(tmp_path: Path, seed: int) -> None:
    session, chance = a_session(3), random.Random(seed)
    for _ in range(40):
        meander(session, chance)
    session.journal.log = book = Journal.start(tmp_path, store.record_of(session))
    for entry in store.entries_beside(session):
        book.append(entry)
    for _ in range(80):
        meander(session, chance)
    book.close(keep=True)
    (found,) = journal.recoverable(tmp_path, find_game)
    words = {entry.split(" ")[0] for entry in found.entries}
    assert words >= {"play", "try", "go", "promote"}
    again = store.restored(found, session.match.colours)
    assert written(again) == written(session)
    assert again.node.place() == session.node.place()
    assert reopened(again).root.line()[-1].position == session.root.line()[-1].position


def test_entries_name_places_in_the_tree() -> None:
    session = a_ring(3)
    log = logged(session)
    act(session, "1:e2e4 2:e2e4")
    session.walk(-1)
    act(session, "3:e2e4")
    session.return_to_game()
    variations.promote(session, session.root.children[0].children[1])
    variations.delete(session, session.node)
    assert log.entries == [
        "play 1:e2e4", "play 2:e2e4", "go 0", "try 3:e2e4", "go 0*2",
        "promote 0.1", "go 0", "delete 0.1",
    ]  # fmt: skip


def test_an_entry_of_an_older_journal_goes_back_as_undo_does() -> None:
    session = a_session(2)
    for entry in ("play AB:e2e4", "play AB:e7e5", "back 1", "play AB:c7c5"):
        replay(session, entry)
    assert written(session) == "1. AB:e4 AB:c5 (1... AB:e5) *"


@pytest.mark.parametrize("entry", ["go 5", "promote x", "delete 0*9"])
def test_an_entry_with_a_place_there_is_not_is_an_error(entry: str) -> None:
    with pytest.raises(ValueError, match="is no place in the game"):
        replay(a_session(2), entry)


# What a program writes


def annotation(session: GameSession) -> variations.Annotation:
    """Return notes on two moves, and a line instead of another one."""
    root = session.root
    first = root.children[0]
    old = root.children[1]
    line = cpgn.read_line("1. AB:c4 AB:c5", root.position, session.game.notation, True)
    notes = {
        root: notes_of(root)._replace(comment="[%eval 0.00]"),
        first: notes_of(first)._replace(comment="[%eval 0.10]", nags=(2,)),
    }
    return variations.Annotation(notes, [old], [(root, line)])


def varied() -> GameSession:
    """Return a game that was opened, with a variation on its first move."""
    session = a_game()
    session.visit(session.root)
    play(session, "AB:d4")
    session = reopened(session)
    session.visit(session.root.children[0])
    return session


def test_what_a_program_writes_is_one_change() -> None:
    session = varied()
    before = written(session)
    assert "(1. AB:d4)" in before
    noted = annotation(session)
    text = noted.text(session.game)
    assert "\n" not in text
    variations.annotate(session, noted)
    after = written(session)
    assert after.startswith("{[%eval 0.00]} 1. AB:e4 $2 {[%eval 0.10]} (1. AB:c4 AB:c5)")
    assert "d4" not in after
    variations.annotate(session, variations.Annotation({}, [], []))
    assert session.edits.edit_to_undo is Edit.ANNOTATE
    session.undo()
    assert written(session) == before
    session.redo()
    assert written(session) == after
    session.undo()
    variations.annotate(session, variations.read_annotation(text, session.root, session.game))
    assert written(session) == after


@pytest.mark.parametrize("text", ["{}", "[1]", "[[], [], [1]]", '[[["9", [], ""]], [], []]', "x"])
def test_what_is_no_annotation_is_refused(text: str) -> None:
    session = varied()
    before = written(session)
    with pytest.raises(ValueError, match=r"."):
        replay(session, f"annotate {text}")
    assert written(session) == before


def test_after_a_crash_annotations_are_there_and_can_be_taken_back() -> None:
    session = varied()
    entries = logged(session)
    noted = annotation(session)
    before = written(session)
    variations.annotate(session, noted)
    session.undo()
    session.redo()
    other = varied()
    for entry in entries.entries:
        replay(other, entry)
    assert written(other) == written(session)
    other.undo()
    assert written(other) == before
