"""Commands that the menus have only while they can be used; see `scenarios/commands.txt`."""

from __future__ import annotations

from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.usable_commands import WHERE_USABLE, enable_commands
from tests.session.play import a_session
from tests.session.rings import a_ring


def test_what_is_rarely_possible_is_in_the_menus_only_then(window: MainWindow) -> None:
    sessions = (None, a_session(3), a_session(2, friendly=True), a_ring(3, "300"))
    seen = {name: set[bool]() for name in WHERE_USABLE}
    for session in sessions:
        enable_commands(window.commands, session, None)
        for name in WHERE_USABLE:
            action = window.commands[name]
            assert action.isVisible() == action.isEnabled(), name
            seen[name].add(action.isVisible())
    assert {"clock", "hand over", "play bots"} <= {name for name in seen if len(seen[name]) == 2}
