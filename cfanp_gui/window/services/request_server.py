"""Server for requests of later starts of the program, see `single_instance`."""

from __future__ import annotations

import logging
from collections.abc import Callable

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

    def __init__(
        self,
        instance: SingleInstance,
        is_busy: Callable[[], bool],
        parent: QObject | None = None,
        speak_ms: int = SPEAK_MS,
    ) -> None:
        """`is_busy` returns True if no request can be carried out now."""
        super().__init__(parent)
        self._address, self._is_busy = instance.address, is_busy
        self.speak_ms = speak_ms
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
            _Conversation(socket, self._answer, self.speak_ms)

    def _answer(self, request: Request) -> bytes:
        """Return the reply to a request, which is carried out once the reply is on its way."""
        if self._is_busy():
            return BUSY
        QTimer.singleShot(0, self, lambda: self.asked.emit(request))
        return DONE


class _Conversation(QObject):
    """A request and its reply."""

    def __init__(
        self, socket: QLocalSocket, answer: Callable[[Request], bytes], speak_ms: int
    ) -> None:
        super().__init__(socket)
        self._socket, self._answer = socket, answer
        self._heard = b""
        socket.readyRead.connect(self._read)
        socket.disconnected.connect(socket.deleteLater)
        QTimer.singleShot(speak_ms, self, socket.abort)
        self._read()

    def _read(self) -> None:
        self._heard += self._socket.readAll().data()
        if len(self._heard) > MAX_BYTES:
            self._socket.abort()
        elif self._heard.endswith(b"\n"):
            heard, self._heard = self._heard, b""
            try:
                request = Request.of_bytes(heard)
            except ValueError as problem:
                _log.warning("a request is not understood: %s", problem)
                self._socket.abort()
                return
            self._socket.write(self._answer(request))
            self._socket.flush()
            self._socket.disconnectFromServer()
