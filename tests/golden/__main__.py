"""Write games and tables anew: `python -m tests.golden`, or `tables` or some files of tables."""

import sys
from pathlib import Path

from tests.golden import FOLDER, keep, kept, load
from tests.golden.tables import rewrite

wanted = sys.argv[1:]
if not wanted:
    for name in kept():
        keep(name, load(name))
        print(name)
files = [Path(one) for one in wanted if one != "tables"] or sorted(FOLDER.glob("*/*.txt"))
for path in files:
    if rewrite(path):
        print(f"{path}: other answers")
