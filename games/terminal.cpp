#include "games/terminal.h"

#include "games/list.h"

namespace kaisho {
namespace {

class PlainBoard final : public TerminalBoard {
 public:
  void draw(std::ostream& out, const TerminalView& view) const override {
    out << json_text(view.state, 2) << '\n';
  }
  std::string say(std::string_view /*member*/, const Json& value) const override {
    return value.is_string() ? value.get<std::string>() : json_text(value);
  }
};

template <class Rules>
std::unique_ptr<TerminalBoard> board_of(const BoardParts& parts) {
  if constexpr (requires { Rules::terminal_board(parts); }) {
    return Rules::terminal_board(parts);
  } else {
    return std::make_unique<PlainBoard>();
  }
}

template <class... Rules>
std::unique_ptr<TerminalBoard> board_for(std::string_view game, const BoardParts& parts,
                                         GameList<Rules...> /*list*/) {
  std::unique_ptr<TerminalBoard> board;
  ((Rules::kId == game ? void(board = board_of<Rules>(parts)) : void()), ...);
  return board;
}

}  // namespace

std::unique_ptr<TerminalBoard> terminal_board(std::string_view game, const BoardParts& parts) {
  return board_for(game, parts, AllGames{});
}

}  // namespace kaisho
