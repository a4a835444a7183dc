"""Those who listen are told in their order, and no more once they have left."""

from __future__ import annotations

from collections.abc import Callable

from cfanp_gui.core.boards import Pair
from cfanp_gui.session.change import Change
from cfanp_gui.session.signals import Signal, Unsubscribe
from tests.session.play import a_session, pair, play


def test_an_unsubscribed_listener_is_not_called() -> None:
    listeners = Signal[[str]]()
    calls: list[str] = []
    leave = listeners.connect(lambda what: calls.append(f"first {what}"))
    listeners.connect(lambda what: calls.append(f"second {what}"))
    listeners.emit("a")
    leave()
    leave()
    listeners.emit("b")
    assert calls == ["first a", "second a", "second b"]


def test_one_who_listens_twice_leaves_once() -> None:
    listeners = Signal[[int]]()
    calls: list[int] = []
    leave = listeners.connect(calls.append)
    listeners.connect(calls.append)
    leave()
    listeners.emit(1)
    assert calls == [1]


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


def test_every_kind_of_listener_of_a_session_can_leave() -> None:
    session = a_session(3)
    changes: list[Change] = []
    pairs: list[Pair | None] = []
    leaves = [session.changed.connect(changes.append), session.pairs.changed.connect(pairs.append)]
    play(session, "AB:e4")
    for leave in leaves:
        leave()
    session.undo()
    session.push(pair("BC"))
    assert len(changes) == 1
    assert pairs == [pair("AB")]
