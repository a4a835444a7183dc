"""The session: the only place that commits an action."""

from __future__ import annotations

import pytest

from cfanp_gui.games.armies.events import ArmyDied, Checkmate
from cfanp_gui.session import variations
from cfanp_gui.session.bot_seats import substitute
from cfanp_gui.session.change import Change
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match_clocks import ClockState
from tests.core.build import cfen
from tests.session.play import CFANP, a_match, a_session, action, clock_state, play, session_at
from tests.session.rings import a_ring, act
from tests.session.test_journal_writer import Log


def logged(session: GameSession) -> Log:
    """Give a session a journal in memory."""
    log = Log()
    session.journal.log = log
    return log


# Where it stands


def test_a_session_tells_where_a_game_begins() -> None:
    match = a_match(3)
    session = GameSession(match, CFANP.initial(3, match.options))
    assert session.game is CFANP
    assert session.node is session.root
    assert (session.pair, session.outcome, session.clock_state) == (None, None, None)
    assert not session.unsaved
    assert not session.edits.can_undo()
    assert not session.edits.can_redo()
    assert session.cursor.follows_game


def test_what_is_played_is_of_the_game_only_at_its_end_or_taken_back() -> None:
    session = a_session(2)
    play(session, "AB:e4 AB:e5")
    assert session.cursor.follows_game
    session.walk(-1)
    assert not session.cursor.follows_game
    session.walk(1)
    session.undo(2)
    assert session.cursor.follows_game
    play(session, "AB:d4")
    session.visit(session.root.children[1].children[0])
    assert not session.cursor.follows_game, "it is the end of a variation"


def test_variations_have_no_clock() -> None:
    session = a_ring(3, "300")
    act(session, "1:e2e4 2:e2e4")
    session.walk(-1)
    assert clock_state(session) is ClockState.PAUSED
    act(session, "3:e2e4")
    assert clock_state(session) is ClockState.STOPPED


# Proposing


def test_a_legal_action_is_played_and_notified_once() -> None:
    session = a_session(3)
    changes: list[Change] = []
    session.changed.connect(changes.append)
    before = session.position
    assert session.propose(action(session, "AB:e4")) is None
    assert [change.new for change in changes] == [True]
    assert changes[0].before is before
    assert changes[0].after is session.position is session.node.position
    assert [step.forward for step in changes[0].steps] == [True]
    assert session.node.ply == 1


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("AB:e2e5", "Rule 1, FIDE"),
        ("BC:a2a3", "Rule 4"),
        ("end", "Rule 6"),
        ("claim", "Rule 9"),
        ("resign:7", "Rule 9"),
        ("give:a=1", "Rule 9"),
        ("AB:", "touch-board option"),
    ],
)
def test_what_is_not_legal_changes_nothing(text: str, rule: str) -> None:
    session = a_session(3)
    play(session, "AB:e4 AB:e5 AC:a6")
    session.agree_to_draw(1)
    log = logged(session)
    calls: list[Change] = []
    session.changed.connect(calls.append)
    before = (session.node, list(session.node.children), session.pair, session.agreed)
    refusal = session.propose(CFANP.parse_action(text))
    assert refusal is not None
    assert refusal.rule == rule
    assert str(refusal).endswith(f"({rule})")
    assert (session.node, session.node.children, session.pair, session.agreed) == before
    assert not calls
    assert not log.entries


def test_listeners_hear_in_their_order_and_after_the_journal() -> None:
    session = a_session(3)
    log = logged(session)
    session.changed.connect(lambda _: log.entries.append("first"))
    session.changed.connect(lambda _: log.entries.append("second"))
    play(session, "AB:e4")
    session.undo()
    session.redo()
    assert log.entries == [
        "play AB:e2e4", "first", "second",
        "back 1", "first", "second",
        "ahead 0", "first", "second",
    ]  # fmt: skip


def test_with_a_failing_journal_the_game_goes_on() -> None:
    session = a_session(2)
    log = logged(session)
    changes: list[Change] = []
    session.changed.connect(changes.append)
    play(session, "AB:e4")
    log.full = True
    play(session, "AB:e5 AB:Nf3")
    assert len(changes) == 3
    assert session.node.ply == 3
    log.full = False
    session.undo()
    assert log.entries == ["play AB:e2e4", "play AB:e7e5", "play AB:g1f3", "back 1"]


# The cursor


def test_undo_and_redo_of_any_depth() -> None:
    session = a_session(3)
    start = session.position
    play(session, "AB:e4 BC:h3 BC:h6 AB:Bc4 BC:h4")
    end = session.node
    assert session.undo(2) == 2
    assert session.node.ply == 3
    assert session.undo(99) == 3
    assert session.position is start
    assert not session.edits.can_undo()
    assert session.undo() == 0
    assert session.redo(4) == 4
    assert session.redo(4) == 1
    assert session.node is end
    assert not session.edits.can_redo()
    assert session.redo() == 0


def test_go_to_notifies_every_step_in_one_change() -> None:
    session = a_session(3)
    play(session, "AB:e4 BC:h3 BC:h6 AB:Bc4")
    changes: list[Change] = []
    session.changed.connect(changes.append)
    session.go_to(1)
    session.go_to(3)
    session.go_to(3)
    assert [[step.forward for step in change.steps] for change in changes] == [
        [False] * 3,
        [True] * 2,
    ]
    assert not any(change.new for change in changes)
    assert [step.transition.action.text for step in changes[0].steps] == [
        "AB:f1c4", "BC:h7h6", "BC:h2h3",
    ]  # fmt: skip
    session.go_to(99)
    assert session.node.ply == 4


def test_another_action_after_undo_keeps_the_old_line_as_a_later_child() -> None:
    session = a_session(2)
    play(session, "AB:e4 AB:e5 AB:Nf3")
    old = session.line()
    session.undo(2)
    play(session, "AB:c5")
    parent = session.node.parent
    assert parent is not None
    assert [child.action.text for child in parent.children if child.action] == [
        "AB:c7c5", "AB:e7e5",
    ]  # fmt: skip
    assert parent.children[1].line() == old
    assert not session.edits.can_redo()
    session.undo()
    play(session, "AB:e5")
    assert session.node is old[2]
    assert session.redo() == 1
    assert session.node is old[3]
    assert len(parent.children) == 2


def test_unsaved_follows_the_tree_and_where_the_game_goes_on() -> None:
    session = a_session(2)
    assert not session.unsaved
    play(session, "AB:e4")
    assert session.unsaved
    session.mark_saved()
    session.go_to(0)
    assert not session.unsaved
    session.return_to_game()
    session.undo()
    assert session.unsaved, "the file goes on behind the move"
    session.redo()
    assert not session.unsaved
    session.undo()
    play(session, "AB:d4")
    assert session.unsaved
    session.undo()
    play(session, "AB:e4")
    assert session.unsaved, "the variation is not saved yet"
    assert variations.delete(session, session.root.children[1])
    assert not session.unsaved


# Substitutes


def test_somebody_else_takes_a_seat() -> None:
    session = a_session(3)
    log = logged(session)
    session.names_changed.connect(lambda: log.entries.append(session.name(2)))
    substitute(session, 2, "  Emma\n")
    assert log.entries == ["seat 2 Emma", "Emma"]
    assert session.match.names == ("Anna", "Emma", "Clara")
    for name in ("Emma", " ", ""):
        substitute(session, 2, name)
    assert len(log.entries) == 2
    assert session.unsaved is False, "no game has begun"
    session.agree_to_draw(1)
    session.agree_to_draw(2)
    substitute(session, 2, "Greta")
    assert session.agreed == {1}, "Greta has offered nothing"
    play(session, "AB:e4")
    session.mark_saved()
    substitute(session, 1, "Finn")
    assert session.unsaved


# Agreements


def test_a_draw_needs_every_living_player() -> None:
    session = a_session(3)
    assert session.agree_to_draw(2) is None
    assert session.agree_to_draw(2) is None
    assert session.agreed == {2}
    assert session.outcome is None
    assert session.agree_to_draw(1) is None
    assert session.outcome is None
    assert session.agree_to_draw(3) is None
    outcome = session.outcome
    assert outcome is not None
    assert (outcome.result, outcome.players) == ("draw", (1, 2, 3))
    refusal = session.agree_to_draw(1)
    assert refusal is not None
    assert "over" in refusal.message


def test_an_offer_ends_with_the_next_action_and_with_a_walk() -> None:
    session = a_session(3)
    session.agree_to_draw(2)
    play(session, "AB:e4")
    assert not session.agreed
    session.agree_to_draw(2)
    session.undo()
    assert not session.agreed


def test_the_dead_do_not_agree_and_are_not_asked() -> None:
    session = a_session(3)
    assert session.resign(2) is None
    refusal = session.agree_to_draw(2)
    assert refusal is not None
    assert "Ben" in refusal.message
    session.agree_to_draw(1)
    session.agree_to_draw(3)
    assert session.outcome is not None
    assert session.outcome.players == (1, 3)


def test_resigning_kills_the_armies_and_the_last_alive_wins() -> None:
    session = a_session(3)
    changes: list[Change] = []
    session.changed.connect(changes.append)
    assert session.resign(1) is None
    assert session.position.control == (None, 2, 3)
    assert changes[0].events == (ArmyDied(0, 1),)
    (change,) = changes[0].steps[0].transition.control
    assert (change.army, change.before, change.after) == (0, 1, None)
    assert session.resign(1) is not None
    assert session.resign(3) is None
    assert session.outcome is not None
    assert (session.outcome.result, session.outcome.players) == ("win", (2,))
    session.undo()
    assert session.position.control == (None, 2, 3)
    assert changes[-1].events == ()


def test_events_before_the_first_action_are_kept_at_the_root() -> None:
    text = cfen(2, "Ka:Ah1 Qb:Ag2 Kb:Be1 Nb:Af4", control="1/2")
    session = session_at(text)
    assert session.root.events == (Checkmate(0, 2, 1),)
    assert session.outcome is not None
    assert session.outcome.players == (2,)


def test_a_situation_says_what_was_captured_from_every_seat() -> None:
    session = a_session(2)
    play(session, "AB:e4 AB:d5 AB:exd5 AB:Qxd5")
    assert session.situation.captured == {0: {"P": 1}, 1: {"P": 1}}
    rows = session.game.wording.rows(session.situation)
    assert [row.note for row in rows] == ["to move  ·  ♟", "♟"]
