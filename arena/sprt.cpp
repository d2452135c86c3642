#include "arena/sprt.h"

#include <array>
#include <charconv>
#include <cmath>

#include "arena/elo.h"

namespace kaisho {
namespace {

// The prior variance counts as that of so many groups: where all groups are alike the variance
// falls towards zero only as fast as they become many.
constexpr double kPriorGroups = 2;

std::unexpected<Error> bad(std::string message) {
  return fail("bad_option", std::move(message), "sprt");
}

}  // namespace

Expected<SprtBounds> parse_sprt(std::string_view text) {
  std::array<double, 4> numbers = {0, 0, 0.05, 0.05};
  std::size_t count = 0;
  const char* at = text.data();
  const char* const end = at + text.size();
  for (bool more = true; more && count < numbers.size(); ++count) {
    const auto [rest, error] = std::from_chars(at, end, numbers[count]);
    if (error != std::errc{})
      return bad("The bounds of the test are numbers: 0,10 or 0,10,0.05,0.05.");
    more = rest != end && *rest == ',';
    at = more ? rest + 1 : rest;
  }
  if (at != end || (count != 2 && count != 4)) {
    return bad("The bounds of the test are elo0,elo1 or elo0,elo1,alpha,beta.");
  }
  const SprtBounds bounds{numbers[0], numbers[1], numbers[2], numbers[3]};
  if (auto sound = check_sprt(bounds); !sound) return std::unexpected(sound.error());
  return bounds;
}

Expected<void> check_sprt(const SprtBounds& bounds) {
  if (!(bounds.elo0 < bounds.elo1) || bounds.elo0 < -2000 || bounds.elo1 > 2000) {
    return bad("Of the bounds of the test elo0 is below elo1, both between -2000 and 2000.");
  }
  const auto chance = [](double value) { return value >= 0.0001 && value <= 0.4; };
  if (!chance(bounds.alpha) || !chance(bounds.beta)) {
    return bad("The test's chances of error are between 0.0001 and 0.4.");
  }
  return {};
}

std::string_view verdict_name(Verdict verdict) {
  switch (verdict) {
    case Verdict::kH0:
      return "H0";
    case Verdict::kH1:
      return "H1";
    default:
      return "undecided";
  }
}

Sprt::Sprt(const SprtBounds& bounds, int own, int other, int weight)
    : bounds_(bounds),
      share0_(side_share(bounds.elo0, own, other)),
      share1_(side_share(bounds.elo1, own, other)) {
  const double even = side_share(0, own, other);
  prior_variance_ = even * (1 - even) / weight;
}

void Sprt::add(double group) {
  if (verdict_ != Verdict::kUndecided) return;
  ++groups_;
  const double off = group - mean_;
  mean_ += off / groups_;
  squares_ += off * (group - mean_);
  if (groups_ < kFewestGroups) return;
  const double ratio = llr();
  if (ratio >= upper()) verdict_ = Verdict::kH1;
  if (ratio <= lower()) verdict_ = Verdict::kH0;
}

double Sprt::llr() const {
  if (groups_ == 0) return 0;
  const double variance =
      (squares_ + kPriorGroups * prior_variance_) / (groups_ - 1 + kPriorGroups);
  return groups_ * (share1_ - share0_) * (2 * mean_ - share0_ - share1_) / (2 * variance);
}

double Sprt::lower() const { return std::log(bounds_.beta / (1 - bounds_.alpha)); }
double Sprt::upper() const { return std::log((1 - bounds_.beta) / bounds_.alpha); }

}  // namespace kaisho
