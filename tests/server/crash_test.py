"""A server that is killed at any moment comes back with every table where it was.

KILLS=200 python3 -m unittest crash_test.CrashTest kills it as often; SEED=… does again what was done."""

import json
import os
import random
import threading
import time
import unittest

from client import PATIENCE, Closed, Server, catch_up, play_on, two_seats, verify


ADDED = 15  # seconds for each decision, so that a clock tells which decision it belongs to
PACE = {"sort": "live", "bank": 3600, "added": ADDED}


class Runner(threading.Thread):
    """Plays a table as fast as it can and talks, and notes what the server has acknowledged."""

    def __init__(self, server, table, browsers, seed):
        super().__init__()
        self.server, self.table, self.browsers = server, table, browsers
        self.random = random.Random(seed)
        self.acknowledged = []  # (rev, move) in order
        self.said = {}  # what was said, by its number
        self.clocks = None  # with the last move that was acknowledged
        self.asked = None  # the wish that was not answered
        self.over = False
        self.fault = None

    def run(self):
        try:
            lives = {seat: browser.live(self.table) for seat, browser in enumerate(self.browsers)}
            for live in lives.values():
                live.wait_update()
            self.play(lives)
        except (Closed, ConnectionError):
            pass
        except Exception as fault:  # shown by the test
            self.fault = fault

    def play(self, lives):
        rev = lives[0].update["rev"]
        while True:
            watched = lives[0]
            while watched.update["rev"] < rev:
                watched.next()
            if watched.update["to_move"] is None:
                self.over = True
                return
            seat = watched.update["to_move"]
            live = lives[seat]
            while live.update["rev"] < rev:
                live.next()
            move = self.random.choice(live.legal())
            self.asked = {"type": "play", "id": f"wish-{rev}", "rev": rev, "moves": [move]}
            self.asked_by = seat
            answer = live.ask(self.asked)
            if answer["type"] != "done":
                raise AssertionError(answer)
            self.acknowledged.append((answer["rev"], move))
            self.asked = None
            rev = answer["rev"]
            catch_up(watched, rev)
            self.clocks = watched.update["clocks"]
            self.talk(live, f"That was {rev}.")

    def talk(self, live, text):
        answer = live.ask({"type": "say", "text": text})
        if answer["type"] == "done":
            self.said[answer["number"]] = text
        elif answer["error"]["code"] != "too_much_talk":
            raise AssertionError(answer)


class CrashTest(unittest.TestCase):
    def test_no_acknowledged_move_is_lost(self):
        seed = int(os.environ.get("SEED") or random.randrange(2**32))
        with self.subTest(SEED=seed):
            self.kill_again_and_again(random.Random(seed))

    def kill_again_and_again(self, rng):
        server = Server()
        self.addCleanup(server.close)
        tables = [two_seats(server, pace=PACE)[:2] for _ in range(2)]
        told, said = {}, {}
        for _ in range(int(os.environ.get("KILLS") or 6)):
            tables = [self.goes_on(server, *table) for table in tables]
            runners = [Runner(server, table, browsers, rng.random()) for table, browsers in tables]
            for runner in runners:
                runner.start()
            # Killed at any moment, but not before a few moves are stored, however slow the machine is.
            self.wait_until(lambda: sum(len(runner.acknowledged) for runner in runners) >= 4 or not any(map(Runner.is_alive, runners)))
            time.sleep(rng.uniform(0, 0.4))
            server.kill()
            for runner in runners:
                runner.join(PATIENCE)
                self.assertFalse(runner.is_alive())
                self.assertIsNone(runner.fault)
                told.setdefault(runner.table, []).extend(runner.acknowledged)
                said.setdefault(runner.table, {}).update(runner.said)
            server.start()
            for runner in runners:
                self.check_clocks(runner)
                self.check(server, runner, told[runner.table])
                self.check_talk(runner, said[runner.table])
        self.assertGreater(sum(map(len, told.values())), 20, "hardly anything was played")
        self.assertGreater(sum(map(len, said.values())), 10, "hardly anything was said")
        for table, browsers in tables:
            self.play_to_the_end(server, table, browsers)

    def goes_on(self, server, table, browsers):
        """The same table, or where its game is over another."""
        if browsers[0].get(f"/api/tables/{table}").json["table"]["status"] == "over":
            return two_seats(server, *browsers, pace=PACE)[:2]
        return table, browsers

    def check_clocks(self, runner):
        """At most the decision that was not answered has been added, and a moment has passed or is given back."""
        info = runner.browsers[0].get(f"/api/tables/{runner.table}").json["table"]
        if runner.clocks is None or info["status"] == "over":
            return
        for now, then in zip(info["clocks"]["left"], runner.clocks["left"]):
            self.assertIn(now, range(then - 3, then + ADDED + 3))

    def check_talk(self, runner, said):
        live = runner.browsers[0].live(runner.table)
        live.ask({"type": "ping"})
        heard = [json.loads(text) for text in live.seen]
        kept = {one["number"]: one["text"] for told in heard if told["type"] == "chat" for one in told["messages"]}
        newest = {number: said[number] for number in sorted(said)[-40:]}  # of each table a hundred are kept
        self.assertEqual({number: kept.get(number) for number in newest}, newest)

    def wait_until(self, condition):
        end = time.monotonic() + PATIENCE
        while not condition():
            self.assertLess(time.monotonic(), end, "nothing is played")
            time.sleep(0.005)

    def check(self, server, runner, told):
        moves = server.browser().get(f"/api/tables/{runner.table}/record").json["moves"]
        for rev, move in told:
            self.assertGreaterEqual(len(moves), rev, "an acknowledged move is missing")
            self.assertEqual(moves[rev - 1]["move"], move)
        # At most the wish that was not answered may have come through.
        last = told[-1][0] if told else 0
        self.assertLessEqual(len(moves), last + 1)
        if runner.asked is None or runner.over:
            return
        # Sent again, it counts once, whether or not it had come through.
        live = runner.browsers[runner.asked_by].live(runner.table)
        live.wait_update()
        answer = live.ask(runner.asked)
        self.assertEqual((answer["type"], answer["rev"]), ("done", last + 1))
        told.append((last + 1, runner.asked["moves"][0]))

    def play_to_the_end(self, server, table, browsers):
        lives = {seat: browser.live(table) for seat, browser in enumerate(browsers)}
        for live in lives.values():
            live.wait_update()
        play_on(lives, random.Random(1))
        status, words = verify(server.browser().get(f"/api/tables/{table}/record").json)
        self.assertEqual(status, 0, words)


class RestartTest(unittest.TestCase):
    def test_seats_links_and_undo_outlive_the_server(self):
        server = Server()
        self.addCleanup(server.close)
        ann, bo, late = server.browser(), server.browser(), server.browser()
        made, keys = ann.open_table("me", "friend", "friend")
        table = made["table"]
        ann.sit(table, 0)
        own = bo.sit(table, 1, key=keys[1]).json["link"]["key"]
        self.assertEqual(server.end(), 0, "the server does not end cleanly")
        server.start()
        self.assertEqual(late.sit(table, 2, key=keys[1]).code, "bad_key")
        self.assertEqual(late.sit(table, 2, key=keys[2]).status, 200)
        lives = {seat: browser.live(table) for seat, browser in enumerate((ann, bo, late))}
        for live in lives.values():
            live.wait_update()
        play_on(lives, random.Random(2), 10)
        server.kill()
        server.start()
        phone = server.browser()
        self.assertEqual(phone.sit(table, 1, key=own).status, 200)
        lives = {seat: browser.live(table) for seat, browser in enumerate((ann, phone, late))}
        for live in lives.values():
            self.assertEqual(live.wait_update()["rev"], 10)
        play_on(lives, random.Random(3), 10)

    def test_one_server_to_a_folder(self):
        server = Server()
        self.addCleanup(server.close)
        with self.assertRaises(RuntimeError):
            Server(data=server.folder)
        self.assertTrue(server.browser().get("/api/health").json["ok"])

    def test_a_clean_end_says_goodbye(self):
        server = Server()
        self.addCleanup(server.close)
        _, _, lives = two_seats(server)
        self.assertEqual(server.end(), 0)
        for live in lives.values():
            with self.assertRaises(Closed) as closed:
                while True:
                    live.next()
            self.assertEqual((closed.exception.code, closed.exception.reason), (1012, "come back within 200 ms"))

    def test_pages_are_told_for_how_long_to_come_back(self):
        server = Server()
        self.addCleanup(server.close)
        table, browsers, lives = two_seats(server)
        pages = [*lives.values(), *(browsers[0].live(table) for _ in range(118))]
        for live in pages[2:]:
            live.wait_update()
        # A move that is not answered when the server goes is not lost.
        seat = lives[0].update["to_move"]
        move = {"type": "play", "id": "x", "rev": 0, "moves": [lives[seat].legal()[0]]}
        lives[seat].send(move)
        server.end()
        for live in pages:
            with self.assertRaises(Closed) as closed:
                while True:
                    live.next()
            self.assertEqual((closed.exception.code, closed.exception.reason), (1012, "come back within 480 ms"))
        server.start()
        back = browsers[seat].live(table)
        back.wait_update()
        answer = back.ask(move)
        self.assertEqual((answer["type"], answer["rev"]), ("done", 1), answer)


if __name__ == "__main__":
    unittest.main()
