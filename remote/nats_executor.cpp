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

#include "core/reading/fault.h"
#include "core/reading/hex.h"
#include "remote/program.h"
#include "remote/result_text.h"
#include "remote/retry.h"

namespace kaisho::remote {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t kMaxInFlight = 512;  // jobs in the queue and at workers
constexpr Milliseconds kListenForResults{200};
constexpr std::chrono::seconds kQuiet{20};  // without results, after which the jobs are sent again
constexpr std::size_t kMostReasons = 20;    // of refusals that are logged
constexpr std::chrono::seconds kUntilRetry{1};  // until a refused job is sent again

// One call of run().
class Run {
 public:
  Run(Queue& queue, const std::string& client, const OnQueueEvent& on_event, Milliseconds refusals,
      std::span<const arena::GameJob> jobs, const arena::Executor::Done& done,
      const std::stop_token& stop)
      : queue_(queue),
        client_(client),
        on_event_(on_event),
        refusals_(refusals),
        jobs_(jobs),
        done_(done),
        stop_(stop) {}

  Expected<void> play() {
    auto results = retry_while_away(stop_, [&] { return queue_.results(JobKind::kGame, client_); });
    if (!results) return over(std::unexpected(results.error()));
    heard_ = Clock::now();
    while (going_on() && (next_ < jobs_.size() || !in_flight_.empty())) {
      if (auto sent = send_some(); !sent) return over(sent);
      if (auto sent = send_refused_again(); !sent) return over(sent);
      if (auto heard = listen(**results); !heard) return over(heard);
      if (auto looked = look_after_quiet(); !looked) return over(looked);
    }
    return over({});
  }

 private:
  struct InFlight {
    std::vector<std::size_t> places;  // among the jobs; several if the same job comes twice
    std::uint64_t number = 0;         // in the queue
    bool refused = false;             // and not yet sent again
  };

  struct Refused {
    std::string id;
    Clock::time_point again;  // when it will be sent
  };

  bool going_on() const { return !enough_ && !stop_.stop_requested(); }

  // Withdraws the jobs that no worker has begun.
  Expected<void> over(Expected<void> end) {
    for (const auto& [id, job] : in_flight_) {
      queue_.withdraw({JobKind::kGame, client_, id}, job.number);
    }
    if (stop_.stop_requested() && !end && end.error().code == "queue_away") return {};
    return end;
  }

  Expected<void> send_some() {
    while (going_on() && next_ < jobs_.size() && in_flight_.size() < kMaxInFlight) {
      const std::size_t place = next_++;
      const std::string text = json_text(arena::job_json(jobs_[place]));
      const std::string id = job_name(text);
      InFlight& job = in_flight_[id];
      job.places.push_back(place);
      if (job.places.size() > 1) continue;
      if (auto sent = send(id, text); !sent) return sent;
    }
    return {};
  }

  Expected<void> send(const std::string& id, const std::string& text) {
    const auto sent =
        retry_while_away(stop_, [&] { return queue_.send({JobKind::kGame, client_, id}, text); });
    if (!sent) return std::unexpected(sent.error());
    InFlight& job = in_flight_[id];
    job.number = sent->number;
    job.refused = false;
    return sent->result ? take(id, *sent->result) : Expected<void>();
  }

  Expected<void> listen(ResultSource& source) {
    if (in_flight_.empty()) return {};
    const auto result = source.next(kListenForResults);
    if (!result) {
      if (result.error().code != "queue_away") return std::unexpected(result.error());
      sleep_until_stop(kListenForResults, stop_);
      return {};
    }
    return *result ? take((*result)->id, (*result)->text) : Expected<void>();
  }

  // Ignores results that came twice or belong to another client.
  Expected<void> take(const std::string& id, const std::string& text) {
    const auto found = in_flight_.find(id);
    if (found == in_flight_.end()) return {};
    const Expected<arena::GameOutcome> outcome = read_game_result(text);
    if (!outcome && is_refusal(outcome.error())) return refused(*found, outcome.error());
    if (!outcome) return std::unexpected(outcome.error());
    heard_ = Clock::now();
    refused_since_.reset();
    const std::vector<std::size_t> places = std::move(found->second.places);
    in_flight_.erase(found);
    for (const std::size_t place : places) {
      if (!enough_ && !done_(place, *outcome)) enough_ = true;
    }
    return {};
  }

  // This worker's machine lacks what the job needs; another machine may have it.
  Expected<void> refused(std::pair<const std::string, InFlight>& job, const Error& reason) {
    auto& [id, in_flight] = job;
    if (in_flight.refused) return {};
    in_flight.refused = true;
    const auto now = Clock::now();
    if (!refused_since_) refused_since_ = now;
    if (now - *refused_since_ >= refusals_ && !somebody_plays(in_flight.number)) {
      return fail(reason.code.c_str(), "remote.refused", {{"why", reason.message}}, reason.where);
    }
    if (reasons_.size() < kMostReasons && reasons_.insert(reason.message).second && on_event_) {
      on_event_("A worker refuses a game; waiting for another one. It says: " + reason.message);
    }
    refused_.push_back({id, now + kUntilRetry});
    return {};
  }

  // The queue gives out its jobs in order. A job that was sent before a refused one, and is neither
  // answered nor refused, is being done by a worker.
  bool somebody_plays(std::uint64_t refused_number) const {
    return std::ranges::any_of(in_flight_, [&](const auto& job) {
      return !job.second.refused && job.second.number < refused_number;
    });
  }

  Expected<void> send_refused_again() {
    while (going_on() && !refused_.empty() && refused_.front().again <= Clock::now()) {
      const std::string id = std::move(refused_.front().id);
      refused_.pop_front();
      const auto found = in_flight_.find(id);
      if (found == in_flight_.end() || !found->second.refused) continue;
      if (auto sent = send(id, text_of(found->second)); !sent) return sent;
    }
    return {};
  }

  std::string text_of(const InFlight& job) const {
    return json_text(arena::job_json(jobs_[job.places.front()]));
  }

  // The queue should not lose jobs. In case it did, each is sent again, which changes nothing if
  // the queue still has it.
  Expected<void> look_after_quiet() {
    if (in_flight_.empty() || Clock::now() - heard_ < kQuiet) return {};
    heard_ = Clock::now();
    if (const auto workers = queue_.count_workers(JobKind::kGame);
        on_event_ && workers && workers->free + workers->busy == 0) {
      on_event_(
          "No worker of this very program is there; waiting for one: kaisho worker --nats URL");
    }
    std::vector<std::pair<std::string, std::string>> jobs;
    jobs.reserve(in_flight_.size());
    for (const auto& [id, job] : in_flight_) jobs.emplace_back(id, text_of(job));
    for (const auto& [id, text] : jobs) {
      if (!going_on()) return {};
      if (auto sent = send(id, text); !sent) return sent;
    }
    return {};
  }

  Queue& queue_;
  const std::string& client_;
  const OnQueueEvent& on_event_;
  Milliseconds refusals_;
  std::span<const arena::GameJob> jobs_;
  const arena::Executor::Done& done_;
  std::stop_token stop_;
  std::size_t next_ = 0;
  std::unordered_map<std::string, InFlight> in_flight_;
  Clock::time_point heard_;
  std::deque<Refused> refused_;                     // the earliest first
  std::optional<Clock::time_point> refused_since_;  // none if a game has been played since
  std::set<std::string> reasons_;                   // of refusals, each logged once
  bool enough_ = false;
};

}  // namespace

std::string job_name(std::string_view text) {
  const std::vector<unsigned char> bytes(text.begin(), text.end());
  std::array<unsigned char, 16> hash{};
  crypto_generichash(hash.data(), hash.size(), bytes.data(), bytes.size(), nullptr, 0);
  return hex(hash);
}

NatsExecutor::NatsExecutor(std::shared_ptr<Queue> queue, const std::string& contest,
                           OnQueueEvent on_event, Milliseconds refusals)
    : queue_(std::move(queue)),
      client_(job_name(contest)),
      on_event_(std::move(on_event)),
      refusals_(refusals) {}

Expected<std::unique_ptr<arena::Executor>> NatsExecutor::open(const std::string& url,
                                                              const std::string& contest,
                                                              const OnQueueEvent& on_event) {
  auto queue =
      Queue::connect({.url = url, .program = std::string(program_name()), .on_event = on_event});
  if (!queue) return std::unexpected(queue.error());
  return std::make_unique<NatsExecutor>(*std::move(queue), contest, on_event);
}

Expected<void> NatsExecutor::run(std::span<const arena::GameJob> jobs, const Done& done,
                                 const std::stop_token& stop) {
  return Run(*queue_, client_, on_event_, refusals_, jobs, done, stop).play();
}

}  // namespace kaisho::remote
