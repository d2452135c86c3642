// The client's side of the queue.
#pragma once

#include <cstdint>
#include <optional>

#include "remote/nats/connection.h"

namespace kaisho::remote::nats {

// The results of games, from the stream of results. If the server forgets the subscription, a new
// one continues after the last result that was read.
class KeptResults final : public ResultSource {
 public:
  KeptResults(const Connection& connection, const std::string& client)
      : connection_(connection), filter_("kaisho.results." + client + ".>") {}

  Expected<void> open();
  Expected<std::optional<JobResult>> next(Milliseconds wait) override;

 private:
  Expected<void> find_place();
  void look_whether_known();

  const Connection& connection_;
  std::string filter_;
  SubscriptionPtr subscription_;
  // The time when the stream was made; none before it was first found. One that was lost and made
  // again has another.
  std::optional<std::int64_t> made_;
  std::uint64_t last_ = 0;  // the number in the stream of the last message read
};

// The results of moves.
class LiveAnswers final : public ResultSource {
 public:
  LiveAnswers(const Connection& connection, const std::string& client)
      : connection_(connection), filter_("kaisho.answers." + client + ".*") {}

  Expected<void> open();
  Expected<std::optional<JobResult>> next(Milliseconds wait) override;

 private:
  const Connection& connection_;
  std::string filter_;
  SubscriptionPtr subscription_;
};

}  // namespace kaisho::remote::nats
