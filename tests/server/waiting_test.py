"""While people are waited for, the host may give a free seat to a bot, or call the table off; nobody else may."""

import unittest

from client import Server


class WaitingTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server()
        cls.addClassCleanup(cls.server.close)

    def setUp(self):
        self.ann, self.bo = self.server.browser(), self.server.browser()

    def open_table(self, *seats):
        made, keys = self.ann.open_table(*seats)
        self.ann.sit(made["table"], 0)
        return made["table"], keys

    def seat_bot(self, browser, table, seat, body={"level": 2}):
        return browser.post(f"/api/tables/{table}/seats/{seat}/bot", body)

    def call_off(self, browser, table):
        return browser.post(f"/api/tables/{table}/call-off", {})

    def test_a_bot_takes_the_free_seat_and_the_game_begins(self):
        table, keys = self.open_table("me", "friend")
        live = self.ann.live(table, seat=0)
        answer = self.seat_bot(self.ann, table, 1)
        self.assertEqual(answer.status, 200)
        seat = answer.json["table"]["seats"][1]
        self.assertEqual((seat["kind"], seat["level"], seat["taken"]), ("bot", 2, True))
        self.assertEqual(answer.json["table"]["status"], "playing")
        live.wait(lambda m: m["type"] == "table" and m["table"]["status"] == "playing")
        self.assertEqual(self.bo.sit(table, 1, key=keys[1]).code, "seat_taken", "the link opens nothing any more")
        while live.wait_update()["to_move"] == 1:
            pass  # the bot plays
        self.server.kill()
        self.server.start()
        seat = self.bo.get(f"/api/tables/{table}").json["table"]["seats"][1]
        self.assertEqual((seat["kind"], seat["level"]), ("bot", 2))

    def test_whoever_is_still_waited_for_can_sit_down_beside_the_bot(self):
        table, keys = self.open_table("me", "friend", "friend")
        self.assertEqual(self.seat_bot(self.ann, table, 1).json["table"]["status"], "waiting")
        self.assertEqual(self.bo.sit(table, 2, key=keys[2]).json["info"]["status"], "playing")

    def test_only_the_host_seats_bots_and_only_where_nobody_sits(self):
        table, keys = self.open_table("me", "friend", "friend", 1)
        self.bo.sit(table, 1, key=keys[1])
        self.assertEqual(self.seat_bot(self.bo, table, 2).code, "not_host")
        for seat in (0, 1, 3):
            self.assertEqual(self.seat_bot(self.ann, table, seat).code, "seat_taken")
        self.assertEqual(self.seat_bot(self.ann, table, 4).code, "not_found")
        for body in ({"level": 0}, {"level": 6}, {"level": "2"}, {}, {"level": 2, "name": "Rin"}):
            answer = self.seat_bot(self.ann, table, 2, body)
            self.assertEqual(answer.status, 400, body)
        self.assertFalse(self.ann.get(f"/api/tables/{table}").json["table"]["seats"][2]["taken"])

    def test_a_table_that_was_called_off_stays_so_and_all_are_told(self):
        table, keys = self.open_table("me", "friend")
        watch = self.bo.live(table)
        self.assertEqual(self.call_off(self.bo, table).code, "not_host")
        for _ in range(2):
            self.assertEqual(self.call_off(self.ann, table).json["table"]["status"], "called_off")
        watch.wait(lambda m: m["type"] == "table" and m["table"]["status"] == "called_off")
        self.server.kill()
        self.server.start()
        for answer in (
            self.bo.sit(table, 1, key=keys[1]),
            self.seat_bot(self.ann, table, 1),
            self.ann.post(f"/api/tables/{table}/seats/1/link", {}),
        ):
            self.assertEqual((answer.status, answer.code), (409, "called_off"))
        live = self.ann.live(table, seat=0)
        self.assertEqual(live.ask({"type": "play", "rev": 0, "moves": ["end"]})["error"]["code"], "called_off")
        mine = self.ann.get("/api/tables").json["mine"]
        self.assertEqual([(one["table"], one["status"]) for one in mine if one["table"] == table], [(table, "called_off")])

    def test_a_game_that_has_begun_is_not_called_off(self):
        table, _ = self.open_table("me", 1)
        self.assertEqual(self.call_off(self.ann, table).code, "has_begun")


if __name__ == "__main__":
    unittest.main()
