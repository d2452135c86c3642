#include "server/terminal/log.h"

#include <spdlog/pattern_formatter.h>
#include <spdlog/sinks/stdout_color_sinks.h>
#include <spdlog/spdlog.h>

#include <cstdlib>
#include <memory>

#include "core/characters/visible.h"
#include "core/reading/fields.h"
#include "core/reading/nearest.h"

namespace kaisho::server {
namespace {

// Writes the message of a line, escaped.
class Words : public spdlog::custom_flag_formatter {
 public:
  void format(const spdlog::details::log_msg& message, const std::tm& /*time*/,
              spdlog::memory_buf_t& line) override {
    const std::string words = visible({message.payload.data(), message.payload.size()});
    line.append(words.data(), words.data() + words.size());
  }
  std::unique_ptr<custom_flag_formatter> clone() const override {
    return std::make_unique<Words>();
  }
};

}  // namespace

Expected<void> start_log(const std::string& level) {
  const auto found = spdlog::level::from_str(level);
  if (found == spdlog::level::off && level != "off") {
    const std::vector<std::string_view> known = {"trace", "debug", "info", "warn", "error", "off"};
    return std::unexpected(with_nearest(
        error_of("bad_option", "choice", {{"expected", listed(known)}, {"found", level}}), level,
        known));
  }
  const char* const no_colour = std::getenv("NO_COLOR");  // see no-color.org
  const bool plain = no_colour != nullptr && *no_colour != '\0';
  static const auto kLog = spdlog::stderr_color_mt(
      "kaisho", plain ? spdlog::color_mode::never : spdlog::color_mode::automatic);
  spdlog::set_default_logger(kLog);
  auto lines = std::make_unique<spdlog::pattern_formatter>();
  lines->add_flag<Words>('*').set_pattern("%Y-%m-%d %H:%M:%S.%e %^%l%$ %*");
  spdlog::set_formatter(std::move(lines));
  spdlog::set_level(found);
  return {};
}

}  // namespace kaisho::server
