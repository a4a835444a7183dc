"""What pytest does besides when `tests.judges.mutants` runs it (``-p tests.judges.reached``).

The environment says what: measure which lines each test reaches, or run chosen tests in an order.
"""

import json
import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from coverage import Coverage

MEASURE = "CFANP_MUTANTS_MEASURE"
"""A folder for the lines that tests reach, and how long the tests take."""
CHOSEN = "CFANP_MUTANTS_CHOSEN"
"""A file with the names of the tests to run, in order; the names of those that fail go beside."""
LINES, TESTS, FAILED = "lines", "tests", ".failed"
MEMORY = 8 * 2**30
"""Bytes of addresses that a program may take; a mutant that fills the memory is noticed then."""


def pytest_configure(config: pytest.Config) -> None:
    """Begin with what the environment says."""
    worker = getattr(config, "workerinput", {}).get("workerid")
    if (folder := os.environ.get(MEASURE)) and (worker or config.getoption("dist", "no") == "no"):
        config.pluginmanager.register(Measuring(Path(folder), worker or "main"))
    if chosen := os.environ.get(CHOSEN):
        config.pluginmanager.register(Choosing(Path(chosen)))


class Measuring:
    """Measures which lines each test reaches, all tests alike.

    pytest-cov would leave out those that `conftest` marks ``no_cover``, and branches are not asked
    for, which take longer.
    """

    def __init__(self, folder: Path, worker: str) -> None:
        self._coverage = Coverage(
            folder / f"{LINES}-{worker}", source=["cfanp_gui"], config_file=False, messages=False
        )
        self._coverage.set_option("run:relative_files", True)
        self._coverage.set_option("run:core", "ctrace")  # the others do not tell tests apart
        warnings = ["module-not-imported", "module-not-measured", "no-data-collected"]
        self._coverage.set_option("run:disable_warnings", warnings)
        self._coverage.start()
        self._passed = False
        self._tests = (folder / f"{TESTS}-{worker}").open("a", encoding="utf-8")

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Note what a test reaches and how long it takes."""
        self._coverage.switch_context(item.nodeid)
        self._passed, started = True, time.perf_counter()
        try:
            return (yield)
        finally:
            self._coverage.switch_context("")
            if self._passed:
                took = round(time.perf_counter() - started, 4)
                self._tests.write(json.dumps([item.nodeid, took]) + "\n")
                self._tests.flush()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Leave out what fails or is skipped: it would notice nothing."""
        self._passed = self._passed and report.passed

    def pytest_sessionfinish(self) -> None:
        """Write the measurements."""
        self._coverage.stop()
        self._coverage.save()
        self._tests.close()


class Choosing:
    """Runs chosen tests only, in their order, within bounds of memory."""

    def __init__(self, chosen: Path) -> None:
        names = chosen.read_text(encoding="utf-8").splitlines()
        self._order = {name: place for place, name in enumerate(names)}
        self._failed = Path(f"{chosen}{FAILED}")
        try:
            import resource
        except ImportError:  # Windows
            return
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, resource.getrlimit(resource.RLIMIT_AS)[1]))

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave out all other tests."""
        chosen = [item for item in items if item.nodeid in self._order]
        items[:] = sorted(chosen, key=lambda item: self._order[item.nodeid])

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Note a module that cannot be collected."""
        self._note(report.failed, report.nodeid)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note a test that fails."""
        self._note(report.failed, report.nodeid)

    def _note(self, failed: bool, name: str) -> None:
        if failed:
            with self._failed.open("a", encoding="utf-8") as out:
                out.write(f"{name}\n")
