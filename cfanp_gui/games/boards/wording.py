"""Words for boards that move independently: boards by their numbers, seats by their colours."""

from collections.abc import Iterable, Mapping, Sequence
from typing import cast

from cfanp_gui.core.actions import Transition
from cfanp_gui.core.half_boards import half_board, seat_of
from cfanp_gui.core.pieces import COLOUR_NAMES
from cfanp_gui.core.seats import SeatStatus
from cfanp_gui.core.situation import Situation
from cfanp_gui.core.text import Text, joined, listed
from cfanp_gui.core.wording import Badge, Wording
from cfanp_gui.games.boards.position import BoardPosition

DOT = "  \N{MIDDLE DOT}  "


class BoardWording(Wording):
    """Wording of a game in which several boards may move at the same time."""

    def spoken_turn(self, at: Situation) -> str:
        """Return the players to move, each with their boards."""
        position = cast(BoardPosition, at.position)
        if position.outcome() is not None:
            return ""
        turns = boards_to_move(position).items()
        named = [{"player": at.name(player), "boards": boards_named(on)} for player, on in turns]
        who = joined(", ", [Text("{player} on {boards}", **words) for words in named])
        if position.round is not None:
            return Text("Round {round}, to move: {who}", round=position.round, who=who)
        return Text("To move: {who}", who=who)

    def to_move_on(self, at: Situation, number: int) -> Text:
        """Return the player to move on a board."""
        player = at.name(cast(BoardPosition, at.position).to_move[number])
        return Text("{player} to move on board {board}", player=player, board=number)

    def asides(self, at: Situation, status: SeatStatus) -> tuple[str, ...]:
        """Return the colour of a seat, its board, and its first player if another has it now."""
        number, colour = seat_of(status.seat.id)
        name = COLOUR_NAMES[colour]
        if len(at.position.boards()) == 1:
            return (name,)
        where = Text("{colour}, board {board}", colour=name, board=number)
        first = cast(BoardPosition, at.start).players_at[number][colour]
        if first == status.player:
            return where, name
        taken = Text("seat of {name}", name=at.name(first))
        return joined(" \N{MIDDLE DOT} ", (where, taken)), where, name

    def action(self, before: Situation, transition: Transition) -> str:
        """Return a sentence with the player, the action and, if there are several, the board."""
        done = self.move(before, transition)
        if not done or len(before.position.boards()) == 1:
            return super().action(before, transition)
        name, number = before.name(transition.actor), _number(transition)
        return Text("{player}, board {board}: {action}.", player=name, board=number, action=done)

    def entry_badge(self, before: Situation, transition: Transition) -> Badge | None:
        """Return the label of the seat that acted, in its player's paint; None for a draw."""
        number = _number(transition)
        if number is None:
            return None
        seats = cast(BoardPosition, before.position).players_at[number]
        seat = half_board(number, seats.index(transition.actor))
        return Badge(before.position.seat_status(seat).seat.label, transition.actor - 1)


def boards_to_move(position: BoardPosition) -> Mapping[int, list[int]]:
    """Return the boards on which each player may act now."""
    boards: dict[int, list[int]] = {}
    for number, player in position.to_move.items():
        if number not in position.waiting:
            boards.setdefault(player, []).append(number)
    return boards


def boards_named(numbers: Sequence[int]) -> Text:
    """Return the names of one board or two, by their numbers."""
    if len(numbers) == 1:
        return Text("board {number}", number=numbers[0])
    return Text("boards {one} and {two}", one=numbers[0], two=numbers[1])


def numbers_of(boards: Iterable[int]) -> str:
    """Return the numbers of boards in a sentence."""
    return listed(map(str, boards))


def _number(transition: Transition) -> int | None:
    number: int | None = getattr(transition.action, "board", None)
    return number
