"""The table: shows the match to one person in a terminal, asks for actions, and lets the bots play."""

from __future__ import annotations

import random
import re
from collections.abc import MutableMapping
from itertools import pairwise
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.text import Text

from entrepot.bots import Bot, make
from entrepot.bots.levels import looks_ahead
from entrepot.bots.search.lookahead import ready_back
from entrepot.engine.backends.backend import Position
from entrepot.engine.backends.background import BackgroundCompiler
from entrepot.engine.errors import EntrepotError
from entrepot.engine.match.match import Match
from entrepot.engine.match.moves import Move
from entrepot.engine.match.view import Preview, View
from entrepot.paper.faces import text_face_of
from entrepot.paper.textview import joined, name, shape
from entrepot.paper.words import Words

from .hinting import advice_for, told

HELP = ("number", "preview", "name", "hint", "view", "log", "undo", "redo", "save", "help", "quit")
RECENT = 20  # moves that the log shows


class Table:
    def __init__(
        self,
        match: Match,
        seat: int,
        bots: MutableMapping[int, Bot],
        own: Words,
        rng: random.Random,
        faster: BackgroundCompiler,
    ) -> None:
        self.match = match
        self.seat = seat
        self.bots = bots
        self.own = own  # the words of the terminal
        self.rng = rng
        self.faster = faster
        self.face = text_face_of(match.game)
        self.words = self.face.words(own.lang)  # the words of the house and the game
        self.console = Console(highlight=False)
        self.left = False
        self.shown_turn = -1

    # --- the course of a match

    def play(self) -> int:
        """Until the game is over or the person leaves."""
        self.say(self.own.text("welcome", game=self.match.game.meta.title, player=self.player(self.seat)))
        if self.match.game.meta.reconstructed:
            self.say(self.words.text("reconstructed-note"))
        self.say(self.own.text("commitment", commitment=self.match.deal.commitment))
        if self.match.arranged:
            self.say(self.own.text("arranged"))
        elif self.match.base:
            self.say(self.own.text("carried", last=self.match.base))
        while not self.match.over and not self.left:
            waiting = [player for player in self.match.actors if player != self.seat]
            if waiting:
                self.bot_moves(waiting[0])
            else:
                self.person_moves()
        if self.match.over:
            self.show_result()
        return 0

    def bot_moves(self, player: int) -> None:
        view = self.match.bot_view(player)
        # whoever searches is compiled later than the rules, and nobody waits for that
        back = ready_back(self.match.game) if looks_ahead(self.bots[player]) else self.faster.back
        try:
            action = self.bots[player].choose(Position(back, view.record, view.known), player, self.rng)
            self.match.take(player, self.match.game.catalogue.names[action])
        except EntrepotError as error:
            self.replace_bot(player, error)
            return
        self.tell(self.match.history(self.seat)[-1])

    def replace_bot(self, player: int, error: EntrepotError) -> None:
        """A bot that fails, as a program may, does not stop the table: another takes its seat for good."""
        name = "random" if self.match.game.evaluate is None else "greedy"
        self.bots[player] = make(name)
        self.say(self.own.text("bot-replaced", player=self.player(player), reason=str(error), bot=name))

    def person_moves(self) -> None:
        """Ask until something changes: the whole table is shown once a turn, the actions once a decision."""
        view = self.match.view(self.seat)
        if view.turns != self.shown_turn:
            self.shown_turn = view.turns
            self.show_position()
        legal = self.match.legal(self.seat)
        self.show_actions(view, legal)
        count = len(self.match.moves)
        while len(self.match.moves) == count and not self.left:
            try:
                line = input("> ").strip()
            except (EOFError, KeyboardInterrupt):
                line = "q"
                self.say("")
            self.obey(line, legal)

    # --- what the person types

    def obey(self, line: str, legal: list[str]) -> None:
        word, _, rest = line.partition(" ")
        question = re.fullmatch(r"\?\s*(\S+)|(\S+)\s*\?", line)
        if question:
            self.preview(question[1] or question[2], legal)
        elif word == "s":
            self.save(rest.strip())
        elif line in _COMMANDS:
            _COMMANDS[line](self)
        elif line:
            action = self.chosen(line, legal)
            if action:
                before = self.match.view(self.seat).as_dict()
                self.match.take(self.seat, action)
                self.show_changes(before)

    def chosen(self, text: str, legal: list[str]) -> str | None:
        """The legal action of that number or name; if there is none, say why."""
        if text.isdecimal():
            if 1 <= int(text) <= len(legal):
                return legal[int(text) - 1]
            self.say(self.words.text("not-a-number", number=text))
        elif text in legal:
            return text
        elif text not in self.match.game.catalogue.names:
            self.say(self.words.text("unknown-action", action=text))
        else:
            self.refuse(text)
        return None

    def refuse(self, action: str) -> None:
        found = self.match.why_not(self.seat, action)
        assert found is not None, "what is not offered is refused"
        view, number = self.match.view(self.seat), self.match.game.rule_number(found.rule)
        reason = self.face.reason(view, action, number, self.words.lang)
        self.say(f"{self.words.action(action)}: {self.words.text('refused', rule=found.rule, reason=reason)}")

    def preview(self, text: str, legal: list[str]) -> None:
        action = self.chosen(text, legal)
        if action is None:
            return
        preview = self.match.preview(self.seat, action)
        lines = self.face.changes(self.match.view(self.seat), preview, self.words)
        self.say(Text(self.words.action(action), "bold"))
        for line in lines or [self.own.text("no-change")]:
            self.say(f"  {line}")
        if preview.stopped:
            self.say(f"  {self.own.text('reveal-ahead')}")

    def undo(self) -> None:
        """Back before the person's own last action; what the bots did since is taken back with it."""
        undone: list[Move] = []
        try:
            while not undone or undone[-1].player != self.seat:
                undone.append(self.match.undo())
        except EntrepotError:
            for _ in undone:
                self.match.redo()
            self.say(self.words.text("undo-none"))
            return
        self.shown_turn = self.match.view(self.seat).turns
        self.say(self.own.text("undone", action=self.words.action(undone[-1].action)))

    def redo(self) -> None:
        try:
            self.tell(self.match.redo())
            while self.match.actors and self.seat not in self.match.actors:
                self.tell(self.match.redo())
        except EntrepotError:
            if self.seat in self.match.actors:
                self.say(self.own.text("redo-none"))

    def save(self, file: str) -> bool:
        if not file:
            self.say(self.own.text("save-how"))
            return False
        try:
            self.match.owner = self.seat
            self.match.save(file)
        except EntrepotError as error:
            self.say(self.own.text("save-failed", reason=str(error)))
            return False
        self.say(self.words.text("saved", file=file))
        return True

    def leave(self) -> None:
        """Ask for a file to save in; an empty line leaves without saving."""
        self.left = True
        while self.match.moves:
            try:
                file = input(self.own.text("ask-save") + " ").strip()
            except (EOFError, KeyboardInterrupt):
                self.say("")
                return
            if not file or self.save(file):
                return

    # --- what the person sees

    def say(self, text: Text | str) -> None:
        self.console.print(text if isinstance(text, Text) else escape(text))

    def player(self, player: int) -> str:
        return name(self.match.game.meta, player, self.words).plain

    def tell(self, move: Move) -> None:
        """One move of the log, in its player's colour."""
        meta = self.match.game.meta
        known = move.action.partition(":")[0] in self.match.game.catalogue.verbs  # not of every move of other rules
        player = self.words.noun(f"player-{meta.colours[move.player]}")
        said = self.words.log(player, move.action) if known else move.action
        self.say(joined([shape(meta, move.player), said]))

    def show_actions(self, view: View, legal: list[str]) -> None:
        self.say("")
        self.say(joined([shape(self.match.game.meta, self.seat), Text(self.words.prompt(view.asked), "bold")]))
        for number, action in enumerate(legal, 1):
            remark = Text(self.face.remark(view, action, self.words), "dim")
            self.say(joined([Text(f"{number:4}", "bold"), self.words.action(action, view.asked), remark], "  "))

    def show_changes(self, before: dict[str, Any]) -> None:
        """What the person's own action has really changed."""
        view = self.match.view(self.seat)
        after = view.as_dict()
        changed = {field: (before[field], after[field]) for field in after if before[field] != after[field]}
        for line in self.face.changes(view, Preview(changed, False), self.words):
            self.say(Text(f"  {line}", "dim"))

    def show_position(self) -> None:
        for part in self.face.position(self.match.view(self.seat), self.words):
            self.console.print(part)

    def show_log(self) -> None:
        for move in self.match.history(self.seat)[-RECENT:]:
            self.tell(move)

    def show_advice(self) -> None:
        try:
            advice = advice_for(self.match.bot_view(self.seat), self.seat)
        except EntrepotError as error:  # there is no network
            self.say(str(error))
            return
        for line in told(advice, self.match.game, self.face, self.words, self.own):
            self.say(line)

    def show_help(self) -> None:
        action = next(name for name in self.match.game.catalogue.names if ":" in name)
        for line in HELP:
            self.say(f"  {self.own.text(f'help-{line}', action=action)}")

    def show_result(self) -> None:
        """The sheet, how ties were broken, and the proof that no card was stacked."""
        result = self.match.result
        assert result is not None
        self.show_position()
        self.say(Text(self.words.text("game-over"), "bold"))
        self.console.print(self.face.sheet(self.match.view(), self.words))
        winners = result.winners
        if not winners:
            self.say(self.words.text("nobody-wins"))
        elif len(winners) > 1:
            players = ", ".join(self.player(winner) for winner in winners)
            self.say(self.words.text("winners", players=players, points=result.scores[winners[0]]))
        else:
            self.say(self.words.text("winner", player=self.player(winners[0]), points=result.scores[winners[0]]))
        ranked = sorted(range(self.match.players), key=lambda player: result.ranks[player])
        rule = self.match.game.rule_name(self.face.tie_rule)
        for ahead, behind in pairwise(ranked):
            if result.scores[ahead] == result.scores[behind] and result.ranks[ahead] != result.ranks[behind]:
                self.say(self.own.text("tie", player=self.player(ahead), rival=self.player(behind), rule=rule))
        deal = self.match.deal
        self.say(self.own.text("commitment", commitment=deal.commitment))
        self.say(self.own.text("secret", secret=deal.secret.hex()))
        self.say(self.own.text("proof"))


_COMMANDS = {
    "u": Table.undo,
    "r": Table.redo,
    "q": Table.leave,
    "l": Table.show_log,
    "v": Table.show_position,
    "h": Table.show_help,
    "a": Table.show_advice,
}
