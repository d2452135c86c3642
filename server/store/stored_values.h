// How the parts of Store read values that somebody may have changed: what cannot be is noted as the
// table's damage.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "server/store/table_facts.h"

namespace kaisho::server {

// Only the first damage is kept.
void add_damage(TableFacts& facts, Error damage);
void add_damage(TableFacts& facts, const std::string& where);
// A place in the store, such as seats[2].level.
std::string part(const char* list, std::size_t index, const char* name = "");

// A number that lies outside of these is damage, and the lowest takes its place.
template <class Number>
Number read_in(std::int64_t number, std::int64_t low, std::int64_t high, TableFacts& facts,
               const std::string& name) {
  if (number >= low && number <= high) return static_cast<Number>(number);
  add_damage(facts, name);
  return static_cast<Number>(low);
}

}  // namespace kaisho::server
