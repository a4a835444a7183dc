"""Files as desktops and browsers name them: by a path, or by a ``file:`` URL."""

import os
import re
from pathlib import Path

_FILE_URL = r"file:(?://(?P<host>[^/]*))?(?P<path>/.*)"


def named_file(text: str) -> Path:
    """Return the path of a file that is named by a path or by a ``file:`` URL.

    What is no such URL, or names a file of another computer that cannot be reached by a path, is a
    path as it stands.
    """
    found = re.fullmatch(_FILE_URL, text, re.IGNORECASE | re.DOTALL)
    if found is None:
        return Path(text)
    from urllib.parse import unquote_to_bytes  # takes a while, and is seldom wanted

    host, path = found["host"] or "", os.fsdecode(unquote_to_bytes(found["path"]))
    if os.name == "nt":
        own = host.lower() in ("", "localhost")
        return Path(path.lstrip("/") if own else f"//{host}{path}")
    return Path(path) if host.lower() in ("", "localhost") else Path(text)
