"""Who is too slow, or asks too much, is told so; and what a log line may hold."""

import time
import unittest

from client import Closed, Server, two_seats


def read_all(link):
    answer = b""
    try:
        while piece := link.recv(65536):
            answer += piece
    except ConnectionResetError:
        pass
    return answer


class SlowTest(unittest.TestCase):
    def test_a_slow_request_is_answered(self):
        server = Server("--request-seconds", "1")
        self.addCleanup(server.close)
        started = (
            b"GET /api/heal",
            b"GET /api/health HTTP/1.1\r\nHost: x\r\nX: ",
            b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
            b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{",
            b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\nGET /api/health HTTP/1.1\r\n",
        )
        links = [server.connect() for _ in started]
        silent = server.connect()
        for link, data in zip(links, started):
            link.sendall(data)
        for link, data in zip(links, started):
            answer = read_all(link)
            self.assertEqual(answer.count(b"HTTP/1.1 408 "), 1, (data, answer))
            self.assertIn(b'"too_slow"', answer)
            link.close()
        self.assertEqual(read_all(silent), b"")  # who has asked nothing gets no answer
        silent.close()


class BucketTest(unittest.TestCase):
    """Two asks a second, twenty at once."""

    def setUp(self):
        self.server = Server("--asks-per-second", "2")
        self.addCleanup(self.server.close)

    def ask_until_refused(self, ask, most=200):
        for asked in range(most):
            answer = ask()
            if answer.status == 429:
                self.assertEqual(answer.code, "too_many_requests")
                return asked, int(answer.headers["Retry-After"])
        return most, None

    def test_too_much_is_refused_for_a_while(self):
        browser = self.server.browser()
        asked, wait = self.ask_until_refused(lambda: browser.get("/api/health"))
        self.assertIn(asked, range(19, 60))  # some flow in meanwhile
        self.assertEqual(wait, 1)
        time.sleep(wait)
        self.assertEqual(browser.get("/api/health").status, 200)

    def test_what_is_dear_counts_more_even_if_it_is_refused(self):
        browser = self.server.browser()
        asked, wait = self.ask_until_refused(lambda: browser.post("/api/tables", {"game": "chess"}))
        self.assertEqual(asked, 1)
        self.assertIn(wait, range(9, 11))

    def test_what_is_cheap_counts_less(self):
        browser = self.server.browser()
        asked, _ = self.ask_until_refused(lambda: browser.get("/missing.js"))
        self.assertGreater(asked, 90)

    def test_who_goes_on_is_not_even_answered(self):
        browser = self.server.browser()
        with self.assertRaises((ConnectionError, OSError)):
            for _ in range(400):
                browser.get("/api/health")

    def test_broken_requests_count(self):
        answers = []
        for _ in range(40):
            with self.server.connect() as link:
                link.sendall(b"GET / HTTP/1.1\r\n\r\n")
                answers.append(read_all(link).split()[1])
        self.assertIn(b"429", answers)


class FloodTest(unittest.TestCase):
    """Five asks a second, fifty at once; two people who sit down have spent thirty-six of them."""

    def setUp(self):
        server = Server("--asks-per-second", "5")
        self.addCleanup(server.close)
        self.live = two_seats(server)[2][0]

    def test_messages_wait_for_their_turn(self):
        began = time.monotonic()
        for _ in range(25):
            self.live.send({"type": "ping"})
        for _ in range(25):
            self.live.wait(lambda m: m["type"] == "pong")
        self.assertGreater(time.monotonic() - began, 1)

    def test_a_flood_of_pings_is_cut_off(self):
        with self.assertRaises(Closed):
            for _ in range(1000):
                self.live.send_frame(9, b"")
                self.live.next_frame()


class LogTest(unittest.TestCase):
    def test_no_line_is_forged(self):
        server = Server(log=True)
        self.addCleanup(server.close)
        with server.connect() as link:
            link.sendall(b"GET /a%0A2026-01-01%20forged%1b[31m%c2%9b%e2%80%ae%ff\xe9 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            read_all(link)
        server.end()
        lines = [line for line in server.log.splitlines() if b"forged" in line]
        self.assertEqual(len(lines), 1, server.log)
        self.assertIn(rb"/a\u{a}2026-01-01 forged\u{1b}[31m\u{9b}\u{202e}\x{ff}", lines[0])
        self.assertNotIn(b"\x1b[31m", lines[0])

    def test_no_field_of_a_request_acts_on_a_terminal(self):
        bad = b"f\xe9rged\xc2\x9b\xe2\x80\xae\x1b[31m\t\xff"
        fields = (b"Origin", b"User-Agent", b"X-Forwarded-For", b"Forwarded", b"X-Forwarded-Proto", b"Content-Type", b"Cookie", b"Sec-Fetch-Site")
        for level in ("trace", "debug", "info", "warn", "error"):
            server = Server("--trusted-proxy", "127.0.0.1", log=level)
            self.addCleanup(server.close)
            for path in (b"/", b"/api/tables", b"/api/tables/%1b%0a%e9"):
                for method in (b"GET", b"POST"):
                    with server.connect() as link:
                        head = b"".join(field + b": " + bad + b"\r\n" for field in fields)
                        link.sendall(method + b" " + path + b" HTTP/1.1\r\nHost: x%1b" + bad.replace(b"\x1b", b"") + b"\r\n" + head + b"Connection: close\r\n\r\n")
                        read_all(link)
            with server.connect() as link:
                link.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nOrigin: http://" + bad.replace(b"\x1b", b"") + b"\r\nContent-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}")
                read_all(link)
            server.end()
            for line in server.log.decode().splitlines():  # it is UTF-8
                self.assertTrue(line.isprintable(), ascii(line))
                self.assertRegex(line, r"^\d{4}-\d\d-\d\d ")
            if level in ("trace", "debug", "info", "warn"):
                self.assertIn(rb"rged\u{9b}\u{202e}", server.log)


if __name__ == "__main__":
    unittest.main()
