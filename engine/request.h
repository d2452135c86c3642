// One request of the line protocol, its fields read and checked.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/reading/fields.h"
#include "core/values/seat.h"

namespace kaisho::engine {

// The getters note a fault and give a harmless value; ask `fault()` before acting on them.
class Request {
 public:
  explicit Request(const Json& json) : field_(json, faults_) {}
  Request(const Request&) = delete;
  Request& operator=(const Request&) = delete;
  ~Request() = default;

  const Field& field() const { return field_; }
  // A field that is left out or null is absent.
  bool has(std::string_view name) const { return field_.has(name) && !field_[name].is_null(); }

  std::string text(std::string_view name, std::size_t most = 200) const;
  std::string text_or(std::string_view name, std::string_view otherwise) const;
  int number_or(std::string_view name, int low, int high, int otherwise) const;
  std::vector<std::string> texts(std::string_view name, std::size_t most) const;
  // `view`, a seat below `seats` or -1 for a spectator.
  std::optional<Seat> view(int seats) const;

  // The first fault found so far.
  std::optional<Error> fault() const;

 private:
  Faults faults_;
  Field field_;
};

}  // namespace kaisho::engine
