"""Boards of described games in the kernel against the rules, interpreted and compiled."""

import random
from typing import Any

import pytest

from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.searching import WIN
from cfanp_gui.games.armies import draws, turn
from cfanp_gui.games.armies.actions import Pass, SquareAction
from cfanp_gui.games.armies.builder import ArmiesBuilder
from cfanp_gui.games.armies.hooks import TurnReport
from cfanp_gui.games.armies.modifiers import hooks_of
from cfanp_gui.games.armies.options import rules_of
from cfanp_gui.games.armies.pair_rules import PairMove
from cfanp_gui.games.armies.perft import perft
from cfanp_gui.games.armies.position import ArmiesPosition
from cfanp_gui.games.armies.state import State
from cfanp_gui.games.cfanp.described_state import (
    DescribedState,
    board_of,
    ends_of,
    is_known,
    placed,
    set_options,
    unpacked,
)
from cfanp_gui.games.cfanp.dialect_state import dialect_of
from cfanp_gui.games.cfanp.hidden_state import battles
from cfanp_gui.games.cfanp.peterson_state import facts_of
from cfanp_gui.games.pairs.checkers import CHECKERS, numbered
from cfanp_gui.games.pairs.described.library import own, read
from cfanp_gui.games.pairs.fide import FIDE
from cfanp_gui.games.pairs.hidden import HIDDEN
from cfanp_gui.games.registry import find_game
from tests.core.build import cfen
from tests.core.chessboard import position
from tests.kernel.kernels import Kernels
from tests.slow import examples

GAMES = {game.key: game for game in (FIDE, CHECKERS, HIDDEN, *own().games)}
FEW = (
    *("kingofthehill", "3check", "giveaway", "codrus", "extinction", "threekings", "atomic"),
    *("atomar", "spartan", "coregal", "dobutsu", "fox-and-hounds", "jesonmor", "makpong"),
    *("shoshogi", "janggi", "karouk", "seirawan", "micro"),
)
"""Games with rules that few have."""
BLOWN = "[blown:crazyhouse]\nking = -\ncommoner = k\nextinctionValue = loss\ncastling = false\n"
BLOWN += "extinctionPieceTypes = k\nextinctionPseudoRoyal = true\nblastOnCapture = true\n"
GAMES |= {
    game.key.removeprefix("my-"): game
    for game in read(
        "".join(f"[my-{key}:{key}]\n" for key in FEW if key not in GAMES) + BLOWN, "said"
    ).games
}
START = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[-] w 0"
DROPPED = "9/9/9/4Ka4|9/4Ga4/9/3NbKbNb3 a 1/2 -/- - 2"
HAND = " strip=9 hand=a:P"
ROOKS = "chess]\nextinctionValue = win\nextinctionPieceTypes = r"
PERFTS = {
    "minixiangqi": (4, 127_164), "minishogi": (4, 35_401), "xiangqi": (3, 79_666),
    "shogi": (3, 25_470),
}  # fmt: skip
"""As Fairy-Stockfish counts them."""


def start(key: str, armies: int, **options: Any) -> State:
    """Return the state in which a game begins."""
    rules = rules_of(options, GAMES[key])
    return State.start(armies, rules, hooks_of(rules))


def made(kernel: Kernels, state: State) -> Any:
    """Return a kernel's position of a state, for a search."""
    board, modules = board_of(state), kernel.modules
    assert board is not None
    known = board.tables, placed(state), ends_of(state)
    if state.rules.base.hides:
        found = modules["table_battles"].TableBattles(*known, battles(state))
    elif state.rules.peterson:
        found = modules["table_peterson"].TablePeterson(*known, facts_of(state))
    elif dialect := dialect_of(state):
        has_gates = state.rules.base.has_gates
        kind = modules["table_gates"].TableGates if has_gates else modules["table_ends"].TableEnds
        found = kind(*known, dialect)
    else:
        found = modules["table_search"].TableSearch(*known)
    set_options(found, state)
    return found


def check(asked: Any, state: State) -> None:
    """A kernel's position is that of a state, with what its rules remember."""
    assert asked.placed() == placed(state)
    if state.rules.base.hides:
        known = battles(state)
        assert asked.remembered() == (sorted(known.shown), sorted(known.last))
    if state.rules.peterson:
        assert asked.remembered() == facts_of(state)
    if dialect := dialect_of(state):
        checked = [*dialect.checked] or [0] * state.count
        assert asked.remembered() == (checked, dialect.passes, [*dialect.gates])
        winners = {at + 1 for at, value in enumerate(asked.values()) if value == WIN}
        if state.stuck:
            assert winners == set(draws.winners(state, ()) or ())
        else:
            assert asked.is_over == bool(state.sides.decided or draws.automatic(state, ()))


Step = tuple[Pair, PairMove, "tuple[int, int] | None"]
"""Move on a pair with the kernel's number of what a piece becomes, and the push with it; or what is
done with a piece before a move, on a half-board twice."""
PASS: Step = (Pair(0, 1), (-1, -1, -1), None)


def form(state: State, move: PairMove) -> PairMove:
    """Return a move on a pair with the kernel's number of what a piece becomes."""
    base, board = state.rules.base, board_of(state)
    assert board is not None
    origin, target, becomes = move
    if base.jumps or not becomes:
        return move
    return origin, target, board.letters.index(base.letters[becomes % len(base.letters)])


def steps(state: State) -> list[Step]:
    """Return the legal steps of a state."""
    board = board_of(state)
    assert board is not None
    if state.stuck:
        return []
    passes = [PASS for may_pass in state.hooks.may_pass if may_pass(state)]
    number = board.letters.index
    due = [action for hook in state.hooks.extra_actions for action in hook(state)]
    return [
        *passes,
        *(
            (Pair(at, at), (index, index, number(action.becomes or "")), None)
            for action in due
            if isinstance(action, SquareAction)
            for at, index in [action.square]
        ),
        *(
            (pair, form(state, move), push)
            for pair in state.pairs()
            for move in state.moves_on(pair).expand()
            for push in turn.pushes(state, pair, move)
        ),
    ]


def after(state: State, pair: Pair, move: PairMove, push: tuple[int, int] | None) -> State:
    """Return the state after a step."""
    base, board = state.rules.base, board_of(state)
    assert board is not None
    if move == PASS[1]:
        rule = state.hooks.player_of(Pass())
        assert rule is not None
        return rule.play(state, Pass(), TurnReport())
    if pair.lower == pair.upper:
        square, letter = Square(pair.lower, move[0]), board.letters[move[2]]
        for rule in state.hooks.modifiers:
            for kind in rule.actions:
                if issubclass(kind, SquareAction):
                    return rule.play(state, kind(square, base, letter or None), TurnReport())
    known = (one for one in state.moves_on(pair).expand() if form(state, one) == move)
    return turn.play(state, pair, next(known), TurnReport(), push)


def codes_of(asked: Any, state: State) -> dict[Step, int]:
    """Return the kernel's numbers of its legal steps."""
    board, codes = board_of(state), {}
    assert board is not None
    for code in asked.legal_moves():
        bare, push = asked.without_push(code)
        pair, (origin, target, becomes) = unpacked(bare, board.letters)
        if state.rules.base.jumps:
            becomes = numbered(asked.path_of(code))
        codes[pair, (origin, target, becomes), push] = code
    return codes | {step: 0 for step in steps(state) if step == PASS}


def played(kernel: Kernels, rng: random.Random, state: State, plies: int) -> None:
    """Play by chance with both, and compare moves, positions, and what is taken back."""
    asked, before = made(kernel, state), []
    for _ in range(plies):
        codes, legal = codes_of(asked, state), steps(state)
        assert codes.keys() == set(legal)
        assert asked.perft(1) == len(legal)
        if not legal:
            break
        before.append(state)
        if state.pushed and rng.random() < 0.2:
            state = turn.end_turn(state, TurnReport())
            asked.play(0)
        else:
            rare = [step for step in legal if step[1][0] < 0 or step[1][2]]
            step = rng.choice(rare if rare and rng.random() < 0.4 else legal)
            state = after(state, *step)
            asked.play(codes[step])
        check(asked, state)
    for earlier in reversed(before):
        asked.take_back()
        check(asked, earlier)


@pytest.mark.parametrize("key", GAMES)
def test_games_by_chance(key: str, kernel: Kernels, interpreted: Kernels) -> None:
    rng = random.Random(key)
    for armies in (2, rng.choice((3, 4, 5))):
        for _ in range(examples(10, 1)):
            played(kernel, rng, start(key, armies), 10 if kernel is interpreted else 30)


@pytest.mark.parametrize(
    "options", [{"captured": "removed"}, {"captured": "dead", "bonus": "single"}]
)
def test_fates_of_captured_armies(options: dict[str, str], kernel: Kernels) -> None:
    line = cfen(3, "Ka:Ae1 Ra:Bh2 Ra:Bg3 Pb:Bc3 Nb:Cc2 Kb:Ba1 Kc:Ch1 Pc:Cb2")
    state = position(line, **options).state
    thens = {step: after(state, *step) for step in steps(state)}
    mates = [step for step, then in thens.items() if then.control != state.control]
    assert len(mates) == 2
    asked = made(kernel, state)
    codes = codes_of(asked, state)
    for step in mates:
        asked.play(codes[step])
        check(asked, thens[step])
        assert asked.perft(2) == perft(thens[step], 2)
        asked.take_back()
        check(asked, state)


@pytest.mark.parametrize(
    "line",
    [
        cfen(3, "Ka:Ab1 Pa:Ab2 Pa:Bc2 Pb:Ab3 Rb:Ag2 Kb:Bg2 Qb:Ah3 Pc:Ba2 Kc:Ch1 Nc:Ca1"),
        # The only push captures the own King; a pawn that waits spares its King a mate.
        cfen(2, "Ka:Aa1 Ra:Bb3 Kb:Ah4 Pb:Ab2"),
        cfen(2, "Ka:Ae1 Ra:Bh2 Ra:Bg3 Pa:Bc3 Kb:Ba1 Pb:Ac1"),
    ],
)
def test_pushes_of_pawns(line: str, kernel: Kernels) -> None:
    state, rng = position(line, avalanche=True).state, random.Random(line)
    assert is_known(state)
    for _ in range(examples(20, 4)):
        played(kernel, rng, state, 10)


SITUATIONS = (
    # The flag of another army than that which moves stands.
    ("kingofthehill]", "8/8/8/8|8/8/8/Kb7|4Ka3/8/8/Kc7 b 1/2/3 -/-/- - 1", ""),
    # A piece that has moved on the strip could capture.
    (
        "minishogi]\nking = -\ncommoner = k\nmustCapture = true",
        "Pa1Pe2/5|5/5|5/3BcKd|5/4Rd|5/2Se2 d 1/2/3/4/1 -/-/-/-/- - 1CE",
        " strip=1Gd1Bb1 hand=d:S moved=~b1",
    ),
    # An army blows itself up, and its player has an extinct one.
    ("nocheckatomic]", "8/8/8/1KaPc5|8/8/8/8|8/8/8/KcRd6|8/8/8/7Pd a 1/-/3/1 -/-/-/- - 1", ""),
    # A pawn becomes a second King while the first one is elsewhere.
    ("spartan]", "8/8/7Hb/5Ka2|8/8/8/4Kb3|8/8/8/4Kc3 b 1/2/3 -/-/- - 1", ""),
    # A capture makes a player win, in check or mated by it.
    (ROOKS, "8/Qd7/2Rd5/Ka6Ra|8/8/8/Rb6Kb|8/8/8/Kc1Rc5|8/8/8/2Kd4Rd d 1/2/3/4 -/-/-/- - 1", ""),
    (ROOKS, "8/8/8/Ka3Ra3|8/8/Ra7/3Rb2Kb1 a 1/2 -/- - 2", ""),
    # A pawn that is dropped gives the last check, or but the first.
    ("shogi]\ncheckCounting = true", DROPPED, HAND),
    (f"shogi]\ncheckCounting = true\nstartFen = {START} 2+2", DROPPED, HAND),
    # A cannon of Janggi that is royal is attacked by no other, over a soldier on b4.
    (
        "janggi]\nextinctionValue = loss\nextinctionPieceTypes = c\nextinctionPseudoRoyal = true",
        "9/Pa8/1Ca3Ka3/9/9|9/9/4Kb2Cb1/9/Cb8 a 1/2 -/- - 1",
        "",
    ),
    # A piece comes onto the second of two squares by which an elephant would pass, both taken then.
    ("janggi]", "9/2BbPa5/9/4AaKa3/9|9/9/9/9/4Kb4|9/9/3Kc5/9/9 a 1/2/3 -/-/- - 2", ""),
    # An army is mated in its own turn.
    ("3check]", "8/8/8/Ka7|8/8/8/Kb7|1Ra6/8/1Qa6/Kc7 b 1/2/3 -/-/- - 1", " checks=c:1"),
)


@pytest.mark.parametrize(("game", "line", "rest"), SITUATIONS)
def test_every_move_where_few_games_differ(
    game: str, line: str, rest: str, kernel: Kernels
) -> None:
    rules, text = (
        rules_of({}, read(f"[few:{game}\n", "said").games[0]),
        f"{line} 0 1 base=few{rest}",
    )
    state = ArmiesBuilder.read(text, rules, ArmiesPosition.made).build().state
    asked = made(kernel, state)
    codes = codes_of(asked, state)
    assert codes.keys() == set(steps(state))
    for step, code in codes.items():
        asked.play(code)
        check(asked, after(state, *step))
        asked.take_back()


@pytest.mark.parametrize("key", PERFTS)
def test_numbers_of_sequences(key: str, compiled: Kernels) -> None:
    depth, count = PERFTS[key]
    assert made(compiled, start(key, 2)).perft(depth) == count
    assert made(compiled, start(key, 3)).perft(2) == perft(start(key, 3), 2)


@pytest.mark.parametrize(
    "line",
    [
        cfen(
            3, "Ka:Ae1 Qa:Bd3 Ra:Cb1 Pa:Ac2 Pa:Bh3 Kb:Bg1 Qb:Ab3 Rb:Ch2 Nb:Bc2 Kc:Cc1 Qc:Ad2 Rc:Bb1"
        ),
        cfen(
            4, "Ka:Ae1 Ra:Bh2 Ra:Bg3 Qa:Ce2 Kb:Ba1 Nb:Cc2 Kc:Ch1 Bc:Af2 Rc:Dd3 Kd:De1 Qd:Ca2 Pd:Ac3"
        ),
    ],
)
@pytest.mark.parametrize(
    "options",
    [
        {"defend": True},
        {"exchange": True, "captured": "removed"},
        {"kingcapture": True},
        {"defend": True, "exchange": True, "kingcapture": True, "obstacles": True},
        {"defend": True, "kingcapture": True, "join": "reflect", "touch": True},
    ],
)
def test_rules_of_peterson(
    options: dict[str, Any], line: str, kernel: Kernels, interpreted: Kernels
) -> None:
    state, rng = position(line, **options).state, random.Random(line)
    for _ in range(examples(20, 2)):
        played(kernel, rng, state, 8 if kernel is interpreted else 40)


def test_mirrored_boards(kernel: Kernels) -> None:
    rng = random.Random(1)
    for options in ({"captured": "removed"}, {"avalanche": True}):
        state = start("chess", 3, join="reflect", **options)
        played(kernel, rng, state, examples(40, 12))


def test_a_pair_is_pushed_already(kernel: Kernels) -> None:
    state = turn.push(start("chess", 3, touch=True), Pair(0, 2), TurnReport())
    played(kernel, random.Random(1), state, 4)
    assert 0 not in made(kernel, state).moves()


def test_rules_that_it_does_not_know() -> None:
    assert is_known(start("shogi", 3))
    duty = "mustCapture = true\n"
    text = f"[odd:seirawan]\n{duty}[part:janggi]\n{duty}"
    text += "[wide:chess]\nmaxFile = 16\nmaxRank = 16\n"
    text += "startFen = " + "k15/" + 14 * "16/" + "K15 w - - 0 1\n"
    games = read(text, "said").games
    assert len(games) == 3
    for game in games:
        rules = rules_of({}, game)
        assert not is_known(State.start(2, rules, hooks_of(rules)))


# Searched


@pytest.mark.parametrize(
    ("key", "options"),
    [
        ("chess", {"avalanche": True}),
        ("chess", {"captured": "removed"}),
        ("chess", {"exchange": True}),
        ("checkers", {}),
        ("janggi", {}),
        ("seirawan", {}),
    ],
)
def test_moves_are_actions(key: str, options: dict[str, Any]) -> None:
    """Such as captures of several pieces, a pawn that becomes another first, or passing."""
    rng, kind = random.Random(key), type(find_game("cfanp").initial(2, {}))
    position = kind.made(start(key, 3, **options))  # type: ignore[attr-defined]
    for _ in range(examples(150, 60)):
        state = position.search_state()  # type: ignore[attr-defined]
        assert isinstance(state, DescribedState)
        if state.is_over:
            break
        legal = [action for action in position.all_actions() if hasattr(action, "base")]
        assert sorted(state.action(code).text for code in state.legal_moves()) == sorted(
            action.text for action in legal
        )
        listed = {state.action(code).text for code in state.moves()}
        assert listed <= {action.text for action in position.all_actions()}
        assert ("pass" in listed) == any(isinstance(one, Pass) for one in position.all_actions())
        longest = max(len(action.text) for action in legal)
        rare = [action for action in legal if len(action.text) == longest]
        position, _ = position.apply(rng.choice(rare if rng.random() < 0.4 else legal))


def searched(kernel: Kernels, key: str, armies: int) -> list[tuple[Any, Any, Any]]:
    """Return the values and lines that a short search finds of all moves, after a few by chance."""
    options = {"avalanche": True} if key == "chess" else {}
    if armies > 3:
        options = {"defend": True, "exchange": True, "kingcapture": True}
    state, rng = start(key, armies, **options), random.Random(key)
    for _ in range(6):
        state = after(state, *rng.choice(steps(state)))
    core = made(kernel, state)
    left = [400]

    def grant(spent: int) -> int:
        left[0] -= spent
        return max(min(128, left[0]), 0)

    judge, found = kernel.modules["alpha_beta"].AlphaBeta(core, grant), []
    for depth in range(6):
        for move in core.moves():
            value = judge.value_after(move, depth, -1e9)
            assert core.placed() == placed(state)
            if value is None:
                return found
            found.append((move, value, judge.line))
    return found


@pytest.mark.parametrize(
    ("key", "armies"),
    [
        *(("xiangqi", 2), ("shogi", 3), ("checkers", 3), ("hidden", 2), ("chess", 3)),
        *(("chess", 4), ("atomic", 2), ("janggi", 3), ("karouk", 2), ("spartan", 3)),
    ],
)
def test_it_is_searched_the_same_compiled_and_interpreted(
    key: str, armies: int, interpreted: Kernels, compiled: Kernels
) -> None:
    found = searched(compiled, key, armies)
    assert found
    assert found == searched(interpreted, key, armies)
