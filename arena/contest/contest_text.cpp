// Contests as text: named players, the command that plays one again, and JSON.
#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <tuple>

#include "arena/command_line/shell_word.h"
#include "arena/contest/contest.h"
#include "arena/programs/command_spec.h"
#include "core/reading/fields.h"
#include "core/values/indexed.h"

namespace kaisho::arena {
namespace {

constexpr int kFormat = 1;
constexpr Indexed<ContestKind, std::string_view, 3> kKinds = {"match", "round-robin", "ladder"};
constexpr Indexed<ContestField, std::string_view, 2> kFields = {"one", "two"};

bool good_name(std::string_view name) {
  return !name.empty() && name.size() <= 40 && std::ranges::all_of(name, [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
           c == '_' || c == '.';
  });
}

bool takes(std::string_view player, std::string_view parameter) {
  for (const players::PlayerKind& kind : players::player_kinds()) {
    if (kind.name != player) continue;
    return std::ranges::any_of(kind.parameters,
                               [&](const auto& one) { return one.first == parameter; });
  }
  return false;
}

bool gives(std::string_view spec, std::string_view parameter) {
  const std::string text = std::string(parameter) + "=";
  return spec.contains(":" + text) || spec.contains("," + text);
}

// A player of the clock among players of simulations would think as long as it is used to.
Expected<std::string> with_budget(std::string_view spec, const players::Budget& budget) {
  std::string whole(spec);
  if (is_command(spec)) return command_with(spec, budget);
  if (gives(spec, "ms") || gives(spec, "simulations") || gives(spec, "sims")) return whole;
  const std::string_view kind = spec.substr(0, spec.find(':'));
  if (budget.simulations > 0 && takes(kind, "ms") && !takes(kind, "simulations") &&
      !gives(spec, "width")) {
    const std::string limits = fmt::format(
        "{0}:ms=200{1}", kind, takes(kind, "width") ? fmt::format(", {}:width=16", kind) : "");
    return fail("bad_player", "arena.no_simulations", {{"found", kind}, {"limits", limits}},
                "player");
  }
  const auto add = [&](std::string_view parameter, int value) {
    if (value <= 0 || !takes(kind, parameter)) return;
    whole += whole.contains(':') ? ',' : ':';
    whole += std::string(parameter) + "=" + std::to_string(value);
  };
  add("ms", budget.ms);
  add("simulations", budget.simulations);
  return whole;
}

std::string number_text(double number) { return json_text(Json(number)); }

double number_of(const Field& field) {
  if (field.json().is_number()) return field.json().get<double>();
  field.fault("arena.number", {{"found", field.shown()}});
  return 0;
}

template <class Choice, std::size_t n>
Choice choice_of(const Field& field, const Indexed<Choice, std::string_view, n>& names) {
  return static_cast<Choice>(field.choice({names.begin(), names.end()}));
}

std::uint64_t seed_of(const Field& field) {
  const Json& json = field.json();
  if (json.is_number_unsigned()) return json.get<std::uint64_t>();
  field.fault("arena.seed", {{"found", field.shown()}});
  return 0;
}

std::optional<SprtBounds> sprt_of(const Field& field) {
  if (field.is_null()) return std::nullopt;
  field.only({"elo0", "elo1", "alpha", "beta"});
  const SprtBounds bounds{number_of(field["elo0"]), number_of(field["elo1"]),
                          number_of(field["alpha"]), number_of(field["beta"])};
  if (auto sound = check_sprt(bounds); !sound) {
    sound.error().code = "bad_field";
    field.fault(std::move(sound.error()));
  }
  return bounds;
}

std::vector<NamedPlayer> players_of(const Field& field) {
  std::vector<NamedPlayer> players;
  for (const Field& item : field.items(64)) {
    item.only({"name", "spec"});
    players.push_back({item["name"].text(kLongestSpec), item["spec"].text(kLongestSpec)});
  }
  if (players.size() < 2) field.fault("list_shorter", {{"least", 2}, {"found", players.size()}});
  return players;
}

}  // namespace

std::string_view kind_name(ContestKind kind) { return kKinds[kind]; }
std::string_view field_name(ContestField field) { return kFields[field]; }

Expected<NamedPlayer> parse_named_player(std::string_view text, const players::Budget& budget) {
  const std::size_t equals = text.find('=');
  const bool named = equals != std::string_view::npos && equals < text.find(':');
  Expected<std::string> spec = with_budget(named ? text.substr(equals + 1) : text, budget);
  if (!spec) return std::unexpected(spec.error());
  if (!named) return NamedPlayer{*spec, *spec};
  const std::string_view name = text.substr(0, equals);
  if (good_name(name)) return NamedPlayer{std::string(name), *std::move(spec)};
  return fail("bad_player", "arena.player_name", {{"found", name}}, "player");
}

std::string contest_command(const Contest& contest) {
  std::string line = "kaisho arena " + shell_word(contest.game);
  for (const auto& [name, spec] : contest.players) {
    line += ' ';
    line += shell_word(name == spec ? spec : fmt::format("{}={}", name, spec));
  }
  const auto add = [&](std::string_view option, const std::string& value) {
    line += " " + std::string(option) + " " + value;
  };
  add("--players", std::to_string(contest.seats));
  if (contest.players.size() > 2 || contest.kind != Contest{}.kind) {
    add("--kind", std::string(kind_name(contest.kind)));
  }
  if (contest.field == ContestField::kTwo) add("--field", "two");
  add("--games", std::to_string(contest.deals * seatings(contest).size()));
  add("--seed", std::to_string(contest.seed));
  if (contest.turn_cap != Contest{}.turn_cap) add("--turn-cap", std::to_string(contest.turn_cap));
  if (contest.answer_ms != Contest{}.answer_ms) {
    add("--answer-ms", std::to_string(contest.answer_ms));
  }
  std::string variants;
  for (const std::string& variant : contest.variants) {
    variants += (variants.empty() ? "" : ",") + variant;
  }
  if (!variants.empty()) add("--variants", shell_word(variants));
  if (contest.edition) add("--edition", "FILE");
  if (contest.sprt) {
    add("--sprt", number_text(contest.sprt->elo0) + "," + number_text(contest.sprt->elo1) + "," +
                      number_text(contest.sprt->alpha) + "," + number_text(contest.sprt->beta));
  }
  if (contest.luck) line += " --luck-adjusted";
  return line;
}

Json contest_json(const Contest& contest) {
  Json players = Json::array();
  for (const auto& [name, spec] : contest.players) {
    players.push_back({{"name", name}, {"spec", spec}});
  }
  Json sprt;
  if (contest.sprt) {
    sprt = {{"elo0", contest.sprt->elo0},
            {"elo1", contest.sprt->elo1},
            {"alpha", contest.sprt->alpha},
            {"beta", contest.sprt->beta}};
  }
  Json json = {{"kaisho_contest", kFormat},
               {"game", contest.game},
               {"seats", contest.seats},
               {"edition", contest.edition ? *contest.edition : Json(nullptr)},
               {"variants", contest.variants},
               {"turn_cap", contest.turn_cap},
               {"seed", contest.seed},
               {"players", std::move(players)},
               {"kind", kind_name(contest.kind)},
               {"field", field_name(contest.field)},
               {"deals", contest.deals},
               {"sprt", std::move(sprt)},
               {"answer_ms", contest.answer_ms},
               {"rules_version", contest.rules_version},
               {"edition_hash", contest.edition_hash},
               {"weights_hash", contest.weights_hash},
               {"program", contest.program}};
  // Otherwise it is left out, as in files from before it was there.
  if (contest.luck) json["luck"] = judge_json(*contest.luck);
  return json;
}

Expected<Contest> read_contest(const Json& json) {
  constexpr int kMaxInt = std::numeric_limits<int>::max();
  Faults faults;
  const Field root(json, faults);
  root.only({"kaisho_contest", "game", "seats", "edition", "variants", "turn_cap", "seed",
             "players", "kind", "field", "deals", "sprt", "answer_ms", "rules_version",
             "edition_hash", "weights_hash", "program", "luck"});
  std::ignore = root["kaisho_contest"].integer(kFormat, kFormat);
  Contest contest{.game = root["game"].text(),
                  .seats = root["seats"].integer_as<int>(2, kMaxSeats)};
  const Field edition = root["edition"];
  if (!edition.is_null()) contest.edition = std::make_shared<const Json>(edition.json());
  for (const Field& variant : root["variants"].items(20))
    contest.variants.push_back(variant.text());
  contest.turn_cap = root["turn_cap"].integer_as<int>(0, kMaxTurns);
  contest.seed = seed_of(root["seed"]);
  contest.players = players_of(root["players"]);
  contest.kind = choice_of(root["kind"], kKinds);
  contest.field = choice_of(root["field"], kFields);
  contest.deals = root["deals"].integer_as<int>(1, kMaxDeals);
  contest.sprt = sprt_of(root["sprt"]);
  contest.answer_ms = root["answer_ms"].integer_as<int>(1, kMaxInt);
  contest.rules_version = root["rules_version"].integer_as<int>(0, kMaxInt);
  contest.edition_hash = root["edition_hash"].text();
  contest.weights_hash = root["weights_hash"].text();
  if (root.has("program")) contest.program = root["program"].text();
  if (root.has("luck")) contest.luck = read_judge(root["luck"]);
  if (faults.any()) return std::unexpected(faults.first());
  return contest;
}

}  // namespace kaisho::arena
