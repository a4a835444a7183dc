"""Starting position of a game with hidden kinds of pieces, known without its rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cfanp_gui.core.set_ups import SetUpRules
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies.start import StartPosition

if TYPE_CHECKING:
    from cfanp_gui.core.actions import Action, Transition
    from cfanp_gui.games.armies.hidden_position import HiddenPosition


class HiddenStart(StartPosition):
    """Starting position of a game with the usual set-ups, a whole position."""

    hides = True

    @staticmethod
    def later() -> type[HiddenPosition]:
        from cfanp_gui.games.armies.hidden_position import HiddenPosition

        return HiddenPosition

    def seen_by(self, viewer: int) -> HiddenPosition:
        return self._whole.seen_by(viewer)

    def shown(self, transition: Transition, viewer: int) -> Transition:
        return self._whole.shown(transition, viewer)

    def foretold(self, action: Action) -> Transition:
        return self._whole.foretold(action)

    @property
    def _whole(self) -> HiddenPosition:
        from cfanp_gui.games.armies.hidden_position import HiddenPosition

        found = self.full
        assert isinstance(found, HiddenPosition), "it is what `later` says"
        return found

    # Before the game

    @property
    def set_up_rules(self) -> SetUpRules:
        found = self._rules.base.set_ups
        assert found is not None, "players set up what is hidden"
        return found

    def set_up(self, texts: Sequence[str]) -> HiddenPosition:
        if len(texts) != self.players:
            raise ValueError(
                Text(
                    "there are {count} set-ups (expected {players})",
                    count=len(texts),
                    players=self.players,
                )
            )
        return self._whole.with_set_ups([self.set_up_rules.read(text) for text in texts])

    def by_lot(self, seed: int) -> HiddenPosition:
        """Return a starting position in which every army's set-up is drawn by lot."""
        drawn = [self.set_up_rules.drawn(f"{seed}:{army}") for army in range(self.players)]
        return self.set_up(drawn)
