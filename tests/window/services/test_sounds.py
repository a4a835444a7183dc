"""Sounds: the right one for what happens, and silence with a reason where there can be none."""

from __future__ import annotations

import array
import importlib.util
import random
import subprocess
import sys
import wave
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import ClassVar

import pytest
from PySide6.QtCore import QObject, QUrl, Signal
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cfanp_gui.assets import asset
from cfanp_gui.session.game_session import Change, GameSession
from cfanp_gui.window.services.sounds import Player, Sound, Sounds, qt_player, sound_of
from tests import ROOT
from tests.games.ring.build import KINGS, line
from tests.session.play import a_session, pair, play, wander
from tests.session.rings import FOOLS_MATE, RING, STUCK, a_ring, act, ring_at, stroll
from tests.slow import seeds

FOLDER = ROOT / "resources" / "sounds"
SECONDS = {
    Sound.END: (0.6, 1.5),
    Sound.ARMY_CAPTURED: (0.5, 1.2),
    Sound.CHECK: (0.3, 0.8),
    Sound.TURN: (0.3, 0.8),
    Sound.PUSH: (0.3, 0.6),
    Sound.LOW_TIME: (0.02, 0.1),
}
"""How long a sound may last; the others are over in a moment."""


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


def sounds_with(player: Player) -> Sounds:
    return Sounds(load=lambda _: player)


def lacking(problem: ImportError) -> Sounds:
    """Return sounds on a system that lacks something."""

    def load(_: QObject) -> Player:
        raise problem

    return Sounds(load=load)


# The files


def samples(sound: Sound) -> list[float]:
    """Return what a file holds, from -1 to 1; it must be a plain WAV file."""
    with wave.open(str(FOLDER / f"{sound.value}.wav"), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 44_100)
        values = array.array("h", file.readframes(file.getnframes()))
        assert len(values) == file.getnframes()
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


@pytest.mark.parametrize("sound", Sound)
def test_a_file_is_short_and_neither_clipped_nor_cut_off(sound: Sound) -> None:
    values = samples(sound)
    shortest, longest = SECONDS.get(sound, (0.05, 0.35))
    assert shortest <= len(values) / 44_100 <= longest
    peak = max(abs(value) for value in values)
    assert 0.05 < peak < 0.9
    assert abs(values[0]) < 0.01
    assert max(abs(value) for value in values[-200:]) < 0.01 * peak
    assert abs(sum(values)) / len(values) < 0.001, "a loudspeaker would be pushed to one side"


def test_what_matters_more_is_louder() -> None:
    loud = {sound: loudness(samples(sound)) for sound in Sound}
    assert loud[Sound.STEP] < loud[Sound.MOVE] < loud[Sound.CAPTURE]
    for soft in (Sound.TURN, Sound.LOW_TIME, Sound.ILLEGAL):
        assert loud[soft] < loud[Sound.MOVE]


def test_the_files_are_those_the_script_makes(tmp_path: Path) -> None:
    script = _script()
    assert set(script.SOUNDS) == {sound.value for sound in Sound}
    for name, make in script.SOUNDS.items():
        made = tmp_path / f"{name}.wav"
        script.write(made, make())
        assert made.read_bytes() == (FOLDER / made.name).read_bytes(), name
    assert {path.name for path in FOLDER.iterdir()} == {path.name for path in tmp_path.iterdir()}
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 400_000


def test_the_table_of_resources_names_them() -> None:
    lines = (ROOT / "resources" / "README.md").read_text(encoding="utf-8").splitlines()
    (row,) = [line for line in lines if line.startswith("| `sounds/`")]
    assert "packaging/sounds.py" in row
    assert "GPL-3.0-or-later" in row


def _script() -> ModuleType:
    """Return `packaging/sounds.py` as a module."""
    spec = importlib.util.spec_from_file_location("sounds", ROOT / "packaging" / "sounds.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


# Which one


def heard_in(session: GameSession) -> list[Sound | None]:
    """Return the sounds a session makes from now on, as they come."""
    found: list[Sound | None] = []
    session.listen(lambda change: found.append(sound_of(change)))
    return found


def test_moves_captures_and_checks() -> None:
    session = a_session(2)
    found = heard_in(session)
    play(session, "e4 d5 exd5 Qxd5 Nc3 Qe5+ Be2 Qxe2+ Qxe2")
    assert found == [
        Sound.MOVE, Sound.MOVE, Sound.CAPTURE, Sound.CAPTURE, Sound.MOVE, Sound.CHECK,
        Sound.MOVE, Sound.CHECK, Sound.CAPTURE,
    ]  # fmt: skip


def test_en_passant_is_a_capture_and_castling_a_move() -> None:
    session = a_session(2)
    found = heard_in(session)
    play(session, "e4 a6 e5 d5 exd6 a5 Nf3 a4 Bc4 a3 O-O")
    assert found[4] is Sound.CAPTURE
    assert found[-1] is Sound.MOVE


def test_mate_of_two_ends_the_game_and_of_three_takes_an_army() -> None:
    mate = "AB:f3 AB:e5 AB:g4 AB:Qh4"
    two = a_session(2)
    found = heard_in(two)
    play(two, mate)
    assert two.outcome is not None
    assert found[-1] is Sound.END
    three = a_session(3)
    found = heard_in(three)
    play(three, "AB:f3 AB:e5 AC:a6 AB:g4 AB:Qh4")
    assert three.outcome is None
    assert found[-1] is Sound.ARMY_CAPTURED


def test_who_gives_up_loses_an_army_or_the_game() -> None:
    session = a_session(3)
    found = heard_in(session)
    session.resign(2)
    session.resign(3)
    assert found == [Sound.ARMY_CAPTURED, Sound.END]
    drawn = a_session(3)
    found = heard_in(drawn)
    for player in (1, 2, 3):
        drawn.agree_to_draw(player)
    assert found == [Sound.END]


def test_a_push_that_binds_and_a_turn_declined() -> None:
    session = a_session(3, touch=True)
    found = heard_in(session)
    session.push(pair("AB"))
    assert found == [Sound.PUSH]
    bonus = _with_bonus()
    found = heard_in(bonus)
    end = bonus.position.turn().end
    assert end is not None
    bonus.propose(end)
    assert found == [Sound.TURN]


def test_an_army_handed_over_makes_no_sound() -> None:
    session = a_session(3, friendly=True)
    found = heard_in(session)
    assert session.propose(session.position.transfer(0, 2)) is None
    assert found == [None]


def test_going_through_a_game_is_soft_whatever_happens_in_it() -> None:
    session = a_session(2)
    play(session, "AB:f3 AB:e5 AB:g4 AB:Qh4")
    found = heard_in(session)
    session.undo()
    session.redo()
    session.go_to(0)
    session.go_to(4)
    assert found == [Sound.STEP] * 4
    session.undo()
    session.resign(1)
    del found[:]
    session.undo()
    assert found == [None]


@pytest.mark.parametrize("seed", seeds(6))
def test_random_games_sound_as_their_boards_look(seed: int) -> None:
    """The boards before and after, and nothing else, tell the same."""
    chance = random.Random(seed)
    session = a_session(chance.choice((2, 3, 4)), friendly=True, touch=seed % 2 == 0)
    changes: list[Change] = []
    session.listen(changes.append)
    for _ in range(150):
        wander(session, chance)
    counts = dict.fromkeys(Sound, 0)
    for change in changes:
        sound = sound_of(change)
        before, after = change.before, change.after
        lost = len(before.pieces()) - len(after.pieces())
        control_lost = change.new and before.control != after.control
        match sound:
            case Sound.END:
                assert change.new
                assert after.outcome() is not None
            case Sound.ARMY_CAPTURED:
                assert control_lost
            case Sound.CAPTURE:
                assert change.new
                assert lost > 0
            case Sound.MOVE:
                assert change.new
                assert lost == 0
                assert before.pieces() != after.pieces()
            case Sound.STEP:
                assert not change.new
            case Sound.CHECK:
                assert change.new
                pushed = change.steps[0].transition.pushed
                assert pushed is not None
                assert after.checked_kings(pushed)
            case Sound.PUSH | Sound.TURN | None:
                assert before.pieces() == after.pieces()
        if sound is not None:
            counts[sound] += 1
    assert counts[Sound.MOVE]
    assert counts[Sound.STEP]


def test_a_ring_sounds_like_chess() -> None:
    session = a_ring(3)
    found = heard_in(session)
    act(session, "1:e2e4 2:e2e4 1:d7d5 1:e4d5 1:d8d5 2:f7f5 2:d1h5")
    assert found == [
        Sound.MOVE, Sound.MOVE, Sound.MOVE, Sound.CAPTURE, Sound.CAPTURE, Sound.MOVE, Sound.CHECK,
    ]  # fmt: skip


def test_what_comes_from_a_stockpile_is_moved() -> None:
    kings = f"2:{KINGS}", f"3:{KINGS}"
    placing = ring_at(line(f"1:{KINGS}", *kings, stockpiles="Nw2/-/-"))
    found = heard_in(placing)
    act(placing, "1:N@b1")
    assert found == [Sound.MOVE]
    pawn = line("1:k7/7P/8/8/8/8/8/K7 w", *kings, stockpiles="Nw2/-/-")
    promoting = ring_at(pawn)
    found = heard_in(promoting)
    act(promoting, "1:h7h8N@a5")
    assert found == [Sound.MOVE], "nobody took the pawn"
    taking = ring_at(pawn.replace("k7/7P", "k5r1/7P"))
    found = heard_in(taking)
    act(taking, "1:h7g8N@a5")
    assert found == [Sound.CAPTURE]
    taking.undo()
    assert found[-1] is Sound.STEP


def test_who_is_out_of_a_ring_is_heard() -> None:
    session = a_ring(4)
    found = heard_in(session)
    act(session, FOOLS_MATE)
    assert found[-1] is Sound.ARMY_CAPTURED
    session.resign(3, 2)
    assert found[-1] is Sound.ARMY_CAPTURED
    session.undo()
    assert found[-1] is Sound.STEP, "a board came back"
    session.redo()
    session.resign(4, 3)
    assert found[-1] is Sound.END
    stuck = ring_at(STUCK)
    found = heard_in(stuck)
    stuck.propose(RING.loss(1))
    assert found == [Sound.ARMY_CAPTURED]
    drawn = a_ring(3)
    found = heard_in(drawn)
    for player in (1, 2, 3):
        drawn.agree_to_draw(player)
    assert found == [Sound.END]


@pytest.mark.parametrize("seed", range(4))
def test_random_rings_sound_as_their_boards_look(seed: int) -> None:
    chance = random.Random(seed)
    session = a_ring(chance.choice((3, 4)), tempo=chance.choice(("free", "rounds")))
    changes: list[Change] = []
    session.listen(changes.append)
    for _ in range(150):
        stroll(session, chance)
    counts = dict.fromkeys(Sound, 0)
    for change in changes:
        sound = sound_of(change)
        before, after = change.before, change.after
        assert sound is not None
        counts[sound] += 1
        boards = len(before.boards()) - len(after.boards())
        match sound:
            case Sound.END:
                assert after.outcome() is not None
            case Sound.ARMY_CAPTURED:
                assert boards > 0
            case Sound.MOVE | Sound.CAPTURE | Sound.CHECK:
                assert change.new
                assert boards == 0
                held = [len(one.stockpiles) for one in (before, after)]
                assert held[0] == held[1]
            case Sound.STEP:
                assert not change.new
            case _:
                raise AssertionError(sound)
    assert counts[Sound.MOVE]
    assert counts[Sound.CAPTURE]


def _with_bonus() -> GameSession:
    """Return a session in which whose turn it is may end it before moving all they may."""
    session = a_session(4)
    chance = random.Random(1)
    while session.position.turn().end is None:
        assert session.outcome is None
        (player,) = session.position.actors()
        session.propose(chance.choice(session.position.legal_actions(player)))
    return session


# Playing


def test_of_all_that_happens_at_once_the_most_important_is_heard(qtbot: QtBot) -> None:
    player = Heard()
    sounds = sounds_with(player)
    session = a_session(3)
    pushes: list[object] = []
    session.listen_to_pair(pushes.append)
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


def test_volume_is_heard_in_ratios_and_kept_within_bounds(qtbot: QtBot) -> None:
    player = Heard()
    sounds = sounds_with(player)
    for volume in (100, 50, 400):
        sounds.volume = volume
        sounds.play(Sound.CHECK)
        qtbot.waitUntil(lambda: sounds._timer.isActive() is False)
    assert player.loudness == [1.0, 0.25, 1.0]
    assert sounds.volume == 100
    sounds.volume = -3
    assert sounds.volume == 0


@pytest.mark.parametrize(("enabled", "volume"), [(False, 70), (True, 0)])
@pytest.mark.usefixtures("qapp")
def test_who_wants_no_sounds_loads_nothing(enabled: bool, volume: int) -> None:
    loaded: list[QObject] = []

    def load(parent: QObject) -> Player:
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

    def load(parent: QObject) -> Player:
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
