"""What a round of learning asks of its programs, and what it does with their answers: with others in their
place, which write down what they were asked."""

import argparse
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
TRAIN = ROOT / "tools" / "train"
sys.path.insert(0, str(TRAIN))

import specs
import training_options

# Writes its words down as a line of JSON, and the files it is told to, named by how often it was asked.
PROGRAM = """#!{python}
import json, pathlib, sys
said = pathlib.Path(__file__).with_suffix(".said")
with said.open("a") as file:
    file.write(json.dumps(sys.argv[1:]) + "\\n")
for name in ("--out", "--vectors"):
    if name in sys.argv:
        pathlib.Path(sys.argv[sys.argv.index(name) + 1]).write_text(str(len(said.read_text().splitlines())))
print({answer!r})
"""
STORY = json.dumps({"positions": 900, "games": 70, "loss": 0.5})


def value(words, name):
    return words[words.index(name) + 1]


class Rounds(unittest.TestCase):
    def setUp(self):
        self.tree = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.tree)
        for folder in ("players/nets", "tests/native_browser/nets", "tools"):
            (self.tree / folder).mkdir(parents=True)
        shutil.copytree(TRAIN, self.tree / "tools/train", ignore=shutil.ignore_patterns("__pycache__"))
        self.program("selfplay", "")
        self.program("python", STORY)

    def program(self, name, answer):
        path = self.tree / name
        path.write_text(PROGRAM.format(python=sys.executable, answer=answer), encoding="utf-8")
        path.chmod(0o755)

    def round(self, verdict, *options):
        self.program("match", json.dumps({"verdict": verdict, "share": 0.6, "deals": 40, "llr": 3.0}))
        command = [sys.executable, "-B", self.tree / "tools/train/round", "osaka", *options]
        for name in ("selfplay", "python"):
            command += [f"--{name}", self.tree / name]
        command += ["--net-match", self.tree / "match"]
        return subprocess.run([str(word) for word in command], check=True, capture_output=True, text=True).stderr

    def said(self, name):
        """The words of each call, the last one last."""
        return [json.loads(line) for line in (self.tree / f"{name}.said").read_text().splitlines()]

    def record(self):
        lines = (self.tree / "players/nets/osaka.rounds.txt").read_text(encoding="utf-8").splitlines()
        return [line.split() for line in lines if not line.startswith("#")]

    def tuned(self):
        return json.loads((self.tree / "players/tuned/osaka.json").read_text(encoding="utf-8"))

    def test_the_training_is_told_what_the_round_was(self):
        self.round("H0", "--batch", 1024, "--decay", 0.01, "--search-part", 0.2, "--epochs", 6, "--alone")
        words = self.said("python")[-1]
        for name, said in (("--batch", "1024"), ("--decay", "0.01"), ("--search-part", "0.2"), ("--epochs", "6")):
            self.assertEqual(value(words, name), said)
        self.assertIn("--alone", words)
        self.round("H0")
        words = self.said("python")[-1]
        self.assertEqual(value(words, "--batch"), "512")
        self.assertNotIn("--alone", words)

    def test_self_play_begins_some_games_at_random(self):
        self.round("H0")
        words = self.said("selfplay")[-1]
        self.assertEqual((value(words, "--random-percent"), value(words, "--random-moves")), ("20", "40"))
        self.round("H0", "--random-percent", 50, "--random-moves", 90)
        words = self.said("selfplay")[-1]
        self.assertEqual((value(words, "--random-percent"), value(words, "--random-moves")), ("50", "90"))

    def test_a_match_of_four_is_told_so(self):
        self.round("H1", "--match-players", 4)
        self.assertEqual(value(self.said("match")[-1], "--players"), "4")
        self.assertEqual(self.tuned()["budgets"]["50"]["matches"][0]["players"], 4)

    def test_nothing_half_written_is_left(self):
        self.round("H1")
        self.assertEqual(list(self.tree.rglob("*.new")), [])

    def test_each_round_has_its_own_deals(self):
        self.round("H0", "--rounds", 2, "--seed", 7)
        for name in ("selfplay", "match"):
            self.assertEqual([value(words, "--seed") for words in self.said(name)], ["7001", "7002"])

    def test_what_is_kept_plays_with_its_part(self):
        self.round("H1", "--net", 40)
        first = self.said("match")[-1]
        self.assertEqual(value(first, "--player"), "search:ms=30,cpu=1,net=40")
        self.assertNotIn("--against", first)
        for budget in ("50", "500"):
            entry = self.tuned()["budgets"][budget]
            self.assertEqual(entry["values"], {"net": 40})
            self.assertTrue(entry["found"].startswith("kaisho-net-match osaka --net players/nets/osaka.json --player search:ms=30,cpu=1,net=40 "))
            figures = {"share": 0.6, "deals": 40, "llr": 3.0, "verdict": "H1", "players": 2}
            self.assertEqual(entry["matches"], [{"match": "net=40 - before", "found": entry["found"], **figures}])
        self.assertEqual(self.tuned()["game"], "osaka")

    def test_the_champion_plays_with_its_own_part(self):
        self.round("H1", "--net", 40)
        self.round("H0", "--net", 70)
        words = self.said("match")[-1]
        self.assertEqual(value(words, "--player"), "search:ms=30,cpu=1,net=70")
        self.assertEqual(value(words, "--against-player"), "search:ms=30,cpu=1,net=40")
        self.assertEqual(value(self.said("selfplay")[-1], "--full"), "search:simulations=200,net=40")
        self.assertEqual(self.tuned()["budgets"]["50"]["values"], {"net": 40})  # dropped: nothing changes
        self.round("H1", "--net", 70)
        self.assertEqual(self.tuned()["budgets"]["50"]["values"], {"net": 70})
        found = self.tuned()["budgets"]["50"]["found"].split()
        self.assertEqual((self.tree / value(found, "--net")).read_text(), "3")  # by the names they have now
        self.assertEqual((self.tree / value(found, "--against")).read_text(), "1")

    def test_without_a_champion_self_play_is_without_nets(self):
        self.round("H0")
        words = self.said("selfplay")[-1]
        self.assertNotIn("--net", words)
        self.assertEqual(value(words, "--full"), "search:simulations=200")

    def test_a_net_without_a_part_is_no_champion(self):
        self.round("H1", "--net", 40)
        tuned = self.tuned()
        for budget in tuned["budgets"].values():
            budget["values"]["net"] = 0
        (self.tree / "players/tuned/osaka.json").write_text(json.dumps(tuned), encoding="utf-8")
        self.round("H0", "--net", 70)
        self.assertNotIn("--against", self.said("match")[-1])
        self.assertNotIn("--net", self.said("selfplay")[-1])

    def test_each_round_leaves_a_line(self):
        self.round("H1")
        self.round("H0")
        one, two = self.record()
        self.assertEqual([one[0], two[0]], ["1", "2"])
        self.assertEqual(one[2:], ["70", "900", "0.5", "0.600/40/3.00", "0", "kept"])
        self.assertEqual(two[-1], "dropped")

    def test_as_many_past_champions_as_asked_sit_at_the_tables(self):
        for _ in range(4):
            self.round("H1")
        self.round("H0", "--pool", 2)
        words = self.said("selfplay")[-1]
        nets = [pathlib.Path(words[i + 1]) for i, word in enumerate(words) if word == "--net"]
        self.assertEqual([net.name for net in nets], ["osaka.json", "kept-003.json", "kept-002.json"])

    def test_after_three_failures_it_goes_on_only_when_told(self):
        self.assertIn("--go-on", self.round("H0", "--rounds", 5))
        self.assertEqual(len(self.record()), 3)
        self.round("H0")
        self.assertEqual(len(self.record()), 3)
        self.round("H0", "--go-on", "--rounds", 2)
        self.assertEqual(len(self.record()), 5)
        self.round("H0", "--go-on", "--rounds", 9)
        self.assertEqual(len(self.record()), 8)

    def test_only_failures_in_a_row_count(self):
        for verdict in ("H0", "H0", "H1", "H0", "H0"):
            self.round(verdict)
        self.assertEqual([line[-1] for line in self.record()], ["dropped", "dropped", "kept", "dropped", "dropped"])

    def test_games_and_positions_are_those_learnt_from(self):
        self.round("H0", "--games", 30)
        self.assertEqual(self.record()[0][2:5], ["70", "900", "0.5"])


class TrainingOptions(unittest.TestCase):
    def test_passed_on_they_are_the_same(self):
        parser = argparse.ArgumentParser()
        training_options.add(parser)
        for words in ([], ["--alone", "--width", "128", "--rate", "0.01", "--search-part", "0.2", "--decay", "0.5"]):
            options = parser.parse_args(words)
            again = parser.parse_args([str(word) for word in training_options.arguments(options)])
            self.assertEqual(vars(again), vars(options))
            self.assertEqual(training_options.told(options), vars(options))


class Specs(unittest.TestCase):
    def test_a_part_is_added_and_taken_away(self):
        self.assertEqual(specs.with_part("search:ms=30", 60), "search:ms=30,net=60")
        self.assertEqual(specs.with_part("search", 60), "search:net=60")
        self.assertEqual(specs.with_part("greedy:net=20,evaluations=4", 60), "greedy:net=20,evaluations=4")
        self.assertEqual(specs.with_part("random", 60), "random")
        self.assertEqual(specs.without_part("greedy:net=20,evaluations=4"), "greedy:evaluations=4")
        self.assertEqual(specs.without_part("greedy:net=20"), "greedy")
        self.assertEqual(specs.part_of("search:ms=30,net=70", 1), 70)

    def test_the_part_tuned_for_the_time(self):
        tuned = {"budgets": {"50": {"values": {"net": 20}}, "500": {"values": {"net": 80}}}}
        parts = [specs.tuned_part(tuned, spec) for spec in ("search:ms=30", "search:ms=158", "search:ms=159", "search")]
        self.assertEqual(parts, [20, 20, 80, 80])
        self.assertEqual(specs.tuned_part({"budgets": {}}, "search"), 0)
        self.assertEqual(specs.tuned_part({"budgets": {"500": {"values": {"turns": 3}}}}, "search"), 0)

    def test_how_other_values_were_found_stays_told(self):
        tuned = {"budgets": {"50": {"values": {"turns": 3, "net": 20}, "found": "tuning"}}}
        tuned["budgets"]["50"]["matches"] = [{"match": "turns=3 - turns=4", "share": 0.6}]
        for match in ("one", "two"):
            specs.set_tuned_part(tuned, 60, match, {"share": 0.7})
        of_net = {"match": "net=60 - before", "found": "two", "share": 0.7}
        matches = [{"match": "turns=3 - turns=4", "share": 0.6}, of_net]
        self.assertEqual(tuned["budgets"]["50"], {"values": {"turns": 3, "net": 60}, "found": "tuning; net: two", "matches": matches})
        self.assertEqual(tuned["budgets"]["500"], {"values": {"net": 60}, "found": "two", "matches": [of_net]})

    def test_tries_against_other_values_go(self):
        tuned = {"budgets": {b: {"values": {"net": 20}, "found": "", "tried": [{"command": b}]} for b in ("50", "500")}}
        specs.set_tuned_part(tuned, 20, "the same part")
        self.assertEqual(tuned["budgets"]["50"]["tried"], [{"command": "50"}])
        specs.set_tuned_part(tuned, 40, "another")
        self.assertNotIn("tried", tuned["budgets"]["50"])


if __name__ == "__main__":
    unittest.main()
