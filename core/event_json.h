// Events as JSON, by a table of what the args of each event are called.
#pragma once

#include <array>
#include <string_view>
#include <tuple>

#include "core/event.h"
#include "core/json.h"
#include "core/named_part.h"

namespace kaisho {

template <class Kind>
struct EventShape {
  std::string_view name;
  std::array<NamedPart<Kind>, std::tuple_size_v<decltype(Event::args)>> fields{};
};

// All but the args.
inline Json event_head(std::string_view name, const Event& event) {
  Json json = {{"event", name}, {"clause", event.clause}};
  if (event.seat != kNobody) json["seat"] = event.seat;
  if (event.reveals) json["reveals"] = true;
  return json;
}

// `write(json, field, i)` tells the arg of that index.
template <class Kind, std::size_t kEvents>
Json event_json(const std::array<EventShape<Kind>, kEvents>& shapes, const Event& event,
                const auto& write) {
  const EventShape<Kind>& shape = shapes[event.kind % kEvents];
  Json json = event_head(shape.name, event);
  for (std::size_t i = 0; i < shape.fields.size(); ++i) {
    if (shape.fields[i].kind == Kind::kEnd) break;
    write(json, shape.fields[i], i);
  }
  return json;
}

}  // namespace kaisho
