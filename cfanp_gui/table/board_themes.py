"""Board themes and surfaces of the table: the usual ones, and those of `resources/themes/*.ini`."""

from dataclasses import replace
from functools import cache, lru_cache
from itertools import chain
from typing import Any

from PySide6.QtGui import QColor

from cfanp_gui.assets import asset
from cfanp_gui.core.text import Text
from cfanp_gui.table.theme import MAPLE, USUAL, WALNUT, Theme
from cfanp_gui.table.translate import tr, translated

_USUAL = {
    "boards": {"maple": MAPLE, "walnut": WALNUT},
    "surfaces": {"linen": MAPLE, "slate": WALNUT},
}
"""By file, what light and dark colours have by themselves."""
NAMES = {
    "maple": Text("Maple"), "walnut": Text("Walnut"), "slate": Text("Slate"),
    "paper": Text("Paper"), "felt": Text("Felt"), "contrast": Text("High contrast"),
    "oak": Text("Oak"), "linen": Text("Linen"), "plain-light": Text("Plain light"),
    "plain-dark": Text("Plain dark"), USUAL: Text("With the colours"),
}  # fmt: skip
"""Names of themes and surfaces; others are called by their keys."""
_GRAINS = ("plain", "wood", "stone", "paper", "felt", "linen")
_FIELDS = {
    "boards": ("grain", "light_square", "dark_square", "last_move", "picked", "check", "mate"),
    "surfaces": ("surface_grain", "surface"),
}
"""By file, the fields of a `Theme` that a section has: a grain, and colours."""


Finish = dict[str, Any]
"""What boards or the table are made of: values of fields of a `Theme`."""


def title_of(key: str) -> str:
    """Return the name of a theme or surface in the language in use."""
    return translated(NAMES[key]) if key in NAMES else key


@cache
def finishes(file: str) -> tuple[dict[str, Finish], tuple[str, ...]]:
    """Return the finishes by key, first the usual, and a sentence for each left out of a file."""
    from configparser import ConfigParser, Error  # no start needs it that looks as usual

    found: dict[str, Finish] = {
        key: {name: getattr(theme, name) for name in _FIELDS[file]}
        for key, theme in _USUAL[file].items()
    }
    problems = []
    sections, path = ConfigParser(interpolation=None), asset("themes", f"{file}.ini")
    try:
        sections.read_string(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, Error) as error:
        reason = " ".join(str(error).split())
        words = tr("{file} cannot be read, and boards look as usual: {reason}")
        return found, (words.format(file=path.name, reason=reason),)
    words = tr("{file}, section [{section}]: {field} is not right, and the theme is left out.")
    for key in sections.sections():
        grain, *colours = _FIELDS[file]
        fields: Finish = {name: QColor(sections[key].get(name)) for name in colours}
        wrong = [name for name in colours if not fields[name].isValid()]
        fields[grain] = sections[key].get(grain)
        if fields[grain] not in _GRAINS:
            wrong.insert(0, grain)
        if wrong:
            problems.append(words.format(file=path.name, section=key, field=wrong[0]))
        else:
            found[key] = fields
    return found, tuple(problems)


def problems() -> list[str]:
    """Return a sentence for each theme and surface that cannot be used."""
    return [*chain.from_iterable(finishes(file)[1] for file in _FIELDS)]


@lru_cache(maxsize=32)
def dressed(dark: bool, board: str, surface: str) -> Theme:
    """Return a theme with a board theme and a surface by key; unknown ones are as usual."""
    theme = WALNUT if dark else MAPLE
    for file, key in (("boards", board), ("surfaces", surface)):
        if key != USUAL:
            theme = replace(theme, **finishes(file)[0].get(key, {}))
    return theme
