"""kaisho review: what recorded games were worth, from the command line."""

import json
import pathlib
import subprocess
import tempfile
import unittest

from engine import KAISHO, NATIVE, WASM, Engine, game_ids


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

    def shared(self, record, commands):
        """The review that sessions of these engines make together, a step each in turn."""
        engines = [Engine(command) for command in commands]
        budget = {"simulations": 8, "candidates": 4, "seed": 1}
        try:
            for engine in engines:
                moves = engine.ask("replay", record=json.loads(record.read_text()))["n"]
            steps = [engines[n % len(engines)].ask("review_step", n=n, **budget)["step"] for n in range(1, moves + 1)]
            short = json.loads(json.dumps(steps))
            for step in short:
                for candidate in step.get("verdict", {}).get("candidates", []):
                    del candidate["line"]
            answers = [engine.ask("review", steps=short, **budget) for engine in engines]
        finally:
            for engine in engines:
                engine.__exit__()
        for answer in answers:
            self.assertEqual(answer, answers[0])
        return {**answers[0]["review"], "steps": steps}

    def test_sessions_that_share_the_steps_come_to_the_same(self):
        for game, record in self.records.items():
            [review] = self.review(record)
            del review["file"], review["players"], review["record_hash"]
            commands = [NATIVE, WASM] if game == "osaka" else [NATIVE]
            self.assertEqual(json.dumps(self.shared(record, commands), sort_keys=True), json.dumps(review, sort_keys=True), game)

    def test_a_session_reviews_nothing_that_runs(self):
        told = json.loads(self.records["osaka"].read_text())
        with Engine() as engine:
            engine.ask("replay", record=told, at=3)
            for type, fields in (("review_step", {"n": 1}), ("review", {"steps": []})):
                self.assertEqual(engine.ask(type, **fields)["error"]["code"], "game_running")

    def test_steps_that_are_none_are_refused(self):
        with Engine() as engine:
            moves = engine.ask("replay", record=json.loads(self.records["osaka"].read_text()))["n"]
            steps = [engine.ask("review_step", n=n, simulations=8)["step"] for n in range(1, moves + 1)]
            decided = next(i for i, step in enumerate(steps) if "verdict" in step)

            def fault(change):
                broken = json.loads(json.dumps(steps))
                change(broken)
                error = engine.ask("review", steps=broken)["error"]
                return f"{error['code']} {error['where']}"

            verdict = f"steps[{decided}].verdict"
            self.assertEqual(fault(lambda all: all.pop()), "bad_field steps")
            self.assertEqual(fault(lambda all: all[0].pop("before")), "missing_field steps[0]")
            self.assertEqual(fault(lambda all: all[0]["after"].pop()), "bad_field steps[0].after")
            self.assertEqual(fault(lambda all: all[0]["open"].__setitem__(0, 1e99)), "bad_field steps[0].open[0]")
            self.assertEqual(fault(lambda all: all[decided]["verdict"].update(candidates=[])), f"bad_field {verdict}.candidates")
            self.assertEqual(fault(lambda all: all.__setitem__(0, 7)), "bad_field steps[0]")
            for n in (0, moves + 1):
                self.assertEqual(engine.ask("review_step", n=n)["error"]["where"], "n")

    def test_text_names_players_and_turning_points(self):
        done = run("review", "--simulations", 8, self.records["osaka"])
        self.assertEqual(done.returncode, 0, done.stderr)
        for part in ("percent of victory", "turning points", "greedy", "random"):
            self.assertIn(part, done.stdout)

    def test_the_page_says_all_in_both_languages(self):
        for game, record in self.records.items():
            page = pathlib.Path(self.folder.name) / f"{game}.html"
            done = run("review", "--simulations", 8, "--html", page, record)
            self.assertEqual((done.returncode, done.stderr), (0, ""))
            text = page.read_text()
            moves = len(json.loads(record.read_text())["moves"])
            for language, title in (("en", "Turning points"), ("fr", "Tournants de la partie")):
                said = text.partition(f'<main lang="{language}">')[2].partition("</main>")[0]
                self.assertIn(title, said, game)
                self.assertIn(f">{moves}. ", said)
                self.assertNotRegex(said, r"\b(event|move|review|mark)\.[a-z_]+|\{\w+\}", game)
            refused = run("review", "--simulations", 8, "--html", page, record)
            self.assertEqual(refused.returncode, 1)
            self.assertIn("--force", refused.stderr)

    def test_a_page_is_of_one_game_and_is_not_kept(self):
        for arguments, says in (((self.records["osaka"].parent,), "bad_option)"), (("--keep", "k", self.records["osaka"]), "--keep")):
            done = run("review", "--html", "page.html", *arguments)
            self.assertNotEqual(done.returncode, 0)
            self.assertIn(says, done.stderr)

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
