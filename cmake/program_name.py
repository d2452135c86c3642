"""Writes the name of the program (remote/program.h): a digest of the tokens of all sources, and of the
data, that decide how a game goes. Comments, white space and line breaks do not change it.

Called by the build (cmake/Program.cmake): program_name.py ROOT LIST OUTPUT; LIST has a path a line."""

import hashlib
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


def substance(path):
    """What of a file counts."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".json":
        return json.dumps(json.loads(text), separators=(",", ":"))
    return "\0".join(tokens(text))


def program_name(root, files):
    digest = hashlib.sha256()
    for file in sorted(files):
        for part in (file, substance(root / file)):
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
