"""So much time to decide: clocks, and what happens when somebody's has run out."""

import time
import unittest

from client import Server, two_seats, verify
from ending_test import until
from storage import clone, store_of, wait_until

# Five hours in a second: the day of the shortest pace for days is over in five.
FAST = ("--clock-speed", "18000")
HOUR = 3600


def pace(sort="brisk", out_of_time="stand_in", **fields):
    return {"sort": sort, "out_of_time": out_of_time, **fields}


def mover_of(lives):
    return lives[lives[0].update["to_move"]]


class PaceTest(unittest.TestCase):
    def serve(self, *options):
        server = Server(*options)
        self.addCleanup(server.close)
        return server

    def info(self, server, table):
        return server.browser().get(f"/api/tables/{table}").json["table"]

    def test_a_table_tells_its_pace_and_what_is_left(self):
        server = self.serve()
        table, (ann, _), lives = two_seats(server, pace=pace("live", bank=300, added=15))
        told = lives[0].table
        self.assertEqual(told["pace"], {"sort": "live", "bank": 300, "added": 15, "most": None, "days_off": 0, "out_of_time": "stand_in"})
        self.assertIsNone(told["stand_in_after"])
        mover = told["clocks"]["running"]
        self.assertEqual(mover, lives[0].update["to_move"])
        for left in told["clocks"]["left"]:
            self.assertIn(left, range(290, 301))
        live = lives[mover]
        while live.update["to_move"] == mover:
            live.play(live.legal()[0])
        self.assertEqual(live.update["clocks"]["running"], live.update["to_move"])
        self.assertIn(live.update["clocks"]["left"][mover], range(300, 316))
        plain, _, lives = two_seats(server)
        self.assertIsNone(self.info(server, plain)["pace"])
        self.assertIsNone(lives[0].update["clocks"])

    def test_lists_tell_of_the_clock_that_runs_what_stays_the_same(self):
        server = self.serve()
        table, browsers, lives = two_seats(server, pace=pace("live", bank=300, added=15))
        first = self.listed(browsers[0])
        clock = first.json["mine"][0]["clock"]
        self.assertEqual((clock["seat"], clock["left"]), (lives[0].update["to_move"], 300))
        self.assertAlmostEqual(clock["at"] / 1000, time.time(), delta=5)
        time.sleep(2.5)
        for _ in range(2):
            again = browsers[0].get("/api/tables", {"If-None-Match": first.headers["ETag"]})
            self.assertEqual(again.status, 304)
            # Read anew it is the same, too.
            browsers[0].open_table("me", "friend", name="another")
            self.assertEqual(self.clock_of(browsers[0], table), clock)
            first = self.listed(browsers[0])
        # While the server is down the clock stands, as if the turn had begun later.
        server.end()
        time.sleep(4)
        server.start()
        now = self.clock_of(browsers[0], table)
        self.assertEqual((now["seat"], now["left"]), (clock["seat"], clock["left"]))
        self.assertIn(now["at"] - clock["at"], range(3000, 9000))
        plain, _, _ = two_seats(server, *browsers)
        self.assertIsNone(self.clock_of(browsers[0], plain))

    def listed(self, browser):
        return browser.get("/api/tables")

    def clock_of(self, browser, table):
        return next(one["clock"] for one in self.listed(browser).json["mine"] if one["table"] == table)

    def test_paces_for_days_are_told(self):
        paces = self.serve().browser().get("/api/paces").json["paces"]
        self.assertEqual([(one["sort"], one["bank"] // HOUR, one["added"] // HOUR, one["most"] // HOUR) for one in paces], [("brisk", 24, 4, 72), ("steady", 72, 12, 120), ("calm", 72, 36, 240)])

    def test_a_day_off_is_a_day_more_and_asked_again_no_second_one(self):
        server = self.serve()
        table, browsers, lives = two_seats(server, pace=pace("steady"))
        seat = lives[0].update["to_move"]
        mover, other = lives[seat], lives[1 - seat]
        self.assertEqual(self.info(server, table)["pace"]["days_off"], 3)
        for _ in range(2):
            self.assertEqual(mover.ask({"type": "day_off", "number": 1})["type"], "done")
        self.assertEqual(other.ask({"type": "day_off", "number": 1})["type"], "done")
        self.assertEqual(mover.ask({"type": "day_off", "number": 2})["type"], "done")
        until(other, lambda live: len(live.table["days_off"]) == 3)
        days = [(one["seat"], one["number"], one["rev"]) for one in other.table["days_off"]]
        self.assertEqual(days, [(seat, 1, 0), (1 - seat, 1, 0), (seat, 2, 0)])
        left = other.table["clocks"]["left"]
        self.assertEqual(left[1 - seat], 96 * HOUR)
        self.assertIn(left[seat], range(120 * HOUR - 60, 120 * HOUR + 1))
        # Above the most a decision adds nothing, and takes nothing.
        answer = mover.play(mover.legal()[0])
        self.assertEqual(answer["type"], "done")
        server.kill()
        server.start()
        info = self.info(server, table)
        self.assertEqual([(one["seat"], one["number"], one["rev"]) for one in info["days_off"]], days)
        self.assertGreater(info["clocks"]["left"][seat], 120 * HOUR - 600)
        live = browsers[seat].live(table)
        live.wait_update()
        for number, code in ((4, "no_day_off"), (0, "bad_field"), (1001, "bad_field")):
            self.assertEqual(live.ask({"type": "day_off", "number": number})["error"]["code"], code)
        self.assertEqual(live.ask({"type": "day_off", "number": 3})["type"], "done")
        self.assertEqual(live.ask({"type": "day_off", "number": 4})["error"]["code"], "no_day_off")

    def test_days_off_are_for_players_of_games_for_days(self):
        server = self.serve()
        for wanted in (None, pace("live", bank=300, added=15)):
            table, _, lives = two_seats(server, **({"pace": wanted} if wanted else {}))
            self.assertEqual(lives[0].ask({"type": "day_off", "number": 1})["error"]["reason"], "server.no_days_off")
        table, _, lives = two_seats(server, pace=pace())
        onlooker = server.browser().live(table)
        self.assertEqual(onlooker.ask({"type": "day_off", "number": 1})["error"]["code"], "not_your_seat")
        self.assertEqual(lives[0].ask({"type": "resign"})["type"], "done")
        self.assertEqual(lives[1].ask({"type": "day_off", "number": 1})["error"]["code"], "not_playing")
        self.assertEqual(self.info(server, table)["days_off"], [])

    def test_no_other_pace_is_taken(self):
        browser = self.serve().browser()
        for wrong, where in (
            ({"sort": "slow"}, "pace.sort"),
            ({"sort": "live", "bank": 59, "added": 0}, "pace.bank"),
            ({"sort": "live", "bank": 60, "added": 601}, "pace.added"),
            ({"sort": "live", "bank": 10**18, "added": 0}, "pace.bank"),
            ({"sort": "brisk", "bank": 60}, "pace"),
            ({"sort": "brisk", "out_of_time": "never"}, "pace.out_of_time"),
            ("fast", "pace"),
        ):
            answer = browser.post("/api/tables", {"game": "osaka", "players": 2, "seats": [{"kind": "friend"}, {"kind": "friend"}], "pace": wrong})
            self.assertEqual((answer.status, answer.json["error"]["where"]), (400, where), answer.json)

    def test_a_bot_plays_for_who_looks_on_without_moving_until_they_say_so(self):
        server = self.serve(*FAST)
        table, browsers, lives = two_seats(server, pace=pace())
        live = mover_of(lives)
        until(live, lambda live: live.table["stand_ins"])
        stand_in = live.table["stand_ins"][0]
        seat = stand_in["seat"]
        self.assertEqual((stand_in["by"], stand_in["ended"]), (None, None))
        until(live, lambda live: live.update["to_move"] != seat)
        self.assertEqual(live.legal(), [])
        refused = live.undo(1)
        self.assertEqual((refused["type"], refused["error"]["code"]), ("error", "not_your_turn"))
        # A page that connects again says nothing of who looks at it.
        live.close()
        live = browsers[seat].live(table)
        live.wait_update()
        self.assertIsNone(live.table["stand_ins"][0]["ended"])
        self.assertEqual(live.ask({"type": "come_back"})["type"], "done")
        until(live, lambda live: live.table["stand_ins"][0]["ended"])
        self.assertGreater(live.table["clocks"]["left"][seat], 3 * HOUR)
        self.assertEqual(live.ask({"type": "come_back"})["type"], "done")

    def test_it_is_seen_though_nobody_looks(self):
        server = self.serve(*FAST)
        table, _, lives = two_seats(server, pace=pace(out_of_time="gives_up"))
        late = lives[0].update["to_move"]
        for live in lives.values():
            live.close()
        wait_until(lambda: self.info(server, table)["status"] == "over")
        info = self.info(server, table)
        self.assertEqual((info["ended_by"], info["result"]["rank"][late]), ("resignation", 2))
        self.assertEqual([(step["seat"], step["what"]) for step in info["ending"]["steps"]], [(late, "time_up")])
        record = server.browser().get(f"/api/tables/{table}/record").json
        self.assertEqual(verify(record)[0], 0)

    def test_the_game_ends_for_all_where_the_pace_says_so(self):
        server = self.serve(*FAST)
        ann = server.browser()
        made, keys = ann.open_table("me", "friend", "friend", pace=pace(out_of_time="game_ends"))
        table = made["table"]
        ann.sit(table, 0)
        for seat in (1, 2):
            server.browser().sit(table, seat, key=keys[seat])
        wait_until(lambda: self.info(server, table)["status"] == "over")
        info = self.info(server, table)
        late = info["ending"]["steps"][0]["seat"]
        self.assertEqual(info["ended_by"], "time")
        self.assertEqual([info["result"]["rank"][seat] for seat in range(3)], [3 if seat == late else 1 for seat in range(3)])
        record = server.browser().get(f"/api/tables/{table}/record").json
        self.assertEqual(record["ending"], {"by": "time", "resigned": [late]})
        self.assertEqual(verify(record)[0], 0)

    def test_clocks_stand_while_the_server_is_down(self):
        server = self.serve()
        table, _, lives = two_seats(server, pace=pace("live", bank=60, added=0))
        mover = lives[0].update["to_move"]
        time.sleep(2)
        before = self.info(server, table)["clocks"]["left"][mover]
        server.kill()
        time.sleep(5)
        server.start()
        after = self.info(server, table)["clocks"]["left"][mover]
        self.assertLessEqual(after, before + 2)
        self.assertGreaterEqual(after, before - 4)

    def test_clocks_stand_while_a_table_is_frozen(self):
        server = self.serve()
        table, _, lives = two_seats(server, pace=pace())
        live = mover_of(lives)
        live.play(live.legal()[0])
        mover = self.info(server, table)["clocks"]["running"]
        self.restart_with(server, FAST, "UPDATE entries SET hash = hash + 1")
        wait_until(lambda: self.info(server, table)["status"] == "frozen")
        clocks = self.info(server, table)["clocks"]
        left = clocks["left"][mover]
        self.assertGreater(left, 2 * HOUR)
        self.assertIsNone(clocks["running"])
        time.sleep(6)  # more than a day
        self.assertEqual(self.info(server, table)["clocks"], clocks)
        self.restart_with(server, (), "UPDATE entries SET hash = hash - 1")
        wait_until(lambda: self.info(server, table)["status"] == "playing")
        info = self.info(server, table)
        self.assertEqual((info["stand_ins"], info["clocks"]["running"]), ([], mover))
        self.assertIn(info["clocks"]["left"][mover], range(left - 60, left + 1))

    def test_clocks_go_on_at_a_table_that_may_be_longer_now(self):
        server = self.serve("--moves-per-table", "1")
        table, _, lives = two_seats(server, pace=pace())
        live = mover_of(lives)
        live.play(live.legal()[0])
        wait_until(lambda: self.info(server, table)["status"] == "frozen")
        self.assertIsNone(self.info(server, table)["clocks"]["running"])
        server.options.remove("--moves-per-table")
        server.options.remove("1")
        self.restart_with(server, (), "SELECT 1")
        wait_until(lambda: self.info(server, table)["status"] == "playing")
        info = self.info(server, table)
        self.assertEqual(info["clocks"]["running"], info["to_move"])

    def test_tables_that_cannot_be_opened_hold_up_nobody(self):
        server = self.serve()
        table, _, _ = two_seats(server, pace=pace())
        server.end()
        with store_of(server) as database:
            # Their names are no text, so that nobody finds them.
            lost = [b"lost-%d" % i for i in range(150)]
            clone(database, table, lost)
            database.executemany("UPDATE paces SET due = 0 WHERE table_id = ?", [(one,) for one in lost])
        server.options += FAST
        server.start()
        wait_until(lambda: self.info(server, table)["stand_ins"])

    def restart_with(self, server, options, statement):
        """With the store changed so, and these options instead of those that let clocks run fast."""
        server.end()
        with store_of(server) as database:
            database.execute(statement)
        server.options = [one for one in server.options if one not in FAST] + [*options]
        server.start()

    def test_a_crash_neither_loses_a_flag_nor_lets_it_fall_twice(self):
        server = self.serve(*FAST)
        table, _, _ = two_seats(server, pace=pace())
        wait_until(lambda: self.info(server, table)["stand_ins"])
        for _ in range(3):
            server.kill()
            server.start()
            time.sleep(1.5)
        info = self.info(server, table)
        seats = [one["seat"] for one in info["stand_ins"]]
        self.assertEqual(sorted(set(seats)), sorted(seats))

    def test_the_same_people_play_again_at_the_same_pace(self):
        server = self.serve()
        table, (ann, _), lives = two_seats(server, pace=pace("calm"))
        lives[1].ask({"type": "resign"})
        other = ann.post(f"/api/tables/{table}/rematch", {}).json["table"]
        self.assertEqual(self.info(server, other)["pace"], self.info(server, table)["pace"])
        self.assertIsNone(self.info(server, other)["clocks"])


if __name__ == "__main__":
    unittest.main()
