"""Commands that the menus have only while they can be used; see `scenarios/commands.txt`."""

from __future__ import annotations

from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.menu_actions import Command, CommandContext
from cfanp_gui.window.menus import menus
from tests.session.play import a_session
from tests.session.rings import a_ring


def test_what_is_rarely_possible_is_in_the_menus_only_then(window: MainWindow) -> None:
    sessions = (None, a_session(3), a_session(2, friendly=True), a_ring(3, "300"))
    commands = [one for menu in menus(window, str) for one in menu.entries]
    rules = {one.name: one.usable for one in commands if isinstance(one, Command)}
    hidden = [name for name, rule in rules.items() if rule is not None and rule.hides]
    seen = {name: set[bool]() for name in hidden}
    for session in sessions:
        window.commands.update(session and CommandContext(session, session.node))
        for name in hidden:
            action = window.commands[name]
            assert action.isVisible() == action.isEnabled() == window.commands.usable(name), name
            seen[name].add(action.isVisible())
    assert {"clock", "hand over", "play bots"} <= {name for name in seen if len(seen[name]) == 2}
