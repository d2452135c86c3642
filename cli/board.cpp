#include "cli/board.h"

namespace kaisho::cli {
namespace {

class PlainBoard final : public Board {
 public:
  void draw(std::ostream& out, const Look& look) const override {
    out << json_text(look.state, 2) << '\n';
  }
  std::string say(std::string_view /*member*/, const Json& value) const override {
    return value.is_string() ? value.get<std::string>() : json_text(value);
  }
};

}  // namespace

std::unique_ptr<Board> make_board(std::string_view game, const Json& edition, const Texts& texts,
                                  const Style& style, const std::string& language) {
  if (game == "osaka") {
    return make_osaka_board(edition, texts, style, language);
  }
  if (game == "yokohama") {
    return make_yokohama_board(edition, texts, style, language);
  }
  if (game == "yamatai") {
    return make_yamatai_board(edition, texts, style, language);
  }
  if (game == "nippon") {
    return make_nippon_board(edition, texts, style, language);
  }
  return std::make_unique<PlainBoard>();
}

}  // namespace kaisho::cli
