"""kaisho balance: what its page says of how it came about, and that it destroys nothing."""

import json
import pathlib
import re
import subprocess
import tempfile
import unittest

from engine import KAISHO


def balance(*arguments):
    command = [KAISHO, "balance", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=120)


class Balance(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def test_the_page_has_the_whole_command(self):
        edition = self.folder / "my own.json"
        edition.write_text(subprocess.run([KAISHO, "edition", "show", "osaka"], capture_output=True, text=True).stdout)
        page = self.folder / "page.html"
        done = balance("osaka", "--bots", "random", "--games", 2, "--turn-cap", 5, "--edition", edition, "--html", page)
        self.assertEqual(done.returncode, 0, done.stderr)
        for word in ("--turn-cap 5", f"--edition &#39;{edition}&#39;"):
            self.assertIn(word, page.read_text().replace("'", "&#39;").replace("&apos;", "&#39;"))

    def test_an_edition_that_borrows_a_standard_name_is_told_by_its_hash(self):
        changed = json.loads(subprocess.run([KAISHO, "edition", "show", "osaka"], capture_output=True, text=True).stdout)
        self.assertIn(f"edition {changed['edition']}\n", balance("osaka", "--games", 2, "--bots", "random").stdout)
        changed["end_of_game"]["tokens"] = 7
        edition = self.folder / "borrowed.json"
        edition.write_text(json.dumps(changed))
        out = balance("osaka", "--edition", edition, "--games", 2, "--bots", "random").stdout
        self.assertRegex(out, rf"edition {changed['edition']} [0-9a-f]{{6}}\n")

    def test_the_terminal_lists_differences_as_the_page_does(self):
        standard = self.folder / "standard.json"
        standard.write_text(subprocess.run([KAISHO, "edition", "show", "osaka"], capture_output=True, text=True).stdout)
        short = json.loads(standard.read_text())
        short["edition"] = "short"
        short["end_of_game"]["tokens"] //= 2
        edition = self.folder / "short.json"
        edition.write_text(json.dumps(short))
        page = self.folder / "page.html"
        done = balance("osaka", "--edition", edition, "--against", standard, "--games", 60, "--bots", "random", "--html", page)
        self.assertEqual(done.returncode, 0, done.stderr)
        printed = done.stdout.split("short minus ", 1)[1].splitlines()[1:]
        rows = [line for line in printed if re.search(r" (seats|games)$", line)]
        self.assertGreater(len(rows), 5)
        table = page.read_text().split("What differs</h2>", 1)[1].split("</table>", 1)[0]
        shown = re.findall(r"<tr><th[^>]*>([^<]*)</th>((?:<td>[^<]*</td>)+)</tr>", table)
        self.assertEqual(len(shown), len(rows))
        for row, (subject, cells) in zip(rows, shown):
            figure, first, second, difference, of = re.findall(r"<td>([^<]*)</td>", cells)
            self.assertEqual(row.split(), f"{subject}, {figure} {first} {second} {difference} {of}".split())
            unit = " pp" if "%" in first else ""
            self.assertRegex(difference, rf"^[+-][0-9.]+{unit} \[[+-][0-9.]+, [+-][0-9.]+\]$")

    def test_no_file_is_written_over_another(self):
        edition = self.folder / "mine.json"
        edition.write_text("{}")
        for files in (
            ("--json", edition, "--html", edition),
            ("--edition", edition, "--html", self.folder / "." / "mine.json"),
            ("--against", edition, "--json", edition),
        ):
            done = balance("osaka", "--games", 2, *files)
            self.assertEqual(done.returncode, 1)
            self.assertIn("which is the same file. (same_file)", done.stderr)
            self.assertEqual(edition.read_text(), "{}")

    def test_a_fault_names_the_edition_that_has_it(self):
        edition = self.folder / "mine.json"
        for text, code in (("{", "bad_json"), ("{}", "missing_field")):
            edition.write_text(text)
            for option in ("--edition", "--against"):
                done = balance("osaka", "--games", 2, option, edition)
                self.assertEqual(done.returncode, 1)
                self.assertRegex(done.stderr, rf"(?s){edition}.*{code}\)$")


if __name__ == "__main__":
    unittest.main()
