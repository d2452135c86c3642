// How requests say by which ways a person wants to be told, and when.
#pragma once

#include <string>

#include "core/reading/error.h"
#include "core/reading/json.h"
#include "server/store/notices.h"

namespace kaisho::server {

inline constexpr int kMostWays = 10;  // of a person

// Errors of all of them: those of fields.
struct TellWish {
  TellWhen when = TellWhen::kAway;
  bool remind = true;
};
Expected<TellWish> read_tell_wish(const Json& json);
// A way without id, person and browser. Errors: bad_request, too, where the keys are none.
Expected<Way> read_push_way(const Json& json);
// With a new secret where its form is signed.
Expected<Way> read_webhook(const Json& json);
Expected<bool> read_mute(const Json& json);

// As people who have the way see it; nobody else does.
Json way_json(const Way& way, const std::string& browser);

}  // namespace kaisho::server
