// kaisho edition diff: what differs between two editions, in words or as JSON.
#include "cli/edition_diff.h"

#include <algorithm>
#include <array>
#include <iostream>
#include <optional>
#include <utility>
#include <vector>

#include "cli/edition_source.h"
#include "cli/edition_words.h"
#include "cli/report.h"
#include "cli/screen.h"
#include "cli/texts.h"
#include "core/characters/utf8.h"
#include "core/characters/visible.h"
#include "core/editions/edition_difference.h"
#include "core/editions/edition_place.h"
#include "core/reading/fault.h"
#include "core/reading/fields.h"
#include "games/registry.h"

namespace kaisho::cli {
namespace {

// Exit statuses, as those of diff.
constexpr int kSame = 0;
constexpr int kDiffer = 1;

struct Side {
  std::string given;  // as the command line names it
  EditionSource source;
  std::string game;
  std::string name;
  std::string hash;
};

struct Both {
  Side first;
  Side second;
  const GameModule* module = nullptr;
  std::vector<Difference> differences;

  bool has_same_values() const { return first.hash == second.hash; }
};

std::string text_of(const Json& edition, const char* key) {
  const Json* const text = json_at(edition, key);
  return text != nullptr && text->is_string() ? text->get<std::string>() : std::string();
}

std::unexpected<Error> of_side(const std::string& given, Error fault) {
  fault.where = given + (fault.where.empty() ? "" : ": " + fault.where);
  return std::unexpected(std::move(fault));
}

Expected<Side> read_side(const std::string& given, const std::string& game) {
  Expected<EditionSource> source = edition_named(given, game);
  if (!source) return std::unexpected(source.error());
  Faults faults;
  Side side;
  side.given = given;
  side.game = Field(source->json, faults)["game"].text();
  if (faults.any()) return of_side(given, faults.first());
  if (const auto module = find_module(side.game); !module) return of_side(given, module.error());
  side.name = text_of(source->json, "edition");
  side.source = *std::move(source);
  return side;
}

Expected<Both> read_both(const std::string& first, const std::string& second) {
  Expected<Side> one = read_side(first, "");
  if (!one) return std::unexpected(one.error());
  Expected<Side> other = read_side(second, one->game);
  if (!other) return std::unexpected(other.error());
  // Where former editions of several games have this name, the one of the other side's game is
  // meant.
  if (one->source.kind == EditionSource::Kind::kFormer) one = read_side(first, other->game);
  if (!one) return std::unexpected(one.error());
  if (one->game != other->game) {
    return fail("bad_option", "cli.other_game", {{"expected", one->game}, {"found", other->game}});
  }
  Both both;
  both.module = *find_module(one->game);
  both.first = *std::move(one);
  both.second = *std::move(other);
  for (Side* const side : {&both.first, &both.second}) {
    side->hash = values_hash(side->source.json, both.module->unread);
  }
  both.differences =
      edition_differences(both.first.source.json, both.second.source.json, both.module->unread);
  return both;
}

EditionPlace place_of(const Side& side, const std::vector<JsonStep>& steps) {
  return edition_place(side.source.json, steps, side.source.text);
}

// ---- in words

std::string shown(const Json& value) {
  constexpr std::size_t kMost = 120;
  return visible(cut_to(json_text(value), kMost));
}

std::string origin(const Side& side, const EditionWords& words) {
  switch (side.source.kind) {
    case EditionSource::Kind::kStandard: return words("edition.standard", {side.hash});
    case EditionSource::Kind::kFormer: return words("edition.former", {side.hash});
    case EditionSource::Kind::kFile: break;
  }
  return words("edition.file", {visible(side.given), side.hash});
}

std::string sentence_of(const Difference& one, const Both& both, const EditionWords& words) {
  const EditionPlace first = place_of(both.first, one.first_steps);
  const EditionPlace second = place_of(both.second, one.second_steps);
  const std::string read = one.use == Use::kRules ? "" : words("edition.unread", {});
  const auto line = [](const EditionPlace& place) { return std::to_string(place.text->line); };
  if (!one.second) {
    return words("edition.only_first", {words.place(first), shown(*one.first), line(first), read});
  }
  if (!one.first) {
    return words("edition.only_second",
                 {words.place(second), shown(*one.second), line(second), read});
  }
  return words(
      one.kind == Difference::Kind::kOrder ? "edition.order" : "edition.both",
      {words.place(first), shown(*one.first), line(first), shown(*one.second), line(second), read});
}

void print_words(const Both& both) {
  const WrappedLines wrapped;
  const EditionWords words(both.module->id, language_of_system());
  std::cout << words("edition.heads",
                     {visible(both.first.name), origin(both.first, words),
                      visible(both.second.name), origin(both.second, words), both.first.game})
            << '\n';
  if (both.differences.empty()) {
    std::cout << words("edition.same", {}) << '\n';
    return;
  }
  for (const Difference& one : both.differences) {
    std::cout << sentence_of(one, both, words) << '\n';
  }
  const auto read = std::ranges::count(both.differences, Use::kRules, &Difference::use);
  std::cout << words(both.has_same_values() ? "edition.words_differ" : "edition.differ",
                     {std::to_string(both.differences.size()), std::to_string(read)})
            << '\n';
}

// ---- as JSON

Json side_json(const Side& side) {
  constexpr std::array kKinds = {"standard", "former", "file"};
  return {{"given", side.given},
          {"kind", kKinds[std::to_underlying(side.source.kind)]},
          {"edition", side.name},
          {"hash", side.hash}};
}

Json value_json(const Side& side, const std::vector<JsonStep>& steps,
                const std::optional<Json>& value) {
  if (!value) return {};
  Json json = {{"value", *value}, {"where", json_path(steps)}};
  json["place"] = place_json(place_of(side, steps));
  return json;
}

void print_json(const Both& both) {
  Json list = Json::array();
  for (const Difference& one : both.differences) {
    list.push_back({{"what", one.kind == Difference::Kind::kOrder ? "order" : "value"},
                    {"read", one.use == Use::kRules},
                    {"first", value_json(both.first, one.first_steps, one.first)},
                    {"second", value_json(both.second, one.second_steps, one.second)}});
  }
  const Json told = {{"game", both.first.game},
                     {"first", side_json(both.first)},
                     {"second", side_json(both.second)},
                     {"same", both.differences.empty()},
                     {"same_values", both.has_same_values()},
                     {"differences", std::move(list)}};
  std::cout << json_text(told, 2) << '\n';
}

}  // namespace

int run_edition_diff(const std::string& first, const std::string& second, bool as_json) {
  const Expected<Both> both = read_both(first, second);
  if (!both) return complain(both.error());
  as_json ? print_json(*both) : print_words(*both);
  return both->differences.empty() ? kSame : kDiffer;
}

}  // namespace kaisho::cli
