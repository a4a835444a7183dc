"""What a person prefers: looks, motion, seats, sounds, language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from cfanp_gui.table.camera import SeatTurning
from cfanp_gui.table.layout.geometry import Layout
from cfanp_gui.window.services.languages import LANGUAGES, SYSTEM

THEMES = ("system", "light", "dark")
MOTIONS = ("system", "full", "reduced")


class Preferences(NamedTuple):
    """One value for each preference; the defaults are those of a first start."""

    theme: str = "system"
    """One of `THEMES`."""
    pieces: str = "cburnett"
    """The key of a piece set; an unknown one counts as the first."""
    motion: str = "system"
    """One of `MOTIONS`."""
    turning: str = SeatTurning.OFF.value
    layout: str = Layout.ROWS.value
    card: bool = False
    """Whether a card is shown between the turns of two players."""
    sound: bool = True
    volume: int = 70
    """Loudness of sounds, 0 to 100."""
    language: str = SYSTEM
    """The key of a language, or `languages.SYSTEM`."""

    def checked(self) -> Preferences:
        """Return the same with the default in place of every value that makes no sense."""
        usual = Preferences()
        allowed = {
            "theme": THEMES,
            "motion": MOTIONS,
            "turning": tuple(one.value for one in SeatTurning),
            "layout": tuple(one.value for one in Layout),
            "language": (SYSTEM, *(one.key for one in LANGUAGES)),
            "volume": range(101),
        }
        wrong = {
            name: getattr(usual, name)
            for name, values in allowed.items()
            if getattr(self, name) not in values
        }
        return self._replace(**wrong)

    def to_strings(self) -> dict[str, str]:
        """Return every preference as text, for the settings file."""
        return {name: str(value) for name, value in self._asdict().items()}

    @classmethod
    def of_strings(cls, stored: Mapping[str, str]) -> Preferences:
        """Return what was stored by `to_strings`; what is missing or makes no sense is as usual."""
        values: dict[str, object] = {}
        for name, usual in cls._field_defaults.items():
            text = stored.get(name)
            if text is None:
                continue
            if isinstance(usual, bool):
                values[name] = text.lower() == "true"
            elif isinstance(usual, int):
                values[name] = int(text) if text.isascii() and text.isdigit() else -1
            else:
                values[name] = text
        return cls(**values).checked()  # type: ignore[arg-type]
