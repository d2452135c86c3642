"""How people are told outside of the pages when it is their turn, with a receiver of webhooks."""

import contextlib
import hashlib
import hmac
import http.server
import json
import threading
import time
import unittest

from client import Server, two_seats
from storage import wait_until

# A turn is told after a tenth of a second instead of five, what fails is tried again after 0.1, 1.2 and 12 s.
QUICK = ("--notices-to-own-network", "--notice-speed", "50")
SLOW = ("--notices-to-own-network", "--notice-speed", "2")  # a turn after two and a half


class Receiver:
    """Another server, to which messages go; it answers with the statuses in `answers`, then 200."""

    def __init__(self):
        self.got = []  # (path, headers, body)
        self.answers = []  # (status, headers)
        self.hold = None  # an event for which answers wait
        receiver = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                receiver.got.append((self.path, self.headers, body))
                if receiver.hold and self.path == "/slow":
                    receiver.hold.wait(30)
                status, headers = receiver.answers.pop(0) if receiver.answers else (200, {})
                with contextlib.suppress(OSError):
                    self.send_response(status)
                    for name, value in {"Content-Length": "0", **headers}.items():
                        self.send_header(name, value)
                    self.end_headers()

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def url(self, path="/hook"):
        return f"http://127.0.0.1:{self.server.server_address[1]}{path}"

    def messages(self, *kinds):
        all_of_them = [json.loads(body) for _, _, body in self.got]
        return [one for one in all_of_them if not kinds or one["what"] in kinds]

    def close(self):
        self.server.shutdown()
        self.server.server_close()


class NoticesTest(unittest.TestCase):
    def serve(self, *options):
        server = Server(*(options or QUICK))
        self.addCleanup(server.close)
        return server

    def receive(self):
        receiver = Receiver()
        self.addCleanup(receiver.close)
        return receiver

    def person(self, server, receiver, path="/hook", **fields):
        """A browser with a webhook, and its secret."""
        browser = server.browser()
        browser.get("/api/tables")
        answer = browser.post("/api/notices/webhooks", {"url": receiver.url(path), "form": "json", "name": "Here", **fields})
        self.assertEqual(answer.status, 201, answer.bytes)
        return browser, answer.json

    def begun(self, server, receiver, **fields):
        """A table of Ann, who has a way, and Bo; the beginning is told already, or was looked at."""
        ann, _ = self.person(server, receiver)
        table, (_, bo), lives = two_seats(server, first=ann, **fields)
        wait_until(lambda: self.told(ann, table))
        receiver.got.clear()
        return table, ann, bo, lives

    def told(self, browser, table):
        answer = browser.get(f"/api/tables/{table}/notices")
        self.assertEqual(answer.status, 200, answer.bytes)
        return answer.json["told"]

    def hide(self, live, on=False):
        self.assertEqual(live.ask({"type": "looking", "on": on})["type"], "done")

    def pass_on(self, lives, seat):
        """Moves go on until it is the seat's turn, having been another's."""
        moves = 0
        while lives[0].update["to_move"] != seat or moves == 0:
            mover = lives[lives[0].update["to_move"]]
            rev = mover.play(mover.legal()[0])["rev"]
            for live in lives.values():
                live.wait_update(lambda update, rev=rev: update["rev"] >= rev) if live.update["rev"] < rev else None
            moves += 1

    def give_turn(self, lives, seat):
        if lives[0].update["to_move"] == seat:
            self.pass_on(lives, 1 - seat)
        self.pass_on(lives, seat)

    def end(self, lives, receiver):
        """Bo gives up, of which Ann is told after all that was to be told before; what she was told in all."""
        self.hide(lives[0])
        lives[1].ask({"type": "resign"})
        wait_until(lambda: receiver.messages("over"))
        return [one["what"] for one in receiver.messages()]

    # --- what is told

    def test_a_turn_is_told_once_to_who_does_not_look(self):
        server, receiver = self.serve(), self.receive()
        table, ann, bo, lives = self.begun(server, receiver, name="Friday")
        self.hide(lives[0])
        self.give_turn(lives, 0)
        wait_until(lambda: receiver.messages("turn"))
        told = receiver.messages()
        self.assertEqual({**told[0], "id": ""}, {"what": "turn", "id": "", "table": table, "name": "Friday", "game": "osaka",
                                                 "seat": 0, "by": "Bo", "url": f"/table/{table}", "left_ms": None, "lang": ""})
        wait_until(lambda: self.told(ann, table)[0]["why"] == "sent")
        newest = self.told(ann, table)[0]
        self.assertEqual((newest["seat"], newest["reminder"], newest["ways"]), (0, False, ["Here"]))
        # Others read that it was told, and not how.
        self.assertNotIn("ways", self.told(bo, table)[0])
        self.assertEqual(self.end(lives, receiver), ["turn", "over"])

    def test_who_looks_is_not_told_and_reads_why(self):
        server, receiver = self.serve(), self.receive()
        table, ann, _, lives = self.begun(server, receiver)
        self.give_turn(lives, 0)
        wait_until(lambda: any(one["what"] == "turn" for one in self.told(ann, table)))
        self.assertEqual([one["why"] for one in self.told(ann, table) if one["what"] == "turn"], ["looking"])
        self.assertEqual(receiver.got, [])
        self.hide(lives[0])
        self.hide(lives[0], on=True)
        self.pass_on(lives, 1)
        self.pass_on(lives, 0)
        wait_until(lambda: [one["what"] for one in self.told(ann, table)].count("turn") == 2)
        self.assertEqual(self.end(lives, receiver), ["over"])

    def test_a_turn_that_another_takes_back_again_and_again_is_told_twice(self):
        server, receiver = self.serve(), self.receive()
        table, ann, _, lives = self.begun(server, receiver)
        self.hide(lives[0])
        self.give_turn(lives, 0)
        wait_until(lambda: receiver.messages("turn"))
        for _ in range(3):
            self.assertEqual(lives[1].undo(1)["type"], "done")
            self.pass_on(lives, 0)
            wait_until(lambda: len(receiver.messages("turn")) == 2)
        # Once she has decided, the next turn is told again.
        self.pass_on(lives, 1)
        self.pass_on(lives, 0)
        wait_until(lambda: len(receiver.messages("turn")) == 3)
        self.assertEqual(self.end(lives, receiver), ["turn"] * 3 + ["over"])

    def test_others_who_share_the_seat_do_not_look_for_its_person(self):
        server, receiver = self.serve(), self.receive()
        table, ann, _, lives = self.begun(server, receiver)
        key = ann.post(f"/api/tables/{table}/seats/0/link", {}).json["link"]["key"]
        child = server.browser()
        self.assertEqual(child.sit(table, 0, key=key).status, 200)
        child.live(table)
        self.hide(lives[0])
        self.give_turn(lives, 0)
        wait_until(lambda: receiver.messages("turn"))

    def test_a_game_to_which_one_has_not_come_tells_nothing(self):
        server, receiver = self.serve(), self.receive()
        table, ann, bo, lives = self.begun(server, receiver)
        self.assertEqual(self.end(lives, receiver), ["over"])
        other = bo.post(f"/api/tables/{table}/rematch", {}).json["table"]
        self.assertEqual(bo.post(f"/api/tables/{other}/call-off", {}).status, 200)
        wait_until(lambda: bo.get(f"/api/tables/{other}").json["table"]["status"] == "called_off")
        third, _, others = two_seats(server, first=ann)
        wait_until(lambda: self.told(ann, third))  # of what comes later she was told
        self.assertEqual(self.told(ann, other), [])

    def test_never_always_and_muted(self):
        server, receiver = self.serve(), self.receive()
        table, ann, _, lives = self.begun(server, receiver)
        self.assertEqual(ann.post("/api/notices", {"when": "always", "remind": True}).json["when"], "always")
        self.give_turn(lives, 0)
        wait_until(lambda: receiver.messages("turn"))
        self.assertEqual(ann.post("/api/notices", {"when": "never", "remind": False}).json["when"], "never")
        self.pass_on(lives, 1)
        self.pass_on(lives, 0)
        wait_until(lambda: self.told(ann, table)[0]["why"] == "never")
        ann.post("/api/notices", {"when": "always", "remind": False})
        self.assertTrue(ann.post(f"/api/tables/{table}/notices", {"muted": True}).json["muted"])
        self.pass_on(lives, 1)
        self.pass_on(lives, 0)
        wait_until(lambda: self.told(ann, table)[0]["why"] == "muted")
        self.assertEqual(len(receiver.messages()), 1)
        self.assertFalse(ann.post(f"/api/tables/{table}/notices", {"muted": False}).json["muted"])

    def test_a_turn_that_passes_at_once_is_not_told(self):
        server, receiver = self.serve(*SLOW), self.receive()
        table, ann, _, lives = self.begun_unnoticed(server, receiver)
        self.hide(lives[0])
        self.give_turn(lives, 0)
        self.pass_on(lives, 1)
        self.assertEqual(self.end(lives, receiver), ["over"])
        self.assertEqual([one for one in self.told(ann, table) if one["what"] == "turn"], [])

    def test_a_beginning_is_told_once_and_no_turn_beside_it(self):
        server, receiver = self.serve(), self.receive()
        ann, _ = self.person(server, receiver)
        made, keys = ann.open_table("me", "friend")
        ann.sit(made["table"], 0)
        bo = server.browser()
        bo.sit(made["table"], 1, key=keys[1])
        wait_until(lambda: receiver.messages("begun"))
        lives = [ann.live(made["table"]), bo.live(made["table"])]
        self.assertEqual(self.end(lives, receiver), ["begun", "over"])

    def test_ends_are_told(self):
        server, receiver = self.serve(), self.receive()
        table, _, _, lives = self.begun(server, receiver)
        self.hide(lives[0])
        lives[1].ask({"type": "resign"})
        wait_until(lambda: receiver.messages("over"))
        ann, _ = self.person(server, receiver, path="/other")
        made, _ = ann.open_table("me", "friend")
        ann.sit(made["table"], 0)
        ann.post(f"/api/tables/{made['table']}/call-off", {})
        wait_until(lambda: receiver.messages("called_off"))

    def test_who_runs_out_of_time_is_reminded_once(self):
        server, receiver = self.serve(*QUICK, "--clock-speed", "20000"), self.receive()
        # A day is over in four seconds and a half, a quarter is left after three.
        ann, _ = self.person(server, receiver)
        made, keys = ann.open_table("me", "friend", pace={"sort": "brisk", "out_of_time": "gives_up"})
        bo, _ = self.person(server, receiver, path="/bo")
        ann.sit(made["table"], 0)
        bo.sit(made["table"], 1, key=keys[1])
        wait_until(lambda: receiver.messages("reminder"))
        one = receiver.messages("reminder")[0]
        self.assertLess(one["left_ms"], 6.5 * 3600 * 1000)
        wait_until(lambda: len(receiver.messages("over")) == 2)
        self.assertEqual(len(receiver.messages("reminder")), 1)

    def test_who_does_not_want_it_is_not_reminded(self):
        server, receiver = self.serve(*QUICK, "--clock-speed", "30000"), self.receive()
        ann, _ = self.person(server, receiver)
        ann.post("/api/notices", {"when": "away", "remind": False})
        made, keys = ann.open_table("me", "friend", pace={"sort": "brisk", "out_of_time": "gives_up"})
        ann.sit(made["table"], 0)
        bo, _ = self.person(server, receiver, path="/bo")
        bo.post("/api/notices", {"when": "away", "remind": False})
        bo.sit(made["table"], 1, key=keys[1])
        wait_until(lambda: receiver.messages("over"))
        self.assertEqual(receiver.messages("reminder"), [])

    # --- how it is sent

    def test_the_signature_is_right(self):
        server, receiver = self.serve(), self.receive()
        ann, made = self.person(server, receiver)
        self.assertEqual(ann.post(f"/api/notices/ways/{made['id']}/try", {}).json, {"ok": True, "why": ""})
        _, headers, body = receiver.got[0]
        at, sign = (part.split("=")[1] for part in headers["Kaisho-Signature"].split(","))
        self.assertAlmostEqual(int(at), time.time(), delta=30)
        wanted = hmac.new(made["secret"].encode(), at.encode() + b"." + body, hashlib.sha256).hexdigest()
        self.assertEqual(sign, wanted)
        self.assertEqual(json.loads(body)["what"], "try")
        last = ann.get("/api/notices").json["ways"][0]["last"]
        self.assertTrue(last["ok"])

    def test_the_forms_of_others(self):
        server, receiver = self.serve(*QUICK, "--public-url", "https://example.org"), self.receive()
        for form, member in (("discord", "content"), ("slack", "text")):
            for lang, sentence in (("en", "Kaisho: Here you will read when it is your turn. https://example.org/"),
                                   ("fr", "Kaisho\u202f: Vous lirez ici quand ce sera à vous de jouer. https://example.org/")):
                browser, made = self.person(server, receiver, path=f"/{form}", form=form, lang=lang)
                self.assertIsNone(made["secret"])
                browser.post(f"/api/notices/ways/{made['id']}/try", {})
                _, headers, body = receiver.got[-1]
                self.assertEqual(json.loads(body)[member], sentence)
                self.assertEqual(headers["Content-Type"], "application/json")

    def test_what_fails_is_tried_again_under_its_id(self):
        server, receiver = self.serve(), self.receive()
        table, ann, _, lives = self.begun(server, receiver)
        self.hide(lives[0])
        receiver.answers = [(500, {}), (503, {"Retry-After": "1"})]
        self.give_turn(lives, 0)
        wait_until(lambda: len(receiver.messages("turn")) == 3)
        self.assertEqual(len({one["id"] for one in receiver.messages()}), 1)
        wait_until(lambda: self.told(ann, table)[0]["why"] == "sent")

    def test_what_fails_four_times_is_given_up(self):
        server, receiver = self.serve("--notices-to-own-network", "--notice-speed", "500"), self.receive()
        table, ann, _, lives = self.begun(server, receiver)
        self.hide(lives[0])
        receiver.answers = [(500, {})] * 4
        self.give_turn(lives, 0)
        wait_until(lambda: len(receiver.messages("turn")) == 4)
        wait_until(lambda: self.told(ann, table)[0]["why"] == "failed")
        self.assertEqual(ann.get("/api/notices").json["ways"][0]["last"]["why"], "status_500")
        self.assertEqual(self.end(lives, receiver), ["turn"] * 4 + ["over"])

    def test_a_slow_way_holds_up_nobody(self):
        server, receiver = self.serve(), self.receive()
        receiver.hold = threading.Event()
        self.addCleanup(receiver.hold.set)
        table, ann, _, lives = self.begun(server, receiver)
        self.person(server, receiver, path="/slow")
        self.assertEqual(ann.post("/api/notices/webhooks", {"url": receiver.url("/slow"), "form": "json", "name": "Slow"}).status, 201)
        self.hide(lives[0])
        for _ in range(2):
            self.give_turn(lives, 0)
            wait_until(lambda: [path for path, _, _ in receiver.got].count("/hook") > 0, seconds=4)
            receiver.got.clear()

    def test_a_kill_between_sending_and_noting_sends_once_more(self):
        server, receiver = self.serve(), self.receive()
        table, ann, _, lives = self.begun(server, receiver)
        receiver.hold = threading.Event()
        self.addCleanup(receiver.hold.set)
        ann.post("/api/notices/webhooks", {"url": receiver.url("/slow"), "form": "json", "name": "Slow"})
        self.hide(lives[0])
        self.give_turn(lives, 0)
        wait_until(lambda: len(receiver.messages("turn")) == 2)
        wait_until(lambda: self.told(ann, table)[0]["why"] == "sent")
        server.kill()
        receiver.hold.set()
        server.start()
        wait_until(lambda: len(receiver.messages("turn")) == 3)
        self.assertEqual(len({one["id"] for one in receiver.messages("turn")}), 1)
        wait_until(lambda: all(way["last"] and way["last"]["ok"] for way in ann.get("/api/notices").json["ways"]))
        self.assertEqual(sorted(path for path, _, _ in receiver.got), ["/hook", "/slow", "/slow"])

    def test_a_kill_before_its_time_loses_nothing(self):
        server, receiver = self.serve(*SLOW), self.receive()
        _, _, _, lives = self.begun_unnoticed(server, receiver)
        self.hide(lives[0])
        self.give_turn(lives, 0)
        server.kill()
        server.start()
        wait_until(lambda: receiver.messages("turn"))

    def begun_unnoticed(self, server, receiver):
        """Ann's way comes only after the beginning, of which she is therefore not told."""
        table, (ann, bo), lives = two_seats(server)
        ann.post("/api/notices/webhooks", {"url": receiver.url(), "form": "json", "name": "Here"})
        return table, ann, bo, lives

    # --- who may what

    def test_addresses_of_the_own_network_are_refused(self):
        server, receiver = self.serve("--notice-speed", "50"), self.receive()
        browser = server.browser()
        browser.get("/api/tables")
        refused = browser.post("/api/notices/webhooks", {"url": receiver.url(), "form": "json", "name": ""})
        self.assertEqual((refused.status, refused.code), (400, "bad_url"))
        made = browser.post("/api/notices/webhooks", {"url": receiver.url().replace("http:", "https:"), "form": "json", "name": ""})
        if made.status == 201:  # a name could not be told from others now; what counts is where it leads
            tried = browser.post(f"/api/notices/ways/{made.json['id']}/try", {}).json
            self.assertEqual(tried, {"ok": False, "why": "refused_address"})
        self.assertEqual(receiver.got, [])

    def test_ways_of_others_are_neither_seen_nor_tried_nor_forgotten(self):
        server, receiver = self.serve(), self.receive()
        ann, made = self.person(server, receiver)
        eve, _ = self.person(server, receiver, path="/eve")
        self.assertEqual([way["id"] for way in ann.get("/api/notices").json["ways"]], [made["id"]])
        self.assertNotIn(made["id"], eve.get("/api/notices").bytes.decode())
        for what in ("forget", "try"):
            refused = eve.post(f"/api/notices/ways/{made['id']}/{what}", {})
            self.assertEqual((refused.status, refused.code), (404, "not_found"))
        self.assertNotIn("127.0.0.1", ann.get("/api/notices").bytes.decode())
        self.assertEqual(receiver.got, [])
        self.assertEqual(ann.post(f"/api/notices/ways/{made['id']}/forget", {}).json["ways"], [])
        table, _, _ = two_seats(server)
        self.assertEqual(eve.get(f"/api/tables/{table}/notices").code, "not_your_seat")
        self.assertEqual(eve.post(f"/api/tables/{table}/notices", {"muted": True}).code, "not_your_seat")

    def test_other_pages_and_browsers_without_cookies_are_refused(self):
        server, receiver = self.serve(), self.receive()
        ann, made = self.person(server, receiver)
        hook = {"url": receiver.url("/csrf"), "form": "json", "name": ""}
        for path, body in (("/api/notices", {"when": "never", "remind": True}), ("/api/notices/webhooks", hook),
                           (f"/api/notices/ways/{made['id']}/forget", {}), (f"/api/notices/ways/{made['id']}/try", {})):
            refused = ann.post(path, body, {"Origin": "https://evil.example"})
            self.assertEqual((refused.status, refused.code), (403, "bad_origin"))
            self.assertEqual(server.browser().post(path, body).code, "no_cookie")
        fresh = server.browser().get("/api/notices").json
        self.assertEqual((fresh["when"], fresh["remind"], fresh["ways"]), ("away", True, []))
        self.assertGreater(len(fresh["push_key"]), 80)
        self.assertEqual(ann.get("/api/notices").json["when"], "away")

    def test_there_are_not_more_ways_than_ten_and_not_many_tries(self):
        server, receiver = self.serve(), self.receive()
        ann, made = self.person(server, receiver)
        for i in range(9):
            hook = {"url": receiver.url(f"/{i}"), "form": "json", "name": ""}
            self.assertEqual(ann.post("/api/notices/webhooks", hook).status, 201)
        one_more = ann.post("/api/notices/webhooks", {"url": receiver.url("/more"), "form": "json", "name": ""})
        self.assertEqual((one_more.status, one_more.code), (409, "too_many_ways"))
        again = ann.post("/api/notices/webhooks", {"url": receiver.url("/8"), "form": "json", "name": "Eight"})
        self.assertEqual(len(again.json["ways"]), 10)
        codes = [ann.post(f"/api/notices/ways/{made['id']}/try", {}).status for _ in range(11)]
        self.assertEqual(codes, [200] * 10 + [429])
        many = [ann.post("/api/notices", {"when": "away", "remind": True}).status for _ in range(60)]
        self.assertIn(429, many)

    def test_what_is_malformed_is_refused(self):
        server, receiver = self.serve(), self.receive()
        ann, _ = self.person(server, receiver)
        hook = {"url": receiver.url(), "form": "json", "name": ""}
        for body, where in (({**hook, "form": "irc"}, "form"), ({**hook, "name": "x" * 61}, "name"), ({**hook, "lang": "de"}, "lang"),
                            ({**hook, "url": "http://x.example/" + "x" * 1000}, "url"), ({**hook, "more": 1}, None)):
            refused = ann.post("/api/notices/webhooks", body)
            self.assertEqual((refused.status, refused.json["error"].get("where")), (400, where), refused.json)
        self.assertEqual(ann.post("/api/notices", {"when": "often", "remind": True}).status, 400)
        self.assertEqual(ann.post("/api/notices/push", {"endpoint": receiver.url(), "p256dh": "x", "auth": "y", "name": ""}).status, 400)

    def test_nothing_goes_out_where_it_is_switched_off(self):
        server, receiver = self.serve(*QUICK, "--no-notices"), self.receive()
        browser = server.browser()
        browser.get("/api/tables")
        self.assertIsNone(browser.get("/api/notices").json["push_key"])
        refused = browser.post("/api/notices/webhooks", {"url": receiver.url(), "form": "json", "name": ""})
        self.assertEqual((refused.status, refused.code), (409, "no_notices"))

    # --- browsers

    def push_way(self, browser, receiver, path="/push"):
        # The point P-256 is made by, which is a public key as good as any.
        key = "BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU"
        secret = "AAECAwQFBgcICQoLDA0ODw"
        return browser.post("/api/notices/push", {"endpoint": receiver.url(path), "p256dh": key, "auth": secret, "name": "Firefox"})

    def test_a_browser_is_told_by_push_and_forgotten_once_it_is_gone(self):
        server, receiver = self.serve(), self.receive()
        table, ann, _, lives = self.begun(server, receiver)
        added = self.push_way(ann, receiver)
        self.assertEqual(added.status, 201, added.bytes)
        self.assertEqual(len(self.push_way(ann, receiver).json["ways"]), 2)
        self.assertTrue(added.json["ways"][1]["this_browser"])
        self.hide(lives[0])
        self.give_turn(lives, 0)
        wait_until(lambda: any(path == "/push" for path, _, _ in receiver.got))
        _, headers, _ = next(one for one in receiver.got if one[0] == "/push")
        self.assertEqual(headers["Content-Encoding"], "aes128gcm")
        self.assertEqual(len(headers["Topic"]), 32)
        self.assertGreater(int(headers["TTL"]), 3600)
        ann.post(f"/api/notices/ways/{added.json['ways'][0]['id']}/forget", {})
        receiver.answers = [(410, {})]
        self.pass_on(lives, 1)
        self.pass_on(lives, 0)
        wait_until(lambda: ann.get("/api/notices").json["ways"] == [])

    def test_a_browser_that_lost_its_cookie_is_told_once(self):
        server, receiver = self.serve(), self.receive()
        first, second = server.browser(), server.browser()
        for browser in (first, second):
            browser.get("/api/tables")
            self.assertEqual(len(self.push_way(browser, receiver).json["ways"]), 1)
        self.assertEqual(first.get("/api/notices").json["ways"], [])

    def test_the_key_for_push_stays_over_a_restart(self):
        server = self.serve()
        key = server.browser().get("/api/notices").json["push_key"]
        server.kill()
        server.start()
        self.assertEqual(server.browser().get("/api/notices").json["push_key"], key)


if __name__ == "__main__":
    unittest.main()
