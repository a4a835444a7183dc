"""Board themes and surfaces of the table, described in sections of `resources/themes/*.ini`."""

from configparser import ConfigParser, Error
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from itertools import chain
from typing import Any

from PySide6.QtGui import QColor

from cfanp_gui.assets import asset
from cfanp_gui.core.text import Text
from cfanp_gui.table.theme import DARK, LIGHT, Theme
from cfanp_gui.table.translate import tr, translated

USUAL = "usual"
"""Key for the theme or the surface that goes with light or dark colours."""
_USUAL = {"boards": ("maple", "walnut"), "surfaces": ("linen", "slate")}
"""By file, the keys for light and for dark colours."""
NAMES = {
    "maple": Text("Maple"), "walnut": Text("Walnut"), "slate": Text("Slate"),
    "paper": Text("Paper"), "felt": Text("Felt"), "contrast": Text("High contrast"),
    "oak": Text("Oak"), "linen": Text("Linen"), "plain light": Text("Plain light"),
    "plain dark": Text("Plain dark"), USUAL: Text("With the colours"),
}  # fmt: skip
"""Names of themes and surfaces; others are called by their keys."""
_GRAINS = ("plain", "wood", "stone", "paper", "felt", "linen")
_FIELDS = {
    "boards": ("light", "dark", "last_move", "picked", "check", "mate"),
    "surfaces": ("colour",),
}
"""Colours of a section, by file."""


@dataclass(frozen=True, slots=True)
class Finish:
    """What boards or the table are made of: a grain, and colours by their names."""

    key: str
    grain: str
    colours: tuple[tuple[str, str], ...]

    @property
    def title(self) -> str:
        """Return the name in the language in use."""
        return translated(NAMES.get(self.key, Text(self.key)))


@cache
def finishes(file: str) -> tuple[dict[str, Finish], tuple[str, ...]]:
    """Return the finishes of a file by key, and a sentence for each that is left out."""
    found, problems = dict[str, Finish](), []
    sections, path = ConfigParser(interpolation=None), asset("themes", f"{file}.ini")
    try:
        sections.read_string(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, Error) as error:
        reason = " ".join(str(error).split())
        words = tr("{file} cannot be read, and boards look as usual: {reason}")
        return {}, (words.format(file=path.name, reason=reason),)
    words = tr("{file}, section [{section}]: {field} is not right, and the theme is left out.")
    for key in sections.sections():
        section = sections[key]
        colours = [(name, section.get(name, "")) for name in _FIELDS[file]]
        wrong = [name for name, colour in colours if not QColor(colour).isValid()]
        if section.get("grain", "") not in _GRAINS:
            wrong.insert(0, "grain")
        if wrong:
            problems.append(words.format(file=path.name, section=key, field=wrong[0]))
        else:
            found[key] = Finish(key, section["grain"], tuple(colours))
    return found, tuple(problems)


def problems() -> list[str]:
    """Return a sentence for each theme and surface that cannot be used."""
    return [*chain.from_iterable(finishes(file)[1] for file in _FIELDS)]


@lru_cache(maxsize=32)
def _dressed(dark: bool, board: str, surface: str) -> Theme:
    """Return the light or the dark theme with a board theme and a surface."""
    theme = DARK if dark else LIGHT
    for file, key in (("boards", board), ("surfaces", surface)):
        known = finishes(file)[0]
        finish = known.get(key) or known.get(_USUAL[file][dark])
        if finish is not None:
            colours: dict[str, Any] = {name: QColor(colour) for name, colour in finish.colours}
            if file == "boards":
                squares = {f"{name}_square": colours.pop(name) for name in ("light", "dark")}
                theme = replace(theme, grain=finish.grain, **squares, **colours)
            else:
                ground = colours["colour"]
                theme = replace(theme, surface=ground, surface_grain=finish.grain)
    return theme


def dressed(theme: Theme, board: str, surface: str) -> Theme:
    """Return a theme with a board theme and a surface by key; unknown ones are as usual."""
    return _dressed(theme.dark, board, surface)
