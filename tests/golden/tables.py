"""Golden tables: what the program answers to lines typed, actions, positions and questions.

The README beside this file says how a table is written. `python -m tests.golden tables` answers
every question anew; read the difference before it is kept.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass, field, is_dataclass
from pathlib import Path
from typing import Any

from cfanp_gui.bots.best_lines import analyse, state_of
from cfanp_gui.bots.contract import Limit, Thinking
from cfanp_gui.core.actions import PocketSource, Refusal, Source
from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.commands import (
    Ambiguous,
    CommandProblem,
    CommandResult,
    Play,
    PushCommand,
    Where,
    WordCommand,
    Words,
)
from cfanp_gui.core.game import Game, OptionError, OptionValue, Position, PositionError
from cfanp_gui.core.movement import sentences
from cfanp_gui.core.notation import NotationError, UnreadableError
from cfanp_gui.core.text import SquareName, sentence_of, with_names, with_squares
from cfanp_gui.games.pairs.described import library
from cfanp_gui.games.registry import find_game
from cfanp_gui.record import cpgn, game_texts
from cfanp_gui.record.game_record import GameRecord, RecordError
from cfanp_gui.session import command_parser
from cfanp_gui.session.clock import TimeControl, milliseconds
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match import seat
from cfanp_gui.session.seeing import take_seat
from tests.core.build import cfen
from tests.games.armies import shogis
from tests.games.ring import build as ring
from tests.judges.strategichess_by_hand import stfen
from tests.record.commenting import commenting
from tests.record.drawing import drawing, made
from tests.record.reading import reading
from tests.session import blind
from tests.session.onlooker import Onlooker
from tests.session.play import NAMES
from tests.session.test_clock import FakeTime
from tests.session.walks import Walk

FOLDER = Path(__file__).parent
SIGN = " => "
"""Sign between a question and its answer."""


@dataclass
class Line:
    """A question of a table, where it stands in the file, and the answer that is kept."""

    number: int
    question: str
    kept: str


@dataclass
class Table:
    """Questions asked of one position."""

    path: Path
    title: str
    settings: dict[str, str] = field(default_factory=dict)
    lines: list[Line] = field(default_factory=list)

    def __str__(self) -> str:
        return f"{self.path.parent.name}/{self.path.stem}: {self.title}"

    @property
    def game(self) -> Game:
        """Return the game that is asked, its base game chosen where the options name one."""
        return find_game(self.settings["game"]).variant(self.options)

    @property
    def options(self) -> dict[str, OptionValue]:
        """Return the options of the game, written as ``base=xiangqi defend=yes``."""
        known: Mapping[str, OptionValue] = {"yes": True, "no": False}
        pairs = (one.split("=", 1) for one in self.settings.get("options", "").split())
        return {name: known.get(value, value) for name, value in pairs}

    def session(self, now: Callable[[], int] = milliseconds) -> GameSession:
        """Return a session at the position that is asked, with who is to move at the screen."""
        text, game = self.position_line(), self.game
        start = game.from_text(text, self.options) if text else None
        players = int(self.settings.get("players", 0)) or (
            len({start.seat_status(one.id).first_player for one in start.seats()})
            if start
            else (3 if 3 in game.player_counts else game.min_players)
        )
        names = [NAMES[n] if n < len(NAMES) else f"P{n + 1}" for n in range(players)]
        colours = [f"#{40 + 8 * n:02x}{220 - 8 * n:02x}80" for n in range(players)]
        defaults = {"order": "seats"} if any(one.name == "order" for one in game.options) else {}
        time = TimeControl.parse(self.settings["time"]) if self.settings.get("time") else None
        match = seat(game, {**defaults, **self.options}, names, colours, 0, time)
        session = GameSession(match, start or game.initial(players, match.options), now)
        session.custom_start = start is not None
        take_seat(session)
        for token in self.settings.get("play", "").split():
            refusal = session.propose(action_of(session, token))
            assert refusal is None, f"{self}: {token}: {refusal}"
            take_seat(session)
        if "pushed" in self.settings:
            session.push(pair_of(session.position, self.settings["pushed"]))
        return session

    def position_line(self) -> str:
        """Return the text of the position asked; empty for the start of the game."""
        if "at" in self.settings:
            return self.settings["at"]
        return self.built(self.settings["pieces"]) if "pieces" in self.settings else ""

    def with_more(self, text: str) -> str:
        """Return the line of the table's position with more pieces and other fields."""
        more, _, fields = text.removeprefix("+").partition(";")
        pieces, _, usual = self.settings["pieces"].partition(" ; ")
        return self.built(f"{pieces} {more.strip()} ; {usual} {fields.strip()}")

    def built(self, text: str) -> str:
        """Return the line of a position given by its pieces."""
        pieces, *more = text.split(" ; ")
        values: dict[str, Any] = dict(one.split("=", 1) for one in " ".join(more).split())
        numbers = {name: int(value) for name, value in values.items() if value.isdecimal()}
        match self.settings["game"]:
            case "ring":
                return ring.line(*pieces.split(" / "), **{**values, **numbers})
            case "strategichess":
                values["unmoved"] = values.get("unmoved", "").replace(",", " ")
                return stfen(*pieces.split(" / "), **{**values, **numbers})
        armies, rest = values.pop("armies", "3"), values.pop("rest", "")
        return f"{cfen(int(armies), pieces, **values)} {rest}".rstrip()


# Reading and writing tables


def read(path: Path) -> Iterator[Table]:
    """Yield the tables of a file.

    Before the first title stand settings of all tables, and abbreviations (``let KINGS = 4k3/..``),
    which are replaced in settings and questions where they stand as ``{KINGS}``.
    """
    shared: dict[str, str] = {}
    short: dict[str, str] = {}
    table: Table | None = None
    for number, raw in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        text = raw.strip()
        if not text or text.startswith("#"):
            continue
        for name, meant in short.items():
            text = text.replace(f"{{{name}}}", meant)
        if SIGN in f"{text} " or text.endswith(SIGN.rstrip()):
            assert table is not None, f"{path.name}, line {number}: a question before any title"
            question, _, answer = f"{text} ".partition(SIGN)
            table.lines.append(Line(number, question, answer.strip()))
        elif raw[0] != " " and not (table is None and is_setting(text)):
            table = Table(path, text, dict(shared))
            yield table
        elif text.startswith("let "):
            name, _, meant = text[4:].partition(" = ")
            short[name] = meant
        else:
            name, _, value = text.partition(" ")
            (shared if table is None else table.settings)[name] = value


SETTINGS = (
    "game", "players", "options", "time", "at", "pieces", "play", "pushed", "board", "words",
    "form", "head", "tree", "made", "small", "hidden", "bots",
)  # fmt: skip


def is_setting(text: str) -> bool:
    """Return True if a line before the first title is a setting of all tables."""
    return text.partition(" ")[0] in (*SETTINGS, "let")


def rewrite(path: Path) -> bool:
    """Write the answers of a file as the program gives them now; return whether any differ."""
    lines = path.read_text(encoding="utf-8").split("\n")
    found = list(read(path))
    for table in found:
        for line, answer in answers(table):
            question = lines[line.number - 1].rstrip().removesuffix(SIGN.rstrip())
            question = f"{question} ".partition(SIGN)[0].rstrip()
            lines[line.number - 1] = f"{question}{SIGN}{answer}".rstrip()
    text = "\n".join(lines)
    changed = text != path.read_text(encoding="utf-8")
    path.write_text(text, encoding="utf-8", newline="\n")
    return changed


def answers(table: Table) -> Iterator[tuple[Line, str]]:
    """Yield each question of a table with what the program answers now."""
    # They are told in the words of this module.
    from tests.golden.played import played
    from tests.golden.rules import rules

    purposes = {**PURPOSES, "played": played, "rules": rules}
    if table.path.parent.name == "words":  # which need a window's part of the program
        from tests.window.analysis.test_words import answering

        purposes["words"] = answering
    answer = purposes[table.path.parent.name](table)
    for line in table.lines:
        yield line, " ".join(answer(line.question.strip()).split())


# Names of squares, pairs and players


def action_of(session: GameSession, token: str) -> object:
    """Return the action of a token in the notation or in the machine form."""
    try:
        return session.game.notation.parse(session.position, token)
    except NotationError:
        return session.game.parse_action(token)


def square_text(position: Position, square: Square) -> str:
    """Return a square by the label of its board and its name there, such as ``Ae2``."""
    for spec in position.boards():
        if spec.id == square.board:
            between = ":" if spec.label[-1:].isdecimal() else ""
            return f"{spec.label}{between}{spec.name(square.index)}"
    return f"{square.board}/{square.index}"


def square_of(position: Position, text: str) -> Square:
    """Return the square that `square_text` writes so."""
    for spec in position.boards():
        for index in range(len(spec.square_names)):
            square = Square(spec.id, index)
            if square_text(position, square) == text:
                return square
    raise ValueError(f"no square {text}")


def board_of(position: Position, label: str) -> int:
    """Return the id of the board with a label, or of which that is written, ``#1``."""
    if label.startswith("#"):
        return int(label[1:])
    return next(spec.id for spec in position.boards() if spec.label == label)


def pair_of(position: Position, text: str) -> Pair:
    """Return the pair written as two labels with a sign between them, ``A+C``."""
    return Pair(*(board_of(position, label) for label in text.split("+")))


def plain(session: GameSession, sentence: str) -> str:
    """Return a sentence with players and squares named as at the table."""

    def named(square: SquareName) -> str:
        return str(square)

    return with_squares(with_names(sentence, session.name), named)


def at_squares(position: Position, squares: tuple[Square, ...]) -> str:
    """Return squares as they are added to an answer; empty for none."""
    return f" @ {' '.join(square_text(position, one) for one in squares)}" if squares else ""


def refused(session: GameSession, refusal: Refusal | None, otherwise: str = "legal") -> str:
    """Return a refusal as rule, sentence and squares."""
    if refusal is None:
        return otherwise
    message = plain(session, refusal.message)
    return f"{refusal.rule}: {message}{at_squares(session.position, refusal.causes)}"


# What is asked: one function for each folder


def typed(table: Table) -> Callable[[str], str]:
    """Return a function that tells the meaning of lines typed at the table."""
    session = table.session()
    board, words = looked_at(table, session), words_of(table)

    def answer(question: str) -> str:
        return meant(session, command_parser.parse(session, question, words, board))

    return answer


def offered(table: Table) -> Callable[[str], str]:
    """Return a function that tells the completions of a typed text, with their descriptions."""
    session = table.session()
    board, words = looked_at(table, session), words_of(table)

    def answer(question: str) -> str:
        typed = question.strip("“”")
        found = command_parser.completions(session, typed, words, board)
        return " ; ".join(
            f"{one.text.replace(' ', '_')} ({plain(session, one.description)})" for one in found
        )

    return answer


def looked_at(table: Table, session: GameSession) -> int | None:
    """Return the id of the board that is looked at."""
    label = table.settings.get("board")
    return board_of(session.position, label) if label else None


def words_of(table: Table) -> Words:
    """Return the words of another language: ``words Dame=queen D=Q``."""
    return dict(one.split("=") for one in table.settings.get("words", "").split())


def meant(session: GameSession, result: CommandResult) -> str:
    """Return the meaning of a typed line."""
    position = session.position
    match result:
        case Play(action):
            return action.text
        case Ambiguous(actions, sentence):
            texts = " or ".join(action.text for action in actions)
            return f"{texts}: {plain(session, sentence)}"
        case WordCommand("apart"):
            return "apart"
        case WordCommand(name, count):
            return f"command {name}{'' if count == 1 else f' {count}'}"
        case PushCommand(pair):
            labels = {spec.id: spec.label for spec in position.boards()}
            return f"push {labels[pair.lower]}+{labels[pair.upper]}"
        case Where(squares, sentence):
            return f"“{plain(session, sentence)}”{at_squares(position, squares)}"
        case CommandProblem(sentence):
            causes = at_squares(position, result.causes)
            return f"no: {plain(session, sentence)}{causes}"


def refusals(table: Table) -> Callable[[str], str]:
    """Return a function that tells the reasons for which actions are refused.

    A question is an action in its machine form, ``push A+C``, or ``touch Ae2``, to which may be
    added where the piece goes, ``to Ae4``, on which pair, ``on A+C``, what it becomes,
    ``as Q``, and where something is placed, ``at 1:b1``.
    """
    session = table.session()
    position = session.position

    def answer(question: str) -> str:
        first, *more = question.split(" ")
        if first == "push":
            return refused(session, position.pair_refusal(pair_of(position, more[0])))
        if first == "touch":
            said = dict(zip(["of", *more[1::2]], more[::2], strict=True))
            return refused(
                session,
                position.gesture_refusal(
                    source_of(position, said["of"]),
                    square_of(position, said["to"]) if "to" in said else None,
                    pair_of(position, said["on"]) if "on" in said else None,
                    said.get("as"),
                    square_of(position, said["at"]) if "at" in said else None,
                ),
            )
        try:
            action = table.game.parse_action(question)
        except (NotationError, ValueError) as error:
            return f"unreadable: {plain(session, str(error))}"
        return refused(session, session.node.reached.position.refusal(action))

    return answer


def source_of(position: Position, text: str) -> Source:
    """Return the source of a piece: a square, or ``N@A`` for the pocket beside board A."""
    if "@" in text:
        letter, label = text.split("@")
        return PocketSource(board_of(position, label), letter)
    return square_of(position, text)


def written(table: Table) -> Callable[[str], str]:
    """Return a function that tells the notation of moves, and the move that a token names.

    It returns the machine form and the human one, which must be read as the same action; or the
    reason why the token is illegal here, or not even in the form of a move.
    """
    session = table.session()
    notation, position = session.game.notation, session.position

    def answer(question: str) -> str:
        try:
            action = notation.parse(position, question)
        except NotationError as error:
            try:
                action = table.game.parse_action(question)
            except ValueError:
                kind = "unreadable" if isinstance(error, UnreadableError) else "no"
                return f"{kind}: {plain(session, sentence_of(error))}"
        if refusal := session.node.reached.position.refusal(action):
            return f"{action.text} refused: {plain(session, refusal.message)}"
        human = notation.human(position, action)
        assert notation.parse(position, human) == action, f"{human} is read as another move"
        return f"{action.text} {human}"

    return answer


def positions(table: Table) -> Callable[[str], str]:
    """Return a function that reads positions, and tells the mistakes in them.

    A line that is written again as it stands is “the same”, others as they are written then. A
    question that begins with a plus is the pieces of the table with more pieces and other fields.
    With ``form fen`` texts are in that form of another program.
    """
    suffix = f".{table.settings.get('form')}"

    def answer(question: str) -> str:
        text = table.with_more(question) if question.startswith("+") else question
        try:
            game = table.game
            forms = game.foreign_formats.positions
            form = next((one for one in forms if one.suffix == suffix), None)
            position = form.read(text) if form else game.from_text(text, table.options)
        except (PositionError, OptionError) as error:
            return f"no: {error}"
        other, written = "", position.to_text()
        if form is not None:
            named = game.options_in(written)
            known = game.variant(named).foreign_formats.positions
            written = next(one for one in known if one.suffix == suffix).write(position)
            other = "" if table.options.keys() & named.keys() else f"{named.get('base', '')}: "
        return other.lstrip(": ") + ("the same" if written == text else written)

    return answer


def said(table: Table) -> Callable[[str], str]:
    """Return a function that puts a position, its last action and its squares into words.

    A question is a method of `Wording`, with the label of a board, a square or the letter of a
    piece where it asks for one; ``events``, what happened last; ``play ACTION``, after which what
    follows is asked of the position that it leads to; and ``back``, which takes it back.
    """
    session = table.session()

    def answer(question: str) -> str:
        name, _, rest = question.partition(" ")
        if name == "play":
            refusal = session.propose(action_of(session, rest))
            take_seat(session)
            return refused(session, refusal, "played")
        if name == "back":
            return f"{session.undo()} taken back"
        return plain(session, shown(ask(session, name, rest)))

    return answer


def walked(table: Table) -> Callable[[str], str]:
    """Return a function that takes one step after another in a session, and tells the changes."""
    now = FakeTime()
    bots = [int(one) for one in table.settings.get("bots", "").split()]
    match table.settings.get("hidden"):
        case "blind":
            session = blind.blind_session(bots)
        case "armies":
            session = blind.hidden_session(bots=bots)
        case _:
            session = table.session(now)
    return Walk(session, now).answer


def seen(table: Table) -> Callable[[str], str]:
    """Return a function that tells the view of a session, and the meaning of gestures."""
    now = FakeTime()
    small = table.settings.get("small")
    session = shogis.session_at(small) if small else table.session(now)
    return Onlooker(Walk(session, now), square_of, source_of, square_text).answer


def read_records(table: Table) -> Callable[[str], str]:
    """Return a function that reads records, whose head is a setting, and tells their games."""
    return reading(table.settings.get("head", ""), "tree" in table.settings)


def comments(table: Table) -> Callable[[str], str]:
    """Return a function that tells the contents of comments, and changes them."""
    start = made(table.settings["made"])[0] if "made" in table.settings else None
    return commenting(start or table.session().position, square_text)


def drawn(table: Table) -> Callable[[str], str]:
    """Return a function that tells the contents of a picture of the position."""
    if "made" in table.settings:
        position, types = made(table.settings["made"])
    else:
        position, types = table.session().position, dict(table.game.piece_types)
    return drawing(position, types, lambda name: square_of(position, name))


def ask(session: GameSession, name: str, rest: str) -> object:
    """Return the answer of the wording to one question."""
    at, wording, position = session.situation, session.game.wording, session.position
    change = session.node.transition
    before = None if session.node.parent is None else session.situation_at(session.node.parent)
    method: Callable[..., object] = getattr(wording, name, None)
    match name:
        case "events":
            return [event.text(session.name) for event in change.events]
        case "outcome":
            return wording.outcome(at, session.outcome) if session.outcome else None
        case "title" | "asides" | "gained" | "row" | "notes":
            seats = {one.label: one for one in position.seats()}
            seats |= {str(one.id): one for one in position.seats()}
            return method(at, position.seat_status(seats[rest].id))
        case "square" | "place" | "home_square":
            return method(at, square_of(position, rest))
        case "piece" | "owner" | "side":
            piece = position.pieces()[square_of(position, rest)]
            return method(at.game if name == "piece" else at, piece)
        case "board" | "pocket" | "pocket_contents" | "captures":
            return method(at, board_of(position, rest))
        case "pocket_pieces":
            label, letter = rest.split(" ")
            return method(at, board_of(position, label), letter)
        case "move" | "action" | "entry" | "entry_badge":
            return method(before, change)
        case "checks" | "turn_after":
            return method(before, at, change)
        case "consequences" | "reversals":
            return method(at, change)
        case "decided":
            return method(before, at)
        case "is_entry":
            return [wording.is_entry(change, one) for one in change.events]
        case "mate":
            return [wording.mate(before, one) for one in change.events if one.fallen is not None]
        case "movement":
            return sentences(position.movement(rest), at.game.piece_types)
        case "losses":
            lost = [one for event in change.events for one in event.losses]
            return [wording.loss(before, one) for one in lost]
    return method(at) if callable(method) else method


def shown(value: object) -> str:
    """Return an answer of the wording on one line."""
    if isinstance(value, str):
        return f"“{value}”" if value else "nothing"
    if value is None:
        return "nothing"
    if is_dataclass(value) or hasattr(value, "_asdict"):
        values = value._asdict() if hasattr(value, "_asdict") else asdict(value)
        parts = ((name, one) for name, one in values.items() if one not in ("", None, False))
        return ", ".join(f"{name} {shown(one)}" for name, one in parts)
    if isinstance(value, list | tuple):
        return " ; ".join(map(shown, value)) or "nothing"
    return str(value)


def records(table: Table) -> Callable[[str], str]:
    """Return a function that reads games in the format of another program.

    It returns the tags, the moves as we write them, and the remarks; the game must be read again as
    it was from our own files too.
    """
    game = table.game
    (form,) = game.foreign_formats.games

    def answer(question: str) -> str:
        (text,) = game_texts.game_texts(game_texts.source_of(spelled_out(question)))
        try:
            record = form.read(text)
        except RecordError as error:
            return f"no: {error}"
        whole = cpgn.write_game(record)
        assert cpgn.read_games(whole, find_game) == [record], f"another game: {whole}"
        if record.options.get("base") == "chess":
            whole = form.write(record)
            (again,) = map(form.read, game_texts.game_texts(game_texts.source_of(whole)))
            assert again.root.equals(record.root), f"other moves: {whole}"
        moves = whole.split("\n\n", 1)[1]
        return f"{tags_of(record)} {moves} {remarks_of(record)}"

    return answer


def tags_of(record: GameRecord) -> str:
    """Return the tags of a game of two that say something."""
    given = {"White": record.names[0], "Black": record.names[1], **record.tags}
    return " ".join(f"[{name} {value}]" for name, value in given.items() if value)


def remarks_of(record: GameRecord) -> str:
    """Return the remarks made when a game was read, each behind a semicolon."""
    return " ".join(f"; {one.sentence}{' (lost)' * one.is_lost}" for one in record.remarks)


def spelled_out(question: str) -> str:
    """Return a text with its line ends, written ``\\n``, and characters, written ``\\u2009``."""
    text = question.replace("\\n", "\n")
    return re.sub(r"\\u([0-9a-f]{4})", lambda found: chr(int(found[1], 16)), text)


def described(table: Table) -> Callable[[str], str]:
    """Return a function that tells the games described in a file, and the reasons for refusals."""

    def answer(question: str) -> str:
        found = library.read(spelled_out(question), "my.ini")
        assert all(one.key in one.sentence for one in found.refused)
        sentences = (f"; {one.sentence}" for one in found.refused)
        return f"{' '.join(game.key for game in found.games)} {' '.join(sentences)}"

    return answer


def chosen(table: Table) -> Callable[[str], str]:
    """Return a function that tells the best turn found within so many positions and with a seed.

    A question is ``300 seed 5``. The answer is the same compiled, interpreted and on each system:
    the line that is expected, the value for the player in thousandths, and the depth.
    """
    position = table.session().position

    def answer(question: str) -> str:
        nodes, _, seed = question.partition(" seed ")
        state = state_of(position, min(position.actors()), table.game.piece_types)
        best = analyse(state, Thinking(Limit(int(nodes))), int(seed))[0]
        line = " ".join(action.text for action in best.actions)
        return f"{line} ; {best.value:+.0f} ; depth {best.depth}, {best.nodes} positions"

    return answer


PURPOSES: dict[str, Callable[[Table], Callable[[str], str]]] = {
    "chosen": chosen,
    "typed": typed,
    "offered": offered,
    "refused": refusals,
    "written": written,
    "positions": positions,
    "said": said,
    "pgn": records,
    "described": described,
    "walks": walked,
    "seen": seen,
    "read": read_records,
    "drawn": drawn,
    "comments": comments,
}
"""By the folder of a file what is asked in its tables."""
