"""Tries the installer on the Windows that this runs on, as the person who runs it.

    python packaging/windows/try_installed.py dist/cfanp-gui-VERSION-setup.exe
    python packaging/windows/try_installed.py SETUP --for-all --folder "D:\\some folder"

The installer runs silently, and then what it has put there is tried: both programs, a double click,
a second start, bots, Ctrl+C, a kill, a long path. It is uninstalled, and whatever is left then is
looked for. Nothing may be but the person's games, and the folder that README.md names. Exits with 1
when anything is not as it must be. The program must not be installed yet.

`packaging/test-windows` runs this in a Windows of Wine.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import winreg
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
sys.path[:0] = [str(FOLDER), str(FOLDER.parent)]

import desktop
import traces
from trial import BOTS_GAME, FIRST, GAME, SECONDS, SELFPLAY, Trial, give_games, wait
from version_resource import TEXTS

UNINSTALL = "Software\\Microsoft\\Windows\\CurrentVersion\\Uninstall\\cfanp-gui"
RUN_SECONDS = 300
"""Seconds that a program may run that opens no window."""
FOUR = "game of four.cpgn"
LONG = 250
"""Letters of the longest path that is tried; Windows allows 259."""
HOME = Path.home()
OWN = (f"{HOME.as_posix()}/AppData/Local/cfanp-gui",)
"""Folders that may be left. Settings, running games and the log are in one folder here."""
PROGRAMS = HOME / "AppData" / "Local" / "Programs"
"""Windows' folder for the programs of one person, which it makes when somebody asks for it."""
FILES_OF_WINDOWS = (
    # A copy of the uninstaller has removed the program, and is removed at the next start.
    f"{Path(tempfile.gettempdir()).as_posix()}/~nsu",
)
KEYS_OF_WINDOWS = (
    "HKLM/System/CurrentControlSet/Control/Session Manager: PendingFileRenameOperations=",
    # Screen and mouse, of Wine.
    "HKCU/Software/Wine/Temporary System Parameters",
    "HKLM/System/CurrentControlSet/Control/DeviceClasses/",
)
"""Entries that Windows itself writes during a trial."""


class WindowsTrial(Trial):
    """The installer on this Windows."""

    def __init__(self, kind: str, pictures: Path | None) -> None:
        super().__init__(kind, HOME / "My games")
        self._pictures = pictures

    def run(self, *words: str, **environment: str) -> tuple[int, str]:
        """Run a program; return its exit status and what it wrote."""
        return self.run_line(subprocess.list2cmdline(words), **environment)

    def run_line(self, line: str, **environment: str) -> tuple[int, str]:
        """Run a command line; return the exit status and what was written."""
        try:
            done = subprocess.run(
                line, env={**os.environ, **environment}, stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=RUN_SECONDS, check=False,
            )  # fmt: skip
        except subprocess.TimeoutExpired as late:
            return 124, f"{_text(late.stdout or b'')}\nnot within {RUN_SECONDS} s"
        return done.returncode, _text(done.stdout)

    def start(self, *words: str, flags: int = 0, **environment: str) -> subprocess.Popen[bytes]:
        """Start a program; what it writes is in a pipe."""
        return subprocess.Popen(
            words, env={**os.environ, **environment}, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, creationflags=flags,
        )  # fmt: skip

    def named(self, path: Path) -> str:
        """Return the path of a file as a program knows it."""
        return str(path)

    def find(self, pattern: str) -> tuple[str, str]:
        """Return a window whose title begins with a pattern, and the title; or twice nothing."""
        for handle, title in desktop.windows():
            if re.match(pattern, title):
                return str(handle), title
        return "", ""

    def close(self, window: str) -> None:
        """Close a window as a person does."""
        desktop.close(int(window))

    def picture(self, name: str) -> None:
        """Keep a picture of the screen, if that is wanted."""
        if self._pictures is not None:
            time.sleep(1)
            desktop.picture(self._pictures / f"{self.kind}{name}.png")

    # What is tried here alone

    def install(self, name: str, setup: Path, for_all: bool, folder: str) -> Path:
        """Install silently, tell of it, and return the folder that Windows knows it by."""
        begun = time.monotonic()
        # What is behind /D is not quoted, blanks or no blanks.
        whose = "/AllUsers" if for_all else "/CurrentUser"
        line = f'"{setup}" /S {whose}' + (f" /D={folder}" if folder else "")
        status, written = self.run_line(line)
        there = registered(UNINSTALL, "InstallLocation", for_all)
        good = status == 0 and Path(there, "cfanp-gui.exe").is_file() and folder in ("", there)
        self.tell(name, good, written + f"{there} ({time.monotonic() - begun:.0f} s)")
        return Path(there)

    def look(self, there: Path) -> None:
        """Look how Windows shows the programs."""
        for name, console in (("cfanp-gui.exe", False), ("cfanp.exe", True)):
            path = there / name
            version = desktop.version_text(path, "ProductVersion")
            shown = desktop.version_text(path, "FileDescription")
            good = (
                desktop.has_console(path) == console
                and desktop.icons(path) > 0
                and shown == TEXTS["FileDescription"]
                and bool(version)
            )
            words = f"{shown} {version}, {desktop.icons(path)} icon, "
            self.tell(name, good, words + ("console" if desktop.has_console(path) else "window"))
        menus = [
            Path(os.environ[name], "Microsoft", "Windows", "Start Menu", "Programs")
            for name in ("APPDATA", "PROGRAMDATA")
        ]
        links = [str(link) for menu in menus for link in menu.glob("Chess*.lnk")]
        self.tell("in the start menu", len(links) == 1, ", ".join(links))

    def association(self, for_all: bool) -> list[str]:
        """Have Windows open a game, see its window, and return the command line that does."""
        classes = "Software\\Classes"
        kind = registered(f"{classes}\\.cpgn", "", for_all)
        line = registered(f"{classes}\\{kind}\\shell\\open\\command", "", for_all)
        self.tell("opened with", line.endswith('cfanp-gui.exe" "%1"'), line)
        if for_all or not desktop.is_wine():  # Wine 8 looks at what is for all alone
            os.startfile(self.games / FIRST)
            if window := self.window(FIRST, "Windows opens a game"):
                process = desktop.process_of(int(window))
                self.close(window)
                self.tell("... and it closes", desktop.has_ended(process, SECONDS), "")
        return [line.split('"')[1], str(self.games / FIRST)]

    def pictures(self, program: str) -> None:
        """Show a game of four, a dialog, and both larger; take pictures."""
        game = self.games / FOUR
        lines = BOTS_GAME.replace('"3"', '"4"').replace("[Bots", '[ArmyD ""]\n[Bots')
        game.write_text(re.sub(r"\[Bots.*\n", "", lines), encoding="utf-8")
        for scale in ("1", "1.5"):
            process = self.start(program, str(game), QT_SCALE_FACTOR=scale)
            window = self.window(FOUR, f"a game of four, times {scale}")
            if window:
                time.sleep(2)
                self.picture(f" four x{scale}")
                desktop.press(int(window), desktop.F1)
                dialog = self.window("Help", f"a dialog, times {scale}")
                self.picture(f" dialog x{scale}")
                if dialog:
                    self.close(dialog)
                    time.sleep(1)
                self.close(window)
            self.ended(process, "... and all closes")

    def ctrl_c(self, program: str) -> None:
        """End `cfanp selfplay` by Ctrl+C; what has been played must be kept."""
        out = self.games / "many games.cpgn"
        process = self.start(
            program, *SELFPLAY, "--games", "1000", "--out", str(out),
            flags=subprocess.CREATE_NO_WINDOW,  # a console of its own
        )  # fmt: skip
        late = threading.Timer(SECONDS, process.kill)
        late.start()
        said = b""
        while not re.search(rb"\b[1-9]\d* of", said) and (more := process.stdout.read1()):
            said += more
        late.cancel()
        pressed = subprocess.run(
            [sys.executable, FOLDER / "desktop.py", str(process.pid)], check=False,
            capture_output=True, text=True,
        )  # fmt: skip
        try:
            written = _text(said + process.communicate(timeout=SECONDS)[0])
        except subprocess.TimeoutExpired:
            process.kill()
            written = f"not within {SECONDS} s {pressed.stderr}"
        kept = out.is_file() and "--resume goes on" in written and "Traceback" not in written
        self.tell("Ctrl+C ends selfplay", process.returncode == 130 and kept,
                  f"{written} (status {process.returncode})")  # fmt: skip
        out.unlink(missing_ok=True)

    def restored(self, program: str) -> None:
        """After a kill (see `bots`), have the game restored at the next start."""
        process = self.start(program)
        if dialog := self.window("1 game was interrupted", "killed, and asked about"):
            self.picture(" restore")
            desktop.press(int(dialog), desktop.RETURN)
            self.window(r"bots.cpgn\*", "... and restored")
        process.kill()
        process.communicate()
        for journal in OWN:
            shutil.rmtree(Path(journal, "running"), ignore_errors=True)

    def long_path(self, window: str, rules: str) -> None:
        """Open a game by a long path, and write another file beside it."""
        folder = self.games
        while len(str(folder)) < LONG - 120:
            folder /= "long name " * 8 + "x"
        folder /= "y" * (LONG - len(str(folder)) - len(FIRST) - 2)
        folder.mkdir(parents=True)
        game = Path(shutil.copy(GAME, folder / FIRST))
        out = game.with_suffix(".svg")
        self.expect(f"path of {len(str(game))}, convert", "", rules, "convert", str(game), str(out))
        good = out.is_file() and os.listdir(folder) == [FIRST, out.name]
        self.tell("... is an svg", good, ", ".join(os.listdir(folder)))
        process = self.start(window, str(game))
        if shown := self.window(FIRST, "... open"):
            self.close(shown)
        self.ended(process, "... and close")

    def uninstall(self, there: Path, for_all: bool) -> None:
        """Uninstall silently; it is a copy of the uninstaller that does it."""
        begun = time.monotonic()
        status, written = self.run_line(registered(UNINSTALL, "QuietUninstallString", for_all))
        gone = wait(lambda: "" if there.exists() else "gone")
        left = ", ".join(sorted(os.listdir(there))[:9]) if there.exists() else "all gone"
        self.tell("uninstall", status == 0 and bool(gone),
                  f"{written}{left} ({time.monotonic() - begun:.0f} s)")  # fmt: skip
        time.sleep(2)  # for that copy


def _text(written: bytes) -> str:
    return written.decode(errors="replace").replace("\r\n", "\n").strip()


def registered(key: str, name: str, for_all: bool) -> str:
    """Return a text of the registry, for the person or for all, or nothing."""
    hive = winreg.HKEY_LOCAL_MACHINE if for_all else winreg.HKEY_CURRENT_USER
    with (
        contextlib.suppress(OSError),
        winreg.OpenKey(hive, key, 0, winreg.KEY_READ | winreg.KEY_WOW64_64KEY) as opened,
    ):
        return str(winreg.QueryValueEx(opened, name)[0])
    return ""


def attempt(trial: WindowsTrial, setup: Path, for_all: bool, folder: str) -> None:
    """Install, try, and uninstall."""
    give_games(trial.games)
    roots = [Path(folder).parent] if folder else []
    for root in (PROGRAMS, *roots):  # which are not the installer's to remove
        root.mkdir(parents=True, exist_ok=True)
    before = traces.files(*roots), traces.registry()
    there = trial.install("install", setup, for_all, folder)
    trial.install("... in place of an older", setup, for_all, folder)
    if not (there / "cfanp-gui.exe").is_file():
        return
    trial.look(there)
    window, rules = str(there / "cfanp-gui.exe"), str(there / "cfanp.exe")
    trial.programs([window], [rules], QT_QPA_PLATFORM="windows")
    words = trial.association(for_all)
    trial.double_click(words)
    trial.no_game(window)
    trial.pictures(window)
    trial.bots(window)
    trial.restored(window)
    trial.long_path(window, rules)
    trial.ctrl_c(rules)
    trial.uninstall(there, for_all)
    after = traces.files(*roots), traces.registry()
    games = trial.games.as_posix()
    trial.left(after[0] - before[0], before[0] - after[0], OWN, (*FILES_OF_WINDOWS, games))
    keys, lacking = after[1] - before[1], before[1] - after[1]
    wrong = sorted(line for line in keys | lacking if not line.startswith(KEYS_OF_WINDOWS))
    trial.tell("the registry is as before", not wrong, "\n".join(wrong[:50]))


def main() -> int:
    """Try it; return 1 when anything is not as it must be."""
    parser = argparse.ArgumentParser(description="Try the installer on this Windows.")
    parser.add_argument("setup", type=Path, help="the installer")
    parser.add_argument("--for-all", action="store_true", help="install for everybody")
    parser.add_argument("--folder", default="", help="where; else where the installer would")
    parser.add_argument("--pictures", type=Path, help="folder for pictures of the screen")
    options = parser.parse_args()
    if registered(UNINSTALL, "InstallLocation", False) or registered(
        UNINSTALL, "InstallLocation", True
    ):
        print("The program is installed already: uninstall it first.", file=sys.stderr)
        return 1
    os.environ.pop("QT_QPA_PLATFORM", None)  # windows are to be seen
    trial = WindowsTrial("for all" if options.for_all else "for one", options.pictures)
    attempt(trial, options.setup.resolve(), options.for_all, options.folder)
    print(f"{trial.failed} failed" if trial.failed else "all as it must be", flush=True)
    return 1 if trial.failed else 0


if __name__ == "__main__":
    sys.exit(main())
