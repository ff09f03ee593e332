"""What Regnum is built with: lower bounds for users, exact versions for CI, no address of any package registry."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
WANTED = [Requirement(one) for one in (*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["dev"])]
EXACT = {
    canonicalize_name(name): version
    for name, version in re.findall(r"^([\w.-]+)==(\S+)$", (ROOT / "constraints.txt").read_text(), re.M)
}


@pytest.mark.parametrize("wanted", WANTED, ids=str)
def test_a_dependency_has_a_lower_bound_and_an_exact_version_that_meets_it(wanted: Requirement) -> None:
    assert any(one.operator == ">=" for one in wanted.specifier)
    assert wanted.specifier.contains(EXACT[canonicalize_name(wanted.name)])


def test_the_constraints_are_nothing_but_exact_versions() -> None:
    lines = [one for one in (ROOT / "constraints.txt").read_text().splitlines() if not one.startswith("#")]
    assert len(lines) == len(EXACT)


def test_the_lock_of_the_browser_table_names_versions_and_sums_but_no_registry() -> None:
    lock = json.loads((ROOT / "web/package-lock.json").read_text(encoding="utf-8"))
    packages = [one for path, one in lock["packages"].items() if path]
    assert packages
    for package in packages:
        assert "resolved" not in package
        assert package["version"]
        assert package["integrity"].startswith("sha512-")


def test_the_lock_holds_what_other_machines_need() -> None:
    """`npm ci` refuses a lock that was written on one kind of machine and leaves the others' parts out."""
    lock = json.loads((ROOT / "web/package-lock.json").read_text(encoding="utf-8"))["packages"]
    here = {path.rpartition("node_modules/")[2] for path in lock}
    wanted = {name for one in lock.values() for name in one.get("optionalDependencies", {})}
    assert wanted
    assert wanted <= here
