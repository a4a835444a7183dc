"""Positions given as a line of text of any game."""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import NamedTuple

from cfanp_gui.core.editing import Editing
from cfanp_gui.core.game import (
    Game,
    OptionError,
    OptionValue,
    OptionValues,
    Position,
    PositionError,
)
from cfanp_gui.core.notation import Mended, PositionFormat
from cfanp_gui.core.position import check_whole
from cfanp_gui.core.text import sentence_of
from cfanp_gui.games.registry import GAMES


class GivenPosition(NamedTuple):
    """A position given as text, at which a game is to begin."""

    game: Game
    text: str
    """Its line in the game's own form."""
    options: dict[str, OptionValue]
    """Options that the text implies; others may be chosen."""
    position: Position
    """Position under these options and the defaults."""


def read_position(
    text: str, first: Game | None = None, options: OptionValues | None = None
) -> GivenPosition:
    """Return the position of a text, in the form of one of our games or of another program.

    `first` is the preferred game, under these options. Raises the intended game's PositionError.
    """
    line = text.strip()
    problems: dict[Game, PositionError] = {}
    for game, own, given in _tried(line, first, options):
        try:
            played = game.variant(given)
            position = played.from_text(own, given)
            check_whole(position)
        except PositionError as problem:
            problems.setdefault(game, problem)
        except OptionError as problem:  # the line names a variant that is not known here
            problems.setdefault(game, PositionError(sentence_of(problem)))
        else:
            return GivenPosition(played, own, given | _forced(played, own, given), position)
    wrong: PositionError | None = None
    for game, foreign in _foreign(first):
        try:
            position = foreign.read(line)
        except PositionError as problem:
            if foreign.resembles(line):
                wrong = wrong or problem
            if wrong and game in GAMES:
                raise wrong from None
        else:
            own = position.to_text()
            implied = dict(game.options_in(own))
            played = game.variant(implied)
            return GivenPosition(played, own, implied | _forced(played, own, implied), position)
    meant = (game for game in GAMES if game.resembles(line))
    raise problems[next(meant, GAMES[0] if first is None else first)]


def mended_line(line: str) -> Mended:
    """Return a line in another program's form without the parts that contradict the rest."""
    for _, foreign in _foreign():
        if foreign.resembles(line):
            return foreign.mended(line)
    return Mended(line)


class DraftedPosition(NamedTuple):
    """A position in editable form, which may not be possible."""

    game: Game
    editing: Editing


def read_draft(text: str, first: Game | None = None) -> DraftedPosition | None:
    """Return the editable position of a text, possible or not; None if something would be lost."""
    line = text.strip()
    tries = [(game, own, given) for game, own, given in _tried(line, first, None)]
    for game, foreign in _foreign(first):
        if foreign.resembles(line):
            with suppress(PositionError):
                own = foreign.own_line(line)
                tries.append((game, own, dict(game.options_in(own))))
    for game, own, given in tries:
        with suppress(PositionError, OptionError):
            played = game.variant({**game.as_seated, **given})
            editing = played.draft(own, {**game.as_seated, **given})
            if editing is not None and editing.to_text().split() == own.split():
                return DraftedPosition(played, editing)
    return None


def foreign_names() -> tuple[str, ...]:
    """Return the names of other programs' readable formats, such as ``FEN``."""
    suffixes = (form.suffix.removeprefix(".").upper() for _, form in _foreign())
    return tuple(dict.fromkeys(suffixes))


def _foreign(first: Game | None = None) -> Iterator[tuple[Game, PositionFormat]]:
    """Yield other programs' forms of positions with their games, those of `first` before others."""
    for game in dict.fromkeys(GAMES if first is None else (first, *GAMES)):
        for form in game.foreign_formats.positions:
            yield game, form


def _tried(
    line: str, first: Game | None, options: OptionValues | None
) -> Iterator[tuple[Game, str, dict[str, OptionValue]]]:
    """Yield the games to try, each with a text and options; those the text implies come first."""
    if first is not None:
        text, shown = first.as_found(line)
        yield first, text, {**(options or {}), **shown}
    for game in GAMES:
        text, shown = game.as_found(line)
        yield game, text, dict(shown)


def _forced(game: Game, text: str, options: dict[str, OptionValue]) -> dict[str, OptionValue]:
    """Return the default values of options without which a position cannot be read."""
    forced: dict[str, OptionValue] = {}
    for option in game.options:
        if option.name in options:
            continue
        others: Iterable[OptionValue] = (not option.default,)
        if option.choices:
            others = (choice.value for choice in option.choices)
        try:
            for value in others:
                game.from_text(text, {**options, option.name: value})
        except (PositionError, OptionError):
            forced[option.name] = option.default
    return forced
