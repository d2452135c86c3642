// The scoring track, the end of the game and the points of the three scorings (NIP-T6, NIP-V2).
#include <algorithm>

#include "games/nippon/components_read.h"

namespace kaisho::nippon {
namespace {

// True when all marks were read.
bool read_marks(const Field& list, Components& c) {
  const std::vector<Field> items = list.items(kMaxMarks);
  for (std::size_t i = 0; i < items.size(); ++i) {
    items[i].only({"id", "index", "name", "golden", "scoring_when_left"});
    static_cast<void>(read_id(items[i]));
    read_index(items[i], i);
    c.marks.push_back({.golden = items[i]["golden"].boolean(),
                       .scoring = byte_of(items[i]["scoring_when_left"], 0, kScorings)});
  }
  return list.json().is_array() && items.size() == list.json().size();
}

// Golden places follow all others; the first two scorings come before them, the third after.
void check_marks(const Field& list, Components& c) {
  const auto first = std::ranges::find(c.marks, true, &Mark::golden);
  c.first_golden = static_cast<int>(first - c.marks.begin());
  c.closing_turns = static_cast<int>(c.marks.end() - first);
  if (first == c.marks.end() || std::find_if(first, c.marks.end(), [](const Mark& mark) {
                                  return !mark.golden;
                                }) != c.marks.end()) {
    return list.fault("bad_field", "The last places are golden, and no others.");
  }
  std::vector<int> scorings;
  for (const Mark& mark : c.marks) {
    if (mark.scoring != 0) scorings.push_back(mark.scoring);
  }
  if (scorings != std::vector{1, 2, 3}) {
    return list.fault("bad_field", "The scorings 1, 2 and 3 follow each other.");
  }
  const auto golden = std::ranges::count_if(first, c.marks.end(),
                                            [](const Mark& mark) { return mark.scoring != 0; });
  if (golden != 1 || c.marks.back().scoring != kScorings) {
    list.fault("bad_field",
               "Of the golden places only the last has a scoring, which is the third.");
  }
}

void read_end(const Field& edition, const Components& c, bool marked) {
  const Field end = edition["end_of_game"];
  end.only({"first_golden_space", "closing_turns_each", "refill_moves_marker_in_closing_turns",
            "final_income", "tie_break"});
  const Field first = end["first_golden_space"];
  const Field turns = end["closing_turns_each"];
  if (marked) {
    must_equal(first, c.first_golden + 1, "The scoring track has it elsewhere.");
    must_equal(turns, c.closing_turns, "There are as many as golden places.");
  }
  must_equal(end["refill_moves_marker_in_closing_turns"], 0,
             "In the closing turns only rounds move the marker: here must be 0.");
  constexpr std::array<std::string_view, 3> kIncome = {"discard-yen", "take-money-track",
                                                       "pay-wages"};
  const std::vector<Field> income = exactly(end["final_income"], kIncome.size());
  for (std::size_t i = 0; i < income.size(); ++i) must_say(income[i], kIncome[i]);
  must_say(end["tie_break"], "latest-last-turn");
}

void read_points(const Field& edition, Components& c) {
  const std::vector<Field> items = exactly(edition["vp_table"], kScorings);
  for (std::size_t i = 0; i < items.size(); ++i) {
    items[i].only({"id", "name", "scoring", "places", kKnown, "known_places"});
    static_cast<void>(read_id(items[i]));
    must_equal(items[i]["scoring"], static_cast<int>(i) + 1, "Here stand the scorings 1, 2 and 3.");
    const std::vector<Field> places = exactly(items[i]["places"], kRanks);
    for (std::size_t rank = 0; rank < places.size(); ++rank) {
      const std::uint8_t points = byte_of(places[rank], 0, kMostAmount);
      if (rank > 0 && points > c.rank_points[i][rank - 1]) {
        places[rank].fault("bad_field", "A later place is worth no more than the one before.");
      }
      c.rank_points[i][rank] = points;
    }
  }
}

}  // namespace

void read_scoring(const Field& edition, Components& c) {
  const Field list = edition["scoring_track"];
  const bool marked = read_marks(list, c);
  if (marked) check_marks(list, c);
  read_end(edition, c, marked);
  read_points(edition, c);
}

}  // namespace kaisho::nippon
