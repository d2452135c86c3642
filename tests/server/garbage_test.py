"""Broken, hostile and slow clients: each is told what is wrong or cut off, and nobody else notices."""

import json
import os
import random
import socket
import struct
import unittest

from client import BINARY, CLOSE, CONTINUED, PATIENCE, PING, PONG, TEXT, Closed, Server, two_seats


class GarbageTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server()
        cls.addClassCleanup(cls.server.close)

    def tearDown(self):
        self.assertIsNone(self.server.process.poll(), "the server is gone")
        self.assertTrue(self.server.browser().get("/api/health").json["ok"])

    def connect(self):
        link = socket.create_connection(("127.0.0.1", self.server.port), timeout=PATIENCE)
        self.addCleanup(link.close)
        return link

    def say(self, data):
        """What the server answers to these bytes, and then the end of the connection."""
        link = self.connect()
        answer = b""
        try:
            link.sendall(data)
            link.shutdown(socket.SHUT_WR)
            while piece := link.recv(65536):
                answer += piece
        except (ConnectionResetError, BrokenPipeError):
            pass
        return answer

    def refusal(self, data):
        head, _, body = self.say(data).partition(b"\r\n\r\n")
        return int(head.split()[1]), json.loads(body)["error"]["code"]

    def test_broken_http(self):
        for data in (
            b"HELLO\r\n\r\n",
            b"GET\r\n\r\n",
            b"GET / HTTP/9.9\r\n\r\n",
            b"GET / HTTP/1.1\r\nno colon\r\n\r\n",
            b"GET /\x01 HTTP/1.1\r\n\r\n",
            b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
            b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx",
            b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
            b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
            b"GET http://[::1 HTTP/1.1\r\nHost: x\r\n\r\n",
            b"GET nothing HTTP/1.1\r\nHost: x\r\n\r\n",
        ):
            self.assertEqual(self.refusal(data), (400, "bad_request"), data)

    def test_one_host(self):
        for version in (b"1.1", b"1.0"):
            # Only HTTP/1.0 may leave it out (rfc_test.py).
            for hosts in (*((b"",) if version == b"1.1" else ()), b"Host: a\r\nHost: a\r\n", b"Host: a\r\nHost: b\r\n", b"Host:\r\n", b"Host: a/b\r\n",
                          b"Host: a b\r\n", b"Host: [::1\r\n", b"Host: a]\r\n", b"Host: " + b"a" * 256 + b"\r\n"):
                for what in (b"GET /", b"GET /api/health", b"POST /api/tables", b"GET /api/tables/x/live"):
                    data = what + b" HTTP/" + version + b"\r\n" + hosts + b"Content-Length: 0\r\n\r\n"
                    self.assertEqual(self.refusal(data), (400, "bad_request"), data)
        for host in (b"a", b"A-b.example:80", b"[2001:db8::1]:8080"):
            self.assertIn(b"HTTP/1.1 200", self.say(b"GET /api/health HTTP/1.1\r\nHost: " + host + b"\r\n\r\n"), host)

    def test_an_address_may_be_whole(self):
        for target in (b"http://a/api/health", b"https://a.example:80/api/health?x=1", b"http://[::1]/api/health", b"HTTP://a/api/health"):
            self.assertIn(b"HTTP/1.1 200", self.say(b"GET " + target + b" HTTP/1.1\r\nHost: b\r\n\r\n"), target)
        for target in (b"http://a", b"http://a?x"):
            data = b"GET " + target + b" HTTP/1.1\r\nHost: b\r\n\r\n"
            self.assertEqual(self.refusal(data), (404, "not_found"), target)
        for target in (b"http:///api/health", b"http://a b/", b"http://a@b/", b"ftp://a/", b"http://"):
            data = b"GET " + target + b" HTTP/1.1\r\nHost: b\r\n\r\n"
            self.assertEqual(self.refusal(data), (400, "bad_request"), target)
        data = (b"POST http://a/api/tables HTTP/1.1\r\nHost: b\r\nOrigin: http://%s\r\n"
                b"Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}")
        self.assertEqual(self.refusal(data % b"b"), (403, "bad_origin"))
        self.assertEqual(self.refusal(data % b"a")[0], 400)

    def test_every_method_is_answered(self):
        for method in ("OPTIONS", "PUT", "DELETE", "PATCH", "TRACE", "BREW", "POST"):
            for path in ("/", "/api/health", "/api/games", "/api/tables/x", "/api/tables/x/record"):
                answer = self.server.browser().ask(method, path)
                self.assertEqual((answer.status, answer.code), (405, "wrong_method"), (method, path))
                self.assertEqual(answer.headers["Allow"], "GET, HEAD")
        for method in ("GET", "HEAD", "PUT"):
            answer = self.server.browser().ask(method, "/api/tables/x/seats/0")
            self.assertEqual((answer.status, answer.headers["Allow"]), (405, "POST"), method)
        head, whole = (self.server.browser().ask(method, "/api/games") for method in ("HEAD", "GET"))
        self.assertEqual((head.status, head.bytes), (200, b""))
        self.assertEqual(head.headers["Content-Length"], str(len(whole.bytes)))

    def test_every_answer_keeps_others_out(self):
        for path, status in (("/api/health", 200), ("/api/tables/none", 404), ("/none.js", 404), ("/api/tables/x/seats/0", 405)):
            answer = self.server.browser().get(path)
            self.assertEqual(answer.status, status, path)
            self.assertEqual(answer.headers["Content-Security-Policy"], "default-src 'none'; frame-ancestors 'none'")
            self.assertEqual(answer.headers["Cross-Origin-Opener-Policy"], "same-origin")
            self.assertIn("camera=()", answer.headers["Permissions-Policy"])
        self.assertIn(b"Permissions-Policy", self.say(b"GET / HTTP/9.9\r\n\r\n"))

    def test_too_much(self):
        large = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 10000000\r\n\r\n"
        self.assertEqual(self.refusal(large), (413, "too_large"))
        chunk = b"10000\r\n" + b"x" * 0x10000 + b"\r\n"
        chunked = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n" + chunk * 5
        self.assertEqual(self.refusal(chunked), (413, "too_large"))
        head = b"GET / HTTP/1.1\r\nX: " + b"x" * 20000 + b"\r\n\r\n"
        self.assertEqual(self.refusal(head), (431, "headers_too_large"))
        start = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
        self.assertEqual(self.refusal(start + b"1;" + b"x" * 200000)[0], 431)  # a chunk's own remarks
        self.assertIn(self.refusal(start + b"0\r\n" + b"X: y\r\n" * 50000)[0], (400, 413, 431))

    def test_broken_json(self):
        browser = self.server.browser()
        for body in ("", "{", "nonsense", "[" * 100000, '{"game": ' * 5000, '"\\ud800"', "\xff", "null"):
            answer = browser.ask("POST", "/api/tables", body.encode("latin-1"), {"Content-Type": "application/json"})
            self.assertEqual(answer.status, 400, body[:20])
            self.assertTrue(answer.json["error"]["message"], body[:20])

    def test_random_bytes(self):
        rng = random.Random(1)
        for _ in range(60):
            self.say(rng.randbytes(rng.randrange(400)))
        well = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}"
        for _ in range(120):
            broken = bytearray(well)
            for _ in range(rng.randrange(1, 4)):
                broken[rng.randrange(len(broken))] = rng.randrange(256)
            self.say(bytes(broken))

    def test_requests_one_after_the_other_on_one_connection(self):
        one = b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n"
        last = b"GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
        self.assertEqual(self.say(one * 3 + last).count(b"HTTP/1.1 200"), 4)
        link = self.connect()
        link.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Type: application/json\r\n"
                     b"Content-Length: 2\r\n\r\n")
        self.assertTrue(link.recv(1000).startswith(b"HTTP/1.1 100"))
        link.sendall(b"{}")
        self.assertTrue(link.recv(1000).startswith(b"HTTP/1.1 400"))

    def test_half_a_request_disturbs_nobody(self):
        links = [self.connect() for _ in range(20)]
        for link in links:
            link.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
        self.assertEqual(self.server.browser().get("/api/games").status, 200)


class BrokenSocketTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server()
        cls.addClassCleanup(cls.server.close)
        cls.table, cls.browsers, cls.lives = two_seats(cls.server)

    def tearDown(self):
        self.assertIsNone(self.server.process.poll(), "the server is gone")
        for live in self.lives.values():
            self.assertEqual(live.ask({"type": "ping"})["type"], "pong")
            self.assertEqual(live.ask({"type": "ping", "id": None})["type"], "pong")

    def open(self):
        live = self.browsers[0].live(self.table)
        live.wait_update()
        return live

    def closed(self, live):
        with self.assertRaises(Closed) as closed:
            while True:
                live.next()
        return closed.exception.code

    def test_what_closes_a_connection(self):
        for kind, data, code in (
            (BINARY, b"{}", 1008),
            (TEXT, b"x" * 70000, 1009),
            (TEXT, b"\xff\xfe", 1007),
            (3, b"", 1002),
            (PING, b"x" * 126, 1002),
            (CONTINUED, b"x", 1002),
            (CLOSE, struct.pack("!H", 1000), 1000),
        ):
            live = self.open()
            live.send_frame(kind, data)
            self.assertEqual(self.closed(live), code, (kind, data[:10]))

    def test_bare_and_endless_frames(self):
        unmasked = self.open()
        unmasked.socket.sendall(bytes([0x81, 2]) + b"{}")
        self.assertEqual(self.closed(unmasked), 1002)
        endless = self.open()
        endless.socket.sendall(bytes([0x81, 0x80 | 127]) + struct.pack("!Q", 2**62) + os.urandom(4))
        self.assertIn(self.closed(endless), (1002, 1009))

    def test_pieces_and_pings_are_well(self):
        live = self.open()
        live.send_frame(TEXT, b'{"type": "pi', fin=False)
        live.send_frame(PING, b"hello")
        live.send_frame(CONTINUED, b'ng", "id": "pieces"}')
        self.assertEqual(live.next_frame()[:2], (PONG, b"hello"))
        self.assertEqual(live.next()["id"], "pieces")

    def test_random_frames(self):
        rng = random.Random(2)
        for _ in range(40):
            live = self.open()
            try:
                live.socket.sendall(rng.randbytes(rng.randrange(1, 300)))
                live.socket.shutdown(socket.SHUT_WR)
                self.closed(live)
            except (ConnectionResetError, BrokenPipeError):
                pass

    def test_random_messages(self):
        rng = random.Random(3)
        live = self.open()
        words = ["type", "play", "undo", "ping", "id", "rev", "moves", "buy", "seat", "", "\x00", "é"]
        value = lambda deep: rng.choice([
            lambda: rng.choice(words),
            lambda: rng.randrange(-5, 10**rng.randrange(1, 25)),
            lambda: rng.random(),
            lambda: None,
            lambda: [value(deep - 1) for _ in range(rng.randrange(4))] if deep else [],
            lambda: {rng.choice(words): value(deep - 1) for _ in range(rng.randrange(5))} if deep else {},
        ])()
        for _ in range(300):
            live.send({**{rng.choice(words): value(3) for _ in range(4)}, "type": rng.choice(words)})
            self.assertIn(live.next()["type"], ("error", "pong"))

    def test_who_does_not_read_is_dropped(self):
        live = self.open()
        wish = json.dumps({"type": "undo", "id": "x" * 64, "rev": 999999, "moves": 1}, indent=9).encode()
        frame = bytes([0x81, 0x80 | 126]) + struct.pack("!H", len(wish)) + bytes(4) + wish
        self.assertGreaterEqual(len(wish), 126)
        with self.assertRaises((ConnectionResetError, BrokenPipeError)):
            for _ in range(2000):
                live.socket.sendall(frame * 100)


if __name__ == "__main__":
    unittest.main()
