"""Commands typed at a table of half-boards that are pushed together."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType

from cfanp_gui.core.actions import Action
from cfanp_gui.core.boards import BOARD_LETTERS, pair_of
from cfanp_gui.core.commands import (
    WORDS,
    Asked,
    CommandProblem,
    CommandResult,
    Completion,
    Play,
    PushCommand,
    TypedLine,
    Words,
    ambiguous,
    if_legal,
    read_word,
    refused,
)
from cfanp_gui.core.general_commands import GeneralCommands
from cfanp_gui.core.notation import NotationError, shown_token
from cfanp_gui.core.piece_letters import piece_letters
from cfanp_gui.core.situation import Situation
from cfanp_gui.core.text import Text, sentence_of, shown
from cfanp_gui.games.armies import completions
from cfanp_gui.games.armies.actions import EndTurn
from cfanp_gui.games.armies.command_moves import are_two_boards, moves, table
from cfanp_gui.games.armies.piece_search import parse_query, where

HALF_BOARD_WORDS: Mapping[str, Text] = MappingProxyType(
    {
        **{name: WORDS[name] for name in WORDS if name not in ("board", "pass")},
        "on": Text("say what stands on a half-board, or on two pushed together"),
        "push": Text("push two half-boards together"),
        "apart": Text("pull the half-boards apart"),
        "fit": Text("show every half-board"),
        "tidy": Text("lay the half-boards around the table"),
    }
)
"""Words that a line can begin with, with their descriptions."""
_PUSH = re.compile(r"([A-Za-z])\s*[-+&]?\s*([A-Za-z])\s*:?\Z")
_CASTLING = re.compile(r"[Oo]-[Oo]\Z")
"""Pattern of castling, which looks like a push of half-board O."""
_LEAVING = re.compile(r"(?:resign|give)\s*:", re.IGNORECASE)
"""Beginning of actions that have only a machine form; that of a flag is left to the clock."""
_AND = re.compile(r"\s+(?:and|und)\s+", re.IGNORECASE)


class ArmiesCommands(GeneralCommands):
    """Command line with moves in any notation, pushes, questions and words.

    Moves are understood in full notation (``AB:Nf3``, ``AB:g1f3``, ``A+B Nf3``), without their pair
    (``Nf3``), after the letter of the army to move (``a e4``), and from square to square of
    half-boards (``Ae2 Be3``). Without a named pair, the pair pushed together comes first.
    """

    def words(self, at: Situation) -> Mapping[str, Text]:  # noqa: ARG002 -- they never change
        return HALF_BOARD_WORDS

    def examples(self, at: Situation) -> tuple[Text, Text]:
        position = table(at)
        name = Text("Type a move, a push or a question")
        known = Text("A move, a push or a question: AB Nf3, push A C, where queen b")
        found = (move for pair in position.pairs() for move in position.pair_actions(pair))
        if position.rules.base.unnamed or (move := next(found, None)) is None:
            return name, known
        kinds = at.game.piece_types.values()
        return name, Text(
            "A move, a push or a question: {move}, push A B, where {piece} b",
            move=_name(at, move),
            piece=next(one.name for one in kinds if not one.royal and " " not in one.name),
        )

    def read(
        self, at: Situation, line: TypedLine, words: Words, board: int | None  # noqa: ARG002
    ) -> CommandResult:  # fmt: skip
        text = line.plain
        if not text:
            return self.unreadable(line)
        asked = read_word(text, words, HALF_BOARD_WORDS)
        pushed = _PUSH.match(text)
        if asked is not None and not (pushed and are_two_boards(at, pushed[1], pushed[2])):
            return self.answer(at, asked)
        if text == "--":
            return self.end(at)
        if text.startswith("-"):
            return _payment(at, text, words)
        if _LEAVING.match(text):
            return _machine_form(at, text)
        if pushed and not _CASTLING.match(text):
            return _push(at, pushed[1], pushed[2])
        found = moves(at, text, words)
        if len(found.actions) == 1:
            return Play(found.actions[0])
        if found.actions:
            return ambiguous(line.typed, found.actions, lambda action: _name(at, action))
        return found.problem or self.unreadable(line)

    def move_offers(
        self, at: Situation, line: str, words: Words, board: int | None  # noqa: ARG002
    ) -> Iterator[Completion]:  # fmt: skip
        return completions.offers(at, line, words, HALF_BOARD_WORDS)

    def arguments(self, at: Situation, asked: Asked) -> Iterator[Completion]:
        if asked.name == "push":
            return completions.pairs_to_push(at, f"{asked.typed} ", asked.rest, " ")
        if asked.name == "where":
            return completions.pieces_to_find(at, f"{asked.typed} ", asked.rest, asked.words)
        return super().arguments(at, asked)

    def choices(self, at: Situation, actions: Iterable[Action]) -> list[Completion]:
        return completions.choices(at, actions)

    # Words

    def push(self, at: Situation, asked: Asked) -> CommandResult:
        if found := _PUSH.match(_AND.sub(" ", asked.rest)):
            return _push(at, found[1], found[2])
        return CommandProblem(
            Text("Name two half-boards to push together: expected such as {word} A C.",
                 word=shown(asked.typed))
        )  # fmt: skip

    def apart(self, at: Situation) -> CommandResult:
        if at.pair is None:
            return CommandProblem(Text("No half-boards are pushed together."))
        return super().apart(at)

    def where(self, at: Situation, asked: Asked) -> CommandResult:
        pieces = parse_query(
            asked.rest.split(), at.game.piece_types, at.position.players, asked.words
        )
        if pieces is None:
            return CommandProblem(
                Text(
                    "Say which pieces: expected such as {word} queen b, {word} Qb or {word} king.",
                    word=shown(asked.typed),
                )
            )
        return where(table(at), pieces)

    def end(self, at: Situation) -> CommandResult:
        return if_legal(at, table(at).turn().end or EndTurn())

    def unreadable(self, line: TypedLine) -> CommandProblem:
        if not line.typed.strip():
            return CommandProblem(
                Text("Nothing was typed: expected such as e4, AB Nf3, push A C or where queen b.")
            )
        return CommandProblem(
            Text(
                "“{text}” is not a move: expected such as e4, AB Nf3, Ae2 Be3, push A C or where "
                "queen b.",
                text=shown(line.typed),
            )
        )


def _name(at: Situation, action: Action) -> str:
    known = at.position.foretold(action)
    return shown_token(at.game.notation.human(at.position, action, known))


def _push(at: Situation, *letters: str) -> CommandResult:
    position = table(at)
    known = BOARD_LETTERS[: position.players]
    one, other = (letter.upper() for letter in letters)
    for letter in (one, other):
        if letter not in known:
            return CommandProblem(
                Text(
                    "There is no half-board {board}: expected A to {last}.",
                    board=letter,
                    last=known[-1],
                )
            )
    if one == other:
        return CommandProblem(
            Text("Half-board {board} cannot be pushed against itself.", board=one)
        )
    pair = pair_of(known.index(one), known.index(other))
    action = position.push_action(pair)
    if action is not None and position.outcome() is None and position.turn().committed != pair:
        refusal = position.known_refusal(action)
        if refusal is not None:
            return refused(refusal)
    return PushCommand(pair)


def _payment(at: Situation, line: str, words: Words) -> Play | CommandProblem:
    """Return the result of a removal or swap, typed in any case.

    Pieces may also be named by the letters of the language in use, see `Words`.
    """
    bare = "".join(line.split())
    square = table(at).rules.base.names.typed_pattern
    found = re.match(rf"-([^\W\d_])?([A-Za-z])({square})=?([^\W\d_])?\Z", bare)
    if found is not None:
        own = piece_letters(words, at.game.piece_types)
        typed = ((found[group] or "").upper() for group in (1, 4))
        piece, becomes = (own.get(letter, letter) for letter in typed)
        bare = f"-{piece}{found[2].upper()}{found[3].lower()}{becomes}"
    try:
        action = at.game.notation.parse(at.position, bare)
    except NotationError as error:
        return CommandProblem(Text("{sentence}.", sentence=sentence_of(error)))
    return if_legal(at, action)


def _machine_form(at: Situation, line: str) -> Play | CommandProblem:
    """Return the result of an action that is not a move, typed in its machine form."""
    text = "".join(line.split()).lower()
    try:
        action = at.game.notation.parse(at.position, text)
    except NotationError as error:
        return CommandProblem(Text("{sentence}.", sentence=sentence_of(error)))
    return if_legal(at, action)
