"""The kernel against the interpreted rules and python-chess, interpreted and compiled."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import chess
import pytest

from cfanp_gui.core.boards import Join
from cfanp_gui.core.events import Event
from cfanp_gui.games.armies import turn
from cfanp_gui.games.armies.actions import Move
from cfanp_gui.games.armies.events import Checkmate, Passed
from cfanp_gui.games.armies.hooks import TurnReport
from cfanp_gui.games.armies.perft import perft
from cfanp_gui.games.armies.state import State
from cfanp_gui.games.cfanp.kernel import MOST_PLIES, NO_MOVES, STALEMATE
from cfanp_gui.games.cfanp.kernel_state import fields_of, kernel_arguments, packed, unpacked
from cfanp_gui.games.registry import find_game
from tests.core.build import cfen
from tests.core.chessboard import (
    BONUS,
    KIWIPETE,
    PASSED,
    STUCK,
    THIRD_PARTY,
    THREE_ARMIES,
    bulk_perft,
    cfen_of,
    position,
)
from tests.games.cfanp.kernels import Kernels
from tests.slow import examples, seeds

PERFTS = (
    (chess.STARTING_FEN, 4, 197_281),
    (KIWIPETE, 3, 97_862),
    ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 4, 43_238),
    ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 3, 9_467),
    ("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 3, 62_379),
    ("4k3/8/8/8/1b2r3/8/8/R3K2R w KQ - 0 1", 3, 1_635),  # a double check
    ("r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 3, 89_890),
)
"""Positions of chess that programs are checked with: FEN, depth and the number of sequences."""
PLIES = examples(120)


def made(kernel: Kernels, state: State) -> Any:
    """Return a kernel with the position of a state."""
    return kernel.Kernel(*kernel_arguments(state))


def start(armies: int, join: str = "rotate") -> State:
    """Return the state in which a game begins."""
    found = find_game("cfanp").initial(armies, {"join": join, "order": "seats"})
    return found.full.state  # type: ignore[attr-defined, no-any-return]


def moves_of(state: State) -> list[int]:
    """Return the legal moves of a state as the kernel writes them, sorted."""
    return sorted(
        packed(pair, *move) for pair in state.pairs() for move in state.moves_on(pair).expand()
    )


@pytest.mark.parametrize(("fen", "depth", "count"), PERFTS)
@pytest.mark.no_cover
def test_positions_of_chess(kernel: Kernels, fen: str, depth: int, count: int) -> None:
    """As deep as is known, and one ply less the same as the rules and python-chess count."""
    board = chess.Board(fen)
    for join in Join:
        if join == Join.ROTATE or not board.castling_rights:  # else the King is on another file
            found = position(cfen_of(board, join), join=join.name.lower()).state
            asked = made(kernel, found)
            assert asked.perft(depth) == count
            assert asked.perft(depth - 1) == bulk_perft(board, depth - 1) == perft(found, depth - 1)
            assert asked.fields() == fields_of(found)


@pytest.mark.parametrize("join", ["rotate", "reflect"])
@pytest.mark.parametrize(
    ("armies", "depth"), [(2, 3), (3, 3), (4, 2), (5, 2), (8, 2), (26, 1)]
)  # fmt: skip
@pytest.mark.no_cover
def test_start_positions(kernel: Kernels, armies: int, depth: int, join: str) -> None:
    found = start(armies, join)
    assert made(kernel, found).perft(depth) == perft(found, depth)


def test_three_armies_in_the_middle_of_a_game(kernel: Kernels) -> None:
    found = position(THREE_ARMIES).state
    assert [made(kernel, found).perft(depth) for depth in (0, 1, 2)] == [1, 58, 5367]


def chosen(rng: random.Random, state: State) -> int:
    """Return a legal move: such as take a piece or check come more often."""
    moves = moves_of(state)
    rng.shuffle(moves)
    if rng.random() < 0.6:
        for move in moves[:40]:
            pair, origin, target, promotion = unpacked(move)
            report = TurnReport()
            after = turn.play(state, pair, origin, target, promotion, report)
            if report.events or report.checked or (after.clock == 0 and rng.random() < 0.2):
                return move
    return moves[0]


def shared_game(kernel: Kernels, rng: random.Random, state: State) -> Counter[str]:
    """Play by chance with both, compare all they know, and return what happened how often."""
    happened: Counter[str] = Counter()
    asked = made(kernel, state)
    deep = [fields_of(state)]
    for _ in range(PLIES):
        moves = moves_of(state)
        assert sorted(asked.legal_moves()) == moves
        assert asked.count_moves() == len(moves)
        if not moves:
            happened[state.stuck or "decided"] += 1
            break
        report = TurnReport()
        if state.pushed and rng.random() < 0.3:
            state = turn.end_turn(state, report)
            asked.end_turn()
        elif rng.random() < 0.02:
            player = state.control[rng.randrange(state.count)]
            if player is None:
                continue
            state = turn.leave(state, player, False, report)
            asked, deep = made(kernel, state), []
            happened["left"] += 1
        else:
            move = chosen(rng, state)
            state = turn.play(state, *unpacked(move), report)
            asked.play(move)
        for event in report.events:
            happened[type(event).__name__] += 1
        assert asked.fields() == fields_of(state)
        deep.append(fields_of(state))
        if len(deep) > 40:
            while len(deep) > 1:
                assert asked.fields() == deep.pop()
                asked.take_back()
            assert asked.fields() == deep.pop()
            asked, deep = made(kernel, state), [fields_of(state)]
    return happened


@pytest.mark.parametrize("armies", [2, 3, 4, 6, 8])
@pytest.mark.parametrize("seed", seeds(2))
def test_random_games(kernel: Kernels, armies: int, seed: int) -> None:
    rng = random.Random(f"{armies} {seed}")
    shared_game(kernel, rng, start(armies, rng.choice(("rotate", "reflect"))))


@pytest.mark.parametrize("seed", seeds(2))
def test_games_of_few_pieces(kernel: Kernels, seed: int) -> None:
    """So few that armies are mated soon."""
    rng = random.Random(seed)
    happened: Counter[str] = Counter()
    for _ in range(25):
        happened += shared_game(kernel, rng, scattered(rng, rng.choice((2, 3, 4))))
    assert happened[Checkmate.__name__]
    assert happened["left"]


def scattered(rng: random.Random, armies: int) -> State:
    """Return a state with a few pieces of each army anywhere."""
    while True:
        pieces: dict[str, str] = {}
        for army in "abcd"[:armies]:
            for letter in ("K", *rng.choices("QRBNP", k=rng.randint(0, 3))):
                board, file = rng.choice("ABCD"[:armies]), rng.choice("abcdefgh")
                rank = rng.randint(2 if letter == "P" else 1, 4)
                while f"{board}{file}{rank}" in pieces:
                    file = rng.choice("abcdefgh")
                pieces[f"{board}{file}{rank}"] = letter + army
        text = " ".join(f"{piece}:{square}" for square, piece in pieces.items())
        try:
            return position(cfen(armies, text)).state
        except ValueError:
            continue  # of two armies the King of the one that is not to move is attacked


BARE = "Ka:Ca1 Ra:Ca4 Kb:Bd1 Pb:Be4 Pc:Bd4 Kc:Ch1"


@pytest.mark.parametrize(
    ("line", "actions", "event"),
    [
        # Mate on one's own turn, which goes to the army that checks, or to the last of them.
        (cfen(3, STUCK + " Rc:Ch1"), "AC:e1d1", Checkmate),
        (cfen(3, STUCK + " Rc:Ch1 Ra:Ah1"), "AC:e1d1", Checkmate),
        (cfen(3, STUCK), "AC:e1d1", Passed),
        (cfen(3, STUCK, control="1/2/2"), "AC:e1d1", Passed),
        (cfen(3, STUCK, control="1/2/-"), "AC:e1d1", None),
        # Neither army of the second of two players can move.
        (
            cfen(3, "Ka:Ae1 Ra:Bb4 Ra:Bg2 Kb:Ba1 Ra:Cb4 Ra:Cg2 Kc:Ca1", control="1/2/2"),
            "AB:e1d1",
            None,
        ),
        # A third army's check counts; those of friends and of dead armies do not.
        (cfen(3, THIRD_PARTY), "BC:a4g4", Checkmate),
        (cfen(3, THIRD_PARTY, control="1/3/3"), "BC:a4g4", None),
        (cfen(3, THIRD_PARTY, control="1/-/3"), "BC:a4g4", None),
        # The last army is mated, with a move left and without.
        (cfen(2, "Ka:Ae1 Ra:Bh2 Ra:Bg3 Kb:Bd1"), "AB:b6b8", Checkmate),
        (cfen(4, "Ka:Ae1 Ra:Bh2 Ra:Bg3 Kb:Bd1 Kc:Ce1 Kd:De1", control="1/4/1/1"),
         "AB:b6b8", Checkmate),
        # More moves in a turn, and the rest declined.
        (cfen(4, BONUS), "AB:e1e2 CD:b3c5", None),
        (cfen(4, BONUS), "AB:e1e2 end", None),
        (cfen(3, "Ka:Ae1 Ra:Bb4 Ra:Bg2 Kb:Ba1 Kc:Ce1"), "AC:e1d1 BC:d8d7", None),
        # Pawns taken in passing: by any army until the own turn, not on a square that is taken.
        (cfen(4, PASSED), "AD:e2e4", None),
        (cfen(4, PASSED), "AD:e2e4 BD:d1d2 end AC:f4e3", None),
        (cfen(4, PASSED), "AD:e2e4 BD:d1d2 end BC:d8d7 end BD:a7a6", None),
        (cfen(3, "Ka:Ae1 Pa:Ae4 Rb:Aa3 Pc:Ad4 Kb:Bd1 Kc:Ce1", army="b", passed="Ae3"),
         "AB:a3e3", None),
        # Nor when the pawn is gone.
        (cfen(3, "Ka:Ae1 Kb:Bd1 Pb:Be4 Rc:Ba4 Kc:Ce1", army="c", passed="Be3"), "AB:h5d5", None),
        # That of a dead army is taken no more when its turn would have come.
        (cfen(3, BARE, control="1/-/3", passed="Be3"), "BC:h5h6", None),
    ],
)  # fmt: skip
def test_what_follows_moves(
    kernel: Kernels, line: str, actions: str, event: type[Event] | None
) -> None:
    state = position(line).state
    asked = made(kernel, state)
    told = TurnReport()
    passed_through = []
    for text in actions.split():
        passed_through.append(fields_of(state))
        action = find_game("cfanp").parse_action(text)
        if isinstance(action, Move):
            move = packed(action.pair, action.origin, action.target, 0)
            assert move in moves_of(state)
            state = turn.play(state, action.pair, action.origin, action.target, 0, told)
            asked.play(move)
        else:
            state = turn.end_turn(state, told)
            asked.end_turn()
        assert asked.fields() == fields_of(state)
        assert asked.count_moves() == state.count_moves()
        assert sorted(asked.legal_moves()) == moves_of(state)
        assert asked.perft(2) == perft(state, 2)
    assert event is None or event in map(type, told.events)
    for fields in reversed(passed_through):
        asked.take_back()
        assert asked.fields() == fields


def test_the_only_army_is_next_after_itself(kernel: Kernels) -> None:
    state = position(cfen(2, "Ka:Ae1 Kb:Bd1", control="1/-")).state
    asked = made(kernel, state)
    asked.end_turn()
    assert asked.fields() == fields_of(turn.end_turn(state, TurnReport()))
    assert asked.count_moves() == 0


def test_when_every_army_passes_the_game_is_drawn(
    interpreted: Kernels, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Such a position is hard to build by hand, so no army may move."""

    class Frozen(interpreted.Kernel):  # type: ignore[name-defined, misc]
        def _has_move(self) -> bool:
            return False

    found = position(cfen(3, "Ka:Ae1 Kb:Bd1 Kc:Ce1 Pa:Ad2")).state
    asked = Frozen(*kernel_arguments(found))
    move = asked.legal_moves()[0]
    asked.play(move)
    assert asked.fields()[-1] == NO_MOVES
    assert asked.count_moves() == 0
    monkeypatch.setattr(State, "has_move", lambda _: False)
    assert asked.fields() == fields_of(turn.play(found, *unpacked(move), TurnReport()))


def test_ends_without_moves(kernel: Kernels) -> None:
    """A draw for want of moves is known when it is taken over, and has none."""
    stalemate = position(cfen_of(chess.Board("k7/8/1Q6/8/8/8/8/K7 b - - 0 1")))
    state = stalemate.resolve_pending()[0].state  # type: ignore[attr-defined]
    assert state.stuck == turn.STALEMATE
    asked = made(kernel, state)
    assert asked.fields()[-1] == STALEMATE != NO_MOVES
    assert (asked.count_moves(), asked.legal_moves(), asked.perft(2)) == (0, [], 0)


def test_what_is_too_much(kernel: Kernels) -> None:
    state = start(2)
    asked = made(kernel, state)
    with pytest.raises(ValueError, match="no move is played"):
        asked.take_back()
    with pytest.raises(ValueError, match="expected at most 64"):
        asked.perft(65)
    for number in range(MOST_PLIES - 1):
        asked.play(asked.legal_moves()[0])
        assert asked.fields() != fields_of(state), number
    with pytest.raises(ValueError, match="63 moves"):
        asked.play(asked.legal_moves()[0])
    with pytest.raises(ValueError, match="63 moves"):
        asked.end_turn()
    for _ in range(MOST_PLIES - 1):
        asked.take_back()
    assert asked.fields() == fields_of(state)
    fields, *rest = kernel_arguments(state)
    with pytest.raises(ValueError, match="1 half-boards"):
        kernel.Kernel((fields[0][:1], *fields[1:]), *rest)
    crowd = list(fields[0][0])
    crowd[6] |= 0xFF << 16 | 0xFF << 40
    with pytest.raises(ValueError, match="army 0 has 24 pieces"):
        kernel.Kernel(((tuple(crowd), fields[0][1]), *fields[1:]), *rest)
