#include "cli/screen.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <iostream>
#include <string_view>

#include "core/terminal/columns.h"
#include "core/values/ascii.h"

namespace kaisho::cli {
namespace {

std::string_view variable(const char* name) {
  const char* const value = std::getenv(name);
  return value == nullptr ? std::string_view() : value;
}

// The text without what only colours it, "\x1b[…m".
std::string plain(std::string_view text) {
  std::string left;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto end = text[i] == '\x1b' ? text.find('m', i) : std::string_view::npos;
    if (end == std::string_view::npos) {
      left += text[i];
    } else {
      i = end;
    }
  }
  return left;
}

std::size_t columns_of(std::string_view text) { return width(plain(text)); }

// The column in which a broken line goes on.
std::size_t hang(std::string_view line, std::size_t columns) {
  const std::size_t begin = line.find_first_not_of(' ');
  if (begin == std::string_view::npos) return 0;
  const std::size_t gap = line.find("  ", begin);
  if (gap != std::string_view::npos) {
    const std::size_t second = line.find_first_not_of(' ', gap);
    const std::size_t column = columns_of(line.substr(0, second));
    if (second != std::string_view::npos && column <= columns / 2) return column;
  }
  return begin <= columns / 2 ? begin : 0;
}

// How many bytes of the text, what colours it included, fit into so many columns; one column at
// least.
std::size_t bytes_within(std::string_view text, std::size_t columns) {
  std::size_t bytes = 0;
  std::size_t left = std::max<std::size_t>(columns, 1);
  while (bytes < text.size()) {
    const std::size_t escape = std::min(text.find('\x1b', bytes), text.size());
    const std::string piece(text.substr(bytes, escape - bytes));
    const std::size_t fits = cut(piece, left).size();
    bytes += fits;
    if (fits < piece.size()) break;
    left -= width(piece);
    if (escape == text.size()) break;
    bytes = std::min(text.find('m', escape), text.size() - 1) + 1;
  }
  return bytes;
}

// A command that is to be copied: it stays one line, which terminals break by themselves.
constexpr std::string_view kCommand = "    kaisho ";

void add_wrapped(std::string& out, std::string_view line, std::size_t columns) {
  const std::string below = "\n" + std::string(hang(line, columns), ' ');
  std::size_t used = 0;
  bool first = true;  // of its line
  while (!line.empty()) {
    const std::size_t begin = std::min(line.find_first_not_of(' '), line.size());
    const std::size_t end = std::min(line.find(' ', begin), line.size());
    std::string_view word = line.substr(begin, end - begin);
    std::size_t wide = columns_of(word);
    if (!first && used + begin + wide > columns) {
      out += below;
      used = below.size() - 1;
    } else if (!word.empty()) {
      const std::size_t gap = std::min(begin, columns - std::min(used + wide, columns));
      out.append(gap, ' ');
      used += gap;
    }
    first = first && word.empty();
    while (used + wide > columns && columns > below.size()) {
      const std::size_t bytes = bytes_within(word, columns - std::min(used, columns));
      if (bytes == 0 || bytes >= word.size()) break;
      out += word.substr(0, bytes);
      out += below;
      word.remove_prefix(bytes);
      used = below.size() - 1;
      wide = columns_of(word);
    }
    out += word;
    used += wide;
    line.remove_prefix(end);
  }
}

}  // namespace

bool is_screen(int file) { return isatty(file) == 1 && variable("TERM") != "dumb"; }

bool shows_colours() { return is_screen(STDOUT_FILENO) && variable("NO_COLOR").empty(); }

bool is_utf8() {
  for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    std::string locale(variable(name));
    if (locale.empty()) continue;
    std::ranges::transform(locale, locale.begin(), ascii_lower);
    return locale.contains("utf-8") || locale.contains("utf8");
  }
  return false;
}

std::optional<std::size_t> screen_columns(int file) {
  if (isatty(file) != 1) return std::nullopt;
  const std::string_view requested = variable("COLUMNS");
  std::size_t columns = 0;
  const auto [end, error] =
      std::from_chars(requested.data(), requested.data() + requested.size(), columns);
  if (error == std::errc{} && end == requested.data() + requested.size() && columns > 0)
    return columns;
  winsize size{};
  if (ioctl(file, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return std::nullopt;
  return size.ws_col;
}

std::string wrapped_lines(const std::string& text, std::size_t columns) {
  std::string out;
  std::string_view rest = text;
  while (true) {
    const std::size_t end = rest.find('\n');
    const std::string_view line = rest.substr(0, end);
    if (columns_of(line) <= columns || line.starts_with(kCommand)) {
      out += line;
    } else {
      add_wrapped(out, line, columns);
    }
    if (end == std::string_view::npos) return out;
    out += '\n';
    rest.remove_prefix(end + 1);
  }
}

std::string fitted(const std::string& text, int file) {
  const std::optional<std::size_t> columns = screen_columns(file);
  return columns ? wrapped_lines(text, *columns) : text;
}

// Holds the last line until it is whole, or asked for as it is.
class WrappedLines::Buffer final : public std::streambuf {
 public:
  Buffer() : to_(std::cout.rdbuf(this)) {}
  Buffer(const Buffer&) = delete;
  Buffer& operator=(const Buffer&) = delete;
  ~Buffer() override {
    to_->sputn(line_.data(), std::ssize(line_));
    std::cout.rdbuf(to_);
  }

 protected:
  int_type overflow(int_type c) override {
    if (traits_type::eq_int_type(c, traits_type::eof())) return traits_type::not_eof(c);
    const char one = traits_type::to_char_type(c);
    return xsputn(&one, 1) == 1 ? c : traits_type::eof();
  }

  std::streamsize xsputn(const char* text, std::streamsize size) override {
    line_.append(text, size);
    const std::size_t end = line_.rfind('\n');
    if (end == std::string::npos) return size;
    const std::string whole = line_.substr(0, end);
    line_.erase(0, end + 1);
    return put(whole) && put_as_is("\n") ? size : 0;
  }

  int sync() override {
    const bool done = put(line_);
    line_.clear();
    return done ? to_->pubsync() : -1;
  }

 private:
  bool put(const std::string& text) { return put_as_is(fitted(text, STDOUT_FILENO)); }
  bool put_as_is(const std::string& text) {
    const std::streamsize size = std::ssize(text);
    return to_->sputn(text.data(), size) == size;
  }

  std::streambuf* to_;
  std::string line_;
};

WrappedLines::WrappedLines() {
  if (screen_columns(STDOUT_FILENO)) buffer_ = std::make_unique<Buffer>();
}

WrappedLines::~WrappedLines() = default;

}  // namespace kaisho::cli
