"""The languages the window speaks, and changing from one to another while it is open."""

import logging
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from cfanp_gui.assets import asset, is_packed

_log = logging.getLogger(__name__)

SYSTEM = "system"
"""The key that stands for the language of the system."""


class Language(NamedTuple):
    """A language to choose: its key in the settings and its name in itself."""

    key: str
    title: str


LANGUAGES = (Language("en", "English"), Language("de", "Deutsch"))
"""English first: it is what the texts are written in, and what speaks where nothing else fits."""


def language_of(key: str) -> str:
    """Return the key of the language meant by one, for `SYSTEM` the system's best; else English."""
    known = {language.key for language in LANGUAGES}
    wanted = QLocale.system().uiLanguages() if key == SYSTEM else [key]
    for name in wanted:
        language = name.partition("-")[0]
        if language in known:
            return language
    return LANGUAGES[0].key


def install(app: QCoreApplication, key: str) -> str:
    """Use a language from now on, `SYSTEM` or the key of one; return the key of the language.

    Every widget hears of it by ``QEvent.LanguageChange`` (in `QWidget.changeEvent`, once the
    event loop runs) and sets its texts anew. What is no widget (scenes, models, a document)
    is notified by the widget that shows it.
    """
    language = language_of(key)
    for old in app.findChildren(QTranslator, _NAME):
        app.removeTranslator(old)
        old.setObjectName("")  # or it would be found again before it is gone
        old.deleteLater()
    system = QLocale.system()
    same = QLocale.languageToCode(system.language()) == language
    QLocale.setDefault(system if same else QLocale(language))
    # Qt's own words are English, for which it has no translation.
    of_qt = [] if language == LANGUAGES[0].key else [_qt(app, language)]
    for translator in (*of_qt, _Translator(app, language)):
        translator.setObjectName(_NAME)
        app.installTranslator(translator)
    app.setProperty(_NAME, language)
    return language


def current() -> str:
    """Return the key of the language installed last; English before any was."""
    app = QCoreApplication.instance()
    return str((app and app.property(_NAME)) or LANGUAGES[0].key)


@cache
def words_in(key: str) -> Callable[[str], str]:
    """Return what puts a literal without context into a language, whichever is installed."""
    translator = _Translator(None, key)
    return lambda text: translator.translate("", text) or text


_NAME = "language"


def _qt(app: QCoreApplication, language: str) -> QTranslator:
    """Return a translator of Qt's own words, such as those on the buttons of dialogs."""
    from PySide6.QtCore import QLibraryInfo

    translator = QTranslator(app)
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    if not translator.load(f"qtbase_{language}", folder):
        _log.warning("Qt has no words for the language %s", language)
    return translator


class _Translator(QTranslator):
    """Our words, with the data they lie in: Qt keeps no copy of it."""

    def __init__(self, app: QCoreApplication | None, language: str) -> None:
        super().__init__(app)
        self._data = _messages(f"cfanp_{language}")
        if not self.load(self._data):
            _log.warning("there are no words for the language %s", language)


def _messages(name: str) -> bytes:
    """Return a compiled translation: the build's, or one made now where that is missing or older.

    Older it is in a checkout after a change; missing where the build could not run Qt's tool.
    """
    source, made = _found(f"{name}.ts"), _found(f"{name}.qm")
    if made is not None and not _older(made, source):
        return made.read_bytes()
    if isinstance(source, Path):
        from cfanp_gui.window.services import qt_tools

        try:
            with tempfile.TemporaryDirectory(prefix="cfanp-") as folder:
                target = Path(folder, f"{name}.qm")
                qt_tools.release(source, target)
                return target.read_bytes()
        except (qt_tools.ToolError, OSError) as error:
            _log.warning("%s could not be made: %s", name, error)
    return made.read_bytes() if made is not None else b""


def _older(made: Path, source: Path | None) -> bool:
    # In a package both are of one build, whichever was written first.
    if source is None or is_packed(source):
        return False
    return made.stat().st_mtime < source.stat().st_mtime


def _found(name: str) -> Path | None:
    try:
        return asset("translations", name)
    except FileNotFoundError:
        return None
