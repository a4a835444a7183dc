"""`cfanp perft` on every game."""

from __future__ import annotations

import pytest

from cfanp_gui import cli
from tests.games.ring.build import KINGS, line


def counted(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    """Return what `perft` prints."""
    assert cli.main(["perft", *arguments]) == 0
    return capsys.readouterr().out.splitlines()


@pytest.mark.parametrize(
    ("arguments", "count"),
    [
        (("--system", "ring", "--players", "3", "--depth", "3"), 218706),
        (("--system", "ring", "--players", "3", "--tempo", "rounds", "--depth", "3"), 48000),
        (("--system", "ring", "--players", "4", "--tempo", "free", "--depth", "2"), 6400),
        (("--system", "cfanp", "--players", "2", "--depth", "3"), 8902),
        (("--armies", "2", "--depth", "3"), 8902),
    ],
)
def test_starts(capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], count: int) -> None:
    assert counted(capsys, *arguments) == [str(count)]


def test_a_ring_position_and_its_first_moves(capsys: pytest.CaptureFixture[str]) -> None:
    text = line(*(f"{n}:{KINGS}" for n in (1, 2, 3)), stockpiles="Nw2/-/-")
    lines = counted(capsys, "--system", "ring", "--rfen", text, "--depth", "1", "--divide")
    assert "1:N@b1: 1" in lines
    assert lines[-1] == str(3 * 5 + 2) == str(len(lines) - 1)


def test_a_position_shows_its_tempo(capsys: pytest.CaptureFixture[str]) -> None:
    text = line(f"1:{KINGS} w*", f"2:{KINGS}", f"3:{KINGS}")
    assert counted(capsys, "--system", "ring", "--rfen", text, "--depth", "1") == ["10"]


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("--system", "ring", "--players", "2"), "the number of players is 2"),
        (("--system", "ring", "--players", "3", "--tempo", "fast"), "option “tempo” is 'fast'"),
        (("--armies", "3", "--tempo", "rounds"), "unknown option “tempo”"),
        (("--system", "ring", "--rfen", "x"), "the line: the number of fields is 1"),
    ],
)
def test_what_does_not_go_together(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], expected: str
) -> None:
    assert cli.main(["perft", *arguments, "--depth", "1"]) == 2
    assert expected in capsys.readouterr().err


def test_an_unknown_game_is_a_usage_error(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        cli.main(["perft", "--system", "go", "--players", "3", "--depth", "1"])
    assert caught.value.code == 2
    assert "cfanp" in capsys.readouterr().err
