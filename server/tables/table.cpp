#include "server/tables/table.h"

#include <algorithm>
#include <utility>

#include "core/reading/fault.h"
#include "core/values/every_seat.h"
#include "core/values/hash.h"
#include "core/values/how_many.h"
#include "engine/answers.h"
#include "engine/replay.h"
#include "server/secrets/fair_seed.h"
#include "server/tables/replay.h"

namespace kaisho::server {
namespace {

std::string request_key(Seat seat, const std::string& request_id) {
  return std::to_string(seat) + ":" + request_id;
}

}  // namespace

Table::Table(StoredTable stored, GamePtr game, const Bounds& bounds)
    : facts_(std::move(stored.facts)),
      game_(std::move(game)),
      bounds_(bounds),
      entries_(std::move(stored.entries)) {
  if (facts_.status == Status::kCalledOff && !facts_.damage) return;
  if (is_waiting()) {
    facts_.status = facts_.damage ? Status::kFrozen : Status::kWaiting;
    facts_.why = facts_.damage;
    return;
  }
  Expected<void> same = replay();
  if (same) same = check_seed();
  if (facts_.status == Status::kOver && !facts_.damage) {
    // A game that was played under other rules keeps its end.
    if (facts_.rules_version != game_->info().rules_version) return;
    if (same) same = check_result();
  }
  if (facts_.status == Status::kPlaying && ending_of(facts_).is_early() && same) {
    same = std::unexpected(freeze("server.stored_value", {}, "ending_steps"));
  }
  if (facts_.damage) same = std::unexpected(*facts_.damage);
  facts_.status = same ? Status::kPlaying : Status::kFrozen;
  facts_.why = same ? std::nullopt : std::optional(same.error());
  if (!same) return;
  facts_.n = how_many(moves_);
  facts_.to_move = game_->to_move(position_);
  facts_.all_moved = have_all_moved();
  if (is_over()) facts_.status = Status::kOver;
  if (facts_.status == Status::kOver) facts_.to_move = kNobody;
}

// Whether the game has not begun; the table may have been frozen while it waited.
bool Table::is_waiting() const {
  if (facts_.status == Status::kWaiting) return true;
  return facts_.status == Status::kFrozen && !facts_.seed && entries_.empty();
}

Expected<engine::History> Table::set_up() const {
  if (!facts_.seed) return std::unexpected(freeze("server.lost_seed", {}, "seed"));
  return engine::History::begin(game_, facts_.options, *facts_.seed);
}

Error Table::too_long() const {
  return freeze("server.too_long", {{"most", bounds_.moves}}, "entries");
}

// The seed follows from the secret and the players' nonces, so that nobody could have chosen it.
Expected<void> Table::check_seed() const {
  if (facts_.seed == fair_seed()) return {};
  return std::unexpected(freeze("server.stored_value", {}, "seed"));
}

Key Table::fair_seed() const {
  std::vector<Key> nonces;
  nonces.reserve(facts_.seats.size());
  for (const SeatFacts& seat : facts_.seats) nonces.push_back(seat.nonce.value_or(Key{}));
  return seed_of(facts_.secret, nonces);
}

Expected<void> Table::check_result() const {
  const Result result =
      engine::with_ending(game_->result(position_), ending_of(facts_), facts_.options.seats);
  if (result.over && engine::same_result(facts_.result, result, facts_.options.seats)) return {};
  return std::unexpected(freeze("server.stored_value", {}, "result"));
}

bool Table::is_over() const {
  return game_->to_move(position_) == kNobody || ending_of(facts_).is_early();
}

bool Table::have_all_moved() const {
  return std::ranges::all_of(every_seat(facts_.options.seats), [this](Seat seat) {
    return std::ranges::find(entries_, seat, &Entry::seat) != entries_.end();
  });
}

// The game is over with this position.
void Table::finish(TableFacts& facts, const Position& last) const {
  const int seats = facts.options.seats;
  facts.status = Status::kOver;
  facts.to_move = kNobody;
  facts.result =
      engine::result_json(engine::with_ending(game_->result(last), ending_of(facts), seats), seats);
  facts.hash = hash_text(position_hash(last));
}

Expected<void> Table::replay() {
  Expected<engine::History> history = set_up();
  if (!history) {
    Error error = history.error();
    error.code = "frozen";
    return std::unexpected(std::move(error));
  }
  has_position_ = true;
  Expected<void> same;
  for (std::size_t i = 0; i < entries_.size(); ++i) {
    if (same) {
      same = replay_entry(*history, entries_[i]);
      if (!same) same.error().where = "entries[" + std::to_string(i) + "]";
    }
    remember(entries_[i], static_cast<int>(i) + 1, history->size());
  }
  position_ = history->position();
  moves_ = history->moves();
  const int version = game_->info().rules_version;
  const bool too_long = std::cmp_greater_equal(moves_.size(), bounds_.moves);
  if (same && too_long && game_->to_move(position_) != kNobody) {
    return std::unexpected(this->too_long());
  }
  if (version == facts_.rules_version) return same;
  return std::unexpected(freeze("server.other_rules",
                                {{"expected", version}, {"found", facts_.rules_version}},
                                "rules_version"));
}

void Table::remember(const Entry& entry, int rev, int n) {
  if (entry.undo > 0) undone_[entry.seat] += entry.undo;
  if (entry.request_id.empty()) return;
  done_[request_key(entry.seat, entry.request_id)] = {rev, n};
}

const Table::Done* Table::done(Seat seat, const std::string& request_id) const {
  const auto found = done_.find(request_key(seat, request_id));
  return found == done_.end() ? nullptr : &found->second;
}

Expected<Change> Table::begin(std::int64_t now) const {
  Change change{{}, {}, facts_, {}, {}, kNobody};
  change.facts.seed = fair_seed();
  EventLog log;
  const Expected<Position> start = game_->start(facts_.options, *change.facts.seed, &log);
  if (!start) return std::unexpected(start.error());
  change.position = *start;
  change.facts.status = Status::kPlaying;
  change.facts.all_moved = false;
  change.facts.changed = now;
  change.facts.to_move = game_->to_move(*start);
  EntryUpdate set_up;
  set_up.at = now;
  set_up.events = std::move(log.events);
  change.updates.push_back(std::move(set_up));
  return change;
}

Expected<void> Table::check(const Request& request) const {
  if (facts_.status == Status::kFrozen) return frozen(facts_.why);
  if (facts_.status == Status::kOver) return fail("not_playing", "game_over", {});
  if (facts_.status == Status::kCalledOff) return fail("called_off", "server.called_off", {});
  if (facts_.status != Status::kPlaying) return fail("not_playing", "server.not_begun", {});
  if (request.rev != facts_.rev) {
    return fail("stale", "server.moved_on", {{"rev", facts_.rev}});
  }
  return {};
}

Change Table::change() const { return {{}, {}, facts_, position_, moves_, kNobody}; }

Expected<Change> Table::play(const Request& request, const std::vector<std::string>& moves) const {
  if (const auto checked = check(request); !checked) {
    return std::unexpected(checked.error());
  }
  Change change = this->change();
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (auto played = play_one(change, request, moves[i]); !played) {
      played.error().where = "moves[" + std::to_string(i) + "]";
      return std::unexpected(played.error());
    }
  }
  return change;
}

Expected<void> Table::play_one(Change& change, const Request& request,
                               const std::string& text) const {
  Position& position = change.position;
  if (change.facts.status == Status::kFrozen) return frozen(change.facts.why);
  if (const Seat seat = game_->to_move(position); seat != request.seat) {
    return seat == kNobody ? fail("not_playing", "game_over", {})
                           : fail("not_your_turn", "server.turn", {{"seat", seat}});
  }
  const Expected<Move> move = legal_move(*game_, position, text);
  if (!move) return std::unexpected(move.error());
  change.moves.push_back({*move, request.seat, game_->reveal_count(position)});
  Entry entry;
  entry.seat = request.seat;
  entry.move = game_->move_text(position, *move);
  entry.at = request.now;
  entry.request_id = request.id;
  EventLog log;
  game_->apply(position, *move, &log);
  add(change, std::move(entry), std::move(log.events));
  return {};
}

int Table::can_undo(Seat seat) const {
  if (facts_.status != Status::kPlaying || seat == kNobody) return 0;
  return std::min(undoable(seat), undos_left(seat));
}

int Table::undos_left(Seat seat) const {
  const auto own = std::ranges::count(moves_, seat, &engine::PlayedMove::seat);
  const auto more = static_cast<int>(own) * bounds_.undos_per_move;
  return std::max(bounds_.undos + more - undone_[seat], 0);
}

// By the rule alone, whatever the seat has taken back before.
int Table::undoable(Seat seat) const {
  return engine::moves_to_undo(moves_, seat, game_->reveal_count(position_));
}

Expected<void> Table::may_undo(const Request& request, int moves) const {
  if (auto checked = check(request); !checked) return checked;
  if (moves > undos_left(request.seat) && moves <= undoable(request.seat)) {
    return fail("too_many_undos", "server.many_undos", {});
  }
  if (const int most = can_undo(request.seat); moves < 1 || moves > most) {
    return fail("cannot_undo", "undo_most", {{"most", most}, {"found", moves}});
  }
  return {};
}

std::vector<Move> Table::moves_without_last(int count) const {
  std::vector<Move> moves;
  moves.reserve(moves_.size());
  for (const engine::PlayedMove& played : moves_) moves.push_back(played.move);
  moves.resize(moves.size() - count);
  return moves;
}

Change Table::undo(const Request& request, int moves, const Position& before) const {
  Change change = this->change();
  if (facts_.to_move != request.seat) change.again = request.seat;
  change.moves.resize(moves_.size() - moves);
  change.position = before;
  Entry entry;
  entry.seat = request.seat;
  entry.undo = moves;
  entry.at = request.now;
  entry.request_id = request.id;
  add(change, std::move(entry), {});
  return change;
}

Change Table::with_ending_step(Seat seat, EndingStep::What what, const Absences& absences,
                               std::int64_t now) const {
  Change change = this->change();
  change.facts.ending_steps = with_step(facts_, seat, what, absences, now);
  change.facts.changed = now;
  if (ending_of(change.facts).is_early()) finish(change.facts, position_);
  return change;
}

// Adds an entry that the change's position already includes.
void Table::add(Change& change, Entry entry, std::vector<Event> events) const {
  TableFacts& facts = change.facts;
  entry.hash = position_hash(change.position);
  facts.rev += 1;
  facts.n = how_many(change.moves);
  facts.to_move = game_->to_move(change.position);
  facts.changed = entry.at;
  if (facts.to_move == kNobody) {
    finish(facts, change.position);
  } else if (facts.n >= bounds_.moves) {
    facts.status = Status::kFrozen;
    facts.why = too_long();
  }
  change.updates.push_back(
      {facts.rev, facts.n, entry.seat, entry.move, entry.undo, entry.at, std::move(events)});
  change.entries.push_back(std::move(entry));
}

std::vector<EntryUpdate> Table::accept(Change change) {
  int rev = facts_.rev;
  // People may have sat down since the change was made.
  change.facts.seats = std::move(facts_.seats);
  change.facts.arrivals = std::move(facts_.arrivals);
  change.facts.stand_ins = std::move(facts_.stand_ins);
  facts_ = std::move(change.facts);
  position_ = change.position;
  has_position_ = true;
  moves_ = std::move(change.moves);
  for (std::size_t i = 0; i < change.entries.size(); ++i) {
    remember(change.entries[i], ++rev, change.updates[i].n);
    entries_.push_back(std::move(change.entries[i]));
  }
  if (!facts_.all_moved) facts_.all_moved = have_all_moved();
  return std::move(change.updates);
}

std::vector<EntryUpdate> Table::updates(int from) const {
  std::vector<EntryUpdate> out;
  Expected<engine::History> history = set_up();
  if (!history) return out;
  if (from < 0) {
    EntryUpdate set_up;
    set_up.at = facts_.created;
    set_up.events = history->events(0);
    out.push_back(std::move(set_up));
  }
  EventLog log;
  Expected<void> same;
  for (std::size_t i = 0; i < entries_.size(); ++i) {
    const Entry& entry = entries_[i];
    const int rev = static_cast<int>(i) + 1;
    log.events.clear();
    if (same) same = replay_entry(*history, entry, rev > from ? &log : nullptr);
    if (rev <= from) continue;
    out.push_back({rev, history->size(), entry.seat, entry.move, entry.undo, entry.at, log.events});
  }
  return out;
}

}  // namespace kaisho::server
