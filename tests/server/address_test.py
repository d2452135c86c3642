"""The addresses that the server says when it is open, and their QR code, which only a terminal shows."""

import contextlib
import fcntl
import os
import pty
import re
import shutil
import struct
import subprocess
import tempfile
import termios
import threading
import unittest

from client import KAISHO, PATIENCE, Server, two_seats
from qr import decode

PUBLIC = "https://example.org:8443"
LINE = re.compile("\x1b\\[38;5;16;48;5;231m([ ▀▄█]*)\x1b\\[0m")


def said(*options, columns=80, env=None, terminal=True):
    """What a server says until it is told to stop: at a terminal of so many columns, or into a pipe."""
    own = {**os.environ, "TERM": "xterm", "LC_ALL": "C.UTF-8"}
    for name in ("COLUMNS", "NO_COLOR"):
        own.pop(name, None)
    reading, writing = pty.openpty() if terminal else os.pipe()
    if terminal:
        fcntl.ioctl(writing, termios.TIOCSWINSZ, struct.pack("HHHH", 50, columns, 0, 0))
    with tempfile.TemporaryDirectory() as folder:
        command = [KAISHO, "serve", "--port", "0", "--data", folder, "--pages", folder, "--log", "error", *options]
        process = subprocess.Popen(command, stdout=writing, env={**own, **(env or {})})
        os.close(writing)
        hanging = threading.Timer(PATIENCE, process.kill)
        hanging.start()
        got = b""
        with contextlib.suppress(OSError):  # a terminal whose program has ended
            while chunk := os.read(reading, 1 << 16):
                if b"open at" not in got and b"open at" in got + chunk:
                    process.terminate()  # it says all at once, and ends by itself
                got += chunk
        hanging.cancel()
        os.close(reading)
        status = process.wait(PATIENCE)
    if status != 0:
        raise AssertionError(f"status {status}: {got!r}")
    return got.decode().replace("\r\n", "\n")


def code_in(text):
    lines = LINE.findall(text)
    return decode(lines) if lines else None


class AddressTest(unittest.TestCase):
    def test_a_terminal_shows_the_public_address_as_a_code(self):
        for public in (PUBLIC, "https://kaisho.a-longer-name.example.org"):
            text = said("--public-url", public)
            self.assertIn(f"Outside it is {public}\n", text)
            self.assertEqual(code_in(text), public + "/")
        self.assertEqual(code_in(said("--public-url", PUBLIC + "/", "--address", "0.0.0.0")), PUBLIC + "/")

    def test_else_the_first_address_in_the_network(self):
        text = said("--address", "0.0.0.0")
        told = re.findall("In your network it is (.*)\n", text)
        self.assertEqual(code_in(text), told[0] if told else None)
        for address in re.findall(r"http://([\d.]+):", "".join(told[:1])):
            self.assertRegex(code_in(said("--address", address)), rf"^http://{re.escape(address)}:\d+/$")

    def test_all_addresses_are_told_however_they_are_written(self):
        def told(address):
            hosts = re.findall(r"In your network it is http://(.*):\d+/\n", said("--address", address))
            return [host for host in hosts if "[" not in host], [host for host in hosts if "[" in host]
        ours = {address.split("/")[0] for address in subprocess.run(
            ["ip", "-6", "-o", "addr", "show", "scope", "global"], capture_output=True, text=True).stdout.split()
            if ":" in address and "/" in address} if shutil.which("ip") else None
        four, six = told("0.0.0.0")
        self.assertEqual(six, [])
        self.assertEqual(told("0"), (four, []))
        for address in ("::", "0::0"):
            found, six = told(address)
            self.assertEqual(found, four)
            self.assertFalse([host for host in six if host.startswith("[fe80")])
            if ours is not None:
                self.assertEqual({host.strip("[]") for host in six}, ours)
            self.assertIn("http://localhost:", said("--address", address))

    def test_there_is_none_for_what_reaches_nobody_else(self):
        for options in ((), ("--address", "localhost"), ("--address", "::1"), ("--address", "127.0.0.2"),
                        ("--public-url", "http://localhost:8080"), ("--public-url", "http://a.localhost"),
                        ("--public-url", "http://127.0.0.1:9000"), ("--public-url", "http://[::1]:9000")):
            text = said(*options)
            self.assertIn("Kaisho is open at", text)
            self.assertNotRegex(text, "[▀▄█\x1b]", options)

    def test_there_is_none_where_it_cannot_be_shown(self):
        public = ("--public-url", PUBLIC)
        self.assertNotRegex(said(*public, terminal=False), "[▀▄█\x1b]")
        for env in ({"NO_COLOR": "1"}, {"TERM": "dumb"}, {"LC_ALL": "C"}, {"LC_ALL": "", "LC_CTYPE": "fr_FR.ISO-8859-1"},
                    {"COLUMNS": "32"}, {"LC_ALL": "", "LC_CTYPE": "", "LANG": ""}):
            self.assertNotRegex(said(*public, env=env), "[▀▄█\x1b]", env)
        self.assertNotRegex(said(*public, columns=32), "[▀▄█\x1b]")
        for env in ({"LC_ALL": "fr_FR.utf8"}, {"LC_ALL": "", "LC_CTYPE": "", "LANG": "fr_FR.UTF-8"}, {"NO_COLOR": ""}):
            self.assertEqual(code_in(said(*public, columns=33, env=env)), PUBLIC + "/", env)

    def test_tables_tell_the_public_address(self):
        for options, told in ((("--public-url", PUBLIC + "/"), PUBLIC), (("--public-url", "https://example.org:443"), "https://example.org"), ((), None)):
            server = Server(*options)
            self.addCleanup(server.close)
            table, (ann, _), lives = two_seats(server)
            self.assertEqual(ann.get(f"/api/tables/{table}").json["table"]["public_url"], told)
            self.assertEqual(server.browser().live(table).wait(lambda m: m["type"] == "table")["table"]["public_url"], told)
            self.assertEqual(lives[0].table["public_url"], told)


if __name__ == "__main__":
    unittest.main()
