#include "server/terminal/log.h"

#include <spdlog/pattern_formatter.h>
#include <spdlog/sinks/stdout_color_sinks.h>
#include <spdlog/spdlog.h>

#include <cstdlib>
#include <memory>

#include "core/characters/visible.h"
#include "core/reading/fault.h"
#include "core/reading/fields.h"
#include "core/reading/nearest.h"
#include "server/terminal/log_file.h"

namespace kaisho::server {
namespace {

constexpr std::size_t kLongest = 1000;  // characters of a message

// Writes the message of a line, escaped and cut.
class Words : public spdlog::custom_flag_formatter {
 public:
  void format(const spdlog::details::log_msg& message, const std::tm& /*time*/,
              spdlog::memory_buf_t& line) override {
    const std::string words =
        visible_start({message.payload.data(), message.payload.size()}, kLongest);
    line.append(words.data(), words.data() + words.size());
  }
  std::unique_ptr<custom_flag_formatter> clone() const override {
    return std::make_unique<Words>();
  }
};

// Of the log that is written to a file; null without one.
std::shared_ptr<LogFile>& log_file() {
  static std::shared_ptr<LogFile> file;
  return file;
}

Expected<spdlog::sink_ptr> sink_of(const std::string& file) {
  log_file().reset();
  if (file.empty()) {
    const char* const no_colour = std::getenv("NO_COLOR");  // see no-color.org
    const bool plain = no_colour != nullptr && *no_colour != '\0';
    return std::make_shared<spdlog::sinks::stderr_color_sink_mt>(
        plain ? spdlog::color_mode::never : spdlog::color_mode::automatic);
  }
  auto sink = std::make_shared<LogFile>(file);
  if (const auto opened = sink->open(); !opened) return std::unexpected(opened.error());
  log_file() = sink;
  return sink;
}

}  // namespace

Expected<void> start_log(const std::string& level, const std::string& file) {
  const auto found = spdlog::level::from_str(level);
  if (found == spdlog::level::off && level != "off") {
    const std::vector<std::string_view> known = {"trace", "debug", "info", "warn", "error", "off"};
    return std::unexpected(with_nearest(
        error_of("bad_option", "choice", {{"expected", listed(known)}, {"found", level}}), level,
        known));
  }
  Expected<spdlog::sink_ptr> sink = sink_of(file);
  if (!sink) return std::unexpected(std::move(sink.error()));
  spdlog::set_default_logger(std::make_shared<spdlog::logger>("kaisho", *std::move(sink)));
  auto lines = std::make_unique<spdlog::pattern_formatter>();
  lines->add_flag<Words>('*').set_pattern("%Y-%m-%d %H:%M:%S.%e %^%l%$ %*");
  spdlog::set_formatter(std::move(lines));
  spdlog::set_level(found);
  return {};
}

void reopen_log() {
  const std::shared_ptr<LogFile> file = log_file();
  if (!file) return;
  if (const auto opened = file->open(); !opened) spdlog::error("{}", opened.error().message);
}

}  // namespace kaisho::server
