#include "games/osaka/osaka.h"

#include "games/osaka/names.h"
#include "games/osaka/rules.h"

namespace kaisho::osaka {

static_assert(PlainPosition<Position> && sizeof(Position) < 512);

namespace {

// The types of cards: each kind in each colour.
std::vector<Json> card_rows(const Json& edition) {
  std::vector<Json> rows;
  for (const Json& colour : edition["colours"]) {
    for (const Json& card : edition["cards"]) {
      if (card["copies_per_colour"] == 0) continue;
      const std::string value = json_text(card["value"]);
      rows.push_back({{"id", colour["id"].get<std::string>() + value},
                      {"name", {{"en", english_name(colour) + ' ' + value}}}});
    }
  }
  return rows;
}

std::vector<Json> row_rows(const Json& /*edition*/) { return word_rows(kRowNames); }
std::vector<Json> ends(const Json& /*edition*/) {
  return word_rows(std::span(kEndNames).subspan(1, 2));
}

constexpr std::array<Statistic, 8> kStatistics = {{
    {"first player", "first_player", "event"},
    {"sale", "lot_sold", "colour", "colours"},
    {"bought card", "loaded", "card", {}, card_rows},
    {"taken card", "taken", "card", {}, card_rows},
    {"token", "token_taken", "colour", "colours"},
    {"insurance", "protected", "card", {}, card_rows},
    {"reservation", "reserved", "row", {}, row_rows},
    {"end", "game_over", "by", {}, ends},
}};

}  // namespace

const GameInfo& Rules::info() {
  static const GameInfo kInfo{.id = kId,
                              .clause_prefix = "OSA",
                              .rules_version = 1,
                              .features = feature_names(),
                              .statistics = kStatistics};
  return kInfo;
}

}  // namespace kaisho::osaka
