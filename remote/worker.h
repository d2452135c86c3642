// A worker: takes jobs from the queue, does them on threads, and gives signs of life meanwhile.
#pragma once

#include <functional>
#include <stop_token>
#include <string>

#include "remote/queue.h"

namespace kaisho {

struct WorkerOptions {
  int threads = 0;    // 0: one per core; so many games and as many moves at a time
  bool games = true;  // takes jobs of that kind
  bool moves = true;
  bool commands = false;  // runs the programs that jobs name as players
};

// Something worth a line in the log, from any thread.
struct WorkerNews {
  enum class Kind { kTaken, kDone, kBad, kRefused, kKnown, kGivenBack, kGivenUp, kTrouble };
  Kind kind = Kind::kTrouble;
  JobAddress job{};
  std::string words{};  // of kBad and kRefused the error's sentence, of kTrouble what is the matter
  double seconds = 0;   // of kDone
};
using TellWorker = std::function<void(const WorkerNews& news)>;

// Works until `stop` is asked for; then gives the games under way back to the queue, lets moves be
// thought to their end, and returns how many jobs were done. A job that went through many workers
// without a result, as one would that makes them crash, is answered with the error given_up; one
// that this machine lacks something for, with that refusal: who sent it sends it again, for another
// worker. Refusals are told of once for each reason, as there may be many.
// Errors: those of Queue::jobs at the start; later ones are waited out.
Expected<int> work(Queue& queue, const WorkerOptions& options, Milliseconds patience,
                   const TellWorker& tell, const std::stop_token& stop);

}  // namespace kaisho
