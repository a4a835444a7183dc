"""Pages in the middle of the window: the table, and what is shown over it for a while."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QStackedWidget, QWidget

from cfanp_gui.window.widgets.layouts import discard


class Pages(QStackedWidget):
    """Table, and pages laid over it one upon another, with no docks beside them."""

    def __init__(self, table: QWidget) -> None:
        super().__init__()
        self.addWidget(table)
        self._shown: dict[QWidget, list[QDockWidget]] = {table: []}
        """Table and pages from the lowest up, with the docks that each hid."""

    def lay(self, page: QWidget, kept: str = "") -> None:
        """Show a page over the present one, and hide all docks but the one named `kept`."""
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        docks = self.window().findChildren(QDockWidget, options=direct)
        hidden = [dock for dock in docks if not dock.isHidden() and dock.objectName() != kept]
        self._shown[page] = [*self._shown.pop(page, []), *hidden]
        self.addWidget(page)
        self.setCurrentWidget(page)
        for dock in hidden:  # after that: an exercise is left if it is hidden beside the table
            dock.hide()

    @property
    def laid(self) -> list[QWidget]:
        """Return the pages that are shown, those behind others first."""
        return [*self._shown][1:]

    def take(self, page: QWidget) -> None:
        """Take a page away, and show again what it hid, with focus where it was there.

        One that is deleted when it is closed is deleted.
        """
        hidden = self._shown.pop(page, [])
        if self.currentWidget() is page:
            self.setCurrentWidget([*self._shown][-1])
        for dock in reversed(hidden):  # after that: no button of theirs gets focus on the way
            dock.show()  # of tabbed docks the first comes to the front
        if page.testAttribute(Qt.WidgetAttribute.WA_DeleteOnClose):
            discard(page)
