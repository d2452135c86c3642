"""What the kaisho command says of an edition of Yokohama: its faults, its differences from another, the games under both."""

import json
import pathlib
import shutil
import subprocess
import tempfile
import unittest

from engine import KAISHO, ROOT, checked_edition, line_of, run


class EditionCheck(unittest.TestCase):
    def test_names_the_thing_and_its_line(self):
        edition = json.loads(run("edition", "show", "yokohama").stdout)
        edition["orders"][3]["goods"]["copper"] = "six"
        edition["areas"][2]["levels"][1]["gainn"] = 1
        text = json.dumps(edition, indent=1, sort_keys=True)
        line = 1 + text[:text.index('"copper": "six"')].count("\n")
        misspelt = 1 + text[:text.index('"gainn"')].count("\n")
        done = run("edition", "check", "-", input=text, env={"LC_ALL": "C"})
        self.assertEqual(done.returncode, 1)
        self.assertIn(f"-: order 4, order-04, goods.copper, line {line}, column 5: ", done.stderr)
        self.assertIn("(orders[3].goods.copper, bad_field)", done.stderr)
        self.assertRegex(done.stderr, rf"-: area 3, [a-z-]+, level 2, gainn, line {misspelt}, column \d+: ")
        french = run("edition", "check", "-", input=text, env={"LC_ALL": "fr_FR.UTF-8"})
        self.assertIn(f"commande 4, order-04, goods.copper, ligne {line}, colonne 5", french.stderr)

    def test_names_the_other_place_in_words(self):
        said, lines = checked_edition("yokohama", lambda edition: edition["orders"][4].update(id="order-04"))
        line = line_of(lines, '"id": "order-04"', ' "orders": [')
        self.assertRegex(said, rf"^-: order 5, order-04, id, line \d+, column \d+: Duplicate id 'order-04', given first at order 4, order-04, id, line {line}, column \d+\. \(orders\[4\]\.id, repeated_id\)\n$")

    def test_notes_what_no_rule_reads(self):
        edition = json.loads(run("edition", "show", "yokohama").stdout)
        edition["edition"] = "mine"
        self.assertNotIn("note", run("edition", "check", "-", input=json.dumps(edition)).stdout)
        # These are for people: the comparison tells them, and the check has no remark.
        edition["orders"][0]["known"] = True
        edition["orders"][1]["known_fields"] = ["goods"]
        edition["orders"][2]["name"]["en"] = "Another"
        edition["provenance"]["orders"]["note"] = "Read from the box."
        self.assertNotIn("note", run("edition", "check", "-", input=json.dumps(edition)).stdout)
        told = json.loads(run("edition", "diff", "yokohama", "-", "--json", input=json.dumps(edition)).stdout)
        self.assertEqual([one["read"] for one in told["differences"]], [False] * 5)
        edition["goods"][1]["pieces"] += 1
        done = run("edition", "check", "-", input=json.dumps(edition))
        self.assertEqual(done.returncode, 0)
        self.assertRegex(done.stdout, r"-: note: good 2, \w+, pieces, line 1, column \d+: .*\(goods\[1\]\.pieces, unread\)")


class EditionDiff(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="kaisho-test-"))
        self.addCleanup(shutil.rmtree, self.folder)
        self.standard = run("edition", "show", "yokohama").stdout
        self.edition = json.loads(self.standard)

    def file(self, name="mine.json"):
        path = self.folder / name
        path.write_text(json.dumps(self.edition, indent=2, sort_keys=True) + "\n")
        return path

    def diff(self, *arguments, status, **more):
        done = run("edition", "diff", *arguments, **more)
        self.assertEqual(done.returncode, status, done.stderr + done.stdout)
        return done

    def told(self, *arguments, status=1):
        return json.loads(self.diff(*arguments, "--json", status=status).stdout)

    def test_the_same(self):
        self.assertIn("same", self.diff("yokohama", self.file(), status=0).stdout)
        told = self.told("yokohama", self.file(), status=0)
        self.assertEqual((told["same"], told["same_values"], told["differences"]), (True, True, []))

    def test_what_rules_read_is_another_hash(self):
        self.edition["edition"] = "mine"
        self.edition["orders"][3]["goods"]["copper"] = 7
        told = self.told("yokohama", self.file())
        self.assertEqual([one["read"] for one in told["differences"]], [False, True])
        self.assertFalse(told["same_values"])
        self.assertNotEqual(told["first"]["hash"], told["second"]["hash"])
        one = told["differences"][1]
        self.assertEqual((one["first"]["value"], one["second"]["value"]), (1, 7))
        self.assertEqual(one["second"]["where"], "orders[3].goods.copper")
        self.assertEqual(one["second"]["place"]["things"][0]["id"], "order-04")
        for side, text in (("first", self.standard), ("second", self.file().read_text())):
            line = text.splitlines()[one[side]["place"]["line"] - 1]
            self.assertEqual(line.strip(), f'"copper": {one[side]["value"]},')
        words = self.diff("yokohama", self.file(), status=1).stdout
        self.assertRegex(words, r"\norder 4, order-04, goods\.copper: 1 in A \(line \d+\), 7 in B \(line \d+\)\n")
        self.assertIn("edition: ", words)
        self.assertEqual(words.count("no rule reads it"), 1)

    def test_what_no_rule_reads_is_the_same_hash(self):
        self.edition["goods"][0]["pieces"] += 1
        self.edition["orders"][0]["name"]["fr"] = "Première"
        told = self.told(self.file(), "yokohama")
        self.assertEqual([one["read"] for one in told["differences"]], [False, False])
        self.assertTrue(told["same_values"])
        self.assertFalse(told["same"])

    def test_an_item_more_and_another_order(self):
        orders = self.edition["orders"]
        orders.insert(1, {**orders[0], "id": "order-00"})
        self.assertEqual(len(self.told("yokohama", self.file())["differences"]), 1)
        self.assertRegex(self.diff("yokohama", self.file(), status=1).stdout, r"order 2, order-00: nothing in A, \{.* in B \(line \d+\)")
        del orders[1]
        orders.reverse()
        self.assertEqual([one["what"] for one in self.told("yokohama", self.file())["differences"]], ["order"])

    def test_former_editions_by_their_name(self):
        # Other games have an edition of that name, but not a former one.
        told = self.told("house-1", "yokohama")
        self.assertEqual((told["first"]["kind"], told["second"]["kind"]), ("former", "standard"))
        self.assertEqual([one["first"]["value"] for one in told["differences"] if one["read"]], [6])
        self.assertEqual(self.told("yokohama", "house-1")["second"], told["first"])
        self.assertIn("former standard edition", self.diff("house-1", self.file(), status=1).stdout)

    def test_trouble_is_another_status_than_a_difference(self):
        torn = self.folder / "torn.json"
        torn.write_text('{"game": ')
        strange = self.folder / "strange.json"
        strange.write_text('{"game": "chess"}')
        for arguments, says in (
            (("yokohama", self.folder / "nothing.json"), "nothing.json"),
            (("osaka", "yokohama"), "osaka"),
            (("osaka", torn), "bad_json"),
            (("osaka", strange), "strange.json: game"),
            (("osaka",), "B"),
            (("osaka", "osaka", "--frob"), "--frob"),
        ):
            done = self.diff(*arguments, status=2)
            self.assertIn(says, done.stderr)
            self.assertEqual(done.stdout, "")
        with open("/dev/full", "w", encoding="utf-8") as full:
            done = subprocess.run([KAISHO, "edition", "diff", "osaka", "osaka"], stdout=full, stderr=subprocess.PIPE, timeout=120)
        self.assertEqual(done.returncode, 2)
        self.refused_as_ever()

    def refused_as_ever(self):
        self.assertEqual(run("edition", "check", self.folder / "nothing.json").returncode, 1)
        self.assertEqual(run("edition", "frob").returncode, 1)

    def test_from_the_standard_input(self):
        self.diff("-", "yokohama", status=0, input=self.standard)


class Balance(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def dear_edition(self):
        edition = json.loads(run("edition", "show", "yokohama").stdout)
        edition["edition"] = "dear"
        for technology in edition["technologies"]:
            technology["cost"] = 9
        path = self.folder / "dear.json"
        path.write_text(json.dumps(edition))
        return path

    def test_two_editions_over_the_same_deals(self):
        page, figures = self.folder / "page.html", self.folder / "figures.json"
        done = run("balance", "yokohama", "--games", 60, "--bots", "random", "--against", self.dear_edition(), "--html", page, "--json", figures)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("edition dear", done.stdout)
        differences = json.loads(figures.read_text())["differences"]
        dearer = [d for d in differences if d["subject"].startswith("technology ") and d["difference_95"][0] > 0]
        self.assertGreater(len(dearer), 3)
        self.assertIn("What differs", page.read_text())

    def test_a_fault_in_the_second_edition_is_told_before_the_games(self):
        broken = json.loads(self.dear_edition().read_text())
        broken["technologies"][0]["cost"] = "much"
        path = self.folder / "broken.json"
        path.write_text(json.dumps(broken))
        done = run("balance", "yokohama", "--against", path)
        self.assertNotEqual(done.returncode, 0)
        self.assertIn("technologies", done.stderr)
        self.assertEqual(done.stdout, "")


class Play(unittest.TestCase):
    def test_a_card_says_the_number_that_is_played(self):
        edition = json.loads((ROOT / "editions/yokohama.json").read_text())
        ball = next(one for one in edition["technologies"] if one["id"] == "ball")
        ball["effect"]["reward"] = {"points": 5}
        edition["edition"] = "mine"
        with tempfile.TemporaryDirectory() as folder:
            mine = pathlib.Path(folder) / "mine.json"
            mine.write_text(json.dumps(edition))
            for language, text in (("en", "+5 points per order fulfilled"), ("fr", "+5 points par commande validée")):
                done = run("play", "yokohama", "--seed", 1, "--edition", mine, "--language", language, input="q\n")
                self.assertIn(text, done.stdout)
            ball["text"]["fr"] = "+5 points par commande validée"
            mine.write_text(json.dumps(edition))
            checked = run("edition", "check", mine)
            self.assertEqual(checked.returncode, 1)
            self.assertIn("technologies[0].text.fr", checked.stderr)
            self.assertIn("{effect.reward.points}", checked.stderr)


if __name__ == "__main__":
    unittest.main()
