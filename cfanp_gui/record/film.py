"""A range of moves as frames: boards, caption and player of each move."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from typing import NamedTuple

from cfanp_gui.core.actions import Transition
from cfanp_gui.core.boards import Square, whole
from cfanp_gui.core.notation import shown_token
from cfanp_gui.core.position import Position
from cfanp_gui.core.situation import Situation
from cfanp_gui.core.text import Localize, Text
from cfanp_gui.core.wording import Badge
from cfanp_gui.record.drawing_comment import read_drawings
from cfanp_gui.record.drawings import Drawings
from cfanp_gui.record.game_record import GameRecord, RecordError, Step

MAX_FRAMES = 500
"""Maximum number of moves in a film."""


class FilmFrame(NamedTuple):
    """One move of a film, after it is played."""

    position: Position
    boards: tuple[int, ...] | None
    """Ids of the boards concerned; None for the whole table."""
    marked: tuple[Square, ...]
    """Squares of the move."""
    drawings: Drawings
    badge: Badge | None
    """Badge of its player."""
    caption: str
    """Its number, notation and glyphs."""
    note: str = ""
    """Later actions that moved nothing."""


def frames(
    record: GameRecord,
    first: int = 1,
    last: int | None = None,
    table: bool = False,
    localize: Localize = str,
    pause: Callable[[], object] = lambda: None,
    signs: Callable[[Iterable[int]], str] = lambda _: "",
) -> list[FilmFrame]:
    """Return a frame for each move of a record's main line, from one action to another.

    They are numbered from 1; without a last one the film runs to the end. Each shows the boards its
    move was about or, with `table`, all of them. `localize` translates words. `pause` is called
    between the moves, so that others may work. `signs` writes the glyphs of a move. Raises
    RecordError for a range that is not in the game, is too long or holds no move, IllegalAction if
    the record cannot be played.
    """
    count = len(record.moves)
    end = count if last is None else last
    if not 1 <= first <= end <= count:
        raise RecordError(
            "the game has no moves {first} to {last} (expected between 1 and {count})",
            first=first,
            last=end,
            count=count,
        )
    film: list[FilmFrame] = []
    for number, step in enumerate(record.steps(), start=1):
        if number > end:
            break
        pause()
        if number < first:
            continue
        frame = _frame(record, step, table, localize, signs(step.node.nags))
        if frame.marked:
            if len(film) == MAX_FRAMES:
                raise RecordError("a film has at most {most} moves", most=MAX_FRAMES)
            film.append(frame)
        elif film:
            before = film[-1]
            note = " · ".join(filter(None, (before.note, frame.caption)))
            film[-1] = before._replace(note=note)
    if not film:
        raise RecordError("nothing is moved from {first} to {last}", first=first, last=end)
    return film


def _frame(
    record: GameRecord, step: Step, table: bool, localize: Localize, signs: str
) -> FilmFrame:
    """Return the frame of an action; one that moved nothing has no squares."""
    transition = step.transition
    squares = tuple(dict.fromkeys(touched(transition)))
    gone = {square.board for square in squares} - {board.id for board in step.after.boards()}
    shown = step.before if gone else step.after
    return FilmFrame(
        shown,
        None if table else tuple(boards_about(shown, transition, squares)),
        squares,
        read_drawings(step.node.comment, shown, transition.pushed),
        record.game.wording.entry_badge(situation(record, step.before, localize), transition),
        called(record, step, localize) + signs,
    )


def situation(record: GameRecord, position: Position, localize: Localize) -> Situation:
    """Return the situation at a position of a game, for a wording."""

    def name(player: int) -> str:
        own = record.names[player - 1] if player <= len(record.names) else ""
        return own or localize(Text("Player {number}", number=player))

    return Situation(record.game, record.start, position, name, options=record.options)


def called(record: GameRecord, step: Step, localize: Localize) -> str:
    """Return the name of an action, with its number if something is moved."""
    before, transition = step.before, step.transition
    words = record.game.wording.entry(situation(record, before, localize), transition)
    notation = record.game.notation
    token = shown_token(notation.human(before, step.node.action, transition))
    text = token if words is None else localize(words)
    number = notation.round(before) if any(touched(transition)) else None
    return text if number is None else f"{number}. {text}"


def touched(transition: Transition) -> Iterator[Square]:
    """Yield the squares a move was about."""
    yield from transition.squares
    if not transition.went and not transition.placed and len(transition.captured) == 1:
        # A single piece that was given up; an army removed as a whole is described in words.
        yield transition.captured[0].square


def boards_about(
    position: Position, transition: Transition | None, squares: Collection[Square] = ()
) -> Iterable[int]:
    """Return the ids of the boards that an action was about, as they lie together.

    They are the pair that was pushed, or else the whole boards on which squares are.
    """
    if transition is not None and transition.pushed is not None:
        return transition.pushed
    touched = {square.board for square in squares}
    if position.join is not None:
        return sorted(touched)
    return [board for group in whole(position.boards()) if touched & set(group) for board in group]
