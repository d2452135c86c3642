#include "players/tuned.h"

#include <algorithm>
#include <string>

#include "core/embedded.h"

namespace kaisho {

int tuned_budget(int ms) {
  // The geometric middle of two budgets parts them: no division by a root is needed.
  const auto few = static_cast<long long>(kTunedBudgets[0]);
  const auto many = static_cast<long long>(kTunedBudgets[1]);
  return static_cast<long long>(ms) * ms < few * many ? kTunedBudgets[0] : kTunedBudgets[1];
}

Expected<void> apply_tuned(const Json& file, int budget, Parameters& parameters) {
  const std::string where = "budgets." + std::to_string(budget);
  const auto bad = [&](std::string message) {
    return fail("bad_tuned", std::move(message), where);
  };
  const auto budgets = file.is_object() ? file.find("budgets") : file.end();
  if (budgets == file.end() || !budgets->is_object()) return bad("The budgets are missing.");
  const auto found = budgets->find(std::to_string(budget));
  if (found == budgets->end()) return {};  // not tuned for yet
  const auto values = found->is_object() ? found->find("values") : found->end();
  if (values == found->end() || !values->is_object()) return bad("The values are missing.");
  for (const auto& [name, value] : values->items()) {
    if (!value.is_number_integer() || !parameters.set_standard(name, value.get<int>())) {
      return bad("'" + name + "' is no parameter with such a value.");
    }
  }
  return {};
}

void apply_tuned(std::string_view game, int budget, Parameters& parameters) {
  const std::string path = "players/tuned/" + std::string(game) + ".json";
  const auto files = embedded_files();
  const auto file = std::ranges::find(files, path, &EmbeddedFile::path);
  if (file == files.end()) return;
  const Expected<Json> json = parse_json(file->text);
  if (!json) return;
  Parameters tuned = parameters;
  if (apply_tuned(*json, budget, tuned)) parameters = std::move(tuned);
}

}  // namespace kaisho
