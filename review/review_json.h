// A review as JSON; docs/review.md describes it.
#pragma once

#include <span>

#include "core/reading/json.h"
#include "review/review.h"

namespace kaisho::review {

// All of it but its steps.
Json summary_json(const Game& game, const Review& review);

// `decisions` are those that were reviewed: moves are given by their texts.
Json review_json(const Game& game, std::span<const Decision> decisions, const Review& review);

}  // namespace kaisho::review
