"""Playing in the terminal: people at one keyboard, bots in the other seats."""

from __future__ import annotations

from collections.abc import Sequence

from rich.markdown import Markdown
from rich.markup import escape

from ..bots import Bot, Limit, make
from ..kernel.errors import RegnumError
from ..kernel.match import Match
from ..words import Words
from . import choices
from .choices import Line
from .screen import Screen

SHOWN = 12
"""More options than this are narrowed by typing first."""
HINT = Limit(milliseconds=800)


class Quit(Exception):
    """A person has left the table."""


class Table:
    """One game at one keyboard. `bots` gives each seat's bot, or None for a person."""

    def __init__(
        self, match: Match, names: list[str], bots: Sequence[Bot | None], words: Words, screen: Screen
    ) -> None:
        self.match = match
        self.bots = bots
        self.words = words
        self.screen = screen
        self.people = [seat for seat, bot in enumerate(bots) if bot is None]
        self.at_keyboard = self.people[0] if len(self.people) == 1 else -1
        self.read = [0] * len(names)
        self.offered: dict[int, int] = {}
        """In whose turn each person was last told what may be done out of turn."""

    def play(self) -> None:
        """Play to the end, or until somebody leaves."""
        while self.match.waiting:
            people = [seat for seat in self.match.waiting if seat in self.people]
            if people:
                self.person(people[0])
            elif not self.interrupted():
                seat = self.match.waiting[0]
                bot = self.bots[seat]
                assert bot is not None
                self.match.apply(seat, bot.choose(self.match.position(seat)))
        self.finish()

    def person(self, seat: int) -> None:
        """One action of a person, seen before the next seat goes on."""
        self.hand_over(seat)
        self.show(seat)
        lines = choices.asked(self.match, seat)
        out_of_turn = choices.beside(self.match, seat)
        line = self.ask(seat, [*lines, *out_of_turn], len(lines))
        if line is None:
            return
        self.match.act(seat, line)
        if seat not in self.match.waiting and self.match.can_undo(seat):
            self.tell_news(seat)
            self.screen.say("cli-go-on-or-undo")
            if self.input("> ").strip() in ("/u", "/undo"):
                self.match.undo(seat)

    def interrupted(self) -> bool:
        """Once in each turn of a bot a person who may act out of turn is offered to; True when one did."""
        turn = self.match.waiting[0]
        for seat in self.people:
            lines = choices.beside(self.match, seat)
            if not lines or self.offered.get(seat) == turn:
                continue
            self.offered[seat] = turn
            self.hand_over(seat)
            self.show(seat)
            line = self.ask(seat, lines, 0)
            if line is not None:
                self.match.act(seat, line)
                return True
        for seat in self.people:
            if self.offered.get(seat) != turn:
                self.offered.pop(seat, None)
        return False

    def hand_over(self, seat: int) -> None:
        """Between two people the screen is hidden."""
        if self.at_keyboard == seat:
            return
        self.at_keyboard = seat
        self.screen.console.clear()
        self.screen.say("cli-pass-keyboard", name=self.screen.names[seat])
        self.input("")
        self.screen.console.clear()

    def show(self, seat: int) -> None:
        """The table, the news since this seat's last look, and what is asked."""
        self.screen.numbers()
        self.screen.table(self.match.view(seat))
        self.tell_news(seat)
        step = self.match.state.decision()
        assert step is not None
        game = self.match.game
        about = game.prompt(step.name, step.about(self.match.state))
        waiting = seat not in self.match.waiting
        prompt = self.words.prompt(game, step.name, about, self.screen.names, waiting)
        actor = self.match.waiting[0] if waiting else seat
        self.screen.console.print(f"{self.screen.name(actor)}: [b]{escape(prompt)}[/b]")

    def tell_news(self, seat: int) -> None:
        """Log lines that this person has not read yet."""
        history = self.match.history
        start = min(self.read[seat], len(history))
        lines = [line for events in history[start:] for line in self.screen.events(events, seat)]
        self.read[seat] = len(history)
        self.screen.log(lines, self.words("cli-news"))

    def ask(self, seat: int, lines: list[Line], own: int) -> Line | None:
        """The person's choice, narrowed by typing; None when the table must be shown again or the game goes on.

        From number `own` on the lines are what may be done out of turn.
        """
        labels = [choices.label(self.words, self.match, line, self.screen.names) for line in lines]
        labels[own:] = [self.words("cli-out-of-turn", option=label) for label in labels[own:]]
        found = list(range(len(lines)))
        self.list_options(labels, found, own)
        while True:
            text = self.input("> ").strip()
            if text.startswith("/"):
                if self.command(text, seat, labels):
                    return None
                continue
            if not text and not own:
                return None
            if text.isdigit() and 1 <= int(text) <= len(lines):
                return lines[int(text) - 1]
            wanted = text.lower().split()
            found = [n for n, label in enumerate(labels) if all(word in label.lower() for word in wanted)]
            exact = [n for n in found if labels[n].lower() == text.lower()]
            if len(exact or found) == 1 and text:
                return lines[(exact or found)[0]]
            if not found:
                self.screen.say("cli-no-such-option", text=text)
                found = list(range(len(lines)))
            self.list_options(labels, found, own)

    def list_options(self, labels: list[str], found: list[int], own: int) -> None:
        """The options that fit what was typed, each with its number."""
        width = len(str(len(labels)))
        for number in found[:SHOWN]:
            self.screen.console.print(f"  [b]{number + 1:>{width}}[/b]  {escape(labels[number])}")
        if len(found) > SHOWN:
            self.screen.say("cli-more-options", count=len(found) - SHOWN)
        self.screen.say("cli-choose" if own else "cli-choose-or-go-on")

    def command(self, text: str, seat: int, labels: list[str]) -> bool:
        """A slash command; True when the table must be shown again."""
        word, _, rest = text[1:].partition(" ")
        if word in ("u", "undo"):
            try:
                self.match.undo(seat)
            except RegnumError as error:
                self.screen.say("cli-line", text=self.words.error(error))
                return False
            return True
        if word in ("h", "hint"):
            self.hint(seat)
        elif word in ("t", "table"):
            return True
        elif word in ("a", "all"):
            for number, label in enumerate(labels, 1):
                self.screen.console.print(f"  [b]{number}[/b]  {escape(label)}")
        elif word in ("l", "log"):
            lines = [line for events in self.match.history for line in self.screen.events(events, seat)]
            self.screen.log(lines, self.words("cli-log"))
        elif word in ("r", "rules"):
            self.screen.console.print(Markdown(self.words.rules(self.match.game.name)))
        elif word in ("w", "what"):
            self.tell(rest.strip())
        elif word in ("s", "save"):
            self.save(rest.strip() or f"{self.match.game.name}.json")
        elif word in ("q", "quit"):
            raise Quit
        else:
            self.screen.say("cli-commands")
        return False

    def tell(self, text: str) -> None:
        """The texts of the cards and pieces of that name, with the numbers of this table."""
        for line in self.words.about(self.match.game.name, text):
            self.screen.say("cli-line", text=line)
        if not self.words.about(self.match.game.name, text):
            self.screen.say("cli-nothing-called", text=text)

    def hint(self, seat: int) -> None:
        """What a search would play, in its own words."""
        with self.screen.console.status(self.words("cli-thinking")):
            lines = make("search").analyse(self.match.position(seat), HINT)
        for line in lines:
            label = self.words.option(self.match.game, line.option, self.screen.names)
            self.screen.say("cli-hint", option=label, win=round(line.win * 100), points=round(line.points, 1))

    def save(self, path: str) -> None:
        """Save the record as far as it goes."""
        try:
            self.match.record.save(path)
        except OSError as error:
            self.screen.say("cli-line", text=f"{path}: {error.strerror}")
        else:
            self.screen.say("cli-saved", path=path)

    def finish(self) -> None:
        """The last news, the open table and the winner."""
        seat = self.people[0] if len(self.people) == 1 else None
        self.screen.table(self.match.view(seat))
        start = self.read[self.people[0]] if self.people else 0
        lines = [line for events in self.match.history[start:] for line in self.screen.events(events, seat)]
        self.screen.log(lines, self.words("cli-news"))
        names = ", ".join(self.screen.names[winner] for winner in self.match.winners())
        if names:
            self.screen.say("cli-winner", names=names)
        else:
            self.screen.say("cli-lost")

    def input(self, prompt: str) -> str:
        """A line from the keyboard; the end of input leaves the table."""
        try:
            return self.screen.console.input(prompt)
        except (EOFError, KeyboardInterrupt):
            raise Quit from None
