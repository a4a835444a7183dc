"""A clean Debian in a folder, in which programs are run as if it were a machine of its own."""

from __future__ import annotations

import os
import shutil
import stat
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

SUITE = "bookworm"
PERSON = "anna"
"""Name of an ordinary user there, with the number 1000."""
HOME = f"home/{PERSON}"
VOLATILE = (
    "dev/", "proc/", "run/", "sys/", "tmp/.X11-unix", "var/cache/", "var/lib/apt/",
    "var/lib/dpkg/", "var/log/", "etc/ld.so.cache",
    # Who has run apt-get, for what is not installed by hand goes again (`Machine.remove`).
    "root/",
)  # fmt: skip
"""Beginnings of paths that belong to no package or to the package manager itself."""


class CleanDebianError(Exception):
    """Something that cannot be done here; says why in one line."""


def mirror() -> str:
    """Return the address from which this machine gets Debian. Raises CleanDebianError.

    It gets Debian 12 from there; others are taken to be beside it, as on every mirror.
    """
    done = subprocess.run(
        ["apt-get", "indextargets", "--format", "$(REPO_URI) $(RELEASE)", "Created-By: Packages"],
        capture_output=True,
        text=True,
        check=False,
    )
    for line in done.stdout.splitlines():
        address, _, suite = line.partition(" ")
        if suite == SUITE:
            return address
    raise CleanDebianError(f"this machine does not get {SUITE}: name an address with --mirror")


def base(cache: Path, name: str, packages: Sequence[str], address: str, suite: str = SUITE) -> Path:
    """Return a folder with a system that has a minimal Debian and some packages; kept there.

    Raises CleanDebianError.
    """
    folder, complete = cache / name, cache / f"{name}.complete"
    wanted = " ".join(packages)
    if complete.exists() and complete.read_text(encoding="utf-8") == wanted:
        return folder
    complete.unlink(missing_ok=True)
    shutil.rmtree(folder, ignore_errors=True)
    cache.mkdir(parents=True, exist_ok=True)
    made = ["debootstrap", "--variant=minbase", suite, str(folder), address]
    with (cache / f"{name}.log").open("w", encoding="utf-8") as log:
        if subprocess.call(made, stdout=log, stderr=log) != 0:
            raise CleanDebianError(f"debootstrap failed: see {log.name}")
    with running(folder) as machine:
        machine.check("useradd", "--create-home", "--uid", "1000", PERSON)
        machine.install(*packages)
        machine.check("apt-get", "clean")
    complete.write_text(wanted, encoding="utf-8")
    return folder


@contextmanager
def fresh(system: Path, shown: Sequence[Path] = ()) -> Iterator[Machine]:
    """Run a copy of a system, which is gone afterwards. Some folders of ours can be read there."""
    copy = system.with_name(f"{system.name}-{os.getpid()}")
    shutil.rmtree(copy, ignore_errors=True)
    subprocess.run(["cp", "-a", "--reflink=auto", system, copy], check=True)
    try:
        with running(copy, shown) as machine:
            yield machine
    finally:
        if _mounted_below(copy):
            print(f"something is still mounted in {copy}, which stays", file=sys.stderr)
        else:
            shutil.rmtree(copy)


@contextmanager
def running(folder: Path, shown: Sequence[Path] = ()) -> Iterator[Machine]:
    """Give a system what a running one has: processes, memory, the X servers of this machine.

    The few devices it needs debootstrap has made.
    """
    sockets = Path("/tmp/.X11-unix")
    sockets.mkdir(mode=0o1777, exist_ok=True)
    inside = folder / "tmp" / ".X11-unix"
    inside.mkdir(mode=0o1777, exist_ok=True)
    shutil.copyfile("/etc/resolv.conf", folder / "etc" / "resolv.conf")
    mounts = [
        (["-t", "proc", "proc"], folder / "proc"),
        (["-t", "tmpfs", "-o", "mode=1777", "tmpfs"], folder / "dev" / "shm"),
        (["--bind", str(sockets)], inside),
        *((["--bind", "-o", "ro", str(path)], folder / path.relative_to("/")) for path in shown),
    ]
    if Path("/dev/fuse").exists() and not (folder / "dev" / "fuse").exists():
        number = os.stat("/dev/fuse").st_rdev
        os.mknod(folder / "dev" / "fuse", 0o666 | stat.S_IFCHR, number)
        (folder / "dev" / "fuse").chmod(0o666)
    # Where programs look for what is mounted; FUSE would keep a list of its own without.
    if not (folder / "etc" / "mtab").is_symlink():
        (folder / "etc" / "mtab").symlink_to("../proc/self/mounts")
    try:
        for words, place in mounts:
            place.mkdir(parents=True, exist_ok=True)
            subprocess.run(["mount", *words, place], check=True)
        yield Machine(folder)
    finally:
        for place in reversed(_mounted_below(folder)):
            subprocess.run(["umount", "--lazy", place], check=False)


def _mounted_below(folder: Path) -> list[str]:
    """Return the places in a folder where something is mounted, in the order of mounting."""
    lines = Path("/proc/mounts").read_text(encoding="utf-8").splitlines()
    places = [line.split()[1] for line in lines]
    return [place for place in places if place.startswith(f"{folder}/")]


class Machine:
    """A running system in a folder."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def command(self, *words: str, person: bool = False, **environment: str) -> list[str]:
        """Return the command line that runs a program in it from here, as root or as the person."""
        home = f"/{HOME}" if person else "/root"
        given = {
            "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
            "HOME": home,
            "LANG": "C.UTF-8",
            "DEBIAN_FRONTEND": "noninteractive",
            **{name: value for name, value in os.environ.items() if name.endswith("_proxy")},
            **environment,
        }
        return [
            "chroot",
            *(["--userspec=1000:1000"] if person else []),
            str(self.root), "env", "-i", "-C", home,
            *(f"{name}={value}" for name, value in given.items()),
            *words,
        ]  # fmt: skip

    def run(
        self, *words: str, person: bool = False, seconds: float = 300, **environment: str
    ) -> tuple[int, str]:
        """Run a program in it; return its exit status and all it wrote."""
        done = subprocess.run(
            self.command(*words, person=person, **environment),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=seconds,
            check=False,
        )
        return done.returncode, done.stdout.decode(errors="replace").strip()

    def check(self, *words: str, person: bool = False, **environment: str) -> str:
        """Run a program in it and return all it wrote. Raises CleanDebianError when it fails."""
        status, written = self.run(*words, person=person, seconds=900, **environment)
        if status:
            raise CleanDebianError(f"status {status} of {' '.join(words)}:\n{written}")
        return written

    def install(self, *packages: str) -> None:
        """Install packages or package files and what they depend on. Raises CleanDebianError."""
        if packages:
            self.check("apt-get", "update", "-q")
            self.check("apt-get", "install", "-q", "-y", "--no-install-recommends", *packages)

    def remove(self, *packages: str) -> None:
        """Remove packages and what came with them alone. Raises CleanDebianError."""
        self.check("apt-get", "purge", "-q", "-y", "--autoremove", *packages)

    def processes(self) -> list[str]:
        """Return the names of the processes that run in it."""
        found = []
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                if Path(os.readlink(folder / "root")) == self.root.resolve():
                    found.append((folder / "comm").read_text(encoding="utf-8").strip())
            except OSError:
                continue  # it has ended meanwhile, or is the kernel's
        return found

    def files(self) -> set[str]:
        """Return the files and folders in it, but for what is volatile."""
        found = set()
        for folder, names, files in os.walk(self.root):
            place = os.path.relpath(folder, self.root)
            for name in (*names, *files):
                path = name if place == "." else f"{place}/{name}"
                if not f"{path}/".startswith(VOLATILE):
                    found.add(path)
            names[:] = [
                name for name in names
                if not f"{name if place == '.' else f'{place}/{name}'}/".startswith(VOLATILE)
            ]  # fmt: skip
        return found
