#include "cli/terminal_game.h"

#include <algorithm>
#include <cmath>

#include "cli/terminal_words.h"
#include "core/reading/fault.h"
#include "players/cancellation.h"

namespace kaisho::cli {

TerminalGame::TerminalGame(engine::History& history, engine::Record& record, RecordFile& file,
                           TerminalSeats seats, const TerminalBoard& board, const Texts& texts,
                           bool confirm)
    : history_(history),
      record_(record),
      file_(file),
      seats_(std::move(seats)),
      board_(board),
      texts_(texts),
      words_(board, texts, seats_.names),
      confirm_(confirm),
      chance_(RandomState::from_key(seats_.chance)) {}

Expected<void> TerminalGame::begin_programs() {
  for (const arena::MadePlayer& bot : seats_.bots) {
    if (bot.program == nullptr) continue;
    if (auto begun = bot.program->begin({}); !begun) return begun;
  }
  return {};
}

Expected<void> TerminalGame::run() {
  if (auto begun = begin_programs(); !begun) return begun;
  if (history_.size() == 0) {
    tell(history_.events(0));
  } else {
    std::cout << texts_("resumed") << '\n';
  }
  std::cout << '\n' << texts_("welcome") << '\n';
  while (!left_) {
    const Seat seat = history_.game().to_move(history_.position());
    if (seat == kNobody) {
      show_end();
      return fault_;
    }
    if (seat == seats_.me) {
      person_moves();
    } else {
      bot_moves();
    }
  }
  if (fault_) std::cout << texts_("bye") << '\n';
  return fault_;
}

void TerminalGame::bot_moves() {
  const Game& game = history_.game();
  const Seat seat = game.to_move(history_.position());
  Random random(chance_);
  const Position observation = game.observe(history_.position(), seat);
  const players::ScopedCancellation cancellation(reader_.is_gone());
  const arena::MadePlayer& bot = seats_.bots[seat];
  const Move move = bot.player->choose(game, observation, random);
  left_ = reader_.is_gone();  // then the move is worth nothing
  if (left_) return;
  if (bot.program == nullptr || bot.program->fault().empty()) return play(move);
  std::cout << std::flush;
  keep(fail("bot_failed", "cli.bot_failed",
            {{"player", bot.player->name()},
             {"seat", seat},
             {"moves", history_.size()},
             {"took", bot.program->took().count()},
             {"why", bot.program->fault()}}));
}

void TerminalGame::person_moves() {
  MoveList legal;
  history_.game().legal_moves(history_.position(), legal);
  show_table();
  show_moves(legal);
  while (true) {
    const std::optional<std::string> line = ask(texts_("prompt"));
    if (!line) {
      left_ = true;
      return;
    }
    const Heard heard = hear(*line, legal);
    if (heard == Heard::kLeave) left_ = true;
    if (heard != Heard::kOther) return;
  }
}

TerminalGame::Heard TerminalGame::hear(const std::string& line, const MoveList& legal) {
  switch (command_of(line)) {
    case Command::kNothing: return Heard::kOther;
    case Command::kQuit: return Heard::kLeave;
    case Command::kHelp: std::cout << texts_("help") << '\n'; return Heard::kOther;
    case Command::kWhy: show_refusals(); return Heard::kOther;
    case Command::kHint: show_hint(); return Heard::kOther;
    case Command::kShow: return Heard::kMove;
    case Command::kUndo: return undo(1) ? Heard::kMove : Heard::kOther;
    case Command::kMove: break;
  }
  const std::optional<Move> move = move_of(line, legal, history_);
  if (!move) {
    std::cout << texts_("no_such_move") << '\n';
    return Heard::kOther;
  }
  play(*move);
  if (!left_ && !confirmed()) undo(1);
  return left_ ? Heard::kLeave : Heard::kMove;
}

// Asks at the end of the person's turn, as long as there is a way back.
bool TerminalGame::confirmed() {
  if (!confirm_ || history_.game().to_move(history_.position()) == seats_.me) return true;
  if (history_.undoable(seats_.me) == 0) return true;
  const std::optional<std::string> line = ask(texts_("confirm"));
  if (!line) left_ = true;
  return !line || command_of(*line) != Command::kUndo;
}

void TerminalGame::play(Move move) {
  EventLog log;
  const std::string text = history_.game().move_text(history_.position(), move);
  {
    const auto held = file_.hold();
    const int before = history_.size();
    // Only a bot with a fault in it could play what is no legal move.
    Expected<void> played = history_.play(text, &log);
    if (played) {
      engine::append_moves(record_, history_, before);
      played = file_.save(record_, history_);
    }
    keep(played);
  }
  tell(log.events);
}

void TerminalGame::keep(const Expected<void>& done) {
  if (done || !fault_) return;
  fault_ = done;
  left_ = true;
}

bool TerminalGame::undo(int moves) {
  if (history_.undoable(seats_.me) < moves) {
    std::cout << texts_("cannot_undo") << '\n';
    return false;
  }
  {
    const auto held = file_.hold();
    record_.entries.push_back({.seat = seats_.me, .move = {}, .undo = moves, .at = {}});
    history_.cut(history_.size() - moves);
    keep(file_.save(record_, history_));
  }
  std::cout << texts_("undone") << '\n';
  return true;
}

std::optional<std::string> TerminalGame::ask(const std::string& prompt) {
  std::cout << prompt << std::flush;
  std::string line;
  if (std::getline(std::cin, line)) return line;
  std::cout << '\n';
  return std::nullopt;
}

void TerminalGame::show_table() const {
  const Game& game = history_.game();
  const Json state = game.position_json(game.observe(history_.position(), seats_.me));
  board_.draw(std::cout,
              {state, seats_.me, game.to_move(history_.position()) == kNobody, seats_.names});
}

void TerminalGame::show_moves(const MoveList& legal) const {
  const Game& game = history_.game();
  std::cout << '\n' << texts_("your_moves") << '\n';
  for (std::size_t i = 0; i < legal.size(); ++i) {
    const Json move = game.move_json(history_.position(), legal[i]);
    const std::string number = std::to_string(i + 1);
    std::cout << std::string(4 - std::min<std::size_t>(3, number.size()), ' ') << number << "  "
              << words_.move(move) << "  [" << move["text"].get_ref<const std::string&>() << "]\n";
  }
}

void TerminalGame::show_refusals() const {
  const Game& game = history_.game();
  std::vector<Refusal> refusals;
  game.refusals(history_.position(), refusals);
  if (refusals.empty()) std::cout << texts_("nothing_refused") << '\n';
  for (const Refusal& refusal : refusals) {
    const std::vector<std::string> values = {std::to_string(refusal.values[0]),
                                             std::to_string(refusal.values[1])};
    std::cout << "  " << words_.move(game.move_json(history_.position(), refusal.move)) << ": "
              << texts_(std::string("reason.") + refusal.reason, values) << " (" << refusal.clause
              << ")\n";
  }
}

void TerminalGame::show_hint() const {
  const Game& game = history_.game();
  const Expected<std::unique_ptr<players::Player>> player = players::make_player(kAdviser);
  if (!player) return;
  RandomState state = chance_;
  Random random(state);
  const Position observation = game.observe(history_.position(), seats_.me);
  for (const players::Suggestion& suggestion : (*player)->suggest(game, observation, 1, random)) {
    std::string line;
    Position position = game.resample(observation, random);
    for (const Move move : suggestion.line) {
      MoveList legal;
      game.legal_moves(position, legal);
      if (!legal.contains(move)) break;
      line += (line.empty() ? "" : ", ") + words_.move(game.move_json(position, move));
      game.apply(position, move, nullptr);
    }
    if (line.empty()) line = words_.move(game.move_json(history_.position(), suggestion.move));
    const int percent =
        static_cast<int>(std::lround(suggestion.shares[game.to_move(observation)] * 100.0F));
    std::cout << texts_("hint", {line, std::to_string(percent)}) << '\n';
  }
}

void TerminalGame::show_end() const {
  show_table();
  const Result result = history_.game().result(history_.position());
  std::cout << '\n' << texts_("over") << '\n';
  int winners = 0;
  bool first = false;
  for (int rank = 1; rank <= history_.seats(); ++rank) {
    for (std::size_t seat = 0; seat < seats_.names.size(); ++seat) {
      if (result.rank[seat] != rank) continue;
      winners += rank == 1 ? 1 : 0;
      first = first || (rank == 1 && static_cast<Seat>(seat) == seats_.me);
      std::cout << "  "
                << texts_("rank", {std::to_string(rank), seats_.names[seat],
                                   std::to_string(result.score[seat]),
                                   std::to_string(result.tiebreak[seat])})
                << '\n';
    }
  }
  std::cout << texts_(!first ? "lost" : winners > 1 ? "shared" : "won") << '\n';
}

void TerminalGame::tell(const std::vector<Event>& events) const {
  for (const Json& event : gathered(history_.game(), events)) {
    std::cout << "  " << words_.say("event." + event["event"].get<std::string>(), event) << '\n';
  }
}

}  // namespace kaisho::cli
