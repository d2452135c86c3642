#include "remote/nats_executor.h"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <deque>
#include <optional>
#include <set>
#include <unordered_map>
#include <vector>

#include "core/hex.h"
#include "remote/program.h"
#include "remote/result_text.h"
#include "remote/waiting.h"

namespace kaisho {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t kMostAway = 512;  // jobs in the queue and at workers
constexpr Milliseconds kListen{200};
constexpr std::chrono::seconds kQuiet{20};  // after which we look what has become of the jobs
constexpr std::chrono::seconds kAgain{1};   // after which a refused job is sent again

// One call of run().
class Run {
 public:
  Run(Queue& queue, const std::string& client, const TellQueue& tell, Milliseconds refusals,
      std::span<const GameJob> jobs, const Executor::Done& done, const std::stop_token& stop)
      : queue_(queue),
        client_(client),
        tell_(tell),
        refusals_(refusals),
        jobs_(jobs),
        done_(done),
        stop_(stop) {}

  Expected<void> play() {
    auto results = patiently(stop_, [&] { return queue_.results(JobKind::kGame, client_); });
    if (!results) return over(std::unexpected(results.error()));
    heard_ = Clock::now();
    while (going_on() && (next_ < jobs_.size() || !away_.empty())) {
      if (auto sent = send_some(); !sent) return over(sent);
      if (auto sent = send_refused_again(); !sent) return over(sent);
      if (auto heard = listen(**results); !heard) return over(heard);
      if (auto looked = look_after_quiet(); !looked) return over(looked);
    }
    return over({});
  }

 private:
  struct Away {
    std::vector<std::size_t> places;  // among the jobs; several where the same was asked twice
    std::uint64_t number = 0;         // in the queue
    bool refused = false;             // and not sent again yet
  };

  struct Refused {
    std::string id;
    Clock::time_point again;  // when it is to be sent
  };

  bool going_on() const { return !enough_ && !stop_.stop_requested(); }

  // Takes back what nobody has begun.
  Expected<void> over(Expected<void> end) {
    for (const auto& [id, away] : away_) queue_.withdraw(away.number);
    if (stop_.stop_requested() && !end && end.error().code == "queue_away") return {};
    return end;
  }

  Expected<void> send_some() {
    while (going_on() && next_ < jobs_.size() && away_.size() < kMostAway) {
      const std::size_t place = next_++;
      const std::string text = json_text(job_json(jobs_[place]));
      const std::string id = job_name(text);
      Away& away = away_[id];
      away.places.push_back(place);
      if (away.places.size() > 1) continue;
      if (auto sent = send(id, text); !sent) return sent;
    }
    return {};
  }

  Expected<void> send(const std::string& id, const std::string& text) {
    const auto sent =
        patiently(stop_, [&] { return queue_.send({JobKind::kGame, client_, id}, text); });
    if (!sent) return std::unexpected(sent.error());
    Away& away = away_[id];
    away.number = sent->number;
    away.refused = false;
    return sent->result ? take(id, *sent->result) : Expected<void>();
  }

  Expected<void> listen(ResultSource& source) {
    if (away_.empty()) return {};
    const auto result = source.next(kListen);
    if (!result) {
      if (result.error().code != "queue_away") return std::unexpected(result.error());
      sleep_until_stop(kListen, stop_);
      return {};
    }
    return *result ? take((*result)->id, (*result)->text) : Expected<void>();
  }

  // Results that were not asked for, or are known, are somebody else's or come twice.
  Expected<void> take(const std::string& id, const std::string& text) {
    const auto found = away_.find(id);
    if (found == away_.end()) return {};
    const Expected<GameOutcome> outcome = read_game_result(text);
    if (!outcome && is_refusal(outcome.error())) return refused(*found, outcome.error());
    if (!outcome) return std::unexpected(outcome.error());
    heard_ = Clock::now();
    refused_since_.reset();
    const std::vector<std::size_t> places = std::move(found->second.places);
    away_.erase(found);
    for (const std::size_t place : places) {
      if (!enough_ && !done_(place, *outcome)) enough_ = true;
    }
    return {};
  }

  // One worker's machine lacks what the job needs; another's may have it.
  Expected<void> refused(std::pair<const std::string, Away>& job, const Error& reason) {
    auto& [id, away] = job;
    if (away.refused) return {};
    away.refused = true;
    const auto now = Clock::now();
    if (!refused_since_) refused_since_ = now;
    if (now - *refused_since_ >= refusals_ && !somebody_plays(away.number)) {
      return fail(reason.code, "No worker takes the games. The last one says: " + reason.message,
                  reason.where);
    }
    if (reasons_.insert(reason.message).second && tell_) {
      tell_("A worker refuses a game; waiting for another one. It says: " + reason.message);
    }
    refused_.push_back({id, now + kAgain});
    return {};
  }

  // The queue gives its jobs out in order: what lay before a refused job, and neither came back nor
  // was refused itself, is in the hands of a worker.
  bool somebody_plays(std::uint64_t refused_number) const {
    return std::ranges::any_of(away_, [&](const auto& job) {
      return !job.second.refused && job.second.number < refused_number;
    });
  }

  Expected<void> send_refused_again() {
    while (going_on() && !refused_.empty() && refused_.front().again <= Clock::now()) {
      const std::string id = std::move(refused_.front().id);
      refused_.pop_front();
      const auto found = away_.find(id);
      if (found == away_.end() || !found->second.refused) continue;
      if (auto sent = send(id, text_of(found->second)); !sent) return sent;
    }
    return {};
  }

  std::string text_of(const Away& away) const {
    return json_text(job_json(jobs_[away.places.front()]));
  }

  // No job is ever lost as long as the queue keeps its word; should it not, each is sent again,
  // which is harmless where it is still there.
  Expected<void> look_after_quiet() {
    if (away_.empty() || Clock::now() - heard_ < kQuiet) return {};
    heard_ = Clock::now();
    if (const auto hands = queue_.hands(JobKind::kGame);
        tell_ && hands && hands->free + hands->busy == 0) {
      tell_("No worker of this very program is there; waiting for one: kaisho worker --nats URL");
    }
    std::vector<std::pair<std::string, std::string>> jobs;
    jobs.reserve(away_.size());
    for (const auto& [id, away] : away_) jobs.emplace_back(id, text_of(away));
    for (const auto& [id, text] : jobs) {
      if (!going_on()) return {};
      if (auto sent = send(id, text); !sent) return sent;
    }
    return {};
  }

  Queue& queue_;
  const std::string& client_;
  const TellQueue& tell_;
  Milliseconds refusals_;
  std::span<const GameJob> jobs_;
  const Executor::Done& done_;
  std::stop_token stop_;
  std::size_t next_ = 0;
  std::unordered_map<std::string, Away> away_;
  Clock::time_point heard_;
  std::deque<Refused> refused_;                     // in the order of their times
  std::optional<Clock::time_point> refused_since_;  // none: a game has come back since
  std::set<std::string> reasons_;                   // of refusals, that were told
  bool enough_ = false;
};

}  // namespace

std::string job_name(std::string_view text) {
  std::array<unsigned char, 16> hash{};
  crypto_generichash(hash.data(), hash.size(), reinterpret_cast<const unsigned char*>(text.data()),
                     text.size(), nullptr, 0);
  return hex(hash);
}

NatsExecutor::NatsExecutor(std::shared_ptr<Queue> queue, const std::string& contest, TellQueue tell,
                           Milliseconds refusals)
    : queue_(std::move(queue)),
      client_(job_name(contest)),
      tell_(std::move(tell)),
      refusals_(refusals) {}

Expected<std::unique_ptr<Executor>> NatsExecutor::open(const std::string& url,
                                                       const std::string& contest,
                                                       const TellQueue& tell) {
  auto queue = Queue::connect({.url = url, .program = std::string(program_name()), .tell = tell});
  if (!queue) return std::unexpected(queue.error());
  return std::make_unique<NatsExecutor>(*std::move(queue), contest, tell);
}

Expected<void> NatsExecutor::run(std::span<const GameJob> jobs, const Done& done,
                                 const std::stop_token& stop) {
  return Run(*queue_, client_, tell_, refusals_, jobs, done, stop).play();
}

}  // namespace kaisho
