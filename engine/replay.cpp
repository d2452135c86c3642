#include "engine/replay.h"

#include <algorithm>
#include <cmath>

#include "core/hash.h"
#include "engine/answers.h"
#include "engine/fair.h"
#include "games/registry.h"

namespace kaisho {
namespace {

std::unexpected<Error> at_entry(Error error, std::size_t index) {
  error.message = "Entry " + std::to_string(index + 1) + " of the moves: " + error.message;
  error.where = "moves[" + std::to_string(index) + "]";
  return std::unexpected(std::move(error));
}

// Takes back what an undo entry says: only what its seat chose, and nothing after something hidden
// came to light.
Expected<void> replay_undo(History& history, const RecordEntry& entry) {
  if (history.last_seat() != entry.seat || entry.undo > history.undoable()) {
    return fail("cannot_undo", "Seat " + std::to_string(entry.seat) + " could not take back " +
                                   std::to_string(entry.undo) + " moves here.");
  }
  history.cut(history.size() - entry.undo);
  return {};
}

Expected<void> replay_entry(History& history, const RecordEntry& entry) {
  if (entry.undo > 0) return replay_undo(history, entry);
  const Seat seat = history.game().to_move(history.position());
  if (seat != kNobody && seat != entry.seat) {
    return fail("wrong_seat", "The record has seat " + std::to_string(entry.seat) +
                                  " move here, but it is up to seat " + std::to_string(seat) + ".");
  }
  return history.play(entry.move);
}

// Members of a result are the same, shares to three digits.
bool agrees(const Json& written, const Json& found) {
  if (written.is_number() && found.is_number()) {
    return std::abs(written.get<double>() - found.get<double>()) < 0.001;
  }
  if (written.is_array() && found.is_array()) return std::ranges::equal(written, found, agrees);
  return written == found;
}

Expected<void> check_result(const Record& record, const Result& result, int seats) {
  if (!result.over) {
    if (!record.result) return {};
    return fail("wrong_result", "The record has a result, but after its moves the game still runs.",
                "result");
  }
  if (!record.result) {
    return fail("wrong_result", "The game is over after these moves, but the record has no result.",
                "result");
  }
  const Json found = result_json(result, seats);
  for (const auto& member : record.result->items()) {
    if (agrees(member.value(), found[member.key()])) continue;
    return fail("wrong_result",
                "The record says " + member.key() + " " + json_text(member.value()).substr(0, 100) +
                    ", the rules make it " + json_text(found[member.key()]) + ".",
                "result." + member.key());
  }
  return {};
}

Expected<void> check_hash(const Record& record, const Position& last) {
  const std::string found = hash_text(position_hash(last));
  if (!record.hash || *record.hash == found) return {};
  return fail("wrong_hash",
              "The record says the last position has the hash " + *record.hash +
                  ", the rules make it " + found + ".",
              "hash");
}

}  // namespace

Expected<GamePtr> game_of(const Record& record) {
  Expected<GamePtr> game =
      record.edition ? open_game(record.game, *record.edition) : open_game(record.game);
  if (!game) {
    Error error = game.error();
    if (record.edition && error.code != "unknown_game") {
      error.where = "edition.content" + (error.where.empty() ? "" : "." + error.where);
    }
    return std::unexpected(std::move(error));
  }
  if (record.edition_hash != (*game)->edition().hash) {
    return fail("wrong_edition",
                "The record was played with an edition with the hash " + record.edition_hash +
                    "; this one has " + (*game)->edition().hash + ".",
                "edition.hash");
  }
  if (record.rules_version != (*game)->info().rules_version) {
    return fail("other_rules_version",
                "The record was played under version " + std::to_string(record.rules_version) +
                    " of the rules; this program has version " +
                    std::to_string((*game)->info().rules_version) + ".",
                "rules_version");
  }
  return game;
}

Expected<History> replay(const Record& record) {
  Expected<GamePtr> game = game_of(record);
  if (!game) return std::unexpected(game.error());
  if (!record.seed) {
    return fail("no_seed", "The record of a running game keeps its seed; it cannot be replayed.",
                "seed");
  }
  Expected<History> history = History::begin(*game, record.options, *record.seed);
  if (!history) return history;
  for (std::size_t i = 0; i < record.entries.size(); ++i) {
    if (const auto played = replay_entry(*history, record.entries[i]); !played) {
      return at_entry(played.error(), i);
    }
  }
  return history;
}

Expected<Verified> verify(const Record& record) {
  const Expected<History> history = replay(record);
  if (!history) return std::unexpected(history.error());
  const Result result = history->game().result(history->position());
  if (const auto same = check_result(record, result, history->seats()); !same) {
    return std::unexpected(same.error());
  }
  if (const auto same = check_hash(record, history->position()); !same) {
    return std::unexpected(same.error());
  }
  const Expected<Fairness> fairness = check_fairness(record);
  if (!fairness) return std::unexpected(fairness.error());
  return Verified{.moves = history->size(), .over = result.over, .fairness = *fairness};
}

}  // namespace kaisho
