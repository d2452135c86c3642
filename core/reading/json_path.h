// The way to a value of a JSON text: from the path that a fault names to the line where it stands.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/characters/utf8.h"
#include "core/reading/json.h"

namespace kaisho {

// A member by its key, or an item by its place in the list, from 0.
using JsonStep = std::variant<std::string, std::size_t>;

// "orders[3].goods", as Field::path writes it, as far as it leads to something in this value. Keys
// may have dots, so the value decides where one ends.
std::vector<JsonStep> json_steps(const Json& root, std::string_view path);

// One step further; null where there is nothing.
const Json* json_at(const Json& json, const JsonStep& step);

// The value at the end of the steps, as far as they lead to something.
const Json& json_behind(const Json& root, std::span<const JsonStep> steps);

// "orders[3].goods"
std::string json_path(std::span<const JsonStep> steps);

// Finds where in the text a member's key, an item or the whole value begins. It may be called only
// for steps that the value of this text has: reading notes no places, so the text is walked when
// somebody asks.
TextPlace json_place(std::string_view text, std::span<const JsonStep> steps);

}  // namespace kaisho
