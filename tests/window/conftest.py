"""A window with folders of its own, and messages that are answered instead of shown."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QTimer, QUrl, Slot
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QClipboard,
    QDesktopServices,
)
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.window.app import begin_window
from cfanp_gui.window.bots.bot_players import BotPlayers
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.menus import new_window
from cfanp_gui.window.services.app_dirs import AppDirs
from cfanp_gui.window.services.languages import current, install
from cfanp_gui.window.services.settings import Settings
from cfanp_gui.window.windows import Windows
from tests.session.play import a_match


@pytest.fixture(autouse=True)
def _english(qapp: QApplication) -> Iterator[None]:
    """Use English as people see it, and again when a test used another language."""
    if current() != "en" or qapp.property("language") is None:
        install(qapp, "en")
    yield
    if current() != "en":
        install(qapp, "en")


@pytest.fixture(autouse=True)
def _unslowed() -> None:
    """Have what is said once per start said already, whichever test is the first with bots."""
    BotPlayers.has_told_slowness = True


@dataclass
class Messages:
    """Texts of the boxes shown, and the answer given to them."""

    shown: list[str] = field(default_factory=list)
    answer: QMessageBox.StandardButton = QMessageBox.StandardButton.Cancel
    meanwhile: Callable[[], object] = lambda: None
    """Function called while a box is open."""

    def __call__(self, *args: object, **_: object) -> QMessageBox.StandardButton:
        self.shown.append(str(args[2]))
        self.meanwhile()
        return self.answer


class FileQuestions:
    """Questions for files, whose dialogs are the system's: what they propose, and an answer."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.answer: Path | str = ""
        """The file or folder that is chosen; an empty text cancels."""
        self.kind = ""
        """The kind of file that is chosen with it."""
        self.asked: list[tuple[object, ...]] = []
        """The arguments of the questions: parent, title, folder and further ones."""
        for name, answer in (
            ("getOpenFileName", lambda: (self.choose(), self.kind)),
            ("getOpenFileNames", lambda: ([self.choose()], self.kind)),
            ("getSaveFileName", lambda: (self.choose(), self.kind)),
            ("getExistingDirectory", self.choose),
        ):
            patch.setattr(QFileDialog, name, lambda *args, answer=answer: self._ask(args, answer))

    def _ask(self, args: tuple[object, ...], answer: Callable[[], object]) -> object:
        self.asked.append(args)
        return answer()

    def choose(self) -> str:
        """Return the answer to the last question."""
        return str(self.answer)

    @property
    def proposed(self) -> list[str]:
        """Return the paths at which the questions began."""
        return [str(args[2]) for args in self.asked]


@pytest.fixture
def chosen_file(monkeypatch: pytest.MonkeyPatch) -> FileQuestions:
    """Return the answers to questions for files, which are cancelled at first."""
    return FileQuestions(monkeypatch)


Act = Callable[[QDialog], object]
Answer = Callable[[Act], list[QDialog]]


@pytest.fixture
def answered(qtbot: QtBot) -> Answer:
    """Return a function that has the next dialog answered by another one, once it is shown."""

    def answered(act: Act) -> list[QDialog]:
        seen: list[QDialog] = []
        looking = QTimer(QApplication.instance(), singleShot=True, interval=0)

        def look() -> None:
            dialog = QApplication.activeModalWidget()
            if not isinstance(dialog, QDialog):
                looking.start(5)
                return
            looking.deleteLater()
            seen.append(dialog)
            act(dialog)

        looking.timeout.connect(look)
        looking.start()
        return seen

    return answered


Heard = Callable[[MainWindow], list[str]]


@pytest.fixture
def heard() -> Iterator[Heard]:
    """Yield a function that returns the growing list of texts read aloud from then on."""

    def heard(window: MainWindow) -> list[str]:
        if window.access is None:
            window.load_access()
        assert window.access is not None
        said: list[str] = []
        window.access.speaker.announced.connect(said.append)
        return said

    QAccessible.setActive(True)
    yield heard
    QAccessible.setActive(False)


class ClipboardOwner:
    """Owner of the clipboard, which the offscreen platform does not know."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.is_here = False
        patch.setattr(QClipboard, "ownsClipboard", lambda _: self.is_here)


@pytest.fixture
def clipboard_owner(monkeypatch: pytest.MonkeyPatch) -> ClipboardOwner:
    """Return the owner of the clipboard: first of all, another program."""
    return ClipboardOwner(monkeypatch)


class Opened(QObject):
    """Takes what the desktop would open in other programs."""

    def __init__(self) -> None:
        super().__init__()
        self.urls: list[QUrl] = []

    @Slot(QUrl)
    def take(self, url: QUrl) -> None:
        """Keep in mind what would be opened."""
        self.urls.append(url)


@pytest.fixture
def opened_urls(qapp: QApplication) -> Iterator[list[QUrl]]:
    """Yield the addresses opened in other programs, such as a browser."""
    opened = Opened()
    for scheme in ("file", "https"):
        QDesktopServices.setUrlHandler(scheme, opened, "take")
    yield opened.urls
    for scheme in ("file", "https"):
        QDesktopServices.unsetUrlHandler(scheme)


@pytest.fixture
def read_aloud(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the list of texts handed to assistive tools to be read aloud, which grows."""
    said: list[str] = []

    def hear(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            said.append(event.message())

    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    return said


@pytest.fixture
def speak(qapp: QApplication) -> Callable[[str], None]:
    """Return a function that sets another language until the test is over."""

    def speak(language: str) -> None:
        install(qapp, language)

    return speak


@pytest.fixture
def app_dirs(tmp_path: Path) -> AppDirs:
    return AppDirs.below(tmp_path / "home")


@pytest.fixture
def settings(app_dirs: AppDirs) -> Settings:
    return Settings(app_dirs.settings)


@pytest.fixture
def documents(app_dirs: AppDirs, settings: Settings) -> Documents:
    return Documents(app_dirs, settings)


@pytest.fixture
def messages(monkeypatch: pytest.MonkeyPatch) -> Messages:
    messages = Messages()
    monkeypatch.setattr("cfanp_gui.window.widgets.dialogs.message", messages)
    return messages


def shown_window(
    qtbot: QtBot, documents: Documents, settings: Settings, messages: Messages
) -> MainWindow:
    """Return a window on the screen, in which nothing glides; it closes with the test."""
    window = new_window(documents, settings)
    window.animator.reduced = True

    def leave(_: QWidget) -> None:
        messages.answer = QMessageBox.StandardButton.Discard

    qtbot.addWidget(window, before_close_func=leave)
    window.show()
    return window


@pytest.fixture
def window(
    qtbot: QtBot, documents: Documents, settings: Settings, messages: Messages
) -> MainWindow:
    return shown_window(qtbot, documents, settings, messages)


@pytest.fixture
def windows(
    qtbot: QtBot, app_dirs: AppDirs, settings: Settings, messages: Messages
) -> Iterator[Windows]:
    """Yield the windows of a program, of which one is open with a game."""
    opened = Windows(app_dirs, settings, begin_window)
    opened.add().documents.begin(a_match(3))
    yield opened
    messages.answer = QMessageBox.StandardButton.Discard
    for window in QApplication.topLevelWidgets():
        if isinstance(window, MainWindow):
            window.close()
            window.deleteLater()
    opened.deleteLater()
