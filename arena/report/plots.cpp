// Histogram, curve and matrix; row_plots.cpp has the plots with a row for each thing.
#include "arena/report/plots.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "arena/report/svg.h"
#include "core/values/how_many.h"
#include "core/values/real.h"

namespace kaisho::arena {
namespace {

constexpr double kLeft = 62;
constexpr double kRight = kPictureWidth - 14;
constexpr double kTop = 26;
constexpr double kBottom = 256;
constexpr double kHeight = kBottom + 44;

// Draws both axes with their grid and labels.
void draw_axes(Svg& svg, const Axis& across, const Axis& up, const Scale& x, const Scale& y) {
  for (const double tick : up.ticks()) {
    const double at = up.place(tick);
    svg.line(kLeft, at, kRight, at, "grid");
    svg.text(kLeft - 8, at + 4, up.label(tick), "end", "quiet");
  }
  for (const double tick : across.ticks()) {
    const double at = across.place(tick);
    svg.line(at, kBottom, at, kBottom + 5, "axis");
    svg.text(at, kBottom + 19, across.label(tick), "middle", "quiet");
  }
  svg.line(kLeft, kBottom, kRight, kBottom, "axis");
  svg.text((kLeft + kRight) / 2, kBottom + 38, x.label, "middle", "quiet");
  svg.text(8, 14, y.label, "start", "quiet");
}

void draw_reference(Svg& svg, const Axis& across, const Scale& x) {
  if (!x.reference) return;
  const double at = across.place(*x.reference);
  svg.line(at, kTop, at, kBottom, "reference");
  svg.text(at, kTop - 8, x.reference_label, "middle", "quiet");
}

constexpr int kMaxClasses = 40;

// Classes of `width` whole numbers each, the first beginning at `low`.
struct Classes {
  int low = 0;
  int width = 1;
  int count = 1;

  std::string name(int i) const {
    const int from = low + i * width;
    return width == 1 ? fmt::format("{}", from) : fmt::format("{} to {}", from, from + width - 1);
  }
};

Classes classes_of(std::span<const Histogram> series) {
  int low = series[0].values.least();
  int high = series[0].values.most();
  for (const Histogram& one : series) {
    low = std::min(low, one.values.least());
    high = std::max(high, one.values.most());
  }
  int width = 1;
  for (const int step : {1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 10000, 100000, 1000000}) {
    width = step;
    if ((high - low) / width < kMaxClasses) break;
  }
  const int first = static_cast<int>(std::floor(1.0 * low / width)) * width;
  return {.low = first, .width = width, .count = (high - first) / width + 1};
}

std::vector<double> shares_of(const Histogram& one, const Classes& classes) {
  std::vector<double> shares(classes.count);
  const double each = 1.0 / as_double(one.values.size());
  for (const auto& [value, times] : one.values.by_value()) {
    shares[(value - classes.low) / classes.width] += as_double(times) * each;
  }
  return shares;
}

constexpr std::array<std::string_view, 2> kStyles = {"mark first pale", "mark second pale"};
constexpr std::array<std::string_view, 4> kLineStyles = {"curve first", "curve second",
                                                         "curve third", "curve fourth"};
constexpr std::array<std::string_view, 4> kLineMarks = {"mark first", "mark second", "mark third",
                                                        "mark fourth"};

void draw_names(Svg& svg, std::span<const std::string> names,
                std::span<const std::string_view> styles) {
  if (names.size() < 2) return;
  double x = kRight;
  for (std::size_t i = names.size(); i-- > 0;) {
    svg.text(x, 14, shortened(names[i], kLongestLabel), "end");
    x -= label_width(names.subspan(i, 1)) + 18;
    svg.rect(x, 4, 12, 12, styles[i]);
    x -= 16;
  }
}

Grid lines_grid(std::span<const NamedLine> lines, const Scale& x, const Scale& y) {
  Grid grid{.columns = {x.label}, .rows = {}};
  for (const NamedLine& line : lines) grid.columns.push_back(line.name);
  for (std::size_t i = 0; i < lines.front().values.size(); ++i) {
    std::vector<std::string>& row = grid.rows.emplace_back();
    row.push_back(fmt::format("{}", i));
    for (const NamedLine& line : lines) row.push_back(format_value(line.values[i], y.percent));
  }
  return grid;
}

Grid histogram_grid(std::span<const Histogram> series, const Classes& classes,
                    const std::vector<std::vector<double>>& shares, const Scale& scale) {
  Grid grid{.columns = {scale.label}, .rows = {}};
  for (const Histogram& one : series) grid.columns.push_back(one.name);
  for (int i = 0; i < classes.count; ++i) {
    std::vector<std::string> row = {classes.name(i)};
    for (const auto& of : shares) row.push_back(format_value(of[i], true));
    grid.rows.push_back(std::move(row));
  }
  return grid;
}

constexpr std::size_t kMaxRows = 60;  // of a curve's grid

Grid curve_grid(std::span<const CurvePoint> points, const Scale& x, const Scale& y) {
  Grid grid{.columns = {x.label, y.label}, .rows = {}};
  const std::size_t step = points.size() / kMaxRows + 1;
  for (std::size_t i = 0; i < points.size(); ++i) {
    if (i % step != 0 && i + 1 != points.size()) continue;
    grid.rows.push_back(
        {format_value(points[i].x, x.percent), format_value(points[i].y, y.percent)});
  }
  return grid;
}

constexpr double kCell = 58;
constexpr double kCellHeight = 30;
constexpr double kStrongest = 0.6;  // of a cell's colour, under a text

Grid matrix_grid(std::span<const std::string> names, std::span<const std::optional<double>> cells,
                 const Scale& scale) {
  Grid grid{.columns = {""}, .rows = {}};
  grid.columns.insert(grid.columns.end(), names.begin(), names.end());
  for (std::size_t row = 0; row < names.size(); ++row) {
    std::vector<std::string> line = {names[row]};
    for (std::size_t column = 0; column < names.size(); ++column) {
      const auto& cell = cells[row * names.size() + column];
      line.push_back(cell ? format_value(*cell, scale.percent) : "–");
    }
    grid.rows.push_back(std::move(line));
  }
  return grid;
}

// How far from the reference the farthest cell is.
double farthest(std::span<const std::optional<double>> cells, double reference) {
  double most = 1e-9;
  for (const auto& cell : cells) {
    if (cell) most = std::max(most, std::abs(*cell - reference));
  }
  return most;
}

}  // namespace

std::string figure_html(const Plot& plot, std::string_view numbers) {
  return fmt::format(
      "<figure>\n<figcaption>{}<span>{}</span></figcaption>\n<div class=\"scroll\">{}</div>\n"
      "<details><summary>{}</summary>\n{}</details>\n</figure>\n",
      escape_html(plot.caption.title), escape_html(plot.caption.text), plot.svg,
      escape_html(numbers), grid_html(plot.numbers));
}

Plot histogram_plot(Caption caption, std::span<const Histogram> series, const Scale& scale) {
  const Classes classes = classes_of(series);
  std::vector<std::vector<double>> shares;
  std::vector<double> heights;
  for (const Histogram& one : series) {
    shares.push_back(shares_of(one, classes));
    heights.insert(heights.end(), shares.back().begin(), shares.back().end());
  }
  const Scale percent{.label = "percent", .percent = true, .from_zero = true};
  // A class of one number stands over that number, others between theirs.
  const double first = classes.low - (classes.width == 1 ? 0.5 : 0);
  Scale whole = scale;
  whole.whole = true;
  whole.low = first;
  whole.high = first + classes.count * classes.width;
  const Axis across(whole, {}, kLeft + 6, kRight - 6);
  const Axis up(percent, heights, kBottom, kTop);
  Svg svg(kPictureWidth, kHeight, caption);
  draw_axes(svg, across, up, scale, percent);
  const double room = across.place(first + classes.width) - across.place(first);
  const double each = room * 0.9 / how_many(series);
  for (std::size_t s = 0; s < series.size(); ++s) {
    for (int i = 0; i < classes.count; ++i) {
      const double share = shares[s][i];
      if (share == 0) continue;
      const double x = across.place(first + i * classes.width) + room * 0.05;
      svg.rect(x + each * as_double(s), up.place(share), each, kBottom - up.place(share),
               kStyles.at(s), fmt::format("{}: {}", classes.name(i), format_value(share, true)));
    }
  }
  draw_reference(svg, across, scale);
  std::vector<std::string> names;
  for (const Histogram& one : series) names.push_back(one.name);
  draw_names(svg, names, kStyles);
  Grid grid = histogram_grid(series, classes, shares, scale);
  return {std::move(caption), std::move(svg).done(), std::move(grid)};
}

Plot curve_plot(Caption caption, std::span<const CurvePoint> points, std::span<const Bound> bounds,
                const Scale& x, const Scale& y) {
  std::vector<double> xs;
  std::vector<double> ys;
  for (const CurvePoint& point : points) {
    xs.push_back(point.x);
    ys.push_back(point.y);
  }
  for (const Bound& bound : bounds) ys.push_back(bound.y);
  const Axis across(x, xs, kLeft, kRight);
  const Axis up(y, ys, kBottom, kTop);
  Svg svg(kPictureWidth, kHeight, caption);
  draw_axes(svg, across, up, x, y);
  for (const Bound& bound : bounds) {
    svg.line(kLeft, up.place(bound.y), kRight, up.place(bound.y), "reference");
    svg.text(kRight, up.place(bound.y) - 6, bound.label, "end", "quiet");
  }
  std::vector<CurvePoint> places;
  for (const CurvePoint& point : points) {
    places.push_back({across.place(point.x), up.place(point.y)});
  }
  svg.curve(places, "curve first");
  if (!places.empty()) {
    const std::string last = format_value(points.back().y, y.percent);
    svg.circle(places.back().x, places.back().y, 4, "mark first", last);
  }
  return {std::move(caption), std::move(svg).done(), curve_grid(points, x, y)};
}

Plot lines_plot(Caption caption, std::span<const NamedLine> lines, const Scale& x, const Scale& y) {
  const double last = as_double(lines.front().values.size()) - 1;
  const std::array<double, 2> ends = {0, last};
  std::vector<double> ys;
  std::vector<std::string> names;
  for (const NamedLine& line : lines) {
    ys.insert(ys.end(), line.values.begin(), line.values.end());
    names.push_back(line.name);
  }
  const Axis across(x, ends, kLeft, kRight);
  const Axis up(y, ys, kBottom, kTop);
  Svg svg(kPictureWidth, kHeight, caption);
  draw_axes(svg, across, up, x, y);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    std::vector<CurvePoint> places;
    for (const double value : lines[i].values) {
      places.push_back({across.place(as_double(places.size())), up.place(value)});
    }
    svg.curve(places, kLineStyles.at(i));
  }
  draw_names(svg, names, kLineMarks);
  return {std::move(caption), std::move(svg).done(), lines_grid(lines, x, y)};
}

Plot matrix_plot(Caption caption, std::span<const std::string> names,
                 std::span<const std::optional<double>> cells, const Scale& scale) {
  const std::vector<std::string> labels(names.begin(), names.end());
  const double reference = scale.reference.value_or(scale.percent ? 0.5 : 0);
  const double most = farthest(cells, reference);
  const double left = label_width(labels) + 14;
  const double top = 34 + label_width(labels) * 0.66;
  const double count = how_many(names);
  const double width = std::max(kPictureWidth, left + kCell * count + label_width(labels) * 0.8);
  Svg svg(width, top + kCellHeight * count + 10, caption);
  svg.text(4, 14, scale.label, "start", "quiet");
  for (std::size_t i = 0; i < names.size(); ++i) {
    const double at = as_double(i);
    const std::string name = shortened(names[i], kLongestLabel);
    svg.slanted(left + kCell * at + kCell * 0.4, top - 8, name);
    svg.text(left - 10, top + kCellHeight * (at + 0.5) + 4.5, name, "end");
  }
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const std::size_t row = i / names.size();
    const double x = left + kCell * as_double(i % names.size());
    const double y = top + kCellHeight * as_double(row);
    if (!cells[i]) {
      svg.text(x + kCell / 2, y + kCellHeight / 2 + 4.5, "–", "middle", "quiet");
      continue;
    }
    const double off = *cells[i] - reference;
    svg.shade(x + 1, y + 1, kCell - 2, kCellHeight - 2, off >= 0 ? "mark first" : "mark second",
              kStrongest * std::abs(off) / most);
    svg.text(x + kCell / 2, y + kCellHeight / 2 + 4.5, format_value(*cells[i], scale.percent),
             "middle");
  }
  Grid grid = matrix_grid(names, cells, scale);
  return {std::move(caption), std::move(svg).done(), std::move(grid)};
}

}  // namespace kaisho::arena
