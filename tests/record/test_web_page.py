"""Games as web pages: whole, closed to the outside, and with all that the record says."""

import base64
import hashlib
import json
import re
from html.parser import HTMLParser

from cfanp_gui.core.boards import Square
from cfanp_gui.core.position import Position
from cfanp_gui.games import registry
from cfanp_gui.record import cpgn
from cfanp_gui.record.game_record import GameRecord
from cfanp_gui.record.move_tree import MoveNode
from cfanp_gui.record.web_page import web_page
from tests import ROOT
from tests.record.games import played
from tests.slow import is_slow

GOLDEN = ROOT / "tests" / "golden"
HOSTILE = "<script>alert(1)</script> & “O'Neil”"


def loaded(name: str) -> GameRecord:
    return cpgn.load(GOLDEN / name, registry.find_game)[0]


class Reader(HTMLParser):
    """Parser of a page, which keeps the parts that a browser finds in it."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.scripts: list[str] = []
        self.styles: list[str] = []
        self.policy = ""
        self.text: list[str] = []
        self.links: list[int] = []
        self.attributes: list[tuple[str, str]] = []
        self._inside = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.attributes += found.items()
        if found.get("http-equiv") == "Content-Security-Policy":
            self.policy = found["content"]
        if "data-node" in found:
            self.links.append(int(found["data-node"]))
        self._inside = tag
        if tag == "script":
            self.scripts.append("")
        if tag == "style":
            self.styles.append("")

    def handle_endtag(self, tag: str) -> None:
        self._inside = ""

    def handle_data(self, data: str) -> None:
        if self._inside == "script":
            self.scripts[-1] += data
        elif self._inside == "style":
            self.styles[-1] += data
        else:
            self.text.append(data)


def stand(standing: dict[Square, str], game: dict, number: int) -> None:
    """Let stand what does after the node of a number, by what pieces are called."""
    changed = game["nodes"][number].get("c", [])
    for board, index, kind in zip(*[iter(changed)] * 3, strict=True):
        if kind < 0:
            del standing[Square(board, index)]
        else:
            standing[Square(board, index)] = game["kinds"][kind][1]


PAGED = ["ring.cpgn", "records/four-options.cpgn", "cfanp.cpgn", "strategichess.cpgn"]


def test_a_page_tells_every_position_of_its_game() -> None:
    for name in PAGED if is_slow() else PAGED[:2]:
        record = loaded(name)
        page = Reader(web_page([record], "A game"))
        data, _ = page.scripts
        (game,) = json.loads(data)["games"]
        at, wording = 0, record.game.wording
        first: dict[int, int] = {}
        for number, node in enumerate(game["nodes"]):
            first.setdefault(node["p"], number)
        standing: dict[Square, str] = {}
        stand(standing, game, at)
        for step in record.steps():
            at = first[at]
            stand(standing, game, at)
            wanted = {
                square: wording.piece(record.game, piece)
                for square, piece in step.after.pieces().items()
            }
            assert standing == wanted
        assert page.links
        assert len(page.links) == len(game["nodes"]) - 1 == len(set(page.links))


def test_variations_and_comments_stand_in_the_list_of_moves() -> None:
    record = loaded("records/four-options.cpgn")
    assert any(node.variations for node in record.moves)
    page = Reader(web_page([record], "A game"))
    text = " ".join(" ".join(page.text).split())
    assert "Note 7: (brace and ; semicolon" in text
    (game,) = json.loads(page.scripts[0])["games"]
    branching = [
        parent for parent in range(len(game["nodes"]))
        if sum(node["p"] == parent for node in game["nodes"]) > 1
    ]  # fmt: skip
    assert branching, "a variation begins where the main line goes on"


def test_two_boards_stay_where_they_lie() -> None:
    for base in ["chess", "xiangqi", "crazyhouse"]:
        game = registry.find_game("cfanp").variant({"base": base})
        record = played(game, ("Ann", "Ben"), 20)
        assert len({step.transition.actor for step in record.steps()}) == 2
        (told,) = json.loads(Reader(web_page([record], "A game")).scripts[0])["games"]
        staged = [node["s"] for node in told["nodes"] if "s" in node]
        assert len(staged) == 1, "they are laid once"
        _, _, boards = told["layouts"][staged[0][0]]
        top = {board[0]: board[3] for board in boards}
        assert top[0] > top[1], "the first player sits below"


def test_nobody_turns_round_what_stands_beside_them() -> None:
    record = loaded("cfanp.cpgn")
    record.names = ("Anna\u202e", "\u2069Ben", *record.names[2:])
    record.moves[0].comment = "good \u202e"
    record.tags["Event"] = "\u2067Cup"
    page = web_page([record], "A game")
    for apart in (
        "\u2068Anna\u202e\u2069", "\u2068Ben\u2069", "\u2068\u2067Cup\u2069\u2069",
        '<bdi class="said">\u2068good \u202e\u2069</bdi>',
    ):  # fmt: skip
        assert apart in page
        page = page.replace(apart, "")
    assert not re.search("[\u202a-\u202e\u2066-\u2069]", page)


def test_nothing_comes_from_outside_nothing_else_runs_and_it_is_not_large() -> None:
    record = loaded("records/eight.cpgn")
    assert len(record.moves) >= 100
    page = web_page([record], "A game")
    assert len(page.encode()) <= 300_000
    read = Reader(page)
    (style,), (_, script) = read.styles, read.scripts
    for text, name in ((style, "style-src"), (script, "script-src")):
        digest = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
        assert f"{name} 'sha256-{digest}'" in read.policy
    assert read.policy.startswith("default-src 'none'")
    addresses = re.findall(r"""(?:https?:)?//[^\s"'<>]+""", page.replace(script, ""))
    assert not addresses
    assert "url(" not in style
    assert "@import" not in style
    names = {name for name, _ in read.attributes}
    assert "style" not in names, "the policy would not let it stand"
    assert not any(name.startswith("on") for name in names)
    assert all(value.startswith("#") for name, value in read.attributes if name in ("href", "src"))


def test_names_and_comments_are_text_whatever_they_look_like() -> None:
    record = loaded("records/three.cpgn")
    record.names = (HOSTILE, "</script><b>", "C")
    record.root.comment = HOSTILE
    record.moves[0].comment = "<img src=x onerror=alert(1)> ]]> <!--"
    page = Reader(web_page([record], HOSTILE))
    assert len(page.scripts) == 2
    text = " ".join(page.text)
    assert text.count(HOSTILE) >= 3
    assert "<img src=x onerror=alert(1)>" in text
    (game,) = json.loads(page.scripts[0])["games"]
    assert HOSTILE in {seat[2] for node in game["nodes"] for seat in node.get("t", [])}


def hidden_record() -> GameRecord:
    """Return a game of hidden armies that goes on, with all that is hidden in it."""
    game = registry.find_game("cfanp").variant({"base": "hidden"})
    options = {**game.as_seated, "base": "hidden"}
    start: Position = game.initial(2, options, 1)
    record = GameRecord.new(game, options, ("Anna", "Ben"), start=start)
    position: Position = start.resolve_pending()[0]
    for _ in range(8):
        action = next(iter(position.all_actions()))
        record.root.end.add(MoveNode(action))
        position = position.apply(action)[0]
    return record


def hidden_piece(record: GameRecord) -> str:
    """Return the name of a kind of piece that nobody has seen in a game of hidden armies."""
    bomb = next(piece for piece in record.start.pieces().values() if piece.letter == "B")
    return str(record.game.wording.piece(record.game, bomb))


def test_a_game_that_is_over_can_be_uncovered() -> None:
    record = hidden_record()
    page = web_page([record], "A game")
    assert hidden_piece(record) not in page, "while it goes on"
    (covered,) = json.loads(Reader(page).scripts[0])["games"]
    assert "whole" not in covered
    record.result = "1-0"
    (game,) = json.loads(Reader(web_page([record], "A game")).scripts[0])["games"]
    whole = game.pop("whole")
    assert hidden_piece(record) in {name for _, name in whole["kinds"]}
    assert hidden_piece(record) not in {name for _, name in game["kinds"]}
    assert game["kinds"] == covered["kinds"]
    assert [node["c"] for node in game["nodes"] if "c" in node] == [
        node["c"] for node in covered["nodes"] if "c" in node
    ], "it opens as everybody saw it"
    assert len(whole["nodes"]) == len(whole["texts"]) == len(game["nodes"])
    assert [node["p"] for node in whole["nodes"]] == [node["p"] for node in game["nodes"]]
    assert "whole" not in json.loads(
        Reader(web_page([loaded("cfanp.cpgn")], "A game")).scripts[0]
    )["games"][0]  # fmt: skip


def test_the_end_is_told_that_only_the_result_says() -> None:
    (record,) = cpgn.read_games(
        '[Variant "Chess For Any Number of Players"]\n[Players "3"]\n'
        '[Options "friendly=on"]\n[Result "0-1-0"]\n\n1. AB:e4 give:b=3 0-1-0\n',
        registry.find_game,
    )
    page = Reader(web_page([record], "A game"))
    told = "".join(page.scripts)
    assert "The game is over: the record says so" in told
    assert "handed over by Player 2" in told
    assert "captured from" not in told
