#include "arena/report/svg.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "core/values/real.h"

namespace kaisho::arena {
namespace {

constexpr double kCharacterWidth = 7.9;  // of the page's font at 13 units, on the broad side
constexpr double kMaxTicks = 7;

bool begins_character(char c) { return (c & '\xc0') != '\x80'; }

std::size_t characters_of(std::string_view text) {
  return std::ranges::count_if(text, begins_character);
}

// The least of 1, 2, 5, 10, 20… (or a tenth, a hundredth of these) that is not below `least`.
double round_step(double least) {
  const double power = std::pow(10.0, std::floor(std::log10(least)));
  for (const double factor : {1.0, 2.0, 5.0}) {
    if (factor * power >= least * (1 - 1e-9)) return factor * power;
  }
  return 10 * power;
}

std::string closed(std::string_view tag, std::string_view tip) {
  if (tip.empty()) return "/>\n";
  return fmt::format("><title>{}</title></{}>\n", escape_html(tip), tag);
}

}  // namespace

Svg::Svg(double width, double height, const Caption& caption)
    : text_(fmt::format("<svg viewBox=\"0 0 {:g} {:g}\" role=\"img\" aria-label=\"{}\">\n"
                        "<title>{}</title>\n<desc>{}</desc>\n",
                        width, height, escape_html(caption.title), escape_html(caption.title),
                        escape_html(caption.text))) {}

void Svg::line(double x1, double y1, double x2, double y2, std::string_view style) {
  text_ +=
      fmt::format("<line class=\"{}\" x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\"/>\n",
                  style, x1, y1, x2, y2);
}

void Svg::rect(double x, double y, double width, double height, std::string_view style,
               std::string_view tip) {
  text_ +=
      fmt::format("<rect class=\"{}\" x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\"",
                  style, x, y, width, height);
  text_ += closed("rect", tip);
}

void Svg::circle(double x, double y, double radius, std::string_view style, std::string_view tip) {
  text_ += fmt::format("<circle class=\"{}\" cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"{:.1f}\"", style, x, y,
                       radius);
  text_ += closed("circle", tip);
}

void Svg::curve(std::span<const CurvePoint> points, std::string_view style) {
  text_ += fmt::format("<polyline class=\"{}\" points=\"", style);
  for (const CurvePoint& point : points) text_ += fmt::format("{:.1f},{:.1f} ", point.x, point.y);
  text_ += "\"/>\n";
}

void Svg::text(double x, double y, std::string_view text, std::string_view anchor,
               std::string_view style) {
  text_ +=
      fmt::format("<text class=\"{}\" x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"{}\">{}</text>\n",
                  style, x, y, anchor, escape_html(text));
}

void Svg::slanted(double x, double y, std::string_view text) {
  text_ += fmt::format("<text transform=\"translate({:.1f} {:.1f}) rotate(-40)\">{}</text>\n", x, y,
                       escape_html(text));
}

void Svg::shade(double x, double y, double width, double height, std::string_view style,
                double strength) {
  text_ += fmt::format(
      "<rect class=\"{}\" x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\" "
      "fill-opacity=\"{:.2f}\"/>\n",
      style, x, y, width, height, strength);
}

Axis::Axis(const Scale& scale, std::span<const double> values, double from, double to)
    : percent_(scale.percent), whole_(scale.whole), from_(from), to_(to) {
  std::vector<double> all(values.begin(), values.end());
  if (scale.reference) all.push_back(*scale.reference);
  if (scale.from_zero || all.empty()) all.push_back(0);
  const auto [least, most] = std::ranges::minmax(all);
  low_ = scale.low.value_or(least);
  high_ = scale.high.value_or(most);
  if (high_ - low_ < 1e-9) {
    const double room = percent_ ? 0.05 : 1;
    low_ = scale.low.value_or(low_ - room);
    high_ = std::max(scale.high.value_or(high_ + room), low_ + room);
  }
  choose_ticks();
  if (!scale.low) low_ = std::min(low_, ticks_.front());
  if (!scale.high) high_ = std::max(high_, ticks_.back());
  const double hair = (high_ - low_) * 1e-9;
  std::erase_if(ticks_, [&](double tick) { return tick < low_ - hair || tick > high_ + hair; });
}

// Round numbers from at or below the low end to at or above the high end.
void Axis::choose_ticks() {
  const double least = (high_ - low_) / kMaxTicks;
  const double step = round_step(whole_ ? std::max(least, 1.0) : least);
  const double shown = percent_ ? step * 100 : step;
  digits_ = std::max(0, static_cast<int>(-std::floor(std::log10(shown) + 1e-9)));
  const auto first = static_cast<long>(std::floor(low_ / step + 1e-9));
  const auto last = static_cast<long>(std::ceil(high_ / step - 1e-9));
  for (long i = first; i <= last; ++i) ticks_.push_back(as_double(i) * step);
}

double Axis::place(double value) const {
  const double share = (std::clamp(value, low_, high_) - low_) / (high_ - low_);
  return from_ + share * (to_ - from_);
}

std::string Axis::label(double value) const {
  const double shown = percent_ ? value * 100 : value;
  return fmt::format("{:.{}f}{}", shown, digits_, percent_ ? "%" : "");
}

std::string format_value(double value, bool percent) {
  if (percent) return fmt::format("{:.1f}%", value * 100);
  if (value == std::round(value) && std::abs(value) < 1e15) return fmt::format("{:.0f}", value);
  return fmt::format("{:.2f}", value);
}

std::string shortened(std::string_view text, std::size_t characters) {
  if (characters_of(text) <= characters) return std::string(text);
  std::size_t bytes = 0;
  for (std::size_t seen = 0; bytes < text.size(); ++bytes) {
    if (begins_character(text[bytes]) && seen++ == characters - 1) break;
  }
  return std::string(text.substr(0, bytes)) + "…";
}

double label_width(std::span<const std::string> labels) {
  std::size_t most = 0;
  for (const std::string& label : labels) {
    most = std::max(most, std::min(characters_of(label), kLongestLabel));
  }
  return (as_double(most) + 1) * kCharacterWidth;  // short ones may be all broad
}

}  // namespace kaisho::arena
