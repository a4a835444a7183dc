"""What pieces of a described game become, and where they may stay what they are."""

from __future__ import annotations

from collections.abc import Iterable

from cfanp_gui.games.pairs.described.board import DescribedBoard
from cfanp_gui.games.pairs.described.movers import Mover, Movers
from cfanp_gui.games.pairs.described.piece_kinds import PAWN


class Promotions:
    """What pieces become on their targets."""

    def __init__(self, movers: Movers) -> None:
        self._movers = movers
        self._game = movers.game
        self._kinds = movers.kinds
        self._limits = {
            letter: (most, tuple(n for n, kind in enumerate(self._kinds) if kind.plain == letter))
            for letter, most in self._game.limits
        }

    def choices(
        self, board: DescribedBoard, mover: Mover, army: int, number: int, origin: int, goals: int
    ) -> list[tuple[int, tuple[int, ...]]]:
        """Return the targets of a piece on which it may become another, and what."""
        found = []
        zone, occupied = mover.zone, board.occupied
        pawn = self._kinds[number].type == PAWN
        if mover.becomes[number] and goals & zone:
            forms = tuple(self._within_limits(board, army, mover.becomes[number]))
            if forms:
                found.append((goals & zone, forms))
        if self._movers.becoming[number]:
            targets = goals if zone >> origin & 1 and not pawn else goals & zone
            if self._game.on_capture:
                targets &= occupied
            forms = tuple(self._within_limits(board, army, self._movers.becoming[number]))
            if targets and forms:
                found.append((targets, forms))
        return found

    def unchanged(
        self, board: DescribedBoard, mover: Mover, army: int, number: int, origin: int, goals: int
    ) -> int:
        """Return the targets of a piece on which it may stay what it is."""
        zone, game = mover.zone, self._game
        pawn = self._kinds[number].type == PAWN
        if (pawn or mover.becomes[number]) and game.mandatory_pawns:
            goals &= ~zone
        becoming = self._movers.becoming[number]
        if (
            game.mandatory_pieces
            and becoming
            and not pawn
            and any(True for _ in self._within_limits(board, army, becoming))
        ):
            stays = 0 if zone >> origin & 1 else ~zone
            if game.on_capture:
                stays |= ~board.occupied
            goals &= stays
        return goals

    def _within_limits(
        self, board: DescribedBoard, army: int, forms: Iterable[int]
    ) -> Iterable[int]:
        """Return those of some kinds of which an army may have more."""
        if not self._limits:
            return forms
        own = board.armies[army]
        found = []
        for form in forms:
            most, alike = self._limits.get(self._kinds[form].plain, (0, ()))
            count = 0
            for kind in alike:
                count += (board.kinds[kind] & own).bit_count()
                if board.elsewhere is not None:
                    count += board.elsewhere[army][kind]
            if not most or count < most:
                found.append(form)
        return found
