"""The part of a session that walks its tree: takes back, does again, and looks elsewhere."""

from __future__ import annotations

from collections.abc import Callable

from cfanp_gui.session.edit_history import Change as TreeChange
from cfanp_gui.session.noted_session import NotedSession
from cfanp_gui.session.session_state import Change, Standing
from cfanp_gui.session.standing_entries import standing_entry
from cfanp_gui.session.tree import Node


class WalkedSession(NotedSession):
    """A session whose cursor is moved; `GameSession` plays where it stands."""

    # Taking back

    def undo(self, plies: int = 1) -> int:
        """Take back some actions; return how many it was.

        What is played instead of the last ones of a game being played is the game. Changes of the
        tree, such as notes, and boards pushed or pulled apart since the last action are put back
        first, each time as one action.
        """
        done = 0
        while done < plies and (self._undo_edit() or self._move_pair(self._pair_history.undo)):
            done += 1
        return done + self._go_back(plies - done)

    def redo(self, plies: int = 1) -> int:
        """Do again what was taken back, or go on in the line; return how many actions it was."""
        done = 0
        while done < plies and self._redo_here():
            done += 1
        done += self._go_ahead(plies - done)
        while done < plies and self._move_pair(self._pair_history.redo):
            done += 1
        return done

    def replay_steps(self, plies: int) -> None:
        """Go so many actions back, as a journal says, or ahead, as one of version 1 does."""
        if plies < 0:
            self._go_back(-plies)
        else:
            self._go_ahead(plies)

    def _go_back(self, plies: int) -> int:
        """Take back actions alone; return how many it was."""
        left, goal = self.node, self._cursor.back(plies)
        if goal is not left and self.live and not left.children and left.on_main_line:
            self._taking_back = True
        back = self._move_cursor(goal, "back {steps}")
        if back == 1 and self._pair_history.take_back(left):
            self._pairs.emit(self.pair)
        self._edits.left(node for node, _ in zip(left.path(), range(back), strict=False))
        return back

    def _go_ahead(self, plies: int) -> int:
        """Do actions alone again; return how many it was."""
        goal = self._cursor.ahead(plies)
        return self._move_cursor(goal, f"ahead {goal.place()}")

    def replay_ahead(self, node: Node) -> None:
        """Do actions alone again up to one of them, as a journal says."""
        self._move_cursor(node, "")

    def _redo_here(self) -> bool:
        """Change the tree again, or lay boards again as they lay before that; return whether."""
        if self._to_redo() is None:
            return False
        if self._pushes_before_redo() and self._move_pair(self._pair_history.redo):
            return True
        return self._redo_edit()

    def _move_pair(self, move: Callable[[], bool]) -> bool:
        """Lay boards as they were laid before or afterwards; return whether there were any."""
        moved = move()
        if moved:
            self._pairs.emit(self.pair)
        return moved

    def _undo_edit(self) -> bool:
        """Take back a change of the tree, where that comes next; return whether it did."""
        change = self._to_undo()
        if change is not None:
            self._exchange(change.before, self._edits.undo, "undo")
        return change is not None

    def _redo_edit(self) -> bool:
        """Do a change of the tree again, where that comes next; return whether it did."""
        change = self._to_redo()
        if change is not None:
            self._exchange(change.after, self._edits.redo, "redo")
        return change is not None

    def _exchange(self, goal: Node, move: Callable[[], TreeChange | None], entry: str) -> None:
        """Go to where a change was made, and take it back or do it again there."""
        self.visit(goal.nearest())
        change = move()
        assert change is not None, "there is a change to go to"
        if change.edit.rearranges:
            self._cursor.forget_way()
            self._write(entry)
            self._rearranged.emit()
            self.visit(goal.nearest())
        else:
            for node in change.notes:
                self._after_note(node)

    def replay_edit(self, back: bool) -> None:
        """Take back the last line that was changed as a journal says, or change it again."""
        if back:
            self._edits.undo()
        else:
            self._edits.redo()
        self._cursor.forget_way()

    def forget_edits(self) -> None:
        """Let no change of the tree be taken back any more."""
        self._edits.forget()

    def replay_standing(self, standing: Standing) -> None:
        """Stand somewhere in the tree as a journal says."""
        self.visit(standing.node)
        self._cursor.lead_to(standing.way_end)
        self.live = standing.live
        self._taking_back = standing.taking_back
        self._given = self.node if standing.given else None
        if self.timing is not None:
            self.timing.frozen = standing.frozen

    # Looking

    def begin_at(self, node: Node, way_end: Node, undone: bool) -> None:
        """Stand at a node from the beginning, as a record says; its clocks stand as known there.

        Redo leads to `way_end`. With `undone` what follows was undone, and the game goes on there.
        """
        self._cursor.go(node)
        self._cursor.lead_to(way_end)
        self._taking_back = undone and self.live
        if self.timing is not None and self.root.children:
            self.timing.arrive(node)
        self._follow_pair(new=False)

    def walk(self, plies: int) -> int:
        """Go some actions on, or back where it is less than 0; return how many it was.

        Where one has come back, the way on is the one that was left.
        """
        return self.visit(self._cursor.ahead(plies) if plies > 0 else self._cursor.back(-plies))

    def go_to(self, ply: int) -> None:
        """Go to a ply of the line through the cursor; 0 is the start."""
        line = self.line()
        self.visit(line[min(max(ply, 0), len(line) - 1)])

    def visit(self, node: Node) -> int:
        """Go to any node of the tree to look at it; return by how many steps."""
        if node is not self.node:
            self._taking_back = False
        return self._move_cursor(node, f"go {node.place()}")

    def beside(self, by: int) -> Node | None:
        """Return the first move of the variation after the cursor's; before it for -1.

        Where nothing but the main line could be played at the cursor, but something could
        afterwards, the first variation of that comes after it.
        """
        found = self.node.sibling(by)
        if found is None and by > 0 and self.node.sibling(-1) is None:
            return next(iter(self.node.children[1:]), None)
        return found

    def to_game(self) -> Node:
        """Return where going back to the game leads: to its end while it is being played here.

        Elsewhere it is the position in which the cursor's variation leaves the main line.
        """
        if self.live:
            return self.root.line()[-1]
        return next(node for node in self.node.path() if node.on_main_line)

    def return_to_game(self) -> None:
        """Go back to the game from wherever one has looked."""
        self.visit(self.to_game())
        if self._cursor.way_end is not self.node:
            self._cursor.forget_way()
            self._write(standing_entry(self.standing))

    def _move_cursor(self, goal: Node, entry: str) -> int:
        """Go to a node and tell everyone; `entry` is what the journal calls that."""
        before, left = self.position, self.node
        steps = self._cursor.go(goal)
        if steps:
            self._forget_given()
            if not self.takes_notes:
                self._edits.forget()
            self.agreed = frozenset()
            self._leave_clock(left)
            if self.timing is not None:
                self.timing.arrive(self.node)
            self._write(entry.format(steps=len(steps)))
            if self.timing is not None and not self.timing.frozen:
                # The journal need not know what was thought here before a walk away.
                self._write_clock(always=True)
            self._follow_pair(new=False)
            self._changes.emit(Change(before, self.position, steps, False))
            self._notify_clock()
        return len(steps)

    # What goes with a step of the cursor

    def _forget_given(self) -> None:
        """Remove a turn that was given and left again before anything was played or noted in it."""
        given, self._given = self._given, None
        if given is None or given is self.node or given.children:
            return
        if not (given.comment or given.nags):
            given.remove()
            self._edits.drop(given)
            self._cursor.forget_way()

    def _leave_clock(self, node: Node) -> None:
        """Stop the clocks because the cursor leaves a node without a move of the game."""
        if self.timing is not None:
            self.timing.leave(node)
            self._write_clock()

    def _write_clock(self, always: bool = False) -> None:
        """Write the clocks to the journal where it does not know them already, or always."""
        if self.timing is not None and (always or self.timing.unrecorded()):
            self._write(f"clock {self.timing.entry()}")

    def _notify_clock(self) -> None:
        if self.timing is not None:
            self._clocks.emit()

    def _follow_pair(self, new: bool) -> None:
        """Lay the boards together that the cursor's action was played on.

        One that is played without pushing, such as resigning, leaves them as they lie. Where the
        cursor is moved to it they lie as the last push on the way there had them.
        """
        pushed = self.node.pushed
        if pushed is None:
            pushes = (node.pushed for node in self.node.path() if node.pushed is not None)
            pushed = self.pair if new else next(pushes, self._resting)
        if self._pair_history.follow(pushed):
            self._pairs.emit(pushed)
