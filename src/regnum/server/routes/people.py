"""Routes of people: who one is, accounts, preferences, tokens."""

from __future__ import annotations

from typing import overload

import msgspec
from litestar import Controller, Response
from litestar.datastructures import Cookie

from ..errors import Refused, not_allowed
from ..logins import spellings
from ..messages import Me, PersonInfo, SessionInfo, TokenInfo
from ..middleware import COOKIE, client_key, cookie_of
from ..people import Asker, person_info
from ..requests import ChangeMe, ChangePassword, LogIn, Named, Register
from ..services import Services
from ..sessions import YEAR, label_of
from ..store.models import Person
from .verbs import Asking, Name, delete, get, patch, post

_MOST_PREFERENCES = 8192


def _cookie(services: Services, token: str) -> Cookie:
    return Cookie(
        key=COOKIE, value=token, max_age=YEAR, httponly=True, samesite="lax", secure=services.config.https, path="/"
    )  # fmt: skip


def _known(services: Services, person: Person, token: str | None) -> Response[PersonInfo]:
    """A person, with a cookie where there is a new session."""
    return Response(person_info(person), cookies=[_cookie(services, token)] if token else [], status_code=200)


@overload
def _herself(asker: Asker) -> Person: ...
@overload
def _herself(asker: None) -> None: ...
def _herself(asker: Asker | None) -> Person | None:
    """Who is asking, unless it is a program: a key that was lent must not become one that can't be taken back."""
    if asker is not None and asker.program:
        raise not_allowed("not-by-program")
    return asker.person if asker else None


def _label(request: Asking) -> str:
    return label_of(request.headers.get("user-agent", ""))


class PeopleRoutes(Controller):
    """Guests, accounts, sessions, tokens."""

    path = "/api"
    tags = ("people",)

    @get("/me")
    async def me(self, request: Asking, services: Services) -> Response[Me]:
        """Who is asking; the cookie of who goes on coming lasts on."""
        asker = await services.asker(request)
        cookies = [_cookie(services, cookie_of(request.scope))] if asker and asker.session else []
        return Response(Me(person_info(asker.person) if asker else None), cookies=cookies)

    @patch("/me")
    async def change(self, request: Asking, services: Services, data: ChangeMe) -> PersonInfo:
        """Change one's name or preferences."""
        person = await services.someone(request)
        if len(msgspec.json.encode(data.preferences)) > _MOST_PREFERENCES if data.preferences else False:
            raise Refused(413, "too-big")
        return person_info(await services.people.change(person, data))

    @post("/guest", status_code=200)
    async def guest(self, request: Asking, services: Services, data: Named) -> Response[PersonInfo]:
        """Become a guest with a name, or change the name."""
        services.count("enter", request)
        present = await services.anyone(request)
        if present is not None:
            return _known(services, await services.people.change(present, ChangeMe(name=data.name)), None)
        return _known(services, *await services.people.guest(data.name, _label(request)))

    @post("/register", status_code=200)
    async def register(self, request: Asking, services: Services, data: Register) -> Response[PersonInfo]:
        """Open an account; whatever key there was to the guest ends."""
        services.count("enter", request)
        present = _herself(await services.asker(request))
        made = await services.people.register(data.login, data.password, data.name, present, _label(request))
        return _known(services, *made)

    @post("/login", status_code=200)
    async def log_in(self, request: Asking, services: Services, data: LogIn) -> Response[PersonInfo]:
        """Come back to one's account."""
        services.count("enter", request)
        # By address and login: whoever guesses elsewhere must not keep the owner out.
        address = client_key(request.scope)
        services.limits.check("enter", f"{address} {spellings(data.login)[-1]}")
        present = await services.asker(request)
        return _known(
            services, *await services.people.log_in(data.login, data.password, present, _label(request))
        )

    @post("/logout", status_code=204)
    async def log_out(self, request: Asking, services: Services) -> Response[None]:
        """End the session of this browser."""
        asker = await services.asker(request)
        if asker is not None:
            await services.people.log_out(asker)
        response: Response[None] = Response(None, status_code=204)
        response.delete_cookie(COOKIE, path="/")
        return response

    @post("/me/password", status_code=200)
    async def change_password(
        self, request: Asking, services: Services, data: ChangePassword
    ) -> Response[PersonInfo]:
        """Change one's password; all other sessions end."""
        asker = await services.known_asker(request)
        services.count("enter", request)
        services.count("enter", request, asker.person)
        changed = await services.people.change_password(asker, data.old, data.new, _label(request))
        return _known(services, *changed)

    @get("/me/sessions")
    async def sessions(self, request: Asking, services: Services) -> list[SessionInfo]:
        """Where one is signed in."""
        return await services.people.sessions(await services.known_asker(request))

    @delete("/me/sessions", status_code=200)
    async def sign_out_everywhere(self, request: Asking, services: Services) -> Response[PersonInfo]:
        """End all sessions but this one."""
        asker = await services.known_asker(request)
        return _known(services, *await services.people.sign_out_everywhere(asker, _label(request)))

    @delete("/me/sessions/{session_id:str}")
    async def end_session(self, request: Asking, services: Services, session_id: Name) -> None:
        """End one session."""
        await services.people.end_session(_herself(await services.known_asker(request)), session_id)

    @get("/me/tokens")
    async def tokens(self, request: Asking, services: Services) -> list[TokenInfo]:
        """The keys one has given to programs."""
        return await services.people.tokens(await services.someone(request))

    @post("/me/tokens")
    async def make_token(self, request: Asking, services: Services, data: Named) -> TokenInfo:
        """Make a key for a program; it is shown this once."""
        person = _herself(await services.known_asker(request))
        services.count("make", request, person)
        return await services.people.make_token(person, data.name)

    @delete("/me/tokens/{token_id:str}")
    async def drop_token(self, request: Asking, services: Services, token_id: str) -> None:
        """Take a key back."""
        await services.people.drop_token(await services.someone(request), token_id)
