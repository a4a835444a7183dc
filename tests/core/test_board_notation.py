"""What notations share whose boards move by themselves, at the tables of those that have one."""

from __future__ import annotations

import pytest

from cfanp_gui.core.board_notation import BoardNotation, board_number
from cfanp_gui.core.game import Game, Position
from cfanp_gui.core.notation import NotationError
from cfanp_gui.games.registry import GAMES

NOTATED = [(game, game.notation) for game in GAMES if isinstance(game.notation, BoardNotation)]
each = pytest.mark.parametrize(("game", "notation"), NOTATED, ids=lambda one: type(one).__name__)


def start(game: Game) -> Position:
    """Return a start with several boards."""
    return game.initial(6, {})


def test_there_are_such_games() -> None:
    assert len(NOTATED) == 2


@each
def test_what_fits_several_moves_is_told_with_them(
    game: Game, notation: BoardNotation[Position, object]
) -> None:
    position = start(game)
    tokens = {notation.human(position, action): action for action in position.all_actions()}
    san = next(iter(tokens)).partition(" ")[2]  # at the start the boards are alike
    with pytest.raises(NotationError, match="fits several legal moves") as caught:
        notation.parse(position, san)
    meant = {action for token, action in tokens.items() if token.partition(" ")[2] == san}
    assert set(caught.value.fitting) == meant
    assert len(meant) > 1


@each
def test_boards_go_by_numbers_and_letters(
    game: Game, notation: BoardNotation[Position, object]
) -> None:
    position = start(game)
    action = position.all_actions()[-1]
    human = notation.human(position, action)
    number, _, san = human.partition(" ")
    letter = number.strip("1.")
    assert letter.isupper(), "White is to move"
    assert notation.opens(number)
    assert not notation.opens(san)
    for text in (human, f"{letter}.{san}", f"99{letter}... {san}", f"{board_number(letter)}:{san}"):
        assert notation.parse(position, text) == action
    with pytest.raises(NotationError, match=f"its moves begin with {letter}"):
        notation.parse(position, human.replace(letter, letter.lower(), 1))
    with pytest.raises(NotationError, match="is not a move"):
        notation.parse(position, "?" * 80)


@each
def test_what_would_have_been_legal_is_of_the_board_named(
    game: Game, notation: BoardNotation[Position, object]
) -> None:
    position = start(game)
    assert notation.instead(position, "1A. Qa1").startswith(" (legal: 1A. ")
    assert "1B. " not in notation.instead(position, "1A. Qa1")
    over = position.apply(game.agreed_draw())[0]
    assert notation.instead(over, "1A. Qa1") == ""
    with pytest.raises(NotationError, match="the game is over"):
        notation.parse(over, "1A. a3")
