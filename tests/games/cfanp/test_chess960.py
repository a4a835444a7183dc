"""Chess960 (`start=N`): python-chess is the judge of two armies, in moves, SAN, FEN and PGN."""

import io
import random

import chess
import chess.pgn
import pytest

from cfanp_gui.core.game import OptionError, Position, PositionError
from cfanp_gui.core.half_boards import full_name
from cfanp_gui.core.notation import NotationError
from cfanp_gui.core.pieces import Piece
from cfanp_gui.games.cfanp.fen import read_fen, write_fen
from cfanp_gui.games.cfanp.pgn_writer import write_game
from cfanp_gui.games.pairs.fide.arrays import back_rank
from cfanp_gui.record.palette import usual_colours
from cfanp_gui.session.match import seat
from cfanp_gui.session.position_texts import read_position
from tests.core.chessboard import uci_moves
from tests.record.games import CFANP, read_pgn
from tests.slow import is_slow, seeds

SEATS = {"order": "seats"}


def beginning(number: int, players: int = 2) -> Position:
    return CFANP.initial(players, {"start": str(number)})


def nodes(board: chess.Board, depth: int) -> int:
    if depth == 1:
        return board.legal_moves.count()
    total = 0
    for move in board.legal_moves:
        board.push(move)
        total += nodes(board, depth - 1)
        board.pop()
    return total


def test_all_arrays_have_their_numbers() -> None:
    for number in range(960):
        pieces = chess.Board.from_chess960_pos(number).piece_map()
        assert back_rank(number) == "".join(pieces[file].symbol() for file in range(8))


@pytest.mark.parametrize("number", range(960) if is_slow() else range(7, 960, 97))
def test_perft_is_that_of_chess960(number: int) -> None:
    board = chess.Board.from_chess960_pos(number)
    depth = 2 if number % 97 != 7 else 4 if is_slow() else 3
    assert CFANP.perft(beginning(number), depth) == nodes(board, depth)


@pytest.mark.parametrize("rules", [{}, {"avalanche": True}, {"exchange": True}])
def test_a_move_is_the_same_action_in_every_array(rules: dict[str, bool]) -> None:
    position = CFANP.initial(3, {"start": "7", **rules})
    for _ in range(9):
        actions = position.all_actions()
        assert [CFANP.parse_action(action.text) for action in actions] == list(actions)
        position, _ = position.apply(actions[len(actions) // 2])


def walked(seed: int) -> tuple[chess.pgn.Game, Position]:
    """Play moves by lot, castling first; compare moves, SAN and texts on the way."""
    rng = random.Random(seed)
    number = rng.choice([at for at in range(960) if at != 518])
    board, position = chess.Board.from_chess960_pos(number), beginning(number)
    game = chess.pgn.Game()
    game.setup(board)
    node: chess.pgn.GameNode = game
    for _ in range(50):
        legal = list(board.legal_moves)
        assert uci_moves(position) == sorted(move.uci() for move in legal)
        if not legal or position.outcome() is not None:
            break
        move = rng.choice([one for one in legal if board.is_castling(one)] or legal)
        word = board.san(move)
        action = CFANP.notation.parse(position, word)
        assert action.text == f"AB:{move.uci()}"
        human = CFANP.notation.human(position, action, position.foretold(action))
        assert human == f"AB:{word}"
        position, transition = position.apply(action)
        for gone in transition.moved:
            assert position.pieces()[gone.target] == gone.after
        board.push(move)
        node = node.add_variation(move)
        fields = write_fen(position).split(" ")
        assert fields[:3] == board.shredder_fen().split(" ")[:3]
        line = position.to_text()
        assert CFANP.from_text(line, CFANP.as_found(line)[1]).to_text() == line
    return game, position


@pytest.mark.parametrize("seed", seeds(4))
def test_games_are_those_of_python_chess(seed: int) -> None:
    game, position = walked(seed)
    text = f"{game}\n"
    (record,) = read_pgn(text)
    assert not record.remarks
    assert not record.custom_start
    assert record.final().to_text() == position.to_text()
    written = write_game(record)
    again = chess.pgn.read_game(io.StringIO(written))
    assert again is not None
    assert again.headers["Variant"] == "Chess960"
    assert again.end().board().fen() == game.end().board().fen()
    assert read_pgn(written) == [record]


CASTLING = "4k3/8/8/8/8/8/8/1R3KR1 w {} - 0 1"
"""White may castle with the Rooks on b1 and g1."""


def pieces_after(position: Position, word: str) -> set[tuple[str, str]]:
    after, _ = position.apply(CFANP.notation.parse(position, word))
    own = ((at, piece.letter) for at, piece in after.pieces().items() if not piece.army)
    return {(full_name(at), letter) for at, letter in own}


@pytest.mark.parametrize("rights", ["GB", "BG"])
@pytest.mark.parametrize("word", ["O-O-O", "AB:O-O-O", "f1b1", "AB:f1b1", "f1c1", "AB:f1c1", "Kb1"])
def test_castling_is_typed_by_its_sign_the_rook_or_both_squares_of_the_king(
    rights: str, word: str
) -> None:
    position = read_fen(CASTLING.format(rights), CFANP, SEATS)
    assert pieces_after(position, word) == {("Ac1", "K"), ("Ad1", "R"), ("Ag1", "R")}


def test_a_king_is_put_onto_the_rook_or_where_it_comes_to_stand() -> None:
    position = read_fen(CASTLING.format("GB"), CFANP, SEATS)
    king = next(at for at, piece in position.pieces().items() if piece == Piece("K", 0))
    targets: dict[str, set[str]] = {}
    for gesture in position.gestures(king):
        targets.setdefault(gesture.action.text, set()).add(full_name(gesture.target))
    assert targets["AB:f1b1"] == {"Ab1", "Ac1"}
    assert targets["AB:f1g1"] == {"Ag1"}  # where the King comes to stand is the Rook's square


def test_a_king_that_takes_beside_it_does_not_castle() -> None:
    position = read_fen("4k3/8/8/8/8/8/6P1/5RKr w F - 0 1", CFANP, SEATS)
    take = CFANP.notation.parse(position, "Kxh1")
    assert CFANP.notation.human(position, take, position.foretold(take)) == "AB:Kxh1"
    assert pieces_after(position, "Kxh1") == {("Ah1", "K"), ("Af1", "R"), ("Ag2", "P")}


@pytest.mark.parametrize("rights", ["GEge", "KQkq"])
def test_the_array_is_found_by_the_pieces_of_a_fen(rights: str) -> None:
    line = f"bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w {rights} - 0 1"
    number = chess.Board(line, chess960=True).chess960_pos()
    for text in (line, read_fen(line, CFANP, SEATS).to_text()):
        given = read_position(text)
        assert given.position.to_text() == beginning(number).to_text()
        assert given.options["start"] == str(number)
        assert CFANP.from_text(given.text, given.options) == given.position


def test_files_of_usual_rooks_are_the_rights_of_chess() -> None:
    read = read_fen("4k3/8/8/8/8/8/8/R3K2R w HA - 0 1", CFANP, SEATS)
    assert read.to_text().endswith(" a 1/2 KQ/- - 1 0 1")


def test_a_line_of_another_array_than_the_options_is_refused() -> None:
    line = beginning(17).to_text()
    with pytest.raises(PositionError, match=r"“start=17” .* .expected 18"):
        CFANP.from_text(line, {"start": "18"})


@pytest.mark.parametrize("value", ["960", "-1", "017", "x", ""])
def test_an_array_without_a_number_is_refused(value: str) -> None:
    with pytest.raises(OptionError, match=r"expected one of 518, lot, 0 to 959"):
        CFANP.initial(2, {"start": value})


def test_an_array_drawn_by_lot_is_the_same_for_all_and_written_down() -> None:
    seated = [
        seat(CFANP, {"start": "lot"}, ["A", "B", "C"], usual_colours(beginning(0, 3)), lot)
        for lot in range(20)
    ]
    drawn = {match.options["start"] for match in seated}
    assert len(drawn) > 10
    assert all(CFANP.initial(3, match.options).to_text() for match in seated)


def test_an_army_castles_at_home_with_any_other_half_board() -> None:
    line = "8/8/8/RaKa4Ra1|8/8/8/4Kb3|8/8/8/4Kc3 a 1/2/3 GA/-/- - 1 0 1 start=711"
    position = CFANP.from_text(line, {})
    texts = {action.text for action in position.all_actions()}
    assert {"AB:b1a1", "AB:b1g1", "AC:b1a1", "AC:b1g1"} <= texts


def test_the_position_editor_changes_the_array() -> None:
    editing = CFANP.editing(beginning(17))
    assert editing is not None
    (field,) = (field for field in editing.fields() if field.name == "option:start")
    assert (field.value, field.least, field.most) == (17, 0, 959)
    assert "start=" not in field.set(518).to_text()


def test_castling_is_refused_for_what_stands_in_its_way() -> None:
    with pytest.raises(NotationError, match="Your Knight on Ae1 is in the way"):
        CFANP.notation.parse(beginning(119), "O-O-O")
