#include "tests/games/nippon/words.h"
#include "tests/games/scene_body.h"

namespace kaisho::nippon_tests {
namespace {

// Each name as often as there is one of it, in the order of the edition.
std::string workers_text(const Json& counts) {
  std::string text;
  for (const std::string& colour : ids_of(edition()["worker_colours"])) {
    for (int i = 0; i < counts[colour].get<int>(); ++i) text += (text.empty() ? "" : " ") + colour;
  }
  return text;
}

// `space 2: white green due`
void describe_places(const char* name, const Json& places, Description& lines) {
  for (std::size_t i = 0; i < places.size(); ++i) {
    std::string text = workers_text(places[i]["workers"]);
    for (int due = 0; due < places[i]["due"].get<int>(); ++due) {
      text += text.empty() ? "due" : " due";
    }
    lines.emplace_back(std::string(name) + " " + std::to_string(i + 1), text);
  }
}

// `city tokyo: city-tile-3 1`, `tokyo north: 0=3`
void describe_cities(const Json& p, Description& lines) {
  const Lines sides = edition()["sides"];
  for (const Json& city : p["cities"]) {
    const std::string name = city["city"];
    lines.emplace_back("city " + name, text_of(city["tile"]) + " " + text_of(city["turns"]));
    for (std::size_t i = 0; i < sides.size(); ++i) {
      const Json& tile = city["influence"][i];
      lines.emplace_back(name + " " + sides[i],
                         tile.is_null() ? "-" : tile["seat"].dump() + "=" + tile["value"].dump());
    }
  }
}

// `trains kanto-chubu 0: 2`, and so on.
void describe_regions(const Json& p, Description& lines) {
  for (const Json& region : p["regions"]) {
    for (std::size_t seat = 0; seat < region["seats"].size(); ++seat) {
      for (const auto& [what, count] : region["seats"][seat].items()) {
        lines.emplace_back(
            what + " " + region["region"].get<std::string>() + " " + std::to_string(seat),
            count.dump());
      }
    }
  }
}

void describe_stacks(const Json& p, Description& lines) {
  lines.emplace_back("factories", text_of(p["factories"]));
  for (const std::string& reward : ids_of(edition()["rewards"])) {
    lines.emplace_back("stack " + reward, p["rewards"][reward].dump());
  }
  lines.emplace_back("extra_multipliers", p["extra_multipliers"].dump());
}

// `silk 0: silk-a=4+2`
void describe_factories(const Json& seat, const std::string& n, Description& lines) {
  for (const std::string& good : ids_of(edition()["goods"])) {
    std::string text = "-";
    for (const Json& owned : seat["factories"]) {
      if (thing(edition()["factories"], owned["factory"])["good"] != good) continue;
      text = owned["factory"].get<std::string>() + "=" + owned["goods"].dump() + "+" +
             owned["machine"].dump();
    }
    lines.emplace_back(good + n, text);
  }
}

void describe_seat(const Json& seat, const std::string& n, Description& lines) {
  for (const char* what : {"vp", "yen", "coal", "plans"}) {
    lines.emplace_back(what + n, seat[what].dump());
  }
  for (const std::string& track : ids_of(edition()["tracks"])) {
    lines.emplace_back("track " + track + n, seat["tracks"][track].dump());
  }
  describe_factories(seat, n, lines);
  for (const char* what : {"stocked", "workers", "contracts", "trains", "trains_turned", "ships",
                           "ships_turned", "influence"}) {
    lines.emplace_back(what + n, text_of(seat[what]));
  }
  for (const std::string& name : ids_of(edition()["achievements"])) {
    const Json& tiles = seat["achievements"];
    lines.emplace_back("achievement " + name + n, tiles.contains(name) ? tiles[name].dump() : "-");
  }
}

}  // namespace

Description Speech::describe(const Json& p) {
  Description lines;
  for (const char* name : {"turn", "turn_cap", "reveals", "active", "first", "latest", "over",
                           "marker", "scorings", "closing"}) {
    lines.emplace_back(name, text_of(p[name]));
  }
  lines.emplace_back("now", p["steps"].empty() ? "nothing" : step_text(p["steps"][0]));
  describe_places("space", p["spaces"], lines);
  describe_places("row", p["rows"], lines);
  lines.emplace_back("bag", workers_text(p["bag"]));
  describe_stacks(p, lines);
  describe_cities(p, lines);
  describe_regions(p, lines);
  for (std::size_t i = 0; i < p["seats"].size(); ++i) {
    describe_seat(p["seats"][i], " " + std::to_string(i), lines);
  }
  lines.emplace_back("random", text_of(p["random"]));
  return lines;
}

std::string Speech::text(const Json& value) { return text_of(value); }

Lines turn_over() { return {"turn", "active", "latest"}; }

Lines turn_over(int seat) {
  Lines names = turn_over();
  names.push_back("workers " + std::to_string(seat));
  for (std::size_t i = 1; i <= edition()["action_spaces"].size(); ++i) {
    names.push_back("space " + std::to_string(i));
  }
  return names;
}

std::string steps_of(const Scene& scene) { return steps_text(scene.json()["steps"]); }

Lines standing_of(const Scene& scene, std::string_view region) {
  const Json json = scene.json();
  Lines lines;
  for (const Json& standing : json["standings"]) {
    if (standing["region"] != region) continue;
    lines.push_back("foreign: " + text_of(standing["foreign"]));
    for (std::size_t i = 0; i < standing["seats"].size(); ++i) {
      lines.push_back(std::to_string(i) + ": " + text_of(standing["seats"][i]));
    }
  }
  return lines;
}

Lines scored(const Scene& scene, std::string_view line) {
  const Json json = scene.json();
  Lines lines;
  for (const Json& item : json["scoring"]) {
    if (item["line"] != line) continue;
    for (const Json& seat : item["seats"]) lines.push_back(text_of(seat));
  }
  return lines;
}

}  // namespace kaisho::nippon_tests

template class kaisho::SceneOf<kaisho::nippon_tests::Speech>;
