"""What tests leave behind is found."""

from collections.abc import Iterator

import pytest

from cfanp_gui.window.services.app_dirs import AppDirs
from tests import conftest
from tests.conftest import LACK, Leftovers, nothing_asked

pytestmark = pytest.mark.skipif(bool(LACK), reason=str(LACK))

KEPT: list[object] = []
"""Keeps what a test makes, as a module of the program would."""


@pytest.fixture(autouse=True)
def _tidy() -> Iterator[None]:
    yield
    KEPT.clear()


def test_the_program_keeps_nothing_among_what_is_a_persons(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    ours = tmp_path_factory.getbasetemp()
    dirs = AppDirs.of_platform()
    folders = dirs.settings, dirs.journals, dirs.logs, dirs.cache, dirs.my_games
    assert all(folder.is_relative_to(ours) for folder in folders)


@pytest.mark.usefixtures("qtbot")
@pytest.mark.parametrize("what", ["hidden window", "timer", "animation", "listener"])
def test_what_is_kept_is_left_behind(what: str) -> None:
    from PySide6.QtCore import QTimer, QVariantAnimation
    from PySide6.QtWidgets import QApplication, QWidget

    leftovers = Leftovers()
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    if what == "hidden window":
        KEPT.append(QWidget())
    elif what == "listener":
        KEPT.append(application.focusChanged.connect(lambda _, now: KEPT.append(now)))
    elif what == "timer":
        timer = QTimer()
        timer.start(100_000)
        KEPT.append(timer)
    else:
        animation = QVariantAnimation()
        animation.setStartValue(0)
        animation.setEndValue(1)
        animation.setDuration(100_000)
        animation.start()
        KEPT.append(animation)
    with pytest.raises(AssertionError, match="left behind"):
        leftovers.check()
    if what == "listener":
        application.focusChanged.disconnect(KEPT[0])


@pytest.mark.usefixtures("qtbot")
def test_what_nobody_can_reach_is_not() -> None:
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QWidget

    leftovers = Leftovers()
    window = QWidget()
    window.itself = window  # type: ignore[attr-defined]
    timer = QTimer(window)
    timer.start(100_000)
    del window, timer
    leftovers.check()


@pytest.mark.usefixtures("qtbot")
def test_nobody_waits_for_an_answer_when_a_test_is_over() -> None:
    from PySide6.QtWidgets import QDialog, QMessageBox

    box = QMessageBox()
    box.setStandardButtons(QMessageBox.StandardButton.Save | QMessageBox.StandardButton.Discard)
    box.setText("Save it?")
    plain = QDialog()
    with pytest.raises(AssertionError, match=r"'Save it\?', .*QDialog"), nothing_asked():
        assert (box.exec(), plain.exec()) == (0, 0)


def test_what_needs_qt_is_left_out_where_it_cannot_be_loaded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(conftest, "LACK", "libGL is missing")
    finder = conftest.WithoutQt()
    with pytest.raises(pytest.skip.Exception, match="libGL is missing") as skipped:
        finder.find_spec("PySide6.QtCore", None)
    assert skipped.value.allow_module_level
    for other in ("PySide6", "cfanp_gui.window"):
        finder.find_spec(other, None)
