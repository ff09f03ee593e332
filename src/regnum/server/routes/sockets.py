"""Sockets: live tables and the live lobby."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import Parameter

from ..bodies import check_json
from ..errors import Refused, internal, malformed, storage, who
from ..messages import Ack, Pong
from ..middleware import client_key
from ..play.live_table import LiveTable
from ..play.questions import OVERTAKEN
from ..play.subscribers import SIGNED_OUT, TOO_SLOW, Subscriber, encode
from ..requests import AskHint, AskPlans, AskPreview, AskWhy, Look, Move, Say, SocketMessage, Undo
from ..services import Services
from ..store.away import Away
from ..store.models import Person

log = logging.getLogger("regnum.sockets")
Socket = WebSocket[Any, Any, Any]
_decode = msgspec.json.Decoder(SocketMessage).decode
_CLOSE = {401: 4001, 403: 4003, 404: 4004, 429: 4009, 503: 4013}
_MOST_TEXT = 32_768
_PONG = encode(Pong())
_LOBBY_PAUSE = 0.1
_CHAT_LINES = 50
_MOST_QUESTIONS = 16
"""How many questions of one socket may wait for their answers."""


async def _pump(
    socket: Socket,
    subscriber: Subscriber,
    seconds: float,
    catch_up: Callable[[], Awaitable[None]] | None = None,
) -> None:
    """Send what waits, in order, until the subscriber is given up or takes longer than `seconds` for one message."""
    send = socket.send
    with contextlib.suppress(OSError):  # it was closed while we sent
        try:
            while (text := await subscriber.next()) is not None:
                async with asyncio.timeout(seconds):
                    await send({"type": "websocket.send", "text": text, "bytes": None})
                if subscriber.due and not subscriber.behind and catch_up is not None:
                    await catch_up()
        except TimeoutError:
            log.debug("a socket does not read")
        except OSError:
            raise
        except Exception:
            # Whoever is told nothing any more must know: it comes back, and is told all anew.
            log.exception("a socket could not be told")
        subscriber.give_up()
        try:
            async with asyncio.timeout(seconds):
                await socket.close(subscriber.ended)
        except TimeoutError:
            await socket.close(TOO_SLOW)


@websocket("/api/tables/{table_id:str}/live")
async def live_table(
    socket: Socket,
    services: Services,
    table_id: str,
    seat: Annotated[int | None, Parameter(ge=-1, le=15)] = None,
    since: Annotated[int | None, Parameter(ge=0)] = None,
) -> None:
    """A table as it happens."""
    await socket.accept()
    try:
        asker = await services.asker(socket)
        person, key = (asker.person.id, asker.key) if asker else (None, None)
        with services.sockets.one_more(person, client_key(socket.scope)):
            async with services.tables.locked(table_id, fresh=True) as live:
                viewer = services.tables.viewer(live, person, seat)
                subscriber = Subscriber(person, live.yours(person), viewer, key)
                arriving = person is not None and not live.here(person)
                services.tables.join(live, subscriber, since)
            await _at_table(socket, services, live, subscriber, arriving)
    except WebSocketDisconnect:
        return
    except Refused as refusal:
        await socket.close(_CLOSE.get(refusal.status, 4003), refusal.told.code)
    except Away:
        away = storage()
        with contextlib.suppress(WebSocketDisconnect):
            await socket.send_data(encode(away.message(None)), mode="text")
            await socket.close(_CLOSE[away.status], away.code)


async def _at_table(
    socket: Socket, services: Services, live: LiveTable, subscriber: Subscriber, arriving: bool
) -> None:
    tables, asker = services.tables, subscriber.person
    seconds = services.config.socket_seconds
    pump = asyncio.create_task(_pump(socket, subscriber, seconds, lambda: tables.catch_up(live, subscriber)))
    try:
        await tables.touch(live, asker)
        if arriving and subscriber.yours:
            async with live.lock:
                tables.show_presence(live, subscriber)
        for line in (await services.chats.lines(live.id, 0, subscriber.yours))[-_CHAT_LINES:]:
            subscriber.tell(encode(line))
        await _Conversation(services, live, subscriber, socket).hold()
    finally:
        pump.cancel()
        live.subscribers.discard(subscriber)
        if asker is not None and subscriber.yours and not live.here(asker):
            with contextlib.suppress(Away):
                await tables.gone(live, asker)


class _Conversation:
    """What one socket says, answered message by message."""

    def __init__(self, services: Services, live: LiveTable, subscriber: Subscriber, socket: Socket) -> None:
        self.services = services
        self.live = live
        self.subscriber = subscriber
        self.socket = socket
        self.questions: set[asyncio.Task[None]] = set()

    async def hold(self) -> None:
        while True:
            text = await self.socket.receive_data(mode="text")
            action = None
            try:
                self.services.limits.check("socket", str(id(self.subscriber)))
                self.services.effort.check()
                if len(text) > _MOST_TEXT:
                    raise Refused(413, "too-big")
                check_json(text.encode())
                try:
                    ask = _decode(text)
                except (msgspec.ValidationError, msgspec.DecodeError) as error:
                    raise malformed(reason=str(error)) from None
                action = getattr(ask, "id", None)
                await self._check_session()
                with contextlib.suppress(Away):
                    await self.services.tables.touch(self.live, self.subscriber.person)
                await self._answer(ask)
            except Refused as refusal:
                self._send(refusal.message(action))
                if refusal.status == 429:
                    await asyncio.sleep(min(1.0, refusal.wait))
            except Exception as error:
                self._fail(error, action)

    async def _check_session(self) -> None:
        """Hear no more from whose session has ended, should nobody have told us of it."""
        if self.subscriber.key is not None:
            try:
                await self._person()
            except Refused:
                self.subscriber.give_up(SIGNED_OUT)
                raise

    async def _answer(self, ask: Any) -> None:
        services, subscriber, table = self.services, self.subscriber, self.live.id
        if isinstance(ask, Move):
            _, seq = await services.moves.move(table, self._someone(), ask)
            self._send(Ack(ask.id, seq))
        elif isinstance(ask, Undo):
            _, seq = await services.moves.undo(table, self._someone(), ask)
            self._send(Ack(ask.id, seq))
        elif isinstance(ask, AskPreview | AskPlans | AskWhy | AskHint):
            await self._begin(self._question(ask, self._someone()))
        elif isinstance(ask, Say):
            services.limits.check("chat", self._someone())
            await services.chats.say(table, await self._person(), ask.text)
        elif isinstance(ask, Look):
            services.limits.check("look", str(id(subscriber)))
            await self._look(ask)
        else:
            subscriber.tell(_PONG)

    async def _begin(self, question: Coroutine[Any, Any, None]) -> None:
        """Answer a question beside the conversation; whoever asks many at once is not heard until some are answered."""
        work = self.services.effort.charged(client_key(self.socket.scope), question)
        task = asyncio.create_task(work)
        self.questions.add(task)
        task.add_done_callback(self.questions.discard)
        if len(self.questions) >= _MOST_QUESTIONS:
            await asyncio.wait(self.questions, return_when=asyncio.FIRST_COMPLETED)

    async def _question(self, ask: AskPreview | AskPlans | AskWhy | AskHint, person: str) -> None:
        """Answer beside the conversation, so that a newer question can take the place of this one."""
        services, table = self.services, self.live.id
        try:
            if isinstance(ask, AskPreview):
                self._send(await services.questions.preview(table, person, ask))
            elif isinstance(ask, AskPlans):
                self._send(await services.questions.plans(table, person, ask))
            elif isinstance(ask, AskWhy):
                self._send(await services.questions.why(table, person, ask))
            else:
                services.limits.check("think", person)
                self._send(await services.questions.hint(table, person, ask))
        except Refused as refusal:
            if refusal.code != OVERTAKEN:
                self._send(refusal.message(ask.id))
        except Exception as error:
            self._fail(error, ask.id)

    def _fail(self, error: Exception, action: str | None) -> None:
        """Answer what could not be done although nothing is wrong with it."""
        if isinstance(error, Away):
            self._send(storage().message(action))
        else:
            log.error("a message failed", exc_info=error, extra={"table": self.live.id})
            self._send(internal().message(action))

    def _send(self, message: Any) -> None:
        self.subscriber.tell(encode(message))

    async def _look(self, ask: Look) -> None:
        tables, live, subscriber = self.services.tables, self.live, self.subscriber
        async with live.lock:
            viewer = tables.viewer(live, subscriber.person, -1 if ask.seat is None else ask.seat)
            state = tables.state(live, subscriber.person, -1 if viewer is None else viewer, ask.since)
            subscriber.viewer = viewer
            subscriber.seq = state.seq
            subscriber.tell(encode(state))

    async def _person(self) -> Person:
        person = await self.services.people.by_key(self.subscriber.key) if self.subscriber.key else None
        if person is None:
            raise who()
        return person

    def _someone(self) -> str:
        if self.subscriber.person is None:
            raise who()
        return self.subscriber.person


@websocket("/api/lobby/live")
async def live_lobby(socket: Socket, services: Services) -> None:
    """Says when the lobby may have changed."""
    await socket.accept()
    person = None
    with contextlib.suppress(Away):
        person = await services.anyone(socket)
    subscriber = Subscriber(None, [], None)
    lobby = services.tables.lobby
    try:
        with services.sockets.one_more(person.id if person else None, client_key(socket.scope)):
            lobby.subscribers.add(subscriber)
            pump = asyncio.create_task(_pump(socket, subscriber, services.config.socket_seconds))
            try:
                with contextlib.suppress(WebSocketDisconnect):
                    while True:
                        await socket.receive_data(mode="text")
                        # Nothing is to be said here: whoever talks is heard seldom.
                        await asyncio.sleep(_LOBBY_PAUSE)
            finally:
                pump.cancel()
                lobby.subscribers.discard(subscriber)
    except Refused as refusal:
        await socket.close(_CLOSE[refusal.status], refusal.told.code)
