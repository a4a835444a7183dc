"""Games as web pages in a browser: keys, fingers, widths, dark, print, and nothing from outside."""

import json
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from cfanp_gui.games import registry
from cfanp_gui.record import cpgn
from cfanp_gui.record.game_record import GameRecord
from cfanp_gui.record.web_page import web_page
from cfanp_gui.session.store import record_of
from tests import ROOT
from tests.chromium.browser import Page, browser, program
from tests.record.games import played
from tests.record.test_web_page import hidden_piece, hidden_record
from tests.session.described import described_games, session_of

CHROMIUM = program()
pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium")

PHONE, DESK = (390, 844), (1366, 768)
NAMES = ["cfanp.cpgn", "ring.cpgn", "strategichess.cpgn", "records/eight.cpgn"]
HOSTILE = '<img src=x onerror="document.title=1"><script>document.title=2</script>'


@pytest.fixture(scope="module")
def page() -> Iterator[Page]:
    assert CHROMIUM is not None
    with browser(CHROMIUM) as found:
        yield found


@cache
def record(name: str) -> GameRecord:
    return cpgn.load(ROOT / "tests" / "golden" / name, registry.find_game)[0]


@cache
def text_of(*names: str) -> str:
    """Return the page of games by their names."""
    return web_page([record(name) for name in names], "Games")


def shown(
    page: Page, folder: Path, text: str, size: tuple[int, int] = DESK, dark: bool = False
) -> None:
    """Show a page on a screen of a size."""
    file = folder / "games.html"
    file.write_text(text, encoding="utf-8")
    page.requests.clear()
    page.said.clear()
    page.open(file, *size, dark)


def standing(page: Page) -> dict[str, str]:
    """Return the names of the pieces that are drawn, by boards and the numbers of squares."""
    found = page.value(
        "JSON.stringify([...games[active].game.boards].flatMap(([id, one]) => "
        "[...one.uses].map(([index, use]) => [id + ':' + index, use.getAttribute('href')])))"
    )
    return dict(json.loads(found))


def is_at(page: Page) -> int:
    return int(page.value("games[active].game.at"))


@pytest.mark.parametrize("name", NAMES)
def test_keys_lead_through_the_game_to_the_last_position(
    page: Page, tmp_path: Path, name: str
) -> None:
    game = record(name)
    shown(page, tmp_path, text_of(name))
    before = standing(page)
    page.press("ArrowRight")
    assert is_at(page) == 1
    assert page.value("document.querySelector('.now').textContent")
    page.press("ArrowLeft")
    assert (is_at(page), standing(page)) == (0, before)
    page.press("End")
    *_, last = game.steps()
    boards = {board.id for board in last.after.boards()}
    pieces = {square for square in last.after.pieces() if square.board in boards}
    assert set(standing(page)) == {f"{square.board}:{square.index}" for square in pieces}
    assert page.value("document.querySelectorAll('.moves [aria-current]').length") == 1
    page.press("Home")
    assert is_at(page) == 0


def test_fingers_lead_through_the_game(page: Page, tmp_path: Path) -> None:
    shown(page, tmp_path, text_of("cfanp.cpgn"), size=PHONE)
    page.swipe(200, 200, 0)
    assert is_at(page) == 1
    page.swipe(300, 200, -120)
    assert is_at(page) == 2
    page.swipe(100, 200, 120)
    assert is_at(page) == 1
    page.swipe(20, 200, 0)
    assert is_at(page) == 0


def test_a_long_word_makes_a_page_no_wider(page: Page, tmp_path: Path) -> None:
    game = record("cfanp.cpgn")
    word = "W" * 60
    game = replace(game, names=(word, *game.names[1:]), tags={"Event": word})
    game.root.comment = word
    shown(page, tmp_path, web_page([game, game], "Games"), size=PHONE)
    page.press("End")
    page.value("document.querySelector('.words').open = true")
    assert page.value("document.documentElement.scrollWidth") <= PHONE[0]


FLYING = """JSON.stringify((() => {
  const { svg, boards } = games[active].game, box = svg.getBoundingClientRect();
  const going = svg.getAnimations({ subtree: true });
  going.forEach((one) => one.pause());
  const outside = [0, 150, 340, 360, 500].filter((time) => {
    going.forEach((one) => { one.currentTime = time; });
    return going.map((one) => one.effect.target).some((one) => {
      if (one.tagName !== "use" || getComputedStyle(one).opacity === "0") return false;
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return left < box.left - 3 || right > box.right + 3 || top < box.top - 3
        || bottom > box.bottom + 3;
    });
  });
  going.forEach((one) => one.finish());
  const places = [...boards].map(([id, one]) => [id, one.group.style.transform]).sort();
  return [going.length, outside, places];
})())"""
"""Number of moving things, times when a moving piece is off the table, places of boards."""


@pytest.mark.parametrize("players", [2, 3])
def test_pieces_move_on_the_table(page: Page, tmp_path: Path, players: int) -> None:
    game = played(registry.find_game("cfanp"), ("Ann", "Ben", "Cy")[:players], 12)
    shown(page, tmp_path, web_page([game], "Game"))
    moving = [{"name": "prefers-reduced-motion", "value": "no-preference"}]
    page.ask("Emulation.setEmulatedMedia", features=moving)
    found = []
    for key in [*["ArrowRight"] * 12, *["ArrowLeft"] * 6]:
        page.press(key)
        found.append(json.loads(page.value(FLYING)))
    assert all(moved for moved, _, _ in found)
    assert [outside for _, outside, _ in found] == [[]] * 18
    if players == 2:
        assert len({str(places) for _, _, places in found}) == 1, "the boards stay"


@pytest.mark.parametrize("base", ["chess", "minishogi"])
def test_two_boards_are_turned_by_the_reader_alone(page: Page, tmp_path: Path, base: str) -> None:
    game = played(registry.find_game("cfanp").variant({"base": base}), ("Ann", "Ben"), 6)
    game.moves[0].comment = "[%csl Ga1]"
    shown(page, tmp_path, web_page([game], "Game"), size=PHONE)
    page.press("ArrowRight")
    seen = """JSON.stringify((() => {
      const { boards, drawn } = games[active].game, middle = (one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x + width / 2, y + height / 2]; };
      return [middle(boards.get(0).group)[1], middle(boards.get(1).group)[1],
        middle(boards.get(0).uses.get(0)), middle(drawn)];
    })())"""
    low, high, _, _ = json.loads(page.value(seen))
    assert low > high, "the first player sits below"
    page.value("document.querySelector('.tools button').click()")
    pressed = "document.querySelector('.tools button').getAttribute('aria-pressed')"
    assert page.value(pressed) == "true"
    turned = json.loads(page.value(seen))
    assert (turned[0], turned[1]) == (pytest.approx(high, abs=3), pytest.approx(low, abs=3))
    assert turned[2] == pytest.approx(turned[3], abs=3), "what is drawn turns with the boards"
    page.press("ArrowRight")
    assert json.loads(page.value(seen))[:2] == turned[:2]
    assert page.value("document.documentElement.scrollWidth") <= PHONE[0]
    assert page.said == []


def test_it_is_dark_where_the_system_is(page: Page, tmp_path: Path) -> None:
    grounds = []
    for dark in (False, True):
        shown(page, tmp_path, text_of("ring.cpgn"), dark=dark)
        grounds.append(page.value("getComputedStyle(document.body).backgroundColor"))
    assert grounds == ["rgb(236, 238, 237)", "rgb(29, 32, 34)"]


def test_names_run_nothing_and_nothing_is_loaded(page: Page, tmp_path: Path) -> None:
    game = record("cfanp.cpgn")
    game = replace(game, names=(HOSTILE, *game.names[1:]))
    shown(page, tmp_path, web_page([game], "Games"))
    page.press("End")
    assert page.value("document.title") == "Games"
    assert page.value("document.images.length") == 0
    assert HOSTILE in page.value("document.querySelector('h1').textContent")
    assert page.requests == [(tmp_path / "games.html").as_uri()]
    assert not page.said


def test_what_is_put_into_a_page_does_not_run(page: Page, tmp_path: Path) -> None:
    file = tmp_path / "changed.html"
    whole = text_of("ring.cpgn")
    added = '<script>document.title = "changed"</script><img src="https://cfanp.invalid/x.png">'
    file.write_text(whole.replace("</body>", f"{added}</body>"), encoding="utf-8")
    page.said.clear()
    page.open(file, *DESK)
    assert page.value("document.title") == "Games"
    assert any("Content Security Policy" in text for text in page.said)


def test_the_clocks_of_players_stand_beside_them(page: Page, tmp_path: Path) -> None:
    shown(page, tmp_path, text_of("records/three.cpgn"))
    assert page.value("document.querySelectorAll('.seats .clock').length") == 0
    page.press("End")
    clocks = page.value(
        "[...document.querySelectorAll('.seats .clock')].map((one) => one.textContent)"
    )
    assert clocks
    assert all(text.count(":") == 2 for text in clocks)


def test_games_of_a_page_are_shown_one_at_a_time(page: Page, tmp_path: Path) -> None:
    shown(page, tmp_path, text_of("cfanp.cpgn", "ring.cpgn"))
    visible = "[...document.querySelectorAll('.game')].map((one) => !!one.offsetHeight)"
    assert page.value(visible) == [True, False]
    page.value("[...document.querySelectorAll('.choose button')].pop().click()")
    page.press("ArrowRight")
    assert page.value("[games[0].game.at, games[1].game.at]") == [0, 1]
    assert (page.value(visible), page.value("location.hash")) == ([False, True], "#2.1")
    assert page.value("document.querySelector('.choose select').value") == "1"
    assert page.value("document.querySelectorAll('main h1, main h2').length") == 3
    assert page.value("document.documentElement.scrollHeight") <= DESK[1]


def test_an_address_names_a_position_and_the_moves_are_one_tab_stop(
    page: Page, tmp_path: Path
) -> None:
    shown(page, tmp_path, text_of("records/eight.cpgn"))
    page.value("document.querySelector('.moves [tabindex=\"0\"]').focus()")
    page.press("ArrowRight")
    page.press("ArrowRight")
    assert page.value("location.hash") == "#2"
    assert page.value("document.querySelectorAll('.moves [tabindex=\"0\"]').length") == 1
    assert page.value("document.activeElement.getAttribute('aria-current')") == "step"
    page.value("document.querySelector('.variation a').click()")
    address, at = page.value("location.hash"), is_at(page)
    page.value("location.hash = '#12'; visit()")
    assert page.value("games[active].game.line(games[active].game.at).length") == 13
    page.value(f"location.hash = '{address}'; visit()")
    assert is_at(page) == at


@pytest.mark.parametrize("size", [PHONE, (844, 390), (600, 800), DESK])
@pytest.mark.parametrize("name", NAMES)
def test_the_table_comes_first_and_the_buttons_never_move(
    page: Page, tmp_path: Path, name: str, size: tuple[int, int]
) -> None:
    shown(page, tmp_path, text_of(name), size=size)
    places = """JSON.stringify([".table", ".keys", ".now", ".moves"].map((name) => {
      const { left, top, right, bottom } = document.querySelector(name).getBoundingClientRect();
      return [left, top, right, bottom].map(Math.round); }))"""
    found = []
    for _ in range(6):
        page.press("ArrowRight")
        found.append(json.loads(page.value(places)))
    table, keys, now, moves = found[0]
    assert all(later[:3] == found[0][:3] for later in found)
    assert max(keys[3], now[3]) <= size[1], "buttons and caption are in sight"
    assert keys[3] - keys[1] >= 44, "a finger finds them"
    assert table[1] <= 8
    assert moves[1] > table[3] if size[0] < 600 else moves[0] >= table[2]
    assert size[0] < 600 or table[3] >= size[1] - 8, "the table is as high as the window"
    assert page.value("document.documentElement.scrollWidth") <= size[0]


def test_the_reader_stays_with_an_army(page: Page, tmp_path: Path) -> None:
    game = played(registry.find_game("cfanp"), ("Ann", "Ben", "Cy"), 30)
    shown(page, tmp_path, web_page([game], "Game"))
    below = """(() => { const { boards, state, data } = games[active].game;
      const [lower, ...rest] = data.layouts[state.stage[0]][2].map((board) => board[0]).sort(
        (a, b) => boards.get(b).group.getBoundingClientRect().top
          - boards.get(a).group.getBoundingClientRect().top);
      return rest.includes(0) ? "above" : lower === 0 ? "below" : "elsewhere"; })()"""

    def seen() -> set[str]:
        page.press("Home")
        places = set()
        for _ in range(30):
            page.press("ArrowRight")
            places.add(page.value(below))
        return places

    assert seen() == {"above", "below", "elsewhere"}
    page.value("""(() => { const choice = document.querySelector('.tools select');
      choice.value = '0'; choice.dispatchEvent(new Event('change')); document.body.focus(); })()""")
    assert seen() == {"below", "elsewhere"}


@pytest.mark.parametrize("name", NAMES)
def test_game_and_position_leave_the_page_as_text(page: Page, tmp_path: Path, name: str) -> None:
    (game,) = cpgn.load(ROOT / "tests" / "golden" / name, registry.find_game)
    shown(page, tmp_path, web_page([game], "Games"))
    (read,) = cpgn.read_games(page.value("games[active].game.data.record"), registry.find_game)
    assert cpgn.write_game(read) == cpgn.write_game(game)
    page.press("End")
    *_, last = game.steps()
    copied = page.value("games[active].game.state.text.join('')")
    assert game.game.from_text(copied, game.options).pieces() == last.after.pieces()


def test_a_screen_reader_finds_names_and_what_happened(page: Page, tmp_path: Path) -> None:
    shown(page, tmp_path, text_of("cfanp.cpgn"))
    page.press("ArrowRight")
    tree = page.ask("Accessibility.getFullAXTree")["nodes"]
    named = {(one.get("role", {}).get("value"), one.get("name", {}).get("value", ""))
             for one in tree if not one.get("ignored")}  # fmt: skip
    assert {"One move forward", "One move back"} <= {
        name for role, name in named if role == "button"
    }
    assert not [role for role, name in named if role in ("button", "image", "link") and not name]
    said = page.value("document.querySelector('[aria-live=polite]').textContent")
    assert said
    assert said in page.value("document.querySelector('.table').getAttribute('aria-label')")


def test_it_is_printed_with_its_board_and_all_its_moves(page: Page, tmp_path: Path) -> None:
    shown(page, tmp_path, text_of("records/eight.cpgn"))
    (tmp_path / "printed.pdf").write_bytes(page.printed())
    dark = [{"name": "prefers-color-scheme", "value": "dark"}]
    page.ask("Emulation.setEmulatedMedia", media="print", features=dark)
    for words in ("body", ".about", ".moves", ".seats li.turn"):
        ink = page.value(f"getComputedStyle(document.querySelector('{words}')).color")
        assert ink in ("rgb(0, 0, 0)", "rgb(68, 68, 68)"), f"{words} on white paper"
    hidden = ".keys, .words, .tools"
    assert page.value(
        f"[...document.querySelectorAll('{hidden}')].every((one) => !one.offsetHeight)"
    )
    assert page.value("document.querySelector('.table').getBoundingClientRect().height") > 100
    moves = "document.querySelector('.moves')"
    assert page.value(f"{moves}.scrollHeight <= {moves}.clientHeight"), "none is cut off"


def named(page: Page) -> str:
    """Return the position in the words of the page."""
    return str(page.value("document.querySelector('.words div').textContent"))


def test_a_hidden_game_that_is_over_is_uncovered_and_covered_again(
    page: Page, tmp_path: Path
) -> None:
    hidden = hidden_record()
    shown(page, tmp_path, web_page([hidden], "Game"))
    assert page.value("document.querySelector('.uncover')") is None
    hidden.result = "1-0"
    secret = hidden_piece(hidden)
    shown(page, tmp_path, web_page([hidden], "Game"))
    page.press("ArrowRight")
    page.press("ArrowRight")
    covered, moves = standing(page), page.value("document.querySelector('.moves').textContent")
    assert secret not in named(page)
    press = "document.querySelector('.uncover').click()"
    pressed = "document.querySelector('.uncover').getAttribute('aria-pressed')"
    assert page.value(pressed) == "false"
    page.value(press)
    assert page.value(pressed) == "true"
    assert secret in named(page)
    assert is_at(page) == 2
    uncovered = standing(page)
    assert uncovered.keys() == covered.keys()
    assert len(set(uncovered.values())) > len(set(covered.values()))
    page.press("End")
    assert page.value("document.querySelectorAll('.moves [aria-current]').length") == 1
    page.press("Home")
    page.press("ArrowRight")
    page.press("ArrowRight")
    page.value(press)
    assert (standing(page), page.value(pressed)) == (covered, "false")
    assert page.value("document.querySelector('.moves').textContent") == moves
    assert secret not in named(page)
    assert page.said == []


def test_goals_gates_and_explosions_are_marked(page: Page, tmp_path: Path) -> None:
    with described_games():
        marks = {"hill": ".goal", "gates": ".goal", "blown": ".mark"}
        moves = {"hill": "AB:e4", "gates": "AB:Nc3/H", "blown": "AB:Nf3 AB:a6 AB:Ne5 AB:a5 AB:Nxf7"}
        for key, sign in marks.items():
            game = record_of(session_of(key, 2, moves[key]))
            shown(page, tmp_path, web_page([game], "Games"))
            page.press("End")
            count = page.value(f"document.querySelectorAll('svg {sign}').length")
            assert count == {"hill": 4, "gates": 8, "blown": 5}[key]
