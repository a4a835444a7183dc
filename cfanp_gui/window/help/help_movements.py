"""Movements of the pieces of a game, for the page of the help that names it."""

from __future__ import annotations

from PySide6.QtGui import QPixmap

from cfanp_gui.core.movement import Movement
from cfanp_gui.core.options import OptionValues
from cfanp_gui.core.pieces import Piece
from cfanp_gui.games.registry import find_game
from cfanp_gui.record.palette import usual_colours
from cfanp_gui.table.appearance import look_of
from cfanp_gui.table.layers.piece_art import USUAL_ART, ArtKeys, PieceArt
from cfanp_gui.table.movement_tip import PORTRAIT, movement_html
from cfanp_gui.table.theme import DARK, LIGHT


def movements_html(named: str, dark: bool, art: ArtKeys = USUAL_ART) -> str:
    """Return the movement of each kind of piece of a game, as HTML, for a dark page or a light one.

    Kinds that move alike share a picture.

    `named` is the key of the game, followed by a space and the key of its base game unless that is
    the usual one. Raises UnknownGameError for an unknown key, OptionError for an unknown base game,
    ValueError for a game that does not describe its movements.
    """
    key, _, base = named.partition(" ")
    options: OptionValues = {"base": base} if base else {}
    game = find_game(key).variant(options)
    start = game.initial(game.min_players, {**game.as_seated, **options})
    theme, drawing = DARK if dark else LIGHT, PieceArt()
    drawing.set_look(*art)
    look = look_of(start.style(Piece("", 0)), tuple(usual_colours(start)))
    alike: dict[Movement, dict[str, QPixmap]] = {}
    for letter, kind in game.piece_types.items():
        if kind.unknown:
            continue
        movement = start.movement(letter)
        if movement is None:
            raise ValueError(f"the game {named} does not tell how its pieces move")
        drawn = alike.setdefault(movement, {})
        if kind.heading not in [game.piece_types[other].heading for other in drawn]:
            drawn[letter] = drawing.pixmap(kind, look, PORTRAIT)
    parts = []
    for movement, drawn in alike.items():
        (letter, portrait), *others = drawn.items()
        parts.append(
            movement_html(movement, letter, game.piece_types, theme, portrait, dict(others))
        )
    return "".join(parts)
