"""Copies of the store: made while the server runs, checked, put back; and a log of another database beside one."""

import fcntl
import os
import pathlib
import pwd
import random
import shutil
import signal
import sqlite3
import stat
import subprocess
import tempfile
import threading
import unittest

from client import KAISHO, PATIENCE, Server, play_on, two_seats
from storage import clone, store_of

THERE = "The file '{}' already exists; --force overwrites it."


def kaisho(*arguments):
    done = subprocess.run([KAISHO, *map(str, arguments)], capture_output=True, text=True, check=False, timeout=PATIENCE)
    return done.returncode, done.stdout + done.stderr


class BackupTest(unittest.TestCase):
    def setUp(self):
        self.server = Server()
        self.addCleanup(self.server.close)
        self.data = pathlib.Path(self.server.folder)
        self.store = self.data / "tables.sqlite"
        self.elsewhere = pathlib.Path(tempfile.mkdtemp(prefix="kaisho-test-"))
        self.addCleanup(shutil.rmtree, self.elsewhere, True)
        self.copy = self.elsewhere / "copy.sqlite"
        self.table, self.browsers, self.lives = two_seats(self.server)
        play_on(self.lives, random.Random(1), 8)

    def succeeds(self, *arguments):
        status, words = kaisho(*arguments)
        self.assertEqual(status, 0, words)
        return words

    def fails(self, *arguments, says):
        status, words = kaisho(*arguments)
        self.assertEqual(status, 1, words)
        self.assertIn(says, words)

    def back_up(self, *options):
        return self.succeeds("backup", self.copy, "--data", self.data, *options)

    def moves(self, server=None):
        return len((server or self.server).browser().get(f"/api/tables/{self.table}/record").json["moves"])

    def test_a_copy_of_a_running_server_is_the_whole_store_at_one_moment(self):
        with store_of(self.server) as database:
            clone(database, self.table, [f"copy{i}" for i in range(300)])
        played = threading.Thread(target=play_on, args=(self.lives, random.Random(2), 60))
        played.start()
        for i in range(3):
            words = self.back_up(*["--force"] * (i > 0))
        played.join()
        self.assertIn("301 tables", words)
        self.assertEqual(list(self.elsewhere.iterdir()), [self.copy])
        self.assertEqual(stat.S_IMODE(self.copy.stat().st_mode), 0o600)
        copy = sqlite3.connect(self.copy)
        self.addCleanup(copy.close)
        rev, entries = copy.execute(
            "SELECT rev, (SELECT count(*) FROM entries WHERE table_id = id) FROM tables WHERE id = ?", (self.table,)).fetchone()
        self.assertEqual(rev, entries)
        self.assertEqual(copy.execute("PRAGMA journal_mode").fetchone(), ("delete",))

    def test_what_was_backed_up_is_played_on_elsewhere(self):
        self.back_up()
        play_on(self.lives, random.Random(2), 5)
        self.succeeds("restore", self.copy, "--data", self.elsewhere / "data")
        other = Server(data=str(self.elsewhere / "data"))
        self.addCleanup(other.close)
        self.assertEqual((self.moves(other), self.moves()), (8, 13))

    def test_nothing_is_overwritten_without_force(self):
        self.back_up()
        self.fails("backup", self.copy, "--data", self.data, says=THERE.format(self.copy))
        self.fails("backup", self.store, "--data", self.data, says=f"'{self.store}' is a file of the table store itself; name another.")
        self.fails("backup", self.elsewhere, "--data", self.data, "--force", says=f"'{self.elsewhere}' is not a regular file.")
        os.unlink(self.copy)
        (self.elsewhere / "copy.sqlite-wal").write_bytes(b"another's")
        self.fails("backup", self.copy, "--data", self.data, says=THERE.format(f"{self.copy}-wal"))
        self.back_up("--force")
        self.assertEqual(list(self.elsewhere.iterdir()), [self.copy])

    def test_no_file_that_the_store_lives_by_is_overwritten(self):
        own = {name: self.data / name for name in ("tables.sqlite", "tables.sqlite-wal", "tables.sqlite-shm", "tables.sqlite-journal", "lock")}
        linked = self.elsewhere / "linked"
        linked.symlink_to(self.data)
        hard = self.elsewhere / "hard"
        os.link(own["tables.sqlite-wal"], hard)
        for target in (*own.values(), self.data / "." / "lock", linked / "tables.sqlite-wal", linked / "tables.sqlite-journal", hard):
            self.fails("backup", target, "--data", self.data, "--force", says=f"'{target}' is a file of the table store itself")
        play_on(self.lives, random.Random(2), 5)
        self.server.kill()
        self.server.start()
        self.assertEqual(self.moves(), 13)

    def test_restore_replaces_only_by_force_and_only_when_no_server_runs(self):
        self.back_up()
        play_on(self.lives, random.Random(2), 5)
        for options in ((), ("--force",)):  # nobody is advised to use force
            self.fails("restore", self.copy, "--data", self.data, *options, says="Another server (process ")
        self.server.kill()  # the log stays
        self.fails("restore", self.copy, "--data", self.data, says=THERE.format(self.store))
        self.assertTrue(pathlib.Path(f"{self.store}-wal").stat().st_size > 0)
        self.succeeds("restore", self.copy, "--data", self.data, "--force")
        self.assertFalse(pathlib.Path(f"{self.store}-wal").exists())
        self.server.start()
        self.assertEqual(self.moves(), 8)

    def test_a_backup_does_not_replace_the_store_of_another_server(self):
        other = Server()
        self.addCleanup(other.close)
        for name in ("tables.sqlite", "lock"):
            for options in ((), ("--force",)):
                self.fails("backup", f"{other.folder}/{name}", "--data", self.data, *options, says="Another server (process ")
        other.kill()
        other.start()

    def test_restore_refuses_beside_a_stray_log(self):
        self.back_up()
        target = self.elsewhere / "data"
        target.mkdir()
        (target / "tables.sqlite-wal").write_bytes(b"of a database that is gone")
        self.fails("restore", self.copy, "--data", target, says=THERE.format(target / "tables.sqlite-wal"))
        self.assertFalse((target / "lock").exists())  # it would say whose the log is
        (self.elsewhere / "copy.sqlite-wal").write_bytes(b"not brought in")
        self.fails("restore", self.copy, "--data", self.elsewhere / "other", says="copy.sqlite-wal' lies beside it. `kaisho backup` makes a complete one.")

    def test_what_is_no_sound_copy_is_not_restored(self):
        self.back_up()
        target = self.elsewhere / "data"
        garbage, torn, other = (self.elsewhere / name for name in ("garbage", "torn", "other"))
        garbage.write_bytes(os.urandom(9000))
        whole = self.copy.read_bytes()
        torn.write_bytes(whole[:8192] + b"\xff" * 4096 + whole[12288:])
        sqlite3.connect(other).executescript("CREATE TABLE x (y); INSERT INTO x VALUES (1)").connection.close()
        for file in (garbage, torn, other, self.elsewhere / "nothing"):
            with self.subTest(file.name):
                status, words = kaisho("restore", file, "--data", target)
                self.assertEqual(status, 1, words)
                self.assertFalse((target / "tables.sqlite").exists())
        newer = self.elsewhere / "newer"
        shutil.copy(self.copy, newer)
        database = sqlite3.connect(newer)
        database.execute("PRAGMA user_version = 999")
        database.close()
        self.fails("restore", newer, "--data", target, says="The table store comes from a newer version of the program.")
        self.fails("backup", self.elsewhere / "x", "--data", target, says=f"There are no tables in '{target}'.")

    def test_a_copy_that_is_no_whole_store_is_neither_restored_nor_served(self):
        self.back_up()
        wrong = {
            "DROP TABLE seats": "' is missing from the table store; ",
            "ALTER TABLE tables DROP COLUMN hash": "'tables.hash' is missing from the table store; ",
            "DROP INDEX tables_by_edition": "'index tables_by_edition' is missing from the table store; ",
            "PRAGMA user_version = 4": "Expected a table store as the program makes it, found one with 'arrivals.alone', ",
            "PRAGMA user_version = 5": "Expected a table store as the program makes it, found one with 'arrivals.what', ",
            "PRAGMA user_version = 6": "Expected a table store as the program makes it, found one with 'arrivals.what', ",
            "PRAGMA user_version = 7": "Expected a table store as the program makes it, found one with 'arrivals.what', ",
            "PRAGMA user_version = 8": "Expected a table store as the program makes it, found one with 'arrivals.what', ",
            "PRAGMA user_version = 9": "Expected a table store as the program makes it, found one with 'arrivals.what', ",
            "PRAGMA user_version = 10": "Expected a table store as the program makes it, found one with 'browsers.browser (1)', ",
            "PRAGMA user_version = 11": "Expected a table store as the program makes it, found one with 'browsers.browser (1)', ",
            "PRAGMA user_version = 1": "Expected a table store as the program makes it, found one with ",
            "CREATE TRIGGER t AFTER INSERT ON entries BEGIN UPDATE tables SET secret = x'00'; END": "found one with 'trigger t', ",
            "CREATE VIEW v AS SELECT * FROM tables": "found one with 'view v', ",
            "CREATE UNIQUE INDEX i ON tables (status)": "found one with 'index i', ",
            "ALTER TABLE tables ADD COLUMN more": "found one with 'table tables', ",
            "DROP TABLE settings; CREATE TABLE settings (name TEXT PRIMARY KEY, value BLOB NOT NULL, CHECK (name <> 'opening')) WITHOUT ROWID": "found one with 'table settings', ",
            "PRAGMA user_version = -2": "The file is not a table store of this program.",
            "PRAGMA user_version = -9000000": "The file is not a table store of this program.",
            "PRAGMA user_version = 0": "The file is not a table store of this program.",
        }
        for change, says in wrong.items():
            with self.subTest(change):
                data = pathlib.Path(tempfile.mkdtemp(dir=self.elsewhere))
                store = data / "tables.sqlite"
                shutil.copy(self.copy, store)
                database = sqlite3.connect(store)
                database.executescript(change)
                database.close()
                before = store.read_bytes()
                self.fails("restore", store, "--data", self.elsewhere / "target", says=says)
                self.fails("serve", "--port", "0", "--data", data, "--pages", data, says=says)
                self.assertEqual(store.read_bytes(), before)

    def test_a_copy_in_which_rows_are_missing_is_not_restored(self):
        self.back_up()
        self.server.end()
        wrong = {
            "DELETE FROM editions": "found one in which a row of 'tables' refers to a missing row of 'editions'; ",
            "DELETE FROM tables": "refers to a missing row of 'tables'; ",
            "DELETE FROM settings": "The key for cookies is missing from the table store.",
            "UPDATE settings SET value = x'00' WHERE name = 'cookie_key'": "The key for cookies is missing from the table store.",
        }
        for change, says in wrong.items():
            with self.subTest(change):
                data = pathlib.Path(tempfile.mkdtemp(dir=self.elsewhere))
                store = data / "tables.sqlite"
                shutil.copy(self.copy, store)
                database = sqlite3.connect(store)
                database.executescript(change)
                database.close()
                self.fails("restore", store, "--data", self.data, "--force", says=says)
                # A backup is made nevertheless, since the other tables may be whole; but it is said.
                copy = data / "copy.sqlite"
                self.fails("backup", copy, "--data", data, says=says)
                self.assertTrue(copy.exists())
        self.server.start()
        self.assertEqual(self.moves(), 8)

    # --- what a restore leaves

    def kept(self):
        found = list(self.data.glob("replaced-*"))
        self.assertEqual(len(found), 1, found)
        return found[0]

    def test_what_a_restore_replaces_is_kept_with_its_log(self):
        self.back_up()
        play_on(self.lives, random.Random(2), 5)
        self.server.kill()  # the log stays, and has moves that the file has not
        words = self.succeeds("restore", self.copy, "--data", self.data, "--force")
        self.assertIn(f"What was there before is kept in {self.kept()}", words)
        self.server.start()
        self.assertEqual(self.moves(), 8)
        self.server.end()
        before = self.elsewhere / "before.sqlite"
        self.succeeds("backup", before, "--data", self.kept())
        self.succeeds("restore", before, "--data", self.data, "--force")
        self.server.start()
        self.assertEqual(self.moves(), 13)

    def test_what_is_damaged_is_kept_as_well(self):
        self.back_up()
        self.server.end()
        self.store.write_bytes(b"no database at all" * 500)
        self.succeeds("restore", self.copy, "--data", self.data, "--force")
        self.assertEqual((self.kept() / "tables.sqlite").read_bytes(), b"no database at all" * 500)
        self.server.start()
        self.assertEqual(self.moves(), 8)

    def test_copies_that_a_killed_program_left_are_removed(self):
        self.back_up()
        self.server.end()

        def leave(target):
            left = pathlib.Path(f"{target}.abcdefgh.unfinished")
            left.write_bytes(b"secrets")
            return left
        held = pathlib.Path(f"{self.store}.stuvwxyz.unfinished")
        with open(held, "wb") as file:  # another program is at it
            fcntl.flock(file, fcntl.LOCK_EX)
            left = leave(self.store)
            self.succeeds("restore", self.copy, "--data", self.data, "--force")
            self.assertEqual((left.exists(), held.exists()), (False, True))
        left = leave(self.store)
        self.server.start()
        self.assertEqual((left.exists(), held.exists()), (False, False))
        left = leave(self.copy)
        self.back_up("--force")
        self.assertFalse(left.exists())

    def test_a_killed_backup_of_another_name_leaves_nothing_either(self):
        self.back_up()

        def leave(name, content):
            left = self.elsewhere / name
            left.write_bytes(content)
            return left
        ours = [
            leave("day1.sqlite.abcdefgh.unfinished", self.copy.read_bytes()),
            leave("day1.sqlite.abcdefgh.unfinished-journal", b"secrets"),
            leave("day2.sqlite.01234567.unfinished", b""),
        ]
        others = [
            leave("letter.abcdefgh.unfinished", b"not ours"),
            leave("letter.ABCDEFGH.unfinished", self.copy.read_bytes()),
            leave("abcdefgh.unfinished", self.copy.read_bytes()),
            leave("day3.sqlite.unfinished", self.copy.read_bytes()),
        ]
        self.succeeds("backup", self.elsewhere / "day4.sqlite", "--data", self.data)
        self.assertEqual([file for file in ours if file.exists()], [])
        self.assertEqual([file for file in others if not file.exists()], [])
        for _ in range(2):  # one that is killed, by whatever means, and the next
            killed = subprocess.Popen([KAISHO, "backup", self.elsewhere / "day5.sqlite", "--data", self.data])
            try:
                killed.wait(0.02)
            except subprocess.TimeoutExpired:
                killed.kill()
            killed.wait(PATIENCE)
        self.succeeds("backup", self.elsewhere / "day6.sqlite", "--data", self.data)
        self.assertEqual([file.name for file in self.elsewhere.glob("day*.unfinished*") if file not in others], [])

    def test_a_restore_that_is_killed_leaves_one_store_or_the_other(self):
        with store_of(self.server) as database:
            clone(database, self.table, [f"copy{i}" for i in range(500)])
        self.back_up()
        play_on(self.lives, random.Random(2), 5)
        chance = random.Random(5)
        ends = set()
        for _ in range(12):
            self.server.kill()
            restoring = subprocess.Popen([KAISHO, "restore", self.copy, "--data", self.data, "--force"], stdout=subprocess.DEVNULL)
            try:
                restoring.wait(chance.uniform(0, 0.5))
            except subprocess.TimeoutExpired:
                restoring.kill()
            ends.add(restoring.wait(PATIENCE))
            try:
                self.server.start()
            except RuntimeError:
                # Killed after the new store was in place and before the old one's log was gone: nothing is mixed.
                self.succeeds("restore", self.copy, "--data", self.data, "--force")
                self.server.start()
            self.assertIn(self.moves(), (8, 13))
            self.assertEqual([*self.data.glob("*.unfinished*")], [])
            self.assertEqual(self.store.stat().st_nlink, 1)
        self.assertLessEqual(ends, {0, -signal.SIGKILL})

    def test_a_restore_that_is_killed_early_leaves_no_second_name_of_the_store(self):
        play_on(self.lives, random.Random(2), 5)
        self.server.kill()  # the log stays

        def keep(name, files):
            folder = self.data / name
            folder.mkdir()
            for file in files:
                os.link(self.data / file, folder / file)
            return folder
        log = "tables.sqlite-wal"
        killed = [keep("replaced-0", []), keep("replaced-1", ["tables.sqlite"]), keep("replaced-2", ["tables.sqlite", log, "lock"])]
        # A log that is no longer the store's may hold what is nowhere else.
        other_log, other_store = keep("replaced-3", ["tables.sqlite"]), keep("replaced-4", [log])
        (other_log / log).write_bytes(b"moves")
        (other_store / "tables.sqlite").write_bytes(b"tables")
        self.server.start()
        self.assertEqual([folder for folder in killed if folder.exists()], [])
        self.assertEqual((other_log / log).read_bytes(), b"moves")
        self.assertEqual({file.name for file in other_store.iterdir()}, {"tables.sqlite", log})
        self.assertEqual(self.moves(), 13)

    @unittest.skipUnless(os.geteuid() == 0, "only root can give files away")
    def test_what_root_writes_is_the_folders_owners(self):
        self.back_up()
        self.server.end()
        nobody = pwd.getpwnam("nobody")
        for file in (self.data, *self.data.iterdir()):
            os.chown(file, nobody.pw_uid, nobody.pw_gid)
        for options in ((), ("--force",)):
            if not options:
                self.store.unlink()
                (self.data / "lock").unlink()
            self.succeeds("restore", self.copy, "--data", self.data, *options)
        self.server.start()
        self.server.kill()
        written = [self.data, *self.data.rglob("*")]
        self.assertIn(self.kept() / "tables.sqlite", written)
        self.assertIn(self.data / "archive", written)
        self.assertIn(self.data / "tables.sqlite-wal", written)
        others = {str(file): file.stat().st_uid for file in written if file.stat().st_uid != nobody.pw_uid}
        self.assertEqual(others, {})

    @unittest.skipUnless(os.geteuid() == 0, "only root can give files away")
    def test_a_folder_that_root_makes_is_the_owners_of_the_folder_around_it(self):
        self.back_up()
        nobody = pwd.getpwnam("nobody")
        around = self.elsewhere / "around"
        around.mkdir()
        os.chown(around, nobody.pw_uid, nobody.pw_gid)
        for target in (around / "new", f"{around}/./deeper/new/"):
            self.succeeds("restore", self.copy, "--data", target)
        written = [*around.rglob("*")]
        self.assertIn(around / "deeper" / "new" / "tables.sqlite", written)
        self.assertEqual({str(file) for file in written if file.stat().st_uid != nobody.pw_uid}, set())

    def test_a_server_has_its_folder_to_itself_though_its_lock_is_removed(self):
        self.back_up()
        os.unlink(self.data / "lock")
        self.fails("restore", self.copy, "--data", self.data, "--force", says=f"is using the folder '{self.data}'.")
        self.fails("serve", "--port", "0", "--data", self.data, "--pages", self.data, says="is using the folder")
        play_on(self.lives, random.Random(2), 5)
        self.assertEqual(self.moves(), 13)

    # --- a database and a log that do not belong together

    def refuses_to_start(self, *says):
        self.server.port = 0
        done = subprocess.run([KAISHO, "serve", "--port", "0", "--data", self.data, "--pages", self.data],
                              capture_output=True, text=True, check=False, timeout=PATIENCE)
        self.assertEqual(done.returncode, 1)
        self.assertNotIn("open at", done.stdout)
        for word in says:
            self.assertIn(word, done.stderr)

    def test_a_copy_put_beside_the_log_of_a_killed_server_is_noticed(self):
        self.back_up()
        for file in (self.copy, self.by_sqlite()):
            with self.subTest(file.name):
                play_on(self.lives, random.Random(2), 3)
                before = self.moves()
                self.server.kill()
                good = self.store.read_bytes()
                shutil.copy(file, self.store)
                self.refuses_to_start("tables.sqlite-wal", "restored from a backup")
                # Put back, everything is there: nothing was touched.
                self.store.write_bytes(good)
                self.server.start()
                self.assertEqual(self.moves(), before)
                self.lives = {seat: browser.live(self.table) for seat, browser in enumerate(self.browsers)}
                for live in self.lives.values():
                    live.wait_update()

    def by_sqlite(self):
        """As administrators copy: with SQLite's own tool."""
        file = self.elsewhere / "by-sqlite.sqlite"
        source, target = sqlite3.connect(self.store), sqlite3.connect(file)
        with target:
            source.backup(target)
        source.close()
        target.close()
        return file

    def test_a_log_of_which_no_lock_tells_whose_it_is_is_not_brought_in(self):
        self.back_up()
        play_on(self.lives, random.Random(2), 5)
        self.server.kill()
        shutil.copy(self.copy, self.store)
        os.unlink(pathlib.Path(self.data) / "lock")
        before = pathlib.Path(self.store).read_bytes()
        for _ in range(2):
            self.refuses_to_start("The file 'lock'", "wal_checkpoint")
        self.assertEqual(pathlib.Path(self.store).read_bytes(), before)

    def test_a_log_without_its_database_is_noticed(self):
        self.server.kill()
        moved = self.elsewhere / "moved"
        os.rename(self.store, moved)
        self.refuses_to_start("The database", "is missing")
        os.rename(moved, self.store)
        self.server.start()
        self.assertEqual(self.moves(), 8)


if __name__ == "__main__":
    unittest.main()
