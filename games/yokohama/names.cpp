#include "games/yokohama/names.h"

namespace kaisho::yokohama {

std::string area_name(const Components& box, const Position& p, int cell) {
  if (cell < 0 || cell >= kMaxCells || p.cell(cell).area >= box.areas.size()) return "unknown";
  int number = 1;
  for (int i = 0; i < cell; ++i) number += p.cell(i).area == p.cell(cell).area ? 1 : 0;
  const std::string& id = box.areas[p.cell(cell).area].id;
  return number == 1 ? id : id + "#" + std::to_string(number);
}

int find_area(const Components& box, const Position& p, std::string_view name) {
  const std::string_view id = name.substr(0, name.find('#'));
  const int area = index_of_id(box.areas, id);
  for (int cell = 0; area >= 0 && cell < kMaxCells; ++cell) {
    if (p.cell(cell).area == area && area_name(box, p, cell) == name) return cell;
  }
  return -1;
}

std::string card_name(const Components& box, Id card) {
  if (card >= box.cards.size()) return "unknown";
  const TechnologyCard& it = box.cards[card];
  return box.technologies[it.technology].id + "#" + std::to_string(it.copy);
}

int find_card(const Components& box, std::string_view name) {
  const int technology = index_of_id(box.technologies, name.substr(0, name.find('#')));
  for (std::size_t i = 0; technology >= 0 && i < box.cards.size(); ++i) {
    if (box.cards[i].technology == technology && card_name(box, static_cast<Id>(i)) == name) {
      return static_cast<int>(i);
    }
  }
  return -1;
}

namespace {
constexpr std::array<std::string_view, 3> kOtherResources = {"imports", "yen", "points"};
}  // namespace

std::string resource_name(const Components& box, int resource) {
  const auto i = static_cast<std::size_t>(resource);
  return i < kGoods ? box.good_ids[i] : name_at(kOtherResources, i - kGoods);
}

int find_resource(const Components& box, std::string_view name) {
  const int good = index_of(box.good_ids, name);
  if (good >= 0) return good;
  const int other = index_of(kOtherResources, name);
  return other < 0 ? -1 : other + kGoods;
}

const std::vector<BoardSlot>& slots_named(const Components& box, MainBoard board) {
  return board == kChurchBoard ? box.church : box.customs;
}

}  // namespace kaisho::yokohama
