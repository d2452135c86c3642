#include "core/shapes/step_shape.h"

namespace kaisho {
namespace {

std::span<const StepPart> parts_of(const StepShape& shape) {
  return std::span(shape.parts).first(shape.count);
}

std::vector<const StepShape*> told(StepShapes shapes) {
  std::vector<const StepShape*> all;
  for (const StepShape& shape : shapes) {
    if (!shape.name.empty()) all.push_back(&shape);
  }
  return all;
}

// "1 to 6 | null", "'hand' \\| 'area'": of a number its range.
std::string values_of(const Kind& kind) {
  constexpr std::string_view kNumber = "number";
  std::string type = type_of(kind);
  if (type.starts_with(kNumber)) type.replace(0, kNumber.size(), range_of(kind));
  for (std::size_t bar = type.find('|'); bar != std::string::npos; bar = type.find('|', bar + 2)) {
    type.replace(bar, 1, "\\|");
  }
  return type;
}

}  // namespace

Json step_json(StepShapes shapes, const Context& context, const Frame& frame) {
  const StepShape& shape = shapes[frame.kind % shapes.size()];
  Json json = Json::object();
  json["step"] = shape.name;
  if (shape.asks) json["seat"] = frame.seat;
  for (const StepPart& part : parts_of(shape)) {
    json[std::string(part.name)] = part.by_hand != nullptr
                                       ? part.by_hand->write(context, frame)
                                       : part.kind.json(context, part.at.get(arguments_of(frame)));
  }
  return json;
}

Frame read_step(StepShapes shapes, const Context& context, const Field& field, Seat nobody) {
  std::vector<std::string> names;
  for (const StepShape* shape : told(shapes)) names.emplace_back(shape->name);
  const StepShape& shape = *told(shapes)[field["step"].choice(names)];
  std::vector<std::string_view> known = {"step"};
  if (shape.asks) known.emplace_back("seat");
  for (const StepPart& part : parts_of(shape)) known.push_back(part.name);
  field.only(known);
  Frame frame;
  frame.kind = static_cast<std::uint8_t>(&shape - shapes.data());
  frame.seat = shape.asks ? static_cast<Seat>(kSeatKind.read(context, field["seat"])) : nobody;
  for (const StepPart& part : parts_of(shape)) {
    if (part.by_hand != nullptr) {
      part.by_hand->read(context, field[part.name], frame);
      continue;
    }
    Arguments arguments = arguments_of(frame);
    part.at.set(arguments, part.kind.read(context, field[part.name]));
    frame = {frame.kind, frame.seat, arguments};
  }
  return frame;
}

std::vector<std::string> step_types(StepShapes shapes) {
  std::vector<std::string> types;
  for (const StepShape* shape : told(shapes)) {
    std::string type = "{ step: '" + std::string(shape->name) + "'";
    if (shape->asks) type += "; seat: number";
    for (const StepPart& part : parts_of(*shape)) {
      type += "; " + std::string(part.name) + ": " + type_of(part.kind);
    }
    types.push_back(type + " }");
  }
  return types;
}

std::string step_table(StepShapes shapes) {
  std::string rows = "| step | parts | meaning |\n|---|---|---|\n";
  for (const StepShape* shape : told(shapes)) {
    std::string parts = shape->asks ? "`seat`" : "";
    for (const StepPart& part : parts_of(*shape)) {
      parts += (parts.empty() ? "`" : ", `") + std::string(part.name) + "` " + values_of(part.kind);
    }
    rows.append("| `").append(shape->name).append("` | ").append(parts).append(" | ");
    rows.append(shape->note.text()).append(" |\n");
  }
  return rows;
}

}  // namespace kaisho
