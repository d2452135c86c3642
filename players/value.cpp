#include "players/value.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>

#include "core/reading/embedded_json.h"
#include "core/reading/fields.h"
#include "core/values/real.h"
#include "players/bad_file.h"

namespace kaisho::players {
namespace {

// Where no weights are known, a lead of this many points in the score is worth e to 1.
constexpr float kScoreScale = 5.0F;

float read_weight(const Field& field) {
  if (field.json().is_number()) return field.json().get<float>();
  if (!field.is_missing()) field.fault("players.number", {{"found", field.shown()}});
  return 0;
}

// A weight for each feature, in the order of the features.
std::vector<float> read_weights(const GameInfo& game, const Field& field) {
  std::vector<float> weights;
  for (const std::string_view feature : game.features) {
    weights.push_back(read_weight(field[feature]));
  }
  field.only({game.features.begin(), game.features.end()});
  return weights;
}

}  // namespace

void softmax(Shares& values, int seats) {
  const auto end = values.begin() + seats;
  const float highest = *std::max_element(values.begin(), end);
  float sum = 0;
  for (auto v = values.begin(); v != end; ++v) sum += * v = std::exp(*v - highest);
  for (auto v = values.begin(); v != end; ++v) *v /= sum;
}

Value Value::standard(const GameInfo& game) {
  const Expected<Json> file = embedded_json("players/weights", game.id);
  if (!file) return Value({});
  Expected<Value> value = from_json(game, *file);
  return value ? *std::move(value) : Value({});
}

Expected<Value> Value::from_json(const GameInfo& game, const Json& json) {
  if (game.features.size() > kMaxFeatures) {
    return fail("bad_weights", "list_longer",
                {{"most", kMaxFeatures}, {"found", game.features.size()}});
  }
  Faults faults;
  const Field all = Field(json, faults)["weights"];
  std::array<std::vector<float>, kMaxSeats + 1> weights;
  for (int seats = game.min_seats; seats <= game.max_seats; ++seats) {
    weights[seats] = read_weights(game, all[std::to_string(seats)]);
    if (faults.any()) return bad_file("bad_weights", faults.first());
  }
  return Value(std::move(weights));
}

Value Value::with_net(std::shared_ptr<const Net> net, int percent) const {
  Value value = *this;
  value.net_part_ = net == nullptr ? 0.0F : as_float(percent) / 100.0F;
  value.net_ = std::move(net);
  value.accumulators_ = {};
  return value;
}

Shares Value::linear_odds(const Game& game, const Position& position,
                          std::span<const float> features, int seats) const {
  Shares values{};
  const std::span present = std::span(values).first(seats);
  const std::vector<float>& own = weights(seats);
  if (own.empty()) {
    const Result result = game.result(position);
    std::ranges::transform(std::span(result.score).first(present.size()), present.begin(),
                           [](auto score) { return as_float(score) / kScoreScale; });
    return values;
  }
  const float* number = features.data();
  for (float& value : present) {
    for (const float weight : own) value += weight * *number++;
  }
  return values;
}

NetValue Value::ask_net(const Game& game, const Position& position, std::span<const float> features,
                        Seat seat) {
  return net_->judge(game, position, features, seat, accumulators_[seat]);
}

// A net looks from the side of the seat to move: so it was taught.
Shares Value::shares(const Game& game, const Position& position, int seats) {
  const Seat own = game.to_move(position);
  if (own == kNobody) return game.result(position).share;
  FeatureRoom features;  // NOLINT(cppcoreguidelines-pro-type-member-init)
  game.features(position, features);
  Shares odds{};
  if (net_part_ < 1 || net_->adds()) odds = linear_odds(game, position, features, seats);
  if (net_part_ > 0) {
    const NetValue net = ask_net(game, position, features, own);
    const float linear_part = net_->adds() ? 1 : 1 - net_part_;
    for (int steps = 0; steps < seats; ++steps) {
      float& seat = odds[clockwise(own, seats, steps)];
      seat = seat * linear_part + net.logits[steps] * net_part_;
    }
  }
  softmax(odds, seats);
  return odds;
}

float Value::lead(const Game& game, const Position& position, Seat seat, int seats) {
  const Seat own = game.to_move(position);
  if (net_ == nullptr || own == kNobody) {
    return as_float(lead_of(game.result(position), seat, seats));
  }
  FeatureRoom features;  // NOLINT(cppcoreguidelines-pro-type-member-init)
  game.features(position, features);
  // A net knows best what it says of the seat to move.
  if (seats == 2 && seat != own) return -ask_net(game, position, features, own).margin;
  return ask_net(game, position, features, seat).margin;
}

int lead_of(const Result& result, Seat seat, int seats) {
  int best = std::numeric_limits<int>::min();
  for (int other = 0; other < seats; ++other) {
    if (other != seat) best = std::max(best, result.score[other]);
  }
  return result.score[seat] - best;
}

Value& ValueOfGame::of(const Game& game) {
  // Nets are for the lists of an edition, so another one may have none.
  const std::string& edition = game.edition().hash;
  if (fixed_ || edition_ == edition) return value_;
  value_ = Value::standard(game.info()).with_net(standard_net(game), net_percent_);
  edition_ = edition;
  return value_;
}

void ValueOfGame::set_net(int percent) {
  if (fixed_ || net_percent_ == percent) return;
  net_percent_ = percent;
  edition_.clear();
}

}  // namespace kaisho::players
