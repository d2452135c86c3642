// Cookies, keys, fair shuffles, paths and counting.
#include <gmock/gmock.h>

#include <array>
#include <memory>
#include <utility>

#include "core/reading/hex.h"
#include "players/repetition_guard.h"
#include "server/bots/idle_bots.h"
#include "server/http/browser_cookie.h"
#include "server/http/connections.h"
#include "server/http/hourly_limit.h"
#include "server/http/http_message.h"
#include "server/http/route.h"
#include "server/secrets/crypto.h"
#include "server/secrets/fair_seed.h"
#include "server/tables/new_table.h"

namespace kaisho::server {
namespace {

TEST(Crypto, HashesAsOthersDo) {
  EXPECT_EQ(hex(sha256("abc")), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

TEST(Crypto, ReadsHexadecimalKeysOfRightLengthOnly) {
  const Key key = random_key();
  EXPECT_EQ(key_of_hex(hex(key)), key);
  const std::string text(64, 'a');
  EXPECT_TRUE(key_of_hex(text));
  for (const std::string& wrong :
       {std::string(), text + "aa", text.substr(2), "zz" + text.substr(2), text.substr(1) + "z"}) {
    EXPECT_FALSE(key_of_hex(wrong)) << wrong;
  }
}

TEST(Crypto, NamesDiffer) {
  EXPECT_EQ(random_name(12).size(), 12U);
  EXPECT_NE(random_name(12), random_name(12));
  EXPECT_EQ(web_text("\xff\xfe\xfd"), "__79");
}

TEST(Cookie, NamesItsBrowserUnlessItWasTouched) {
  const Key key = random_key();
  const std::string browser = new_browser();
  const BrowserCookie cookie(key);
  const std::string set = cookie.set(browser, false);
  const std::string pair = set.substr(0, set.find(';'));
  EXPECT_EQ(cookie.find(pair)->browser, browser);
  EXPECT_EQ(cookie.find("a=b; kaisho=wrong; " + pair)->browser, browser);
  EXPECT_FALSE(BrowserCookie(random_key()).find(pair));
  EXPECT_FALSE(cookie.find(""));
  EXPECT_FALSE(cookie.find("; ;=;kaisho;"));
  for (const std::size_t at : {std::size_t{8}, pair.find('=') + 3, pair.size() - 3}) {
    std::string touched = pair;
    touched[at] = touched[at] == 'a' ? 'b' : 'a';
    EXPECT_FALSE(cookie.find(touched)) << at;
  }
}

TEST(Cookie, HasANameOfItsOwnForEachServer) {
  const Key key = random_key();
  const BrowserCookie ours(key);
  const BrowserCookie theirs(random_key());
  const std::string our_pair = ours.set("ann", false);
  const std::string their_pair = theirs.set("bo", false);
  EXPECT_NE(our_pair.substr(0, our_pair.find('=')), their_pair.substr(0, their_pair.find('=')));
  EXPECT_EQ(BrowserCookie(key).set("ann", false), our_pair) << "the same after a restart";
  const std::string jar =
      our_pair.substr(0, our_pair.find(';')) + "; " + their_pair.substr(0, their_pair.find(';'));
  EXPECT_EQ(ours.find(jar)->browser, "ann");
  EXPECT_EQ(theirs.find(jar)->browser, "bo");
  EXPECT_TRUE(ours.find(jar)->renewed);
}

TEST(Cookie, OfItsFormerNameIsKnown) {
  const BrowserCookie cookie(random_key());
  const std::string pair = cookie.set("ann", false);
  const std::string value = pair.substr(pair.find('='), pair.find(';') - pair.find('='));
  const auto found = cookie.find("kaisho" + value);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->browser, "ann");
  EXPECT_FALSE(found->renewed);
}

TEST(Fair, SeedIsMadeOfSecretAndNonces) {
  const Key secret = key_from_number(1);
  const Key one = key_from_number(2);
  const Key two = key_from_number(3);
  EXPECT_EQ(commitment_of(secret), sha256(bytes_of(secret)));
  const std::string all =
      std::string(bytes_of(secret)) + std::string(bytes_of(one)) + std::string(bytes_of(two));
  EXPECT_EQ(seed_of(secret, {one, two}), sha256(all));
  EXPECT_NE(seed_of(secret, {one, two}), seed_of(secret, {two, one}));
  EXPECT_NE(bot_nonce(secret, 0), bot_nonce(secret, 1));
  EXPECT_EQ(bot_nonce(secret, 2), sha256(std::string(bytes_of(secret)) + '\2'));
}

TEST(HttpRequest, IsDecodedOrRefused) {
  EXPECT_EQ(decode_path("/a%20b%2Fc"), "/a b/c");
  for (const char* wrong : {"/%", "/%4", "/%zz", "/%00"}) EXPECT_FALSE(decode_path(wrong)) << wrong;
  EXPECT_EQ(query_value("seat=1&from=7", "from"), "7");
  EXPECT_EQ(query_value("seats=1&seat=2", "seat"), "2");
  EXPECT_EQ(query_value("seat=", "seat"), "");
  EXPECT_FALSE(query_value("seat&from", "seat"));
  EXPECT_EQ(number_of("-1", -1, 5), -1);
  for (const char* wrong : {"", "6", "-2", "1x", " 1", "99999999999"}) {
    EXPECT_FALSE(number_of(wrong, -1, 5)) << wrong;
  }
}

TEST(Route, APathMatchesItsPattern) {
  using testing::ElementsAre;
  using testing::IsEmpty;
  using testing::Optional;
  constexpr std::string_view kSeat = "/api/tables/:table/seats/:seat";
  EXPECT_THAT(match_path(kSeat, "/api/tables/x7/seats/2"), Optional(ElementsAre("x7", "2")));
  EXPECT_THAT(match_path(kSeat, "/api/tables//seats/"), Optional(ElementsAre("", "")));
  EXPECT_THAT(match_path("/api/games", "/api/games"), Optional(IsEmpty()));
  for (const char* other :
       {"/api/tables/x7/seats", "/api/tables/x7/seats/2/", "/api/tables/x7/seat/2",
        "/api/tables/x7/seats/2/link", "api/tables/x7/seats/2", "/", ""}) {
    EXPECT_FALSE(match_path(kSeat, other)) << other;
  }
}

TEST(HttpRequest, OnlyOurOwnPagesMayAsk) {
  HttpRequest request;
  request.host = "kaisho.example:8080";
  EXPECT_TRUE(is_same_origin(request, ""));
  request.origin = "http://kaisho.example:8080";
  EXPECT_TRUE(is_same_origin(request, ""));
  for (const char* other : {"http://kaisho.example", "http://evil.example", "null",
                            "http://kaisho.example:8080.evil.example"}) {
    request.origin = other;
    EXPECT_FALSE(is_same_origin(request, "")) << other;
  }
  request.origin = "";
  request.fetch_site = "cross-site";
  EXPECT_FALSE(is_same_origin(request, ""));
}

TEST(HourlyLimit, CountsAnHour) {
  constexpr std::int64_t kHour = 3'600'000;
  HourlyLimit limit(2);
  EXPECT_TRUE(limit.allow("a", 0));
  EXPECT_TRUE(limit.allow("a", 1000));
  EXPECT_FALSE(limit.allow("a", 2000));
  EXPECT_TRUE(limit.allow("b", 2000));
  EXPECT_FALSE(limit.allow("a", kHour - 1));
  EXPECT_TRUE(limit.allow("a", kHour));
  EXPECT_FALSE(limit.allow("a", kHour + 999));
  EXPECT_TRUE(limit.allow("a", kHour + 1000));
}

TEST(Connections, AreCountedByAddressAndInAll) {
  Limits limits;
  limits.connections_per_address = 2;
  limits.connections = 3;
  Connections connections(limits);
  EXPECT_TRUE(connections.admit("a"));
  EXPECT_TRUE(connections.admit("a"));
  EXPECT_FALSE(connections.admit("a"));
  EXPECT_TRUE(connections.admit("b"));
  connections.forget("a");
  EXPECT_TRUE(connections.admit("a"));
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(connections.enter());
  EXPECT_FALSE(connections.enter());
  connections.leave();
  EXPECT_TRUE(connections.enter());
  EXPECT_EQ(connections.count(), 3);
}

TEST(Connections, ComeBackInAWindowThatGrowsWithTheirNumber) {
  using std::chrono::milliseconds;
  EXPECT_EQ(window_to_come_back(0), milliseconds(200));
  EXPECT_EQ(window_to_come_back(50), milliseconds(200));
  EXPECT_EQ(window_to_come_back(120), milliseconds(480));
  EXPECT_EQ(window_to_come_back(500), milliseconds(2000));
  EXPECT_EQ(window_to_come_back(5250), milliseconds(11000));
  EXPECT_EQ(window_to_come_back(10000), milliseconds(20000));
  EXPECT_EQ(window_to_come_back(19500), milliseconds(38000));
}

TEST(Connections, OfSeatsHaveAsMuchRoomAgain) {
  Limits limits;
  limits.connections_per_address = 8;
  Connections connections(limits);
  for (int i = 0; i < 8; ++i) EXPECT_TRUE(connections.admit("a"));
  EXPECT_FALSE(connections.admit("a"));
  EXPECT_TRUE(connections.admit_seated("a", "ann"));
  connections.hold("ann");
  EXPECT_TRUE(connections.admit_seated("a", "ann"));
  connections.hold("ann");
  EXPECT_FALSE(connections.admit_seated("a", "ann")) << "it has a quarter";
  for (int i = 0; i < 6; ++i) EXPECT_TRUE(connections.admit_seated("a", "bo"));
  EXPECT_FALSE(connections.admit_seated("a", "cy")) << "all together have as many as the address";
  connections.forget(Connections::seats_of("a"));
  EXPECT_TRUE(connections.admit_seated("a", "cy"));
  EXPECT_TRUE(connections.admit_seated("b", "cy"));
}

TEST(NewTable, BotsSitAndPersonsHaveKeys) {
  const Json json = {
      {"game", "osaka"},
      {"players", 3},
      {"seats", {{{"kind", "me"}}, {{"kind", "bot"}, {"level", 3}}, {{"kind", "friend"}}}}};
  const Expected<NewTable> table = read_new_table(json, "ann", 5, TableMaker(Key{1}));
  ASSERT_TRUE(table) << table.error().message;
  const TableFacts& facts = table->facts;
  const SeatKeys keys(Key{1});
  EXPECT_TRUE(opens(facts.seats[2], keys.again(facts.id, 2, facts.seats[2])->key));
  EXPECT_FALSE(opens(facts.seats[0], keys.again(facts.id, 2, facts.seats[2])->key));
  EXPECT_FALSE(keys.again(facts.id, 1, facts.seats[1]));
  EXPECT_EQ(facts.seats[1].nonce, bot_nonce(commitment_of(facts.secret), 1));
  EXPECT_FALSE(facts.seats[0].nonce);
  EXPECT_TRUE(may_play(facts, 0, "ann"));
  EXPECT_FALSE(may_play(facts, 2, "ann"));
  EXPECT_FALSE(may_play(facts, 7, "ann"));
  EXPECT_FALSE(all_seated(facts));
}

TEST(IdleBots, GiveASeatThePlayerThatThoughtForIt) {
  IdleBots idle(3);
  const std::array<players::RepetitionGuard, 2> seats;
  auto one = *idle.take("level1", seats.data());
  auto two = *idle.take("level1", &seats[1]);
  const players::Player* const first = one.get();
  const players::Player* const second = two.get();
  idle.give(std::move(one), seats.data());
  idle.give(std::move(two), &seats[1]);
  auto again = *idle.take("level1", &seats[1]);
  EXPECT_EQ(again.get(), second);
  auto other = *idle.take("level2", seats.data());
  EXPECT_EQ(other->name(), "level2");
  EXPECT_EQ((*idle.take("level1", seats.data())).get(), first);
  EXPECT_EQ(idle.take("nobody", seats.data()).error().code, "bad_player");
}

TEST(IdleBots, AreNoMoreThanSoMany) {
  IdleBots idle(2);
  const std::array<players::RepetitionGuard, 3> seats;
  std::array<const players::Player*, 3> made{};
  std::array<std::unique_ptr<players::Player>, 3> players;
  for (std::size_t i = 0; i < 3; ++i) {
    players[i] = *idle.take("greedy", &seats[i]);
    made[i] = players[i].get();
  }
  idle.give(std::move(players[0]), seats.data());
  idle.give(std::move(players[1]), &seats[1]);
  const players::RepetitionGuard newcomer;
  auto lent = *idle.take("greedy", &newcomer);
  EXPECT_EQ(lent.get(), made[0]) << "the one that thought first";
  idle.give(std::move(lent), &newcomer);
  idle.give(std::move(players[2]), &seats[2]);  // the second one goes
  EXPECT_EQ((*idle.take("greedy", &newcomer)).get(), made[0]);
  EXPECT_EQ((*idle.take("greedy", &seats[2])).get(), made[2]);
}

TEST(Tickets, LastAnHourByTheClockThatIssuedThem) {
  constexpr std::int64_t kHour = 60LL * 60 * 1000;
  const Key key = random_key();
  const Tickets tickets(key);
  const std::int64_t now = 1'700'000'000'000;
  const std::string ticket = tickets.issue(now)["ticket"];
  EXPECT_TRUE(tickets.read(ticket, now + kHour));
  EXPECT_FALSE(tickets.read(ticket, now + kHour + 1));
  // The clock was set back meanwhile.
  EXPECT_TRUE(tickets.read(ticket, now - 5000));
  EXPECT_FALSE(tickets.read(ticket, now - kHour));
}

TEST(Tickets, LeadToASecretOnlyInTheProgramThatIssuedThem) {
  const Key key = random_key();
  const Tickets tickets(key);
  const Json issued = tickets.issue(1000);
  const auto read = tickets.read(issued["ticket"], 1000);
  ASSERT_TRUE(read && read->secret);
  EXPECT_EQ(issued["commitment"], hex(commitment_of(*read->secret)));
  // The same store, served later or elsewhere.
  const auto later = Tickets(key).read(issued["ticket"], 1000);
  ASSERT_TRUE(later);
  EXPECT_EQ(later->table, read->table);
  EXPECT_FALSE(later->secret);
  EXPECT_FALSE(Tickets(random_key()).read(issued["ticket"], 1000));
}

}  // namespace
}  // namespace kaisho::server
