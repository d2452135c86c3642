// Plots for a report's page, as SVG within it (arena/report/page.h). Each comes with its numbers as
// a grid, for those who do not see the picture or want to work with the figures.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "arena/report/page.h"
#include "arena/statistics/counts.h"
#include "arena/statistics/interval.h"

namespace kaisho::arena {

struct Caption {
  std::string title;
  std::string text;  // what is seen, and how to read it
};

struct Plot {
  Caption caption;
  std::string svg;
  Grid numbers;
};

// A figure as HTML: caption, picture, and the numbers to unfold, under this title.
std::string figure_html(const Plot& plot, std::string_view numbers = "The numbers");

// What an axis shows. Its ends are those of the values unless `low` and `high` are given.
struct Scale {
  std::string label;       // e.g. "share of the victory"
  bool percent = false;    // values are shares of 1, shown in percent
  bool from_zero = false;  // 0 is on the axis
  bool whole = false;      // nothing between whole numbers is marked
  std::optional<double> low{};
  std::optional<double> high{};
  std::optional<double> reference{};  // a value to compare with, e.g. 1/n: a dashed line
  std::string reference_label{};      // e.g. "even, 25%"
};

// A value with its 95% interval; where low, mean and high are the same there is no error bar.
struct LabelledValue {
  std::string label;
  Interval value;
};

// A value in two conditions, either of which may be missing.
struct LabelledPair {
  std::string label;
  std::optional<Interval> first;
  std::optional<Interval> second;
};

// One row each, in the given order: dots with error bars, or bars from zero.
Plot dot_plot(Caption caption, std::span<const LabelledValue> rows, const Scale& scale);
Plot bar_plot(Caption caption, std::span<const LabelledValue> rows, const Scale& scale);
// Two dots to a row.
struct PairNames {
  std::string first;
  std::string second;
};
Plot pair_plot(Caption caption, std::span<const LabelledPair> rows, const PairNames& names,
               const Scale& scale);

// Whole numbers, to be counted in classes of one whole width.
struct Histogram {
  std::string name;  // of the series, e.g. "winners"
  Counts values;     // not empty
};
// One or two series over the same classes, in percent of each one's values.
Plot histogram_plot(Caption caption, std::span<const Histogram> series, const Scale& scale);

// A line over x with level lines at `bounds`: e.g. a log likelihood ratio over groups of games.
struct CurvePoint {
  double x = 0;
  double y = 0;
};
struct Bound {
  std::string label;  // e.g. "accept"
  double y = 0;
};
Plot curve_plot(Caption caption, std::span<const CurvePoint> points, std::span<const Bound> bounds,
                const Scale& x, const Scale& y);

// Several lines over the same steps, 0, 1, 2…, with their names; at most four.
struct NamedLine {
  std::string name;
  std::vector<double> values;
};
Plot lines_plot(Caption caption, std::span<const NamedLine> lines, const Scale& x, const Scale& y);

// Each against each: names.size() rows and columns, row by row; where there is no value (a player
// against itself) the cell stays empty. Cells are coloured by how far they are from the reference.
Plot matrix_plot(Caption caption, std::span<const std::string> names,
                 std::span<const std::optional<double>> cells, const Scale& scale);

}  // namespace kaisho::arena
