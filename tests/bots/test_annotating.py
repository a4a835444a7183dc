"""Signs, better lines and evaluations of a game, and what a person wrote beside them."""

from __future__ import annotations

import dataclasses

import pytest

from cfanp_gui.bots.annotating import (
    BLUNDER,
    GOOD,
    MISTAKE,
    MoveInquiry,
    Noted,
    annotated,
    better_line,
    is_own,
    noted,
    sign_of,
)
from cfanp_gui.bots.arena import Arena, Entrant, play_game
from cfanp_gui.bots.judgement import BestTurn, Judgement
from cfanp_gui.core.actions import Action
from cfanp_gui.games.registry import find_game, keys
from cfanp_gui.record import cpgn
from cfanp_gui.record.evaluation_comment import read_evaluation, read_mark
from cfanp_gui.record.game_record import GameRecord, MoveNode, RecordError

BEST, OTHER = map(find_game("cfanp").parse_action, ("AB:e2e4", "AB:d2d4"))


def lost(part: float, expected: float = 0.5, *, played: Action = OTHER) -> Judgement:
    """Return a judgement by which the first of two lost a part of what they could expect."""
    left = expected * (1 - part)
    best = BestTurn((BEST,), (), (expected, 1 - expected))
    return Judgement(1, best.shares, (best,), BestTurn((played,), (), (left, 1 - left)))


def played(
    system: str, players: int, actions: int, options: dict[str, str] | None = None
) -> GameRecord:
    """Return a game of bots, the first actions of it."""
    entrants = (Entrant.read("greedy", 40), Entrant.read("beginner", 40))
    arena = Arena(system, players, options or {}, entrants, 3, actions)
    return read(play_game(arena, 1).record)


def read(text: str) -> GameRecord:
    (record,) = cpgn.read_games(text, find_game)
    return record


def whole(record: GameRecord, nodes: int = 60) -> GameRecord:
    """Return a game annotated."""
    *_, (done, total, found) = annotated(record, nodes)
    assert done == total
    return found


@pytest.mark.parametrize(
    ("part", "sign"), [(0.05, None), (0.19, None), (0.21, MISTAKE), (0.39, MISTAKE), (0.5, BLUNDER)]
)
def test_signs_go_by_what_was_lost(part: float, sign: int | None) -> None:
    assert sign_of(lost(part)) == sign


def test_who_has_next_to_nothing_cannot_blunder() -> None:
    assert sign_of(lost(0.9, expected=0.02)) is None
    assert sign_of(lost(0.9, expected=0.05)) == MISTAKE


def test_a_good_move_has_its_sign() -> None:
    assert sign_of(lost(0, played=BEST)._replace(is_hard=True)) == GOOD


def test_what_a_person_noted_stays() -> None:
    shares = (0.25, 0.75)
    first = noted(Noted("[%clk 0:00:09] Hm", (14,)), lost(0.5), shares)
    assert first.nags == (BLUNDER, 14)
    assert first.comment == "[%eval -2.99] [%judged 4] [%clk 0:00:09] Hm"
    again = noted(first, lost(0.3), shares)
    assert again.nags == (MISTAKE, 14), "it replaces its own sign"
    assert noted(again, lost(0), shares).nags == (14,)
    own = noted(Noted("", (6,)), lost(0.5), shares)
    assert own.nags == (6,), "a person said what is thought of it"
    assert noted(own, lost(0.5), shares) == own
    gone = noted(first._replace(nags=(14,)), lost(0.5), shares)
    assert gone.nags == (14,), "a person took the sign away"
    assert noted(gone, lost(0.3), shares).nags == (14,)
    instead = noted(first._replace(nags=(5, 14)), lost(0.5), shares)
    assert instead.nags == (5, 14)


def test_a_game_is_annotated_and_read_again() -> None:
    record = played("cfanp", 4, 24)
    found = whole(record)
    assert [node.action for node in found.moves] == [node.action for node in record.moves]
    assert all(read_evaluation(node.comment, 4) for node in found.moves)
    assert read_evaluation(found.comment, 4)
    signs = [node for node in found.moves if {MISTAKE, BLUNDER} & set(node.nags)]
    assert signs
    for node in signs:
        (line,) = node.variations
        assert is_own(line)
        assert line[0].action != node.action
    assert not any(node.comment or node.nags for node in record.moves), "it is as it was"
    text = cpgn.write_game(found)
    assert cpgn.write_game(whole(read(text))) == text, "a second run writes the same"


def test_a_second_run_replaces_its_own_lines_alone() -> None:
    record = whole(played("cfanp", 4, 24))
    at = next(at for at, node in enumerate(record.moves) if node.variations)
    node = record.moves[at]
    (line,) = node.variations
    mine = [MoveNode(line[0].action, comment=f"{line[0].comment} I like it")]
    other = dataclasses.replace(line[0], comment="[%better 1]")
    node.variations[:] = [[other]]
    again = whole(record).moves[at].variations
    assert [[one.action for one in found] for found in again] == [[one.action for one in line]]
    node.variations[:] = [mine]
    assert whole(record).moves[at].variations == [mine], "what a person has is not said twice"


def test_a_line_that_cannot_be_played_to_its_end_is_cut_off() -> None:
    record = played("cfanp", 4, 4)
    position = record.start.resolve_pending()[0]
    first = record.moves[0].action
    turn = BestTurn((first,), (first,), (0.5, 0.2, 0.2, 0.1))
    worse = BestTurn((OTHER,), (), (0.1, 0.3, 0.3, 0.3))
    line = better_line(position, Judgement(1, turn.shares, (turn,), worse))
    assert [node.action for node in line] == [first]
    assert is_own(line)
    assert better_line(position, Judgement(1, turn.shares, (turn,), turn)) == []


@pytest.mark.parametrize("system", keys())
def test_every_game_is_annotated(system: str) -> None:
    found = whole(played(system, min(find_game(system).player_counts), 3), nodes=10)
    assert read_mark(found.moves[0].comment) is not None
    assert cpgn.write_game(read(cpgn.write_game(found))) == cpgn.write_game(found)


def test_a_base_game_is_annotated() -> None:
    found = whole(played("cfanp", 2, 4, {"base": "xiangqi"}), nodes=30)
    assert all(read_evaluation(node.comment, 2) for node in found.moves)


def test_hidden_games_are_annotated_when_they_are_over() -> None:
    entrants = (Entrant.read("greedy", 40), Entrant.read("beginner", 40))
    arena = Arena("cfanp", 2, {"base": "hidden"}, entrants, 3, 4)
    record = read(play_game(arena, 1).record)
    with pytest.raises(RecordError, match="hidden"):
        whole(record)


def test_a_game_without_moves_is_refused() -> None:
    game = find_game("cfanp")
    with pytest.raises(RecordError, match="no move"):
        whole(GameRecord.new(game, game.as_seated, ("", "")))


def test_a_good_move_is_one_that_a_short_search_misses() -> None:
    record = played("cfanp", 2, 2)
    position = record.start.resolve_pending()[0]
    inquiry = MoveInquiry(position, record.game.piece_types, record.moves[0].action, 200)
    assert not inquiry.run(lambda: False, lambda _: None).is_hard


def test_a_hidden_game_that_is_over_is_annotated() -> None:
    entrants = (Entrant.read("greedy", 40), Entrant.read("beginner", 40))
    record = read(play_game(Arena("cfanp", 2, {"base": "hidden"}, entrants, 3, 3), 1).record)
    last = record.final()
    record.moves.append(MoveNode(record.game.resignation(min(last.actors()))))
    assert record.final().outcome() is not None
    found = whole(record, nodes=20)
    assert read_evaluation(found.moves[-1].comment, 2) is not None
