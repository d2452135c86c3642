// Lines of the log that others cause: people, programs and machines that may be strangers. However
// many they cause, the log keeps to so many a minute of each kind.
#pragma once

#include <spdlog/spdlog.h>

#include <stop_token>
#include <string>
#include <string_view>
#include <utility>

namespace kaisho::server {

inline constexpr int kLinesAMinute = 20;  // of each kind

// What comes from outside, for a line of the log: visible, and not longer than a name or an address
// needs.
std::string cut(std::string_view text);

// Whether the log takes another line of this kind now. What was left out of minutes that are over
// is said first.
bool log_takes(std::string_view kind);

// `kind` says in the plural what the lines are about, such as "refused pages".
template <class... Values>
void log_limited(spdlog::level::level_enum level, std::string_view kind,
                 spdlog::format_string_t<Values...> line, Values&&... values) {
  if (!spdlog::should_log(level) || !log_takes(kind)) return;
  spdlog::log(level, line, std::forward<Values>(values)...);
}

// Says each minute how many lines were left out of it, if any, until `stop`.
void log_left_out_each_minute(const std::stop_token& stop);

}  // namespace kaisho::server
