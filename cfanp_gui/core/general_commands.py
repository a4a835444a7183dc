"""The line typed at the table of any game: moves by its notation, words by what its positions tell.

`board` is the id of the board that is looked at, None for none: where boards are played
independently, moves without a board are first looked for there.
"""

import re
from collections.abc import Callable, Iterable, Mapping

from cfanp_gui.core.actions import Action
from cfanp_gui.core.boards import STRIP_LABEL
from cfanp_gui.core.commands import (
    WORDS,
    Asked,
    CommandProblem,
    CommandResult,
    Play,
    PushCommand,
    Where,
    WordCommand,
    Words,
    alone,
    ambiguous,
    if_legal,
    plain,
    read_count,
    read_word,
    refused,
)
from cfanp_gui.core.piece_queries import (
    attacked_kings,
    pieces_on,
    read_boards,
    read_query,
    where_pieces,
)
from cfanp_gui.core.plain_actions import AgreeDraw
from cfanp_gui.core.situation import Situation
from cfanp_gui.core.text import Text, sentence, shown
from cfanp_gui.core.typed_moves import (
    in_notation,
    labels,
    meaning,
    moves_at,
    pair_named,
    places,
    typed_move,
)

_AND = re.compile(r"\s+(?:and|und)\s+|\s*[-+&,]\s*|\s+", re.IGNORECASE)
_PUSH = re.compile(r"(?![Oo]-[Oo])([A-Za-z])\s*[-+&]?\s*([A-Za-z])\s*:?\Z")
"""The letters of two half-boards; castling looks like a push of half-board O."""
_KNOWN: Mapping[str, Callable[[Situation], bool]] = {
    "board": lambda at: at.position.join is None and len(labels(at)) > 1,
    "push": lambda at: at.position.join is not None,
    "apart": lambda at: at.position.join is not None,
    "end": lambda at: at.position.turn() is not None,
    "claim": lambda at: at.position.claim_action() is not None,
    "pass": lambda at: at.position.passes() is not None,
    "radar": lambda at: bool(at.position.living_armies()),
}
"""Words of some games only, each with its test."""


def known_words(at: Situation) -> Mapping[str, Text]:
    """Return the words of `WORDS` a line can begin with, each with its purpose."""
    return {
        name: description
        for name, description in WORDS.items()
        if name not in _KNOWN or _KNOWN[name](at)
    }


def prompts(at: Situation) -> tuple[Text, Text]:
    """Return the prompt of the empty line: a short one, and one with examples."""
    prompt, example = Text("Type a move or a question"), _example(at)
    if example is None:
        return prompt, Text("A move, a word or a question: where king")
    return prompt, Text("A move, a word or a question: {move}, where {piece}", **example)


def read(at: Situation, typed: str, words: Words, board: int | None) -> CommandResult:
    """Return the meaning of a typed line. Case matters only if it distinguishes two meanings.

    ``undo`` and ``redo`` are answered without checking whether there is anything to undo.
    """
    line = plain(typed)
    if not line:
        return _unreadable(at, typed)
    pushed = None if at.position.join is None else _PUSH.match(line)
    if pushed is None or pair_named(at, *pushed.groups()) is None:
        asked = read_word(line, words, known_words(at))
        if asked is not None:
            return _answer(at, asked)
    if pushed is not None:
        return _push(at, *pushed.groups())
    meant = meaning(at, line, words, board)
    if meant.actions:
        return _play_or_ask(at, typed, meant.actions)
    return meant.problem or _unreadable(at, typed)


def _answer(at: Situation, asked: Asked) -> CommandResult:
    """Return the meaning of a line that begins with a word."""
    position = at.position
    match asked.name:
        case "undo" | "redo" | "last":
            return read_count(asked)
        case "draw" | "resign":
            # The window asks who resigns or agrees.
            refusal, players = position.known_refusal(AgreeDraw()), sorted(position.alive())
            if asked.name == "resign" and not any(map(position.resignations, players)):
                refusal = refusal or position.known_refusal(at.game.resignation(players[0]))
            if refusal is not None:
                return refused(refusal)
        case "where":
            return _where(at, asked)
        case "on":
            known = [label for label in labels(at) if label != STRIP_LABEL]
            named = read_boards(at, known, _AND.split(asked.rest.strip()))
            return pieces_on(at, named) if named else _no_board(asked, known)
        case "turn" if (outcome := position.outcome()) is not None:
            return Where((), at.game.wording.outcome(at, outcome))
        case "turn":
            return Where((), sentence(at.game.wording.spoken_turn(at)))
        case "board":
            boards = {label.lower(): board for label, board in labels(at).items()}
            board = boards.get(asked.rest.lower())
            if board is None and asked.rest.isdecimal():
                absent = Text("There is no board {board}", board=shown(asked.rest))
                return CommandProblem(sentence(absent))
            return _no_board(asked, boards) if board is None else WordCommand(asked.name, board)
        case "push":
            return _word_push(at, asked)
    if wrong := alone(asked):
        return wrong
    match asked.name:
        case "checks":
            return attacked_kings(at)
        case "apart" if at.pair is None:
            return CommandProblem(Text("No half-boards are pushed together."))
        case "end":
            return _end(at)
        case "pass":
            return _pass(at, asked)
        case "claim":
            claim = position.claim_action()
            assert claim is not None, "the word is known only where draws are claimed"
            return if_legal(at, claim)
    return WordCommand(asked.name)


def _where(at: Situation, asked: Asked) -> CommandResult:
    """Return the squares of the pieces named after ``where``."""
    if (query := read_query(at, asked.rest.split(), asked.words)) is None:
        first, *_ = at.game.piece_types.values()
        words = {"word": shown(asked.typed), "piece": first.name}
        return CommandProblem(Text("Say which pieces: expected such as {word} {piece}.", **words))
    return where_pieces(at, query)


def _word_push(at: Situation, asked: Asked) -> CommandResult:
    """Return the push of the two boards named after ``push``."""
    if pushed := _PUSH.match(" ".join(_AND.split(asked.rest.strip()))):
        return _push(at, *pushed.groups())
    word = shown(asked.typed)
    return CommandProblem(
        Text("Name two half-boards to push together: expected such as {word} A C.", word=word)
    )


def _push(at: Situation, first: str, second: str) -> CommandResult:
    """Return the push of two half-boards named by their letters."""
    position, known = at.position, sorted(label for label in labels(at) if label.isalpha())
    for letter in (first.upper(), second.upper()):
        if letter not in known:
            words = {"board": letter, "last": known[-1]}
            return CommandProblem(
                Text("There is no half-board {board}: expected A to {last}.", **words)
            )
    if (pair := pair_named(at, first, second)) is None:
        message = Text("Half-board {board} cannot be pushed against itself.", board=first.upper())
        return CommandProblem(message)
    action, turn = position.push_action(pair), position.turn()
    committed = turn is not None and turn.committed == pair
    if action is not None and position.outcome() is None and not committed:
        refusal = position.known_refusal(action)
        if refusal is not None:
            return refused(refusal)
    return PushCommand(pair)


def _end(at: Situation) -> CommandResult:
    """Return the end of the turn, or the reason why it may not end."""
    if (end := at.position.turn_end) is not None:
        return if_legal(at, end)
    return in_notation(at, "--").problem or CommandProblem(Text("The turn cannot be ended now."))


def _pass(at: Situation, asked: Asked) -> CommandResult:
    """Return the passing of the player who may pass; of several the table asks which."""
    passes = tuple((at.position.passes() or {}).values())
    if not passes:
        nobody = Text("Nobody may pass now: that is for a player who has no move.")
        return in_notation(at, asked.name).problem or CommandProblem(nobody)
    return _play_or_ask(at, asked.typed, passes)


def _play_or_ask(at: Situation, typed: str, actions: tuple[Action, ...]) -> CommandResult:
    """Return a legal action, or the question which of several is meant."""
    if len(actions) == 1:
        return Play(actions[0])
    return ambiguous(typed, actions, lambda action: typed_move(at.position, action).text)


def _unreadable(at: Situation, typed: str) -> CommandProblem:
    """Return the problem that a line has no known form."""
    if not typed.strip():
        return CommandProblem(Text("Nothing was typed: expected a move, a word or a question."))
    text, example = shown(typed), _example(at)
    if example is None:
        sentence = Text(
            "“{text}” is not a move: expected such as the list of moves has, or where king.",
            text=text,
        )
    else:
        words = {"text": text, **example}
        sentence = Text(
            "“{text}” is not a move: expected such as {move} or where {piece}.", **words
        )
    return CommandProblem(sentence)


def _example(at: Situation) -> dict[str, str] | None:
    """Return a legal move and the name of a piece as examples; None if no move is legal."""
    first, *others = (kind.name for kind in at.game.piece_types.values() if " " not in kind.name)
    for place in places(at.position):
        for move in moves_at(at.position, place)[:1]:
            return {"move": move.text, "piece": others[0] if others else first}
    return None


def _no_board(asked: Asked, known: Iterable[str]) -> CommandProblem:
    words = {"word": shown(asked.typed), "board": min(known)}
    return CommandProblem(Text("Name a board: expected such as {word} {board}.", **words))
