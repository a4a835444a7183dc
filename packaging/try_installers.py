"""Tries the installers for Linux as a person would, each in a clean Debian 12.

    sudo packaging/test-installers                  # builds them, tries all
    sudo packaging/test-installers --no-build deb   # tries the package in dist/ that is there

For each: it is installed, the self-test is run without a screen and on an X server, a saved game is
opened by the command line that a double click has, and another beside it, the command line's
program is tried, it is uninstalled, and whatever is left then is looked for. Nothing may be but the
person's games, and the three folders that the manual names (settings, running games, log). Exits
with 1 when anything is not as it must be.

Needs root for `chroot`, and packages of Debian, those that are lacking of which it names before it
begins (`needed.py`). The systems are kept in a folder (--cache), for making them takes some minutes
and a network.
"""

from __future__ import annotations

import argparse
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import bundle
import needed
from clean_debian import HOME, PERSON, CleanDebianError, Machine, base, fresh, mirror
from screen import Screen, screen
from trial import FIRST, Trial, give_games, wait

PACKAGING = Path(__file__).resolve().parent
ROOT = PACKAGING.parent
GAMES = f"{HOME}/My games"
OWN = (f"{HOME}/.config/cfanp-gui", f"{HOME}/.local/share/cfanp-gui",
       f"{HOME}/.local/state/cfanp-gui")  # fmt: skip
"""The folders that the manual names. What else is in someone's home is left by nobody of us."""
OTHERS = (f"{HOME}/.cache/fontconfig", f"{HOME}/.cache/mesa_shader_cache")
"""Caches of system libraries for every program that shows letters or draws."""
DESKTOP = ("desktop-file-utils", "fuse3", "hicolor-icon-theme", "libglib2.0-bin",
           "shared-mime-info", "xz-utils")  # fmt: skip
"""Packages of a desktop besides the libraries we depend on.

Without it nothing is opened by a double click, no AppImage is mounted and no archive unpacked.
"""


class DebianTrial(Trial):
    """One kind of installer in one clean system."""

    def __init__(self, kind: str, machine: Machine, seen: Screen, pictures: Path | None) -> None:
        super().__init__(kind, machine.root / GAMES)
        self.machine = machine
        self._screen = seen
        self._pictures = pictures

    def run(self, *words: str, **environment: str) -> tuple[int, str]:
        """Run a program as the person; return its exit status and what it wrote."""
        return self.machine.run(*words, person=True, **environment)

    def start(self, *words: str) -> subprocess.Popen[bytes]:
        """Start a program as the person, in front of the screen."""
        return subprocess.Popen(
            self.machine.command(*words, person=True, DISPLAY=self._screen.display),
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        )  # fmt: skip

    def named(self, path: Path) -> str:
        """Return the name of a file in the system."""
        return f"/{path.relative_to(self.machine.root)}"

    def find(self, pattern: str) -> tuple[str, str]:
        """Return a window whose title begins with a pattern, and the title; or twice nothing."""
        found = self._screen.tool("search", "--onlyvisible", "--name", f"^{pattern}")
        window = found.partition("\n")[0]
        return window, self._screen.tool("getwindowname", window) if window else ""

    def close(self, window: str) -> None:
        """Close a window as a person does; the window manager sees to that."""
        self._screen.tool("windowactivate", "--sync", window, "key", "alt+F4")

    def picture(self, name: str) -> None:
        """Keep a picture of the screen, if that is wanted."""
        if self._pictures is not None:
            self._screen.picture(self._pictures / f"{self.kind}{name}.png")

    def both(self, window: list[str], rules: list[str]) -> None:
        """Try both programs, which are run by these words."""
        self.programs(window, rules, DISPLAY=self._screen.display, QT_QPA_PLATFORM="xcb")

    def open_games(self, words: list[str]) -> None:
        """Open saved games by a command line, none, and one in which bots play."""
        self.double_click(words)
        self.no_game(*words[:-1])
        self.bots(*words[:-1])

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

    def is_gone(self, before: set[str]) -> None:
        """Look for what is left of the program, now that it is uninstalled."""
        running = wait(lambda: "" if self.machine.processes() else "none")
        self.tell("no process is left", bool(running), " ".join(self.machine.processes()))
        now = self.machine.files()
        self.left(now - before, before - now, OWN, (*OTHERS, GAMES))


def settle(machine: Machine) -> None:
    """Put saved games into the person's home."""
    give_games(machine.root / GAMES)
    machine.check("chown", "-R", f"{PERSON}:", f"/{GAMES}")


def put(machine: Machine, file: Path) -> str:
    """Put a file where the person has downloads; return its path within the system."""
    folder = machine.root / HOME / "Downloads"
    folder.mkdir(exist_ok=True)
    shutil.copy(file, folder)
    machine.check("chown", "-R", f"{PERSON}:", f"/{HOME}/Downloads")
    return f"/{HOME}/Downloads/{file.name}"


Tries = Callable[[DebianTrial, Path, bool], None]


def try_deb(trial: DebianTrial, file: Path, desktop: bool) -> None:
    """Install the package, try it, and purge it; all it depends on is gone then as well."""
    machine = trial.machine
    before = machine.files()
    settle(machine)
    place = machine.root / "tmp" / file.name
    shutil.copyfile(file, place)
    machine.install(f"/tmp/{file.name}")
    place.unlink()
    trial.both(["cfanp-gui"], ["cfanp"])
    game = f"/{GAMES}/{FIRST}"
    if desktop:
        trial.is_associated(game)
    trial.open_games(trial.exec_line("usr/share/applications/cfanp-gui.desktop", game))
    machine.remove("cfanp-gui")
    trial.is_gone(before)


def try_tar(trial: DebianTrial, file: Path, desktop: bool) -> None:
    """Unpack the archive, run it there, install it for the person, and uninstall it."""
    machine = trial.machine
    before = machine.files()
    settle(machine)
    place = put(machine, file)
    machine.check("tar", "-C", f"/{HOME}/Downloads", "-xf", place, person=True)
    folder = place.removesuffix(".tar.xz")
    trial.expect("as it is unpacked", "selftest ok", f"{folder}/bin/cfanp-gui", "--selftest",
                 QT_QPA_PLATFORM="offscreen")  # fmt: skip
    trial.expect("install", "Installed", f"{folder}/install")
    machine.check("rm", "-r", f"/{HOME}/Downloads")
    programs = f"/{HOME}/.local/bin"
    trial.both([f"{programs}/cfanp-gui"], [f"{programs}/cfanp"])
    game = f"/{GAMES}/{FIRST}"
    if desktop:
        trial.is_associated(game)
    entry = f"{HOME}/.local/share/applications/cfanp-gui.desktop"
    trial.open_games(trial.exec_line(entry, game))
    trial.expect("uninstall", "Uninstalled", f"{programs}/cfanp-gui-uninstall")
    trial.is_gone(before)
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
    trial.is_gone(before)


def try_appimage(trial: DebianTrial, file: Path, desktop: bool) -> None:
    """Run the file, which need not be installed, and delete it."""
    del desktop  # an AppImage is in no menu
    machine = trial.machine
    before = machine.files()
    settle(machine)
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
    trial.both([*how, place], [*how, f"{folder}/cfanp"])
    trial.expect("cfanp as an argument", "3600", *how, place, "cfanp", "perft", "--armies", "4",
                 "--depth", "2")  # fmt: skip
    # The entry that such files get by a helper of the desktop has the file in place of the name.
    machine.check(place, "--appimage-extract", "cfanp-gui.desktop", person=True, PWD=f"/{HOME}")
    entry = f"{HOME}/squashfs-root/cfanp-gui.desktop"
    words = trial.exec_line(entry, f"/{GAMES}/{FIRST}")
    machine.check("rm", "-r", f"/{HOME}/squashfs-root")
    trial.open_games([*how, place, *words[1:]])
    machine.check("rm", "-r", folder)
    trial.is_gone(before)


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
    build = {} if options.no_build else needed.BUILD
    if lack := needed.lacking_for_chroot(needed.SCREEN, build):
        print(f"test-installers: {lack}", file=sys.stderr)
        return 1
    if not options.no_build:
        built = [sys.executable, PACKAGING / "build.py", *kinds, "--to", options.dist]
        if subprocess.call(built) != 0:
            return 1
    # The systems are put away even if this is ended from outside.
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
    """Return the number of things that are wrong. Raises CleanDebianError."""
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
                    trial = DebianTrial(kind, machine, seen, options.pictures)
                    attempt(trial, files[-1], desktop)
                    failed += trial.failed
                print(f"== {time.monotonic() - begun:.0f} s")
    return failed


if __name__ == "__main__":
    sys.exit(main())
