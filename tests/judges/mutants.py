"""Changes the program in small ways and looks whether the quick tests notice each.

    python -m tests.judges.mutants --map ~/.cache/cfanp-mutants --rooms core games --count 200
    python -m tests.judges.mutants --map ~/.cache/cfanp-mutants --change HEAD~3
    python -m tests.judges.mutants --map ~/.cache/cfanp-mutants --results FILE --again

Mutants are drawn by lot (``--seed``), evenly over the lines of rooms or of a change. Each is made
in a copy of the tree, where the tests run that reach its line: those of its module's own file
first, then the cheapest; then all others of its room, and those that mention its module. The first
failure ends that, if it comes again when it is asked twice. A mutant that takes too long, or too
much memory, is noticed too.

``--map`` is a folder for which tests reach which lines. It is made once, by all quick tests (or
those of ``--tests``), and serves as long as it lies there; of a module that has changed since, all
tests count that reach the module. Only tests that passed then are asked.

``--results`` keeps what was found, as a line of JSON each: run again with the same file, the
command goes on where it stopped, and with ``--again`` it tries those that survived once more.
Mutants that change nothing anybody can see stand in ``equivalent_mutants.txt``, and are counted
apart.
"""

import argparse
import hashlib
import json
import os
import queue
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import suppress
from dataclasses import asdict
from functools import cached_property
from pathlib import Path
from typing import Any

from coverage import Coverage, CoverageData

from tests import ROOT
from tests.__main__ import MEMORY, QUICK, memory_has_room
from tests.judges import reached
from tests.judges.mutating import Mutant, drawn, found_again, source, statement

EQUIVALENT = Path(__file__).with_name("equivalent_mutants.txt")
BATCHES = (4, 40)
"""Seconds of tests that are run at once at first, and then; the rest follows whole."""
SLACK, SLOWER = 60, 5
"""A mutant has so many seconds, and so many times as long as its tests took."""
NOTICED, LIMIT, SURVIVED, SAME = "noticed", "time limit", "survived", "changes nothing"


class Copy:
    """A copy of the tree, in which tests run on a changed program."""

    def __init__(self, folder: Path) -> None:
        self._folder, self.root = folder, folder / "tree"
        self._changes = 0
        self._program: subprocess.Popen[bytes] | None = None
        listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        names = subprocess.run(listed, cwd=ROOT, capture_output=True, check=True).stdout
        for path in (ROOT / name for name in names.decode().split("\0") if name):
            if path.is_file():
                place = self.root / path.relative_to(ROOT)
                place.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(path, place)

    def change(self, file: str, code: str) -> None:
        """Write a module, with a time of its own, for the byte code of another may be as long."""
        self._changes += 1
        path = self.root / file
        path.write_text(code, encoding="utf-8")
        os.utime(path, (self._changes, self._changes))

    def run(self, options: Sequence[str], limit: float | None, **settings: str) -> int | None:
        """Run pytest; return its exit status, or None if it took longer than a limit in seconds."""
        temporary = self._folder / "t"
        shutil.rmtree(temporary, ignore_errors=True)
        temporary.mkdir()
        environment = {
            **{name: it for name, it in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"},
            "PYTHONPATH": str(self.root),
            "PYTHONHASHSEED": "0",
            "QT_QPA_PLATFORM": "offscreen",
            "TMPDIR": str(temporary),
            **settings,
        }
        plugins = ["-p", "no:cacheprovider", "-p", "tests.judges.reached", "--hypothesis-seed=0"]
        command = [sys.executable, "-m", "pytest", "-q", *plugins, f"--basetemp={temporary}/b"]
        with (self._folder / "said.txt").open("wb") as out:
            self._program = subprocess.Popen(
                [*command, *options],
                cwd=self.root,
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
            try:
                return self._program.wait(limit)
            except subprocess.TimeoutExpired:
                return None
            finally:
                self.end()

    def end(self) -> None:
        """End what runs in it, with all that it has started."""
        if self._program is not None:
            with suppress(ProcessLookupError):
                os.killpg(self._program.pid, signal.SIGKILL)
            self._program.wait()

    def said(self) -> str:
        """Return the last lines of the last run."""
        lines = (self._folder / "said.txt").read_text("utf-8", "replace").strip().split("\n")
        return "\n".join(lines[-20:])

    def failing(self, tests: Sequence[str], seconds: float) -> str | None:
        """Return the first of some tests that fails, or how else they end; None if all pass."""
        chosen = self._folder / "chosen"
        failed = Path(f"{chosen}{reached.FAILED}")
        failed.unlink(missing_ok=True)
        chosen.write_text("\n".join(tests), encoding="utf-8")
        files = list(dict.fromkeys(test.split("::")[0] for test in tests))
        limit = SLACK + SLOWER * seconds
        status = self.run(["-x", *files], limit, **{reached.CHOSEN: str(chosen)})
        if status is None:
            return LIMIT
        if status in (0, 5):  # none of them is there any more
            return None
        return failed.read_text("utf-8").split("\n")[0] if failed.exists() else f"status {status}"


class Map:
    """Which tests reach which lines, and how many seconds each takes."""

    def __init__(self, folder: Path) -> None:
        self.seconds: dict[str, float] = json.loads((folder / "seconds.json").read_text("utf-8"))
        self._sources: dict[str, str] = json.loads((folder / "sources.json").read_text("utf-8"))
        self._lines = CoverageData(str(folder / reached.LINES))
        self._lines.read()
        self._lock = threading.Lock()

    @staticmethod
    def make(folder: Path, copy: Copy, tests: Sequence[str], jobs: int) -> None:
        """Run tests and measure what they reach."""
        folder.mkdir(parents=True, exist_ok=True)
        for path in folder.iterdir():
            path.unlink()
        side_by_side = ["-n", str(jobs), "--dist", "worksteal"]
        places = tests or ["tests", *QUICK]
        copy.run([*side_by_side, *places], None, **{reached.MEASURE: str(folder)})
        print(copy.said(), file=sys.stderr)
        parts = [str(path) for path in folder.glob(f"{reached.LINES}-*")]
        Coverage(folder / reached.LINES, config_file=False, messages=False).combine(parts)
        seconds = {}
        for path in sorted(folder.glob(f"{reached.TESTS}-*")):
            seconds.update(map(json.loads, path.read_text("utf-8").splitlines()))
        if not seconds:
            raise SystemExit("no test has passed that could notice anything")
        files = {path.relative_to(ROOT).as_posix() for path in (ROOT / "cfanp_gui").rglob("*.py")}
        sources = {file: _digest(source(file)) for file in files}
        (folder / "sources.json").write_text(json.dumps(sources), "utf-8")
        (folder / "seconds.json").write_text(json.dumps(seconds), "utf-8")

    def reaching(self, file: str, line: int) -> set[str]:
        """Return the tests that reach a line; of what is run once for all, those of the module."""
        with self._lock:
            by_line = self._lines.contexts_by_lineno(file)
        lines, called = statement(source(file), line)
        tests = {test for one in lines for test in by_line.get(one, ())}
        if not called or "" in tests or self._sources.get(file) != _digest(source(file)):
            tests = {test for some in by_line.values() for test in some}
        return tests & self.seconds.keys()

    @cached_property
    def _texts(self) -> Mapping[str, str]:
        files = {test.split("::")[0] for test in self.seconds}
        return {file: (ROOT / file).read_text("utf-8") for file in files if (ROOT / file).exists()}

    def batches(self, mutant: Mutant, most: float, whole: bool) -> Iterator[list[str]]:
        """Yield tests to be run at once, the likeliest and cheapest first, for so many seconds."""
        module = mutant.file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        parent, _, stem = module.rpartition(".")
        mention = re.compile(rf"{re.escape(module)}\b|from {re.escape(parent)} import .*\b{stem}\b")
        own = f"/test_{stem}.py"
        rooms = (f"tests/{mutant.room}/", f"tests/test_{mutant.room}.py")
        mentioning = {file for file, text in self._texts.items() if mention.search(text)}
        stages = [
            self.reaching(mutant.file, mutant.line),
            {test for test in self.seconds if test.startswith(rooms)},
            {test for test in self.seconds if test.split("::")[0] in mentioning},
            set(self.seconds) if whole else set(),
        ]
        done: set[str] = set()
        for number, stage in enumerate(stages):
            by_file: dict[str, list[str]] = {}
            for test in self.seconds:  # in the order in which they ran
                if test in stage - done:
                    by_file.setdefault(test.split("::")[0], []).append(test)
            cost = {file: sum(map(self.seconds.get, tests)) for file, tests in by_file.items()}
            limits, batch, spent = [*(BATCHES if number == 0 else ()), float("inf")], [], 0.0
            for file in sorted(cost, key=lambda file: (not file.endswith(own), cost[file])):
                if batch and spent + cost[file] > limits[0]:
                    yield batch
                    most -= spent
                    del limits[0]
                    batch, spent = [], 0.0
                if spent + cost[file] > most:
                    break
                batch += by_file[file]
                spent += cost[file]
            if batch:
                yield batch
                most -= spent
            done |= stage


def tried(mutant: Mutant, copy: Copy, tests: Map, options: argparse.Namespace) -> dict[str, Any]:
    """Return the result of a mutant: its outcome, and the test that noticed it."""
    started, asked = time.monotonic(), 0
    outcome, by = SURVIVED, ""
    copy.change(mutant.file, mutant.code())
    try:
        for batch in tests.batches(mutant, options.most or float("inf"), options.whole):
            asked += len(batch)
            cost = sum(map(tests.seconds.get, batch))
            first = copy.failing(batch, cost)
            # A test may fail by chance, and may fail in its company only.
            if first and first != LIMIT:
                alone = [first] if first in tests.seconds else batch
                first = copy.failing(alone, cost) or copy.failing(batch, cost)
            if first:
                outcome, by = (LIMIT if first == LIMIT else NOTICED), first
                break
    finally:
        copy.change(mutant.file, source(mutant.file))
    took = round(time.monotonic() - started, 1)
    found = {"outcome": outcome, "by": by, "tests": asked, "seconds": took}
    return {"id": mutant.id, "room": mutant.room, **asdict(mutant), **found}


def try_all(mutants: Sequence[Mutant], options: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """Yield the result of each mutant, as soon as it is known."""
    memory = MEMORY if memory_has_room() else None
    with tempfile.TemporaryDirectory(prefix="cm-", dir=memory, ignore_cleanup_errors=True) as name:
        copies = [Copy(Path(name, str(number))) for number in range(options.jobs)]
        free: queue.SimpleQueue[Copy] = queue.SimpleQueue()
        for copy in copies:
            free.put(copy)
        pool = ThreadPoolExecutor(options.jobs)

        def one(mutant: Mutant) -> dict[str, Any]:
            copy = free.get()
            try:
                return tried(mutant, copy, tests, options)
            finally:
                free.put(copy)

        try:
            if not (options.map / "seconds.json").exists():
                Map.make(options.map, copies[0], options.tests, options.jobs)
            tests = Map(options.map)
            for mutant in mutants[:1]:  # or all mutants would be noticed where nothing runs
                batch = next(tests.batches(mutant, float("inf"), True))
                if failed := copies[0].failing(batch, sum(map(tests.seconds.get, batch))):
                    raise SystemExit(f"without a mutant, {failed} fails:\n{copies[0].said()}")
            for done in as_completed([pool.submit(one, mutant) for mutant in mutants]):
                yield done.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
            for copy in copies:
                copy.end()
            pool.shutdown()


def lines_of(rooms: Sequence[str], change: str | None) -> dict[str, list[tuple[str, int]]]:
    """Return the lines (file, number) of rooms, by room; of a change those that it has written."""
    lines: dict[str, list[tuple[str, int]]] = {}
    if change is None:
        for room in rooms:
            place = ROOT / "cfanp_gui" / room
            paths = sorted(place.rglob("*.py")) or [place.with_suffix(".py")]
            files = [path.relative_to(ROOT).as_posix() for path in paths]
            numbers = {file: range(1, source(file).count("\n") + 1) for file in files}
            lines[room] = [(file, line) for file in files for line in numbers[file]]
        return lines
    command = ["git", "diff", "-U0", "--no-color", "--no-ext-diff", "--relative", change, "--"]
    done = subprocess.run(
        [*command, "cfanp_gui/*.py"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    file = ""
    for text in done.stdout.splitlines():
        if text.startswith("+++ "):
            file = text.removeprefix("+++ ").removeprefix("b/")
        elif hunk := re.match(r"@@ -\S+ \+(\d+)(?:,(\d+))? @@", text):
            first, many = int(hunk[1]), int(hunk[2] or 1)
            room = file.split("/")[1].removesuffix(".py") if many else ""
            if many and (not rooms or room in rooms):
                lines.setdefault(room, []).extend((file, first + at) for at in range(many))
    return lines


def equivalents(text: str) -> dict[tuple[str, str, str], str]:
    """Return why mutants change nothing anybody can see, by file, line before and line after."""
    found = {}
    plain = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    for block in filter(None, (block.strip() for block in plain.split("\n\n"))):
        file, before, after, *why = block.splitlines()
        if before[:2] != "- " or after[:2] != "+ " or not why:
            raise ValueError(
                f"after “{file}” a line “- before”, one “+ after” and why are expected"
            )
        found[file, before[2:], after[2:]] = " ".join(" ".join(why).split())
    return found


def known_results(path: Path | None) -> dict[str, dict[str, Any]]:
    """Return the last result of each mutant in a file of results, by its id."""
    if path is None or not path.exists():
        return {}
    return {one["id"]: one for one in map(json.loads, path.read_text("utf-8").splitlines())}


def told(one: Mapping[str, Any]) -> str:
    """Return a mutant and what came of it, for the table."""
    head = f"{one['id']}  {one['file']}:{one['line']}  {one['operator']}"
    by = f" by {one['by']}" if one["outcome"] == NOTICED else f": {one['by']}" * bool(one["by"])
    end = f"{one['outcome']}{by} ({one['tests']} tests, {one['seconds']} s)"
    return f"{head}\n    - {one['before']}\n    + {one['after']}\n    {end}"


def summary(results: Iterable[Mapping[str, Any]]) -> tuple[str, float]:
    """Return the shares of mutants noticed in each room as text, and that of all in percent."""
    rooms: dict[str, Counter[str]] = {}
    for one in results:
        for room in (one["room"], "all"):
            rooms.setdefault(room, Counter())[one["outcome"]] += 1
    lines, share = [], 100.0
    for room, counts in sorted(rooms.items(), key=lambda item: item[0] == "all"):
        of = counts.total() - counts[SAME]
        share = 100 * (of - counts[SURVIVED]) / of if of else 100.0
        said = ", ".join(f"{counts[one]} {one}" for one in (NOTICED, LIMIT, SURVIVED, SAME))
        lines.append(f"{room}: {share:.1f} % of {of} noticed ({said})")
    return "\n".join(lines), share


def main(argv: Sequence[str] | None = None) -> int:
    """Try mutants; return 1 if fewer are noticed than asked for."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.judges.mutants",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--rooms", nargs="+", default=[], help="such as core, games or lifeline")
    parser.add_argument("--change", metavar="REV", help="only lines that differ from a revision")
    parser.add_argument("--count", type=int, default=200, help="how many mutants (200)")
    parser.add_argument("--seed", type=int, default=1, help="of the lot (1)")
    parser.add_argument("--map", type=Path, required=True, help="a folder, made if need be")
    parser.add_argument("--tests", nargs="+", default=[], help="what to map, not all quick tests")
    parser.add_argument("--jobs", type=int, default=2, help="how many at the same time (2)")
    parser.add_argument("--most", type=float, default=300, help="seconds of tests for each (300)")
    parser.add_argument("--whole", action="store_true", help="all tests before one has survived")
    parser.add_argument("--results", type=Path, help="a file that keeps what was found")
    parser.add_argument("--again", action="store_true", help="those that survived once more")
    parser.add_argument("--least", type=float, default=0, help="percent that must be noticed (0)")
    parser.add_argument("--list", action="store_true", help="only say which mutants there are")
    options = parser.parse_args(argv)
    if not (options.rooms or options.change or options.again):
        parser.error("rooms or a change are needed")
    same = equivalents(EQUIVALENT.read_text(encoding="utf-8"))
    known = known_results(options.results)
    if options.again:
        old = [one for one in known.values() if one["outcome"] == SURVIVED]
        names = ("file", "line", "operator", "before", "after")
        mutants = [found_again(*(one[name] for name in names)) for one in old]
        for one, mutant in zip(old, mutants, strict=True):
            if mutant is None:
                print(f"there no more: {told(one)}")
        lot, known = list(filter(None, mutants)), {}
    else:
        lot = drawn(lines_of(options.rooms, options.change), options.count, options.seed)
    results = {one.id: known[one.id] for one in lot if one.id in known}
    todo = [one for one in lot if one.id not in known]
    for mutant in todo if options.list else ():
        print(f"{mutant.id}  {mutant.file}:{mutant.line}  {mutant.operator}")
        print(f"    - {mutant.before}\n    + {mutant.after}")
    if options.list:
        return 0
    for mutant in lot:
        if why := same.get((mutant.file, mutant.before, mutant.after)):
            found = {"outcome": SAME, "by": why, "tests": 0, "seconds": 0}
            results[mutant.id] = {"id": mutant.id, "room": mutant.room, **asdict(mutant), **found}
    todo = [one for one in todo if one.id not in results]
    for number, one in enumerate(try_all(todo, options) if todo else (), 1):
        results[one["id"]] = one
        print(f"{number} of {len(todo)}: {told(one)}", flush=True)
        if options.results:
            with options.results.open("a", encoding="utf-8") as out:
                out.write(json.dumps(one, ensure_ascii=False) + "\n")
    ordered = [results[one.id] for one in lot]
    print("\n".join(["", *map(told, ordered), ""]))
    text, share = summary(ordered)
    print(text)
    return int(share < options.least)


def _digest(text: str) -> str:
    return hashlib.sha1(text.encode()).hexdigest()


if __name__ == "__main__":
    sys.exit(main())
