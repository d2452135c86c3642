#include "engine/request.h"

namespace kaisho::engine {

std::string Request::text(std::string_view name, std::size_t most) const {
  return field_[name].text(most);
}

std::string Request::text_or(std::string_view name, std::string_view otherwise) const {
  return has(name) ? text(name) : std::string(otherwise);
}

int Request::number_or(std::string_view name, int low, int high, int otherwise) const {
  return has(name) ? field_[name].integer_as<int>(low, high) : otherwise;
}

std::vector<std::string> Request::texts(std::string_view name, std::size_t most) const {
  std::vector<std::string> texts;
  for (const Field& item : field_[name].items(most)) texts.push_back(item.text());
  return texts;
}

std::optional<Seat> Request::view(int seats) const {
  if (!has("view")) return std::nullopt;
  return field_["view"].integer_as<Seat>(kNobody, seats - 1);
}

std::optional<Error> Request::fault() const {
  if (!faults_.any()) return std::nullopt;
  return faults_.first();
}

}  // namespace kaisho::engine
