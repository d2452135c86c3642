#include "server/table.h"

#include <utility>

#include "core/hash.h"
#include "engine/answers.h"
#include "server/fair.h"

namespace kaisho {
namespace {

std::string wish_name(Seat seat, const std::string& request) {
  return std::to_string(seat) + ":" + request;
}

}  // namespace

Table::Table(StoredTable stored, GamePtr game)
    : facts_(std::move(stored.facts)), game_(std::move(game)), entries_(std::move(stored.entries)) {
  if (facts_.status == Status::kWaiting) return;
  const Expected<void> same = replay();
  if (facts_.status == Status::kOver) return;
  facts_.status = same ? Status::kPlaying : Status::kFrozen;
  facts_.why = same ? "" : same.error().message;
}

Expected<Position> Table::set_up(EventSink* sink) const {
  if (!facts_.seed) return fail("frozen", "The table has lost its seed.");
  return game_->start(facts_.options, *facts_.seed, sink);
}

Expected<void> Table::replay() {
  const Expected<Position> start = set_up();
  if (!start) return fail("frozen", "The table cannot be set up: " + start.error().message);
  position_ = *start;
  has_position_ = true;
  Replay replay(*game_, *start);
  Expected<void> same;
  for (std::size_t i = 0; i < entries_.size(); ++i) {
    if (same) same = replay.step(entries_[i]);
    remember(entries_[i], static_cast<int>(i) + 1, replay.standing().size());
  }
  position_ = replay.position();
  standing_ = replay.standing();
  const int version = game_->info().rules_version;
  if (version == facts_.rules_version) return same;
  return fail("frozen",
              "The table was begun under version " + std::to_string(facts_.rules_version) +
                  " of the rules; this program plays version " + std::to_string(version) + ".");
}

void Table::remember(const Entry& entry, int rev, std::size_t n) {
  if (entry.request.empty()) return;
  done_[wish_name(entry.seat, entry.request)] = {rev, static_cast<int>(n)};
}

const Table::Done* Table::done(Seat seat, const std::string& request) const {
  const auto found = done_.find(wish_name(seat, request));
  return found == done_.end() ? nullptr : &found->second;
}

Expected<Change> Table::begin(std::int64_t now) const {
  Change change{{}, {}, facts_, {}, {}};
  std::vector<Key> nonces;
  nonces.reserve(facts_.seats.size());
  for (const SeatFacts& seat : facts_.seats) nonces.push_back(seat.nonce.value_or(Key{}));
  change.facts.seed = seed_of(facts_.secret, nonces);
  EventLog log;
  const Expected<Position> start = game_->start(facts_.options, *change.facts.seed, &log);
  if (!start) return std::unexpected(start.error());
  change.position = *start;
  change.facts.status = Status::kPlaying;
  change.facts.changed = now;
  change.facts.to_move = game_->to_move(*start);
  Happening set_up;
  set_up.at = now;
  set_up.events = std::move(log.events);
  change.happenings.push_back(std::move(set_up));
  return change;
}

Expected<void> Table::check(const Wish& wish, std::size_t entries) const {
  if (facts_.status == Status::kFrozen) return fail("frozen", facts_.why);
  if (facts_.status != Status::kPlaying) {
    return fail("not_playing",
                facts_.status == Status::kOver ? "The game is over." : "The game has not begun.");
  }
  if (wish.rev != facts_.rev) {
    return fail("stale", "The table has moved on to entry " + std::to_string(facts_.rev) + ".");
  }
  if (entries_.size() + entries > static_cast<std::size_t>(wish.most_entries)) {
    return fail("too_long", "The table's story has become too long to go on.");
  }
  return {};
}

Change Table::change() const { return {{}, {}, facts_, position_, standing_}; }

Expected<Change> Table::play(const Wish& wish, const std::vector<std::string>& moves) const {
  if (const auto checked = check(wish, moves.size()); !checked) {
    return std::unexpected(checked.error());
  }
  Change change = this->change();
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (auto played = play_one(change, wish, moves[i]); !played) {
      played.error().where = "moves[" + std::to_string(i) + "]";
      return std::unexpected(played.error());
    }
  }
  return change;
}

Expected<void> Table::play_one(Change& change, const Wish& wish, const std::string& text) const {
  Position& position = change.position;
  if (const Seat seat = game_->to_move(position); seat != wish.seat) {
    return seat == kNobody
               ? fail("not_playing", "The game is over.")
               : fail("not_your_turn", "It is the turn of seat " + std::to_string(seat) + ".");
  }
  const Expected<Move> move = legal_move(*game_, position, text);
  if (!move) return std::unexpected(move.error());
  change.standing.push_back({*move, wish.seat, game_->reveals(position)});
  Entry entry;
  entry.seat = wish.seat;
  entry.move = game_->move_text(position, *move);
  entry.at = wish.now;
  entry.request = wish.request;
  EventLog log;
  game_->apply(position, *move, &log);
  add(change, std::move(entry), std::move(log.events));
  return {};
}

int Table::can_undo(Seat seat) const {
  if (facts_.status != Status::kPlaying || seat == kNobody) return 0;
  const int reveals = game_->reveals(position_);
  int moves = 0;
  for (auto it = standing_.rbegin(); it != standing_.rend(); ++it, ++moves) {
    if (it->seat != seat || it->reveals != reveals) break;
  }
  return moves;
}

Expected<Change> Table::undo(const Wish& wish, int moves) const {
  if (const auto checked = check(wish, 1); !checked) return std::unexpected(checked.error());
  if (const int most = can_undo(wish.seat); moves < 1 || moves > most) {
    return fail("cannot_undo", "You can take back " + std::to_string(most) + " moves now.");
  }
  const Expected<Position> start = set_up();
  if (!start) return std::unexpected(start.error());
  Change change = this->change();
  change.standing.resize(standing_.size() - static_cast<std::size_t>(moves));
  change.position = *start;
  for (const Standing& standing : change.standing) game_->apply(change.position, standing.move);
  Entry entry;
  entry.seat = wish.seat;
  entry.undo = moves;
  entry.at = wish.now;
  entry.request = wish.request;
  add(change, std::move(entry), {});
  return change;
}

// Adds an entry that has just been done to the change's position.
void Table::add(Change& change, Entry entry, std::vector<Event> events) const {
  TableFacts& facts = change.facts;
  entry.hash = position_hash(change.position);
  facts.rev += 1;
  facts.n = static_cast<int>(change.standing.size());
  facts.to_move = game_->to_move(change.position);
  facts.changed = entry.at;
  if (facts.to_move == kNobody) {
    facts.status = Status::kOver;
    facts.result = result_json(game_->result(change.position), facts.options.seats);
    facts.hash = hash_text(entry.hash);
  }
  change.happenings.push_back(
      {facts.rev, facts.n, entry.seat, entry.move, entry.undo, entry.at, std::move(events)});
  change.entries.push_back(std::move(entry));
}

std::vector<Happening> Table::accept(Change change) {
  int rev = facts_.rev;
  // Who sits where may have changed since the change was made.
  change.facts.seats = std::move(facts_.seats);
  facts_ = std::move(change.facts);
  position_ = change.position;
  has_position_ = true;
  standing_ = std::move(change.standing);
  for (std::size_t i = 0; i < change.entries.size(); ++i) {
    const int n = change.happenings[i].n;
    remember(change.entries[i], ++rev, static_cast<std::size_t>(n));
    entries_.push_back(std::move(change.entries[i]));
  }
  return std::move(change.happenings);
}

std::vector<Happening> Table::happenings(int from) const {
  std::vector<Happening> out;
  EventLog log;
  const Expected<Position> start = set_up(&log);
  if (!start) return out;
  if (from < 0) {
    Happening set_up;
    set_up.at = facts_.created;
    set_up.events = log.events;
    out.push_back(std::move(set_up));
  }
  Replay replay(*game_, *start);
  Expected<void> same;
  for (std::size_t i = 0; i < entries_.size(); ++i) {
    const Entry& entry = entries_[i];
    const int rev = static_cast<int>(i) + 1;
    log.events.clear();
    if (same) same = replay.step(entry, rev > from ? &log : nullptr);
    if (rev <= from) continue;
    out.push_back({rev, static_cast<int>(replay.standing().size()), entry.seat, entry.move,
                   entry.undo, entry.at, log.events});
  }
  return out;
}

}  // namespace kaisho
