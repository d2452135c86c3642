#include "remote/queue.h"

#include "core/reading/fault.h"
#include "remote/nats/connection.h"
#include "remote/nats/job_source.h"
#include "remote/nats/result_source.h"
#include "remote/result_text.h"

namespace kaisho::remote {
namespace nats {
namespace {

// A subscription that nothing is ever sent to but the question whether there is one.
class NatsWish final : public Wish {
 public:
  explicit NatsWish(SubscriptionPtr subscription) : subscription_(std::move(subscription)) {}

 private:
  SubscriptionPtr subscription_;
};

class NatsQueue final : public Queue {
 public:
  explicit NatsQueue(const QueueOptions& options) : connection_(options) {}

  Expected<void> open() { return connection_.open(); }

  Expected<Sent> send(const JobAddress& address, std::string_view text) override {
    for (const std::string& name : {address.client, address.id}) {
      if (!good_name(name)) return fail("queue", "remote.job_name", {{"found", name}});
    }
    const std::string known_by = address.client + "." + address.id;
    const Expected<AckPtr> ack = publish(address, text, known_by.c_str());
    if (!ack) return std::unexpected(ack.error());
    if ((*ack)->Duplicate) return find_or_send_again(address, text);
    return Sent{(*ack)->Sequence};
  }

  // A queue that was lost and made again has given the number to another job.
  void withdraw(const JobAddress& address, std::uint64_t number) override {
    natsMsg* found = nullptr;
    js_GetMsg(&found, connection_.js(), kJobs, number, nullptr, nullptr);
    const MessagePtr message(found);
    if (!message || connection_.job_subject(address) != natsMsg_GetSubject(found)) return;
    js_DeleteMsg(connection_.js(), kJobs, number, nullptr, nullptr);
  }

  Expected<std::unique_ptr<Wish>> wish_for(const JobAddress& address) override {
    natsSubscription* made = nullptr;
    const std::string subject = Connection::wish_subject(address);
    const natsStatus status =
        natsConnection_SubscribeSync(&made, connection_.handle(), subject.c_str());
    if (status != NATS_OK) return queue_error("remote.queue_answers", status);
    return std::make_unique<NatsWish>(SubscriptionPtr(made));
  }

  // The server says at once where nobody listens, and a client never answers.
  bool is_wished_for(const JobAddress& address) override {
    constexpr std::int64_t kMoment = 200;  // milliseconds
    natsMsg* got = nullptr;
    const std::string subject = Connection::wish_subject(address);
    const natsStatus status =
        natsConnection_RequestString(&got, connection_.handle(), subject.c_str(), "", kMoment);
    const MessagePtr none(got);
    return status != NATS_NO_RESPONDERS;
  }

  Expected<Workers> count_workers(JobKind kind) override {
    jsConsumerInfo* found = nullptr;
    jsErrCode code = kNoCode;
    const std::string consumer = connection_.consumer_of(kind);
    const natsStatus status =
        js_GetConsumerInfo(&found, connection_.js(), kJobs, consumer.c_str(), nullptr, &code);
    const ConsumerInfoPtr info(found);
    if (status == NATS_NOT_FOUND) return Workers{};
    if (status != NATS_OK) return queue_error("remote.queue_answer", status, code);
    return Workers{static_cast<int>(info->NumWaiting), static_cast<int>(info->NumAckPending)};
  }

  Expected<std::unique_ptr<JobSource>> jobs(JobKind kind) override {
    return opened(std::make_unique<NatsJobSource>(connection_, kind));
  }

  Expected<std::unique_ptr<ResultSource>> results(JobKind kind,
                                                  const std::string& client) override {
    if (kind == JobKind::kGame) return opened(std::make_unique<KeptResults>(connection_, client));
    return opened(std::make_unique<LiveAnswers>(connection_, client));
  }

 private:
  template <class T>
  static Expected<std::unique_ptr<T>> opened(std::unique_ptr<T> source) {
    if (const auto opened = source->open(); !opened) return std::unexpected(opened.error());
    return source;
  }

  Expected<AckPtr> publish(const JobAddress& address, std::string_view text,
                           const char* known_by) const {
    jsPubOptions options{};
    jsPubOptions_Init(&options);
    options.MsgId = known_by;
    options.ExpectStream = kJobs;
    jsPubAck* made = nullptr;
    jsErrCode code = kNoCode;
    const std::string subject = connection_.job_subject(address);
    const natsStatus status = connection_.publish(&made, subject, text, &options, &code);
    AckPtr ack(made);
    if (status != NATS_OK) return queue_error("remote.queue_takes_job", status, code);
    return ack;
  }

  // The server has seen this job before. It may be in the queue, or done. If it was withdrawn, or
  // answered with an error, it is queued again, and a new result will replace the error. A worker
  // sends the result before it removes the job, so the job is looked for first.
  Expected<Sent> find_or_send_again(const JobAddress& address, std::string_view text) const {
    const auto job = connection_.last_of(kJobs, connection_.job_subject(address));
    if (!job) return std::unexpected(job.error());
    if (*job) return Sent{natsMsg_GetSequence(job->get())};
    const auto result = connection_.last_of(kResults, Connection::result_subject(address));
    if (!result) return std::unexpected(result.error());
    if (*result && !is_error_text(text_of(result->get()))) {
      return Sent{0, std::string(text_of(result->get()))};
    }
    const Expected<AckPtr> ack = publish(address, text, nullptr);
    if (!ack) return std::unexpected(ack.error());
    return Sent{(*ack)->Sequence};
  }

  Connection connection_;
};

}  // namespace
}  // namespace nats

std::string_view kind_name(JobKind kind) { return kind == JobKind::kGame ? "game" : "move"; }

Expected<std::unique_ptr<Queue>> Queue::connect(const QueueOptions& options) {
  if (!nats::good_name(options.program)) {
    return fail("bad_option", "remote.program_name", {{"found", options.program}});
  }
  auto queue = std::make_unique<nats::NatsQueue>(options);
  if (const auto opened = queue->open(); !opened) return std::unexpected(opened.error());
  return queue;
}

}  // namespace kaisho::remote
