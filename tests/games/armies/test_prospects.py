"""What any army could do if its turn began now, and what captures win, held against trying all."""

import random
from collections.abc import Iterator

import chess
import pytest

from cfanp_gui.core.boards import Pair
from cfanp_gui.core.half_boards import full_name
from cfanp_gui.core.square_sets import squares
from cfanp_gui.games.armies.exchange_value import ROYAL, ExchangeValues
from cfanp_gui.games.armies.hooks import Hooks, Modifier, Played, TurnReport
from cfanp_gui.games.armies.options import Rules
from cfanp_gui.games.armies.pair_rules import PairMove
from cfanp_gui.games.armies.prospects import turn_begun
from cfanp_gui.games.armies.state import State
from cfanp_gui.games.armies.table_view import ArmiesView
from cfanp_gui.games.armies.threats import threatened_by, threatening
from cfanp_gui.games.cfanp import CfanpPosition
from cfanp_gui.games.pairs.fide import FIDE
from cfanp_gui.games.registry import find_game
from tests.core.build import cfen
from tests.core.chessboard import cfen_of, position
from tests.games.armies.reading import read
from tests.golden.tables import FOLDER
from tests.golden.tables import read as tables_of
from tests.insight.plain import Begun, Case, begun, cases, given, order, pair_name
from tests.slow import examples

AB, AC = Pair(0, 1), Pair(0, 2)


def check(case: Case) -> int:
    """Hold everything known of a position against the plain rules; return the mates there were."""
    core = case.core
    assert list(core.living_armies()) == order(case)
    mates = 0
    for army, plain in begun(case).items():
        found = core.prospects(army)
        assert [pair.name for pair in found.pairs] == [pair_name(pair) for pair in plain.pairs]
        for pair in found.pairs:
            mates += check_pair(case, army, pair, plain)
    return mates


def check_pair(case: Case, army: int, pair: Pair, plain: Begun) -> int:
    """Hold what an army could do on a pair against the plain rules; return the mates."""
    core, where = case.core, f"{case.text} {army} {pair.name} {case.options}"
    found, key, pieces = core.prospects(army), (pair.lower, pair.upper), core.pieces()
    assert found.moves(pair) == len(plain.legal(key)), where
    assert {pieces[at].army for at in found.checkers(pair)} == plain.checking(key), where
    captures = found.captures(pair)
    told = [(one.action.text, tuple(one.source), tuple(one.taken)) for one in captures]
    assert set(told) == plain.captures(key), where
    assert len(set(told)) == len(told)
    assert [one.taken for one in captures] == sorted(one.taken for one in captures)
    mates = found.mates(pair)
    assert {one.action.text: set(one.armies) for one in mates} == plain.mates(key), where
    assert [one.action.text for one in mates] == sorted(one.action.text for one in mates)
    assert all(pieces[one.source].army == army for one in mates)
    assert found.mates(pair) is mates
    return len(mates)


@pytest.mark.no_cover
def test_everything_agrees_with_the_plain_rules() -> None:
    assert sum(map(check, cases(1, examples(60), range(2, 6)))) > 1
    assert sum(map(check, cases(2, examples(15), range(6, 9)))) >= 0
    asked = 0
    for table in list(tables_of(FOLDER / "rules" / "cfanp.txt")):
        if "options" in table.settings or "pieces" not in table.settings:
            continue
        for question in (line.question for line in table.lines if "prospects" in line.question):
            own, _, rest = question.partition(" : ")
            check(given(table.built(own[2:]) if rest else table.position_line()))
            asked += 1
    assert asked > 6


def test_a_pair_that_a_rule_shuts_and_a_rule_that_takes_the_mate_away() -> None:
    class NoAB(Modifier[State]):
        name = "noab"

        def open_pairs(self, state: State, pairs: tuple[Pair, ...]) -> tuple[Pair, ...]:
            return tuple(pair for pair in pairs if pair != AB)

    class Begins(Modifier[State]):
        name = "begins"

        def before_turn(self, state: State, report: TurnReport) -> None:
            state.extra = ((self.name, state.army),)

        def after_move(
            self, before: State, state: State, move: Played, report: TurnReport
        ) -> None:  # fmt: skip
            assert before.extra == ((self.name, before.army),)
            state.give((1, None, 3))

    line = cfen(3, "Ka:Ae1 Qa:Ad3 Ra:Ag2 Kb:Ba1 Kc:Ca1", turn="1")
    mates = given(line).core.prospects(0).mates(AC)
    assert [one.action.text for one in mates] == ["AC:d3h3"]
    shut, begins = read(line, Rules(FIDE)), read(line, Rules(FIDE))
    shut.hooks = Hooks([NoAB()])
    found = CfanpPosition(shut).prospects(0)
    assert found.pairs == (AB, AC)
    assert found.moves(AB) == 0
    refusal = CfanpPosition(shut).pair_refusal(AB)
    assert refusal is not None
    assert refusal.message == "A+B cannot be used now"
    assert found.captures(AB) == found.mates(AB) == ()
    assert len(found.mates(AC)) == 1
    begins.army, begins.hooks = 2, Hooks([Begins()])
    assert CfanpPosition(begins).prospects(0).mates(AB) == ()
    assert len(CfanpPosition(begins).prospects(0).mates(AC)) == 1


# What captures win in the end

WORTH = {chess.PAWN: 1, chess.KNIGHT: 3, chess.BISHOP: 3, chess.ROOK: 5, chess.QUEEN: 9}


def by_chess(board: chess.Board, move: chess.Move) -> int:
    """Return the gain of a capture, by python-chess's legal moves on that square alone."""
    gain = WORTH[board.piece_type_at(move.to_square) or chess.PAWN]
    if move.promotion:
        gain += WORTH[move.promotion] - 1
    board.push(move)
    replies = [one for one in board.legal_moves if one.to_square == move.to_square]
    best = max((by_chess(board, one) for one in replies), default=0)
    board.pop()
    return gain - max(0, best)


def crowded(rng: random.Random) -> chess.Board:
    """Return a position with many pieces anywhere."""
    while True:
        board = chess.Board(None)
        free = list(chess.SQUARES)
        rng.shuffle(free)
        for colour in chess.COLORS:
            board.set_piece_at(free.pop(), chess.Piece(chess.KING, colour))
            for _ in range(rng.randint(4, 14)):
                kind, at = rng.choice([1, 1, 1, 2, 3, 4, 4, 5]), free.pop()
                if kind == chess.PAWN and chess.square_rank(at) in (0, 7):
                    kind = chess.ROOK
                board.set_piece_at(at, chess.Piece(kind, colour))
        board.turn = rng.choice(chess.COLORS)
        if board.is_valid():
            return board


def captures(state: State, pair: Pair) -> Iterator[PairMove]:
    """Yield the captures of the army to move."""
    board = state.board(pair)
    for move in state.generate(state.army, pair).expand():
        if move[0] >= 0 and state.base.victim(board, *move):
            yield move


def test_chess_agrees_with_all_legal_captures() -> None:
    rng = random.Random(4)
    total = answered = 0
    for _ in range(examples(200, 25)):
        board = crowded(rng)
        state = position(cfen_of(board)).state
        values = ExchangeValues(state, state.army, AB)
        for origin, target, becomes in captures(state, AB):
            letter = state.base.letters[becomes].lower() if becomes else ""
            uci = f"{chess.square_name(origin)}{chess.square_name(target)}{letter}"
            move = chess.Move.from_uci(uci)
            expected = by_chess(board, move)
            assert values.won((origin, target, becomes)) == expected, (board.fen(), move)
            total += 1
            board.push(move)
            answered += any(one.to_square == target for one in board.legal_moves)
            board.pop()
    assert total > 60
    assert answered > 15


def by_trying(state: State, pair: Pair, army: int, move: PairMove) -> int:
    """Return the gain of a capture, by all legal moves of those who may take back."""
    base, board = state.base, state.board(pair)
    gain = sum(_worth_of(state, pair, at) for at in squares[base.victim(board, *move)])
    before = _worth_of(state, pair, move[0])
    then = turn_begun(state, army, TurnReport()).moved(pair, move)
    then.halves  # noqa: B018 - the pieces are written back
    best = 0
    own = {army, *state.sides.allies[army]}
    movers = [one for one in range(state.count) if state.control[one] is not None]
    gain += _worth_of(then, pair, move[1]) - before
    for other in (one for one in movers if one not in own):
        for reply in then.generate(other, pair).expand():
            if reply[0] >= 0 and base.victim(then.board(pair), *reply) >> move[1] & 1:
                best = max(best, by_trying(then, pair, other, reply))
    return gain - best


def _worth_of(state: State, pair: Pair, at: int) -> int:
    """Return the value of the piece on a joined square."""
    base = state.base
    for half in base.with_strip(pair):
        for square, piece in base.pieces_on(state.halves, half).items():
            if base.joined(square, pair) == at:
                one = base.base.types[piece.letter]
                return ROYAL if one.royal else one.value
    raise AssertionError("nothing stands where a piece went")


@pytest.mark.parametrize(("key", "least"), [("xiangqi", 20), ("shogi", 0), ("checkers", 5)])
def test_base_games_agree_with_all_legal_captures(key: str, least: int) -> None:
    rng = random.Random(key)
    game = find_game("cfanp").variant({"base": key})
    answered = 0
    for number in range(examples(10)):
        found = game.initial(2, {**game.as_seated, "base": key}).resolve_pending()[0]
        for _ in range(50):
            actions = found.all_actions()
            if not actions:
                break
            found, _ = found.apply(rng.choice(actions))
            assert isinstance(found, ArmiesView)
            state = found.state
            values = ExchangeValues(state, state.army, AB)
            for move in captures(state, AB):
                expected = by_trying(state, AB, state.army, move)
                assert values.won(move) == expected, (number, found.to_text(), move)
                answered += 1
    assert answered >= least


PINNED = "Ka:Ah1 Ra:Ac1 Kb:Be1 Nb:Be2 Pb:Bf4"
SHARED = "Ka:Ah1 Ra:Aa1 Kb:Ba1 Pb:Aa4 Kc:Ca1 Bc:Ac2"
PAWN = "Ka:Aa1 Pa:Ba2 Kb:Be1 Nb:Bb1"


@pytest.mark.parametrize(
    ("text", "move", "armies", "control", "won"),
    [
        # What stands behind takes part: two Rooks on a file take a pawn that a Rook defends.
        ("Ka:Ah1 Ra:Aa1 Kb:Ba1 Pb:Aa4 Rb:Bh1", "a1a4", 2, "", 1 - 5),
        ("Ka:Ah1 Ra:Aa1 Ra:Aa2 Kb:Ba1 Pb:Aa4 Rb:Bh1", "a2a4", 2, "", 1),
        # A King takes only what is not defended.
        ("Ka:Ah1 Ra:Ad1 Kb:Be4 Pb:Ad4", "d1d4", 2, "", 1 - 5),
        ("Ka:Ah1 Ra:Ad1 Ra:Ad2 Kb:Be4 Pb:Ad4", "d2d4", 2, "", 1),
        # A pinned piece does not take back.
        (PINNED, "c1c5", 2, "", 1 - 5),
        (f"{PINNED} Qa:Ad1", "c1c5", 2, "", 1),
        # All who are hostile take back; what is dead takes nothing, nor do friends.
        (SHARED, "a1a4", 3, "", 1 - 5),
        (SHARED, "a1a4", 3, "1/2/-", 1),
        (SHARED, "a1a4", 3, "1/2/1", 1),
        # What a piece becomes counts.
        (PAWN, "h7g8", 2, "", 3 + 8),
        (f"{PAWN} Rb:Ba1", "h7g8", 2, "", 3 + 8 - 9),
    ],
)
def test_what_a_capture_wins(text: str, move: str, armies: int, control: str, won: int) -> None:
    found = given(cfen(armies, text, turn="1", control=control)).core
    assert isinstance(found, ArmiesView)
    state, wanted = found.state, chess.Move.from_uci(move)
    values = ExchangeValues(state, state.army, AB)
    ends = wanted.from_square, wanted.to_square
    assert max(values.won(one) for one in captures(state, AB) if one[:2] == ends) == won


# The threats of other armies to the army to move


def test_a_pawn_may_be_taken_in_passing() -> None:
    pieces = "Ka:Ah1 Pa:Bd4 Pb:Be4 Kb:Bb1 Kc:Cb1"
    found = threatened_by(position(cfen(3, pieces, passed="Be3")).state, 0)
    assert {full_name(at): set(map(full_name, prey)) for at, prey in found.items()} == {
        "Bd4": {"Be4"}
    }


def test_opponents_who_threaten_an_army() -> None:
    found = position(cfen(3, "Ka:Ah1 Na:Aa4 Kb:Bb1 Rb:Bh4 Kc:Cb1 Rc:Ch3")).state
    assert threatening(found, 0) == (2, 3)
