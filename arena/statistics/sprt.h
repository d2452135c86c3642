// A sequential test of two strengths (A. Wald, 1945): plays on until the games speak clearly enough
// for one of them, with chances of error that were fixed before.
#pragma once

#include <string_view>

#include "core/reading/json.h"

namespace kaisho::arena {

// H0: the first player is `elo0` stronger than the second, H1: `elo1`.
struct SprtBounds {
  double elo0 = 0;
  double elo1 = 10;
  double alpha = 0.05;  // the chance to accept H1 where H0 holds
  double beta = 0.05;   // the chance to accept H0 where H1 holds

  friend bool operator==(const SprtBounds&, const SprtBounds&) = default;
};

// "0,10" or "0,10,0.05,0.05". Errors: bad_option (also for numbers that make no test).
Expected<SprtBounds> parse_sprt(std::string_view text);
Expected<void> check_sprt(const SprtBounds& bounds);

// kForfeits: the test ended without a verdict, since what speaks for one are games that a player
// forfeited.
enum class Verdict { kUndecided, kH0, kH1, kForfeits };
std::string_view verdict_name(Verdict verdict);  // "undecided", "H0", "H1", "forfeits"

// The generalised test: of the mean of independent groups (one deal in every seating, so that a
// deal that favours a seat is no evidence), taken as normal with a variance that is not known: each
// hypothesis has the one that suits the groups best. That is a sequential t-test, and needs no
// other correction for an estimated variance but the prior groups in sprt.cpp; that the ratio steps
// over a bound and does not meet it makes the errors smaller. A game that a player forfeited is
// lost, and counts; but there is no verdict that the groups without one do not bear out: at least
// kFewestGroups of them, whose own ratio points the same way. Where they are fewer than half of
// all, the test ends without one.
class Sprt {
 public:
  // Groups before which nothing is decided: the variance of fewer says little.
  static constexpr int kFewestGroups = 8;

  // The first player has `own` seats at the table, the second `other`; a group is `weight` games.
  Sprt(const SprtBounds& bounds, int own, int other, int weight);

  // The share of the victory of the first player's seats together over one group, groups in an
  // order fixed before; whether a game of it was forfeited. After the verdict nothing more is
  // counted.
  void add(double group, bool forfeited = false);

  Verdict verdict() const { return verdict_; }
  // The verdict after as many groups as there are. One that is only held back by forfeits counts as
  // none.
  Verdict last_verdict() const;
  int groups() const { return all_.groups; }
  int forfeited() const { return all_.groups - played_.groups; }  // of these
  double llr() const { return llr_of(all_); }  // log of the likelihood of H1 over that of H0
  double lower() const;                        // at or below it H0 is accepted
  double upper() const;                        // at or above it H1

 private:
  struct Sample {
    int groups = 0;
    double mean = 0;
    double squares = 0;  // of the deviations from the mean (B. P. Welford, 1962)

    void add(double group);
  };

  double llr_of(const Sample& sample) const;
  // What all groups speak for, whether or not those without forfeits bear it out.
  Verdict raw_verdict() const;
  bool is_supported(Verdict raw_verdict) const;

  SprtBounds bounds_;
  double share0_;
  double share1_;
  double prior_variance_;  // of a group whose games are independent
  Sample all_;
  Sample played_;  // without forfeits
  Verdict verdict_ = Verdict::kUndecided;
};

}  // namespace kaisho::arena
