"""What the kaisho command says of an edition of Nippon."""

import unittest

from engine import checked_edition


class EditionCheck(unittest.TestCase):
    def test_names_what_a_value_follows_from(self):
        said, _ = checked_edition("nippon", lambda edition: edition["start"]["tracks"].update(coal=9))
        self.assertRegex(said, r"which follows from [a-z ]+1, [a-z-]+, [a-z ]*1, value, line \d+, column \d+, found 9\.")


if __name__ == "__main__":
    unittest.main()
