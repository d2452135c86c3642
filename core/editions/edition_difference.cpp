#include "core/editions/edition_difference.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "core/reading/fault.h"

namespace kaisho {
namespace {

bool is_plain_list(const Json& json) {
  return json.is_array() &&
         std::ranges::none_of(json, [](const Json& item) { return item.is_structured(); });
}

bool is_list_of_lists(const Json& json) {
  return json.is_array() &&
         std::ranges::all_of(json, [](const Json& item) { return item.is_array(); });
}

// The numbers 2 and 2.0 have different hashes.
bool are_same(const Json& one, const Json& other) { return json_text(one) == json_text(other); }

// The ids of the items; none where one has no id, or two have the same.
std::vector<std::string> ids_of(const Json& list) {
  std::vector<std::string> ids;
  std::set<std::string> seen;
  for (const Json& item : list) {
    const Json* const id = json_at(item, "id");
    if (id == nullptr || !seen.insert(json_text(*id)).second) return {};
    ids.push_back(json_text(*id));
  }
  return ids;
}

std::optional<Json> copy_of(const Json* value) {
  return value == nullptr ? std::nullopt : std::optional<Json>(*value);
}

using Pairs = std::vector<std::pair<std::size_t, std::size_t>>;

// Those of the same id; then those in the same place that have no partner: another id was given.
Pairs pairs_by_id(const std::vector<std::string>& first, const std::vector<std::string>& second) {
  Pairs pairs;
  for (std::size_t i = 0; i < first.size(); ++i) {
    const auto found = std::ranges::find(second, first[i]);
    if (found != second.end()) {
      pairs.emplace_back(i, static_cast<std::size_t>(found - second.begin()));
    } else if (i < second.size() && std::ranges::find(first, second[i]) == first.end()) {
      pairs.emplace_back(i, i);
    }
  }
  return pairs;
}

// What is the same at both ends belongs together, and what is between them in its order.
Pairs pairs_by_ends(const Json& first, const Json& second) {
  const std::size_t most = std::min(first.size(), second.size());
  std::size_t head = 0;
  while (head < most && are_same(first[head], second[head])) ++head;
  std::size_t tail = 0;
  while (tail < most - head &&
         are_same(first[first.size() - 1 - tail], second[second.size() - 1 - tail])) {
    ++tail;
  }
  Pairs pairs;
  for (std::size_t i = 0; i < most - tail; ++i) pairs.emplace_back(i, i);
  for (std::size_t i = tail; i > 0; --i) pairs.emplace_back(first.size() - i, second.size() - i);
  return pairs;
}

class Comparison {
 public:
  explicit Comparison(Unread unread) : unread_(unread) {}

  std::vector<Difference> run(const Json& first, const Json& second) {
    compare(first, second, Use::kRules);
    return std::move(found_);
  }

 private:
  void compare(const Json& first, const Json& second, Use use) {
    if (are_same(first, second)) return;
    if (first.is_object() && second.is_object()) return compare_members(first, second, use);
    const bool plain = is_plain_list(first) && is_plain_list(second);
    if (first.is_array() && second.is_array() && !plain) return compare_items(first, second, use);
    add(first, second, use);
  }

  void compare_members(const Json& first, const Json& second, Use use) {
    for (const auto& [key, value] : first.items())
      compare_member(key, &value, json_at(second, key), use);
    for (const auto& [key, value] : second.items()) {
      if (!first.contains(key)) compare_member(key, nullptr, &value, use);
    }
  }

  // Null where it is not there.
  void compare_member(const std::string& key, const Json* first, const Json* second, Use use) {
    const std::string before = std::exchange(path_, joined_path(path_, key));
    if (use == Use::kRules) use = use_of(path_, key, unread_);
    if (first != nullptr) first_steps_.emplace_back(key);
    if (second != nullptr) second_steps_.emplace_back(key);
    if (first != nullptr && second != nullptr) {
      compare(*first, *second, use);
    } else {
      add(copy_of(first), copy_of(second), use);
    }
    if (first != nullptr) first_steps_.pop_back();
    if (second != nullptr) second_steps_.pop_back();
    path_ = before;
  }

  void compare_items(const Json& first, const Json& second, Use use) {
    const auto first_ids = ids_of(first);
    const auto second_ids = ids_of(second);
    const bool has_ids = !first_ids.empty() && !second_ids.empty() &&
                         use_of(joined_path(path_, "id"), "id", unread_) == Use::kRules;
    const Pairs pairs = has_ids ? pairs_by_id(first_ids, second_ids) : pairs_of(first, second);
    if (!std::ranges::is_sorted(pairs, {}, &Pairs::value_type::second)) {
      add_order(first, second, use);
    }
    compare_pairs(first, second, pairs, use);
  }

  static Pairs pairs_of(const Json& first, const Json& second) {
    if (is_list_of_lists(first) && is_list_of_lists(second)) return pairs_by_ends(first, second);
    Pairs pairs;
    for (std::size_t i = 0; i < std::min(first.size(), second.size()); ++i) {
      pairs.emplace_back(i, i);
    }
    return pairs;
  }

  void compare_pairs(const Json& first, const Json& second, const Pairs& pairs, Use use) {
    for (std::size_t i = 0; i < first.size(); ++i) {
      const auto pair = std::ranges::find(pairs, i, &Pairs::value_type::first);
      first_steps_.emplace_back(i);
      if (pair == pairs.end()) {
        add(first[i], std::nullopt, use);
      } else {
        second_steps_.emplace_back(pair->second);
        compare(first[i], second[pair->second], use);
        second_steps_.pop_back();
      }
      first_steps_.pop_back();
    }
    for (std::size_t i = 0; i < second.size(); ++i) {
      if (std::ranges::find(pairs, i, &Pairs::value_type::second) != pairs.end()) continue;
      second_steps_.emplace_back(i);
      add(std::nullopt, second[i], use);
      second_steps_.pop_back();
    }
  }

  void add(std::optional<Json> first, std::optional<Json> second, Use use) {
    found_.push_back({.kind = Difference::Kind::kValue,
                      .first_steps = first_steps_,
                      .second_steps = second_steps_,
                      .first = std::move(first),
                      .second = std::move(second),
                      .use = use});
  }
  void add_order(const Json& first, const Json& second, Use use) {
    const auto ids = [](const Json& list) {
      Json all = Json::array();
      for (const Json& item : list) all.push_back(item["id"]);
      return all;
    };
    add(ids(first), ids(second), use);
    found_.back().kind = Difference::Kind::kOrder;
  }

  Unread unread_;
  std::string path_;  // the places in lists left out
  std::vector<JsonStep> first_steps_;
  std::vector<JsonStep> second_steps_;
  std::vector<Difference> found_;
};

}  // namespace

std::vector<Difference> edition_differences(const Json& first, const Json& second, Unread unread) {
  return Comparison(unread).run(first, second);
}

}  // namespace kaisho
