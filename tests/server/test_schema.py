"""Whatever is sent to whatever the OpenAPI describes, the server never fails."""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path
from typing import Any

import hypothesis
import pytest
from harness import Server
from seeds import luck
from world import Real, World

EXAMPLES = int(os.environ.get("REGNUM_SCHEMA_EXAMPLES", "2"))
DOCUMENTED = {200, 201, 204, 304, 400, 401, 403, 404, 405, 409, 410, 413, 415, 422, 429}
NEVER = {("POST", "/api/tables/{table_id}/abandon")}
"""What no sound table can be asked for."""


@pytest.mark.parametrize(
    "database", ["sqlite", pytest.param("postgresql", marks=pytest.mark.soak)], indirect=True
)
def test_no_request_makes_the_server_fail(database: Any, tmp_path: Path) -> None:
    """Half of what is sent could be carried out but for what is wild in it: nearly every operation meets real objects."""
    import schemathesis  # every process that looks for tests would read it for seconds

    log = tmp_path / "log"
    server = Server(database(), log)
    world = World(server)
    schema = schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json")
    met: dict[tuple[str, str], Counter[str]] = {}
    for found in schema.get_all_operations():
        operation = found.ok()
        key = (operation.method.upper(), operation.path)
        met[key] = Counter()
        for mode in (schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE):
            _try(operation.as_strategy(generation_mode=mode), server, world, key, met[key])
    server.stop()
    assert len(met) > 40
    strangers = {key: count for key, count in met.items() if not count["done"] and key not in NEVER}
    assert len(strangers) <= 0.1 * len(met), f"these meet nothing real: {strangers}"
    missed = sum(count["nothing"] for count in met.values()) / sum(count.total() for count in met.values())
    assert missed < 0.35, f"{missed:.0%} of all requests ask for what is not there"
    assert '"level":"error"' not in log.read_text()


def _try(strategy: Any, server: Server, world: World, key: tuple[str, str], met: Counter[str]) -> None:
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
        real = world.real(*key)
        _mix(case, real)
        # Whoever asks for nothing in particular is asked only once: then it is somebody real.
        if (not real.named and real.body is None) or luck.random() < 0.9:
            case.cookies = dict(real.client.http.cookies.items())
        response = case.call(base_url=server.url)
        what = f"{case.method} {case.formatted_path} {response.status_code} {response.text[:300]}"
        assert response.status_code in DOCUMENTED, what
        if response.status_code >= 400 and response.content:
            assert response.json()["reason"], what
        met[
            "done" if response.status_code < 400 else "nothing" if response.status_code == 404 else "refused"
        ] += 1

    try:
        attempt()
    except hypothesis.errors.Unsatisfiable:
        return  # nothing invalid can be made for an operation without parameters


def _mix(case: Any, real: Real) -> None:
    """Put what is real into a wild request, all of it or a part."""
    for name, value in real.named.items():
        if name in (case.path_parameters or {}) and luck.random() < 0.9:
            case.path_parameters[name] = value
    whole = luck.random() < 0.5
    if whole and case.query:
        case.query = {name: value for name, value in case.query.items() if name == "at"}
        if "at" in case.query:
            case.query["at"] = luck.randrange(4)
    if real.body is None:
        return
    if whole or not isinstance(case.body, dict) or not isinstance(real.body, dict):
        if whole or luck.random() < 0.3:
            case.body = real.body
    else:
        case.body = {**case.body, **{name: one for name, one in real.body.items() if luck.random() < 0.7}}
