// Plots with one row for each thing: dots, bars, pairs of dots.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "arena/report/plots.h"
#include "arena/report/svg.h"
#include "arena/statistics/interval_text.h"
#include "core/values/how_many.h"
#include "core/values/real.h"

namespace kaisho::arena {
namespace {

constexpr double kAbove = 26;        // for what the reference line means
constexpr double kBelow = 44;        // for the axis
constexpr double kValueColumn = 64;  // right of the rows: the mean as a number
constexpr double kEdge = 14;
constexpr double kRadius = 4.5;

// How high rows are, and what is above them.
struct Rows {
  double height = 24;
  double above = kAbove;
};
constexpr Rows kSingle = {};
constexpr Rows kPairs = {.height = 32, .above = kAbove + 24};  // two dots; what their colours mean

std::string figure_text(const Interval& value, bool percent) {
  return percent ? percent_text(value) : number_text(value);
}

bool has_bar(const Interval& value) { return value.low < value.high; }

// The rows' common ground: labels on the left, an axis below, the reference across.
class RowPicture {
 public:
  RowPicture(const Caption& caption, const std::vector<std::string>& labels, const Scale& scale,
             std::span<const double> values, const Rows& rows)
      : scale_(scale),
        rows_(rows),
        left_(label_width(labels) + kEdge),
        bottom_(rows.above + rows.height * how_many(labels)),
        axis_(scale, values, left_, kPictureWidth - kValueColumn - kEdge),
        svg_(kPictureWidth, bottom_ + kBelow, caption) {
    for (const double tick : axis_.ticks()) {
      const double x = axis_.place(tick);
      svg_.line(x, rows.above, x, bottom_, "grid");
      svg_.text(x, bottom_ + 17, axis_.label(tick), "middle", "quiet");
    }
    svg_.line(left_, bottom_, right(), bottom_, "axis");
    svg_.text((left_ + right()) / 2, bottom_ + 36, scale.label, "middle", "quiet");
    for (std::size_t i = 0; i < labels.size(); ++i) {
      svg_.text(left_ - kEdge, middle(i) + 4.5, shortened(labels[i], kLongestLabel), "end");
    }
  }

  double middle(std::size_t row) const {
    return rows_.above + rows_.height * (as_double(row) + 0.5);
  }
  double right() const { return kPictureWidth - kValueColumn - kEdge; }
  const Axis& axis() const { return axis_; }
  Svg& svg() { return svg_; }

  void reference() {
    if (!scale_.reference) return;
    const double x = axis_.place(*scale_.reference);
    svg_.line(x, rows_.above - 4, x, bottom_, "reference");
    svg_.text(x, rows_.above - 10, scale_.reference_label, "middle", "quiet");
  }

  void whisker(const Interval& value, double y, std::string_view style) {
    if (!has_bar(value)) return;
    svg_.line(axis_.place(value.low), y, axis_.place(value.high), y, style);
  }

  void dot(const LabelledValue& row, double y, std::string_view style) {
    whisker(row.value, y, fmt::format("whisker {}", style));
    svg_.circle(axis_.place(row.value.mean), y, kRadius, fmt::format("mark {}", style), tip(row));
  }

  void value(std::size_t row, double mean) {
    svg_.text(kPictureWidth - 4, middle(row) + 4.5, format_value(mean, scale_.percent), "end");
  }

  std::string tip(const LabelledValue& row) const {
    const std::string text = row.label + ": " + figure_text(row.value, scale_.percent);
    return text;
  }

 private:
  const Scale& scale_;
  Rows rows_;
  double left_;
  double bottom_;
  Axis axis_;
  Svg svg_;
};

std::vector<std::string> labels_of(std::span<const LabelledValue> rows) {
  std::vector<std::string> labels;
  for (const LabelledValue& row : rows) labels.push_back(row.label);
  return labels;
}

std::vector<double> ends_of(std::span<const LabelledValue> rows) {
  std::vector<double> values;
  for (const LabelledValue& row : rows) {
    values.insert(values.end(), {row.value.low, row.value.mean, row.value.high});
  }
  return values;
}

Grid grid_of(std::span<const LabelledValue> rows, const Scale& scale) {
  Grid grid{.columns = {"", scale.label + kInBrackets}, .rows = {}};
  for (const LabelledValue& row : rows) {
    grid.rows.push_back({row.label, figure_text(row.value, scale.percent)});
  }
  return grid;
}

std::vector<std::string> pair_cells(const LabelledPair& row, bool percent) {
  std::vector<std::string> cells = {row.label};
  for (const auto& value : {row.first, row.second}) {
    cells.push_back(value ? figure_text(*value, percent) : "–");
  }
  return cells;
}

// What the two colours mean, above the rows at the left.
void draw_names(Svg& svg, const PairNames& names) {
  svg.circle(10, 11, kRadius, "mark first");
  const std::string first = shortened(names.first, kLongestLabel);
  svg.text(20, 15.5, first, "start");
  const std::vector<std::string> before = {first};
  const double x = 40 + label_width(before);
  svg.circle(x, 11, kRadius, "mark second");
  svg.text(x + 10, 15.5, shortened(names.second, kLongestLabel), "start");
}

}  // namespace

Plot dot_plot(Caption caption, std::span<const LabelledValue> rows, const Scale& scale) {
  RowPicture picture(caption, labels_of(rows), scale, ends_of(rows), kSingle);
  picture.reference();
  for (std::size_t i = 0; i < rows.size(); ++i) {
    picture.dot(rows[i], picture.middle(i), "first");
    picture.value(i, rows[i].value.mean);
  }
  return {std::move(caption), std::move(picture.svg()).done(), grid_of(rows, scale)};
}

Plot bar_plot(Caption caption, std::span<const LabelledValue> rows, const Scale& scale) {
  Scale with_zero = scale;
  with_zero.from_zero = true;
  RowPicture picture(caption, labels_of(rows), with_zero, ends_of(rows), kSingle);
  const double zero = picture.axis().place(0);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const double end = picture.axis().place(rows[i].value.mean);
    const double y = picture.middle(i);
    picture.svg().rect(std::min(zero, end), y - kSingle.height * 0.34, std::abs(end - zero),
                       kSingle.height * 0.68, "mark first pale", picture.tip(rows[i]));
    picture.whisker(rows[i].value, y, "whisker over");
    picture.value(i, rows[i].value.mean);
  }
  picture.reference();
  return {std::move(caption), std::move(picture.svg()).done(), grid_of(rows, scale)};
}

Plot pair_plot(Caption caption, std::span<const LabelledPair> rows, const PairNames& names,
               const Scale& scale) {
  std::vector<LabelledValue> all;
  std::vector<std::string> labels;
  for (const LabelledPair& row : rows) {
    labels.push_back(row.label);
    if (row.first) all.push_back({row.label + ", " + names.first, *row.first});
    if (row.second) all.push_back({row.label + ", " + names.second, *row.second});
  }
  RowPicture picture(caption, labels, scale, ends_of(all), kPairs);
  picture.reference();
  draw_names(picture.svg(), names);
  Grid grid{.columns = {"", names.first + kInBrackets, names.second + kInBrackets}, .rows = {}};
  auto next = all.begin();
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (rows[i].first) picture.dot(*next++, picture.middle(i) - 6, "first");
    if (rows[i].second) picture.dot(*next++, picture.middle(i) + 6, "second");
    grid.rows.push_back(pair_cells(rows[i], scale.percent));
  }
  return {std::move(caption), std::move(picture.svg()).done(), std::move(grid)};
}

}  // namespace kaisho::arena
