"""Whether the system asks for little motion: a portal on a bus of our own, settings as files."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cfanp_gui.window.services.reduced_motion import (
    ReducedMotion,
    has_session_bus,
    kde_setting,
    system_setting,
)
from tests import ROOT

KDE = [
    ("[KDE]\nAnimationDurationFactor=0\n", True),
    ("[General]\nx=1\n\n[KDE]\nAnimationDurationFactor=0.0\n", True),
    ("[KDE]\nAnimationDurationFactor=0.5\n", False),
    ("[KDE]\nSingleClick=false\n", None),
    ("[Other]\nAnimationDurationFactor=0\n", None),
    ("[KDE]\nAnimationDurationFactor=much, too much\n", None),
    ("\0\xff", None),
]


def test_one_part_of_the_system_that_asks_is_enough() -> None:
    motion = ReducedMotion()
    changes: list[bool] = []
    motion.changed.connect(lambda: changes.append(motion.reduced))
    assert not motion.reduced, "nothing known is full motion"
    for name, reduced in (("one", False), ("other", True), ("one", True), ("other", False)):
        motion.update(name, reduced)
    assert changes == [True]
    motion.update("one", False)
    assert changes == [True, False]


def test_it_is_looked_for_in_files_and_on_a_bus_that_is_there(tmp_path: Path) -> None:
    file = tmp_path / "kdeglobals"
    here = {"XDG_CONFIG_HOME": str(tmp_path), "XDG_CURRENT_DESKTOP": "KDE"}
    assert kde_setting(here) is None
    assert not file.exists()
    for stored, reduced in KDE:
        file.write_text(stored, "utf-8")
        assert kde_setting(here) is reduced, stored
        assert kde_setting({**here, "XDG_CURRENT_DESKTOP": "GNOME"}) is None
    assert system_setting() in (True, False, None)
    # No bus is started for this.
    assert has_session_bus({"DBUS_SESSION_BUS_ADDRESS": "unix:path=/x"}, "linux")
    assert not has_session_bus({"DBUS_SESSION_BUS_ADDRESS": "unix:path=/x"}, "win32")
    assert not has_session_bus({}, "linux")
    assert not has_session_bus({"XDG_RUNTIME_DIR": str(tmp_path)}, "linux")
    (tmp_path / "bus").touch()
    assert has_session_bus({"XDG_RUNTIME_DIR": str(tmp_path)}, "linux")


# A portal

ON_A_BUS = """
import os, sys
from PySide6.QtCore import ClassInfo, QObject, QTimer, Slot
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusVariant
from PySide6.QtGui import QGuiApplication
from cfanp_gui.window.services import desktop_portal as portal
from cfanp_gui.window.services.reduced_motion import ReducedMotion

MOTION, ANIMATIONS = portal.LITTLE
values = {ANIMATIONS: True, MOTION: 0}

@ClassInfo({"D-Bus Interface": portal.INTERFACE})
class Desktop(QObject):
    @Slot(str, str, result="QDBusVariant")
    def Read(self, group, key):
        return QDBusVariant(QDBusVariant(values[group, key]))

app = QGuiApplication([])
bus = QDBusConnection.connectToBus(os.environ["DBUS_SESSION_BUS_ADDRESS"], "desktop")

def change(setting, value):
    signal = QDBusMessage.createSignal(portal.PATH, portal.INTERFACE, "SettingChanged")
    signal.setArguments([*setting, QDBusVariant(value)])
    assert bus.send(signal)

motion, changes = ReducedMotion(), []
motion.changed.connect(lambda: changes.append(motion.reduced))
"""

CHANGING = """
desktop = Desktop()
assert bus.registerObject(portal.PATH, desktop, QDBusConnection.RegisterOption.ExportAllSlots)
assert bus.registerService(portal.SERVICE)
values[ANIMATIONS] = False

def changed():
    if changes == [True]:
        change(("org.gnome.desktop.interface", "cursor-size"), 0)
        change(MOTION, 1)
        change(ANIMATIONS, True)
        change(MOTION, 0)
    elif changes == [True, False]:
        change(ANIMATIONS, "nonsense")
        change(ANIMATIONS, False)
    else:
        app.quit()

motion.changed.connect(changed)
motion.ask()
print("asked", changes)
QTimer.singleShot(20000, app.quit)
app.exec()
print("changes", changes)
"""

NO_PORTAL = """
from PySide6.QtDBus import QDBusPendingCallWatcher
motion.ask()
calls = motion.findChildren(QDBusPendingCallWatcher)
assert len(calls) == 2
calls[-1].destroyed.connect(app.quit)  # once it was heard that nobody answers
QTimer.singleShot(20000, app.quit)
app.exec()
print(motion.reduced)
"""


def on_a_bus(code: str) -> list[str]:
    """Return the output of a program that runs on a message bus with nothing else on it."""
    if shutil.which("dbus-run-session") is None:
        pytest.skip("dbus-run-session is not installed")
    done = subprocess.run(
        ["dbus-run-session", "--", sys.executable, "-c", ON_A_BUS + code],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "XDG_CURRENT_DESKTOP": ""},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    if "Traceback" not in done.stderr and not done.stdout:
        pytest.skip(f"a message bus does not start here: {done.stderr}")
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_a_portal_is_asked_and_its_changes_are_followed() -> None:
    assert on_a_bus(CHANGING) == ["asked []", "changes [True, False, True]"]


def test_without_a_portal_everything_moves() -> None:
    assert on_a_bus(NO_PORTAL) == ["False"]
