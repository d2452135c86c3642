// What the server's tests share: a temporary folder, and tables that are ready to play.
#pragma once

#include <filesystem>
#include <string>

#include "games/registry.h"
#include "server/secrets/crypto.h"
#include "server/secrets/fair_seed.h"
#include "server/store/table_facts.h"
#include "server/tables/replay.h"
#include "server/tables/table.h"

namespace kaisho::server {

class Folder {
 public:
  Folder() : path_(std::filesystem::temp_directory_path() / ("kaisho-test-" + random_name(12))) {
    std::filesystem::create_directories(path_);
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder() { std::filesystem::remove_all(path_); }

  std::string path() const { return path_.string(); }

 private:
  std::filesystem::path path_;
};

inline Key key_of(int number) { return key_from_number(static_cast<std::uint64_t>(number)); }

// A table of the game for its smallest number of persons. Either all of them are seated, or none.
inline StoredTable stored_table(std::string_view game_id, bool seated = true) {
  StoredTable stored;
  stored.edition = *standard_edition(game_id);
  const GamePtr game = *open_game(game_id);
  TableFacts& facts = stored.facts;
  facts.id = "table";
  facts.game = game_id;
  facts.creator = "ann";
  facts.rules_version = game->info().rules_version;
  facts.edition = {game->edition().name, game->edition().hash, true, "digest"};
  facts.options.seats = game->info().min_seats;
  facts.secret = key_of(7);
  facts.created = facts.changed = 1000;
  for (int i = 0; i < facts.options.seats; ++i) {
    SeatFacts seat;
    seat.name = "person " + std::to_string(i);
    seat.key_hash = "hash " + std::to_string(i);
    if (seated) seat.nonce = key_of(i);
    if (seated) seat.browsers = {"browser " + std::to_string(i)};
    facts.seats.push_back(seat);
  }
  return stored;
}

// The same table after its game has begun.
inline Table begun_table(std::string_view game_id, const Bounds& bounds = {}) {
  Table table(stored_table(game_id), *open_game(game_id), bounds);
  table.accept(*table.begin(2000));
  return table;
}

inline Request request_of(const Table& table, std::string id = "") {
  Request request;
  request.seat = table.facts().to_move;
  request.rev = table.facts().rev;
  request.id = std::move(id);
  request.now = 3000 + table.facts().rev;
  return request;
}

// Takes so many moves back in the way of TablePlay::undo.
inline Expected<Change> undo(const Table& table, const Request& request, int moves) {
  if (const auto may = table.may_undo(request, moves); !may) return std::unexpected(may.error());
  const TableFacts& facts = table.facts();
  return table.undo(
      request, moves,
      *position_after(table.game(), facts.options, *facts.seed, table.moves_without_last(moves)));
}

// Plays legal moves, chosen by `pick`, until so many entries are added or the game is over.
inline void play_on(Table& table, int entries, std::uint32_t pick = 1) {
  for (int i = 0; i < entries && table.facts().status == Status::kPlaying; ++i) {
    const auto texts = legal_texts(table.game(), *table.position());
    pick = pick * 1664525U + 1013904223U;
    auto change = table.play(request_of(table), {texts[(pick >> 8U) % texts.size()]});
    table.accept(*std::move(change));
  }
}

}  // namespace kaisho::server
