"""Typed lines: moves, words, questions and completions in every game's language."""

import random
import re
from collections.abc import Iterator
from itertools import islice

from cfanp_gui.core import completions, general_commands
from cfanp_gui.core.actions import Action
from cfanp_gui.core.boards import STRIP
from cfanp_gui.core.commands import (
    MAX_LENGTH,
    NO_WORDS,
    WORDS,
    Ambiguous,
    CommandProblem,
    CommandResult,
    Completion,
    Play,
    PushCommand,
    Where,
    WordCommand,
    plain,
)
from cfanp_gui.core.game import Position
from cfanp_gui.core.piece_letters import read_in_english
from cfanp_gui.core.text import Text
from tests.conformance.cases import Case, each_case, of_each_case, sources, specs


def read(case: Case, position: Position, text: str) -> CommandResult:
    """Return the meaning of a line."""
    return general_commands.read(case.situation(position), text, NO_WORDS, None)


def offers(case: Case, position: Position, text: str) -> list[Completion]:
    """Return the completions of a line."""
    at = case.situation(position)
    return list(completions.offers(at, text, NO_WORDS, None))


def typed(position: Position, action: Action) -> CommandResult:
    """Return the result of typing an action: a push of boards is a command of the table, too."""
    pair = getattr(action, "pair", None)
    if pair is not None and position.push_action(pair) == action:
        return PushCommand(pair)
    return Play(action)


@each_case
def every_move_can_be_typed(case: Case) -> None:
    for position in case.few:
        for action in position.all_actions()[::11]:
            for text in (case.game.notation.human(position, action), action.text):
                assert read(case, position, text) == typed(position, action), text


@each_case
def moves_to_choose_from_are_lines_that_mean_them(case: Case) -> None:
    for position in case.few:
        wanted = [one.action for source in sources(position) for one in position.gestures(source)]
        wanted = wanted[::13]
        choices = completions.choices(case.situation(position), wanted)
        assert {one.action for one in choices} == set(wanted)
        for one in choices:
            assert read(case, position, one.text) == Play(one.action)  # type: ignore[arg-type]


@each_case
def what_is_offered_means_something(case: Case) -> None:
    for position in case.few[-2:]:
        move = case.game.notation.human(position, position.all_actions()[0])
        for begun in ("", move[:2], "w", "where ", "board ", "on "):
            for one in offers(case, position, begun)[::7]:
                meant = read(case, position, one.text)
                if one.action is not None:
                    assert meant == Play(one.action)
                elif one.text.startswith(("where ", "on ")) and not one.text.endswith(" "):
                    assert isinstance(meant, Where), one.text


@each_case
def words_are_known_and_told(case: Case) -> None:
    position = case.few[-1]
    known = general_commands.known_words(case.situation(position))
    assert set(known) <= set(WORDS)
    assert {"undo", "redo"} <= set(known)
    assert all(isinstance(description, Text) for description in known.values())
    for word in ("undo", "redo"):
        assert read(case, position, word) == WordCommand(word)
        assert read(case, position, f"{word} 3") == WordCommand(word, 3)
        assert isinstance(read(case, position, f"{word} x"), CommandProblem)
    assert all(general_commands.prompts(case.situation(position)))


@each_case
def pieces_are_found_by_their_names(case: Case) -> None:
    for position in case.few[::3]:
        kinds = case.game.piece_types
        for kind in kinds.values():
            found = read(case, position, f"where {kind.name}")
            assert isinstance(found, Where)
            alike = [one for one, other in kinds.items() if other.name == kind.name]
            standing = {at for at, piece in position.pieces().items() if piece.letter in alike}
            assert set(found.squares) == standing


@each_case
def what_stands_on_a_board_whose_turn_it_is_and_what_attacks_is_told(case: Case) -> None:
    for position in case.few[::3]:
        pieces = position.pieces()
        at = case.situation(position)
        for label in {board.label for board in position.boards() if board.id != STRIP}:
            found = read(case, position, f"on {label}")
            assert isinstance(found, Where)
            boards = {board.id for board in position.boards() if board.label == label}
            assert set(found.squares) == {square for square in pieces if square.board in boards}
            for square in found.squares:
                name = at.board(square.board).name(square.index)
                assert re.search(rf"\b{name}\b", found.sentence), (name, found.sentence)
        turn = read(case, position, "turn")
        assert isinstance(turn, Where)
        assert turn.sentence.endswith(".")
        attacked = read(case, position, "checks")
        assert isinstance(attacked, Where)
        if position.join is None:
            assert set(position.checked_kings()) <= set(attacked.squares)
        assert read(case, position, "last") == WordCommand("last")
        assert read(case, position, "last 3 moves") == WordCommand("last", 3)


@each_case
def questions_are_found_by_what_they_are_about(case: Case) -> None:
    offered = [one.text for one in offers(case, case.few[-1], "attac")]
    assert "checks" in offered
    radar = [one.text for one in offers(case, case.few[-1], "threa")]
    assert ("radar" in radar) == bool(case.few[-1].living_armies())


@each_case
def what_cannot_be_says_why(case: Case) -> None:
    for position in case.few[::3]:
        for text in (
            "nonsense",
            "where",
            "?",
            "e4" * MAX_LENGTH,
            "undo 0",
            "board 99",
            "on",
            "on 99",
            "last 0",
            "last word",
        ):
            found = read(case, position, text)
            assert isinstance(found, CommandProblem | Ambiguous), text
            assert found.sentence.endswith(".")
            if isinstance(found, CommandProblem):
                assert {square.board for square in found.causes} <= set(specs(position))


GERMAN = {"Dame": "queen", "wo": "where", "Brett": "board", "D": "Q", "T": "R", "L": "B", "S": "N"}
BITS = (*"abcdefghABCDEFNKQRBO12345678 :+-x=&#.@><", *WORDS, "where ", "push ", "AB:", "2:", "Be3",
        "queen", "resign:", "1A. ", "\N{WHITE CHESS KNIGHT}", "\N{EN DASH}", "\0",
        "{x}")  # fmt: skip


def typings(case: Case, position: Position, rng: random.Random) -> Iterator[str]:
    """Yield lines that a person may type by mistake: moves with a wrong sign, and words at odds."""
    actions = position.all_actions()
    for action in rng.sample(actions, min(8, len(actions))):
        for text in (action.text, case.game.notation.human(position, action)):
            at = rng.randrange(len(text))
            yield text[:at] + rng.choice(BITS) + text[at + 1 :]
            yield text[:at]
    for _ in range(20):
        yield "".join(rng.choice(BITS) for _ in range(rng.randrange(9)))
        yield "".join(chr(rng.randrange(1, 0x2FF)) for _ in range(rng.randrange(70)))


def check_answer(position: Position, found: CommandResult) -> None:
    """An answer can be done, or is one sentence."""
    match found:
        case Play(action):
            assert position.refusal(action) is None
        case Ambiguous(actions, sentence):
            assert len(set(actions)) == len(actions) > 1
            assert all(position.refusal(action) is None for action in actions)
        case CommandProblem(sentence):
            assert sentence.endswith(".")
            assert "\n" not in sentence
        case Where(squares, sentence):
            assert set(squares) <= set(position.pieces())
            assert sentence.endswith((".", "!"))
        case WordCommand(word, count):
            assert word in WORDS
            assert count >= (word != "board")
        case PushCommand(two):
            assert set(two) <= set(specs(position))


@each_case
def whatever_is_typed_there_is_an_answer(case: Case) -> None:
    rng = random.Random(repr(case))
    for position in case.few[-2:]:
        at = case.situation(position)
        if pairs := position.pairs():
            at = at._replace(pair=rng.choice((None, *pairs)))
        for text in typings(case, position, rng):
            board = rng.choice((None, *specs(position)))
            check_answer(position, general_commands.read(at, text, GERMAN, board))
            offered = list(islice(completions.offers(at, plain(text), GERMAN, board), 60))
            assert len({one.text for one in offered}) == len(offered), text
            for one in rng.sample(offered, min(3, len(offered))):
                if one.action is not None:
                    # As the parser does: a letter may be another piece in English.
                    english = read_in_english(one.text, GERMAN, case.game.piece_types)
                    read = [
                        general_commands.read(at, one.text, way, board)
                        for way in (GERMAN, english or {})
                    ]
                    assert Play(one.action) in read, one.text


test_promises = of_each_case(__name__)
