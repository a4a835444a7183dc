"""Files of weights for base games: those of the program, and those that a person has had learned.

A file that is damaged, or of another game, is left out with a sentence in the log.
"""

import json
import logging
from functools import lru_cache
from pathlib import Path
from typing import Any

from cfanp_gui.assets import asset, user_data
from cfanp_gui.core.searching import Form, Weight, Weights
from cfanp_gui.record.files import allowed_name, read_file, replace_file

_log = logging.getLogger(__name__)

WEIGHTS = "weights"
"""Name of the folders with the files."""
MOST_BYTES = 1_000_000
MOST = 10_000
"""Greatest weight, in hundredths of a pawn."""


def file_name(form: Form) -> str:
    """Return the name of a form's file; three armies and more have one for all."""
    return f"{allowed_name(form.key)}-{'two' if form.armies == 2 else 'more'}.json"


@lru_cache(maxsize=64)
def weights_of(form: Form) -> Weights | None:
    """Return the learned weights of a game; None without any that can be used."""
    for folder in (user_data() / WEIGHTS, asset(WEIGHTS)):
        path = folder / file_name(form)
        try:
            if path.is_file():
                return read(form, read_file(path, MOST_BYTES).decode("utf-8"))
        except (OSError, ValueError) as error:
            _log.warning("the weights of %s are left out: %s", path, error)
    return None


def write(form: Form, weights: Weights, path: Path) -> None:
    """Write a file of weights, with its folder. Raises OSError."""
    kinds = [
        f'"{letter}": {{"worth": [{value}, {held}], "rows": {[*rows]}, "columns": {[*columns]}}}'
        for letter, (value, held, rows, columns) in zip(form.letters, weights, strict=True)
    ]
    path.parent.mkdir(parents=True, exist_ok=True)
    replace_file(path, "\n".join(("{", ",\n".join(kinds), "}", "")).encode())


def read(form: Form, text: str) -> Weights:
    """Return the weights in a file's text. Raises ValueError if they are not of this form."""
    try:
        kinds = json.loads(text)
    except RecursionError:
        raise ValueError("it is nested too deeply") from None
    if not isinstance(kinds, dict) or set(kinds) != set(form.letters):
        raise ValueError("its pieces are not those of the game")
    return tuple(_weight(form, letter, kinds[letter]) for letter in form.letters)


def _weight(form: Form, letter: str, given: Any) -> Weight:
    """Return the weight of a kind. Raises ValueError."""
    try:
        (value, held), (rows, columns) = given["worth"], (given["rows"], given["columns"])
        weight = Weight(value, held, tuple(rows), tuple(columns))
    except (TypeError, ValueError, KeyError):
        raise ValueError(f"{letter!r} has no worth, rows and columns") from None
    if (len(rows), len(columns)) != (form.rows, form.columns) or any(
        type(number) is not int or abs(number) > MOST for number in (value, held, *rows, *columns)
    ):
        raise ValueError(
            f"the worths of {letter!r} are not {form.rows} of rows and {form.columns} of columns, "
            f"whole numbers from -{MOST} to {MOST}"
        )
    return weight
