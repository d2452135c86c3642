"""How many moves a second the server acknowledges: python3 tests/server/load.py [TABLES] [SECONDS]

Each table has two seats that answer each other at once, all from this one process, which works harder
than the server: so the server's own processor time is told, too. The figures are in docs/server.md."""

import os
import pathlib
import random
import selectors
import sys
import time

from client import Server, catch_up, two_seats


def turn(lives, rng):
    """Sends a move of the seat to move; the Live that waits for its answer."""
    live = lives[0]
    if live.update["to_move"] is None:
        return None
    live = lives[live.update["to_move"]]
    catch_up(live, lives[0].update["rev"])
    live.wishes += 1
    live.send({"type": "play", "id": str(live.wishes), "rev": live.update["rev"], "moves": [rng.choice(live.legal())]})
    return live


def processor_seconds(server):
    fields = pathlib.Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Load:
    """So many tables under way at all times."""

    def __init__(self, server, tables):
        self.server = server
        self.random = random.Random(1)
        self.select = selectors.DefaultSelector()
        self.waiting = {}  # by Live: its table's lives, and since when
        self.times = []
        for _ in range(tables):
            self.begin()

    def begin(self):
        lives = two_seats(self.server)[2]
        for live in lives.values():
            self.select.register(live.socket, selectors.EVENT_READ, live)
        self.go_on(lives)

    def go_on(self, lives):
        if live := turn(lives, self.random):
            self.waiting[live] = (lives, time.perf_counter())
            return
        for live in lives.values():
            self.select.unregister(live.socket)
            live.close()
        self.begin()

    def run(self, seconds):
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            for key, _ in self.select.select(1):
                if key.data in self.waiting:
                    self.answered(key.data)

    def answered(self, live):
        live.wait(lambda m: m["type"] == "done")
        lives, asked = self.waiting.pop(live)
        self.times.append(time.perf_counter() - asked)
        catch_up(lives[0], live.update["rev"])
        self.go_on(lives)


def main(tables=16, seconds=5):
    server = Server("--tables-per-hour-and-address", "1000000")
    load = Load(server, tables)
    load.times.clear()
    spent = processor_seconds(server)
    load.run(seconds)
    spent = processor_seconds(server) - spent
    times = sorted(load.times)
    print(f"{tables} tables: {len(times) / seconds:.0f} moves a second acknowledged; "
          f"half within {times[len(times) // 2] * 1000:.1f} ms, 99% within {times[len(times) * 99 // 100] * 1000:.1f} ms")
    print(f"the server took {spent / len(times) * 1e6:.0f} microseconds of one core for each: "
          f"{len(times) / spent:.0f} moves for each second of one core")
    server.close()


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
