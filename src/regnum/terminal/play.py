"""Playing in the terminal: people at one keyboard, bots in the other seats."""

from __future__ import annotations

from collections.abc import Sequence

from rich.markdown import Markdown
from rich.markup import escape

from ..bots import Bot, Limit, make
from ..kernel.errors import RegnumError
from ..kernel.kinds import Option
from ..kernel.match import Match
from ..words import Words
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

    def play(self) -> None:
        """Play to the end, or until somebody leaves."""
        while self.match.waiting:
            people = [seat for seat in self.match.waiting if seat in self.people]
            if people:
                self.person(people[0])
            else:
                seat = self.match.waiting[0]
                bot = self.bots[seat]
                assert bot is not None
                self.match.apply(seat, bot.choose(self.match.position(seat)))
        self.finish()

    def person(self, seat: int) -> None:
        """One decision of a person, seen before the next seat goes on."""
        self.hand_over(seat)
        self.show(seat)
        option = self.ask(seat)
        if option is None:
            return
        before = len(self.match.record.rows)
        self.match.apply(seat, option)
        if seat not in self.match.waiting and self.match.can_undo(seat):
            self.tell_news(seat)
            self.screen.say("cli-go-on-or-undo")
            if self.input("> ").strip() in ("/u", "/undo"):
                self.match.rewind(before)

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
        prompt = self.words.prompt(game, step.name, about, self.screen.names)
        self.screen.console.print(f"{self.screen.name(seat)}: [b]{escape(prompt)}[/b]")

    def tell_news(self, seat: int) -> None:
        """Log lines that this person has not read yet."""
        history = self.match.history
        start = min(self.read[seat], len(history))
        lines = [line for events in history[start:] for line in self.screen.events(events, seat)]
        self.read[seat] = len(history)
        self.screen.log(lines, self.words("cli-news"))

    def ask(self, seat: int) -> Option | None:
        """The person's choice, narrowed by typing; None when the table must be shown again."""
        options = self.match.options(seat)
        labels = [self.words.option(self.match.game, option, self.screen.names) for option in options]
        found = list(range(len(options)))
        self.list_options(labels, found)
        while True:
            text = self.input("> ").strip()
            if text.startswith("/"):
                if self.command(text, seat):
                    return None
                continue
            if text.isdigit() and 1 <= int(text) <= len(options):
                return options[int(text) - 1]
            wanted = text.lower().split()
            found = [n for n, label in enumerate(labels) if all(word in label.lower() for word in wanted)]
            exact = [n for n in found if labels[n].lower() == text.lower()]
            if len(exact or found) == 1 and text:
                return options[(exact or found)[0]]
            if not found:
                self.screen.say("cli-no-such-option", text=text)
                found = list(range(len(options)))
            self.list_options(labels, found)

    def list_options(self, labels: list[str], found: list[int]) -> None:
        """The options that fit what was typed, each with its number."""
        width = len(str(len(labels)))
        for number in found[:SHOWN]:
            self.screen.console.print(f"  [b]{number + 1:>{width}}[/b]  {escape(labels[number])}")
        if len(found) > SHOWN:
            self.screen.say("cli-more-options", count=len(found) - SHOWN)
        self.screen.say("cli-choose")

    def command(self, text: str, seat: int) -> bool:
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
            for number, option in enumerate(self.match.options(seat), 1):
                label = self.words.option(self.match.game, option, self.screen.names)
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
