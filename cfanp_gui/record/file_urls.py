"""Files named as on desktops and in browsers: by a path, or by a ``file:`` URL."""

import os
import re
from pathlib import Path

_FILE_URL = re.compile(r"file:(?://(?P<host>[^/]*))?(?P<path>/.*)", re.IGNORECASE | re.DOTALL)


def named_file(text: str) -> Path:
    """Return the path of a file that is named by a path or by a ``file:`` URL.

    A text that is no such URL, or names a file of another computer that no path reaches, is taken
    as a path.
    """
    match = _FILE_URL.fullmatch(text)
    if match is None:
        return Path(text)
    from urllib.parse import unquote_to_bytes  # slow to import, and seldom needed

    host, path = match["host"] or "", os.fsdecode(unquote_to_bytes(match["path"]))
    if os.name == "nt":
        own = host.lower() in ("", "localhost")
        return Path(path.lstrip("/") if own else f"//{host}{path}")
    return Path(path) if host.lower() in ("", "localhost") else Path(text)
