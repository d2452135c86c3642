"""Talks the line protocol to a program, for the tests beside it."""

import json
import os
import pathlib
import random
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
KAISHO = os.environ.get("KAISHO", str(ROOT / "build/release/kaisho"))
NATIVE = [KAISHO, "engine"]
WASM = ["node", str(ROOT / "tests/protocol/wasm_engine.mjs"), os.environ.get("KAISHO_WASM", str(ROOT / "build/wasm/kaisho.wasm"))]


def run(*arguments, input="", env=None):
    return subprocess.run(
        [KAISHO, *map(str, arguments)], input=input, capture_output=True, text=True, timeout=120, env={**os.environ, **(env or {})}
    )


def checked_edition(game, change):
    """What `edition check` says of the game's edition once changed, and the lines of its text."""
    edition = json.loads(run("edition", "show", game).stdout)
    change(edition)
    text = json.dumps(edition, indent=1, sort_keys=True)
    return run("edition", "check", "-", input=text, env={"LC_ALL": "C"}).stderr, text.splitlines()


def line_of(lines, found, after):
    """The number of the first line with `found` after the line `after`."""
    return 1 + next(i for i, line in enumerate(lines) if i > lines.index(after) and found in line)


class Engine:
    def __init__(self, command=None):
        self.process = subprocess.Popen(command or NATIVE, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.wait(timeout=20)
        self.process.stdout.close()

    def send_line(self, line):
        """Sends bytes as they are; the answer is returned parsed."""
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def ask(self, type, **fields):
        return self.send_line(json.dumps({"type": type, **fields}).encode())

    def play_randomly(self, answer, seed):
        """Plays on from a state answer to the end; returns the last answer and the moves."""
        chance, moves = random.Random(seed), []
        while answer["to_move"] is not None:
            moves.append(chance.choice(answer["legal"])["text"])
            answer = self.ask("play", move=moves[-1])
        return answer, moves


def game_ids():
    with Engine() as engine:
        return [game["id"] for game in engine.ask("games")["games"]]
