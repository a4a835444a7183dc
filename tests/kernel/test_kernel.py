"""The kernel against the rules and python-chess, interpreted and compiled; its tables and state."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import chess
import pytest

from cfanp_gui.core.boards import Join, Pair
from cfanp_gui.core.events import Event
from cfanp_gui.games.armies import turn
from cfanp_gui.games.armies.actions import Move
from cfanp_gui.games.armies.events import Checkmate, Passed
from cfanp_gui.games.armies.hooks import TurnReport
from cfanp_gui.games.armies.perft import perft
from cfanp_gui.games.armies.state import State
from cfanp_gui.games.cfanp import kernel_state
from cfanp_gui.games.cfanp.kernel_state import (
    CfanpSearch,
    fields_of,
    is_compiled,
    is_known,
    kernel_arguments,
    packed,
    unpacked,
)
from cfanp_gui.games.pairs.fide import FIDE, rules
from cfanp_gui.games.registry import find_game
from cfanp_gui.kernel import chess_tables
from cfanp_gui.kernel.turns import MOST_PLIES, NO_MOVES, STALEMATE
from tests.core.build import cfen
from tests.core.chessboard import (
    BONUS,
    KIWIPETE,
    PASSED,
    STUCK,
    THIRD_PARTY,
    bulk_perft,
    cfen_of,
    position,
)
from tests.kernel.kernels import Kernels
from tests.slow import examples, is_slow

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


def made(kernel: Kernels, state: State) -> Any:
    """Return a kernel with the position of a state."""
    return kernel.Kernel(*kernel_arguments(state))


def start(armies: int, join: str = "rotate") -> State:
    """Return the state in which a game begins."""
    found = find_game("cfanp").initial(armies, {"join": join, "order": "seats"})
    return found.state  # type: ignore[attr-defined, no-any-return]


def moves_of(state: State) -> list[int]:
    """Return the legal moves of a state as the kernel writes them, sorted."""
    return sorted(
        packed(pair, *move) for pair in state.pairs() for move in state.moves_on(pair).expand()
    )


def actions_of(kernel: Kernels, state: State) -> list[Move] | None:
    """Return the moves of a turn as the kernel lists them all at once."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rules, "kernel_board", kernel.modules["chess_boards"].kernel_board)
        return state.copy().actions()


@pytest.mark.no_cover
def test_numbers_of_sequences(kernel: Kernels, interpreted: Kernels) -> None:
    """As deep as is known where that is quick, and one ply less the same as the others count."""
    is_quick = is_slow() or kernel is not interpreted
    for fen, depth, count in PERFTS if is_quick else PERFTS[1:6]:
        board = chess.Board(fen)
        for join in Join:
            if join == Join.ROTATE or not board.castling_rights:  # else the King is elsewhere
                found = position(cfen_of(board, join), join=join.name.lower()).state
                asked = made(kernel, found)
                assert not is_quick or asked.perft(depth) == count
                less = depth - 1 if is_slow() else 2
                assert asked.perft(less) == bulk_perft(board, less) == perft(found, less)
                assert asked.fields() == fields_of(found)
    for armies, deep in ((2, 3), (3, 2), (5, 2), (8, 1), (26, 1)):
        for one in ("rotate", "reflect"):
            begin = start(armies, one)
            assert made(kernel, begin).perft(deep) == perft(begin, deep), (armies, one)
    middle = position(
        "3Nb3Pa/Pa1Na2Pa2/1PaPaPaNa3/Ra1BaQaKaBa1Ra|2PaPbPbQb2/NbPb1Bb2Pb1/Pb1Kb2Pb1Pb/Rb6Rb"
        "|PcPcPaPc3Pc/3RcPcNc2/3Qc1PcPcRc/1Nc2KcBc2 a 1/2/3 KQ/-/- - 3 2 16"
    ).state
    assert [made(kernel, middle).perft(depth) for depth in (0, 1, 2)] == [1, 58, 5367]


# Games by chance


def chosen(rng: random.Random, state: State) -> int:
    """Return a legal move: such as take a piece or check come more often."""
    moves = moves_of(state)
    rng.shuffle(moves)
    if rng.random() < 0.6:
        for move in moves[:40]:
            report = TurnReport()
            after = turn.play(state, unpacked(move)[0], unpacked(move)[1:], report)
            if report.events or report.checked or (after.clock == 0 and rng.random() < 0.2):
                return move
    return moves[0]


def shared_game(kernel: Kernels, rng: random.Random, state: State, plies: int) -> Counter[str]:
    """Play by chance with both, compare all they know, and return what happened how often."""
    happened: Counter[str] = Counter()
    asked = made(kernel, state)
    deep = [fields_of(state)]
    for _ in range(plies):
        moves = moves_of(state)
        assert sorted(asked.legal_moves()) == moves
        assert asked.perft(1) == len(moves)
        assert actions_of(kernel, state) == [
            Move(pair, origin, target, FIDE.becomes[becomes], FIDE)
            for pair in state.pairs()
            for origin, target, becomes in sorted(
                state.moves_on(pair).expand(), key=state.base.texts.__getitem__
            )
        ]
        if not moves:
            happened[state.stuck or "decided"] += 1
            break
        report = TurnReport()
        if state.pushed and rng.random() < 0.3:
            state = turn.end_turn(state, report)
            asked.play(0)
        elif rng.random() < 0.02:
            player = state.control[rng.randrange(state.count)]
            if player is None:
                continue
            state = turn.leave(state, player, False, report)
            asked, deep = made(kernel, state), []
            happened["left"] += 1
        else:
            move = chosen(rng, state)
            state = turn.play(state, unpacked(move)[0], unpacked(move)[1:], report)
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


def test_games_by_chance(kernel: Kernels) -> None:
    """Of many pieces, and of so few that armies are mated soon."""
    rng = random.Random(1)
    for armies in (2, 3, 4, 6, 8) if is_slow() else (2, 4):
        shared_game(
            kernel, rng, start(armies, rng.choice(("rotate", "reflect"))), examples(150, 19)
        )
    happened: Counter[str] = Counter()
    for _ in range(examples(60, 8)):
        happened += shared_game(kernel, rng, scattered(rng, rng.choice((2, 3, 4))), 25)
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


# What follows moves

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
        # The only army is next after itself.
        (cfen(2, "Ka:Ae1 Kb:Bd1", control="1/-"), "end", None),
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
            state = turn.play(state, action.pair, (*action[1:3], 0), told)
            asked.play(move)
        else:
            state = turn.end_turn(state, told)
            asked.play(0)
        assert asked.fields() == fields_of(state)
        assert asked.perft(1) == state.count_moves()
        assert sorted(asked.legal_moves()) == moves_of(state)
        assert asked.perft(2) == perft(state, 2)
    assert event is None or event in map(type, told.events)
    for fields in reversed(passed_through):
        asked.take_back()
        assert asked.fields() == fields


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
    assert asked.perft(1) == 0
    monkeypatch.setattr(State, "has_move", lambda _: False)
    pair, *step = unpacked(move)
    assert asked.fields() == fields_of(turn.play(found, pair, step, TurnReport()))


def test_a_draw_for_want_of_moves_is_known_when_it_is_taken_over(kernel: Kernels) -> None:
    stalemate = position(cfen_of(chess.Board("k7/8/1Q6/8/8/8/8/K7 b - - 0 1")))
    state = stalemate.resolve_pending()[0].state  # type: ignore[attr-defined]
    assert state.stuck == turn.STALEMATE
    asked = made(kernel, state)
    assert asked.fields()[-1] == STALEMATE != NO_MOVES
    assert (asked.perft(1), asked.legal_moves(), asked.perft(2)) == (0, [], 0)


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
        asked.play(0)
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


# Bits and tables, against python-chess


def test_sliders_stop(interpreted: Kernels) -> None:
    """Of the interpreted kernel; what a compiled module keeps to itself is not seen."""
    pairs = interpreted.modules["chess_pairs"]
    rng = random.Random(1)
    for square in chess.SQUARES:
        for _ in range(20):
            occupied = rng.getrandbits(64) & rng.getrandbits(64)
            diagonal = chess.BB_DIAG_ATTACKS[square][chess.BB_DIAG_MASKS[square] & occupied]
            rank = chess.BB_RANK_ATTACKS[square][chess.BB_RANK_MASKS[square] & occupied]
            file = chess.BB_FILE_ATTACKS[square][chess.BB_FILE_MASKS[square] & occupied]
            assert pairs._diagonal_from(square, occupied) == diagonal
            assert pairs._straight_from(square, occupied) == rank | file


def test_tables_are_those_of_python_chess() -> None:
    assert chess_tables.bits() == chess.BB_SQUARES
    leaps = chess_tables.by_square(chess_tables.leaps)
    assert leaps[:64] == chess.BB_KNIGHT_ATTACKS
    assert leaps[64:128] == chess.BB_KING_ATTACKS
    # What attacks a square from below stands where a pawn that runs down from it takes.
    assert leaps[128:192] == chess.BB_PAWN_ATTACKS[chess.BLACK]
    assert leaps[192:] == chess.BB_PAWN_ATTACKS[chess.WHITE]
    between, rays = chess_tables.between(), chess_tables.rays()
    for one in chess.SQUARES:
        for other in chess.SQUARES:
            assert rays[one << 6 | other] == (chess.ray(one, other) if one != other else 0)
            assert between[one << 6 | other] == chess.between(one, other)
    found = chess_tables.mirrored(63)
    assert found[0] == found[63] == 1 | 1 << 63
    assert chess_tables.pieces([found[0], found[8] | found[9], 0]) == 3
    assert chess_tables.zeros(3) == [0, 0, 0]


def test_every_set_of_blockers_has_a_place_of_its_own() -> None:
    """A factor that mixed two up would let a piece jump."""
    masks, factors = chess_tables.inners(), chess_tables.by_square(chess_tables.factor)
    for mask, factor in zip(masks, factors, strict=True):
        places = {(one * factor & chess_tables.ALL) >> 58 for one in subsets(mask)}
        assert len(places) == 1 << mask.bit_count()


def subsets(mask: int) -> Iterator[int]:
    """Yield all sets of the squares of a mask."""
    found = mask
    while found:
        yield found
        found = (found - 1) & mask
    yield 0


# States that come in


def test_a_position_comes_in_and_back() -> None:
    state = start(5)
    assert CfanpSearch(state).fields() == fields_of(state)
    assert CfanpSearch(state).perft(1) == 80
    move = packed(Pair(3, 25), 63, 7, 4)
    assert move < 1 << 25
    assert unpacked(move) == (Pair(3, 25), 63, 7, 4)
    found = find_game("cfanp").initial(3, {"order": "seats", "captured": "removed"})
    assert not is_known(found.state)  # type: ignore[attr-defined]
    with pytest.raises(ValueError, match="lack a rule"):
        CfanpSearch(found.state)  # type: ignore[attr-defined]


def test_it_is_known_whether_the_kernel_is_compiled(
    kernel: Kernels, interpreted: Kernels, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kernel_state, "chess_search", kernel.modules["chess_search"])
    assert is_compiled() == (kernel is not interpreted)
    state = find_game("cfanp").initial(3, {"order": "seats"}).search_state()  # type: ignore[attr-defined]
    assert state.is_slowed == (kernel is interpreted)
