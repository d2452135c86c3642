#include "engine/replay.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <variant>

#include "core/editions/edition.h"
#include "core/reading/fault.h"
#include "core/values/hash.h"
#include "core/values/how_many.h"
#include "engine/answers.h"
#include "engine/fair.h"
#include "games/standard.h"

namespace kaisho::engine {
namespace {

Error at_entry(Error error, std::size_t index) {
  error.where = "moves[" + std::to_string(index) + "]";
  return error;
}

Expected<void> replay_undo(History& history, const RecordEntry& entry) {
  const int most = history.undoable(entry.seat);
  if (entry.undo > most) {
    return fail("cannot_undo", "undo_most", {{"most", most}, {"found", entry.undo}});
  }
  history.cut(history.size() - entry.undo);
  return {};
}

Expected<void> replay_entry(History& history, const RecordEntry& entry) {
  if (entry.undo > 0) return replay_undo(history, entry);
  const Seat seat = history.game().to_move(history.position());
  if (seat != kNobody && seat != entry.seat) {
    return fail("wrong_seat", "engine.seat", {{"expected", seat}, {"found", entry.seat}});
  }
  return history.play(entry.move);
}

// Whole numbers are the same, shares to three digits.
bool agrees(const Json& written, const Json& found) {
  if (written.is_array() && found.is_array()) return std::ranges::equal(written, found, agrees);
  if (found.is_number_float() && written.is_number()) {
    return std::abs(written.get<double>() - found.get<double>()) < 0.001;
  }
  return written.is_number_float() == found.is_number_float() && written == found;
}

std::optional<std::string> first_difference(const Json& written, const Json& found) {
  for (const auto& member : written.items()) {
    if (!agrees(member.value(), found.value(member.key(), Json()))) return member.key();
  }
  return std::nullopt;
}

Expected<void> check_result(const Record& record, const Result& result, int seats) {
  if (!result.over) {
    if (!record.result) return {};
    return fail("wrong_result", "engine.early_result", {}, "result");
  }
  if (!record.result) {
    return fail("wrong_result", "engine.no_result", {}, "result");
  }
  const Json found = result_json(result, seats);
  const auto name = first_difference(*record.result, found);
  if (!name) return {};
  return fail("wrong_result", "exactly",
              {{"expected", json_text(found.value(*name, Json()))},
               {"found", json_text(record.result->value(*name, Json()))}},
              "result." + *name);
}

Expected<void> check_hash(const Record& record, const Position& last, bool over) {
  const std::string found = hash_text(position_hash(last));
  if (record.hash ? *record.hash == found : !over) return {};
  return fail(
      "wrong_hash", "exactly",
      {{"expected", found}, {"found", record.hash ? std::string_view(*record.hash) : "null"}},
      "hash");
}

// Whether those who gave up were people, and whether that ended the game where it says so.
Expected<void> check_ending(const Record& record) {
  const Ending& ending = record.ending;
  const auto is_bot = [&](Seat seat) { return record.players[seat].kind == "bot"; };
  const auto bot = std::ranges::find_if(ending.resigned, is_bot);
  if (bot != ending.resigned.end()) {
    return fail("wrong_ending", "engine.bot_resigned", {{"found", *bot}}, "ending.resigned");
  }
  const auto people = std::ranges::count(record.players, "person", &RecordPlayer::kind);
  const int gone = how_many(ending.resigned);
  if (ending.by == EndedBy::kTime) return {};
  const bool is_left = leaves_nobody(gone, record.options.seats, static_cast<int>(people));
  if (is_left == (ending.by == EndedBy::kResignation)) return {};
  return fail("wrong_ending", is_left ? "engine.nobody_left" : "engine.somebody_left", {},
              "ending.by");
}

Expected<void> check_end(const Record& record, const History& history) {
  const Result standing = history.game().result(history.position());
  if (standing.over && record.ending.is_early()) {
    return fail("wrong_ending", "engine.late_ending", {}, "ending.by");
  }
  if (const auto could = check_ending(record); !could) return could;
  const Result result = with_ending(standing, record.ending, history.seats());
  if (auto same = check_result(record, result, history.seats()); !same) return same;
  return check_hash(record, history.position(), result.over);
}

// Opens the game with the edition that the record holds.
Expected<GamePtr> open_carried(const Record& record) {
  Expected<GamePtr> game = open_kept(record.game, *record.edition);
  if (!game) {
    if (game.error().code == "unknown_game") return game;
    std::string& where = game.error().where;
    where = "edition.content" + (where.empty() ? "" : "." + where);
    return game;
  }
  const std::string& hash = (*game)->edition().hash;
  if (record.edition_hash == hash || record.edition_hash == edition_hash(*record.edition)) {
    return game;
  }
  return fail("wrong_edition", "exactly", {{"expected", hash}, {"found", record.edition_hash}},
              "edition.hash");
}

// Opens the game with the standard edition that the record names, today's or a former one.
Expected<GamePtr> open_named(const Record& record) {
  const auto edition = standard_edition_by(record.game, record.edition_hash, record.edition_name);
  if (!edition) return std::unexpected(edition.error());
  return open_kept(record.game, edition->json);
}

// A value of the error's sentence, as text.
std::string value_of(const Error& error, std::string_view name) {
  const auto found = std::ranges::find(error.values, name, &ErrorValue::name);
  if (found == error.values.end()) return "";
  const auto* const text = std::get_if<std::string>(&found->value);
  return text != nullptr ? *text : std::to_string(std::get<std::int64_t>(found->value));
}

// Another version of the rules may play the moves otherwise: then that is what is wrong. `entry`:
// the move at which that is seen; empty: an undo, or the end.
std::unexpected<Error> difference(const Record& record, const Game& game, Error error,
                                  std::string_view entry = "") {
  const int now = game.info().rules_version;
  const int then = record.rules_version;
  if (then == now) return std::unexpected(std::move(error));
  constexpr const char* kCode = "other_rules_version";
  const std::string expected = value_of(error, "expected");
  const std::string found = value_of(error, "found");
  if (error.code == "wrong_seat" || error.reason == "exactly") {
    const char* const reason =
        error.code == "wrong_seat" ? "engine.rules_seat" : "engine.rules_end";
    return fail(kCode, reason,
                {{"version", now}, {"expected", expected}, {"other", then}, {"found", found}},
                std::move(error.where));
  }
  if (!entry.empty()) {
    return fail(kCode, "engine.rules_move", {{"version", now}, {"found", entry}, {"other", then}},
                std::move(error.where));
  }
  if (error.code == "cannot_undo") {
    return fail(
        kCode, "engine.rules_undo",
        {{"most", value_of(error, "most")}, {"version", now}, {"found", found}, {"other", then}},
        std::move(error.where));
  }
  const char* const reason =
      error.reason == "engine.early_result" ? "engine.rules_runs" : "engine.rules_over";
  return fail(kCode, reason, {{"version", now}, {"other", then}}, std::move(error.where));
}

Expected<void> replay_entries(const Record& record, History& history) {
  for (std::size_t i = 0; i < record.entries.size(); ++i) {
    const RecordEntry& entry = record.entries[i];
    if (const auto played = replay_entry(history, entry); !played) {
      return difference(record, history.game(), at_entry(played.error(), i), entry.move);
    }
  }
  return {};
}

}  // namespace

Expected<GamePtr> game_of(const Record& record) {
  Expected<GamePtr> game = record.edition ? open_carried(record) : open_named(record);
  if (!game) return game;
  const std::string& name = (*game)->edition().name;
  if (record.edition_name == name) return game;
  return fail("wrong_edition", "exactly",
              {{"expected", '"' + name + '"'}, {"found", '"' + record.edition_name + '"'}},
              "edition.name");
}

Expected<History> replay(const Record& record) {
  Expected<GamePtr> game = game_of(record);
  if (!game) return std::unexpected(game.error());
  if (!record.seed) {
    return fail("no_seed", "engine.no_seed", {}, "seed");
  }
  Expected<History> history = History::begin(*game, record.options, *record.seed);
  if (!history) return std::unexpected(within("options", history.error()));
  if (const auto played = replay_entries(record, *history); !played) {
    return std::unexpected(played.error());
  }
  // Under other rules the same moves can mean something else.
  if (record.rules_version == (*game)->info().rules_version) return history;
  if (const auto same = check_end(record, *history); !same) {
    return difference(record, **game, same.error());
  }
  return history;
}

Expected<Verification> verify(const Record& record) {
  const Expected<History> history = replay(record);
  if (!history) return std::unexpected(history.error());
  if (const auto same = check_end(record, *history); !same) return std::unexpected(same.error());
  const Expected<Fairness> fairness = check_fairness(record);
  if (!fairness) return std::unexpected(fairness.error());
  return Verification{
      .moves = history->size(),
      .over = record.ending.is_early() || history->game().result(history->position()).over,
      .ended_by = record.ending.by,
      .rules_version = history->game().info().rules_version,
      .fairness = *fairness};
}

bool same_result(const Json& written, const Result& result, int seats) {
  return written.is_object() && !first_difference(written, result_json(result, seats));
}

}  // namespace kaisho::engine
