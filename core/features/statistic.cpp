#include "core/features/statistic.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/editions/component_text.h"
#include "core/values/names.h"

namespace kaisho {
namespace {

// The rows of the list at a path of members; where it leads through a list, those of each of its
// rows.
std::vector<Json> rows_at(const Json& edition, std::string_view path) {
  std::vector<Json> found(1, edition);
  for (const std::string_view member : words_of(path, '.')) {
    std::vector<Json> next;
    for (const Json& json : found) {
      const auto entry = json.find(member);
      if (entry == json.end()) continue;
      if (entry->is_array()) {
        next.insert(next.end(), entry->begin(), entry->end());
      } else {
        next.push_back(*entry);
      }
    }
    found = std::move(next);
  }
  return found;
}

std::vector<Json> rows_of(const Json& edition, const Statistic& statistic) {
  if (statistic.rows != nullptr) return statistic.rows(edition);
  std::vector<Json> rows;
  if (statistic.table.empty()) {
    rows.push_back({{"id", statistic.event}, {"name", {{"en", statistic.name}}}});
    return rows;
  }
  for (const std::string_view path : words_of(statistic.table, ' ')) {
    std::ranges::move(rows_at(edition, path), std::back_inserter(rows));
  }
  return rows;
}

// Numbered lists have no ids.
std::string id_of(const Json& row) {
  return counted_id(row.contains("id") ? row["id"] : row["number"]);
}

}  // namespace

std::vector<Json> word_rows(std::span<const std::string_view> words) {
  std::vector<Json> rows;
  rows.reserve(words.size());
  for (const std::string_view word : words) rows.push_back({{"id", word}});
  return rows;
}

std::string counted_id(const Json& id) {
  const std::string text = id.is_string() ? id.get<std::string>() : json_text(id);
  return text.substr(0, text.find('#'));
}

std::string english_name(const Json& thing) {
  const auto name = thing.find("name");
  if (name == thing.end()) return id_of(thing);
  const auto english = name->find("en");
  return english == name->end() ? id_of(thing) : english->get<std::string>();
}

std::map<std::string, std::string> countable(const Json& edition, const Statistic& statistic) {
  std::map<std::string, std::string> names;
  std::map<std::string, int> times;
  for (const Json& row : rows_of(filled_edition(edition), statistic)) {
    const auto [entry, added] = names.try_emplace(id_of(row), english_name(row));
    if (added) ++times[entry->second];
  }
  for (auto& [id, name] : names) {
    if (times[name] > 1) name += " (" + id + ')';
  }
  return names;
}

}  // namespace kaisho
