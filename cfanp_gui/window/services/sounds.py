"""Sounds: the choice of one for a change, and playback by Qt.

Qt's sound is an extra of its own (``cfanp-gui[sound]``) and needs libraries that not every
system has. It is loaded when the first sound is wanted; without it the program is silent and can
say why.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from enum import Enum
from typing import TYPE_CHECKING

from PySide6 import QtCore
from PySide6.QtCore import QObject

from cfanp_gui.assets import asset
from cfanp_gui.core.actions import Transition
from cfanp_gui.core.events import Weight
from cfanp_gui.session.cursor import Change
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.signals import Unsubscribe
from cfanp_gui.table.timers import single_shot

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QSoundEffect

_log = logging.getLogger(__name__)


class Sound(Enum):
    """Sound with the name of its file, the most important first."""

    END = "end"
    """The game is over."""
    ARMY_CAPTURED = "army-captured"
    """A player lost an army, a board or a King."""
    CHECK = "check"
    CAPTURE = "capture"
    MOVE = "move"
    STEP = "step"
    """The game was stepped through, back or forward."""
    PUSH = "push"
    """Two boards were pushed together."""
    ILLEGAL = "illegal"
    LOW_TIME = "low-time"
    TURN = "turn"
    """The turn passed on without a move."""


def sound_of(change: Change) -> Sound | None:
    """Return the most important sound of a change; None if it makes none."""
    transitions = [step.transition for step in change.steps]
    moved = any(done.went or done.placed or done.closed for done in transitions)
    if not change.new:
        return Sound.STEP if moved else None
    before, after = change.before.turn(), change.after.turn()
    happened = {
        Sound.END: change.after.outcome() is not None,
        Sound.ARMY_CAPTURED: any(event.weight is Weight.LOSS for event in change.events),
        Sound.CHECK: any(done.checks for done in transitions),
        Sound.CAPTURE: any(map(_captures, transitions)),
        Sound.MOVE: moved,
        Sound.PUSH: any(done.pushed is not None for done in transitions),
        Sound.TURN: before is not None and after is not None and before.seat != after.seat,
    }
    return next((sound for sound, has_happened in happened.items() if has_happened), None)


def _captures(transition: Transition) -> bool:
    """Return True if a piece was captured; a player's own pawn replaced by another was not."""
    if transition.met is not None:
        return True
    movers = {move.before.army for move in transition.went}
    movers |= {placed.piece.army for placed in transition.placed}
    return any(lost.piece.army not in movers for lost in transition.captured)


class QtPlayer(QObject):
    """Player with one effect for each sound, which stays loaded."""

    def __init__(self, parent: QObject) -> None:
        """Raises ImportError if Qt's module or a library is missing."""
        from PySide6.QtMultimedia import QMediaDevices, QSoundEffect

        super().__init__(parent)
        self._make_effect = QSoundEffect
        self._effects: dict[Sound, QSoundEffect] = {}
        self._devices = QMediaDevices(self)
        self._devices.audioOutputsChanged.connect(self._forget)

    def has_output(self) -> bool:
        """Return True if there is an output device."""
        return bool(self._devices.audioOutputs())

    def prepare(self) -> None:
        """Load every sound."""
        for sound in Sound:
            self._effect(sound)

    def play(self, sound: Sound, loudness: float) -> None:
        """Begin to play a sound, from 0 (silent) to 1 (as loud as its file)."""
        effect = self._effect(sound)
        effect.setVolume(loudness)
        effect.play()

    def _effect(self, sound: Sound) -> QSoundEffect:
        if sound not in self._effects:
            effect = self._effects[sound] = self._make_effect(self)
            effect.setSource(QtCore.QUrl.fromLocalFile(str(asset("sounds", f"{sound.value}.wav"))))
        return self._effects[sound]

    def _forget(self) -> None:
        """Begin anew: an effect keeps the device at the time it was made."""
        for effect in self._effects.values():
            effect.deleteLater()
        self._effects.clear()


class Sounds(QObject):
    """Player of at most one sound, the most important, for everything requested in one go."""

    def __init__(
        self, parent: QObject | None = None, load: Callable[[QObject], QtPlayer] = QtPlayer
    ) -> None:
        super().__init__(parent)
        self.enabled = True
        """True if sounds are wanted."""
        self.volume = 70
        """Volume from 0 to 100."""
        self._load = load
        self._player: QtPlayer | None = None
        self._fault: ImportError | None = None
        self._asked: set[Sound] = set()
        self._subscriptions: tuple[Unsubscribe, ...] = ()
        self._timer = single_shot(self, 0, self._play_asked)

    def follow(self, session: GameSession) -> None:
        """Play the sounds of a session from now on, and of no other."""
        self.leave()
        self._subscriptions = (
            session.changed.connect(lambda change: self.play(sound_of(change))),
            session.pairs.changed.connect(lambda _: self._on_pair(session)),
        )

    def _on_pair(self, session: GameSession) -> None:
        if session.pair is not None and not session.pairs.is_offered:
            self.play(Sound.PUSH)

    def leave(self) -> None:
        """Stop playing the sounds of a session."""
        for unsubscribe in self._subscriptions:
            unsubscribe()
        self._subscriptions = ()

    def play(self, sound: Sound | None) -> None:
        """Play a sound soon, unless a more important one is requested before the event loop runs.

        Nothing happens without a sound, and if sounds are off or cannot be played.
        """
        if sound is not None and self.enabled and self.volume > 0:
            self._asked.add(sound)
            self._timer.start()

    def prepare(self) -> None:
        """Load everything in advance, so that the first sound is not late."""
        if self.enabled and (player := self._loaded()) is not None:
            player.prepare()

    def available(self) -> bool:
        """Return True if sounds can be played on this system now."""
        player = self._loaded()
        return player is not None and player.has_output()

    def reason(self) -> str:
        """Return one sentence with the reason no sound can be played; empty if one can."""
        if (player := self._loaded()) is not None:
            return "" if player.has_output() else self.tr("There is no device to play sounds on.")
        if isinstance(self._fault, ModuleNotFoundError):
            return self.tr(
                "Sounds need a part of Qt that is not installed; to install it: {command}"
            ).format(command='pip install "cfanp-gui[sound]"')
        if "libpulse" in str(self._fault):
            return self.tr(
                "Sounds need a system library that is not installed; on Debian or Ubuntu: {command}"
            ).format(command="sudo apt-get install libpulse0")
        return self.tr("Qt cannot load its sound support: {reason}").format(reason=self._fault)

    def _loaded(self) -> QtPlayer | None:
        """Return the player, loaded the first time it is wanted; None if it cannot be."""
        if self._player is None and self._fault is None:
            try:
                self._player = self._load(self)
            except ImportError as problem:
                _log.info("no sounds: %s", problem)
                self._fault = problem
        return self._player

    def _play_asked(self) -> None:
        sound = min(self._asked, key=list(Sound).index)
        self._asked.clear()
        if (player := self._loaded()) is not None and player.has_output():
            # Hearing is logarithmic: half the slider should sound half as loud, not nearly as loud.
            player.play(sound, (self.volume / 100) ** 2)
