"""Playing in the terminal: people at one keyboard, bots in the other seats."""

from __future__ import annotations

from collections.abc import Sequence

from rich.markdown import Markdown
from rich.markup import escape
from rich.rule import Rule
from rich.text import Text

from ..bots import BOTS, Bot, Fault, Seating, make
from ..kernel.errors import RegnumError
from ..kernel.match import Match
from ..words import Words
from . import choices
from .choices import Labels, Line
from .chooser import Chooser
from .screen import Screen

LEAST = 5
"""Rows that a menu has at the least."""
NEWS = 3
"""Rows that what happened has at the least, if there is so much."""
HINT = "expert"
"""Who is asked for advice."""


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
        self.unread: list[list[str]] = [[] for _ in names]
        self.offered: dict[int, int] = {}
        """In whose turn each person was last told what may be done out of turn."""

    def play(self) -> None:
        """Play to the end, or until somebody leaves."""
        record = self.match.record
        try:
            for seat, bot in enumerate(self.bots):
                if bot is not None:
                    bot.begin(
                        Seating(
                            record.game, record.rules, record.seats, seat, record.settings, record.components
                        )
                    )
            while self.match.waiting:
                people = [seat for seat in self.match.waiting if seat in self.people]
                if people:
                    self.person(people[0])
                elif not self.interrupted():
                    self.bot(self.match.waiting[0])
            self.finish()
        finally:
            for bot in self.bots:
                if bot is not None:
                    bot.close()

    def bot(self, seat: int) -> None:
        """One decision of a bot; what it does not answer as it should is told once."""
        bot = self.bots[seat]
        assert bot is not None
        before = len(bot.faults)
        try:
            self.match.apply(seat, bot.choose(self.match.position(seat)))
        except Exception as error:
            if type(bot) in BOTS.values():
                raise
            # Somebody else's: nobody should lose his game to it.
            bot.faults.append(Fault(before + 1, f"{type(error).__name__}: {error}"))
            options = self.match.options(seat)
            self.match.apply(seat, options[bot.chance.pick(len(options))])
        for fault in bot.faults[before:]:
            self.screen.say("cli-fault", name=self.screen.names[seat], what=fault.what)

    def person(self, seat: int) -> None:
        """One action of a person, seen before the next seat goes on."""
        self.hand_over(seat)
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

    def news(self, seat: int) -> list[str]:
        """Lines of the log that this person has not read yet."""
        history = self.match.history
        start = min(self.read[seat], len(history))
        self.read[seat] = len(history)
        self.unread[seat] = [line for events in history[start:] for line in self.screen.events(events, seat)]
        return self.unread[seat]

    def tell_news(self, seat: int) -> None:
        """What a person's own act led to."""
        self.screen.log(self.news(seat), self.words("cli-news"))

    def question(self, seat: int) -> list[Text]:
        """What is asked, and of whom."""
        step = self.match.state.decision()
        assert step is not None
        game = self.match.game
        about = game.prompt(step.name, step.about(self.match.state))
        waiting = seat not in self.match.waiting
        prompt = self.words.prompt(game, step.name, about, self.screen.names, waiting)
        actor = self.match.waiting[0] if waiting else seat
        return self.screen.rows(f"{self.screen.name(actor)}: [b]{escape(prompt)}[/b]")

    def glance(self, seat: int) -> list[Text]:
        """What matters most of the table, in half a screen."""
        return self.screen.glance(self.match.view(seat), self.screen.console.height // 2 - 1)

    def ask(self, seat: int, lines: list[Line], own: int) -> Line | None:
        """The person's choice; None when the table must be shown again or the game goes on.

        From number `own` on the lines are what may be done out of turn.
        """
        labels = Labels(self.words, self.match, seat, self.screen.names)
        chooser = Chooser(self.screen, self.words, lines, labels, own)
        self.screen.numbers()
        height = self.screen.console.height
        above = self.glance(seat) + self.screen.rows(Rule(style="dim"))
        question = self.question(seat)
        told = self.screen.told(self.news(seat))
        room = height - len(above) - len(question) - len(chooser.hint()) - 1
        menu = chooser.show(max(LEAST, room - min(len(told), NEWS)))
        space = max(1, room - len(menu))
        if len(told) > space:
            cut = len(told) - space + 1
            told = [
                *self.screen.rows(f"[dim]{escape(self.words('cli-earlier', count=cut))}[/dim]"),
                *told[cut:],
            ]
        self.screen.say_rows([*above, *told, *question, *menu, *chooser.hint()])
        while True:
            text = self.input("> ").strip()
            if text.startswith("/"):
                if self.command(text, seat, chooser):
                    return None
                continue
            if not text and chooser.at_top and not own:
                return None
            chosen = chooser.take(text)
            if chosen is not None:
                return lines[chosen]

    def command(self, text: str, seat: int, chooser: Chooser | None) -> bool:
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
            self.screen.table(self.match.view(seat))
        elif word in ("a", "all") and chooser:
            chooser.all()
        elif word in ("n", "news"):
            self.screen.log(self.unread[seat], self.words("cli-news"))
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
            lines = make(HINT).advise(self.match.position(seat))
        labels = Labels(self.words, self.match, seat, self.screen.names)
        for line in lines:
            label = labels.option(line.option)
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
