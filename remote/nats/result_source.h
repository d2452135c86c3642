// Where a client hears of its results.
#pragma once

#include <cstdint>

#include "remote/nats/session.h"

namespace kaisho::nats {

// Of games: reads the stream of results; where the server lost sight of this reader, another goes
// on after the last result that was read.
class KeptResults final : public ResultSource {
 public:
  KeptResults(const Session& session, const std::string& client)
      : session_(session), filter_("kaisho.results." + client + ".>") {}

  Expected<void> open();
  Expected<std::optional<JobResult>> next(Milliseconds wait) override;

 private:
  Expected<void> find_end();
  void look_whether_known();

  const Session& session_;
  std::string filter_;
  SubscriptionPtr subscription_;
  bool end_known_ = false;
  std::uint64_t last_ = 0;  // the number in the stream of the last message read
};

// Of moves.
class LiveAnswers final : public ResultSource {
 public:
  LiveAnswers(const Session& session, const std::string& client)
      : session_(session), filter_("kaisho.answers." + client + ".*") {}

  Expected<void> open();
  Expected<std::optional<JobResult>> next(Milliseconds wait) override;

 private:
  const Session& session_;
  std::string filter_;
  SubscriptionPtr subscription_;
};

}  // namespace kaisho::nats
