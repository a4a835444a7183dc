"""The searches themselves: with bounds against one without, everybody for themselves.

What they find is asked in the tests of best lines.
"""

import random
from collections.abc import Sequence
from typing import Any

import pytest

from cfanp_gui.bots import expectation
from cfanp_gui.bots.contract import Limit, OutOfLimitError, Thinking, next_actor
from cfanp_gui.bots.expectation import GLANCE, Expectation, Moves, Worths, drawn_worths, worths
from cfanp_gui.bots.plain_state import PlainState
from cfanp_gui.bots.search import FEW_REPLIES, INFINITE, PARANOID, Manner, best_moves, searcher
from cfanp_gui.core.game import Game
from cfanp_gui.core.position import Position
from cfanp_gui.core.searching import DRAWN, IDLE, LOSS, WIN, SearchMove, SearchState, shares
from cfanp_gui.games.cfanp.fen import read_fen
from cfanp_gui.games.registry import find_game
from cfanp_gui.kernel.alpha_beta import AlphaBeta
from cfanp_gui.kernel.state_core import StateCore
from tests.bots import BACK_RANK, HANGING, cfanp
from tests.core.build import cfen
from tests.slow import is_slow

GAME = find_game("cfanp")
EVEN = shares([1.0, 1.0])[0]
ALL = 1_000_000
"""More positions than are looked at."""


def offered(found: Position | str) -> SearchState:
    """Return a position, or that of a FEN or a CFEN line, as a search sees it."""
    if isinstance(found, str):
        found = cfanp(found) if "|" in found else read_fen(found, GAME, GAME.as_seated)
    state: SearchState | None = found.search_state()  # type: ignore[attr-defined]
    assert state is not None
    return state


def plain_state(found: Position | str) -> PlainState:
    """Return a position as any game offers it."""
    if isinstance(found, str):
        found = cfanp(found)
    return PlainState(found, next_actor(found, 0), GAME.piece_types)


def move_of(one: SearchState, text: str) -> SearchMove:
    """Return a move by the end of its text in machine form."""
    return next(move for move in one.moves() if one.action(move).text.endswith(text))


# The search with bounds

SKIRMISH = cfen(3, "Ka:Ae1 Ra:Ad1 Pa:Ba4 Kb:Ba1 Rb:Bd1 Nb:Ac3 Kc:Ca1 Qc:Ce4 Pc:Cf2")
ENDGAME = "8/8/4k3/8/2R5/3K4/5p2/8 w - - 0 1"


def judge(one: SearchState, manner: Manner, nodes: int = ALL) -> AlphaBeta:
    """Return a search of a position."""
    return searcher(one, manner, Thinking(Limit(nodes)), random.Random(1))


def values_of(one: SearchState, manner: Manner, depth: int, tries: Sequence[str]) -> list[Any]:
    """Return the values that a search gives to moves."""
    search = judge(one, manner)
    return [search.value_after(move_of(one, text), depth, -INFINITE) for text in tries]


def plain(one: SearchState, player: int, depth: int, seen: tuple[object, ...]) -> float:
    """Return the paranoid value of a position, with nothing left out and nothing remembered."""
    even = shares([1.0] * one.living)[0]
    if one.is_over:
        value = one.values()[player - 1]
        return value if value in (WIN, LOSS) else even
    if one.key() in seen:
        return even
    if depth == 0:
        return one.values()[player - 1]
    found = []
    for move in one.moves():
        own = one.player == player
        key = one.key()
        one.play(move)
        found.append(plain(one, player, depth - 1, (*seen, key)))
        one.take_back()
    return max(found) if own else min(found)


@pytest.mark.parametrize(("text", "depth"), [(SKIRMISH, 2), (ENDGAME, 2 + is_slow())])
@pytest.mark.no_cover
def test_bounds_change_nothing(text: str, depth: int) -> None:
    """Values are those of a search without bounds, by whichever code, whatever is forgotten.

    What is not better than what is known need only be known to be worse.
    """
    one = offered(text)
    exact: dict[SearchMove, float] = {}

    def known(search: AlphaBeta, move: SearchMove, bound: float) -> float:
        value = search.value_after(move, depth - 1, bound)
        assert value is not None
        return value

    search = judge(one, PARANOID)
    for move in one.moves():
        key = one.key()
        exact[move] = known(search, move, -INFINITE)
        near = max(LOSS, min(WIN, exact[move]))  # without what is added for near ends
        one.play(move)
        assert near == pytest.approx(plain(one, 1, depth - 1, (key,)), abs=0.02)
        one.take_back()
    most = max(exact.values())
    grant = Thinking(Limit(ALL)).grant
    stated = AlphaBeta(StateCore(one), grant, selective=False)
    forgetful = AlphaBeta(StateCore(one, 20), grant, selective=False)
    for move, value in exact.items():
        found = known(judge(one, PARANOID), move, most - 5)
        assert found == value if value > most - 5 else found <= most - 5
        for other in (stated, forgetful):
            assert known(other, move, -INFINITE) == pytest.approx(value, abs=0.02)
            assert other.line[0] == move


def test_what_comes_again_is_drawn() -> None:
    """A position of the game so far is worth no more than an even one, however good it is."""
    position = read_fen("6k1/8/8/8/8/8/8/Q5K1 w - - 0 1", GAME, GAME.as_seated)
    for text in ("AB:a1a2", "AB:g8h8", "AB:a2a1"):
        position, _ = position.apply(GAME.parse_action(text))
    assert values_of(offered(position), PARANOID, 3, ["h8g8"]) == [EVEN]
    (fresh,) = values_of(offered("7k/8/8/8/8/8/8/Q5K1 b - - 0 1"), PARANOID, 2, ["h8g8"])
    assert fresh < EVEN


@pytest.mark.parametrize("is_plain", [False, True])
def test_who_may_claim_a_draw_does_so_where_nothing_better_is_left(is_plain: bool) -> None:
    def searched(clock: int, side: str, text: str) -> float:
        line = f"6k1/5ppp/8/8/8/8/8/Q5K1 {side} - - {clock} 90"
        position = read_fen(line, GAME, GAME.as_seated)
        one = plain_state(position) if is_plain else offered(position)
        (found,) = values_of(one, PARANOID, 1, [text])
        return float(found)

    assert searched(10, "w", "g1g2") > EVEN
    assert searched(99, "w", "g1g2") == EVEN, "Black claims at once"
    assert searched(99, "w", "a1a8") >= WIN, "a mate is the end before anybody can claim"
    assert searched(99, "b", "g8f8") < EVEN, "White does not claim, and a pawn can move"
    assert searched(10, "b", "g8f8") < EVEN
    assert searched(100, "b", "h7h6") < EVEN, "with it nobody may claim any more"


def test_a_line_that_ends_in_a_draw_says_so_and_stalemate_is_even() -> None:
    for clock, depth in ((99, 0), (9, 1)):
        one = offered(f"6k1/8/8/8/8/8/8/Q5K1 w - - {clock} 90")
        search = judge(one, PARANOID)
        move = move_of(one, "g1g2")
        search.value_after(move, depth, -INFINITE)
        assert (DRAWN in search.line) == (clock == 99)
        assert search.line[0] == move
    near_it = offered("7k/8/8/6Q1/8/8/8/6K1 w - - 0 1")
    stalemate, other = values_of(near_it, PARANOID, 0, ("g5g6", "g5g4"))
    assert other > stalemate == EVEN


def test_what_is_attacked_is_not_won_and_what_hangs_is_lost() -> None:
    """The Rook attacks the Knight, whose owner is next: nothing is won as yet."""
    one = offered(cfen(3, "Ka:Ae1 Ra:Ac1 Kb:Ba1 Nb:Be4 Kc:Ca1 Nc:Ca2"))
    search = judge(one, FEW_REPLIES)
    values = []
    for text in ("c1d1", "c1b1"):
        values.append(search.value_after(move_of(one, text), 0, -INFINITE) or LOSS)
        assert search.line == (move_of(one, text), IDLE, IDLE)
    assert abs(values[0] - values[1]) < 5
    one = offered(cfen(3, "Ka:Aa1 Ra:Ac1 Kb:Ba1 Rb:Be1 Kc:Ca1 Pc:Cb3"))
    hanging, away = values_of(one, FEW_REPLIES, 0, ("AB:c1d1", "c1c2"))
    assert hanging < away - 50
    (blind,) = values_of(one, FEW_REPLIES._replace(overlooks=4.0), 0, ["AB:c1d1"])
    assert blind > hanging + 50, "some things may be overlooked"
    one = offered(cfen(3, "Ka:Ae1 Ra:Aa1 Pa:Aa2 Kb:Ba1 Pb:Ba2 Pb:Bb2 Nb:Cc2 Kc:Ce1 Qc:Ca1"))
    search = judge(one, FEW_REPLIES)
    assert (search.value_after(move_of(one, "AB:a1d1"), 4, -INFINITE) or WIN) < 400
    assert told(one, search.line)[1] == "AB:h7h5", "rather than to take a Queen and be mated"


def test_captures_nearby_are_seen_most_and_what_goes_far_least() -> None:
    """Far is also the half-board of an army that sits across the table."""
    one = offered(cfen(4, "Ka:Ae1 Ra:Ad4 Pb:Ac4 Kb:Ba1 Nb:Be1 Kc:Ca1 Kd:Da1"))
    texts = ("AB:d4c4", "AB:d4d7", "AB:d4d8", "AC:d4d5")
    moves = [next(move for move in one.moves() if one.action(move).text == text) for text in texts]
    manner, thinking = FEW_REPLIES._replace(overlooks=0.4), Thinking(Limit(ALL))
    seen = dict.fromkeys(texts, 0)
    for seed in range(400):
        search = searcher(one, manner, thinking, random.Random(seed))
        for text, move in zip(texts, moves, strict=True):
            assert search.sees(move) == search.sees(move)
            seen[text] += search.sees(move)
    expected = dict(zip(texts, (360, 240, 272, 176), strict=True))
    assert all(abs(seen[text] - expected[text]) < 40 for text in texts), seen


def test_what_is_nearly_equal_is_misjudged_and_a_queen_is_not() -> None:
    def played(found: Position | str, seed: int) -> str:
        one, thinking = offered(found), Thinking(Limit(300))
        manner = FEW_REPLIES._replace(spread=1.0)
        (best,) = best_moves(one, manner, thinking, random.Random(seed))
        return one.action(best.line[0]).text

    assert len({played(GAME.initial(2, GAME.as_seated), seed) for seed in range(12)}) > 3
    assert {played(HANGING, seed) for seed in range(12)} == {"AB:d1d5"}


@pytest.mark.parametrize(
    ("pieces", "line"),
    [
        # Two Rooks attack the same Knight: who comes first takes it, as it is all one.
        ("Ka:Ah1 Na:Ac4 Kb:Be1 Rb:Bf1 Kc:Ce1 Rc:Cf1", ["AB:h1g1", "AB:c8c4", "-"]),
        # No capture is looked at that comes more than a lap and a ply after the move.
        ("Ka:Ah1 Na:Ae4 Ra:Ae2 Ra:Ae1 Pa:Ad3 Kb:Ba1 Rb:Bd2 Rb:Bd1 Nb:Ac3 Kc:Ch1",
         ["AB:h1g1", "AC:c3e2", "-", "AB:e1e2", "-"]),
    ],
)  # fmt: skip
def test_what_is_thought_to_be_captured_next(pieces: str, line: list[str]) -> None:
    one = offered(cfen(3, pieces))
    search = judge(one, FEW_REPLIES)
    search.value_after(move_of(one, "AB:h1g1"), 0, -INFINITE)
    assert told(one, search.line) == line


def test_where_nobody_can_be_thought_to_do_nothing() -> None:
    """Of what little such a position can tell, the search makes something."""
    one = plain_state(SKIRMISH)
    before = one.key()
    value = judge(one, FEW_REPLIES).value_after(one.moves()[0], 1, -INFINITE)
    assert value is not None
    assert LOSS < value < WIN
    assert one.key() == before


def test_a_search_that_is_out_of_its_limit_gives_up() -> None:
    """The position is as it was; and there is nothing more to take back."""
    one = offered(SKIRMISH)
    before = one.key()
    for nodes in (1, 7, 60, 300):
        search = judge(one, FEW_REPLIES, nodes)
        search_all(one, search)
        assert one.key() == before
        assert search.value_after(one.moves()[0], 1, -INFINITE) is None
        assert one.key() == before


def search_all(one: SearchState, search: AlphaBeta) -> None:
    """Search all moves deeper and deeper, until the limit ends that."""
    for depth in range(24):
        for move in one.moves():
            if search.value_after(move, depth, -INFINITE) is None:
                return
    raise AssertionError("there was no limit")


# Any position as a search sees it


def test_a_plain_state_plays_as_the_position_does(odd: Game) -> None:
    position = cfanp(BACK_RANK)
    state = plain_state(position)
    assert (state.living, state.is_over, state.is_begun) == (4, False, False)
    moves = state.moves()
    assert [state.action(move) for move in moves] == list(position.legal_actions(1))
    before = state.key()
    state.play(moves[0])
    assert state.position == position.apply(state.action(moves[0]))[0]
    assert state.player == 2
    assert state.key() != before
    assert state.forcing() == ()
    assert not state.pass_turn()
    state.take_back()
    assert (state.key(), state.player, state.moves()) == (before, 1, moves)
    assert (state.gain(moves[0]), state.victim(moves[0])) == (0, None)
    with pytest.raises(IndexError):
        state.take_back()
    begun = cfen(4, "Ka:Ae1 Na:Bd4 Pa:Cd3 Kb:Ba1 Kc:Ca1 Kd:Da1", turn="2AB")
    assert plain_state(begun).is_begun
    drawn, _ = GAME.initial(3, {}).apply(GAME.agreed_draw())
    over = PlainState(drawn, next_actor(drawn, 1), GAME.piece_types)
    assert (over.is_over, over.moves(), over.player) == (True, (), 0)
    teams = PlainState(odd.initial(4, {}), 1, odd.piece_types)
    assert (teams.friends(1), teams.living) == ({1, 3}, 2)
    won, _ = odd.initial(4, {}).apply(odd.resignation(2))
    assert PlainState(won, None, odd.piece_types).values()[2] == WIN, "team-mates win together"


# What everybody may expect where all play for themselves

MATED_NEXT = cfen(4, "Ka:Ae1 Pa:Aa2 Kb:Be1 Rb:Bd2 Kc:Ca1 Pc:Ca2 Pc:Cb2 Kd:De1 Qd:Dd4")
"""Army B, the next, mates c at once, on the back rank behind its pawns; d has a Queen."""
MATED_LATER = cfen(4, "Ka:Ae1 Pa:Aa2 Kb:Ba1 Pb:Ba2 Pb:Bb2 Nb:Bh1 Kc:Ce1 Rc:Cd2 Kd:De1")
"""Army C could mate b so, but b moves before it."""
NO_TIME = cfen(4, "Ka:Ae1 Pa:Aa2 Kb:Ba1 Rb:Bh2 Pb:Ba2 Pb:Bb2 Kc:Ce1 Rc:Cd2 Kd:De1 Qd:Dh3")
"""The same, but b may capture a pawn before it."""


def after(text: str, move: str, few: bool = True) -> tuple[SearchState, Expectation]:
    """Return a position after a move, on whichever pair, and a search that began before it."""
    state = offered(text) if few else plain_state(text)
    found = Expectation(state, few)
    state.play(move_of(state, f":{move}"))
    return state, found


def look(text: str, depth: int, few: bool = True, move: str = "a2a3") -> tuple[Worths, list[str]]:
    """Return the worths expected after a move, and the expected line."""
    state, search = after(text, move, few)
    before = state.key()
    found, line = search.look(depth, Thinking(Limit(ALL)))
    assert state.key() == before
    return found, told(state, line)


def told(state: SearchState, line: Moves) -> list[str]:
    """Return moves in machine form."""
    found = []
    for move in line:
        if move is IDLE:
            found.append("-")
            state.pass_turn()
        else:
            found.append(state.action(move).text)
            state.play(move)
    for _ in line:
        state.take_back()
    return found


def test_nobody_overlooks_a_mate_and_all_do_what_is_best_for_them() -> None:
    for depth in (GLANCE, 0, 1, 2):
        found, line = look(MATED_NEXT, depth)
        assert line[0] == "BC:d2d8"
        assert found[2] == LOSS, "who is mated is out"
    assert look(MATED_NEXT, 1)[1] == ["BC:d2d8", "-", "-", "-", "-"]
    # Without knowledge of what wins all moves are looked at.
    found, line = look(MATED_NEXT, 1, few=False)
    assert (found[2], line) == (LOSS, ["BC:d2d8"])
    still, nothing = look(MATED_NEXT, 0, few=False)
    assert still[2] > 0
    assert nothing == []


def test_who_sees_a_mate_coming_looks_for_a_way_out(monkeypatch: pytest.MonkeyPatch) -> None:
    for depth in (GLANCE, 0, 1, 2):
        found, line = look(MATED_LATER, depth)
        assert found[1] > 0
        assert line[:2] != ["AB:a8b6", "BC:e7e1"]
        assert depth > 0 or line == ["-"] * 4, "what could be defended is not lost in the lap"
    expected = look(MATED_LATER, 2)
    monkeypatch.setattr(expectation, "MOST_KEPT", 10)
    assert look(MATED_LATER, 2) == expected, "it remembers so much at most"


def test_who_captures_or_ends_a_turn_has_not_defended() -> None:
    hasty, line = look(NO_TIME, GLANCE)
    assert line[:2] == ["AB:a7a3", "BC:e7e1"]
    assert hasty[1] == LOSS
    careful, line = look(NO_TIME, 0)
    assert line[0] == "-"
    assert careful[1] > 0
    # Army A has a second move; to end the turn instead parries nothing.
    text = cfen(4, "Ka:Aa1 Pa:Aa2 Pa:Ab2 Na:De4 Kb:Be1 Rb:Bd2 Kc:Ce1 Kd:Dh1")
    found, line = look(text, GLANCE, move="d5f4")
    assert line[:2] == ["-", "AB:e7e1"]
    assert found[0] == LOSS


def test_a_limit_leaves_the_position_as_it_was() -> None:
    state, search = after(MATED_NEXT, "a2a3")
    before = state.key()
    with pytest.raises(OutOfLimitError):
        search.look(2, Thinking(Limit(20)))
    assert state.key() == before
    found, _ = search.look(2, Thinking(Limit(ALL)))
    assert found == look(MATED_NEXT, 2)[0], "what was broken off left nothing behind"


def test_who_is_out_has_nothing() -> None:
    text = cfen(4, "Ka:Ae1 Pa:Aa2 Kb:Be1 Rb:Bd2 Kc:Ca1 Kd:De1", control="1/2/-/2")
    for few in (True, False):
        state, _ = after(text, "a2a3", few)
        for found in (worths(state), drawn_worths(state)):
            assert [value == LOSS for value in found] == [False, False, True, True]
        assert sorted(state.holders()) == ([1, 2, 2] if few else [1, 2])


def test_draws_are_claimed_and_come_by_repetition() -> None:
    for clock, claimed in ((0, False), (249, True)):
        text = cfen(4, "Ka:Ae1 Na:Ab1 Kb:Be1 Kc:Ce1 Qc:Cd1 Kd:De1 Qd:Dd1", clock=clock)
        state, search = after(text, "b1c3")
        found, line = search.look(1, Thinking(Limit(ALL)))
        assert (found == drawn_worths(state)) == claimed
        assert (line[-1] is DRAWN) == claimed
    position = cfanp(cfen(3, "Ka:Ae1 Qa:Ab1 Kb:Be1 Kc:Ce1"))
    for text in ("AB:b1a1", "AB:d8d7", "AC:d8d7", "AB:a1b1", "AB:d7d8"):
        position, _ = position.apply(GAME.parse_action(text))
    state = offered(position)
    search = Expectation(state, True)
    state.play(move_of(state, ":d7d8"))
    assert search.look(2, Thinking(Limit(ALL))) == (drawn_worths(state), (DRAWN,))
