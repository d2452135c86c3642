// What the files of this folder share: the connection, its streams, and NATS' things as C++ owns
// them.
//
// Two streams: KAISHO_JOBS, a work queue of kaisho.jobs.KIND.PROGRAM.CLIENT.ID, and KAISHO_RESULTS,
// which keeps kaisho.results.CLIENT.ID. The answers to moves, kaisho.answers.CLIENT.ID, are not
// kept.
#pragma once

#include <nats/nats.h>

#include <atomic>
#include <future>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "remote/queue.h"

namespace kaisho::nats {

inline constexpr const char* kJobs = "KAISHO_JOBS";
inline constexpr const char* kResults = "KAISHO_RESULTS";
inline constexpr auto kNoCode = static_cast<jsErrCode>(0);  // JetStream's, where all is well

template <auto kDestroy>
struct Destroy {
  template <class T>
  void operator()(T* thing) const {
    kDestroy(thing);
  }
};
using OptionsPtr = std::unique_ptr<natsOptions, Destroy<natsOptions_Destroy>>;
using ConnectionPtr = std::unique_ptr<natsConnection, Destroy<natsConnection_Destroy>>;
using StreamsPtr = std::unique_ptr<jsCtx, Destroy<jsCtx_Destroy>>;
using SubscriptionPtr = std::unique_ptr<natsSubscription, Destroy<natsSubscription_Destroy>>;
using MessagePtr = std::unique_ptr<natsMsg, Destroy<natsMsg_Destroy>>;
using MetaPtr = std::unique_ptr<jsMsgMetaData, Destroy<jsMsgMetaData_Destroy>>;
using StreamInfoPtr = std::unique_ptr<jsStreamInfo, Destroy<jsStreamInfo_Destroy>>;
using ConsumerInfoPtr = std::unique_ptr<jsConsumerInfo, Destroy<jsConsumerInfo_Destroy>>;
using AckPtr = std::unique_ptr<jsPubAck, Destroy<jsPubAck_Destroy>>;

std::string_view text_of(const natsMsg* message);
std::vector<std::string> split(std::string_view text, char at);
bool good_name(std::string_view name);

// "The queue does not WHAT: …"; queue_away or queue, as NATS' status and code say.
std::unexpected<Error> queue_error(const std::string& what, natsStatus status,
                                   jsErrCode code = kNoCode);

// The next message of a stream, in the time given; null where none came. Resets the subscription,
// to be opened anew, where the queue does not answer. `what`: what the queue did not do.
Expected<MessagePtr> fetch_next(SubscriptionPtr& subscription, Milliseconds wait,
                                const std::string& what);

class Session {
 public:
  explicit Session(const QueueOptions& options) : options_(options) {}
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;
  ~Session();

  Expected<void> open();

  const QueueOptions& options() const { return options_; }
  natsConnection* connection() const { return connection_.get(); }
  jsCtx* js() const { return streams_.get(); }

  Expected<void> ensure_streams() const;
  // All workers of one program share one consumer for each kind of jobs.
  Expected<void> ensure_consumer(JobKind kind) const;

  std::string consumer_of(JobKind kind) const;
  std::string all_jobs_of(JobKind kind) const;  // a filter of subjects
  std::string job_subject(const JobAddress& address) const;
  static std::string result_subject(const JobAddress& address);
  // The last message of a stream under a subject; null: none.
  Expected<MessagePtr> last_of(const char* stream, const std::string& subject) const;

 private:
  Expected<void> connect();
  void tell(const std::string& sentence) const;
  static void heard_fault(natsConnection* connection, natsSubscription* subscription,
                          natsStatus status, void* session);
  static void heard_break(natsConnection* connection, void* session);
  static void heard_return(natsConnection* connection, void* session);
  static void heard_end(natsConnection* connection, void* session);

  QueueOptions options_;
  std::promise<void> ended_;
  std::atomic<bool> closing_ = false;
  ConnectionPtr connection_;
  StreamsPtr streams_;
};

}  // namespace kaisho::nats
