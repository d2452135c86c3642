"""HTTP as RFC 9110 and 9112 (and WebSocket's 6455) want it, as tables: the bytes that are sent, the status that comes
back, and what becomes of the connection."""

import gzip
import pathlib
import re
import socket
import tempfile
import unittest
from email.utils import parsedate_to_datetime

from client import Server

BOT, ME = {"kind": "bot", "level": 1}, {"kind": "me"}

OPEN, CLOSED = "open", "closed"
# Sent after each request, in the same write: it is answered only where the connection goes on.
NEXT = b"GET /api/games HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
HOST = b"Host: x\r\n"
POST = b"POST /api/tables HTTP/1.1\r\n" + HOST + b"Content-Type: application/json\r\n"
# A request in a body. Where it is answered, somebody else's could be.
SMUGGLED = b"GET /api/health HTTP/1.1\r\nHost: smuggled\r\n\r\n"
WITH_LENGTH = b"Content-Length: %d\r\n" % len(SMUGGLED)


def get(path=b"/api/games", *lines, method=b"GET", version=b"1.1", host=HOST):
    return method + b" " + path + b" HTTP/" + version + b"\r\n" + host + b"".join(line + b"\r\n" for line in lines) + b"\r\n"


def chunked(*lines, body=b"2\r\n{}\r\n0\r\n\r\n"):
    return POST + b"".join(line + b"\r\n" for line in lines) + b"\r\n" + body


class Case(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        pages = pathlib.Path(folder.name)
        script = b"export const x = 1;\n" * 50
        (pages / "index.html").write_text("<!doctype html><title>Kaisho</title>")
        (pages / "app.js").write_bytes(script)
        (pages / "app.js.gz").write_bytes(gzip.compress(script))
        (pages / "app.js.br").write_bytes(b"brotli")
        cls.server = Server(pages=pages)
        cls.addClassCleanup(cls.server.close)

    def everything(self, data):
        """What the server sends until it closes the connection."""
        answer = b""
        with self.server.connect() as link:
            try:
                link.sendall(data)
                link.shutdown(socket.SHUT_WR)
                while piece := link.recv(65536):
                    answer += piece
            except (ConnectionResetError, BrokenPipeError):
                pass
        return answer

    def statuses(self, data):
        return [int(status) for status in re.findall(rb"HTTP/1\.[01] (\d{3}) ", self.everything(data))]

    def answer(self, data):
        """The status, the headers and the body of one request."""
        head, _, body = self.everything(data.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n", 1)).partition(b"\r\n\r\n")
        first, *lines = head.decode().split("\r\n")
        return int(first.split()[1]), dict(line.split(": ", 1) for line in lines), body

    def check(self, table):
        for data, status, fate in table:
            with self.subTest(data=data):
                self.assertEqual(self.statuses(data + NEXT), [status] + ([200] if fate == OPEN else []))


class FramingTest(Case):
    """RFC 9112, 2 to 7: where a message ends, so that nobody takes its body for a request."""

    def test_transfer_encoding(self):
        body = SMUGGLED
        self.check((
            (chunked(b"Transfer-Encoding: chunked"), 400, OPEN),  # it is read, and is no table
            (chunked(b"Transfer-Encoding: CHUNKED"), 400, OPEN),
            (chunked(b"transfer-encoding:chunked"), 400, OPEN),
            (chunked(b"Transfer-Encoding: chunked", body=b"2;a=b\r\n{}\r\n00\r\nTrailer: 1\r\n\r\n"), 400, OPEN),
            (chunked(b"Transfer-Encoding: xchunked", body=body), 400, CLOSED),
            (chunked(b"Transfer-Encoding: identity", body=body), 400, CLOSED),
            (chunked(b"Transfer-Encoding:", body=body), 400, CLOSED),
            (chunked(b"Transfer-Encoding: gzip", body=body), 400, CLOSED),
            (chunked(b"Transfer-Encoding: chunked, gzip", body=body), 400, CLOSED),
            (chunked(b"Transfer-Encoding: chunked, identity", body=body), 400, CLOSED),
            (chunked(b"Transfer-Encoding: chunked;q=1", body=body), 400, CLOSED),
            (chunked(b'Transfer-Encoding: "chunked"', body=body), 400, CLOSED),
            (chunked(b"Transfer-Encoding: \x0bchunked", body=body), 400, CLOSED),
            (chunked(b"Transfer-Encoding: chunked, chunked"), 400, CLOSED),
            (chunked(b"Transfer-Encoding: chunked", b"Transfer-Encoding: chunked"), 400, CLOSED),
            (chunked(b"Transfer-Encoding: chunked", b"Transfer-Encoding: identity"), 400, CLOSED),
            (chunked(b"Transfer-Encoding: gzip, chunked"), 501, CLOSED),
            (chunked(b"Transfer-Encoding: gzip", b"Transfer-Encoding: chunked"), 501, CLOSED),
            (chunked(b"Transfer-Encoding: identity, chunked"), 501, CLOSED),
            (chunked(b"Transfer-Encoding: xchunked", WITH_LENGTH[:-2], body=body), 400, CLOSED),
            (chunked(WITH_LENGTH[:-2], b"Transfer-Encoding: xchunked", body=body), 400, CLOSED),
            (chunked(b"Transfer-Encoding: chunked", b"Content-Length: 12"), 400, CLOSED),
            (chunked(b"Content-Length: 12", b"Transfer-Encoding: chunked"), 400, CLOSED),
            (chunked(b"Transfer-Encoding : chunked", body=body), 400, CLOSED),
            (chunked(b"Transfer-Encoding: chunked").replace(b"HTTP/1.1", b"HTTP/1.0"), 400, CLOSED),
            (chunked(b"Transfer-Encoding: chunked", b"Connection: keep-alive").replace(b"HTTP/1.1", b"HTTP/1.0"), 400, CLOSED),
            (get(b"/api/games", b"Transfer-Encoding: xchunked") + body, 400, CLOSED),  # the same without a body of its own
            (get(b"/app.js", b"Transfer-Encoding: identity") + body, 400, CLOSED),
        ))

    def test_chunks(self):
        for body in (b"0x2\r\n{}\r\n0\r\n\r\n", b"+2\r\n{}\r\n0\r\n\r\n", b"-2\r\n{}\r\n0\r\n\r\n", b" 2\r\n{}\r\n0\r\n\r\n", b"2\n{}\n0\n\n",
                     b"2\r\n{}X\r\n0\r\n\r\n", b"2\r\n{}\n0\r\n\r\n", b"\r\n{}\r\n0\r\n\r\n", b"g\r\n\r\n",
                     b"10000000000000002\r\n{}\r\n0\r\n\r\n", b"2\r\n{}\r\n0\r\nno trailer\r\n\r\n",
                     b"2\r\n{}\r\n0\r\nContent-Length: 5\r\n\r\n", b"2\r\n{}\r\n0\r\nTransfer-Encoding: chunked\r\n\r\n"):
            with self.subTest(body=body):
                self.assertEqual(self.statuses(chunked(b"Transfer-Encoding: chunked", body=body) + NEXT), [400])
        # What stands after the body changes nothing of the head.
        trailers = b"2\r\n{}\r\n0\r\nConnection: close\r\nExpect: x\r\nHost: other\r\nContent-Type: text/plain\r\n\r\n"
        self.check(((chunked(b"Transfer-Encoding: chunked", body=trailers), 400, OPEN),))

    def test_content_length(self):
        self.check((
            (POST + b"Content-Length: 2\r\n\r\n{}", 400, OPEN),
            (POST + b"Content-Length: 002\r\n\r\n{}", 400, OPEN),
            (POST + b"Content-Length:\t2 \r\n\r\n{}", 400, OPEN),
            (POST + b"\r\n", 400, OPEN),  # no body, and so no JSON
            (POST + b"Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}", 400, CLOSED),
            (POST + b"Content-Length: 2, 2\r\n\r\n{}", 400, CLOSED),
            (POST + b"Content-Length: 0\r\nContent-Length: 2\r\n\r\n{}", 400, CLOSED),
            (POST + b"Content-Length: 2\r\nContent-Length: 0\r\n\r\n{}", 400, CLOSED),
            (POST + b"Content-Length: 2, 0\r\n\r\n{}", 400, CLOSED),
            *((POST + b"Content-Length: " + wrong + b"\r\n\r\n{}", 400, CLOSED)
              for wrong in (b"", b"-2", b"+2", b"2.0", b"0x2", b"2 2", b"two", b'"2"', b",", b"2,", b"99999999999999999999999")),
        ))

    def test_lines(self):
        self.check((
            (b"\r\n" + get(), 200, OPEN),  # an empty line before a request belongs to nothing
            (POST + b"Content-Length: 2\r\n\r\n{}\r\n", 400, OPEN),  # as do old programs after a body
            (b"\r\n\r\n\r\n" + get(), 400, CLOSED),
            (get(b"/api/games", b"X: a\r\n b"), 200, OPEN),  # an old way to break a line, read as a blank
            (get(host=b"Host: a\r\n b\r\n"), 400, CLOSED),
            (chunked(b"Transfer-Encoding:\r\n xchunked", body=SMUGGLED), 400, CLOSED),
            (b"GET /api/games HTTP/1.1\r\n Host: x\r\n\r\n", 400, CLOSED),
            (b"GET /api/games HTTP/1.1\r\n X: y\r\nHost: x\r\n\r\n", 400, CLOSED),
            (b"GET /api/games HTTP/1.1\nHost: x\n\n", 400, CLOSED),
            (b"GET /api/games HTTP/1.1\r\nHost: x\n\r\n", 400, CLOSED),
            (b"GET /api/games HTTP/1.1\rHost: x\r\r", 400, CLOSED),
            *((get(b"/api/games", line), 400, CLOSED)
              for line in (b"X: a\rb", b"X: a\nb", b"X: a\0b", b"X: \x7f", b"X : a", b"X\t: a", b": a", b"X", b"X\x01: a", b"(X): a", b"X y: a")),
            (b"GET  /api/games HTTP/1.1\r\nHost: x\r\n\r\n", 400, CLOSED),
            (b"GET /api/games  HTTP/1.1\r\nHost: x\r\n\r\n", 400, CLOSED),
            (b"GET\t/api/games\tHTTP/1.1\r\nHost: x\r\n\r\n", 400, CLOSED),
            (b"GET /api/games\r\n\r\n", 400, CLOSED),
            (b"GET /api/games http/1.1\r\nHost: x\r\n\r\n", 400, CLOSED),
            (b"GET /api/games HTTP/2.0\r\nHost: x\r\n\r\n", 400, CLOSED),
            (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400, CLOSED),
        ))


class TargetTest(Case):
    """RFC 9112, 3.2: whom a request asks, and for what."""

    def test_host(self):
        self.check((
            (get(version=b"1.0", host=b""), 200, CLOSED),  # as load balancers look whether we live
            (get(b"/api/health", version=b"1.0", host=b""), 200, CLOSED),
            (get(b"/", version=b"1.0", host=b""), 200, CLOSED),
            (get(version=b"1.0"), 200, CLOSED),
            (get(host=b""), 400, CLOSED),
            (get(host=b"Host: a\r\nHost: a\r\n"), 400, CLOSED),
            (get(host=b"Host: a\r\nhost: b\r\n"), 400, CLOSED),
            (get(version=b"1.0", host=b"Host: a\r\nHost: b\r\n"), 400, CLOSED),
            *((get(host=b"Host: " + host + b"\r\n"), 200, OPEN)
              for host in (b"a", b"A-b.example", b"a_b", b"a:80", b"a:", b"192.0.2.1:8080", b"[::1]", b"[2001:DB8::1]:80", b"[::ffff:192.0.2.1]")),
            *((get(host=b"Host: " + host + b"\r\n"), 400, CLOSED)
              for host in (b"", b"a b", b"a,b", b"a/b", b"a?b", b"a#b", b"a@b", b"user@a", b"a:b", b"a:80:80", b"a:99999", b"a:-1", b":80",
                           b"http://a", b"[::1", b"::1", b"a]", b"[]", b"[a]", b"[::1]a", b"[::1]:x", b"a\\b", b"<a>", b'"a"', b"a%zz", b"\xc3\xa9", b"a" * 256)),
        ))

    def test_targets(self):
        self.check((
            (get(b"/api/games?x=1"), 200, OPEN),
            (get(b"http://a/api/games"), 200, OPEN),
            (get(b"HTTPS://a:80/api/games?x"), 200, OPEN),
            (get(b"http://a/api/games", version=b"1.0", host=b""), 200, CLOSED),
            (get(b"http://a"), 200, OPEN),
            (get(b"http://a?x"), 200, OPEN),
            (get(b"http://a/api/games", host=b""), 400, CLOSED),
            (get(b"http://a/api/games", host=b"Host: a b\r\n"), 400, CLOSED),
            *((get(target), 400, CLOSED)
              for target in (b"http:///x", b"http://", b"http://a@b/", b"http://a:b/", b"http://[::1/", b"ftp://a/", b"api/games", b"a:80", b"*", b"?x",
                             b"/%", b"/%zz", b"/%00")),
            (get(b"*", method=b"OPTIONS"), 204, OPEN),
            (get(b"http://a", method=b"OPTIONS"), 204, OPEN),
            (get(b"*", method=b"OPTIONS", version=b"1.0", host=b""), 204, CLOSED),
            (get(b"*", method=b"OPTIONS", host=b""), 400, CLOSED),
            (get(b"**", method=b"OPTIONS"), 400, CLOSED),
            (get(b"a:80", method=b"CONNECT"), 405, OPEN),
            (get(b"nothing/x", method=b"CONNECT"), 400, CLOSED),
        ))
        status, headers, body = self.answer(get(b"*", method=b"OPTIONS"))
        self.assertEqual((status, headers["Allow"], body), (204, "GET, HEAD, POST, OPTIONS", b""))
        self.assertNotIn("Content-Length", headers)

    def test_methods(self):
        self.check((
            *((get(path, method=method), 405, OPEN)
              for path in (b"/api/games", b"/app.js", b"/") for method in (b"get", b"Get", b"head", b"GETT", b"BREW", b"OPTIONS", b"TRACE", b"DELETE")),
            (get(b"/api/tables/x/seats/0", method=b"post"), 405, OPEN),
            (get(b"/api/games", method=b"G(T"), 400, CLOSED),
        ))
        for path, method, allowed in ((b"/api/games", b"PUT", "GET, HEAD"), (b"/api/tables", b"PUT", "GET, HEAD, POST"), (b"/app.js", b"POST", "GET, HEAD"),
                                      (b"/api/tables/x/seats/0", b"GET", "POST"), (b"a:80", b"CONNECT", "GET, HEAD, POST, OPTIONS")):
            status, headers, _ = self.answer(get(path, method=method))
            self.assertEqual((status, headers["Allow"]), (405, allowed), path)


class ConnectionTest(Case):
    """RFC 9110, 7.6 and 10.1; RFC 9112, 9: whether the connection goes on, and what a client may expect."""

    def test_connection(self):
        self.check((
            *((get(b"/api/games", *(b"Connection: " + words for words in lines)), 200, CLOSED)
              for lines in ((b"close",), (b"CLOSE",), (b"keep-alive, close",), (b"keep-alive", b"close"), (b"close", b"keep-alive"), (b"x,close,y",))),
            *((get(b"/api/games", *(b"Connection: " + words for words in lines)), 200, OPEN)
              for lines in ((b"keep-alive",), (b"x",), (b"closed",), (b"",), (b"upgrade",), (b"Upgrade, HTTP2-Settings",))),
            *((get(b"/api/games", *(b"Connection: " + words for words in lines), version=b"1.0"), 200, OPEN)
              for lines in ((b"keep-alive",), (b"Keep-Alive",), (b"x, keep-alive",), (b"x", b"keep-alive"))),
            *((get(b"/api/games", *(b"Connection: " + words for words in lines), version=b"1.0"), 200, CLOSED)
              for lines in ((), (b"x",), (b"keep-alive, close",), (b"keep-alive", b"close"))),
        ))
        for version, said, heard in ((b"1.1", b"close", "close"), (b"1.0", b"keep-alive", "keep-alive")):
            answer = self.everything(get(b"/api/games", b"Connection: " + said, version=version) + NEXT)
            self.assertIn(f"\r\nConnection: {heard}\r\n".encode(), answer)
        # The answer to HTTP/1.0 is of HTTP/1.0, or a proxy of long ago might not read it.
        self.assertTrue(self.everything(get(version=b"1.0", host=b"")).startswith(b"HTTP/1.0 200 "))

    def test_expectations(self):
        body = b"Content-Length: 2\r\n\r\n{}"
        self.check((
            *((POST + b"Expect: " + words + b"\r\n" + body, 417, CLOSED) for words in (b"x", b"200-ok", b"100-continue, x", b"100-continue;a=b")),
            (POST + b"Expect: 100-continue\r\nExpect: x\r\n" + body, 417, CLOSED),
            (get(b"/app.js", b"Expect: x"), 417, CLOSED),
            (get(b"/api/games", b"Expect: 100-continue"), 200, OPEN),  # there is no body to wait for
            (POST + b"Expect: 100-continue\r\nContent-Length: 0\r\n\r\n", 400, OPEN),
            (get(b"/api/games", b"Expect: x", version=b"1.0"), 200, CLOSED),  # HTTP/1.0 knows none
            ((POST + b"Expect: 100-continue\r\n" + body).replace(b"HTTP/1.1", b"HTTP/1.0"), 400, CLOSED),
        ))
        for words in (b"100-continue", b"100-Continue", b"100-CONTINUE"):
            self.assertEqual(self.statuses(POST + b"Expect: " + words + b"\r\n" + body + NEXT), [100, 400, 200])
        # Whoever is refused by the head is not asked for the body.
        large = POST + b"Expect: 100-continue\r\nContent-Length: 10000000\r\n\r\n"
        self.assertEqual(self.statuses(large), [413])

    def test_upgrade(self):
        browser = self.server.browser()
        table = browser.post("/api/tables", {"game": "osaka", "players": 2, "seats": [ME, BOT]}).json["table"].encode()
        path = b"/api/tables/" + table + b"/live"
        key, version = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", b"Sec-WebSocket-Version: 13"
        upgrade, connection = b"Upgrade: websocket", b"Connection: Upgrade"
        for lines in ((connection, upgrade, key, version),
                      (b"connection: keep-alive, UPGRADE", b"upgrade: WebSocket", key, version),
                      (b"Connection: keep-alive", connection, b"Upgrade: h2c", upgrade, key, version),
                      (b"Connection:upgrade,close", b"Upgrade: h2c , websocket", key, version)):
            with self.subTest(lines=lines), self.server.connect() as link:
                link.sendall(get(path, *lines))
                head = b""
                while b"\r\n\r\n" not in head:
                    head += link.recv(4096)
                self.assertTrue(head.startswith(b"HTTP/1.1 101 "), head)
                self.assertIn(b"Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=", head)  # RFC 6455's own example
        self.check((
            *((get(path, connection, upgrade, key, *(b"Sec-WebSocket-Version: " + one for one in wrong)), 426, OPEN)
              for wrong in ((b"8",), (b"14",), (b"x",), (b"13, 8",), (b"8", b"13"), ())),
            *((get(path, connection, upgrade, version, *(b"Sec-WebSocket-Key: " + one for one in wrong)), 400, OPEN)
              for wrong in ((b"",), (b"x",), (b"dGhlIHNhbXBsZSBub25jZQ",), (b"dGhlIHNhbXBsZSBub25jZSBvZg==",), (b"dGhlIHNhbXBsZSBub25jZ*==",),
                            (b"a" * 24,), (b"dGhlIHNhbXBsZSBub25jZQ==",) * 2, ())),
            (get(path, b"Connection: x", upgrade, key, version), 404, OPEN),  # no wish to upgrade
            (get(path, connection, b"Upgrade: h2c", key, version), 404, OPEN),
            (get(path, connection, b"Upgrade: websockets", key, version), 404, OPEN),
            (get(path, connection, upgrade, key, version, version=b"1.0"), 404, CLOSED),
            (get(path, connection, upgrade, key, version, method=b"POST"), 404, OPEN),
            (get(path, connection, upgrade, key, version, host=b""), 400, CLOSED),
            (get(b"/api/games", connection, upgrade, key, version), 404, OPEN),
            (get(b"/app.js", connection, upgrade, key, version), 200, OPEN),  # who may upgrade need not
        ))
        status, headers, _ = self.answer(get(path, upgrade, key, b"Sec-WebSocket-Version: 8", connection))
        self.assertEqual((status, headers["Sec-WebSocket-Version"], headers["Upgrade"]), (426, "13", "websocket"))


class ContentTest(Case):
    """RFC 9110, 8 and 12 to 14: in which form something is sent, and whether it need be."""

    def test_codings(self):
        for said, coding in (
            (None, None), (b"", None), (b"br", "br"), (b"BR", "br"), (b"gzip", "gzip"), (b"x-gzip", "gzip"), (b"gzip, deflate, br", "br"),
            (b"br;q=0", None), (b"br;q=0.000", None), (b"br;Q=0, gzip", "gzip"), (b"br ; q=0 , gzip ; q=0.001", "gzip"), (b"gzip;q=0, br;q=0", None),
            (b"gzip;q=1.0, br;q=0.5", "gzip"), (b"br;q=0.5, gzip;q=0.5", "br"), (b"identity, br;q=0.5", None), (b"identity;q=0.4, br;q=0.5", "br"),
            (b"*", "br"), (b"*;q=0.1", "br"), (b"br;q=0, *", "gzip"), (b"*;q=0, gzip", "gzip"), (b"*, br;q=0, gzip;q=0", None),
            (b"identity;q=0, br", "br"), (b"identity;q=0, *", "br"), (b"*;q=0, identity", None), (b"xbr, brx, br2", None), (b"br;q=x", None),
            (b"br ; q = 0", None), (b"br;q =0", None), (b"br;q= 1", None), (b"br;Q\t=1, gzip", "gzip"), (b"br;q", None), (b"br;qq=0", "br"),
            (b"br;q=", None), (b"br;q=-1", None), (b"br;q=1.001", None), (b"br;q=0.0001", None), (b"deflate, zstd", None), (b"compress;q=0.5, gzip;q=1.0", "gzip"),
        ):
            with self.subTest(said=said):
                status, headers, body = self.answer(get(b"/app.js", *([] if said is None else [b"Accept-Encoding: " + said])))
                self.assertEqual((status, headers.get("Content-Encoding"), headers["Vary"]), (200, coding, "Accept-Encoding"))
                self.assertEqual(len(body), int(headers["Content-Length"]))
        self.assertEqual(self.answer(get(b"/app.js", b"Accept-Encoding: x", b"Accept-Encoding: br"))[1]["Content-Encoding"], "br")
        for said in (b"identity;q=0", b"*;q=0", b"IDENTITY;Q=0.0", b"br;q=0, gzip;q=0, identity;q=0", b"br;q=0, *;q=0"):
            status, headers, _ = self.answer(get(b"/app.js", b"Accept-Encoding: " + said))
            self.assertEqual((status, headers["Vary"]), (406, "Accept-Encoding"), said)
        # There is one form of an answer of /api/, which is sent to everybody.
        self.assertEqual(self.answer(get(b"/api/games", b"Accept-Encoding: *;q=0"))[0], 200)

    def test_tags(self):
        tags = {}
        for coding in (b"identity", b"gzip", b"br"):
            accept = b"Accept-Encoding: " + coding
            status, headers, _ = self.answer(get(b"/app.js", accept))
            tag = tags[coding] = headers["ETag"].encode()
            self.assertEqual((status, tag[:1], tag[-1:]), (200, b'"', b'"'))
            for lines in ((tag,), (b"W/" + tag,), (b"*",), (b'"a", ' + tag + b', "b"',), (b'W/"a",W/' + tag,), (b'"a"', tag), (b'"a\\", ' + tag,),
                          (b'"a,b",' + tag,)):
                with self.subTest(lines=lines):
                    known = [b"If-None-Match: " + line for line in lines]
                    status, headers, body = self.answer(get(b"/app.js", accept, *known))
                    self.assertEqual((status, body, headers["ETag"].encode()), (304, b"", tag))
                    for name in ("Date", "Vary", "Cache-Control"):
                        self.assertIn(name, headers)
                    for name in ("Content-Length", "Content-Type", "Content-Encoding"):
                        self.assertNotIn(name, headers)
                    self.check(((get(b"/app.js", accept, *known), 304, OPEN), (get(b"/app.js", accept, *known, method=b"HEAD"), 304, OPEN)))
            for line in (b'"a"', tag[1:-1], tag[:-1], b'"' + tag[2:], b"", b'""', b'"*"', b'"a ' + tag[1:]):
                with self.subTest(line=line):
                    self.assertEqual(self.answer(get(b"/app.js", accept, b"If-None-Match: " + line))[0], 200)
        self.assertEqual(len(set(tags.values())), 3, "each form of a file has its own tag")
        # A tag of one form is not that of another.
        self.assertEqual(self.answer(get(b"/app.js", b"Accept-Encoding: br", b"If-None-Match: " + tags[b"gzip"]))[0], 200)
        self.assertEqual(self.answer(get(b"/none.js", b"If-None-Match: *"))[0], 404)

    def test_what_we_do_not_keep_is_sent_whole(self):
        # We tell no times and no ranges; so nobody may rely on them, and everything is sent.
        whole = self.answer(get(b"/app.js"))
        self.assertNotIn("Last-Modified", whole[1])
        self.assertNotIn("Accept-Ranges", whole[1])
        for line in (b"If-Modified-Since: Fri, 31 Dec 2100 23:59:59 GMT", b"If-Modified-Since: nonsense", b"Range: bytes=0-9", b"Range: bytes=9-0",
                     b"Range: bytes=100000-", b'If-Range: "a"'):
            status, _, body = self.answer(get(b"/app.js", line))
            self.assertEqual((status, body), (200, whole[2]), line)
        tag = whole[1]["ETag"].encode()
        old = b"If-Modified-Since: Thu, 01 Jan 1970 00:00:00 GMT"
        self.assertEqual(self.answer(get(b"/app.js", b"If-None-Match: " + tag, old))[0], 304)  # the tag goes before the time
        new = b"If-Modified-Since: Fri, 31 Dec 2100 23:59:59 GMT"
        self.assertEqual(self.answer(get(b"/app.js", b'If-None-Match: "a"', new))[0], 200)

    def test_media_types(self):
        def code(*lines):
            return self.statuses(b"POST /api/tables HTTP/1.1\r\n" + HOST + b"".join(b"Content-Type: " + line + b"\r\n" for line in lines)
                                 + b"Content-Length: 2\r\n\r\n{}" + NEXT)
        for right in (b"application/json", b"Application/JSON", b"application/json;charset=utf-8", b'application/json ; Charset="UTF-8"',
                      b"application/json;", b"application/json; a=\"b,c;d\""):
            self.assertEqual(code(right), [400, 200], right)  # it is read, and is no table
        for wrong in (b"", b"application/jsonx", b"application/json-patch+json", b"xapplication/json", b"application", b"application/", b"text/plain",
                      b"text/plain; application/json", b"application/json, text/plain", b"application /json", b";application/json", b'"application/json"'):
            self.assertEqual(code(wrong), [415, 200], wrong)
        self.assertEqual(code(), [415, 200])
        self.assertEqual(code(b"application/json", b"text/plain"), [415, 200])

    def test_head_is_get_without_a_body(self):
        paths = (b"/", b"/app.js", b"/none.js", b"/table/x", b"/api/games", b"/api/health", b"/api/none", b"/api/tables/none", b"/api/tables/x/seats/0", b"/..")
        for path in paths:
            for lines in ((), (b"Accept-Encoding: br",), (b"Accept-Encoding: *;q=0",)):
                with self.subTest(path=path, lines=lines):
                    (status, wanted, _), (found_status, found, body) = (self.answer(get(path, *lines, method=method)) for method in (b"GET", b"HEAD"))
                    for headers in (wanted, found):
                        headers.pop("Date")
                        headers.pop("Set-Cookie", None)
                    self.assertEqual((found_status, found, body), (status, wanted, b""))
        # Nor has what is refused by its head.
        for data in (get(method=b"HEAD", host=b""), get(b"/%", method=b"HEAD"), get(b"/", b"Expect: x", method=b"HEAD"), get(b"/", b"X : y", method=b"HEAD"),
                     get(b"/", b"X: " + b"x" * 20000, method=b"HEAD")):
            head, _, body = self.everything(data).partition(b"\r\n\r\n")
            self.assertRegex(head, rb"^HTTP/1.1 4\d\d ")
            self.assertEqual(body, b"", data[:60])
        self.check(((get(b"/", method=b"HEAD"), 200, OPEN), (get(b"/api/none", method=b"HEAD"), 404, OPEN)))

    def test_every_answer_has_a_date(self):
        for data in (get(), get(b"/"), get(b"/none.js"), get(b"/api/none"), get(method=b"BREW"), get(host=b""), b"nonsense\r\n\r\n",
                     get(b"*", method=b"OPTIONS"), get(b"/app.js", b"If-None-Match: *")):
            date = self.answer(data)[1]["Date"]
            self.assertRegex(date, r"^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$")
            self.assertGreater(parsedate_to_datetime(date).timestamp(), 1.7e9)


if __name__ == "__main__":
    unittest.main()
