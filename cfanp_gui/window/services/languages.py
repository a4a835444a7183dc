"""Languages of the window, and changing from one to another while it is open."""

import logging
from collections.abc import Callable
from functools import _lru_cache_wrapper, cache
from pathlib import Path
from typing import TypeVar

from PySide6 import QtGui
from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from cfanp_gui.assets import asset, languages_folder

_log = logging.getLogger(__name__)

SYSTEM = "system"
"""Key that stands for the language of the system."""
ENGLISH = "en"
"""Key of the language of the source texts, which is also the fallback."""
PREFIX = "own:"
"""Prefix of the key of a language added by a person; its name follows."""


def name_of(key: str) -> str:
    """Return the native name of a language without a country; its key if Qt does not know it."""
    if key.startswith(PREFIX):
        return key.removeprefix(PREFIX)
    own = QLocale(key)
    known = QLocale.matchingLocales(own.language(), own.script(), QLocale.Country.AnyCountry)
    names = [locale.nativeLanguageName() for locale in known if own.language() != _NONE]
    name = min(filter(None, names), key=len, default=key)
    return name[0].upper() + name[1:]


_NONE = QLocale.Language.C
_FILE = "cfanp_"
"""Prefix of the file names of translations; the key of their language follows."""


def known_languages() -> tuple[str, ...]:
    """Return the keys of the languages, English first, those that a person has added last."""
    files = [path for path in asset("translations").iterdir() if path.suffix in (".ts", ".qm")]
    keys = {path.stem.removeprefix(_FILE) for path in files if path.stem.startswith(_FILE)}
    return (ENGLISH, *sorted(keys - {ENGLISH}), *own_keys())


def own_keys() -> list[str]:
    """Return the keys of the languages that a person has added, sorted."""
    files = languages_folder().glob("*/*.ts")
    return sorted(f"{PREFIX}{file.stem}" for file in files if file.stem == file.parent.name)


def language_of(key: str) -> str:
    """Return the language for a key, for `SYSTEM` the system's best, or else English, as a key.

    A language in another script does not fit: a reader of traditional Chinese does not get
    simplified characters, but the next of the chosen languages.
    """
    known = known_languages()
    if key in known:
        return key
    scripts: dict[QLocale.Language, QLocale.Script] = {}
    for name in QLocale.system().uiLanguages() if key == SYSTEM else [key]:
        wanted = QLocale(name)
        script = scripts.setdefault(wanted.language(), wanted.script())
        # After “zh-TW” Qt names “zh” too, which alone would be simplified.
        script = wanted.script() if "-" in name else script
        if wanted.language() == _NONE:
            continue
        spoken = wanted.language(), script
        locales = [QLocale(tag) for tag in known]
        fitting = [
            tag
            for tag, locale in zip(known, locales, strict=True)
            if (locale.language(), locale.script()) == spoken
        ]
        if fitting:
            return wanted.name() if wanted.name() in fitting else fitting[0]
    return ENGLISH


def without_font(key: str) -> str:
    """Return in English that no font has the characters of a language; empty if one has."""
    fonts, kinds = QtGui.QFontDatabase, QtGui.QFontDatabase.WritingSystem
    writings = {
        QLocale.Script.ArabicScript: kinds.Arabic,
        QLocale.Script.CyrillicScript: kinds.Cyrillic,
        QLocale.Script.GreekScript: kinds.Greek,
        QLocale.Script.HebrewScript: kinds.Hebrew,
        QLocale.Script.JapaneseScript: kinds.Japanese,
        QLocale.Script.KoreanScript: kinds.Korean,
        QLocale.Script.SimplifiedHanScript: kinds.SimplifiedChinese,
        QLocale.Script.ThaiScript: kinds.Thai,
        QLocale.Script.TraditionalHanScript: kinds.TraditionalChinese,
    }
    writing = writings.get(QLocale(language_of(key)).script())
    if writing is None or fonts.families(writing):
        return ""
    return (
        f"No font on this system has the characters of {fonts.writingSystemName(writing)}: "
        "install one, such as Noto Sans."
    )


def written(kind: str, key: str, name: str) -> Path:
    """Return a file of a language's help or lessons, or the English one. Raises OSError."""
    own = languages_folder() / key.removeprefix(PREFIX) / kind / name
    if key.startswith(PREFIX) and own.is_file():
        return own
    try:
        return asset(kind, key, name)
    except FileNotFoundError:
        return asset(kind, name)


def install(app: QCoreApplication, key: str) -> str:
    """Use a language from now on, `SYSTEM` or the key of one; return the key of the language.

    Every widget is told by ``QEvent.LanguageChange`` (in `QWidget.changeEvent`, once the
    event loop runs) and sets its texts anew. Other objects (scenes, models, a document)
    are notified by the widget that shows them.
    """
    language = language_of(key)
    for old in app.findChildren(QTranslator, _NAME):
        app.removeTranslator(old)
        old.setObjectName("")  # or it would be found again before it is gone
        old.deleteLater()
    system = QLocale.system()
    words, code = _words(app, language)
    locale = QLocale(code)
    same = (system.language(), system.script()) == (locale.language(), locale.script())
    QLocale.setDefault(system if same else locale)
    if isinstance(app, QtGui.QGuiApplication):
        app.setLayoutDirection(locale.textDirection())
    # Qt's own words are English, for which it has no translation.
    of_qt = [] if language == ENGLISH else [_qt(app, locale)]
    for translator in (*of_qt, words):
        translator.setObjectName(_NAME)
        app.installTranslator(translator)
    app.setProperty(_NAME, language)
    return language


def current() -> str:
    """Return the key of the language installed last; English before the first."""
    app = QCoreApplication.instance()
    return str((app and app.property(_NAME)) or ENGLISH)


Value = TypeVar("Value")
_remembered: "list[_lru_cache_wrapper]" = []


def by_language(find: Callable[[str], Value]) -> "_lru_cache_wrapper[Value]":
    """Return a function that caches a result for the key of a language, until `forget`."""
    _remembered.append(cache(find))
    return _remembered[-1]


def forget() -> None:
    """Clear the caches by language, because a file of one has changed."""
    for cached in _remembered:
        cached.cache_clear()


@by_language
def words_in(key: str) -> Callable[[str], str]:
    """Return a function that translates a literal without context, whatever is installed."""
    translator, _ = _words(None, key)
    return lambda text: translator.translate("", text) or text


_NAME = "language"


def _qt(app: QCoreApplication, locale: QLocale) -> QTranslator:
    """Return a translator of Qt's own texts, such as those on the buttons of dialogs."""
    translator = QTranslator(app)
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    if not translator.load(locale, "qtbase", "_", folder):
        _log.warning("Qt has no words for the language %s", locale.name())
    return translator


def _words(app: QCoreApplication | None, key: str) -> tuple[QTranslator, str]:
    """Return the translator of a language, and its code; without texts for a broken file."""
    name = key.removeprefix(PREFIX)
    if is_own := key.startswith(PREFIX):
        source = languages_folder() / name / f"{name}.ts"
    else:
        source, made = (asset("translations") / f"{_FILE}{key}.{end}" for end in ("ts", "qm"))
        # Only a checkout has both, and what is compiled may be older.
        if not source.is_file() or (
            made.is_file() and made.stat().st_mtime >= source.stat().st_mtime
        ):
            return _Translator(app, made), key
    from cfanp_gui.record.translation_file import TranslationError
    from cfanp_gui.window.services.file_translator import FileTranslator  # rarely needed

    try:
        read = FileTranslator(app, source)
    except (TranslationError, OSError) as error:
        _log.warning("the language %s cannot be used: %s", key, error)
        return QTranslator(app), key
    return read, read.code if is_own else key


class _Translator(QTranslator):
    """Translator with the data of its texts, of which Qt keeps no copy."""

    def __init__(self, app: QCoreApplication | None, made: Path) -> None:
        super().__init__(app)
        self._data = made.read_bytes()
        if not self.load(self._data):
            _log.warning("there are no words in %s", made.name)
