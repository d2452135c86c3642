// A worker: takes jobs from the queue, does them on threads, and sends heartbeats meanwhile.
#pragma once

#include <functional>
#include <stop_token>
#include <string>

#include "remote/queue.h"

namespace kaisho::remote {

struct WorkerOptions {
  int threads = 0;    // for games, and as many for moves; 0: one per core
  bool games = true;  // whether it takes jobs of that kind
  bool moves = true;
  bool commands = false;  // whether players may be programs of this machine
};

// Something for the log.
struct WorkerEvent {
  enum class Kind {
    kReady,  // it asks for jobs from now on; of no job
    kTaken,
    kDone,
    kBad,
    kRefused,
    kKnown,
    kGivenBack,
    kUnwanted,
    kGivenUp,
    kTrouble
  };
  Kind kind = Kind::kTrouble;
  JobAddress job{};
  std::string text{};  // of kBad, kRefused and kTrouble: the error's sentence
  double seconds = 0;  // of kDone
};
// Is called on any thread.
using OnWorkerEvent = std::function<void(const WorkerEvent& event)>;

// Works until `stop`. A move that nobody waits for any more is given up. Then it releases the games
// under way, finishes the moves, and returns how many jobs were done. A job that many workers took
// without a result, because it makes them crash, is answered with the error given_up. If this
// machine lacks something for a job, the answer is a refusal, and the client sends the job again
// for another worker. Refusals may be many, so each reason is reported once. Errors: those of
// Queue::jobs at the start; later ones are waited out.
Expected<int> work(Queue& queue, const WorkerOptions& options, Milliseconds patience,
                   const OnWorkerEvent& on_event, const std::stop_token& stop);

}  // namespace kaisho::remote
