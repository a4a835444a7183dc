"""Small dialogs; whatever they show of a file or a person is plain text."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QListWidget,
    QMessageBox,
    QVBoxLayout,
    QWidget,
)

from cfanp_gui.core.boards import ARMY_LETTERS
from cfanp_gui.core.game import BoardsPosition
from cfanp_gui.session.boards import BoardsSession
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.pushed import PushedSession
from cfanp_gui.table.translate import tr
from cfanp_gui.window.plain_text import plain_label


def message(
    parent: QWidget | None,
    title: str,
    text: str,
    buttons: QMessageBox.StandardButton = QMessageBox.StandardButton.Ok,
    icon: QMessageBox.Icon = QMessageBox.Icon.Information,
) -> QMessageBox.StandardButton:
    """Show a plain message and answer the button that was pressed."""
    box = QMessageBox(parent)
    box.setObjectName("message")
    box.setIcon(icon)
    box.setWindowTitle(title)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(text)
    box.setStandardButtons(buttons)
    return QMessageBox.StandardButton(box.exec())


def asked(dialog: QDialog) -> bool:
    """Show a dialog until it is answered; whether the answer is yes.

    The dialog can be read until the caller returns to the event loop, and is gone after that.
    """
    accepted = dialog.exec() == QDialog.DialogCode.Accepted
    dialog.deleteLater()
    return accepted


class _Dialog(QDialog):
    """A form over OK and Cancel."""

    def __init__(self, parent: QWidget | None, title: str, words: str, ok: str) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        layout = QVBoxLayout(self)
        layout.addWidget(plain_label(words))
        self.form = QFormLayout()
        layout.addLayout(self.form)
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self.ok = self.buttons.button(QDialogButtonBox.StandardButton.Ok)
        self.ok.setText(ok)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        layout.addWidget(self.buttons)
        self.setMinimumWidth(380)


class ResignDialog(_Dialog):
    """Which player resigns, and which of his boards where each is a game of its own."""

    def __init__(self, parent: QWidget | None, session: GameSession) -> None:
        boards = isinstance(session, BoardsSession)
        super().__init__(
            parent,
            tr("Resign"),
            tr(
                "A player who resigns a board has lost it as by checkmate and is out. "
                "The winner takes over his seat on the other board."
            )
            if boards
            else tr(
                "A player who resigns is out: his armies stay on the half-boards as dead obstacles."
            ),
            tr("Resign"),
        )
        self._session = session
        self.players = QComboBox()
        for player in sorted(session.position.alive()):
            self.players.addItem(session.name(player), player)
        if isinstance(session, PushedSession):
            turn = session.position.control[session.position.turn().seat]
            if turn is not None:
                self.players.setCurrentIndex(self.players.findData(turn))
        self.form.addRow(self.tr("Player"), self.players)
        self.boards = QComboBox()
        if boards:
            self.form.addRow(self.tr("Board"), self.boards)
            self.players.currentIndexChanged.connect(self._offer_boards)
            self._offer_boards()

    def _offer_boards(self) -> None:
        """Offer the boards at which the player chosen sits."""
        position = self._session.position
        self.boards.clear()
        if not isinstance(position, BoardsPosition):
            return
        player = self.player()
        for board, (white, black) in sorted(position.players_at.items()):
            if player == white:
                text = self.tr("{board}: White against {name}")
                text = text.format(board=board, name=self._session.name(black))
            elif player == black:
                text = self.tr("{board}: Black against {name}")
                text = text.format(board=board, name=self._session.name(white))
            else:
                continue
            self.boards.addItem(text, board)

    def player(self) -> int:
        """The player chosen."""
        return int(self.players.currentData())

    def board(self) -> int | None:
        """The number of the board chosen; None where a player resigns all he has."""
        board = self.boards.currentData()
        return None if board is None else int(board)


class HandOverDialog(_Dialog):
    """Which army goes to whom, in a friendly game."""

    def __init__(self, parent: QWidget | None, session: PushedSession) -> None:
        super().__init__(
            parent,
            tr("Hand over an army"),
            tr("In a friendly game an army may be handed to any player, also to one who is out."),
            tr("Hand over"),
        )
        self._session = session
        self.armies = QComboBox()
        for army, player in enumerate(session.position.control):
            if player is not None:
                self.armies.addItem(f"{ARMY_LETTERS[army]} ({session.name(player)})", army)
        self.players = QComboBox()
        for player, name in enumerate(session.match.names, start=1):
            self.players.addItem(name, player)
        army = session.position.turn().seat
        if session.position.control[army] is not None:
            self.armies.setCurrentIndex(self.armies.findData(army))
        self._offer_another()
        self.form.addRow(self.tr("Army"), self.armies)
        self.form.addRow(self.tr("To"), self.players)
        self.armies.currentIndexChanged.connect(self._check)
        self.players.currentIndexChanged.connect(self._check)
        self._check()

    def _offer_another(self) -> None:
        """Propose the player who comes after the army's controller."""
        controller = self._session.position.control[self.army()] or 0
        self.players.setCurrentIndex(controller % self.players.count())

    def _check(self) -> None:
        self.ok.setEnabled(self._session.position.control[self.army()] != self.player())

    def army(self) -> int:
        """The army chosen."""
        return int(self.armies.currentData())

    def player(self) -> int:
        """The player who gets it."""
        return int(self.players.currentData())


class DrawDialog(_Dialog):
    """Whether all living players agree to a draw."""

    def __init__(self, parent: QWidget | None, session: GameSession) -> None:
        super().__init__(
            parent,
            tr("Draw by agreement"),
            tr("The game is a draw when every living player agrees. Each ticks his own name."),
            tr("Draw"),
        )
        self.ticks: dict[int, QCheckBox] = {}
        for player in sorted(session.position.alive()):
            tick = QCheckBox(session.name(player).replace("&", "&&"))
            tick.setChecked(player in session.agreed)
            tick.toggled.connect(self._check)
            self.ticks[player] = tick
            self.form.addRow(tick)
        self._check()

    def _check(self) -> None:
        missing = sum(1 for tick in self.ticks.values() if not tick.isChecked())
        self.ok.setText(tr("Offer") if missing else tr("Draw"))
        self.ok.setEnabled(missing < len(self.ticks))

    def players(self) -> list[int]:
        """The players who agree."""
        return [player for player, tick in self.ticks.items() if tick.isChecked()]


class ChoiceDialog(_Dialog):
    """One of several lines, such as the games of a file."""

    def __init__(
        self, parent: QWidget | None, title: str, words: str, lines: list[str], ok: str
    ) -> None:
        super().__init__(parent, title, words, ok)
        self.list = QListWidget()
        self.list.addItems(lines)
        self.list.setCurrentRow(0)
        self.list.itemDoubleClicked.connect(self.accept)
        self.form.addRow(self.list)
        self.setMinimumWidth(480)

    def row(self) -> int:
        """The line chosen, from 0."""
        return self.list.currentRow()
