"""Strangers meet: a table in the lobby is seen by everybody, and whoever comes takes a free seat without a link."""

import concurrent.futures
import unittest

from client import Closed, Server
from storage import store_of

LIVE = {"sort": "live", "bank": 900, "added": 15}
DAYS = {"sort": "steady"}
BODY = {"game": "osaka", "players": 2, "seats": [{"kind": "me"}, {"kind": "friend"}]}


class LobbyTable(unittest.TestCase):
    options = ()

    def setUp(self):
        self.server = Server(*self.options)
        self.addCleanup(self.server.close)
        self.ann, self.bo, self.cleo = (self.server.browser() for _ in range(3))

    def open_table(self, *seats, browser=None, pace=DAYS, options=None, **fields):
        browser = browser or self.ann
        made, keys = browser.open_table(*seats, pace=pace, options={"lobby": True, **(options or {})}, **fields)
        if seats[0] == "me":
            self.assertEqual(browser.sit(made["table"], 0, name="Ann").status, 200)
        return made["table"], keys

    def lobby(self, browser=None):
        return (browser or self.server.browser()).get("/api/lobby").json["tables"]

    def listed(self, wanted, browser=None):
        """Waits until these tables are listed, in this order: what is told may be a moment old."""
        while [info["table"] for info in self.lobby(browser)] != wanted:
            pass

    def leave(self, browser, table, seat):
        return browser.post(f"/api/tables/{table}/seats/{seat}/leave", {})

    def info(self, table, browser=None):
        return (browser or self.ann).get(f"/api/tables/{table}").json["table"]

    def arrivals(self, table):
        return [(one["what"], one["seat"], one["was"], one["name"]) for one in self.info(table)["arrivals"]]

    def wait_until_free(self, table, seat):
        while self.info(table)["seats"][seat]["taken"]:
            pass


class LobbyTest(LobbyTable):
    def test_everybody_reads_who_waits_for_which_game(self):
        self.assertEqual(self.lobby(), [])
        table, _ = self.open_table("me", "friend", 2)
        self.open_table("me", "friend", options={"lobby": False})
        self.listed([table])
        for browser in (self.ann, self.bo):
            (info,) = self.lobby(browser)
            self.assertEqual((info["game"], info["status"], info["pace"]["sort"]), ("osaka", "waiting", "steady"))
            self.assertEqual([(seat["kind"], seat["taken"], seat["name"]) for seat in info["seats"]],
                             [("person", True, "Ann"), ("person", False, None), ("bot", True, None)])
            self.assertEqual((info["host"], [seat["yours"] for seat in info["seats"]]), (False, [False] * 3))
            self.assertTrue(info["options"]["lobby"])
        self.assertNotIn(self.ann.cookie.split("=")[1].split(".")[0], self.bo.get("/api/lobby").bytes.decode())

    def test_a_stranger_sits_down_and_the_full_table_begins_and_leaves_the_lobby(self):
        table, _ = self.open_table("me", "friend")
        self.listed([table])
        live = self.ann.live(table)
        sat = self.bo.sit(table, 1, name="Bo")
        self.assertEqual((sat.status, sat.json["info"]["status"]), (200, "playing"))
        live.wait_update()
        self.listed([])
        self.assertEqual(self.arrivals(table), [("sat", 0, None, "Ann"), ("sat", 1, None, "Bo")])
        self.server.kill()
        self.server.start()
        self.assertEqual(self.arrivals(table)[1], ("sat", 1, None, "Bo"))
        self.assertEqual(self.cleo.sit(table, 1).code, "seat_taken")

    def test_of_many_who_take_one_seat_one_has_it(self):
        table, _ = self.open_table("me", "friend")
        browsers = [self.server.browser() for _ in range(8)]
        with concurrent.futures.ThreadPoolExecutor(8) as pool:
            answers = [*pool.map(lambda browser: browser.sit(table, 1), browsers)]
        self.assertEqual(sorted(answer.status for answer in answers), [200] + [409] * 7)
        self.assertEqual(sum(seat["yours"] for browser in browsers for seat in self.info(table, browser)["seats"]), 1)

    def test_nobody_takes_two_seats(self):
        table, _ = self.open_table("me", "friend", "friend")
        self.assertEqual(self.bo.sit(table, 1).status, 200)
        again = self.bo.sit(table, 2)
        self.assertEqual((again.status, again.code), (409, "has_seat"))
        self.assertEqual(self.bo.sit(table, 1).status, 200, "asking twice is harmless")
        self.assertEqual(self.ann.sit(table, 2).code, "has_seat")

    def test_a_table_that_is_not_in_the_lobby_needs_a_link(self):
        table, _ = self.open_table("me", "friend", options={"lobby": False})
        self.assertEqual(self.bo.sit(table, 1).code, "bad_key")

    def test_a_wrong_link_opens_no_seat_there(self):
        table, keys = self.open_table("me", "friend")
        self.assertEqual(self.bo.sit(table, 1, key="x" * 32).code, "bad_key")
        self.assertEqual(self.bo.sit(table, 1, key=keys[1]).status, 200, "but the host's does")

    def test_whoever_leaves_makes_room(self):
        table, keys = self.open_table("me", "friend", "friend")
        self.assertEqual(self.bo.sit(table, 1, name="Bo").status, 200)
        lives = [self.ann.live(table), self.bo.live(table)]
        answer = self.leave(self.bo, table, 1)
        self.assertEqual((answer.status, answer.json["table"]["seats"][1]["taken"]), (200, False))
        lives[0].wait(lambda m: m["type"] == "table" and not m["table"]["seats"][1]["taken"])
        with self.assertRaises(Closed):
            while True:
                lives[1].next()
        self.assertEqual(self.leave(self.bo, table, 1).code, "not_your_seat")
        self.assertEqual(self.bo.sit(table, 2, key=keys[1]).code, "bad_key", "the former link opens nothing")
        self.server.kill()
        self.server.start()
        self.assertEqual(self.cleo.sit(table, 1, name="Cleo").status, 200)
        self.assertEqual(self.arrivals(table)[1:], [("sat", 1, None, "Bo"), ("left", 1, "Bo", None), ("sat", 1, None, "Cleo")])
        self.assertEqual(self.ann.post(f"/api/tables/{table}/seats/2/bot", {"level": 1}).status, 200)
        self.assertEqual(self.arrivals(table)[-1][:2], ("bot", 2))

    def test_only_whoever_sits_there_leaves_and_only_before_the_game(self):
        table, _ = self.open_table("me", "friend")
        refused = self.leave(self.ann, table, 0)
        self.assertEqual((refused.status, refused.code), (409, "is_host"))
        self.assertEqual(self.leave(self.bo, table, 0).code, "not_your_seat")
        self.assertEqual(self.leave(self.bo, table, 7).code, "not_found")
        self.bo.sit(table, 1)
        self.assertEqual(self.leave(self.bo, table, 1).code, "has_begun")
        other, _ = self.open_table("me", "friend", "friend")
        self.bo.sit(other, 1)
        self.ann.post(f"/api/tables/{other}/call-off", {})
        self.assertEqual(self.leave(self.bo, other, 1).code, "called_off")
        self.listed([])

    def test_strangers_play_by_a_clock(self):
        for pace in (None, {"sort": "none"}):
            body = {**BODY, "options": {"lobby": True}, "pace": pace}
            answer = self.ann.post("/api/tables", body)
            self.assertEqual((answer.status, answer.json["error"]["where"].split(".")[0]), (400, "pace"))

    def test_a_live_game_is_listed_while_somebody_waits_for_it(self):
        table, _ = self.open_table("me", "friend", pace=LIVE)
        later, _ = self.open_table("me", "friend", browser=self.bo)
        self.listed([later])
        live = self.ann.live(table)
        live.wait(lambda m: m["type"] == "table")
        self.listed([table, later])
        live.close()
        self.listed([later])

    def test_a_live_game_begins_when_everybody_is_there(self):
        table, _ = self.open_table("me", "friend", 1, pace=LIVE)
        self.assertEqual(self.bo.sit(table, 1, name="Bo").json["info"]["status"], "waiting")
        lives = [self.ann.live(table)]
        lives[0].wait(lambda m: m["type"] == "table")
        self.assertEqual(self.info(table)["status"], "waiting", "Bo has not opened it")
        lives.append(self.bo.live(table))
        for live in lives:
            live.wait_update()
        self.assertEqual(self.info(table)["status"], "playing")

    def test_a_live_game_begins_when_a_bot_takes_the_last_seat_of_those_who_are_there(self):
        table, _ = self.open_table("me", "friend", pace=LIVE)
        self.ann.post(f"/api/tables/{table}/seats/1/bot", {"level": 1})
        self.assertEqual(self.info(table)["status"], "waiting", "Ann has not opened it")
        self.ann.live(table).wait_update()
        other, _ = self.open_table("me", "friend", pace=LIVE)
        live = self.ann.live(other)
        live.wait(lambda m: m["type"] == "table")
        self.ann.post(f"/api/tables/{other}/seats/1/bot", {"level": 1})
        live.wait_update()

    def test_by_days_nobody_needs_to_be_there(self):
        table, _ = self.open_table("me", "friend")
        self.assertEqual(self.bo.sit(table, 1).json["info"]["status"], "playing")

    def test_a_live_game_goes_on_to_wait_over_a_restart(self):
        table, _ = self.open_table("me", "friend", pace=LIVE)
        self.bo.sit(table, 1)
        self.server.end()
        self.server.start()
        self.assertEqual(self.info(table)["status"], "waiting")
        lives = [self.ann.live(table), self.bo.live(table)]
        lives[0].wait_update()

    def test_nobody_fills_the_lobby(self):
        for _ in range(10):
            self.open_table("me", "friend")
        body = {**BODY, "options": {"lobby": True}, "pace": DAYS}
        answer = self.ann.post("/api/tables", body)
        self.assertEqual((answer.status, answer.code), (429, "too_many_seats"))
        other, _ = self.open_table("me", "friend", browser=self.bo)
        self.assertEqual(self.ann.sit(other, 1).code, "too_many_seats")
        self.assertFalse(self.info(other)["seats"][1]["taken"])
        mine = [info["table"] for info in self.ann.get("/api/tables").json["mine"] if info["status"] == "waiting"]
        self.ann.post(f"/api/tables/{mine[0]}/call-off", {})
        self.assertEqual(self.ann.sit(other, 1).status, 200)

    def test_nor_does_anybody_with_many_browsers(self):
        for _ in range(20):
            table, _ = self.open_table("me", "friend", browser=self.server.browser())
            self.assertEqual(self.server.browser().sit(table, 1).status, 200)
        more = self.server.browser().post("/api/tables", {**BODY, "options": {"lobby": True}, "pace": DAYS})
        self.assertEqual((more.status, more.code, more.json["error"]["reason"]), (429, "too_many_seats", "server.lobby_address"))
        friends, keys = self.open_table("me", "friend", options={"lobby": False})
        self.assertEqual(self.bo.sit(friends, 1, key=keys[1]).status, 200, "friends come by a link")

    def test_whoever_opens_a_table_for_everybody_sits_at_it(self):
        body = {**BODY, "options": {"lobby": True}, "pace": DAYS, "seats": [{"kind": "friend"}, {"kind": "friend"}]}
        answer = self.ann.post("/api/tables", body)
        self.assertEqual((answer.status, answer.json["error"]["where"]), (400, "seats"))

    def test_the_host_hands_on_no_strangers_seat(self):
        table, _ = self.open_table("me", "friend", "friend")
        self.bo.sit(table, 1)
        link = f"/api/tables/{table}/seats/1/link"
        self.assertEqual(self.ann.post(link, {}).code, "not_your_seat")
        self.cleo.sit(table, 2)
        self.assertEqual(self.ann.post(link, {}).code, "not_your_seat", "nor once the game has begun")
        self.assertEqual(self.bo.post(link, {}).status, 200, "but whoever sits there may")

    def test_those_who_met_there_play_again_and_whose_seat_stays_free_leaves_it_to_all(self):
        table, _ = self.open_table("me", "friend", options={"turn_cap": 50})
        self.bo.sit(table, 1)
        live = self.bo.live(table)
        live.wait_update()
        self.assertEqual(live.ask({"type": "resign"})["type"], "done")
        other = self.ann.post(f"/api/tables/{table}/rematch", {}).json["table"]
        self.assertEqual(self.cleo.sit(other, 0).code, "bad_key", "Bo's seat is kept")
        self.assertNotIn(other, [info["table"] for info in self.lobby()])
        self.assertEqual(self.bo.sit(other, 0).status, 200)
        self.assertEqual(self.leave(self.bo, other, 0).status, 200)
        self.listed([other])
        self.assertTrue(self.info(other)["seats"][0]["open"])
        self.assertEqual(self.cleo.sit(other, 0).status, 200)

    def test_whoever_has_the_list_already_is_not_sent_it_again(self):
        table, _ = self.open_table("me", "friend")
        self.listed([table])
        first = self.bo.get("/api/lobby")
        known = {"If-None-Match": first.headers["ETag"]}
        same = self.bo.get("/api/lobby", headers=known)
        self.assertEqual((same.status, same.bytes), (304, b""))
        self.bo.sit(table, 1)
        self.listed([])
        self.assertEqual(self.bo.get("/api/lobby", headers=known).status, 200)

    def test_names_come_back_as_they_were_typed(self):
        table, _ = self.open_table("me", "friend", "friend", name="<script>alert(1)")
        self.bo.sit(table, 1, name="\"><img src=x>")
        self.listed([table])
        (info,) = self.lobby()
        self.assertEqual((info["name"], info["seats"][1]["name"]), ("<script>alert(1)", "\"><img src=x>"))

    def test_after_a_backup_seats_of_those_who_sat_there_are_still_theirs(self):
        table, _ = self.open_table("me", "friend", "friend")
        self.bo.sit(table, 1)
        self.server.end()
        with store_of(self.server) as database:
            database.execute("UPDATE seats SET nonce = NULL WHERE level = 0")
        self.server.start()
        self.assertEqual(self.cleo.sit(table, 1).code, "bad_key")
        self.listed([table])  # by its third seat
        (info,) = self.lobby()
        self.assertEqual([seat.get("open", False) for seat in info["seats"]], [False, False, True])
        self.assertEqual(self.bo.sit(table, 1).status, 200)


class StaysAwayTest(LobbyTable):
    """Before a live game of strangers, whoever stays away from the table has the seat no longer."""

    options = ("--absence-seconds", "1")

    def test_a_seat_of_a_live_game_is_free_again(self):
        table, _ = self.open_table("me", "friend", "friend", pace=LIVE)
        self.ann.live(table)
        self.bo.sit(table, 1, name="Bo")
        self.cleo.sit(table, 2, name="Cleo")
        stays = self.cleo.live(table)
        stays.wait(lambda m: m["type"] == "table" and not m["table"]["seats"][1]["taken"])
        info = self.info(table)
        self.assertEqual([seat["name"] for seat in info["seats"]], ["Ann", None, "Cleo"])
        self.assertEqual(self.arrivals(table)[-1], ("left", 1, "Bo", None))
        self.assertEqual(self.bo.sit(table, 1).status, 200, "who comes back sits down again")
        self.bo.live(table)
        stays.wait_update()

    def test_without_its_host_a_live_table_is_called_off_for_those_who_wait(self):
        table, _ = self.open_table("me", "friend", "friend", pace=LIVE)
        self.bo.sit(table, 1)
        live = self.bo.live(table)
        live.wait(lambda m: m["type"] == "table" and m["table"]["status"] == "called_off")

    def test_a_host_alone_and_games_by_days_wait_on(self):
        alone, _ = self.open_table("me", "friend", pace=LIVE)
        days, _ = self.open_table("me", "friend", "friend")
        self.bo.sit(days, 1)
        gone, _ = self.open_table("me", "friend", "friend", browser=self.cleo, pace=LIVE)
        self.cleo.live(gone)
        self.bo.sit(gone, 1)
        self.wait_until_free(gone, 1)
        self.assertEqual([self.info(one)["status"] for one in (alone, days)], ["waiting", "waiting"])
        self.assertTrue(self.info(days)["seats"][1]["taken"])


if __name__ == "__main__":
    unittest.main()
