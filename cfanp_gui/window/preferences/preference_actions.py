"""A person's preferences: changed by menus, keys and on a page, and applied everywhere at once."""

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QLocale, QObject, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from cfanp_gui.table.camera import SeatTurning
from cfanp_gui.table.layout.geometry import Layout
from cfanp_gui.table.theme import MAPLE, USUAL, WALNUT, Theme
from cfanp_gui.table.translate import joined, translated
from cfanp_gui.window.services.languages import PREFIX, forget, install, without_font
from cfanp_gui.window.services.reduced_motion import ReducedMotion
from cfanp_gui.window.services.settings import Preferences
from cfanp_gui.window.widgets.style import theme_named, use_theme
from cfanp_gui.window.workplace import Workplace

if TYPE_CHECKING:
    from cfanp_gui.window.preferences.preferences_page import PreferencesPage


class PreferenceActions(QObject):
    """Controller that remembers preferences, applies them, and shows their page."""

    themed = Signal(object)
    """Carries the `Theme` whose colours are in use now."""

    def __init__(self, window: Workplace) -> None:
        super().__init__(window)
        self._window, self._settings = window, window.settings
        self.preferences = self._settings.preferences()
        self.reduced_motion = ReducedMotion(self)
        self.reduced_motion.changed.connect(self._apply_motion)
        self._theme: Theme | None = None
        """Theme in use; None as long as it is Qt's own."""
        self._told = False
        """True if it was reported what is wrong in files of themes."""
        self._page: PreferencesPage | None = None
        self.destroyed.connect(self._settings.preferred.connect(self._take))

    def begin(self) -> None:
        """Apply all preferences, as soon as the window is complete."""
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_theme)
        QTimer.singleShot(0, self._follow_theme)
        self._apply()

    def change(self, **changes: Any) -> None:
        """Change preferences by name; they are remembered and applied at once."""
        self.use(replace(self.preferences, **changes))

    def use(self, preferences: Preferences) -> None:
        """Use preferences from now on and remember them."""
        if preferences != self.preferences:
            language = preferences.language != self.preferences.language
            self._settings.set_preferences(preferences)
            if problem := self._settings.problem():
                self._window.report(problem)
            application = QApplication.instance()
            if language and application is not None:
                install(application, preferences.language)
                if problem := without_font(preferences.language):
                    self._window.report(problem)
        else:
            self._apply()

    def _take(self, preferences: Preferences) -> None:
        self.preferences = preferences
        self._apply()

    def show_page(self) -> None:
        """Show the preferences in place of the table; changes are applied at once."""
        if self._page is None:
            from cfanp_gui.window.preferences.preferences_page import PreferencesPage

            self._page = PreferencesPage(self.preferences, self._window.sounds)
            self._page.left.connect(lambda: self._window.leave_page(self._page))
            self._page.changed.connect(self.use)
            self._page.add_language.clicked.connect(self.add_language)
        self._page.show_values(self.preferences)
        self._window.show_page(self._page)
        self._page.sections.setFocus()

    def add_language(self) -> None:
        """Ask for a file of translations, and switch to its language."""
        from cfanp_gui.window.widgets.file_prompts import ask_open_name

        title, kind = self.tr("Add a language"), self.tr("Translations of Qt")
        if path := ask_open_name(self._window, title, self._settings.folder(), f"{kind} (*.ts)"):
            self._add_language(path)

    def _add_language(self, path: Path) -> None:
        from cfanp_gui.record.added_languages import add_language
        from cfanp_gui.record.translation_file import TranslationError

        try:
            added = add_language(path)
        except (TranslationError, OSError) as error:
            words = self.tr("No language was added: {reason}.")
            self._window.report(words.format(reason=translated(error)))
            return
        key = PREFIX + added.name
        forget()
        # Once more if it is in use already: its file has changed.
        application = QApplication.instance()
        if application is not None and self.preferences.language == key:
            install(application, key)
        self.change(language=key)
        if self._page is not None:
            self._page.retranslate()
        count = QLocale().toString
        sentence = self.tr("{language}: {done} of {count} texts are translated.").format(
            language=added.name, done=count(added.translated), count=count(added.texts)
        )
        if added.unfit or added.pages:
            unfit = self.tr(
                "Left out, as they do not fit their English: texts {texts}, pages {pages}."
            ).format(texts=count(added.unfit), pages=count(added.pages))
            sentence = joined(" ", (sentence, unfit))
        self._window.report(sentence)

    def _apply(self) -> None:
        wanted, window = self.preferences, self._window
        self._apply_motion()
        window.sounds.enabled, window.sounds.volume = wanted.sound, wanted.volume
        self._follow_theme()
        if window.view.table is not None:
            window.view.table.art.set_look(wanted.pieces, wanted.signs)
            window.view.table.refresh()
            window.view.table.laying.set_layout(Layout(wanted.layout))
        window.view.set_turning(SeatTurning(wanted.turning))
        for name in (f"{wanted.theme} theme", f"turn {wanted.turning}", wanted.layout):
            window.commands[name].setChecked(True)
        if self._page is not None:
            self._page.show_values(wanted)  # a key may have changed them

    def _apply_motion(self) -> None:
        """Apply the preference for motion; the default follows the system."""
        motion = self.preferences.motion
        by_system = motion == "system" and self.reduced_motion.reduced
        self._window.animator.reduced = motion == "reduced" or by_system

    def table_theme(self) -> Theme:
        """Return the theme of the table; report once what is wrong in files of themes."""
        wanted = self.preferences
        dark = theme_named(wanted.theme).dark
        if wanted.board == wanted.surface == USUAL:
            return WALNUT if dark else MAPLE
        from cfanp_gui.table.board_themes import dressed, problems  # a usual start needs neither

        if not self._told:
            self._told = True
            for sentence in problems():
                self._window.report(sentence)
        return dressed(dark, wanted.board, wanted.surface)

    def _follow_theme(self) -> None:
        theme, table = self.table_theme(), self._window.view.table
        if table is not None and table.theme is not theme:
            table.set_theme(theme)
        if theme is self._theme:
            return
        self._theme = theme
        application = QApplication.instance()
        if isinstance(application, QApplication):
            use_theme(application, theme)
        self._window.view.set_theme(theme)
        self.themed.emit(theme)
