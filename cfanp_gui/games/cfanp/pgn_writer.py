"""PGN writer: games of two armies in standard chess notation.

Variations, comments with all their commands (``%clk``, ``%cal``, ``%csl``), annotation glyphs,
further tags and results are kept.
"""

from typing import TypeVar

import chess

from cfanp_gui.core.actions import IllegalAction
from cfanp_gui.core.position import UNFINISHED, PositionError
from cfanp_gui.core.text import sentence_of, shown
from cfanp_gui.games.armies.actions import Pass
from cfanp_gui.games.armies.position import ArmiesPosition
from cfanp_gui.games.cfanp import fen, variant_fen
from cfanp_gui.games.cfanp.chess_line import ChessLine, move_of
from cfanp_gui.games.cfanp.fen import PAIR
from cfanp_gui.games.cfanp.pgn import IS_OURS, RESULTS, SIDES
from cfanp_gui.record import cpgn, movetext
from cfanp_gui.record.clock_comment import without_clock
from cfanp_gui.record.cpgn_reader import State
from cfanp_gui.record.game_record import GameRecord, RecordError, outcome_of, result_token
from cfanp_gui.record.move_tree import MoveNode
from cfanp_gui.record.movetext import (
    ROSTER,
    Branch,
    PendingLine,
    Word,
    comment_words,
    single,
    write_tree,
)

S = TypeVar("S")


def write_game(game: GameRecord) -> str:
    """Return the PGN of a game of two armies, ending with a line break.

    A resignation, a flag or a draw by agreement or claim ends its line without a word: the result
    expresses it. Raises RecordError for a game that PGN cannot express.
    """
    begin = game.start
    if not isinstance(begin, ArmiesPosition):
        raise RecordError("PGN has no word for “{game}”", game=game.game.name)
    if not game.game.foreign_formats.games:
        raise RecordError("PGN has no word for “{game}”", game=begin.rules.base.name)
    base = begin.rules.base
    try:
        start = (fen if base.unnamed else variant_fen).write_fen(begin)
    except PositionError as error:
        raise RecordError("PGN: {error}", error=sentence_of(error)) from None
    result = game.result
    if result == UNFINISHED:
        try:
            result = result_token(2, outcome_of(game.tags, game.final()))
        except IllegalAction as error:
            raise RecordError("PGN: {error}", error=sentence_of(error)) from None
    if result not in RESULTS:
        raise RecordError(
            "PGN: “{result}” is not a result (expected {expected})",
            result=shown(result),
            expected=", ".join(RESULTS),
        )
    tags = ROSTER | {name: text for name, text in game.tags.items() if not IS_OURS.match(name)}
    names = (game.names[player - 1] for player in begin.control if player is not None)
    if begin.control == (2, 1):
        result = "-".join(reversed(result.split("-")))
    lines = [
        *((name, tags.pop(name)) for name in ROSTER),
        *((side, name or "?") for side, name in zip(SIDES, names, strict=True)),
        ("Result", result),
    ]
    is_shuffled = base.unnamed and base is not base.unchosen
    if is_shuffled:
        lines.append(("Variant", "Chess960"))
    elif not base.unnamed:
        lines.append(("Variant", str(base.name).removesuffix(" Chess")))
    if game.custom_start or is_shuffled:
        lines += [("SetUp", "1"), ("FEN", start)]
    lines += tags.items()
    head = movetext.tag_lines((name, single(value)) for name, value in lines)
    tokens = _moves_of_chess(game, start, is_shuffled) if base.unnamed else _moves(game)
    return f"{head}\n{movetext.wrapped([*tokens, result])}\n"


def _moves(game: GameRecord) -> list[str]:
    """Return the tokens of the moves of another game than chess, without their pair."""
    start = game.start.resolve_pending()[0]
    with_pair, pair = cpgn.Movetext(start, game.game.notation), f"{PAIR.name}:"

    def is_move(node: MoveNode) -> bool:
        return node.action.text == Pass.text or node.action.text.startswith(pair)

    def word_of(line: PendingLine[State]) -> Word[State]:
        rest = line.nodes[line.index :]
        if not any(map(is_move, rest)):
            return _end_of_line(rest, line.state)
        if not is_move(rest[0]):
            raise RecordError(
                "PGN has no word for “{action}” within a game", action=rest[0].action.text
            )
        word = with_pair.write(line)
        branches = [one for one in word.variations if any(map(is_move, one.first.continuation()))]
        text = (word.text or "").removeprefix(pair)
        if rest[0].action.text == Pass.text:
            text = _staying(line.state) or text
        return word._replace(text=text, variations=branches)

    main: PendingLine[State] = PendingLine(game.moves, game.game.quick_line(start) or start)
    turn = start.turn()
    if turn is not None and turn.seat == 1:  # White's move of that round is not written
        main = PendingLine(game.moves, start, round=turn.round, numbered=False)
    before = game.moves[0].before if game.moves else ""
    return write_tree(main, word_of, comment_words(game.comment, before))


def _staying(position: State) -> str | None:
    """Return a pass as other programs write it: the King goes to where it stands; None for none."""
    assert isinstance(position, ArmiesPosition), "it is a position of this game"
    state = position.state
    king, names = state.king_of(state.army), state.base.base.names.joined
    return king and f"K{names[state.base.joined(king, PAIR)]}"


def _moves_of_chess(game: GameRecord, start: str, is_shuffled: bool) -> list[str]:
    """Return the tokens of the moves of chess from a FEN."""
    board = chess.Board(start, chess960=is_shuffled)
    line = ChessLine(board, 0)
    main = PendingLine(game.moves, line)
    if board.turn == chess.BLACK:  # White's move of that round is not written
        main = PendingLine(game.moves, line, round=board.fullmove_number, numbered=False)
    return write_tree(main, _word, movetext.comment(game.comment))


def _word(line: PendingLine[ChessLine]) -> Word[ChessLine]:
    """Return the SAN of the next piece move, with the notes on pushes before it."""
    nodes, state = line.nodes, line.state
    index = line.index
    while index < len(nodes) and move_of(nodes[index].action) is None:
        index += 1
    wordless = nodes[line.index : index]
    if index == len(nodes):
        return _end_of_line(wordless, state)
    for node in wordless:
        if not node.action.text.startswith(PAIR.name):
            raise RecordError(
                "PGN has no word for “{action}” within a game", action=node.action.text
            )
    written = [*wordless, nodes[index]]
    branches = [
        other
        for node in written
        for other in line.variations_on(node)
        if any(move_of(later.action) for later in other.continuation())
    ]
    # The clock of an action without a word would be read as a move's.
    comments = [*(without_clock(node.noted) for node in wordless), nodes[index].noted]
    variations = [Branch(other, state, 0) for other in branches]
    word, number, after = _san(state, nodes[index])
    return Word(
        len(written),
        [nag for node in written for nag in node.nags],
        word,
        number,
        after,
        comment_words(*(node.before for node in written)),
        comment_words(*comments),
        variations,
        renumbered=any(comments),
    )


def _end_of_line(wordless: list[MoveNode], state: S) -> Word[S]:
    """Return the notes on actions without a word after the last move."""
    for node in wordless:
        if node.variations:
            raise RecordError(
                "PGN: variations on “{action}” have no place", action=node.action.text
            )
    notes = comment_words(*(f"{node.before} {without_clock(node.noted)}" for node in wordless))
    return Word(len(wordless), (), None, None, state, [], notes, [])


def _san(state: ChessLine, node: MoveNode) -> tuple[str, int, ChessLine]:
    """Return the SAN of a move, its number, and the position after it."""
    move, board = move_of(node.action), state.shown()
    number = board.fullmove_number
    dots = "." if board.turn else "..."
    try:
        assert move is not None, "what has no word was passed over"
        word, after = state.write(move)
    except ValueError:
        raise RecordError(
            "PGN: move {number} {action} is not legal",
            number=f"{number}{dots}",
            action=node.action.text,
        ) from None
    return word, number, after
