"""Panel of the lineage: the river, and the same facts as a list; it follows the line shown."""

from dataclasses import replace

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QSplitter, QWidget

from cfanp_gui.core.text import one_line
from cfanp_gui.insight.lineage import lineage, river
from cfanp_gui.record.files import replace_file
from cfanp_gui.record.game_record import RecordError
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.translate import tr, translated
from cfanp_gui.window.analysis.river_view import LineageWords, Picture, RiverView
from cfanp_gui.window.menu_actions import LINEAGE
from cfanp_gui.window.panels.panel_controller import DockPanel, PanelController
from cfanp_gui.window.widgets.file_prompts import ask_save_name
from cfanp_gui.window.widgets.layouts import STRETCH, in_column
from cfanp_gui.window.widgets.plain_text import plain_label
from cfanp_gui.window.widgets.row_list import ListRow, RowList

FACTS = 350
"""Width of the facts beside the river, in pixels, if there is twice as much room."""


class LineagePanel(DockPanel):
    """Panel of the river and the list, or of a sentence if there is nothing to show."""

    def __init__(self) -> None:
        super().__init__()
        self.river = RiverView()
        self.list = RowList(size=QSize(300, 120))
        self.summary = plain_label("")
        # The list below stays in place whatever the text.
        self.summary.setMinimumHeight(3 * self.summary.fontMetrics().lineSpacing())
        self.summary.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.nothing = plain_label("")
        self.none_yet = plain_label("")
        self.save = QPushButton()
        self.river.pointed.connect(lambda _: self._tell())
        facts, save = QWidget(), (self.save, 0, Qt.AlignmentFlag.AlignRight)
        parts = (self.summary, self.none_yet, (self.list, 100), STRETCH, save)
        in_column(*parts, over=facts, spacing=6, margins=(8, 0, 0, 0))
        self.parts = QSplitter(childrenCollapsible=False)
        self.parts.addWidget(self.river)
        self.parts.addWidget(facts)
        self.parts.setStretchFactor(0, 1)
        self.parts.setSizes([2 * FACTS, FACTS])
        in_column(self.nothing, (self.parts, 1), over=self, margins=(8,)).addStretch(0)
        self.retranslate()

    @property
    def panes(self) -> list[QWidget]:
        """Return the list, which has all facts."""
        return [self.list]

    def retranslate(self) -> None:
        """Set all texts anew in the current language."""
        self.river.setAccessibleName(self.tr("Lineage as a river"))
        self.list.setAccessibleName(self.tr("Lost and captured armies"))
        self.none_yet.setText(self.tr("No army has been lost or captured on this line."))
        self.save.setText(self.tr("Save as SVG…"))

    def show_picture(self, picture: Picture | None, reason: str = "") -> None:
        """Show a lineage, or without one the reason there is none."""
        self.parts.setVisible(picture is not None)
        self.nothing.setVisible(picture is None)
        self.nothing.setText(reason)
        before = self.river.picture
        self.river.show_picture(picture)
        if picture is None:
            self.list.rows.replace_rows(())
            return
        words, turnings = picture.words, picture.words.lineage.turnings
        if before is None or before.words is not words:
            rows = []
            for turning in turnings:
                at, badge = turning.at, words.badge(turning.army, turning.at)
                texts = words.turning(turning), words.moment(at)
                rows.append(ListRow(at, *texts, "", badge, words.tip(at), words.spoken(turning)))
            self.list.rows.replace_rows(tuple(rows))
        self.none_yet.setVisible(not turnings)
        self.list.setVisible(bool(turnings))
        self._tell()

    def _tell(self) -> None:
        """Describe the moment pointed at, or else the position on the table."""
        picture, pointed_at = self.river.picture, self.river.pointed_at
        if picture is None:
            return
        words = picture.words
        at = words.lineage.length - 1 if picture.at is None else picture.at
        self.river.setAccessibleDescription(words.summary(at))
        self.summary.setText(words.summary(at) if pointed_at is None else words.tip(pointed_at))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = self.width() > 1.4 * self.height()
        way = Qt.Orientation.Horizontal if wide else Qt.Orientation.Vertical
        if self.parts.orientation() != way:
            self.parts.setOrientation(way)
            self.parts.setSizes([2 * FACTS, FACTS])
        if wide and self.width() < 3 * FACTS:  # a river needs less room than sentences
            facts = min(FACTS, self.width() // 2)
            self.parts.setSizes([self.width() - facts, facts])


class LineageActions(PanelController[LineagePanel]):
    """Controller that shows the panel, and goes to the move chosen in it."""

    name = LINEAGE
    area = Qt.DockWidgetArea.BottomDockWidgetArea
    least_width = 140  # with panels at both sides a small screen has no more room
    rest_ms = 30

    def title(self) -> str:
        return tr("Lineage")

    def make_panel(self) -> LineagePanel:
        panel = LineagePanel()
        panel.river.chosen.connect(self._go_to)
        panel.list.chosen.connect(self._go_to)
        panel.save.clicked.connect(self.save)
        return panel

    def look(self) -> None:
        """Draw soon; at once if there is no picture, to avoid an empty one at first."""
        if self.is_seen and self.panel.river.picture is None:
            self.update()
        super().look()

    def look_anew(self) -> None:
        """Draw another picture soon."""
        if self.is_made:
            self.panel.river.picture = None
        super().look()

    def update(self) -> None:
        """Draw the line on the table, if the panel is seen."""
        if not self.is_seen:
            return
        if (session := self._window.session) is None:
            self.panel.show_picture(None, tr("No game on the table."))
            return
        reason = tr("In this game armies are not told apart: there is no lineage to show.")
        self.panel.show_picture(self._picture(session), reason)

    def _picture(self, session: GameSession) -> Picture | None:
        """Return the picture to draw; for an unchanged line only the position is updated."""
        nodes = session.line()
        if (before := self.panel.river.picture) is not None and before.words.nodes == nodes:
            return replace(before, at=nodes.index(session.node))
        if (history := lineage(nodes, session.game.piece_types)) is None:
            return None
        words = LineageWords(session, nodes, history)
        return Picture(words, river(history), nodes.index(session.node))

    def _go_to(self, at: int) -> None:
        """Go to a position of the line drawn."""
        session, picture = self._window.session, self.panel.river.picture
        if session is not None and picture is not None:
            session.visit(picture.words.nodes[at])

    def save(self) -> None:
        """Ask for a name and save the river as SVG there."""
        if self.panel.river.picture is None:
            return
        kinds, title = [(tr("SVG picture"), ".svg")], tr("Save the lineage")
        path = ask_save_name(self._window, self._settings, title, tr("lineage"), kinds)
        if path is None:
            return
        words, reason = tr("Saved as “{file}”."), ""
        try:
            replace_file(path, self.panel.river.svg())
        except (OSError, RecordError) as problem:
            words, reason = tr("“{file}” could not be written: {reason}."), translated(problem)
        self._window.report(words.format(file=one_line(path.name), reason=reason))
