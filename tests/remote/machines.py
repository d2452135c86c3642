"""A nats-server, workers and coordinators as programs of their own, to be killed at will."""

import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import tempfile
import time
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parents[2]
KAISHO = os.environ.get("KAISHO", str(ROOT / "build/release/kaisho"))
PATIENCE = 120  # seconds until a test that waits in vain fails


def wait_for(condition, what):
    end = time.monotonic() + PATIENCE
    while not condition():
        if time.monotonic() > end:
            raise AssertionError(f"waited in vain: {what}")
        time.sleep(0.02)


class Nats:
    """A nats-server on a free port of 127.0.0.1, with a folder of its own."""

    def __init__(self):
        self.folder = tempfile.mkdtemp(prefix="kaisho-nats-")
        # The server itself takes free ports, because another program may take one that was only looked for.
        self.port = self.watch_port = -1
        self.start()

    @property
    def url(self):
        return f"nats://127.0.0.1:{self.port}"

    def start(self):
        command = ["nats-server", "-a", "127.0.0.1", "-p", str(self.port), "-m", str(self.watch_port), "-js", "-sd", self.folder]
        self.process = subprocess.Popen([*command, "--ports_file_dir", self.folder, "-l", self.folder + "/log"])
        wait_for(lambda: self.ports_are_written() or self.process.poll() is not None, "nats-server")
        if self.process.poll() is not None:
            raise AssertionError("the nats-server does not start: " + pathlib.Path(self.folder, "log").read_text(encoding="utf-8"))

    def ports_are_written(self):
        """The server writes them once it can be reached."""
        try:
            ports = json.loads(pathlib.Path(self.folder, f"nats-server_{self.process.pid}.ports").read_text(encoding="utf-8"))
        except (FileNotFoundError, ValueError):
            return False
        self.port, self.watch_port = (int(ports[name][0].rpartition(":")[2]) for name in ("nats", "monitoring"))
        return True

    def clients(self):
        """The names of whoever is connected."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self.watch_port}/connz", timeout=PATIENCE) as answer:
            return [client["name"] for client in json.load(answer)["connections"]]

    def kill(self):
        self.process.kill()
        self.process.wait()

    def lose_store(self):
        """As where its disk was replaced; to be called while it does not run."""
        shutil.rmtree(self.folder)
        os.mkdir(self.folder)

    def close(self):
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


class Worker:
    def __init__(self, nats, *options):
        self.log = tempfile.NamedTemporaryFile(mode="r", prefix="kaisho-worker-")
        self.log_file = pathlib.Path(options[options.index("--log-file") + 1] if "--log-file" in options else self.log.name)
        # What is ignored here, as below nohup, would be ignored there.
        signal.signal(signal.SIGHUP, signal.SIG_DFL)
        command = [KAISHO, "worker", "--nats", nats.url, "--threads", "1", "--patience", "10", "--log", "debug"]
        with open(self.log.name, "w", encoding="utf-8") as log:
            self.process = subprocess.Popen([*command, *options], stderr=log)
        wait_for(lambda: "is ready" in self.words() or self.process.poll() is not None, "worker")

    def words(self):
        return self.log_file.read_text(encoding="utf-8") if self.log_file.exists() else ""

    def jobs(self, kind, what):
        """The ids of the jobs of which the log says that."""
        return re.findall(rf"{kind} (\w+) {what}", self.words())

    def under_way(self):
        return set(self.jobs("game", "begun")) - set(self.jobs("game", "done"))

    def held_in_a_game(self):
        """Stops the process where it is; where that is between two games it goes on."""
        self.process.send_signal(signal.SIGSTOP)
        if self.under_way():
            return True
        self.process.send_signal(signal.SIGCONT)
        return False

    def kill(self):
        self.process.kill()
        self.process.wait()

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def close(self):
        if self.process.poll() is None:
            self.kill()
        self.log.close()


class Arena:
    """A `kaisho arena` under way, its results in a file."""

    def __init__(self, out, *arguments):
        self.out = out
        command = [KAISHO, "arena", *arguments, "--out", str(out), "--json"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    def games(self):
        """The lines of the finished games, in the order of the deals."""
        if not self.out.exists():
            return []
        lines = self.out.read_text(encoding="utf-8").splitlines()[1:]
        return sorted(lines, key=lambda line: [json.loads(line)[part] for part in ("deal", "seating")])

    def end(self):
        """The exit status and the report."""
        words, errors = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, words, errors

    def kill(self):
        self.process.kill()
        self.process.communicate()

    def close(self):
        if self.process.poll() is None:
            self.kill()
