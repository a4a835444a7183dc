"""How the pieces of a game move, for the page of the help that asks for it."""

from __future__ import annotations

from cfanp_gui.core.capabilities import PieceMoves
from cfanp_gui.core.pieces import Piece
from cfanp_gui.games.registry import find_game
from cfanp_gui.record.palette import usual_colours
from cfanp_gui.table.appearance import look_of
from cfanp_gui.table.layers.piece_art import PieceArt
from cfanp_gui.table.movement_tip import PORTRAIT, movement_html
from cfanp_gui.table.theme import DARK, LIGHT


def movements_html(key: str, dark: bool) -> str:
    """Return how each kind of piece of a game moves, as HTML, for a dark page or a light one.

    Raises UnknownGameError for a key that no game has, ValueError for a game that cannot tell.
    """
    game = find_game(key)
    start = game.initial(game.min_players, game.as_seated)
    if not isinstance(start, PieceMoves):
        raise ValueError(f"the game {key} does not tell how its pieces move")
    theme, art = DARK if dark else LIGHT, PieceArt()
    look = look_of(start.style(Piece("", 0)), tuple(usual_colours(start)))
    return "".join(
        movement_html(
            start.movement(letter),
            letter,
            game.piece_types,
            theme,
            art.pixmap(kind, look, PORTRAIT),
        )
        for letter, kind in game.piece_types.items()
    )
