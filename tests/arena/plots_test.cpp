// Pages and plots: text that cannot break the page, marks where the values are, numbers beside
// them.
#include "arena/report/plots.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <regex>

#include "arena/report/svg.h"

namespace kaisho::arena {
namespace {

using testing::HasSubstr;
using testing::Not;

std::size_t count(const std::string& text, const std::string& part) {
  std::size_t times = 0;
  for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++times;
  return times;
}

// The values of an attribute, in order, of all elements of the class.
std::vector<double> numbers(const std::string& svg, const std::string& style,
                            const std::string& name) {
  std::vector<double> values;
  const std::regex element("class=\"" + style + "\"[^>]*? " + name + "=\"([-0-9.]+)\"");
  for (std::sregex_iterator i(svg.begin(), svg.end(), element), end; i != end; ++i) {
    values.push_back(std::stod((*i)[1]));
  }
  return values;
}

constexpr std::string_view kHostile = "<b>\"a\" & 'b'</b>";

TEST(Page, EscapesAllText) {
  const std::string name(kHostile);
  const std::vector<Section> sections = {
      {name, paragraph_html(name) + grid_html({.columns = {name}, .rows = {{name}}})}};
  const std::string page = page_html(name, name, sections);
  EXPECT_THAT(page, Not(HasSubstr("<b>")));
  EXPECT_EQ(count(page, "&lt;b&gt;&quot;a&quot; &amp; &#39;b&#39;&lt;/b&gt;"), 7U);
}

TEST(Page, NeedsNothingBesideItself) {
  const std::string page = page_html("A", "b", {});
  EXPECT_TRUE(page.starts_with("<!doctype html>"));
  EXPECT_THAT(page, HasSubstr("prefers-color-scheme: dark"));
  for (const char* part : {"http", "src=", "<link", "@import", "url("}) {
    EXPECT_THAT(page, Not(HasSubstr(part)));
  }
}

TEST(Page, ListsItsSectionsWhereThereAreMany) {
  const std::vector<Section> sections = {{"A", ""}, {"B", ""}, {"C", ""}, {"D", ""}};
  EXPECT_EQ(count(page_html("t", "", sections), "href=\"#section-"), 4U);
  EXPECT_EQ(count(page_html("t", "", std::span(sections).first(3)), "href="), 0U);
}

TEST(Page, SaysTheSameInSeveralLanguages) {
  const std::string name(kHostile);
  const std::vector<PageText> texts = {
      {"en", "English", name, "Lead", {{"A", ""}, {"B", ""}, {"C", ""}, {"D", ""}}},
      {"fr", "Français", "Titre", name, {{"Un", ""}, {"Deux", ""}, {"Trois", ""}, {name, ""}}}};
  const std::string page = page_html(texts);
  EXPECT_THAT(page, Not(HasSubstr("<b>")));
  EXPECT_EQ(count(page, "<main lang="), 2U);
  EXPECT_EQ(count(page, " checked>"), 1U) << "without scripts it is in one language";
  for (const char* part : {"id=\"en-4\"", "id=\"fr-4\"", "href=\"#fr-4\"", "id=\"language-fr\""}) {
    EXPECT_EQ(count(page, part), 1U) << part;
  }
  for (const char* part : {"http", "src=", "<link", "@import", "url("}) {
    EXPECT_THAT(page, Not(HasSubstr(part)));
  }
}

const Scale kShare = {.label = "share",
                      .percent = true,
                      .low = 0,
                      .high = 1,
                      .reference = 0.25,
                      .reference_label = "even"};

TEST(Plots, DotsStandWhereTheirValuesAre) {
  const std::vector<LabelledValue> rows = {
      {"a", {0.25, 0.2, 0.3}}, {"b", {0.5, 0.5, 0.5}}, {"c", {0.75, 0.5, 1}}};
  const Plot plot = dot_plot({"Title", "What it shows"}, rows, kShare);
  const auto x = numbers(plot.svg, "mark first", "cx");
  ASSERT_EQ(x.size(), 3U);
  EXPECT_NEAR(x[1] - x[0], x[2] - x[1], 0.2);
  EXPECT_NEAR(numbers(plot.svg, "reference", "x1").at(0), x[0], 0.1);
  const auto low = numbers(plot.svg, "whisker first", "x1");
  const auto high = numbers(plot.svg, "whisker first", "x2");
  ASSERT_EQ(low.size(), 2U) << "no error bar where there is no interval";
  EXPECT_NEAR(low[1], x[1], 0.1);
  EXPECT_NEAR(high[1] - low[1], 2 * (x[2] - x[1]), 0.2);
}

TEST(Plots, TellTheirNumbersToThoseWhoDoNotSee) {
  const std::vector<LabelledValue> rows = {{"one", {0.484, 0.468, 0.499}},
                                           {"two", {0.5, 0.5, 0.5}}};
  const Plot plot = dot_plot({"Title", "What it shows"}, rows, kShare);
  EXPECT_THAT(plot.svg, HasSubstr("role=\"img\""));
  EXPECT_THAT(plot.svg, HasSubstr("<title>Title</title>\n<desc>What it shows</desc>"));
  const std::vector<std::vector<std::string>> expected = {{"one", "48.4% [46.8, 49.9]"},
                                                          {"two", "50.0%"}};
  EXPECT_EQ(plot.numbers.rows, expected);
  const std::string figure = figure_html(plot);
  EXPECT_THAT(figure, HasSubstr("<td>48.4% [46.8, 49.9]</td>"));
  EXPECT_THAT(figure, HasSubstr("<details>"));
}

TEST(Plots, EscapeTheirLabels) {
  const std::string name(kHostile);
  const std::vector<LabelledValue> rows = {{name, {0.5, 0.4, 0.6}}};
  const std::vector<LabelledPair> pairs = {{name, rows[0].value, std::nullopt}};
  const std::vector<std::string> names = {name};
  const std::vector<std::optional<double>> cells = {0.5};
  const std::vector<Histogram> series = {{name, {1, 2}}, {name, {1}}};
  const std::vector<CurvePoint> points = {{0, 0}, {1, 1}};
  const std::vector<Bound> bounds = {{name, 1}};
  const Scale scale = {.label = name, .reference = 0.5, .reference_label = name};
  const Caption caption = {name, name};
  for (const Plot& plot :
       {dot_plot(caption, rows, scale), bar_plot(caption, rows, scale),
        pair_plot(caption, pairs, {name, name}, scale), histogram_plot(caption, series, scale),
        curve_plot(caption, points, bounds, scale, scale),
        matrix_plot(caption, names, cells, scale)}) {
    EXPECT_THAT(figure_html(plot), Not(HasSubstr("<b>")));
    EXPECT_THAT(plot.svg, Not(HasSubstr("nan")));
    EXPECT_EQ(count(plot.svg, "<svg"), 1U);
  }
}

TEST(Plots, BarsBeginAtZero) {
  const std::vector<LabelledValue> rows = {{"a", {0.2, 0.2, 0.2}}, {"b", {0.4, 0.4, 0.4}}};
  const Plot plot = bar_plot({"t", ""}, rows, {.label = "use", .percent = true});
  const auto width = numbers(plot.svg, "mark first pale", "width");
  ASSERT_EQ(width.size(), 2U);
  EXPECT_NEAR(width[1], 2 * width[0], 0.2);
}

TEST(Plots, PairsMayLackOneSide) {
  const Interval value = {0.5, 0.4, 0.6};
  const std::vector<LabelledPair> rows = {
      {"both", value, value}, {"old", value, std::nullopt}, {"new", std::nullopt, value}};
  const Plot plot = pair_plot({"t", ""}, rows, {"A", "B"}, kShare);
  // One more of each colour says what it means.
  EXPECT_EQ(numbers(plot.svg, "mark first", "cx").size(), 3U);
  EXPECT_EQ(numbers(plot.svg, "mark second", "cx").size(), 3U);
  EXPECT_EQ(plot.numbers.rows[1], (std::vector<std::string>{"old", "50.0% [40.0, 60.0]", "–"}));
  EXPECT_EQ(plot.numbers.rows[2], (std::vector<std::string>{"new", "–", "50.0% [40.0, 60.0]"}));
}

TEST(Plots, HistogramsCountEveryValueOnce) {
  Counts values;
  for (int i = -30; i < 400; ++i) values.add(i);
  const std::vector<Histogram> series = {{"all", values}};
  const Plot plot = histogram_plot({"t", ""}, series, {.label = "points"});
  double total = 0;
  for (const auto& row : plot.numbers.rows) total += std::stod(row[1]);
  EXPECT_NEAR(total, 100, 0.05 * static_cast<double>(plot.numbers.rows.size()));
  EXPECT_LE(plot.numbers.rows.size(), 41U);
  EXPECT_EQ(plot.numbers.rows[0][0], "-40 to -21");
  const std::vector<Histogram> few = {{"a", {3, 3, 5}}, {"b", {4}}};
  const std::vector<std::vector<std::string>> expected = {
      {"3", "66.7%", "0.0%"}, {"4", "0.0%", "100.0%"}, {"5", "33.3%", "0.0%"}};
  EXPECT_EQ(histogram_plot({"t", ""}, few, {.label = "turns"}).numbers.rows, expected);
}

TEST(Plots, CurvesKeepTheirLastPointAndTheirBounds) {
  std::vector<CurvePoint> points;
  for (int i = 0; i <= 1000; ++i) points.push_back({static_cast<double>(i), i / 400.0});
  const std::vector<Bound> bounds = {{"accept", 2.94}, {"reject", -2.94}};
  const Plot plot =
      curve_plot({"t", ""}, points, bounds, {.label = "groups"}, {.label = "log likelihood ratio"});
  EXPECT_LE(plot.numbers.rows.size(), 62U);
  EXPECT_EQ(plot.numbers.rows.back(), (std::vector<std::string>{"1000", "2.50"}));
  const auto levels = numbers(plot.svg, "reference", "y1");
  ASSERT_EQ(levels.size(), 2U);
  EXPECT_LT(levels[0], levels[1]) << "what is more stands higher";
  EXPECT_THAT(plot.svg, HasSubstr("accept"));
}

TEST(Plots, LinesHaveNamesAndColoursOfTheirOwn) {
  const std::vector<NamedLine> lines = {
      {"A", {0.25, 0.5, 1}}, {"B", {0.25, 0.5, 0}}, {"C", {0.25, 0, 0}}, {"<D>", {0.25, 0, 0}}};
  const Plot plot = lines_plot({"t", ""}, lines, {.label = "moves", .whole = true}, kShare);
  for (const char* style : {"first", "second", "third", "fourth"}) {
    EXPECT_EQ(count(plot.svg, fmt::format("\"curve {}\"", style)), 1U);
    EXPECT_EQ(count(plot.svg, fmt::format("\"mark {}\"", style)), 1U);
  }
  EXPECT_THAT(plot.svg, Not(HasSubstr("<D>")));
  EXPECT_EQ(plot.numbers.columns, (std::vector<std::string>{"moves", "A", "B", "C", "<D>"}));
  EXPECT_EQ(plot.numbers.rows.back(),
            (std::vector<std::string>{"2", "100.0%", "0.0%", "0.0%", "0.0%"}));
}

TEST(Plots, MatricesAreRowByRow) {
  const std::vector<std::string> names = {"greedy", "search"};
  const std::vector<std::optional<double>> cells = {std::nullopt, 0.2, 0.8, std::nullopt};
  const Plot plot = matrix_plot({"t", ""}, names, cells, {.label = "share", .percent = true});
  const std::vector<std::vector<std::string>> expected = {{"greedy", "–", "20.0%"},
                                                          {"search", "80.0%", "–"}};
  EXPECT_EQ(plot.numbers.rows, expected);
  EXPECT_EQ(numbers(plot.svg, "mark second", "fill-opacity").size(), 1U) << "below the reference";
  EXPECT_EQ(numbers(plot.svg, "mark first", "fill-opacity").size(), 1U) << "above";
}

TEST(Plots, AxesHaveRoundNumbers) {
  const std::vector<double> values = {0.034, 0.61};
  const Axis axis({.label = "", .percent = true}, values, 0, 100);
  ASSERT_EQ(axis.ticks().size(), 8U);
  EXPECT_EQ(axis.label(axis.ticks()[0]), "0%");
  EXPECT_EQ(axis.label(axis.ticks()[7]), "70%");
  EXPECT_DOUBLE_EQ(axis.place(0), 0);
  EXPECT_DOUBLE_EQ(axis.place(0.7), 100);
  const std::vector<double> alike = {5, 5};
  const Axis narrow({.label = ""}, alike, 0, 100);
  EXPECT_NEAR(narrow.place(5), 50, 1e-9);
  const Axis fixed({.label = "", .low = 0.1, .high = 0.9}, alike, 0, 100);
  EXPECT_DOUBLE_EQ(fixed.place(5), 100) << "what is beyond a fixed end stands there";
  for (const double tick : fixed.ticks()) EXPECT_TRUE(tick >= 0.1 - 1e-9 && tick <= 0.9 + 1e-9);
}

TEST(Plots, LongLabelsAreCutBetweenCharacters) {
  EXPECT_EQ(shortened("Hokkaidō", 8), "Hokkaidō");
  EXPECT_EQ(shortened("Hokkaidōs", 8), "Hokkaid…");
  EXPECT_EQ(shortened("ōōōō", 3), "ōō…");
}

}  // namespace
}  // namespace kaisho::arena
