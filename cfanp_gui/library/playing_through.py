"""A game played through for an index; of an unfinished one only what everybody sees."""

import re
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from itertools import chain, islice
from typing import NamedTuple

from cfanp_gui.core.actions import Transition
from cfanp_gui.core.boards import ARMY_LETTERS, STRIP
from cfanp_gui.core.game import Game, Position
from cfanp_gui.core.position import EVERYBODY, UNFINISHED
from cfanp_gui.record.game_record import GameRecord, Step

MAX_POSITIONS = 2_000
"""Maximum number of positions of a game that can be searched for; later ones are ignored."""


class GamePosition(NamedTuple):
    """A position of a game, with its continuation."""

    key: int
    """See `position_key`."""
    ply: int
    """Number of actions from the start of the game to it."""
    turn: str
    """Rest of the following turn, its actions in machine form; empty at the end."""


class Material(NamedTuple):
    """The pieces in one place from some action on."""

    ply: int
    place: str
    """Label of an army, or those of the boards that were together."""
    pieces: str
    """Sorted letters; each followed by its army's if there are several."""


class ArmyCapture(NamedTuple):
    """An army that a player captured from another."""

    ply: int
    captor: int
    """Player who has it now."""
    loser: int
    army: str
    """Label of its seat."""


class GameFacts(NamedTuple):
    """Searchable data of a game."""

    names: tuple[str, ...]
    result: str
    rounds: int
    actions: int
    texts: tuple[tuple[int, str], ...]
    """Texts of positions, each with its ply: in the game's own form, then in any other."""
    final: str
    """Text of the last position."""
    reached: tuple[GamePosition, ...]
    armies: tuple[Material, ...]
    boards: tuple[Material, ...]
    captures: tuple[ArmyCapture, ...]


class GameEnd(NamedTuple):
    """State of a game at the end of its main line."""

    position: Position
    """Position, as far as a list may show it."""
    rounds: int
    actions: int
    unfinished: bool


def game_end(record: GameRecord, steps: Iterable[Step] | None = None) -> GameEnd:
    """Return the state of a game at its end, by its steps if known. Raises IllegalAction."""
    last = final = record.start.resolve_pending()[0]
    actions = 0
    for step in record.steps() if steps is None else steps:
        last, final, actions = step.before, step.after, actions + 1
    unfinished = record.result == UNFINISHED and final.outcome() is None
    rounds = _rounds(record, last, actions)
    return GameEnd(final.seen_by(EVERYBODY) if unfinished else final, rounds, actions, unfinished)


def play_through(record: GameRecord) -> GameFacts:
    """Return the searchable data of a game. Raises IllegalAction if it cannot be played."""
    steps = record.steps()
    first = list(islice(steps, MAX_POSITIONS))
    end = game_end(record, chain(first, steps))
    start = record.start.resolve_pending()[0]
    seen = start.seen_by(EVERYBODY) if end.unfinished else start
    positions, turns = [seen], [_owner(start)]
    words: list[str] = []
    armies, boards = list(_armies(0, seen)), list[Material]()
    captures: list[ArmyCapture] = []
    for actions, step in enumerate(first, start=1):
        before, seen, done = seen, step.after, step.transition
        if end.unfinished:
            seen, done = seen.seen_by(EVERYBODY), seen.shown(done, EVERYBODY)
        positions.append(seen)
        turns.append(_owner(step.after))
        words.append(step.node.action.text)
        if seen.hides or _changes_pieces(done):
            armies += _armies(actions, seen)
        boards += _boards(actions, seen, done)
        captures += _captures(actions, before, done)
    own = [position.to_text() for position in positions]
    return GameFacts(
        record.names,
        record.result,
        end.rounds,
        end.actions,
        tuple(_texts(record.game, positions, own)),
        end.position.to_text(),
        tuple(_reached(record.game, own, words, turns)),
        tuple(_changes(armies)),
        tuple(boards),
        tuple(captures),
    )


def position_key(game: Game, position: Position) -> int:
    """Return a number that identifies a position in an index, without its move counters."""
    return _key(game.title, position.to_text())


_COUNTS = re.compile(r"(?: [\d|]+){1,2}(?=(?: [a-z]+=[^ ]*)*\Z)")
"""Last two fields of a text if they are numbers only: a counter, and the round."""


def _key(title: str, text: str) -> int:
    what = f"{title}\n{_COUNTS.sub('', text)}".encode()
    return int.from_bytes(blake2b(what, digest_size=8).digest(), "big", signed=True)


def _rounds(record: GameRecord, last: Position, actions: int) -> int:
    """Return the rounds begun, or with independent boards the turns each player has had."""
    if not actions:
        return 0
    number = record.game.notation.round(last)
    return number if number is not None else -(-actions // max(1, last.players))


def _texts(game: Game, positions: list[Position], own: list[str]) -> Iterator[tuple[int, str]]:
    """Yield positions' texts in the game's own form and in every other possible form."""
    others = game.foreign_formats.positions
    for ply, (position, text) in enumerate(zip(positions, own, strict=True)):
        yield ply, text
        for other in others:
            try:
                yield ply, other.write(position)
            except ValueError:
                continue


def _owner(position: Position) -> int | None:
    """Return the player to move; None if several may act, each of whose actions is a turn."""
    actors = position.actors()
    return min(actors) if len(actors) == 1 else None


def _reached(
    game: Game, own: list[str], words: list[str], owners: list[int | None]
) -> Iterator[GamePosition]:
    """Yield the positions of a main line, each with the rest of its turn."""
    rest = ""
    reached = []
    for ply in range(len(own) - 1, -1, -1):
        if ply < len(words):
            goes_on = owners[ply] is not None and owners[ply] == owners[ply + 1]
            rest = f"{words[ply]} {rest}" if goes_on and rest else words[ply]
        reached.append(GamePosition(_key(game.title, own[ply]), ply, rest))
    yield from reversed(reached)


def _changes_pieces(done: Transition) -> bool:
    """Return True if an action changed the pieces of an army."""
    changed = any(moved.before != moved.after for moved in done.moved)
    return bool(changed or done.captured or done.placed or done.closed or done.control)


def _armies(ply: int, position: Position) -> Iterator[Material]:
    """Yield the pieces of every army."""
    of: dict[int, list[str]] = {}
    for piece in position.pieces().values():
        of.setdefault(piece.army, []).append(piece.letter)
    for army, letters in of.items():
        yield Material(ply, ARMY_LETTERS[army].upper(), "".join(sorted(letters)))


def _changes(materials: list[Material]) -> Iterator[Material]:
    """Yield the materials that differ from the ones in the same place before."""
    last: dict[str, str] = {}
    for material in materials:
        if last.get(material.place) != material.pieces:
            last[material.place] = material.pieces
            yield material


def _boards(ply: int, position: Position, done: Transition) -> Iterator[Material]:
    """Yield the pieces on the boards an action was about, while they are together."""
    if done.pushed is not None:
        boards: set[int] = {*done.pushed, STRIP}
        place = done.pushed.name
    elif done.went:
        labels = {board.id: board.label for board in position.boards()}
        place = labels.get(done.went[-1].target.board, "")
        boards = {board for board, label in labels.items() if label == place}
    else:
        return
    pieces = [
        piece.letter + ARMY_LETTERS[piece.army]
        for square, piece in position.pieces().items()
        if square.board in boards
    ]
    yield Material(ply, place, "".join(sorted(pieces)))


def _captures(ply: int, before: Position, done: Transition) -> Iterator[ArmyCapture]:
    """Yield the armies that an action captured from a player."""
    for event in done.events:
        for loss in event.losses:
            status = before.seat_status(loss.seat)
            if loss.captor is not None and status.player not in (None, loss.captor):
                assert status.player is not None
                yield ArmyCapture(ply, loss.captor, status.player, status.seat.label)
