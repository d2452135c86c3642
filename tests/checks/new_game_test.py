"""tools/new_game refuses names that would not build, and leaves a whole game behind, or nothing."""

import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))
from game_names import fault_of  # noqa: E402

REFUSED = {
    "C++": "union goto volatile mutable signed noexcept constexpr bitand xor short linux errno assert concept",
    "TypeScript": "yield package interface function await undefined readonly arguments",
    "Python": "lambda pass nonlocal elif",
    "this project": "main test tests sample kaisho",
    "name of a folder": "players arena editions fixtures native",
    "already": "osaka shared",
    "code": "seat",
    "pages": "spectators",
    "skeleton": "decide",
    "small letters": "X kobe2 ab Kobe averyveryverylongname",
}
# What the tool reads and writes.
PARTS = ("games", "core", "players", "engine", "editions", "docs", "tests/games", "tools", "web/src")


class Names(unittest.TestCase):
    def test_words_of_the_languages_and_of_the_house_are_refused(self):
        for why, words in REFUSED.items():
            for word in words.split():
                with self.subTest(word=word):
                    fault = fault_of(ROOT, word)
                    self.assertIsNotNone(fault)
                    self.assertEqual(fault.count("\n"), 0)
                    self.assertIn(why, fault)

    def test_names_of_towns_are_taken(self):
        for name in ("kobe", "kyoto", "nara", "hakone"):
            self.assertIsNone(fault_of(ROOT, name))


class Runs(unittest.TestCase):
    """In a copy of what the tool reads, with formatters of our own."""

    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="kaisho-test-"))
        self.addCleanup(shutil.rmtree, self.folder)
        self.tree, self.tools = self.folder / "tree", self.folder / "bin"
        for part in PARTS:
            shutil.copytree(ROOT / part, self.tree / part, ignore=shutil.ignore_patterns("__pycache__", "node_modules", "nets", "fixtures"))
        self.tools.mkdir()
        self.before = self.files()

    def files(self):
        return {path.relative_to(self.tree): path.read_bytes() if path.is_file() else None for path in self.tree.rglob("*")}

    def formatter(self, script):
        path = self.tools / "clang-format-22"
        path.write_text(f"#!/bin/sh\n{script}\n")
        path.chmod(0o755)

    def command(self, name):
        return [sys.executable, "-B", str(self.tree / "tools/new_game"), name]

    def run_tool(self, name="kobe", path=None):
        environment = {**os.environ, "PATH": path or f"{self.tools}:{os.environ['PATH']}"}
        return subprocess.run(self.command(name), capture_output=True, text=True, env=environment)

    def made(self):
        return {str(path) for path, content in self.files().items() if content != self.before.get(path, b"")}

    def test_a_refused_name_is_one_sentence_and_changes_nothing(self):
        done = self.run_tool("union")
        self.assertEqual(done.returncode, 1)
        self.assertEqual(done.stdout, "")
        self.assertEqual(done.stderr, "new_game: 'union' is a word of C++; a game needs another name.\n")
        self.assertEqual(self.files(), self.before)

    def test_a_formatter_that_fails_is_passed_over_and_leaves_the_files_alone(self):
        self.formatter('for file in "$@"; do :; done; echo "broken" >"$file"; echo "error: unknown key" >&2; exit 1')
        done = self.run_tool()
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("new_game: clang-format-22 did not format the new files: error: unknown key", done.stdout)
        self.assertIn("games/kobe/kobe.h", self.made())
        self.assertIn("namespace kaisho::kobe", (self.tree / "games/kobe/rules.h").read_text())
        self.assertNotIn("broken\n", [content.decode() for path, content in self.files().items() if content and path.suffix == ".cpp"])
        # The game is there: the same name is taken now, another one is not.
        self.assertIn("already", self.run_tool().stderr)
        self.assertEqual(self.run_tool("kyoto").returncode, 0)

    def test_a_formatter_that_is_not_there_is_passed_over(self):
        done = self.run_tool(path=str(self.tools))
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("clang-format-22 is not installed", done.stdout)
        self.assertIn("web/src/games/kobe/index.ts", self.made())

    def test_what_fails_in_the_middle_is_taken_back(self):
        # The last of the lists cannot be written; the skeleton has been copied by then.
        games = self.tree / "web/src/games/index.ts"
        text = games.read_bytes()
        games.unlink()
        games.mkdir()
        before = self.files()
        done = self.run_tool()
        self.assertEqual(done.returncode, 1)
        self.assertIn("nothing was changed", done.stderr)
        self.assertEqual(self.files(), before)
        games.rmdir()
        games.write_bytes(text)
        self.assertEqual(self.run_tool().returncode, 0)

    def test_what_would_be_overwritten_is_left_alone(self):
        (self.tree / "editions/kobe.json").write_text("{}")
        before = self.files()
        done = self.run_tool()
        self.assertEqual(done.returncode, 1)
        self.assertIn("editions/kobe.json is there already; nothing was changed.", done.stderr)
        self.assertEqual(self.files(), before)

    def test_when_it_is_stopped_it_takes_back_what_it_did(self):
        started = self.folder / "started"
        os.mkfifo(started)
        self.formatter(f'echo >"{started}"; exec sleep 600')
        for number in (signal.SIGINT, signal.SIGQUIT, signal.SIGTERM, signal.SIGHUP):
            with self.subTest(number.name):
                process = subprocess.Popen(self.command("kobe"), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                                           env={**os.environ, "PATH": f"{self.tools}:{os.environ['PATH']}"}, start_new_session=True)
                started.read_text()  # the formatter runs, so all files are there
                self.assertTrue((self.tree / "games/kobe/kobe.h").exists())
                process.send_signal(number)
                _, told = process.communicate(timeout=300)
                self.assertEqual(told, "new_game: stopped; nothing was changed.\n")
                self.assertEqual(process.returncode, 1)
                self.assertEqual(self.files(), self.before)


if __name__ == "__main__":
    unittest.main()
