// Set-up (YAM-S).
#include <span>

#include "core/values/counter.h"
#include "games/yamatai/rules.h"

namespace kaisho::yamatai {
namespace {

// YAM-S1
void give_pieces(const Play& play) {
  Position& p = play.p;
  for (Seat seat = 0; seat < p.seats; ++seat) {
    set(p.player(seat).coins, play.components.start_coins);
    p.player(seat).pieces_left = play.components.pieces[p.seats];
  }
  p.supply = play.components.supply;
  set(p.sanctuaries_left, play.components.sanctuaries);
}

// A culture token as it lies face down: its kind, none when blank, and whether it is a mountain's.
struct Token {
  Maybe<Culture> kind;
  bool mountain = false;
};

// YAM-S2
void lay_tokens(const Play& play) {
  ByIsland<Token> tokens{};
  int size = 0;
  const auto add = [&](int count, Maybe<Culture> kind, bool mountain) {
    for (int i = 0; i < count; ++i) tokens[noun<Island>(size++)] = {kind, mountain};
  };
  for (const Culture kind : kEveryCulture) {
    add(play.components.plain_tokens[kind], kind, false);
    add(play.components.mountain_tokens[kind], kind, true);
  }
  add(play.components.plain_blanks, {}, false);
  add(play.components.mountain_blanks, {}, true);
  Random(play.p.random).shuffle(std::span(tokens).first(size));
  for (const Island island : Every<Island>(size)) {
    if (tokens[island].mountain) play.p.mountains.add(island);
    if (const Maybe<Culture> kind = tokens[island].kind) play.p.tokens[*kind].add(island);
  }
}

// YAM-S3
void lay_decks(const Play& play) {
  Position& p = play.p;
  set(p.specialist_deck_size, play.components.specialists.size());
  p.specialist_deck =
      shuffled<kMaxSpecialists, Specialist>(play, play.components.specialists.size());
  set(p.building_deck_size, play.components.buildings.size());
  p.building_deck = shuffled<kMaxBuildings, Tile>(play, play.components.buildings.size());
  fill_specialists(play, "YAM-S3");
  fill_buildings(play, "YAM-S3");
}

// YAM-S3
void lay_fleets(const Play& play) {
  Position& p = play.p;
  const auto fleets = shuffled<kMaxFleets, Fleet>(play, play.components.fleets.size());
  for (std::size_t i = 0; i < play.components.fleets.size(); ++i) {
    p.track[i] = fleets[i];
    p.track_blocks[i] = kFaceUp + 1;
  }
  show_fleets(play, "YAM-S3");
}

// YAM-S4: with several turns a round, everybody's first one comes before anybody's second.
void draw_order(const Play& play) {
  Position& p = play.p;
  const auto drawn = shuffled<kMaxPieces>(play, p.seats);
  p.order.fill(kNobody);
  for (int i = 0; i < pieces_of(play); ++i) {
    p.order[i] = static_cast<Seat>(drawn[i % p.seats]);
  }
  p.active = p.order[0];
  tell_order(play, "YAM-S4", p.active);
}

}  // namespace

void set_up(const Play& play) {
  give_pieces(play);
  lay_tokens(play);
  lay_decks(play);
  lay_fleets(play);
  draw_order(play);
  push(play.p, Step::kTurnStart, play.p.active);
}

}  // namespace kaisho::yamatai
