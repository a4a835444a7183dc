"""Settings about motion of a desktop portal, which sandboxed programs may read, too.

Loading this module loads Qt's D-Bus; see `window.services.reduced_motion`.
"""

from collections.abc import Callable

from PySide6.QtCore import SLOT, QObject, Slot
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher, QDBusVariant

SERVICE = "org.freedesktop.portal.Desktop"
PATH = "/org/freedesktop/portal/desktop"
INTERFACE = "org.freedesktop.portal.Settings"
TIMEOUT_MS = 10_000
"""Longest time for an answer, in milliseconds; nobody waits for it."""

LITTLE: dict[tuple[str, str], object] = {
    ("org.freedesktop.appearance", "reduced-motion"): 1,
    ("org.gnome.desktop.interface", "enable-animations"): False,
}
"""Settings about motion, each with its value for reduced motion."""


class DesktopPortal(QObject):
    """Client of a portal that reads the settings about motion and listens for their changes.

    `report` is called with a setting's name, and True if it asks for reduced motion. It is not
    called if there is no portal, or for a setting unknown to the portal.
    """

    def __init__(self, parent: QObject, report: Callable[[str, bool], None]) -> None:
        super().__init__(parent)
        self._report = report
        self._bus = QDBusConnection.sessionBus()
        slot = SLOT("on_changed(QString,QString,QDBusVariant)")
        # PySide's stub wants the slot's name as bytes, PySide itself as a text.
        self._bus.connect(SERVICE, PATH, INTERFACE, "SettingChanged", self, slot)  # type: ignore[call-overload]
        for group, key in LITTLE:
            self._ask(group, key)

    def _ask(self, group: str, key: str) -> None:
        call = QDBusMessage.createMethodCall(SERVICE, PATH, INTERFACE, "Read")
        call.setArguments([group, key])
        watcher = QDBusPendingCallWatcher(self._bus.asyncCall(call, TIMEOUT_MS), self)

        def answered() -> None:
            if not watcher.isError():
                for value in watcher.reply().arguments()[:1]:
                    self.on_changed(group, key, value)
            watcher.deleteLater()

        watcher.finished.connect(answered)

    @Slot(str, str, QDBusVariant)
    def on_changed(self, group: str, key: str, value: object) -> None:
        """Handle a setting; portals wrap values once or twice."""
        while isinstance(value, QDBusVariant):
            value = value.variant()
        if (group, key) in LITTLE:
            self._report(f"{group} {key}", value == LITTLE[group, key])
