"""Which half-boards are on the table: those of the position, and on their way off it the others."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from cfanp_gui.table.animator import TURN_MS
from cfanp_gui.table.layers.board_items import HalfBoardItem, PieceItem

if TYPE_CHECKING:
    from cfanp_gui.table.scene import TableScene

LEAVE_MS = 1100
"""How long a half-board takes to leave."""
_STAY = 0.6
"""For which part of that it is seen as it was, that its end can be understood."""


class BoardPresence:
    """Lets half-boards leave the table and come back as the position has them."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._on = {tile.id for tile in scene.session.position.boards()}
        self._left: dict[int, list[PieceItem]] = {}
        """For half-boards on their way off the table the pieces that go with them."""
        for item in scene.boards:
            item.setVisible(item.board in self._on)

    def __contains__(self, board: int) -> bool:
        """Whether a half-board is one of the position's."""
        return board in self._on

    @property
    def items(self) -> list[HalfBoardItem]:
        """The half-boards of the position."""
        return [item for item in self._scene.boards if item.board in self._on]

    def follow(self, animated: bool) -> bool:
        """Follow the position; answers whether another set of half-boards is on the table now.

        Where that is `animated`, the others close the gap only after one has left.
        """
        scene = self._scene
        wanted = {tile.id for tile in scene.session.position.boards()}
        leaving, coming = self._on - wanted, wanted - self._on
        if not leaving and not coming:
            return False
        self._on = wanted
        if scene.keyboard.square is not None and scene.keyboard.square.board in leaving:
            scene.keyboard.go(None)
        scene.arrangement.set_groups(scene.placement.groups)
        poses = scene.poses()
        for board in leaving:
            self._leave(scene.boards[board], animated)
        for board in coming:
            self._come(scene.boards[board], animated)
            scene.boards[board].lie(poses[board])
        if coming or not animated:
            self._close_up()
        return True

    def _leave(self, item: HalfBoardItem, animated: bool) -> None:
        self._left[item.board] = self._scene.layer.abandon({item.board})

        def fade(value: float) -> None:
            item.setOpacity(min(1.0, (1.0 - value) / (1.0 - _STAY)))

        def gone() -> None:
            self._forget(item)
            item.setVisible(False)
            self._close_up()

        self._scene.glides.stop(item)
        item.turn_sign.show_sign(False)
        item.used_sign.show_sign(False)
        item.plate.say(replace(item.plate.text, turn=False, note="", shorter_notes=()))
        self._scene.motion.glide(self._key(item), LEAVE_MS if animated else 0, fade, gone)

    def _come(self, item: HalfBoardItem, animated: bool) -> None:
        self._scene.motion.stop(self._key(item))
        self._forget(item)
        item.setVisible(True)

        def fade(value: float) -> None:
            item.setOpacity(value)

        self._scene.motion.glide(self._key(item), TURN_MS if animated else 0, fade)

    def _forget(self, item: HalfBoardItem) -> None:
        """Take the pieces off the table that went with a half-board."""
        self._scene.layer.remove(self._left.pop(item.board, []))

    def _close_up(self) -> None:
        """Let the others close the gap, or make room, when nothing is leaving any more."""
        if not self._left:
            self._scene.lay_all()
            self._scene.refresh()
            self._scene.regrouped.emit()

    @staticmethod
    def _key(item: HalfBoardItem) -> tuple[str, int]:
        return ("presence", item.board)
