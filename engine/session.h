// A session of the line protocol: a game, its position, and the moves that led to it. What each
// message does is described in docs/protocol.md; no request, however broken, ends or harms it.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/history.h"
#include "engine/record.h"
#include "engine/request.h"
#include "players/player.h"

namespace kaisho::engine {

class Session {
 public:
  // Longer lines are refused unread.
  static constexpr std::size_t kLongestLine = std::size_t{1} << 20U;

  Json handle(const Json& request);
  std::string handle_line(std::string_view line);

  // The game under way, if any.
  const History* history() const { return current_ ? &current_->history : nullptr; }

 private:
  struct Current {
    History history;
    std::optional<Record> record;  // none for a position that was loaded
  };
  struct Handler;

  static Expected<const Handler*> find_handler(std::string_view type);
  Expected<Json> dispatch(const Handler& handler, const Request& request);

  // session_open.cpp: what there is, whether an edition is sound, and how a session begins
  Expected<Json> games(const Request& request);
  Expected<Json> edition(const Request& request);
  Expected<Json> check(const Request& request);
  Expected<Json> begin(const Request& request);
  Expected<Json> load(const Request& request);
  // session_play.cpp
  Expected<Json> state(const Request& request);
  Expected<Json> legal(const Request& request);
  Expected<Json> play(const Request& request);
  Expected<Json> undo(const Request& request);
  Expected<Json> can_undo(const Request& request);
  Expected<Json> reasons(const Request& request);
  Expected<Json> events(const Request& request);
  // session_preview.cpp
  Expected<Json> preview(const Request& request);
  Expected<Json> reach(const Request& request);
  // session_suggest.cpp
  Expected<Json> players(const Request& request);
  Expected<Json> choose(const Request& request);
  Expected<Json> suggest(const Request& request);
  // session_record.cpp
  Expected<Json> save(const Request& request);
  Expected<Json> replay_record(const Request& request);
  Expected<Json> verify_record(const Request& request);
  // session_review.cpp
  Expected<Json> review_step(const Request& request);
  Expected<Json> review(const Request& request);
  Expected<void> check_over() const;

  History& history_now() { return current_->history; }
  // The state answer for the position now; errors: those of the request's `view`.
  Expected<Json> state_answer(const Request& request);
  // The view asked for; on an observed position, at most its own.
  std::optional<Seat> view_of(const Request& request, const History& history) const;

  // What a player is asked: by whom, what that seat may know, and the player's own chance.
  struct Question {
    std::string spec;
    Seat seat = kNobody;
    Position observation{};
    RandomState chance{};
  };
  Expected<Question> question(const Request& request);
  // The player with this spec that plays `seat`, or (kNobody) that advises. Errors: bad_player.
  Expected<players::Player*> player_at(const std::string& spec, Seat seat);

  // A player that was asked before. What it remembers is of its own seat and game.
  struct CachedPlayer {
    std::string edition_and_spec;
    Seat seat = kNobody;
    std::unique_ptr<players::Player> player;
  };

  std::optional<Current> current_;
  std::vector<CachedPlayer> cached_players_;  // the last asked is the last
};

}  // namespace kaisho::engine
