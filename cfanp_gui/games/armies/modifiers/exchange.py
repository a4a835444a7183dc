"""Peterson 2, option ``exchange``: a player without losses in exchanges must remove a piece.

A round begins with a capture and closes when the order comes back to the army that made it. Source:
Peterson's rules; the definitions of an exchange, of who owes, and of an exposed King are ours.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from cfanp_gui.core.actions import Refusal
from cfanp_gui.core.boards import ARMY_LETTERS, BOARD_LETTERS, Pair, Square
from cfanp_gui.core.events import Names
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.position import Problem
from cfanp_gui.core.queries import NoteKind, SquareNote
from cfanp_gui.core.text import PlayerName, Text, WithArticle, shown
from cfanp_gui.games.armies import ninth, turn
from cfanp_gui.games.armies.actions import ArmiesAction, ExtraAction, Payment
from cfanp_gui.games.armies.events import Exchanged, Excused, Removed, Swapped
from cfanp_gui.games.armies.hooks import Modifier, Played, TurnReport
from cfanp_gui.games.armies.ninth import Item
from cfanp_gui.games.armies.state import State
from cfanp_gui.games.armies.threats import owner

RULE = Payment.rule
NAME = "exchange"
WEAKER = "BR"
"""Letters of the pieces whose moves are part of a Queen's."""


class Debt(NamedTuple):
    """Piece that a player owes."""

    player: int
    value: int
    """Smallest value of the piece."""


class Taken(NamedTuple):
    """Capture in a round."""

    by: int
    """Player who captured."""
    loser: int
    letter: str


class Ledger(NamedTuple):
    """Remembered captures and debts."""

    opener: int | None = None
    """Army that opened the round; None if none is open."""
    captures: tuple[Taken, ...] = ()
    """Captures of the round, in their order."""
    debts: tuple[Debt, ...] = ()
    """Debts in the order in which they arose."""
    lost: tuple[tuple[int, str], ...] = ()
    """By army, the Bishops and Rooks captured from it and not brought back."""


_EMPTY = Ledger()


def ledger(state: State) -> Ledger:
    """Return the remembered captures and debts."""
    return state.fact(NAME, _EMPTY)


def _change(state: State, **changes: Any) -> None:
    """Change fields of the ledger; for a state under construction."""
    before = ledger(state)
    book = before._replace(**changes)
    if book != before:
        state.remember(NAME, None if book == _EMPTY else book)


def _strike(state: State, debt: Debt) -> None:
    """Remove a debt that is paid or excused; for a state under construction."""
    debts = list(ledger(state).debts)
    debts.remove(debt)
    _change(state, debts=tuple(debts))


def _debts(state: State, army: int) -> list[Debt]:
    """Return the debts of the player of an army, the oldest first."""
    return [debt for debt in ledger(state).debts if debt.player == state.control[army]]


def debt_due(state: State) -> Debt | None:
    """Return the debt that the army to move must pay before it moves; None without one.

    A debt that it cannot pay is not due: its player is excused from it.
    """
    debts = _debts(state, state.army)
    due = (debt for debt in debts if any(removable(state, debt.value)))
    return next(due, None) if debts and _may_pay(state) else None


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
    pairs = [pair for pair in state.pairs_with(king.board) if square.board in pair]
    if not pairs:
        return ()
    after, attackers = state.copy(), dict[Square, None]()
    after.put(square, None)
    for pair in pairs:
        now = after.attackers(army, pair) & ~state.attackers(army, pair)
        attackers |= dict.fromkeys(after.base.squares(now, pair))
    return tuple(attackers)


def swaps(state: State) -> Iterator[Payment]:
    """Yield the swaps that pay a debt of the army to move."""
    lost = dict(ledger(state).lost).get(state.army, "")
    queens = (at for at, piece in state.pieces().items() if piece == Piece("Q", state.army))
    base = state.rules.base.unchosen
    for square in queens if lost else ():
        yield from (Payment(square, base, letter) for letter in sorted(set(lost)))


def _exchanged(captures: Sequence[Taken]) -> tuple[Taken, ...]:
    """Return the captures of a round that count as exchange.

    A capture of v by u counts if captures lead back from v to u.
    """

    def leads_back(capture: Taken) -> bool:
        reached = [capture.loser]
        for player in reached:
            losers = {taken.loser for taken in captures if taken.by == player}
            reached += losers.difference(reached)
        return capture.by in reached

    return tuple(filter(leads_back, captures))


class Exchange(Modifier[State]):
    """``exchange``: a fair exchange of pieces in each round."""

    name = NAME
    items = ("r", "d", "l")
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
        _change(state, opener=opener, captures=captures, lost=tuple(sorted(lost.items())))

    def at_place(self, state: State, army: int, report: TurnReport) -> None:
        book = ledger(state)
        if book.opener != army:
            return
        counted = _exchanged(book.captures)
        debts: tuple[Debt, ...] = ()
        if counted:
            value = min(state.rules.base.values[taken.letter] for taken in counted)
            losers = {taken.loser for taken in book.captures}
            players = tuple(player for player in state.sides.living_players if player not in losers)
            debts = tuple(Debt(player, value) for player in players)
            if players:
                between = {player for taken in counted for player in (taken.by, taken.loser)}
                report.events.append(Exchanged(value, players, tuple(sorted(between))))
        _change(state, opener=None, captures=(), debts=(*book.debts, *debts))

    def after_action(self, state: State, pair: Pair | None, report: TurnReport) -> None:
        living = state.sides.living_players
        if debts := ledger(state).debts:
            _change(state, debts=tuple(debt for debt in debts if debt.player in living))

    # Paying

    def before_moves(self, state: State, report: TurnReport) -> None:
        while (debt := _unpayable(state)) is not None:
            _strike(state, debt)
            report.events.append(Excused(debt.player))

    def is_pending(self, state: State) -> bool:
        return _may_pay(state) and _unpayable(state) is not None

    def due(self, state: State) -> Refusal | None:
        debt = debt_due(state)
        if debt is None:
            return None
        words = {"player": PlayerName(debt.player), "value": debt.value}
        message = Text("First {player} must remove a piece worth {value} or more", **words)
        return Refusal(RULE, message, tuple(removable(state, debt.value)))

    def extra_actions(self, state: State) -> tuple[ExtraAction, ...]:
        debt = debt_due(state)
        if debt is None:
            return ()
        base = state.rules.base.unchosen
        removals = (Payment(square, base, None) for square in removable(state, debt.value))
        return (*removals, *swaps(state))

    def refusal(self, state: State, action: ArmiesAction) -> Refusal | None:
        if isinstance(action, Payment):
            return _payment_refusal(state, action, debt_due(state))
        return None

    def play(self, state: State, action: ExtraAction, report: TurnReport) -> State:
        debt = debt_due(state)
        assert debt is not None, "only what is due is paid"
        assert isinstance(action, Payment), "nothing else is played by this rule"
        after, piece = state.copy(), state.standing(action.square)
        paid = state.army, action.square, piece.letter, state.rules.base
        if action.becomes is None:
            after.put(action.square, None)
            report.events.append(Removed(*paid))
        else:
            after.put(action.square, Piece(action.becomes, state.army))
            lost = dict(ledger(after).lost)
            lost[state.army] = lost[state.army].replace(action.becomes, "", 1)
            left = tuple((army, letters) for army, letters in sorted(lost.items()) if letters)
            _change(after, lost=left)
            report.events.append(Swapped(*paid, action.becomes))
        _strike(after, debt)
        turn.resume(after, action.square, report)
        return after

    # As text

    def write(self, state: State) -> Mapping[str, str]:
        book = ledger(state)
        captures = ",".join(f"{taken.by}x{taken.loser}{taken.letter}" for taken in book.captures)
        return {
            "r": "" if book.opener is None else f"{ARMY_LETTERS[book.opener]}:{captures}",
            "d": ",".join(f"{debt.player}:{debt.value}" for debt in book.debts),
            "l": ",".join(f"{ARMY_LETTERS[army]}:{letters}" for army, letters in book.lost),
        }

    def read(self, items: Mapping[str, Sequence[Item]], state: State) -> Ledger:
        round_, debts, lost = (ninth.one_of(items, key, state) for key in self.items)
        opener, captures = _read_round(round_) if round_.text else (None, ())
        owed = tuple(_read_debts(debts)) if debts.text else ()
        return Ledger(opener, captures, owed, _read_lost(lost) if lost.text else ())

    def problems(self, state: State) -> Iterator[Problem]:
        book, problem = ledger(state), ninth.quoting(self.write(state))
        player, mover = state.control[state.army], BOARD_LETTERS[state.army]
        if book.opener == state.army and not state.pushed:
            message = Text("the round closed when the turn of army {army} began", army=mover)
            yield problem("r", message)
        for debt in book.debts:
            words = {"player": debt.player}
            if debt.player not in state.sides.living_players:
                yield problem("d", Text("player {player} has no army", **words))
            elif debt.player == player and state.pushed:
                yield problem("d", Text("player {player} has moved and pays before", **words))
            elif debt.player == player and state.committed is not None:
                yield problem("d", Text("player {player} has pushed and pays before", **words))
        sizes = Counter(piece.army for piece in state.pieces().values())
        most = state.rules.base.most_pieces
        for army, letters in book.lost:
            if sizes[army] + len(letters) > most:
                message = Text(
                    "the pieces of army {army} ({size}) and its lost ones ({lost}) are too "
                    "many (expected at most {most} together)",
                    army=BOARD_LETTERS[army],
                    size=sizes[army],
                    lost=len(letters),
                    most=most,
                )
                yield problem("l", message)

    # Information

    def notes(self, state: State, army: int) -> tuple[Text, ...]:
        return tuple(
            Text("owes a piece worth {value} or more", value=debt.value)
            for debt in _debts(state, army)
        )

    def short_notes(self, state: State, army: int) -> tuple[Text, ...]:
        values = [debt.value for debt in _debts(state, army)]
        if len(values) > 1:  # in one note, because several would look like one each
            return (Text("owes {count} pieces", count=len(values)),)
        return tuple(Text("owes {value} or more", value=value) for value in values)

    def marks(self, state: State, pair: Pair | None) -> Iterator[tuple[Square, SquareNote]]:
        debt = debt_due(state)
        if debt is None:
            return
        swapped = {swap.square for swap in swaps(state)}
        removed = set(removable(state, debt.value))
        for square in sorted(swapped | removed):
            words = Text("may be removed or swapped")
            if square not in swapped:
                words = Text("may be removed")
            elif square not in removed:
                words = Text("may be swapped")
            yield square, SquareNote(NoteKind.CHOICE, words)

    def demand(self, state: State, names: Names) -> Text | None:
        debt = debt_due(state)
        if debt is None:
            return None
        demand = Text(
            "{name} owes a piece worth {value} or more, having lost nothing in an exchange: "
            "choose the piece to remove"
        )
        if any(swaps(state)):
            demand = Text(
                "{name} owes a piece worth {value} or more, having lost nothing in an exchange: "
                "choose the piece to remove, or a Queen to swap"
            )
        return demand.filled(name=names(debt.player), value=debt.value)


def _unpayable(state: State) -> Debt | None:
    """Return the oldest debt of the player to move if they have no piece to remove for it."""
    oldest = next(iter(_debts(state, state.army)), None)
    return None if oldest is None or any(removable(state, oldest.value)) else oldest


def _payment_refusal(state: State, action: Payment, debt: Debt | None) -> Refusal | None:
    square, base = action.square, state.rules.base
    words: dict[str, object] = {"square": state.title(square), "army": BOARD_LETTERS[state.army]}
    if debt is None:
        return Refusal(RULE, Text("No piece is owed now"), (square,))
    piece = state.piece_at(square) if square.board < state.count else None
    if piece is None or piece.army != state.army:
        message = Text("No piece of army {army} stands on {square}", **words)
        return Refusal(RULE, message, (square,) if square.board < state.count else ())
    if action.becomes is not None:
        message = Text("Only a Queen is swapped, for a Bishop or a Rook captured from its army")
        return None if action in swaps(state) else Refusal(RULE, message, (square,))
    if piece.letter == base.royal:
        return Refusal(Text("Peterson 2.1"), Text("A King is never removed"), (square,))
    if (worth := base.values[piece.letter]) < debt.value:
        the_piece = WithArticle(base.types[piece.letter].title, True)
        words |= {"the_piece": the_piece, "worth": worth, "value": debt.value}
        message = Text("{the_piece} on {square} is worth {worth}, and {value} is owed", **words)
        return Refusal(RULE, message, (square,))
    if attackers := exposing(state, square):
        message = Text("Without the piece on {square} the King would be attacked", **words)
        return Refusal(Text("Peterson 2.1"), message, (square, *attackers))
    return None


def _read_round(item: Item) -> tuple[int, tuple[Taken, ...]]:
    opener, rest = item.of_army(item.text)
    captures = []
    for part in rest.split(","):
        by, cross, lost = part.partition("x")
        if not cross or lost[-1:] not in item.state.rules.base.values:
            raise item.error(
                Text("“{part}” is not a capture (expected such as 1x2N)", part=shown(part))
            )
        taken = Taken(item.player(by), item.player(lost[:-1]), lost[-1:])
        if taken.by == taken.loser:
            raise item.error(
                Text("player {player} cannot capture from themselves", player=taken.by)
            )
        captures.append(taken)
    return opener, tuple(captures)


def _read_debts(item: Item) -> Iterator[Debt]:
    values = list(map(str, item.state.rules.base.values.values()))
    for part in item.text.split(","):
        player, colon, value = part.partition(":")
        if not colon or value not in values:
            message = Text("“{part}” is not a debt (expected such as 3:5)", part=shown(part))
            raise item.error(message)
        yield Debt(item.player(player), int(value))


def _read_lost(item: Item) -> tuple[tuple[int, str], ...]:
    lost = []
    for part in item.text.split(","):
        army, letters = item.of_army(part)
        if not set(letters) <= set(WEAKER) or list(letters) != sorted(letters):
            words = {"letters": shown(letters)}
            raise item.error(Text("“{letters}” are not lost pieces (expected such as BR)", **words))
        lost.append((army, letters))
    return item.in_order(lost, lambda loss: loss[0])
