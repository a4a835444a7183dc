"""The line typed at the table of any game: moves by its notation, words by its capabilities."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from cfanp_gui.core.actions import Action, Refusal, Transition
from cfanp_gui.core.boards import STRIP, STRIP_LABEL, pair_of, whole
from cfanp_gui.core.capabilities import Claims, Foresight, Joins, Passes, Turns
from cfanp_gui.core.commands import (
    WORDS,
    Ambiguous,
    Apart,
    Asked,
    Command,
    CommandProblem,
    CommandResult,
    Completion,
    Play,
    PushCommand,
    TypedLine,
    Where,
    Words,
    alone,
    ambiguous,
    if_legal,
    plain,
    read_count,
    read_word,
    refused,
    steps,
    word_offers,
)
from cfanp_gui.core.events import mated_seats
from cfanp_gui.core.notation import NotationError, UnreadableError, shown_token
from cfanp_gui.core.piece_letters import in_english, piece_letters
from cfanp_gui.core.piece_queries import (
    attacked_kings,
    piece_offers,
    pieces_on,
    read_boards,
    read_piece,
    read_query,
    square_title,
    where_pieces,
)
from cfanp_gui.core.position import Position
from cfanp_gui.core.situation import PlayedGame, Situation
from cfanp_gui.core.text import Text, sentence_of, shown

_SIGNS = re.compile(r"->|[\s&:/=+#!?().-]")
"""Signs that may be left out of a move; not ``>``, by which pieces go to another board."""
_ON_BOARD = re.compile(r"\A\w+:")
"""A board in front of a move on it or from it."""
_CAPTURES = re.compile(r"[xX]")
"""The sign of a capture, which may also be a file."""
_AND = re.compile(r"\s+(?:and|und)\s+|\s*[-+&,]\s*|\s+", re.IGNORECASE)
_LABELLED = re.compile(r"(\w+)(?:\s*:\s*|\s+)")
"""The label of a board, in front of a move on it."""
_CAPABILITIES = {"push": Joins, "apart": Joins, "end": Turns, "claim": Claims, "pass": Passes,
                 "radar": Foresight}  # fmt: skip
"""Capability a position needs for a word to have a meaning."""


class TypedMove(NamedTuple):
    """A legal action in its typed forms."""

    text: str
    action: Action
    transition: Transition
    exact: frozenset[str]
    """All ways to write it, without the signs that may be left out."""
    small: frozenset[str]
    """The same in small letters."""

    @classmethod
    def of(
        cls, text: str, action: Action, transition: Transition, spellings: Iterable[str]
    ) -> TypedMove:
        """Return an action with all ways to write it."""
        exact = frozenset(spellings)
        small = frozenset(one.lower() for one in exact)
        return cls(text, action, transition, exact, small)

    def begins(self, small: str) -> bool:
        """Return True if it begins as typed, in small letters and without signs."""
        return any(one.startswith(small) for one in self.small)


class GeneralCommands:
    """The typed language of a game that has none of its own; others build on it.

    `board` is the id of the board that is looked at, None for none: where boards are played
    independently, moves without a board are first looked for there.
    """

    def words(self, at: Situation) -> Mapping[str, Text]:
        """Return the words of `WORDS` a line can begin with, each with its purpose."""
        return {name: description for name, description in WORDS.items() if self._knows(at, name)}

    def _knows(self, at: Situation, name: str) -> bool:
        if name == "board":
            return not isinstance(at.position, Joins) and len(self._labels(at)) > 1
        wanted = _CAPABILITIES.get(name)
        return wanted is None or isinstance(at.position, wanted)

    def _labels(self, at: Situation) -> dict[str, int]:
        """Return the boards by their labels; of those that share a label, the first."""
        return {board.label: board.id for board in reversed(at.position.boards())}

    def examples(self, at: Situation) -> tuple[Text, Text]:  # noqa: ARG002 -- others ask
        """Return the prompt of the empty line: a short one, and one with examples."""
        return Text("Type a move or a question"), Text("A move, a word or a question: where king")

    # Reading

    def read(
        self, at: Situation, line: TypedLine, words: Words, board: int | None
    ) -> CommandResult:
        """Return the meaning of a line. Case matters only if it distinguishes two meanings.

        ``undo`` and ``redo`` are answered without checking whether there is anything to undo.
        """
        if not line.plain:
            return self.unreadable(line)
        asked = read_word(line.plain, words, self.words(at))
        if asked is not None:
            return self.answer(at, asked)
        return self.move(at, line, words, board)

    def answer(self, at: Situation, asked: Asked) -> CommandResult:
        """Return the meaning of a line that begins with a word."""
        match asked.name:
            case "undo" | "redo":
                return steps(asked)
            case "draw" | "resign":
                # The window asks who resigns or agrees.
                refusal = at.position.known_refusal(at.game.agreed_draw())
                if refusal is None and asked.name == "resign":
                    refusal = self._cannot_resign(at)
                if refusal is not None:
                    return refused(refusal)
            case "where":
                return self.where(at, asked)
            case "on":
                return self.on(at, asked)
            case "turn":
                return self.turn(at)
            case "last":
                return read_count(asked)
            case "board":
                return self.board(at, asked)
            case "push":
                return self.push(at, asked)
        if wrong := alone(asked):
            return wrong
        match asked.name:
            case "checks":
                return attacked_kings(at)
            case "apart":
                return self.apart(at)
            case "end":
                return self.end(at)
            case "pass":
                return self.pass_turn(at, asked)
            case "claim":
                assert isinstance(at.position, Claims), "the word is known by its capability"
                return if_legal(at, at.position.claim_action())
        return Command(asked.name)

    def _cannot_resign(self, at: Situation) -> Refusal | None:
        """Return the reason why nobody can resign anything; None if somebody can."""
        position = at.position
        players = sorted(position.alive())
        if any(position.resignations(player) for player in players):
            return None
        return position.known_refusal(at.game.resignation(players[0]))

    def where(self, at: Situation, asked: Asked) -> CommandResult:
        """Return the squares of the pieces named after ``where``."""
        query = read_query(at, asked.rest.split(), asked.words)
        if query is None:
            piece_type = next(iter(at.game.piece_types.values()))
            return CommandProblem(
                Text("Say which pieces: expected such as {word} {piece}.",
                     word=shown(asked.typed), piece=piece_type.name)
            )  # fmt: skip
        return where_pieces(at, query)

    def on(self, at: Situation, asked: Asked) -> CommandResult:
        """Return the pieces on a board, or on two as they are pushed together."""
        labels = [label for label in self._labels(at) if label != STRIP_LABEL]
        if named := read_boards(at, labels, _AND.split(asked.rest.strip())):
            return pieces_on(at, named)
        return _no_board(asked, labels)

    def turn(self, at: Situation) -> CommandResult:
        """Return the player to move, or how the game has ended."""
        outcome, wording = at.position.outcome(), at.game.wording
        if outcome is not None:
            return Where((), wording.outcome(at, outcome))
        return Where((), Text("{turn}.", turn=wording.spoken_turn(at)))

    def board(self, at: Situation, asked: Asked) -> CommandResult:
        """Return the board that is to be shown alone."""
        labels = self._labels(at)
        found = next((labels[one] for one in labels if one.lower() == asked.rest.lower()), None)
        return _no_board(asked, labels) if found is None else Command(asked.name, found)

    def push(self, at: Situation, asked: Asked) -> CommandResult:
        """Return the two boards that are to be pushed together."""
        position, labels = at.position, self._labels(at)
        assert isinstance(position, Joins), "the word is known by its capability"
        named = [one.upper() for one in _AND.split(asked.rest.strip()) if one]
        if len(named) == 1 and named[0] not in labels:
            named = list(named[0])
        if len(named) != 2 or named[0] == named[1] or not set(named) <= set(labels):
            first, *_, last = sorted(labels)
            return CommandProblem(
                Text("Name two boards to push together: expected such as {word} {one} {other}.",
                     word=shown(asked.typed), one=first, other=last)
            )  # fmt: skip
        pair = pair_of(*(labels[one] for one in named))
        action = position.push_action(pair)
        committed = position.turn().committed if isinstance(position, Turns) else None
        if action is not None and position.outcome() is None and committed != pair:
            refusal = position.known_refusal(action)
            if refusal is not None:
                return refused(refusal)
        return PushCommand(pair)

    def apart(self, at: Situation) -> CommandResult:
        """Return the request to pull the pushed boards apart."""
        if at.pair is None:
            return CommandProblem(Text("No boards are pushed together."))
        return Apart()

    def end(self, at: Situation) -> CommandResult:
        """Return the end of the turn, if it may end."""
        assert isinstance(at.position, Turns), "the word is known by its capability"
        end = at.position.turn().end
        if end is None:
            return CommandProblem(Text("The turn cannot be ended now."))
        return if_legal(at, end)

    def pass_turn(self, at: Situation, asked: Asked) -> CommandResult:
        """Return the passing of the player who may pass; of several the table asks which."""
        assert isinstance(at.position, Passes), "the word is known by its capability"
        found = tuple(at.position.passes().values())
        if not found:
            return CommandProblem(
                Text("Nobody may pass now: that is for a player who has no move.")
            )
        if len(found) == 1:
            return Play(found[0])
        return self._which(at, asked.typed, found)

    def unreadable(self, line: TypedLine) -> CommandProblem:
        """Return the problem that a line has no known form."""
        if not line.typed.strip():
            return CommandProblem(Text("Nothing was typed: expected a move, a word or a question."))
        return CommandProblem(
            Text("“{text}” is not a move: expected such as the list of moves has, or where king.",
                 text=shown(line.typed))
        )  # fmt: skip

    # Moves

    def move(
        self, at: Situation, line: TypedLine, words: Words, board: int | None
    ) -> CommandResult:
        """Return the move that a line means, in full or as the beginning of only one.

        The board that is looked at takes precedence. A text that reads as another move is no
        beginning of a longer one.
        """
        line = line._replace(plain=self._in_english(at, line.plain, words))
        bare = _bare(line.plain)
        here = self._tokens_on(at, board)
        if found := spelt(here, bare):
            return self._one_of(at, line, found)
        parsed, readable = self.parsed(at, line)
        if isinstance(parsed, Play):
            return parsed
        everywhere = self._tokens(at)
        if found := spelt(everywhere, bare):
            return self._one_of(at, line, found)
        if not readable and bare:
            for tokens in (here, everywhere):
                if found := [token for token in tokens if token.begins(bare.lower())]:
                    return self._one_of(at, line, found)
        return parsed

    def parsed(self, at: Situation, line: TypedLine) -> tuple[CommandResult, bool]:
        """Return the meaning of a line in notation, and True if it has the form of a move."""
        try:
            action = at.game.notation.parse(at.position, line.plain)
        except UnreadableError:
            return self.unreadable(line), False
        except NotationError as error:
            if error.fitting:
                return self._which(at, line.typed, error.fitting), True
            if error.refusal is not None:
                return refused(error.refusal), True
            return CommandProblem(Text("{sentence}.", sentence=sentence_of(error))), True
        return if_legal(at, action), True

    def _which(self, at: Situation, typed: str, found: tuple[Action, ...]) -> Ambiguous:
        """Return the question which of several legal actions is meant, in notation."""
        position, notation = at.position, at.game.notation
        return ambiguous(
            typed, found,
            lambda one: shown_token(notation.human(position, one, position.foretold(one))),
        )  # fmt: skip

    def _one_of(self, at: Situation, line: TypedLine, found: list[TypedMove]) -> CommandResult:
        if len(found) == 1:
            return Play(found[0].action)
        tokens = {token.action: token for token in found}
        return ambiguous(line.typed, tuple(tokens), lambda one: self._name(at, tokens[one]))

    def _name(self, at: Situation, token: TypedMove) -> str:
        """Return a line that means this move and no other, whichever board is looked at."""
        found, _ = self.parsed(at, TypedLine(token.text, plain(token.text)))
        return token.text if found == Play(token.action) else token.action.text

    def _in_english(self, at: Situation, text: str, words: Words) -> str:
        """Return a move with the English letters of its pieces, keeping any board in front."""
        letters = piece_letters(words, at.game.piece_types)
        labelled = _LABELLED.match(text)
        start = labelled.end() if labelled and labelled[1] in self._labels(at) else 0
        return text[:start] + in_english(text[start:], letters)

    def _tokens(self, at: Situation) -> tuple[TypedMove, ...]:
        return _tokens_of(at.game, at.position)

    def _tokens_on(self, at: Situation, board: int | None) -> tuple[TypedMove, ...]:
        """Return the moves on the board that is looked at and those fixed to it."""
        if board is None:
            return ()
        groups = whole(at.position.boards())
        group = next((one for one in groups if board in one), (board,))
        near = [(token, at.position.board_of(token.action)) for token in self._tokens(at)]
        here = tuple(token for token, where in near if where == board)
        return here or tuple(token for token, where in near if where in group)

    # Completions

    def offers(
        self, at: Situation, line: str, words: Words, board: int | None
    ) -> Iterator[Completion]:
        """Yield the completions of a plain line, likeliest first; a space at its end matters."""
        known = self.words(at)
        asked = read_word(line, words, known)
        if asked is not None and " " in line:
            yield from self.arguments(at, asked)
        else:
            yield from self.move_offers(at, line, words, board)

    def move_offers(
        self, at: Situation, line: str, words: Words, board: int | None
    ) -> Iterator[Completion]:
        """Yield the moves that a line may become, and the words."""
        bare = _bare(self._in_english(at, line, words)).lower()
        here = self._tokens_on(at, board)
        fitting = [token for token in here if token.begins(bare)]
        if bare and not fitting:
            fitting = [token for token in self._tokens(at) if token.begins(bare)]
        fitting.sort(key=lambda token: not token.text.startswith(line))
        for token in fitting:
            yield self._offer(at, token)
        yield from word_offers(self.words(at), line, words)

    def arguments(self, at: Situation, asked: Asked) -> Iterator[Completion]:
        """Yield the arguments that may follow a word."""
        start = f"{asked.typed} "
        match asked.name:
            case "where":
                yield from self._pieces(at, start, asked.rest, asked.words)
            case "board" | "on":
                for label, board in sorted(self._labels(at).items()):
                    if board != STRIP and label.lower().startswith(asked.rest.lower()):
                        described = at.game.wording.board(at, board)
                        yield Completion(f"{start}{label}", described)
            case "push":
                wanted = {one.upper() for one in _AND.split(asked.rest.strip()) if one}
                assert isinstance(at.position, Joins), "the word is known by its capability"
                for pair in at.position.pairs():
                    labels = [at.board(one).label for one in pair]
                    if wanted <= set(labels) or wanted == {"".join(labels)}:
                        count = len(at.position.pair_actions(pair))
                        yield Completion(
                            start + " ".join(labels),
                            Text("push {pair} together; legal moves: {count}",
                                 pair=" + ".join(labels), count=count),
                        )  # fmt: skip

    def _pieces(
        self, at: Situation, start: str, typed: str, words: Words
    ) -> Iterator[Completion]:  # fmt: skip
        """Yield pieces to ask for and, once one is named, their owners."""
        types = at.game.piece_types
        named, space, begun = typed.rpartition(" ")
        if not space or read_piece(types, named, words) is None:
            yield from piece_offers(types, start, typed, words)
            return
        players = {at.position.seat_status(seat.id).player for seat in at.position.seats()}
        for player in sorted(players):
            name = at.name(player)
            if name.lower().startswith(begun.lower()):
                yield Completion(f"{start}{named} {name}", name)

    def choices(self, at: Situation, actions: Iterable[Action]) -> list[Completion]:
        """Return moves to choose from, each as a full line that means no other."""
        wanted = set(actions)
        return [self._offer(at, token) for token in self._tokens(at) if token.action in wanted]

    def _offer(self, at: Situation, token: TypedMove) -> Completion:
        return Completion(self._name(at, token), self.described(at, token.transition), token.action)

    def described(self, at: Situation, transition: Transition) -> str:
        """Return a description of a legal action, such as ``Knight Ag1 to Af3, check``."""
        what = self._described(at, transition)
        if mated_seats(transition.events):
            return Text("{move}, checkmate", move=what)
        return Text("{move}, check", move=what) if transition.checks else what

    def _described(self, at: Situation, transition: Transition) -> str:
        types = at.game.piece_types
        if transition.went:
            move = transition.went[0]
            words: dict[str, object] = {
                "piece": types[move.before.letter].heading,
                "origin": square_title(at, move.origin),
                "target": square_title(at, move.target),
            }
            taken = [one for one in transition.captured if not one.removed]
            if transition.met is not None:
                met = types[transition.met.defender.letter].title
                return Text("{piece} {origin} attacks {taken} {target}", taken=met, **words)
            if not taken:
                return Text("{piece} {origin} to {target}", **words)
            lost = types[taken[0].piece.letter].title
            return Text("{piece} {origin} takes {taken} {target}", taken=lost, **words)
        if transition.placed:
            put = transition.placed[0]
            return Text(
                "{piece} placed on {square}",
                piece=types[put.piece.letter].heading, square=square_title(at, put.square),
            )  # fmt: skip
        return at.game.wording.entry(at, transition) or transition.action.text


def _no_board(asked: Asked, labels: Iterable[str]) -> CommandProblem:
    return CommandProblem(
        Text("Name a board: expected such as {word} {board}.",
             word=shown(asked.typed), board=min(labels))
    )  # fmt: skip


def _bare(text: str) -> str:
    """Return a move without the signs that may be left out."""
    return _SIGNS.sub("", text)


def spelt(tokens: tuple[TypedMove, ...], bare: str) -> list[TypedMove]:
    """Return the moves that a text means: with its own case, else ignoring case."""
    for one in (bare, _CAPTURES.sub("", bare)):
        exact = [token for token in tokens if one in token.exact]
        if found := exact or [token for token in tokens if one.lower() in token.small]:
            return found
    return []


@lru_cache(maxsize=16)
def _tokens_of(game: PlayedGame, position: Position) -> tuple[TypedMove, ...]:
    """Return all legal actions as they are typed, sorted."""
    labels = {board.id: board.label for board in position.boards()}
    found = []
    for action in position.all_actions():
        transition = position.foretold(action)
        human = shown_token(game.notation.human(position, action, transition))
        board = position.board_of(action)
        label = "" if board is None else labels[board]
        spellings = (*_spellings(human, label), *_spellings(action.text, label))
        found.append(TypedMove.of(human, action, transition, spellings))
    return tuple(sorted(found, key=lambda token: (token.text, token.action.text)))


def _spellings(text: str, label: str) -> Iterator[str]:
    """Yield a move without its signs: with its board as written or as its label, and without it."""
    last = _ON_BOARD.sub("", text.rpartition(" ")[2])
    for one in (text, last, f"{label}:{last}"):
        bare = _bare(plain(one))
        if bare:
            yield bare
            yield _CAPTURES.sub("", bare)
