"""Data that the program remembers from one run to the next."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6 import QtCore
from PySide6.QtCore import QByteArray, QSettings

from cfanp_gui.core.game import Game, OptionError, UnknownGameError, check_options
from cfanp_gui.core.text import one_line
from cfanp_gui.games import registry
from cfanp_gui.session.clock import TimeControl, TimeControlError
from cfanp_gui.session.match import BotSeat, LastSetup
from cfanp_gui.session.signals import Signal
from cfanp_gui.table.camera import SeatTurning
from cfanp_gui.table.layout.geometry import Layout
from cfanp_gui.table.translate import tr
from cfanp_gui.window.services.languages import SYSTEM, known_languages

if TYPE_CHECKING:
    from cfanp_gui.engine.analysis import EngineSetup

THEMES = ("system", "light", "dark")
MOTIONS = ("system", "full", "reduced")
BOTS = ("instant", "normal", "slow")
SIGNS = ("characters", "pictograms")
LONGEST_LOADING = 3600


@dataclass(frozen=True, slots=True)
class Preferences:
    """Value of each preference; the defaults are those of a first start."""

    theme: str = "system"
    """One of `THEMES`."""
    pieces: str = "cburnett"
    """Key of a piece set; an unknown one counts as the first."""
    motion: str = "system"
    """One of `MOTIONS`."""
    turning: str = SeatTurning.OFF.value
    layout: str = Layout.STAGE.value
    card: bool = False
    """True if a card is shown between the turns of two players."""
    sound: bool = True
    volume: int = 70
    """Volume of sounds, 0 to 100."""
    language: str = SYSTEM
    """Key of a language, or `languages.SYSTEM`."""
    bots: str = "normal"
    """Speed of bots' moves, one of `BOTS`."""
    signs: str = "characters"
    """Signs on the pieces of Xiangqi and Shogi, one of `SIGNS`."""
    board: str = "usual"
    """Key of a board theme; an unknown one counts as the usual one."""
    surface: str = "usual"
    """Key of a surface of the table, likewise."""
    loading: int = 60
    """Seconds that a chess program may load before a question, up to `LONGEST_LOADING`."""

    def validated(self) -> Preferences:
        """Return the preferences with the default in place of every invalid value."""
        allowed = {
            "theme": THEMES,
            "motion": MOTIONS,
            "bots": BOTS,
            "signs": SIGNS,
            "turning": tuple(turning.value for turning in SeatTurning),
            "layout": tuple(layout.value for layout in Layout),
            "language": (SYSTEM, *known_languages()),
            "volume": range(101),
            "loading": range(1, LONGEST_LOADING + 1),
        }
        usual = Preferences()
        wrong = [name for name, values in allowed.items() if getattr(self, name) not in values]
        return replace(self, **{name: getattr(usual, name) for name in wrong})

    @classmethod
    def of_strings(cls, stored: Mapping[str, str]) -> Preferences:
        """Return preferences stored as texts; missing and invalid values get defaults."""
        values: dict[str, object] = {}
        for name, usual in asdict(cls()).items():
            if (text := stored.get(name)) is None:
                continue
            values[name] = text
            if isinstance(usual, bool):
                values[name] = text.lower() == "true"
            elif isinstance(usual, int):
                values[name] = int(text) if _is_number(text) else -1
        return cls(**values).validated()  # type: ignore[arg-type]


RECENT = 8
"""Number of files remembered under Open recent."""
PEOPLE = 60
"""Number of names remembered from game to game."""


class Settings:
    """Typed access to the settings file; invalid values count as never set."""

    def __init__(self, folder: Path) -> None:
        """Use a file in `folder`; if that fails, settings are as at a first start."""
        self._folder = folder
        self._told = False
        """True if it was reported that they cannot be kept."""
        with contextlib.suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True)
        self._store = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        self.preferred: Signal[Preferences] = Signal()
        """Tells whenever a preference is changed, in any window."""

    def recent(self) -> list[str]:
        """Return the absolute paths of the files opened or saved last, the latest first."""
        return [path for path in self._texts("files/recent") if os.path.isabs(path)][:RECENT]

    def add_recent(self, path: Path) -> None:
        """Remember a file as the latest."""
        files = [os.path.abspath(path), *self._recent_but(path)]
        self._store.setValue("files/recent", files[:RECENT])

    def forget_recent(self, path: Path) -> None:
        """Forget a file that is no longer there."""
        self._store.setValue("files/recent", self._recent_but(path))

    def _recent_but(self, path: Path) -> list[str]:
        """Return the latest files without a given one; on Windows case makes no difference."""
        whole = Path(os.path.abspath(path))
        return [name for name in self.recent() if Path(name) != whole]

    def continued(self) -> tuple[str, int] | None:
        """Return the file of the unfinished game that was played last, and its number from 0."""
        path, _, number = next(iter(self._texts("files/continued")), "").rpartition(" ")
        return (path, int(number)) if os.path.isabs(path) and _is_number(number) else None

    def set_continued(self, path: Path, number: int, goes_on: bool = True) -> None:
        """Remember an unfinished game by its file and its number there; forget one that is over."""
        place = f"{os.path.abspath(path)} {number}"
        others = [other for other in self._texts("files/continued") if other != place]
        self._store.setValue("files/continued", [place] * goes_on + others[: RECENT - 1])

    def folder(self, own: Path | None = None) -> Path:
        """Return the folder in which a file dialog begins, the first of these that exists.

        They are that of the dialog's own file, `own`, the one last used for files, the system's
        for documents, and the home folder.
        """
        system, used = QtCore.QStandardPaths, self._store.value("files/folder", "")
        documents = system.writableLocation(system.StandardLocation.DocumentsLocation)
        places = map(str, (own or "", used, documents))
        there = (Path(place) for place in places if os.path.isabs(place) and os.path.isdir(place))
        return next(there, Path.home())

    def set_folder(self, path: Path) -> None:
        """Remember the folder last used for files."""
        self._store.setValue("files/folder", str(path.absolute()))

    def game_folders(self) -> list[str]:
        """Return the folders whose games are listed."""
        return [folder for folder in self._texts("files/game_folders") if folder]

    def set_game_folders(self, folders: Sequence[str]) -> None:
        """Remember the folders whose games are listed."""
        self._store.setValue("files/game_folders", list(folders))

    def text(self, name: str) -> str:
        """Return a remembered text, such as a folder; empty if there is none."""
        text = str(self._store.value(name, ""))
        return "" if "\0" in text else text

    def set_text(self, name: str, text: str) -> None:
        """Remember a text."""
        self._store.setValue(name, text)

    def preferences(self) -> Preferences:
        """Return the person's preferences."""
        names = [field.name for field in fields(Preferences)]
        values = {name: self._store.value(f"preferences/{name}") for name in names}
        stored = {name: str(value) for name, value in values.items() if value is not None}
        return Preferences.of_strings(stored)

    def set_preferences(self, preferences: Preferences) -> None:
        """Remember the person's preferences."""
        for name, value in asdict(preferences).items():
            self._store.setValue(f"preferences/{name}", str(value))
        self.preferred.emit(preferences)

    def geometry(self, name: str) -> QByteArray | None:
        """Return the saved geometry or dock layout of a window."""
        value = self._store.value(f"window/{name}")
        return value if isinstance(value, QByteArray) else None

    def set_geometry(self, name: str, value: QByteArray) -> None:
        """Remember a window's geometry or dock layout."""
        self._store.setValue(f"window/{name}", value)

    def flag(self, name: str) -> bool:
        """Return the flag of a name, as it was when the window was last closed."""
        return str(self._store.value(f"window/{name}", "false")).lower() == "true"

    def set_flag(self, name: str, value: bool) -> None:
        """Remember a flag."""
        self._store.setValue(f"window/{name}", str(value).lower())

    def lessons_done(self) -> list[str]:
        """Return the keys of finished lessons."""
        return self._texts("lessons/done")

    def add_lesson_done(self, key: str) -> None:
        """Remember that a lesson was finished, and forget the place in it."""
        self._store.setValue("lessons/done", list(dict.fromkeys([*self.lessons_done(), key])))
        self._store.remove("lessons/place")

    def lesson_place(self) -> tuple[str, int]:
        """Return the key of the lesson to continue and its step from 0; empty for none."""
        key, _, step = str(self._store.value("lessons/place", "")).rpartition(" ")
        return (key, int(step)) if _is_number(step) else ("", 0)

    def set_lesson_place(self, key: str, step: int) -> None:
        """Remember the lesson to continue and its step."""
        self._store.setValue("lessons/place", f"{key} {step}")

    def people(self) -> list[str]:
        """Return the names of players, the latest first."""
        return self._texts("setup/people")[:PEOPLE]

    def add_people(self, names: Sequence[str]) -> None:
        """Remember the names of present players as the latest."""
        self._store.setValue("setup/people", list(dict.fromkeys([*names, *self.people()]))[:PEOPLE])

    def opponents(self) -> tuple[int, str]:
        """Return the number and level of bots in the latest game begun from the start view."""
        number = str(self._store.value("start/bots", ""))
        return int(number) if _is_number(number) else 0, str(self._store.value("start/level", ""))

    def set_opponents(self, number: int, level: str) -> None:
        """Remember the number and level of bots in a game begun from the start view."""
        self._store.setValue("start/bots", number)
        self._store.setValue("start/level", level)

    def last_game(self) -> Game:
        """Return the game that was last set up; the usual one if there was none."""
        try:
            return registry.find_game(str(self._store.value("games/last", "")))
        except UnknownGameError:
            return registry.default_game()

    def last_setup(self, game: Game) -> LastSetup:
        """Return the latest set-up of a game; its defaults if there was none."""
        import json  # no window opens with one

        try:
            stored = json.loads(str(self._store.value(f"setup/{game.key}", "{}")))
            names = [str(name) for name in stored.get("names", [])]
            if "\0" in "".join(names).encode().decode():
                raise ValueError("a name is cut short by a NUL")
            colours = [str(colour) for colour in stored.get("colours", [])]
            options = dict(stored.get("options", {}))
            options = check_options(game.variant(options).options, options)
        except (ValueError, TypeError, AttributeError, OptionError, RecursionError):
            return LastSetup([], [], check_options(game.options, {}))
        try:
            time = TimeControl.parse(str(stored.get("time", "")))
        except TimeControlError:
            time = None
        bots, thinking = _bots(stored)
        return LastSetup(names, colours, options, time, bots, thinking)

    def set_last_setup(self, game: Game, last: LastSetup) -> None:
        """Remember a set-up of a game, for the next one."""
        import json

        time = "" if last.time is None else last.time.text
        self._store.setValue(f"setup/{game.key}", json.dumps({**asdict(last), "time": time}))
        self._store.setValue("games/last", game.key)

    def engine_setup(self) -> EngineSetup:
        """Return the chess program to ask, and its share of the computer."""
        from cfanp_gui.engine.analysis import EngineSetup  # needed only with the panel

        values: dict[str, object] = {}
        for name, usual in EngineSetup()._asdict().items():
            text = str(self._store.value(f"engine/{name}", usual))
            if isinstance(usual, str):
                values[name] = usual if "\0" in text else text
            elif _is_number(text):
                values[name] = int(text)
        return EngineSetup(**values).validated()  # type: ignore[arg-type]

    def set_engine_setup(self, setup: EngineSetup) -> None:
        """Remember the chess program to ask."""
        for name, value in setup._asdict().items():
            self._store.setValue(f"engine/{name}", str(value))

    def _texts(self, key: str) -> list[str]:
        """Return a list of texts, without values that are none or that systems would cut short."""
        value = self._store.value(key, [])
        items = [value] if isinstance(value, str) else value
        texts = map(str, items if isinstance(items, list) else ())
        return [text for text in texts if "\0" not in text]

    def problem(self) -> str:
        """Return, once, the sentence that settings cannot be read or kept; empty if they can."""
        sound = QSettings.Status.NoError
        self._store.sync()
        if self._told or (self._store.status() == sound and self._store.isWritable()):
            return ""
        self._told = True
        if self._store.status() == QSettings.Status.FormatError:
            words = tr("The settings in {folder} are damaged; what cannot be read is as usual.")
        else:
            words = tr(
                "Settings cannot be saved in {folder}; what you choose is forgotten when the "
                "program ends."
            )
        return words.format(folder=one_line(str(self._folder)))

    def sync(self) -> None:
        """Write pending changes."""
        self._store.sync()


def _is_number(text: str) -> bool:
    """Return True if a text is a number of a sensible length."""
    return text.isascii() and text.isdigit() and len(text) < 10


def _bots(stored: Mapping[str, object]) -> tuple[list[str], str]:
    """Return the players that were bots and their thinking time, as `LastSetup` has them."""
    levels, thinking = stored.get("bots", []), stored.get("thinking", "")
    if not isinstance(levels, list) or not isinstance(thinking, str):
        return [], ""
    try:
        for level in levels:
            BotSeat.parse(f"{level or 'x'} {thinking}")
    except ValueError:
        return [], ""
    return [str(level) for level in levels], thinking
