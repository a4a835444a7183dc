"""What was found about a position, and who plays, in words: tables of questions and answers.

They are written as `tests/golden/README.md` says; `answering` tells what can be asked. Lines of an
answer stand between bars, and ``~`` is a space at which no line breaks.
"""

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import chess
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocumentFragment
from PySide6.QtWidgets import QApplication

from cfanp_gui.bots.judgement import BestTurn, Judgement
from cfanp_gui.core.boards import Square
from cfanp_gui.core.queries import GamePair, LineMove
from cfanp_gui.core.text import PlayerName, Text
from cfanp_gui.engine.analysis import EngineLine, Score
from cfanp_gui.insight.lineage import Turning, lineage
from cfanp_gui.insight.matrix import Cell, KingState, Stake, cells
from cfanp_gui.insight.survey import Survey, dangers
from cfanp_gui.session.bot_seats import substitute
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match import BotSeat
from cfanp_gui.window.analysis.engine_lines import EngineWords, share_of
from cfanp_gui.window.analysis.insight_models import CellWords, number_of
from cfanp_gui.window.analysis.judgement_words import JudgementWords
from cfanp_gui.window.analysis.river_view import LineageWords
from cfanp_gui.window.panels.side_panels import OrderModel
from cfanp_gui.window.services.languages import install
from cfanp_gui.window.widgets import panel_lists
from tests.core.build import cfen
from tests.golden.tables import Table, action_of, shown, square_of, square_text
from tests.golden.test_golden import agree
from tests.session.play import a_session, any_action, pair
from tests.slow import seeds
from tests.there import there

BONUS = cfen(4, "Ka:Ae1 Na:Ab1 Na:Cd4 Kb:Bh1 Kc:Ch1 Kd:Da1")
"""Army A stands on two half-boards, and has two moves."""
E2, E4 = Square(0, chess.E2), Square(0, chess.E4)
WORDS = Path(__file__).with_name("words")


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("path", sorted(WORDS.glob("*.txt")), ids=lambda path: path.stem)
def test_the_answers_are_those_kept(path: Path) -> None:
    agree(path)


def answering(table: Table) -> Callable[[str], str]:
    """Return a function that answers the questions of a table, one after the other."""
    application = QApplication.instance() or QApplication([])  # where no test has it made
    install(application, "en")
    session = table.session()

    def answer(question: str) -> str:
        told = "\n".join(map(spelled, filter(None, answers(session, *question.split()))))
        return (told or "nothing").replace("\n", " | ").replace("\N{NO-BREAK SPACE}", "~")

    return answer


def spelled(value: object) -> str:
    """Return a value as text: an action in its machine form, and a badge by its parts."""
    return value if isinstance(value, str) else getattr(value, "text", "") or shown(value)


def answers(session: GameSession, name: str, *given: str) -> Iterator[object]:
    """Yield the lines of an answer; a question says what is asked, and of what."""
    position, parse = session.position, session.game.parse_action
    cell_words, judged = CellWords(session), JudgementWords(session)
    match name, *given:
        case "play", *tokens:  # and what else is done between questions
            for token in tokens:
                yield session.propose(action_of(session, token))
        case "undo", count:
            yield f"{session.undo(int(count))} taken back"
        case "bot", player:
            substitute(session, int(player), session.match.names[int(player) - 1], BotSeat("club"))
        case "name", player, *words:
            substitute(session, int(player), " ".join(words))
        case "speak", language:
            install(there(QApplication.instance()), language)
        case "rows", role:
            yield from row_texts(session, role)
        case "cell", boards, *values:  # made up are `king=CHECK hanging=Aa2,Ab2 demand=2` and more
            found = cell_of(session, boards, *values)
            yield from (number_of(found), cell_words.tip(found), cell_words.spoken(found))
        case "dangers", army:
            for danger in dangers(Survey(position), int(army)):
                yield cell_words.spoken_danger([danger])
        case "army", army:
            yield cell_words.army(int(army))
        case "line", boards, *moves:  # in UCI
            line, words = engine_line(session, boards, *moves)
            yield from (words.line(line), words.spoken(line), words.action(line.steps[0]))
        case "score", boards, value:  # in hundredths of a pawn, or `#-4` for a mate
            words = engine_words(session, boards)
            number = int(value.lstrip("#"))
            score = Score(None, number) if value[0] == "#" else Score(number, None)
            yield from (words.score(score), words.verdict(score), f"{share_of(score):.3f}")
        case "side", boards, army:
            words = engine_words(session, boards)
            yield from (words.badge(int(army)), words.name(int(army)))
        case "shares", *shares, depth, nodes:
            found = Judgement(1, tuple(map(float, shares)), depth=int(depth), nodes=int(nodes))
            yield from (judged.shares(found.shares), judged.effort(found))
        case "turn", *actions:  # `turn A.. then B..`; all may expect what comes in the order here
            at = actions.index("then") if "then" in actions else len(actions)
            own, more = (tuple(map(parse, some)) for some in (actions[:at], actions[at + 1 :]))
            turn = BestTurn(own, more, tuple(one / 10 for one in range(position.players)))
            yield from (judged.tokens(position, turn), judged.spoken_turn(position, turn))
        case "steps", *actions:
            for step in judged.steps(position, tuple(map(parse, actions))):
                squares = (one and square_text(position, one) for one in (step.source, step.target))
                yield " ".join(map(str, (step.token, step.pair, step.piece, *squares)))
        case "badges", player:  # of the armies they hold, and of the seat they began at
            yield from (*judged.badges(int(player), position), "home")
            yield judged.home_badge(int(player))
        case "moments", *_:
            yield from map(judged.presenter.moment, session.root.line())
        case "lineage", number:
            told = lineage_words(session)
            yield told.tip(int(number))
            yield from (told.badge(army, int(number)) for army in range(len(told.lineage.seats)))
        case "turning", army, before, after:  # where no event tells it
            players = [int(one) or None for one in (before, after)]
            yield lineage_words(session).turning(Turning(0, int(army), *players, ()))


def row_texts(session: GameSession, role: str) -> Iterator[str]:
    """Yield the data of the rows of the order of play for a role, such as ``BADGE``."""
    known = getattr(panel_lists, f"{role}_ROLE", None) or Qt.ItemDataRole[f"{role}Role"]
    model = OrderModel()
    model.show(session)
    for row in range(model.rowCount()):
        found = model.index(row, 0).data(known)
        tip = QTextDocumentFragment.fromHtml(str(found)).toPlainText()
        yield tip if role == "ToolTip" else shown(found)


def cell_of(session: GameSession, boards: str, *values: str) -> Cell:
    """Return the cell of a pair for the army to move, with some values made up."""
    found = cells(Survey(session.position), None)
    cell = next(one for one in found if one.pair == pair(boards))
    for name, value in (one.split("=") for one in values):
        made: object = value == "yes"
        if name == "moves":
            made = int(value)
        elif name == "king":
            made = KingState[value]
        elif name == "demand":
            made = Text("{name} owes a piece", name=PlayerName(int(value)))
        elif name in ("hanging", "winnable"):
            squares = tuple(square_of(session.position, one) for one in value.split(","))
            made = Stake(squares, len(squares))
        cell = cell._replace(**{name: made})  # type: ignore[arg-type]
    return cell


def engine_words(session: GameSession, name: str) -> EngineWords:
    """Return the words for lines of a pair."""
    found = session.position.game_pair(pair(name))  # type: ignore[attr-defined]
    assert isinstance(found, GamePair)
    return EngineWords(session, pair(name), found)


def line(text: str, *more: str, source: Square = E2, target: Square = E4) -> EngineLine:
    """Return a line of some moves as a program may find it; it begins as e2-e4 on half-board A."""
    moves = (LineMove(source, target, None, one) for one in (text, *more))
    return EngineLine(Score(20, None), 5, tuple(moves))


def engine_line(session: GameSession, boards: str, *moves: str) -> tuple[EngineLine, EngineWords]:
    """Return a line of moves in UCI without a score, and what puts it into words."""
    words, steps = engine_words(session, boards), list[LineMove]()
    at = words.shown.line
    for move in moves:
        step, at = there(at.step(move))
        steps.append(step)
    return EngineLine(None, 5, tuple(steps)), words


def steps_of(words: EngineWords) -> list[LineMove]:
    """Return every legal move of chess on a pair as the first one of a line."""
    at = words.shown.line
    found = (at.step(move.uci()) for move in chess.Board(words.shown.fen).legal_moves)
    return [step for step, _ in filter(None, found)]


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


def lineage_words(session: GameSession) -> LineageWords:
    """Return the words for the lineage of a session."""
    told = there(lineage(session.line(), session.game.piece_types))
    return LineageWords(session, session.line(), told)
