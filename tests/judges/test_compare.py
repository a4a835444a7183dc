"""The core against its second opinion in small; ``tests.judges.compare`` is the long form."""

import ast
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cfanp_gui.core.game import OptionError, PositionError
from tests import slow
from tests.judges import compare
from tests.judges.reference import Game, Options, Position, acts, moves, read, write
from tests.judges.reference import game as game_module
from tests.judges.reference.position import start

FIGURES = [
    (2, 1, 20),
    (2, 2, 400),
    pytest.param(2, 3, 8902, marks=pytest.mark.slow),
    (3, 2, 1600),
    pytest.param(4, 2, 3600, marks=pytest.mark.slow),
    (5, 1, 80),
]
MIDDLE = (
    "3Nb3Pa/Pa1Na2Pa2/1PaPaPaNa3/Ra1BaQaKaBa1Ra|2PaPbPbQb2/NbPb1Bb2Pb1/Pb1Kb2Pb1Pb/Rb6Rb|"
    "PcPcPaPc3Pc/3RcPcNc2/3Qc1PcPcRc/1Nc2KcBc2 a 1/2/3 KQ/-/- - 3 2 16"
)


def perft(text: str, depth: int) -> int:
    game = Game.from_text(text, Options())
    if depth == 1:
        return len(game.moves)
    total = 0
    for move in game.moves:
        after = Game.from_text(text, Options())
        after.apply(move)
        total += perft(after.text, depth - 1)
    return total


@pytest.mark.parametrize(("armies", "depth", "figure"), FIGURES)
@pytest.mark.no_cover
def test_the_reference_meets_the_figures(armies: int, depth: int, figure: int) -> None:
    assert perft(write(start(armies, Options())), depth) == figure


@pytest.mark.parametrize(("depth", "figure"), [(1, 58), (2, 5367)])
@pytest.mark.no_cover
def test_the_reference_meets_the_figures_of_a_game(depth: int, figure: int) -> None:
    assert write(read(MIDDLE, Options())) == MIDDLE
    assert perft(MIDDLE, depth) == figure


@pytest.mark.no_cover
def test_core_and_reference_agree() -> None:
    plies = slow.examples(3000, 600)  # by this seed all is seen by then
    seen = compare.run(plies, seed=1, armies=range(2, 6))
    assert seen["plies"] == plies
    assert {name for name in compare.SEEN if not seen[name]} == set()


def _no_friends(position: Position, one: int, other: int) -> bool:
    return one != other and position.alive(one) and position.alive(other)


FAULTS: list[tuple[object, str, object, int]] = [
    (moves, "PROMOTIONS", "QRB", 6),
    (moves, "passed_squares", lambda *_: {}, 3),
    (Position, "hostile", _no_friends, 1),
    (acts, "mates_on", lambda *_: [], 1),
    (game_module, "checkers", lambda *_: set(), 7),
]
"""Faults, each with the seed of games in which it shows soon."""


@pytest.mark.parametrize(
    ("where", "name", "fault", "seed"),
    [
        pytest.param(*one, id=str(one[1]), marks=[pytest.mark.slow] * (number % 4 > 0))
        for number, one in enumerate(FAULTS)
    ],
)
@pytest.mark.no_cover
def test_a_fault_is_noticed_and_can_be_shown_again(
    where: object,
    name: str,
    fault: Callable[..., object],
    seed: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(where, name, fault)
        assert compare.main(["--plies", "5000", "--seed", f"{seed}", "--armies", "2-4"]) == 1
        output = capsys.readouterr().out.splitlines()
        assert output[0].startswith("DIFFERENCE in ")
        options, line, actions = (
            text.partition(": ")[2]
            for text in output
            if text.startswith(("options: ", "start: ", "actions:"))
        )
        script = (Options(**ast.literal_eval(options)), line, actions.split())
        with pytest.raises(compare.Difference):
            compare.replay(*script)
    compare.replay(*script)


@pytest.mark.no_cover
def test_core_and_reference_agree_by_petersons_rules() -> None:
    seen = compare.run(slow.examples(800), seed=2, armies=[3, 4], given=compare.PETERSON)
    for limit in (1, 3, 5):
        assert seen[f"moves forbidden by limit {limit}"]
    assert seen["moves allowed by the exception of limit 3"]


def test_petersons_rules_are_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    options = "exchange=on defend=off kingcapture=on"
    arguments = ["--plies", "40", "--seed", "2", "--options", options]
    assert compare.main(arguments) == 0
    output = capsys.readouterr().out
    assert "captured Kings" in output
    assert "rounds opened" in output
    assert "draws by two rounds of passes" in output
    assert "turns as defence" not in output
    for wrong in ("defend", "defend=yes", "friendly=on"):
        with pytest.raises(SystemExit):
            compare.main(["--options", wrong])
    capsys.readouterr()


def test_what_the_comparison_says(capsys: pytest.CaptureFixture[str]) -> None:
    assert compare.main(["--plies", "60", "--seed", "4", "--armies", "3"]) == 0
    output = capsys.readouterr().out
    assert "60 plies" in output
    assert "0 differences" in output
    for wrong in ("1-3", "x", "3-2", "2-27"):
        with pytest.raises(SystemExit):
            compare.main(["--armies", wrong])
    capsys.readouterr()


# Positions worked out by hand


SCRIPTS = Path(__file__).with_name("reference") / "by_hand.txt"


def scripts() -> Iterator[tuple[Options, str, list[str]]]:
    """Yield house rules, a position, and actions that are played there."""
    options = Options()
    for text in SCRIPTS.read_text(encoding="utf-8").splitlines():
        if text.startswith(" "):
            line, _, actions = text.strip().partition(" ; ")
            yield options, line, actions.split()
        elif text and not text.startswith("#"):
            options = Options(**dict.fromkeys(text.split(","), True))


def test_the_core_agrees_in_every_position() -> None:
    found = list(scripts())
    assert len(found) > 60
    for options, line, actions in found:
        compare.replay(options, line, actions)


TWO = "8/8/4Na3/7Ka|8/3Rb4/8/7Kb|Bc7/8/8/7Kc a {} -/-/- - 2 0 1 {}"
"""Army B's Rook and army C's Bishop threaten army A's Knight."""


@pytest.mark.parametrize(
    ("option", "ninth", "named"),
    [
        ("defend", "k=2;b=1", "k=2"),
        ("defend", "k=2,4;b=1", "player “4”"),
        ("defend", "k=1,2;b=1", "player 1"),
        ("defend", "k=2,3", "k=2,3"),
        ("defend", "k=2,3;b=9", "b=9"),
        ("defend", "k=2,3;b=1;o=Aa1", "Aa1"),
        ("defend", "k=2,3;b=1;m=Ae2", "Ae2"),
        ("defend", "k=2,3;b=1;x=2", "x=2"),
        ("defend", "m=Ae2", "m=Ae2"),
        ("exchange", "k=2,3;b=1", "defend"),
        ("exchange", "d=9:3", "player “9”"),
        ("exchange", "d=2:4", "“4”"),
        ("exchange", "r=a:1x1N", "1x1N"),
        ("exchange", "r=a:1x2K", "1x2K"),
        ("exchange", "r=d:1x2N", "army “d”"),
        ("exchange", "l=a:Q", "“Q”"),
        ("kingcapture", "f=b:AB", "AB"),
        ("kingcapture", "w=b:Ae2", "Ae2"),
        ("kingcapture", "w=b:Ae9", "Ae9"),
        ("kingcapture", "z=1", "z=1"),
    ],
)
def test_both_refuse_a_ninth_field_that_cannot_be(option: str, ninth: str, named: str) -> None:
    options, line = Options(**{option: True}), TWO.format("1/2/3", ninth)
    with pytest.raises(ValueError, match="field 9") as refused:
        Game.from_text(line, options)
    assert named in str(refused.value)
    with pytest.raises((PositionError, OptionError)):
        compare.CORE.from_text(line, compare.switched(options))
