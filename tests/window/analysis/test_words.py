"""What was found about a position, in words: cells, dangers, engines, judgements, the lineage.

Each table asks for what is said of some cases, beside what is expected; lines stand between bars.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import chess
import pytest

from cfanp_gui.bots.judgement import BestTurn
from cfanp_gui.core.actions import Action
from cfanp_gui.core.boards import Pair, Square, pair_of
from cfanp_gui.core.game_pair import GamePair, LineMove
from cfanp_gui.core.text import PlayerName, Text
from cfanp_gui.engine.analysis import EngineLine, Score
from cfanp_gui.games.registry import find_game
from cfanp_gui.insight.lineage import Turning, lineage
from cfanp_gui.insight.matrix import Cell, KingState, Stake, cells
from cfanp_gui.insight.radar import Danger, dangers
from cfanp_gui.insight.survey import Survey
from cfanp_gui.session.bot_seats import substitute
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match import seat
from cfanp_gui.table.theme import default_colours
from cfanp_gui.window.analysis.engine_lines import EngineWords, share_of
from cfanp_gui.window.analysis.insight_models import CellWords, number_of
from cfanp_gui.window.analysis.judgement_words import JudgementWords
from cfanp_gui.window.analysis.lineage_words import LineageWords
from tests.bots import walk
from tests.core.build import cfen
from tests.games.strategichess.build import KINGS, NAMES, stand
from tests.insight.test_lineage import MATE_OF_FOUR
from tests.session.play import CFANP, a_session, any_action, pair, play, session_at
from tests.session.rings import a_ring
from tests.session.rows import a_row
from tests.slow import seeds
from tests.there import there
from tests.window.analysis.judged import made_up

FOOLS = "AB:f3 AB:e5 BC:a6 AB:g4"
"""Moves of three after which army b is to move and could checkmate army a."""
BONUS = cfen(4, "Ka:Ae1 Na:Ab1 Na:Cd4 Kb:Bh1 Kc:Ch1 Kd:Da1")
"""Army a stands on two half-boards, and has two moves."""


def agree(told: Sequence[tuple[object, object]]) -> None:
    """Fail where what is said is not what is expected, and say all that differs."""
    plain = [
        (said.replace("\n", " | ").replace("\N{NO-BREAK SPACE}", " "), wanted)
        if isinstance(said, str)
        else (said, wanted)
        for said, wanted in told
    ]
    wrong = [f"{said!r} instead of {wanted!r}" for said, wanted in plain if said != wanted]
    assert not wrong, "\n".join(wrong)


def played(moves: str = "", players: int = 3, **options: object) -> GameSession:
    """Return a session after some moves."""
    session = a_session(players, **options)  # type: ignore[arg-type]
    play(session, moves)
    return session


# Cells and dangers

NOTHING = Stake((), 0)


def cell(**values: object) -> Cell:
    """Return a cell of army a on A + B with some values."""
    plain = Cell(0, Pair(0, 1), 20, KingState.SAFE, (), NOTHING, NOTHING, False)
    return plain._replace(**values)  # type: ignore[arg-type]


def cell_of(session: GameSession, boards: str) -> Cell:
    """Return what is found of a pair."""
    return next(one for one in cells(Survey(session.position), None) if one.pair == pair(boards))


def dangers_of(session: GameSession, army: int) -> list[Danger]:
    """Return what threatens an army."""
    return list(dangers(Survey(session.position), army))


def test_cells_are_told() -> None:
    words = CellWords(a_session(3))
    two, bishop = Stake((Square(0, 8), Square(0, 9)), 2), Stake((Square(2, 2),), 3)
    eight = Stake(tuple(Square(0, at) for at in range(8, 16)), 8)
    due = cell(moves=0, demand=Text("{name} owes a piece", name=PlayerName(2)))
    bare, start = cell(moves=0, king=KingState.ELSEWHERE), "A + B | 0 legal moves"
    agree([
        (words.tip(cell()), "A + B | 20 legal moves | The King stands here and is safe"),
        (words.tip(cell(moves=1, king=KingState.ELSEWHERE)), "A + B | 1 legal move"),
        (words.tip(bare._replace(king=KingState.CHECK)), f"{start} | The King is in check here"),
        (words.tip(bare._replace(king=KingState.MATED)), f"{start} | The King is checkmated here"),
        (words.tip(bare._replace(hanging=two)),
         f"{start} | May be lost, worth 2: pawn Aa2, pawn Ab2"),
        (words.tip(bare._replace(winnable=two)),
         f"{start} | May be won, worth 2: pawn Aa2, pawn Ab2"),
        (words.tip(bare._replace(winnable=bishop)), f"{start} | May be won, worth 3: Bishop Cc1"),
        (words.tip(bare._replace(hanging=eight)),
         f"{start} | May be lost, worth 8: pawn Aa2, pawn Ab2, pawn Ac2, pawn Ad2, pawn Ae2, "
         "pawn Af2 and 2 more"),
        (words.tip(bare._replace(pushed=True)), f"{start} | Pushed already this turn"),
        (words.tip(due), "A + B | Ben owes a piece | The King stands here and is safe"),
        (words.spoken(due), "A + B: Ben owes a piece; The King stands here and is safe."),
        (number_of(cell()), "20"),
        (number_of(due), "!"),
        (words.some(["a", "b"]), "a, b"),
        (words.some([str(number) for number in range(9)]), "0, 1, 2, 3, 4, 5 and 3 more"),
        (words.on_pairs([Pair(0, 1), Pair(0, 2)]), "on every pair"),
    ])  # fmt: skip


def test_dangers_are_told(speak: Callable[[str], None]) -> None:
    session, other = played(FOOLS), played("AB:e4 AB:d5")
    words, others = CellWords(session), CellWords(other)
    mate = next(one for one in dangers_of(session, 0) if one.mate)
    taken = next(one for one in dangers_of(other, 1) if one.action.text == "AB:e4d5")
    assert taken.is_defended, "the Queen takes back"
    assert "Checkmate at once: AB:d8h4" in words.spoken(cell_of(session, "AB"))
    agree([
        (words.danger(mate), "Queen Be1 checkmates the King"),
        (words.spoken_danger([mate]), "b, Ben: Queen Be1 checkmates the King, on A + B"),
        (others.danger(taken), "Pawn Ae4 takes pawn Be4"),
        (others.loss([taken._replace(lost=0)]), "on A + B; defended"),
        (others.loss([taken._replace(lost=2)]), "on A + B; 2 lost in the end"),
    ])  # fmt: skip
    speak("de")
    agree([
        (words.tip(cell()), "A + B | 20 legale Züge | Der König steht hier und ist sicher"),
        (words.danger(mate), "Dame Be1 setzt den König matt"),
    ])  # fmt: skip
    play(session, "AB:Qh4")
    agree([(CellWords(session).army(army), f"{'ab'[army]}, Ben") for army in (0, 1)])


# What a chess program found


def engine_words(session: GameSession, name: str) -> EngineWords:
    """Return what puts lines of a pair into words."""
    found = session.position.game_pair(pair(name))  # type: ignore[attr-defined]
    assert isinstance(found, GamePair)
    return EngineWords(session, pair(name), found)


E2, E4 = Square(0, chess.E2), Square(0, chess.E4)


def line(text: str, *more: str, source: Square = E2, target: Square = E4) -> EngineLine:
    """Return a line of some moves as a program may find it; it begins as e2-e4 on half-board A."""
    moves = (LineMove(source, target, None, one) for one in (text, *more))
    return EngineLine(Score(20, None), 5, tuple(moves))


def one_line(words: EngineWords, step: LineMove | None) -> str:
    """Return a line of one move as it is written."""
    assert step is not None
    return words.line(EngineLine(Score(0, None), 1, (step,)))


@pytest.mark.usefixtures("qapp")
def test_lines_and_scores_are_told_with_the_players() -> None:
    words, third = engine_words(a_session(3), "AB"), engine_words(a_session(3), "BC")
    found = line("d4", "d5", source=Square(1, 11), target=Square(1, 27))
    bonus = played("AB:Nf3 BC:a3 CD:a3 AD:a6 AB:Ng5 BC:a4 CD:a4 AD:a5 AC:e4", 4)
    scores = [
        (0, None, "0.00", "Anna and Ben are about even"),
        (24, None, "+0.24", "Anna and Ben are about even"),
        (135, None, "+1.35", "Anna is ahead by 1.4 pawns"),
        (-300, None, "−3.00", "Ben is ahead by 3.0 pawns"),
        (None, 1, "#1", "Anna mates Ben in 1 move"),
        (None, -4, "−#4", "Ben mates Anna in 4 moves"),
    ]
    badge = there(words.badge(1))
    unsaid = line("e4", "e5")._replace(score=None)
    agree([
        *((words.score(Score(*score)), short) for *score, short, _ in scores),
        *((words.verdict(Score(*score)), sentence) for *score, _, sentence in scores),
        (words.line(line("e4", "e5", "Nf3")), "AB:e4 e5 Nf3"),
        (words.spoken(unsaid), "Anna moves next there: AB:e4 e5"),
        (third.line(found), "BC:d4 d5"),
        (words.action(line("e4").steps[0]) is None, False),
        (third.action(found.steps[0]), None),
        (engine_words(bonus, "AC").to_move(), "Anna moves next there"),
        (badge.label, "B"), (words.badge(99), None), (words.name(99), ""),
        (share_of(Score(0, None)), 0.5), (share_of(Score(None, 3)), 1),
        (share_of(Score(None, -3)), 0),
    ])  # fmt: skip
    assert 0.9 < share_of(Score(400, None)) < 0.92
    assert share_of(Score(-100_000, None)) < 0.001


def steps_of(words: EngineWords) -> list[LineMove]:
    """Return every legal move of chess on a pair as the first one of a line."""
    at = words.shown.line
    found = (at.step(move.uci()) for move in chess.Board(words.shown.fen).legal_moves)
    return [step for step, _ in filter(None, found)]


def test_first_moves_are_written_as_in_the_game() -> None:
    castling = cfen(3, "Ka:Ae1 Kb:Bd1 Rb:Ba1 Kc:Ce2", army="b", castling="-/K/-")
    promoting = cfen(3, "Ka:Ae1 Pa:Bc2 Kb:Bh4 Kc:Ce1", turn="2")
    for where, text, token in (("BC", castling, "BC:O-O"), ("AB", promoting, "AB:f8=N")):
        words = engine_words(session_at(text), where)
        assert token in [one_line(words, step) for step in steps_of(words)]
    for key, name, word, token in (
        ("xiangqi", "AB", "h3e3", "AB:Che3"), ("shogi", "AB", "c3c4", "AB:Pc4"),
        ("crazyhouse", "BC", "e2e4", "BC:d4"),
    ):  # fmt: skip
        words = engine_words(a_session(3, base=key), name)
        found = there(words.shown.line.step(word))
        agree([(one_line(words, found[0]), token)])
        assert (words.action(found[0]) is None) == (name == "BC")


@pytest.mark.parametrize("seed", seeds(3))
def test_every_move_of_the_army_to_move_is_an_action(seed: int) -> None:
    """Castling, promotions and en passant too: each is legal, and no two are the same."""
    chance, asked = random.Random(seed), 0
    session = a_session(chance.choice((2, 3, 4)))
    for _ in range(40):
        action = any_action(session, chance)
        if action is None:
            break
        session.propose(action)
        turn = session.position.turn()  # type: ignore[attr-defined]
        for where in session.position.pairs():  # type: ignore[attr-defined]
            shown = session.position.game_pair(where)  # type: ignore[attr-defined]
            if isinstance(shown, GamePair) and shown.mover == turn.seat:
                words = EngineWords(session, where, shown)
                steps = steps_of(words)
                found = {words.action(step) for step in steps}
                assert None not in found
                assert len(found) == len(steps)
                asked += len(steps)
    assert asked


# Judgements


def actions(*texts: str) -> tuple[Action, ...]:
    """Return actions of the first game."""
    return tuple(map(CFANP.parse_action, texts))


def test_turns_and_shares_are_told() -> None:
    session, bonus = a_session(3), session_at(BONUS)
    words, more = JudgementWords(session), JudgementWords(bonus)
    at, there, found = session.position, bonus.position, made_up(session, "AB:e2e4")
    four = (0.4, 0.2, 0.2, 0.2)
    turn = BestTurn(actions("AB:e2e4"), actions("AB:e7e5", "BC:d7d5"), (0.5, 0.3, 0.2))
    both = BestTurn(actions("AB:b1c3", "end"), actions("BC:h1g1"), four)
    others = BestTurn(actions("AB:b1c3"), actions("end", "BC:h1g1", "CD:h1g1", "CD:h8g8"), four)
    agree([
        (words.shares((0.2, 0.5, 0.3)), "Ben 50 %, Clara 30 %, Anna 20 %"),
        (words.effort(found), "3 moves ahead, 1,234 positions"),
        (words.effort(found._replace(depth=1)), "1 move ahead, 1,234 positions"),
        (words.tokens(at, turn), "AB:e4"),
        (words.turn(at, turn), "AB:e4, then AB:e5 BC:d5"),
        (words.turn(at, turn._replace(following=())), "AB:e4"),
        (words.spoken_turn(at, turn), "AB:e4, then AB:e5 BC:d5: Anna 50 %, Ben 30 %, Clara 20 %"),
        (more.tokens(there, both), "AB:Nc3, end of turn"),
        (more.turn(there, both), "AB:Nc3, end of turn, then BC:Kg1"),
        (more.turn(there, others), "AB:Nc3, then BC:Kg1 CD:Kg1 CD:Kg8"),
        (more.turn(there, others._replace(following=others.following[:1])),
         "AB:Nc3, then end of turn"),
    ])  # fmt: skip
    play(bonus, "AB:Nc3")
    end, on = BestTurn(actions("end"), (), four), BestTurn(actions("CD:d4e6"), (), four)
    agree([
        (more.tokens(bonus.position, end), "end of turn"),
        (more.turn(bonus.position, end), "end of turn"),
        (more.turn(bonus.position, on), "CD:Ne6"),  # the & is for records
    ])  # fmt: skip
    large, game = stand("Ka1 rb9 rm2", KINGS), find_game("strategichess")
    match = seat(game, dict(game.as_seated), NAMES[:4], default_colours(4), 0)
    passing = BestTurn((large.passes()[0],), (), (0.25,) * 4)
    agree([(JudgementWords(GameSession(match, large)).tokens(large, passing), "pass")])


def test_a_step_tells_where_it_is_to_be_seen() -> None:
    session = a_session(3)
    words, at = JudgementWords(session), session.position
    (step,) = words.steps(at, actions("AC:g1f3"))
    knight = at.pieces()[Square(0, 6)]
    assert (step.pair, step.source, step.target) == (pair_of(0, 2), Square(0, 6), Square(0, 21))
    assert (step.piece, step.token) == (knight, "AC:Nf3")
    assert words.steps(at, actions("BC:e2e4")) == (), "what is not legal is not shown"
    assert len(words.steps(at, actions("AB:e2e4", "AB:e2e4"))) == 1
    play(session, "AB:e4")
    (step,) = words.steps(session.position, (CFANP.resignation(2),))
    assert step.source is step.target is step.piece is step.pair is None
    ring = a_ring(3)
    walked = walk(ring.game, 3, dict(ring.match.options), 1, 300)
    position, drop = next(
        (position, one) for position in walked for one in position.all_actions() if "@" in one.text
    )
    (step,) = JudgementWords(ring).steps(position, (drop,))
    assert step.source is None, "it comes from a pocket"
    assert None not in (step.target, step.piece)


def test_badges_and_moments_of_a_game() -> None:
    session = a_session(4)
    words = JudgementWords(session)
    assert [badge.label for badge in words.badges(1, session.position)] == ["a"]
    play(session, MATE_OF_FOUR)
    first, taken = words.badges(1, session.position)
    (lost,) = words.badges(2, session.position)
    assert (first.label, taken.label, lost.label) == ("a", "b", "b")
    assert taken.captor == session.match.colours[0]
    home = there(words.home_badge(2))
    assert (home.label, words.home_badge(9)) == ("b", None)
    three = played("AB:e4 AB:e5 BC:d5 AB:Nf3")
    moments = [JudgementWords(three).presenter.moment(node) for node in three.root.line()]
    assert moments[:2] == ["Start", "Round 1, AB:e4"]
    assert moments[4] == "Round 2, AB:Nf3"


# The lineage


def lineage_words(session: GameSession) -> LineageWords:
    """Return what puts the lineage of a session into words."""
    told = there(lineage(session.line(), session.game.piece_types))
    return LineageWords(session, session.line(), told)


def test_the_lineage_is_told() -> None:
    session = a_session(3)
    substitute(session, 1, "Player 1")
    substitute(session, 2, "Maximiliane Dorothea van der Berg")
    words, rows = lineage_words(session), lineage_words(a_row(2, "1:n4n7"))
    anna, ben, _ = words.shares(0).split("  ·  ")
    assert anna == "Player\N{NO-BREAK SPACE}1\N{NO-BREAK SPACE}(39)", "it is not broken there"
    assert ben == "Maximiliane Dorothea van der Berg\N{NO-BREAK SPACE}(39)"
    told = "Player 1 (39)  ·  Maximiliane Dorothea van der Berg (39)  ·  Clara (39)"
    out = a_session(3)
    assert out.resign(1) is None
    gone = lineage_words(out)
    agree([
        (words.summary(0), f"Material, in pawns: {told}"),
        (words.tip(0), f"Start | Material, in pawns: {told}"),
        (gone.shares(0), "Anna (39)  ·  Ben (39)  ·  Clara (39)"),
        (gone.shares(1), "Ben (39)  ·  Clara (39)  ·  nobody (39)"),
        (rows.moment(0), "Start"),
        (rows.moment(1).startswith("Round"), False),
        (gone.turning(Turning(0, 1, 2, None, ())), "Army B goes from Ben to nobody."),
    ])  # fmt: skip
    assert gone.badge(0, 1).colour != gone.badge(0, 0).colour, "what is dead is grey"
