"""A seat's link is renewed: the old one, and who came by it, are out. The host hands a seat on. Links are told again."""

import unittest

from client import Closed, Server, two_seats


class SeatLinkTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server()
        cls.addClassCleanup(cls.server.close)

    def renew(self, browser, table, seat, headers=None):
        return browser.post(f"/api/tables/{table}/seats/{seat}/link", {}, headers)

    def test_who_opened_the_table_renews_a_link_that_went_astray(self):
        ann, bo, thief = (self.server.browser() for _ in range(3))
        made, keys = ann.open_table("me", "friend")
        table = made["table"]
        ann.sit(table, 0)
        answer = self.renew(ann, table, 1)
        self.assertEqual(answer.status, 200)
        link = answer.json["link"]
        self.assertEqual((link["seat"], link["url"]), (1, f"/table/{table}?seat=1#{link['key']}"))
        self.assertEqual(thief.sit(table, 1, key=keys[1]).code, "bad_key")
        self.assertEqual(bo.sit(table, 1, key=link["key"]).status, 200)
        # From now on Ann's link opens nothing, and Bo renews his own.
        self.assertEqual(thief.sit(table, 1, key=link["key"]).code, "bad_key")
        self.assertEqual(self.renew(bo, table, 1).status, 200)

    def test_the_host_seats_somebody_anew_who_lost_the_cookie(self):
        table, (ann, bo), lives = two_seats(self.server)
        link = self.renew(ann, table, 1).json["link"]
        # Nobody leaves a seat because a link was made; only who comes by it changes something.
        self.assertEqual(lives[1].ask({"type": "ping"})["type"], "pong")
        self.server.kill()
        self.server.start()
        watch, old = ann.live(table, seat=0), bo.live(table, seat=1)
        new = self.server.browser()
        sat = new.sit(table, 1, key=link["key"], name="Bo again")
        self.assertEqual((sat.status, sat.json["info"]["seats"][1]["name"]), (200, "Bo again"))
        with self.assertRaises(Closed) as closed:
            while True:
                old.next()
        self.assertEqual(closed.exception.code, 1008)
        told = watch.wait(lambda m: m["type"] == "table" and m["table"]["seats"][1]["name"] == "Bo again")
        self.assertTrue(told["table"]["seats"][1]["taken"])
        self.assertEqual(bo.live(table, seat=1).error, "not_your_seat")
        self.assertEqual(bo.sit(table, 1).code, "seat_taken")
        # Whoever made the link has no key to the seat; the new player has one, and the seat alone.
        self.assertEqual(ann.sit(table, 1, key=link["key"]).code, "bad_key")
        self.assertEqual(self.renew(new, table, 1).status, 200)
        live = new.live(table, seat=1)
        live.wait_update()
        self.assertEqual(live.ask({"type": "ping"})["type"], "pong")

    def came(self, info):
        """What is told of each browser that came to a seat which somebody had, without its time."""
        came = [arrival for arrival in info["arrivals"] if arrival.pop("what") == "came"]
        for arrival in came:
            self.assertGreater(arrival.pop("at"), 0)
        return came

    def arrivals(self, browser, table):
        return self.came(browser.get(f"/api/tables/{table}").json["table"])

    def told(self, live):
        """The arrivals that this page is told of, once there are some."""
        while True:
            message = live.wait(lambda m: m["type"] == "table")
            if came := self.came(message["table"]):
                return came

    def test_everybody_reads_at_once_that_the_host_has_taken_a_seat_by_its_own_link(self):
        table, (ann, bo), lives = two_seats(self.server)
        watch = self.server.browser().live(table)
        mover = lives[lives[0].update["to_move"]]
        mover.play(mover.legal()[0])
        link = self.renew(ann, table, 1).json["link"]
        self.assertEqual(self.arrivals(bo, table), [], "a link that is made seats nobody")
        self.assertEqual(ann.sit(table, 1, key=link["key"], name="Bo").status, 200)  # under the friend's name
        came = {"number": 3, "seat": 1, "alone": True, "by": 0, "was": "Bo", "name": "Bo", "rev": 1}
        for live in (lives[0], watch):
            self.assertEqual(self.told(live), [came])
        with self.assertRaises(Closed) as closed:
            while True:
                lives[1].next()
        self.assertEqual(closed.exception.code, 1008)
        # Whoever comes later reads it, too, and it stays.
        self.server.kill()
        self.server.start()
        for browser in (bo, self.server.browser()):
            self.assertEqual(self.arrivals(browser, table), [came])
        later = self.server.browser().live(table)
        self.assertEqual(self.told(later)[0]["by"], 0)
        # Moves that follow leave it where it is.
        both = [ann.live(table, seat=seat) for seat in (0, 1)]
        for live in both:
            live.wait_update()
        mover = both[both[0].update["to_move"]]
        mover.play(mover.legal()[0])
        self.assertEqual(self.arrivals(bo, table), [came])

    def test_a_device_that_comes_by_the_seats_own_link_is_told_as_such(self):
        table, (_, bo), lives = two_seats(self.server)
        phone = self.server.browser()
        key = bo.sit(table, 1).json["link"]["key"]
        self.assertEqual(phone.sit(table, 1, key=key, name="Other").status, 200)
        came = {"number": 3, "seat": 1, "alone": False, "by": None, "was": "Bo", "name": "Bo", "rev": 0}
        for live in lives.values():  # whose seat it is reads it, too
            self.assertEqual(self.told(live), [came])
        self.assertEqual(self.arrivals(phone, table), [came])

    def test_nothing_is_told_of_a_browser_that_has_the_seat_nor_of_a_free_seat(self):
        table, (ann, bo), _ = two_seats(self.server)
        self.assertEqual(self.arrivals(ann, table), [])
        own = bo.sit(table, 1).json["link"]["key"]
        for key in (None, own, self.renew(ann, table, 1).json["link"]["key"]):
            self.assertEqual(bo.sit(table, 1, key=key).status, 200)
        self.assertEqual(self.arrivals(ann, table), [])

    def test_the_newest_arrivals_of_each_seat_are_kept(self):
        table, (ann, bo), _ = two_seats(self.server)
        self.server.browser().sit(table, 0, key=ann.sit(table, 0).json["link"]["key"])
        for _ in range(21):
            key = self.renew(bo, table, 1).json["link"]["key"]
            self.assertEqual(self.server.browser().sit(table, 1, key=key).status, 200)
        told = [(arrival["number"], arrival["seat"]) for arrival in self.arrivals(ann, table)]
        self.assertEqual(told, [(3, 0)] + [(number, 1) for number in range(5, 25)])

    def test_lists_of_tables_leave_arrivals_out(self):
        table, (ann, bo), _ = two_seats(self.server)
        self.server.browser().sit(table, 1, key=bo.sit(table, 1).json["link"]["key"])
        mine = [one for one in ann.get("/api/tables").json["mine"] if one["table"] == table]
        self.assertNotIn("arrivals", mine[0])

    def test_who_shares_a_seat_with_the_host_is_no_host(self):
        table, (ann, bo), _ = two_seats(self.server)
        guest = self.server.browser()
        self.assertEqual(guest.sit(table, 0, key=ann.sit(table, 0).json["link"]["key"]).status, 200)
        self.assertEqual(ann.sit(table, 1, key=bo.sit(table, 1).json["link"]["key"]).status, 200)
        for browser, seat in ((guest, 0), (guest, 1), (bo, 0)):
            self.assertEqual(self.renew(browser, table, seat).code, "not_your_seat")
            self.assertFalse(browser.get(f"/api/tables/{table}").json["table"]["host"])
        self.assertTrue(ann.get(f"/api/tables/{table}").json["table"]["host"])

    def test_the_hosts_link_is_told_to_the_host_alone(self):
        table, (ann, bo), _ = two_seats(self.server)
        guest = self.server.browser()
        guest.sit(table, 1, key=bo.sit(table, 1).json["link"]["key"])
        self.renew(ann, table, 1)
        for browser in (bo, guest):
            self.assertIsNone(browser.sit(table, 1).json["link"])
        self.assertIsNotNone(self.renew(bo, table, 1).json["link"])

    def test_whose_seat_it_is_makes_the_hosts_link_void_by_a_new_one(self):
        table, (ann, bo), _ = two_seats(self.server)
        link = self.renew(ann, table, 1).json["link"]
        own = self.renew(bo, table, 1).json["link"]
        self.assertEqual(self.server.browser().sit(table, 1, key=link["key"]).code, "bad_key")
        # By Bo's own link others share the seat, as before.
        self.assertEqual(self.server.browser().sit(table, 1, key=own["key"]).status, 200)
        self.assertEqual(bo.live(table, seat=1).status, 101)

    def test_a_link_whose_answer_was_lost_is_told_again(self):
        table, (_, bo), _ = two_seats(self.server)
        told = [bo.sit(table, 1).json["link"] for _ in range(2)]
        self.assertEqual(told[0], told[1])
        self.server.kill()
        self.server.start()
        self.assertEqual(bo.post(f"/api/tables/{table}/seats/1", {}).json["link"], told[0])
        phone = self.server.browser()
        self.assertEqual(phone.sit(table, 1, key=told[0]["key"]).json["link"], told[0])

    def test_whose_seat_it_is_outlasts_a_restart(self):
        table, (_, bo), _ = two_seats(self.server)
        key = bo.sit(table, 1).json["link"]["key"]
        guests = [self.server.browser() for _ in range(8)]
        for guest in guests:
            self.assertEqual(guest.sit(table, 1, key=key).status, 200)
        self.server.kill()
        self.server.start()
        self.assertEqual([self.renew(guest, table, 1).status for guest in guests], [403] * 8)
        self.assertEqual(self.renew(bo, table, 1).status, 200)

    def test_other_browsers_are_out_at_once_and_after_a_restart(self):
        table, (ann, bo), lives = two_seats(self.server)
        thief = self.server.browser()
        leaked = self.renew(bo, table, 1).json["link"]["key"]
        self.assertEqual(thief.sit(table, 1, key=leaked).status, 200)
        spy = thief.live(table, seat=1)
        spy.wait_update()
        link = self.renew(bo, table, 1).json["link"]
        with self.assertRaises(Closed) as closed:
            while True:
                spy.next()
        self.assertEqual(closed.exception.code, 1008)
        self.assertEqual(lives[1].ask({"type": "ping"})["type"], "pong")  # Bo's own stays
        for _ in range(2):
            self.assertEqual(thief.sit(table, 1, key=leaked).code, "bad_key")
            self.assertEqual(thief.live(table, seat=1).error, "not_your_seat")
            self.assertFalse(thief.get(f"/api/tables/{table}").json["table"]["seats"][1]["yours"])
            self.server.kill()
            self.server.start()
        self.assertEqual(bo.live(table, seat=1).status, 101)
        self.assertEqual(self.server.browser().sit(table, 1, key=link["key"]).status, 200)

    def test_who_came_by_the_link_cannot_keep_the_seat(self):
        table, (_, bo), _ = two_seats(self.server)
        guest = self.server.browser()
        self.assertEqual(guest.sit(table, 1, key=self.renew(bo, table, 1).json["link"]["key"]).status, 200)
        self.assertEqual(self.renew(guest, table, 1).code, "not_your_seat")
        self.assertEqual(self.renew(bo, table, 1).status, 200)
        self.assertEqual(guest.live(table, seat=1).error, "not_your_seat")

    def test_who_is_out_and_stays_connected_moves_nothing(self):
        table, (_, bo), lives = two_seats(self.server)
        thief = self.server.browser()
        thief.sit(table, 1, key=self.renew(bo, table, 1).json["link"]["key"])
        stubborn = thief.live(table, seat=1)
        stubborn.wait_update()
        self.renew(bo, table, 1)
        if lives[0].update["to_move"] == 0:
            lives[0].play(lives[0].legal()[0])
        rev = lives[0].update["rev"]
        stubborn.send({"type": "undo", "id": "x", "rev": rev, "moves": 1})
        stubborn.send({"type": "play", "id": "y", "rev": rev, "moves": ["buy"]})
        self.assertEqual(lives[0].ask({"type": "ping"})["rev"], rev)

    def test_who_may_not(self):
        ann, bo = self.server.browser(), self.server.browser()
        made, _ = ann.open_table("me", "friend", 1)
        table = made["table"]
        for browser, seat, code in ((bo, 0, "not_your_seat"), (bo, 1, "not_your_seat"), (ann, 2, "not_your_seat"),
                                    (ann, 3, "not_found"), (ann, 9, "not_found"), (ann, "x", "not_found")):
            self.assertEqual(self.renew(browser, table, seat).code, code, seat)
        self.assertEqual(self.renew(ann, "none", 0).code, "no_table")
        self.assertEqual(self.renew(ann, table, 1, {"Origin": "http://evil.example"}).code, "bad_origin")
        self.assertEqual(ann.ask("GET", f"/api/tables/{table}/seats/1/link").status, 405)

    def test_a_link_does_not_open_its_seat_to_all_the_world(self):
        ann = self.server.browser()
        made, _ = ann.open_table("me", 1)
        key = ann.sit(made["table"], 0).json["link"]["key"]
        codes = [self.server.browser().sit(made["table"], 0, key=key).status for _ in range(25)]
        self.assertEqual(codes, [200] * 19 + [409] * 6)


if __name__ == "__main__":
    unittest.main()
