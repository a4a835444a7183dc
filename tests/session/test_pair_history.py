"""Which boards lie pushed together, taken back and done again."""

from __future__ import annotations

from cfanp_gui.core.boards import Pair
from cfanp_gui.session.pair_history import PairHistory
from tests.session.play import a_session, pair, play
from tests.session.test_tree import a_root, grown

AB, BC = pair("AB"), pair("BC")


def test_what_is_laid_by_hand_is_taken_back_and_done_again() -> None:
    history = PairHistory(None)
    told: list[Pair | None] = []
    history.changed.connect(told.append)
    for laid in (None, AB, BC, BC):
        history.lay(laid)
    assert told == [AB, BC]
    assert [history.undo(), history.pair, history.undo(), history.pair] == [True, AB, True, None]
    assert not history.can_undo
    assert not history.undo()
    assert [history.redo(), history.pair, history.can_redo] == [True, AB, True]
    history.lay(None)
    assert not history.can_redo, "something else was laid"
    assert not history.redo()
    assert told == [AB, BC, AB, None, AB, None]


def test_with_an_action_all_begins_anew() -> None:
    history = PairHistory(AB)
    history.lay(BC)
    history.undo()
    history.lay(None)
    told: list[Pair | None] = []
    history.changed.connect(told.append)
    root = a_root()
    for node in (grown(root, "AC:e2e4"), grown(root, "AC:a2a3"), root):
        history.moved(node)
        assert not history.can_undo
        assert not history.can_redo
    assert told == [pair("AC"), AB], "where nothing was pushed they lie as at the beginning"


def test_taken_back_an_action_leaves_what_was_pushed_by_hand_before() -> None:
    session = a_session(4)
    play(session, "AB:e4 BC:e4")
    session.push(pair("CD"))
    play(session, "CD:d4")
    session.undo()
    assert session.pair == pair("CD"), "another move may be tried at once"
    session.redo()
    assert (session.node.ply, session.pair) == (3, pair("CD"))
    session.undo()
    session.undo()
    assert (session.node.ply, session.pair) == (1, pair("AB")), "one step for each action"


def test_taken_back_an_action_that_pushed_by_itself_shows_the_pair_before() -> None:
    session = a_session(4)
    play(session, "AB:e4 BC:e4 CD:d4")
    session.undo()
    assert session.pair == pair("BC")
