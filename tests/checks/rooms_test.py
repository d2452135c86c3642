"""The drawing of the codebase names every room with code, and no room that is not there."""

import ast
import pathlib
import re
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
HOUSE = ROOT / "docs/explanation/house.md"
# Those of games/ have a README each.
FOLDERS = ("core", "players", "arena", "engine", "remote", "server", "cli", "wasm")


def rooms():
    sources = (path for folder in FOLDERS for path in (ROOT / folder).glob("*/*") if path.suffix in (".h", ".cpp"))
    return sorted({f"{path.parent.relative_to(ROOT)}/" for path in sources})


def arrows():
    """Those that tools/check_arrows holds the includes to."""
    for part in ast.parse((ROOT / "tools/check_arrows").read_text(encoding="utf-8")).body:
        if isinstance(part, ast.Assign) and part.targets[0].id == "ARROWS":
            return ast.literal_eval(part.value)
    return {}


class RoomsTest(unittest.TestCase):
    def test_every_room_is_told_once(self):
        told = re.findall(r"^\| `([a-z_]+/[a-z_]+/)` \| \w", HOUSE.read_text(encoding="utf-8"), re.MULTILINE)
        self.assertIn("server/store/", rooms())
        self.assertEqual(sorted(told), rooms())

    def test_the_arrows_are_drawn_as_they_are_checked(self):
        drawn = re.findall(r"^    (\w+) --> (\w+)$", HOUSE.read_text(encoding="utf-8"), re.MULTILINE)
        self.assertEqual(sorted(drawn), sorted((a, b) for a, others in arrows().items() for b in others))


if __name__ == "__main__":
    unittest.main()
