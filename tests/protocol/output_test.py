"""A full disk and a reader that left end every command with a message and a failure status."""

import os
import pathlib
import subprocess
import tempfile
import unittest

from engine import KAISHO, ROOT

RECORD = ROOT / "tests/fuzz/corpus/record/whole.json"
PLAYED = ("arena", "osaka", "greedy", "random", "--games", 2)
COMMANDS = (
    ("--help",),
    ("--version",),
    ("arena", "--help"),
    ("edition", "show", "osaka"),
    ("edition", "check", "-"),
    ("verify", RECORD),
    ("perft", "osaka", "--depth", 2),
    ("perft", "osaka", "--depth", 2, "--divide"),
    ("simulate", "osaka", "--games", 2),
    ("simulate", "osaka", "--games", 2, "--json"),
    ("balance", "osaka", "--games", 2, "--bots", "random"),
    PLAYED,
    (*PLAYED, "--json"),
    ("engine",),
    ("play", "osaka"),
)


def standard_input(command):
    if command[0] == "edition":
        return subprocess.run([KAISHO, "edition", "show", "osaka"], capture_output=True).stdout
    return b'{"type": "games"}\n' if command[0] == "engine" else b"q\n"


class Output(unittest.TestCase):
    def ends(self, command, output, says):
        done = subprocess.run([KAISHO, *map(str, command)], input=standard_input(command), stdout=output, stderr=subprocess.PIPE, timeout=60)
        self.assertEqual(done.returncode, 1, command)
        self.assertRegex(done.stderr.decode(), rf"kaisho: Cannot write to the standard output: {says}\. \(cannot_write\)", command)

    def test_a_full_disk(self):
        for command in COMMANDS:
            with open("/dev/full", "wb") as full:
                self.ends(command, full, "No space left on device")

    def test_a_reader_that_left(self):
        for command in COMMANDS:
            reading, writing = os.pipe()
            os.close(reading)
            with open(writing, "wb") as pipe:
                self.ends(command, pipe, "Broken pipe")

    def test_a_closed_output(self):
        with tempfile.TemporaryDirectory() as folder:
            record = pathlib.Path(folder) / "game.json"
            command = f"'{KAISHO}' play osaka --bots random --record '{record}' >&-"
            done = subprocess.run(["bash", "-c", command], input=b"q\n", capture_output=True, timeout=60)
            self.assertEqual(done.returncode, 1)
            self.assertIn(b"cannot_write", done.stderr)
            self.assertTrue(record.read_text().startswith("{"))

    def test_the_report_is_kept_where_nobody_reads_it(self):
        with tempfile.TemporaryDirectory() as folder:
            page = pathlib.Path(folder) / "page.html"
            for command in (("balance", "osaka", "--games", 2, "--bots", "random"), PLAYED):
                with open("/dev/full", "wb") as full:
                    self.ends((*command, "--html", page, "--force"), full, "No space left on device")
                self.assertIn("</html>", page.read_text())
                page.unlink()

    def test_files_on_a_full_disk(self):
        for option in ("--html", "--json"):
            done = subprocess.run([KAISHO, "balance", "osaka", "--games", "2", "--bots", "random", option, "/dev/full"], capture_output=True, text=True, timeout=60)
            self.assertEqual(done.returncode, 1)
            self.assertIn("Cannot write the file '/dev/full': No space left on device.", done.stderr)
            self.assertIn("opening", done.stdout)

    def test_what_is_there_is_overwritten_only_by_force(self):
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "file"
            edition = pathlib.Path(folder) / "edition.json"
            edition.write_bytes(subprocess.run([KAISHO, "edition", "show", "osaka"], capture_output=True).stdout)
            balance = ("balance", "osaka", "--games", "2", "--bots", "random", "--edition", str(edition))
            for command in ((*balance, "--html"), (*balance, "--json"), (*map(str, PLAYED), "--edition", str(edition), "--html")):
                file.write_text("mine")
                done = subprocess.run([KAISHO, *command, file], capture_output=True, text=True, timeout=60)
                self.assertEqual((done.returncode, done.stdout, file.read_text()), (1, "", "mine"))
                self.assertIn("(file_exists)", done.stderr)
                kept = edition.read_bytes()
                done = subprocess.run([KAISHO, *command, edition, "--force"], capture_output=True, text=True, timeout=60)
                self.assertEqual((done.returncode, edition.read_bytes()), (1, kept))
                self.assertIn("(same_file)", done.stderr)
                done = subprocess.run([KAISHO, *command, file, "--force"], capture_output=True, text=True, timeout=60)
                self.assertEqual(done.returncode, 0, done.stderr)
                self.assertGreater(len(file.read_text()), 100)


if __name__ == "__main__":
    unittest.main()
