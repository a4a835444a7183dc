"""What is said about files that are opened, saved and compared."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from cfanp_gui.core.text import one_line
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.tree import Node
from cfanp_gui.table.translate import tr, translated


def reason(problem: Exception) -> str:
    """Return why a file cannot be read or written, in the language in use."""
    return (isinstance(problem, OSError) and problem.strerror) or translated(problem)


def not_opened(path: Path, problem: Exception) -> str:
    """Return the sentence that a file cannot be opened."""
    return tr("{file} cannot be opened: {reason}.").format(
        file=one_line(path.name), reason=reason(problem)
    )


def not_as_saved(path: Path, why: str) -> str:
    """Return the sentence that a file was opened, but not as it says that the table stood."""
    return tr("{file} is not opened as it was saved: {reason}.").format(
        file=one_line(path.name), reason=translated(why)
    )


def not_saved(path: Path, problem: Exception) -> str:
    """Return the sentence that a file cannot be saved."""
    return tr("{file} cannot be saved: {reason}.").format(
        file=one_line(path.name), reason=reason(problem)
    )


def saved(session: GameSession, path: Path, anew: bool) -> str:
    """Return what was written of a game: who has tried moves is to know that they are there.

    `anew` is whether its file was no longer there.
    """
    variations = sum(node.heads_variation for node in session.root.whole())
    if anew:
        return tr("{file} was no longer there; the game is saved there anew.").format(
            file=one_line(path.name)
        )
    if not variations:
        return tr("The game is saved as {file}.").format(file=one_line(path.name))
    return tr("The game is saved as {file}, with %n variation(s).", "", variations).format(
        file=one_line(path.name)
    )


def difference(path: Path, alike: int, there: Sequence[Node], here: Sequence[Node]) -> str:
    """Return how the game of a file differs from another one that is to be saved there.

    `there` and `here` are the positions of their main lines, `alike` the actions that these share.
    """
    if len(there) == len(here) == alike + 1:
        return tr(
            "{file} on the disk has the same actions as your game; only names, notes, variations "
            "or times may differ."
        ).format(file=one_line(path.name))
    return tr(
        "{file} on the disk is like your game for %n action(s); then it has {there} more, and your "
        "game {here} more.",
        "",
        alike,
    ).format(file=one_line(path.name), there=len(there) - 1 - alike, here=len(here) - 1 - alike)
