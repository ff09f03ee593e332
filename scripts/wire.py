"""Writes the types of the wire for the browser: the server's messages and each game's view, as TypeScript.

python scripts/wire.py           writes the files
python scripts/wire.py --check   says which of them are stale
"""

from __future__ import annotations

import importlib
import inspect
import sys
from pathlib import Path
from types import ModuleType

import msgspec
from msgspec import inspect as types

import regnum

WEB = Path(__file__).parents[1] / "web" / "src"
HEAD = "// Made by scripts/wire.py: change it there, then run the script. It comes from\n// {module}."


def written(kind: types.Type) -> str:
    """A type as TypeScript writes it."""
    match kind:
        case types.BoolType():
            return "boolean"
        case types.IntType() | types.FloatType():
            return "number"
        case types.StrType():
            return "string"
        case types.NoneType():
            return "null"
        case types.LiteralType():
            return " | ".join(f"'{value}'" if isinstance(value, str) else str(value) for value in kind.values)
        case types.ListType() | types.VarTupleType():
            item = written(kind.item_type)
            return f"({item})[]" if "|" in item else f"{item}[]"
        case types.TupleType():
            return f"[{', '.join(map(written, kind.item_types))}]"
        case types.DictType():
            return f"Record<{written(kind.key_type)}, {written(kind.value_type)}>"
        case types.UnionType():
            return " | ".join(map(written, kind.types))
        case types.StructType():
            return kind.cls.__name__
        case types.AnyType():
            return "any"
    raise TypeError(f"no TypeScript for {kind}")


def interface(struct: type[msgspec.Struct]) -> str:
    """A struct as an interface, with the field that tells messages apart."""
    info = types.type_info(struct)
    assert isinstance(info, types.StructType)
    lines = [
        f"/** {(inspect.getdoc(struct) or '').splitlines()[0]} */",
        f"export interface {struct.__name__} {{",
    ]
    if info.tag_field:
        lines.append(f"  {info.tag_field}: '{info.tag}';")
    lines += [f"  {field.encode_name}: {written(field.type)};" for field in info.fields]
    return "\n".join([*lines, "}"])


def structs(module: ModuleType) -> list[type[msgspec.Struct]]:
    """What a module itself declares."""
    return [
        one
        for one in vars(module).values()
        if isinstance(one, type) and issubclass(one, msgspec.Struct) and one.__module__ == module.__name__
    ]


def text(*names: str) -> str:
    """A whole file: the structs of the named modules."""
    modules = [importlib.import_module(name) for name in names]
    found = [interface(one) for module in modules for one in structs(module)]
    return "\n\n".join([HEAD.format(module=", ".join(names)), *found]) + "\n"


def files() -> dict[Path, str]:
    """Every generated file and what it should hold."""
    found = {
        WEB / "lib" / "wire.ts": text(
            "regnum.server.messages",
            "regnum.server.learning",
            "regnum.kernel.forest",
            "regnum.server.routes.sketches",
        )
    }
    for name in sorted(regnum.catalogue()):
        board = WEB / "boards" / name
        if board.is_dir():
            found[board / "wire.ts"] = text(f"regnum.games.{name}.view")
    return found


def main() -> int:
    """Write what is stale, or with --check only name it."""
    stale = [
        path
        for path, wanted in files().items()
        if not path.exists() or path.read_text(encoding="utf-8") != wanted
    ]
    for path in stale:
        print(path.relative_to(WEB.parents[1]))
        if "--check" not in sys.argv:
            path.write_text(files()[path], encoding="utf-8")
    return int(bool(stale) and "--check" in sys.argv)


if __name__ == "__main__":
    sys.exit(main())
