"""Jobs that behave badly in one way each; the process of bots finds them here by their names."""

import os
import signal
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass

from cfanp_gui.core.text import Text

Stopped = Callable[[], bool]
Tell = Callable[[object], None]


@dataclass(frozen=True)
class Count:
    """Counts until it is stopped, and says how far it has come."""

    first: int = 1

    def run(self, stopped: Stopped, tell: Tell) -> int:
        number = self.first
        tell(number)
        while not stopped():
            number += 1
            time.sleep(0.001)
        return number


@dataclass(frozen=True)
class Deaf:
    """Never asks whether it was stopped."""

    def run(self, stopped: Stopped, tell: Tell) -> None:
        tell("begun")
        time.sleep(600)


@dataclass(frozen=True)
class Spin:
    """Thinks without a pause, and without asking."""

    def run(self, stopped: Stopped, tell: Tell) -> None:
        tell("begun")
        while True:
            pass


@dataclass(frozen=True)
class Leave:
    """Would end the program."""

    def run(self, stopped: Stopped, tell: Tell) -> None:
        raise SystemExit(3)


@dataclass(frozen=True)
class Print:
    """Prints where answers are written."""

    def run(self, stopped: Stopped, tell: Tell) -> str:
        print("words", flush=True)
        os.write(1, b"more words\n")
        return "printed"


@dataclass(frozen=True)
class Fail:
    """Cannot be done, for a reason that people understand or not."""

    plain: bool

    def run(self, stopped: Stopped, tell: Tell) -> None:
        if self.plain:
            raise ValueError(Text("Player {player} has nothing to do now", player=3))
        raise RuntimeError("oh")


@dataclass(frozen=True)
class Die:
    """Is killed while it thinks."""

    def run(self, stopped: Stopped, tell: Tell) -> None:
        tell("begun")
        os.kill(os.getpid(), getattr(signal, "SIGKILL", signal.SIGTERM))


@dataclass(frozen=True)
class Rave:
    """Writes what is no answer."""

    def run(self, stopped: Stopped, tell: Tell) -> None:
        # Backwards, for what is read meanwhile may only be waited for on Windows.
        for number in range(63, 2, -1):
            try:
                os.write(number, b"\x80\x05nonsense" * 20)
            except OSError:
                continue
        time.sleep(600)


def standing_back() -> int:
    """Return the niceness of this process; on Windows 0 to 2 by its priority class."""
    if sys.platform != "win32":
        return os.nice(0)
    import ctypes
    from ctypes import wintypes

    kernel32 = ctypes.WinDLL("kernel32")
    kernel32.GetCurrentProcess.restype = wintypes.HANDLE
    kernel32.GetPriorityClass.argtypes = (wintypes.HANDLE,)
    classes = {0x20: 0, 0x4000: 1, 0x40: 2}  # normal, below normal, idle
    return classes[kernel32.GetPriorityClass(kernel32.GetCurrentProcess())]


@dataclass(frozen=True)
class Where:
    """Says which process it is done in, and how far that stands back."""

    def run(self, stopped: Stopped, tell: Tell) -> tuple[int, int]:
        return os.getpid(), standing_back()


@dataclass(frozen=True)
class Answer:
    """Answers what it was given."""

    value: object

    def run(self, stopped: Stopped, tell: Tell) -> object:
        return self.value
