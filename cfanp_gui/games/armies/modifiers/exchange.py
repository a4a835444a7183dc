"""Peterson 2, option ``exchange``: a player without losses in exchanges must remove a piece.

A round begins with a capture and closes when the order comes back to the army that made it. Source:
Peterson's rules; the definitions of an exchange, of who owes, and of an exposed King are ours.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from cfanp_gui.core.actions import Refusal
from cfanp_gui.core.boards import ARMY_LETTERS, Pair, Square
from cfanp_gui.core.events import Names
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.position import Problem
from cfanp_gui.core.queries import NoteKind, SquareNote
from cfanp_gui.core.text import PlayerName, Text
from cfanp_gui.games.armies import ninth, turn
from cfanp_gui.games.armies.actions import ArmiesAction, EndTurn, ExtraAction, Move, Payment, Push
from cfanp_gui.games.armies.events import Exchanged, Excused, Removed, Swapped
from cfanp_gui.games.armies.hooks import Modifier, Played, TurnReport
from cfanp_gui.games.armies.modifiers.ledger import (
    ITEMS,
    NAME,
    WEAKER,
    Debt,
    Ledger,
    Taken,
    exchanged,
    ledger,
    read_items,
    remember,
    strike,
    write_items,
)
from cfanp_gui.games.armies.state import State
from cfanp_gui.games.armies.threats import owner

RULE = Payment.rule


def debt_due(state: State) -> Debt | None:
    """Return the debt that the army to move must pay before it moves; None without one.

    A debt that it cannot pay is not due: its player is excused from it.
    """
    player = state.control[state.army]
    for debt in ledger(state).debts:
        if debt.player == player and _may_pay(state) and any(removable(state, debt.value)):
            return debt
    return None


def _may_pay(state: State) -> bool:
    """Return True if debts of the army to move are paid now: before its first move."""
    return not (state.pushed or state.sides.decided or state.is_lost() or state.only_kings())


def removable(state: State, value: int) -> Iterator[Square]:
    """Yield the squares of pieces that the army to move may remove for a debt of a value."""
    for square, piece in state.pieces().items():
        fits = piece.army == state.army and state.rules.base.values.get(piece.letter, 0) >= value
        if fits and not exposing(state, square):
            yield square


def exposing(state: State, square: Square) -> tuple[Square, ...]:
    """Return the pieces that would attack the own King only after the removal of a piece.

    All pairs are checked, each by itself.
    """
    army = state.army
    king = state.king_of(army)
    assert king is not None, "a living army has a King"
    after = None
    found: list[Square] = []
    for pair in state.pairs_with(king.board):
        if square.board not in pair:
            continue
        if after is None:
            after = state.copy()
            after.put(square, None)
        now = after.attackers(army, pair) & ~state.attackers(army, pair)
        found += after.squares(now, pair) if now else ()
    return tuple(dict.fromkeys(found))


def swaps(state: State) -> Iterator[Payment]:
    """Yield the swaps that pay a debt of the army to move."""
    lost = dict(ledger(state).lost).get(state.army, "")
    for square, piece in state.pieces().items() if lost else ():
        if piece == Piece("Q", state.army):
            for letter in sorted(set(lost)):
                yield Payment(square, state.rules.base, letter)


class Exchange(Modifier[State]):
    """``exchange``: a fair exchange of pieces in each round."""

    name = NAME
    items = ITEMS
    actions = (Payment,)

    # Rounds

    def after_move(self, before: State, state: State, move: Played, report: TurnReport) -> None:
        board = before.board(move.pair)
        mask = before.base.victim(board, move.origin, move.target)
        if not mask:
            return
        square = mask.bit_length() - 1
        army = owner(board, square)
        winner, loser = before.control[before.army], before.control[army]
        letter = before.standing(before.base.square(square, move.pair)).letter
        if winner is None or loser is None or letter == state.base.royal:
            return
        book = ledger(state)
        opener = before.army if book.opener is None else book.opener
        lost = dict(book.lost)
        if letter in WEAKER:
            lost[army] = "".join(sorted(lost.get(army, "") + letter))
        captures = (*book.captures, Taken(winner, loser, letter))
        remember(
            state, book._replace(opener=opener, captures=captures, lost=tuple(sorted(lost.items())))
        )

    def at_place(self, state: State, army: int, report: TurnReport) -> None:
        book = ledger(state)
        if book.opener != army:
            return
        counted = exchanged(book.captures)
        debts: tuple[Debt, ...] = ()
        if counted:
            value = min(state.rules.base.values[taken.letter] for taken in counted)
            losers = {taken.loser for taken in book.captures}
            players = tuple(one for one in state.sides.living_players if one not in losers)
            debts = tuple(Debt(player, value) for player in players)
            if players:
                between = {player for taken in counted for player in (taken.by, taken.loser)}
                report.events.append(Exchanged(value, players, tuple(sorted(between))))
        remember(state, book._replace(opener=None, captures=(), debts=(*book.debts, *debts)))

    def after_action(self, state: State, pair: Pair | None, report: TurnReport) -> None:
        book = ledger(state)
        debts = tuple(debt for debt in book.debts if debt.player in state.sides.living_players)
        if debts != book.debts:
            remember(state, book._replace(debts=debts))

    # Paying

    def before_moves(self, state: State, report: TurnReport) -> None:
        while (debt := _unpayable(state)) is not None:
            strike(state, debt)
            report.events.append(Excused(debt.player))

    def is_pending(self, state: State) -> bool:
        return _may_pay(state) and _unpayable(state) is not None

    def is_due(self, state: State) -> bool:
        return debt_due(state) is not None

    def open_pairs(self, state: State, pairs: tuple[Pair, ...]) -> tuple[Pair, ...]:
        return () if self.is_due(state) else pairs

    def extra_actions(self, state: State) -> tuple[ExtraAction, ...]:
        debt = debt_due(state)
        if debt is None:
            return ()
        base = state.rules.base
        removals = (Payment(square, base, None) for square in removable(state, debt.value))
        return (*removals, *swaps(state))

    def refusal(self, state: State, action: ArmiesAction) -> Refusal | None:
        debt = debt_due(state)
        if isinstance(action, Move | Push | EndTurn) and debt is not None:
            return _due_refusal(state, debt)
        if isinstance(action, Payment):
            return _payment_refusal(state, action, debt)
        return None

    def shut(self, state: State, pair: Pair) -> Refusal | None:
        debt = debt_due(state)
        return None if debt is None else _due_refusal(state, debt)

    def play(self, state: State, action: ExtraAction, report: TurnReport) -> State:
        debt = debt_due(state)
        assert debt is not None, "only what is due is paid"
        after = state.copy()
        base = state.rules.base
        assert isinstance(action, Payment), "nothing else is played by this rule"
        piece = state.standing(action.square)
        if action.becomes is None:
            after.put(action.square, None)
            report.events.append(Removed(state.army, action.square, piece.letter, base))
        else:
            after.put(action.square, Piece(action.becomes, state.army))
            book = ledger(after)
            lost = dict(book.lost)
            lost[state.army] = lost[state.army].replace(action.becomes, "", 1)
            left = tuple((army, letters) for army, letters in sorted(lost.items()) if letters)
            remember(after, book._replace(lost=left))
            swapped = Swapped(state.army, action.square, piece.letter, base, action.becomes)
            report.events.append(swapped)
        strike(after, debt)
        turn.resume(after, action.square, report)
        return after

    # As text

    def write(self, state: State) -> Mapping[str, str]:
        return write_items(ledger(state))

    def read(self, items: Mapping[str, Sequence[ninth.Item]], state: State) -> Ledger:
        return read_items(items, state)

    def problems(self, state: State) -> Iterator[Problem]:
        book, problem = ledger(state), ninth.quoting(self.write(state))
        player, mover = state.control[state.army], ARMY_LETTERS[state.army]
        if book.opener == state.army and not state.pushed:
            yield problem(
                "r", Text("the round closed when the turn of army {army} began", army=mover)
            )
        for debt in book.debts:
            if debt.player not in state.sides.living_players:
                yield problem("d", Text("player {player} has no army", player=debt.player))
            elif debt.player == player and state.pushed:
                message = Text("player {player} has moved and pays before", player=player)
                yield problem("d", message)
            elif debt.player == player and state.committed is not None:
                message = Text("player {player} has pushed and pays before", player=player)
                yield problem("d", message)
        sizes = Counter(piece.army for piece in state.pieces().values())
        most = state.rules.base.most_pieces
        for army, letters in book.lost:
            if sizes[army] + len(letters) > most:
                message = Text(
                    "the pieces of army {army} ({size}) and its lost ones ({lost}) are too "
                    "many (expected at most {most} together)",
                    army=ARMY_LETTERS[army],
                    size=sizes[army],
                    lost=len(letters),
                    most=most,
                )
                yield problem("l", message)

    # Information

    def notes(self, state: State, army: int) -> tuple[Text, ...]:
        player = state.control[army]
        return tuple(
            Text("owes a piece worth {value} or more", value=debt.value)
            for debt in ledger(state).debts
            if debt.player == player
        )

    def short_notes(self, state: State, army: int) -> tuple[Text, ...]:
        player = state.control[army]
        values = [debt.value for debt in ledger(state).debts if debt.player == player]
        if len(values) > 1:  # in one note, because several would look like one each
            return (Text("owes {count} pieces", count=len(values)),)
        return tuple(Text("owes {value} or more", value=value) for value in values)

    def marks(self, state: State) -> Iterator[tuple[Square, SquareNote]]:
        debt = debt_due(state)
        if debt is None:
            return
        swapped = {one.square for one in swaps(state)}
        removed = set(removable(state, debt.value))
        for square in sorted(swapped | removed):
            if square not in swapped:
                words = Text("may be removed")
            elif square not in removed:
                words = Text("may be swapped")
            else:
                words = Text("may be removed or swapped")
            yield square, SquareNote(NoteKind.CHOICE, words)

    def demand(self, state: State, names: Names) -> Text | None:
        debt = debt_due(state)
        if debt is None:
            return None
        words: dict[str, object] = {"name": names(debt.player), "value": debt.value}
        if any(swaps(state)):
            return Text(
                "{name} owes a piece worth {value} or more, having lost nothing in an exchange: "
                "choose the piece to remove, or a Queen to swap",
                **words,
            )
        return Text(
            "{name} owes a piece worth {value} or more, having lost nothing in an exchange: "
            "choose the piece to remove",
            **words,
        )


def _unpayable(state: State) -> Debt | None:
    """Return the oldest debt of the player to move if they have no piece to remove for it."""
    player = state.control[state.army]
    for debt in ledger(state).debts:
        if debt.player == player:
            return None if any(removable(state, debt.value)) else debt
    return None


def _due_refusal(state: State, debt: Debt) -> Refusal:
    message = Text(
        "First {player} must remove a piece worth {value} or more",
        player=PlayerName(debt.player),
        value=debt.value,
    )
    return Refusal(RULE, message, tuple(removable(state, debt.value)))


def _payment_refusal(state: State, action: Payment, debt: Debt | None) -> Refusal | None:
    square = action.square
    if debt is None:
        return Refusal(RULE, Text("No piece is owed now"), (square,))
    piece = state.piece_at(square) if square.board < state.count else None
    if piece is None or piece.army != state.army:
        message = Text(
            "No piece of army {army} stands on {square}",
            army=ARMY_LETTERS[state.army],
            square=state.title(square),
        )
        return Refusal(RULE, message, (square,) if square.board < state.count else ())
    if action.becomes is not None:
        if action in swaps(state):
            return None
        return Refusal(
            RULE,
            Text("Only a Queen is swapped, for a Bishop or a Rook captured from its army"),
            (square,),
        )
    if piece.letter == state.base.royal:
        return Refusal(Text("Peterson 2.1"), Text("A King is never removed"), (square,))
    if state.rules.base.values[piece.letter] < debt.value:
        message = Text(
            "The {piece} on {square} is worth {worth}, and {value} is owed",
            piece=state.rules.base.types[piece.letter].title,
            square=state.title(square),
            worth=state.rules.base.values[piece.letter],
            value=debt.value,
        )
        return Refusal(RULE, message, (square,))
    if attackers := exposing(state, square):
        message = Text(
            "Without the piece on {square} the King would be attacked", square=state.title(square)
        )
        return Refusal(Text("Peterson 2.1"), message, (square, *attackers))
    return None
