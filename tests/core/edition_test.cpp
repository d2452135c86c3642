#include "core/editions/edition.h"

#include <gtest/gtest.h>

#include <functional>

namespace kaisho {
namespace {

const Json kGood = {
    {"game", "chess"},
    {"edition", "first"},
    {"provenance", {{"pieces", {{"status", "house"}, {"note", "Made up."}}}}},
    {"pieces",
     {{{"id", "king"}, {"count", 1}, {"name", {{"en", "King"}, {"fr", "Roi"}}}},
      {{"id", "queen-2"}, {"count", 1}, {"name", {{"en", "Queen"}, {"fr", "Dame"}}}}}}};

// The faults after a change, each as `code where`.
std::vector<std::string> faults_after(const std::function<void(Json&)>& change) {
  Json edition = kGood;
  change(edition);
  Faults faults;
  check_edition_form(Field(edition, faults), "chess", {"pieces"});
  std::vector<std::string> out;
  for (const Error& error : faults.all()) out.push_back(error.code + " " + error.where);
  return out;
}

using Lines = std::vector<std::string>;

TEST(EditionForm, AGoodOneHasNoFault) {
  EXPECT_EQ(faults_after([](Json&) {}), Lines{});
}

TEST(EditionForm, FormatNameAndNumberedIdsMayStandThere) {
  const auto titled = [](Json& e) {
    e["format"] = 1;
    e["name"] = {{"en", "Chess"}, {"fr", "Échecs"}};
    e["pieces"][0]["id"] = 1;
    e["pieces"][1]["id"] = 2;
  };
  const auto after = [&](const std::function<void(Json&)>& change) {
    return faults_after([&](Json& e) { titled(e), change(e); });
  };
  EXPECT_EQ(after([](Json&) {}), Lines{});
  EXPECT_EQ(after([](Json& e) { e["format"] = 2; }), Lines{"bad_field format"});
  EXPECT_EQ(after([](Json& e) { e["name"].erase("en"); }), Lines{"missing_field name"});
  EXPECT_EQ(after([](Json& e) { e["pieces"][1]["id"] = 1; }), Lines{"repeated_id pieces[1].id"});
  EXPECT_EQ(after([](Json& e) { e["pieces"][1]["id"] = -1; }), Lines{"bad_field pieces[1].id"});
}

TEST(EditionForm, EveryFaultIsNamed) {
  EXPECT_EQ(faults_after([](Json& e) { e["game"] = "go"; }), Lines{"bad_field game"});
  EXPECT_EQ(faults_after([](Json& e) { e.erase("game"); }), Lines{"missing_field "});
  EXPECT_EQ(faults_after([](Json& e) { e["edition"] = ""; }), Lines{"bad_field edition"});
  for (const Json& name : {Json(std::string(81, 'x')), Json(7), Json("one "), Json("one\u200b")}) {
    EXPECT_EQ(faults_after([&](Json& e) { e["edition"] = name; }), Lines{"bad_field edition"});
  }
  EXPECT_EQ(faults_after([](Json& e) { e["pieces"][1]["name"]["en"] = 7; }),
            Lines{"bad_field pieces[1].name.en"});
  EXPECT_EQ(faults_after([](Json& e) { e["boards"] = 1; }), Lines{"unknown_field "});
  EXPECT_EQ(faults_after([](Json& e) { e["pieces"][0]["id"] = "king_1"; }),
            Lines{"bad_field pieces[0].id"});
  EXPECT_EQ(faults_after([](Json& e) { e["pieces"][0]["id"] = "King"; }),
            Lines{"bad_field pieces[0].id"});
  EXPECT_EQ(faults_after([](Json& e) { e["pieces"][0]["id"] = "-king"; }),
            Lines{"bad_field pieces[0].id"});
  EXPECT_EQ(faults_after([](Json& e) { e["pieces"][0]["id"] = "queen-2"; }),
            Lines{"repeated_id pieces[1].id"});
  EXPECT_EQ(faults_after([](Json& e) { e["pieces"][1]["count"] = 1.5; }),
            Lines{"bad_field pieces[1].count"});
  EXPECT_EQ(faults_after([](Json& e) { e["pieces"][1]["name"].erase("fr"); }),
            Lines{"missing_field pieces[1].name"});
  EXPECT_EQ(faults_after([](Json& e) { e["pieces"][1]["name"]["en"] = ""; }),
            Lines{"bad_field pieces[1].name.en"});
  EXPECT_EQ(faults_after([](Json& e) { e["pieces"][1]["name"]["German"] = "Dame"; }),
            Lines{"bad_field pieces[1].name.German"});
}

TEST(EditionForm, AnyLanguageMayStandBesideEnglishAndFrench) {
  EXPECT_EQ(faults_after([](Json& e) {
              e["pieces"][1]["name"]["de"] = "Dame";
              e["pieces"][0]["name"]["pt-BR"] = "Rei {count}";
            }),
            Lines{});
}

TEST(EditionForm, WhatIsKnownIsOneOfTheRowsFields) {
  const auto after = [](const char* key, const Json& value) {
    return faults_after([&](Json& e) { e["pieces"][0][key] = value; });
  };
  EXPECT_EQ(after("known", true), Lines{});
  EXPECT_EQ(after("known", "yes"), Lines{"bad_field pieces[0].known"});
  EXPECT_EQ(after("known_fields", {"count"}), Lines{});
  EXPECT_EQ(after("known_fields", {"price"}), Lines{"bad_field pieces[0].known_fields[0]"});
  EXPECT_EQ(after("known_fields", {"id"}), Lines{"bad_field pieces[0].known_fields[0]"});
  EXPECT_EQ(after("known_fields", {"count", "count"}),
            Lines{"bad_field pieces[0].known_fields[1]"});
  EXPECT_EQ(after("known_fields", "count"), Lines{"bad_field pieces[0].known_fields"});
}

TEST(EditionForm, NothingMayBeNull) {
  const Json flat = kGood.flatten();
  for (const auto& [path, value] : flat.items()) {
    if (path.ends_with("/count")) continue;  // what is a number is for the game to say
    EXPECT_FALSE(faults_after([&](Json& e) { e[Json::json_pointer(path)] = nullptr; }).empty())
        << path;
  }
  for (const char* table : {"provenance", "game", "edition"}) {
    EXPECT_FALSE(faults_after([&](Json& e) { e[table] = nullptr; }).empty()) << table;
  }
}

TEST(EditionForm, EveryTableHasItsOrigin) {
  EXPECT_EQ(faults_after([](Json& e) { e.erase("provenance"); }), Lines{"missing_field "});
  EXPECT_EQ(faults_after([](Json& e) { e["provenance"].erase("pieces"); }),
            Lines{"missing_field provenance"});
  EXPECT_EQ(faults_after([](Json& e) { e["provenance"]["pieces"]["status"] = "guess"; }),
            Lines{"bad_field provenance.pieces.status"});
  EXPECT_EQ(faults_after([](Json& e) { e["provenance"]["pieces"]["note"] = ""; }),
            Lines{"bad_field provenance.pieces.note"});
  EXPECT_EQ(faults_after([](Json& e) { e["provenance"]["rules"] = Json::object(); }),
            Lines{"unknown_field provenance"});
}

TEST(EditionForm, OriginsThereAre) {
  for (const char* status : {"rulebook", "public", "box", "made_up", "house"}) {
    EXPECT_EQ(faults_after([&](Json& e) { e["provenance"]["pieces"]["status"] = status; }), Lines{})
        << status;
  }
}

TEST(EditionForm, AFieldMayHaveAnotherOriginThanItsTable) {
  const Json known = {{"status", "rulebook"}, {"note", "Page 1."}};
  EXPECT_EQ(faults_after([&](Json& e) { e["provenance"]["pieces.count"] = known; }), Lines{});
  EXPECT_EQ(faults_after([&](Json& e) { e["provenance"]["rules.count"] = known; }),
            Lines{"unknown_field provenance"});
  EXPECT_EQ(faults_after([&](Json& e) {
              e["provenance"]["pieces.count"] = known;
              e["provenance"]["pieces.count"].erase("note");
            }),
            Lines{"missing_field provenance.pieces.count"});
  EXPECT_EQ(faults_after([&](Json& e) {
              e["provenance"].erase("pieces");
              e["provenance"]["pieces.count"] = known;
            }),
            Lines{"missing_field provenance"});
}

TEST(EditionForm, GarbageIsFaultedNotFatal) {
  for (const Json& garbage : {Json(), Json(3), Json::array({1, 2}), Json("x")}) {
    Faults faults;
    check_edition_form(Field(garbage, faults), "chess", {"pieces"});
  }
  EXPECT_FALSE(faults_after([](Json& e) { e["pieces"] = {{{"id", Json::array()}}}; }).empty());
  EXPECT_FALSE(faults_after([](Json& e) { e["pieces"][0]["name"] = 7; }).empty());
  EXPECT_FALSE(faults_after([](Json& e) { e["provenance"] = Json::array(); }).empty());
}

TEST(EditionHash, IsOfTheContentAlone) {
  const Json a = *parse_json(R"({"x": 1, "y": [2]})");
  const Json b = *parse_json("{ \"y\":[2],\n\"x\":1}");
  EXPECT_EQ(edition_hash(a), edition_hash(b));
  EXPECT_NE(edition_hash(a), edition_hash(*parse_json(R"({"x": 1, "y": [3]})")));
  EXPECT_EQ(edition_hash(a).size(), 16U);
}

}  // namespace
}  // namespace kaisho
