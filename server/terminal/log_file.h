// A file to which lines of the log are added. It can be opened again, when it was moved away.
#pragma once

#include <spdlog/sinks/base_sink.h>

#include <mutex>
#include <string>

#include "core/reading/error.h"

namespace kaisho::server {

class LogFile final : public spdlog::sinks::base_sink<std::mutex> {
 public:
  explicit LogFile(std::string path) : path_(std::move(path)) {}
  LogFile(const LogFile&) = delete;
  LogFile& operator=(const LogFile&) = delete;
  ~LogFile() override;

  // Opens the file of this name, which is made if necessary. If that fails, what was open stays so.
  // Errors: cannot_log.
  Expected<void> open();

 protected:
  void sink_it_(const spdlog::details::log_msg& message) override;
  void flush_() override {}  // each line is written at once

 private:
  std::string path_;
  int file_ = -1;
};

}  // namespace kaisho::server
