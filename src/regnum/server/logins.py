"""Logins: the one form in which each is kept, and which of them look alike.

A login is letters of one script, digits and `. _ -`. Two logins that the eye takes for one have the same skeleton, and
only one of them can be had.
"""

from __future__ import annotations

import unicodedata

from .errors import malformed

SHORTEST, LONGEST = 2, 40
_MARKS = "._-"
_EAST = ("CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO")
_ALIKE = str.maketrans(
    {
        **dict(zip("авгеіјкмнопрсѕтухһѵԁԍԛԝӏьзбү", "abreijkmhonpcstyxhvdgqwlb36y", strict=True)),
        **dict(zip("αβγεζηικμνορτυχω", "abyeznikuvoptuxw", strict=True)),
        **dict(zip("ıɩƅɡɑⅼℓ", "iibgall", strict=True)),
        "0": "o",
        "1": "l",
        "5": "s",
        "ø": "o",
        "đ": "d",
        "ł": "l",
        "ħ": "h",
        "ŧ": "t",
    }
)
"""Small letters and digits of Latin, Cyrillic and Greek that pass for one another, also by their capitals."""
_PAIRS = (("rn", "m"), ("vv", "w"))


def normal(login: str) -> str:
    """A login in its one form, or a refusal that says what may be in it."""
    if any(unicodedata.category(letter).startswith("C") for letter in login):
        raise malformed("login-letters")
    text = unicodedata.normalize("NFKC", login).strip().casefold()
    text = unicodedata.normalize("NFKC", text)
    if not SHORTEST <= len(text) <= LONGEST:
        raise malformed("login-length", fewest=SHORTEST, most=LONGEST)
    letters = [letter for letter in text if letter.isalpha()]
    digits = [letter for letter in text if letter.isascii() and letter.isdigit()]
    marks = [letter for letter in text if letter in _MARKS]
    if len(letters) + len(digits) + len(marks) < len(text) or not letters + digits:
        raise malformed("login-letters")
    if len({_script(letter) for letter in letters}) > 1:
        raise malformed("login-scripts")
    return text


def _script(letter: str) -> str:
    """The script of a letter, by the first word of its name; those of the Far East are written together."""
    first = unicodedata.name(letter, "?").partition(" ")[0]
    return "EAST" if first.startswith(_EAST) else first


def spellings(login: str) -> list[str]:
    """Under which logins an account may be kept for someone who types this: as the oldest are, and as all others."""
    found = [login.lower()]
    text = unicodedata.normalize("NFKC", login).strip().casefold()
    return found if text in found else [*found, text]


def skeleton(login: str) -> str:
    """What the eye sees of a login: the same for all that look alike.

    >>> skeleton("anna") == skeleton("аnnа") == skeleton("änna") == skeleton("annɑ")
    True
    >>> skeleton("b0b1.rn") == skeleton("bobl.m")
    True
    """
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", login).casefold())
    seen = "".join(letter for letter in plain if not unicodedata.combining(letter)).translate(_ALIKE)
    for pair, letter in _PAIRS:
        seen = seen.replace(pair, letter)
    return seen
