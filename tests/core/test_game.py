"""What the contract gives every game: positions, seats, events, refusals, and packages."""

import pickle
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from cfanp_gui.core import refusal_texts
from cfanp_gui.core.actions import IllegalAction, Refusal
from cfanp_gui.core.boards import Square
from cfanp_gui.core.counting import Counting
from cfanp_gui.core.events import Event, Names, Weight, mated_seats
from cfanp_gui.core.game import Position
from cfanp_gui.core.given_turn import GiveTurn, parse_give_turn, play_on
from cfanp_gui.core.notation import TagNames
from cfanp_gui.core.pieces import KING, KNIGHT, Piece, PieceType
from cfanp_gui.core.plain_actions import AgreeDraw, ClaimDraw
from cfanp_gui.core.position import Outcome, PositionError, Problem, check_whole
from cfanp_gui.core.queries import Turn
from cfanp_gui.core.searching import LOSS, WHOLE, WIN, shares
from cfanp_gui.core.seats import Seat, SeatStatus, phrases
from cfanp_gui.core.situation import Situation
from cfanp_gui.core.square_sets import squares
from cfanp_gui.core.text import PlayerName, Text
from cfanp_gui.games.pairs.described.outlines import FIGURES, SHOGI, XIANGQI, family_of, outline_of
from cfanp_gui.games.registry import default_game, find_game
from cfanp_gui.record import cpgn
from cfanp_gui.record.game_record import RecordError
from cfanp_gui.record.tokens import SIGNS, token
from cfanp_gui.session import formats, store
from cfanp_gui.session.position_texts import read_position
from tests import ROOT, promises
from tests.games.pairs.hidden.fields import GAME as HIDDEN
from tests.games.pairs.hidden.fields import at as hidden_at
from tests.made_up import TwoOddBoards
from tests.session.blind import hidden_session

CFANP = find_game("cfanp")
THREE = CFANP.initial(3, CFANP.as_seated)

# Positions and their boards


def test_boards_and_seats_are_found_by_the_board() -> None:
    at = Situation(CFANP, THREE, THREE, str)
    assert at.board(2) == THREE.boards()[2]
    assert at.seat_at(2) == THREE.seats()[2]
    assert at.seat_at(3) is None
    with pytest.raises(KeyError):
        at.board(3)
    assert default_game() is CFANP
    assert dict(THREE.stockpiles) == {}
    assert Piece("Q", 1) == Piece("Q", 1, 0) != Piece("Q", 1, 2)


def test_the_actions_of_all_are_sorted() -> None:
    assert THREE.all_actions() == THREE.legal_actions(1)
    texts = [action.text for action in find_game("ring").initial(3, {}).all_actions()]
    assert texts == sorted(texts)
    assert {text[0] for text in texts} == {"1", "2", "3"}


def test_no_time_goes_to_others_and_no_move_is_played_late() -> None:
    clocks = CFANP.clocks(THREE)
    _, transition = THREE.apply(THREE.legal_actions(1)[0])
    assert (clocks.all, clocks.carried(transition), clocks.factor) == ((1, 2, 3), (), 1)
    assert clocks.late(transition.action, 1)


# Pieces


def test_a_kind_is_headed_and_shown() -> None:
    assert (KING.heading, KING.sign, KING.royal) == ("King", "♚", True)
    assert (KNIGHT.heading, KNIGHT.royal) == ("Knight", False)
    bare = PieceType("Z", Text("zebra"), Text("zebra"), "%n zebra(s)", "zebra", 2)
    assert (bare.heading, bare.sign) == ("zebra", "Z")
    assert bare._replace(one=Text("Zebra"), glyph="z").heading == "Zebra"
    assert bare._replace(glyph="z").sign == "z"


@pytest.mark.parametrize(
    ("kinds", "drops", "family"),
    [
        ("king rook horse cannon soldier", False, XIANGQI),
        ("king gold silver shogiPawn", True, SHOGI),
        ("king gold", True, SHOGI),
        ("king rook knight pawn", True, FIGURES),
        ("king fers silver pawn", False, FIGURES),
        ("king cannon pawn", False, FIGURES),
    ],
)
def test_a_game_is_drawn_as_its_pieces_say(kinds: str, drops: bool, family: str) -> None:
    assert family_of(tuple(kinds.split()), drops) == family


@pytest.mark.parametrize("base", ["xiangqi", "shogi"])
def test_every_token_that_is_named_has_been_drawn(base: str) -> None:
    family = {"xiangqi": XIANGQI, "shogi": SHOGI}[base]
    kinds = CFANP.variant({"base": base}).piece_types.values()
    outlines = [kind.asset for kind in kinds]
    assert len(set(outlines)) >= 7
    for outline in outlines:
        assert outline.startswith(f"{family}/")
        for signs in SIGNS:
            assert token(outline, "#c8312b", signs=signs)
    assert outline_of(SHOGI, "gold", "shogiPawn") == "shogi/tokin"
    assert outline_of(SHOGI, "gold") == "shogi/gold"
    assert outline_of(FIGURES, "gold", "shogiPawn") == outline_of(XIANGQI, "banner") == ""
    assert (outline_of(SHOGI, "queen"), outline_of(FIGURES, "rook")) == ("queen", "rook")


# Seats and turns

STATUS = SeatStatus(Seat(1, 1, 1, "b"), player=2, first_player=2, paint=1)


@pytest.mark.parametrize(
    ("status", "paused", "expected"),
    [
        (STATUS, True, []),
        (STATUS._replace(to_move=True, moves_left=1), False, ["to move"]),
        (STATUS._replace(to_move=True, moves_left=1), True, ["to move", "paused"]),
        (STATUS._replace(to_move=True, in_check=True), False, ["in check", "to move"]),
        (STATUS._replace(mated=True, in_check=True, dead=True), False, ["checkmated", "dead"]),
        (STATUS._replace(waiting=Text("next round"), used=True), False, ["waits: next round"]),
        (STATUS._replace(choosing=Text("chooses"), to_move=True), False, ["chooses"]),
        (STATUS._replace(used=True), False, ["pushed"]),
    ],
)
def test_a_seat_is_told_of_in_few_words(
    status: SeatStatus, paused: bool, expected: list[str]
) -> None:
    assert [phrase for _, phrase in phrases(status, paused)] == expected


def test_who_has_a_seat_and_which_boards_are_spent() -> None:
    assert not STATUS.taken_over
    assert STATUS._replace(player=1).taken_over
    assert not STATUS._replace(player=1, dead=True).taken_over
    once = Turn(0, 1, used=frozenset({0, 2}))
    assert once.spent == {0, 2}
    assert once._replace(again=True).spent == frozenset()


def test_turns_given_out_of_order() -> None:
    assert parse_give_turn(GiveTurn("b").text) == GiveTurn("b")
    for text in ("b", ">", ">b c", ">bbbbb", "AB:e2e4", ">ä"):
        assert parse_give_turn(text) is None
    position: Any = THREE
    for text in ("AB:e2e4", "BC:g1f3"):
        position, _ = position.apply(CFANP.parse_action(text))
    after, _ = play_on(position, GiveTurn("b"))
    assert " Ae3 " in after.to_text()
    back, _ = play_on(after, GiveTurn("a"))
    assert " Ae3 " not in back.to_text(), "its own passed square is gone"
    turn = back.turn()
    assert (turn.seat, turn.moves_left, turn.used) == (0, 1, frozenset())
    for side in ("a", "d", "x1"):
        with pytest.raises(IllegalAction, match="expected b, c"):
            play_on(THREE, GiveTurn(side))
    game = TwoOddBoards()
    with pytest.raises(IllegalAction, match="to nobody"):
        play_on(game.initial(game.player_counts[0], {}), GiveTurn("a"))
    action = THREE.all_actions()[0]
    assert play_on(THREE, action) == THREE.apply(action)


# Events, outcomes and worth


class Mated(Event):
    """The seats that were mated."""

    def __init__(self, *seats: int) -> None:
        self.seats = frozenset(seats)

    def text(self, names: Names) -> Text:
        return Text("Checkmate.")

    def to_json(self) -> dict[str, Any]:
        return {"type": "mated"}

    @property
    def mated(self) -> frozenset[int]:
        return self.seats


class Plain(Mated):
    """Says nothing of Kings and players."""

    mated = Event.mated


def test_an_event_that_says_nothing_weighs_little_and_costs_nobody_anything() -> None:
    assert mated_seats([Mated(1), Plain(), Mated(1, 4)]) == {1, 4}
    plain = Plain()
    assert plain.weight is Weight.QUIET
    for name in ("mated", "kings", "out", "attackers", "losses", "taken_off", "scene"):
        assert not getattr(plain, name), name


def test_a_win_counts_one_and_a_draw_a_half_for_those_who_share_it() -> None:
    won, drawn = Outcome("win", (2,), "mate"), Outcome("draw", (1, 3), "agreement")
    assert [won.score(player) for player in (1, 2, 3)] == [0, 1, 0]
    assert [drawn.score(player) for player in (1, 2, 3)] == [0.5, 0, 0.5]
    assert Problem(Text("castling"), Text("no King")).sentence == "castling: no King"
    assert {AgreeDraw(), ClaimDraw(), AgreeDraw()} == {AgreeDraw(), ClaimDraw()}
    assert (AgreeDraw().text, ClaimDraw().text) == ("draw", "claim")


def test_what_positions_are_worth_by_what_everybody_has() -> None:
    even = shares([40, 40, 40])
    assert shares([40, 40, 40, 40]) == (WHOLE / 4 * 7 / 8,) * 4
    # The same pawn is lost: it is better for a third if the first loses it.
    assert shares([79, 40, 40])[2] > shares([80, 39, 40])[2]
    assert shares([45, 35, 40])[0] > even[0] > shares([35, 45, 40])[0]
    assert shares([40, 40, 30])[0] > even[0]
    assert WIN > max(shares([100, 1])) > min(shares([100, 1])) > LOSS
    assert shares([0, 0]) == (0, 0)
    assert shares([7]) == pytest.approx((WHOLE,))


# Refusals


def test_a_refusal_names_its_rule_and_players_as_they_are_called() -> None:
    refusal = Refusal("Rule 8", Text("That is {player}’s", player=PlayerName(2)), (Square(1, 4),))
    assert str(refusal) == refusal.sentence == "That is player 2’s (Rule 8)"
    assert refusal.named({2: "Ben"}.__getitem__).sentence == "That is Ben’s (Rule 8)"
    error = pickle.loads(pickle.dumps(IllegalAction(refusal)))
    assert (error.refusal, str(error)) == (refusal, "That is player 2’s (Rule 8)")


def test_what_refusals_say_in_every_game() -> None:
    rook = Text("rook")
    assert str(refusal_texts.attacker(rook, "a1", 3)) == "player 3’s rook on a1"
    assert str(refusal_texts.attacker(rook, "a1", None)) == "the rook on a1"
    for already, verb in ((True, "is"), (False, "would be")):
        said = refusal_texts.attacked("e1", "the rook on e8", already=already)
        assert str(said) == f"Your King on e1 {verb} attacked by the rook on e8"
    assert str(refusal_texts.not_your_turn(2)) == "It is player 2’s turn"
    assert str(refusal_texts.not_your_turn(2, 4)) == "It is player 2’s turn on board 4"


@pytest.mark.parametrize(
    ("origin", "goal", "others", "nearest"),
    [(0, 56, (16, 24, 5), 16), (56, 0, (16, 24, 5), 24), (0, 56, (5, 7), None)],
)
def test_the_nearest_of_several_is_in_the_way_seen_from_either_end(
    origin: int, goal: int, others: tuple[int, ...], nearest: int | None
) -> None:
    between = set(range(origin, goal, 8 if goal > origin else -8))

    def reaches(standing: int) -> bool:
        return not any(square in between for square in squares[standing])

    standing = sum(1 << one for one in others)
    assert refusal_texts.blocker(origin, standing, 8, reaches) == nearest
    assert refusal_texts.blocker(0, 1 << 8, 8, lambda _: False) is None, "it would not arrive"


# Sequences counted on a heap of sticks


class Take(NamedTuple):
    """One, two or three sticks are taken."""

    number: int

    @property
    def text(self) -> str:
        """Return the machine form."""
        return f"take:{self.number}"


class Sticks(Counting[int]):
    """Counts the ways to take sticks; to leave exactly four is a draw."""

    def actions(self, state: int) -> list[Take]:
        return [Take(number) for number in (3, 2, 1) if number <= state]

    def total(self, state: int) -> int:
        return min(3, state)

    def after(self, state: int, action: Take) -> int | None:
        left = state - action.number
        return None if left == 4 else left


def test_sequences_are_counted_as_one_by_one() -> None:
    assert [Sticks().perft(5, depth) for depth in range(4)] == [1, 3, 5, 4]
    assert list(Sticks().divide(7, 2)) == [("take:1", 3), ("take:2", 3), ("take:3", 0)]
    assert {count for _, count in Sticks().divide(7, 1)} == {1}
    with pytest.raises(ValueError, match="at least 1"):
        list(Sticks().divide(7, 0))


# Tags, editors and views


def test_players_have_tags_of_their_own() -> None:
    letters, numbers = TagNames("CFEN", "Army"), TagNames("RFEN", "Player", letters=False)
    assert [letters.label(1), letters.label(26), numbers.label(26)] == ["A", "Z", "26"]
    ours = ["Variant", "Players", "Result", "CFEN", "ArmyB", "ColourB"]
    others = ["Event", "RFEN", "Army", "Army1", "ArmyBB", "Armyb"]
    assert [letters.ours(tag) for tag in (*ours, *others)] == [True] * 6 + [False] * 6
    assert numbers.ours("Player12")
    assert not any(map(numbers.ours, ("Player0", "Player123", "PlayerA", "Player١")))


def test_what_is_told_of_an_action_before_it_is_played() -> None:
    action = CFANP.parse_action("AB:e2e4")
    assert THREE.foretold(action) == THREE.apply(action)[1]
    action, told = HIDDEN.parse_action("AB:a4a5"), set()
    for letter in "MTB":
        position = hidden_at("Ea9/10/10/8LaFa", "10/10/10/Lb8Fb", strip=f"10/{letter}b9")
        told |= {position.foretold(action), position.seen_by(1).foretold(action)}
    (one,) = told
    assert (one.captured, one.events, one.moved[0].before.letter) == ((), (), "E")
    assert one.met is not None
    assert one.met.defender.letter == "X"


def test_a_game_begins_with_a_whole_position_and_no_view(tmp_path: Path) -> None:
    session, words = hidden_session(), "what somebody sees of a position"
    whole: Position = session.root.reached.position
    view = session.position.to_text()
    check_whole(whole)
    assert read_position(whole.to_text()).position.players == 3
    with pytest.raises(PositionError, match=words):
        check_whole(session.position)
    with pytest.raises(PositionError, match=words):
        read_position(view)
    text = cpgn.write_game(store.record_of(session)).replace(whole.to_text(), view)
    with pytest.raises(RecordError, match=words):
        cpgn.read_games(text, find_game)
    file = tmp_path / "view.cfen"
    file.write_text(f"{view}\n", encoding="utf-8")
    with pytest.raises(RecordError, match=words):
        formats.load(file, session.game)


# What packages offer to other programs: loaded late, and all of it there


@pytest.mark.parametrize("package", ["record", "session", "bots", "insight"])
def test_what_a_package_offers_is_there(package: str) -> None:
    module = import_module(f"cfanp_gui.{package}")
    for name in module.__all__:
        found = getattr(module, name)
        assert found.__doc__, name
        assert found.__module__.startswith(f"cfanp_gui.{package}.")
    assert module.__all__ == sorted(module.__all__)
    with pytest.raises(AttributeError, match="has no attribute 'nothing'"):
        module.nothing  # noqa: B018


def test_what_other_programs_use_is_as_it_was_promised() -> None:
    assert list(promises.promises()) == promises.FILE.read_text(encoding="utf-8").splitlines()


def test_packages_load_nothing_before_they_are_asked(tmp_path: Path) -> None:
    asked = (
        "import sys, cfanp_gui.session, cfanp_gui.bots; "
        "print(len([name for name in sys.modules if name.startswith('cfanp_gui')]))"
    )
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert int(done.stdout) < 8
    from cfanp_gui import record, session

    games = session.load(str(ROOT / "tests" / "golden" / "records" / "two.cpgn"))
    for name in ("two.pgn", "two.cfen", "two.fen", "two.cpgn"):
        session.save(str(tmp_path / name), games)
        (again,) = session.load(tmp_path / name)
        assert again.game is games[0].game
    (same,) = record.load(tmp_path / "two.cpgn", find_game)
    assert record.write_game(same) == record.write_game(games[0])
