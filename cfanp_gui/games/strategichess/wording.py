"""StrategiChess in words: boards by their numbers, players by their colours, pieces that cross."""

from collections.abc import Iterator
from typing import cast

from cfanp_gui.core.actions import Transition
from cfanp_gui.core.boards import Square
from cfanp_gui.core.events import Event, Loss, mated_seats
from cfanp_gui.core.position import Outcome
from cfanp_gui.core.seats import SeatStatus, phrases
from cfanp_gui.core.situation import Situation
from cfanp_gui.core.text import Plural, Text, enumerated, joined, listed
from cfanp_gui.core.wording import Row, count_of
from cfanp_gui.games.boards.wording import DOT, BoardWording, numbers_of
from cfanp_gui.games.strategichess.actions import BoardAction, Pull, Send, StrategiMove, TeamResign
from cfanp_gui.games.strategichess.bitboards import EDGE_FILES, FILES, NAMES, ROADS
from cfanp_gui.games.strategichess.events import TEAM_NAMES, KingMated, player_of
from cfanp_gui.games.strategichess.position import StrategiPosition

MOST_NAMED = 3
"""Most boards whose players to move are named; if there are more, the colours are given."""


class StrategiWording(BoardWording):
    """Wording of boards side by side, on which two teams play."""

    resigning = Text("A player who resigns has lost the game.")

    # Turns

    def turn(self, at: Situation) -> str:
        position = _position(at)
        if position.outcome() is not None:
            return ""
        players = position.to_move
        if len(players) == 1:
            return super().turn(at)
        if len(players) <= MOST_NAMED:
            first, *others = (
                {"board": board, "name": at.name(player)} for board, player in players.items()
            )
            boards = [Text("board {board}: {name}", **words) for words in others]
            boards.insert(0, Text("Board {board}: {name}", **first))
            return Text("{boards} to move", boards=joined(", ", boards))
        white = [board for board, player in players.items() if player % 2]
        black = [board for board in players if board not in white]
        if not white or not black:
            return Text("{colour} to move on every board", colour=TEAM_NAMES[not white])
        words = {"white": numbers_of(white), "black": numbers_of(black)}
        return Text("White to move on {white}, Black on {black}", **words)

    def spoken_turn(self, at: Situation) -> str:
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
        return Text("Move {number}", number=boards[0].move_number)

    # Seats

    def rows(self, at: Situation) -> tuple[Row, ...]:
        return tuple(self.row(at, at.position.seat_status(seat.id)) for seat in at.position.seats())

    def row(self, at: Situation, status: SeatStatus) -> Row:
        """Return the row of a seat: its board's letter is its badge, its colour comes first."""
        board, colour = _place(status)
        notes = [text for _, text in phrases(status)]
        words = {"board": board, "player": self.title(at, status), "colour": colour}
        spoken = Text("board {board}, {player} with {colour}", **words)
        if _alone(at):
            spoken = Text("{player} with {colour}", **words)
        row, aside = super().row(at, status), self.asides(at, status)[0]
        spoken_row = joined(", ", [spoken, *notes])
        return row._replace(note=joined(DOT, notes), aside=aside, spoken=spoken_row)

    # Squares and boards

    def square(self, at: Situation, square: Square) -> str:
        board, number = at.board(square.board), square.index
        words: dict[str, object] = {"board": board.label, "square": NAMES[number]}
        piece = at.position.pieces().get(square)
        text = Text("board {board}, {square}, empty", **words)
        if piece is not None:
            words |= {"piece": self.piece(at.game, piece), "player": self.owner(at, piece)}
            words["colour"] = TEAM_NAMES[piece.army % 2]
            text = Text("board {board}, {square}, {piece} of {colour}, {player}", **words)
        parts: list[str] = [text]
        if ROADS >> number & 1:
            parts.append(Text("on a road"))
        for beyond, file in _neighbours(at, square.board):
            if number % FILES == file:
                parts.append(Text("at the open edge to board {board}", board=beyond))
        return joined(", ", parts)

    def board(self, at: Situation, board: int) -> str:
        parts: list[str] = [Text("board {board}", board=at.board(board).label)]
        for seat in at.position.seats():
            if seat.board == board:
                status = at.position.seat_status(seat.id)
                player, (_, colour) = at.name(status.player), _place(status)
                parts.append(Text("{player} with {colour}", player=player, colour=colour))
                parts += [text for _, text in phrases(status)]
        parts += [
            Text("board {board} beyond file {file}", board=beyond, file=NAMES[file][0])
            for beyond, file in _neighbours(at, board)
        ]
        return joined(", ", parts)

    def captures(self, at: Situation, board: int) -> str:
        parts = []
        for seat in at.position.seats():
            taken = at.captured.get(seat.id, {}) if seat.board == board else {}
            letters = filter(taken.get, at.game.piece_types)
            pieces = enumerated([count_of(at.game, letter, taken[letter]) for letter in letters])
            if pieces:
                name = at.name(at.position.seat_status(seat.id).player)
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
        if not transition.moved or not isinstance(action, StrategiMove | Send | Pull):
            return ""
        words: dict[str, object] = {
            "piece": before.game.piece_types[transition.moved[0].before.letter].title,
            "origin": NAMES[action.origin],
            "target": NAMES[action.target],
        }
        text = Text("plays {piece} {origin} to {target}", **words)
        if isinstance(action, Send):
            words["board"] = action.to
            text = Text("sends the {piece} from {origin} to {target} of board {board}", **words)
        elif isinstance(action, Pull):
            words["board"] = action.donor
            text = Text("pulls the {piece} from board {board}, {origin}, to {target}", **words)
        taken = [capture.piece.letter for capture in transition.captured if not capture.removed]
        titles = [before.game.piece_types[letter].title for letter in taken]
        return joined(", ", [text, *(Text("takes {piece}", piece=title) for title in titles)])

    def checks(self, before: Situation, after: Situation, transition: Transition) -> list[str]:
        """Return a sentence for every King that an action attacks without checkmating it."""
        pieces, mated = after.position.pieces(), mated_seats(transition.events)
        sentences: list[str] = []
        for king in transition.checks:
            if king in pieces and pieces[king].army not in mated:
                words = {"player": self.owner(after, pieces[king]), "board": king.board + 1}
                sentences.append(
                    Text("Check to {player}.", **words)
                    if _alone(after)
                    else Text("Check to {player} on board {board}.", **words)
                )
        return sentences

    def consequences(self, after: Situation, transition: Transition) -> list[str]:
        """Return the boards of the remaining Kings for each team that lost some and still plays."""
        position = _position(after)
        if position.outcome() is not None:
            return []
        sentences: list[str] = []
        for team in sorted({event.team for event in _mates(transition) if event.taken}):
            boards = [at + 1 for at in position.state.kings(team)]
            words = {"team": TEAM_NAMES[team], "boards": numbers_of(boards)}
            sentences.append(
                Text("{team} has a King on board {boards} only.", **words)
                if len(boards) == 1
                else Text("{team} has Kings on boards {boards}.", **words)
            )
        return sentences

    def reversals(self, after: Situation, transition: Transition) -> list[str]:
        taken = [(event.board, event.team) for event in _mates(transition) if event.taken]
        back = [{"player": after.name(player_of(*seat)), "board": seat[0]} for seat in taken]
        return [Text("{player} has the King on board {board} again.", **words) for words in back]

    def mate(self, before: Situation, event: Event) -> str:
        if not isinstance(event, KingMated):
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
        status = before.position.seat_status(loss.seat)
        name = before.name(status.player)
        if _alone(before):
            return Text("King of {name}", name=name)
        return Text("King of {name}, board {board}", name=name, board=_place(status)[0])

    def outcome(self, at: Situation, outcome: Outcome) -> str:
        if _alone(at):
            return super().outcome(at, outcome)
        if outcome.result != "win":
            return Text("Draw: {reason}.", reason=outcome.reason)
        words = {"team": TEAM_NAMES[(outcome.players[0] - 1) % 2], "reason": outcome.reason}
        names = listed(map(at.name, outcome.players))
        return Text("{team} wins ({names}): {reason}.", names=names, **words)

    # The list of moves

    def entry(self, before: Situation, transition: Transition) -> str | None:
        """Return the words for a resignation or loss on time; the event of a pass has its own."""
        action, name = transition.action, before.name(transition.actor)
        if not isinstance(action, TeamResign):
            return None
        if action.on_time:
            return Text("The time of {name} is over", name=name)
        return Text("{name} resigns", name=name)


def _position(at: Situation) -> StrategiPosition:
    return cast(StrategiPosition, at.position)


def _alone(at: Situation) -> bool:
    """Return True if there is a single board."""
    return len(at.position.boards()) == 1


def _place(status: SeatStatus) -> tuple[int, Text]:
    """Return the number of a seat's board and the name of its colour."""
    return status.seat.board + 1, TEAM_NAMES[status.seat.army % 2]


def _neighbours(at: Situation, board: int) -> Iterator[tuple[int, int]]:
    """Yield the numbers of the adjacent boards, each with the file at that edge."""
    for other, edge in _position(at).state.beside(board):
        yield other + 1, EDGE_FILES[1 - edge]


def _mates(transition: Transition) -> list[KingMated]:
    return [event for event in transition.events if isinstance(event, KingMated)]
