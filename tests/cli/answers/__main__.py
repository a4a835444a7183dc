"""Write the answers anew: ``python -m tests.cli.answers [NAME...]``."""

import os
import sys
import tempfile
from pathlib import Path

from tests.cli.answers import COLUMNS, FOLDER, answered, kept, tables
from tests.systems import own_folders

os.environ.update(LANGUAGE="en", COLUMNS=COLUMNS)
for name in sys.argv[1:] or tables():
    with tempfile.TemporaryDirectory() as place, tempfile.TemporaryDirectory() as home:
        os.environ.update(own_folders(Path(home)))
        text = answered(kept(name), Path(place))
    (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8")
    print(name)
