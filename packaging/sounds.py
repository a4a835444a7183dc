"""Makes the sounds in `resources/sounds/`, from nothing but arithmetic.

    python packaging/sounds.py              # all of them anew
    python packaging/sounds.py --to FOLDER  # into another folder

Everything is wood and felt. A knock is what a struck piece of wood does: a few modes that ring
for some hundredths of a second, behind the short noise of the felt that struck it. A note is a
wooden bar under a soft mallet. Chance is seeded and the oscillators only multiply and add, so
each run makes the same files, byte for byte.
"""

from __future__ import annotations

import argparse
import array
import math
import random
import sys
import wave
from collections.abc import Callable
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "sounds"
RATE = 44_100
"""Samples a second."""

Samples = list[float]

WOOD = ((1.0, 1.0, 1.0), (2.31, 0.55, 0.62), (3.87, 0.3, 0.4), (6.1, 0.14, 0.25))
"""The modes of a block of wood: frequency, strength and time of ringing, beside the lowest."""
BAR = ((1.0, 1.0, 1.0), (3.98, 0.16, 0.3), (9.9, 0.035, 0.12))
"""The modes of a wooden bar that is tuned as those of a marimba are."""
ROOM = ((0.0083, 0.16), (0.0131, 0.11), (0.0197, 0.08), (0.0273, 0.05))
"""Echoes of a small room: seconds later, and loudness."""


def ringing(
    modes: tuple[tuple[float, float, float], ...], pitch: float, ring: float, seconds: float
) -> Samples:
    """Return the sum of modes that are struck at once and die away.

    `pitch` is the lowest mode in hertz, and `ring` the time in seconds in which it falls to
    a third.
    """
    samples = [0.0] * round(seconds * RATE)
    for ratio, strength, share in modes:
        turn = 2 * math.pi * pitch * ratio / RATE
        decay = math.exp(-1 / (ring * share * RATE))
        # A rotating, shrinking pointer: the next sample follows from the last two.
        last, now = -strength * math.sin(turn) / decay, 0.0
        ahead, behind = 2 * decay * math.cos(turn), decay * decay
        for index in range(len(samples)):
            samples[index] += now
            last, now = now, ahead * now - behind * last
    return samples


def noise(chance: random.Random, seconds: float) -> Samples:
    """Return white noise."""
    return [chance.uniform(-1, 1) for _ in range(round(seconds * RATE))]


def darker(samples: Samples, hertz: float) -> Samples:
    """Return sound after a low-pass, 12 dB an octave above `hertz`."""
    keep = math.exp(-2 * math.pi * hertz / RATE)
    one = two = 0.0
    passed = []
    for sample in samples:
        one += (1 - keep) * (sample - one)
        two += (1 - keep) * (one - two)
        passed.append(two)
    return passed


def brighter(samples: Samples, hertz: float) -> Samples:
    """Return sound after a high-pass, 6 dB an octave below `hertz`."""
    keep = math.exp(-2 * math.pi * hertz / RATE)
    low = 0.0
    passed = []
    for sample in samples:
        low += (1 - keep) * (sample - low)
        passed.append(sample - low)
    return passed


def shaped(samples: Samples, shape: Callable[[float], float]) -> Samples:
    """Return samples times a shape, a function of where one is from 0 to 1 of their length."""
    last = max(1, len(samples) - 1)
    return [sample * shape(index / last) for index, sample in enumerate(samples)]


def softened(samples: Samples, seconds: float) -> Samples:
    """Return a beginning that swells instead of cracking."""
    length = max(1, round(seconds * RATE))
    return [
        sample * (0.5 - 0.5 * math.cos(math.pi * index / length)) if index < length else sample
        for index, sample in enumerate(samples)
    ]


def together(seconds: float, *parts: tuple[float, float, Samples]) -> Samples:
    """Return parts mixed into one; each has its beginning in seconds and its strength."""
    mixed = [0.0] * round(seconds * RATE)
    for begins, strength, samples in parts:
        first = round(begins * RATE)
        for index, sample in enumerate(samples[: len(mixed) - first], first):
            mixed[index] += strength * sample
    return mixed


def knock(pitch: float, ring: float, felt: float, chance: random.Random) -> Samples:
    """Return wood set down on wood, with `felt` hertz left of the noise of the touch."""
    touch = shaped(darker(noise(chance, 0.012), felt), lambda part: (1 - part) ** 3)
    body = softened(darker(ringing(WOOD, pitch, ring, ring * 9), felt * 1.6), 0.0012)
    floor = softened(ringing(((1.0, 1.0, 1.0),), pitch * 0.31, ring * 1.3, ring * 9), 0.004)
    return together(ring * 9, (0.0, 1.1, touch), (0.0, 0.7, body), (0.0, 0.45, floor))


def note(pitch: float, ring: float, seconds: float, mallet: float = 0.003) -> Samples:
    """Return a wooden bar; the softer its `mallet`, the more seconds the note takes to swell."""
    return softened(ringing(BAR, pitch, ring, seconds), mallet)


def finished(samples: Samples, level: float, fade: float = 0.03) -> Samples:
    """Return a sound in its room, without what loudspeakers cannot do, as loud as it shall be.

    `level` is its highest peak, at most 1; over the last `fade` seconds it goes to nothing.
    """
    echoes = darker(samples, 2600)
    seconds = len(samples) / RATE
    roomy = together(seconds, (0.0, 1.0, samples), *((later, part, echoes) for later, part in ROOM))
    clean = softened(brighter(roomy, 45), 0.0008)
    ending = fade / seconds
    ended = shaped(clean, lambda part: min(1.0, (1 - part) / ending) ** 2)
    peak = max(abs(sample) for sample in ended)
    return [sample * level / peak for sample in ended]


# The sounds


def move() -> Samples:
    """Return a piece being set down."""
    return finished(knock(395, 0.021, 2600, random.Random(1)), 0.62)


def step() -> Samples:
    """Return a step through the game: a fingertip's worth of a move."""
    return finished(knock(520, 0.013, 1500, random.Random(2)), 0.26)


def capture() -> Samples:
    """Return one piece knocking against another and being set down."""
    chance = random.Random(3)
    against, down = knock(610, 0.013, 3600, chance), knock(370, 0.023, 2800, chance)
    return finished(together(0.3, (0.0, 0.72, against), (0.074, 1.0, down)), 0.72)


def push() -> Samples:
    """Return two boards sliding over the table and touching."""
    chance = random.Random(4)
    rub = brighter(darker(noise(chance, 0.24), 900), 160)
    grain = darker(noise(chance, 0.24), 26)
    coarse = max(abs(sample) for sample in grain)
    sliding = [
        sample * (0.55 + 0.45 * unevenness / coarse)
        for sample, unevenness in zip(rub, grain, strict=True)
    ]
    sliding = shaped(sliding, lambda part: math.sin(math.pi * part**0.8) ** 1.5)
    boards = knock(238, 0.028, 1900, chance)
    return finished(together(0.42, (0.0, 2.4, sliding), (0.205, 1.0, boards)), 0.55)


def check() -> Samples:
    """Return two notes upwards."""
    low, high = note(587.33, 0.075, 0.5), note(880.0, 0.085, 0.4)
    return finished(together(0.5, (0.0, 0.8, low), (0.115, 1.0, high)), 0.42, 0.08)


def army_captured() -> Samples:
    """Return three falling notes, and wood laid down below the last."""
    chance = random.Random(5)
    falling = [(0.0, 659.26), (0.15, 523.25), (0.3, 392.0)]
    notes = [(begins, 0.9, note(pitch, 0.11, 0.85 - begins)) for begins, pitch in falling]
    laid = knock(180, 0.04, 1500, chance)
    return finished(together(0.85, *notes, (0.3, 0.7, laid)), 0.62, 0.15)


def illegal() -> Samples:
    """Return a soft thud: the hand comes back to the felt."""
    chance = random.Random(6)
    thud = softened(ringing(((1.0, 1.0, 1.0), (1.83, 0.5, 0.7)), 168, 0.03, 0.2), 0.006)
    cloth = shaped(darker(noise(chance, 0.06), 760), lambda part: (1 - part) ** 2)
    return finished(together(0.2, (0.0, 0.8, thud), (0.0, 1.6, cloth)), 0.5)


def turn() -> Samples:
    """Return a chime that one may overhear."""
    bell, above = note(783.99, 0.15, 0.6, 0.012), note(1174.66, 0.1, 0.6, 0.018)
    return finished(together(0.6, (0.0, 1.0, bell), (0.0, 0.22, above)), 0.13, 0.15)


def low_time() -> Samples:
    """Return a dry tick, as a clock makes."""
    return finished(knock(1240, 0.0065, 5200, random.Random(7)), 0.38, 0.012)


def end() -> Samples:
    """Return a broken chord upwards, let ring: the game is over."""
    rising = [(0.0, 261.63), (0.11, 329.63), (0.22, 392.0), (0.33, 523.25)]
    notes = [
        (begins, 0.7 + begins, note(pitch, 0.2, 1.1 - begins, 0.004)) for begins, pitch in rising
    ]
    return finished(together(1.1, *notes), 0.58, 0.3)


SOUNDS: dict[str, Callable[[], Samples]] = {
    "move": move,
    "step": step,
    "capture": capture,
    "push": push,
    "check": check,
    "army-captured": army_captured,
    "illegal": illegal,
    "turn": turn,
    "low-time": low_time,
    "end": end,
}
"""Function that makes each file, by its name without ``.wav``."""


def write(path: Path, samples: Samples) -> None:
    """Write samples between -1 and 1 as a WAV file, mono, 16 bits."""
    values = array.array("h", (round(sample * 32767) for sample in samples))
    if sys.byteorder == "big":
        values.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(values.tobytes())


def main() -> int:
    """Run the command; return the exit status."""
    parser = argparse.ArgumentParser(description="Make the sounds anew.")
    parser.add_argument("--to", type=Path, default=FOLDER, help="the folder for the files")
    folder: Path = parser.parse_args().to
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in SOUNDS.items():
        write(folder / f"{name}.wav", make())
    return 0


if __name__ == "__main__":
    sys.exit(main())
