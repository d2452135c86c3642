"""Writes the name of the program (remote/program.h): a digest of the tokens of all sources, and of the
data, that decide how a game goes. Comments, white space, line breaks and notes for the documentation do not change it.

Called by the build (cmake/Program.cmake): program_name.py ROOT LIST OUTPUT; LIST has a path a line."""

import hashlib
import itertools
import json
import pathlib
import re
import sys

TOKEN = re.compile(
    r"""
      (?P<comment>//(?:\\\n|[^\n])*|/\*.*?\*/)
    | (?P<space>[^\S\n]+|\\\n)
    | (?P<line>\n)
    | (?:u8|[uUL])?R"(?P<mark>[^()\\\s]*)\(.*?\)(?P=mark)"
    | "(?:\\.|[^"\\\n])*"
    | \.?\d(?:[eEpP][-+]|'?[\w.])*
    | '(?:\\.|[^'\\\n])+'
    | \w+
    | \.\.\.|<=>|<<=|->\*|[-+*/%&|^!<>=]=|\+\+|--|->|<<|&&|\|\||::|\#\#
    | .
    """,
    re.VERBOSE | re.DOTALL,
)


# What is told and read of a game, with notes for the documentation.
TABLES = re.compile(r"games/\w+/(events|notation|steps_json|position_json|components\w*)\.(h|cpp)")


def tokens(source):
    """Those of C++. A directive of the preprocessor ends with its line, which is a token, too."""
    found = []
    first = True  # of its line
    directive = False
    for match in TOKEN.finditer(source):
        if match["line"]:
            if directive:
                found.append("\n")
            first, directive = True, False
        elif not match["comment"] and not match["space"]:
            directive = directive or (first and match[0] == "#")
            first = False
            found.append(match[0])
    if directive:
        found.append("\n")
    return found


def without_notes(words):
    """Of the tables of a game: a text with blanks, which may be written in pieces, only serves the documentation."""
    kept = []
    for is_text, pieces in itertools.groupby(words, lambda word: word.startswith('"')):
        pieces = list(pieces)
        if not (is_text and " " in "".join(pieces)):
            kept += pieces
    return kept


def substance(root, file):
    """What of a file counts."""
    text = (root / file).read_text(encoding="utf-8")
    if file.endswith(".json"):
        return json.dumps(json.loads(text), separators=(",", ":"))
    words = tokens(text)
    return "\0".join(without_notes(words) if TABLES.fullmatch(file) else words)


def program_name(root, files):
    digest = hashlib.sha256()
    for file in sorted(files):
        for part in (file, substance(root, file)):
            digest.update(hashlib.sha256(part.encode()).digest())
    return digest.hexdigest()[:16]


def main(root, listed, output):
    files = pathlib.Path(listed).read_text(encoding="utf-8").split("\n")
    name = program_name(pathlib.Path(root), filter(None, files))
    pathlib.Path(output).write_text(
        f"""// Made by cmake/program_name.py.
#include "remote/program.h"

namespace kaisho::remote {{

std::string_view program_name() {{ return "{name}"; }}

}}  // namespace kaisho::remote
""",
        encoding="utf-8",
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
