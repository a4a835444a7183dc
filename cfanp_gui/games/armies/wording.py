"""Texts for a game of half-boards: armies in batting order, turns of several moves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, cast

from cfanp_gui.core.boards import BOARD_LETTERS, STRIP, Pair, Square
from cfanp_gui.core.events import Event, Loss, mated_seats
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.seats import SeatStatus
from cfanp_gui.core.situation import PlayedGame, Situation
from cfanp_gui.core.text import Plural, Text, joined, listed
from cfanp_gui.core.wording import Badge, Row, Wording, badge_of, glyphs
from cfanp_gui.games.armies.position import ArmiesPosition

if TYPE_CHECKING:
    from cfanp_gui.core.actions import Met, Transition

_DOT = "  \N{MIDDLE DOT}  "


class ArmiesWording(Wording):
    """Texts of Chess For Any Number of Players."""

    resigning = Text(
        "A player who resigns is out: their armies stay on the half-boards as dead obstacles."
    )

    # The turn

    def turn(self, at: Situation) -> str:
        status = _to_move(at)
        return "" if status is None else Text("{name} to move", name=at.name(status.player))

    def spoken_turn(self, at: Situation) -> str:
        """Return the player and army to move, with the number of moves left.

        If something must be done first, return that demand.
        """
        status = _to_move(at)
        if status is None:
            return ""
        if (demand := _view(at).demand(at.name)) is not None:
            return demand
        name = at.name(status.player)
        if status.begun:
            more = Plural("%n more move(s)", "", status.moves_left)
            return Text("{player}: {moves}, or end the turn", player=name, moves=more)
        why, army = self.reasons(at), BOARD_LETTERS[status.seat.army]
        text = Text("{player} to move", player=name)
        if status.taken_over:
            text = Text("{player} to move with army {army}", player=name, army=army)
        passes = [Text("may pass")] if _view(at).passes() else []
        return joined(", ", [text, *([why] if why else _several(status)), *status.notes, *passes])

    def cut_short(self, before: Situation) -> str:
        position = _view(before)
        if position.turn().again or position.turn_reasons() is not None:
            return ""  # a rule that is switched on has words of its own
        return Text(
            "{name}’s turn ends early: each move needs two half-boards not used this turn, "
            "and no such move is left",
            name=before.name(position.seat_status(position.army).player),
        )

    # Armies

    def row(self, at: Situation, status: SeatStatus) -> Row:
        """Return the row of an army; the highlight of the row says that it is to move."""
        notes: list[str] = [*(status.short_notes or status.notes)]
        if status.dead:
            notes.append(Text("dead"))
        elif status.to_move:
            notes += _several(status)
        if status.taken_over:
            notes.append(self.gained(at, status))
        captured = at.captured.get(status.seat.id, {})
        if captured and at.position.pocket(0) is None:  # pockets show droppable pieces
            notes.append(glyphs(at.game.piece_types, captured))
        return Row(
            self.title(at, status),
            _badge(status),
            joined(_DOT, notes),
            is_turn=status.to_move,
            clock=status.clock,
            spoken=self._spoken_row(at, status),
            boards=(status.seat.board,),
            player=status.player,
        )

    def _spoken_row(self, at: Situation, status: SeatStatus) -> str:
        """Return an army's row as read aloud: its player, and the pieces it has captured."""
        army, player = BOARD_LETTERS[status.seat.army], at.name(status.player)
        parts: list[str] = [Text("army {army}, {player}", army=army, player=player)]
        if status.dead:
            parts.append(Text("dead"))
        elif status.taken_over:
            parts.append(self.gained(at, status))
        parts += status.notes
        if status.to_move:
            parts += [Text("to move"), *_several(status)]
        return joined(", ", [*parts, *filter(None, [self.captures(at, status.seat.board)])])

    # Squares and half-boards

    def square(self, at: Situation, square: Square) -> str:
        piece = at.position.pieces().get(square)
        if piece is None or square.board == STRIP:
            return super().square(at, square)
        status = at.position.seat_status(piece.army)
        words = {
            "place": self.place(at, square),
            "piece": self.piece(at.game, piece),
            "army": BOARD_LETTERS[piece.army],
            "player": at.name(status.player),
        }
        if status.dead:
            return Text("{place}, {piece} of army {army}, dead", **words)
        return Text("{place}, {piece} of army {army}, {player}", **words)

    def side(self, at: Situation, piece: Piece) -> str:
        status = at.position.seat_status(piece.army)
        words = {"army": BOARD_LETTERS[piece.army], "player": at.name(status.player)}
        if status.dead:
            return Text("army {army} (dead)", **words)
        return Text("army {army} ({player})", **words)

    def board(self, at: Situation, board: int) -> str:
        if board == STRIP:
            return super().board(at, board)
        status = at.position.seat_status(board)
        words = {
            "board": BOARD_LETTERS[board],
            "army": BOARD_LETTERS[status.seat.army],
            "player": at.name(status.player),
        }
        gain = at.gains.get(status.seat.army)
        text = Text("half-board {board}, home of army {army}, {player}")
        if status.dead:
            text = Text("half-board {board}, home of army {army}, {player}, dead")
        elif status.taken_over and (gain is None or gain.is_capture):
            text = Text("half-board {board}, home of army {army}, {player} captured {loser}’s army")
            words["loser"] = at.name(status.first_player)
        elif status.taken_over and gain is not None:
            text = Text(
                "half-board {board}, home of army {army}, handed over to {player} by {giver}"
            )
            words["giver"] = at.name(gain.giver)
        return joined(", ", [text.filled(**words), *self._board_notes(at, status)])

    def _board_notes(self, at: Situation, status: SeatStatus) -> Iterable[str]:
        """Yield the texts of a half-board's plate and signs."""
        board = status.seat.board
        yield from status.notes
        if status.to_move:
            yield Text("to move")
            yield from _several(status)
        pieces = at.position.pieces()
        # Kings are shown in check on the pair that is pushed together (Rule 8).
        checked = at.transition.checks if at.transition is not None else ()
        if at.pair is not None and at.position.outcome() is None:
            checked = _view(at).checked_kings(at.pair)
        for king in checked:
            if king in pieces and pieces[king].army == status.seat.army:
                events = at.transition.events if at.transition is not None else ()
                mated = status.seat.army in mated_seats(events)
                yield Text("checkmated") if mated else Text("in check")
        other = at.pair.other(board) if at.pair is not None else None
        if other is not None:
            yield Text("pushed together with {board}", board=BOARD_LETTERS[other])
        if status.used:
            yield Text("already pushed this turn")

    # Events

    def table(self, at: Situation) -> str:
        return Plural("A table with %n half-board(s).", "", at.position.players)

    def move(self, before: Situation, transition: Transition) -> str:
        pair = transition.pushed
        if pair is not None and transition.went:
            return self._piece_move(before, transition, pair)
        if pair is not None and transition.placed:
            ((board, index), dropped) = transition.placed[0]
            piece, square = (
                self.piece(before.game, dropped),
                _view(before).joined_names(pair)[board][index],
            )
            words = {"piece": piece, "square": square, **_names(pair)}
            return Text("drops {piece} on {square} on {one} and {two}", **words)
        if pair is not None:
            return Text("pushes half-boards {one} and {two} together", **_names(pair))
        if transition.action in _view(before).payments:
            return self._payment(before, transition)
        if transition.action == _view(before).turn().end:
            return Text("ends the turn")
        return ""

    def _payment(self, before: Situation, transition: Transition) -> str:
        """Return an action on a piece where it stands: removed, swapped or promoted."""
        from cfanp_gui.games.armies.actions import Promote

        title, game = _view(before).rules.base.names.title, before.game
        for moved in transition.moved:
            words = {"piece": self.piece(game, moved.before), "square": title(moved.origin)}
            words["other"] = self.piece(game, moved.after)
            if isinstance(transition.action, Promote):
                return Text("promotes {piece} on {square} to {other}", **words)
            return Text("swaps {piece} on {square} for {other}", **words)
        (lost,) = transition.captured
        words = {"piece": self.piece(game, lost.piece), "square": title(lost.square)}
        return Text("removes {piece} on {square}", **words)

    def _piece_move(self, before: Situation, transition: Transition, pair: Pair) -> str:
        """Return a piece's move, its squares named as on the two half-boards together."""
        from cfanp_gui.games.armies.actions import Move

        boards, pawn = _names(pair), transition.pushed_pawn
        base = _view(before).rules.base
        move, *rook = (moved for moved in transition.went if moved is not pawn)
        names = _view(before).joined_names(pair)
        pushed: list[str] = []
        if pawn is not None:
            words = self._standing(before, pawn.before, pawn.origin, pair)
            pushed.append(Text("pushes {piece} {square} of army {army}", **words))
        if rook:
            pushed += self._comes_in(before, transition, pair)
            castles = Text("castles short on {one} and {two}", **boards)
            action = transition.action
            assert isinstance(action, Move), "a piece has moved"
            san = _view(before).rules.pair_rules.san
            if san.castling(action.origin, action.target) == "O-O-O":
                castles = Text("castles long on {one} and {two}", **boards)
            return joined(", ", [castles, *pushed])
        words = {
            "piece": self.piece(before.game, move.before),
            "origin": names[move.origin.board][move.origin.index],
            "target": names[move.target.board][move.target.index],
            **boards,
        }
        parts: list[str] = [Text("{piece} {origin} to {target} on {one} and {two}", **words)]
        if (met := transition.met) is not None:
            parts += self._attack(before.game, met)
        blast, blown_up = transition.blast, list[str]()
        for lost in transition.captured:
            if lost.removed or met is not None:
                continue
            if blast is not None and lost.square != move.target:
                if lost.square != move.origin:
                    words = self._standing(before, lost.piece, lost.square, pair)
                    blown_up.append(Text("{piece} {square} of army {army}", **words))
                continue
            piece, army = self.piece(before.game, lost.piece), BOARD_LETTERS[lost.piece.army]
            taking = Text("takes {piece} of army {army}", piece=piece, army=army)
            in_passing = lost.square != move.target and not base.jumps
            parts.append(Text("{taking} in passing", taking=taking) if in_passing else taking)
        if move.after != move.before:
            parts.append(Text("becomes {piece}", piece=self.piece(before.game, move.after)))
        parts += self._comes_in(before, transition, pair)
        if blast is not None and not transition.moved:
            parts.append(Text("explodes"))
        if blown_up:
            parts.append(Text("blows up {pieces}", pieces=listed(blown_up)))
        return joined(", ", [*parts, *pushed])

    def _standing(
        self, before: Situation, piece: Piece, square: Square, pair: Pair
    ) -> dict[str, str]:
        """Return the words for a piece, its square on a pair and its army."""
        return {
            "piece": self.piece(before.game, piece),
            "square": _view(before).joined_names(pair)[square.board][square.index],
            "army": BOARD_LETTERS[piece.army],
        }

    def _comes_in(self, before: Situation, transition: Transition, pair: Pair) -> Iterator[str]:
        """Yield the piece that comes in with a move."""
        for square, piece in transition.placed:
            words = self._standing(before, piece, square, pair)
            yield Text("brings in {piece} on {square}", **words)

    def _attack(self, game: PlayedGame, met: Met) -> Iterator[str]:
        """Yield the piece that is attacked and, if known, the result of the attack."""
        piece, army = self.piece(game, met.defender), BOARD_LETTERS[met.defender.army]
        yield Text("attacks {piece} of army {army}", piece=piece, army=army)
        if met.attacker_fell and met.defender_fell:
            yield Text("both fall")
        elif met.attacker_fell:
            yield Text("falls")
        elif met.defender_fell:
            yield Text("wins")

    def checks(self, before: Situation, after: Situation, transition: Transition) -> list[str]:
        """Return a sentence for every army that a move left in check, except those it mated."""
        pieces, lost = after.position.pieces(), mated_seats(transition.events)
        armies = sorted({pieces[king].army for king in transition.checks if king in pieces} - lost)
        return [Text("Check to army {army}.", army=BOARD_LETTERS[army]) for army in armies]

    def mate(self, before: Situation, event: Event) -> str:
        """Return a sentence about captor and army, with its holder if not its first player."""
        from cfanp_gui.games.armies.events import ArmyLost

        if not isinstance(event, ArmyLost) or event.captured not in event.notices:
            return super().mate(before, event)
        status = before.position.seat_status(event.army)
        words = {
            "captor": before.name(event.by_player),
            "loser": before.name(status.first_player),
            "holder": before.name(status.player),
        }
        if event.mated and event.captured == "taken" and status.taken_over:
            return Text("Checkmate: {captor} has captured {loser}’s army from {holder}", **words)
        return event.notices[event.captured].filled(**words)

    def loss(self, before: Situation, loss: Loss) -> str:
        """Return the lost army, and its holder if that is not its first player."""
        status = before.position.seat_status(loss.seat)
        army = Text("{name}’s army", name=before.name(status.first_player))
        holder = before.name(status.player)
        return (
            Text("{army}, from {holder}", army=army, holder=holder) if status.taken_over else army
        )

    def entry(self, before: Situation, transition: Transition) -> str | None:
        if transition.went or transition.placed:
            return None
        if transition.pushed is not None:
            return Text("pushes {boards}", boards=" + ".join(transition.pushed.name))
        if transition.action == _view(before).turn().end:
            return Text("ends the turn")
        if transition.action in (_view(before).passes() or {}).values():
            return Text("passes")
        from cfanp_gui.games.armies.events import ArmyDied, HandedOver

        for event in transition.events:
            if isinstance(event, ArmyDied):
                return Text("{name} is out", name=before.name(transition.actor))
            if isinstance(event, HandedOver):
                army, name = BOARD_LETTERS[event.army], before.name(event.to_player)
                return Text("{army} to {name}", army=army, name=name)
        return None

    def is_entry(self, transition: Transition, event: Event) -> bool:
        from cfanp_gui.games.armies.events import Passed

        return isinstance(event, Passed) and event.freely

    def entry_badge(self, before: Situation, transition: Transition) -> Badge:
        """Return the badge of the army that was to move."""
        seat = _view(before).turn().seat
        return _badge(before.position.seat_status(seat))._replace(captor=None)


def _view(at: Situation) -> ArmiesPosition:
    return cast(ArmiesPosition, at.position)


def _to_move(at: Situation) -> SeatStatus | None:
    """Return the status of the army to move; None if the game is over."""
    position = _view(at)
    return None if position.outcome() is not None else position.seat_status(position.turn().seat)


def _several(status: SeatStatus) -> list[str]:
    """Return the number of moves of an army, if it is more than one."""
    return [Plural("%n move(s)", "", status.moves_left)] if status.moves_left > 1 else []


def _badge(status: SeatStatus) -> Badge:
    return badge_of(status)._replace(label=BOARD_LETTERS[status.seat.army])


def _names(pair: Pair) -> dict[str, str]:
    return {"one": BOARD_LETTERS[pair.lower], "two": BOARD_LETTERS[pair.upper]}
