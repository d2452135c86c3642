#include "games/nippon/terminal/map.h"

#include <algorithm>
#include <string>
#include <vector>

#include "core/terminal/columns.h"
#include "core/terminal/seats.h"

namespace kaisho::nippon {
namespace {

constexpr std::size_t kCity = 16;
constexpr std::size_t kSide = 19;

class RegionsDrawing {
 public:
  RegionsDrawing(std::ostream& out, const Json& edition, const Json& state,
                 const NipponWords& words, const Texts& texts, const Style& style)
      : out_(out), edition_(edition), state_(state), words_(words), texts_(texts), style_(style) {}

  void draw() {
    const Json& regions = edition_["regions"];
    for (std::size_t i = 0; i < regions.size(); ++i) {
      draw_head(regions[i], state_["regions"][i]);
      for (const Json& city : regions[i]["cities"]) draw_city(city);
      draw_standing(state_["standings"][i]);
    }
  }

 private:
  // "Kantō and Chūbu  2 plans   places left 3", and under it the trains and ships of each seat.
  void draw_head(const Json& region, const Json& there) {
    int used = 0;
    std::string all;
    for (std::size_t seat = 0; seat < there["seats"].size(); ++seat) {
      const Transport own = transport_of(there["seats"][seat]);
      if (own.tiles == 0) continue;
      used += own.tiles;
      all += seat_mark(style_, Json(seat)) + " ";
      if (own.influence > 0) all += texts_("board.trains_there", {std::to_string(own.influence)});
      if (own.influence > 0 && own.vp > 0) all += ", ";
      if (own.vp > 0) all += texts_("board.ships_there", {std::to_string(own.vp)});
      all += "   ";
    }
    const std::string players = std::to_string(state_["seats"].size());
    const int places =
        edition_["player_count_limits"]["train_ship_slots_per_region"][players].get<int>();
    out_ << "  " << style_.paint(words_.in_language(region["name"]), kBold) << "  "
         << words_.bonus(region["bonus"]) << "   "
         << texts_("board.places_left", {std::to_string(places - used)}) << '\n';
    if (!all.empty()) out_ << "    " << padded(texts_("board.transport"), kCity) << all << '\n';
  }

  struct Transport {
    int tiles = 0;
    int influence = 0;
    int vp = 0;
  };
  Transport transport_of(const Json& own) const {
    const auto count = [&](const char* field) { return own[field].get<int>(); };
    const auto worth = [&](const char* thing, const char* side) {
      return edition_[thing][side].get<int>();
    };
    return {
        .tiles = count("trains") + count("trains_turned") + count("ships") + count("ships_turned"),
        .influence = count("trains") * worth("trains", "influence") +
                     count("trains_turned") * worth("trains", "influence_flipped"),
        .vp = count("ships") * worth("ships", "vp") +
              count("ships_turned") * worth("ships", "vp_flipped")};
  }

  // "Tōkyō   north Silk ◆5   east Paper ·2 …": the number of the foreign companies while free.
  void draw_city(const Json& city) {
    const auto& cities = state_["cities"];
    const auto at =
        std::ranges::find_if(cities, [&](const Json& one) { return one["city"] == city["id"]; });
    if (at == cities.end()) return;
    out_ << "    " << padded(words_.in_language(city["name"]), kCity);
    const Json* const tile = find_by_id(edition_["city_tiles"], (*at)["tile"]);
    const std::size_t sides = edition_["sides"].size();
    const auto turns = (*at)["turns"].get<std::size_t>();
    for (std::size_t side = 0; side < sides && tile != nullptr; ++side) {
      const Json& good = (*tile)["goods"][(side + sides - turns) % sides];
      const std::string name = texts_("side." + edition_["sides"][side].get<std::string>());
      const std::string text = name + " " + words_.good(good) + " ";
      out_ << text << influence_mark((*at)["influence"][side], city["foreign"][side]);
      if (side + 1 < sides) out_ << padded("", kSide - std::min(kSide, width(text) + 2));
    }
    out_ << '\n';
  }

  std::string influence_mark(const Json& tile, const Json& foreign) const {
    if (tile.is_null()) {
      return style_.paint("·" + std::to_string(foreign.get<int>()), kFaint);
    }
    return seat_mark(style_, tile["seat"]) + std::to_string(tile["value"].get<int>());
  }

  struct Party {
    int rank = 0;
    std::string text;
  };

  // "1. foreign 9   2. ◆ 5: 7 + 2 VP …": what the next scoring would give.
  void draw_standing(const Json& standing) {
    std::vector<Party> parties;
    const auto influence = [](const Json& of) {
      return std::to_string(of["influence"].get<int>());
    };
    const Json& foreign = standing["foreign"];
    parties.push_back({foreign["rank"].get<int>(), texts_("board.foreign", {influence(foreign)})});
    for (std::size_t seat = 0; seat < standing["seats"].size(); ++seat) {
      const Json& own = standing["seats"][seat];
      std::string text = seat_mark(style_, Json(seat)) + " " + influence(own) + ": " +
                         std::to_string(own["points"].get<int>());
      const int ships = own["ships"].get<int>();
      if (ships > 0) text += " + " + std::to_string(ships);
      parties.push_back({own["rank"].get<int>(), text});
    }
    std::erase_if(parties, [](const Party& one) { return one.rank == 0; });
    std::ranges::stable_sort(parties, {}, &Party::rank);
    out_ << "    " << padded(texts_("board.standing"), kCity);
    for (const Party& one : parties) out_ << one.rank << ". " << one.text << "   ";
    out_ << '\n';
  }

  std::ostream& out_;
  const Json& edition_;
  const Json& state_;
  const NipponWords& words_;
  const Texts& texts_;
  const Style& style_;
};

}  // namespace

void draw_regions(std::ostream& out, const Json& edition, const Json& state,
                  const NipponWords& words, const Texts& texts, const Style& style) {
  RegionsDrawing(out, edition, state, words, texts, style).draw();
}

}  // namespace kaisho::nippon
