"""A server under test, and browsers that talk to it: HTTP and WebSocket by the standard library."""

import base64
import contextlib
import hashlib
import http.client
import json
import os
import pathlib
import re
import secrets
import shutil
import signal
import socket
import struct
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
KAISHO = os.environ.get("KAISHO", str(ROOT / "build/release/kaisho"))
EDITIONS = ROOT / "editions"
LARGEST = max(EDITIONS.glob("*.json"), key=lambda path: path.stat().st_size).stem  # the game of which most lies in the box
PATIENCE = 120  # seconds until a test that waits in vain fails

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10


class Server:
    """A `kaisho serve` on a free port, with a folder of its own. With `pages` False it looks for them itself."""

    def __init__(self, *options, data=None, pages=None, port=0, log=False, program=KAISHO, cwd=None):
        self.folder = data or tempfile.mkdtemp(prefix="kaisho-test-")
        self.program, self.cwd = program, cwd
        self.options = [*options]
        if pages is not False:
            self.options += ["--pages", str(pages or self.folder)]
        if "--asks-per-second" not in options:
            self.options += ["--asks-per-second", "0"]  # tests are faster than people
        self.process = None
        self.level = log if isinstance(log, str) else "trace"
        self.log = b"" if log else None  # what it wrote to its log, once it has ended
        self.port = port
        self.lives = []  # closed with the server
        self.start()

    def start(self):
        level, log = ("error", None) if self.log is None else (self.level, subprocess.PIPE)
        command = [self.program, "serve", "--port", str(self.port), "--data", self.folder, "--log", level]
        self.process = subprocess.Popen(command + self.options, stdout=subprocess.PIPE, stderr=log, text=True, cwd=self.cwd)
        line = self.process.stdout.readline()
        found = re.search(r":(\d+)/", line)
        if not found:
            self.process.kill()
            self.end()
            raise RuntimeError(f"the server does not start: {line!r}")
        self.port = int(found[1])

    def kill(self):
        """As a power cut would."""
        self.end(signal.SIGKILL)

    def end(self, sign=signal.SIGTERM):
        self.process.send_signal(sign)
        status = self.process.wait(PATIENCE)
        if self.log is not None:
            self.log += self.process.stderr.buffer.read()
            self.process.stderr.close()
        self.process.stdout.close()
        return status

    def close(self):
        for live in self.lives:
            live.close()
        if self.process.poll() is None:
            self.end()
        shutil.rmtree(self.folder, ignore_errors=True)

    def connect(self):
        return socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE)

    def browser(self):
        return Browser(self)


class Answer:
    def __init__(self, response):
        self.status = response.status
        self.headers = response.headers
        self.bytes = response.read()

    @property
    def json(self):
        return json.loads(self.bytes)

    @property
    def code(self):
        return self.json["error"]["code"]


class Browser:
    """Keeps its cookie. One request, one connection."""

    def __init__(self, server):
        self.server = server
        self.cookie = None

    def ask(self, method, path, body=None, headers=None):
        headers = dict(headers or {})
        if self.cookie:
            headers.setdefault("Cookie", self.cookie)
        if isinstance(body, (dict, list)):
            headers.setdefault("Content-Type", "application/json")
            body = json.dumps(body)
        with contextlib.closing(http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=PATIENCE)) as link:
            link.sock = self.server.connect()
            link.request(method, path, body, headers)
            answer = Answer(link.getresponse())
        if new := answer.headers.get("Set-Cookie"):
            self.cookie = new.split(";")[0]
        return answer

    def get(self, path, headers=None):
        return self.ask("GET", path, headers=headers)

    def post(self, path, body, headers=None):
        return self.ask("POST", path, body, headers)

    def open_table(self, *seats, **fields):
        """Each seat is "me", "friend" or the level of a bot. The answer's JSON, and its links by seat."""
        kinds = [{"kind": "bot", "level": s} if isinstance(s, int) else {"kind": s} for s in seats]
        answer = self.post("/api/tables", {"game": "osaka", "players": len(seats), "seats": kinds, **fields})
        if answer.status != 201:
            raise AssertionError(f"no table: {answer.status} {answer.bytes}")
        made = answer.json
        return made, {link["seat"]: link["key"] for link in made["links"]}

    def sit(self, table, seat, key=None, name=None, nonce=None):
        body = {"key": key, "name": name, "nonce": nonce or secrets.token_hex(32)}
        return self.post(f"/api/tables/{table}/seats/{seat}", {k: v for k, v in body.items() if v is not None})

    def live(self, table, **query):
        return Live(self, table, query)


class Closed(Exception):
    """The other end has closed the connection."""

    def __init__(self, code=None, reason=""):
        super().__init__(f"closed with {code} {reason}")
        self.code = code
        self.reason = reason


class Live:
    """A WebSocket to a table. Keeps the newest `table` and `update` it was told."""

    def __init__(self, browser, table, query=None, headers=None, path=None):
        self.table = self.update = None
        self.seen = []  # every message, as text
        self.buffer = b""
        self.wishes = 0
        query = "&".join(f"{k}={v}" for k, v in (query or {}).items())
        path = path or f"/api/tables/{table}/live" + ("?" + query if query else "")
        self.socket = browser.server.connect()
        browser.server.lives.append(self)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.shake_hands(browser, path, headers or {})

    def shake_hands(self, browser, path, headers):
        key = base64.b64encode(os.urandom(16)).decode()
        fields = {"Host": f"127.0.0.1:{browser.server.port}", "Connection": "Upgrade", "Upgrade": "websocket",
                  "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": key, **headers}
        if browser.cookie:
            fields.setdefault("Cookie", browser.cookie)
        head = f"GET {path} HTTP/1.1\r\n" + "".join(f"{k}: {v}\r\n" for k, v in fields.items()) + "\r\n"
        self.socket.sendall(head.encode())
        while b"\r\n\r\n" not in self.buffer:
            self.receive()
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        self.status = int(head.split()[1])
        if self.status != 101:
            self.error = self.refusal(head)
            self.socket.close()
            return
        proof = base64.b64encode(hashlib.sha1((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").encode()).digest())
        assert b"Sec-WebSocket-Accept: " + proof in head, head

    def refusal(self, head):
        length = int(re.search(rb"Content-Length: (\d+)", head)[1])
        while len(self.buffer) < length:
            self.receive()
        return json.loads(self.buffer[:length])["error"]["code"]

    # --- frames

    def receive(self):
        try:
            data = self.socket.recv(65536)
        except (ConnectionResetError, BrokenPipeError) as reset:
            raise Closed() from reset
        if not data:
            raise Closed()
        self.buffer += data

    def take(self, count):
        while len(self.buffer) < count:
            self.receive()
        data, self.buffer = self.buffer[:count], self.buffer[count:]
        return data

    def send_frame(self, kind, data, fin=True):
        mask = os.urandom(4)
        size = len(data)
        head = bytes([kind | (0x80 if fin else 0)])
        if size < 126:
            head += bytes([0x80 | size])
        elif size < 65536:
            head += bytes([0x80 | 126]) + struct.pack("!H", size)
        else:
            head += bytes([0x80 | 127]) + struct.pack("!Q", size)
        masked = bytes(b ^ mask[i % 4] for i, b in enumerate(data))
        try:
            self.socket.sendall(head + mask + masked)
        except (ConnectionResetError, BrokenPipeError) as reset:
            raise Closed() from reset

    def next_frame(self):
        first, second = self.take(2)
        size = second & 127
        if size == 126:
            size = struct.unpack("!H", self.take(2))[0]
        elif size == 127:
            size = struct.unpack("!Q", self.take(8))[0]
        return first & 15, self.take(size), bool(first & 0x80)

    def next(self):
        """The next message."""
        whole = b""
        while True:
            kind, data, last = self.next_frame()
            if kind == PING:
                self.send_frame(PONG, data)
            elif kind == CLOSE:
                raise Closed(struct.unpack("!H", data[:2])[0] if len(data) >= 2 else None, data[2:].decode())
            elif kind in (TEXT, CONTINUED):
                whole += data
                if last:
                    break
        text = whole.decode()
        self.seen.append(text)
        message = json.loads(text)
        if message["type"] == "table":
            self.table = message["table"]
        elif message["type"] == "update":
            self.update = message
        return message

    # --- messages

    def send(self, message):
        self.send_frame(TEXT, (message if isinstance(message, str) else json.dumps(message)).encode())

    def wait(self, wanted):
        """Reads on until `wanted(message)`; that message."""
        while True:
            message = self.next()
            if wanted(message):
                return message

    def wait_update(self, wanted=lambda update: True):
        return self.wait(lambda m: m["type"] == "update" and wanted(m))

    def ask(self, message):
        """Sends and waits for the answer."""
        if "id" not in message:
            self.wishes += 1
            message = {**message, "id": f"{id(self)}-{self.wishes}"}
        self.send(message)
        return self.wait(lambda m: m["type"] in ("done", "error", "pong") and m["id"] == message["id"])

    def play(self, *moves, rev=None, **fields):
        rev = self.update["rev"] if rev is None else rev
        return self.ask({"type": "play", "rev": rev, "moves": list(moves), **fields})

    def undo(self, moves=1, rev=None, **fields):
        rev = self.update["rev"] if rev is None else rev
        return self.ask({"type": "undo", "rev": rev, "moves": moves, **fields})

    def legal(self):
        return [move["text"] for move in self.update["legal"] or []]

    def close(self):
        self.socket.close()


def play_on(lives, random, moves=10**6):
    """Lets the seats (Live by seat) play random legal moves until the game is over or so many are
    played; how many were."""
    watch = next(iter(lives.values()))
    for played in range(moves):
        if watch.update["to_move"] is None:
            return played
        live = lives[watch.update["to_move"]]
        catch_up(live, watch.update["rev"])
        answer = live.play(random.choice(live.legal()))
        if answer["type"] != "done":
            raise AssertionError(answer)
        catch_up(watch, answer["rev"])
    return moves


def catch_up(live, rev):
    while live.update is None or live.update["rev"] < rev:
        live.next()


def two_seats(server, first=None, second=None, **fields):
    """A table of two people that has begun: the id, their browsers and their lives by seat."""
    first, second = first or server.browser(), second or server.browser()
    made, keys = first.open_table("me", "friend", **fields)
    table = made["table"]
    assert first.sit(table, 0, name="Ann").status == 200
    assert second.sit(table, 1, key=keys[1], name="Bo").status == 200
    lives = {0: first.live(table), 1: second.live(table)}
    for live in lives.values():
        live.wait_update()
    return table, (first, second), lives


def verify(record):
    """What `kaisho verify` says of a record: its exit status and its words."""
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump(record, file)
        file.flush()
        done = subprocess.run([KAISHO, "verify", file.name], capture_output=True, text=True, check=False, timeout=PATIENCE)
        return done.returncode, done.stdout + done.stderr
