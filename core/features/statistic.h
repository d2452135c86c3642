// What a balance report counts of a game, and everything there is to count.
#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/reading/json.h"

namespace kaisho {

// Counts the values of an event's field; names as in JSON. What can be counted is listed as well,
// by `table` or by `rows`, so that a report shows what nobody uses. With neither, the event itself
// is counted.
struct Statistic {
  std::string_view name;   // e.g. "technology"
  std::string_view event;  // e.g. "technology_got"; or several, "shop_built house_built"
  std::string_view field;  // e.g. "technology"
  // The lists of the edition whose ids can be counted, e.g. "technologies", "map.spaces",
  // "regions.cities" (those of each region) or "church.slots customs.slots".
  std::string_view table = {};
  // The names where no list of the edition has just these: a list of {"id", "name"}, the name where
  // there is one.
  std::vector<Json> (*rows)(const Json& edition) = nullptr;
  std::string_view clause = {};  // only where the event comes from this rule
};

// Rows of fixed words, e.g. the ends of a game.
std::vector<Json> word_rows(std::span<const std::string_view> words);

// Things are counted under this key: copies of one card are one, "ball#2" is "ball"; numbers are
// texts.
std::string counted_id(const Json& id);

// The English name of something of an edition; its id where it has no name.
std::string english_name(const Json& thing);

// Everything that a statistic can count in an edition without faults: ids with English names. Where
// several have one name, the id stands behind it in brackets.
std::map<std::string, std::string> countable(const Json& edition, const Statistic& statistic);

}  // namespace kaisho
