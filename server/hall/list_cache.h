// The lists of tables as text, by the browser that asked. Home asks for them about once a second,
// and as long as nothing in them has changed, nothing has to be read for it. For one thread; it
// reads nothing itself, and learns only from those who change a table that something has changed.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <unordered_map>

#include "server/store/table_facts.h"

namespace kaisho::server {

class ListCache {
 public:
  using Clock = std::chrono::steady_clock;
  struct Lists {
    std::string text;
    std::string tag;  // another one for another text
  };
  using Text = std::shared_ptr<const Lists>;

  // What was kept for the browser, if it is still right; else null. What it says of the games for
  // spectators may be two seconds old.
  Text find(const std::string& browser, Clock::time_point now);

  // Notes that the lists are being read; to be handed to `keep` with what was read, or null after a
  // fault.
  struct Reading {
    std::uint64_t number = 0;
    std::uint64_t all = 0;
    std::uint64_t for_spectators = 0;
  };
  Reading begin(const std::string& browser);
  // Keeps the text, unless a change came while it was read.
  void keep(const std::string& browser, const Reading& reading, Text text, Clock::time_point now);

  // What lists say of the table has changed: for whoever sits there or sat there until now, and for
  // spectators.
  void note_change(const TableFacts& facts);
  // Spectators may come to the table from now on, or no longer; or many things have changed.
  void note_all() { ++all_; }

  std::size_t bytes() const { return bytes_; }

 private:
  struct Kept {
    Text text;
    Reading reading;
    Clock::time_point at;
  };

  void forget(const std::string& browser);

  static constexpr std::size_t kMostBytes = std::size_t{16} << 20U;

  std::unordered_map<std::string, Kept> kept_;
  std::size_t bytes_ = 0;
  // The newest reading under way for a browser, unless a change has come since.
  std::unordered_map<std::string, std::uint64_t> under_way_;
  std::uint64_t readings_ = 0;
  std::uint64_t all_ = 0;
  std::uint64_t for_spectators_ = 0;  // changes of public tables
};

}  // namespace kaisho::server
