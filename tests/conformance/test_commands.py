"""Typed lines: moves, words, questions and completions in every game's language."""

from __future__ import annotations

from cfanp_gui.core.capabilities import Joins
from cfanp_gui.core.commands import (
    MAX_LENGTH,
    NO_WORDS,
    WORDS,
    Ambiguous,
    Command,
    CommandResult,
    Completion,
    Line,
    Play,
    Problem,
    Push,
    Where,
    plain,
)
from cfanp_gui.core.game import Action, Position
from cfanp_gui.core.text import Text
from tests.conformance.cases import Case, each_case, sources, specs


def read(case: Case, position: Position, text: str) -> CommandResult:
    """Return what a line means."""
    line = Line(text, plain(text))
    return case.game.commands.read(case.situation(position), line, NO_WORDS, None)


def offers(case: Case, position: Position, text: str) -> list[Completion]:
    """Return what a line may become."""
    at = case.situation(position)
    return list(case.game.commands.offers(at, text, NO_WORDS, None))


def typed(position: Position, action: Action) -> CommandResult:
    """Return what an action is where it is typed: a push of boards is one of the table's, too."""
    pair = getattr(action, "pair", None)
    if isinstance(position, Joins) and pair is not None and position.push_action(pair) == action:
        return Push(pair)
    return Play(action)


@each_case
def test_every_move_can_be_typed(case: Case) -> None:
    for position in case.few:
        for action in position.all_actions()[::11]:
            for text in (case.game.notation.human(position, action), action.text):
                assert read(case, position, text) == typed(position, action), text


@each_case
def test_moves_to_choose_from_are_lines_that_mean_them(case: Case) -> None:
    for position in case.few:
        wanted = [one.action for source in sources(position) for one in position.gestures(source)]
        wanted = wanted[::13]
        choices = case.game.commands.choices(case.situation(position), wanted)
        assert {one.action for one in choices} == set(wanted)
        for one in choices:
            assert read(case, position, one.text) == Play(one.action)  # type: ignore[arg-type]


@each_case
def test_what_is_offered_means_something(case: Case) -> None:
    for position in case.few[-2:]:
        move = case.game.notation.human(position, position.all_actions()[0])
        for begun in ("", move[:2], "w", "where ", "board "):
            for one in offers(case, position, begun)[::7]:
                meant = read(case, position, one.text)
                if one.action is not None:
                    assert meant == Play(one.action)
                elif one.text.startswith("where ") and not one.text.endswith(" "):
                    assert isinstance(meant, Where), one.text


@each_case
def test_words_are_known_and_told(case: Case) -> None:
    position = case.few[-1]
    known = case.game.commands.words(case.situation(position))
    assert set(known) <= set(WORDS)
    assert {"undo", "redo"} <= set(known)
    assert all(isinstance(description, Text) for description in known.values())
    for word in ("undo", "redo"):
        assert read(case, position, word) == Command(word)
        assert read(case, position, f"{word} 3") == Command(word, 3)
        assert isinstance(read(case, position, f"{word} x"), Problem)
    first, examples = case.game.commands.examples(case.situation(position))
    assert isinstance(first, Text)
    assert isinstance(examples, Text)


@each_case
def test_pieces_are_found_by_their_names(case: Case) -> None:
    for position in case.few[::3]:
        for letter, kind in case.game.piece_types.items():
            found = read(case, position, f"where {kind.name}")
            assert isinstance(found, Where)
            assert isinstance(found.sentence, Text)
            standing = {at for at, piece in position.pieces().items() if piece.letter == letter}
            assert set(found.squares) == standing


@each_case
def test_what_cannot_be_says_why(case: Case) -> None:
    for position in case.few[::3]:
        for text in ("nonsense", "where", "?", "e4" * MAX_LENGTH, "undo 0", "board 99"):
            found = read(case, position, text)
            assert isinstance(found, Problem | Ambiguous), text
            assert isinstance(found.sentence, Text)
            assert found.sentence.endswith(".")
            if isinstance(found, Problem):
                assert {square.board for square in found.causes} <= set(specs(position))
