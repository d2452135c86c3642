// The position that a Table makes.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "tests/games/yokohama/words.h"

namespace kaisho::yokohama_tests {
namespace {

const Lines kPieces = {"assistants", "shops", "houses"};
const Lines kEditionPieces = {"assistants", "shops", "trading_houses"};
const Lines kGoods = {"copper", "silk", "tea", "fish"};

Lines ids_of(const Json& list) {
  Lines ids;
  for (const Json& item : list) ids.push_back(item["id"].get<std::string>());
  return ids;
}

Lines all_cards() {
  Lines cards;
  for (const Json& technology : edition()["technologies"]) {
    for (int copy = 1; copy <= technology["copies"].get<int>(); ++copy) {
      cards.push_back(technology["id"].get<std::string>() + "#" + std::to_string(copy));
    }
  }
  return cards;
}

bool is_canal(const std::string& name) {
  for (const Json& area : edition()["areas"]) {
    if (area["id"] == without_number(name)) return area["kind"] == "canal";
  }
  return false;
}

}  // namespace

class Builder {
 public:
  explicit Builder(const Table& table)
      : table_(table), set_up_(edition()["players"][std::to_string(table.seat_count_)]) {}

  Json build() {
    json_ = {{"turn", 0},
             {"turn_cap", 0},
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
    write_tiles();
    write_tokens();
    write_technologies();
    write_station();
    write_orders();
    write_agents();
    return json_;
  }

 private:
  std::size_t seats() const { return static_cast<std::size_t>(table_.seat_count_); }
  int first() const { return json_["first"].get<int>(); }
  // What was said of a seat.
  Json said(std::size_t seat, const char* name, const Json& otherwise) const {
    return table_.seats_[seat].value(name, otherwise);
  }

  const Json& counts(std::size_t seat, const char* name) const {
    static const Json kNothing = Json::object();
    const Json& seat_json = table_.seats_[seat];
    return seat_json.contains(name) ? seat_json[name] : kNothing;
  }

  // Some rounds into the game, unless the turn was named.
  void write_turn() {
    const int seats = table_.seat_count_;
    if (!table_.fields_.contains("turn")) {
      json_["turn"] = 4 * seats + (table_.active_ - first() + seats) % seats;
    }
    json_["steps"] = Json::array();
    for (const Json& step : table_.steps_) json_["steps"].push_back(step_of(step));
  }

  Json step_of(const Json& step) const {
    Json json = step;
    if (step.is_string()) {
      const Lines words = words_of(step.get<std::string>());
      json = {{"step", words[0]}};
      if (words.size() > 1) json["phase"] = words[1];
      if (words[0] == "place") json.update({{"placed", 0}, {"last", nullptr}});
    }
    const std::string name = json["step"];
    const bool of_nobody = name == "turn_start" || name == "turn_end";
    if (!of_nobody && !json.contains("seat")) json["seat"] = table_.active_;
    return json;
  }

  // ---- areas

  void write_areas() {
    names_ = numbered(table_.cells_);
    json_["areas"] = Json::array();
    for (const std::string& name : names_) {
      Json cell = {{"area", name},
                   {"tile", nullptr},
                   {"token", nullptr},
                   {"assistants", Json::array()},
                   {"shops", {nullptr, nullptr, nullptr, nullptr}},
                   {"house", nullptr}};
      for (std::size_t seat = 0; seat < seats(); ++seat) {
        cell["assistants"].push_back(counts(seat, "on").value(name, 0));
        const Json& shops = counts(seat, "shops");
        if (shops.contains(name)) cell["shops"].at(shops[name].get<std::size_t>() - 1) = seat;
        if (counts(seat, "houses").contains(name)) cell["house"] = seat;
      }
      json_["areas"].push_back(cell);
    }
    for (std::size_t seat = 0; seat < seats(); ++seat) check_names(seat);
  }

  void check_names(std::size_t seat) const {
    for (const char* what : {"on", "shops", "houses"}) {
      for (const auto& [name, value] : counts(seat, what).items()) {
        EXPECT_NE(std::ranges::find(names_, name), names_.end()) << "no area " << name;
      }
    }
  }

  // Each area but the canal gets what was named for it, the others what is left, in order.
  void spread(const char* what, const std::map<std::string, std::string>& named, Lines pool,
              const std::set<std::string>& taken) {
    for (const auto& [area, id] : named) std::erase(pool, id);
    for (const std::string& id : taken) std::erase(pool, id);
    std::size_t next = 0;
    for (std::size_t i = 0; i < names_.size(); ++i) {
      if (is_canal(names_[i])) continue;
      const auto found = named.find(names_[i]);
      json_["areas"][i][what] = found != named.end() ? found->second : pool.at(next++);
    }
  }

  void write_tiles() { spread("tile", table_.tiles_, ids_of(edition()["buildings"]), {}); }

  // For every token that somebody has, an area has none.
  void write_tokens() {
    std::set<std::string> taken;
    for (const Json& seat : json_["seats"]) {
      for (const Json& token : seat["tokens"]) taken.insert(token.get<std::string>());
    }
    const Lines pool = ids_of(edition()["level5"]["tokens"]);
    spread("token", table_.tokens_, pool, {});
    std::size_t elsewhere = taken.size();
    for (Json& area : json_["areas"]) {
      if (!area["token"].is_string() || !taken.contains(area["token"])) continue;
      area["token"] = nullptr;
      --elsewhere;
    }
    for (std::size_t i = names_.size(); i > 0 && elsewhere > 0; --i) {
      Json& area = json_["areas"][i - 1];
      if (area["token"].is_null() || table_.tokens_.contains(names_[i - 1])) continue;
      area["token"] = nullptr;
      --elsewhere;
    }
  }

  void write_slots() {
    for (const char* board : {"church", "customs"}) {
      json_[board] = Json::array();
      for (const Json& slot : edition()[board]["slots"]) {
        const auto found = table_.slots_.find(slot["id"].get<std::string>());
        const bool covered = seats() == 2 && slot["blocked_2p"].get<bool>();
        json_[board].push_back(found != table_.slots_.end() ? Json(found->second)
                               : covered                    ? Json("neutral")
                                                            : Json());
      }
    }
  }

  void write_achievements() {
    Lines names;
    for (const char* type : {"A", "B", "C"}) {
      for (const Json& achievement : edition()["achievements"]) {
        if (achievement["type"] != type) continue;
        names.push_back(achievement["id"]);
        break;
      }
    }
    if (json_.contains("achievements")) names = json_["achievements"].get<Lines>();
    json_["achievements"] = Json::array();
    for (const std::string& name : names) {
      const auto met = table_.achieved_.find(name);
      json_["achievements"].push_back(
          {{"achievement", name},
           {"met", met == table_.achieved_.end() ? Json::array() : Json(met->second)}});
    }
    const bool complete = std::ranges::count(json_["options"], Json("achievement-tokens")) > 0;
    Lines left = ids_of(edition()["achievement_complete"]["tokens"]);
    left.resize(complete ? edition()["achievement_complete"]["draw"].get<std::size_t>() : 0);
    for (std::size_t seat = 0; seat < seats(); ++seat) {
      const Json token = said(seat, "complete", nullptr);
      if (token.is_string()) std::erase(left, token.get<std::string>());
    }
    if (!json_.contains("complete_left")) json_["complete_left"] = left;
  }

  // ---- players

  int on_table(std::size_t seat, std::size_t piece) const {
    int count = 0;
    if (piece == 1) return static_cast<int>(counts(seat, "shops").size());
    if (piece == 2) return static_cast<int>(counts(seat, "houses").size());
    for (const auto& [name, n] : counts(seat, "on").items()) count += n.get<int>();
    for (const auto& [slot, owner] : table_.slots_) count += owner == static_cast<int>(seat);
    for (const auto& [name, met] : table_.achieved_) {
      count += static_cast<int>(std::ranges::count(met, static_cast<int>(seat)));
    }
    return count;
  }

  void write_pieces(std::size_t seat, Json& json) const {
    const Json& hand = counts(seat, "hand");
    const Json& warehouse = counts(seat, "warehouse");
    for (std::size_t i = 0; i < kPieces.size(); ++i) {
      const int at_start = set_up_["hand"][kEditionPieces[i]].get<int>();
      const int all = at_start + set_up_["warehouse"][kEditionPieces[i]].get<int>();
      const int rest = all - on_table(seat, i);
      const std::string& name = kPieces[i];
      const int in_hand = hand.contains(name)        ? hand[name].get<int>()
                          : warehouse.contains(name) ? rest - warehouse[name].get<int>()
                                                     : std::min(at_start, rest);
      json["hand"][name] = in_hand;
      json["warehouse"][name] = warehouse.value(name, rest - in_hand);
    }
  }

  void write_seats() {
    json_["seats"] = Json::array();
    for (std::size_t seat = 0; seat < seats(); ++seat) {
      const Json& stock = counts(seat, "stock");
      const bool is_first = static_cast<int>(seat) == first();
      Json json = {
          {"points", stock.value("points", 0)},
          {"yen",
           stock.value("yen", set_up_["start_yen"][is_first ? "first" : "others"].get<int>())},
          {"imports", stock.value("imports", 0)},
          {"president", said(seat, "president", nullptr)},
          {"orders", said(seat, "orders", Json::array())},
          {"fulfilled", said(seat, "fulfilled", Json::array())},
          {"technologies", said(seat, "technologies", Json::array())},
          {"tokens", said(seat, "tokens", Json::array())},
          {"agents", counts(seat, "agents")},
          {"agents_used", counts(seat, "agents_used")},
          {"independents_used", said(seat, "independents_used", 0)},
          {"complete", said(seat, "complete", nullptr)}};
      for (const std::string& good : kGoods) {
        json["goods"][good] = stock.value(good, set_up_["start_goods"].value(good, 0));
      }
      write_pieces(seat, json);
      json_["seats"].push_back(json);
    }
  }

  void write_agents() {
    Json left = edition()["agents"]["per_flag"];
    for (const Json& seat : json_["seats"]) {
      for (const char* side : {"agents", "agents_used"}) {
        for (const auto& [flag, n] : seat[side].items()) {
          left[flag] = left[flag].get<int>() - n.get<int>();
        }
      }
    }
    json_["agents_left"] = left;
  }

  // ---- cards

  static void take(Lines& pool, const Json& names) {
    for (const Json& name : names) {
      if (name.is_string()) std::erase(pool, name.get<std::string>());
    }
  }

  static Lines take_front(Lines& pool, std::size_t count) {
    count = std::min(count, pool.size());
    const auto middle = pool.begin() + static_cast<std::ptrdiff_t>(count);
    Lines front(pool.begin(), middle);
    pool.erase(pool.begin(), middle);
    return front;
  }

  // The boards of the edition on this table; those not named are filled from the pool.
  void write_rows(const char* what, const Json& list, Lines& pool, const Lines& deck) {
    json_[what] = Json::object();
    for (const auto& [board, row] : table_.rows_) take(pool, Json(row));
    take(pool, Json(deck));
    for (const Json& board : list) {
      const std::string id = board["id"];
      if (board["used"][std::to_string(seats())] == 0) continue;
      const std::size_t slots = board["slots"].size();
      const auto named = table_.rows_.find(id);
      const Lines row = named != table_.rows_.end() ? named->second : take_front(pool, slots);
      json_[what][id] = Json::array();
      for (std::size_t i = 0; i < slots; ++i) {
        const bool empty = i >= row.size() || row[i] == "-";
        json_[what][id].push_back(empty ? Json() : Json(row[i]));
      }
    }
  }

  // The deck: the named top, then the pool; what does not fit into its size is cut off.
  static Lines deck_of(const Lines& top, Lines& pool, int left) {
    const std::size_t size = left < 0 ? top.size() + pool.size() : static_cast<std::size_t>(left);
    Lines deck = top;
    const Lines more = take_front(pool, size - std::min(size, top.size()));
    deck.insert(deck.end(), more.begin(), more.end());
    return deck;
  }

  bool may_have(const Json& seat, const std::string& card) const {
    return std::ranges::none_of(seat["technologies"], [&](const Json& own) {
      return without_number(own.get<std::string>()) == without_number(card);
    });
  }

  void write_technologies() {
    Lines pool = all_cards();
    for (const Json& seat : json_["seats"]) take(pool, seat["technologies"]);
    write_rows("laboratories", edition()["laboratories"], pool, table_.technology_deck_);
    json_["technology_deck"] = deck_of(table_.technology_deck_, pool, table_.technologies_left_);
    for (const std::string& card : pool) {
      for (std::size_t i = seats(); i > 0; --i) {
        Json& seat = json_["seats"][i - 1];
        if (!may_have(seat, card)) continue;
        seat["technologies"].push_back(card);
        break;
      }
    }
  }

  // Somebody's station lies somewhere, unless it is to be put down.
  void write_station() {
    if (table_.fields_.contains("station")) return;
    for (const Json& step : json_["steps"]) {
      if (step["step"] == "station") return;
    }
    for (const Json& seat : json_["seats"]) {
      for (const Json& card : seat["technologies"]) {
        if (without_number(card) == "station") json_["station"] = names_.front();
      }
    }
  }

  // The orders kept and put away come from the end of the edition.
  void write_hidden_orders(Lines& pool) {
    for (std::size_t i = 0; i < seats(); ++i) {
      for (const char* name : {"kept", "put_away"}) {
        const Json order = table_.seats_[i].value(name, Json());
        json_["seats"][i][name] = order;
        if (order.is_string()) std::erase(pool, order.get<std::string>());
      }
    }
    Lines reserve = pool;
    for (const auto& [board, row] : table_.rows_) take(reserve, Json(row));
    take(reserve, Json(table_.order_deck_));
    for (std::size_t i = 0; i < seats(); ++i) {
      for (const char* name : {"put_away", "kept"}) {
        if (table_.seats_[i].contains(name)) continue;
        json_["seats"][i][name] = reserve.back();
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
  const Json& set_up_;
  Json json_;
  Lines names_;
};

Json Table::json() const { return Builder(*this).build(); }

}  // namespace kaisho::yokohama_tests
