"""The meaning of a line typed at the table, in the language of `core.general_commands`."""

from collections.abc import Iterable
from itertools import chain, islice

from cfanp_gui.core import completions as core_completions
from cfanp_gui.core import general_commands
from cfanp_gui.core.actions import Action
from cfanp_gui.core.commands import (
    NO_WORDS,
    Ambiguous,
    CommandProblem,
    CommandResult,
    Completion,
    Play,
    WordCommand,
    Words,
    ambiguous,
    plain,
)
from cfanp_gui.core.piece_letters import is_double, read_in_english
from cfanp_gui.core.text import Text, joined, with_names
from cfanp_gui.core.wording import as_framed
from cfanp_gui.session.game_session import GameSession

MOST = 60
"""Maximum number of completions offered at once; more typing narrows them."""


def parse(
    session: GameSession, text: str, words: Words = NO_WORDS, board: int | None = None
) -> CommandResult:
    """Return the meaning of a typed line at the session's cursor.

    Case matters only if it distinguishes two meanings. `board` is the id of the board that is
    looked at, where a move without a board is looked for first.
    """
    at = session.situation
    command = general_commands.read(at, text, words, board)
    in_english = read_in_english(plain(text), words, at.game.piece_types)
    if in_english is not None:
        other = general_commands.read(at, text, in_english, board)
        command = _either(session, text, words, command, other)
    match command:
        case WordCommand("undo") if not session.edits.can_undo():
            return CommandProblem(Text("There is nothing to undo."))
        case WordCommand("redo") if not session.edits.can_redo():
            return CommandProblem(Text("There is nothing to redo."))
        case CommandProblem():
            named = with_names(command.sentence, session.name)
            return CommandProblem(joined("", [named]), command.refusal)
    return command


def _either(
    session: GameSession, text: str, words: Words, own: CommandResult, other: CommandResult
) -> CommandResult:
    """Return the meaning of a line that may be English, or both meanings if both are legal."""
    if isinstance(own, CommandProblem) and isinstance(other, Play | Ambiguous):
        return other
    if not (isinstance(own, Play | Ambiguous) and isinstance(other, Play | Ambiguous)):
        return own
    both = tuple(dict.fromkeys((*_moves(own), *_moves(other))))
    machine = [action for action in both if action.text == plain(text)]
    if len(both) == 1 or machine:
        return Play((machine or both)[0])
    names = {choice.action: choice.text for choice in choices(session, both, words)}
    return ambiguous(text, both, lambda action: names.get(action, action.text))


def _moves(meant: Play | Ambiguous) -> tuple[Action, ...]:
    return meant.actions if isinstance(meant, Ambiguous) else (meant.action,)


def completions(
    session: GameSession, text: str, words: Words = NO_WORDS, board: int | None = None
) -> list[Completion]:
    """Return the completions of a text, likeliest first, at most `MOST`; `board` as for `parse`."""
    line = plain(text)
    if text.strip() and not line:
        return []
    if line and text[-1].isspace():
        line += " "
    at = session.situation
    offers = core_completions.offers(at, line, words, board)
    in_english = read_in_english(line, words, at.game.piece_types)
    if in_english is not None:
        offers = iter(
            dict.fromkeys(chain(offers, core_completions.offers(at, line, in_english, board)))
        )
    return [_told(session, offer, words) for offer in islice(offers, MOST)]


def choices(
    session: GameSession, actions: Iterable[Action], words: Words = NO_WORDS
) -> list[Completion]:
    """Return moves to choose from, each as a full line that means no other."""
    offers = core_completions.choices(session.situation, actions)
    return [_told(session, offer, words) for offer in offers]


def _told(session: GameSession, offer: Completion, words: Words) -> Completion:
    """Return a completion; in an exercise the consequences of a move are left out."""
    if offer.action is None:
        return offer
    if is_double(offer.text, words, session.game.piece_types):
        offer = offer._replace(text=offer.action.text)
    if session.exercise:  # without the signs of check and mate
        move = offer.text.rstrip()
        text = move.rstrip("+#") + offer.text[len(move) :]
        return offer._replace(text=text, description="")
    at = session.situation._replace(pair=getattr(offer.action, "pair", None))
    return offer._replace(description=as_framed(at, offer.description))
