"""Sounds played, and silence with a reason where there can be none."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import ClassVar

import pytest
from PySide6.QtCore import QObject, QUrl, Signal
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cfanp_gui.assets import asset
from cfanp_gui.window.services.sounds import Sound, SoundPlayer, Sounds, _qt_player_class, qt_player
from tests import ROOT
from tests.session.play import a_session, pair, play
from tests.session.rings import a_ring, act


@pytest.fixture(autouse=True)
def _nothing_is_loaded() -> Iterator[None]:
    """Have Qt's player made anew, of whatever a test puts in the place of Qt's module."""
    _qt_player_class.cache_clear()
    yield
    _qt_player_class.cache_clear()


class Heard:
    """A player that writes down what it is to play."""

    def __init__(self, output: bool = True) -> None:
        self.sounds: list[Sound] = []
        self.loudness: list[float] = []
        self.prepared = 0
        self.output = output

    def has_output(self) -> bool:
        return self.output

    def prepare(self) -> None:
        self.prepared += 1

    def play(self, sound: Sound, loudness: float) -> None:
        self.sounds.append(sound)
        self.loudness.append(loudness)


def sounds_with(player: SoundPlayer) -> Sounds:
    return Sounds(load=lambda _: player)


def lacking(problem: ImportError) -> Sounds:
    """Return sounds on a system that lacks something."""

    def load(_: QObject) -> SoundPlayer:
        raise problem

    return Sounds(load=load)


def test_of_all_that_happens_at_once_the_most_important_is_heard(qtbot: QtBot) -> None:
    player = Heard()
    sounds = sounds_with(player)
    session = a_session(3)
    pushes: list[object] = []
    session.pairs.changed.connect(pushes.append)
    sounds.follow(session)
    play(session, "AB:e4")
    assert pushes == [pair("AB")]
    assert player.sounds == []
    qtbot.waitUntil(lambda: bool(player.sounds))
    session.push(pair("BC"))
    qtbot.waitUntil(lambda: len(player.sounds) == 2)
    session.pull_apart()
    assert pushes[-1] is None
    QApplication.processEvents()
    assert len(player.sounds) == 2
    session.walk(-1)
    qtbot.waitUntil(lambda: len(player.sounds) == 3)
    assert player.sounds == [Sound.MOVE, Sound.PUSH, Sound.STEP]


def test_a_ring_is_followed_though_nothing_is_pushed_there(qtbot: QtBot) -> None:
    player = Heard()
    sounds = sounds_with(player)
    old = a_session(3)
    sounds.follow(old)
    session = a_ring(3)
    sounds.follow(session)
    act(session, "1:e2e4")
    qtbot.waitUntil(lambda: bool(player.sounds))
    old.push(pair("AB"))
    QApplication.processEvents()
    assert player.sounds == [Sound.MOVE]


def test_volume_is_heard_in_ratios(qtbot: QtBot) -> None:
    player = Heard()
    sounds = sounds_with(player)
    for volume in (100, 50):
        sounds.volume = volume
        sounds.play(Sound.CHECK)
        qtbot.waitUntil(lambda: sounds._timer.isActive() is False)
    assert player.loudness == [1.0, 0.25]


@pytest.mark.parametrize(("enabled", "volume"), [(False, 70), (True, 0)])
@pytest.mark.usefixtures("qapp")
def test_who_wants_no_sounds_loads_nothing(enabled: bool, volume: int) -> None:
    loaded: list[QObject] = []

    def load(parent: QObject) -> SoundPlayer:
        loaded.append(parent)
        return Heard()

    sounds = Sounds(load=load)
    sounds.enabled, sounds.volume = enabled, volume
    for sound in Sound:
        sounds.play(sound)
    QApplication.processEvents()
    assert loaded == []
    sounds.enabled, sounds.volume = True, 30
    sounds.prepare()
    sounds.play(Sound.MOVE)
    QApplication.processEvents()
    assert loaded == [sounds]


@pytest.mark.usefixtures("qapp")
def test_sounds_switched_off_are_not_prepared() -> None:
    player = Heard()
    sounds = sounds_with(player)
    sounds.enabled = False
    sounds.prepare()
    assert player.prepared == 0
    sounds.enabled = True
    sounds.prepare()
    assert player.prepared == 1


# Where there can be none


@pytest.mark.usefixtures("qapp")
def test_without_qt_s_module_all_is_silent_and_the_extra_is_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", None)
    sounds = Sounds()
    session = a_session(2)
    sounds.follow(session)
    play(session, "e4 e5")
    QApplication.processEvents()
    sounds.prepare()
    assert not sounds.available()
    assert 'pip install "cfanp-gui[sound]"' in sounds.reason()
    extras = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert "\nsound = [" in extras


@pytest.mark.parametrize(
    ("problem", "words"),
    [
        ("libpulse.so.0: cannot open shared object file", "sudo apt-get install libpulse0"),
        ("libfoo.so.7: cannot open shared object file", "libfoo.so.7"),
    ],
)
@pytest.mark.usefixtures("qapp")
def test_a_missing_library_is_named(problem: str, words: str) -> None:
    sounds = lacking(ImportError(problem))
    sounds.play(Sound.MOVE)
    QApplication.processEvents()
    assert not sounds.available()
    assert words in sounds.reason()
    assert "\n" not in sounds.reason()


@pytest.mark.usefixtures("qapp")
def test_what_could_not_be_loaded_is_not_tried_again() -> None:
    tries: list[QObject] = []

    def load(parent: QObject) -> SoundPlayer:
        tries.append(parent)
        raise ModuleNotFoundError("No module named 'PySide6.QtMultimedia'")

    sounds = Sounds(load=load)
    for _ in range(3):
        sounds.play(Sound.MOVE)
        QApplication.processEvents()
        sounds.reason()
    assert len(tries) == 1


@pytest.mark.usefixtures("qapp")
def test_without_a_device_nothing_is_played_until_there_is_one() -> None:
    player = Heard(output=False)
    sounds = sounds_with(player)
    sounds.play(Sound.MOVE)
    QApplication.processEvents()
    assert player.sounds == []
    assert not sounds.available()
    assert "device" in sounds.reason()
    player.output = True
    sounds.play(Sound.CHECK)
    QApplication.processEvents()
    assert player.sounds == [Sound.CHECK]
    assert sounds.available()
    assert sounds.reason() == ""


def test_the_program_starts_without_looking_for_qt_s_module() -> None:
    code = (
        "import sys\n"
        "sys.modules['PySide6.QtMultimedia'] = None\n"
        "from cfanp_gui.window import main_window\n"
        "from cfanp_gui.window.services import sounds\n"
        "del sys.modules['PySide6.QtMultimedia']\n"
        "from PySide6.QtWidgets import QApplication\n"
        "app = QApplication([])\n"
        "sounds.Sounds().follow\n"
        "print('PySide6.QtMultimedia' in sys.modules)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False,
        timeout=300,
    )  # fmt: skip
    assert done.stdout == "False\n", done.stderr


# Qt's player


class Effect(QObject):
    """A stand-in for QSoundEffect."""

    made: ClassVar[list[Effect]] = []

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.source = QUrl()
        self.volume = -1.0
        self.plays = 0
        Effect.made.append(self)

    def setSource(self, source: QUrl) -> None:
        self.source = source

    def setVolume(self, volume: float) -> None:
        self.volume = volume

    def play(self) -> None:
        self.plays += 1


class Devices(QObject):
    """A stand-in for QMediaDevices."""

    audioOutputsChanged = Signal()
    outputs: ClassVar[list[str]] = ["loudspeaker"]

    @staticmethod
    def audioOutputs() -> list[str]:
        return Devices.outputs


@pytest.fixture
def effects(monkeypatch: pytest.MonkeyPatch) -> list[Effect]:
    module = SimpleNamespace(QSoundEffect=Effect, QMediaDevices=Devices)
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", module)
    monkeypatch.setattr(Effect, "made", [])
    return Effect.made


@pytest.mark.usefixtures("qapp")
def test_an_effect_is_made_once_and_plays_its_file(effects: list[Effect]) -> None:
    sounds = Sounds()
    assert sounds.available()
    assert effects == []
    for _ in range(2):
        sounds.play(Sound.LOW_TIME)
        QApplication.processEvents()
    (effect,) = effects
    assert Path(effect.source.toLocalFile()).samefile(str(asset("sounds", "low-time.wav")))
    assert effect.plays == 2
    assert effect.volume == pytest.approx(0.49)
    sounds.prepare()
    assert len(effects) == len(Sound)
    assert all(Path(one.source.toLocalFile()).is_file() for one in effects)


def test_another_device_gets_effects_of_its_own(qapp: QApplication, effects: list[Effect]) -> None:
    parent = QObject()
    player = qt_player(parent)
    player.play(Sound.MOVE, 1.0)
    parent.findChildren(Devices)[0].audioOutputsChanged.emit()
    player.play(Sound.MOVE, 1.0)
    assert [effect.plays for effect in effects] == [1, 1]
    qapp.processEvents()


# Qt misses libraries for films, which nobody wants to see here.
@pytest.mark.qt_log_ignore("^Couldn't (load|resolve) ", extend=True)
def test_qt_itself_reads_every_file(qtbot: QtBot) -> None:
    multimedia = pytest.importorskip("PySide6.QtMultimedia", exc_type=ImportError)
    if not multimedia.QMediaDevices.audioOutputs():
        pytest.skip("no device to play sounds on")
    parent = QObject()
    qt_player(parent).prepare()
    effects = parent.findChildren(multimedia.QSoundEffect)
    assert len(effects) == len(Sound)
    ready = multimedia.QSoundEffect.Status.Ready
    qtbot.waitUntil(lambda: all(effect.status() == ready for effect in effects))
