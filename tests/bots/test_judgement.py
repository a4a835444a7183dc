"""What positions are worth to everybody, what was lost by what was played, and signs in games."""

import pickle
from typing import Any

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
from cfanp_gui.bots.best_lines import BestLine, analyse, state_of
from cfanp_gui.bots.contract import Limit, Thinking, next_actor
from cfanp_gui.bots.judgement import MATES, BestTurn, Inquiry, Judgement, judge, settled, shares_of
from cfanp_gui.core.actions import Action
from cfanp_gui.core.game import Game, Position
from cfanp_gui.core.searching import LOSS, WHOLE, WIN
from cfanp_gui.games.cfanp.fen import read_fen
from cfanp_gui.games.registry import find_game, keys
from cfanp_gui.record import cpgn
from cfanp_gui.record.evaluation_comment import read_evaluation, read_mark
from cfanp_gui.record.game_record import GameRecord, RecordError
from cfanp_gui.record.move_tree import MoveNode
from tests.bots import BACK_RANK, HANGING, cfanp
from tests.bots.mates import IN_ONE, NEXT, WHATEVER, is_out_by, mate_of, mates_whatever, mined
from tests.core.build import cfen
from tests.judges.strategichess_by_hand import stfen
from tests.slow import examples, is_slow, some, turn_of

GAME = find_game("cfanp")
QUEEN = "6k1/8/8/8/8/8/8/Q5K1 w - - {clock} 90"


def judged(position: Position, nodes: int = 500, **asked: object) -> Judgement:
    """Return the judgement of a position."""
    inquiry = Inquiry(position, GAME.piece_types, Limit(nodes))._replace(**asked)
    return judge(inquiry, lambda: False, lambda _: None)


def start(game: Game) -> Position:
    """Return the position in which a game begins."""
    return game.initial(min(game.player_counts), dict(game.as_seated)).resolve_pending()[0]


def after(position: Position, *texts: str) -> Position:
    for text in texts:
        position, _ = position.apply(GAME.parse_action(text))
    return position


# Shares


def test_shares_come_to_one_and_go_by_what_is_had() -> None:
    position = start(GAME)
    for worth in ((500.0, 500.0), (600.0, 300.0), (-5.0, 900.0), (WHOLE / 2, WHOLE / 2)):
        shares = shares_of(worth, position)
        assert sum(shares) == pytest.approx(1)
        assert (shares[0] > shares[1]) == (worth[0] > worth[1])
    assert shares_of((500.0, 500.0), position) == (0.5, 0.5)
    # Who has won has all, and who is out has nothing.
    assert shares_of((WIN + 3, LOSS), position) == (1.0, 0.0)
    assert shares_of((LOSS - 2, 700.0), position) == (0.0, 1.0)
    assert shares_of((700.0, WIN), position) == (0.0, 1.0), "others' values may lag behind"
    game = find_game("strategichess")
    teams = game.initial(4, dict(game.as_seated)).resolve_pending()[0]
    shares = shares_of((600.0, 300.0, 600.0, 300.0), teams)
    assert shares[0] == shares[2] > shares[1] == shares[3], "team-mates have the same"
    assert sum(shares) == pytest.approx(1)
    assert shares_of((WIN, LOSS, WIN, LOSS), teams) == (0.5, 0.0, 0.5, 0.0)


@pytest.mark.no_cover
def test_the_best_turns_come_with_everybodys_shares() -> None:
    told: list[Judgement] = []
    inquiry = Inquiry(cfanp(HANGING), GAME.piece_types, Limit(600), lines=3)
    again = pickle.loads(pickle.dumps(inquiry))
    assert again == inquiry
    found = inquiry.run(lambda: False, told.append)
    assert again.run(lambda: False, lambda _: None) == found
    assert found.player == next_actor(cfanp(HANGING), 0) == 1
    assert found.turns[0].actions[0].text == "AB:d1d5"
    assert found.shares == found.turns[0].shares
    shares = [turn.shares[0] for turn in found.turns]
    assert shares == sorted(shares, reverse=True)
    assert found.played is None
    assert found.cost == found.part_lost == 0
    assert [one.depth for one in told] == list(range(1, len(told) + 1))
    assert found.depth == told[-1].depth, "a depth that was broken off counts for nothing"
    assert 0 < found.nodes <= 600


def test_turns_are_in_the_order_of_the_shares_people_are_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """And an own mate is weighed whatever the search says."""
    position = GAME.initial(3, dict(GAME.as_seated))
    values = ((291.0, 350.0, 230.0), (290.9, 291.0, 290.0), (250.0, 330.0, 290.0))
    lines = [
        BestLine((action,), 1, worth[0], worth, 2, 100)
        for action, worth in zip(position.all_actions(), values, strict=False)
    ]
    seen: list[Any] = []

    def told(*args: Any) -> list[BestLine]:
        if args[0].living == 3:
            args[4](lines)
            return lines
        seen.extend(args[0].action(move).text for move in args[6])
        return analyse(*args)

    monkeypatch.setattr("cfanp_gui.bots.judgement.analyse", told)
    found = judged(position, lines=3)
    shares = [turn.shares[0] for turn in found.turns]
    assert shares == sorted(shares, reverse=True)
    assert [turn.actions for turn in found.turns] == [lines[at].actions for at in (1, 0, 2)]
    assert found.shares == found.turns[0].shares
    judged(cfanp(BACK_RANK), 30)
    assert 0 < len(seen) <= MATES
    assert all(is_out_by(cfanp(BACK_RANK), 2, GAME.parse_action(text)) for text in seen)


def test_draws_that_can_be_claimed_or_come_by_repetition_are_no_wins() -> None:
    won, drawn = (
        judged(read_fen(QUEEN.format(clock=clock), GAME, GAME.as_seated), 300, lines=3)
        for clock in (9, 99)
    )
    assert won.shares[0] > 0.9
    assert drawn.shares == (0.5, 0.5)
    assert {turn.shares for turn in drawn.turns} == {(0.5, 0.5)}
    position = read_fen(QUEEN.format(clock=0), GAME, GAME.as_seated)
    position = after(position, "AB:a1a2", "AB:g8h8", "AB:a2a1")
    back = GAME.parse_action("AB:h8g8")
    found = judged(position, 300, played=back)
    assert found.played is not None
    assert found.played.shares == (0.5, 0.5)
    assert found.turns[0].actions == (back,), "there is nothing better"


NEXT_MATES = (
    "4Pa3/2Na5/PaPaPa2PaPaPa/Ra2QaKa2Ra|Pb2Na4/8/1PbBcPbPb2Pb/RbNbBbKb1BbNbRb|"
    "7Pc/2Pc1PcNc2/PcPcPc2PcPc1/Rc1BcQcKc2Rc|8/1Pd3Pd2/Pd3Pd1PdPd/RdNdBd1KdBdNdRd "
    "d 1/2/3/4 KQ/KQ/KQ/- - 1 0 9"
)
"""Army D is to move; then a mates b, whom c too could mate."""


@pytest.mark.no_cover
def test_who_mates_next_has_most() -> None:
    """The search that finds the turns had a wait for c to mate, which is worst for d."""
    for lines in (1, 3) if is_slow() else (3,):
        found = judged(cfanp(NEXT_MATES), 600, lines=lines)
        assert found.player == 4
        for turn in found.turns:
            assert turn.shares[0] == max(turn.shares)
            assert turn.shares[1] == 0, "who is mated is out"
            assert [action.text for action in turn.following[:1]] == ["AB:d1d7"]
    waits = cfanp(BACK_RANK.replace(" a 1/2/3/4 ", " b 1/2/3/4 "))
    assert judged(cfanp(BACK_RANK), 400).shares[0] > judged(waits, 400).shares[0]


@pytest.mark.no_cover
def test_who_mates_has_more_than_who_is_mated() -> None:
    """In one, after the turn if nothing is done against it, and whatever is done."""
    for one in some(mined(IN_ONE)):
        assert is_out_by(one.position, one.mated, one.move)
        shares = judged(one.position, examples(200)).shares
        assert shares[one.mater - 1] > shares[one.mated - 1], one.position.to_text()
    left = 0
    cases = turn_of(mined(NEXT), 0, 8)
    for one in cases:
        found = judged(one.position, examples(600), lines=2)
        then = one.position
        for action in found.turns[0].actions:
            then, _ = then.apply(action)
        if next_actor(then, 0) == one.mater and mate_of(then, one.mater, one.mated, one.move):
            left += 1  # nothing was done against it
            assert found.shares[one.mater - 1] > found.shares[one.mated - 1], then.to_text()
        for turn in found.turns:
            assert sum(turn.shares) == pytest.approx(1)
            for player, share in enumerate(turn.shares, start=1):
                assert share >= 0
                assert player in one.position.alive() or share == 0
    assert left > len(cases) / 4
    for one in some(mined(WHATEVER)):
        assert mates_whatever(one)
        shares = judged(one.position, examples(600)).shares
        assert shares[one.mated - 1] <= shares[one.mater - 1], one.position.to_text()


@pytest.mark.no_cover
def test_two_sides_have_what_alpha_beta_says() -> None:
    text = cfen(4, "Ka:Ae1 Ra:Ad1 Kb:Ba1 Qb:Be4 Pb:Bh2 Kc:Ce1 Kd:De1", control="1/2/1/2")
    position = cfanp(text)
    found = judged(position, 900)
    (line,) = analyse(
        state_of(position, 1, GAME.piece_types), Thinking(Limit(900)), 0, 1, lambda _: None
    )
    assert found.turns[0].actions == line.actions[: line.turn]
    assert found.turns[0].following == line.actions[line.turn :]
    assert found.shares == shares_of(line.values, position)
    assert line.value == line.values[0]
    assert found.shares[2:] == (0.0, 0.0)


def test_a_ring_and_teams_are_judged_so_too() -> None:
    ring = find_game("ring")
    position = ring.initial(3, dict(ring.as_seated)).resolve_pending()[0]
    for text in ("1:f2f3", "1:e7e5", "1:g2g4", "3:e2e3"):
        position, _ = position.apply(ring.parse_action(text))
    for player in (1, 2):  # who is mated whatever they do on another board, and who mates
        inquiry = Inquiry(position, ring.piece_types, Limit(300), player=player)
        shares = judge(inquiry, lambda: False, lambda _: None).shares
        assert shares[1] > shares[0] == 0
    teams = find_game("strategichess")
    text = stfen("Ka1 rb9 rm2 qn5 kh14", "kh14 re5", turn="b|b")
    inquiry = Inquiry(teams.from_text(text, {}), teams.piece_types, Limit(300), player=2)
    assert judge(inquiry, lambda: False, lambda _: None).shares == (0.0, 0.5, 0.0, 0.5)


# What was played


@pytest.mark.no_cover
def test_what_moves_cost_where_a_queen_hangs_or_a_mate_is_missed() -> None:
    position = cfanp(HANGING)
    quiet = next(one for one in position.legal_actions(1) if one.text not in ("AB:d1d5", "AC:d1d5"))
    found = judged(position, played=quiet)
    assert found.played is not None
    assert found.played.actions[0] == quiet
    assert found.cost > 0.05
    assert found.part_lost == pytest.approx(found.cost / found.turns[0].mean_share(1))
    taken = judged(position, played=GAME.parse_action("AB:d1d5"))
    assert taken.cost == 0
    assert taken.played == taken.turns[0]
    position = cfanp(BACK_RANK)
    legal = position.legal_actions(1)
    mates = [one for one in legal if any(event.fallen for event in position.apply(one)[1].events)]
    found = judged(position, played=next(one for one in legal if one not in mates))
    assert found.turns[0].actions[0] in mates
    assert found.cost > 0
    assert found.missed_mate
    done = judged(position, played=found.turns[0].actions[0])
    assert (done.cost, done.missed_mate) == (0, False)


def test_a_move_is_judged_on_whichever_pair_it_is_made() -> None:
    begun = GAME.initial(3, dict(GAME.as_seated)).resolve_pending()[0]
    for text in ("AB:e2e3", "AC:e2e3"):
        found = judged(begun, 600, played=GAME.parse_action(text))
        assert found.played is not None, text
        assert found.cost < 0.02
    # One that leaves another pair for the turn, too.
    others = "Kb:Be1 Kc:Ce1 Kd:De1 Ke:Ee1 Kf:Fe1 Pb:Ba2 Pc:Ca2 Pd:Da2 Pe:Ea2 Pf:Fa2"
    position = after(cfanp(cfen(6, f"Ka:Ae1 Na:Bb2 Na:Cb2 Na:Db2 {others}")), "AE:e1e2")
    for text in ("BC:b2d1", "BD:b2d1", "BF:b2d1"):
        found = judged(position, 100, played=GAME.parse_action(text))
        assert found.played is not None, text
        then, _ = position.apply(found.played.actions[0])
        assert then.pieces() == after(position, text).pieces()
    # And one that ends the game: Kings alone draw.
    position = cfanp(cfen(3, "Ka:Ae1 Pb:Ae2 Kb:Ba1 Kc:Ca1"))
    for text in ("AB:e1e2", "AC:e1e2"):
        assert after(position, text).outcome() is not None
        found = judged(position, 300, played=GAME.parse_action(text))
        assert found.played is not None, text
        assert found.played.shares == pytest.approx((1 / 3, 1 / 3, 1 / 3))


def test_a_mate_that_ends_the_game_wins_all_of_it() -> None:
    position = cfanp(cfen(2, "Ka:Ae1 Ra:Ad2 Kb:Ba1 Pb:Ba2 Pb:Bb2"))
    legal = position.legal_actions(1)
    mates = [one for one in legal if position.apply(one)[0].outcome() is not None]
    for mate in mates:
        found = judged(position, 400, played=mate)
        assert found.played is not None
        assert found.shares == found.played.shares == (1.0, 0.0)
        assert found.cost == 0
    assert mates


def test_what_is_no_choice_over_or_without_time() -> None:
    position = cfanp(HANGING)
    assert judged(position, 200, played=GAME.resignation(1)).played is None
    assert judged(position, 200, played=GAME.agreed_draw()).cost == 0
    over, _ = start(GAME).apply(GAME.resignation(2))
    assert next_actor(over, 0) is None
    found = judged(over)
    assert found == settled(over, GAME.piece_types)
    assert (found.shares, found.turns) == ((1.0, 0.0), ())
    guessed = judged(position, 1, lines=2)
    assert guessed.turns
    assert guessed.nodes <= 1
    inquiry = Inquiry(position, GAME.piece_types, Limit(10_000))
    stopped = judge(inquiry, lambda: True, lambda _: None)
    assert isinstance(stopped.turns[0], BestTurn)


# Signs, better lines and evaluations of a game, and what a person wrote beside them

BEST, OTHER = map(GAME.parse_action, ("AB:e2e4", "AB:d2d4"))


def lost(part: float, expected: float = 0.5, *, played: Action = OTHER) -> Judgement:
    """Return a judgement by which the first of two lost a part of what they could expect."""
    left = expected * (1 - part)
    best = BestTurn((BEST,), (), (expected, 1 - expected))
    return Judgement(1, best.shares, (best,), BestTurn((played,), (), (left, 1 - left)))


def played(
    system: str, players: int, actions: int, options: dict[str, str] | None = None
) -> GameRecord:
    """Return a game of bots, the first actions of it."""
    entrants = (Entrant.read("greedy", 40), Entrant.read("random", 40))
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
    ("part", "expected", "sign"),
    [
        (0.05, 0.5, None), (0.24, 0.5, None), (0.26, 0.5, MISTAKE), (0.49, 0.5, MISTAKE),
        (0.51, 0.5, BLUNDER), (0.9, 0.04, None), (0.9, 0.05, MISTAKE),
    ],
)  # fmt: skip
def test_signs_go_by_what_was_lost(part: float, expected: float, sign: int | None) -> None:
    """It is more than a sign says, so that it stays; who has next to nothing cannot blunder."""
    assert sign_of(lost(part, expected)) == sign


@pytest.mark.parametrize(
    ("earlier", "sign"),
    [((), BLUNDER), ((0.25, 0.25), BLUNDER), ((0.45,), MISTAKE), ((0.6, 0.6), None)],
)
def test_a_sign_goes_by_the_mean_of_the_last_looks(
    earlier: tuple[float, ...], sign: int | None
) -> None:
    """The best turn is worth half of the game by each, and the one played 0.2 by the last."""
    found = lost(0.6)
    assert found.played is not None
    best = found.turns[0]._replace(earlier=((0.5, 0.5),) * len(earlier))
    worse = found.played._replace(earlier=tuple((left, 1 - left) for left in earlier))
    assert sign_of(found._replace(turns=(best,), played=worse)) == sign
    late = lost(0.1)
    assert late.played is not None
    worse = late.played._replace(earlier=((0.1, 0.9),) * 2)
    best = late.turns[0]._replace(earlier=((0.5, 0.5),) * 2)
    doubtful = late._replace(turns=(best,), played=worse)
    assert doubtful.part_lost > 0.5
    assert sign_of(doubtful) is None, "by the last look hardly anything was lost"


def test_what_seems_to_deserve_a_sign_is_looked_at_closer() -> None:
    told: list[Judgement] = []

    def found(position: Position, text: str) -> Judgement:
        inquiry = MoveInquiry(position, GAME.piece_types, GAME.parse_action(text), 200)
        told.clear()
        return inquiry.run(lambda: False, told.append)

    assert found(start(GAME), "AB:e2e4").nodes <= 200
    assert not told
    blunder = found(cfanp(HANGING), "AB:e1e2")
    assert [one.nodes for one in (*told, blunder)] == [200, 800, 3200, 12_800]
    assert sign_of(blunder) == BLUNDER


def test_a_good_move_is_one_that_a_short_search_misses() -> None:
    assert sign_of(lost(0, played=BEST)._replace(is_hard=True)) == GOOD
    record = played("cfanp", 2, 2)
    position = record.start.resolve_pending()[0]
    inquiry = MoveInquiry(position, record.game.piece_types, record.moves[0].action, 200)
    assert not inquiry.run(lambda: False, lambda _: None).is_hard


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
    """A second run writes the same, and replaces its own lines alone."""
    record = played("cfanp", 4, 24 if is_slow() else 18)
    found = whole(record)
    assert [node.action for node in found.moves] == [node.action for node in record.moves]
    judged = [node for node in found.moves if node.action.text != "end"]
    assert all(read_evaluation(node.comment, 4) for node in judged)
    assert read_evaluation(found.comment, 4)
    signs = [node for node in found.moves if {MISTAKE, BLUNDER} & set(node.nags)]
    for node in signs:
        (line,) = node.variations
        assert is_own(line)
        assert line.action != node.action
    assert not any(node.comment or node.nags for node in record.moves), "it is as it was"
    text = cpgn.write_game(found)
    assert cpgn.write_game(whole(read(text))) == text
    at, node = next((at, node) for at, node in enumerate(found.moves) if node in signs)
    (line,) = node.variations
    actions, comment = [one.action for one in line.continuation()], line.comment
    line.comment, line.children = "[%better 1]", []
    (again,) = whole(found).moves[at].variations
    assert [one.action for one in again.continuation()] == actions
    line.comment = f"{comment} I like it"
    (mine,) = whole(found).moves[at].variations
    assert mine.equals(line), "what a person has is not said twice"


def test_a_line_that_cannot_be_played_to_its_end_is_cut_off() -> None:
    record = played("cfanp", 4, 4)
    position = record.start.resolve_pending()[0]
    first = record.moves[0].action
    turn = BestTurn((first,), (first,), (0.5, 0.2, 0.2, 0.1))
    worse = BestTurn((OTHER,), (), (0.1, 0.3, 0.3, 0.3))
    _, line = better_line(position, Judgement(1, turn.shares, (turn,), worse)).line()
    assert line.action == first
    assert is_own(line)
    assert not better_line(position, Judgement(1, turn.shares, (turn,), turn)).children


@pytest.mark.parametrize("key", [*keys(), "xiangqi"])
def test_every_game_is_judged_and_annotated(key: str) -> None:
    options = {"base": key} if key == "xiangqi" else {}
    system = "cfanp" if options else key
    players = min(find_game(system).player_counts)
    found = whole(played(system, players, 2 + is_slow(), options), nodes=10)
    assert read_mark(found.moves[0].comment) is not None
    assert all(read_evaluation(node.comment, players) for node in found.moves)
    assert cpgn.write_game(read(cpgn.write_game(found))) == cpgn.write_game(found)
    position = found.start.resolve_pending()[0]
    inquiry = Inquiry(position, found.game.piece_types, Limit(examples(150)), 2)
    judgement = judge(inquiry._replace(played=found.moves[0].action), lambda: False, lambda _: None)
    assert sum(judgement.shares) == pytest.approx(1)
    assert len(judgement.shares) == players
    assert judgement.turns
    assert judgement.played is not None


def test_hidden_games_are_annotated_when_they_are_over_and_none_without_moves() -> None:
    record = played("cfanp", 2, 3, {"base": "hidden"})
    with pytest.raises(RecordError, match="hidden"):
        whole(record)
    record.root.end.add(MoveNode(record.game.resignation(min(record.final().actors()))))
    assert record.final().outcome() is not None
    assert read_evaluation(whole(record, nodes=20).moves[-1].comment, 2) is not None
    with pytest.raises(RecordError, match="no move"):
        whole(GameRecord.new(GAME, GAME.as_seated, ("", "")))
