#include "core/check.h"

namespace kaisho {
namespace {

std::string step_path(std::size_t index) { return "steps[" + std::to_string(index) + "]"; }

}  // namespace

std::unexpected<Error> wrong_step(const Json& steps, std::size_t index) {
  return broken("step", {{"found", json_text(steps[index]["step"])}}, step_path(index));
}

std::unexpected<Error> wrong_part_of_step(const Json& steps, std::size_t index, const char* part) {
  return broken("step_part", {{"found", json_text(steps[index][part])}},
                joined_path(step_path(index), part));
}

std::unexpected<Error> wrong_seat_of_step(Seat expected, Seat found, std::size_t index) {
  return broken("seat_to_act", {{"expected", expected}, {"found", found}},
                joined_path(step_path(index), "seat"));
}

}  // namespace kaisho
