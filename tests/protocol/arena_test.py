"""kaisho arena: a contest from the command line, stopped and resumed, with programs as players."""

import json
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import time
import unittest

from engine import KAISHO, Engine, game_ids


def arena(*arguments, status=0):
    done = subprocess.run([KAISHO, "arena", *map(str, arguments)], capture_output=True, text=True, timeout=120)
    assert done.returncode == status, (arguments, done.returncode, done.stdout, done.stderr)
    return done


def bot(text):
    """A player of these lines of Python, which answer every `request`."""
    program = "import json, os, sys, time\nfor line in sys.stdin:\n    request = json.loads(line)\n    " + text.replace("\n", "\n    ")
    path = pathlib.Path(FOLDER.name) / f"bot{abs(hash(text))}.py"
    path.write_text(program)
    return f"bot=command:'{sys.executable}' -u '{path}'"


def runs(pid):
    try:
        return pathlib.Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


FOLDER = tempfile.TemporaryDirectory()


def tearDownModule():
    FOLDER.cleanup()


def path(name):
    found = pathlib.Path(FOLDER.name) / name
    found.unlink(missing_ok=True)
    return found


class Contests(unittest.TestCase):
    def test_the_same_command_says_the_same(self):
        command = ("osaka", "greedy", "random", "level1", "--kind", "ladder", "--games", 8, "--seed", 5, "--json")
        one = json.loads(arena(*command, "--threads", 1).stdout)
        self.assertEqual(one, json.loads(arena(*command, "--threads", 3).stdout))
        self.assertEqual(one["games"], 16)
        self.assertTrue(one["complete"])
        self.assertEqual([(p["a"], p["b"]) for p in one["pairings"]], [("greedy", "random"), ("random", "level1")])
        self.assertEqual([r["player"] for r in one["ratings"]], ["greedy", "random", "level1"])

    def test_a_table_and_a_page(self):
        page = path("page.html")
        done = arena("osaka", "greedy", "random", "--players", 4, "--field", "two", "--games", 12, "--turn-cap", 60, "--html", page)
        for text in ("greedy - random", "By seat", "25.0% is even", "12 games counted"):
            self.assertIn(text, done.stdout)
        self.assertRegex(done.stdout, r"\ngreedy - random +3 +\d")
        self.assertEqual(done.stderr, "")
        html = page.read_text()
        self.assertIn("kaisho arena osaka greedy random --players 4 --field two", html)
        self.assertNotIn("<script", html)
        self.assertNotIn("http", html.replace("http://www.w3.org/2000/svg", ""))

    def test_shares_without_luck(self):
        page, file = path("page.html"), path("luck.jsonl")
        command = ("osaka", "greedy", "random", "--games", 6, "--turn-cap", 40, "--seed", 2, "--luck-adjusted", "--out", file, "--html", page, "--force")
        done = arena(*command)
        self.assertIn("Without luck", done.stdout)
        judge = json.loads(file.read_text().splitlines()[0])["luck"]
        self.assertEqual(judge["judge"], "net")
        self.assertIn(f"Judged by the net, {judge['value']}.", done.stdout)
        html = page.read_text()
        self.assertIn("--seed 2 --turn-cap 40 --luck-adjusted", html)
        self.assertIn(judge["value"], html)
        report = json.loads(arena("--report", file, "--json").stdout)
        self.assertEqual(report["contest"]["luck"], judge)
        self.assertEqual(sorted(report["pairings"][0]["without_luck"]), ["games", "luck", "luck_95", "share", "share_95"])
        self.assertIn('there luck is {', arena(*(word for word in command if word != "--luck-adjusted"), status=1).stderr)

    def test_a_test_of_two_strengths_ends_by_itself(self):
        done = arena("osaka", "greedy", "random", "--sprt", "0,100", "--games", 4000, "--json")
        result = json.loads(done.stdout)
        self.assertEqual(result["sprt"]["verdict"], "H1")
        self.assertLess(result["games"], 100)
        self.assertTrue(result["complete"])

    def test_equal_budgets(self):
        result = json.loads(arena("osaka", "a=search:turns=2", "b=search:simulations=3", "c=greedy", "--simulations", 2, "--games", 2, "--json").stdout)
        self.assertEqual([p["spec"] for p in result["contest"]["players"]], ["search:turns=2,simulations=2", "search:simulations=3", "greedy"])

    def test_wrong_arguments(self):
        pipe = path("pipe")
        os.mkfifo(pipe)
        for arguments, says in (
            ((), "game"),
            (("go", "greedy", "random"), "go"),
            (("osaka", "greedy"), "players"),
            (("osaka", "greedy", "greedy"), "greedy"),
            (("osaka", "greedy", "deep"), "deep"),
            (("osaka", "greedy", "command:/no/such"), "/no/such"),
            (("osaka", "greedy", "random", "--players", 9), "seats"),
            (("osaka", "greedy", "random", "--sprt", "20,0"), "elo0"),
            (("osaka", "greedy", "random", "--luck-adjusted"), "choose another seed, such as --seed 2"),
            (("osaka", "greedy", "random", "--luck-adjusted", "--seed", 4004), "has learnt from games of seed 4004"),
            (("osaka", "greedy", "random", "--luck-adjusted", "--seed", 2, "--sprt", "0,20"), "without luck its error rates are not known"),
            (("--resume", "/no/such/file", "--luck-adjusted"), "leave out --luck-adjusted"),
            (("--resume", "/no/such/file"), "/no/such/file"),
            (("--report", "/no/such/file"), "/no/such/file"),
            (("osaka", "greedy", "random", "--report", "/no/such/file"), "leave out GAME"),
            (("--report", "/no/such/file", "--games", 4), "leave out --games"),
            (("--resume", "/no/such/file", "--seed", 4), "leave out --seed"),
            (("--resume", pipe), "is not a regular file"),
            (("osaka", "search", "beam", "--simulations", 9), "beam:ms="),
            (("osaka", "greedy", "random", "--games", 10**8, "--html", "/no/such/page.html"), "/no/such/page.html"),
            (("osaka", "greedy", "random", "--out", "/no/such/file"), "/no/such/file"),
        ):
            self.assertIn(says, arena(*arguments, status=1).stderr)


class Stopping(unittest.TestCase):
    command = ("osaka", "search:simulations=20", "greedy", "--games", 40, "--seed", 3)

    def lines(self, file):
        return sorted(file.read_text().splitlines())

    def test_stopped_and_killed_it_goes_on(self):
        whole, file = path("whole.jsonl"), path("it stopped.jsonl")
        expected = json.loads(arena(*self.command, "--out", whole, "--json").stdout)
        for how in (signal.SIGINT, signal.SIGTERM, signal.SIGKILL):
            before = len(file.read_text().splitlines()) if file.exists() else 0
            process = subprocess.Popen([KAISHO, "arena", *map(str, self.command), "--out", file], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
            deadline = time.monotonic() + 60
            while (not file.exists() or len(file.read_text().splitlines()) < before + 3) and time.monotonic() < deadline:
                time.sleep(0.01)
            process.send_signal(how)
            says = process.communicate(timeout=60)[1]
            if how != signal.SIGKILL:
                self.assertEqual(process.returncode, 130)
                self.assertIn(f"kaisho arena --resume '{file}'", says)
        part = json.loads(arena("--report", file, "--json").stdout)
        self.assertLess(part["games"], 40)
        self.assertFalse(part["complete"])
        resumed = json.loads(arena("--resume", file, "--json").stdout)
        self.assertEqual(resumed, expected)
        self.assertEqual(self.lines(file), self.lines(whole))
        self.assertEqual(json.loads(arena("--report", file, "--json").stdout), expected)

    def test_another_contest_is_refused(self):
        file = path("other.jsonl")
        arena("osaka", "greedy", "random", "--games", 2, "--out", file)
        kept = file.read_text()
        self.assertIn("seed is 1, here 2", arena("osaka", "greedy", "random", "--games", 2, "--seed", 2, "--out", file, status=1).stderr)
        self.assertEqual(file.read_text(), kept)
        again = arena("osaka", "greedy", "random", "--games", 2, "--out", file)
        self.assertEqual(file.read_text(), kept)
        self.assertIn("2 games counted", again.stdout)

    def test_the_page_is_not_written_over_the_results(self):
        file = path("same.jsonl")
        arena("osaka", "greedy", "random", "--games", 4, "--out", file)
        games = file.read_text()
        for option in ("--out", "--resume", "--report"):
            players = ("osaka", "greedy", "random") if option == "--out" else ()
            done = arena(*players, option, file, "--html", file, status=1)
            self.assertIn("which is the same file. (same_file)", done.stderr)
            self.assertEqual(file.read_text(), games)

    def test_more_games(self):
        file, whole = path("more.jsonl"), path("at_once.jsonl")
        arena("osaka", "greedy", "random", "--games", 4, "--out", file)
        more = arena("--resume", file, "--games", 10, "--json").stdout
        self.assertEqual(json.loads(more), json.loads(arena("osaka", "greedy", "random", "--games", 10, "--out", whole, "--json").stdout))
        self.assertIn("deals is 5, here 1", arena("--resume", file, "--games", 2, status=1).stderr)
        test = path("test.jsonl")
        arena("osaka", "greedy", "random", "--games", 4, "--sprt", "0,5", "--out", test)
        self.assertIn("leave out --games", arena("--resume", test, "--games", 10, status=1).stderr)

    def test_another_program(self):
        file = path("program.jsonl")
        arena("osaka", "greedy", "random", "--games", 2, "--out", file)
        first = json.loads(file.read_text().splitlines()[0])
        self.assertRegex(first["program"], "^[0-9a-f]{16}$")
        first["program"] = "0123456789abcdef"
        file.write_text(json.dumps(first) + "\n")
        self.assertIn("other_program", arena("--resume", file, status=1).stderr)
        self.assertIn("2 games counted", arena("--resume", file, "--other-program").stdout)
        self.assertIn("2 games counted", arena("--resume", file).stdout)


class Programs(unittest.TestCase):
    def forfeits(self, text, *arguments, says):
        result = json.loads(arena("osaka", "greedy", bot(text), "--games", 2, "--json", *arguments).stdout)
        self.assertEqual(result["pairings"][0]["forfeits"], [0, 2])
        self.assertEqual(result["pairings"][0]["share"], 1)
        self.assertTrue(result["complete"])
        self.assertTrue(any(says in told["reason"] for told in result["forfeits"]), result["forfeits"])
        return result

    def test_the_engine_plays_every_game_whole(self):
        for game in game_ids():
            result = json.loads(arena(game, f"engine=command:{KAISHO} engine", "random", "--games", 2, "--turn-cap", 40, "--json").stdout)
            self.assertEqual(result["forfeits"], [], game)
            self.assertEqual(result["games"], 2)

    def test_the_engine_plays_a_house_edition(self):
        edition = json.loads(subprocess.run([KAISHO, "edition", "show", "osaka"], capture_output=True, text=True).stdout)
        edition["end_of_game"]["tokens"] = 3
        file = path("house.json")
        file.write_text(json.dumps(edition))
        arguments = ("osaka", f"engine=command:{KAISHO} engine", "random", "--games", 4, "--json")
        house, standard = (json.loads(arena(*arguments, *more).stdout) for more in (("--edition", file), ()))
        self.assertEqual(house["forfeits"], [])
        self.assertLess(house["decisions"], standard["decisions"])

    def test_programs_that_fail(self):
        answer = 'print(json.dumps({"ok": True, "suggestions": [{"move": %s}]}))'
        self.forfeits(answer % '"token pink"', says="token pink")
        self.forfeits(answer % "7", says="suggested no move")
        self.forfeits("print('hello')", says="hello")
        self.forfeits("print(json.dumps({'ok': False, 'error': {'message': 'I give up.'}}))", says="I give up.")
        self.forfeits("sys.exit(3)", says="ended with exit status 3")
        self.forfeits("os.kill(os.getpid(), 6)", says="Signal 6 (Aborted) ended the program")
        late = self.forfeits("time.sleep(60)", "--answer-ms", 500, says="The program did not answer 'load' within 500 ms.")
        self.assertGreaterEqual(late["forfeits"][0]["took_ms"], 500)

    def test_a_forfeit_names_a_position_that_can_be_loaded(self):
        fails = "if request['type'] == 'suggest' and len(seen) > 4: sys.exit(9)\n"
        once = "seen = globals().setdefault('seen', [])\nseen.append(1)\n"
        answer = "print(engine(line), end='', flush=True)"
        helper = f"process = subprocess.Popen(['{KAISHO}', 'engine'], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)\n"
        text = (
            "engine = globals().get('engine')\nif engine is None:\n    import subprocess\n    "
            + helper
            + "    def engine(line):\n        process.stdin.write(line); process.stdin.flush()\n        return process.stdout.readline()\n"
        )
        command = ("osaka", "greedy", bot(text + once + fails + answer), "--games", 2)
        result = json.loads(arena(*command, "--json").stdout)
        told = result["forfeits"][0]
        self.assertEqual(told["player"], "bot")
        self.assertGreater(len(told["moves"]), 2)
        printed = arena(*command).stdout
        lines = [line for line in printed.splitlines() if line.startswith("{")]
        with Engine() as engine:
            new, play = (engine.send_line(line.encode()) for line in lines[:2])
        self.assertEqual(json.loads(lines[0])["seed"], told["seed"])
        self.assertEqual(play["to_move"], told["seat"])
        self.assertEqual(play["n"], len(told["moves"]))
        self.assertIn("bot: The program ended with exit status 9 instead of an answer.", printed)

    def test_no_verdict_on_forfeits_alone(self):
        file = path("forfeits.jsonl")
        done = arena("osaka", "greedy", bot("sys.exit(1)"), "--sprt", "0,100", "--games", 400, "--out", file, "--json", status=2)
        result = json.loads(done.stdout)
        self.assertEqual(result["sprt"]["verdict"], "forfeits")
        # As many as would accept H0 if they had been played.
        self.assertEqual(result["sprt"]["deals"], 12)
        self.assertEqual(result["sprt"]["forfeited"], 12)
        self.assertIn("no verdict", arena("--report", file, status=2).stdout)

    def test_nothing_outlives_the_arena(self):
        pids = path("pids")
        # One child stays in its group, one begins a session of its own, one is left by who started it.
        sleeper = (
            "import subprocess\n"
            "child = subprocess.Popen(['sleep', '600'])\n"
            "other = subprocess.Popen(['sleep', '600'], start_new_session=True)\n"
            "left = subprocess.run(['setsid', 'sh', '-c', 'sleep 600 > /dev/null & echo $!'], stdout=subprocess.PIPE, text=True).stdout.strip()\n"
            f"open('{pids}', 'a').write(f'{{os.getpid()}} {{child.pid}} {{other.pid}} {{left}} ')\n"
            "time.sleep(600)"
        )
        for how in (signal.SIGKILL, signal.SIGINT):
            pids.unlink(missing_ok=True)
            process = subprocess.Popen([KAISHO, "arena", "osaka", "greedy", bot(sleeper), "--games", "2", "--threads", "1"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            deadline = time.monotonic() + 60
            while not (pids.exists() and len(pids.read_text().split()) == 4) and time.monotonic() < deadline:
                time.sleep(0.02)
            process.send_signal(how)
            process.wait(timeout=60)
            started = [int(pid) for pid in pids.read_text().split()]
            while any(runs(pid) for pid in started) and time.monotonic() < deadline:
                time.sleep(0.02)
            self.assertEqual([pid for pid in started if runs(pid)], [], how)

    def test_ctrl_c_interrupts_a_decision(self):
        for player in ("search:simulations=1000000", "search:ms=600000"):
            process = subprocess.Popen([KAISHO, "arena", "osaka", player, "greedy", "--games", "2"], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
            time.sleep(1)
            began = time.monotonic()
            process.send_signal(signal.SIGINT)
            process.communicate(timeout=60)
            self.assertEqual(process.returncode, 130)
            self.assertLess(time.monotonic() - began, 10)


class Records(unittest.TestCase):
    def test_every_game_is_kept(self):
        folder = path("records")
        file = path("recorded.jsonl")
        command = ("osaka", "greedy", "random", "--players", 3, "--games", 6, "--turn-cap", 60)
        arena(*command, "--records", folder, "--out", file)
        records = sorted(folder.iterdir())
        self.assertEqual(len(records), 6)
        verified = subprocess.run([KAISHO, "verify", *records], capture_output=True, text=True)
        self.assertEqual((verified.returncode, verified.stdout.count("played to the end")), (0, 6), verified.stdout)
        games = {(game["deal"], game["seating"]): game for game in map(json.loads, file.read_text().splitlines()[1:])}
        for record in records:
            deal, seating = (int(part) for part in record.stem.split("-")[1::2])
            told, game = json.loads(record.read_text()), games[deal, seating]
            self.assertEqual([player["name"] for player in told["players"]], game["players"])
            self.assertEqual(told["result"]["score"], game["outcome"]["score"])
            self.assertNotIn("moves", game["outcome"])
        arena("--resume", file, "--games", 9, "--records", folder)
        self.assertEqual(len(list(folder.iterdir())), 9)
        kept = records[0].read_text()
        self.assertIn("--force", arena(*command, "--seed", 2, "--records", folder, status=1).stderr)
        self.assertEqual(records[0].read_text(), kept)
        arena(*command, "--seed", 2, "--records", folder, "--force")
        self.assertNotEqual(records[0].read_text(), kept)

    def test_a_folder_that_cannot_be_written_is_told_before_the_games(self):
        for folder in ("/dev/full", "/proc/none", __file__):
            done = arena("osaka", "greedy", "random", "--games", 100000, "--records", folder, status=1)
            self.assertIn("cannot_write", done.stderr)

    def test_a_forfeited_game_is_a_record_too(self):
        folder = path("forfeited")
        arena("osaka", "greedy", bot("sys.exit(1)"), "--games", 2, "--records", folder)
        verified = subprocess.run([KAISHO, "verify", *folder.iterdir()], capture_output=True, text=True)
        self.assertEqual((verified.returncode, verified.stdout.count("not yet over")), (0, 2), verified.stdout)


if __name__ == "__main__":
    unittest.main()
