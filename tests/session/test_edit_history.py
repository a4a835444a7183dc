"""Changes of a tree, such as comments: taken back, done again, and what of them is not saved."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from cfanp_gui.games.registry import find_game
from cfanp_gui.record import cpgn, journal
from cfanp_gui.record.drawings import Drawings, Ring
from cfanp_gui.record.journal import Journal
from cfanp_gui.session import line_text, store, variations
from cfanp_gui.session.cursor import Cursor
from cfanp_gui.session.edit_history import Edit, EditHistory, Notes, notes_of
from cfanp_gui.session.free_turns import give_turn
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.journal_writer import JournalWriter
from cfanp_gui.session.pair_history import PairHistory
from cfanp_gui.session.tree import Node
from tests.session.play import CFANP, a_session, any_action, pair, play, square_named
from tests.session.test_analysis import COLOURS
from tests.session.test_tree import a_root
from tests.slow import seeds

DRAWN = Drawings((), (Ring(square_named("Ae4"), "G"),))


def said(comment: str) -> Notes:
    return Notes(comment, ())


def a_history() -> tuple[EditHistory, Node]:
    """Return a history alone, and the one node of its tree."""
    root = a_root()
    cursor = Cursor(root)
    return EditHistory(cursor, PairHistory(None), JournalWriter(), cursor.go), root


def test_notes_are_taken_back_and_done_again() -> None:
    history, node = a_history()
    told: list[str] = []
    history.notes_changed.connect(lambda changed: told.append(changed.comment))
    for comment in ("", "one", "two"):
        history.note(node, said(comment))
    assert [history.undo(), node.comment, history.edit_to_redo] == [True, "one", Edit.COMMENT]
    assert [history.undo(), node.comment, history.edit_to_undo] == [True, "", None]
    assert not history.undo()
    assert history.redo()
    assert node.comment == "one"
    history.note(node, said("three"))
    assert history.edit_to_redo is None, "something else was noted"
    assert told == ["one", "two", "one", "", "one", "three"]
    history.forget()
    assert history.edit_to_undo is None
    assert node.comment == "three"


def test_a_note_taken_back_leaves_nothing_to_save() -> None:
    history, node = a_history()
    history.note(node, said("one"))
    assert history.unsaved
    history.undo()
    assert not history.unsaved
    history.redo()
    history.saved()
    assert not history.unsaved
    history.note(node, said(""))
    assert history.unsaved
    history.note(node, said("one"))
    assert not history.unsaved


def test_glyphs_are_notes_too() -> None:
    history, node = a_history()
    history.note(node, Notes("", (1,)))
    assert node.nags == (1,)
    assert history.unsaved
    assert history.undo()
    assert node.nags == ()
    assert not history.unsaved


def an_analysis() -> GameSession:
    """Return an analysis of three moves with a variation of two, the cursor at its end."""
    game = a_session(2)
    play(game, "AB:e4 AB:e5 AB:Nf3")
    analysis = store.analysis_of(game)
    analysis.go_to(1)
    play(analysis, "AB:c5 AB:c3")
    analysis.mark_saved()
    return analysis


def written(session: GameSession) -> str:
    """Return the moves of a session's record."""
    return cpgn.write_game(store.record_of(session)).split("\n\n", 1)[1].replace("\n", " ").strip()


def paste(session: GameSession, text: str) -> Node | None:
    """Put a line behind the cursor and go to it."""
    first = variations.paste(session, line_text.parse(text, session.position, CFANP))
    if first is not None:
        session.visit(first)
    return first


def cut(session: GameSession) -> None:
    assert variations.delete(session, session.node, Edit.CUT)


def annotation(session: GameSession) -> variations.Annotation:
    """Return what a program might note: on an action, and a line instead of another."""
    node = session.node
    assert node.parent is not None
    line = line_text.parse("2. AB:d4", node.parent.position, CFANP)
    return variations.Annotation(
        {node: notes_of(node)._replace(comment="[%judged 4]", nags=(4,))}, [], [(node.parent, line)]
    )


CHANGES: dict[Edit, Callable[[GameSession], object]] = {
    Edit.COMMENT: lambda session: session.annotations.say("wrong"),
    Edit.GLYPH: lambda session: session.annotations.judge([4]),
    Edit.DRAWING: lambda session: session.annotations.draw(DRAWN),
    Edit.CUT: cut,
    Edit.PASTE: lambda session: paste(session, "2... AB:d5 {at last} (2... AB:d6) 3. AB:d4"),
    Edit.DELETE: lambda session: variations.delete(session, session.node),
    Edit.PROMOTE: lambda session: variations.promote(session, session.node),
    Edit.ANNOTATE: lambda session: variations.annotate(session, annotation(session)),
}


@pytest.mark.parametrize("edit", Edit)
def test_every_change_of_an_analysis_is_taken_back_and_done_again(edit: Edit) -> None:
    session = an_analysis()
    before, here = written(session), session.node
    CHANGES[edit](session)
    after, there = written(session), session.node
    assert after != before
    assert session.unsaved
    session.go_to(0)
    assert session.edits.edit_to_undo is edit, "looking elsewhere forgets nothing"
    assert session.undo() == 1
    assert (written(session), session.node) == (before, here)
    assert not session.unsaved
    assert session.edits.edit_to_redo is edit
    assert session.redo() == 1
    assert (written(session), session.node) == (after, there)
    assert session.edits.edit_to_redo is None


def test_changes_are_taken_back_one_after_the_other() -> None:
    session = an_analysis()
    states = [written(session)]
    for edit in (Edit.GLYPH, Edit.PROMOTE, Edit.COMMENT, Edit.PASTE, Edit.DRAWING):
        CHANGES[edit](session)
        states.append(written(session))
    for state in states[-2::-1]:
        assert session.undo() == 1
        assert written(session) == state
    for state in states[1:]:
        assert session.redo() == 1
        assert written(session) == state


def test_what_was_played_since_is_taken_back_first_and_stays_in_the_tree() -> None:
    session = an_analysis()
    cut(session)
    play(session, "AB:d5 AB:exd5")
    assert session.edits.edit_to_undo is None
    assert session.undo() == 1
    assert session.undo() == 1
    assert session.edits.edit_to_undo is Edit.CUT
    assert session.undo() == 1
    assert written(session) == (
        "1. AB:e4 AB:e5 (1... AB:c5 2. AB:c3) (1... AB:d5 2. AB:exd5) 2. AB:Nf3 *"
    )
    assert session.edits.edit_to_redo is Edit.CUT
    session.redo()
    assert written(session) == "1. AB:e4 AB:e5 (1... AB:d5 2. AB:exd5) 2. AB:Nf3 *"


def test_redo_goes_on_to_where_a_change_was_made_before_it_does_it_again() -> None:
    session = an_analysis()
    session.annotations.say("wrong")
    here = session.node
    session.undo(2)
    assert session.node is here.parent
    assert session.edits.edit_to_redo is None
    session.redo()
    assert (session.node, session.node.comment) == (here, "")
    session.redo()
    assert session.node.comment == "wrong"


def test_a_line_whose_first_move_was_played_again_does_not_come_back_beside_it() -> None:
    session = an_analysis()
    cut(session)
    play(session, "AB:c5")
    session.undo()
    assert session.edits.edit_to_undo is None
    session.undo()
    assert written(session) == "1. AB:e4 AB:e5 (1... AB:c5) 2. AB:Nf3 *"


def test_what_is_done_otherwise_is_not_done_again() -> None:
    session = an_analysis()
    cut(session)
    session.undo()
    play(session, "AB:d5")
    assert session.edits.edit_to_redo is None
    assert session.redo() == 0


def test_a_comment_kept_after_the_next_move_is_taken_back_after_it() -> None:
    session = an_analysis()
    here = session.node
    play(session, "AB:d5")
    session.annotations.say("typed before", here)
    assert session.edits.edit_to_undo is None
    session.undo()
    assert session.edits.edit_to_undo is Edit.COMMENT
    session.undo()
    assert here.comment == ""


def test_a_pushed_pair_is_taken_back_in_its_order() -> None:
    game = a_session(4)
    play(game, "AB:e4")
    session = store.analysis_of(game)
    session.annotations.judge([1])
    session.push(pair("BC"))
    assert session.edits.edit_to_undo is None
    session.annotations.judge([2])
    assert session.edits.edit_to_undo is Edit.GLYPH
    session.undo()
    assert session.pair == pair("BC")
    session.undo()
    assert session.pair != pair("BC")
    session.undo()
    assert session.node.nags == ()
    assert session.edits.edit_to_redo is Edit.GLYPH
    session.redo()
    assert session.node.nags == (1,)
    assert session.pair != pair("BC")
    assert session.edits.edit_to_redo is None
    session.redo()
    assert session.pair == pair("BC")
    assert session.edits.edit_to_redo is Edit.GLYPH
    session.redo()
    assert session.node.nags == (2,)


def test_boards_lie_after_resigning_as_they_were_pushed_before() -> None:
    session = a_session(3)
    play(session, "AC:e4")
    session.resign(2)
    assert session.pair == pair("AC")
    session.go_to(0)
    assert session.pair is None
    session.go_to(2)
    assert session.pair == pair("AC")


def test_pasted_notes_are_worth_saving_and_go_again() -> None:
    session = an_analysis()
    session.go_to(1)
    paste(session, "1... AB:e5 {solid}")
    assert session.unsaved
    assert session.node.comment == "solid"
    session.undo()
    assert not session.unsaved
    assert "solid" not in written(session)


def test_in_a_game_being_played_undo_takes_back_what_was_played() -> None:
    session = a_session(2)
    play(session, "AB:e4 AB:e5 AB:Nf3")
    session.go_to(1)
    play(session, "AB:c5")
    variations.promote(session, session.node)
    assert session.edits.edit_to_undo is None
    session.undo()
    assert session.node.ply == 1
    session.annotations.note("seen")
    play(session, "AB:d5")
    session.undo(2)
    assert session.root.children[0].comment == "seen"


def with_given_turn() -> GameSession:
    """Return an analysis in which the cursor is at a turn given as a variation."""
    game = a_session(3)
    play(game, "AB:e4 BC:e4")
    session = store.analysis_of(game)
    session.mark_saved()
    session.go_to(1)
    assert give_turn(session, "c") is None
    assert session.node.heads_variation
    return session


@pytest.mark.parametrize("emptied", [False, True])
def test_what_was_noted_on_a_turn_that_is_no_longer_given_is_forgotten(emptied: bool) -> None:
    session = with_given_turn()
    session.annotations.judge([2])
    session.annotations.judge([]) if emptied else session.undo()
    session.go_to(0)
    assert (session.edits.edit_to_undo, session.edits.edit_to_redo) == (None, None)
    assert session.undo() == 0
    session.redo()
    assert written(session) == "1. AB:e4 BC:e4 *"
    assert not session.unsaved


def test_what_was_pasted_behind_a_turn_that_is_no_longer_given_is_forgotten() -> None:
    session = with_given_turn()
    assert variations.paste(session, line_text.parse("BC:e5", session.position, CFANP)) is not None
    session.undo()
    session.go_to(0)
    assert session.edits.edit_to_redo is None


def test_a_turn_that_was_pasted_and_then_given_there_does_not_come_back() -> None:
    session = with_given_turn()
    text = line_text.text_of(session.node, session.game)
    session.go_to(1)
    pasted = paste(session, text)
    session.go_to(1)
    assert give_turn(session, "c") is None
    assert session.node is pasted
    session.go_to(1)
    assert session.edits.edit_to_undo is None
    assert written(session) == "1. AB:e4 BC:e4 *"


def test_a_turn_that_was_only_given_is_deleted() -> None:
    session = with_given_turn()
    assert variations.delete(session, session.node)
    assert written(session) == "1. AB:e4 BC:e4 *"
    assert session.edits.edit_to_undo is None


def change_anything(session: GameSession, chance: random.Random) -> None:
    """Do something random in an analysis."""
    node = chance.choice(session.root.whole())
    match chance.randrange(14):
        case 0 | 1 | 2:
            session.undo()
        case 3:
            session.redo(chance.randint(1, 2))
        case 4:
            session.visit(node)
        case 5:
            variations.promote(session, node)
        case 6:
            variations.delete(session, node)
        case 7:
            session.annotations.say(chance.choice("abc"), more=chance.random() < 0.5)
        case 8 if node.parent is not None:
            text = line_text.text_of(node, session.game)
            session.visit(node.parent)
            paste(session, text)
        case 9:
            session.annotations.judge([chance.randint(1, 6)])
        case 10:
            session.mark_saved()
        case 11:
            give_turn(session, chance.choice("ab"))
        case _:
            if (action := any_action(session, chance)) is not None:
                assert session.propose(action) is None


@pytest.mark.parametrize("seed", seeds(20))
def test_the_journal_knows_what_was_taken_back(tmp_path: Path, seed: int) -> None:
    session, chance = an_analysis(), random.Random(seed)
    session.journal.log = book = Journal.start(tmp_path, store.record_of(session))
    for entry in store.entries_beside(session):
        book.append(entry)
    for _ in range(160):
        change_anything(session, chance)
        siblings = [len({child.action for child in node.children}) == len(node.children)
                    for node in session.root.whole()]  # fmt: skip
        assert all(siblings), "no action is there twice"
        assert session.node.nearest() is session.node
    book.close(keep=True)
    (found,) = journal.recoverable(tmp_path, find_game)
    words = {entry.split(" ")[0] for entry in found.entries}
    assert words >= {"delete", "undo"}
    again = store.restored(found, COLOURS)
    assert written(again) == written(session)
    assert again.node.place() == session.node.place()
    assert again.edits.edit_to_undo is None
    assert again.unsaved == session.unsaved
