#include "server/tables/table.h"

#include <gmock/gmock.h>

#include "core/reading/hex.h"
#include "engine/replay.h"
#include "server/tables/table_json.h"
#include "tests/server/fixtures.h"

namespace kaisho::server {
namespace {

using testing::ElementsAre;

// What the store has of the table.
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
  if (const int moves = table_.can_undo(table_.entries().back().seat); moves > 0) {
    Request request = request_of(table_);
    request.seat = table_.entries().back().seat;
    table_.accept(*undo(table_, request, moves));
  }
  play_on(table_, 10, 99);
  const Table loaded(stored_of(table_), game_);
  ASSERT_NE(loaded.position(), nullptr);
  EXPECT_EQ(*loaded.position(), *table_.position());
  EXPECT_EQ(loaded.facts().status, table_.facts().status);
  EXPECT_FALSE(loaded.facts().why);
  for (Seat seat = 0; seat < table_.facts().options.seats; ++seat) {
    EXPECT_EQ(loaded.can_undo(seat), table_.can_undo(seat));
  }
}

TEST_P(TableTest, RecordOfAWholeGameIsVerified) {
  play_on(table_, 5000);
  ASSERT_EQ(table_.facts().status, Status::kOver);
  const Json json = engine::record_json(
      record_of(table_.facts(), table_.game().edition().json, table_.entries()));
  const Expected<engine::Record> record = engine::read_record(json);
  ASSERT_TRUE(record) << record.error().message;
  const Expected<engine::Verification> verified = engine::verify(*record);
  ASSERT_TRUE(verified) << verified.error().message;
  EXPECT_TRUE(verified->over);
  EXPECT_EQ(verified->fairness, engine::Fairness::kChecked);
}

TEST_P(TableTest, RecordOfARunningGameKeepsItsSecrets) {
  play_on(table_, 5);
  const std::string text =
      json_text(engine::record_json(record_of(table_.facts(), Json(), table_.entries())));
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
    ASSERT_TRUE(table.facts().why);
    EXPECT_EQ(table.facts().why->code, "frozen");
    EXPECT_NE(table.facts().why->reason, "");
    const auto stored_why = read_reason(reason_text(table.facts().why));
    ASSERT_TRUE(stored_why);
    EXPECT_EQ(error_json(*stored_why), error_json(*table.facts().why));
    EXPECT_NE(table.position(), nullptr);
    EXPECT_EQ(table.entries().size(), 20U);
    EXPECT_EQ(table.updates(-1).size(), 21U);
    const auto played = table.play(request_of(table), legal_texts(*game_, *table.position()));
    ASSERT_FALSE(played);
    EXPECT_EQ(played.error().code, "frozen");
    // A program that plays it the same way again lets it go on.
    StoredTable again = stored_of(table_);
    again.facts.status = Status::kFrozen;
    again.facts.why = table.facts().why;
    EXPECT_EQ(Table(again, game_).facts().status, Status::kPlaying);
  }
}

TEST_P(TableTest, IsFrozenWhenItsResultIsNotWhatTheGameCameTo) {
  play_on(table_, 5000);
  ASSERT_EQ(table_.facts().status, Status::kOver);
  EXPECT_EQ(Table(stored_of(table_), game_).facts().status, Status::kOver);
  StoredTable other = stored_of(table_);
  for (const Json& result : {Json(), Json::array(), Json{{"winners", Json::array()}}}) {
    other.facts.result = result;
    const Table table(other, game_);
    EXPECT_EQ(table.facts().status, Status::kFrozen);
    ASSERT_TRUE(table.facts().why);
    EXPECT_EQ(table.facts().why->where, "result");
  }
  // A game that was played under other rules keeps its end.
  other.facts.rules_version += 1;
  EXPECT_EQ(Table(other, game_).facts().status, Status::kOver);
}

TEST(FrozenReason, OfAFormerProgramIsItsSentence) {
  const auto why = read_reason("The game has become too long to go on.");
  ASSERT_TRUE(why);
  EXPECT_EQ(why->message, "The game has become too long to go on.");
  EXPECT_EQ(why->reason, "");
  EXPECT_EQ(read_reason("{\"code\":3}")->message, "{\"code\":3}");
  EXPECT_FALSE(read_reason(""));
}

TEST_P(TableTest, RemembersWhatWasDoneForARequest) {
  const auto texts = legal_texts(*game_, *table_.position());
  const Seat seat = table_.facts().to_move;
  EXPECT_EQ(table_.done(seat, "request"), nullptr);
  table_.accept(*table_.play(request_of(table_, "request"), {texts.front()}));
  play_on(table_, 5);
  const Table loaded(stored_of(table_), game_);
  for (const Table* table : std::initializer_list<const Table*>{&table_, &loaded}) {
    ASSERT_NE(table->done(seat, "request"), nullptr);
    EXPECT_EQ(table->done(seat, "request")->rev, 1);
    EXPECT_EQ(table->done(seat, "request")->n, 1);
    EXPECT_EQ(table->done(clockwise(seat, table->facts().options.seats), "request"), nullptr);
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
    Request request = request_of(table_);
    request.seat = seat;
    table_.accept(*undo(table_, request, 1));
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
    const int reveal_count = game_->reveal_count(*table_.position());
    const Seat seat = table_.facts().to_move;
    play_on(table_, 1, pick++);
    if (table_.facts().status != Status::kPlaying) break;
    if (game_->reveal_count(*table_.position()) != reveal_count) {
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

TEST_P(TableTest, NobodyFillsTheStoryByTakingBack) {
  const Bounds bounds{.moves = 1000, .undos = 20, .undos_per_move = 2};
  Table table = begun_table(GetParam(), bounds);
  const auto take_back = [](Table& from, Seat seat) {
    Request request = request_of(from);
    request.seat = seat;
    const auto undone = undo(from, request, 1);
    if (undone) from.accept(*undone);
    return undone ? std::string() : undone.error().code;
  };
  // A hostile seat takes back whatever it can; the others just play.
  int refused = 0;
  std::uint32_t pick = 1;
  while (table.facts().status == Status::kPlaying && refused < 3) {
    const Seat seat = table.facts().to_move;
    play_on(table, 1, pick++);
    if (seat != 0) continue;
    const std::string code = take_back(table, seat);
    if (code == "too_many_undos") {
      EXPECT_EQ(table.can_undo(seat), 0);
      ++refused;
    }
  }
  EXPECT_GT(refused, 0);
  const int moves = table.facts().n;
  EXPECT_LE(table.facts().rev, moves + 2 * (bounds.undos + bounds.undos_per_move * moves));
  // It is the same after a restart, and another seat may still take back.
  Table loaded(stored_of(table), game_, bounds);
  for (Seat seat = 0; seat < table.facts().options.seats; ++seat) {
    EXPECT_EQ(loaded.can_undo(seat), table.can_undo(seat));
  }
  int others = 0;
  for (int i = 0; i < 100 && loaded.facts().status == Status::kPlaying && others == 0; ++i) {
    const Seat seat = loaded.facts().to_move;
    play_on(loaded, 1, pick++);
    if (seat != 0 && loaded.can_undo(seat) > 0) others += take_back(loaded, seat).empty() ? 1 : 0;
  }
  EXPECT_GT(others, 0);
}

TEST_P(TableTest, IsClosedWhenItsGameBecomesTooLong) {
  const Bounds bounds{.moves = 12};
  Table table = begun_table(GetParam(), bounds);
  play_on(table, 50);
  EXPECT_EQ(table.facts().n, 12);
  const Table loaded(stored_of(table), game_, bounds);
  for (const Table* closed : std::initializer_list<const Table*>{&table, &loaded}) {
    EXPECT_EQ(closed->facts().status, Status::kFrozen);
    ASSERT_TRUE(closed->facts().why);
    EXPECT_EQ(closed->facts().why->reason, "server.too_long");
    const auto texts = legal_texts(*game_, *closed->position());
    EXPECT_EQ(closed->play(request_of(*closed), {texts[0]}).error().code, "frozen");
    EXPECT_EQ(closed->can_undo(closed->entries().back().seat), 0);
  }
  // A message of many moves is played whole or not at all.
  Table other = begun_table(GetParam(), Bounds{.moves = 1});
  std::vector<std::string> moves = {legal_texts(*game_, *other.position())[0]};
  auto next = other.play(request_of(other), moves);
  ASSERT_TRUE(next);
  moves.push_back(moves[0]);
  EXPECT_EQ(other.play(request_of(other), moves).error().code, "frozen");
}

TEST_P(TableTest, RefusesWithACode) {
  play_on(table_, 4);
  const auto texts = legal_texts(*game_, *table_.position());
  const auto code = [&](const Request& request, const std::vector<std::string>& moves) {
    const auto change = table_.play(request, moves);
    return change ? std::string() : change.error().code;
  };
  Request stale = request_of(table_);
  stale.rev -= 1;
  Request other = request_of(table_);
  other.seat = clockwise(other.seat, table_.facts().options.seats);
  EXPECT_EQ(code(stale, {texts[0]}), "stale");
  EXPECT_EQ(code(other, {texts[0]}), "not_your_turn");
  EXPECT_EQ(code(request_of(table_), {"no move"}), "bad_move");
  EXPECT_EQ(code(request_of(table_), {texts[0]}), "");
  play_on(table_, 5000);
  EXPECT_EQ(code(request_of(table_), {texts[0]}), "not_playing");
}

TEST_P(TableTest, TellsWhatHappenedSince) {
  std::vector<std::size_t> told;
  for (int i = 0; i < 30; ++i) {
    const auto texts = legal_texts(*game_, *table_.position());
    auto change = table_.play(request_of(table_), {texts.back()});
    told.push_back(table_.accept(*std::move(change)).front().events.size());
  }
  const auto later = table_.updates(0);
  ASSERT_EQ(later.size(), told.size());
  for (std::size_t i = 0; i < later.size(); ++i) EXPECT_EQ(later[i].events.size(), told[i]);
  EXPECT_EQ(table_.updates(25).front().rev, 26);
  EXPECT_TRUE(table_.updates(30).empty());
  EXPECT_FALSE(table_.updates(-1).front().events.empty());
}

TEST_P(TableTest, UpdateGivesLegalMovesToTheSeatToMoveAlone) {
  play_on(table_, 4);
  const Seat mover = table_.facts().to_move;
  for (Seat seat = kNobody; seat < table_.facts().options.seats; ++seat) {
    const Json update = update_json(table_, seat);
    EXPECT_EQ(update["legal"].is_null(), seat != mover);
    EXPECT_EQ(update["rev"], 4);
    EXPECT_EQ(update["state"], game_->position_json(game_->observe(*table_.position(), seat)));
  }
}

}  // namespace
}  // namespace kaisho::server
