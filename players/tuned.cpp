#include "players/tuned.h"

#include <string>

#include "core/embedded_json.h"

namespace kaisho {
namespace {

std::unexpected<Error> bad(std::string message, int budget) {
  return fail("bad_tuned", std::move(message), "budgets." + std::to_string(budget));
}

}  // namespace

int tuned_budget(int ms) {
  // The geometric middle of two budgets parts them: no division by a root is needed.
  const auto few = static_cast<long long>(kTunedBudgets[0]);
  const auto many = static_cast<long long>(kTunedBudgets[1]);
  return static_cast<long long>(ms) * ms < few * many ? kTunedBudgets[0] : kTunedBudgets[1];
}

Expected<Json> tuned_values(const Json& file, int budget) {
  const auto budgets = file.is_object() ? file.find("budgets") : file.end();
  if (budgets == file.end() || !budgets->is_object()) {
    return bad("The budgets are missing.", budget);
  }
  const auto found = budgets->find(std::to_string(budget));
  if (found == budgets->end()) return Json::object();
  const auto values = found->is_object() ? found->find("values") : found->end();
  if (values == found->end() || !values->is_object()) {
    return bad("The values are missing.", budget);
  }
  for (const auto& [name, value] : values->items()) {
    if (!value.is_number_integer()) return bad("'" + name + "' is no whole number.", budget);
  }
  return *values;
}

Expected<void> apply_tuned(const Json& file, int budget, Parameters& parameters) {
  const Expected<Json> values = tuned_values(file, budget);
  if (!values) return std::unexpected(values.error());
  for (const auto& [name, value] : values->items()) {
    if (parameters.set_standard(name, value.get<int>())) continue;
    return bad("'" + name + "' is no parameter with such a value.", budget);
  }
  return {};
}

void apply_tuned(std::string_view game, int budget, Parameters& parameters) {
  const Expected<Json> file = embedded_json("players/tuned", game);
  if (!file) return;
  Parameters tuned = parameters;
  if (apply_tuned(*file, budget, tuned)) parameters = std::move(tuned);
}

}  // namespace kaisho
