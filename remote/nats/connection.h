// What the files of this folder share: the connection, its streams, and owning pointers to the
// objects of the NATS library.
//
// Two streams: KAISHO_JOBS, a work queue of kaisho.jobs.KIND.PROGRAM.CLIENT.ID, and KAISHO_RESULTS,
// which keeps kaisho.results.CLIENT.ID. The answers to moves, kaisho.answers.CLIENT.ID, are not
// kept. Whoever waits for a move listens to kaisho.wishes.CLIENT.ID.
#pragma once

#include <nats/nats.h>

#include <atomic>
#include <future>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "remote/queue.h"

namespace kaisho::remote::nats {

inline constexpr const char* kJobs = "KAISHO_JOBS";
inline constexpr const char* kResults = "KAISHO_RESULTS";
inline constexpr auto kNoCode = static_cast<jsErrCode>(0);  // JetStream reports no error

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

// The error queue_away or queue, depending on NATS' status and code, which are the sentence's
// `why`.
std::unexpected<Error> queue_error(const char* reason, natsStatus status, jsErrCode code = kNoCode);

// Whether the queue's server knows nothing of a stream: its store was lost, and it came back with
// an empty one. A server that starts up says the same for a moment.
bool lacks_stream(natsStatus status, jsErrCode code);

// Asks the same of a consumer, which also goes with its stream.
bool lacks_consumer(natsStatus status, jsErrCode code);

// The next message of a stream; null if none came in time. If the queue does not answer, the
// subscription is reset, so that it is opened again, and `reason` is the error's.
Expected<MessagePtr> fetch_next(SubscriptionPtr& subscription, Milliseconds wait,
                                const char* reason);

class Connection {
 public:
  explicit Connection(const QueueOptions& options) : options_(options) {}
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;
  ~Connection();

  Expected<void> open();

  const QueueOptions& options() const { return options_; }
  natsConnection* handle() const { return handle_.get(); }
  jsCtx* js() const { return streams_.get(); }

  Expected<void> ensure_streams() const;
  // All workers of one program share one consumer for each kind of jobs.
  Expected<void> ensure_consumer(JobKind kind) const;

  std::string consumer_of(JobKind kind) const;
  std::string all_jobs_of(JobKind kind) const;  // a filter for subjects
  std::string job_subject(const JobAddress& address) const;
  static std::string result_subject(const JobAddress& address);
  static std::string wish_subject(const JobAddress& address);
  // Publishes into a stream. If it is missing, the streams are made, and it is tried once more.
  natsStatus publish(jsPubAck** ack, const std::string& subject, std::string_view text,
                     jsPubOptions* how, jsErrCode* code) const;
  // The last message of a stream with a subject; null if there is none.
  Expected<MessagePtr> last_of(const char* stream, const std::string& subject) const;

 private:
  Expected<void> connect();
  void report(const std::string& sentence) const;
  static Connection& of(void* self);
  static void heard_fault(natsConnection* connection, natsSubscription* subscription,
                          natsStatus status, void* self);
  static void heard_break(natsConnection* connection, void* self);
  static void heard_return(natsConnection* connection, void* self);
  static void heard_end(natsConnection* connection, void* self);

  QueueOptions options_;
  std::promise<void> ended_;
  std::atomic<bool> closing_ = false;
  mutable std::atomic<bool> was_there_ = false;  // the streams were found or made once
  ConnectionPtr handle_;
  StreamsPtr streams_;
};

}  // namespace kaisho::remote::nats
