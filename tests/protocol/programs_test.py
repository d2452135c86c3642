"""Other programs as players of play, simulate and balance; what all commands have in common."""

import json
import pathlib
import shlex
import subprocess
import sys
import tempfile
import unittest

from engine import KAISHO

FOLDER = tempfile.TemporaryDirectory()
ENGINE = f"command:'{KAISHO}' engine"


def tearDownModule():
    FOLDER.cleanup()


def run(*arguments, **more):
    return subprocess.run([KAISHO, *map(str, arguments)], capture_output=True, text=True, timeout=300, **more)


def bot(name, text):
    """The spec of a player of these lines of Python, which answer every `request`."""
    path = pathlib.Path(FOLDER.name) / f"{name}.py"
    lines = text.replace("\n", "\n    ")
    path.write_text(f"import json, sys\nfor line in sys.stdin:\n    request = json.loads(line)\n    {lines}")
    return f"command:'{sys.executable}' -u '{path}'"


class Programs(unittest.TestCase):
    def test_simulate_counts_them_as_any_other(self):
        common = ("simulate", "osaka", "--games", 4, "--turn-cap", 40, "--json", "--seed", 3)
        program = json.loads(run(*common, "--bots", f"{ENGINE},random").stdout)
        self.assertEqual([one["name"] for one in program["bots"]], [ENGINE, "random"])
        self.assertEqual(program["games"], 4)
        self.assertFalse(program["stopped"])

    def test_balance_plays_them(self):
        done = run("balance", "osaka", "--bots", ENGINE, "--games", 2, "--turn-cap", 40, "--json")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn(ENGINE.replace("'", "'\\''"), json.loads(done.stdout)["command"])

    def test_each_edition_has_its_own(self):
        edition = json.loads(run("edition", "show", "osaka").stdout)
        edition["edition"] = "other"
        other = pathlib.Path(FOLDER.name) / "other.json"
        other.write_text(json.dumps(edition))
        compared = ("balance", "osaka", "--against", other, "--games", 2, "--turn-cap", 40, "--json")
        done = run(*compared, "--bots", ENGINE)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertFalse(json.loads(done.stdout)["stopped"])
        # It takes the standard edition, of which it is told nothing, and refuses the other one.
        picky = bot(
            "picky",
            "import subprocess\n"
            "engine = globals().get('engine') or subprocess.Popen([%r, 'engine'], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)\n"
            "if 'edition' in request: sys.exit(4)\n"
            "engine.stdin.write(line); engine.stdin.flush(); print(engine.stdout.readline(), end='', flush=True)" % KAISHO,
        )
        done = run(*compared, "--bots", picky)
        self.assertEqual(done.returncode, 1)
        self.assertIn("ended with exit status 4", done.stderr)

    def test_a_program_that_fails_ends_them_and_is_named(self):
        bad = bot("bad", 'print(json.dumps({"ok": True, "suggestions": [{"move": "sail away"}]}))')
        for command in (("simulate",), ("balance",)):
            done = run(*command, "osaka", "--bots", f"{bad},random", "--games", 2)
            self.assertEqual(done.returncode, 1)
            self.assertRegex(done.stderr, r"The player 'command:.*bad\.py'' failed in deal 0, rotation [01], seat [01], at the decision after \d+ moves?, for which it took \d+ ms: .*'sail away'\. \(bot_failed\)")

    def test_what_was_played_before_is_told(self):
        # The first game of its seat is played by the engine; then it ends.
        fails = bot(
            "later",
            "import subprocess\n"
            "engine = globals().get('engine') or subprocess.Popen([%r, 'engine'], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)\n"
            "games = globals().get('games', 0) + (request['type'] == 'load' and request['position']['turn'] == 0)\n"
            "if games > 3: sys.exit(3)\n"
            "engine.stdin.write(line); engine.stdin.flush(); print(engine.stdout.readline(), end='', flush=True)" % KAISHO,
        )
        done = run("simulate", "osaka", "--bots", f"{fails},random", "--games", 40, "--turn-cap", 20, "--threads", 1, "--json")
        self.assertEqual(done.returncode, 1, done.stderr)
        self.assertIn("ended with exit status 3", done.stderr)
        result = json.loads(done.stdout)
        self.assertTrue(result["stopped"])
        self.assertGreaterEqual(result["games"], 2)
        self.assertLess(result["games"], 40)

    def test_play_against_one(self):
        record = pathlib.Path(FOLDER.name) / "played.json"
        done = run("play", "osaka", "--seed", 1, "--bots", ENGINE, "--record", record, "--no-confirm", input="1\n1\n1\nq\n")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(json.loads(record.read_text())["players"][1], {"name": ENGINE, "kind": "bot"})
        # It is not started because a record says so.
        again = run("play", "--resume", record, input="q\n")
        self.assertEqual(again.returncode, 1)
        self.assertIn("which does not come with this one", again.stderr)
        self.assertEqual(run("play", "--resume", record, "--bots", ENGINE, input="q\n").returncode, 0)

    def test_play_ends_where_one_fails_and_the_record_goes_on(self):
        record = pathlib.Path(FOLDER.name) / "failed.json"
        slow = bot("slow", "print(json.dumps({'ok': True}), flush=True) if request['type'] == 'load' else print('thinking', file=sys.stderr)")
        done = run("play", "osaka", "--seed", 1, "--bots", slow, "--record", record, "--answer-ms", 300, "--no-confirm", input="1\n" * 20)
        self.assertEqual(done.returncode, 1)
        self.assertRegex(done.stderr, r"seat 1 failed at the decision after \d+ moves?, for which it took \d+ ms: The program did not answer 'suggest' within 300 ms\. \(bot_failed\)")
        self.assertIn("Bot 1: thinking", done.stderr)
        # What it prints goes on with the game: the same program is asked again, and fails again.
        line = next(line for line in done.stdout.splitlines() if "play --resume" in line)
        words = shlex.split(line)
        self.assertEqual(words, ["kaisho", "play", "--resume", str(record), "--bots", slow, "--answer-ms", "300"])
        again = run(*words[1:], "--no-confirm", input="1\n" * 20)
        self.assertIn("(bot_failed)", again.stderr)
        self.assertEqual(run("play", "--resume", record, "--bots", "random", input="q\n").returncode, 0)

    def test_one_that_cannot_be_started_is_told_before_the_game(self):
        for command in (("simulate", "osaka"), ("balance", "osaka"), ("play", "osaka")):
            done = run(*command, "--bots", "command:/no/such/program", input="q\n")
            self.assertEqual(done.returncode, 1, command)
            self.assertIn("/no/such/program", done.stderr)
            self.assertIn("(bad_player)", done.stderr)

    def test_a_spec_that_is_nearly_one_is_told_its_form(self):
        for command in (("simulate", "osaka"), ("balance", "osaka"), ("play", "osaka")):
            for spec in ("command", "command@50ms"):
                done = run(*command, "--bots", spec, input="q\n", env={"LC_ALL": "C"})
                self.assertEqual(done.returncode, 1, command)
                self.assertIn(f"Expected command:PROGRAM, or with a budget command@50ms:PROGRAM or command@1000sims:PROGRAM, found '{spec}'.", done.stderr)
            for spec in (f"mine={ENGINE}", "mine=greedy"):
                done = run(*command, "--bots", spec, input="q\n", env={"LC_ALL": "C"})
                self.assertEqual(done.returncode, 1, command)
                self.assertIn(f"Expected a player without a name, found '{spec}'; only those of kaisho arena can have one", done.stderr)
        done = run("arena", "osaka", "mine=command", "random", env={"LC_ALL": "C"})
        self.assertIn("Expected command:PROGRAM", done.stderr)

    def test_the_line_protocol_says_that_it_starts_none(self):
        lines = '{"type": "new", "game": "osaka"}\n{"type": "suggest", "player": "command:true"}\n'
        answer = json.loads(run("engine", input=lines).stdout.splitlines()[1])
        self.assertEqual(answer["error"]["code"], "bad_player")
        self.assertIn("no other programs are started here", answer["error"]["message"])


class Words(unittest.TestCase):
    def test_the_nearest_word_is_named(self):
        for arguments, text in (
            (("paly", "osaka"), "Expected a command of 'kaisho' (serve, backup, restore, play, "),
            (("paly", "osaka"), "found 'paly'. Did you mean 'play'?"),
            (("edition", "chek"), "Expected a command of 'kaisho edition' (check, diff, show), found 'chek'. Did you mean 'check'?"),
            (("simulate", "osaka", "--plyers", "3"), "Did you mean '--players'?"),
            (("simulate", "osaka", "--plyers=3"), "Expected an option of 'kaisho simulate' (--help, "),
            (("serve", "--prot", "80"), "Did you mean '--port'?"),
            (("verify", "--jso", "x"), "Did you mean '--json'?"),
            (("arena", "osaka", "greedy", "random", "--kind", "lader"), "Did you mean 'ladder'?"),
            (("describe", "osaka", "--table", "move"), "Did you mean 'moves'?"),
            (("simulate", "oska"), "found 'oska'. Did you mean 'osaka'?"),
            (("balance", "osakka"), "Did you mean 'osaka'?"),
            (("perft", "osaca"), "Did you mean 'osaka'?"),
            (("edition", "show", "osakaa"), "Did you mean 'osaka'?"),
            (("edition", "diff", "osaka", "osaca"), "found 'osaca'. Did you mean 'osaka'?"),
            (("edition", "diff", "house1", "osaka"), "house-1), found 'house1'. Did you mean 'house-1'?"),
            (("describe", "osak"), "Did you mean 'osaka'?"),
            (("arena", "osaka", "gredy", "random"), "Did you mean 'greedy'?"),
            (("simulate", "osaka", "--bots", "levle2"), "Did you mean 'level2'?"),
            (("simulate", "osaka", "--bots", "comand:./bot"), "Did you mean 'command'?"),
            (("simulate", "osaka", "--bots", "search:simulation=5"), "Did you mean 'simulations'?"),
            (("play", "osaka", "--language", "fra"), "Did you mean 'fr'?"),
            (("serve", "--log", "debg"), "Did you mean 'debug'?"),
        ):
            done = run(*arguments, env={"LC_ALL": "C"}, input="")
            self.assertEqual(done.returncode, 2 if "diff" in arguments else 1, arguments)
            self.assertIn(text, done.stderr, arguments)

    def test_the_line_protocol_names_it_too(self):
        asked = (
            ({"type": "stat"}, "state"),
            ({"type": "new", "game": "osaka", "sed": "1"}, "seed"),
            ({"type": "new", "game": "osakka"}, "osaka"),
            ({"type": "new", "game": "osaka", "options": {"variant": []}}, "variants"),
            ({"type": "suggest", "player": "gredy"}, "greedy"),
            ({"type": "choose", "player": "search:simulatons=3"}, "simulations"),
        )
        lines = [{"type": "new", "game": "osaka"}, *(request for request, _ in asked)]
        answers = run("engine", input="".join(json.dumps(line) + "\n" for line in lines)).stdout.splitlines()[1:]
        for (request, nearest), line in zip(asked, answers, strict=True):
            error = json.loads(line)["error"]
            self.assertEqual(error["values"]["nearest"], nearest, request)
            self.assertTrue(error["message"].endswith(f"Did you mean '{nearest}'?"), error)


class Json(unittest.TestCase):
    def test_every_command_prints_one_object(self):
        record = pathlib.Path(FOLDER.name) / "one.json"
        run("play", "osaka", "--seed", 1, "--record", record, input="q\n")
        edition = pathlib.Path(FOLDER.name) / "edition.json"
        edition.write_text(run("edition", "show", "osaka").stdout)
        for arguments, member in (
            (("simulate", "osaka", "--games", 2, "--bots", "random"), "bots"),
            (("arena", "osaka", "random", "greedy", "--games", 2), "pairings"),
            (("balance", "osaka", "--games", 2, "--bots", "random"), "command"),
            (("perft", "osaka", "--depth", 2, "--divide"), "leaves"),
            (("verify", record), "records"),
            (("edition", "check", edition), "edition_hash"),
        ):
            done = run(*arguments, "--json")
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertIn(member, json.loads(done.stdout), arguments)
            self.assertIn("--json ", run(*arguments[: 2 if arguments[0] == "edition" else 1], "--help").stdout)

    def test_balance_takes_the_game_behind_it(self):
        options = ("--games", 2, "--bots", "random", "--turn-cap", 20)
        with tempfile.TemporaryDirectory() as folder:
            for arguments in (("balance", "--json", "osaka", *options), ("balance", "osaka", *options, "--json", "-"), ("balance", "osaka", "--json", *options)):
                done = run(*arguments, cwd=folder)
                self.assertEqual(done.returncode, 0, done.stderr)
                self.assertIn("osaka", json.loads(done.stdout)["command"])
                self.assertEqual(list(pathlib.Path(folder).iterdir()), [])
            # Where the game is named besides, it is a file as ever.
            self.assertEqual(run("balance", "osaka", *options, "--json", "osaka", cwd=folder).returncode, 0)
            self.assertEqual([path.name for path in pathlib.Path(folder).iterdir()], ["osaka"])

    def test_no_file_is_called_by_a_dash(self):
        with tempfile.TemporaryDirectory() as folder:
            for arguments in (("balance", "osaka", "--html", "-"), ("arena", "osaka", "random", "greedy", "--html", "-"), ("arena", "osaka", "random", "greedy", "--out", "-"), ("play", "osaka", "--record", "-")):
                done = run(*arguments, *(("--games", 2) if arguments[0] != "play" else ()), cwd=folder, input="q\n", env={"LC_ALL": "C"})
                self.assertEqual(done.returncode, 1, arguments)
                self.assertIn("Expected the name of a file to be written, found '-'; write ./- for a file of that name.", done.stderr)
                self.assertEqual(list(pathlib.Path(folder).iterdir()), [])

    def test_faults_are_told_in_it(self):
        edition = json.loads(run("edition", "show", "osaka").stdout)
        del edition["provenance"]
        file = pathlib.Path(FOLDER.name) / "bad.json"
        file.write_text(json.dumps(edition))
        done = run("edition", "check", file, "--json")
        self.assertEqual(done.returncode, 1)
        self.assertEqual([fault["values"]["field"] for fault in json.loads(done.stdout)["faults"]], ["provenance"])
        done = run("verify", file, "--json")
        self.assertEqual(done.returncode, 1)
        self.assertFalse(json.loads(done.stdout)["records"][0]["sound"])

    def test_one_seed_has_one_help(self):
        for command in ("play", "simulate", "arena", "balance", "perft"):
            text = " ".join(run(command, "--help").stdout.split())
            self.assertRegex(text, r"--seed \w+(=1)?( Excludes: --resume)? decides the deals and all chance: a whole number", command)


if __name__ == "__main__":
    unittest.main()
