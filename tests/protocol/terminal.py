"""The program at a terminal of its own, for the tests beside it."""

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import termios
import time

from engine import KAISHO


def sit_down():
    """In the program to be: its terminal, and a closed window is heard although `nohup` started the tests."""
    signal.signal(signal.SIGHUP, signal.SIG_DFL)
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


class Terminal:
    def __init__(self, *arguments, columns=80, env=None):
        self.screen, end = pty.openpty()
        fcntl.ioctl(end, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
        own = {**os.environ, "TERM": "xterm", "LC_ALL": "en_GB.UTF-8"}
        for name in ("COLUMNS", "NO_COLOR"):
            own.pop(name, None)
        self.process = subprocess.Popen(
            [KAISHO, *map(str, arguments)],
            stdin=end,
            stdout=end,
            stderr=end,
            start_new_session=True,
            preexec_fn=sit_down,
            env={**own, **(env or {})},
        )
        os.close(end)
        self.text = ""

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()

    def read(self, enough, seconds=60):
        """Reads until `enough` says so of what was read since the last time; returns that."""
        got, deadline = b"", time.monotonic() + seconds
        while not enough(got.decode(errors="replace")):
            ready, _, _ = select.select([self.screen], [], [], max(0, deadline - time.monotonic()))
            if not ready:
                raise AssertionError("nothing more came after:\n" + got.decode(errors="replace"))
            try:
                got += os.read(self.screen, 1 << 16)
            except OSError:  # the program has ended
                break
        text = got.decode(errors="replace").replace("\r\n", "\n")
        self.text += text
        return text

    def read_to(self, text):
        return self.read(lambda got: text in got)

    def read_prompt(self):
        return self.read(lambda got: got.endswith("\n> ") or got.endswith("back: "))

    def type(self, line):
        os.write(self.screen, line.encode())

    def end(self):
        """Its exit status; reads what it still says."""
        self.read(lambda got: False)
        return self.process.wait(timeout=60)

    def close(self):
        """Closes the window."""
        if self.screen >= 0:
            os.close(self.screen)
        self.screen = -1
