"""Bots at the table."""

import random
import unittest

from client import Server, verify


def play_against_bots(live, rng, until=lambda update: False):
    """Random moves for the live's seat whenever it is to move."""
    while live.update["to_move"] is not None and not until(live.update):
        if live.legal():
            answer = live.play(rng.choice(live.legal()))
            if answer["type"] != "done":
                raise AssertionError(answer)
        else:
            live.next()


class BotsTest(unittest.TestCase):
    def setUp(self):
        self.server = Server()
        self.addCleanup(self.server.close)

    def test_a_whole_game_against_bots_of_different_levels(self):
        ann = self.server.browser()
        made, _ = ann.open_table("me", 1, 2, 3, options={"turn_cap": 12})
        ann.sit(made["table"], 0)
        live = ann.live(made["table"])
        live.wait_update()
        play_against_bots(live, random.Random(1))
        self.assertTrue(live.update["result"]["capped"])
        record = ann.get(f"/api/tables/{made['table']}/record").json
        self.assertEqual({entry["seat"] for entry in record["moves"]}, {0, 1, 2, 3})
        self.assertEqual([p["kind"] for p in record["players"]], ["person", "bot", "bot", "bot"])
        status, words = verify(record)
        self.assertEqual(status, 0, words)

    def test_bots_alone_play_to_the_end(self):
        made, keys = self.server.browser().open_table(1, 1)
        self.assertEqual(keys, {})
        live = self.server.browser().live(made["table"], **{"from": -1})
        live.wait_update()
        while live.update["to_move"] is not None:
            live.next()
        record = self.server.browser().get(f"/api/tables/{made['table']}/record").json
        self.assertEqual(verify(record)[0], 0)

    def test_bots_go_on_after_the_server_was_killed(self):
        tables = [self.server.browser().open_table(2, 2, 2, 2)[0]["table"] for _ in range(3)]
        self.server.kill()
        self.server.start()
        for table in tables:
            live = self.server.browser().live(table)
            update = live.wait_update()
            if update["to_move"] is not None:
                live.wait_update(lambda later, rev=update["rev"]: later["rev"] > rev)

    def test_nobody_takes_a_bots_seat(self):
        ann = self.server.browser()
        made, _ = ann.open_table("me", 1)
        self.assertEqual(ann.sit(made["table"], 1).code, "seat_taken")


if __name__ == "__main__":
    unittest.main()
