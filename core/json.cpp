#include "core/json.h"

#include <cstddef>

namespace kaisho {
namespace {

// Accepts everything, only to learn where a text stops being JSON and how deep it nests.
class Inspector final : public nlohmann::json_sax<Json> {
 public:
  bool null() override { return true; }
  bool boolean(bool) override { return true; }
  bool number_integer(number_integer_t) override { return true; }
  bool number_unsigned(number_unsigned_t) override { return true; }
  bool number_float(number_float_t, const string_t&) override { return true; }
  bool string(string_t&) override { return true; }
  bool binary(binary_t&) override { return true; }
  bool start_object(std::size_t) override { return ++depth_ <= kMaxJsonDepth; }
  bool key(string_t&) override { return true; }
  bool end_object() override { return leave(); }
  bool start_array(std::size_t) override { return ++depth_ <= kMaxJsonDepth; }
  bool end_array() override { return leave(); }
  bool parse_error(std::size_t position, const std::string&,
                   const nlohmann::detail::exception&) override {
    position_ = position;
    return false;
  }

  bool too_deep() const { return depth_ > kMaxJsonDepth; }
  std::size_t position() const { return position_; }

 private:
  bool leave() {
    --depth_;
    return true;
  }

  int depth_ = 0;
  std::size_t position_ = 0;
};

}  // namespace

Expected<Json> parse_json(std::string_view text) {
  Inspector inspector;
  if (!Json::sax_parse(text, &inspector)) {
    if (inspector.too_deep()) return fail("bad_json", "The JSON text is nested too deep.");
    return fail("bad_json", "This is not JSON: it goes wrong at byte " +
                                std::to_string(inspector.position()) + ".");
  }
  Json json = Json::parse(text, nullptr, false);
  if (json.is_discarded()) return fail("bad_json", "This is not JSON.");
  return json;
}

std::string json_text(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Json error_json(const Error& error) {
  Json json = {{"code", error.code}, {"message", error.message}};
  if (!error.where.empty()) json["where"] = error.where;
  return json;
}

}  // namespace kaisho
