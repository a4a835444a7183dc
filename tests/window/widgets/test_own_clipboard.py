"""What was copied here is forgotten, and what another program copied stays."""

import pytest
from PySide6.QtGui import QClipboard, QGuiApplication
from PySide6.QtWidgets import QApplication

from cfanp_gui.window.widgets.own_clipboard import forget_copied


@pytest.mark.parametrize("own", [True, False])
def test_only_what_was_copied_here_is_forgotten(
    qapp: QApplication,  # noqa: ARG001 -- the clipboard is the application's
    monkeypatch: pytest.MonkeyPatch,
    own: bool,
) -> None:
    # The offscreen platform does not know whose a text is.
    monkeypatch.setattr(QClipboard, "ownsClipboard", lambda _: own)
    QGuiApplication.clipboard().setText("a secret")
    forget_copied()
    assert QGuiApplication.clipboard().text() == ("" if own else "a secret")
