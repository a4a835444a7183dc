"""How the pieces of a game move, for the page of the help that asks for it."""

from __future__ import annotations

from cfanp_gui.core.capabilities import PieceMoves
from cfanp_gui.core.options import OptionValues
from cfanp_gui.core.pieces import Piece
from cfanp_gui.games.registry import find_game
from cfanp_gui.record.palette import usual_colours
from cfanp_gui.table.appearance import look_of
from cfanp_gui.table.layers.piece_art import PieceArt
from cfanp_gui.table.movement_tip import PORTRAIT, movement_html
from cfanp_gui.table.theme import DARK, LIGHT


def movements_html(named: str, dark: bool) -> str:
    """Return how each kind of piece of a game moves, as HTML, for a dark page or a light one.

    `named` is the key of the game, and behind a space that of its base game where it is not the
    usual one. Raises UnknownGameError for a key that no game has, OptionError for a base game that
    is not known, ValueError for a game that cannot tell.
    """
    key, _, base = named.partition(" ")
    options: OptionValues = {"base": base} if base else {}
    game = find_game(key).variant(options)
    start = game.initial(game.min_players, {**game.as_seated, **options})
    if not isinstance(start, PieceMoves):
        raise ValueError(f"the game {named} does not tell how its pieces move")
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
        if not kind.unknown
    )
