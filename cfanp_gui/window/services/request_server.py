"""Server for requests of later starts of the program, see `single_instance`."""

import logging
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from cfanp_gui.window.services.single_instance import BUSY, DONE, MAX_BYTES, Request, SingleInstance

_log = logging.getLogger(__name__)

SPEAK_MS = 3000
"""Longest time for a request to arrive, in milliseconds."""


class RequestServer(QObject):
    """Server that listens for requests of this person only, as long as the program runs."""

    asked = Signal(object)
    """Carries a `Request` that is to be carried out; it has been answered."""

    speak_ms = SPEAK_MS

    def __init__(
        self, instance: SingleInstance, is_busy: Callable[[], bool], parent: QObject | None = None
    ) -> None:
        """`is_busy` returns True if no request can be carried out now."""
        super().__init__(parent)
        self._address, self._is_busy = instance.address, is_busy
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._accept)

    def listen(self) -> bool:
        """Begin; return True if requests can arrive. Remains of a crash are removed."""
        QLocalServer.removeServer(self._address)
        if self._server.listen(self._address):
            return True
        _log.warning("other starts cannot hand over files: %s", self._server.errorString())
        return False

    def close(self) -> None:
        """Take no more requests, and remove the socket."""
        self._server.close()

    def _accept(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            read = partial(self._read, socket)
            socket.readyRead.connect(read)
            socket.disconnected.connect(socket.deleteLater)
            QTimer.singleShot(self.speak_ms, socket, socket.abort)
            read()

    def _read(self, socket: QLocalSocket) -> None:
        """Answer a request when all of it is there; it is carried out once the reply is sent."""
        if socket.bytesAvailable() > MAX_BYTES:
            socket.abort()
        elif socket.canReadLine():
            try:
                request = Request.of_bytes(bytes(socket.readLine().data()))
            except ValueError as problem:
                _log.warning("a request is not understood: %s", problem)
                socket.abort()
                return
            is_busy = self._is_busy()
            if not is_busy:
                QTimer.singleShot(0, self, lambda: self.asked.emit(request))
            socket.write(BUSY if is_busy else DONE)
            socket.flush()
            socket.disconnectFromServer()
