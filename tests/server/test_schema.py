"""Whatever is sent to whatever the OpenAPI describes, the server never fails."""

from __future__ import annotations

import os
import random
from pathlib import Path
from typing import Any

import hypothesis
import schemathesis
from harness import Client, Server

EXAMPLES = int(os.environ.get("REGNUM_SCHEMA_EXAMPLES", "15"))
DOCUMENTED = {200, 201, 204, 400, 401, 403, 404, 405, 409, 410, 413, 415, 422, 429}


def test_no_request_makes_the_server_fail(database: Any, tmp_path: Path) -> None:
    """Most requests go to real tables, with a real person's cookie, so that they get past the door."""
    log = tmp_path / "log"
    server = Server(database(), log)
    person = server.person("Tester")
    waiting = [person.table("me", "open", "invited")["id"] for _ in range(12)]
    playing = person.table("me", "me", {"kind": "bot", "bot": "random"}, options={"hints": True})["id"]
    person.post(f"/api/tables/{playing}/start")
    schema = schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json")
    tried = 0
    for found in schema.get_all_operations():
        operation = found.ok()
        for mode in (schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE):
            _try(
                operation.as_strategy(generation_mode=mode),
                server,
                person,
                [*waiting, *[playing] * 12, "nothing"],
            )
        tried += 1
    server.stop()
    assert tried > 40
    assert '"level":"error"' not in log.read_text()


def _try(strategy: Any, server: Server, person: Client, tables: list[str]) -> None:
    choice = random.Random(7)

    @hypothesis.settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[hypothesis.Phase.generate],
        suppress_health_check=list(hypothesis.HealthCheck),
    )
    @hypothesis.given(strategy)
    def attempt(case: Any) -> None:
        for name, values in {"table_id": tables, "seat": [0, 1, 2], "name": ["brawl"]}.items():
            if name in (case.path_parameters or {}) and choice.random() < 0.8:
                case.path_parameters[name] = choice.choice(values)
        if isinstance(case.body, dict) and "game" in case.body and choice.random() < 0.8:
            case.body["game"] = "brawl"
        if choice.random() < 0.85:
            case.cookies = dict(person.http.cookies.items())
        response = case.call(base_url=server.url)
        what = f"{case.method} {case.formatted_path} {response.status_code} {response.text[:300]}"
        assert response.status_code in DOCUMENTED, what
        if response.status_code >= 400 and response.content:
            assert response.json()["reason"], what

    try:
        attempt()
    except hypothesis.errors.Unsatisfiable:
        return  # nothing invalid can be made for an operation without parameters
