"""What small requests cost the server: python3 tests/server/answers.py [TABLES_OF_BOTS] [SPECTATORS]

For each kind the server's own processor time and the time until the answer is there; then how long a quick bot
waits for its turn while many slow ones think, and what it costs when a player comes or goes before many eyes. The
figures are in docs/server.md."""

import http.client
import pathlib
import random
import resource
import sys
import tempfile
import time

from client import EDITIONS, LARGEST, Server, play_on, two_seats
from load import processor_seconds



def measure(server, name, ask, times):
    spent, began = processor_seconds(server), time.perf_counter()
    for _ in range(times):
        ask()
    wall, spent = time.perf_counter() - began, processor_seconds(server) - spent
    print(f"{name:<44} {spent / times * 1000:8.2f} ms of a core, {wall / times * 1000:8.2f} ms until it is there", flush=True)


def requests(server, browser):
    """Asks over one connection: ask(method, path, body)."""
    link = http.client.HTTPConnection("127.0.0.1", server.port)

    def ask(method, path, body=None, kind="application/json"):
        link.request(method, path, body, {"Cookie": browser.cookie or "", "Content-Type": kind})
        link.getresponse().read()

    return ask


def small_requests(server):
    ann = server.browser()
    for _ in range(50):
        made, _ = ann.open_table("me", 1, options={"public": True})
        ann.sit(made["table"], 0)
    table, (long, _), lives = two_seats(server, game=LARGEST)
    moves = play_on(lives, random.Random(1), 3000)
    ask = requests(server, ann)
    refused = ('{"edition":' + (EDITIONS / f"{LARGEST}.json").read_text() + f',"game":"{LARGEST}","players":2,"seats":[],"more":1}').encode()
    measure(server, "GET /api/health", lambda: ask("GET", "/api/health"), 500)
    measure(server, "GET /api/games", lambda: ask("GET", "/api/games"), 200)
    measure(server, "GET /api/tables, 50 and 50", lambda: ask("GET", "/api/tables"), 100)
    measure(server, "GET a table", lambda: ask("GET", f"/api/tables/{table}"), 500)
    measure(server, f"GET a record of {moves} moves", lambda: ask("GET", f"/api/tables/{table}/record"), 50)
    measure(server, "GET an edition", lambda: ask("GET", f"/api/tables/{table}/edition"), 100)
    measure(server, "POST /api/tables, refused for its last field", lambda: ask("POST", "/api/tables", refused), 100)
    measure(server, "GET a file of 1 MB", lambda: ask("GET", "/assets/large.js"), 100)

    def watch():
        live = long.live(table, **{"from": -1})
        live.wait_update()
        live.close()

    measure(server, f"live?from=-1 after {moves} moves", watch, 50)


def quick_bot(server, tables):
    for _ in range(tables):
        server.browser().open_table(5, 5, 5, 5, game=LARGEST)
    time.sleep(2)
    ann = server.browser()
    made, _ = ann.open_table("me", 1)
    ann.sit(made["table"], 0)
    live = ann.live(made["table"])
    live.wait_update()
    waits = []
    while len(waits) < 10 and live.update["to_move"] is not None:
        if not live.legal():
            live.next()
            continue
        live.play(live.legal()[0])
        began = time.perf_counter()
        if live.update["to_move"] == 1:
            live.wait_update(lambda update: update["legal"] or update["to_move"] is None)
            waits.append(time.perf_counter() - began)
    print(f"a bot of level 1 beside {tables} tables of four of level 5 answers within {max(waits) * 1000:.0f} ms", flush=True)


def many_eyes(server, spectators):
    ann = server.browser()
    made, _ = ann.open_table("me", "friend")
    ann.sit(made["table"], 0)
    eyes = [server.browser().live(made["table"]) for _ in range(spectators)]

    def come_and_go():
        live = ann.live(made["table"])
        live.next()
        live.close()

    measure(server, f"a player comes and goes before {len(eyes)} spectators", come_and_go, 50)


def main(tables=40, spectators=1000):
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    with tempfile.TemporaryDirectory() as folder:
        (pathlib.Path(folder) / "assets").mkdir()
        (pathlib.Path(folder) / "assets/large.js").write_bytes(random.Random(1).randbytes(1_000_000))
        options = ("--tables-per-hour-and-address", "1000000", "--tables-per-hour", "1000000",
                   "--connections-per-address", "1000000")
        for part, size in ((small_requests, None), (many_eyes, 10), (many_eyes, spectators), (quick_bot, tables)):
            server = Server(*options, pages=folder)
            part(server, *(() if size is None else (size,)))
            server.close()


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
