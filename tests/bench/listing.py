"""How long the games of a file take to be listed and opened: `python -m tests.bench.listing`.

So many short games, each of about 600 bytes, are written into a PGN file, and listed in the dialog
that asks which of them is to be opened. The list is searched meanwhile and at its end, its last
game opened, and it is told how long the window's thread was away from its events, and how much
memory it took. `--games 1700000` makes a file of a gigabyte. The limits stand beside the figures.
"""

import argparse
import sys
import tempfile
import time
from pathlib import Path

from cfanp_gui.library.file_content import FileContent
from cfanp_gui.session.game_file import GameFile
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.files.filed_list import FiledListDialog
from cfanp_gui.window.services.app_dirs import AppDirs
from cfanp_gui.window.services.settings import Settings
from tests.bench.windows import GAP_MS, Watch, program, until
from tests.window.files.filed import reader_for

OPEN_S = 0.5
"""Seconds in which a listed game should be open."""
LONG_S = 3_600
MOVES = (
    "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O\n"
    "9. h3 Nb8 10. d4 Nbd7 11. Nbd2 Bb7 12. Bc2 Re8 13. Nf1 Bf8 14. Ng3 g6 15. a4 c5\n"
    "16. d5 c4 17. Bg5 h6 18. Be3 Nc5 19. Qd2 h5 20. Bg5 Be7 21. Ra3 Nfd7 22. Bh6 Nb6"
)


def fill(path: Path, games: int) -> None:
    """Write so many games into a file."""
    with path.open("w", encoding="utf-8", newline="\n") as file:
        for number in range(games):
            file.write(
                f'[Event "Cup {number % 50}"]\n[Site "Somewhere"]\n'
                f'[Date "20{number % 25:02}.01.02"]\n'
                f'[Round "{number % 9}"]\n[White "Šahović, Anna {number % 3000}"]\n'
                f'[Black "Player {number % 2999}"]\n[Result "1/2-1/2"]\n[ECO "C95"]\n\n'
                f"{MOVES} 1/2-1/2\n\n"
            )


def show(what: str, figure: str, limit: str = "") -> None:
    """Print a figure with its limit."""
    print(f"{what:<60} {figure:>16}" + (f"  (limit {limit})" if limit else ""), flush=True)


def memory() -> int:
    """Return the most memory that this process has had, in megabytes; 0 where nobody knows."""
    if sys.platform == "win32":
        return 0
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024


def search(dialog: FiledListDialog, text: str) -> None:
    """Search the list, and tell how long it takes."""
    began = time.perf_counter()
    dialog.search.setText(text)
    until(lambda: not dialog.headings.is_searching, LONG_S)
    took = time.perf_counter() - began
    show(f"search {dialog.headings.count} games", f"{took * 1e3:.0f} ms")
    dialog.search.clear()
    until(lambda: not dialog.headings.is_searching, LONG_S)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.listing", description=__doc__)
    parser.add_argument("--games", type=int, default=20_000, help="games in the file")
    given = parser.parse_args()
    program()
    with tempfile.TemporaryDirectory() as name:
        path = Path(name, "games.pgn")
        fill(path, given.games)
        show("the file", f"{path.stat().st_size / 1e6:.0f} MB")
        dirs = AppDirs.below(Path(name, "home"))
        documents, before = Documents(dirs, Settings(dirs.settings)), memory()
        began = time.perf_counter()
        content = FileContent.read_file(path)
        show("it is known to hold several games", f"{time.perf_counter() - began:.2f} s")
        dialog, watch = FiledListDialog(None, content.file), Watch()
        dialog.show()
        watch.start()
        dialog.start()
        until(lambda: dialog.headings.count > 0, LONG_S)
        show("the first games are listed", f"{time.perf_counter() - began:.2f} s")
        search(dialog, "sahovic 2007")
        until(dialog.progress.isHidden, LONG_S)
        watch.stop()
        show("all are", f"{time.perf_counter() - began:.2f} s")
        show("window's thread away", f"{watch.longest * 1e3:.0f} ms", f"{GAP_MS} ms")
        search(dialog, "sahovic 2007")
        show("memory taken", f"{memory() - before} MB")
        number = dialog.headings.count - 1
        file: GameFile = dialog.file._replace(
            number=number, span=dialog.headings.heading(number).place
        )
        dialog.reject()
        began = time.perf_counter()
        reader_for(documents).open_listed(file._replace(encoding=dialog.encoding.encoding))
        until(lambda: documents.session is not None, LONG_S)
        show(f"open game {number + 1}", f"{time.perf_counter() - began:.2f} s", f"{OPEN_S} s")
        documents.close()


if __name__ == "__main__":
    main()
