#include "games/yokohama/yokohama.h"

#include <algorithm>
#include <memory>

#include "games/yokohama/rules.h"

namespace kaisho::yokohama {

static_assert(PlainPosition<Position> && sizeof(Position) < 800);

namespace {

// As they stand in Options::variants; bit i of Position::options.
constexpr std::array<std::string_view, 2> kVariants = {"achievement-tokens", "independent-agents"};

constexpr std::array<Statistic, 7> kStatistics = {{
    {"first player", "first_player", "event"},
    {"technology", "technology_got", "technology"},
    {"area", "acted", "area"},
    {"end", "end_triggered", "by"},
    {"achievement", "achieved", "achievement"},
    {"slot", "slot_taken", "slot"},
    {"order", "fulfilled", "order"},
}};

Expected<std::uint8_t> read_variants(const std::vector<std::string>& names) {
  unsigned bits = 0;
  for (const std::string& name : names) {
    const auto found = std::ranges::find(kVariants, name);
    if (found == kVariants.end()) {
      return fail("bad_option", "Yokohama has no variant '" + name.substr(0, 40) + "'.",
                  "variants");
    }
    bits |= 1U << static_cast<unsigned>(found - kVariants.begin());
  }
  return static_cast<std::uint8_t>(bits);
}

}  // namespace

const GameInfo& Rules::info() {
  static const GameInfo kInfo{.id = "yokohama",
                              .clause_prefix = "YOK",
                              .rules_version = 1,
                              .min_seats = 2,
                              .max_seats = 4,
                              .variants = kVariants,
                              .features = feature_names(),
                              .statistics = kStatistics};
  return kInfo;
}

Expected<Position> Rules::start(const Components& box, const Options& options, const Key& seed,
                                EventSink* sink) {
  if (options.seats < info().min_seats || options.seats > info().max_seats) {
    return fail("bad_option",
                "Yokohama is for " + std::to_string(info().min_seats) + " to " +
                    std::to_string(info().max_seats) + " players.",
                "players");
  }
  if (options.turn_cap < 0 || options.turn_cap > kMostTurns) {
    return fail("bad_option",
                "A turn cap is a number from 0 (none) to " + std::to_string(kMostTurns) + ".",
                "turn_cap");
  }
  const auto variants = read_variants(options.variants);
  if (!variants) return std::unexpected(variants.error());
  Position p;
  p.random = RandomState::from_key(seed);
  p.seats = static_cast<Seat>(options.seats);
  p.turn_cap = static_cast<std::uint16_t>(options.turn_cap);
  p.options = *variants;
  const Play play{box, p, sink};
  set_up(play);
  advance(play);
  return p;
}

Options Rules::options(const Position& p) {
  Options options{.seats = p.seats, .turn_cap = p.turn_cap, .variants = {}};
  for (std::size_t i = 0; i < kVariants.size(); ++i) {
    if ((p.options & (1U << i)) != 0) options.variants.emplace_back(kVariants[i]);
  }
  return options;
}

Seat Rules::to_move(const Position& p) { return p.stack.empty() ? kNobody : p.stack.top().seat; }

void Rules::legal_moves(const Components& box, const Position& p, MoveList& moves) {
  list_moves(box, p, moves);
}

void Rules::apply(const Components& box, Position& p, Move move, EventSink* sink) {
  const Play play{box, p, sink};
  do_move(play, move);
  advance(play);
}

std::expected<GamePtr, std::vector<Error>> open(const Json& edition) {
  auto box = read_components(edition);
  if (!box) return std::unexpected(std::move(box.error()));
  EditionInfo info{.game = "yokohama",
                   .name = edition["edition"].get<std::string>(),
                   .hash = edition_hash(edition),
                   .json = edition};
  return std::make_shared<GameOf<Rules>>(*std::move(box), std::move(info));
}

}  // namespace kaisho::yokohama
