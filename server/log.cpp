#include "server/log.h"

#include <spdlog/sinks/stdout_color_sinks.h>
#include <spdlog/spdlog.h>

namespace kaisho {

Expected<void> start_log(const std::string& level) {
  const auto found = spdlog::level::from_str(level);
  if (found == spdlog::level::off && level != "off") {
    return fail("bad_option", "There is no log level '" + level +
                                  "'; there are trace, debug, info, warn, error and off.");
  }
  static const auto kLog = spdlog::stderr_color_mt("kaisho");
  spdlog::set_default_logger(kLog);
  spdlog::set_pattern("%Y-%m-%d %H:%M:%S.%e %^%l%$ %v");
  spdlog::set_level(found);
  return {};
}

}  // namespace kaisho
