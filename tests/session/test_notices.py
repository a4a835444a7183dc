"""What those who listen to a session are told, in which order, and what a full journal does."""

import errno
from collections.abc import Callable

from cfanp_gui.core.position import EVERYBODY
from cfanp_gui.games.armies.events import ArmyDied
from cfanp_gui.session import variations
from cfanp_gui.session.bot_seats import substitute
from cfanp_gui.session.cursor import Change
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.seeing import take_seat
from cfanp_gui.session.signals import Signal, Unsubscribe
from cfanp_gui.session.tree import Node
from tests.session.blind import blind_session
from tests.session.blind import play as play_blind
from tests.session.play import a_session, action, pair, play


class Log:
    """A journal in memory that can be told to fail."""

    def __init__(self) -> None:
        self.entries: list[str] = []
        self.full = False

    def append(self, entry: str) -> None:
        if self.full:
            raise OSError(errno.ENOSPC, "No space left on device")
        self.entries.append(entry)


def logged(session: GameSession) -> Log:
    """Give a session a journal in memory."""
    session.journal.log = log = Log()  # type: ignore[assignment]
    return log


def test_listeners_are_called_in_their_order_until_they_leave() -> None:
    listeners = Signal[[str]]()
    calls: list[str] = []
    leave = listeners.connect(lambda what: calls.append(f"first {what}"))
    listeners.connect(lambda what: calls.append(f"second {what}"))
    listeners.emit("a")
    leave()
    leave()
    listeners.emit("b")
    assert calls == ["first a", "second a", "second b"]
    twice = Signal[[str]]()
    leave = twice.connect(calls.append)
    twice.connect(calls.append)
    leave()
    twice.emit("once")
    assert calls[3:] == ["once"]


def test_listeners_that_leave_or_come_during_a_signal_are_not_called() -> None:
    listeners = Signal[[]]()
    calls: list[str] = []
    leaves: list[Unsubscribe] = []

    def first() -> None:
        calls.append("first")
        leaves[1]()
        listeners.connect(lambda: calls.append("new"))

    others: list[Callable[[], None]] = [first, lambda: calls.append("gone")]
    leaves += [listeners.connect(one) for one in others]
    listeners.emit()
    assert calls == ["first"]
    leaves[0]()
    listeners.emit()
    assert calls == ["first", "new"]


def test_a_change_tells_the_way_the_cursor_went_and_what_happened_on_it() -> None:
    session = a_session(3)
    changes: list[Change] = []
    session.changed.connect(changes.append)
    before = session.position
    assert session.propose(action(session, "AB:e4")) is None
    assert (changes[0].before, changes[0].after) == (before, session.node.position)
    play(session, "BC:h3 BC:h6 AB:Bc4")
    assert [change.new for change in changes] == [True] * 4
    del changes[:]
    session.go_to(1)
    session.go_to(3)
    session.go_to(3)
    assert [[step.forward for step in change.steps] for change in changes] == [
        [False] * 3, [True] * 2,
    ]  # fmt: skip
    assert [step.transition.action.text for step in changes[0].steps] == [
        "AB:f1c4", "BC:h7h6", "BC:h2h3",
    ]  # fmt: skip
    assert not any(change.new for change in changes)
    dying = a_session(3)
    dying.changed.connect(changes.append)
    del changes[:]
    dying.resign(1)
    dying.resign(3)
    dying.visit(dying.root)
    dying.visit(dying.root.children[0].children[0])
    died, last, back, again = changes
    assert died.events == (ArmyDied(0, 1),)
    assert back.events == ()
    assert again.events == (*died.events, *last.events)


def test_listeners_hear_after_the_journal_and_of_what_they_asked_for() -> None:
    session = a_session(3)
    log = logged(session)
    heard = log.entries

    def noted(node: Node) -> None:
        heard.append(f"noted {node.place()}")

    session.changed.connect(lambda _: heard.append("first"))
    session.changed.connect(lambda _: heard.append("second"))
    session.edits.notes_changed.connect(noted)
    session.edits.lines_changed.connect(lambda: heard.append("lines"))
    session.names_changed.connect(lambda: heard.append(session.name(2)))
    session.tags.changed.connect(lambda: heard.append(str(dict(session.tags))))
    leave = session.pairs.changed.connect(lambda laid: heard.append(f"pair {laid}"))
    play(session, "AB:e4")
    session.push(pair("BC"))
    leave()
    session.pull_apart()
    session.go_back(1)
    session.redo()
    session.annotations.note("so")
    session.walk(-1)
    play(session, "AB:d4")
    variations.promote(session, session.node)
    substitute(session, 2, "Emma")
    session.tags.set("TableLayout", "x")
    session.tags.set("TableLayout", "x")
    names = "{'Substitutes': '2: Ben'"
    assert heard == [
        "play AB:e2e4", f"pair {pair('AB')}", "first", "second", f"pair {pair('BC')}",
        "back 1", "first", "second", "ahead 0", "first", "second",
        "note 0 - so", "noted 0", "go -", "first", "second", "try AB:d2d4", "first", "second",
        "promote 1", "lines", "seat 2 Emma", f"{names}}}", "Emma",
        "tag TableLayout x", f"{names}, 'TableLayout': 'x'}}",
    ]  # fmt: skip


def test_a_failing_journal_is_reported_once_and_gets_its_entries_later() -> None:
    session = a_session(2)
    trouble: list[str] = []
    session.journal.failed.connect(trouble.append)
    play(session, "AB:e4")  # before there is a journal
    log = logged(session)
    log.full = True
    play(session, "AB:e5 AB:Nf3")
    assert session.node.ply == 3
    assert log.entries == []
    assert len(trouble) == 1
    assert "the disk is full" in trouble[0]
    log.full = False
    session.undo()
    assert log.entries == ["play AB:e7e5", "play AB:g1f3", "back 1"]
    log.full = True
    session.redo()
    assert len(trouble) == 2


def test_listeners_hear_that_another_looks_and_no_more_than_all_may_see() -> None:
    session = blind_session()
    told: list[Change] = []
    session.changed.connect(told.append)
    take_seat(session)
    take_seat(session)
    (seated,) = told
    assert (seated.before.viewer, seated.after.viewer) == (EVERYBODY, 1)
    assert (seated.steps, seated.new) == ((), False)
    play_blind(session, "a1a2", "b7b6", "b4b5", "a2a3", "c7c6", "c4c5", "a3a4")
    moved = next(change for change in told if change.new)
    assert {one.viewer for one in (moved.before, moved.after)} == {EVERYBODY}
    assert moved.steps[0].transition.moved[0].before.letter == "X"
    transition = session.node.transition
    assert transition is not None
    assert {one.piece.letter for one in transition.captured} == {"B"}, "what fought is known"
