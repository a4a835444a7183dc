"""What a hand tries with half-boards that are pushed together."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from cfanp_gui.core.boards import Pair, Square, pair_of
from cfanp_gui.core.game import PROMOTIONS, Piece, PieceMove
from cfanp_gui.session.move_targets import why_not
from cfanp_gui.table.interaction.chooser import Offer
from cfanp_gui.table.interaction.move_resolver import MoveResolver
from cfanp_gui.table.interaction.sources import PocketSource, Source
from cfanp_gui.table.presenters.pair_status import join_text
from cfanp_gui.table.translate import tr

if TYPE_CHECKING:
    from cfanp_gui.table.presenters.pairs import PairPresenter
    from cfanp_gui.table.scene import TableScene


class PairResolver(MoveResolver):
    """A move may be meant on several pairs, and a pawn may become several pieces."""

    def __init__(self, scene: TableScene, kind: PairPresenter) -> None:
        super().__init__(scene)
        self._kind = kind
        self._session = kind.session

    def move(self, origin: Source, target: Square) -> None:
        """Propose the move of a piece to a square, asking for what it leaves open.

        If no pair makes the move legal, say why; if only one does, it is pushed; if several do
        and none of them lies pushed together, ask which. When both squares lie on the pair pushed
        together and it is illegal there, that is said, and another pair is only used when it is
        asked for. A promotion is asked for as well.
        """
        if isinstance(origin, PocketSource):
            return
        scene = self.scene
        found = [action for action, place in self._kind.moves_from(origin) if place == target]
        present = [action for action in found if action.pair == self._session.pair]
        candidates = present or found
        pairs = sorted({action.pair for action in candidates})
        if not candidates:
            scene.put_back(origin)
            scene.refuse(why_not(self._session, origin, target))
        elif not present and self._both_joined(origin, target):
            scene.refuse(why_not(self._session, origin, target))
            self._choose_pair(origin, target, candidates, pairs)
        elif len(pairs) == 1:
            self._choose_promotion(origin, target, candidates)
        else:
            self._choose_pair(origin, target, candidates, pairs)

    def decline(self, spot: Source) -> None:
        if not isinstance(spot, PocketSource):
            self.move(spot, spot)

    def push(self, one: int, other: int) -> None:
        scene, session = self.scene, self._session
        scene.forget_causes()
        refusal = session.push(pair_of(one, other))
        if refusal is not None:
            scene.refuse(refusal)
            scene.lay_all()
        elif session.position.turn().used & {one, other}:
            scene.message.emit(f"{join_text(session.position, pair_of(one, other))}.")

    # Questions

    def _choose_pair(
        self, origin: Square, target: Square, candidates: list[PieceMove], pairs: list[Pair]
    ) -> None:
        offers = []
        for pair in pairs:
            on_pair = [action for action in candidates if action.pair == pair]
            offers.append(
                Offer(
                    " + ".join(pair.name),
                    None,
                    partial(self._choose_promotion, origin, target, on_pair),
                    partial(self._kind.show_pair, pair),
                )
            )
        self.ask_at(tr("Push which half-boards?"), offers, origin, target)

    def _choose_promotion(
        self, origin: Square, target: Square, candidates: list[PieceMove]
    ) -> None:
        if len(candidates) == 1:
            self.propose(candidates[0], origin)
            return
        army = self._session.position.pieces()[origin].army
        offers = []
        for action in sorted(candidates, key=lambda a: PROMOTIONS.index(a.promotion or "Q")):
            kind = action.promotion or "Q"
            picture = self.scene.portrait(Piece(kind, army))
            offers.append(Offer(kind, picture, partial(self.propose, action, origin)))
        self.ask_at(tr("Promote to"), offers, origin, target)

    def _both_joined(self, origin: Square, target: Square) -> bool:
        """Whether two squares lie on the half-boards that are pushed together."""
        pair = self._session.pair
        return pair is not None and origin.board in pair and target.board in pair
