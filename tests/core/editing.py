"""Edits at random, for any game that can be edited."""

import random

from cfanp_gui.core.boards import Square
from cfanp_gui.core.editing import (
    ChoiceField,
    Editing,
    Field,
    FieldValue,
    FlagsField,
    NumberField,
    PiecesField,
    SquaresField,
    SwitchField,
    TextField,
)
from cfanp_gui.core.game import Game


def start(game: Game, players: int) -> Editing:
    """Return the start position of a game as it can be edited."""
    found = game.editing(game.initial(players, game.as_seated))
    assert found is not None, f"{game.name} can be edited"
    return found


def fields(editing: Editing) -> dict[str, Field]:
    """Return the fields there are, by their names."""
    found = {field.name: field for field in editing.fields()}
    assert len(found) == len(editing.fields()), "every field has a name of its own"
    return found


def value_of(field: Field) -> FieldValue:
    """Return the value of a field."""
    value: FieldValue = field.value  # type: ignore[attr-defined]
    return value


def any_square(editing: Editing, chance: random.Random) -> Square:
    """Return a square of any board."""
    spec = chance.choice(editing.boards())
    return Square(spec.id, chance.randrange(spec.size))


def any_value(editing: Editing, field: Field, chance: random.Random) -> FieldValue:
    """Return something that a field may be set to."""
    match field:
        case ChoiceField():
            return chance.choice(field.choices).value
        case FlagsField():
            return frozenset(one.value for one in field.choices if chance.random() < 0.5)
        case SwitchField():
            return not field.value
        case NumberField():
            return chance.randint(field.least, min(field.most, field.least + 9))
        case TextField():
            return chance.choice(("-", "nonsense", field.value))
        case SquaresField():
            return field.value ^ {any_square(editing, chance)}
        case PiecesField():
            return (*field.value, chance.choice(chance.choice(editing.palette()).pieces))
    raise AssertionError(f"{field} is of no kind that is known")


def edited(editing: Editing, chance: random.Random) -> Editing:
    """Return a position after one edit."""
    what = chance.random()
    if what < 0.5:
        square = any_square(editing, chance)
        pieces = dict(editing.pieces)
        if chance.random() < 0.5:
            pieces.pop(square, None)
        else:
            piece = chance.choice(chance.choice(editing.palette()).pieces)
            pieces[square] = editing.as_placed(piece, square.board)
        return editing.with_pieces(pieces)
    if what < 0.85:
        field = chance.choice(editing.fields())
        return editing.with_field(field.name, any_value(editing, field, chance))
    if what < 0.9:
        board = chance.choice(editing.boards()).id
        if (held := editing.pocket(board)) is None:
            return editing
        return editing.with_pocket(
            board, (*held, chance.choice(chance.choice(editing.palette()).pieces))
        )
    if what < 0.95:
        return editing.with_board() or editing
    return editing.without_board(chance.choice(editing.boards()).id) or editing
