#include "server/tables/talk_rules.h"

#include <algorithm>
#include <cstddef>
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
// So much may one speaker say at a table, within such a time.
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

bool same_people(const Said& one, const Said& other) {
  return one.is_of_players() == other.is_of_players();
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

Said speaker(const TableFacts& facts, Seat seat, const std::string& browser) {
  Said by;
  by.seat = seat;
  if (seat != kNobody) return by;
  constexpr std::size_t kMarkBytes = 8;  // enough to tell the onlookers of one table apart
  const Key mark = sha256(facts.id + " " + browser);
  by.onlooker = hex(std::span(mark).first(kMarkBytes));
  return by;
}

const Said* said_before(const std::vector<Said>& talk, const Said& by,
                        const std::string& request_id) {
  const auto found = std::ranges::find_if(talk, [&](const Said& said) {
    return same_speaker(said, by) && said.request_id == request_id;
  });
  return found == talk.end() ? nullptr : &*found;
}

// What lies in the future was said before the clock was put right.
Expected<void> may_say_more(const std::vector<Said>& talk, const Said& by, std::int64_t now) {
  std::ptrdiff_t lately = 0;
  std::int64_t first = now;
  for (const Said& said : talk) {
    if (!same_speaker(said, by) || said.at <= now - kAtOnceMs || said.at > now) continue;
    first = std::min(first, said.at);
    ++lately;
  }
  if (lately < kMaxAtOnce) return {};
  const std::int64_t seconds = (first + kAtOnceMs - now + 999) / 1000;
  return fail("too_much_talk", "server.talk_fast", {{"seconds", seconds}});
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
  const auto same = [&](const Said& said) { return same_people(said, newest); };
  return std::ranges::count_if(talk, same) < kMaxKept ? nullptr
                                                      : &*std::ranges::find_if(talk, same);
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
