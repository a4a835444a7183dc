"""Pairs and lines as positions of chess: python-chess says of them what the rules of armies say."""

import random

import chess
import pytest

from cfanp_gui.core.boards import Pair
from cfanp_gui.core.game import OptionValue
from cfanp_gui.core.half_boards import NAMES, to_joined
from cfanp_gui.core.queries import GamePair
from cfanp_gui.games.cfanp import CfanpPosition
from cfanp_gui.games.cfanp.chess_line import ChessLine, UciLine, action_of, move_of
from cfanp_gui.games.cfanp.chess_line import line_of as game_line
from cfanp_gui.games.registry import find_game
from cfanp_gui.record import cpgn
from tests.core.build import cfen
from tests.record.games import CFANP, new_game
from tests.session.play import a_session, any_action, play, session_at
from tests.slow import examples, seeds

AB, AC, BC = Pair(0, 1), Pair(0, 2), Pair(1, 2)


def seen(text: str, where: Pair = AB, **options: OptionValue) -> GamePair | str:
    """Return a pair of a position as chess shows it, or why it is none."""
    position = session_at(text, **options).position
    shown = position.game_pair(where)
    assert shown is not None
    return shown


def line_of(found: GamePair) -> UciLine:
    assert isinstance(found.line, UciLine)
    return found.line


def chess_moves(found: GamePair, position: CfanpPosition, where: Pair) -> set[tuple[int, int, str]]:
    """Return the legal moves of chess on the squares of the joined board."""
    board = chess.Board(found.fen)
    assert board.is_valid()

    def joined(square: int) -> int:
        index = to_joined(line_of(found).squares[square], where, position.join)
        assert NAMES[index][0] == line_of(found).files[square % 8]
        return index

    return {
        (
            joined(move.from_square),
            joined(move.to_square),
            chess.piece_symbol(move.promotion).upper() if move.promotion else "",
        )
        for move in board.legal_moves
    }


def own_moves(position: CfanpPosition, army: int, where: Pair) -> set[tuple[int, int, str]]:
    """Return the legal moves of an army as if its turn began now."""
    state = position.prospects(army)._state
    return {
        (origin, target, "PNBRQK"[promotion] if promotion else "")
        for origin, target, promotion in state.moves_on(where).expand()
    }


def check(position: object) -> tuple[int, int]:
    """Hold every pair that is one of chess against the rules; return how many, and left out."""
    assert isinstance(position, CfanpPosition)
    lawful = left_out = 0
    for upper in range(position.players):
        for lower in range(upper):
            where = Pair(lower, upper)
            found = position.game_pair(where)
            if not isinstance(found, GamePair):
                assert found.endswith(".")
                continue
            ours = own_moves(position, found.mover, where)
            theirs = chess_moves(found, position, where)
            lawful += 1
            if found.left_out is None:
                assert ours == theirs, (position.to_text(), where, found)
            else:
                left_out += 1
                assert ours >= theirs, (position.to_text(), where, found)
                more = ours - theirs
                assert all(abs(origin - target) == 2 for origin, target, _ in more)
    return lawful, left_out


@pytest.mark.parametrize("seed", seeds(8))
def test_moves_are_those_of_the_rules(seed: int) -> None:
    chance = random.Random(seed)
    join = ("rotate", "reflect")[seed % 2]
    session = a_session(2 + (seed + 1) % 4, join=join)
    lawful, left_out = check(session.position)  # type: ignore[arg-type]
    assert lawful > 0
    assert (left_out > 0) == (join == "rotate" and len(session.match.seats) > 2)
    for _ in range(examples(70) + 16):
        action = any_action(session, chance)
        if action is None:
            break
        session.propose(action)
        check(session.position)  # type: ignore[arg-type]


def test_the_start_is_that_of_chess_and_kings_elsewhere_turn_the_board() -> None:
    """Army B stands as Black does: below, its King is on d1, and that of army C faces it."""
    start = a_session(4).position
    found = {pair.name: start.game_pair(pair) for pair in (AB, AC, BC)}  # type: ignore[attr-defined]
    assert found["AB"].fen.split()[:4] == chess.STARTING_FEN.split()[:4]
    assert (found["AB"].mover, found["AB"].other) == (0, 1)
    assert line_of(found["AB"]).files == "abcdefgh"
    assert found["BC"].fen.startswith("rnbqkbnr/")
    assert line_of(found["BC"]).files == "hgfedcba"
    assert found["AB"].left_out is found["BC"].left_out is None
    assert found["AC"].fen.split()[2] == "KQ", "Kings on different files cannot both castle"
    assert str(found["AC"].left_out) == (
        "A right to castle is left out, for the King does not stand as chess knows it."
    )
    session = a_session(3)
    play(session, "AB:e4")
    movers = [session.position.game_pair(pair).mover for pair in (AC, BC)]  # type: ignore[attr-defined]
    assert movers == [2, 1], "the next of the two, where another is to move"


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({}, None),
        ({"captured": "dead", "touch": True, "bonus": "single", "obstacles": True}, None),
        ({"exchange": True}, "A chess program knows nothing of “Fair exchange”, so what it says "
         "may be wrong."),
        ({"defend": True, "exchange": True, "kingcapture": True}, "A chess program knows nothing "
         "of “Defending against several”, “Fair exchange” and “Kings are captured”, so what it "
         "says may be wrong."),
    ],
)  # fmt: skip
def test_rules_of_which_chess_knows_nothing_are_named(
    options: dict[str, OptionValue], words: str | None
) -> None:
    session = a_session(3, **options)
    for moves in ("", "AB:e4"):
        play(session, moves)
        assert session.position.game_pair(AB).unlike == words  # type: ignore[attr-defined]


PAWNS = "The pawns do not go the ways in which they go in chess."


@pytest.mark.parametrize(
    ("pieces", "words"),
    [
        ("Ka:Ae1 Kb:Be1 Nc:Bd4 Kc:Ce1", "Pieces of 3 armies stand there."),
        ("Ka:Ae1 Kb:Ce1 Pb:Bd4 Kc:Ce3", "The King of army B does not stand there."),
        ("Ka:Ce1 Kb:Be1 Pa:Bd4 Kc:Ce3", "The King of army A does not stand there."),
        ("Ka:Ae1 Kb:Ce1 Kc:Ce3", "Only one army stands there."),
        ("Ka:Ae1 Pa:Ae2 Kb:Ce1 Kc:Be1 Pc:Bd4", PAWNS),
        ("Ka:Ce1 Kb:Ce3 Kc:Ae1 Pc:Ad3 Pc:Bd3 Nb:Ca1 Na:Ca3 Kd:Be1 ; armies=4", PAWNS),
        ("Ka:Ac1 Ra:Ad1 Kb:Be1 Kc:Cd1",
         "The King of army B is attacked though army A is to move."),
        ("Ka:Ah1 Qb:Ag3 Kb:Bd1 Kc:Cd1 Na:Ca3", "Army A has no legal move there."),
        ("Ka:Ae1 Rb:Ae3 Bb:Ah4 Nb:Ad3 Kb:Ba1 Kc:Cd1", "Such a check cannot come about in chess."),
        ("Ka:Ah1 Rb:Aa1 Rb:Ab2 Kb:Bd1 Kc:Cd1 ; army=c", "Army A is checkmated there."),
        ("Ka:Ae1 Kb:Be1 Kc:Ce1 Kd:Dd1 ; armies=4 control=1/1/3/4",
         "Both armies are moved by the same player."),
        ("Ka:Ae1 Kb:Be1 Kc:Ce1 Kd:Dd1 ; armies=4 control=1/-/3/4",
         "Pieces of the dead army B stand there."),
    ],
)  # fmt: skip
def test_what_is_not_a_position_of_chess(pieces: str, words: str) -> None:
    stand, _, fields = pieces.partition(" ; ")
    given = dict(one.split("=") for one in fields.split())
    assert seen(cfen(int(given.pop("armies", "3")), stand, **given)) == words


def test_passed_squares_and_two_strangers() -> None:
    """Of two armies neither of which is at home there one has White all the same."""
    session = session_at(cfen(3, "Ka:Ae1 Pa:Ae2 Kb:Be1 Pb:Ad4 Kc:Cd1"))
    play(session, "AB:e4")
    found = session.position.game_pair(AB)  # type: ignore[attr-defined]
    assert found.fen.split()[3] == "e3"
    assert check(session.position)[0] == 2  # type: ignore[arg-type]
    text = cfen(4, "Ka:Ce1 Kb:De1 Kc:Ae1 Kd:Be1 Pd:Ac3")
    strangers = seen(text)
    assert isinstance(strangers, GamePair)
    pawn = chess.Board(strangers.fen).piece_at(chess.C3)
    assert pawn == chess.Piece(chess.PAWN, chess.BLACK)
    assert check(session_at(text).position)[0]  # type: ignore[arg-type]


# Lines of two armies, played and written by python-chess


def test_tokens_and_ends_are_those_of_the_positions() -> None:
    for seed in range(examples(10)):
        rng = random.Random(seed)
        position = CFANP.initial(2, {"order": "seats"}).resolve_pending()[0]
        line = game_line(None, CFANP)
        assert line is not None
        while position.outcome() is None and line.ply < 100:
            action = rng.choice(position.legal_actions(min(position.actors())))
            written = line.written(action)
            assert written is not None
            token, after = written
            assert token == CFANP.notation.human(position, action)
            assert line.round == CFANP.notation.round(position)
            # A line may be left and gone on from again, as where variations begin.
            again = line.read(token)
            assert again is not None
            assert (again[0], again[1].shown()) == (action, after.shown())
            assert len(after.moves) == after.ply == line.ply + 1
            position, line = position.apply(action)[0], after
        ours, theirs = position.outcome(), line.outcome()
        assert (ours and ours.result) == (theirs and theirs.result)
        assert [one.text for one in line.actions] == [f"AB:{move.uci()}" for move in line.moves]


@pytest.mark.parametrize(
    ("fen", "outcome"),
    [
        ("R5k1/5ppp/8/8/8/8/8/4K3 b - - 1 1", ("win", (1,), "checkmate")),
        ("4k3/8/8/8/8/8/5PPP/r5K1 w - - 1 1", ("win", (2,), "checkmate")),
        ("k7/8/1Q6/8/8/8/8/K7 b - - 0 1", ("draw", (1, 2), "stalemate")),
        ("k7/8/8/8/8/8/8/K6N b - - 0 1", ("draw", (1, 2), "insufficient material")),
        ("k7/8/8/8/8/8/8/K6R b - - 150 99",
         ("draw", (1, 2), "75 moves each without capture or pawn move")),
        ("k7/8/8/8/8/8/8/K6R b - - 149 99", None),
    ],
)  # fmt: skip
def test_how_a_line_ends(fen: str, outcome: object) -> None:
    found = ChessLine(chess.Board(fen), 0).outcome()
    assert (found and (found.result, found.players, str(found.reason))) == outcome


def test_what_a_line_does_not_know_is_left_to_the_rules() -> None:
    line = ChessLine(chess.Board(), 0)
    assert line.read("e4") is line.read("AB:e5") is line.read("AB:--") is None
    assert line.written(CFANP.parse_action("resign:1")) is None
    assert line.written(CFANP.parse_action("AB:e2e5")) is None
    assert move_of(action_of(chess.Move.from_uci("e7e8q"))) == chess.Move.from_uci("e7e8q")
    # A house rule, a third army, and a position of which FEN does not tell all have no line.
    for game in (new_game(2, bonus="single"), new_game(3)):
        assert game.game.quick_line(game.start) is None
    text = '[Variant "cfanp"]\n[Players "2"]\n\nAB:e4 AB:e5 e2e3 *'
    with pytest.raises(ValueError, match="move 3"):
        cpgn.read_games(text, find_game)
    text = text.replace("e2e3", "AB:g1f3 (d4 AB:d7d5) resign:2")
    (game,) = cpgn.read_games(text, find_game)
    assert [node.action.text for node in game.moves][-1] == "resign:2"
    assert game.result == "1-0"
