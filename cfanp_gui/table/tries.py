"""What a person tries at the table: which actions that may mean, what it leaves open, and why not.

A try either becomes one action proposed to the session, or a question, or a refusal with its rule
and the squares that show it.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from cfanp_gui.core.geometry import Pair, Place, pair_of
from cfanp_gui.core.system import PROMOTIONS, Action, Piece, PieceMove
from cfanp_gui.session.reach import moves_from, why_not
from cfanp_gui.table.chooser import Chooser, Offer
from cfanp_gui.table.signs import join_text
from cfanp_gui.table.translate import tr

if TYPE_CHECKING:
    from cfanp_gui.table.scene import TableScene


class Tries:
    """Turns what a hand or a key wants into an action, a question or a refusal."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.chooser: Chooser | None = None
        """The question on the table."""

    def move(self, origin: Place, target: Place) -> None:
        """Propose the move of a piece to a square, asking for what it leaves open.

        If no pair makes the move legal, say why; if only one does, it is pushed; if several do
        and none of them lies pushed together, ask which. When both squares lie on the pair pushed
        together and it is illegal there, that is said, and another pair is only used when it is
        asked for. A promotion is asked for as well.
        """
        scene = self._scene
        found = [
            action
            for action, place in moves_from(scene.session.position, origin)
            if place == target
        ]
        present = [action for action in found if action.pair == scene.session.pair]
        candidates = present or found
        pairs = sorted({action.pair for action in candidates})
        if not candidates:
            scene.put_back(origin)
            scene.refuse(why_not(scene.session, origin, target))
        elif not present and self._both_joined(origin, target):
            scene.refuse(why_not(scene.session, origin, target))
            self._choose_pair(origin, target, candidates, pairs)
        elif len(pairs) == 1:
            self._choose_promotion(origin, target, candidates)
        else:
            self._choose_pair(origin, target, candidates, pairs)

    def propose(self, action: Action, origin: Place | None = None) -> None:
        """Propose an action to the session; a refusal is told, and the piece glides back."""
        scene = self._scene
        scene.forget_causes()
        refusal = scene.session.propose(action)
        if refusal is not None:
            if origin is not None:
                scene.put_back(origin)
            scene.refuse(refusal)

    def push(self, one: int, other: int) -> None:
        """Push two half-boards together."""
        scene = self._scene
        scene.forget_causes()
        refusal = scene.session.push(pair_of(one, other))
        if refusal is not None:
            scene.refuse(refusal)
            scene.lay_all()
        elif scene.session.position.turn().pushed & {one, other}:
            scene.said.emit(f"{join_text(scene.session.position, pair_of(one, other))}.")

    # Questions

    def close(self) -> None:
        """Take the question off the table."""
        if self.chooser is not None:
            self._scene.removeItem(self.chooser)
            self.chooser = None
            self._scene.preview(None)

    def _choose_pair(
        self, origin: Place, target: Place, candidates: list[PieceMove], pairs: list[Pair]
    ) -> None:
        offers = []
        for pair in pairs:
            on_pair = [action for action in candidates if action.pair == pair]
            offers.append(
                Offer(
                    " + ".join(pair.name),
                    None,
                    partial(self._choose_promotion, origin, target, on_pair),
                    partial(self._scene.preview, pair),
                )
            )
        title = tr("Push which half-boards?")
        self._ask(title, offers, origin, target)

    def _choose_promotion(self, origin: Place, target: Place, candidates: list[PieceMove]) -> None:
        if len(candidates) == 1:
            self.propose(candidates[0], origin)
            return
        army = self._scene.session.position.pieces()[origin].army
        offers = []
        for action in sorted(candidates, key=lambda a: PROMOTIONS.index(a.promotion or "Q")):
            kind = action.promotion or "Q"
            picture = self._scene.picture(Piece(kind, army))
            offers.append(Offer(kind, picture, partial(self.propose, action, origin)))
        title = tr("Promote to")
        self._ask(title, offers, origin, target)

    def _ask(self, title: str, offers: list[Offer], origin: Place, target: Place) -> None:
        self.close()
        scene = self._scene
        scene.hold_at(origin, target)
        self.chooser = Chooser(title, offers, partial(scene.put_back, origin), scene.theme)
        self.chooser.closed = self.close
        scene.addItem(self.chooser)
        self.chooser.setPos(scene.centre_of(target))
        self.chooser.setZValue(1e6)
        self.chooser.keep_in_view()
        scene.asked.emit(title)

    def _both_joined(self, origin: Place, target: Place) -> bool:
        """Whether two squares lie on the half-boards that are pushed together."""
        pair = self._scene.session.pair
        return pair is not None and origin.board in pair and target.board in pair
