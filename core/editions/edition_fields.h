// Fields that editions of several games have.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "core/reading/fields.h"
#include "core/values/seat.h"

namespace kaisho {

// A value that the rules have no other way for.
void must_be(const Field& field, bool wanted);
void must_say(const Field& field, std::string_view wanted);
// Whether it is this text; no fault if not.
bool says(const Field& field, std::string_view text);
// A number that follows from the rules; `why` is the reason that tells how.
void must_equal(const Field& field, int wanted, const char* why = "fixed");
// A number that follows from what stands at another place of the edition.
void must_follow(const Field& field, int wanted, std::string_view place);

// The id of a list's item; that it has a name is checked, too.
std::string read_id(const Field& item);

// The items of a list whose ids are these, in this order; none after a fault.
std::vector<Field> read_known(const Field& list, const std::vector<std::string_view>& ids);

// {"2": 1, "3": 2, "4": 3}: a number for each number of players.
template <class Number>
std::array<Number, kMaxSeats + 1> read_by_seats(const Field& field, int low, int high) {
  field.only({"2", "3", "4"});
  std::array<Number, kMaxSeats + 1> numbers{};
  for (std::size_t seats = 2; seats <= kMaxSeats; ++seats) {
    numbers[seats] = field[std::to_string(seats)].integer_as<Number>(low, high);
  }
  return numbers;
}

}  // namespace kaisho
