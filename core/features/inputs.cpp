#include "core/features/inputs.h"

#include "core/values/hash.h"

namespace kaisho {

std::uint64_t inputs_hash(std::span<const Input> inputs) {
  std::uint64_t hash = kHashStart;
  for (const Input& input : inputs) {
    const std::string line = input.name + "=" + std::to_string(input.most) + "\n";
    hash = hash_bytes(std::as_bytes(std::span(line)), hash);
  }
  return hash;
}

void InputList::put(std::string_view name, int /*value*/, int most) {
  inputs_.push_back({seat_ + std::string(name), static_cast<std::uint8_t>(most)});
}

void InputList::put(std::string_view name, int index, int value, int most) {
  put(std::string(name) + " " + std::to_string(index), value, most);
}

Marks InputList::put_marks(std::initializer_list<MarkColumn> columns, std::size_t things) {
  for (std::size_t thing = 0; thing < things; ++thing) {
    for (const auto& [name, most] : columns) put(name, static_cast<int>(thing), 0, most);
  }
  return {marks_.data(), columns.size()};
}

void InputList::begin_seat(int steps) {
  seat_ = "seat " + std::to_string(steps) + " ";
  began_ = inputs_.size();
}

void InputList::absent_seat(int steps) {
  const std::size_t skip = seat_.size();
  const std::size_t end = inputs_.size();
  const std::size_t first = began_;
  begin_seat(steps);
  for (std::size_t i = first; i < end; ++i) {
    inputs_.push_back({seat_ + inputs_[i].name.substr(skip), inputs_[i].most});
  }
}

}  // namespace kaisho
