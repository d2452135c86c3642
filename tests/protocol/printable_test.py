"""Text from outside that is no UTF-8, or acts on a terminal: it ends no program, loses no game, and is printed escaped."""

import json
import os
import pathlib
import re
import subprocess
import tempfile
import unittest

from engine import KAISHO, ROOT

TOOLS = pathlib.Path(KAISHO).parent
BAD = b"b\xe9d\x1b[31m\xc2\x9b\xe2\x80\xae"
ESCAPED = r"b\x{e9}d\u{1b}[31m\u{9b}\u{202e}"
# Each takes BAD in the place of {}; that they end is part of the test.
COMMANDS = """
manual {}
completion {}
{}
--{}
{}=1
serve {}
serve --address {}
serve --port {}
serve --data /proc/{} --port 0
serve --data /proc/{} --archive /proc/{} --port 0
serve --log {}
serve --log-file /proc/{} --port 0
serve --pages {} --data /proc/none --port 0
serve --nats {} --data /proc/none --port 0
serve --public-url {} --data /proc/none --port 0
serve --trusted-proxy {} --data /proc/none --port 0
backup {} --data {}
backup /proc/{}/x --data {}
restore {} --data {}
play {}
play osaka --players {}
play osaka --bots {}
play osaka --seat {}
play osaka --seed {}
play osaka --language {}
play osaka --colour {}
play osaka --edition {}
play osaka --record /proc/{}
play --resume {}
simulate {}
simulate osaka --games {}
simulate osaka --games 2 --bots {}
simulate osaka --games 2 --variants {}
simulate osaka --games 2 --edition {}
simulate osaka --games 2 --seed {}
arena {} random greedy --games 2
arena osaka {} greedy --games 2
arena osaka m=command:./{} random --games 2 --json
arena osaka {}=random greedy --games 2
arena osaka command@{}:x greedy --games 2
arena osaka random greedy --games {}
arena osaka random greedy --games 2 --kind {}
arena osaka random greedy --games 2 --sprt {}
arena osaka random greedy --games 2 --variants {}
arena osaka random greedy --games 2 --edition {}
arena osaka random greedy --games 2 --nats {}
arena osaka random greedy --games 2 --records /proc/{}
arena osaka random greedy --games 2 --out /proc/{}
arena osaka random greedy --games 2 --html /proc/{}
arena --resume {}
arena --report {}
balance {}
balance osaka --games 2 --bots {}
balance osaka --games 2 --bots random --edition {}
balance osaka --games 2 --bots random --against {}
balance osaka --games 2 --bots random --variants {}
balance osaka --games 2 --bots random --html /proc/{}
balance osaka --games 2 --bots random --json /proc/{}
worker --nats {}
worker --nats nats://{}:1
worker --nats x --log {}
worker --nats x --log-file /proc/{}
worker --nats x --only {}
perft {}
perft osaka --seed {}
perft osaka --depth {}
perft osaka --moves {}
engine {}
verify {}
review {}
edition {}
edition check {}
edition show {}
describe {}
"""
TOOL_COMMANDS = """
kaisho-tune-weights {}
kaisho-tune-weights osaka --{}
kaisho-tune-search {}
kaisho-tune-search osaka --against {} --trials 1
kaisho-tune-search osaka --before {}
kaisho-tune-search osaka --log /proc/{}
kaisho-selfplay {} --out x
kaisho-selfplay osaka --out /proc/{} --games 1
kaisho-selfplay osaka --full {} --out x --games 1
kaisho-selfplay osaka --net {} --out x --games 1
kaisho-net-match {} --net x
kaisho-net-match osaka --net {}
kaisho-net-match osaka --player {} --net x
"""


class Printable(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = os.fsencode(folder.name)

    def run_in_folder(self, *words, env=None, text=b""):
        words = [word if isinstance(word, bytes) else str(word).encode() for word in words]
        return subprocess.run(words, input=text, capture_output=True, cwd=self.folder, timeout=300, env={**os.environb, **(env or {})})

    def kaisho(self, *words, **more):
        return self.run_in_folder(KAISHO, *words, **more)

    def write(self, name, content, mode=0o644):
        path = os.path.join(self.folder, name)
        with open(path, "wb") as file:
            file.write(content)
        os.chmod(path, mode)

    def is_printable(self, output, about):
        for line in output.decode().splitlines():  # it is UTF-8
            self.assertTrue(line.isprintable(), (about, ascii(line)))

    def fails_in_words(self, program, line):
        words = [word.encode().replace(b"{}", BAD) for word in line.split()]
        done = self.run_in_folder(program, *words, env={b"LC_ALL": b"C"})
        self.assertGreater(done.returncode, 0, (line, done))  # less than 0: a signal
        self.is_printable(done.stdout + done.stderr, line)
        return done

    def test_json_is_written_in_one_place(self):
        folders = ("arena", "cli", "core", "engine", "games", "players", "remote", "server", "tools", "wasm")
        sources = [path for folder in folders for path in (ROOT / folder).rglob("*") if path.suffix in (".cpp", ".h") and "tests" not in path.parts]
        self.assertGreater(len(sources), 100)
        found = [str(path.relative_to(ROOT)) for path in sources if re.search(r"\bdump\(", path.read_text(encoding="utf-8"))]
        self.assertEqual(found, ["core/reading/json.cpp"])  # elsewhere json_text(): dump() ends the program

    def test_arguments_of_every_command(self):
        commands = COMMANDS.split("\n")[1:-1]
        shown = subprocess.run([KAISHO, "--help"], capture_output=True, text=True).stdout
        for name in re.findall(r"(?m)^  ([a-z]+) ", shown.split("Subcommands:")[1].split("\n\n")[0]):
            self.assertTrue(any(line.startswith(name) for line in commands), name)
        for line in commands:
            self.assertNotIn(b"\xef\xbf\xbd", self.fails_in_words(KAISHO, line).stderr, line)  # no byte is lost

    def test_arguments_of_every_tool(self):
        for line in TOOL_COMMANDS.split("\n")[1:-1]:
            program, _, rest = line.partition(" ")
            self.fails_in_words(TOOLS / program, rest)

    def test_a_player_is_refused_before_the_games(self):
        self.write(b"b\xe9.sh", f"#!/bin/sh\nexec '{KAISHO}' engine\n".encode(), 0o755)
        done = self.kaisho("arena", "osaka", b"m=command:./b\xe9.sh", "random", "--games", 100000, "--json", "--out", "r.jsonl")
        self.assertEqual((done.returncode, done.stdout), (1, b""))
        self.assertIn(rb"in UTF-8; found 'm=command:./b\x{e9}.sh'", done.stderr)
        self.assertFalse(os.path.exists(os.path.join(self.folder, b"r.jsonl")))

    def test_a_player_with_a_control_character_is_told_of_escaped(self):
        self.write(b"b\x1b.sh", f"#!/bin/sh\nexec '{KAISHO}' engine\n".encode(), 0o755)
        contest = ("arena", "osaka", b"command:./b\x1b.sh", "random", "--games", 2)
        done = self.kaisho(*contest, "--out", "r.jsonl", "--html", "page.html")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.is_printable(done.stdout, contest)
        self.assertIn(rb"command:./b\u{1b}.sh", done.stdout)
        page = pathlib.Path(os.fsdecode(self.folder), "page.html").read_bytes()
        self.is_printable(page, contest)
        self.assertIn(rb"$&#39;command:./b\033.sh&#39;", page)
        self.assertEqual(self.kaisho("arena", "--resume", "r.jsonl", "--games", 4).returncode, 0)

    def test_an_edition_by_any_name(self):
        edition = self.kaisho("edition", "show", "osaka").stdout
        for name in (b"\xe9.json", b"\x1b.json"):
            self.write(name, edition)
            self.assertEqual(self.kaisho("arena", "osaka", "greedy", "random", "--games", 2, "--edition", name, "--json").returncode, 0)
            done = self.kaisho("balance", "osaka", "--games", 2, "--bots", "random", "--edition", name, "--json", b"f\xe9.json", "--html", b"f\xe9.html", "--force")
            self.assertEqual(done.returncode, 0, done.stderr)
            self.is_printable(done.stdout, name)
            with open(os.path.join(self.folder, b"f\xe9.html"), "rb") as file:
                self.is_printable(file.read(), name)
            with open(os.path.join(self.folder, b"f\xe9.json"), "rb") as file:
                figures = file.read()
            command = json.loads(figures.decode())["command"]
            self.assertTrue(command.isprintable())
            # The command that it tells gives the same again.
            again = self.run_in_folder("bash", "-c", command.replace("kaisho", f"'{KAISHO}'", 1) + " --json again.json --force")
            self.assertEqual(again.returncode, 0, again.stderr)
            told = [json.loads(pathlib.Path(os.fsdecode(self.folder), file).read_bytes()) for file in (os.fsdecode(b"f\xe9.json"), "again.json")]
            self.assertEqual(told[0]["edition"]["players"], told[1]["edition"]["players"])

    def test_records_in_a_folder_by_any_name(self):
        done = self.kaisho("arena", "osaka", "greedy", "random", "--games", 2, "--records", BAD, "--out", BAD + b".jsonl")
        self.assertEqual(done.returncode, 0, done.stderr)
        records = [os.path.join(BAD, name) for name in os.listdir(os.path.join(self.folder, BAD))]
        done = self.kaisho("verify", *records)
        self.assertEqual((done.returncode, done.stdout.count(b"sound")), (0, 2))
        self.is_printable(done.stdout, "verify")
        done = self.kaisho("play", "osaka", "--record", BAD + b".json", text=b"q\n")
        self.assertEqual(done.returncode, 0)
        self.is_printable(done.stdout, "play")
        self.assertIn(ESCAPED.encode() + b".json", done.stdout)
        self.assertIn(rb"--resume $'b\351d\033[31m\302\233\342\200\256.json'", done.stdout)

    def test_the_environment(self):
        for name in (b"LC_ALL", b"LC_MESSAGES", b"LANG", b"NO_COLOR", b"COLUMNS", b"TERM", b"TMPDIR", b"HOME"):
            for command in (("play", "osaka"), ("simulate", "osaka", "--games", "2"), ("arena", "osaka", "random", "greedy", "--games", "2"), ("perft", "x")):
                done = self.kaisho(*command, env={b"LC_ALL": b"", name: BAD}, text=b"q\n")
                self.assertEqual(done.returncode, 1 if command[0] == "perft" else 0, (name, command, done.stderr))
                self.is_printable(done.stdout + done.stderr, (name, command))

    def test_answers_and_complaints_of_programs(self):
        answer = r"""printf '\303\251\351\033[31m\n'"""
        refusal = r"""printf '{"ok":false,"error":{"message":"\\u001b[31m\\u009b\302\233"}}\n'"""
        move = r"""printf '{"ok":true,"suggestions":[{"move":"\\u001b[31m\302\233"}]}\n'"""
        complaint = r"""printf '2026-01-01 forged \033[31m\351\n' >&2; exit 3"""
        for text, said in ((answer, r"é\x{e9}\u{1b}[31m"), (refusal, r"\u{1b}[31m\u{9b}\u{9b}"), (move, r"\u{1b}[31m\u{9b}"), (complaint, "exit status 3")):
            self.write(b"bot", f"#!/bin/sh\nwhile read -r line; do {text}; done\n".encode(), 0o755)
            contest = ("arena", "osaka", "command:./bot", "random", "--games", 2)
            done = self.kaisho(*contest, "--html", "page.html", "--force", "--out", "r.jsonl")
            self.assertEqual(done.returncode, 0, done.stderr)
            page = pathlib.Path(os.fsdecode(self.folder), "page.html").read_bytes()
            for output in (done.stdout, done.stderr, page):
                self.is_printable(output, text)
            self.assertIn(said, done.stdout.decode())
            if text == complaint:
                self.assertIn(b"./bot: 2026-01-01 forged \\u{1b}[31m\\x{e9}\n", done.stderr)
            report = self.kaisho("arena", "--report", "r.jsonl", "--json")
            self.assertEqual(report.returncode, 0)
            json.loads(report.stdout.decode())
            os.remove(os.path.join(self.folder, b"r.jsonl"))

    def test_a_file_of_results_may_say_anything(self):
        self.kaisho("arena", "osaka", "greedy", "random", "--games", 2, "--out", "r.jsonl")
        path = pathlib.Path(os.fsdecode(self.folder), "r.jsonl")
        lines = [json.loads(line) for line in path.read_text().splitlines()]
        lines[0]["edition_hash"] = lines[0]["program"] = "\x1b[31m\x9b"
        lines[0]["players"][0] = {"name": "\x1b[31m\x9b\u202e", "spec": "\x1b[32m"}
        lines[1]["outcome"]["faults"] = ["\x1b[31m\x9b", ""]
        path.write_text("".join(json.dumps(line) + "\n" for line in lines))
        done = self.kaisho("arena", "--report", "r.jsonl", "--html", "page.html")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.is_printable(done.stdout + path.with_name("page.html").read_bytes(), "report")
        self.assertIn(r"\u{1b}[31m\u{9b}", done.stdout.decode())


class Kept(unittest.TestCase):
    """What was played is not lost to how it is told."""

    def test_an_output_that_takes_nothing_is_told_before_the_games(self):
        many = ("--games", "100000000")
        for command in (("arena", "osaka", "random", "greedy", *many, "--json"), ("balance", "osaka", "--bots", "random", *many), ("simulate", "osaka", "--bots", "random", *many)):
            reading, left = os.pipe()
            os.close(reading)
            with open("/dev/full", "wb") as full, open("/dev/null", "rb") as wrong, open(left, "wb") as left:
                for output in (full, wrong, left):
                    done = subprocess.run([KAISHO, *command], stdout=output, stderr=subprocess.PIPE, timeout=600)
                    self.assertEqual(done.returncode, 1, command)
                    self.assertIn(b"(cannot_write)", done.stderr)

    def test_the_games_before_a_fault_are_told(self):
        with tempfile.TemporaryDirectory() as folder:
            bot = pathlib.Path(folder, "bot")
            # It takes itself away: the next game cannot begin.
            bot.write_text(f"#!/bin/sh\necho >> '{folder}/begun'\n[ $(wc -l < '{folder}/begun') -gt 6 ] && rm -f '{bot}'\nread -r line\n")
            bot.chmod(0o755)
            done = subprocess.run([KAISHO, "arena", "osaka", f"command:{bot}", "random", "--games", "100", "--threads", "1", "--json"], capture_output=True, timeout=300)
            self.assertEqual(done.returncode, 1)
            self.assertIn(b"(no_program)", done.stderr)
            report = json.loads(done.stdout)
            self.assertFalse(report["complete"])
            self.assertGreater(report["games"], 0)


if __name__ == "__main__":
    unittest.main()
