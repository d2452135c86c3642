#include "cli/board.h"

namespace kaisho::cli {
namespace {

class PlainBoard final : public Board {
 public:
  void draw(std::ostream& out, const Look& look) const override {
    out << look.state.dump(2) << '\n';
  }
  std::string say(std::string_view /*member*/, const Json& value) const override {
    return value.is_string() ? value.get<std::string>() : json_text(value);
  }
};

}  // namespace

std::unique_ptr<Board> make_board(const Game& game, const Texts& texts, const Style& style,
                                  const std::string& language) {
  if (game.info().id == "osaka") {
    return make_osaka_board(game.edition().json, texts, style, language);
  }
  if (game.info().id == "yokohama") {
    return make_yokohama_board(game.edition().json, texts, style, language);
  }
  if (game.info().id == "yamatai") {
    return make_yamatai_board(game.edition().json, texts, style, language);
  }
  if (game.info().id == "nippon") {
    return make_nippon_board(game.edition().json, texts, style, language);
  }
  return std::make_unique<PlainBoard>();
}

}  // namespace kaisho::cli
