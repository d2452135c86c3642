// Reading JSON that somebody else wrote: each field is asked for by name and kind, the first fault
// is kept with its path, and reading goes on with harmless values so that callers stay straight.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/reading/error.h"
#include "core/reading/fault.h"
#include "core/reading/json.h"

namespace kaisho {

// Collects the faults of one document.
class Faults {
 public:
  static constexpr std::size_t kMaxFaults = 50;

  void add(Error error);
  void add(std::string code, std::string message, std::string where);
  bool any() const { return !errors_.empty(); }
  const Error& first() const { return errors_.front(); }
  const std::vector<Error>& all() const { return errors_; }

 private:
  std::vector<Error> errors_;
};

// One JSON value with its path. Cheap to copy; the document and the Faults must outlive it.
class Field {
 public:
  Field(const Json& json, Faults& faults, std::string path = {})
      : json_(&json), faults_(&faults), path_(std::move(path)) {}

  const Json& json() const { return *json_; }
  const std::string& path() const { return path_; }
  bool is_null() const { return json_->is_null(); }
  // Stands for a member that is not there; a null that is there is not missing.
  bool is_missing() const;

  // A member that must be there (a missing one is a fault and reads as null).
  Field operator[](std::string_view key) const;
  bool has(std::string_view key) const;

  // The elements of an array of at most `most`; of an object's members, `keys` gives the names.
  std::vector<Field> items(std::size_t most) const;
  std::vector<std::string> keys() const;

  // A whole number in [low, high]; `low` after a fault.
  std::int64_t integer(std::int64_t low, std::int64_t high) const;
  // The same as a type that holds both bounds.
  template <class Number>
  Number integer_as(std::int64_t low, std::int64_t high) const {
    return static_cast<Number>(integer(low, high));
  }
  bool boolean() const;
  // A text of at most `most` bytes; empty after a fault.
  std::string text(std::size_t most = 200) const;
  // The index of the text in `choices`; 0 after a fault.
  std::size_t choice(const std::vector<std::string>& choices) const;
  // Faults for members that are not in `known`: a misspelt field must not pass silently.
  void only(const std::vector<std::string_view>& known) const;

  // A fault of this field: what was expected, and what was found.
  void fault(const char* code, const char* reason, Gaps gaps) const;
  void fault(const char* reason, Gaps gaps) const { fault("bad_field", reason, gaps); }
  void fault(Error error) const;
  void fault(std::string code, std::string message) const;
  // The value in short, as messages show it: 7, "five", null, […], {…}.
  std::string shown() const;

 private:
  // Something else was expected here; what was found is one of the gaps.
  void unmet(const char* reason, Gaps gaps) const;
  void unmet(const char* reason) const { unmet(reason, {{"found", shown()}}); }

  const Json* json_;
  Faults* faults_;
  std::string path_;
};

// A text as messages show it: what is long is cut.
std::string shortened(std::string_view text);

// "a, b, c"
std::string listed(const auto& words) {
  std::string all;
  for (const auto& word : words) {
    if (!all.empty()) all += ", ";
    all += word;
  }
  return all;
}

// The items of a list that has to be so long.
std::vector<Field> exactly(const Field& field, std::size_t size);

}  // namespace kaisho
