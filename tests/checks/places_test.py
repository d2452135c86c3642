"""README's "Adding a game" names every file that lists the games: who adds one is sent to all of them."""

import pathlib
import re
import subprocess
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
# Every file that lists the games has these words; those of one game have its name in their path.
GAMES = ("yokohama", "yamatai", "nippon")
# What happens to name them: nothing is missing there when a game is added.
EXAMPLES = {"CHANGELOG.md", "cli/balance.cpp", "examples/load_positions.jsonl", "tests/arena/balance_test.cpp", "tests/checks/places_test.py",
            "tests/engine/preview_test.cpp"}


def has_all(path):
    text = (ROOT / path).read_text(encoding="utf-8", errors="ignore").lower()
    return all(re.search(rf"\b{game}\b", text) for game in GAMES)


def lists():
    files = subprocess.run([ROOT / "tools/sources"], capture_output=True, check=True, text=True).stdout.split("\0")
    for path in filter(None, files):
        if path in EXAMPLES or path.startswith("docs/history/") or not (ROOT / path).is_file():
            continue
        if not any(game in path for game in GAMES) and has_all(path):
            yield path


def names_in(text):
    """What stands between backticks, and each name with the folder that its row says it lies in."""
    for line in text.splitlines():
        names = re.findall(r"`([^`]+)`", line)
        yield from names
        for folder in (name for name in names if name.endswith("/")):
            yield from (f"{folder}{name}{end}" for name in names for end in (".test.ts", ".e2e.ts"))


class PlacesTest(unittest.TestCase):
    def test_every_list_of_games_is_named(self):
        text = (ROOT / "README.md").read_text(encoding="utf-8").partition("## Adding a game")[2]
        self.assertTrue(text)
        named = set(names_in(text))
        found = set(lists())
        self.assertIn("games/modules.cpp", found)
        self.assertEqual(sorted(found - named), [], "README, \"Adding a game\", does not name these")


if __name__ == "__main__":
    unittest.main()
