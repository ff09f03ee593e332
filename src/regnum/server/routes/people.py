"""Routes of people: who one is, accounts, preferences, tokens."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Controller, Request, Response
from litestar.datastructures import Cookie

from ..errors import Refused
from ..messages import Me, PersonInfo, TokenInfo
from ..middleware import COOKIE
from ..people import YEAR, person_info
from ..requests import ChangeMe, LogIn, Named, Register
from ..services import Services
from ..store.models import Person
from .verbs import delete, get, patch, post

_MOST_PREFERENCES = 8192


def _known(services: Services, person: Person, status: int = 200) -> Response[PersonInfo]:
    cookie = Cookie(
        key=COOKIE,
        value=services.people.cookie(person.id),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=services.config.https,
        path="/",
    )
    return Response(person_info(person), cookies=[cookie], status_code=status)


class PeopleRoutes(Controller):
    """Guests, accounts, tokens."""

    path = "/api"
    tags = ("people",)

    @get("/me")
    async def me(self, request: Request[Any, Any, Any], services: Services) -> Me:
        """Who is asking."""
        person = await services.anyone(request)
        return Me(person_info(person) if person else None)

    @patch("/me")
    async def change(self, request: Request[Any, Any, Any], services: Services, data: ChangeMe) -> PersonInfo:
        """Change one's name or preferences."""
        person = await services.someone(request)
        if len(msgspec.json.encode(data.preferences)) > _MOST_PREFERENCES if data.preferences else False:
            raise Refused(413, "too-big")
        return person_info(await services.people.change(person, data))

    @post("/guest", status_code=200)
    async def guest(
        self, request: Request[Any, Any, Any], services: Services, data: Named
    ) -> Response[PersonInfo]:
        """Become a guest with a name, or change the name."""
        services.count("enter", request)
        person = await services.people.guest(data.name, await services.anyone(request))
        return _known(services, person)

    @post("/register", status_code=200)
    async def register(
        self, request: Request[Any, Any, Any], services: Services, data: Register
    ) -> Response[PersonInfo]:
        """Open an account."""
        services.count("enter", request)
        present = await services.anyone(request)
        person = await services.people.register(data.login, data.password, data.name, present)
        return _known(services, person)

    @post("/login", status_code=200)
    async def log_in(
        self, request: Request[Any, Any, Any], services: Services, data: LogIn
    ) -> Response[PersonInfo]:
        """Come back to one's account."""
        services.count("enter", request)
        services.limits.check("enter", f"login {data.login.lower()}")
        return _known(services, await services.people.log_in(data.login, data.password))

    @post("/logout", status_code=204)
    async def log_out(self) -> Response[None]:
        """Forget who one is, in this browser."""
        response: Response[None] = Response(None, status_code=204)
        response.delete_cookie(COOKIE, path="/")
        return response

    @get("/me/tokens")
    async def tokens(self, request: Request[Any, Any, Any], services: Services) -> list[TokenInfo]:
        """The keys one has given to programs."""
        return await services.people.tokens(await services.someone(request))

    @post("/me/tokens")
    async def make_token(self, request: Request[Any, Any, Any], services: Services, data: Named) -> TokenInfo:
        """Make a key for a program; it is shown this once."""
        person = await services.someone(request)
        services.count("make", request, person)
        return await services.people.make_token(person, data.name)

    @delete("/me/tokens/{token_id:str}")
    async def drop_token(self, request: Request[Any, Any, Any], services: Services, token_id: str) -> None:
        """Take a key back."""
        await services.people.drop_token(await services.someone(request), token_id)
