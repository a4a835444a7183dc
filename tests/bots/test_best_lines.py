"""What searches find: best turns in their order, what hangs, mates that are known, draws."""

import os
import subprocess
import sys

import chess
import pytest

from cfanp_gui.bots.best_lines import BestLine, analyse, manner_for, state_of
from cfanp_gui.bots.contract import Limit, Thinking
from cfanp_gui.bots.levels import LEVELS, find_level
from cfanp_gui.bots.own_bots import SearchingBot
from cfanp_gui.bots.plain_state import PlainState
from cfanp_gui.bots.search import FEW_REPLIES, PARANOID
from cfanp_gui.core.game import OptionValue, Position
from cfanp_gui.core.searching import WIN, SearchState
from cfanp_gui.core.text import Text
from cfanp_gui.games.cfanp.fen import read_fen
from cfanp_gui.games.cfanp.kernel_state import CfanpSearch
from cfanp_gui.games.cfanp.peterson_state import PetersonSearch
from cfanp_gui.games.registry import find_game
from cfanp_gui.games.ring.searching import RingSearch
from tests import ROOT
from tests.bots import BACK_RANK, HANGING, bots, cfanp
from tests.bots.mates import problems, solve
from tests.core.build import cfen
from tests.slow import examples, is_slow

GAME = find_game("cfanp")
SEARCHING = ("plain", "strongest")
EVERY = 1 if is_slow() else 20
"""One problem in so many is tried."""
TWO_ROOKS = "4k3/8/R7/1R6/8/8/8/4K3 w - - 0 1"
TWO_KNIGHTS = cfen(4, "Ka:Ae1 Na:Bd4 Na:Cd4 Kb:Bh1 Qb:Bc2 Kc:Ch1 Qc:Cc2 Kd:Da1")
"""Army A stands on three half-boards; its Knights take a Queen each."""


def fen(text: str) -> Position:
    """Return a position of two armies."""
    position: Position = read_fen(text, GAME, GAME.as_seated)
    return position


def state(position: Position, plain: bool = False) -> SearchState:
    """Return a position as a search sees it."""
    (player,) = position.actors()
    return state_of(position, player, GAME.piece_types, plain)


def nodes(number: int) -> Thinking:
    """Return a limit of nodes."""
    return Thinking(Limit(number))


def played(position: Position, line: BestLine) -> Position:
    """Return the position after the actions of a line; all must be legal."""
    for action in line.actions:
        assert position.refusal(action) is None
        position, _ = position.apply(action)
    return position


# Best turns


@pytest.mark.no_cover
def test_the_best_turns_in_their_order_told_as_they_get_deeper() -> None:
    position = cfanp(HANGING)
    one = state(position)
    before = one.key(), one.values(), list(one.moves())
    told: list[list[BestLine]] = []
    best, second, third = analyse(one, nodes(1000), 7, 3, told.append)
    assert (one.key(), one.values(), list(one.moves())) == before
    assert best.actions[0].text == "AB:d1d5"
    assert best.value >= second.value >= third.value
    assert best.value == pytest.approx(best.values[0])
    assert best.values[0] == max(best.values)
    assert len({line.actions[0] for line in (best, second, third)}) == 3
    for line in (best, second, third):
        played(position, line)
        assert line.turn == 1
        assert line.depth > 0
        assert 0 < line.nodes <= 1000
    assert [lines[0].depth for lines in told] == list(range(1, len(told) + 1))
    assert len(told) > 1
    assert all(len(lines) == 3 for lines in told)
    again: list[list[BestLine]] = []
    analyse(state(cfanp(HANGING)), nodes(1000), 7, 3, again.append)
    assert again == told, "the same seed and nodes"


@pytest.mark.no_cover
def test_a_turn_of_several_moves_is_told_once() -> None:
    """In whichever order two Knights take, it is one turn."""
    position = cfanp(TWO_KNIGHTS)
    lines = analyse(state(position), nodes(examples(6000)), 1, 4)
    assert lines[0].turn == 2
    after = played(position, lines[0]._replace(actions=lines[0].actions[:2]))
    assert "Q" not in {piece.letter for piece in after.pieces().values()}
    turns = [frozenset(line.actions[: line.turn]) for line in lines]
    assert len(turns) == len(set(turns))
    for line in lines:
        played(position, line)


def test_no_time_at_all_is_a_guess_and_where_it_is_over_there_is_none() -> None:
    (line,) = analyse(state(cfanp(HANGING)), nodes(1), 1)
    assert (line.depth, len(line.actions)) == (0, 1)
    drawn, _ = GAME.initial(3, {}).apply(GAME.agreed_draw())
    assert analyse(PlainState(drawn, None, GAME.piece_types), nodes(10), 1) == []


def test_manners() -> None:
    """What a position cannot tell is not asked of it."""
    plain = state(cfanp(HANGING), plain=True)
    blind = PARANOID._replace(overlooks=0.5)
    assert manner_for(plain, FEW_REPLIES._replace(overlooks=0.5)) == blind
    assert manner_for(state(cfanp(HANGING))) is FEW_REPLIES


@pytest.mark.parametrize(
    ("key", "options", "plain", "kind"),
    [
        ("cfanp", {}, False, CfanpSearch),
        ("cfanp", {}, True, PlainState),
        ("cfanp", {"exchange": True}, False, PetersonSearch),
        ("ring", {}, False, RingSearch),
    ],
)
def test_a_game_may_offer_its_own(
    key: str, options: dict[str, OptionValue], plain: bool, kind: type
) -> None:
    game = find_game(key)
    bot = SearchingBot(game.piece_types, Text("Club player"), FEW_REPLIES, plain)
    start = game.initial(3, options)
    assert type(state_of(start, 1, game.piece_types, plain)) is kind
    assert start.refusal(bot.choose(start, 1, 0, Limit(20))) is None


# What bots find


@pytest.mark.parametrize("key", ["greedy", *SEARCHING])
def test_what_hangs_is_taken_and_who_can_be_mated_is(key: str) -> None:
    bot = bots(GAME)[key]
    assert bot.choose(cfanp(HANGING), 1, 1, Limit(examples(3000))).text == "AB:d1d5"
    after, _ = cfanp(BACK_RANK).apply(bot.choose(cfanp(BACK_RANK), 1, 2, Limit(examples(2000))))
    assert after.control[1] == 1  # type: ignore[attr-defined]
    two = fen("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1")
    assert bot.choose(two, 1, 1, Limit(examples(2000))).text == "AB:a1a8"
    # A pawn guarded by a pawn is no prey for the Queen, if two plies are looked at.
    guarded = cfanp(cfen(2, "Ka:Ae1 Qa:Ad1 Kb:Ba1 Pb:Be4 Pb:Bf3 Pb:Bd3"))
    taken = bot.choose(guarded, 1, 1, Limit(examples(3000))).text == "AB:d1d5"
    assert taken == (key == "greedy")
    only = fen("4k3/8/8/8/8/3B4/6PP/4r2K w - - 0 1")
    assert bot.choose(only, 1, 1, Limit(1)).text == "AB:d3f1", "it needs no search"


def test_mate_in_two() -> None:
    """Whatever Black answers, the second move mates."""
    bot = bots(GAME)["strongest"]
    after, _ = fen(TWO_ROOKS).apply(bot.choose(fen(TWO_ROOKS), 1, 1, Limit(20_000)))
    replies = after.legal_actions(2)
    assert replies
    for reply in replies:
        position, _ = after.apply(reply)
        end, _ = position.apply(bot.choose(position, 1, 1, Limit(20_000)))
        outcome = end.outcome()
        assert outcome is not None
        assert outcome.players == (1,)
    (line,) = analyse(state(fen(TWO_ROOKS)), nodes(examples(20_000)), 1)
    assert line.value > WIN
    assert line.values[0] == WIN
    won = played(fen(TWO_ROOKS), line).outcome()
    assert won is not None
    assert won.players == (1,)


@pytest.mark.no_cover
def test_a_mate_that_threatens_is_seen() -> None:
    """Army C threatens the mate of a on the back rank; only the strongest asks what c can do."""
    position = cfanp(cfen(3, "Ka:Aa1 Pa:Aa2 Pa:Ab2 Ra:Ag3 Kb:Be1 Kc:Ce1 Rc:Ch2 Pb:Bb2"))
    after, _ = position.apply(bots(GAME)["strongest"].choose(position, 1, 1, Limit(examples(3000))))
    for reply in after.legal_actions(2):
        then, _ = after.apply(reply)
        for last in then.legal_actions(3):
            end, _ = then.apply(last)
            assert end.control[0] == 1, (reply.text, last.text)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("line", "claims"),
    [
        ("6k1/8/8/8/8/8/8/RR4K1 b - - 100 90", True),
        ("6k1/8/8/8/8/8/8/RR4K1 b - - 90 90", False),
        ("6k1/8/8/8/8/r7/1r6/7K b - - 100 90", False),  # Ra1 mates
    ],
)
def test_a_draw_is_claimed_where_nothing_better_is_left(line: str, claims: bool) -> None:
    position = fen(line)
    (actor,) = position.actors()
    for level in ("casual", "club", "strongest"):
        chosen = find_level(level).make(GAME.piece_types).choose(position, actor, 3, Limit(100))
        assert (chosen == position.claim_action()) is claims
        assert position.refusal(chosen) is None


def test_the_best_move_is_known_before_the_limit_ends_and_when_it_is_stopped() -> None:
    """A search that is broken off answers the best of what it knows; one of no nodes guesses."""
    position = cfanp(HANGING)
    bot = bots(GAME)["strongest"]
    for number in (1, 2, 3, 5, 8, 13, 21, 34, 55):
        assert position.refusal(bot.choose(position, 1, 3, Limit(number))) is None
    assert bot.choose(position, 1, 3, Limit(1)).text == "AB:d1d5"
    asked: list[int] = []
    action = bot.choose(
        position, 1, 3, Limit(seconds=600), lambda: asked.append(1) or len(asked) > 200
    )
    assert position.refusal(action) is None


WALK = """
import sys
from cfanp_gui.bots.contract import Limit
from cfanp_gui.games.registry import find_game
from cfanp_gui.games.ring.searching import RingSearch
from tests.bots import bots, walk

game = find_game("cfanp")
for position in walk(game, 4, {}, 11, 45)[4:: int(sys.argv[2])]:
    (player,) = position.actors()
    for key, bot in bots(game).items():
        print(key, bot.choose(position, player, 6, Limit(int(sys.argv[1]))).text)
"""
"""Program that prints the action of every bot at some positions, by a number of nodes."""


@pytest.mark.slow
def test_the_same_seed_and_nodes_choose_the_same_in_every_process() -> None:
    """However Python hashes, which differs from one start to the next."""
    every = 8 if is_slow() else 24
    told = [
        subprocess.run(
            [sys.executable, "-c", WALK, str(examples(100)), str(every)],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": hashing},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for hashing in ("1", "2")
    ]
    assert told[0] == told[1]
    assert len(told[0].splitlines()) == (6 if is_slow() else 2) * len(LEVELS)


# Mates that are known: in two and three moves against one opponent, and of armies among more


@pytest.mark.no_cover
def test_mates_in_two_and_three() -> None:
    for moves, name, most in ((2, "two", 10_000), (3, "three", 60_000)):
        found = problems(name)
        assert len({problem.fen for problem in found}) == len(found)
        for problem in found:
            board = chess.Board(problem.fen)
            assert board.is_valid()
            assert problem.moves == moves
            assert problem.keys
            assert problem.keys <= {f"AB:{move.uci()}" for move in board.legal_moves}
        for problem in found[:: EVERY * (moves - 1)]:
            assert solve(problem, most).solved, problem.fen
    assert solve(problems("two")[0], 60_000, PARANOID).solved


@pytest.mark.no_cover
@pytest.mark.parametrize(
    "pieces",
    [
        # Each time a Rook or Queen goes to the back rank of the one whose pawns shut its King in.
        "Ka:Ae1 Ra:Ad2 Kb:Ba1 Pb:Ba2 Pb:Bb2 Kc:Ce1 Rc:Ch4",
        "Ka:Ae1 Ra:Ad2 Kb:Be1 Kc:Ca1 Pc:Ca2 Pc:Cb2 Kd:De1 Nd:Dd4",
        "Ka:Ae1 Qa:Ad2 Kb:Be1 Kc:Ce1 Kd:De1 Ke:Ea1 Pe:Ea2 Pe:Eb2 Kf:Fe1 Rf:Fa2",
    ],
)
def test_an_army_is_mated(pieces: str) -> None:
    """By one's first move, and so that it changes hands."""
    position = cfanp(cfen(pieces.count("K"), pieces))
    action = bots(GAME)["strongest"].choose(position, 1, 1, Limit(examples(3000)))
    after, _ = position.apply(action)
    assert sum(player == 1 for player in after.control) == 2  # type: ignore[attr-defined]


@pytest.mark.no_cover
def test_an_army_is_mated_by_one_move_of_a_turn() -> None:
    """A Rook mates one army on one pair, and on another a Knight takes a Queen."""
    text = cfen(4, "Ka:Ae1 Na:Ad4 Ra:Bd4 Kb:Bh1 Kc:Ca1 Qc:Cd3 Kd:Da1 Pd:Da2 Pd:Db2")
    after = cfanp(text)
    (line,) = analyse(state_of(after, 1, GAME.piece_types), Thinking(Limit(examples(8000))), 1)
    assert line.turn == 2
    for action in line.actions[: line.turn]:
        after, _ = after.apply(action)
    assert sum(player == 1 for player in after.control) == 2  # type: ignore[attr-defined]
    assert "Q" not in {piece.letter for piece in after.pieces().values()}
