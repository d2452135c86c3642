#include "core/shape.h"

namespace kaisho {
namespace {

void add_rows(const Shape& shape, const std::string& path, std::string& rows) {
  for (const Shape& part : shape.parts) {
    const std::string at = path + std::string(part.name);
    const bool nameless = part.object.empty() && !part.parts.empty();
    std::string type = nameless ? "object" : part.type;
    if (!part.range.empty()) type += ", " + part.range;
    for (std::size_t bar = type.find('|'); bar != std::string::npos;
         bar = type.find('|', bar + 2)) {
      type.replace(bar, 1, "\\|");
    }
    rows.append("| `").append(at).append("` | ").append(type).append(" | ");
    rows.append(part.note).append(" |\n");
    const bool is_list = part.type.ends_with("[]");
    add_rows(part, at + (is_list ? "[]." : "."), rows);
  }
}

void add_interfaces(const Shape& shape, std::string& types) {
  for (const Shape& part : shape.parts) add_interfaces(part, types);
  if (shape.object.empty()) return;
  const std::string head = "export interface " + std::string(shape.object) + " {\n";
  if (types.contains(head)) return;
  std::string text = head;
  for (const Shape& part : shape.parts) {
    text += "  " + std::string(part.name) + ": " + part.type + ";\n";
  }
  types += text + "}\n\n";
}

}  // namespace

std::string shape_table(const Shape& shape) {
  std::string rows = "| field | type | meaning |\n|---|---|---|\n";
  add_rows(shape, "", rows);
  return rows;
}

std::string shape_types(const Shape& shape) {
  std::string types;
  add_interfaces(shape, types);
  return types;
}

}  // namespace kaisho
