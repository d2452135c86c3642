"""The drawing of the house tells of every room with code, and of no room that is not there."""

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


class RoomsTest(unittest.TestCase):
    def test_every_room_is_told_once(self):
        told = re.findall(r"^\| `([a-z_]+/[a-z_]+/)` \| \w", HOUSE.read_text(encoding="utf-8"), re.MULTILINE)
        self.assertIn("server/store/", rooms())
        self.assertEqual(sorted(told), rooms())


if __name__ == "__main__":
    unittest.main()
