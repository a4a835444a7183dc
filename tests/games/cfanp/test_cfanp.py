"""The game: whatever base game the option names, sets of pieces, and what its examples show."""

import pickle

import pytest

from cfanp_gui.core.boards import STRIP, Square
from cfanp_gui.core.game import (
    OptionError,
    OptionExample,
    OptionValue,
    PositionError,
    check_options,
)
from cfanp_gui.games.armies.options import PETERSON
from cfanp_gui.games.armies.table_view import ArmiesView
from cfanp_gui.games.cfanp import CfanpPosition
from cfanp_gui.games.cfanp.kernel_state import CfanpSearch
from cfanp_gui.games.pairs.base_games import BASE_GAMES
from cfanp_gui.games.registry import find_game
from cfanp_gui.record import cpgn
from cfanp_gui.record.game_record import GameRecord
from cfanp_gui.session.match import seat
from tests.core.build import cfen
from tests.core.chessboard import play, position
from tests.games.armies.little import LITTLE
from tests.games.pairs.offered import offered  # noqa: F401 -- a fixture

GAME = find_game("cfanp")


def test_starts_and_what_follows_are_searched_and_stay_what_they_are() -> None:
    start = GAME.initial(2, {"order": "seats"})
    assert isinstance(start, CfanpPosition)
    after = play(position(cfen(3, "Ka:Ae1 Pa:Ae2 Kb:Bd1 Kc:Ce1")), "AB:e2e4")
    given, _ = after.turn_given("c")
    sent = pickle.loads(pickle.dumps(after))
    for one in (start, after, after.resolve_pending()[0], given, sent):
        assert type(one) is CfanpPosition
    for found in (start, after):
        assert isinstance(found.search_state(), CfanpSearch)
    # The golden table of FEN has what is read; notes of EPD are kept beside.
    fen, epd = GAME.foreign_formats.positions
    (games,) = GAME.foreign_formats.games
    assert (fen.suffix, epd.suffix, games.suffix) == (".fen", ".epd", ".pgn")
    line = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - "
    notes = epd.notes(f"{line}bm O-O; hmvc 7; fmvn 30;")
    assert notes == "bm O-O; hmvc 7; fmvn 30;"
    written = epd.write(epd.read(f"{line}{notes}"))
    assert epd.with_notes(written, notes) == f"{line}hmvc 7; fmvn 30; bm O-O;"


# Base games


@pytest.mark.usefixtures("offered")
@pytest.mark.parametrize("key", ["xiangqi", "shogi", "crazyhouse", "little"])
def test_a_variant_has_the_pieces_and_moves_of_its_base_game(key: str) -> None:
    game = GAME.variant({"base": key})
    assert (game.key, game.name) == (GAME.key, GAME.name)
    assert game.piece_types == BASE_GAMES.find(key).types
    start = GAME.initial(3, {"base": key})
    assert start == game.initial(3, {}) == GAME.from_text(start.to_text(), {"base": key})
    assert start.to_text().split(" ")[8] == f"base={key}"
    assert GAME.options_in(start.to_text()) == {"base": key}
    assert (start.pocket(0) is not None) == (key in ("shogi", "crazyhouse"))
    action = start.all_actions()[0]
    assert game.parse_action(action.text) == action
    assert GAME.perft(start, 1) == len(start.legal_actions(1))
    known = [form.suffix for form in game.foreign_formats.games]
    assert known == [".pgn"] * (key != "little"), "PGN cannot hold the rules of a file"
    assert game.option_example("touch") is None


@pytest.mark.usefixtures("offered")
def test_it_is_chess_until_another_base_game_is_chosen() -> None:
    assert GAME.variant({}) is GAME.variant({"base": "chess"}) is GAME
    assert check_options(GAME.options, {})["base"] == "chess"
    start = GAME.initial(2, {"base": "chess"})
    assert start == GAME.initial(2, {})
    assert "base" not in start.to_text()
    xiangqi = GAME.variant({"base": "xiangqi"})
    assert GAME.variant({"base": "xiangqi", "bonus": "single"}) is xiangqi
    assert xiangqi.variant({"bonus": "single"}) is xiangqi
    assert xiangqi.variant({"base": "chess"}) is GAME
    boards = GAME.initial(2, {"base": "shogi"}).boards()
    assert [board.id for board in boards] == [0, 1, STRIP]
    (option,) = (one for one in GAME.options if one.name == "base")
    found = {choice.value: choice.label for choice in option.choices}
    assert next(iter(found)) == "chess"
    assert (found["xiangqi"], found["little"]) == ("Xiangqi", LITTLE.name)


def test_options_and_lines_that_do_not_go_with_a_base_game_are_refused() -> None:
    for wrong in ({"join": "reflect"}, {"defend": True}):
        with pytest.raises(OptionError, match=f"unknown option “{next(iter(wrong))}”"):
            GAME.initial(3, {"base": "xiangqi", **wrong})
    names = {option.name for option in GAME.variant({"base": "xiangqi"}).options}
    assert names >= {"order", "bonus", "captured", "friendly", "touch"}
    for ask in (GAME.variant, lambda options: GAME.initial(2, options)):
        with pytest.raises(OptionError, match="the base game “courier2” is not known here"):
            ask({"base": "courier2"})
    line = GAME.initial(2, {"base": "xiangqi"}).to_text()
    with pytest.raises(PositionError, match=r"“xiangqi” .expected base=shogi"):
        GAME.from_text(line, {"base": "shogi"})
    with pytest.raises(PositionError):
        GAME.from_text(line, {})


# Chess with different armies: every seat chooses its set of pieces

BASE: dict[str, OptionValue] = {"base": "differentarmies"}
EACH: dict[str, OptionValue] = {
    **BASE, "armies": "fides,nutty-knights,colorbound-clobberers", "order": "seats"
}  # fmt: skip


@pytest.mark.parametrize(
    ("options", "ranks"),
    [
        (BASE, ["RNBQKBNR", "RNBKQBNR", "RNBQKBNR"]),
        ({**BASE, "armies": "fides"}, ["RNBQKBNR", "RNBKQBNR", "RNBQKBNR"]),
        ({**BASE, "armies": "nutty-knights"}, ["GIHLKHIG", "GIHKLHIG", "GIHLKHIG"]),
        (EACH, ["RNBQKBNR", "GIHKLHIG", "DWFCKFWD"]),
    ],
)
def test_each_seat_chooses_or_one_is_chosen_for_all(
    options: dict[str, OptionValue], ranks: list[str]
) -> None:
    pieces = sorted(GAME.initial(3, options).pieces().items())
    assert ranks == [
        "".join(one.letter for square, one in pieces if square.board == board and square.index < 8)
        for board in range(3)
    ]


def test_a_choice_that_is_none_is_refused() -> None:
    with pytest.raises(OptionError, match=r"option “armies” is 'fides,nobody'"):
        GAME.initial(2, {**BASE, "armies": "fides,nobody"})
    with pytest.raises(OptionError, match=r"has 2 choices .expected one, or 3 with commas"):
        GAME.initial(3, {**BASE, "armies": "fides,nutty-knights"})
    with pytest.raises(OptionError, match="unknown option “armies”"):
        GAME.initial(3, {"armies": "fides"})


def test_positions_records_and_lots_keep_the_choice() -> None:
    start = GAME.initial(3, EACH)
    assert isinstance(start, ArmiesView)
    assert start.rules.options["armies"] == EACH["armies"]
    after, _ = start.apply(start.all_actions()[0])
    for one in (start, after):
        assert pickle.loads(pickle.dumps(one)) == one
        assert GAME.from_text(one.to_text(), EACH).to_text() == one.to_text()
    record = GameRecord.new(GAME, EACH, ("Anna", "Ben", "Clara"))
    text = cpgn.write_game(record)
    assert " armies=fides,nutty-knights,colorbound-clobberers " in text
    assert cpgn.read_games(text, find_game) == [record]
    choice = {"Anna": "fides", "Ben": "nutty-knights", "Clara": "colorbound-clobberers"}
    orders = set()
    for seed in range(12):
        colours = ["#112233", "#445566", "#778899"]
        match = seat(GAME, {**EACH, "order": "lot"}, list(choice), colours, seed)
        orders.add(match.names)
        assert match.options["armies"] == ",".join(choice[name] for name in match.names)
    assert len(orders) > 2


# The positions that show what Peterson's rules mean show what the words beside them say


def example(name: str) -> OptionExample:
    found = GAME.option_example(name)
    assert found is not None
    return found


def shown(name: str, **other: bool) -> CfanpPosition:
    """Return the position of an example, with options of its own or others."""
    found = GAME.from_text(example(name).position, {**example(name).options, **other})
    assert isinstance(found, CfanpPosition)
    return found


def goes(found: CfanpPosition, source: Square, target: Square) -> bool:
    """Return True if a piece may go from one square to another now."""
    return any(gesture.target == target for gesture in found.gestures(source))


def test_each_of_these_rules_has_an_example_and_stays_off_with_two_players() -> None:
    for option in GAME.options:
        for value in [choice.value for choice in option.choices] or [""]:
            assert option.is_variant or GAME.option_example(option.name, value) is not None
        off = "This rule is for more than two players." if option.name in PETERSON else None
        refusals = [GAME.option_refusal(option.name, players) for players in (2, 3, 26)]
        assert refusals == [off, None, None]


def test_two_attackers_are_answered_by_two_moves() -> None:
    found, one = shown("defend"), example("defend")
    reasons = found.turn_reasons()
    assert reasons is not None
    assert [by.player for by in reasons.by] == [2, 3]
    assert {pair for by in reasons.by for pair in by.arrows} == set(one.threats)
    for source, target in one.arrows:
        assert goes(found, source, target)
    first = play(found, "AB:c3d5")
    assert first.turn().seat == 0
    assert play(first, "AB:b2b4").turn().seat == 1


def test_who_lost_nothing_gives_up_one_of_the_pieces_in_rings() -> None:
    found, one = shown("exchange"), example("exchange")
    assert goes(found, *one.arrows[0])
    taken = play(found, "AB:d2d4")
    assert goes(taken, *one.arrows[1])
    done = play(taken, "AB:g7d4", "BC:b8c8")
    assert done.seat_status(2).notes == ("owes a piece worth 3 or more",)
    due = play(done, "AC:g1h1", "AB:b8c8")
    assert due.turn().seat == 2
    assert {payment.square for payment in due.payments} == set(one.rings)


def test_a_frozen_army_is_immune_but_for_its_king() -> None:
    found, one = shown("kingcapture"), example("kingcapture")
    assert [army for army in range(3) if found.is_frozen(army)] == [1]
    ((source, target),) = one.arrows
    assert one.rings == (target,)
    assert goes(found, source, target)
    after = play(found, "AB:a8e8")
    assert after.seat_status(1).dead
    pawns = [at for at, piece in found.pieces().items() if piece.letter == "P"]
    assert not any(goes(found, one, pawn) for pawn in pawns for one in found.pieces())


def test_dead_pieces_are_captured_with_the_rule_only() -> None:
    ((source, target),) = example("obstacles").arrows
    assert shown("obstacles").seat_status(1).dead
    assert goes(shown("obstacles"), source, target)
    assert not goes(shown("obstacles", obstacles=False), source, target)
    assert goes(shown("obstacles", obstacles=False), source, Square(source.board, source.index + 8))
