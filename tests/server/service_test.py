"""A server that runs as a service: signals, a log that is moved away, and lines that strangers cause."""

import os
import pathlib
import pty
import re
import shutil
import signal
import subprocess
import tempfile
import time
import unittest

from client import KAISHO, PATIENCE, Server


def wait_for(condition, what):
    end = time.monotonic() + PATIENCE
    while not condition():
        if time.monotonic() > end:
            raise AssertionError(f"waited in vain: {what}")
        time.sleep(0.02)


def refused(server, origin="http://evil.example"):
    """A request that leaves a line in the log."""
    answer = server.browser().post("/api/tables", {}, {"Origin": origin})
    if answer.code != "bad_origin":
        raise AssertionError(answer.code)


class SignalTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.mkdtemp(prefix="kaisho-log-")
        self.addCleanup(shutil.rmtree, folder, ignore_errors=True)
        self.log = pathlib.Path(folder, "logs", "kaisho.log")
        self.log.parent.mkdir()

    def server(self, *options):
        server = Server("--log-file", str(self.log), *options, log="info")
        self.addCleanup(server.close)
        return server

    def assert_lives(self, server):
        self.assertTrue(server.browser().get("/api/health").json["ok"])
        self.assertIsNone(server.process.poll())

    def test_signals_without_a_meaning_end_nothing(self):
        server = self.server()
        for sign in (signal.SIGUSR1, signal.SIGUSR2, signal.SIGALRM, signal.SIGVTALRM, signal.SIGPROF, signal.SIGIO, signal.SIGPIPE, signal.SIGHUP):
            server.process.send_signal(sign)
            self.assert_lives(server)
        self.assertEqual(server.end(signal.SIGTERM), 0)
        self.assertEqual(server.log, b"", "the log stands in its file alone")
        self.assertIn("closing", self.log.read_text())

    def test_a_hang_up_opens_the_log_again(self):
        # As logrotate does it: moves the file away, and sends SIGHUP.
        server = self.server()
        moved = self.log.with_suffix(".log.1")
        for turn in range(2):
            before, after = f"http://before{turn}.example", f"http://after{turn}.example"
            self.log.rename(moved)
            refused(server, before)
            self.assertIn(before, moved.read_text())
            server.process.send_signal(signal.SIGHUP)
            wait_for(lambda: self.log.exists() and "opened again" in self.log.read_text(), "the new log")
            refused(server, after)
            self.assertIn(after, self.log.read_text())
            self.assertNotIn(before, self.log.read_text())
            self.assertNotIn(after, moved.read_text())
        self.assertEqual(self.log.stat().st_mode & 0o777, 0o600, "it holds addresses of people")

    def test_a_log_that_cannot_be_opened_goes_on_where_it_was(self):
        server = self.server()
        moved = self.log.parent.with_name("moved")
        self.log.parent.rename(moved)
        server.process.send_signal(signal.SIGHUP)
        wait_for(lambda: "error Expected" in (moved / "kaisho.log").read_text(), "the fault in the old log")
        refused(server)
        self.assertIn("evil.example", (moved / "kaisho.log").read_text())
        self.assert_lives(server)

    def test_a_log_that_cannot_be_opened_at_the_start_is_said(self):
        done = subprocess.run([KAISHO, "serve", "--port", "0", "--data", str(self.log.parent / "data"), "--log-file", str(self.log.parent)],
                              capture_output=True, text=True, check=False, timeout=PATIENCE)
        self.assertEqual(done.returncode, 1)
        self.assertRegex(done.stderr, r"Cannot write '.*logs'.*--log-file")

    def test_a_closed_window_ends_it(self):
        ours, its = pty.openpty()
        command = [KAISHO, "serve", "--port", "0", "--data", str(self.log.parent / "data"), "--pages", str(self.log.parent), "--log-file", str(self.log)]
        process = subprocess.Popen(command, stdin=its, stdout=subprocess.PIPE, stderr=its, start_new_session=True)
        self.addCleanup(process.stdout.close)
        self.addCleanup(process.wait)
        self.addCleanup(lambda: process.poll() is None and process.kill())
        self.assertIn(b"Kaisho is open", process.stdout.readline())
        process.send_signal(signal.SIGHUP)  # the window is there
        wait_for(lambda: "opened again" in self.log.read_text(), "a log opened again")
        self.assertIsNone(process.poll())
        os.close(its)
        os.close(ours)  # the window is closed
        process.send_signal(signal.SIGHUP)
        self.assertEqual(process.wait(PATIENCE), 0)
        self.assertIn("closing", self.log.read_text())


class StrangerTest(unittest.TestCase):
    def test_what_strangers_send_does_not_fill_the_log(self):
        asked = 150
        server = Server(log="info")
        self.addCleanup(server.close)
        with server.connect() as link:
            for _ in range(asked):
                # What cannot be shown takes six signs for each byte.
                link.sendall(b"POST /api/tables?" + b"x" * 500 + b" HTTP/1.1\r\nHost: x\r\nOrigin: http://" + b"\xff" * 15_000
                             + b"\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}")
                answer = b""
                while not answer.endswith(b"}}\n"):
                    answer += link.recv(65536)
                self.assertIn(b"bad_origin", answer)
        server.end()
        lines = [line for line in server.log.decode().splitlines() if "refused POST" in line]
        left_out = sum(int(number) for number in re.findall(r"(\d+) more lines were left out within a minute: requests of other pages", server.log.decode()))
        self.assertEqual(len(lines) + left_out, asked)
        self.assertGreater(len(lines), 0)
        self.assertGreater(left_out, 0)
        for line in lines:
            self.assertLess(len(line.encode()), 1500, line)

    def test_no_part_of_a_request_is_logged_whole(self):
        for level in ("debug", "info"):
            server = Server(log=level)
            self.addCleanup(server.close)
            for head in (b"X" * 15_000 + b" /", b"GET /" + b"x" * 15_000, b"POST /api/tables/" + b"%1b" * 5_000 + b"/seats/0", b"GET /api/tables/" + b"x" * 15_000,
                         b"POST /api/tables/x/seats/" + b"9" * 15_000):
                for field in (b"Origin", b"Sec-Fetch-Site", b"X-Forwarded-For", b"Content-Type"):
                    with server.connect() as link:
                        link.sendall(head + b" HTTP/1.1\r\nHost: x\r\n" + field + b": " + b"http://x\xff" * 100 + b"\r\nConnection: close\r\n\r\n")
                        while link.recv(65536):
                            pass
            server.end()
            for line in server.log.splitlines():
                self.assertLess(len(line), 3000, line)


if __name__ == "__main__":
    unittest.main()
