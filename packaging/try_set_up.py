"""Tries the README's two commands in clean systems, as a person types them in a fresh clone.

    sudo packaging/test-set-up                                     # all trials
    sudo packaging/test-set-up --system 12 --person sudo plain     # some of them
    sudo packaging/test-set-up --whole all                         # all tests in each

The systems are Debian 12 and 13 with nothing but Python, pip, git and sudo. In each the commands
are tried by root, by a person who may use sudo and by one who may not, with a C compiler that is
there already and without. In each trial the first command opens a window, or says which libraries
are missing; typed again it does so without setting anything up; the kernel is compiled where it
can be; the second command's tests are green, all of them where that says most (`WHOLE`) and
elsewhere some; setting up again does nothing and says nothing. A line closes each trial, and one
all of them. Exits with 1 when anything is not as it must be.

What is committed is tried. Needs root for `chroot`, and debootstrap, Xvfb, openbox and xdotool.
Systems and what pip has fetched are kept in a folder (--cache); packages come from where apt and
pip of this machine get them. Ubuntu is not tried.
"""

from __future__ import annotations

import argparse
import ast
import itertools
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import needed
from clean_debian import HOME, PERSON, CleanDebianError, Machine, base, fresh, mirror
from screen import Screen, screen

ROOT = Path(__file__).resolve().parent.parent
SUITES = {"12": "bookworm", "13": "trixie"}
PERSONS = ("root", "sudo", "plain")
COMPILERS = ("without", "with")
FRESH = ("python3", "python3-pip", "git", "sudo")
COMPILER = ("gcc", "libc6-dev", "python3-dev")
SOME = (
    "tests/golden", "tests/packaging", "tests/made_up",
    "tests/test_builds.py",
    "tests/kernel/test_kernel.py", "tests/kernel/test_compiled_kernel.py",
)  # fmt: skip
"""Tests that depend on the way the system was set up, run where not all are."""
HOST_OF_APT = re.compile(r"Acquire::(?:https?|Check|Retries|Force)", re.IGNORECASE)
SECONDS = 1800
"""Seconds that a command may take."""


class Case(NamedTuple):
    """System, person and compiler of a trial."""

    system: str
    person: str
    compiler: str

    @property
    def has_libraries(self) -> bool:
        """Return True if the libraries of a window are there in the end."""
        return self.person != "plain"

    @property
    def is_compiled(self) -> bool:
        """Return True if the kernel is compiled in the end."""
        return self.compiler == "with" or self.person != "plain"

    def __str__(self) -> str:
        return f"Debian {self.system}, {self.person}, {self.compiler} compiler"


WHOLE = {
    Case("12", "sudo", "without"), Case("12", "plain", "without"), Case("13", "sudo", "without"),
}  # fmt: skip


def commands() -> list[str]:
    """Return the README's two commands: one that starts the program, and one that tests it."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    return re.findall(r"^python3 packaging/set_up\.py.* && .*$", text, re.MULTILINE)


def pip_configuration() -> tuple[str, list[Path]]:
    """Return the configuration of pip on this machine, and the files and folders it names.

    Of folders the one that is second from the root: pages of an index name files beside it.
    """
    done = subprocess.run(["pip3", "config", "list"], capture_output=True, text=True, check=True)
    found = {}
    for line in done.stdout.splitlines():  # what is in the environment comes first and counts most
        name, _, value = line.partition("=")
        found.setdefault(name.rpartition(".")[2], ast.literal_eval(value))
    words = " ".join(found.values()).split()
    paths = [Path(word.removeprefix("file://")) for word in words]
    named = {
        path if path.is_file() else Path(*path.parts[:3])
        for path in paths if path.is_absolute() and path.exists()
    }  # fmt: skip
    lines = (f"{name} = {' '.join(value.split())}\n" for name, value in found.items())
    return "[global]\n" + "".join(lines), sorted(named)


def apt_configuration() -> str:
    """Return the configuration by which apt on this machine fetches."""
    done = subprocess.run(["apt-config", "dump"], capture_output=True, text=True, check=True)
    return "".join(f"{line}\n" for line in done.stdout.splitlines() if HOST_OF_APT.match(line))


class Trial:
    """One case in a clean system: what was tried, and what was not as it must be."""

    def __init__(self, case: Case, machine: Machine, seen: Screen, whole: bool) -> None:
        self.case = case
        self.machine = machine
        self._screen = seen
        self._whole = whole
        self._home = machine.root / ("root" if case.person == "root" else HOME)
        self._said: list[str] = []
        self.failed = 0

    def tell(self, name: str, good: bool, words: str) -> None:
        """Write a line on something that was tried, with all that it wrote where it failed."""
        self.failed += not good
        last = words.splitlines()[-1] if words and good else words
        print(f"   {name:<18} {'ok' if good else 'FAILED'}  {last}", flush=True)

    def attempt(self) -> None:
        """Try both commands."""
        first, second = commands()
        self.window("window", first, again=False)
        self.window("window again", first, again=True)
        self.kernel()
        self.tests(second)
        self.again(second)

    def window(self, name: str, command: str, again: bool) -> None:
        """Try the command that opens a window; where libraries are missing it has to name them."""
        begun = time.monotonic()
        with self._run(command, DISPLAY=self._screen.display, QT_QPA_PLATFORM="xcb") as process:
            found = ""
            while not found and process.poll() is None and time.monotonic() < begun + SECONDS:
                time.sleep(0.1)
                found = self._screen.tool("search", "--onlyvisible", "--name", "Chess For Any")
        seconds = time.monotonic() - begun
        written = self._written()
        if self.case.has_libraries:
            good = bool(found)
        else:
            good = process.returncode != 0 and "sudo apt-get install libgl1" in written
        if again:
            good = good and "Setting up" not in written and "Installing" not in written
        self.tell(name, good, f"{seconds:.1f} s" if good else written)
        self._said.append(f"{name} {'' if found else 'refused '}after {seconds:.1f} s")

    def kernel(self) -> None:
        """Look whether the program runs a compiled kernel where there is a compiler."""
        code = "from cfanp_gui.kernel import turns; print(turns.__file__)"
        with self._run(f".venv/bin/python -c '{code}'") as process:
            process.wait(SECONDS)
        written = self._written()
        is_compiled = not written.endswith(".py")
        self.tell("kernel", is_compiled == self.case.is_compiled, written)
        self._said.append("compiled" if is_compiled else "interpreted")

    def tests(self, command: str) -> None:
        """Try the command that runs the tests."""
        begun = time.monotonic()
        with self._run(command if self._whole else f"{command} {' '.join(SOME)}") as process:
            process.wait(SECONDS)
        seconds = time.monotonic() - begun
        written = self._written()
        results = re.findall(r"^=* ?(\d+ (?:passed|failed).*?) in [\d.]+", written, re.MULTILINE)
        result = results[-1] if results else "no result"
        good = process.returncode == 0 and "passed" in result
        kind = "all tests" if self._whole else "some tests"
        self.tell(kind, good, f"{result} ({seconds:.0f} s)" if good else written[-6000:])
        self._said.append(f"{kind}: {result} in {seconds:.0f} s")

    def again(self, command: str) -> None:
        """Set up once more, which has nothing to do and nothing to say."""
        begun = time.monotonic()
        with self._run(command.partition(" && ")[0]) as process:
            process.wait(SECONDS)
        seconds = time.monotonic() - begun
        written = self._written()
        self.tell("again", process.returncode == 0 and not written, written or f"{seconds:.1f} s")
        self._said.append(f"set up again {seconds:.1f} s")

    def close(self) -> None:
        """Write the line that closes the trial."""
        print(f"== {self.case}: {f'{self.failed} FAILED' if self.failed else 'ok'}; "
              f"{', '.join(self._said)}", flush=True)  # fmt: skip

    @contextmanager
    def _run(self, command: str, **environment: str) -> Iterator[subprocess.Popen[bytes]]:
        """Run a shell's line in the clone, by itself and without a terminal; end it afterwards."""
        words = self.machine.command(
            "sh", "-c", f"cd clone && {command}", person=self.case.person != "root", **environment
        )
        with self._log().open("wb") as log:
            process = subprocess.Popen(
                words, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True
            )
            try:
                yield process
            finally:
                if process.poll() is None:
                    os.killpg(process.pid, signal.SIGTERM)
                    process.wait()

    def _log(self) -> Path:
        return self.machine.root / "written.log"

    def _written(self) -> str:
        return self._log().read_text(encoding="utf-8", errors="replace").strip()


def prepare(machine: Machine, case: Case, pip: str, files: list[Path], kept: Path) -> None:
    """Give a system a clone, its person, and how to reach packages. Raises CleanDebianError."""
    (machine.root / "etc" / "pip.conf").write_text(pip, encoding="utf-8")
    (machine.root / "etc" / "apt" / "apt.conf.d" / "90host").write_text(apt_configuration())
    for path in files:
        there = machine.root / path.relative_to("/")
        there.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, there)
    # As in a system that was made a while ago, nobody knows yet which packages there are.
    shutil.rmtree(machine.root / "var" / "lib" / "apt" / "lists")
    if case.person == "sudo":
        rule = machine.root / "etc" / "sudoers.d" / PERSON
        rule.write_text(f"{PERSON} ALL=(ALL) NOPASSWD: ALL\n", encoding="utf-8")
        rule.chmod(0o440)
    home = "root" if case.person == "root" else HOME
    subprocess.run(
        ["git", "clone", "-q", "--no-hardlinks", ROOT, machine.root / home / "clone"], check=True
    )
    if kept.exists():
        shutil.copytree(kept, machine.root / home / ".cache" / "pip")
    machine.check("chown", "-R", "0:0" if case.person == "root" else "1000:1000", f"/{home}")


def main() -> int:
    """Try what is asked for; return 1 when anything is not as it must be."""
    parser = argparse.ArgumentParser(description="Try both commands of the README.")
    parser.add_argument("--system", nargs="*", choices=SUITES, default=list(SUITES))
    parser.add_argument("--person", nargs="*", choices=PERSONS, default=PERSONS)
    parser.add_argument("--compiler", nargs="*", choices=COMPILERS, default=COMPILERS,
                        help="whether one is there already")  # fmt: skip
    parser.add_argument("--whole", choices=("none", "some", "all"), default="some",
                        help="in which trials all tests are run")  # fmt: skip
    parser.add_argument("--cache", type=Path,
                        default=Path(tempfile.gettempdir(), "cfanp-clean-debian"),
                        help="folder in which the clean systems are kept")  # fmt: skip
    parser.add_argument("--mirror", help="where Debian comes from; this machine's without")
    options = parser.parse_args()
    if lack := needed.lacking_for_chroot(needed.SCREEN, {"git": "git"}):
        print(f"test-set-up: {lack}", file=sys.stderr)
        return 1
    # The systems are put away even if this is ended from outside.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    begun = time.monotonic()
    cases = list(itertools.starmap(
        Case, itertools.product(options.system, options.person, options.compiler)
    ))  # fmt: skip
    try:
        with screen() as seen:
            bad = [case for case in cases if not attempt(case, options, seen)]
    except CleanDebianError as error:
        print(f"test-set-up: {error}", file=sys.stderr)
        return 1
    result = f"not as it must be: {'; '.join(map(str, bad))}" if bad else "all as it must be"
    print(f"{len(cases)} trials in {(time.monotonic() - begun) / 60:.0f} minutes: {result}")
    return 1 if bad else 0


def attempt(case: Case, options: argparse.Namespace, seen: Screen) -> bool:
    """Return True if all of one trial is as it must be. Raises CleanDebianError."""
    pip, named = pip_configuration()
    files = [path for path in named if path.is_file()]
    folders = [path for path in named if path.is_dir()]
    packages = (*FRESH, *(COMPILER if case.compiler == "with" else ()))
    suite = SUITES[case.system]
    system = base(
        options.cache, f"{suite}-{case.compiler}-compiler", packages,
        options.mirror or mirror(), suite,
    )  # fmt: skip
    kept = options.cache / f"{suite}-pip"
    with fresh(system, folders) as machine:
        print(f"== {case}", flush=True)
        prepare(machine, case, pip, files, kept)
        whole = options.whole == "all" or (options.whole == "some" and case in WHOLE)
        trial = Trial(case, machine, seen, whole)
        trial.attempt()
        trial.close()
        fetched = trial._home / ".cache" / "pip"
        if not kept.exists() and fetched.exists():
            shutil.copytree(fetched, kept)
    return not trial.failed


if __name__ == "__main__":
    sys.exit(main())
