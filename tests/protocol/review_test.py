"""kaisho review: what recorded games were worth, from the command line."""

import json
import pathlib
import subprocess
import tempfile
import unittest

from engine import KAISHO, game_ids


def run(*arguments):
    return subprocess.run([KAISHO, *map(str, arguments)], capture_output=True, text=True, timeout=300)


class Review(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.records = {}
        for game in game_ids():
            kept = pathlib.Path(cls.folder.name) / game
            done = run("arena", game, "greedy", "random", "--games", 2, "--turn-cap", 8, "--records", kept)
            assert done.returncode == 0, done.stderr
            cls.records[game] = sorted(kept.iterdir())[0]

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def review(self, *arguments):
        done = run("review", "--json", "--simulations", 8, *arguments)
        self.assertEqual(done.returncode, 0, done.stderr)
        return json.loads(done.stdout)["reviews"]

    def test_accounts_add_up(self):
        for game, record in self.records.items():
            [review] = self.review(record)
            told = json.loads(record.read_text())
            self.assertEqual(len(review["steps"]), len(told["moves"]), game)
            for seat in review["seats"]:
                account = seat["account"]
                parts = account["start"] + account["own"] + account["others"] + account["luck"]
                self.assertAlmostEqual(parts, account["end"], 6, game)
            self.assertAlmostEqual(sum(seat["account"]["end"] for seat in review["seats"]), 1, 6, game)

    def test_threads_change_nothing(self):
        record = self.records["osaka"]
        self.assertEqual(self.review("--threads", 1, record), self.review("--threads", 2, record))

    def test_text_names_players_and_turning_points(self):
        done = run("review", "--simulations", 8, self.records["osaka"])
        self.assertEqual(done.returncode, 0, done.stderr)
        for part in ("percent of victory", "turning points", "greedy", "random"):
            self.assertIn(part, done.stdout)

    def test_a_running_game_is_refused(self):
        told = json.loads(self.records["osaka"].read_text())
        told["moves"] = told["moves"][:3]
        told["result"] = told["hash"] = None
        running = pathlib.Path(self.folder.name) / "running.json"
        running.write_text(json.dumps(told))
        done = run("review", running)
        self.assertEqual(done.returncode, 1)
        self.assertIn("not over", done.stderr)
        self.assertIn("running.json", done.stderr)

    def test_a_record_that_lies_is_refused(self):
        told = json.loads(self.records["osaka"].read_text())
        told["result"]["score"][0] += 1
        lying = pathlib.Path(self.folder.name) / "lying.json"
        lying.write_text(json.dumps(told))
        self.assertEqual(run("review", lying).returncode, 1)
        self.assertEqual(run("review", lying).stderr.count("wrong_result"), 1)

    def test_players_of_many_games(self):
        done = run("review", "--json", "--simulations", 8, self.records["osaka"].parent)
        self.assertEqual(done.returncode, 0, done.stderr)
        told = json.loads(done.stdout)
        self.assertEqual(len(told["reviews"]), 2)
        for name in ("greedy", "random"):
            player = told["players"][name]
            steps = [step for review in told["reviews"] for step in review["steps"]
                     if "verdict" in step and review["players"][step["seat"]] == name]
            lost = [step["verdict"]["lost"] for step in steps]
            self.assertEqual(player["games"], 2)
            self.assertEqual(player["losses"]["all"]["decisions"], len(lost))
            self.assertAlmostEqual(player["losses"]["all"]["lost"], sum(lost), 6)
            for parts in (player["losses"]["phases"], player["losses"]["kinds"].values()):
                self.assertEqual(sum(part["decisions"] for part in parts), len(lost))
            self.assertEqual([one["lost"] for one in player["biggest"]], sorted(lost, reverse=True)[:3])
            few = player["losses"]["first_half"]
            self.assertEqual(few["rate"] is None, few["decisions"] < 20)

    def test_kept_reviews_are_not_made_again(self):
        games, kept = self.records["osaka"].parent, pathlib.Path(self.folder.name) / "kept"
        def keep(*more):
            done = run("review", "--simulations", 8, "--keep", kept, games, *more)
            self.assertEqual(done.returncode, 0, done.stderr)
            return done.stdout, {file.name: (file.stat().st_mtime_ns, file.read_text()) for file in kept.iterdir()}
        text, first = keep()
        self.assertEqual(len(first), 2)
        self.assertEqual(keep(), (text, first))
        # What was changed by hand, or made with another seed, is made again, and the same.
        changed = sorted(kept.iterdir())[0]
        changed.write_text(changed.read_text().replace('"luck"', '"lack"'))
        again = keep()[1]
        self.assertEqual({name: text for name, (_, text) in again.items()}, {name: text for name, (_, text) in first.items()})
        self.assertNotEqual(keep("--seed", 2)[1], again)


if __name__ == "__main__":
    unittest.main()
