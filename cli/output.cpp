#include "cli/output.h"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <iostream>
#include <string_view>
#include <tuple>

#include "arena/command_line/standard_output.h"

namespace kaisho::cli {

// A terminal is given whole lines as they come, anything else larger pieces.
class Output::Buffer final : public std::streambuf {
 public:
  int error() const { return error_; }

 protected:
  int_type overflow(int_type c) override {
    if (traits_type::eq_int_type(c, traits_type::eof())) return traits_type::not_eof(c);
    const char one = traits_type::to_char_type(c);
    return xsputn(&one, 1) == 1 ? c : traits_type::eof();
  }

  std::streamsize xsputn(const char* text, std::streamsize size) override {
    const std::string_view added(text, size);
    waiting_ += added;
    const bool due = waiting_.size() >= kMaxHeld || (terminal_ && added.contains('\n'));
    return !due || sync() == 0 ? size : 0;
  }

  int sync() override {
    std::string_view rest = waiting_;
    while (!rest.empty() && error_ == 0) {
      const ssize_t written = write(STDOUT_FILENO, rest.data(), rest.size());
      if (written >= 0) rest.remove_prefix(written);
      if (written >= 0 || errno == EINTR || (errno == EAGAIN && wait())) continue;
      error_ = errno;
    }
    waiting_.clear();
    return error_ == 0 ? 0 : -1;
  }

 private:
  static constexpr std::size_t kMaxHeld = std::size_t{1} << 16U;

  // Another program may have made the terminal one that does not wait.
  static bool wait() {
    pollfd look{.fd = STDOUT_FILENO, .events = POLLOUT, .revents = 0};
    return poll(&look, 1, -1) >= 0 || errno == EINTR;
  }

  std::string waiting_;
  bool terminal_ = isatty(STDOUT_FILENO) == 1;
  int error_ = 0;
};

Output::Output() : buffer_(std::make_unique<Buffer>()) {
  std::ios_base::sync_with_stdio(false);
  before_ = std::cout.rdbuf(buffer_.get());
  std::cout.exceptions(std::ios_base::badbit);
  std::cerr.tie(nullptr);  // else telling of a failure would fail, too
}

Output::~Output() {
  std::cout.exceptions(std::ios_base::goodbit);
  std::cout.rdbuf(before_);
}

Error Output::fault() const { return arena::output_fault(buffer_->error()); }

void keep_standard_files() {
  for (const int file : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (fcntl(file, F_GETFD) >= 0) continue;
    // Opened the wrong way round, so that reading or writing fails as it would have.
    std::ignore = open("/dev/null", file == STDIN_FILENO ? O_WRONLY : O_RDONLY);
  }
}

}  // namespace kaisho::cli
