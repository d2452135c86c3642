"""A store that is not as it should be: before the server opens, and while it runs."""

import os
import pathlib
import resource
import shutil
import stat
import subprocess
import tempfile
import unittest

from client import KAISHO, PATIENCE, Server, two_seats
from storage import wait_until


class Folder(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="kaisho-test-"))
        self.addCleanup(shutil.rmtree, self.folder, True)
        self.data = self.folder / "data"

    def refused(self, *says, data=None, user=None, options=()):
        program = KAISHO
        if user:  # who may not look into the folder of this checkout
            program = shutil.copy(KAISHO, self.folder / "kaisho")
        done = subprocess.run([program, "serve", "--port", "0", "--data", data or self.data, "--pages", self.folder, *options],
                              capture_output=True, text=True, check=False, timeout=PATIENCE, user=user, cwd="/")
        self.assertEqual(done.returncode, 1, done.stderr)
        self.assertEqual(done.stdout, "")
        for word in says:
            self.assertIn(word, done.stderr)

    def serve_once(self):
        server = Server(data=str(self.data))
        server.end()
        return server

    def test_files_are_private_whoever_made_the_folder(self):
        self.data.mkdir(mode=0o755)
        server = Server(data=str(self.data))
        self.addCleanup(server.close)
        names = {"lock", "tables.sqlite", "tables.sqlite-wal", "tables.sqlite-shm"}
        self.assertLessEqual(names, {file.name for file in self.data.iterdir()})

        def modes():
            return {file.name: stat.S_IMODE(file.stat().st_mode) for file in self.data.iterdir() if file.name in names}
        self.assertEqual(set(modes().values()), {0o600})
        self.assertEqual(stat.S_IMODE(self.data.stat().st_mode), 0o700)
        server.end()
        for file in (self.data, self.data / "tables.sqlite", self.data / "lock"):
            file.chmod(0o777)
        server.start()
        self.assertEqual(set(modes().values()), {0o600})
        self.assertEqual(stat.S_IMODE(self.data.stat().st_mode), 0o700)

    def test_a_folder_with_other_things_keeps_its_rights(self):
        self.data.mkdir(mode=0o755)
        (self.data / "letter").write_text("mine")
        self.data.chmod(0o755)
        self.serve_once()
        self.assertEqual(stat.S_IMODE(self.data.stat().st_mode), 0o755)

    def test_says_what_is_wrong_with_the_folder(self):
        self.data.write_text("a file")
        self.refused(f"'{self.data}' is not a folder.")
        self.refused(f"Cannot create the folder '{self.data / 'below'}': ", data=self.data / "below")
        self.refused("Cannot create the folder '/proc/kaisho': ", data="/proc/kaisho")

    def test_says_that_it_may_not_write(self):
        self.data.mkdir(mode=0o755)
        user = "nobody" if os.geteuid() == 0 else None
        self.folder.chmod(0o755)
        self.data.chmod(0o555)
        self.refused(f"Cannot write in the folder '{self.data}': Permission denied.", user=user)
        self.data.chmod(0o755)

    def test_says_that_the_archive_cannot_be_written(self):
        archive = self.folder / "archive"
        archive.write_text("a file")
        for place in (archive, archive / "below", "/proc/kaisho"):
            self.refused(f"Cannot create the folder '{place}': ", options=("--archive", place))
        archive.unlink()
        server = Server("--archive", str(archive), data=str(self.data))
        server.end()
        self.assertTrue(archive.is_dir())

    def test_says_whose_the_lock_is(self):
        server = Server(data=str(self.data))
        self.addCleanup(server.close)
        self.refused(f"Another server (process {server.process.pid}) is using the folder '{self.data}'.")
        server.end()
        lock = self.data / "lock"
        lock.unlink()
        lock.mkdir()
        self.refused(f"Cannot open '{lock}': Is a directory.")
        lock.rmdir()
        lock.symlink_to(self.folder / "elsewhere")
        self.refused(f"Cannot open '{lock}': ")
        self.assertFalse((self.folder / "elsewhere").exists())
        lock.unlink()
        os.mkfifo(lock)
        self.refused(f"'{lock}' is not a lock of this program; ")
        lock.unlink()
        lock.write_text("another program's\n")
        self.refused(f"'{lock}' is not a lock of this program; ")
        self.assertEqual(lock.read_text(), "another program's\n")
        lock.write_text("")  # as older versions left it
        server.start()

    def test_says_that_there_are_no_pages_before_it_is_open(self):
        server = subprocess.Popen([KAISHO, "serve", "--port", "0", "--data", self.data, "--pages", self.folder / "none"],
                                  stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        self.addCleanup(server.stdout.close)
        self.addCleanup(server.wait, PATIENCE)
        self.addCleanup(server.kill)
        lines = []
        while not lines or "open at" not in lines[-1]:
            lines.append(server.stdout.readline())
            self.assertTrue(lines[-1], lines)
        self.assertIn("none/index.html", "".join(lines[:-1]))

    def test_a_damaged_file_is_not_opened(self):
        self.serve_once()
        file = self.data / "tables.sqlite"
        whole = file.read_bytes()
        file.write_bytes(whole[:8192] + b"\xff" * 4096 + whole[12288:])
        self.refused("damaged", "kaisho restore")
        file.write_bytes(b"no database at all" * 500)
        self.refused("not a database")


class Running(unittest.TestCase):
    def setUp(self):
        self.server = Server()
        self.addCleanup(self.server.close)
        self.data = pathlib.Path(self.server.folder)
        self.table, self.browsers, self.lives = two_seats(self.server)
        self.mover = self.lives[self.lives[0].update["to_move"]]

    def health(self):
        return self.server.browser().get("/api/health")

    def wait_for_health(self, status):
        wait_until(lambda: self.health().status == status)
        return self.health().json

    def play(self):
        return self.mover.play(self.mover.legal()[0])

    def check_refused(self):
        answer = self.play()
        self.assertEqual((answer["type"], answer["error"]["code"]), ("error", "storage"))
        opened = self.server.browser().post("/api/tables", {"game": "osaka", "players": 2, "seats": [{"kind": "me"}] * 2})
        self.assertEqual((opened.status, opened.code), (503, "storage"))
        # What is there can still be read.
        self.assertEqual(self.server.browser().get(f"/api/tables/{self.table}").status, 200)

    def test_a_file_that_is_removed_or_replaced(self):
        for name in ("tables.sqlite", "tables.sqlite-wal", "tables.sqlite-shm"):
            with self.subTest(name):
                file, away = self.data / name, self.data / "away"
                os.rename(file, away)
                health = self.wait_for_health(503)
                self.assertFalse(health["ok"])
                self.assertEqual(health["error"]["message"], f"The file {name} was removed while the server was running.")
                self.assertEqual((health["error"]["reason"], health["error"]["values"]), ("server.file_removed", {"file": name}))
                self.assertNotIn(str(self.data), health["error"]["message"])
                self.check_refused()
                shutil.copy(away, file)
                wait_until(lambda: self.health().json.get("error", {}).get("reason") == "server.file_replaced")
                self.check_refused()
                file.unlink()
                os.rename(away, file)
                self.assertTrue(self.wait_for_health(200)["ok"])
        self.assertEqual(self.play()["type"], "done")

    def test_a_full_disk(self):
        """The server may write no file beyond the present end of its log, which it fills from the front."""
        process = self.server.process.pid
        before = resource.prlimit(process, resource.RLIMIT_FSIZE)
        resource.prlimit(process, resource.RLIMIT_FSIZE, (1, before[1]))
        health = self.wait_for_health(503)
        self.assertRegex(health["error"]["message"], "full|I/O")
        self.check_refused()
        resource.prlimit(process, resource.RLIMIT_FSIZE, before)
        self.wait_for_health(200)
        answer = self.play()
        self.assertEqual((answer["type"], answer["rev"]), ("done", 1))
        self.server.kill()
        self.server.start()
        live = self.browsers[0].live(self.table)
        self.assertEqual(live.wait_update()["rev"], 1)


if __name__ == "__main__":
    unittest.main()
