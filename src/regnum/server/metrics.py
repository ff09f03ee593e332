"""Metrics: what Prometheus may know, and how long answers take."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from functools import partial

from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from .loops import Loop
from .play.live_tables import LiveTables
from .thinking.fair import RANKS
from .thinking.thinking import Thinking, Watch
from .thinking.thought import Answer, Thought


class Metrics:
    """The counters of one process."""

    def __init__(self, tables: LiveTables, thinking: Thinking, loops: Sequence[Loop]) -> None:
        self.registry = CollectorRegistry()
        self.loops = loops
        self.registry.register(LoopMetrics(loops))
        self.requests = Counter(
            "regnum_requests", "HTTP requests", ["method", "route", "status"], registry=self.registry
        )
        self.seconds = Histogram(
            "regnum_request_seconds", "Time to answer an HTTP request", ["route"], registry=self.registry
        )
        self.actions = Counter("regnum_actions", "Rows of history", ["action"], registry=self.registry)
        self._acts = {action: self.actions.labels(action) for action in ("move", "undo", "rewind")}
        held = Gauge("regnum_tables_held", "Tables in memory", registry=self.registry)
        held.set_function(lambda: len(tables.held))
        self.closed = Gauge("regnum_tables_closed", "Tables that can't be played on", registry=self.registry)
        sockets = Gauge("regnum_sockets", "Open sockets at tables", registry=self.registry)
        sockets.set_function(lambda: sum(len(live.subscribers) for live in tables.held.values()))
        pending = Gauge("regnum_socket_bytes", "Bytes that wait for sockets to read", registry=self.registry)
        pending.set_function(
            lambda: sum(one.bytes for live in tables.held.values() for one in live.subscribers)
        )
        waiting = Gauge("regnum_rows_waiting", "Rows on their way to the database", registry=self.registry)
        waiting.set_function(tables.history.queue.qsize)
        thinking.watch = ThoughtMetrics(self.registry)
        thinkers = Gauge("regnum_thinkers", "Processes in which bots think", registry=self.registry)
        thinkers.set_function(lambda: thinking.queue.thinkers)
        thoughts = Gauge("regnum_thoughts_waiting", "Thoughts that wait", ["rank"], registry=self.registry)
        for rank in RANKS:
            thoughts.labels(str(rank)).set_function(partial(thinking.queue.fair.waiting, rank))

    def acted(self, action: str) -> None:
        self._acts[action].inc()

    def text(self) -> bytes:
        """What a scrape reads."""
        return generate_latest(self.registry)


class ThoughtMetrics(Watch):
    """How long thoughts wait and take, by their rank and by their bot."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self.waits = Histogram(
            "regnum_thought_wait_seconds",
            "How long a thought waits for a thinker",
            ["rank"],
            registry=registry,
        )
        self.seconds = Histogram(
            "regnum_thought_seconds", "CPU time of a thought", ["game", "bot"], registry=registry
        )
        self.short = Counter("regnum_thoughts_short", "Thoughts that load has shortened", registry=registry)
        self.failures = Counter(
            "regnum_thought_failures", "Thoughts that were lost", ["why"], registry=registry
        )

    def began(self, thought: Thought, waited: float) -> None:
        self.waits.labels(str(thought.rank)).observe(waited)
        if thought.length < thought.wanted:
            self.short.inc()

    def done(self, thought: Thought, answer: Answer) -> None:
        question = thought.question
        self.seconds.labels(question.record.game, question.bot).observe(answer.used / 1000)

    def failed(self, why: str) -> None:
        self.failures.labels(why).inc()


class LoopMetrics(Collector):
    """How the loops beside the requests fare."""

    def __init__(self, loops: Sequence[Loop]) -> None:
        self.loops = loops

    def collect(self) -> Iterator[Metric]:
        failures = CounterMetricFamily("regnum_loop_failures", "Failed rounds of a loop", labels=["loop"])
        success = GaugeMetricFamily(
            "regnum_loop_last_success_seconds",
            "When a loop last succeeded, in seconds since 1970",
            labels=["loop"],
        )
        for loop in self.loops:
            failures.add_metric([loop.name], loop.failures)
            success.add_metric([loop.name], loop.succeeded)
        yield failures
        yield success


class Measure:
    """Counts every HTTP answer and how long it took, by route."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        method = scope.get("method")
        if not method:
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 500

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, noted)
        finally:
            route = str(scope.get("path_template") or "other")
            self.metrics.requests.labels(str(method), route, str(status)).inc()
            self.metrics.seconds.labels(route).observe(time.perf_counter() - began)
