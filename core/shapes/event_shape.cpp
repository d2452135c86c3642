#include "core/shapes/event_shape.h"

namespace kaisho {

Json event_json(std::span<const EventShape> shapes, const Context& context, const Event& event) {
  const EventShape& shape = shapes[event.kind % shapes.size()];
  Json json = Json::object();
  json["event"] = shape.name;
  json["clause"] = event.clause;
  if (event.seat != kNobody) json["seat"] = event.seat;
  if (event.reveals) json["reveals"] = true;
  for (std::size_t i = 0; i < shape.count; ++i) {
    const EventPart& part = shape.parts[i];
    const std::size_t arg = part.arg < 0 ? i : static_cast<std::size_t>(part.arg);
    Json told = part.by_hand != nullptr ? part.by_hand(context, event)
                                        : part.kind.json(context, event.args[arg]);
    if (!told.is_discarded()) json[std::string(part.name)] = std::move(told);
  }
  return json;
}

}  // namespace kaisho
