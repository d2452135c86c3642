"""A server with many tables under way is open at once, and goes on with each of them."""

import os
import pathlib
import random
import unittest

from client import Server, play_on, two_seats
from storage import clone, health, store_of, wait_replayed, wait_until

MANY = 10_000
OPEN = 1.0  # seconds of its own time until it is open, however busy the machine
IN_MEMORY = 20


def own_time(server):
    """The seconds a server has computed so far."""
    fields = pathlib.Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class StartTest(unittest.TestCase):
    def setUp(self):
        self.server = Server("--tables-in-memory", str(IN_MEMORY))
        self.addCleanup(self.server.close)
        self.table, self.browsers, lives = two_seats(self.server)
        play_on(lives, random.Random(1), 8)
        self.server.end()

    def clone(self, count, change=""):
        ids = [f"{change or 'copy'}{i}" for i in range(count)]
        with store_of(self.server) as database:
            clone(database, self.table, ids)
        return ids

    def test_it_is_open_before_all_are_replayed_and_memory_is_bounded(self):
        ids = self.clone(MANY)
        self.server.start()
        self.assertLess(own_time(self.server), OPEN)
        self.assertGreater(health(self.server)["to_replay"], 0)
        # One that nobody has replayed yet can be played at once, by several who come together.
        lives = {seat: browser.live(ids[0]) for seat, browser in enumerate(self.browsers)}
        for live in lives.values():
            self.assertEqual(live.wait_update()["rev"], 8)
        self.assertEqual(play_on(lives, random.Random(2), 3), 3)
        while (now := health(self.server))["to_replay"] > 0:
            self.assertLessEqual(now["tables"], IN_MEMORY + 1)
        self.assertLessEqual(health(self.server)["tables"], IN_MEMORY)
        self.assertEqual(play_on(lives, random.Random(3), 3), 3)

    def test_bots_go_on_at_all_tables_though_few_find_room(self):
        self.clone(2 * IN_MEMORY, "bots")
        with store_of(self.server) as database:
            database.execute("UPDATE seats SET level = 1 WHERE table_id LIKE 'bots%'")
        self.server.start()
        with store_of(self.server) as database:
            def unmoved():
                self.assertLessEqual(health(self.server)["tables"], IN_MEMORY + 1)
                return database.execute("SELECT count(*) FROM tables WHERE id LIKE 'bots%' AND status < 2").fetchone()[0]
            wait_until(lambda: unmoved() == 0, 120)

    def test_a_game_that_should_have_begun_begins(self):
        self.clone(1)
        with store_of(self.server) as database:
            database.execute("UPDATE tables SET status = 0, seed = NULL, rev = 0, n = 0, to_move = -1 WHERE id = 'copy0'")
            database.execute("DELETE FROM entries WHERE table_id = 'copy0'")
        self.server.start()
        wait_replayed(self.server)
        wait_until(lambda: self.server.browser().get("/api/tables/copy0").json["table"]["status"] == "playing")

    def test_a_table_this_program_would_change_is_frozen_before_anybody_acts(self):
        ids = self.clone(MANY // 4)
        with store_of(self.server) as database:
            database.execute("UPDATE entries SET hash = hash + 1 WHERE table_id = ? AND rev = 4", (ids[7],))
            database.execute("UPDATE tables SET rules_version = rules_version + 1 WHERE id = ?", (ids[8],))
        self.server.start()
        for changed in ids[7:9]:
            live = self.browsers[0].live(changed)
            update = live.wait_update()
            self.assertEqual(live.table["status"], "frozen")
            answer = live.play("buy", rev=update["rev"])
            self.assertEqual(answer["error"]["code"], "frozen")
            self.assertEqual(self.server.browser().get(f"/api/tables/{changed}").json["table"]["status"], "frozen")


if __name__ == "__main__":
    unittest.main()
