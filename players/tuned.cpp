#include "players/tuned.h"

#include <algorithm>
#include <limits>
#include <string>
#include <tuple>

#include "core/reading/embedded_json.h"
#include "core/reading/fields.h"
#include "players/bad_file.h"

namespace kaisho::players {

int tuned_budget(int ms) {
  // The geometric middle of two budgets parts them: no division by a root is needed.
  const auto few = static_cast<long long>(kTunedBudgets[0]);
  const auto many = static_cast<long long>(kTunedBudgets[1]);
  return static_cast<long long>(ms) * ms < few * many ? kTunedBudgets[0] : kTunedBudgets[1];
}

Expected<Json> tuned_values(const Json& file, int budget) {
  using Whole = std::numeric_limits<int>;
  Faults faults;
  const Field budgets = Field(file, faults)["budgets"];
  const std::vector<std::string> known = budgets.keys();
  if (faults.any()) return bad_file("bad_tuned", faults.first());
  const std::string name = std::to_string(budget);
  if (std::ranges::find(known, name) == known.end()) return Json::object();
  const Field values = budgets[name]["values"];
  for (const std::string& parameter : values.keys()) {
    std::ignore = values[parameter].integer(Whole::min(), Whole::max());
  }
  if (faults.any()) return bad_file("bad_tuned", faults.first());
  return values.json();
}

Expected<void> apply_tuned(const Json& file, int budget, Parameters& parameters) {
  const Expected<Json> values = tuned_values(file, budget);
  if (!values) return std::unexpected(values.error());
  for (const auto& [name, value] : values->items()) {
    if (parameters.set_standard(name, value.get<int>())) continue;
    return fail("bad_tuned", "players.tuned", {{"name", name}, {"found", value.get<int>()}},
                "budgets." + std::to_string(budget));
  }
  return {};
}

void apply_tuned(std::string_view game, int budget, Parameters& parameters) {
  const Expected<Json> file = embedded_json("players/tuned", game);
  if (!file) return;
  Parameters tuned = parameters;
  if (apply_tuned(*file, budget, tuned)) parameters = std::move(tuned);
}

}  // namespace kaisho::players
