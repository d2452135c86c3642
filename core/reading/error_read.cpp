#include "core/reading/error_read.h"

#include <cstdint>

namespace kaisho {
namespace {

ErrorValue value_of(const Field& field, const std::string& name) {
  if (field.json().is_number_integer()) return {name, field.integer(INT64_MIN, INT64_MAX)};
  return {name, field.text(10'000)};
}

}  // namespace

Error read_error(const Field& field) {
  Error error{.code = field["code"].text(), .message = field["message"].text(10'000)};
  if (field.has("where")) error.where = field["where"].text(1000);
  if (!field.has("reason")) return error;
  error.reason = field["reason"].text();
  const Field values = field["values"];
  for (const std::string& name : values.keys()) {
    error.values.push_back(value_of(values[name], name));
  }
  return error;
}

}  // namespace kaisho
