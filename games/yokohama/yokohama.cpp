#include "games/yokohama/yokohama.h"

#include "games/yokohama/names.h"
#include "games/yokohama/rules.h"

namespace kaisho::yokohama {

static_assert(PlainPosition<Position> && sizeof(Position) < 800);

namespace {

// The areas with a building tile.
std::vector<Json> built_areas(const Json& edition) {
  std::vector<Json> rows;
  for (const Json& area : edition["areas"]) {
    if (area["building"] == true) rows.push_back(area);
  }
  return rows;
}

std::vector<Json> triggers(const Json& /*edition*/) {
  return word_rows(std::span(kTriggerNames).subspan(1));
}
std::vector<Json> pieces(const Json& /*edition*/) { return word_rows(kPieceNames); }

constexpr std::array<Statistic, 13> kStatistics = {{
    {"first player", "first_player", "event"},
    {"technology", "technology_got", "technology", "technologies"},
    {"area", "acted", "area", "areas"},
    {"end", "end_triggered", "by", {}, triggers},
    {"achievement", "achieved", "achievement", "achievements"},
    {"all achievements", "complete_taken", "token", "achievement_complete.tokens"},
    {"slot", "slot_taken", "slot", "church.slots customs.slots"},
    {"order", "fulfilled", "order", "orders"},
    {"shop", "shop_built", "area", {}, built_areas},
    {"trading house", "house_built", "area", {}, built_areas},
    {"building tile", "shop_built house_built", "tile", "buildings"},
    {"level-5 token", "token_taken", "token", "level5.tokens level5.independent_agents"},
    {"hired", "hired", "piece", {}, pieces},
}};

Set<Option, std::uint8_t> options_named(const std::vector<std::string>& names) {
  Set<Option, std::uint8_t> options;
  for (const std::string& name : names) options.add(noun<Option>(index_of(kOptionNames, name)));
  return options;
}

}  // namespace

const GameInfo& Rules::info() {
  static const GameInfo kInfo{.id = kId,
                              .clause_prefix = "YOK",
                              .rules_version = 2,
                              .variants = kOptionNames,
                              .features = feature_names(),
                              .statistics = kStatistics};
  return kInfo;
}

Expected<Position> Rules::start(const Components& components, const Options& options,
                                const Key& seed, EventSink* sink) {
  Position p = bare(options, seed);
  p.options = options_named(options.variants);
  begin({components, p, sink});
  return p;
}

Options Rules::options(const Position& p) {
  Options options = RulesOver::options(p);
  for (const Option option : p.options) options.variants.emplace_back(kOptionNames[option]);
  return options;
}

}  // namespace kaisho::yokohama
