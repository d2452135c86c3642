#include "arena/statistics/sprt.h"

#include <array>
#include <charconv>
#include <cmath>

#include "arena/statistics/elo.h"
#include "core/reading/fault.h"
#include "core/reading/json.h"

namespace kaisho::arena {
namespace {

// The prior variance counts as that of so many groups, which say nothing of the mean. Few groups
// know their variance badly: where it comes out too small, and where they are alike by chance, they
// would speak too loudly. So many keep both errors within what was asked for, with bounds from 20
// Elo apart to 400 (tests/arena/sprt_test.cpp), and cost next to nothing where the groups are many.
constexpr double kPriorGroups = 5;

std::unexpected<Error> bad_sprt(const char* reason, Gaps gaps) {
  return fail("bad_option", reason, gaps, "sprt");
}

std::string text_of_number(double number) { return json_text(Json(number)); }

}  // namespace

Expected<SprtBounds> parse_sprt(std::string_view text) {
  std::array<double, 4> numbers = {0, 0, 0.05, 0.05};
  std::size_t count = 0;
  const char* at = text.data();
  const char* const end = at + text.size();
  for (bool more = true; more && count < numbers.size(); ++count) {
    const auto [rest, error] = std::from_chars(at, end, numbers[count]);
    if (error != std::errc{}) return bad_sprt("arena.sprt_bounds", {{"found", text}});
    more = rest != end && *rest == ',';
    at = more ? rest + 1 : rest;
  }
  if (at != end || (count != 2 && count != 4)) {
    return bad_sprt("arena.sprt_bounds", {{"found", text}});
  }
  const SprtBounds bounds{numbers[0], numbers[1], numbers[2], numbers[3]};
  if (auto sound = check_sprt(bounds); !sound) return std::unexpected(sound.error());
  return bounds;
}

Expected<void> check_sprt(const SprtBounds& bounds) {
  if (!(bounds.elo0 < bounds.elo1) || bounds.elo0 < -2000 || bounds.elo1 > 2000) {
    return bad_sprt("arena.sprt_elo",
                    {{"elo0", text_of_number(bounds.elo0)}, {"elo1", text_of_number(bounds.elo1)}});
  }
  const auto chance = [](double value) { return value >= 0.0001 && value <= 0.4; };
  if (!chance(bounds.alpha) || !chance(bounds.beta)) {
    return bad_sprt("arena.sprt_chances", {{"alpha", text_of_number(bounds.alpha)},
                                           {"beta", text_of_number(bounds.beta)}});
  }
  return {};
}

std::string_view verdict_name(Verdict verdict) {
  switch (verdict) {
    case Verdict::kH0: return "H0";
    case Verdict::kH1: return "H1";
    case Verdict::kForfeits: return "forfeits";
    case Verdict::kUndecided: break;
  }
  return "undecided";
}

Sprt::Sprt(const SprtBounds& bounds, int own, int other, int weight)
    : bounds_(bounds),
      share0_(side_share(bounds.elo0, own, other)),
      share1_(side_share(bounds.elo1, own, other)) {
  const double even = side_share(0, own, other);
  prior_variance_ = even * (1 - even) / weight;
}

void Sprt::Sample::add(double group) {
  ++groups;
  const double off = group - mean;
  mean += off / groups;
  squares += off * (group - mean);
}

void Sprt::add(double group, bool forfeited) {
  if (verdict_ != Verdict::kUndecided) return;
  all_.add(group);
  if (!forfeited) played_.add(group);
  const Verdict now = raw_verdict();
  if (now == Verdict::kUndecided) return;
  if (is_supported(now)) {
    verdict_ = now;
  } else if (2 * played_.groups < all_.groups) {
    verdict_ = Verdict::kForfeits;
  }
}

Verdict Sprt::raw_verdict() const {
  if (all_.groups < kFewestGroups) return Verdict::kUndecided;
  const double ratio = llr();
  if (ratio >= upper()) return Verdict::kH1;
  return ratio <= lower() ? Verdict::kH0 : Verdict::kUndecided;
}

bool Sprt::is_supported(Verdict raw_verdict) const {
  if (played_.groups == all_.groups) return true;
  return played_.groups >= kFewestGroups && (raw_verdict == Verdict::kH1) == (llr_of(played_) > 0);
}

Verdict Sprt::last_verdict() const {
  const bool held_back = verdict_ == Verdict::kUndecided && raw_verdict() != Verdict::kUndecided;
  return held_back ? Verdict::kForfeits : verdict_;
}

double Sprt::llr_of(const Sample& sample) const {
  const auto& [groups, mean, squares] = sample;
  if (groups == 0) return 0;
  // The variance of each hypothesis is that around its own share, so that groups which lie far from
  // both do not speak for one of them as loudly as a variance around their mean would let them.
  const double spread = squares + kPriorGroups * prior_variance_;
  const auto around = [&](double share) {
    return spread + groups * (mean - share) * (mean - share);
  };
  return groups / 2.0 * std::log(around(share0_) / around(share1_));
}

double Sprt::lower() const { return std::log(bounds_.beta / (1 - bounds_.alpha)); }
double Sprt::upper() const { return std::log((1 - bounds_.beta) / bounds_.alpha); }

}  // namespace kaisho::arena
