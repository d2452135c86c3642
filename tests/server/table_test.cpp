#include "server/table.h"

#include <gmock/gmock.h>

#include "core/hex.h"
#include "engine/replay.h"
#include "server/table_json.h"
#include "tests/server/fixtures.h"

namespace kaisho {
namespace {

using testing::ElementsAre;

// What lies in the store after the table was played as it is.
StoredTable stored_of(const Table& table) {
  StoredTable stored;
  stored.facts = table.facts();
  stored.edition = *standard_edition(table.facts().game);
  stored.entries = table.entries();
  return stored;
}

class TableTest : public testing::TestWithParam<std::string_view> {
 protected:
  Table table_ = begun_table(GetParam());
  GamePtr game_ = *open_game(GetParam());
};

std::vector<std::string_view> all_games() {
  std::vector<std::string_view> ids;
  for (const GameModule& module : game_modules()) ids.push_back(module.id);
  return ids;
}
INSTANTIATE_TEST_SUITE_P(Games, TableTest, testing::ValuesIn(all_games()),
                         [](const auto& param) { return std::string(param.param); });

TEST_P(TableTest, BeginsWithTheSeedThatAllHaveMade) {
  std::vector<Key> nonces;
  for (const SeatFacts& seat : table_.facts().seats) nonces.push_back(*seat.nonce);
  EXPECT_EQ(table_.facts().seed, seed_of(table_.facts().secret, nonces));
  EXPECT_EQ(*table_.position(), *game_->start(table_.facts().options, *table_.facts().seed));
  EXPECT_EQ(table_.facts().status, Status::kPlaying);
}

TEST_P(TableTest, IsTheSameAfterItWasLoaded) {
  play_on(table_, 60);
  if (const int undo = table_.can_undo(table_.entries().back().seat); undo > 0) {
    Wish wish = wish_of(table_);
    wish.seat = table_.entries().back().seat;
    table_.accept(*table_.undo(wish, undo));
  }
  play_on(table_, 10, 99);
  const Table loaded(stored_of(table_), game_);
  ASSERT_NE(loaded.position(), nullptr);
  EXPECT_EQ(*loaded.position(), *table_.position());
  EXPECT_EQ(loaded.facts().status, table_.facts().status);
  EXPECT_EQ(loaded.facts().why, "");
  for (Seat seat = 0; seat < table_.facts().options.seats; ++seat) {
    EXPECT_EQ(loaded.can_undo(seat), table_.can_undo(seat));
  }
}

TEST_P(TableTest, RecordOfAWholeGameIsVerified) {
  play_on(table_, 5000);
  ASSERT_EQ(table_.facts().status, Status::kOver);
  const Json json =
      record_json(record_of(table_.facts(), table_.game().edition().json, table_.entries()));
  const Expected<Record> record = read_record(json);
  ASSERT_TRUE(record) << record.error().message;
  const Expected<Verified> verified = verify(*record);
  ASSERT_TRUE(verified) << verified.error().message;
  EXPECT_TRUE(verified->over);
  EXPECT_EQ(verified->fairness, Fairness::kChecked);
}

TEST_P(TableTest, RecordOfARunningGameKeepsItsSecrets) {
  play_on(table_, 5);
  const std::string text =
      json_text(record_json(record_of(table_.facts(), Json(), table_.entries())));
  EXPECT_EQ(text.find(hex(*table_.facts().seed)), std::string::npos);
  EXPECT_EQ(text.find(hex(table_.facts().secret)), std::string::npos);
  EXPECT_NE(text.find(hex(commitment_of(table_.facts().secret))), std::string::npos);
}

TEST_P(TableTest, IsFrozenWhenThisProgramWouldChangeIt) {
  play_on(table_, 20);
  StoredTable other_rules = stored_of(table_);
  other_rules.facts.rules_version += 1;
  StoredTable other_position = stored_of(table_);
  other_position.entries[10].hash ^= 1U;
  StoredTable other_move = stored_of(table_);
  other_move.entries[10].move = "no move";
  for (const StoredTable& stored : {other_rules, other_position, other_move}) {
    Table table(stored, game_);
    EXPECT_EQ(table.facts().status, Status::kFrozen);
    EXPECT_NE(table.facts().why, "");
    EXPECT_NE(table.position(), nullptr);
    EXPECT_EQ(table.entries().size(), 20U);
    EXPECT_EQ(table.happenings(-1).size(), 21U);
    const auto played = table.play(wish_of(table), legal_texts(*game_, *table.position()));
    ASSERT_FALSE(played);
    EXPECT_EQ(played.error().code, "frozen");
    // A program that agrees with it again lets it go on.
    StoredTable again = stored_of(table_);
    again.facts.status = Status::kFrozen;
    again.facts.why = table.facts().why;
    EXPECT_EQ(Table(again, game_).facts().status, Status::kPlaying);
  }
}

TEST_P(TableTest, RemembersWhatWasDoneForARequest) {
  const auto texts = legal_texts(*game_, *table_.position());
  const Seat seat = table_.facts().to_move;
  EXPECT_EQ(table_.done(seat, "wish"), nullptr);
  table_.accept(*table_.play(wish_of(table_, "wish"), {texts.front()}));
  play_on(table_, 5);
  const Table loaded(stored_of(table_), game_);
  for (const Table* table : std::initializer_list<const Table*>{&table_, &loaded}) {
    ASSERT_NE(table->done(seat, "wish"), nullptr);
    EXPECT_EQ(table->done(seat, "wish")->rev, 1);
    EXPECT_EQ(table->done(seat, "wish")->n, 1);
    EXPECT_EQ(table->done(clockwise(seat, table->facts().options.seats), "wish"), nullptr);
  }
}

TEST_P(TableTest, UndoTakesBackToTheSamePosition) {
  std::uint32_t pick = 5;
  int undone = 0;
  while (table_.facts().status == Status::kPlaying && undone < 10) {
    const Position before = *table_.position();
    const int n = table_.facts().n;
    const Seat seat = table_.facts().to_move;
    play_on(table_, 1, pick++);
    if (table_.can_undo(seat) == 0 || table_.facts().status != Status::kPlaying) continue;
    Wish wish = wish_of(table_);
    wish.seat = seat;
    table_.accept(*table_.undo(wish, 1));
    EXPECT_EQ(*table_.position(), before);
    EXPECT_EQ(table_.facts().n, n);
    EXPECT_EQ(table_.facts().to_move, seat);
    ++undone;
    play_on(table_, 1, pick++);
  }
  EXPECT_GT(undone, 0);
}

TEST_P(TableTest, UndoStopsAtARevealAndAtAnotherSeat) {
  std::uint32_t pick = 3;
  while (table_.facts().status == Status::kPlaying) {
    const int reveals = game_->reveals(*table_.position());
    const Seat seat = table_.facts().to_move;
    play_on(table_, 1, pick++);
    if (table_.facts().status != Status::kPlaying) break;
    if (game_->reveals(*table_.position()) != reveals) {
      EXPECT_EQ(table_.can_undo(seat), 0);
    } else {
      EXPECT_GE(table_.can_undo(seat), 1);
    }
    for (Seat other = 0; other < table_.facts().options.seats; ++other) {
      if (other == seat) continue;
      EXPECT_EQ(table_.can_undo(other), 0);
    }
    EXPECT_EQ(table_.can_undo(kNobody), 0);
  }
  EXPECT_EQ(table_.can_undo(0), 0);
}

TEST_P(TableTest, RefusesWithACode) {
  play_on(table_, 4);
  const auto texts = legal_texts(*game_, *table_.position());
  const auto code = [&](const Wish& wish, const std::vector<std::string>& moves) {
    const auto change = table_.play(wish, moves);
    return change ? std::string() : change.error().code;
  };
  Wish stale = wish_of(table_);
  stale.rev -= 1;
  Wish other = wish_of(table_);
  other.seat = clockwise(other.seat, table_.facts().options.seats);
  Wish full = wish_of(table_);
  full.most_entries = 4;
  EXPECT_EQ(code(stale, {texts[0]}), "stale");
  EXPECT_EQ(code(other, {texts[0]}), "not_your_turn");
  EXPECT_EQ(code(full, {texts[0]}), "too_long");
  EXPECT_EQ(code(wish_of(table_), {"no move"}), "bad_move");
  EXPECT_EQ(code(wish_of(table_), {texts[0]}), "");
  play_on(table_, 5000);
  EXPECT_EQ(code(wish_of(table_), {texts[0]}), "not_playing");
}

TEST_P(TableTest, TellsWhatHappenedSince) {
  std::vector<std::size_t> told;
  for (int i = 0; i < 30; ++i) {
    const auto texts = legal_texts(*game_, *table_.position());
    auto change = table_.play(wish_of(table_), {texts.back()});
    told.push_back(table_.accept(*std::move(change)).front().events.size());
  }
  const auto later = table_.happenings(0);
  ASSERT_EQ(later.size(), told.size());
  for (std::size_t i = 0; i < later.size(); ++i) EXPECT_EQ(later[i].events.size(), told[i]);
  EXPECT_EQ(table_.happenings(25).front().rev, 26);
  EXPECT_TRUE(table_.happenings(30).empty());
  EXPECT_FALSE(table_.happenings(-1).front().events.empty());
}

TEST_P(TableTest, UpdateGivesLegalMovesToTheSeatToMoveAlone) {
  play_on(table_, 4);
  const Seat mover = table_.facts().to_move;
  for (Seat seat = kNobody; seat < table_.facts().options.seats; ++seat) {
    const Json update = update_json(table_, seat, 4, {});
    EXPECT_EQ(update["legal"].is_null(), seat != mover);
    EXPECT_EQ(update["rev"], 4);
    EXPECT_EQ(update["state"], game_->position_json(game_->observe(*table_.position(), seat)));
  }
}

}  // namespace
}  // namespace kaisho
