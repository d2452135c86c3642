"""A game's name stands in its own folders, and in few files beside them: who adds a game is sent to all of those.

What is shared asks which games there are: games/list.h in C++, `games` of the protocol or the folder of editions in
Python, the folders of the games in the tests of the pages. Where a test or a page of documentation needs a game and no
matter which, it takes the example."""

import pathlib
import re
import subprocess
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
GAMES = sorted(path.stem for path in (ROOT / "editions").glob("*.json"))
EXAMPLE = "osaka"
OTHERS = [game for game in GAMES if game != EXAMPLE]
# The lists of games that people or programs read, and what was measured of each.
LISTS = {"README.md", "docs/README.md", "docs/nets.md", "docs/players.md", "docs/review.md", "docs/speed.md", "games/list.h", "web/src/games/index.ts"}
# Data, and what was written of the past.
APART = ("CHANGELOG.md", "docs/history/", "editions/", "examples/load_positions.jsonl", "tests/fixtures/", "tests/fuzz/corpus/", "tests/native_browser/", "tests/server/stores/")
# The pages' tests name even the example in one place only.
PAGES = ("web/tests/", "web/e2e/", "web/src/")
PAGES_EXAMPLE = "web/tests/example.ts"


def of_one_game(path):
    """Whether a folder or the name of the file is the game's."""
    return any(game in re.split(r"[/._-]", path) for game in GAMES)


def shared_files():
    files = subprocess.run([ROOT / "tools/sources"], capture_output=True, check=True, text=True).stdout.split("\0")
    return [path for path in files if path and not path.startswith(APART) and not of_one_game(path) and (ROOT / path).is_file()]


def named_in(path, games):
    text = (ROOT / path).read_text(encoding="utf-8", errors="ignore")
    return re.search(rf"\b(?:{'|'.join(games)})\b", text, re.IGNORECASE) is not None


class PlacesTest(unittest.TestCase):
    def test_shared_files_name_no_game(self):
        found = {path for path in shared_files() if named_in(path, OTHERS)}
        self.assertEqual(sorted(found - LISTS), [], "these name a game: let them ask which games there are, or move what is about one to it")
        self.assertEqual(sorted(LISTS - found), [], "these name no game any more: take them out of the list")
        self.assertLessEqual(len(found), 8)

    def test_the_pages_name_even_the_example_once(self):
        found = {path for path in shared_files() if path.startswith(PAGES) and named_in(path, GAMES)}
        self.assertEqual(found, {PAGES_EXAMPLE, "web/src/games/index.ts"})

    def test_the_readme_sends_to_every_list(self):
        text = (ROOT / "README.md").read_text(encoding="utf-8").partition("## Adding a game")[2]
        named = set(re.findall(r"`([^`]+)`", text))
        self.assertEqual(sorted(LISTS - named), [], 'README, "Adding a game", does not name these')


if __name__ == "__main__":
    unittest.main()
