// What the plots are drawn with: an SVG picture in the making, and an axis. Colours and fonts are
// classes of the page's style (arena/report/page.cpp).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "arena/report/plots.h"

namespace kaisho::arena {

class Svg {
 public:
  Svg(double width, double height, const Caption& caption);

  void line(double x1, double y1, double x2, double y2, std::string_view style);
  void rect(double x, double y, double width, double height, std::string_view style,
            std::string_view tip = {});
  void circle(double x, double y, double radius, std::string_view style, std::string_view tip = {});
  // `points`: x, y of the picture.
  void curve(std::span<const CurvePoint> points, std::string_view style);
  // `anchor`: start, middle or end.
  void text(double x, double y, std::string_view text, std::string_view anchor,
            std::string_view style = {});
  // Its end at (x, y), rising to the right.
  void slanted(double x, double y, std::string_view text);
  // A cell of which only the strength of the colour differs, 0 to 1.
  void shade(double x, double y, double width, double height, std::string_view style,
             double strength);
  std::string done() && { return std::move(text_) + "</svg>\n"; }

 private:
  std::string text_;
};

// An axis maps values to places in a picture, and has round numbers along the way.
class Axis {
 public:
  // `from` and `to` are the places of the ends. The values decide the ends where the scale does
  // not.
  Axis(const Scale& scale, std::span<const double> values, double from, double to);

  double place(double value) const;
  std::string label(double value) const;  // with as many digits as a reader needs
  const std::vector<double>& ticks() const { return ticks_; }

 private:
  void choose_ticks();

  bool percent_;
  bool whole_;
  double low_ = 0;
  double high_ = 1;
  double from_;
  double to_;
  int digits_ = 0;
  std::vector<double> ticks_;
};

// "48.4%" or "12.35"
std::string format_value(double value, bool percent);
// Cuts a text to this many characters; "…" stands for what is missing.
std::string shortened(std::string_view text, std::size_t characters);
// What the widest of the labels takes, in units of the picture.
double label_width(std::span<const std::string> labels);

inline constexpr double kPictureWidth = 760;
inline constexpr std::size_t kLongestLabel = 34;

}  // namespace kaisho::arena
