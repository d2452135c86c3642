#include "core/reading/fault.h"

#include "core/characters/utf8.h"
#include "core/characters/visible.h"
#include "core/reading/sentences.h"

namespace kaisho {
namespace {

constexpr std::size_t kMaxValueBytes = 240;  // of a text, which may come from outside

}  // namespace

ErrorValue Gap::value() const {
  if (is_text_) return {name_, visible(cut_to(text_, kMaxValueBytes))};
  return {name_, number_};
}

Error error_of(const char* code, const char* reason, Gaps gaps, std::string where) {
  Error error{.code = code, .message = reason, .where = std::move(where), .reason = reason};
  for (const Gap& gap : gaps) error.values.push_back(gap.value());
  error.message = english_sentences()(error);
  return error;
}

std::unexpected<Error> fail(const char* code, const char* reason, Gaps gaps, std::string where) {
  return std::unexpected(error_of(code, reason, gaps, std::move(where)));
}

std::string joined_path(std::string_view path, std::string_view rest) {
  std::string all(path);
  if (!path.empty() && !rest.empty() && rest.front() != '[') all += '.';
  return all.append(rest);
}

Error within(std::string_view path, Error error) {
  error.where = joined_path(path, error.where);
  return error;
}

}  // namespace kaisho
