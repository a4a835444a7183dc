"""Those who listen are told in their order, and no more once they have left."""

from __future__ import annotations

from collections.abc import Callable

from cfanp_gui.core.boards import Pair
from cfanp_gui.session.game_session import Change
from cfanp_gui.session.signals import Signal, Unsubscribe
from tests.session.play import a_session, pair, play


def test_who_has_left_is_told_no_more() -> None:
    listeners = Signal[[str]]()
    told: list[str] = []
    leave = listeners.add(lambda what: told.append(f"first {what}"))
    listeners.add(lambda what: told.append(f"second {what}"))
    listeners.emit("a")
    leave()
    leave()
    listeners.emit("b")
    assert told == ["first a", "second a", "second b"]


def test_one_who_listens_twice_leaves_once() -> None:
    listeners = Signal[[int]]()
    told: list[int] = []
    leave = listeners.add(told.append)
    listeners.add(told.append)
    leave()
    listeners.emit(1)
    assert told == [1]


def test_who_leaves_or_comes_while_others_are_told_is_not_told() -> None:
    listeners = Signal[[]]()
    told: list[str] = []
    leaves: list[Unsubscribe] = []

    def first() -> None:
        told.append("first")
        leaves[1]()
        listeners.add(lambda: told.append("new"))

    others: list[Callable[[], None]] = [first, lambda: told.append("gone")]
    leaves += [listeners.add(one) for one in others]
    listeners.emit()
    assert told == ["first"]
    leaves[0]()
    listeners.emit()
    assert told == ["first", "new"]


def test_every_kind_of_listener_of_a_session_can_leave() -> None:
    session = a_session(3)
    changes: list[Change] = []
    pairs: list[Pair | None] = []
    leaves = [session.listen(changes.append), session.listen_to_pair(pairs.append)]
    play(session, "AB:e4")
    for leave in leaves:
        leave()
    session.undo()
    session.push(pair("BC"))
    assert len(changes) == 1
    assert pairs == [pair("AB")]
