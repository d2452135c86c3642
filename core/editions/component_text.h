// The texts of an edition are templates: "{effect.reward}" stands for a value of the component that
// bears the text, so that words and numbers cannot drift apart. docs/editions.md has the form.
#pragma once

#include <string>
#include <string_view>

#include "core/reading/fields.h"
#include "core/reading/json.h"

namespace kaisho {

// One text of a component in one language, filled in. A place that names nothing is left as it is.
std::string filled_text(std::string_view text, std::string_view language, const Json& component,
                        const Json& edition);

// The edition with all names and texts filled in, in every language they have.
Json filled_edition(const Json& edition);

// Faults of the form, and of places that name no value: `texts` are a name or a text of `component`
// by language.
void check_places(const Field& texts, const Field& component, const Json& edition);

// Those faults, and numbers that a text repeats instead of naming the value, all over the edition.
// Loading an edition does not look for them: old files have such texts.
void check_repeated_numbers(const Field& edition);

}  // namespace kaisho
