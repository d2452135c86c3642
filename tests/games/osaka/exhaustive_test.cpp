// The subtle lists against brute force, at random positions: all ways to pay (OSA-B3), all ways to
// insure and protect (OSA-P7), each offered exactly once.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <functional>
#include <map>
#include <set>
#include <sstream>

#include "tests/games/osaka/table.h"

namespace kaisho::osaka_tests {
namespace {

using Cards = std::map<std::string, int>;

Cards cards_of(const Json& counts) {
  Cards cards;
  for (const auto& [card, n] : counts.items()) {
    if (n.get<int>() > 0) cards[card] = n.get<int>();
  }
  return cards;
}

Cards without(Cards cards, const Cards& taken) {
  for (const auto& [card, n] : taken) {
    if ((cards[card] -= n) == 0) cards.erase(card);
  }
  return cards;
}

int value_of(const std::string& card) { return card.back() - '0'; }
std::string colour_of(const std::string& card) { return card.substr(0, card.size() - 1); }

int worth_of(const Cards& cards) {
  int sum = 0;
  for (const auto& [card, n] : cards) sum += value_of(card) * n;
  return sum;
}

// Every multiset that can be taken out of `cards`.
std::vector<Cards> subsets(const Cards& cards) {
  std::vector<Cards> all = {{}};
  for (const auto& [card, n] : cards) {
    const std::size_t before = all.size();
    for (int k = 1; k <= n; ++k) {
      for (std::size_t i = 0; i < before; ++i) {
        Cards more = all[i];
        more[card] = k;
        all.push_back(more);
      }
    }
  }
  return all;
}

// Plays every line of moves of these kinds to its end and shows the position there.
void each_end(const Position& p, const std::set<std::string>& kinds,
              const std::function<void(const Position&)>& look) {
  MoveList moves;
  osaka().legal_moves(p, moves);
  const bool asked =
      !moves.empty() && kinds.contains(osaka().move_json(p, moves[0])["kind"].get<std::string>());
  if (!asked) return look(p);
  for (const Move move : moves) {
    Position after = p;
    osaka().apply(after, move);
    each_end(after, kinds, look);
  }
}

// Random cards of which a box holds enough for two such draws.
std::string random_cards(int most, const std::vector<std::string>& colours) {
  std::string cards;
  const int n = *rc::gen::inRange(0, most + 1);
  for (int i = 0; i < n; ++i) {
    cards += *rc::gen::elementOf(colours) + *rc::gen::element<std::string>("2", "3", "5") + " ";
  }
  return cards;
}

// Each card at most three times, so that the box always holds them.
std::string few_of_each(const std::string& cards, int most) {
  Cards seen;
  std::string kept;
  std::istringstream in(cards);
  for (std::string card; in >> card;) {
    if (++seen[card] <= most) kept += card + " ";
  }
  return kept;
}

const std::vector<std::string> kAll = {"red", "blue", "yellow", "green"};

RC_GTEST_PROP(OsakaExhaustive, OSA_B3_EveryMinimalPaymentOnce, ()) {
  const std::string market = few_of_each("red2 " + random_cards(4, kAll), 3);
  const std::string hand = few_of_each(random_cards(9, kAll), 3);
  const Position p = Scene(Table().market(market).hand(0, hand)).position();
  const Json before = osaka().position_json(p);
  int cost = 0;
  for (const Json& slot : before["market"]) cost += value_of(slot["card"].get<std::string>());
  const Cards held = cards_of(before["seats"][0]["hand"]);

  std::set<Cards> wanted;
  for (const Cards& paid : subsets(held)) {
    bool minimal = worth_of(paid) >= cost;
    for (const auto& [card, n] : paid) minimal &= worth_of(paid) - value_of(card) < cost;
    if (minimal) wanted.insert(paid);
  }

  const Expected<Move> buy = legal_move(osaka(), p, "buy");
  RC_ASSERT(buy.has_value() == !wanted.empty());
  if (!buy) return;
  Position bought = p;
  osaka().apply(bought, *buy);
  std::set<Cards> found;
  each_end(bought, {"pay"}, [&](const Position& end) {
    const Json after = osaka().position_json(end);
    const Cards paid = without(held, cards_of(after["seats"][0]["hand"]));
    RC_ASSERT(found.insert(paid).second);
    RC_ASSERT(cards_of(after["discard"]) == paid);
  });
  RC_ASSERT(found == wanted);
}

struct Insured {
  Cards discarded;
  Cards goods;  // newly protected
  friend auto operator<=>(const Insured&, const Insured&) = default;
};

int symbols_of(const std::string& card) {
  return card.back() == '2' ? 2 : card.back() == '3' ? 1 : 0;
}

int count(const Cards& cards) {
  int sum = 0;
  for (const auto& [card, n] : cards) sum += n;
  return sum;
}

// Discards one card after the other in any order, each only while a good is without protection.
void discard_on(const Cards& hand, const Cards& discarded, int symbols, int open,
                std::set<std::pair<Cards, int>>& reached) {
  reached.insert({discarded, symbols});
  if (symbols >= open) return;
  for (const auto& [card, n] : hand) {
    if (symbols_of(card) == 0) continue;
    Cards more = discarded;
    ++more[card];
    discard_on(without(hand, {{card, 1}}), more, symbols + symbols_of(card), open, reached);
  }
}

std::set<Insured> ways_to_insure(const Cards& hand, const Cards& open) {
  std::set<std::pair<Cards, int>> reached;
  discard_on(hand, {}, 0, count(open), reached);
  std::set<Insured> ways;
  for (const auto& [discarded, symbols] : reached) {
    for (const Cards& goods : subsets(open)) {
      if (count(goods) == std::min(symbols, count(open))) ways.insert({discarded, goods});
    }
  }
  return ways;
}

Cards only(const Cards& cards, const std::string& colour) {
  Cards some;
  for (const auto& [card, n] : cards) {
    if (colour_of(card) == colour) some[card] = n;
  }
  return some;
}

Cards together(Cards a, const Cards& b) {
  for (const auto& [card, n] : b) a[card] += n;
  return a;
}

// Seat 0 brings red to Edo; blue and green are on waves, yellow is not. Seat 1 insures.
RC_GTEST_PROP(OsakaExhaustive, OSA_P7_EveryWayToInsureOnce, ()) {
  const std::vector<std::string> colours = {"blue", "green", "yellow"};
  std::string goods = few_of_each(random_cards(6, colours), 2);
  const std::string hand = few_of_each(random_cards(5, colours), 2);
  std::string marked;
  std::istringstream in(goods);
  for (std::string card; in >> card;) marked += card + (*rc::gen::inRange(0, 4) == 0 ? "! " : " ");
  const Position p =
      Scene(Table().market("red5").hand(0, "red5").hand(1, hand).goods(1, marked).ships(
                "red=4 blue=3 green=4 yellow=2"))
          .position();
  const Json before = osaka().position_json(p)["seats"][1];
  const Cards held = cards_of(before["hand"]);
  const Cards insured = cards_of(before["insured"]);
  const Cards open = without(cards_of(before["goods"]), insured);

  std::set<Insured> wanted;
  for (const Insured& blue : ways_to_insure(only(held, "blue"), only(open, "blue"))) {
    for (const Insured& green : ways_to_insure(only(held, "green"), only(open, "green"))) {
      wanted.insert({together(blue.discarded, green.discarded), together(blue.goods, green.goods)});
    }
  }

  Position bought = p;
  osaka().apply(bought, *legal_move(osaka(), p, "buy"));
  std::set<Insured> found;
  each_end(bought, {"insure", "protect"}, [&](const Position& end) {
    const Json after = osaka().position_json(end)["seats"][1];
    const Cards now_insured = cards_of(after["insured"]);
    RC_ASSERT(found.insert({without(held, cards_of(after["hand"])), without(now_insured, insured)})
                  .second);
    // What is left of the endangered colours is just what is protected.
    for (const char* colour : {"blue", "green"}) {
      RC_ASSERT(only(cards_of(after["goods"]), colour) == only(now_insured, colour));
    }
    RC_ASSERT(only(cards_of(after["goods"]), "yellow") ==
              only(cards_of(before["goods"]), "yellow"));
  });
  RC_ASSERT(found == wanted);
}

}  // namespace
}  // namespace kaisho::osaka_tests
