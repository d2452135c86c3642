// The position that a Table makes.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>

#include "tests/games/yamatai/words.h"

namespace kaisho::yamatai_tests {
namespace {

// Later ones first where the rest is to be put somewhere: these charge or pay for others' doings.
constexpr std::array<std::string_view, 2> kNosy = {"ananda", "izanami"};

Lines ids_of_colours() { return ids_of(edition()["boats"]); }
Lines ids_of_kinds() { return ids_of(edition()["culture"]["kinds"]); }

std::string kind_of(const std::string& tile) {
  for (const Json& building : edition()["buildings"]) {
    if (building["id"] == tile.substr(0, tile.find('#'))) return building["kind"];
  }
  ADD_FAILURE() << "no building " << tile;
  return {};
}

bool is_standard(const std::string& tile) {
  return kind_of(tile) == "standard" || kind_of(tile) == "shop";
}

// How often each name stands there; 0 for the others of the list.
Json counts_of(const Lines& names, const Json& words) {
  Json counts = Json::object();
  for (const std::string& name : names) {
    counts[name] = std::ranges::count(words, Json(name));
  }
  for (const Json& word : words) EXPECT_TRUE(counts.contains(word)) << "no " << word;
  return counts;
}

void remove_from(Lines& pool, const Json& names) {
  for (const Json& name : names) {
    if (name.is_string()) std::erase(pool, name.get<std::string>());
  }
}

Lines take_front(Lines& pool, std::size_t count) {
  const auto middle = pool.begin() + static_cast<std::ptrdiff_t>(std::min(count, pool.size()));
  Lines front(pool.begin(), middle);
  pool.erase(pool.begin(), middle);
  return front;
}

Lines split(const std::string& text, char at) {
  Lines parts(1);
  for (const char c : text) {
    if (c == at) {
      parts.emplace_back();
    } else {
      parts.back() += c;
    }
  }
  return parts;
}

}  // namespace

class Builder {
 public:
  explicit Builder(const Table& table) : table_(table) {}

  Json build() {
    json_ = {{"turn_cap", 0},
             {"reveals", 30},
             {"over", "no"},
             {"trigger", nullptr},
             {"used", Json::array()},
             {"trades", 0},
             {"placed", Json::array()},
             {"last", nullptr},
             {"begun", false},
             {"collected", Json::array()},
             {"random", {{"key", std::string(64, '7')}, {"used", 200}}}};
    write_turn();
    write_track();
    write_seats();
    write_boats();
    write_islands();
    write_specialists();
    write_buildings();
    write_knowledge();
    json_.update(table_.fields_);
    return json_;
  }

 private:
  std::size_t seats() const { return static_cast<std::size_t>(table_.seat_count_); }
  // What was said of a seat.
  Json said(std::size_t seat, const char* name, const Json& otherwise) const {
    return table_.seats_[seat].value(name, otherwise);
  }
  bool is_said(std::size_t seat, const char* name) const {
    return table_.seats_[seat].contains(name);
  }
  std::vector<int> islands(const std::string& what) const {
    const auto found = table_.islands_.find(what);
    return found == table_.islands_.end() ? std::vector<int>{} : found->second;
  }
  Lines cards(const char* what) const {
    const auto found = table_.cards_.find(what);
    return found == table_.cards_.end() ? Lines{} : found->second;
  }

  // ---- the turn

  void write_turn() {
    const Json& set_up = edition()["players"][std::to_string(seats())];
    const std::size_t pieces = seats() * set_up["meeples_each"].get<std::size_t>();
    Json order = Json::array();
    for (std::size_t i = 0; i < pieces; ++i) order.push_back(i % seats());
    json_["order"] = table_.fields_.value("order", order);
    int place = table_.place_;
    if (place < 0) {
      const int active = std::max(table_.active_, 0);
      const auto found = std::ranges::find(json_["order"], Json(active));
      place = table_.active_ < 0 ? 0 : static_cast<int>(found - json_["order"].begin());
    }
    const int round = table_.fields_["round"];
    json_["place"] = place;
    json_["turn"] = round * static_cast<int>(pieces) + place;
    json_["active"] = json_["order"].at(static_cast<std::size_t>(place));
    json_["steps"] = Json::array();
    for (const Json& step : table_.steps_) json_["steps"].push_back(step_of(step));
  }

  Json step_of(const Json& step) const {
    Json json = step;
    if (step.is_string()) json = {{"step", step}};
    const bool of_nobody = json["step"] == "turn_start" || json["step"] == "turn_end";
    if (!of_nobody && !json.contains("seat")) json["seat"] = json_["active"];
    return json;
  }

  // ---- fleets

  // Of this round's turns so far: what was named, else the highest numbers that are free.
  void write_played() {
    std::set<int> named = {table_.fleet_};
    for (const std::string& word : table_.track_) {
      if (word != "-" && word != "/") named.insert(std::stoi(word));
    }
    for (const std::string& word : table_.played_) named.insert(std::stoi(word));
    json_["played"] = Json::array_t(json_["order"].size(), Json());
    const auto place = json_["place"].get<std::size_t>();
    int next = static_cast<int>(edition()["fleets"].size());
    for (std::size_t i = 0; i < place; ++i) {
      if (i < table_.played_.size()) {
        json_["played"][i] = std::stoi(table_.played_[i]);
        continue;
      }
      while (named.contains(next)) --next;
      json_["played"][i] = next--;
    }
    if (table_.fleet_ != 0) json_["played"][place] = table_.fleet_;
  }

  void write_track() {
    write_played();
    const Lines track = table_.track_.empty() ? usual_track() : table_.track_;
    json_["track"] = Json::array();
    json_["track_lots"] = Json::array();
    int lot = 0;
    for (const std::string& word : track) {
      if (word == "/") {
        ++lot;
        continue;
      }
      json_["track"].push_back(word == "-" ? Json() : Json(std::stoi(word)));
      json_["track_lots"].push_back(lot);
    }
  }

  // The fleets played lay face up, and beside them the lowest others; face down those of the round
  // before lie furthest right.
  Lines usual_track() const {
    const std::size_t visible = edition()["rules"]["fleets_visible"];
    std::set<int> taken;
    for (const Json& fleet : json_["played"]) {
      if (!fleet.is_null()) taken.insert(fleet.get<int>());
    }
    Lines up;
    Lines down;
    for (int fleet = 1; fleet <= static_cast<int>(edition()["fleets"].size()); ++fleet) {
      if (taken.contains(fleet)) continue;
      (up.size() + taken.size() < visible ? up : down).push_back(std::to_string(fleet));
    }
    Lines track = up;
    track.insert(track.end(), taken.size(), "-");
    const bool first = table_.fields_["round"] == 0;
    const std::size_t returned = first ? down.size() : json_["order"].size();
    for (std::size_t i = 0; i < down.size(); ++i) {
      if (i == 0 || i + returned == down.size()) track.emplace_back("/");
      track.push_back(down[i]);
    }
    return track;
  }

  // ---- players

  void write_seats() {
    const Json& start = edition()["start_money"]["total"];
    const int pieces = edition()["players"][std::to_string(seats())]["buildings_each"];
    json_["seats"] = Json::array();
    for (std::size_t seat = 0; seat < seats(); ++seat) {
      json_["seats"].push_back(
          {{"coins", said(seat, "coins", start)},
           {"prestige", said(seat, "prestige", 0)},
           {"boats", counts_of(ids_of_colours(), said(seat, "boats", Json::array()))},
           {"aside", said(seat, "aside", 0)},
           {"culture", counts_of(ids_of_kinds(), said(seat, "culture", Json::array()))},
           {"pieces_left", pieces},
           {"built", said(seat, "built", Json::array())},
           {"reserved", said(seat, "reserved", Json::array())},
           {"specialists", said(seat, "specialists", Json::array())},
           {"knows", Json::array()}});
    }
  }

  // ---- boats

  void write_boats() {
    json_["boats"] = Json::array();
    std::map<std::string, int> left;
    for (const Json& boat : edition()["boats"]) left[boat["id"]] = boat["count"];
    for (const auto& [space, boat] : table_.boats_) {
      json_["boats"].push_back({{"space", space}, {"boat", boat}});
      --left[boat];
    }
    for (const Json& seat : json_["seats"]) {
      for (const auto& [boat, count] : seat["boats"].items()) left[boat] -= count.get<int>();
    }
    json_["supply"] = left;
    set_aside();
  }

  // What the supply is said to lack lies aside, and what lies aside comes out of it.
  void set_aside() {
    int lacking = 0;
    for (const auto& [boat, count] : table_.supply_) {
      lacking += json_["supply"][boat].get<int>() - count;
      json_["supply"][boat] = count;
    }
    for (std::size_t i = 0; i < seats(); ++i) lacking -= said(i, "aside", 0).get<int>();
    if (lacking > 0) {
      std::size_t last = seats() - 1;
      while (last > 0 && is_said(last, "aside")) --last;
      EXPECT_FALSE(is_said(last, "aside")) << "more boats lie aside than that";
      json_["seats"][last]["aside"] = lacking;
    }
    for (; lacking < 0; ++lacking) {
      std::string most;
      for (const std::string& boat : ids_of_colours()) {
        if (table_.supply_.contains(boat)) continue;
        if (most.empty() || json_["supply"][boat] > json_["supply"][most]) most = boat;
      }
      json_["supply"][most] = json_["supply"][most].get<int>() - 1;
    }
  }

  // ---- islands

  Json& island(int number) { return json_["islands"].at(static_cast<std::size_t>(number - 1)); }

  void write_islands() {
    json_["islands"] = Json::array();
    for (std::size_t i = 1; i <= edition()["map"]["islands"].size(); ++i) {
      json_["islands"].push_back({{"island", i},
                                  {"token", nullptr},
                                  {"mountain", false},
                                  {"building", nullptr},
                                  {"sanctuary", false}});
    }
    for (const auto& [number, token] : table_.tokens_) island(number)["token"] = token;
    for (const int number : islands("mountains")) island(number)["mountain"] = true;
    for (const int number : islands("sanctuaries")) island(number)["sanctuary"] = true;
    for (const char* what : {"torii", "palace"}) {
      for (const int number : islands(what)) island(number)["building"] = what;
    }
    for (std::size_t seat = 0; seat < seats(); ++seat) {
      for (const int number : islands(std::to_string(seat))) island(number)["building"] = seat;
    }
    const int sanctuaries = edition()["tokens"][1]["count"];
    json_["sanctuaries_left"] = sanctuaries - static_cast<int>(islands("sanctuaries").size());
    put_what_was_built();
  }

  // Tiles that were named without their place on the board get one of the last that are empty.
  void put_what_was_built() {
    std::map<std::string, int> missing;
    for (const char* what : {"torii", "palace"}) {
      missing[what] = -static_cast<int>(islands(what).size());
    }
    for (std::size_t seat = 0; seat < seats(); ++seat) {
      int standard = -static_cast<int>(islands(std::to_string(seat)).size());
      for (const Json& tile : json_["seats"][seat]["built"]) {
        is_standard(tile) ? ++standard : ++missing[kind_of(tile)];
      }
      for (; standard > 0; --standard) last_empty()["building"] = seat;
    }
    for (auto& [what, count] : missing) {
      for (; count > 0; --count) last_empty()["building"] = what;
    }
    for (const Json& here : json_["islands"]) {
      if (!here["building"].is_number()) continue;
      Json& left = json_["seats"][here["building"].get<std::size_t>()]["pieces_left"];
      left = left.get<int>() - 1;
    }
  }

  Json& last_empty() {
    for (int i = static_cast<int>(json_["islands"].size()); i > 1; --i) {
      const Json& here = island(i);
      const bool empty = here["token"].is_null() && here["building"].is_null() &&
                         here["sanctuary"] == false && here["mountain"] == false;
      if (empty) return island(i);
    }
    return island(1);
  }

  // ---- specialists and buildings

  // The named top, then the pool in its order; what does not fit stays in the pool.
  static Lines deck_of(const Lines& top, Lines& pool, int left) {
    const std::size_t size = left < 0 ? top.size() + pool.size() : static_cast<std::size_t>(left);
    Lines deck = top;
    const Lines more = take_front(pool, size - std::min(size, top.size()));
    deck.insert(deck.end(), more.begin(), more.end());
    return deck;
  }

  void write_specialists() {
    Lines pool = ids_of(edition()["specialists"]);
    for (const Json& seat : json_["seats"]) remove_from(pool, seat["specialists"]);
    const Lines named = cards("specialists");
    for (const std::string& word : named) std::erase(pool, counted(word).first);
    remove_from(pool, Json(cards("specialist_deck")));
    const std::size_t slots = edition()["rules"]["specialists_visible"];
    const Lines row = table_.cards_.contains("specialists") ? named : take_front(pool, slots);
    json_["specialists"] = Json::array();
    for (std::size_t i = 0; i < slots; ++i) {
      if (i >= row.size() || row[i] == "-") {
        json_["specialists"].push_back(nullptr);
        continue;
      }
      const auto [specialist, coins] = counted(row[i]);
      json_["specialists"].push_back({{"specialist", specialist}, {"coins", coins}});
    }
    std::ranges::stable_partition(
        pool, [](const std::string& id) { return std::ranges::find(kNosy, id) != kNosy.end(); });
    json_["specialist_deck"] = deck_of(cards("specialist_deck"), pool, table_.specialists_left_);
    for (const std::string& id : pool) json_["seats"].back()["specialists"].push_back(id);
  }

  void write_buildings() {
    Lines pool = ids_of(edition()["buildings"]);
    for (const Json& seat : json_["seats"]) {
      remove_from(pool, seat["built"]);
      remove_from(pool, seat["reserved"]);
    }
    remove_from(pool, Json(cards("buildings")));
    remove_from(pool, Json(cards("building_deck")));
    write_built(pool);
    const std::size_t slots = edition()["rules"]["buildings_visible"];
    const Lines named = cards("buildings");
    const Lines row = table_.cards_.contains("buildings") ? named : take_front(pool, slots);
    json_["buildings"] = Json::array();
    for (std::size_t i = 0; i < slots; ++i) {
      const bool empty = i >= row.size() || row[i] == "-";
      json_["buildings"].push_back(empty ? Json() : Json(row[i]));
    }
    json_["building_deck"] = deck_of(cards("building_deck"), pool, table_.buildings_left_);
    for (const std::string& tile : pool) json_["seats"].back()["reserved"].push_back(tile);
  }

  // For what stands on the board the last tiles of its kind.
  void write_built(Lines& pool) {
    for (const Json& here : json_["islands"]) {
      const Json& building = here["building"];
      if (building.is_number()) {
        ++missing_[std::to_string(building.get<std::size_t>())];
      } else if (building.is_string()) {
        ++missing_[building.get<std::string>()];
      }
    }
    for (std::size_t seat = 0; seat < seats(); ++seat) {
      for (const Json& tile : json_["seats"][seat]["built"]) {
        --missing_[is_standard(tile) ? std::to_string(seat) : kind_of(tile)];
      }
    }
    for (const auto& [what, count] : missing_) {
      const bool prestige = what == "torii" || what == "palace";
      Json& seat = prestige ? json_["seats"].back() : json_["seats"][std::stoul(what)];
      for (int i = 0; i < count; ++i) {
        const auto tile = std::find_if(pool.rbegin(), pool.rend(), [&](const std::string& id) {
          return prestige ? kind_of(id) == what : is_standard(id);
        });
        ASSERT_NE(tile, pool.rend()) << "no tile is left for a building";
        seat["built"].push_back(*tile);
        pool.erase(std::next(tile).base());
      }
    }
  }

  // ---- what is known of the deck

  void write_knowledge() {
    for (std::size_t seat = 0; seat < seats(); ++seat) {
      for (const Json& word : said(seat, "knows", Json::array())) {
        json_["seats"][seat]["knows"].push_back(lot_of(word));
      }
    }
  }

  Json lot_of(const std::string& word) const {
    const Lines sides = split(word, '=');
    Json places = Json::array();
    Json tiles = Json::array();
    for (const std::string& place : split(sides[0], ',')) {
      places.push_back(std::stoi(place));
      if (sides.size() == 1) tiles.push_back(json_["building_deck"].at(std::stoul(place)));
    }
    if (sides.size() > 1) tiles = split(sides[1], '+');
    return {{"places", places}, {"buildings", tiles}};
  }

  const Table& table_;
  Json json_;
  std::map<std::string, int> missing_;
};

Json Table::json() const { return Builder(*this).build(); }

}  // namespace kaisho::yamatai_tests
