#include "arena/programs/error_lines.h"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <tuple>

#include "core/characters/visible.h"

namespace kaisho::arena {
namespace {

constexpr std::size_t kLongestLine = std::size_t{1} << 16U;  // a longer one is passed on in pieces
constexpr int kPieces = 64;  // at a time: a program that never ends its talk has to be left, too

}  // namespace

void ErrorLines::begin(int pipe, std::string_view name) {
  end();
  pipe_ = pipe;
  name_ = name;
  fcntl(pipe_, F_SETFL, O_NONBLOCK);
}

void ErrorLines::pass_on() {
  for (int piece = 0; piece < kPieces && read_some(); ++piece) {
    std::string_view rest = text_;
    for (auto at = rest.find('\n'); at != std::string_view::npos; at = rest.find('\n')) {
      print(rest.substr(0, at));
      rest.remove_prefix(at + 1);
    }
    text_.erase(0, text_.size() - rest.size());
    if (text_.size() < kLongestLine) continue;
    print(text_);
    text_.clear();
  }
}

void ErrorLines::end() {
  pass_on();
  if (!text_.empty()) print(text_);
  text_.clear();
  if (pipe_ >= 0) close(pipe_);
  pipe_ = -1;
}

bool ErrorLines::read_some() {
  std::array<char, 1U << 12U> chunk;  // NOLINT(cppcoreguidelines-pro-type-member-init)
  if (pipe_ < 0) return false;
  const ssize_t got = ::read(pipe_, chunk.data(), chunk.size());
  if (got > 0) {
    text_.append(chunk.data(), got);
    return true;
  }
  if (got < 0 && errno == EINTR) return true;
  if (got < 0 && errno == EAGAIN) return false;
  close(pipe_);
  pipe_ = -1;
  return false;
}

// Writes in one piece and past std::cerr, since several programs may speak at once, on several
// threads.
void ErrorLines::print(std::string_view line) const {
  if (line.ends_with('\r')) line.remove_suffix(1);
  const std::string whole = visible(name_ + ": " + std::string(line)) + "\n";
  std::ignore = write(STDERR_FILENO, whole.data(), whole.size());
}

}  // namespace kaisho::arena
