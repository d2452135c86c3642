"""A table is opened in one request: it stands with its opener seated, or there is none; asked again, it is the same one."""

import hashlib
import secrets
import unittest

from client import Server


class TicketTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server()
        cls.addClassCleanup(cls.server.close)

    def table(self, ticket, nonce=None, **fields):
        me = {"kind": "me", "name": "Ann", "nonce": nonce or secrets.token_hex(32)}
        return {"game": "osaka", "players": 2, "seats": [me, {"kind": "friend"}], "ticket": ticket, **fields}

    def test_the_opener_sits_at_once_and_the_commitment_was_known_before(self):
        ann, bo = self.server.browser(), self.server.browser()
        issued = ann.get("/api/ticket").json
        self.assertIsNotNone(ann.cookie)
        nonce = secrets.token_hex(32)
        made = ann.post("/api/tables", self.table(issued["ticket"], nonce))
        self.assertEqual(made.status, 201)
        self.assertEqual((made.json["table"], made.json["commitment"]), (issued["table"], issued["commitment"]))
        info = ann.get(f"/api/tables/{issued['table']}").json["table"]
        self.assertEqual((info["commitment"], info["host"]), (issued["commitment"], True))
        self.assertEqual([(s["name"], s["taken"], s["yours"]) for s in info["seats"]], [("Ann", True, True), (None, False, False)])
        links = {link["seat"]: link["key"] for link in made.json["links"]}
        self.assertEqual(bo.sit(issued["table"], 1, key=links[1]).status, 200)
        self.assertFalse(bo.get(f"/api/tables/{issued['table']}").json["table"]["host"])
        record = ann.get(f"/api/tables/{issued['table']}/record").json
        self.assertEqual(record["fair"]["nonces"][0], nonce)
        # The opener's own link is for another device of hers.
        self.assertEqual(self.server.browser().sit(issued["table"], 0, key=links[0]).status, 200)

    def test_a_game_against_bots_begins_with_the_request_and_its_shuffle_is_fair(self):
        ann = self.server.browser()
        issued = ann.get("/api/ticket").json
        seats = [{"kind": "me", "nonce": "ab" * 32}, {"kind": "bot", "level": 1}]
        self.assertEqual(ann.post("/api/tables", self.table(issued["ticket"], seats=seats)).status, 201)
        self.assertEqual(ann.get(f"/api/tables/{issued['table']}").json["table"]["status"], "playing")

    def test_asked_again_it_is_the_same_table_with_the_same_links(self):
        ann = self.server.browser()
        body = self.table(ann.get("/api/ticket").json["ticket"])
        first = ann.post("/api/tables", body)
        self.assertEqual(first.status, 201)
        for _ in range(2):
            again = ann.post("/api/tables", body)
            self.assertEqual((again.status, again.json), (201, first.json))
            self.server.kill()
            self.server.start()
        self.assertEqual(len(ann.get("/api/tables").json["mine"]), 1)

    def test_asked_again_it_tells_no_link_of_a_seat_that_another_has_taken(self):
        ann, bo = self.server.browser(), self.server.browser()
        body = self.table(ann.get("/api/ticket").json["ticket"])
        made = ann.post("/api/tables", body).json
        links = {link["seat"]: link["key"] for link in made["links"]}
        self.assertEqual(bo.sit(made["table"], 1, key=links[1]).status, 200)
        again = ann.post("/api/tables", body)
        self.assertEqual((again.status, [link["seat"] for link in again.json["links"]]), (201, [0]))

    def test_what_is_refused_opens_nothing_and_leaves_the_ticket_good(self):
        ann = self.server.browser()
        ticket = ann.get("/api/ticket").json["ticket"]
        for wrong in (self.table(ticket, nonce="ab"), self.table(ticket, players=9), self.table(ticket, name="x" * 31)):
            self.assertEqual(ann.post("/api/tables", wrong).status, 400)
        self.assertEqual(ann.get("/api/tables").json["mine"], [])
        self.assertEqual(ann.post("/api/tables", self.table(ticket)).status, 201)

    def test_tickets_are_the_servers_and_open_a_table_once(self):
        ann, thief = self.server.browser(), self.server.browser()
        ticket = ann.get("/api/ticket").json["ticket"]
        table, at, mark = ticket.split(".")
        thief.get("/api/tables")
        for wrong in ("", "x", "a.b.c", f"{table}.{int(at) + 9**9}.{mark}", f"{table[::-1]}.{at}.{mark}", ticket + "a", ticket[:-1]):
            self.assertEqual(thief.post("/api/tables", self.table(wrong)).code, "bad_ticket", wrong)
        self.assertEqual(ann.post("/api/tables", self.table(ticket)).status, 201)
        taken = thief.post("/api/tables", self.table(ticket))
        self.assertEqual((taken.status, taken.code), (409, "bad_ticket"))
        self.assertEqual(thief.get("/api/tables").json["mine"], [])

    def test_a_browser_that_keeps_no_cookie_opens_nothing(self):
        stranger = self.server.browser()
        ticket = stranger.get("/api/ticket").json["ticket"]
        stranger.cookie = None
        refused = stranger.post("/api/tables", self.table(ticket))
        self.assertEqual((refused.status, refused.code), (400, "no_cookie"))
        self.assertEqual(stranger.get(f"/api/tables/{ticket.split('.')[0]}").status, 404)

    def test_a_nonce_needs_a_ticket_and_is_the_openers_alone(self):
        ann = self.server.browser()
        body = self.table("")
        del body["ticket"]
        answer = ann.post("/api/tables", body)
        self.assertEqual((answer.code, answer.json["error"]["where"]), ("missing_field", "ticket"))
        seats = [{"kind": "me"}, {"kind": "friend", "nonce": "ab" * 32}]
        answer = ann.post("/api/tables", self.table(ann.get("/api/ticket").json["ticket"], seats=seats))
        self.assertEqual((answer.status, answer.json["error"]["where"]), (400, "seats[1]"))

    def test_the_secret_is_the_one_that_was_promised(self):
        ann = self.server.browser()
        issued = ann.get("/api/ticket").json
        seats = [{"kind": "bot", "level": 1}, {"kind": "bot", "level": 1}]
        ann.post("/api/tables", self.table(issued["ticket"], seats=seats, options={"turn_cap": 1}))
        live = ann.live(issued["table"])
        live.wait_update(lambda update: update["to_move"] is None)
        fair = ann.get(f"/api/tables/{issued['table']}/record").json["fair"]
        self.assertEqual(hashlib.sha256(bytes.fromhex(fair["secret"])).hexdigest(), issued["commitment"])


if __name__ == "__main__":
    unittest.main()
