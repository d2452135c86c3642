"""Many people and greedy ones behind one address: what each of them costs, and who pays for it."""

import select
import unittest

from client import CONTINUED, TEXT, Server, two_seats


def started_again(server, *options):
    """The same tables, under other limits."""
    server.end()
    at = server.options.index("--asks-per-second")
    server.options[at : at + 2] = options
    server.start()


def drain(browser):
    """Asks until the address may ask no more; how many were answered."""
    for asked in range(1000):
        if browser.get("/api/games").status == 429:
            return asked
    raise AssertionError("there is no limit")


class ListTest(unittest.TestCase):
    """Two asks a second, twenty at once."""

    def setUp(self):
        self.server = Server()
        self.addCleanup(self.server.close)

    def ask(self, browser, times, headers=None):
        return [browser.get("/api/tables", headers).status for _ in range(times)]

    def test_the_lists_cost_no_more_than_anything_else_where_nothing_changes(self):
        started_again(self.server, "--asks-per-second", "2")
        strangers = [self.server.browser() for _ in range(12)]  # each without a cookie, as the first time
        answers = [status for one in strangers for status in self.ask(one, 1)]
        self.assertEqual(answers, [200] * 12)
        self.assertEqual(strangers[0].post("/api/tables", {}).status, 429)  # the limit is there

    def test_what_a_browser_has_already_costs_next_to_nothing(self):
        ann = self.server.browser()
        ann.open_table("me", 1)
        started_again(self.server, "--asks-per-second", "2")
        tag = ann.get("/api/tables").headers["ETag"]
        self.assertEqual(self.ask(ann, 60, {"If-None-Match": tag}), [304] * 60)

    def test_a_change_is_told_at_once(self):
        table, (ann, bo), lives = two_seats(self.server)
        eve = self.server.browser()
        eve.get("/api/games")

        def lists(browser):
            answer = browser.get("/api/tables")
            again = browser.get("/api/tables", {"If-None-Match": answer.headers["ETag"]})
            self.assertEqual((again.status, again.bytes), (304, b""))
            return answer.headers["ETag"], answer.json

        before = {browser: lists(browser)[0] for browser in (ann, bo, eve)}
        mover = lives[lives[0].update["to_move"]]
        mover.play(mover.legal()[0])
        for browser in (ann, bo):
            tag, told = lists(browser)
            self.assertNotEqual(tag, before[browser])
            self.assertEqual(told["mine"][0]["rev"], 1)
        self.assertEqual(lists(eve)[0], before[eve])
        lives[1].close()
        lives[0].wait(lambda m: m["type"] == "table" and not m["table"]["seats"][1]["here"])
        self.assertFalse(lists(ann)[1]["mine"][0]["seats"][1]["here"])
        key = ann.post(f"/api/tables/{table}/seats/1/link", {}).json["link"]["key"]
        self.assertEqual(eve.sit(table, 1, key=key, name="Eve").status, 200)
        self.assertEqual(lists(eve)[1]["mine"][0]["table"], table)
        self.assertEqual(lists(bo)[1]["mine"], [])  # whose seat it was
        self.assertEqual(lists(ann)[1]["mine"][0]["seats"][1]["name"], "Eve")

    def test_a_table_to_watch_is_told_at_once(self):
        eve = self.server.browser()
        self.assertEqual(eve.get("/api/tables").json["watch"], [])
        table, _, _ = two_seats(self.server, options={"public": True})
        self.assertEqual([one["table"] for one in eve.get("/api/tables").json["watch"]], [table])
        self.server.kill()
        self.server.start()
        self.assertEqual([one["table"] for one in eve.get("/api/tables").json["watch"]], [table])


class SeatTest(unittest.TestCase):
    """A greedy neighbour uses up what the address may ask."""

    def setUp(self):
        self.server = Server()
        self.addCleanup(self.server.close)
        self.table, self.people, self.lives = two_seats(self.server)
        started_again(self.server, "--asks-per-second", "8")  # eighty at once, ten seconds until they are there again
        self.greedy = self.server.browser()

    def test_who_has_a_seat_is_not_refused_for_a_neighbour(self):
        drain(self.greedy)
        ann = self.people[0]
        self.assertEqual(ann.get("/api/tables").status, 200)
        self.assertEqual(self.greedy.get("/api/tables").status, 429)  # by now it has a cookie, but no seat
        self.assertEqual(ann.live(self.table).status, 101)

    def test_a_seat_is_no_licence(self):
        self.assertLess(drain(self.people[0]), 300)

    def test_a_seat_whose_game_is_over_counts_no_more(self):
        stranger = self.server.browser()
        stranger.cookie = self.people[0].cookie[:-1] + ("A" if self.people[0].cookie[-1] != "A" else "B")
        drain(self.greedy)
        self.assertEqual(stranger.get("/api/tables").status, 429)  # a forged cookie is none

    def test_a_neighbour_does_not_hold_up_a_move(self):
        ann, spectator = self.people[0].live(self.table), self.greedy.live(self.table)
        ann.wait_update()
        spectator.wait_update()
        drain(self.greedy)
        for _ in range(100):  # each costs a little, up to a debt that ten seconds pay
            self.greedy_asks()
        spectator.send({"type": "ping"})
        for _ in range(3):
            self.assertEqual(ann.ask({"type": "ping"})["type"], "pong")
        self.assertEqual(select.select([spectator.socket], [], [], 0)[0], [])  # this one waits

    def greedy_asks(self):
        try:
            self.greedy.get("/api/games")
        except OSError:
            pass  # who goes on is not even answered


class PiecesTest(unittest.TestCase):
    """Two asks a second, twenty at once. What is sent in many small pieces is charged before it is whole."""

    def setUp(self):
        self.server = Server()
        self.addCleanup(self.server.close)
        table, _, _ = two_seats(self.server)
        started_again(self.server, "--asks-per-second", "2")
        self.spectator = self.server.browser().live(table)
        self.spectator.wait_update()

    def is_refused_before(self, socket):
        """Whether others at the address are refused before an answer comes."""
        browser = self.server.browser()
        while not select.select([socket], [], [], 0)[0]:
            if browser.get("/missing.js").status == 429:
                return True
        return False

    def test_frames_without_content_cost(self):
        self.spectator.send_frame(TEXT, b'{"type"', fin=False)
        empty = bytes([CONTINUED, 0x80, 1, 2, 3, 4])
        self.spectator.socket.sendall(empty * 50_000)
        self.spectator.send_frame(CONTINUED, b': "ping"}')
        self.assertTrue(self.is_refused_before(self.spectator.socket))

    def test_frames_of_one_byte_cost(self):
        self.spectator.send_frame(TEXT, b'{"type": "ping"', fin=False)
        blank = bytes([CONTINUED, 0x81, 0, 0, 0, 0]) + b" "
        self.spectator.socket.sendall(blank * 50_000)
        self.spectator.send_frame(CONTINUED, b"}")
        self.assertTrue(self.is_refused_before(self.spectator.socket))

    def test_pongs_that_nobody_asked_for_cost(self):
        pong = bytes([0x8A, 0x80, 1, 2, 3, 4])
        self.spectator.socket.sendall(pong * 80)
        self.spectator.send({"type": "ping"})
        self.assertTrue(self.is_refused_before(self.spectator.socket))

    def test_chunks_of_one_byte_cost(self):
        with self.server.connect() as link:
            head = b"POST /api/tables/x/seats/0 HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
            link.sendall(head + b"1\r\n \r\n" * 100_000 + b"0\r\n\r\n")
            self.assertTrue(self.is_refused_before(link))

    def test_what_stands_beside_the_chunks_costs(self):
        with self.server.connect() as link:
            head = b"POST /api/tables/x/seats/0 HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
            link.sendall(head + (b"1;" + b"x" * 5000 + b"\r\n \r\n") * 90 + b"0\r\n\r\n")
            self.assertTrue(self.is_refused_before(link))


if __name__ == "__main__":
    unittest.main()
