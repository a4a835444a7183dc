"""Bots of other people: programs asked in lines, classes in a process of their own, their lists."""

import base64
import io
import os
import pickle
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cfanp_gui.assets import user_data
from cfanp_gui.bots.added_bots import FILE, GROUP, HOST, add_program, added, named
from cfanp_gui.bots.arena import Arena, Entrant, play_game
from cfanp_gui.bots.class_faults import ClassFault, Fault
from cfanp_gui.bots.contract import Limit, choices
from cfanp_gui.bots.levels import all_levels, find_level
from cfanp_gui.bots.line_program import LineProgram, ProgramEndedError
from cfanp_gui.bots.plugin_host import ClassFaultError, Host, made
from cfanp_gui.bots.program_bot import PATIENCE, BotFaultError, BotTimeouts, ProgramBot, command_of
from cfanp_gui.core.position import Position
from cfanp_gui.games.registry import GAMES, find_game
from cfanp_gui.session.match import BotSeat
from tests import ROOT
from tests.bots.hosted import Last
from tests.slow import some
from tests.systems import WINDOWS, program, runs, wait_until

EXAMPLES = ROOT / "resources" / "bots"
PYTHON = f'"{Path(sys.executable).as_posix()}"'
EXAMPLE = f'{PYTHON} "{(EXAMPLES / "example.py").as_posix()}"'
HOSTED = "tests.bots.hosted"
ENOUGH = Limit(100, 60.0)


def start(key: str = "cfanp") -> Position:
    game = find_game(key)
    players = 4 if 4 in game.player_counts else game.player_counts[-1]
    return game.initial(players, game.as_seated).resolve_pending()[0]


# Programs spoken to in lines: nobody waits for them, and what they have started ends with them

LINGERS = """import subprocess, sys
wait = [sys.executable, "-S", "-c", "import time; time.sleep(600)"]
child = subprocess.Popen(wait, start_new_session=False)
print(child.pid, flush=True)
"""
"""Starts a process that holds the output for ten minutes, and says which."""
WAITS = "sys.stdin.readline()\n"


def begun(folder: Path, code: str) -> LineProgram:
    return LineProgram([str(program(folder, "bot", code))], os.environ)


def heard(asked: LineProgram) -> str:
    """Return the next line; the test is over in a minute."""
    line = asked.hear(60)
    assert line is not None
    return line.strip()


def ended(asked: LineProgram) -> str:
    """Return the message about the end of a program that is not asked any more."""
    with pytest.raises(ProgramEndedError) as told:
        asked.hear(60)
    return str(told.value)


def test_lines_go_both_ways_and_nobody_waits_for_one_that_does_not_read(tmp_path: Path) -> None:
    asked = begun(
        tmp_path, "import sys\nfor line in sys.stdin: print(line.upper(), end='', flush=True)\n"
    )
    asked.say(["a", "b"])
    assert [heard(asked), heard(asked)] == ["A", "B"]
    assert asked.hear(0) is None
    asked.end()
    assert not runs(asked.pid)
    asked = begun(tmp_path, "import time\nprint('here', flush=True)\ntime.sleep(600)\n")
    assert heard(asked) == "here"
    asked.say(["x" * 10_000_000])  # more than any pipe holds
    assert asked.hear(0) is None
    asked.end()
    assert not runs(asked.pid)
    with pytest.raises(FileNotFoundError):
        LineProgram([str(tmp_path / "nowhere")], {})


@pytest.mark.parametrize("wrapped", [False, True])
def test_what_it_has_started_ends_with_it(tmp_path: Path, wrapped: bool) -> None:
    """Also behind a shell, which waits for it and is what is ended."""
    path = program(tmp_path, "bot", LINGERS + WAITS)
    command = ["sh", "-c", f"{path}; exit 0"] if wrapped and not WINDOWS else [str(path)]
    asked = LineProgram(command, {})
    child = int(heard(asked))
    assert runs(child)
    asked.end()  # and it waits for nobody who holds the output
    wait_until(lambda: not runs(child))
    assert not runs(asked.pid)


def test_one_that_ends_and_leaves_a_process_behind_has_ended(tmp_path: Path) -> None:
    asked = begun(tmp_path, LINGERS + "print('last', flush=True)\nsys.exit(4)\n")
    child = int(heard(asked))
    assert heard(asked) == "last"
    assert ended(asked) == "it has ended with status 4"
    assert runs(child)
    asked.end()
    wait_until(lambda: not runs(child))


@pytest.mark.skipif(WINDOWS, reason="on Windows no process leaves a job")
def test_nobody_waits_for_a_process_that_has_left_its_group(tmp_path: Path) -> None:
    asked = begun(tmp_path, LINGERS.replace("False", "True") + WAITS)
    child = int(heard(asked))
    try:
        asked.end()
        assert not runs(asked.pid)
    finally:
        os.kill(child, 9)


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("sys.exit(3)", "it has ended with status 3"),
        ("sys.exit('no <b>book\\n')", "it has ended with status 1: “no <b>book”"),
        ("print('x' * 10**6, end='', file=sys.stderr); sys.exit(2)",
         f"it has ended with status 2: “{'x' * 200}”"),
        ("raise MemoryError",
         "it has ended with status 1: “MemoryError” (it may have 2 GB of memory)"),
        ("import os; os.kill(os.getpid(), 9)", "it was ended by SIGKILL"),
        ("import os; os.dup2(0, 1); sys.stdin.read()", "it has closed its output"),
    ],
)  # fmt: skip
def test_how_it_ended_is_told(tmp_path: Path, code: str, told: str) -> None:
    if WINDOWS and ("os" in code or "Memory" in code):
        pytest.skip("Windows ends programs in other ways")
    assert ended(begun(tmp_path, f"import sys\n{code}\n")) == told


# Programs that play

BEGIN = """import os, sys, time
for line in sys.stdin:
    word = line.split()[0]
    if word == 'legal': last = line[6:].strip()
"""
OK = "    if word == 'cfanp-bot': print('ok', flush=True)\n"


def a_bot(folder: Path, body: str, patience: BotTimeouts = PATIENCE) -> ProgramBot:
    """Return a program that says “ok”, unless its body says otherwise."""
    file = folder / "bot.py"
    file.write_text(BEGIN + (body if body.startswith("    #") else OK + body))
    return ProgramBot("A <b>bot</b>", [sys.executable, "-S", str(file)], patience=patience)


@pytest.mark.parametrize("name", ["example.py", "example.sh"])
def test_the_examples_play_every_game(name: str) -> None:
    if name.endswith(".sh") and sys.platform == "win32":
        pytest.skip("Windows has no such shell")
    command = [sys.executable] if name.endswith(".py") else ["sh"]
    for game in GAMES if name.endswith(".py") else some(GAMES):
        bot = ProgramBot(name, [*command, str(EXAMPLES / name)])
        position = start(game.key)
        for number in range(3):
            (actor, *_) = sorted(one for one in position.actors() if choices(position, one))
            action = bot.choose(position, actor, number, ENOUGH)
            assert action in choices(position, actor)
            position, _ = position.apply(action)
    assert len((EXAMPLES / "example.py").read_text(encoding="utf-8").splitlines()) <= 50


def test_what_is_asked_is_all_that_a_program_needs_and_it_ends_with_its_bot(tmp_path: Path) -> None:
    note = tmp_path / "heard"
    bot = a_bot(
        tmp_path,
        f"    open({str(note)!r}, 'a').write(line)\n"
        f"    open({str(note) + '.pid'!r}, 'w').write(str(os.getpid()))\n"
        "    if word == 'go': print('info thinking'); print('bestmove', last, flush=True)\n",
    )
    position = start()
    action = bot.choose(position, 1, 17, Limit(500, 60.0))
    legal = [one.text for one in choices(position, 1)]
    assert action.text == legal[-1]
    assert note.read_text().splitlines() == [
        "cfanp-bot 1", f"position {position.to_text()}", "player 1",
        *(f"legal {text}" for text in legal), "seed 17", "go movetime 60000 nodes 500",
    ]  # fmt: skip
    pid = int(note.with_name("heard.pid").read_text())
    assert runs(pid)
    del bot
    assert not runs(pid)


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("    # nothing\n    sys.exit(1)\n", "it has ended with status 1"),
        ("    # error\n    print('error no <b>licence</b>', flush=True)\n", "no <b>licence</b>"),
        ("    if word == 'go': sys.exit(0)\n", "it has ended with status 0"),
        ("    if word == 'go': print('bestmove AB:e2e5', flush=True)\n",
         "answered “AB:e2e5”, which it may not do now (expected such as AB:"),
        ("    if word == 'go': print('bestmove', flush=True)\n", "answered “”"),
        ("    if word == 'go': x = bytearray(1 << 33)\n",
         "it has ended with status 1: “MemoryError” (it may have 2 GB of memory)"),
    ],
)  # fmt: skip
def test_a_program_at_fault_is_told(tmp_path: Path, body: str, reason: str) -> None:
    if "bytearray" in body and sys.platform != "linux":
        pytest.skip("memory is limited on Linux alone")
    with pytest.raises(BotFaultError) as fault:
        a_bot(tmp_path, body).choose(start(), 1, 1, ENOUGH)
    assert str(fault.value).startswith("the bot “A <b>bot</b>”")
    assert reason in str(fault.value)


LONG = BotTimeouts(60, 0.02, 60)
SHORT = Limit(seconds=0.08)


@pytest.mark.parametrize(
    ("body", "limit", "patience", "stopped", "reason"),
    [
        ("    # nothing\n", Limit(5), LONG._replace(start=0.1), False,
         "it has not said “ok” within 0.1 s of its start"),
        ("", SHORT, LONG, False,
         "it has not answered within 0.1 s, its limit of 0.08 s and 0.02 s more"),
        ("    if word == 'go': print('x' * 10**6, flush=True)\n", SHORT, LONG, False,
         "not answered within 0.1"),
        ("    if word == 'go': print('fault [1]', flush=True)\n", SHORT, LONG, False,
         "not answered within 0.1"),
        ("", Limit(500), LONG._replace(most=0.1), False,
         "within 0.1 s, the most without a limit of time"),
        ("", Limit(500), LONG, True, "within 0.02 s of “stop”"),
    ],
)  # fmt: skip
def test_the_limit_that_one_has_passed_is_told(
    tmp_path: Path, body: str, limit: Limit, patience: BotTimeouts, stopped: bool, reason: str
) -> None:
    """Where it is not that of its time, that of any bot, and that after it was told to stop."""
    with pytest.raises(BotFaultError, match=reason):
        a_bot(tmp_path, body, patience).choose(start(), 1, 1, limit, lambda: stopped)


def test_a_program_is_told_to_stop_or_is_not_there(tmp_path: Path) -> None:
    bot = a_bot(tmp_path, "    if word == 'stop': print('bestmove', last, flush=True)\n")
    asked: list[int] = []
    action = bot.choose(
        start(), 1, 1, Limit(seconds=600.0), lambda: asked.append(1) or len(asked) > 2
    )
    assert action in choices(start(), 1)
    with pytest.raises(BotFaultError, match=r"it is not there"):
        ProgramBot("x", ["/nowhere/bot"]).choose(start(), 1, 1, ENOUGH)


@pytest.mark.parametrize(
    ("system", "text", "words"),
    [
        ("linux", "python3 'my bot.py' --quick", ["python3", "my bot.py", "--quick"]),
        ("win32", r'''"C:\Program Files\bot.exe" D:\games\x.txt -c "print('a b')"''',
         [r"C:\Program Files\bot.exe", r"D:\games\x.txt", "-c", "print('a b')"]),
    ],
)  # fmt: skip
def test_commands_are_read_as_shells_do(system: str, text: str, words: list[str]) -> None:
    assert command_of(text, system) == words
    with pytest.raises(ValueError, match="no program"):
        command_of("  ", system)


# Classes that play, in a process of ours

CLASSES = """
import random
from cfanp_gui.bots import Bot, choices

class Good(Bot):
    name = "good"
    def choose(self, position, player, *_):
        return choices(position, player)[-1]

class Raising(Good):
    def choose(self, *_):
        return random.choice([])

class Deep(Good):
    def choose(self, position, *_):
        return choices(None, 1)

class Leaving(Good):
    def choose(self, *_):
        raise SystemExit("goodbye")

class Greedy(Good):
    def choose(self, *_):
        return bytearray(1 << 40)

class Texting(Good):
    def choose(self, *_):  # text
        return "a2a3\\n<b>"

class Nameless(Bot):
    def choose(self, *_):
        pass

class Numbered(Good):
    name = 5

class Unmade(Good):
    def __init__(self):
        raise ValueError("no\\nbook")
"""


@pytest.fixture
def classes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Yield the file of a module of somebody else's, which can be found here and in a host."""
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    others = {
        "leaves_bots.py": "import sys\nsys.exit(3)\n",
        "wrong_bots.py": "class Bot:\n    def (\n",
        "their_bots.py": CLASSES,
    }
    for name, text in others.items():
        (tmp_path / name).write_text(text)
    package = tmp_path / "leaving_package"
    package.mkdir()
    (package / "__init__.py").write_text("raise SystemExit(3)\n")
    (package / "bots.py").touch()
    yield tmp_path / "their_bots.py"
    for name in others:
        sys.modules.pop(name.removesuffix(".py"), None)


def hosted(bot: object, *asked: str) -> list[str]:
    """Return the lines that a host answers."""
    told = io.StringIO()
    Host(bot, io.StringIO("\n".join(asked)), told).serve()  # type: ignore[arg-type]
    return told.getvalue().splitlines()


STATE = f"state {base64.b64encode(pickle.dumps(find_game('cfanp').initial(3, {}))).decode()}"


def test_a_host_answers_lines() -> None:
    found = hosted(Last(), "go nodes 5", "cfanp-bot 1", STATE, "nonsense", "player 1", "seed 3",
                   "go movetime 100 nodes 5", "")  # fmt: skip
    last = choices(find_game("cfanp").initial(3, {}), 1)[-1].text
    assert found == ["id name Last", "ok", f"bestmove {last}"]


@pytest.mark.parametrize(
    ("bot", "reason", "words"),
    [
        ("nowhere:Bot", "it cannot be loaded: ModuleNotFoundError: No module named 'nowhere'", ""),
        ("their_bots:random", "it cannot be loaded: TypeError: 'module' object is not callable",
         ""),
        ("pathlib:Path", "“pathlib:Path” makes no bot (expected a class of", ""),
        ("their_bots:Unmade", "it cannot be loaded: ValueError: no book", "raise ValueError"),
        ("their_bots:Nameless", "it has no name (expected a text in “name”)", "class Nameless"),
        ("their_bots:Numbered", "its name is 5 (expected a text in “name”)", "class Numbered"),
        ("their_bots:Raising", "it has raised IndexError: Cannot choose", "random.choice"),
        ("their_bots:Deep", "it has raised AttributeError: ", "choices(None"),
        ("their_bots:Leaving", "it has raised SystemExit: goodbye", "raise SystemExit"),
        ("their_bots:Texting", "it has answered 'a2a3\\n<b>', a str (expected one of choices",
         "# text"),
        ("wrong_bots:Bot", "it cannot be loaded: SyntaxError: invalid syntax", ""),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_class_is_told_with_its_place(
    classes: Path, bot: str, reason: str, words: str
) -> None:
    with pytest.raises(ClassFaultError) as told:
        hosted(made(bot), STATE, "player 1", "go nodes 5")
    sentence = str(ClassFault.parse(told.value.fault.text).sentence)
    assert sentence.startswith(reason)
    if words:
        lines = enumerate(CLASSES.split("\n"), 1)
        assert sentence.endswith(f"({classes}, line {next(n for n, one in lines if words in one)})")
    if bot.startswith("wrong"):
        assert sentence.endswith(f"({classes.with_name('wrong_bots.py')}, line 2)")
    named("leaving_package.bots:Bot")  # what is above a class would end this program


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("their_bots:Greedy",
         "the bot “x”: it has raised MemoryError ({file}, line 24) (it may have 2 GB of memory)"),
        ("leaves_bots:Bot", "the bot “x”: it cannot be loaded: SystemExit: 3 ({other}, line 2)"),
    ],
)  # fmt: skip
def test_it_is_told_to_the_one_who_asks(classes: Path, bot: str, reason: str) -> None:
    if bot.endswith("Greedy") and sys.platform != "linux":
        pytest.skip("memory is limited on Linux alone")
    asked = ProgramBot("x", [sys.executable, "-m", HOST, bot], True)
    with pytest.raises(BotFaultError) as told:
        asked.choose(find_game("cfanp").initial(3, {}), 1, 1, ENOUGH)
    assert str(told.value) == reason.format(file=classes, other=classes.with_name("leaves_bots.py"))


def test_a_fault_comes_over_as_it_was_in_one_line() -> None:
    """What a class has written itself is told as it is."""
    fault = ClassFault(Fault.RAISED, "ValueError: “no”", "/home/ann/my bot.py", 12, True)
    assert "\n" not in fault.text
    assert ClassFault.parse(fault.text) == fault
    for text in ("", "{}", "[1, 2, 3, 4, 5]", "<b>", "[" * 60_000):
        sentence = str(ClassFault.parse(text).sentence)
        assert sentence.startswith(f"it has raised {text[:200]}")
    fault = ClassFault(Fault.RAISED, "a\nb\u202e" + "x" * 10_000, "f" * 10_000, 1)
    for told in (fault.sentence, ClassFault.parse(fault.text).sentence):
        assert "a b\ufffdx" in told
        assert len(told) < 700


# The bots that are added to the levels


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Have a package installed that brings bots."""
    installed = tmp_path / "their_bots-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Name: their-bots\nVersion: 1.0\n")
    (installed / "entry_points.txt").write_text(
        f"[{GROUP}]\nlast = {HOSTED}:Last\nbad key! = x:Y\nclub-2 = nowhere:Bot\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    added.cache_clear()
    yield
    added.cache_clear()


def ini(text: str) -> Path:
    file: Path = user_data() / FILE
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return file


@pytest.mark.usefixtures("packages")
def test_bots_of_packages_and_programs_stand_behind_the_levels() -> None:
    assert "mine" not in added()
    ini("[mine]\nname = My <i>bot</i>\ncommand = python3 bot.py\n[last]\ncommand = x\n"
        "[none]\nname = y\n")  # fmt: skip
    assert find_level("mine").name == "My <i>bot</i>", "one added elsewhere is found"
    keys = [level.key for level in all_levels()]
    assert keys[-3:] == ["last", "club-2", "mine"]
    for key in keys:
        assert BotSeat.parse(f"{key} 5s").level == key
    game = find_game("cfanp")
    position = game.initial(3, {})
    bot = find_level("last").make(game.piece_types)
    assert bot.choose(position, 1, 1, Limit(10, 60.0)) == choices(position, 1)[-1]


@pytest.mark.usefixtures("packages")
def test_what_cannot_be_read_of_the_file_leaves_the_rest(caplog: pytest.LogCaptureFixture) -> None:
    for text in ("[mine\n", "name = x\n", "\xff", "[a]\nname\n"):
        ini(text)
        added.cache_clear()
        assert list(added()) == ["last", "club-2"], text
    added.cache_clear()
    ini("[nul]\ncommand = bot\0.py\n[good]\ncommand = bot.py\n")
    assert list(added()) == ["last", "club-2", "good"]
    assert "its command has a NUL character (expected text)" in caplog.text


@pytest.mark.usefixtures("packages")
def test_a_program_is_added_once_it_has_answered() -> None:
    file = ini("; mine\n[club-9]\ncommand = x\n")
    taken = {level.key for level in all_levels()}
    keys = [add_program(name, EXAMPLE, taken) for name in ("My bot!", "my BOT", "Ännä", "", "club")]
    assert keys == ["my-bot", "my-bot-2", "nn", "example", "club-3"]
    assert file.read_text(encoding="utf-8").startswith("; mine\n[club-9]\n")
    assert find_level("nn").name == "Ännä"
    before = file.read_bytes()
    for command, reason in (
        ("", "no program"),
        ("/nowhere/bot", "No such file|cannot find|not found"),
        (f'{PYTHON} -S -c "print(1)"', "it has ended"),
        (f"{PYTHON} -S -c \"print('error not today')\"", "not today"),
    ):
        with pytest.raises((OSError, ValueError), match=reason):
            add_program("x", command, ())
        assert file.read_bytes() == before
    ini("[mine\n")
    with pytest.raises(ValueError, match=r"bots\.ini: "):
        add_program("x", EXAMPLE, ())
    assert file.read_text(encoding="utf-8") == "[mine\n"


def test_entrants_are_classes_with_limits_or_without() -> None:
    assert Entrant.read(f"{HOSTED}:Last", 20)[1:3] == (f"{HOSTED}:Last", 20)
    assert Entrant.read(f"{HOSTED}:Last:70", 20)[1:3] == (f"{HOSTED}:Last", 70)
    with pytest.raises(ValueError, match="there is no module “nowhere”"):
        Entrant.read("nowhere:Bot", 20)
    for text in (HOSTED, f"{HOSTED}:Last"):
        with pytest.raises(ValueError, match=f"unknown bot “{HOSTED}"):
            find_level(text)


@pytest.mark.parametrize("name", ["Crash", "Cheat"])
def test_who_crashes_or_cheats_loses_the_seat_and_not_the_game(
    name: str, caplog: pytest.LogCaptureFixture
) -> None:
    entrants = tuple(Entrant.read(text, 20) for text in (f"{HOSTED}:{name}", "random"))
    held = Arena("cfanp", 3, {}, entrants, 1, 12)
    game = play_game(held, 1)
    assert "resign" in game.record
    at_fault = [number for number, bot in enumerate(held.seated(1)) if bot.text != "random"]
    assert all(game.scores[number] == 0 for number in at_fault)
    assert sum(game.scores) == pytest.approx(1)
    assert "the bot “tests.bots.hosted" in caplog.text
