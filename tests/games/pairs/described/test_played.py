"""Described games as they are played: passed squares, hands, repetition, avalanche, odd letters."""

import random
from collections.abc import Iterator

import pyffish  # type: ignore[import-not-found,import-untyped,unused-ignore]
import pytest

from cfanp_gui.core.actions import PocketSource
from cfanp_gui.core.game import Game, OptionError, Position
from cfanp_gui.core.searching import LOSS, WIN, SearchState
from cfanp_gui.games.pairs.base_games import BASE_GAMES, DescribedGames
from cfanp_gui.games.registry import find_game
from cfanp_gui.session.position_texts import read_position

CFANP = find_game("cfanp")
SAID = """[leaping:chess]
pawn = -
customPiece1 = p:fmWfceFifmD
pawnTypes = p
enPassantTypes = p
promotionPawnTypes = p

[hasty:chess]
maxRank = 6
startFen = rnbqkbnr/pppppppp/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
doubleStepRegionWhite = *3
doubleStepRegionBlack = *4
promotionRegionWhite = *5 *6
promotionRegionBlack = *1 *2

[armed:crazyhouse]
startFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[NPn] w KQkq - 0 1

[samechess:chess]
promotionPieceTypes = nbrq

[tall:chess]
maxRank = 9
cfanpHalf = 3
startFen = rnbqkbnr/pppppppp/8/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1
promotionRegionWhite = *9
promotionRegionBlack = *1

[xpiece:crazyhouse]
startFen = rxbqkbxr/pppppppp/8/8/8/8/PPPPPPPP/RXBQKBXR[] w KQkq - 0 1
customPiece1 = x:NB
promotionPieceTypes = xqn

[xpawn:chess]
pawn = x
startFen = rnbqkbnr/xxxxxxxx/8/8/8/8/XXXXXXXX/RNBQKBNR w - - 0 1

[xking:minishogi]
king = x
rook = o
startFen = obsgx/4p/5/P4/XGSBO[-] w - - 0 1
"""


@pytest.fixture(autouse=True, scope="module")
def _described() -> Iterator[None]:
    """Offer the games, here and to Fairy-Stockfish."""
    pyffish.load_variant_config(SAID)
    with BASE_GAMES.including(DescribedGames("said", SAID)):
        yield


def game(base: str) -> Game:
    return CFANP.variant({"base": base})


def at(base: str, line: str, **options: bool) -> Position:
    """Return the position of a line without its base game."""
    return game(base).from_text(f"{line} base={base}", {"base": base, **options})


def played(position: Position, *actions: str) -> Position:
    """Return a position after some actions, each of which is read again from its text."""
    (base,) = (one[5:] for one in position.to_text().split(" ") if one.startswith("base="))
    for text in actions:
        position, _ = position.apply(game(base).parse_action(text))
        again = game(base).from_text(position.to_text(), {})
        assert again.to_text() == position.to_text()
        assert again.all_actions() == position.all_actions()
    return position


# Squares that first moves have passed, and hands


def passed(position: Position) -> str:
    return position.to_text().split(" ")[4]


@pytest.mark.parametrize(
    ("base", "step", "field"),
    [("crazyhouse", "e2e4", "Ae3"), ("berolina", "e2g4", "Af3Ag4"), ("knightmate", "e2e4", "Ae3")],
)
def test_a_right_lapses_with_the_turn_not_by_what_comes_onto_its_square(
    base: str, step: str, field: str
) -> None:
    line = "8/7Qb/4Pa3/Ka7|8/8/8/6Kb1|8/8/8/6Kc1 a 1/2/3 -/-/- - 1 0 1"
    after = played(at(base, line), f"AC:{step}")
    assert passed(after) == field
    landed = played(after, f"AB:h3{field[1:3]}")
    assert passed(landed) == field
    king = next(one.text for one in landed.all_actions() if one.text.startswith("BC:"))
    assert passed(played(landed, king)) == "-"


def test_first_moves_over_pieces_and_onto_the_last_rank_as_in_fairy_stockfish() -> None:
    line = "3Pb4/4Nb3/4Pa3/4Ka3|8/8/8/3Kb4 a 1/2 -/- - 1 0 1"
    after = played(at("leaping", line), "AB:e2e4")
    fen = "4k3/8/8/8/3p4/4n3/4P3/4K3 w - - 0 1"
    assert passed(after) == "Ae3"
    assert pyffish.get_fen("leaping", fen, ["e2e4"]).split(" ")[3] == "e3e4"
    assert sorted(one.text[3:] for one in after.all_actions()) == sorted(
        pyffish.legal_moves("leaping", fen, ["e2e4"])
    )
    fen = "7k/4p3/8/3P4/8/4K3 w - - 0 1"
    for becomes in "qrbn":
        begin = at("hasty", "3Pa4/8/4Ka3|8/3Pb4/Kb7 a 1/2 -/- - 1 0 1")
        after = played(begin, f"AB:d3d5{becomes}")
        assert passed(after) == "-", "it has promoted"
        moves = pyffish.legal_moves("hasty", fen, [f"d3d5{becomes}"])
        assert "e5d4" not in moves
        assert sorted(one.text[3:] for one in after.all_actions()) == sorted(moves)


def test_a_game_may_begin_with_pieces_in_hands() -> None:
    start = game("armed").initial(3, {})
    assert {player: len(held) for player, held in start.stockpiles.items()} == {1: 2, 2: 1, 3: 2}
    again = game("armed").from_text(start.to_text(), {})
    assert (again.stockpiles, again.all_actions()) == (start.stockpiles, start.all_actions())
    assert start.movable(PocketSource(0, "N"))


@pytest.mark.parametrize(("base", "players"), [("xpiece", 3), ("xpawn", 2), ("xking", 2)])
def test_a_position_with_the_letter_x_is_read_back(base: str, players: int) -> None:
    odd = game(base)
    position, rng = odd.initial(players, odd.as_seated).resolve_pending()[0], random.Random(3)
    for _ in range(30):
        line = position.to_text()
        assert read_position(line).position.to_text() == line
        if position.outcome() is not None:
            break
        action = rng.choice(position.all_actions())
        written = odd.notation.human(position, action)
        assert odd.notation.parse(position, written) == action
        position, _ = position.apply(action)


def test_a_drop_that_gives_check_is_read_by_the_letter_of_its_piece() -> None:
    """Two pieces of Kyoto Shogi become gold generals."""
    kyoto = CFANP.variant({"base": "kyotoshogi"})
    line = "Kb1+Sa1Pa/Lb4|Ka4/2Sb2 b 1/2 -/- - 2 1 28 base=kyotoshogi strip=Nb4 hand=b:LNP"
    position = kyoto.from_text(line, kyoto.as_seated)
    action = kyoto.parse_action("AB:+L@d4")
    assert kyoto.notation.human(position, action) == "AB:+L@d4+"
    assert kyoto.notation.parse(position, "+L@d4+") == action


# How games of two armies end by repetition, and what a search sees of it


def start(base: str) -> Position:
    return CFANP.initial(2, {"base": base, "order": "seats"})


def after(position: Position, moves: str, times: int = 1) -> Position:
    """Return a position after moves on the only pair, made so many times."""
    (base,) = (one[5:] for one in position.to_text().split(" ") if one.startswith("base="))
    for text in moves.split() * times:
        position, _ = position.apply(game(base).parse_action(f"AB:{text}"))
    return position


def ended(position: Position) -> tuple[str, tuple[int, ...]] | None:
    outcome = position.outcome()
    return None if outcome is None else (outcome.result, outcome.players)


def search(position: Position, moves: str) -> SearchState:
    """Return a position as a search sees it after moves."""
    state = position.search_state()  # type: ignore[attr-defined]
    assert isinstance(state, SearchState)
    for text in moves.split():
        state.play(next(move for move in state.moves() if state.action(move).text == f"AB:{text}"))
    return state


def test_a_position_that_comes_four_times_is_a_draw_in_shogi() -> None:
    twice = after(start("shogi"), "d1d2 d9d8 d2d1 d8d9", 2)
    assert ended(twice) is None
    assert ended(after(twice, "d1d2 d9d8 d2d1 d8d9")) == ("draw", (1, 2))
    begin = after(start("shogi"), "d1d2")
    assert search(begin, "d9d8 d2d1 d8d9 d1d2").repeated() is None


def test_a_double_step_that_nobody_can_answer_en_passant_is_the_same_position() -> None:
    """The third time is counted as Fairy-Stockfish does, in all games that draw at once then."""
    around, begin = "g8f6 g1f3 f6g8 f3g1", pyffish.start_fen("kingofthehill")
    quiet = after(start("kingofthehill"), f"e2e4 {around} {around}")
    moves = ["e2e4", *around.split() * 2]
    assert pyffish.is_optional_game_end("kingofthehill", begin, moves)[0]
    assert ended(quiet) == ("draw", (1, 2))
    beside = after(start("kingofthehill"), "e2e4 d7d5 e4e5 f7f5")
    beside = after(beside, "g1f3 g8f6 f3g1 f6g8", 2)
    assert ended(beside) is None


def test_in_minishogi_white_loses_by_repetition() -> None:
    assert ended(after(start("minishogi"), "b1b2 d5d4 b2b1 d4d5", 3)) == ("win", (2,))
    begin = after(start("minishogi"), "b1b2")
    assert search(begin, "d5d4 b2b1 d4d5 b1b2").repeated() == (LOSS, WIN)


def test_who_gives_check_for_ever_or_cannot_move_loses_in_xiangqi() -> None:
    position = at("xiangqi", "9/9/9/9/3Ka5|9/9/9/Ra8/4Kb4 a 1/2 -/- - 1 0 1")
    assert ended(after(position, "i9i10 e10e9 i10i9 e9e10")) is None
    assert ended(after(position, "i9i10 e10e9 i10i9 e9e10", 2)) == ("win", (2,))
    checked = after(position, "i9i10")
    assert search(checked, "e10e9 i10i9 e9e10 i9i10").repeated() == (LOSS, WIN)
    assert search(checked, "e10e9 i10i9").repeated() is None
    position = at("xiangqi", "9/9/9/9/4Ka4|9/9/9/1Ra7/3Kb5 a 1/2 -/- - 1 0 1")
    moves = [action.text.removeprefix("AB:") for action in position.all_actions()]
    winning = next(text for text in moves if ended(after(position, text)) == ("win", (1,)))
    state = search(position, winning)
    assert state.is_over
    assert state.values() == (WIN, LOSS)


# Avalanche


def test_avalanche_goes_with_pawns_that_promote_on_the_last_rank_only() -> None:
    goes = {"crazyhouse", "capablanca", "knightmate", "differentarmies", "courier", "shatranj"}
    for key in (*goes, "makruk", "grand", "berolina", "shogi", "xiangqi"):
        options = {"avalanche": True, "base": key}
        offered = {one.name for one in CFANP.variant(options).options}
        assert ("avalanche" in offered) == (key in goes), key
        if key in goes:
            begin = CFANP.initial(2, options)
            assert any("," in action.text for action in begin.all_actions())
        else:
            with pytest.raises(OptionError):
                CFANP.initial(2, options)


def test_what_pawns_become_and_which_way_they_are_pushed() -> None:
    """What falls back when it is captured; on the strip either way where its home is not there."""
    line = "8/8/8/3QaKa2Pb|8/8/8/3Kb4 b 1/2 -/- - 2 0 1"
    found = at("crazyhouse", line, avalanche=True)
    assert [one.text for one in found.all_actions()] == ["=Ah1b", "=Ah1n", "=Ah1q", "=Ah1r"]
    after, _ = found.apply(game("crazyhouse").parse_action("=Ah1q"))
    assert after.to_text().startswith("8/8/8/3QaKa2Q~b|")
    line = "8/8/4Ka3|8/8/4Kb3|8/8/4Kc3 a 1/2/3 -/-/- - 1 0 1"
    found = game("tall").from_text(
        f"{line} base=tall strip=8/4Pc3/8", {"avalanche": True, "base": "tall"}
    )
    moves = [one.text for one in found.all_actions() if one.text.startswith("AB")]
    assert {text.partition(",")[2] for text in moves} == {"e5e4", "e5e6"}
    first = next(text for text in moves if text.startswith("AB:e1e2"))
    assert "strip=" in found.apply(game("tall").parse_action(first))[0].to_text()
