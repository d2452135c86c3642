#include "server/tables/history_text.h"

#include "server/tables/table_json.h"

namespace kaisho::server {

std::vector<std::string> entry_texts(const Game& game, const std::vector<EntryUpdate>& updates) {
  std::vector<std::string> texts;
  texts.reserve(updates.size());
  for (const EntryUpdate& update : updates) {
    texts.push_back(json_text(entry_json(game, update)));
  }
  return texts;
}

std::string joined(const std::vector<std::string>& texts) {
  std::string all;
  for (const std::string& text : texts) {
    if (!all.empty()) all += ',';
    all += text;
  }
  return all;
}

HistoryText::HistoryText(const Table& table) { add(entry_texts(table.game(), table.updates(-1))); }

void HistoryText::add(const std::vector<std::string>& entries) {
  for (const std::string& entry : entries) {
    if (!text_.empty()) text_ += ',';
    starts_.push_back(text_.size());
    text_ += entry;
  }
}

std::string_view HistoryText::after(int from) const {
  const auto first = static_cast<std::size_t>(from) + 1;
  if (first >= starts_.size()) return {};
  return std::string_view(text_).substr(starts_[first]);
}

}  // namespace kaisho::server
