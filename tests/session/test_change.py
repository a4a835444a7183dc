"""What the listeners of a session are told."""

from __future__ import annotations

from cfanp_gui.games.armies.events import ArmyDied
from cfanp_gui.session.change import Change
from tests.session.play import a_session


def test_events_are_those_of_the_way_forward() -> None:
    session = a_session(3)
    changes: list[Change] = []
    session.changed.connect(changes.append)
    session.resign(1)
    session.resign(3)
    session.visit(session.root)
    session.visit(session.root.children[0].children[0])
    died, back, again = changes[0], changes[2], changes[3]
    assert died.events == (ArmyDied(0, 1),)
    assert back.events == ()
    assert [step.forward for step in again.steps] == [True, True]
    assert again.events == (*died.events, *changes[1].events)
