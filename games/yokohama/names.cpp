#include "games/yokohama/names.h"

namespace kaisho::yokohama {
namespace {

constexpr std::array<std::string_view, 3> kOtherResources = {"imports", "yen", "points"};

}  // namespace

std::string area_name(const Components& components, const Position& p, Maybe<CellId> cell) {
  if (!cell || number_of(*cell) >= kMaxCells) return "unknown";
  const Id area = p.cell(*cell).area;
  if (area >= components.areas.size()) return "unknown";
  int number = 1;
  for (const CellId before : Every<CellId>(number_of(*cell))) {
    number += p.cell(before).area == area ? 1 : 0;
  }
  const std::string& id = components.areas[area].id;
  return number == 1 ? id : id + "#" + std::to_string(number);
}

int find_area(const Components& components, const Position& p, std::string_view name) {
  const std::string_view id = name.substr(0, name.find('#'));
  const int area = index_of_id(components.areas, id);
  for (const CellId cell : kEveryCell) {
    if (area < 0 || p.cell(cell).area != area) continue;
    if (area_name(components, p, cell) == name) return number_of(cell);
  }
  return -1;
}

std::string card_name(const Components& components, Id card) {
  if (card >= components.cards.size()) return "unknown";
  const TechnologyCard& it = components.cards[card];
  return components.technologies[it.technology].id + "#" + std::to_string(it.copy);
}

int find_card(const Components& components, std::string_view name) {
  const int technology = index_of_id(components.technologies, name.substr(0, name.find('#')));
  for (std::size_t i = 0; technology >= 0 && i < components.cards.size(); ++i) {
    if (components.cards[i].technology == technology &&
        card_name(components, static_cast<Id>(i)) == name) {
      return static_cast<int>(i);
    }
  }
  return -1;
}

std::string resource_name(const Components& components, std::size_t resource) {
  return resource < kGoods ? components.good_ids[resource]
                           : name_at(kOtherResources, resource - kGoods);
}

int find_resource(const Components& components, std::string_view name) {
  const int good = index_of(components.good_ids, name);
  if (good >= 0) return good;
  const int other = index_of(kOtherResources, name);
  return other < 0 ? -1 : other + kGoods;
}

}  // namespace kaisho::yokohama
