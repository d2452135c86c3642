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


def main(tables=16, seconds=5):
    server = Server("--tables-per-hour", "1000000")
    rng = random.Random(1)
    games = [two_seats(server)[2] for _ in range(tables)]
    waiting = {}
    select = selectors.DefaultSelector()
    for game in games:
        live = turn(game, rng)
        waiting[live] = (game, time.perf_counter())
        for each in game.values():
            select.register(each.socket, selectors.EVENT_READ, each)
    times, start, spent = [], time.perf_counter(), processor_seconds(server)
    while time.perf_counter() < start + seconds:
        for key, _ in select.select(1):
            live = key.data
            if live not in waiting:
                continue
            live.wait(lambda m: m["type"] == "done")
            game, asked = waiting.pop(live)
            times.append(time.perf_counter() - asked)
            catch_up(game[0], live.update["rev"])
            if following := turn(game, rng):
                waiting[following] = (game, time.perf_counter())
    took = time.perf_counter() - start
    spent = processor_seconds(server) - spent
    times.sort()
    print(f"{tables} tables: {len(times) / took:.0f} moves a second acknowledged; "
          f"half within {times[len(times) // 2] * 1000:.1f} ms, 99% within {times[len(times) * 99 // 100] * 1000:.1f} ms")
    print(f"the server took {spent / len(times) * 1e6:.0f} microseconds of one core for each: "
          f"{len(times) / spent:.0f} moves for each second of one core")
    server.close()


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
