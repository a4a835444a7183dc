"""The files of sounds: short, clean, as loud as they matter, and made by the script."""

from __future__ import annotations

import array
import importlib.util
import sys
import wave
from pathlib import Path
from types import ModuleType

import pytest

from cfanp_gui.window.services.sounds import Sound
from tests import ROOT

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
