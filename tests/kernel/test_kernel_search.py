"""What a search is told of positions, by the kernel in both ways and by the game.

It is held against the rules, which `plain_search` asks plainly; hand-made positions show one thing
each: what is attacked, what moves seem to win, what is drawn.
"""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import chess
import pytest

from cfanp_gui.core.game import Position
from cfanp_gui.core.searching import LOSS, WHOLE, WIN, SearchMove
from cfanp_gui.games.armies import draws, turn
from cfanp_gui.games.armies.actions import Move
from cfanp_gui.games.armies.hooks import TurnReport
from cfanp_gui.games.armies.state import State
from cfanp_gui.games.cfanp import kernel_state
from cfanp_gui.games.cfanp.kernel_state import CfanpSearch, fields_of, kernel_arguments
from cfanp_gui.games.pairs.fide import FIDE
from cfanp_gui.games.registry import find_game
from cfanp_gui.kernel import chess_weights as weights
from cfanp_gui.kernel.chess_values import key_of
from cfanp_gui.kernel.search_core import CODE
from cfanp_gui.kernel.turns import MOST_PLIES
from tests.core.build import cfen
from tests.core.chessboard import BONUS, PASSED, STUCK, cfen_of, play, position
from tests.judges import plain_search as plain
from tests.kernel.kernels import Kernels
from tests.kernel.test_kernel import chosen, start
from tests.slow import examples, is_slow

GAME = find_game("cfanp")
PLIES = examples(150)
PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING = weights.VALUES


def made(kernel: Kernels, asked: State | str) -> Any:
    """Return a kernel for a search with the position of a state or of a CFEN line."""
    state = position(asked).state if isinstance(asked, str) else asked
    return kernel.SearchKernel(*kernel_arguments(state))


# Against the rules


def played(state: State, move: int) -> State:
    """Return the state after a move that was found, by the rules."""
    if not move & CODE:
        return turn.end_turn(state, TurnReport())
    pair, *step = kernel_state.unpacked(move & CODE)
    return turn.play(state, pair, step, TurnReport())


def compare(asked: Any, state: State, rng: random.Random) -> int:
    """Compare what a kernel tells of a position with the rules; return how many moves mate."""
    before = asked.fields(), asked.key(), asked.values(), asked.moves(), asked.forcing()
    fields, key, values, found, winning = before
    assert fields == fields_of(state)
    assert key == key_of(fields)
    assert values == pytest.approx(plain.values(state))
    assert asked.player == (state.control[state.army] or 0)
    assert asked.is_begun == bool(state.pushed)
    assert asked.living == len({player for player in state.control if player})
    assert asked.drawn_moves == state.clock
    assert asked.may_claim == (draws.claimable(state, ()) is not None)
    assert asked.is_over == plain.is_over(state)
    if plain.is_over(state):
        assert not found
        assert not winning
        return 0
    legal = {kernel_state.packed(*move): move for move in plain.moves(state)}
    assert found == sorted(found, reverse=True)
    assert winning == sorted(winning, reverse=True)
    assert {move & CODE for move in found} - {0} <= set(legal)
    assert (0 in {move & CODE for move in found}) == bool(state.pushed)
    mates = 0
    wanted = set()
    for move in found:
        code = move & CODE
        if not code:
            assert (asked.gain(move), asked.victim(move)) == (0, None)
            continue
        expected, loser, won = plain.guess(state, legal[code])
        mated = plain.mated(state, legal[code])
        if mated:
            mates += 1
            expected += sum(plain.worth(state, army) for army in mated)
            loser = state.control[mated[0]] or 0
        assert (asked.gain(move), asked.victim(move)) == (expected, loser or None)
        promotes = legal[code][3] > 0
        if mated or ((loser or promotes) and won > weights.WINNING):
            wanted.add(move)
    assert set(winning) == wanted
    # Each position is reached once, and every one where nothing can follow in the same turn.
    then = {}
    for move in found:
        asked.play(move)
        then[move] = asked.key()
        if rng.random() < 0.1:
            after = played(state, move)
            assert asked.fields() == fields_of(after)
            assert asked.values() == pytest.approx(plain.values(after))
        asked.take_back()
    if state.left == 1:
        assert len(set(then.values())) == len(then)
        reached = {key_of(fields_of(played(state, code))) for code in legal}
        assert reached <= set(then.values())
    assert before == (
        asked.fields(), asked.key(), asked.values(), asked.moves(), asked.forcing()
    )  # fmt: skip
    return mates


def shared_game(kernel: Kernels, state: State, rng: random.Random, plies: int) -> tuple[int, int]:
    """Compare along a game by chance; return how many moves mated and how many turns were left."""
    asked = made(kernel, state)
    seen = [asked.fields()]
    mates = declined = 0
    for _ in range(plies):
        mates += compare(asked, state, rng)
        if plain.is_over(state):
            break
        if rng.random() < (0.3 if state.pushed else 0.05):
            state = turn.end_turn(state, TurnReport())
            assert asked.pass_turn()
            declined += 1
        else:
            move = chosen(rng, state)
            state = played(state, move)
            asked.play(move)
        seen.append(asked.fields())
        if len(seen) == MOST_PLIES - 1:
            while len(seen) > 1:
                assert asked.fields() == seen.pop()
                asked.take_back()
            asked = made(kernel, state)
            seen = [asked.fields()]
    while len(seen) > 1:
        assert asked.fields() == seen.pop()
        asked.take_back()
    assert asked.fields() == seen[0]
    return mates, declined


@pytest.mark.no_cover
def test_games_by_chance(kernel: Kernels) -> None:
    """Moves, what they win, and values as the rules have them; all is brought back."""
    declined = 0
    for armies, seed in [(2, 1), (3, 2), (4, 3), (5, 4), (8, 5)] if is_slow() else [(3, 2)]:
        state = start(armies, "reflect" if seed % 2 else "rotate")
        declined += shared_game(kernel, state, random.Random(seed), PLIES)[1]
    assert declined
    if is_slow():
        rng, state = random.Random(1), start(26)
        for _ in range(40):
            state = played(state, chosen(rng, state))
        compare(made(kernel, state), state, rng)


@pytest.mark.no_cover
def test_games_of_few_pieces(kernel: Kernels) -> None:
    """Where checkmates, promotions and ends come soon."""
    texts = (
        "Ka:Ae1 Qa:Bc3 Ra:Ca4 Pa:Bb2 Kb:Bg1 Rb:Bh3 Pb:Ba2 Nb:Ac3 Kc:Ce1 Bc:Cd4 Pc:Ad2 Pc:Cb2",
        "Ka:Ae1 Qa:Ad1 Ra:Ah4 Ra:Aa4 Kb:Ba1 Pb:Ba2 Pb:Bb2 Kc:Ch1 Pc:Cg2 Pc:Ch2",
    )
    for seed in range(6 if is_slow() else 1):
        state = position(cfen(3, texts[seed % 2])).state
        assert shared_game(kernel, state, random.Random(seed), examples(100))[0] > 0
    # With bonus moves, a pawn that may be taken in passing, an army without moves.
    for armies, pieces, action in (
        (4, BONUS, "AB:e1e2"), (4, PASSED, "AD:e2e4"), (3, STUCK, "AC:e1d1"),
    ):  # fmt: skip
        begin = position(cfen(armies, pieces))
        for state in (begin.state, play(begin, action).state):
            compare(made(kernel, state), state, random.Random(1))


def test_no_more_moves_than_there_is_room_for(kernel: Kernels) -> None:
    """A search that goes too deep finds no moves there and need not know why."""
    asked = made(kernel, start(3))
    first = asked.fields()
    for _ in range(MOST_PLIES - 1):
        asked.play(asked.moves()[0])
    assert asked.moves() == asked.forcing() == []
    assert not asked.pass_turn()
    assert len(asked.values()) == 3
    with pytest.raises(ValueError, match="63 moves"):
        asked.play(0)
    for _ in range(MOST_PLIES - 1):
        asked.take_back()
    assert asked.fields() == first


def test_traces(kernel: Kernels) -> None:
    """A move at home is the same move whatever is pushed against it; one over the seam is not."""
    asked = made(kernel, start(3))
    flip = 63
    lower = kernel_state.packed(kernel_state.unpacked(1 << 20)[0], 8, 16, 0)
    assert asked.trace(lower) == asked.trace(8 | 16 << 6 | 2 << 20 | 5 << 30)
    home = 8 | 16 << 6 | 1 << 15 | 2 << 20
    assert asked.trace(home) == asked.trace(8 ^ flip | (16 ^ flip) << 6 | 0 << 15 | 1 << 20)
    over = 8 | 40 << 6 | 1 << 20
    assert asked.trace(over) == over
    assert asked.trace(3 << 30) == 0


# What moves seem to win

SQUARES = 100
"""Most that squares may add or take."""


def guesses(kernel: Kernels, line: str) -> dict[str, tuple[int, int]]:
    """Return the apparent gain of each move in a search, and its victim, by the move's text."""
    found, asked = {}, made(kernel, line)
    for move in asked.moves():
        pair, origin, target, promotion = kernel_state.unpacked(move & CODE)
        text = Move(pair, origin, target, " NBRQ"[promotion].strip() or None, FIDE).text
        found[text] = asked.gain(move), asked.victim(move) or 0
    return found


@pytest.mark.parametrize(
    ("pieces", "move", "won", "loser"),
    [
        ("Ra:Ad1 Nb:Be4", "AB:d1d5", KNIGHT, 2),
        ("Ra:Ad1 Nd:Be4", "AB:d1d5", 1, 0),
        ("Ra:Ad1 Nb:Be4 Pb:Bd3", "AB:d1d5", KNIGHT - ROOK, 2),
        ("Ra:Ad1 Ra:Ad3 Nb:Be4 Pb:Bd3", "AB:d3d5", KNIGHT - (ROOK - PAWN), 2),
        ("Qa:Ad1 Ra:Ad3 Qb:Be4 Rb:Be1", "AB:d3d5", QUEEN + ROOK // 2, 2),
        ("Na:Ac2 Pb:Bf4", "AB:c2d4", -KNIGHT, 0),
        ("Na:Ad4 Pb:Bf4", "AB:d4e2", KNIGHT // 2, 0),
        ("Ra:Ad2", "AB:d2a2", weights.CHECK_GAIN, 0),
        ("Pa:Bc2", "BC:c2c1q", QUEEN - PAWN, 0),
        ("Pa:Bc2 Nb:Bb1", "BC:c2b1q", QUEEN - PAWN + KNIGHT, 2),
    ],
)
def test_what_counts(kernel: Kernels, pieces: str, move: str, won: int, loser: int) -> None:
    """Captures, those that are taken back, escapes, checks and promotions."""
    line = cfen(4, f"Ka:Ae1 Kb:Bh1 Kc:Ch1 Kd:Da1 {pieces}", control="1/2/3/-")
    seems, of = guesses(kernel, line)[move]
    assert of == loser
    assert abs(seems - won) <= SQUARES


def test_a_mate_gains_an_army(kernel: Kernels) -> None:
    line = cfen(3, "Ka:Ae1 Ra:Ad2 Kb:Ba1 Pb:Ba2 Pb:Bb2 Qb:Ca1 Kc:Ch3")
    seems, of = guesses(kernel, line)["AB:d2d8"]
    assert of == 2
    assert abs(seems - KING - QUEEN - 2 * PAWN) <= 2 * SQUARES


# What positions are worth, and which are drawn


MATED = weights.CORNERED + weights.HELPLESS
UNESCAPED = weights.SAFE_CHECK + weights.NO_FLIGHT


@pytest.mark.parametrize(
    ("black", "mover", "hunters", "odds"),
    [
        ("Rc:Bd1", "a", 1, MATED + UNESCAPED),
        ("Rc:Bd1", "b", 0, weights.CORNERED + UNESCAPED),
        ("Rc:Bd1", "c", 2, MATED + UNESCAPED),
        ("Rc:Bd2", "a", 1, weights.SAFE_CHECK + weights.ONE_FLIGHT),
        ("Rc:Bd1 Nb:Bb1", "a", 1, 0),
        ("Qc:Bc1", "a", 1, MATED),
        ("Rc:Bd1 Rb:Bc3", "a", 1, weights.CORNERED),
    ],
)
def test_a_king_in_danger(kernel: Kernels, black: str, mover: str, hunters: int, odds: int) -> None:
    """An officer is near a King on both pairs; `odds` are what it may do on each."""
    line = cfen(3, f"Ka:Ae1 Kb:Ba1 Pb:Ba2 Pb:Bb2 Qb:Ch4 Qb:Cg4 Kc:Cc1 {black}", mover)
    state = position(line).state
    total = weights.UNSAFE + 2 * weights.RIVAL + hunters * weights.HUNTER + weights.MOST_ATTACKERS
    assert plain.odds_of(state, 1) == total + 2 * (weights.ATTACKER + odds)
    asked = made(kernel, line)
    assert asked.strengths()[1] == plain.strength(state, 2)
    assert asked.values() == pytest.approx(plain.values(state))


@pytest.mark.parametrize(
    ("armies", "control", "living"),
    [(2, "1/2", 2), (3, "1/2/3", 3), (3, "1/2/-", 2), (3, "1/1/3", 3)],
)
def test_a_draw_may_be_claimed_after_fifty_moves_each(
    kernel: Kernels, armies: int, control: str, living: int
) -> None:
    pieces = " ".join(("Ka:Ae1 Qa:Ad1", "Kb:Bh1", "Kc:Cc1")[:armies])
    for clock in (0, 50 * living - 1, 50 * living, 50 * living + 3):
        line = cfen(armies, pieces, control=control, clock=clock)
        claimed = draws.claimable(position(line).state, ()) is not None
        assert claimed == (clock >= 50 * living)
        assert made(kernel, line).may_claim == claimed


@pytest.mark.parametrize(
    ("armies", "pieces", "clock", "drawn"),
    [
        (2, "Ka:Ae1 Kb:Bd1", 0, True),
        (2, "Ka:Ae1 Kb:Bd1 Nb:Bb1", 0, True),
        (2, "Ka:Ae1 Kb:Bd1 Nb:Bb1 Na:Ab1", 0, False),
        (2, "Ka:Ae1 Kb:Bd1 Bb:Bb1", 0, True),
        (2, "Ka:Ae1 Kb:Bd1 Bb:Bb1 Bb:Bd3", 0, True),
        (2, "Ka:Ae1 Kb:Bd1 Bb:Bb1 Bb:Bc1", 0, False),
        (2, "Ka:Ae1 Kb:Bd1 Pb:Bb2", 0, False),
        (2, "Ka:Ae1 Kb:Bd1 Rb:Bb2", 149, False),
        (2, "Ka:Ae1 Kb:Bd1 Rb:Bb2", 150, True),
        (3, "Ka:Ae1 Kb:Bd1 Kc:Cd1 Nb:Bb1", 0, False),
        (3, "Ka:Ae1 Kb:Bd1 Kc:Cd1", 0, True),
        (3, "Ka:Ae1 Kb:Bd1 Kc:Cd1 Nb:Bb1", 224, False),
        (3, "Ka:Ae1 Kb:Bd1 Kc:Cd1 Nb:Bb1", 225, True),
    ],
)
def test_draws_by_rule(kernel: Kernels, armies: int, pieces: str, clock: int, drawn: bool) -> None:
    line = cfen(armies, pieces, clock=clock)
    assert plain.is_over(position(line).state) == drawn
    asked = made(kernel, line)
    assert asked.is_over == drawn
    if drawn:
        assert asked.values() == (WHOLE / armies,) * armies


def test_keys_tell_positions_apart(kernel: Kernels) -> None:
    """All that what follows depends on is in the key, and the moves played are not."""
    lines = [
        cfen(3, "Ka:Ae1 Na:Ab1 Kb:Bd1 Kc:Cd1"),
        cfen(3, "Ka:Ae1 Na:Ac1 Kb:Bd1 Kc:Cd1"),
        cfen(3, "Ka:Ae1 Nb:Ab1 Kb:Bd1 Kc:Cd1"),
        cfen(3, "Ka:Ae1 Ba:Ab1 Kb:Bd1 Kc:Cd1"),
        cfen(3, "Ka:Ae1 Na:Bb1 Kb:Bd1 Kc:Cd1"),
        cfen(3, "Ka:Ae1 Na:Ab1 Kb:Bd1 Kc:Cd1", "b"),
        cfen(3, "Ka:Ae1 Na:Ab1 Kb:Bd1 Kc:Cd1", control="1/2/-"),
        cfen(3, "Ka:Ae1 Na:Ab1 Kb:Bd1 Kc:Cd1", control="1/2/1"),
    ]
    keys = [made(kernel, line).key() for line in lines]
    assert len(set(keys)) == len(keys)
    assert [key_of(made(kernel, line).fields()) for line in lines] == keys
    later = cfen(3, "Ka:Ae1 Na:Ab1 Kb:Bd1 Kc:Cd1", clock=7, round=9)
    assert made(kernel, later).key() == keys[0]


# The numbers by which a search judges


def test_squares_add_less_than_pieces_are_worth_and_pawns_want_to_go_on() -> None:
    """At home towards the seam, abroad towards the rank where they promote."""
    found = weights.places()
    assert len(found) == len(plain.KINDS) * 64
    assert len(weights.VALUES) == len(weights.REACHES) == len(plain.KINDS)
    assert all(worth > weights.VALUES[at // 64] / 2 for at, worth in enumerate(found))
    assert found[5 * 64 + 32 + 4] == weights.VALUES[5]
    at_home = [weights.place(0, 8 * rank + 4, True) for rank in range(4)]
    abroad = [weights.place(0, 8 * rank + 4, False) for rank in range(4)]
    assert at_home == sorted(at_home)
    assert abroad == sorted(abroad, reverse=True)
    assert min(abroad) > max(at_home)


def test_other_numbers_can_be_tried(kernel: Kernels, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weights, "UNSAFE", -10_000)
    before = made(kernel, start(3)).strengths()
    monkeypatch.setattr(weights, "VALUES", [200, *weights.VALUES[1:]])
    assert [one - 800 for one in made(kernel, start(3)).strengths()] == before


# A position as the game offers it to searches: nothing is lost by merging moves


def search(found: Position | str) -> CfanpSearch:
    """Return a position, or that of a CFEN line, as a search sees it."""
    whole = GAME.from_text(found, {}) if isinstance(found, str) else found
    state = whole.search_state()  # type: ignore[attr-defined]
    assert isinstance(state, CfanpSearch)
    return state


@contextmanager
def for_a_while(state: CfanpSearch, move: SearchMove) -> Iterator[CfanpSearch]:
    """Play a move for a while; the position is as it was afterwards."""
    before = state.key(), state.values(), state.drawn_moves
    state.play(move)
    try:
        yield state
    finally:
        state.take_back()
    assert (state.key(), state.values(), state.drawn_moves) == before


def key_after(state: CfanpSearch, move: SearchMove) -> object:
    """Return the key of what follows a move."""
    with for_a_while(state, move) as then:
        return then.key()


def walk(armies: int, seed: int, actions: int) -> list[Position]:
    """Return positions of a game that chance plays, captures more often than other moves."""
    rng = random.Random(seed)
    found: list[Position] = [GAME.initial(armies, {})]
    while len(found) < actions and (actors := found[-1].actors()):
        (actor,) = actors
        legal = found[-1].legal_actions(actor)
        tries = [found[-1].apply(rng.choice(legal)) for _ in range(3)]
        then = next((one for one, done in tries if done.captured or done.control), tries[0][0])
        found.append(then)
    return [one for one in found if one.actors()]


@pytest.mark.no_cover
def test_merged_moves_lead_wherever_moves_lead() -> None:
    """In a turn of one move every position can still be reached; in others all moves are legal."""
    for armies, seed in [(2, 1), (3, 2), (4, 3), (5, 4)] if is_slow() else [(3, 2)]:
        single = merged = 0
        for one in walk(armies, seed, examples(150)):
            state = search(one)
            (actor,) = one.actors()
            legal = {action.text: action for action in one.legal_actions(actor)}
            moves = state.moves()
            texts = [state.action(move).text for move in moves]
            assert set(texts) <= set(legal)
            assert len(texts) == len(set(texts))
            merged += len(legal) - len(texts)
            for move in random.Random(seed).sample(moves, min(4, len(moves))):
                assert key_after(state, move) == search(one.apply(state.action(move))[0]).key()
            if one.turn().moves_left == 1 and single < examples(25):  # type: ignore[attr-defined]
                single += 1
                reached = {search(one.apply(action)[0]).key() for action in legal.values()}
                assert {key_after(state, move) for move in moves} == reached
        assert single == examples(25)
        assert merged > 0 or armies == 2
    assert len(search(GAME.initial(4, {})).moves()) == 20
    assert len(GAME.initial(4, {}).legal_actions(1)) == 60


def test_what_is_forcing() -> None:
    """What hangs comes first; what is guarded is not among it."""
    state = search(cfen(3, "Ka:Ae1 Ra:Ad1 Kb:Ba1 Qb:Be4 Kc:Ca1 Nc:Ce4"))
    first, second = state.forcing()[:2]
    assert [state.action(move).text for move in (first, second)] == ["AB:d1d5", "AC:d1d5"]
    assert [state.victim(move) for move in (first, second)] == [2, 3]
    assert state.gain(first) >= QUEEN
    assert search(cfen(2, "Ka:Ae1 Qa:Ad1 Kb:Ba1 Pb:Be4 Pb:Bf3 Pb:Bd3")).forcing() == []
    text = "Ka:Ae1 Pa:Bd4 Kb:Ba1 Pb:Bc4 Kc:Ca1 Pa:Ch2"
    state = search(cfen(3, text, passed="Bc3", turn="1"))
    found = {state.action(move).text: move for move in state.moves()}
    taking = found["AB:e5f6"]
    assert state.gain(taking) >= PAWN
    assert state.victim(taking) == 2
    promotions = [move for name, move in found.items() if name[-1] in "qrbn"]
    assert {state.action(move).text[-1] for move in promotions} == set("qrbn")
    assert state.gain(promotions[0]) > ROOK
    assert state.victim(promotions[0]) is None
    assert {taking, promotions[0]} <= set(state.forcing())
    # In passing where no King is.
    text = cfen(4, "Ka:Ae1 Pa:Cd4 Kb:Ba1 Kc:Da1 Pc:Cc4 Kd:Dh1", passed="Cc3", turn="1")
    state = search(text)
    assert {state.action(move).text for move in state.forcing()} & {"AC:e5f6", "BC:e5f6"}


def test_turns_are_ended_and_passed_on() -> None:
    state = search(cfen(4, "Ka:Ae1 Na:Bd4 Pa:Cd3 Kb:Ba1 Kc:Ca1 Kd:Da1", turn="2AB"))
    assert state.is_begun
    (end,) = (move for move in state.moves() if state.action(move).text == "end")
    with for_a_while(state, end) as then:
        assert then.player == 2
        assert not then.is_begun
    begin = search(GAME.initial(3, {}))
    assert (begin.player, begin.living, begin.is_begun) == (1, 3, False)
    assert begin.friends(2) == {2}
    assert begin.pass_turn()
    assert begin.player == 2
    begin.take_back()
    assert begin.player == 1


def test_values_and_ends() -> None:
    first, *others = search(GAME.initial(4, {})).values()
    assert first > max(others) > first - 2, "who moves next is a little less in danger"
    ahead = search(cfen(3, "Ka:Ae1 Qa:Ad1 Kb:Ba1 Kc:Ca1")).values()
    assert ahead[0] > ahead[1] > ahead[2]
    taken = search(cfen(3, "Ka:Ae1 Kb:Ba1 Kc:Ca1 Pc:Cb2", control="1/1/3"))
    held = taken.values()
    assert held[0] > held[2] > held[1]
    assert taken.holders() == [1, 1, 3]
    mate = search(cfen(2, "Ka:Ae1 Ra:Ad2 Kb:Ba1 Pb:Ba2 Pb:Bb2"))
    with for_a_while(mate, mate.forcing()[0]) as then:
        assert then.is_over
        assert then.values() == (WIN, LOSS)
        assert not then.moves()
    kings = search(cfen(4, "Ka:Ae1 Kb:Ba1 Kc:Ca1 Kd:Dd1", control="1/2/3/-"))
    assert kings.is_over
    assert kings.values() == (WHOLE / 3, WHOLE / 3, WHOLE / 3, LOSS), "who is out has lost"


def test_positions_of_the_game_so_far() -> None:
    """What stood before is known by the key a search has for it; a capture ends what may return."""
    one: Position = position(cfen(3, "Ka:Ae1 Ra:Ad1 Kb:Ba1 Nb:Bd3 Kc:Ca1 Nc:Ce4"))
    keys = []
    for text in ("AB:d1d2", "BC:d3b2", "AC:h8h7"):
        keys.append(search(one).key())
        one, _ = one.apply(GAME.parse_action(text))
    assert set(search(one).earlier()) == set(keys)
    assert search(one).drawn_moves == 3
    one, _ = one.apply(GAME.parse_action("AC:d2d5"))
    assert search(one).drawn_moves == 0
    assert not search(one).earlier()


def test_two_armies_are_worth_the_same_from_either_side(kernel: Kernels) -> None:
    """Positions by chance, and turned with colours changed."""
    rng = random.Random(5)
    for _ in range(20 + 200 * is_slow()):
        board = chess.Board()
        for _ in range(rng.randrange(90)):
            if board.is_game_over():
                break
            board.push(rng.choice(list(board.legal_moves)))
        boards = [board, board.mirror()]
        first, second = (made(kernel, position(cfen_of(one)).state).strengths() for one in boards)
        assert first == second[::-1]
        assert max(first) < 10_000


def test_what_is_known_of_pawns_tells_whose_they_are(kernel: Kernels) -> None:
    board = chess.Board("4k3/8/8/3p4/r3P3/8/8/R3K3 w - - 0 1")
    asked = made(kernel, position(cfen_of(board)).state)
    for line in (["e4d5", "a4b4"], ["a1b1", "a4e4"]):
        after = board.copy()
        for move in map(chess.Move.from_uci, line):
            asked.play(move.from_square | move.to_square << 6 | 1 << 20)
            after.push(move)
        fresh = made(kernel, position(cfen_of(after)).state)
        assert asked.strengths() == fresh.strengths()
        asked.take_back()
        asked.take_back()
