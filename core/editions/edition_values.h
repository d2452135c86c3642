// What an edition is known by: the values that the rules read, and nothing else, so that a mended
// name or another origin makes no other edition of it.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "core/reading/json.h"

namespace kaisho {

// Paths of what a game's rules do not read, the places in lists left out: "technologies.rule".
// Names, texts, the origin of values and what is known of them no game reads.
using Unread = std::span<const std::string_view>;

Json edition_values(const Json& edition, Unread unread);

// Who has use for the member `key` of something that rules read; `path` is its own path, the places
// in lists left out.
enum class Use : std::uint8_t {
  kRules,
  kPeople,  // names, texts, origins, what is known of a value
  kUnread,  // the game says that its rules do not read it
};
Use use_of(std::string_view path, std::string_view key, Unread unread);

// The values of a field, in whose path the places in lists are left out, that are not those of
// another edition; items with ids are compared with those of the same id, and one that the other
// does not have is left out.
struct FieldChanges {
  int count = 0;
  std::string first;  // the path of one
};
FieldChanges field_changes(const Json& edition, const Json& other, std::string_view field);

// The hash of these values: 16 hexadecimal digits; the order of members and white space do not
// matter.
std::string values_hash(const Json& edition, Unread unread);

// The edition with its values, but the names, texts and origins of `sound`, where it has some.
Json with_words_of(const Json& edition, const Json& sound);

}  // namespace kaisho
