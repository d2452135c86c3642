#include "server/store/stored_values.h"

#include <utility>

namespace kaisho::server {

void add_damage(TableFacts& facts, Error damage) {
  if (!facts.damage) facts.damage = std::move(damage);
}

void add_damage(TableFacts& facts, const std::string& where) {
  add_damage(facts, freeze("server.stored_value", {}, where));
}

std::string part(const char* list, std::size_t index, const char* name) {
  return list + ("[" + std::to_string(index) + "]") + name;
}

}  // namespace kaisho::server
