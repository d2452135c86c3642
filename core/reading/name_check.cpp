#include "core/reading/name_check.h"

#include "core/characters/visible.h"

namespace kaisho {

void check_name(const Field& name) {
  if (!name.json().is_string()) return;
  const auto& text = name.json().get_ref<const std::string&>();
  if (has_control(text)) {
    name.fault("text_control", {{"found", shortened(text)}});
  } else if (!text.empty() && is_blank(text)) {
    name.fault("text_blank", {{"found", shortened(text)}});
  }
}

}  // namespace kaisho
