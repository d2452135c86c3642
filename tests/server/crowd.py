"""How quickly a move is acknowledged while very many play: python3 tests/server/crowd.py [TABLES] [SECONDS] [PAGES]

At each of so many tables of two somebody decides each second, with clocks, and says something now and then; so many
pages more have tables of the lobby open, and somebody reads the lobby again and again. Everything comes from this one
process, which reads no more of what it is sent than it needs. The figures are in docs/server.md."""

import heapq
import pathlib
import re
import selectors
import sys
import time

from client import Server, two_seats
from load import processor_seconds

PACE = {"sort": "live", "bank": 3600, "added": 10}
BETWEEN = 1.0  # seconds from one move of a table to the next
TALKS = 20  # moves of a table for each thing that is said there
LOOKS = 0.1  # seconds from one look at the lobby to the next
MOVE = re.compile(rb'"legal":\[\{.*?"text":"([^"]+)"')
NUMBER = re.compile(rb'"(rev|to_move)":(\d+|null)')


class Table:
    """Two pages of one table, one move under way at a time."""

    def __init__(self, server, select):
        _, _, self.lives = two_seats(server, pace=PACE)
        self.rev, self.to_move = self.lives[0].update["rev"], self.lives[0].update["to_move"]
        self.legal = {seat: live.legal()[:1] for seat, live in self.lives.items()}
        self.asked = None
        self.moves = 0
        for seat, live in self.lives.items():
            live.seen.clear()
            live.socket.setblocking(False)
            select.register(live.socket, selectors.EVENT_READ, (self, seat))

    def go_on(self):
        """Sends the next move; whether there was one."""
        move = self.legal[self.to_move] if self.to_move is not None else []
        if not move or self.asked:
            return False
        live = self.lives[self.to_move]
        self.moves += 1
        if self.moves % TALKS == 0:
            live.send({"type": "say", "id": f"say{self.moves}", "text": "Which road do you take?"})
        self.asked = time.perf_counter()
        live.send({"type": "play", "id": f"move{self.moves}", "rev": self.rev, "moves": move})
        return True

    def read(self, seat):
        """Reads what has come for a seat; the seconds that a move took, where it is acknowledged."""
        live = self.lives[seat]
        taken = None
        try:
            live.receive()
        except BlockingIOError:
            return None
        while (message := whole_message(live)) is not None:
            if message.startswith(b'{"id":"move') and b'"type":"done"' in message:
                taken, self.asked = time.perf_counter() - self.asked, None
            elif b'"type":"update"' in message:
                self.update(seat, message)
            elif b'"type":"error"' in message and b"too_much_talk" not in message:
                raise AssertionError(message)
        return taken

    def update(self, seat, message):
        numbers = dict(NUMBER.findall(message))
        self.rev, mover = int(numbers[b"rev"]), numbers[b"to_move"]
        self.to_move = None if mover == b"null" else int(mover)
        move = MOVE.search(message)
        self.legal[seat] = [move[1].decode()] if move else []


def whole_message(live):
    """The next text that has come as a whole; the server sends each in one frame."""
    buffer = live.buffer
    if len(buffer) < 2:
        return None
    size, at = buffer[1] & 127, 2
    if size > 125:
        at = 4 if size == 126 else 10
        size = int.from_bytes(buffer[2:at], "big")
    if len(buffer) < at + size:
        return None
    live.buffer = buffer[at + size :]
    return buffer[at : at + size]


def memory(server):
    status = pathlib.Path(f"/proc/{server.process.pid}/status").read_text()
    return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) * 1024


def open_pages(server, pages):
    """So many onlookers of tables in the lobby; the bytes of the server for each."""
    hosts = [server.browser() for _ in range(10)]
    tables = [host.open_table("me", "friend", pace={"sort": "calm"}, options={"lobby": True})[0]["table"] for host in hosts]
    before = memory(server)
    lives = [server.browser().live(tables[i % len(tables)]) for i in range(pages)]
    return lives, (memory(server) - before) / max(1, pages)


class Crowd:
    def __init__(self, server, tables):
        self.select = selectors.DefaultSelector()
        self.server, self.reader, self.tag = server, server.browser(), None
        self.tables = [Table(server, self.select) for _ in range(tables)]
        self.times, self.looked, self.late = [], [], 0

    def look(self):
        asked = time.perf_counter()
        answer = self.reader.get("/api/lobby", {"If-None-Match": self.tag} if self.tag else {})
        self.tag = answer.headers["ETag"]
        self.looked.append(time.perf_counter() - asked)

    def run(self, seconds):
        start = time.perf_counter()
        due = [(start + BETWEEN * i / len(self.tables), i) for i in range(len(self.tables))]
        look_at = start
        while (now := time.perf_counter()) < start + seconds:
            while due[0][0] <= now:
                at, i = heapq.heappop(due)
                self.late += not self.tables[i].go_on()
                heapq.heappush(due, (at + BETWEEN, i))
            for key, _ in self.select.select(max(0.0, due[0][0] - now)):
                table, seat = key.data
                if (taken := table.read(seat)) is not None:
                    self.times.append(taken)
            if now >= look_at:
                self.look()
                look_at = now + LOOKS


def main(tables=2000, seconds=20, pages=0):
    many = "1000000"
    server = Server("--tables-per-hour-and-address", many, "--tables-per-hour", many,
                    "--connections-per-address", many, "--connections", "20000", "--tables-in-memory", "5000")
    idle, bytes_each = open_pages(server, pages)
    crowd = Crowd(server, tables)
    crowd.run(2)
    crowd.times.clear()
    crowd.looked.clear()
    crowd.late = 0
    spent = processor_seconds(server)
    crowd.run(seconds)
    spent = processor_seconds(server) - spent
    times, looked = sorted(crowd.times), sorted(crowd.looked)
    print(f"{tables} tables, {len(idle)} pages more of {bytes_each / 1024:.1f} KB each: {len(times) / seconds:.0f} moves a second "
          f"acknowledged; half within {times[len(times) // 2] * 1000:.1f} ms, 99% within {times[len(times) * 99 // 100] * 1000:.1f} ms")
    print(f"the lobby: half within {looked[len(looked) // 2] * 1000:.1f} ms, 99% within {looked[len(looked) * 99 // 100] * 1000:.1f} ms")
    print(f"the server took {spent / seconds:.2f} of a core; {crowd.late} moves were not due: the last was not answered yet, or the game over")
    server.close()


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
