"""Proofs of puzzles, attempts at them, how hard they are, and the miner that finds them."""

from collections import Counter
from collections.abc import Sequence

import pytest

from cfanp_gui.assets import asset
from cfanp_gui.bots.arena import Arena, Entrant
from cfanp_gui.bots.contract import Limit, Thinking, choices
from cfanp_gui.core.actions import Action, IllegalAction
from cfanp_gui.core.position import Position
from cfanp_gui.games import registry
from cfanp_gui.puzzles import miner, puzzle_file, solving_state, stipulation
from cfanp_gui.puzzles.attempts import AttemptJudgement, Judged, judge
from cfanp_gui.puzzles.miner import Mine, mine_game, rating_of
from cfanp_gui.puzzles.prover import Proof, Prover, Verdict, check, prove, written
from cfanp_gui.puzzles.puzzle import LEAST_RATING, MOST_RATING, Puzzle
from cfanp_gui.puzzles.solving_state import ContractState, MoveEffect, quick_state
from cfanp_gui.puzzles.stipulation import PuzzleError, seat_to_move
from cfanp_gui.puzzles.themes import GOAL_THEMES, THEMES
from tests.judges import second_prover
from tests.published import KEYS
from tests.puzzles.known import BACK_RANK, puzzle
from tests.slow import is_slow, turn_of

TWO_WAYS = BACK_RANK.replace("Ka3", "Ka2Ra")
LADDER = "8/8/8/1Ra2Ka3|8/7Ra/8/3Kb4 a 1/2 -/- - 1 0 1"


def position(text: str) -> Position:
    """Return the position of a text."""
    game = registry.find_game("cfanp")
    return game.from_text(text, game.as_seated).resolve_pending()[0]


def proof(text: str, asked: str, nodes: int = 100_000) -> Proof:
    """Return the proof found for a position and a stipulation."""
    return prove(position(text), stipulation.read(asked), Limit(nodes))


# What is found in positions that are known


@pytest.mark.parametrize(
    ("text", "asked", "nodes", "verdict", "lines", "said"),
    [
        (BACK_RANK, "a mates in 1", 100_000, Verdict.SOUND, {("AB:a1a8",)},
         "sound: the only solution is AB:a1a8"),
        (TWO_WAYS, "a mates in 1", 100_000, Verdict.COOKED, {("AB:a1a8",), ("AB:h1h8",)},
         "cooked: AB:a1a8, but also AB:h1h8"),
        # Two Rooks drive a King to the edge; either may go first.
        (LADDER, "a mates in 2", 100_000, Verdict.COOKED, {("AB:a6a7",), ("AB:b1b7",)},
         "cooked: AB:"),
        (LADDER, "a mates in 1", 100_000, Verdict.UNSOLVABLE, None, "no solution: "),
        (BACK_RANK.replace("Ra3", "Ba3"), "a mates in 2", 100_000, Verdict.UNSOLVABLE, None,
         "no solution: the best try is refuted, AB:"),
        (BACK_RANK, "a mates in 2", 20, Verdict.UNDECIDED, None, "not decided after 20 positions"),
    ],
)  # fmt: skip
def test_verdicts(
    text: str, asked: str, nodes: int, verdict: Verdict, lines: set[tuple[str]] | None, said: str
) -> None:
    found = proof(text, asked, nodes)
    assert found.verdict is verdict
    assert lines is None or {written(line) for line in found.lines} == lines
    assert found.sentence().startswith(said)
    assert found.positions == 20 if verdict is Verdict.UNDECIDED else found.positions > 5
    if "refuted" in said:
        assert [len(line) for line in found.lines] == [2], "a try, and the reply"


def test_a_proof_can_be_stopped_and_tells_how_far_it_is() -> None:
    seen: list[tuple[int, int]] = []
    asked = stipulation.read("a mates in 1")
    prove(position(BACK_RANK), asked, progress=lambda done, total: seen.append((done, total)))
    assert seen == [(done, len(seen)) for done in range(len(seen))]
    found = prove(position(BACK_RANK), asked, stopped=lambda: True)
    assert (found.verdict, found.positions) == (Verdict.UNDECIDED, 0)


def test_a_puzzle_is_as_its_file_says_or_not() -> None:
    assert check(puzzle()).positions > 0
    for one, limit, message in (
        (puzzle("AB:a1a7"), None, "known: the solution is AB:a1a8"),
        (puzzle(position=TWO_WAYS), None, "known: cooked: AB:a1a8, but also AB:h1h8"),
        (puzzle(), Limit(3), "known: not decided after 3 positions"),
    ):
        with pytest.raises(PuzzleError, match=message):
            check(*((one, limit) if limit else (one,)))


# What a second implementation finds

SMALL = {
    "one on one": BACK_RANK,
    "two ways": TWO_WAYS,
    "a ladder": LADDER,
    "three armies": "8/8/8/Ra3Ka3|8/8/2PbPbPb3/3Kb4|8/8/8/3Kc4 a 1/2/3 -/-/- - 1 0 1",
    "a bonus": "8/8/8/Ra3Ka3|8/8/2PbPbPb3/3Kb4|8/8/2PcPcPc3/3Kc2Qa1 a 1/2/3 -/-/- - 2 0 1",
    "in danger": "8/8/8/4Ka3|8/8/8/3KbRbRb2|8/8/8/3Kc4 a 1/2/3 -/-/- - 1 0 1",
    "two of one player": "8/8/8/Ra3Ka3|8/8/2PbPbPb3/3Kb4|8/8/8/3KcQc3 a 1/2/1 -/-/- - 1 0 1",
}
"""Positions of few pieces, in which a slow look is no long one."""
ASKED = (
    "a mates in 1", "a mates in 1 on a pair nobody pushes", "a takes two armies",
    "a saves its King", "a wins in 1",
)  # fmt: skip
WAITING = "Pc5Pc1/8/7Ka/Qd7|3Qb4/4Ra3/1Kb6/8|8/8/2Kc5/8|8/8/8/4Kd1Qc1 d 1/2/2/2 -/-/-/- - 2 0 35"
"""A Queen on d's board helps to mate a's King, which is checked on a and b."""


def look_twice(text: str, asked: str) -> int:
    """Have solutions found by both, and return how many there are."""
    start, wanted = position(text), stipulation.read(asked)
    state = ContractState(start, seat_to_move(start, wanted.side))
    prover = Prover(state, wanted, Thinking(Limit(1_000_000)))
    found = set()
    for line in prover.solutions(wanted.turns):
        after = start
        for action in line:
            after, _ = after.apply(action)
        found.add(second_prover.looks(after))
    assert found == second_prover.solutions(start, state.player, wanted)
    return len(found)


@pytest.mark.no_cover
@pytest.mark.parametrize("name", turn_of(list(SMALL), 0))
def test_a_second_implementation_and_the_quick_search_find_the_same(name: str) -> None:
    """The quick one only chooses candidates; but what it misses is never mined."""
    for asked in ASKED:
        if is_slow() or "saves" not in asked or name in ("one on one", "in danger"):
            look_twice(SMALL[name], asked)
    if name in ("one on one", "two of one player") or (is_slow() and name == "a ladder"):
        look_twice(SMALL[name], "a mates in 2")
    for asked in ("a mates in 1", "a saves its King") if is_slow() else ("a mates in 1",):
        start, wanted = position(SMALL[name]), stipulation.read(asked)
        state = ContractState(start, seat_to_move(start, "a"))
        quick = quick_state(start, state.player)
        assert quick is not None
        counts = [
            len(list(Prover(one, wanted, Thinking(Limit(1_000_000))).solutions(wanted.turns)))
            for one in (state, quick)
        ]
        assert min(counts) == 0 if max(counts) == 0 else min(counts) > 0


@pytest.mark.no_cover
def test_a_mate_with_a_check_across_boards_that_were_not_pushed() -> None:
    assert look_twice(WAITING, "d mates in 1 on a pair nobody pushes") == 1


# Positions as who proves a puzzle sees them: by the contract, and by a game's own search


def test_both_tell_of_a_mate_and_take_it_back() -> None:
    known = puzzle()
    quick = quick_state(known.position, known.player)
    assert quick is not None
    for state in (ContractState(known.position, known.seat), quick):
        assert state.is_solving
        before = state.key()
        (mate,) = (move for move in state.moves() if state.action(move).text == "AB:a1a8")
        assert state.play(mate).mated == 1
        assert state.is_won
        state.take_back()
        assert state.key() == before
        quiet = next(move for move in state.moves() if move != mate)
        assert state.play(quiet) == MoveEffect()
        assert not state.is_solving
        state.take_back()


def test_one_board_of_a_ring_is_played_on() -> None:
    game = registry.find_game("ring")
    for seat in (0, 2, 4):
        state = ContractState(game.initial(3, game.as_seated), seat)
        for is_solving in (True, False, True):
            assert state.is_solving is is_solving
            boards = {state.action(move).text.split(":")[0] for move in state.moves()}
            assert boards == {str(seat // 2 + 1)}
            state.play(state.moves()[0])
        assert quick_state(state.position, state.player) is None


def test_moves_are_listed_only_where_they_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """To list them takes longer than all else of a proof whose last moves need no answer."""
    known = puzzle()
    state = ContractState(known.position, known.seat)
    moves = state.moves()
    listed: list[Position] = []

    def counted(position: Position, player: int) -> Sequence[Action]:
        listed.append(position)
        return choices(position, player)

    monkeypatch.setattr(solving_state, "choices", counted)
    for move in moves:
        state.play(move)
        state.take_back()
    assert not listed
    state.play(moves[0])
    assert state.moves()
    assert listed == [state.position]
    state.take_back()
    assert state.moves() == moves
    assert len(listed) == 1


# Attempts: what is right, what is on the way, and what refutes what is wrong

THREE = "8/8/8/Ra3Ka3|8/8/2PbPbPb3/3Kb4|8/8/8/3Kc2Ba1 a 1/2/3 -/-/- - 2 0 1"
SAVE = """
puzzle: save
game: cfanp
position: 8/8/3PaPaPa2/4Ka2Na|8/8/8/3Kb3Rb|8/8/8/3Kc4 a 1/2/3 -/-/- - 1 0 1
asked: a saves its King
solution: AB:e2e4
"""


def attempt(found: Puzzle, *moves: str, nodes: int = 100_000) -> AttemptJudgement:
    """Return the judgement of moves; all replies but ends of turns must be other players'."""
    tried = [found.game.parse_action(move) for move in moves]
    judgement = judge(found, tried, Limit(nodes))
    after = found.position
    for action in tried:
        after, _ = after.apply(action)
    for reply in judgement.replies:
        after, done = after.apply(reply)
        assert reply.text == "end" or done.actor != found.player
    return judgement


def test_right_wrong_and_in_the_middle_of_a_turn() -> None:
    """What leaves the mate is no mistake; after what does not, the turn ends."""
    assert attempt(puzzle(), "AB:a1a8") == AttemptJudgement(Judged.SOLVED)
    wrong = attempt(puzzle(), "AB:a1a7")
    assert (wrong.judged, len(wrong.replies)) == (Judged.WRONG, 1)
    with pytest.raises(IllegalAction):
        attempt(puzzle(), "AB:a1b8")
    bonus = puzzle(position=THREE)
    assert attempt(bonus) == AttemptJudgement(Judged.ON_THE_WAY)
    assert attempt(bonus, "AC:e1d1").judged is Judged.WRONG  # A was used: the Rook has moved
    assert attempt(bonus, "AC:a1b1").judged is Judged.WRONG
    assert attempt(bonus, "AB:a1a8") == AttemptJudgement(Judged.SOLVED)
    (longer,) = puzzle_file.read(puzzle_file.write(puzzle()).replace("in 1", "in 2"))
    assert attempt(longer, "AB:a1a7", nodes=5).judged is Judged.UNDECIDED


def test_it_is_answered_as_the_solution_says_and_else_as_a_proof_finds() -> None:
    for reply in ("AB:e8d8", "AB:e8f8"):
        text = puzzle_file.write(puzzle(f"AB:a6a7 {reply} AB:b1b8", LADDER))
        (found,) = puzzle_file.read(text.replace("in 1", "in 2"))
        answered = [written(attempt(found, key).replies) for key in ("AB:a6a7", "AB:b1b7")]
        assert answered == [(reply,), ("AB:e8d8",)]
        assert attempt(found, "AB:a6a7", reply, "AB:b1b8") == AttemptJudgement(Judged.SOLVED)


def test_who_does_not_save_the_king_loses_it() -> None:
    (found,) = puzzle_file.read(SAVE)
    legal, lost = found.position.legal_actions(1), 0
    for action in legal:
        judgement = attempt(found, action.text)
        assert judgement.judged in (Judged.SOLVED, Judged.WRONG)
        if judgement.judged is Judged.WRONG:
            lost += 1
            after, _ = found.position.apply(action)
            for reply in judgement.replies:
                after, _ = after.apply(reply)
            assert after.seat_status(0).player != 1
    assert 0 < lost < len(legal)


def test_how_hard_a_puzzle_is_is_told_by_how_many_find_it(monkeypatch: pytest.MonkeyPatch) -> None:
    known = puzzle()
    asked = (known.game, known.position, known.stipulation)
    rating = rating_of(*asked, known.actions(), 1)
    assert LEAST_RATING <= rating <= MOST_RATING
    assert rating_of(*asked, known.actions(), 1) == rating
    monkeypatch.setattr(miner, "LADDER", (("club", 2000),))
    assert rating_of(*asked, known.actions(), 1) == LEAST_RATING
    other = (known.game.parse_action("AB:a1b1"),)  # which no bot prefers to a mate
    assert rating_of(*asked, other, 1) == MOST_RATING


# The miner: what it finds is sound, is found again, and is what was wanted


SEED = 5 if is_slow() else 1
"""Of the first game with a puzzle."""


def mine(*themes: str) -> Mine:
    """Return a mine of short games of weak bots."""
    bots, actions = (("beginner:20", "greedy"), 70) if is_slow() else (("greedy", "random"), 17)
    entrants = tuple(Entrant.read(bot, 20) for bot in bots)
    return Mine(Arena("cfanp", 3, {}, entrants, SEED, actions), frozenset(themes))


@pytest.mark.no_cover
def test_what_is_mined_is_proven_and_what_was_wanted() -> None:
    found = mine_game(mine(), 1)
    assert found.number == 1
    assert found.puzzles
    assert len({one.key for one in found.puzzles}) == len(found.puzzles)
    for one in found.puzzles:
        check(one)
        assert one.key.startswith(f"cfanp-3-{SEED}-1-")
        assert LEAST_RATING <= one.rating <= MOST_RATING
        assert set(one.themes) <= set(THEMES)
        assert len(GOAL_THEMES.intersection(one.themes)) == 1
    assert mine_game(mine("two-armies"), 1).puzzles == ()
    if is_slow():
        assert found == mine_game(mine(), 1)
        theme = found.puzzles[0].themes[-1]
        wanted = mine_game(mine(theme), 1).puzzles
        assert wanted
        assert all(theme in one.themes for one in wanted)


@pytest.mark.no_cover
@pytest.mark.slow
def test_a_ring_is_mined_by_its_rules() -> None:
    entrants = (Entrant.read("greedy:1000", 200), Entrant.read("random", 200))
    there = Mine(Arena("ring", 3, {}, entrants, seed=1, actions=144), first=143)
    found = {one.key: one for one in mine_game(there, 6).puzzles}
    assert all(key.startswith("ring-3-1-6-143") for key in found)
    mate = found["ring-3-1-6-1431b"]
    assert "drop" in mate.themes
    check(mate)


# The puzzles that are shipped: some are proven again here, all of them with ``--slow``

FILES = {path.stem: path for path in sorted(asset("puzzles").glob("*.txt"))}


@pytest.mark.no_cover
@pytest.mark.parametrize("part", range(12 if is_slow() else 1))  # parts: no test is to take minutes
@pytest.mark.parametrize("key", FILES)
def test_puzzles_have_the_one_solution_that_the_file_says(key: str, part: int) -> None:
    puzzles = puzzle_file.load(FILES[key])
    for one in puzzles[part :: 12 if is_slow() else max(1, len(puzzles) // 2)]:
        check(one)


def test_there_are_many_and_no_two_are_alike() -> None:
    sets = {key: puzzle_file.load(path) for key, path in FILES.items()}
    assert set(sets) == set(KEYS)
    for key, puzzles in sets.items():
        assert {one.game.key for one in puzzles} == {key}
    whole = [one for puzzles in sets.values() for one in puzzles]
    assert len(whole) >= 600
    assert len({one.key for one in whole}) == len(whole)
    asked = {(one.game.key, one.position_text, one.stipulation.text) for one in whole}
    assert len(asked) == len(whole)
    themes = Counter(theme for one in whole for theme in one.themes)
    assert GOAL_THEMES <= set(themes) <= set(THEMES)
    ratings = [one.rating for one in whole]
    assert min(ratings) < 1000
    assert max(ratings) > 2000
