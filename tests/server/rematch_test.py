"""The same people play again: a table for it is opened by one of them, and everybody's seat is kept there."""

import unittest

from client import Server, two_seats
from ending_test import until


class RematchTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server()
        cls.addClassCleanup(cls.server.close)

    def info(self, browser, table):
        return browser.get(f"/api/tables/{table}").json["table"]

    def rematch(self, browser, table):
        return browser.post(f"/api/tables/{table}/rematch", {})

    def over(self, **fields):
        """A table of Ann and Bo, whose game is over, with their browsers and lives."""
        table, browsers, lives = two_seats(self.server, **fields)
        self.assertEqual(lives[1].ask({"type": "resign"})["type"], "done")
        return table, browsers, lives

    def test_everybody_has_a_seat_one_place_further_on(self):
        table, (ann, bo), lives = self.over(name="Friday", options={"public": True, "turn_cap": 50})
        watch = self.server.browser().live(table)
        answer = self.rematch(bo, table)
        self.assertEqual(answer.status, 200, answer.json)
        other = answer.json["table"]
        self.assertNotEqual(other, table)
        for live in (lives[0], watch):
            until(live, lambda live: live.table and live.table["rematch"] == other)
        info = self.info(ann, other)
        self.assertEqual((info["name"], info["status"], info["host"]), ("Friday", "waiting", False))
        self.assertEqual(info["options"], self.info(ann, table)["options"])
        self.assertEqual([(seat["name"], seat["yours"]) for seat in info["seats"]], [("Bo", False), ("Ann", True)])
        self.assertTrue(self.info(bo, other)["host"])
        self.assertNotEqual(info["commitment"], self.info(ann, table)["commitment"])
        # No link is needed, and the game begins when all have come.
        self.assertEqual(ann.sit(other, 1).status, 200)
        self.assertEqual(self.server.browser().sit(other, 0).code, "bad_key")
        self.assertEqual(bo.sit(other, 0).json["info"]["status"], "playing")
        live = ann.live(other)
        live.wait_update()
        self.assertEqual([seat["name"] for seat in live.table["seats"]], ["Bo", "Ann"])

    def test_whoever_asks_again_is_led_to_the_same_table(self):
        table, (ann, bo), _ = self.over()
        other = self.rematch(ann, table).json["table"]
        self.assertEqual(self.rematch(bo, table).json["table"], other)
        self.server.kill()
        self.server.start()
        self.assertEqual(self.rematch(ann, table).json["table"], other)
        self.assertEqual(self.info(bo, table)["rematch"], other)

    def test_where_that_table_was_called_off_another_is_opened(self):
        table, (ann, bo), _ = self.over()
        gone = self.rematch(ann, table).json["table"]
        self.assertEqual(ann.post(f"/api/tables/{gone}/call-off", {}).status, 200)
        other = self.rematch(bo, table).json["table"]
        self.assertNotEqual(other, gone)
        self.assertEqual(self.info(ann, table)["rematch"], other)
        self.assertEqual(self.info(bo, other)["status"], "waiting")

    def test_the_host_may_give_the_seat_of_who_does_not_come_to_a_bot(self):
        table, (ann, bo), _ = self.over()
        other = self.rematch(ann, table).json["table"]
        self.assertEqual(ann.sit(other, 1).json["info"]["status"], "waiting")
        answer = ann.post(f"/api/tables/{other}/seats/0/bot", {"level": 1})
        self.assertEqual(answer.json["table"]["status"], "playing")
        self.assertEqual(bo.sit(other, 0).code, "seat_taken")

    def test_bots_sit_down_again(self):
        ann = self.server.browser()
        made, _ = ann.open_table("me", 1)
        ann.sit(made["table"], 0, name="Ann")
        live = ann.live(made["table"])
        self.assertEqual(live.ask({"type": "resign"})["type"], "done")
        other = self.rematch(ann, made["table"]).json["table"]
        self.assertEqual([seat["kind"] for seat in self.info(ann, other)["seats"]], ["bot", "person"])
        self.assertEqual(ann.sit(other, 1).json["info"]["status"], "playing")

    def test_only_those_of_the_table_may_and_only_once_it_is_over(self):
        table, (ann, _), _ = two_seats(self.server)
        self.assertEqual(self.rematch(ann, table).code, "not_over")
        table, _, _ = self.over()
        self.assertEqual(self.rematch(self.server.browser(), table).code, "not_your_seat")
        self.assertEqual(self.rematch(ann, "nowhere").code, "no_table")
        self.assertIsNone(self.info(ann, table)["rematch"])


if __name__ == "__main__":
    unittest.main()
