"""Sounds: which is heard of what happens, its file, and silence with a reason."""

from __future__ import annotations

import array
import importlib.util
import random
import subprocess
import sys
import wave
from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest
from PySide6.QtCore import QObject, QUrl, Signal
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cfanp_gui.assets import asset
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.window.services.sounds import QtPlayer, Sound, Sounds, sound_of
from tests import ROOT
from tests.games.ring.build import KINGS, line
from tests.session.play import a_session, pair, play
from tests.session.rings import FOOLS_MATE, RING, STUCK, a_ring, act, ring_at

# What is heard of what happens

TOLD = {sound: sound.name.lower().replace("_", " ") for sound in Sound}
PAWN = line("1:k7/7P/8/8/8/8/8/K7 w", f"2:{KINGS}", f"3:{KINGS}", stockpiles="Nw2/-/-")
HEARD = """
2            e4 d5 exd5 Qxd5 Nc3 Qe5+    move, move, capture, capture, move, check
2            e4 a6 e5 d5 exd6 a5 Nf3 a4 Bc4 a3 O-O
             move, move, move, move, capture, move, move, move, move, move, move
2            AB:f3 AB:e5 AB:g4 AB:Qh4    move, move, move, end
3            AB:f3 AB:e5 AC:a6 AB:g4 AB:Qh4    move, move, move, move, army captured
3            resign:2 resign:3           army captured, end
3            draw                        end
3            push:AB                     push
3            transfer                    -
2            AB:f3 AB:e5 undo redo start end undo resign:1 undo
             move, move, step, step, step, step, step, end, -
ring 3       1:e2e4 2:e2e4 1:d7d5 1:e4d5 1:d8d5 2:f7f5 2:d1h5
             move, move, move, capture, capture, move, check
ring 3       draw                        end
ring stock   1:N@b1                      move
ring pawn    1:h7h8N@a5                  move
ring taking  1:h7g8N@a5 undo             capture, step
ring stuck   1:lose                      army captured
ring mated   resign:3,2 undo redo resign:4,3    army captured, step, step, end
"""
"""A game, what is done in it one after another, and the sound of each; ``-`` for none."""


def a_game(name: str) -> GameSession:
    """Return the game that a line of the table begins with."""
    match name.split():
        case ["ring", "stock"]:
            boards = (f"{number}:{KINGS}" for number in (1, 2, 3))
            return ring_at(line(*boards, stockpiles="Nw2/-/-"))
        case ["ring", "pawn"]:
            return ring_at(PAWN)
        case ["ring", "taking"]:
            return ring_at(PAWN.replace("k7/7P", "k5r1/7P"))
        case ["ring", "stuck"]:
            return ring_at(STUCK)
        case ["ring", "mated"]:
            session = a_ring(4)
            act(session, FOOLS_MATE)
            return session
        case ["ring", players]:
            return a_ring(int(players))
    return a_session(int(name), friendly=True, touch=True)


def do(session: GameSession, step: str) -> None:
    """Do what a word of the table says."""
    what, _, rest = step.partition(":")
    match what:
        case "undo" | "redo":
            getattr(session, what)()
        case "start" | "end":
            session.go_to(0 if what == "start" else 2)
        case "resign":
            session.resign(*(int(number) for number in rest.split(",")))
        case "draw":
            for player in sorted(session.position.alive()):
                session.agree_to_draw(player)
        case "push":
            session.push(pair(rest))
        case "transfer":
            session.propose(session.position.transfer(0, 2))
        case _ if session.game is RING:
            act(session, step)
        case _:
            play(session, step)


def test_what_is_heard_of_what_happens() -> None:
    wrong = []
    for row in HEARD.strip().replace("\n             ", "    ").splitlines():
        name, steps, wanted = (
            cell.strip() for cell in (row[:13], *row[13:].strip().split("    ", 1))
        )
        session, found = a_game(name), list[Sound | None]()
        session.changed.connect(lambda change, found=found: found.append(sound_of(change)))
        for step in steps.split():
            do(session, step)
        heard = ", ".join("-" if sound is None else TOLD[sound] for sound in found)
        if heard != wanted:
            wrong.append(f"{name} {steps}: {heard}")
    assert wrong == []


def test_a_turn_that_is_ended_early_is_heard() -> None:
    session, chance = a_session(4), random.Random(1)
    while session.position.turn().end is None:
        (player,) = session.position.actors()
        session.propose(chance.choice(session.position.legal_actions(player)))
    found: list[Sound | None] = []
    session.changed.connect(lambda change: found.append(sound_of(change)))
    session.propose(session.position.turn().end)  # type: ignore[arg-type] -- there is one
    assert found == [Sound.TURN]


# How it is played


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


def sounds_with(player: Any) -> Sounds:
    return Sounds(load=lambda _: player)


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
    # The next game is followed in its place.
    ring = a_ring(3)
    sounds.follow(ring)
    act(ring, "1:e2e4")
    qtbot.waitUntil(lambda: len(player.sounds) == 4)
    session.push(pair("AB"))
    QApplication.processEvents()
    assert player.sounds[3:] == [Sound.MOVE]


@pytest.mark.usefixtures("qapp")
def test_volume_is_heard_in_ratios_and_who_wants_no_sound_loads_nothing() -> None:
    player = Heard()
    loaded: list[QObject] = []

    def load(parent: QObject) -> Any:
        loaded.append(parent)
        return player

    sounds = Sounds(load=load)
    for enabled, volume in ((False, 70), (True, 0)):
        sounds.enabled, sounds.volume = enabled, volume
        for sound in Sound:
            sounds.play(sound)
        if not enabled:
            sounds.prepare()
        QApplication.processEvents()
        assert loaded == []
    for volume in (100, 50):
        sounds.enabled, sounds.volume = True, volume
        sounds.prepare()
        sounds.play(Sound.CHECK)
        QApplication.processEvents()
    assert loaded == [sounds]
    assert player.loudness == [1.0, 0.25]
    assert player.prepared == 2


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


@pytest.mark.usefixtures("qapp")
def test_what_is_missing_is_named_and_not_tried_again() -> None:
    for problem, words in (
        ("libpulse.so.0: cannot open shared object file", "sudo apt-get install libpulse0"),
        ("libfoo.so.7: cannot open shared object file", "libfoo.so.7"),
    ):
        tries: list[QObject] = []

        def load(parent: QObject, problem=problem, tries=tries) -> Any:  # type: ignore[no-untyped-def]
            tries.append(parent)
            raise ImportError(problem)

        sounds = Sounds(load=load)
        for _ in range(3):
            sounds.play(Sound.MOVE)
            QApplication.processEvents()
        assert not sounds.available()
        assert words in sounds.reason()
        assert "\n" not in sounds.reason()
        assert len(tries) == 1


@pytest.mark.usefixtures("qapp")
def test_without_a_device_nothing_is_played_until_there_is_one() -> None:
    player = Heard(output=False)
    sounds = sounds_with(player)
    sounds.play(Sound.MOVE)
    QApplication.processEvents()
    assert (player.sounds, sounds.available()) == ([], False)
    assert "device" in sounds.reason()
    player.output = True
    sounds.play(Sound.CHECK)
    QApplication.processEvents()
    assert (player.sounds, sounds.available()) == ([Sound.CHECK], True)
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
    command = [sys.executable, "-c", code]
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=300
    )
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

    @staticmethod
    def audioOutputs() -> list[str]:
        return ["loudspeaker"]


@pytest.fixture
def effects(monkeypatch: pytest.MonkeyPatch) -> list[Effect]:
    Effect.made.clear()
    module = SimpleNamespace(QSoundEffect=Effect, QMediaDevices=Devices)
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", module)
    return Effect.made


@pytest.mark.usefixtures("qapp")
def test_an_effect_is_made_once_for_a_device_and_plays_its_file(effects: list[Effect]) -> None:
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
    effects.clear()
    parent = QObject()
    player = QtPlayer(parent)
    player.play(Sound.MOVE, 1.0)
    parent.findChildren(Devices)[0].audioOutputsChanged.emit()
    player.play(Sound.MOVE, 1.0)
    assert [effect.plays for effect in effects] == [1, 1]
    QApplication.processEvents()


# Qt misses libraries for films, which nobody wants to see here.
@pytest.mark.qt_log_ignore("^Couldn't (load|resolve) ", extend=True)
def test_qt_itself_reads_every_file(qtbot: QtBot) -> None:
    multimedia = pytest.importorskip("PySide6.QtMultimedia", exc_type=ImportError)
    if not multimedia.QMediaDevices.audioOutputs():
        pytest.skip("no device to play sounds on")
    parent = QObject()
    QtPlayer(parent).prepare()
    effects = parent.findChildren(multimedia.QSoundEffect)
    assert len(effects) == len(Sound)
    ready = multimedia.QSoundEffect.Status.Ready
    qtbot.waitUntil(lambda: all(effect.status() == ready for effect in effects))


# The files

FOLDER = ROOT / "resources" / "sounds"
SECONDS = {
    Sound.END: (0.6, 1.5), Sound.ARMY_CAPTURED: (0.5, 1.2), Sound.CHECK: (0.3, 0.8),
    Sound.TURN: (0.3, 0.8), Sound.PUSH: (0.3, 0.6), Sound.LOW_TIME: (0.02, 0.1),
}  # fmt: skip
"""Least and most seconds of a sound; the others are over in a moment."""


def samples(sound: Sound) -> list[float]:
    """Return the samples of a file, from -1 to 1; it must be a plain WAV file."""
    with wave.open(str(FOLDER / f"{sound.value}.wav"), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 44_100)
        values = array.array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        values.byteswap()
    return [value / 32768 for value in values]


def loudness(values: list[float]) -> float:
    """Return the mean square of the loudest twentieth of a second."""
    window = 44_100 // 20
    sums = [0.0]
    for value in values:
        sums.append(sums[-1] + value * value)
    last = len(values)
    return max(sums[min(at + window, last)] - sums[at] for at in range(0, last, 100)) / window


def test_files_are_short_clean_and_as_loud_as_they_matter() -> None:
    loud = {}
    for sound in Sound:
        values = samples(sound)
        shortest, longest = SECONDS.get(sound, (0.05, 0.35))
        peak = max(abs(value) for value in values)
        assert shortest <= len(values) / 44_100 <= longest, sound
        assert 0.05 < peak < 0.9, sound
        assert abs(values[0]) < 0.01, sound
        assert max(abs(value) for value in values[-200:]) < 0.01 * peak, sound
        assert abs(sum(values)) / len(values) < 0.001, f"{sound} would push a loudspeaker aside"
        loud[sound] = loudness(values)
    assert loud[Sound.STEP] < loud[Sound.MOVE] < loud[Sound.CAPTURE]
    assert max(loud[one] for one in (Sound.TURN, Sound.LOW_TIME, Sound.ILLEGAL)) < loud[Sound.MOVE]


@pytest.mark.slow
def test_the_files_are_those_the_script_makes(tmp_path: Path) -> None:
    spec = importlib.util.spec_from_file_location("sounds", ROOT / "packaging" / "sounds.py")
    assert spec is not None
    assert spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    assert set(script.SOUNDS) == {sound.value for sound in Sound}
    for name, make in script.SOUNDS.items():
        made = tmp_path / f"{name}.wav"
        script.write(made, make())
        assert made.read_bytes() == (FOLDER / made.name).read_bytes(), name
    assert {path.name for path in FOLDER.iterdir()} == {path.name for path in tmp_path.iterdir()}
