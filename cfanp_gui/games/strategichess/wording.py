"""StrategiChess in words: boards by their numbers, players by their colours, pieces that cross."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from cfanp_gui.core.actions import Transition
from cfanp_gui.core.boards import Square
from cfanp_gui.core.events import Event, Loss, mated_seats
from cfanp_gui.core.position import Outcome
from cfanp_gui.core.seats import SeatStatus, phrases
from cfanp_gui.core.situation import Situation
from cfanp_gui.core.text import Plural, Text, joined, listed
from cfanp_gui.core.wording import Row, count_of
from cfanp_gui.games.boards.wording import DOT, BoardWording, numbers_of
from cfanp_gui.games.strategichess.actions import BoardAction, Move, Pull, Resign, Send
from cfanp_gui.games.strategichess.bitboards import FILES, NAMES, ROADS
from cfanp_gui.games.strategichess.events import TEAM_NAMES, Checkmate, player_of
from cfanp_gui.games.strategichess.position import StrategiPosition

MOST_NAMED = 3
"""Most boards whose players to move are named; if there are more, the colours are given."""


class StrategiWording(BoardWording):
    """Wording of boards side by side, on which two teams play."""

    resigning = Text("A player who resigns has lost the game.")

    # Turns

    def turn(self, at: Situation) -> str:
        """Return the players or colours to move, shortened to fit one line."""
        position = _position(at)
        if position.outcome() is not None:
            return ""
        players = position.to_move
        if len(players) == 1:
            return super().turn(at)
        if len(players) <= MOST_NAMED:
            first, *others = (
                Text("board {board}: {name}", board=board, name=at.name(player))
                if board > 1
                else Text("Board {board}: {name}", board=board, name=at.name(player))
                for board, player in players.items()
            )
            return Text("{boards} to move", boards=joined(", ", [first, *others]))
        white, black = (
            [board for board, player in players.items() if (player - 1) % 2 == colour]
            for colour in (0, 1)
        )
        if not white or not black:
            return Text("{colour} to move on every board", colour=TEAM_NAMES[not white])
        return Text(
            "White to move on {white}, Black on {black}",
            white=numbers_of(white),
            black=numbers_of(black),
        )

    def spoken_turn(self, at: Situation) -> str:
        """Return the players to move on all boards."""
        over = at.position.outcome() is not None
        return self.to_move_on(at, 1) if _alone(at) and not over else super().spoken_turn(at)

    def turn_after(self, before: Situation, after: Situation, transition: Transition) -> str:
        """Return the players to move on the boards of an action, else on all boards."""
        action = transition.action
        if not isinstance(action, BoardAction) or after.position.outcome() is not None:
            return self.spoken_turn(after)
        boards = [action.board, *([action.to] if isinstance(action, Send) else [])]
        return joined(", ", [self.to_move_on(after, board) for board in boards])

    def to_move_on(self, at: Situation, number: int) -> Text:
        if not _alone(at):
            return super().to_move_on(at, number)
        player, colour = at.name(_position(at).to_move[1]), _position(at).turns[1][0]
        return Text("{player} to move with {colour}", player=player, colour=TEAM_NAMES[colour])

    def tempo(self, at: Situation) -> str:
        """Return the tempo; on a single board, the number of the move."""
        boards = _position(at).state.boards
        if len(boards) > 1:
            return Text("Free tempo")
        return Text("Move {number}", number=boards[0].number)

    # Seats

    def rows(self, at: Situation) -> tuple[Row, ...]:
        """Return the rows of the seats board by board, White first."""
        return tuple(self.row(at, at.position.seat_status(seat.id)) for seat in at.position.seats())

    def row(self, at: Situation, status: SeatStatus) -> Row:
        """Return the row of a seat: its board's letter is its badge, its colour comes first."""
        board, colour = _place(status)
        name = self.title(at, status)
        notes = [text for _, text in phrases(status)]
        words = {"board": board, "player": name, "colour": colour}
        if _alone(at):
            spoken = Text("{player} with {colour}", **words)
        else:
            spoken = Text("board {board}, {player} with {colour}", **words)
        return (
            super()
            .row(at, status)
            ._replace(
                note=joined(DOT, notes),
                aside=self.asides(at, status)[0],
                spoken=joined(", ", [spoken, *notes]),
            )
        )

    # Squares and boards

    def square(self, at: Situation, square: Square) -> str:
        """Return the words for a square: its piece, and a road or open edge there."""
        board, number = at.board(square.board), square.index
        words: dict[str, object] = {"board": board.label, "square": NAMES[number]}
        piece = at.position.pieces().get(square)
        if piece is None:
            text = Text("board {board}, {square}, empty", **words)
        else:
            text = Text(
                "board {board}, {square}, {piece} of {colour}, {player}",
                piece=self.piece(at.game, piece),
                colour=TEAM_NAMES[piece.army % 2],
                player=self.owner(at, piece),
                **words,
            )
        parts: list[str] = [text]
        if ROADS >> number & 1:
            parts.append(Text("on a road"))
        for beyond, file in _neighbours(at, square.board):
            if number % FILES == file:
                parts.append(Text("at the open edge to board {board}", board=beyond))
        return joined(", ", parts)

    def board(self, at: Situation, board: int) -> str:
        """Return the words for a board: its players, their state, and the adjacent boards."""
        parts: list[str] = [Text("board {board}", board=at.board(board).label)]
        for seat in at.position.seats():
            if seat.board == board:
                status = at.position.seat_status(seat.id)
                player = Text(
                    "{player} with {colour}",
                    player=at.name(status.player),
                    colour=_place(status)[1],
                )
                parts += [player, *(text for _, text in phrases(status))]
        parts += [
            Text("board {board} beyond file {file}", board=beyond, file=NAMES[file][0])
            for beyond, file in _neighbours(at, board)
        ]
        return joined(", ", parts)

    def captures(self, at: Situation, board: int) -> str:
        """Return the captures of the two players at a board; empty if there are none."""
        parts = []
        for seat in at.position.seats():
            taken = at.captured.get(seat.id, {}) if seat.board == board else {}
            found = [
                count_of(at.game, letter, taken[letter])
                for letter in at.game.piece_types
                if taken.get(letter)
            ]
            if found:
                name = at.name(at.position.seat_status(seat.id).player)
                pieces = joined(", ", found)
                parts.append(Text("{player} has captured {pieces}", player=name, pieces=pieces))
        return joined("; ", parts) if parts else ""

    # Actions and events

    def table(self, at: Situation) -> str:
        """Return the number of boards and, if there are several, their arrangement."""
        count = len(at.position.boards())
        if count == 1:
            return super().table(at)
        return Plural("A table with %n board(s) side by side, board 1 at White’s left.", "", count)

    def move(self, before: Situation, transition: Transition) -> str:
        action = transition.action
        if not transition.moved or not isinstance(action, Move | Send | Pull):
            return ""
        words: dict[str, object] = {
            "piece": before.game.piece_types[transition.moved[0].before.letter].title,
            "origin": NAMES[action.origin],
            "target": NAMES[action.target],
        }
        match action:
            case Move():
                text = Text("plays {piece} {origin} to {target}", **words)
            case Send(_, _, to, _):
                text = Text(
                    "sends the {piece} from {origin} to {target} of board {board}",
                    board=to,
                    **words,
                )
            case Pull(_, _, donor, _):
                text = Text(
                    "pulls the {piece} from board {board}, {origin}, to {target}",
                    board=donor,
                    **words,
                )
        taken = [
            Text("takes {piece}", piece=before.game.piece_types[one.piece.letter].title)
            for one in transition.captured
            if not one.removed
        ]
        return joined(", ", [text, *taken])

    def checks(self, before: Situation, after: Situation, transition: Transition) -> list[str]:
        """Return a sentence for every King that an action attacks without checkmating it."""
        pieces, mated = after.position.pieces(), mated_seats(transition.events)
        several = not _alone(after)
        found: list[str] = []
        for king in transition.checks:
            if king not in pieces or pieces[king].army in mated:
                continue
            words = {"player": self.owner(after, pieces[king]), "board": king.board + 1}
            found.append(
                Text("Check to {player} on board {board}.", **words)
                if several
                else Text("Check to {player}.", **words)
            )
        return found

    def consequences(self, after: Situation, transition: Transition) -> list[str]:
        """Return the boards of the remaining Kings for each team that lost some and still plays."""
        position = _position(after)
        if position.outcome() is not None:
            return []
        teams = {event.team for event in _mates(transition.events) if event.taken}
        found: list[str] = []
        for team in sorted(teams):
            boards = [at + 1 for at in position.state.kings(team)]
            words = {"team": TEAM_NAMES[team], "boards": numbers_of(boards)}
            found.append(
                Text("{team} has a King on board {boards} only.", **words)
                if len(boards) == 1
                else Text("{team} has Kings on boards {boards}.", **words)
            )
        return found

    def reversals(self, after: Situation, transition: Transition) -> list[str]:
        return [
            Text(
                "{player} has the King on board {board} again.",
                player=after.name(player_of(event.board, event.team)),
                board=event.board,
            )
            for event in _mates(transition.events)
            if event.taken
        ]

    def mate(self, before: Situation, event: Event) -> str:
        """Return a sentence for a mate; a player whose King is taken off plays on."""
        if not isinstance(event, Checkmate):
            return super().mate(before, event)
        words = {
            "winner": before.name(player_of(event.board, 1 - event.team)),
            "loser": before.name(player_of(event.board, event.team)),
            "board": event.board,
        }
        if event.taken:
            return Text(
                "Checkmate on board {board}: {loser} loses the King to {winner} and plays on",
                **words,
            )
        if _alone(before):
            return Text("Checkmate: {winner} has beaten {loser}", **words)
        return Text("Checkmate: {winner} has beaten {loser} on board {board}", **words)

    def loss(self, before: Situation, loss: Loss) -> str:
        """Return the words for the King that was lost."""
        status = before.position.seat_status(loss.seat)
        name = before.name(status.player)
        if _alone(before):
            return Text("King of {name}", name=name)
        return Text("King of {name}, board {board}", name=name, board=_place(status)[0])

    def outcome(self, at: Situation, outcome: Outcome) -> str:
        """Return the words for the outcome: on several boards, the winning team and its players."""
        if _alone(at):
            return super().outcome(at, outcome)
        if outcome.result != "win":
            return Text("Draw: {reason}.", reason=outcome.reason)
        return Text(
            "{team} wins ({names}): {reason}.",
            team=TEAM_NAMES[(outcome.players[0] - 1) % 2],
            names=listed([at.name(player) for player in outcome.players]),
            reason=outcome.reason,
        )

    # The list of moves

    def entry(self, before: Situation, transition: Transition) -> str | None:
        """Return the words for a resignation or loss on time; the event of a pass has its own."""
        name = before.name(transition.actor)
        match transition.action:
            case Resign(_, _, False):
                return Text("{name} resigns", name=name)
            case Resign():
                return Text("The time of {name} is over", name=name)
        return None


def _position(at: Situation) -> StrategiPosition:
    return cast(StrategiPosition, at.position)


def _alone(at: Situation) -> bool:
    """Return True if there is a single board."""
    return len(at.position.boards()) == 1


def _place(status: SeatStatus) -> tuple[int, Text]:
    """Return the number of a seat's board and the name of its colour."""
    return status.seat.board + 1, TEAM_NAMES[status.seat.army % 2]


def _neighbours(at: Situation, board: int) -> Iterable[tuple[int, int]]:
    """Yield the numbers of the adjacent boards, each with the file at that edge."""
    if board > 0:
        yield board, 0
    if board + 1 < len(at.position.boards()):
        yield board + 2, FILES - 1


def _mates(events: Iterable[Event]) -> Iterable[Checkmate]:
    return (event for event in events if isinstance(event, Checkmate))
