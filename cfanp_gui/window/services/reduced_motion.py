"""The system's wish for reduced motion: asked for when the program is idle, never waited for.

Qt does not report it, and its settings of effects are empty under some desktops. A system that
says nothing is taken to accept motion.
"""

import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QObject, QSettings, Qt, Signal
from PySide6.QtGui import QGuiApplication

SYSTEM = "system"
"""Name of the source for the system's own setting."""


class ReducedMotion(QObject):
    """Known wish of the system; none before it is asked."""

    changed = Signal()
    """Emitted when the wish for reduced motion has changed."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._reports: dict[str, bool] = {}
        self._portal: QObject | None = None

    @property
    def reduced(self) -> bool:
        """Return True if any part of the system asks for reduced motion."""
        return any(self._reports.values())

    def update(self, source: str, reduced: bool) -> None:
        """Record the present wish of one part of the system."""
        before = self.reduced
        self._reports[source] = reduced
        if self.reduced != before:
            self.changed.emit()

    def ask(self) -> None:
        """Ask the system, once; from now on its changes are noticed."""
        self._ask_system()
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.applicationStateChanged.connect(self._ask_system)
        if has_session_bus():
            try:
                from cfanp_gui.window.services.desktop_portal import DesktopPortal
            except ImportError:  # a Qt without D-Bus
                return
            self._portal = DesktopPortal(self, self.update)

    def _ask_system(
        self, state: Qt.ApplicationState = Qt.ApplicationState.ApplicationActive
    ) -> None:
        """Ask for the system's own setting, if the program is in use."""
        active = state is Qt.ApplicationState.ApplicationActive
        if active and (reduced := system_setting()) is not None:
            self.update(SYSTEM, reduced)


def system_setting() -> bool | None:
    """Return True if the system itself asks for reduced motion; None if it has no setting."""
    if sys.platform == "win32":
        return _windows_setting()
    if sys.platform == "darwin":
        return _mac_setting()
    return kde_setting()


def has_session_bus(
    environment: Mapping[str, str] = os.environ, platform: str = sys.platform
) -> bool:
    """Return True if there is a bus that may have a desktop's portal; none is started."""
    if not platform.startswith(("linux", "freebsd", "openbsd", "netbsd")):
        return False
    if environment.get("DBUS_SESSION_BUS_ADDRESS"):
        return True
    folder = environment.get("XDG_RUNTIME_DIR", "")
    return folder != "" and Path(folder, "bus").exists()


def kde_setting(environment: Mapping[str, str] = os.environ) -> bool | None:
    """Return True if KDE has no animations; None on other desktops and if it is unset."""
    if "KDE" not in environment.get("XDG_CURRENT_DESKTOP", "").split(":"):
        return None
    folder = environment.get("XDG_CONFIG_HOME") or Path.home() / ".config"
    stored = QSettings(str(Path(folder, "kdeglobals")), QSettings.Format.IniFormat)
    try:
        return float(str(stored.value("KDE/AnimationDurationFactor"))) == 0
    except ValueError:
        return None


if sys.platform == "win32":

    def _windows_setting() -> bool | None:
        import ctypes  # only when idle, like this whole module

        get_client_area_animation = 0x1042
        shown = ctypes.c_int(1)
        known = ctypes.windll.user32.SystemParametersInfoW(
            get_client_area_animation, 0, ctypes.byref(shown), 0
        )
        return not shown.value if known else None


if sys.platform == "darwin":

    def _mac_setting() -> bool | None:
        import ctypes

        try:
            objc = ctypes.CDLL("/usr/lib/libobjc.A.dylib")
        except OSError:
            return None
        named = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_char_p)
        class_of, selector = named(("objc_getClass", objc)), named(("sel_registerName", objc))
        send: Callable[..., int | None] = ctypes.CFUNCTYPE(
            ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p
        )(("objc_msgSend", objc))
        send_for_bool: Callable[..., bool] = ctypes.CFUNCTYPE(
            ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p
        )(("objc_msgSend", objc))
        if (workspace := send(class_of(b"NSWorkspace"), selector(b"sharedWorkspace"))) is None:
            return None
        return send_for_bool(workspace, selector(b"accessibilityDisplayShouldReduceMotion"))
