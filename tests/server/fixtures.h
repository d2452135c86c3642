// What the server's tests share: a folder that goes away, and tables that are ready to play.
#pragma once

#include <filesystem>
#include <string>

#include "games/registry.h"
#include "server/crypto.h"
#include "server/facts.h"
#include "server/fair.h"
#include "server/table.h"

namespace kaisho {

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

// A table of the game with its smallest number of persons, none of them seated, or all.
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

// The same, begun.
inline Table begun_table(std::string_view game_id) {
  Table table(stored_table(game_id), *open_game(game_id));
  table.accept(*table.begin(2000));
  return table;
}

inline Wish wish_of(const Table& table, std::string request = "") {
  Wish wish;
  wish.seat = table.facts().to_move;
  wish.rev = table.facts().rev;
  wish.request = std::move(request);
  wish.now = 3000 + table.facts().rev;
  wish.most_entries = 10000;
  return wish;
}

// Plays legal moves, chosen by `pick`, until so many entries are there or the game is over.
inline void play_on(Table& table, int entries, std::uint32_t pick = 1) {
  for (int i = 0; i < entries && table.facts().status == Status::kPlaying; ++i) {
    const auto texts = legal_texts(table.game(), *table.position());
    pick = pick * 1664525U + 1013904223U;
    auto change = table.play(wish_of(table), {texts[(pick >> 8U) % texts.size()]});
    table.accept(*std::move(change));
  }
}

}  // namespace kaisho
