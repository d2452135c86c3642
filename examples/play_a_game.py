#!/usr/bin/env python3
"""Plays a whole game of Traders of Osaka over the line protocol: seat 0 follows a rule of thumb of
its own, seat 1 does what the player "greedy" suggests.

    examples/play_a_game.py [--kaisho PROGRAM] [--seed 1] [--record FILE]

docs/protocol.md describes every message used here, and all the others.
"""

import argparse
import json
import pathlib
import subprocess
import sys


def program_beside(file):
    """The program that was built or installed together with this file; else the one on the PATH."""
    folder = pathlib.Path(file).resolve().parent
    built = folder.parent / "build/release/kaisho"
    if built.is_file():
        return str(built)
    if folder.parts[-4:] == ("share", "doc", "kaisho", "examples"):
        return str(folder.parents[3] / "bin/kaisho")
    return "kaisho"


class Kaisho:
    """One `kaisho engine`: a request is one line of JSON, and so is its answer."""

    def __init__(self, program):
        self.process = subprocess.Popen(
            [program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )

    def ask(self, type, **fields):
        self.process.stdin.write(json.dumps({"type": type, **fields}) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if not answer["ok"]:
            raise RuntimeError(f"{type}: {answer['error']['message']} ({answer['error']['code']})")
        return answer

    def close(self):
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()


def rule_of_thumb(legal):
    """Buy when it can be paid for, with small cards first; else take the card that is worth most;
    insure what can be insured."""
    by_kind = {}
    for move in legal:
        by_kind.setdefault(move["kind"], []).append(move)

    def value(move):
        return int(move["card"][-1]) if move["card"] else 0

    if "buy" in by_kind:
        return by_kind["buy"][0]["text"]
    if "take" in by_kind:
        return max(by_kind["take"], key=value)["text"]
    if "pay" in by_kind:
        return min(by_kind["pay"], key=value)["text"]
    return legal[0]["text"]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kaisho", default=program_beside(__file__), help="the program")
    parser.add_argument("--seed", default="1", help="of the shuffle")
    parser.add_argument("--record", help="write the game's record to this file")
    options = parser.parse_args()

    kaisho = Kaisho(options.kaisho)
    answer = kaisho.ask("new", game="osaka", players=2, seed=options.seed, view=0)
    while answer["to_move"] is not None:
        seat = answer["to_move"]
        if seat == 0:
            move = rule_of_thumb(answer["legal"])
        else:
            move = kaisho.ask("suggest", player="greedy", count=1)["suggestions"][0]["move"]
        answer = kaisho.ask("play", move=move, view=0)
        print(f"{answer['n']:3}  seat {seat}  {move}")
        for event in answer["events"]:
            if event["event"] == "lot_sold":
                print(f"     seat {event['seat']} sells {event['cards']} {event['colour']}: {event['points']} points")

    for seat, (score, rank) in enumerate(zip(answer["result"]["score"], answer["result"]["rank"])):
        print(f"seat {seat}: {score} points, rank {rank}")
    record = kaisho.ask("save")["record"]
    assert kaisho.ask("verify", record=record)["verified"]
    if options.record:
        pathlib.Path(options.record).write_text(json.dumps(record, indent=1) + "\n", encoding="utf-8")
    kaisho.close()


if __name__ == "__main__":
    try:
        main()
    except (OSError, RuntimeError) as error:
        sys.exit(f"{sys.argv[0]}: {error}")
