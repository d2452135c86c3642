#include "server/tables/talk_rules.h"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <map>
#include <ranges>
#include <span>
#include <utility>

#include "core/characters/signs.h"
#include "core/reading/fault.h"
#include "core/reading/hex.h"
#include "core/reading/name_check.h"
#include "server/secrets/crypto.h"
#include "server/tables/shown_text.h"

namespace kaisho::server {
namespace {

constexpr int kMaxSaidSigns = 300;  // as the pages allow, too
// What so many signs of any script take. Signs of many parts would take up too much room.
constexpr std::size_t kMaxSaidBytes = 1200;
constexpr std::ptrdiff_t kMaxKept = 100;  // messages of players, and as many of onlookers
// So much may one speaker say at a table, and all onlookers of one address, within such a time.
constexpr std::ptrdiff_t kMaxAtOnce = 10;
constexpr std::int64_t kAtOnceMs = 30'000;

// web/src/pages/table/chat/ has a sentence for each in every language.
const std::vector<std::string>& phrases() {
  static const std::vector<std::string> kPhrases = {
      "hello", "good_luck",   "your_turn", "one_moment", "back",
      "nice",  "well_played", "thanks",    "sorry",      "again"};
  return kPhrases;
}

std::string read_said_text(const Field& field) {
  check_name(field);
  std::string text = field.text(kMaxSaidBytes);
  const int signs = signs_in(text);
  if (signs > kMaxSaidSigns) {
    field.fault("server.talk_long", {{"most", kMaxSaidSigns}, {"found", signs}});
  } else if (text.empty() && field.json().is_string()) {
    field.fault("text_empty", {{"found", field.shown()}});
  }
  return text;
}

bool same_speaker(const Said& one, const Said& other) {
  return one.seat == other.seat && one.onlooker == other.onlooker;
}

bool same_address(const Said& one, const Said& other) {
  return !one.is_of_players() && !other.is_of_players() && one.address == other.address;
}

bool same_people(const Said& one, const Said& other) {
  return one.is_of_players() == other.is_of_players();
}

// By what the room is shared out: who takes up much of it makes room first.
std::string sharer(const Said& said) {
  if (said.is_of_players()) return std::to_string(said.seat);
  return said.address.empty() ? said.onlooker : said.address;
}

// What lies in the future was said before the clock was put right.
bool is_late(const Said& said, std::int64_t now) {
  return said.at > now - kAtOnceMs && said.at <= now;
}

// How long those whom `counted` is true of have to wait; 0: not at all.
std::int64_t seconds_to_wait(const std::vector<Said>& lately, std::int64_t now,
                             const std::function<bool(const Said&)>& counted) {
  std::ptrdiff_t spoken = 0;
  std::int64_t first = now;
  for (const Said& said : lately) {
    if (!is_late(said, now) || !counted(said)) continue;
    first = std::min(first, said.at);
    ++spoken;
  }
  return spoken < kMaxAtOnce ? 0 : (first + kAtOnceMs - now + 999) / 1000;
}

}  // namespace

Words read_words(const Field& field) {
  Words words;
  if (field.has("phrase")) {
    field.only({"type", "id", "phrase", "name"});
    words.phrase = phrases()[field["phrase"].choice(phrases())];
  } else {
    field.only({"type", "id", "text", "name"});
    words.text = read_said_text(field["text"]);
  }
  words.name = read_name(field);
  return words;
}

Said speaker(const TableFacts& facts, Seat seat, const std::string& browser,
             const std::string& address) {
  Said by;
  by.seat = seat;
  if (seat != kNobody) return by;
  constexpr std::size_t kMarkBytes = 8;  // enough to tell the onlookers of one table apart
  const Key mark = sha256(facts.id + " " + browser);
  by.onlooker = hex(std::span(mark).first(kMarkBytes));
  by.address = address;
  return by;
}

const Said* said_before(const std::vector<Said>& talk, const Said& by,
                        const std::string& request_id) {
  const auto found = std::ranges::find_if(talk, [&](const Said& said) {
    return same_speaker(said, by) && said.request_id == request_id;
  });
  return found == talk.end() ? nullptr : &*found;
}

Expected<void> may_say_more(const std::vector<Said>& lately, const Said& by, std::int64_t now) {
  const std::int64_t own =
      seconds_to_wait(lately, now, [&](const Said& said) { return same_speaker(said, by); });
  if (own > 0) return fail("too_much_talk", "server.talk_fast", {{"seconds", own}});
  const std::int64_t all =
      seconds_to_wait(lately, now, [&](const Said& said) { return same_address(said, by); });
  if (all > 0) return fail("too_much_talk", "server.talk_fast_here", {{"seconds", all}});
  return {};
}

void remember_speaker(std::vector<Said>& lately, Said by, std::int64_t now) {
  std::erase_if(lately, [&](const Said& said) { return !is_late(said, now); });
  by.at = now;
  lately.push_back(std::move(by));
}

Said said_with(const TableFacts& facts, const std::vector<Said>& talk, Said by, Words words,
               std::int64_t now) {
  by.number = talk.empty() ? 1 : talk.back().number + 1;
  by.name = std::move(words.name);
  if (by.is_of_players()) by.name = facts.seat(by.seat).name;
  by.phrase = std::move(words.phrase);
  by.text = std::move(words.text);
  by.request_id = std::move(words.request_id);
  by.at = now;
  return by;
}

const Said* crowded_out(const std::vector<Said>& talk, const Said& newest) {
  std::map<std::string, int> shares = {{sharer(newest), 1}};
  std::ptrdiff_t kept = 0;
  for (const Said& said : talk) {
    if (!same_people(said, newest)) continue;
    ++shares[sharer(said)];
    ++kept;
  }
  if (kept < kMaxKept) return nullptr;
  const int most = std::ranges::max(shares | std::views::values);
  const auto found = std::ranges::find_if(talk, [&](const Said& said) {
    return same_people(said, newest) && shares[sharer(said)] == most;
  });
  return &*found;
}

bool hears(const TableFacts& facts, Seat listener, const Said& said) {
  return listener == kNobody || said.is_of_players() || facts.status == Status::kOver;
}

std::vector<const Said*> talk_for(const TableFacts& facts, const std::vector<Said>& talk,
                                  Seat listener) {
  std::vector<const Said*> heard;
  for (const Said& said : talk) {
    if (hears(facts, listener, said)) heard.push_back(&said);
  }
  return heard;
}

Json chat_json(const std::vector<const Said*>& said, bool before) {
  Json messages = Json::array();
  for (const Said* const one : said) {
    Json message = {{"number", one->number},
                    {"seat", one->is_of_players() ? Json(one->seat) : Json()},
                    {"onlooker", one->is_of_players() ? Json() : Json(one->onlooker)},
                    {"name", one->name.empty() ? Json() : Json(one->name)},
                    {"at", one->at}};
    if (one->phrase.empty()) {
      message["text"] = one->text;
    } else {
      message["phrase"] = one->phrase;
    }
    messages.push_back(std::move(message));
  }
  return {{"type", "chat"}, {"messages", std::move(messages)}, {"before", before}};
}

}  // namespace kaisho::server
