#include "games/yokohama/names.h"

namespace kaisho::yokohama {
namespace {

constexpr std::array<std::string_view, 3> kOtherResources = {"imports", "yen", "points"};

}  // namespace

std::string area_name(View view, Maybe<CellId> cell) {
  if (!cell || number_of(*cell) >= kMaxCells) return "unknown";
  const AreaId area = view.p.cell(*cell).area;
  if (!view.components.areas.has(area)) return "unknown";
  int number = 1;
  for (const CellId before : Every<CellId>(number_of(*cell))) {
    number += view.p.cell(before).area == area ? 1 : 0;
  }
  const std::string& id = view.components.areas[area].id;
  return number == 1 ? id : id + "#" + std::to_string(number);
}

int find_area(View view, std::string_view name) {
  const std::string_view id = name.substr(0, name.find('#'));
  const int found = index_of_id(view.components.areas, id);
  if (found < 0) return -1;
  const auto area = noun<AreaId>(found);
  for (const CellId cell : kEveryCell) {
    if (view.p.cell(cell).area == area && area_name(view, cell) == name) return number_of(cell);
  }
  return -1;
}

std::string card_name(const Components& components, CardId card) {
  if (!components.cards.has(card)) return "unknown";
  const TechnologyCard& it = components.cards[card];
  return components.technologies[it.technology].id + "#" + std::to_string(it.copy);
}

int find_card(const Components& components, std::string_view name) {
  const int found = index_of_id(components.technologies, name.substr(0, name.find('#')));
  if (found < 0) return -1;
  const auto technology = noun<TechnologyId>(found);
  for (const CardId card : components.cards.keys()) {
    if (components.cards[card].technology != technology) continue;
    if (card_name(components, card) == name) return number_of(card);
  }
  return -1;
}

std::string resource_name(const Components& components, std::size_t resource) {
  return resource < kGoods ? name_at(components.good_ids, resource)
                           : name_at(kOtherResources, resource - kGoods);
}

int find_resource(const Components& components, std::string_view name) {
  const int good = index_of(components.good_ids, name);
  if (good >= 0) return good;
  const int other = index_of(kOtherResources, name);
  return other < 0 ? -1 : other + kGoods;
}

}  // namespace kaisho::yokohama
