// The position that a Table makes.
#include <algorithm>
#include <ranges>

#include "tests/games/yokohama/words.h"

namespace kaisho::yokohama_tests {
namespace {

const Lines kPieces = {"assistants", "shops", "houses"};
const Lines kEditionPieces = {"assistants", "shops", "trading_houses"};
const Json kNothing = Json::object();
// Of a seat of which nothing is said, beside its stock and pieces.
const Json kSeat = {
    {"president", nullptr},    {"orders", Json::array()},    {"kept", nullptr},
    {"put_away", nullptr},     {"fulfilled", Json::array()}, {"technologies", Json::array()},
    {"tokens", Json::array()}, {"agents", Json::object()},   {"agents_used", Json::object()},
    {"independents_used", 0},  {"complete", nullptr}};

Lines ids_of(const Json& list) {
  Lines ids;
  for (const Json& item : list) ids.push_back(item["id"]);
  return ids;
}

Lines all_cards() {
  Lines cards;
  for (const Json& technology : edition()["technologies"]) {
    for (int copy = 1; copy <= technology["copies"]; ++copy) {
      cards.push_back(technology["id"].get<std::string>() + "#" + std::to_string(copy));
    }
  }
  return cards;
}

// ---- pools of cards: what is somewhere leaves its pool

void take(Lines& pool, const Json& names) {
  for (const Json& name : names) {
    if (name.is_string()) std::erase(pool, name.get<std::string>());
  }
}

Lines take_front(Lines& pool, int count) {
  const auto middle = pool.begin() + std::min(count, static_cast<int>(pool.size()));
  Lines front(pool.begin(), middle);
  pool.erase(pool.begin(), middle);
  return front;
}

// The named top, then the pool; what does not fit into its size is cut off.
Lines deck_of(const Lines& top, Lines& pool, int left) {
  const int size = static_cast<int>(left < 0 ? top.size() + pool.size() : left);
  Lines deck = top;
  for (auto& card : take_front(pool, std::max(0, size - static_cast<int>(top.size())))) {
    deck.push_back(card);
  }
  return deck;
}

}  // namespace

class Builder {
 public:
  explicit Builder(const Table& table)
      : table_(table),
        seats_(table.seat_count_),
        set_up_(edition()["players"][std::to_string(seats_)]) {}

  Json build() {
    json_ = {{"turn_cap", 0},
             {"reveals", 30},
             {"first", 0},
             {"active", table_.active_},
             {"over", "no"},
             {"last_turn", nullptr},
             {"trigger", nullptr},
             {"options", Json::array()},
             {"used", Json::array()},
             {"station", nullptr},
             {"action", nullptr},
             {"walked", Json::array()},
             {"random", {{"key", std::string(64, '7')}, {"used", 200}}}};
    json_.update(table_.fields_);
    write_turn();
    write_areas();
    write_slots();
    write_achievements();
    write_seats();
    write_tokens();
    write_technologies();
    write_station();
    write_orders();
    write_agents();
    return json_;
  }

 private:
  // What was said of a seat.
  const Json& said(int seat, const std::string& name, const Json& otherwise = kNothing) const {
    const auto found = table_.seats_[seat].find(name);
    return found != table_.seats_[seat].end() ? *found : otherwise;
  }

  // Some rounds into the game, unless the turn was named.
  void write_turn() {
    const int first = json_["first"];
    if (!json_.contains("turn")) {
      json_["turn"] = 4 * seats_ + (table_.active_ - first + seats_) % seats_;
    }
    json_["steps"] = Json::array();
    for (const Json& step : table_.steps_) json_["steps"].push_back(step_of(step));
  }

  Json step_of(Json step) const {
    if (step.is_string()) {
      const Lines words = words_of(step.get<std::string>());
      step = {{"step", words[0]}};
      if (words.size() > 1) step["phase"] = words[1];
      if (words[0] == "place") step.update({{"placed", 0}, {"last", nullptr}});
    }
    const bool of_nobody = step["step"] == "turn_start" || step["step"] == "turn_end";
    if (!of_nobody && !step.contains("seat")) step["seat"] = table_.active_;
    return step;
  }

  // ---- areas

  // Each area but the canal gets the tile and token named for it, the others what is left, in
  // order.
  void write_areas() {
    names_ = numbered(table_.cells_);
    Lines tiles = ids_of(edition()["buildings"]);
    Lines tokens = ids_of(edition()["level5"]["tokens"]);
    for (const auto& [area, tile] : table_.tiles_) std::erase(tiles, tile);
    for (const auto& [area, token] : table_.tokens_) std::erase(tokens, token);
    const auto next = [](const auto& named, const std::string& area, Lines& pool) {
      const auto found = named.find(area);
      return found != named.end() ? found->second : take_front(pool, 1).at(0);
    };
    for (const std::string& name : names_) {
      Json cell = {{"area", name},
                   {"tile", nullptr},
                   {"token", nullptr},
                   {"shops", {nullptr, nullptr, nullptr, nullptr}},
                   {"house", nullptr}};
      for (int seat = 0; seat < seats_; ++seat) {
        cell["assistants"].push_back(said(seat, "on").value(name, 0));
        if (const int slot = said(seat, "shops").value(name, 0); slot > 0) {
          cell["shops"].at(slot - 1) = seat;
        }
        if (said(seat, "houses").contains(name)) cell["house"] = seat;
      }
      if (name != "canal") {
        cell["tile"] = next(table_.tiles_, name, tiles);
        cell["token"] = next(table_.tokens_, name, tokens);
      }
      json_["areas"].push_back(cell);
    }
  }

  // For every token that somebody has, an area has none.
  void write_tokens() {
    Lines taken;
    for (const Json& seat : json_["seats"]) {
      for (const Json& token : seat["tokens"]) taken.push_back(token);
    }
    std::size_t gone = 0;
    for (const bool own : {true, false}) {
      for (Json& area : json_["areas"] | std::views::reverse) {
        Json& token = area["token"];
        if (gone == taken.size() || token.is_null()) continue;
        if (own ? std::ranges::count(taken, token.get<std::string>()) == 0
                : table_.tokens_.contains(area["area"])) {
          continue;
        }
        token = nullptr;
        ++gone;
      }
    }
  }

  void write_slots() {
    for (const char* board : {"church", "customs"}) {
      for (const Json& slot : edition()[board]["slots"]) {
        const auto found = table_.slots_.find(slot["id"]);
        const bool covered = seats_ == 2 && slot["blocked_2p"];
        json_[board].push_back(found != table_.slots_.end() ? Json(found->second)
                               : covered                    ? Json("neutral")
                                                            : Json());
      }
    }
  }

  // The first of each type, unless they were named.
  void write_achievements() {
    Lines names = json_.value("achievements", Lines());
    std::string last;
    for (const Json& achievement : edition()["achievements"]) {
      if (json_.contains("achievements") || achievement["type"] == last) continue;
      names.push_back(achievement["id"]);
      last = achievement["type"];
    }
    json_["achievements"] = Json::array();
    for (const std::string& name : names) {
      const auto met = table_.achieved_.find(name);
      json_["achievements"].push_back(
          {{"achievement", name},
           {"met", met == table_.achieved_.end() ? Json::array() : Json(met->second)}});
    }
    if (json_.contains("complete_left")) return;
    const bool played = std::ranges::count(json_["options"], Json("achievement-tokens")) > 0;
    const Json& complete = edition()["achievement_complete"];
    Lines left = ids_of(complete["tokens"]);
    left.resize(played ? complete["draw"].get<std::size_t>() : 0);
    for (int seat = 0; seat < seats_; ++seat)
      take(left, Json::array({said(seat, "complete", nullptr)}));
    json_["complete_left"] = left;
  }

  // ---- players

  int on_table(int seat, std::size_t piece) const {
    if (piece == 1) return static_cast<int>(said(seat, "shops").size());
    if (piece == 2) return static_cast<int>(said(seat, "houses").size());
    int count = 0;
    for (const Json& assistants : said(seat, "on")) count += assistants.get<int>();
    for (const auto& [slot, owner] : table_.slots_) count += owner == seat ? 1 : 0;
    for (const auto& [name, met] : table_.achieved_) {
      count += static_cast<int>(std::ranges::count(met, seat));
    }
    return count;
  }

  void write_pieces(int seat, Json& json) const {
    const Json& hand = said(seat, "hand");
    const Json& warehouse = said(seat, "warehouse");
    for (std::size_t i = 0; i < kPieces.size(); ++i) {
      const std::string& name = kPieces[i];
      const int at_start = set_up_["hand"][kEditionPieces[i]];
      const int rest =
          at_start + set_up_["warehouse"][kEditionPieces[i]].get<int>() - on_table(seat, i);
      const int in_hand =
          hand.value(name, warehouse.contains(name) ? rest - warehouse[name].get<int>()
                                                    : std::min(at_start, rest));
      json["hand"][name] = in_hand;
      json["warehouse"][name] = warehouse.value(name, rest - in_hand);
    }
  }

  void write_seats() {
    for (int seat = 0; seat < seats_; ++seat) {
      Json json = kSeat;
      for (auto& [name, value] : json.items()) value = said(seat, name, value);
      const Json& stock = said(seat, "stock");
      const char* place = json_["first"] == seat ? "first" : "others";
      json["points"] = stock.value("points", 0);
      json["yen"] = stock.value("yen", set_up_["start_yen"][place].get<int>());
      json["imports"] = stock.value("imports", 0);
      for (const char* good : {"copper", "silk", "tea", "fish"}) {
        json["goods"][good] = stock.value(good, set_up_["start_goods"].value(good, 0));
      }
      write_pieces(seat, json);
      json_["seats"].push_back(json);
    }
  }

  void write_agents() {
    Json& left = json_["agents_left"] = edition()["agents"]["per_flag"];
    for (const Json& seat : json_["seats"]) {
      for (const char* side : {"agents", "agents_used"}) {
        for (const auto& [flag, n] : seat[side].items()) {
          left[flag] = left[flag].get<int>() - n.get<int>();
        }
      }
    }
  }

  // ---- cards

  void take_named(Lines& pool, const Lines& deck) const {
    for (const auto& [board, row] : table_.rows_) take(pool, row);
    take(pool, deck);
  }

  // The boards of the edition on this table; those not named are filled from the pool.
  void write_rows(const char* what, const Json& list, Lines& pool, const Lines& deck) {
    take_named(pool, deck);
    for (const Json& board : list) {
      if (board["used"][std::to_string(seats_)] == 0) continue;
      const std::size_t slots = board["slots"].size();
      const auto named = table_.rows_.find(board["id"]);
      Lines row =
          named != table_.rows_.end() ? named->second : take_front(pool, static_cast<int>(slots));
      row.resize(slots, "-");
      for (const std::string& card : row) {
        json_[what][board["id"]].push_back(card == "-" ? Json() : Json(card));
      }
    }
  }

  // Cards that are nowhere go to the last seats that may have them.
  void write_technologies() {
    Lines pool = all_cards();
    for (const Json& seat : json_["seats"]) take(pool, seat["technologies"]);
    write_rows("laboratories", edition()["laboratories"], pool, table_.technology_deck_);
    json_["technology_deck"] = deck_of(table_.technology_deck_, pool, table_.technologies_left_);
    for (const std::string& card : pool) {
      for (Json& seat : json_["seats"] | std::views::reverse) {
        Json& own = seat["technologies"];
        if (std::ranges::count(own, without_number(card), without_number) > 0) continue;
        own.push_back(card);
        break;
      }
    }
  }

  // Somebody's station lies somewhere, unless it is to be put down.
  void write_station() {
    const bool owned = json_["seats"].dump().contains("\"station#");
    const bool choosing = json_["steps"].dump().contains("\"step\":\"station\"");
    if (owned && !choosing && !table_.fields_.contains("station")) {
      json_["station"] = names_.front();
    }
  }

  // The orders kept and put away come from the end of the edition.
  void write_hidden_orders(Lines& pool) {
    for (const Json& seat : json_["seats"])
      take(pool, Json::array({seat["kept"], seat["put_away"]}));
    Lines reserve = pool;
    take_named(reserve, table_.order_deck_);
    for (int seat = 0; seat < seats_; ++seat) {
      for (const char* name : {"put_away", "kept"}) {
        if (table_.seats_[seat].contains(name)) continue;
        json_["seats"][seat][name] = reserve.back();
        std::erase(pool, reserve.back());
        reserve.pop_back();
      }
    }
  }

  void write_orders() {
    Lines pool = ids_of(edition()["orders"]);
    for (const Json& seat : json_["seats"]) {
      take(pool, seat["orders"]);
      take(pool, seat["fulfilled"]);
    }
    write_hidden_orders(pool);
    write_rows("ports", edition()["ports"]["boards"], pool, table_.order_deck_);
    const auto removed = set_up_["orders_removed"].get<std::size_t>();
    pool.resize(pool.size() - std::min(pool.size(), removed));
    json_["order_deck"] = deck_of(table_.order_deck_, pool, table_.orders_left_);
    for (const std::string& order : pool) json_["seats"].back()["fulfilled"].push_back(order);
  }

  const Table& table_;
  const int seats_;
  const Json& set_up_;
  Json json_;
  Lines names_;
};

Json Table::json() const { return Builder(*this).build(); }

}  // namespace kaisho::yokohama_tests
