"""Tries the installers for Linux as a person would, each in a clean Debian 12.

    sudo packaging/test-installers                  # builds them, tries all
    sudo packaging/test-installers --no-build deb   # tries the package in dist/ that is there

For each: it is installed, the self-test is run without a screen and on an X server, a saved game is
opened by the command line that a double click has, and another beside it, the command line's
program is tried, it is uninstalled, and whatever is left then is looked for. Nothing may be but the
person's games, and the three folders that the manual names (settings, running games, log). Exits
with 1 when anything is not as it must be.

Needs root for `chroot`, and debootstrap, Xvfb, openbox and xdotool. The systems are kept in a
folder (--cache), for making them takes some minutes and a network.
"""

from __future__ import annotations

import argparse
import os
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import bundle
from clean_debian import HOME, PERSON, CleanDebianError, Machine, base, fresh, mirror

PACKAGING = Path(__file__).resolve().parent
ROOT = PACKAGING.parent
GAME = ROOT / "resources" / "help" / "examples" / "defend.cpgn"
GAMES = f"{HOME}/My games"
SECOND = "second game.cpgn"
BOTS = "bots.cpgn"
BOTS_GAME = """[Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[Result "*"]
[Variant "Chess For Any Number of Players"]
[Players "3"]
[ArmyA ""]
[ArmyB ""]
[ArmyC ""]
[Bots "1: random; 2: greedy; 3: club"]

*
"""
OWN = (f"{HOME}/.config/cfanp-gui", f"{HOME}/.local/share/cfanp-gui",
       f"{HOME}/.local/state/cfanp-gui")  # fmt: skip
"""The folders that the manual names. What else is in someone's home is left by nobody of us."""
OTHERS = (f"{HOME}/.cache/fontconfig", f"{HOME}/.cache/mesa_shader_cache")
"""What libraries of the system keep for every program that shows letters or draws."""
DESKTOP = ("desktop-file-utils", "fuse3", "hicolor-icon-theme", "libglib2.0-bin",
           "shared-mime-info", "xz-utils")  # fmt: skip
"""What a desktop has besides the libraries we depend on.

Without it nothing is opened by a double click, no AppImage is mounted and no archive unpacked.
"""
SECONDS = 60
"""How long a window may take to come or go."""


class Screen:
    """An X server of our own with a window manager, and who is in front of it."""

    def __init__(self, display: str) -> None:
        self.display = display

    def tool(self, *words: str) -> str:
        """Return what xdotool answers; nothing when it fails."""
        done = subprocess.run(
            ["xdotool", *words], env={**os.environ, "DISPLAY": self.display},
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        return done.stdout.strip()

    def picture(self, path: Path) -> None:
        """Write a picture of the screen, where ImageMagick is there to take one."""
        if shutil.which("import"):
            subprocess.run(["import", "-display", self.display, "-window", "root", path],
                           check=False)  # fmt: skip


@contextmanager
def screen() -> Iterator[Screen]:
    """Start an X server and a window manager, and end them afterwards."""
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1366x768x24", "-ac",
         "-nolisten", "tcp"],
        pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    os.close(writing)
    with os.fdopen(reading) as pipe:
        display = f":{pipe.readline().strip()}"
    manager = subprocess.Popen(
        ["openbox"], env={**os.environ, "DISPLAY": display},
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    try:
        yield Screen(display)
    finally:
        for process in (manager, server):
            process.terminate()
            process.wait()


class Trial:
    """One kind of installer in one clean system: what was tried, and what was not as it must be."""

    def __init__(self, kind: str, machine: Machine, seen: Screen, pictures: Path | None) -> None:
        self.kind = kind
        self.machine = machine
        self._screen = seen
        self._pictures = pictures
        self.failed = 0

    def tell(self, name: str, good: bool, words: str) -> None:
        """Write a line on something that was tried."""
        self.failed += not good
        last = words.splitlines()[-1] if words and good else words
        print(f"{self.kind:<9} {name:<28} {'ok' if good else 'FAILED'}  {last}", flush=True)

    def expect(self, name: str, wanted: str, *words: str, **environment: str) -> None:
        """Run a program as the person; it must end well and write some words."""
        begun = time.monotonic()
        status, written = self.machine.run(*words, person=True, **environment)
        good = status == 0 and wanted in written
        seconds = f" ({time.monotonic() - begun:.1f} s)" if good else f" (status {status})"
        self.tell(name, good, f"{written[-2000:]}{seconds}")

    def programs(self, window: list[str], rules: list[str]) -> None:
        """Try both programs, which are run by these words."""
        x11 = {"DISPLAY": self._screen.display, "QT_QPA_PLATFORM": "xcb"}
        self.expect("cfanp-gui --version", "cfanp-gui", *window, "--version")
        self.expect("self-test, offscreen", "selftest ok", *window, "--selftest",
                    QT_QPA_PLATFORM="offscreen")  # fmt: skip
        self.expect("self-test, X11", "selftest ok", *window, "--selftest", **x11)
        self.expect("cfanp perft", "3600", *rules, "perft", "--armies", "4", "--depth", "2")
        game = f"/{GAMES}/a game.cpgn"
        for ending in ("svg", "png", "pdf", "gif"):
            out = f"/{GAMES}/a game.{ending}"
            self.expect(f"cfanp convert to {ending}", "", *rules, "convert", game, out,
                        "--moves", "all")  # fmt: skip
            self.tell(f"... is a {ending}", *_is_picture(self.machine.root / out[1:]))
        self.expect("cfanp selfplay, 2 workers", "2 games", *rules, "selfplay", "--bots",
                    "greedy,random", "--armies", "3", "--games", "2", "--nodes", "20",
                    "--workers", "2")  # fmt: skip
        for name, words in (("cfanp-gui", window), ("cfanp", rules)):
            self.expect(f"process of bots of {name}", "", *words, "--bots")

    def double_click(self, words: list[str]) -> None:
        """Open two saved games by a command line, see their windows, and close them.

        The second opens in another window of the program that the first has started.
        """
        process = self._start(words)
        window = self._window(Path(words[-1]).name, "double click opens")
        if window and self._pictures is not None:
            time.sleep(2)  # for what the program does when it is idle
            self._screen.picture(self._pictures / f"{self.kind}.png")
        second = self._start([*words[:-1], f"/{GAMES}/{SECOND}"])
        windows = [window, self._window(SECOND, "another game")]
        self._ended(second, "... is handed over")
        for one in filter(None, windows):
            # As a person closes it; the window manager sees to that.
            self._screen.tool("windowactivate", "--sync", one, "key", "alt+F4")
            time.sleep(1)
        self._ended(process, "... and all closes")
        self.bots(words)

    def bots(self, words: list[str]) -> None:
        """Open a game in which bots play by a command line, and see that they do."""
        process = self._start([*words[:-1], "--new-process", f"/{GAMES}/{BOTS}"])
        # The star of a game that has gone on since it was opened.
        self._window(rf"{BOTS}\*", "bots play")
        process.terminate()
        process.communicate(timeout=SECONDS)

    def _start(self, words: list[str]) -> subprocess.Popen[bytes]:
        """Start a program as the person, in front of the screen."""
        return subprocess.Popen(
            self.machine.command(*words, person=True, DISPLAY=self._screen.display),
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        )  # fmt: skip

    def _window(self, name: str, title: str) -> str:
        """Return the window of a game once it is there, or nothing; tell of it."""
        begun = time.monotonic()
        window = self._wait(
            lambda: self._screen.tool("search", "--onlyvisible", "--name", f"^{name}")
        )
        seconds = time.monotonic() - begun
        words = self._screen.tool("getwindowname", window) if window else ""
        self.tell(title, bool(window), f"{words} ({seconds:.1f} s)")
        return window

    def _ended(self, process: subprocess.Popen[bytes], title: str) -> None:
        """Wait for a program to end, and tell how it did."""
        try:
            written = process.communicate(timeout=SECONDS)[0].decode(errors="replace")
            self.tell(title, process.returncode == 0, written)
        except subprocess.TimeoutExpired:
            process.kill()
            self.tell(title, False, f"not within {SECONDS} s")

    def is_associated(self, game: str) -> None:
        """Look whether a desktop knows what a file is and opens it with our program."""
        kind = self.machine.run(
            "gio", "info", "-a", "standard::content-type,standard::icon", game, person=True
        )[1]
        self.tell("type of the file", "application/x-cpgn" in kind, " ".join(kind.split()))
        known = self.machine.run("gio", "mime", "application/x-cpgn", person=True)[1]
        self.tell("opened with", "cfanp-gui.desktop" in known, known.partition("\n")[0])

    def exec_line(self, entry: str, game: str) -> list[str]:
        """Return the command line by which a desktop file opens a game."""
        text = (self.machine.root / entry).read_text(encoding="utf-8")
        line = next(one for one in text.splitlines() if one.startswith("Exec="))
        return [game if word == "%F" else word for word in shlex.split(line.removeprefix("Exec="))]

    def left(self, before: set[str]) -> None:
        """Look for what is left of the program, now that it is uninstalled."""
        games = self.machine.root / GAMES
        kept = (games / "a game.cpgn").read_bytes() == GAME.read_bytes()
        self.tell("the games are left", kept, ", ".join(sorted(os.listdir(games))))
        running = self._wait(lambda: "" if self.machine.processes() else "none")
        self.tell("no process is left", bool(running), " ".join(self.machine.processes()))
        new = self.machine.files() - before
        own = sorted({path for path in OWN if path in new})
        fine = (*OWN, *OTHERS, GAMES)
        others = sorted(
            path for path in new
            if not path.startswith(fine) and not any(one.startswith(f"{path}/") for one in fine)
        )  # fmt: skip
        gone = sorted(before - self.machine.files())
        words = f"only {', '.join(own) or 'the games'}"
        if others or gone:
            words = f"left: {' '.join(others[:20])}; gone: {' '.join(gone[:20])}"
        self.tell("nothing else is left", not others and not gone, words)

    @staticmethod
    def _wait(until: Callable[[], str]) -> str:
        """Return the first answer, or nothing when there is none in time."""
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            answer = until()
            if answer:
                return answer.splitlines()[0]
            time.sleep(0.1)
        return ""


def _is_picture(path: Path) -> tuple[bool, str]:
    """Return whether a file begins as one with its ending does, and how large it is."""
    begins = {".svg": b"<svg", ".png": b"\x89PNG", ".pdf": b"%PDF-", ".gif": b"GIF89a"}
    try:
        data = path.read_bytes()
    except OSError as error:
        return False, str(error)
    return data.startswith(begins[path.suffix]), f"{len(data)} bytes"


def give_games(machine: Machine) -> None:
    """Put saved games into the person's home."""
    folder = machine.root / GAMES
    folder.mkdir()
    for name in ("a game.cpgn", SECOND):
        shutil.copyfile(GAME, folder / name)
    (folder / BOTS).write_text(BOTS_GAME, encoding="utf-8")
    machine.check("chown", "-R", f"{PERSON}:", f"/{GAMES}")


def put(machine: Machine, file: Path) -> str:
    """Put a file where the person has downloads; return its path within the system."""
    folder = machine.root / HOME / "Downloads"
    folder.mkdir(exist_ok=True)
    shutil.copy(file, folder)
    machine.check("chown", "-R", f"{PERSON}:", f"/{HOME}/Downloads")
    return f"/{HOME}/Downloads/{file.name}"


Tries = Callable[[Trial, Path, bool], None]


def try_deb(trial: Trial, file: Path, desktop: bool) -> None:
    """Install the package, try it, and purge it; all it depends on is gone then as well."""
    machine = trial.machine
    before = machine.files()
    give_games(machine)
    place = machine.root / "tmp" / file.name
    shutil.copyfile(file, place)
    machine.install(f"/tmp/{file.name}")
    place.unlink()
    trial.programs(["cfanp-gui"], ["cfanp"])
    game = f"/{GAMES}/a game.cpgn"
    if desktop:
        trial.is_associated(game)
    trial.double_click(trial.exec_line("usr/share/applications/cfanp-gui.desktop", game))
    machine.remove("cfanp-gui")
    trial.left(before)


def try_tar(trial: Trial, file: Path, desktop: bool) -> None:
    """Unpack the archive, run it there, install it for the person, and uninstall it."""
    machine = trial.machine
    before = machine.files()
    give_games(machine)
    place = put(machine, file)
    machine.check("tar", "-C", f"/{HOME}/Downloads", "-xf", place, person=True)
    folder = place.removesuffix(".tar.xz")
    trial.expect("as it is unpacked", "selftest ok", f"{folder}/bin/cfanp-gui", "--selftest",
                 QT_QPA_PLATFORM="offscreen")  # fmt: skip
    trial.expect("install", "Installed", f"{folder}/install")
    machine.check("rm", "-r", f"/{HOME}/Downloads")
    programs = f"/{HOME}/.local/bin"
    trial.programs([f"{programs}/cfanp-gui"], [f"{programs}/cfanp"])
    game = f"/{GAMES}/a game.cpgn"
    if desktop:
        trial.is_associated(game)
    entry = f"{HOME}/.local/share/applications/cfanp-gui.desktop"
    trial.double_click(trial.exec_line(entry, game))
    trial.expect("uninstall", "Uninstalled", f"{programs}/cfanp-gui-uninstall")
    trial.left(before)
    # For everybody, and with the settings.
    place = put(machine, file)
    machine.check("tar", "-C", f"/{HOME}/Downloads", "-xf", place)
    machine.check(f"{folder}/install", "--prefix", "/usr/local")
    trial.expect("for everybody", "cfanp-gui", "cfanp-gui", "--version")
    machine.check("rm", "-r", f"/{HOME}/Downloads")
    machine.check("/usr/local/bin/cfanp-gui-uninstall", "--settings", HOME=f"/{HOME}")
    left = machine.files() - before
    own = [path for path in OWN if path in left]
    trial.tell("... and are gone", not own, ", ".join(own))
    trial.left(before)


def try_appimage(trial: Trial, file: Path, desktop: bool) -> None:
    """Run the file, which need not be installed, and delete it."""
    del desktop  # an AppImage is in no menu
    machine = trial.machine
    before = machine.files()
    give_games(machine)
    place = put(machine, file)
    folder = f"/{HOME}/Downloads"
    machine.check("ln", "-s", file.name, f"{folder}/cfanp", person=True)
    # Without FUSE, as in a container, the file unpacks itself for as long as it runs.
    unpack = ["env", "APPIMAGE_EXTRACT_AND_RUN=1"]
    trial.expect("self-test, unpacked", "selftest ok", *unpack, place, "--selftest",
                 QT_QPA_PLATFORM="offscreen")  # fmt: skip
    with_fuse = machine.run(place, "--version", person=True)[0] == 0
    trial.tell("with FUSE", True, "" if with_fuse else "not here: all is tried unpacked")
    how = [] if with_fuse else unpack
    trial.programs([*how, place], [*how, f"{folder}/cfanp"])
    trial.expect("cfanp as an argument", "3600", *how, place, "cfanp", "perft", "--armies", "4",
                 "--depth", "2")  # fmt: skip
    # The entry that such files get by a helper of the desktop has the file in place of the name.
    machine.check(place, "--appimage-extract", "cfanp-gui.desktop", person=True, PWD=f"/{HOME}")
    entry = f"{HOME}/squashfs-root/cfanp-gui.desktop"
    words = trial.exec_line(entry, f"/{GAMES}/a game.cpgn")
    machine.check("rm", "-r", f"/{HOME}/squashfs-root")
    trial.double_click([*how, place, *words[1:]])
    machine.check("rm", "-r", folder)
    trial.left(before)


TRIES: dict[str, tuple[str, Tries]] = {
    "deb": ("cfanp-gui_*.deb", try_deb),
    "tar": ("cfanp-gui-*.tar.xz", try_tar),
    "appimage": ("cfanp-gui-*.AppImage", try_appimage),
}


def main() -> int:
    """Try what is asked for; return 1 when anything is not as it must be."""
    parser = argparse.ArgumentParser(description="Try the installers in a clean Debian 12.")
    parser.add_argument("kinds", nargs="*", metavar="KIND",
                        help=f"which: {', '.join(TRIES)}; all without")  # fmt: skip
    parser.add_argument("--no-build", action="store_true", help="try what is in dist/ already")
    parser.add_argument("--dist", type=Path, default=ROOT / "dist", help="where they are")
    parser.add_argument("--cache", type=Path,
                        default=Path(tempfile.gettempdir(), "cfanp-clean-debian"),
                        help="folder in which the clean systems are kept")  # fmt: skip
    parser.add_argument("--mirror", help="where Debian comes from; this machine's without")
    parser.add_argument("--pictures", type=Path, help="folder for pictures of the windows")
    options = parser.parse_args()
    kinds = options.kinds or list(TRIES)
    for kind in kinds:
        if kind not in TRIES:
            parser.error(f"there is no kind {kind!r} (expected {', '.join(TRIES)})")
    if os.geteuid() != 0:
        print("test-installers: only root may chroot", file=sys.stderr)
        return 1
    if not options.no_build:
        built = [sys.executable, PACKAGING / "build.py", *kinds, "--to", options.dist]
        if subprocess.call(built) != 0:
            return 1
    # Whoever ends this has the systems put away all the same.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    if options.pictures is not None:
        options.pictures.mkdir(parents=True, exist_ok=True)
    try:
        failed = _try_all(kinds, options)
    except CleanDebianError as error:
        print(f"test-installers: {error}", file=sys.stderr)
        return 1
    print(f"{failed} failed" if failed else "all as it must be")
    return 1 if failed else 0


def _try_all(kinds: list[str], options: argparse.Namespace) -> int:
    """Return how many things are not as they must be. Raises CleanDebianError."""
    address = options.mirror or mirror()
    depends = [one.partition(" ")[0] for one in bundle.debian_depends()]
    systems = {
        False: base(options.cache, "minimal", (), address),
        True: base(options.cache, "desktop", (*depends, *DESKTOP), address),
    }
    failed = 0
    with screen() as seen:
        for kind in kinds:
            pattern, attempt = TRIES[kind]
            files = sorted(options.dist.glob(pattern), key=lambda path: path.stat().st_mtime)
            if not files:
                raise CleanDebianError(f"there is no {pattern} in {options.dist}")
            # The package brings along what it needs, and so must do in a system with nothing.
            for desktop in (False, True) if kind == "deb" else (True,):
                begun = time.monotonic()
                with fresh(systems[desktop]) as machine:
                    print(f"== {files[-1].name}, {files[-1].stat().st_size / 1e6:.1f} MB, in a "
                          f"clean {'desktop' if desktop else 'minimal system'}")  # fmt: skip
                    trial = Trial(kind, machine, seen, options.pictures)
                    attempt(trial, files[-1], desktop)
                    failed += trial.failed
                print(f"== {time.monotonic() - begun:.0f} s")
    return failed


if __name__ == "__main__":
    sys.exit(main())
