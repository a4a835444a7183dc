"""A headless Chromium, asked over pipes in the words of the DevTools protocol."""

import base64
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

PROGRAMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PATIENCE = 20
"""Seconds that an answer may take."""


def program() -> str | None:
    """Return the path of a Chromium; None where there is none, or no way to talk with it."""
    if sys.platform != "linux":
        return None
    return next(filter(None, map(shutil.which, PROGRAMS)), None)


class Page:
    """A tab of the browser."""

    def __init__(self, ask: Callable[..., dict[str, Any]], session: str) -> None:
        self._ask, self._session = ask, session
        self.requests: list[str] = []
        """Addresses that it has asked the network or the disk for."""
        self.said: list[str] = []
        """Lines on its console, and requests that its policy has refused."""
        for domain in ("Page", "Runtime", "Network", "Log"):
            self.ask(f"{domain}.enable")

    def ask(self, method: str, **values: Any) -> dict[str, Any]:
        """Return the answer to a command of the protocol."""
        return self._ask(method, values, self._session, self._heard)

    def _heard(self, event: dict[str, Any]) -> None:
        values = event["params"]
        if event["method"] == "Network.requestWillBeSent":
            self.requests.append(values["request"]["url"])
        elif event["method"] == "Log.entryAdded":
            self.said.append(values["entry"]["text"])
        elif event["method"] == "Runtime.exceptionThrown":
            self.said.append(values["exceptionDetails"]["text"])

    def open(self, file: Path, width: int, height: int, dark: bool = False) -> None:
        """Show a file on a screen of a size."""
        self.ask("Emulation.setDeviceMetricsOverride", width=width, height=height,
                 deviceScaleFactor=1, mobile=width < 600)  # fmt: skip
        features = [
            {"name": "prefers-color-scheme", "value": "dark" if dark else "light"},
            {"name": "prefers-reduced-motion", "value": "reduce"},
        ]
        self.ask("Emulation.setEmulatedMedia", features=features)
        self.ask("Page.navigate", url=file.as_uri())
        ready = "document.readyState === 'complete' && !!document.querySelector('.keys')"
        for _ in range(400):
            if self.value(ready):
                return
        raise AssertionError("the page does not begin to play")

    def value(self, expression: str) -> Any:
        """Return the value of a JavaScript expression."""
        answer = self.ask(
            "Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True
        )
        assert "exceptionDetails" not in answer, answer
        return answer["result"].get("value")

    def press(self, key: str) -> None:
        """Press and release a key."""
        for kind in ("keyDown", "keyUp"):
            self.ask("Input.dispatchKeyEvent", type=kind, key=key, code=key)

    def swipe(self, x: float, y: float, right: float) -> None:
        """Draw a finger over the screen; to tap is to draw it nowhere."""
        self.ask("Emulation.setTouchEmulationEnabled", enabled=True)
        self.ask("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
        if right:
            self.ask("Input.dispatchTouchEvent", type="touchMove",
                     touchPoints=[{"x": x + right, "y": y}])  # fmt: skip
        self.ask("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def printed(self) -> bytes:
        """Return it as a PDF."""
        return base64.b64decode(self.ask("Page.printToPDF", printBackground=True)["data"])

    def picture(self) -> bytes:
        """Return a picture of the screen as PNG."""
        return base64.b64decode(self.ask("Page.captureScreenshot")["data"])


@contextmanager
def browser(path: str) -> Iterator[Page]:
    """Yield a page of a browser that ends with it."""
    to_read, to_write = os.pipe(), os.pipe()

    def as_descriptors() -> None:
        """Have the two pipes where Chromium looks for them."""
        reading, writing = os.dup(to_read[0]), os.dup(to_write[1])
        os.dup2(reading, 3)
        os.dup2(writing, 4)

    # The program of a distribution may be a script that knows no such folder but its own.
    with tempfile.TemporaryDirectory(prefix="c") as home:
        options = ["--headless=new", "--no-sandbox", "--remote-debugging-pipe", "--no-first-run",
                   "--disable-gpu", "--disable-extensions", f"--user-data-dir={home}"]  # fmt: skip
        running = subprocess.Popen(
            [path, *options, "about:blank"], preexec_fn=as_descriptors, close_fds=False,  # noqa: PLW1509 -- nothing else runs here
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        os.close(to_read[0])
        os.close(to_write[1])
        with (
            os.fdopen(to_write[0], "rb", 0) as answers,
            os.fdopen(to_read[1], "wb", 0) as questions,
        ):
            ask = _asking(questions, answers)
            try:
                tab = ask("Target.createTarget", {"url": "about:blank"})["targetId"]
                session = ask("Target.attachToTarget", {"targetId": tab, "flatten": True})
                yield Page(ask, session["sessionId"])
            finally:
                running.terminate()
                running.wait(PATIENCE)


def _asking(questions: Any, answers: Any) -> Callable[..., dict[str, Any]]:
    """Return a function that sends a command and waits for its answer; events go to `heard`."""
    number, rest = 0, b""

    def ask(
        method: str,
        values: dict[str, Any],
        session: str | None = None,
        heard: Callable[[dict[str, Any]], None] = lambda _: None,
    ) -> dict[str, Any]:
        nonlocal number, rest
        number += 1
        asked: dict[str, Any] = {"id": number, "method": method, "params": values}
        if session is not None:
            asked["sessionId"] = session
        questions.write(json.dumps(asked).encode() + b"\0")
        while True:
            while b"\0" not in rest:
                more = answers.read(1 << 16)
                assert more, "the browser has ended"
                rest += more
            line, _, rest = rest.partition(b"\0")
            told = json.loads(line)
            if told.get("id") == number:
                assert "error" not in told, told
                return dict(told["result"])
            if "method" in told:
                heard(told)

    return ask
