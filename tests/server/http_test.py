"""What is asked by HTTP: tables, seats, pages, and what is refused."""

import contextlib
import gzip
import json
import pathlib
import re
import subprocess
import tempfile
import time
import unittest

from client import KAISHO, PATIENCE, Live, Server
from storage import wait_until

BOT = {"kind": "bot", "level": 1}
ME = {"kind": "me"}
EDITION = json.loads((pathlib.Path(__file__).parents[2] / "editions/osaka.json").read_text())


class TablesTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server()
        cls.addClassCleanup(cls.server.close)

    def setUp(self):
        self.ann, self.bo = self.server.browser(), self.server.browser()

    def test_health_and_games(self):
        self.assertTrue(self.ann.get("/api/health").json["ok"])
        games = {game["id"]: game for game in self.ann.get("/api/games").json["games"]}
        self.assertEqual((games["osaka"]["min_players"], games["osaka"]["max_players"]), (2, 4))

    def test_names_are_counted_as_people_do(self):
        def opened(name):
            answer = self.ann.post("/api/tables", {"game": "osaka", "players": 2, "seats": [{"kind": "me", "name": name}, BOT]})
            return answer.status, answer.json
        before = len(self.ann.get("/api/tables").json["mine"])
        family = "👨‍👩‍👧‍👦"
        for name in ("ア" * 21, "é" * 30, "e\u0301" * 30, "🎲" * 30, family * 30, "a" * 30):
            status, json = opened(name)
            self.assertEqual(status, 201, json)
            self.assertEqual(self.ann.sit(json["table"], 0, name=name).status, 200)
        for name in ("a" * 31, "ア" * 31, "🎲" * 31, family * 31):
            status, json = opened(name)
            self.assertEqual((status, json["error"]["where"]), (400, "seats[0].name"))
            self.assertEqual(json["error"]["message"], "Expected a name of at most 30 characters, found 31.")
        self.assertEqual(opened("\u202e" + "a")[0], 400)
        self.assertEqual(len(self.ann.get("/api/tables").json["mine"]), before + 6, "what is refused opens no table")

    def test_a_table_is_refused_with_a_reason(self):
        well = {"game": "osaka", "players": 2, "seats": [ME, BOT]}
        for change, code, where in (
            ({"game": "chess"}, "unknown_game", "game"),
            ({"game": 7}, "bad_field", "game"),
            ({"players": 1}, "bad_field", "players"),
            ({"players": 5}, "bad_field", "players"),
            ({"players": None}, "bad_field", "players"),
            ({"seats": [ME]}, "bad_field", "seats"),
            ({"seats": [ME] * 5}, "bad_field", "seats"),
            ({"seats": [ME, {"kind": "cat"}]}, "bad_field", "seats[1].kind"),
            ({"seats": [ME, {"kind": "bot", "level": 6}]}, "bad_field", "seats[1].level"),
            ({"seats": [ME, {"kind": "bot"}]}, "missing_field", "seats[1]"),
            ({"seats": [ME, {"kind": "bot", "level": 1, "elo": 3}]}, "unknown_field", "seats[1]"),
            ({"name": "x" * 61}, "bad_field", "name"),
            ({"name": "a\nb"}, "bad_field", "name"),
            ({"options": {"turn_cap": -1}}, "bad_field", "options.turn_cap"),
            ({"options": {"variants": ["chaos"]}}, "bad_option", "options.variants"),
            ({"options": []}, "bad_field", "options"),
            ({"seats": [ME, 7]}, "bad_field", "seats[1]"),
            ({"edition": {"game": "osaka"}}, "missing_field", "edition"),
            ({"edition": {**EDITION, "lighthouse": 1}}, "unknown_field", "edition"),
            ({"edition": {**EDITION, "edition": ""}}, "bad_field", "edition.edition"),
            ({"edition": 3}, "bad_field", "edition"),
            ({"more": 1}, "unknown_field", ""),
        ):
            answer = self.ann.post("/api/tables", {**well, **change})
            self.assertEqual(answer.status, 400 if code != "unknown_game" else answer.status, change)
            error = answer.json["error"]
            if code:
                self.assertEqual(error["code"], code, (change, error))
                self.assertTrue(error.get("where", "").startswith(where), (change, error))
            self.assertTrue(error["message"].endswith("."), error)
        self.assertEqual(self.ann.get("/api/tables").json["mine"], [])

    def test_a_seat_link_opens_its_seat_once(self):
        made, keys = self.ann.open_table("me", "friend", "friend")
        path = f"/api/tables/{made['table']}"
        self.assertEqual(set(keys), {0, 1, 2})
        for body, code in (
            ({"nonce": "00" * 32}, "bad_key"),
            ({"key": "x", "nonce": "00" * 32}, "bad_key"),
            ({"key": keys[2], "nonce": "00" * 32}, "bad_key"),
            ({"key": keys[1]}, "missing_field"),
            ({"key": keys[1], "nonce": "00" * 31}, "bad_field"),
            ({"key": keys[1], "nonce": "zz" * 32}, "bad_field"),
            ({"key": keys[1], "nonce": "00" * 32, "level": 3}, "unknown_field"),
            ([keys[1]], "bad_field"),
        ):
            self.assertEqual(self.bo.post(path + "/seats/1", body).code, code, body)
        self.assertEqual(self.bo.post(path + "/seats/7", {}).status, 404)
        taken = self.bo.sit(made["table"], 1, key=keys[1], name="Bo")
        self.assertEqual(taken.status, 200)
        self.assertTrue(taken.json["info"]["seats"][1]["yours"])
        # Again is harmless; the first link is spent, the new one serves another device.
        again = self.bo.sit(made["table"], 1, key=keys[1])
        self.assertEqual((again.status, again.json["link"]), (200, taken.json["link"]))
        thief, phone = self.server.browser(), self.server.browser()
        self.assertEqual(thief.sit(made["table"], 1, key=keys[1]).code, "bad_key")
        self.assertEqual(thief.sit(made["table"], 1).code, "seat_taken")
        self.assertEqual(phone.sit(made["table"], 1, key=taken.json["link"]["key"]).status, 200)
        self.assertEqual(self.ann.get(path).json["table"]["seats"][1]["name"], "Bo")

    def test_a_game_begins_when_all_sit(self):
        made, keys = self.ann.open_table("me", "friend")
        path = f"/api/tables/{made['table']}"
        live = self.bo.live(made["table"])
        live.next()
        self.assertEqual(live.table["status"], "waiting")
        self.assertEqual(live.ask({"type": "ping"})["rev"], 0)
        self.ann.sit(made["table"], 0)
        self.assertEqual(self.ann.get(path).json["table"]["status"], "waiting")
        self.assertEqual(self.bo.get(path + "/record").json["moves"], [])
        self.bo.sit(made["table"], 1, key=keys[1])
        self.assertEqual(self.ann.get(path).json["table"]["status"], "playing")
        update = live.wait_update()
        self.assertEqual((update["from"], update["rev"]), (-1, 0))
        self.assertEqual(live.table["status"], "playing")

    def test_lists_hold_ones_own_and_public_tables(self):
        secret, _ = self.ann.open_table("me", 1)
        public, _ = self.ann.open_table("me", 1, options={"public": True}, name="Friday")
        for made in (secret, public):
            self.ann.sit(made["table"], 0)
        mine = self.ann.get("/api/tables").json
        self.assertEqual({t["table"] for t in mine["mine"]}, {secret["table"], public["table"]})
        others = self.bo.get("/api/tables").json
        self.assertEqual(others["mine"], [])
        watch = [t["table"] for t in others["watch"]]
        self.assertIn(public["table"], watch)
        self.assertNotIn(secret["table"], watch)

    def test_an_edition_of_ones_own(self):
        standard, _ = self.ann.open_table("me", 1)
        edition = self.ann.get(f"/api/tables/{standard['table']}/edition").json["edition"]
        edition["edition"] = "Our box"
        made, _ = self.ann.open_table("me", 1, edition=edition)
        path = f"/api/tables/{made['table']}"
        info = self.ann.get(path).json["table"]["edition"]
        self.assertEqual((info["name"], info["standard"]), ("Our box", False))
        self.assertEqual(self.ann.get(path + "/edition").json["edition"], edition)
        self.assertEqual(self.ann.get(path + "/record").json["edition"]["content"], edition)

    def test_who_is_here(self):
        made, _ = self.ann.open_table("me", 1)
        self.ann.sit(made["table"], 0)
        path = f"/api/tables/{made['table']}"
        here = lambda: self.bo.get(path).json["table"]["seats"][0]["here"]
        self.assertFalse(here())
        watch = self.bo.live(made["table"])
        live = self.ann.live(made["table"])
        watch.wait(lambda m: m["type"] == "table" and m["table"]["seats"][0]["here"])
        self.assertTrue(here())
        live.close()
        watch.wait(lambda m: m["type"] == "table" and not m["table"]["seats"][0]["here"])

    def test_unknown_addresses(self):
        for path in ("/api/", "/api/nothing", "/api/tables/none", "/api/tables/none/record", "/api/tables/none/x/y"):
            self.assertEqual(self.ann.get(path).status, 404, path)
        self.assertEqual(self.ann.ask("DELETE", "/api/tables").code, "wrong_method")
        self.assertEqual(self.ann.sit("none", 0).code, "no_table")


class CookieTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server()
        cls.addClassCleanup(cls.server.close)

    def test_a_cookie_is_kept_and_cannot_be_forged(self):
        ann = self.server.browser()
        first = ann.get("/api/games").headers["Set-Cookie"]
        for word in ("HttpOnly", "SameSite=Lax", "Path=/"):
            self.assertIn(word, first)
        self.assertIsNone(ann.get("/api/games").headers["Set-Cookie"])
        made, _ = ann.open_table("me", 1)
        name, mark = ann.cookie.split(".")
        thief = self.server.browser()
        for forged in (name + ".", name, name + "." + mark[:-2] + "AA", name + "x." + mark, "kaisho=", "kaisho=." + mark):
            thief.cookie = forged
            self.assertEqual(thief.sit(made["table"], 0).code, "bad_key", forged)
        # It lasts a year from the last look at a table, or at one's tables.
        for path in ("/api/tables", f"/api/tables/{made['table']}"):
            renewed = ann.get(path).headers["Set-Cookie"]
            self.assertIn("Max-Age=31536000", renewed)
            self.assertEqual(renewed.split(";")[0], ann.cookie)
        # By the name that all servers' cookies had before it is known, too, and gets its own.
        value = ann.cookie.split("=", 1)[1]
        former = self.server.browser()
        former.cookie = f"kaisho={value}"
        self.assertEqual(former.get("/api/games").headers["Set-Cookie"].split(";")[0], ann.cookie)
        # Among others it is found.
        thief.cookie = f"a=b; {ann.cookie}; c=d"
        self.assertEqual(thief.sit(made["table"], 0).status, 200)

    def test_two_servers_of_one_host_leave_each_others_cookies_alone(self):
        # Browsers keep one jar for all ports of a host.
        other = Server()
        self.addCleanup(other.close)
        jar = {}

        def visit(server, method="GET", path="/api/tables", body=None):
            browser = server.browser()
            browser.cookie = "; ".join(f"{name}={value}" for name, value in jar.items())
            answer = browser.ask(method, path, body)
            for line in answer.headers.get_all("Set-Cookie") or []:
                name, value = line.split(";")[0].split("=", 1)
                jar[name] = value
            return answer.json

        table = visit(self.server, "POST", body={"game": "osaka", "players": 2, "seats": [ME, BOT]})["table"]
        for server in (other, self.server, other, self.server):
            mine = [one["table"] for one in visit(server)["mine"]]
            self.assertEqual(mine, [table] if server is self.server else [])
        self.assertEqual(len(jar), 2)
        # The same where the data folder of a port is begun anew: it is another server.
        again = Server(port=0)
        self.addCleanup(again.close)
        visit(again)
        self.assertEqual([one["table"] for one in visit(self.server)["mine"]], [table])

    def test_the_own_port_of_a_scheme_makes_no_difference(self):
        body = {"game": "chess"}
        ours = (("example.org:443", "https://example.org"), ("example.org", "https://example.org:443"),
                ("example.org:80", "http://example.org"), ("example.org:8443", "https://example.org:8443"))
        theirs = (("example.org", "https://example.org:8443"), ("example.org:80", "https://example.org"),
                  ("example.org:443", "http://example.org"), ("example.org", "https://example.org.evil"))
        for host, origin in ours + theirs:
            code = self.server.browser().post("/api/tables", body, {"Host": host, "Origin": origin}).code
            self.assertEqual(code == "bad_origin", (host, origin) in theirs, (host, origin, code))

    def test_the_address_outside_is_believed_and_refusals_are_logged(self):
        server = Server("--public-url", "https://example.org:8443/", log=True)
        self.addCleanup(server.close)
        body = {"game": "chess"}
        ask = lambda origin: server.browser().post("/api/tables", body, {"Host": "example.org", "Origin": origin}).code
        self.assertNotEqual(ask("https://example.org:8443"), "bad_origin")
        self.assertEqual(ask("https://example.org:9443"), "bad_origin")
        self.assertNotEqual(server.browser().post("/api/tables", body, {"Host": "Example.ORG", "Origin": "https://example.org"}).code,
                            "bad_origin")
        server.end()
        log = server.log.decode()
        self.assertIn("the page is of https://example.org:9443, the host asked is example.org or https://example.org:8443", log)
        for wrong in ("example.org", "https://", "https://example.org/kaisho/", "ftp://example.org", "https://a b",
                      "https://:443", "https://[", "https://a:b:c", "https://example.org:", "https://example.org:99999"):
            with tempfile.TemporaryDirectory() as folder:
                done = subprocess.run([KAISHO, "serve", "--port", "0", "--data", folder, "--public-url", wrong],
                                      capture_output=True, text=True, check=False, timeout=PATIENCE)
            self.assertEqual(done.returncode, 1, wrong)
            self.assertIn(f"Expected an address such as https://example.org or http://192.0.2.1:8080, without a path, found '{wrong}'. (--public-url", done.stderr)

    def test_other_pages_are_refused(self):
        ann = self.server.browser()
        body = {"game": "osaka", "players": 2, "seats": [ME, BOT]}
        evil = {"Origin": "http://evil.example"}
        self.assertEqual(ann.post("/api/tables", body, evil).code, "bad_origin")
        self.assertEqual(ann.post("/api/tables", body, {"Sec-Fetch-Site": "cross-site"}).code, "bad_origin")
        self.assertEqual(ann.post("/api/tables", body, {"Origin": "null"}).code, "bad_origin")
        self.assertEqual(ann.ask("POST", "/api/tables", "{}", {"Content-Type": "text/plain"}).code, "wrong_type")
        own = {"Origin": f"http://127.0.0.1:{self.server.port}"}
        made = ann.post("/api/tables", body, own).json
        ann.sit(made["table"], 0)
        self.assertEqual(Live(ann, made["table"], headers=evil).error, "bad_origin")
        self.assertEqual(Live(ann, made["table"], headers=own).status, 101)

    def test_live_needs_a_seat_of_ones_own(self):
        ann, bo = self.server.browser(), self.server.browser()
        made, _ = ann.open_table("me", 1)
        ann.sit(made["table"], 0)
        table = made["table"]
        self.assertEqual(bo.live(table, seat=0).error, "not_your_seat")
        self.assertEqual(ann.live(table, seat=1).error, "not_your_seat")
        self.assertEqual(ann.live(table, seat="x").error, "bad_request")
        self.assertEqual(ann.live(table, **{"from": "-2"}).error, "bad_request")
        self.assertEqual(ann.live("none").error, "no_table")
        for browser, seat in ((ann, 0), (bo, None)):
            live = browser.live(table)
            self.assertEqual(live.next()["seat"], seat)


class AddressTest(unittest.TestCase):
    def test_a_name_of_this_machine(self):
        server = Server("--address", "localhost")
        self.addCleanup(server.close)
        self.assertEqual(server.browser().get("/api/games").status, 200)

    def test_a_name_of_none(self):
        done = subprocess.run([KAISHO, "serve", "--address", "no.such.place.invalid", "--port", "0", "--data", tempfile.mkdtemp()], capture_output=True, text=True, timeout=60)
        self.assertEqual(done.returncode, 1)
        self.assertIn("'no.such.place.invalid'", done.stderr)


class LimitsTest(unittest.TestCase):
    def test_tables_per_hour(self):
        server = Server("--tables-per-hour", "3", "--tables-per-hour-and-address", "5")
        self.addCleanup(server.close)
        codes = []
        for browser in (server.browser(), server.browser()):
            for _ in range(4):
                answer = browser.post("/api/tables", {"game": "osaka", "players": 2, "seats": [ME, BOT]})
                codes.append(answer.status)
        self.assertEqual(codes, [201, 201, 201, 429, 201, 429, 429, 429])

    def test_connections_per_address(self):
        server = Server("--connections-per-address", "5")
        self.addCleanup(server.close)
        ann = server.browser()
        made, _ = ann.open_table("me", 1)
        ann.sit(made["table"], 0)
        lives = [ann.live(made["table"]) for _ in range(5)]
        answer = ann.get("/api/health")
        self.assertEqual((answer.status, answer.code), (429, "too_many_connections"))
        lives[0].close()
        for _ in range(100):
            if ann.get("/api/health").status == 200:
                return
        self.fail("a connection that is gone still counts")

    def test_connections_of_others_do_not_shut_out_who_has_a_seat(self):
        server = Server("--connections-per-address", "8", "--request-seconds", "600")
        self.addCleanup(server.close)
        ann = server.browser()
        made, _ = ann.open_table("me", "friend")
        ann.sit(made["table"], 0)
        path = f"/api/tables/{made['table']}"
        slow = [server.connect() for _ in range(150)]  # more than may wait with a half head
        for link in slow:
            self.addCleanup(link.close)
            with contextlib.suppress(ConnectionError):
                link.sendall(b"GET / HTTP/1.1\r\n")
        self.assertEqual(ann.get(path).status, 200)
        lives = [Live(ann, made["table"], {}) for _ in range(3)]
        for live in lives:
            self.addCleanup(live.close)
        self.assertEqual([live.status for live in lives], [101, 101, 429])
        self.assertEqual(lives[2].error, "too_many_connections")
        for stranger in (server.browser(), server.browser()):
            answer = stranger.get(path)
            self.assertEqual((answer.status, answer.code), (429, "too_many_connections"))
        self.assertEqual(ann.get(path).code, "too_many_connections")  # she has her share
        lives[0].close()
        wait_until(lambda: ann.get(path).status == 200)

    def test_tables_are_forgotten_and_found_again(self):
        server = Server("--tables-in-memory", "2")
        self.addCleanup(server.close)
        browsers = [server.browser() for _ in range(5)]
        tables = []
        for browser in browsers:
            made, _ = browser.open_table("me", 1)
            browser.sit(made["table"], 0)
            tables.append(made["table"])
        watcher = server.browser()
        deadline = time.monotonic() + PATIENCE
        while watcher.get("/api/health").json["tables"] > 2:  # a table stays while its bot thinks
            self.assertLess(time.monotonic(), deadline, "tables are not forgotten")
            time.sleep(0.05)
        for browser, table in zip(browsers, tables):
            live = browser.live(table)
            live.wait_update(lambda update: update["legal"])
            self.assertEqual(live.play(live.legal()[0])["type"], "done")


class PagesTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        root = pathlib.Path(folder.name)
        pages = root / "dist"
        (pages / "assets").mkdir(parents=True)
        (root / "secret.txt").write_text("secret")
        (pages / ".hidden").write_text("secret")
        page = b'<!doctype html><meta property="og:image" content="/share.jpg"><title>Kaisho</title>'
        (pages / "index.html").write_bytes(page)
        (pages / "index.html.gz").write_bytes(gzip.compress(page))
        (pages / "engine.wasm").write_bytes(b"\0asm")
        script = b"export const x = 1;\n" * 50
        (pages / "assets/app-1a2b.js").write_bytes(script)
        (pages / "assets/app-1a2b.js.gz").write_bytes(gzip.compress(script))
        (pages / "assets/app-1a2b.js.br").write_bytes(b"brotli")
        cls.pages = pages
        cls.server = Server(pages=pages)
        cls.addClassCleanup(cls.server.close)

    def setUp(self):
        self.browser = self.server.browser()

    def test_views_of_the_page_get_the_page(self):
        for path in ("/", "/table/k3v9", "/rules?lang=fr", "/a/b/c"):
            answer = self.browser.get(path)
            self.assertEqual(answer.status, 200)
            self.assertIn(b"<title>Kaisho", answer.bytes)
            self.assertEqual(answer.headers["Content-Type"], "text/html; charset=utf-8")
            self.assertIn("'wasm-unsafe-eval'", answer.headers["Content-Security-Policy"])
            self.assertEqual(answer.headers["X-Content-Type-Options"], "nosniff")
            self.assertIsNone(answer.headers["Set-Cookie"])

    def test_chats_get_the_whole_address_of_the_picture(self):
        def picture(answer):
            return re.search(rb'<meta property="og:image" content="([^"]*)"', answer.bytes)[1].decode()

        copies = {"Accept-Encoding": "gzip"}  # there is one, in which the address cannot be whole
        told = self.browser.get("/table/k3v9", copies)
        self.assertEqual(picture(told), f"http://127.0.0.1:{self.server.port}/share.jpg")
        elsewhere = self.browser.get("/", {"Host": "example.org"})
        self.assertEqual(picture(elsewhere), "http://example.org/share.jpg")
        self.assertNotEqual(elsewhere.headers["ETag"], told.headers["ETag"])
        outside = Server("--public-url", "https://example.org:8443/", pages=self.pages)
        self.addCleanup(outside.close)
        self.assertEqual(picture(outside.browser().get("/rules", copies)), "https://example.org:8443/share.jpg")

    def test_types_copies_and_caching(self):
        wasm = self.browser.get("/engine.wasm")
        self.assertEqual(wasm.headers["Content-Type"], "application/wasm")
        self.assertEqual(wasm.headers["Cache-Control"], "no-cache")
        self.assertEqual(wasm.headers["Content-Security-Policy"], "default-src 'none'; frame-ancestors 'none'")
        path = "/assets/app-1a2b.js"
        plain = self.browser.get(path)
        self.assertIn("immutable", plain.headers["Cache-Control"])
        # What only whole documents obey is not sent with each part of the page; a worker obeys the rest.
        self.assertIsNone(plain.headers["Permissions-Policy"])
        self.assertIn("'wasm-unsafe-eval'", plain.headers["Content-Security-Policy"])
        self.assertIn("camera=()", self.browser.get("/").headers["Permissions-Policy"])
        self.assertIsNone(plain.headers["Content-Encoding"])
        small = self.browser.get(path, {"Accept-Encoding": "gzip"})
        self.assertEqual(small.headers["Content-Encoding"], "gzip")
        self.assertEqual(gzip.decompress(small.bytes), plain.bytes)
        smallest = self.browser.get(path, {"Accept-Encoding": "gzip, deflate, br"})
        self.assertEqual((smallest.headers["Content-Encoding"], smallest.bytes), ("br", b"brotli"))
        self.assertEqual(smallest.headers["Content-Type"], "text/javascript; charset=utf-8")
        tag = plain.headers["ETag"]
        self.assertNotEqual(tag, small.headers["ETag"])
        known = self.browser.get(path, {"If-None-Match": tag})
        self.assertEqual((known.status, known.bytes), (304, b""))
        head = self.browser.ask("HEAD", path)
        self.assertEqual((head.status, head.bytes), (200, b""))
        self.assertEqual(head.headers["Content-Length"], str(len(plain.bytes)))

    def test_no_way_out_of_the_folder(self):
        for path in ("/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt",
                     "/.hidden", "/assets/%2e%2e/.hidden", "//etc/passwd", "/assets/..\\..\\secret.txt"):
            answer = self.browser.get(path)
            self.assertEqual(answer.status, 404, path)
            self.assertNotEqual(answer.bytes, b"secret")
        for path in ("/%", "/%zz", "/%00"):
            self.assertEqual(self.browser.get(path).code, "bad_request", path)
        self.assertEqual(self.browser.get("/missing.js").status, 404)
        self.assertEqual(self.browser.ask("POST", "/", "x").code, "wrong_method")


if __name__ == "__main__":
    unittest.main()
