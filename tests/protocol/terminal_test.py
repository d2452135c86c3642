"""kaisho play at a terminal: the record as the game goes, lines that fit, colours, what may be typed."""

import json
import os
import pathlib
import re
import resource
import signal
import subprocess
import tempfile
import unittest

from engine import KAISHO, game_ids
from terminal import Terminal


def run(*arguments, input="", env=None, **more):
    command = [KAISHO, *map(str, arguments)]
    own = {**os.environ, "LC_ALL": "en_GB.UTF-8", **(env or {})}
    return subprocess.run(command, input=input, capture_output=True, text=True, timeout=120, env=own, **more)


class Folder(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)


GAME = ("play", "osaka", "--seed", 3, "--bots", "random", "--no-confirm")


class Recording(Folder):
    def sound(self, path):
        """The record, which is one."""
        verified = run("verify", path)
        self.assertEqual(verified.returncode, 0, verified.stdout)
        return json.loads(path.read_text())

    def moves(self, path):
        return [entry["move"] for entry in self.sound(path)["moves"]]

    def test_whole_after_every_move_and_however_the_game_is_left(self):
        for number, leave in enumerate(("quit", "key", "term", "window")):
            path = self.folder / f"a game whose command is longer than a line of the terminal has columns {number}.json"
            with Terminal(*GAME, "--record", path) as terminal:
                terminal.read_prompt()
                begun = len(self.moves(path))  # what the bot did before
                for _ in range(4):
                    terminal.type("1\n")
                    terminal.read_prompt()
                played = self.moves(path)
                self.assertGreaterEqual(len(played), begun + 4)
                if leave == "quit":
                    terminal.type("q\n")
                    self.assertEqual(terminal.end(), 0)
                elif leave == "window":
                    terminal.close()
                    self.assertEqual(terminal.process.wait(timeout=60), 130)
                else:
                    terminal.type("\x03") if leave == "key" else terminal.process.send_signal(signal.SIGTERM)
                    self.assertEqual(terminal.end(), 130)
                if leave != "window":
                    self.assertIn(f"kaisho play --resume '{path}'", terminal.text)
            self.assertEqual(self.moves(path), played)
            self.assertEqual([one.name for one in self.folder.iterdir() if one.name.endswith(".part")], [])

    def test_an_undo_is_kept_too(self):
        path = self.folder / "game.json"
        run("play", "osaka", "--seed", 3, "--bots", "random", "--record", path, input="1\n\n1\nu\nq\n")
        self.assertTrue(any("undo" in entry for entry in self.sound(path)["moves"]))

    def test_a_game_goes_on(self):
        path = self.folder / "game.json"
        run("play", "osaka", "--players", 3, "--seat", 1, "--bots", "random,greedy", "--no-confirm", "--record", path, input="1\n" * 5)
        before = self.sound(path)
        self.assertEqual([(player["name"], player["kind"]) for player in before["players"]], [("random", "bot"), ("You", "person"), ("greedy", "bot")])
        for argument in ("osaka", ("--seed", 4), ("--players", 3), ("--edition", path)):
            refused = run("play", "--resume", path, *(argument if isinstance(argument, tuple) else (argument,)))
            self.assertIn("--resume", refused.stderr)
            self.assertEqual(refused.returncode, 1)
        whole = run("play", "--resume", path, "--no-confirm", input="1\n" * 2000)
        self.assertEqual(whole.returncode, 0, whole.stderr)
        self.assertIn("goes on where it was left", whole.stdout)
        self.assertIn("The game is over.", whole.stdout)
        after = self.sound(path)
        self.assertEqual(after["moves"][: len(before["moves"])], before["moves"])
        self.assertEqual((after["players"], after["seed"]), (before["players"], before["seed"]))
        self.assertIsNotNone(after["result"])
        self.assertIn("The game is over.", run("play", "--resume", path).stdout)

    def test_another_seat_other_bots_another_file(self):
        path, other = self.folder / "game.json", self.folder / "other.json"
        run(*GAME, "--record", path, input="1\n" * 3)
        kept = path.read_text()
        done = run("play", "--resume", path, "--seat", 1, "--bots", "greedy", "--record", other, "--no-confirm", input="1\n" * 3)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(path.read_text(), kept)
        self.assertEqual([player["kind"] for player in self.sound(other)["players"]], ["bot", "person"])
        record = json.loads(kept)
        record["players"] = [{"name": "Ann", "kind": "person"}, {"name": "Bea", "kind": "person"}]
        path.write_text(json.dumps(record))
        self.assertIn("--seat", run("play", "--resume", path).stderr)
        self.assertIn("This program has no bot 'Bea'", run("play", "--resume", path, "--seat", 0).stderr)
        self.assertEqual(run("play", "--resume", path, "--seat", 0, "--bots", "random").returncode, 0)

    def test_the_file_is_tried_before_the_first_move(self):
        for path in (self.folder / "no" / "file", self.folder, "/dev/full", "/dev/null"):
            done = run(*GAME, "--record", path)
            self.assertEqual(done.returncode, 1)
            self.assertIn("cannot_write", done.stderr)
            self.assertIn(str(path), done.stderr)
            self.assertEqual(done.stdout, "")

    def test_what_is_there_is_overwritten_only_by_force(self):
        path, edition, link = (self.folder / name for name in ("game.json", "edition.json", "link.json"))
        path.write_text("mine")
        done = run(*GAME, "--record", path)
        self.assertEqual((done.returncode, done.stdout, path.read_text()), (1, "", "mine"))
        self.assertIn("--force", done.stderr)
        self.assertEqual(run(*GAME, "--record", path, "--force").returncode, 0)
        self.sound(path)
        text = run("edition", "show", "osaka").stdout
        edition.write_text(text)
        os.link(edition, link)
        for target in (edition, link, self.folder / ".." / self.folder.name / "edition.json"):
            done = run(*GAME, "--edition", edition, "--record", target, "--force")
            self.assertIn("which is the same file. (same_file)", done.stderr)
            self.assertEqual((done.returncode, edition.read_text()), (1, text))

    def test_links_lead_to_the_record(self):
        path, link = self.folder / "game.json", self.folder / "link.json"
        link.symlink_to(path)
        run(*GAME, "--record", link, input="1\n")
        self.assertTrue(link.is_symlink())
        self.sound(path)

    def test_a_full_disk_ends_the_game_and_leaves_what_was_written(self):
        path = self.folder / "game.json"
        done = run(*GAME, "--record", path, input="1\n" * 500, preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (4000, 4000)))
        self.assertEqual(done.returncode, 1)
        self.assertIn("cannot_write", done.stderr)
        self.assertGreater(len(self.moves(path)), 5)
        self.assertEqual(list(self.folder.iterdir()), [path])


class Typing(Folder):
    def test_capitals_and_blanks_do_not_matter(self):
        done = run("play", "osaka", "--seed", 1, "--seat", 1, "--bots", "random", "--no-confirm", input="  TOKEN \t  Red \nHELP\n Why \nQ\n")
        self.assertEqual(done.stdout.count("There is no such move"), 0)
        self.assertIn("undo your last choice", done.stdout)
        self.assertIn("Goodbye.", done.stdout)

    def test_points_lost_bear_a_minus_sign(self):
        games = (run("play", game, "--bots", "random", "--seed", 1, "--no-confirm", input="1\n" * 3000).stdout for game in game_ids())
        told = "".join(games)
        self.assertRegex(told, ", −[0-9]+ points")
        self.assertRegex(told, "(?m)^  [A-Z].* +−[0-9]")  # the table of the final count
        self.assertEqual(re.findall("(?m)^.* -[0-9].*$", told), [])

    def test_ends_where_nobody_reads(self):
        done = subprocess.run(["bash", "-c", f"yes x | '{KAISHO}' play osaka | head -1; echo ${{PIPESTATUS[1]}}"], capture_output=True, text=True, timeout=60)
        self.assertEqual(done.stdout.splitlines()[-1], "1")
        self.assertIn("cannot_write", done.stderr)


class Screen(Folder):
    def shown(self, *arguments, lines="", **how):
        with Terminal(*arguments, **how) as terminal:
            for line in lines.splitlines():
                terminal.read_prompt()
                terminal.type(line + "\n")
            self.assertEqual(terminal.end(), 0)
            return terminal.text

    def longest(self, text):
        return max(len(line) for line in text.splitlines())

    def test_lines_fit_the_terminal(self):
        for game in game_ids():
            for columns, env in ((72, {}), (120, {"COLUMNS": "72"})):
                text = self.shown("play", game, "--seed", 3, "--language", "fr", "--colour", "never", lines="pourquoi\naide\nq", columns=columns, env=env)
                self.assertLessEqual(self.longest(text), 72)
        self.assertLessEqual(self.longest(self.shown("arena", "--help", columns=60)), 60)
        self.assertLessEqual(self.longest(self.shown("arena", "osaka", "greedy", "random", "--games", 2, columns=70)), 70)

    def test_lines_fit_a_very_narrow_terminal(self):
        for game in game_ids():
            text = self.shown("play", game, "--seed", 3, "--colour", "never", lines="q", columns=40)
            self.assertLessEqual(self.longest(text), 40, game)
        for columns in (20, 40, 60):
            text = self.shown("simulate", "osaka", "--games", 40, "--bots", "greedy", columns=columns)
            bars = [line.replace("\x1b[K", "") for line in text.replace("\r", "\n").splitlines() if "%" in line and " of 40" in line]
            self.assertTrue(bars)
            self.assertLess(self.longest("\n".join(bars)), columns)

    def test_faults_fit_the_terminal(self):
        path = pathlib.Path(self.folder) / "edition.json"
        for edition in ({"game": "osaka", "name": "x" * 30}, json.loads(run("edition", "show", "osaka").stdout)):
            path.write_text(json.dumps(edition))
            with Terminal("edition", "check", path, columns=40) as terminal:
                terminal.end()
                self.assertIn("edition", terminal.text)
                self.assertLessEqual(self.longest(terminal.text), 40)
        with Terminal("play", "chess", columns=40) as terminal:
            self.assertEqual(terminal.end(), 1)
            self.assertLessEqual(self.longest(terminal.text), 40)

    def test_words_stay_whole_and_colours_have_no_width(self):
        wide = self.shown("play", "osaka", "--seed", 3, lines="q", columns=200)
        narrow = self.shown("play", "osaka", "--seed", 3, lines="q", columns=60)
        self.assertIn("\x1b[", wide)
        self.assertEqual(wide.split(), narrow.split())
        self.assertGreater(len(narrow.splitlines()), len(wide.splitlines()))

    def test_nothing_is_broken_for_a_pipe(self):
        help = run("play", "--help", env={"COLUMNS": "40"}).stdout
        self.assertEqual(help, run("play", "--help").stdout)
        self.assertGreater(self.longest(help), 40)

    def test_colours_where_they_are_welcome(self):
        for env, colours in (({}, True), ({"NO_COLOR": ""}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)):
            text = self.shown("play", "osaka", "--seed", 3, lines="q", env=env)
            self.assertEqual("\x1b[" in text, colours, env)

    def test_no_bar_where_it_cannot_be_drawn(self):
        for term, bar in (("xterm", True), ("dumb", False)):
            text = self.shown("simulate", "osaka", "--games", 40, "--bots", "greedy", env={"TERM": term})
            self.assertEqual("\x1b[K" in text, bar, term)


if __name__ == "__main__":
    unittest.main()
