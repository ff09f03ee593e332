"""Sockets: live tables and the live lobby."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import Parameter

from ..errors import Refused, malformed, who
from ..messages import Ack, Pong
from ..play.hub import Desk, Listener, encode
from ..requests import ChatAsk, HintAsk, Look, Move, PreviewAsk, SocketMessage, Undo
from ..services import Services
from .play import lines

Socket = WebSocket[Any, Any, Any]
_decode = msgspec.json.Decoder(SocketMessage).decode
_CLOSE = {401: 4001, 403: 4003, 404: 4004, 429: 4009}
_MOST_TEXT = 16_384
_PONG = encode(Pong())
_CHAT_LINES = 50


async def _pump(socket: Socket, listener: Listener) -> None:
    """Send what is pending, in order, until the listener is given up."""
    pending, send = listener.pending, socket.send
    while True:
        text = await pending.get()
        if listener.slow:
            await socket.close(4008)
            return
        await send({"type": "websocket.send", "text": text, "bytes": None})


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
    house = services.house
    person = await services.anyone(socket)
    asker = person.id if person else None
    try:
        desk = await house.desk(table_id, fresh=True)
        eyes = house.eyes(desk, asker, seat)
    except Refused as refusal:
        await socket.close(_CLOSE.get(refusal.status, 4003), refusal.code)
        return
    listener = Listener(asker, desk.yours(asker), eyes)
    await house.touch(desk, asker)
    arriving = asker is not None and not desk.here(asker)
    async with desk.lock:
        house.join(desk, listener, since)
        if arriving and listener.yours:
            house.show_presence(desk, listener)
    for line in (await lines(services, table_id, 0, listener.yours))[-_CHAT_LINES:]:
        listener.tell(encode(line))
    pump = asyncio.create_task(_pump(socket, listener))
    try:
        await _Conversation(services, desk, listener, socket).hold()
    except WebSocketDisconnect:
        pass
    finally:
        pump.cancel()
        desk.listeners.discard(listener)
        if asker is not None and listener.yours and not desk.here(asker):
            await house.gone(desk, asker)


class _Conversation:
    """What one socket says, answered message by message."""

    def __init__(self, services: Services, desk: Desk, listener: Listener, socket: Socket) -> None:
        self.services = services
        self.desk = desk
        self.listener = listener
        self.socket = socket

    async def hold(self) -> None:
        while True:
            text = await self.socket.receive_data(mode="text")
            action = None
            try:
                self.services.limits.check("socket", str(id(self.listener)))
                if len(text) > _MOST_TEXT:
                    raise Refused(413, "too-big", "this message is too long")
                try:
                    ask = _decode(text)
                except (msgspec.ValidationError, msgspec.DecodeError) as error:
                    raise malformed(str(error)) from None
                action = getattr(ask, "id", None)
                await self._answer(ask)
            except Refused as refusal:
                self.listener.tell(encode(refusal.message(action)))
                if refusal.status == 429:
                    await asyncio.sleep(min(1.0, refusal.wait))

    async def _answer(self, ask: Any) -> None:
        services, listener, table = self.services, self.listener, self.desk.id
        if isinstance(ask, Move):
            _, seq = await services.acting.move(table, self._someone(), ask)
            listener.tell(encode(Ack(ask.id, seq)))
        elif isinstance(ask, Undo):
            _, seq = await services.acting.undo(table, self._someone(), ask)
            listener.tell(encode(Ack(ask.id, seq)))
        elif isinstance(ask, PreviewAsk):
            found = await services.acting.preview(table, self._someone(), ask.seat, ask.seq, ask.option)
            found.id = ask.id
            listener.tell(encode(found))
        elif isinstance(ask, HintAsk):
            services.limits.check("think", self._someone())
            hint = await services.acting.hint(table, self._someone(), ask.seat)
            hint.id = ask.id
            listener.tell(encode(hint))
        elif isinstance(ask, ChatAsk):
            services.limits.check("chat", self._someone())
            person = await services.people.find(self._someone())
            assert person is not None
            await services.seating.say(table, person, ask.text)
        elif isinstance(ask, Look):
            await self._look(ask)
        else:
            listener.tell(_PONG)
            await services.house.touch(self.desk, listener.person)

    async def _look(self, ask: Look) -> None:
        house, desk, listener = self.services.house, self.desk, self.listener
        async with desk.lock:
            eyes = house.eyes(desk, listener.person, -1 if ask.seat is None else ask.seat)
            state = house.state(desk, listener.person, -1 if eyes is None else eyes, ask.since)
            listener.eyes = eyes
            listener.seq = state.seq
            listener.tell(encode(state))

    def _someone(self) -> str:
        if self.listener.person is None:
            raise who()
        return self.listener.person


@websocket("/api/lobby/live")
async def live_lobby(socket: Socket, services: Services) -> None:
    """Says when the lobby may have changed."""
    await socket.accept()
    listener = Listener(None, [], None)
    hub = services.house.lobby
    hub.listeners.add(listener)
    pump = asyncio.create_task(_pump(socket, listener))
    try:
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                await socket.receive_data(mode="text")
    finally:
        pump.cancel()
        hub.listeners.discard(listener)
