"""How far a run has got, on a terminal and elsewhere."""

import io
from contextlib import redirect_stderr
from typing import Any

import pytest

from cfanp_gui import cli
from cfanp_gui.cli.progress_line import MOVES, ProgressLine, on_terminal


class Watch:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class Terminal(io.StringIO):
    """A terminal that shows some characters."""

    shows = "utf-8"

    @property
    def encoding(self) -> str:
        return self.shows

    def isatty(self) -> bool:
        return True

    def line(self) -> str:
        """Return the text that is on its line now."""
        last = self.getvalue().rstrip("\n").split("\r")[-1]
        assert last.endswith("\033[K")  # what a longer line before has left is gone
        return last.removesuffix("\033[K")


@pytest.fixture(autouse=True)
def _columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")


ELSEWHERE: list[tuple[tuple[int, int], list[tuple[float, int, int | None]], list[str]]] = [
    # Now and then a line, and the last: a log does not fill up.
    (
        (200, 10),
        [(2, played, None) for played in range(11, 16)],
        [
            "10 of 200 games",
            "13 of 200 games, 30 games/min, 6 min left",
            "15 of 200 games, 30 games/min, 6 min left",
        ],
    ),
    ((2, 0), [(30, 2, None)], ["0 of 2 games", "2 of 2 games, 4.0 games/min, 30 s in all"]),
    (
        (4, 0),
        [*((1, 0, workers) for workers in (0, 0, 2, 2, 1)), (0, 4, None)],
        [
            "0 of 4 games",
            "0 of 4 games, waiting for workers",
            "0 of 4 games, 2 workers",
            "0 of 4 games, 1 worker",
            "4 of 4 games, 48 games/min, 5 s in all, 1 worker",
        ],
    ),
    *(
        ((2, 0), [(seconds, 1, None)], ["0 of 2 games", f"1 of 2 games, {told} left"])
        for seconds, told in (
            (0.4, "150 games/min, 0 s"),
            (99, "0.6 games/min, 99 s"),
            (100, "0.6 games/min, 2 min"),
            (5940, "0.0 games/min, 99 min"),
            (6000, "0.0 games/min, 1 h 40 min"),
        )
    ),
]
"""Games in all and played before; seconds, games and workers; the lines told."""


def test_lines_elsewhere_than_on_a_terminal() -> None:
    for (whole, begun), steps, lines in ELSEWHERE:
        stream, watch = io.StringIO(), Watch()
        progress = ProgressLine(stream, whole, begun, watch)
        for seconds, played, workers in steps:
            watch.now += seconds
            if played:
                progress.tell(played)
            if not played or workers is not None:
                progress.tell_workers(workers)
        progress.end()
        assert stream.getvalue().splitlines() == lines


def test_a_live_line() -> None:
    terminal, watch = Terminal(), Watch()
    progress = ProgressLine(terminal, 40, 0, watch)
    assert terminal.line() == f"{'╌' * 30}  0 of 40 games"
    watch.now += 60
    progress.tell(10)
    bar = "━" * 7 + "╌" * 23
    assert terminal.line() == f"{bar}  10 of 40 games, 10 games/min, 3 min left"
    watch.now += 60  # the same games in twice the time
    progress.tell_workers(None)
    assert terminal.line() == f"{bar}  10 of 40 games, 5.0 games/min, 6 min left"
    progress.end()
    assert terminal.getvalue().endswith("\n")
    assert terminal.getvalue().count("\n") == 1


def test_a_terminal_that_shows_less(monkeypatch: pytest.MonkeyPatch) -> None:
    for columns, shows, expected in (
        (100, "ascii", f"{'#' * 15}{'.' * 15}  2 of 4 games"),
        (30, "utf-8", f"{'━' * 7}{'╌' * 8}  2 of 4 games"),
        (20, "utf-8", "2 of 4 games"),
        (8, "utf-8", "2 of 4 "),
    ):
        monkeypatch.setenv("COLUMNS", str(columns))
        terminal = Terminal()
        terminal.shows = shows
        ProgressLine(terminal, 4, 2)
        assert terminal.line() == expected


def test_who_wants_quiet_needs_no_terminal() -> None:
    nothing: Any = None  # as standard error is where a program has none
    quiet = ProgressLine(nothing, 3, 0, quiet=True)
    quiet.tell(3)


@pytest.mark.parametrize("quiet", [False, True])
def test_what_was_silent_elsewhere_stays_so(quiet: bool) -> None:
    for stream, is_told in ((io.StringIO(), False), (None, False), (Terminal(), not quiet)):
        with redirect_stderr(stream):
            progress = on_terminal(3, MOVES, quiet)
            progress.tell(1)
            progress.end()
        assert is_told == bool(stream and "1 of 3 moves" in stream.getvalue())
        assert is_told or stream is None or not stream.getvalue()


def test_how_many_there_are_may_be_known_late() -> None:
    with redirect_stderr(Terminal()) as terminal:
        progress = on_terminal(0, MOVES, quiet=False)
    assert terminal.line() == f"{'╌' * 30}  0 of 0 moves"
    progress.tell_of(1, 2)
    assert terminal.line().startswith(f"{'━' * 15}{'╌' * 15}  1 of 2 moves")


@pytest.mark.parametrize(
    ("more", "told"), [((), "20 of 20 moves"), (("--quiet",), ""), (("--divide",), "")]
)
def test_a_count_tells_how_far_it_is(
    more: tuple[str, ...], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with redirect_stderr(Terminal()) as terminal:
        assert cli.main(["perft", "--armies", "2", "--depth", "1", *more]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "20"
    assert told in terminal.getvalue()
    assert bool(told) == bool(terminal.getvalue())
