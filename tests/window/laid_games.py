"""Games on a window's table, and what may be done with them."""

from cfanp_gui.session.game_session import GameSession
from cfanp_gui.window.main_window import MainWindow
from tests.session.play import a_match, play, pushed
from tests.session.rings import of_boards, ring_match
from tests.systems import WINDOWS

NASTY = ["<b>x</b>", "<img src=x>", "R&D"]
"""Names that would be read as markup, or as a key, where they are not plain text."""
NASTY_FILE = "&lt;img src=x.png&gt;" if WINDOWS else "<img src=x.png>"
"""The beginning of a file's name that is no markup; Windows has no angle brackets in names."""


def begun(
    window: MainWindow, players: int = 3, moves: str = "", **options: str | bool
) -> GameSession:
    """Return a game on the window's table."""
    window.documents.begin(a_match(players, **options))
    session = window.documents.session
    assert session is not None
    game = pushed(session)
    play(game, moves)
    return game


def ring(
    window: MainWindow, players: int = 3, control: str = "", **options: str | bool
) -> GameSession:
    """Return a ring of boards on the window's table."""
    window.documents.begin(ring_match(players, control, **options))
    session = window.documents.session
    assert session is not None
    return of_boards(session)


ALWAYS = {
    "new", "open", "position", "edit", "games", "history", "new window", "quit",
}  # fmt: skip
"""Actions about a game that may be chosen with or without one."""
SAVED = {
    "save",
    "save as",
    "save page",
    "save picture",
    "copy picture",
    "copy",
    "copy game",
    "type",
    "close game",
}
"""With a game on the table."""
MOVED = {*SAVED, "save film", "undo", "back"}
"""With a move of it."""

OF_LIST = {
    "back", "forward", "to start", "to end", "previous variation", "next variation", "to game",
    "promote", "delete variation", "apart", "move now", "stop bots",
}  # fmt: skip
"""Actions about the game that are in no menu of the window."""


def enabled(window: MainWindow) -> set[str]:
    """Return the names of the actions about the game that may be chosen."""
    commands = window.commands
    of_list = {action for action in window.actions() if action.objectName() in OF_LIST}
    menus = (commands.menus[name] for name in ("game", "share", "play"))
    shown = {*of_list, *(action for menu in menus for action in menu.actions())}
    return {
        name for name, action in commands.actions.items() if action in shown and action.isEnabled()
    }
