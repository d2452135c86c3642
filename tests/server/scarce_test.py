"""A slow disk, and a system that is short of descriptors."""

import contextlib
import http.client
import json
import pathlib
import resource
import sqlite3
import subprocess
import tempfile
import unittest

from client import KAISHO, PATIENCE, Server
from storage import wait_until


@contextlib.contextmanager
def disk_held_up(server):
    """While another writes, the server's writes wait."""
    database = sqlite3.connect(pathlib.Path(server.folder) / "tables.sqlite", isolation_level=None)
    try:
        database.execute("BEGIN IMMEDIATE")
        yield
    finally:
        database.close()


class SlowDiskTest(unittest.TestCase):
    def test_health_does_not_wait_for_the_disk(self):
        server = Server()
        self.addCleanup(server.close)
        browser = server.browser()
        self.assertEqual(browser.get("/api/health/live").json["ok"], True)
        for path in ("/api/health", "/api/health/ready"):
            self.assertEqual(browser.get(path).json["ok"], True)
        with disk_held_up(server):
            wait_until(lambda: browser.get("/api/health").status == 503)  # a good result is used for a second
            answer = browser.get("/api/health/ready")
            self.assertEqual((answer.status, answer.json["ok"], answer.json["error"]["reason"]), (503, False, "server.slow_disk"))
            self.assertEqual(browser.get("/api/health/live").status, 200)
        wait_until(lambda: browser.get("/api/health").status == 200)


class DescriptorTest(unittest.TestCase):
    FILES = 100

    def setUp(self):
        self.pages = tempfile.TemporaryDirectory()
        self.addCleanup(self.pages.cleanup)
        for name in ("index.html", "one.js", "two.js"):
            (pathlib.Path(self.pages.name) / name).write_text(name)

    def limit(self, server, files):
        _, most = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)
        resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (files, most))

    def test_a_page_that_cannot_be_opened_now_is_not_missing(self):
        server = Server(pages=self.pages.name)
        self.addCleanup(server.close)
        link = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
        self.addCleanup(link.close)

        def ask(path):
            link.request("GET", path)
            answer = link.getresponse()
            return answer.status, answer.read()

        self.assertEqual(ask("/one.js"), (200, b"one.js"))
        self.limit(server, 3)  # whatever is opened from now on is refused
        status, body = ask("/two.js")
        self.assertEqual((status, json.loads(body)["error"]["reason"]), (503, "server.no_room"))
        self.assertEqual(ask("/one.js"), (200, b"one.js"))  # it is in memory
        self.assertEqual(ask("/three.js")[0], 404)
        self.limit(server, 1024)
        self.assertEqual(ask("/two.js"), (200, b"two.js"))

    def serve(self, *options):
        """Under a limit that a shell sets, the soft one below the hard one."""
        program = pathlib.Path(self.pages.name) / "kaisho"
        program.write_text(f'#!/bin/bash\nulimit -Sn 50 && ulimit -Hn {self.FILES} && exec "{KAISHO}" "$@"\n')
        program.chmod(0o755)
        server = Server(*options, pages=self.pages.name, log="warn", program=str(program))
        self.addCleanup(server.close)
        return server

    def test_connections_fit_into_the_files_of_the_process(self):
        server = self.serve()
        limits = pathlib.Path(f"/proc/{server.process.pid}/limits").read_text()
        self.assertRegex(limits, rf"Max open files +{self.FILES} +{self.FILES} ")
        links = [server.connect() for _ in range(3 * self.FILES)]
        try:
            # The first have a place; a page that nobody has asked for yet can still be opened.
            links[0].sendall(b"GET /two.js HTTP/1.1\r\nHost: x\r\n\r\n")
            answer = b""
            while b"two.js" not in answer:
                piece = links[0].recv(65536)
                self.assertTrue(piece, answer)
                answer += piece
            self.assertIn(b" 200 OK", answer)
        finally:
            for link in links:
                link.close()
        server.end()
        self.assertIn(b"only 38 connections at a time instead of 10000", server.log)
        self.assertNotIn(b"cannot accept", server.log)

    def test_what_fits_is_not_spoken_of(self):
        server = self.serve("--connections", "20")
        server.end()
        self.assertEqual(server.log, b"")


class NumberTest(unittest.TestCase):
    def test_a_limit_is_a_number(self):
        for found in ("nan", "-nan", "inf", "-inf", "infinity", "-1", "-0.5", "1e999", "1e300", "1e-300", "0.99", "many", ""):
            with tempfile.TemporaryDirectory() as folder:
                done = subprocess.run([KAISHO, "serve", "--port", "0", "--data", folder, f"--asks-per-second={found}"],
                                      capture_output=True, text=True, timeout=PATIENCE)
            self.assertNotEqual(done.returncode, 0, found)
            self.assertIn("--asks-per-second", done.stderr)


if __name__ == "__main__":
    unittest.main()
