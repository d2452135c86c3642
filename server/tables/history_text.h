// The history of a table as the text that is sent to pages. It is made once, however many pages
// ask.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "server/tables/table.h"

namespace kaisho::server {

// Each entry as JSON text.
std::vector<std::string> entry_texts(const Game& game, const std::vector<EntryUpdate>& updates);
// The texts with commas between them, as in a list without its brackets.
std::string joined(const std::vector<std::string>& texts);

class HistoryText {
 public:
  // Replays the table, which takes long when it has many entries.
  explicit HistoryText(const Table& table);

  void add(const std::vector<std::string>& entries);
  // The entries after entry `from`, joined; -1: all, the set-up included.
  std::string_view after(int from) const;
  std::size_t bytes() const { return text_.size(); }

 private:
  std::string text_;
  std::vector<std::size_t> starts_;  // where each entry begins
};

}  // namespace kaisho::server
