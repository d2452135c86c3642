#include "remote/queue.h"

#include "remote/nats/job_source.h"
#include "remote/nats/result_source.h"
#include "remote/nats/session.h"
#include "remote/result_text.h"

namespace kaisho {
namespace nats {
namespace {

class NatsQueue final : public Queue {
 public:
  explicit NatsQueue(const QueueOptions& options) : session_(options) {}

  Expected<void> open() { return session_.open(); }

  Expected<Sent> send(const JobAddress& address, std::string_view text) override {
    if (!good_name(address.client) || !good_name(address.id)) {
      return fail("queue", "A job's client and id are up to 100 letters, digits, '-' and '_'.");
    }
    const std::string known_by = address.client + "." + address.id;
    const Expected<AckPtr> ack = publish(address, text, known_by.c_str());
    if (!ack) return std::unexpected(ack.error());
    if ((*ack)->Duplicate) return find_or_send_again(address, text);
    return Sent{(*ack)->Sequence};
  }

  void withdraw(std::uint64_t number) override {
    js_DeleteMsg(session_.js(), kJobs, number, nullptr, nullptr);
  }

  Expected<Hands> hands(JobKind kind) override {
    jsConsumerInfo* found = nullptr;
    jsErrCode code = kNoCode;
    const std::string consumer = session_.consumer_of(kind);
    const natsStatus status =
        js_GetConsumerInfo(&found, session_.js(), kJobs, consumer.c_str(), nullptr, &code);
    const ConsumerInfoPtr info(found);
    if (status == NATS_NOT_FOUND) return Hands{};
    if (status != NATS_OK) return queue_error("answer", status, code);
    return Hands{static_cast<int>(info->NumWaiting), static_cast<int>(info->NumAckPending)};
  }

  Expected<std::unique_ptr<JobSource>> jobs(JobKind kind) override {
    return opened(std::make_unique<NatsJobSource>(session_, kind));
  }

  Expected<std::unique_ptr<ResultSource>> results(JobKind kind,
                                                  const std::string& client) override {
    if (kind == JobKind::kGame) return opened(std::make_unique<KeptResults>(session_, client));
    return opened(std::make_unique<LiveAnswers>(session_, client));
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
    const std::string subject = session_.job_subject(address);
    const natsStatus status = js_Publish(&made, session_.js(), subject.c_str(), text.data(),
                                         static_cast<int>(text.size()), &options, &code);
    AckPtr ack(made);
    if (status != NATS_OK) return queue_error("take a job", status, code);
    return ack;
  }

  // The server has seen this job: it waits or is under way; or it is done; or it was withdrawn, or
  // answered with an error, whose cause may be gone by now: a new result takes the error's place.
  // A worker sends the result before it lets go of the job, so we look in the other order.
  Expected<Sent> find_or_send_again(const JobAddress& address, std::string_view text) const {
    const auto job = session_.last_of(kJobs, session_.job_subject(address));
    if (!job) return std::unexpected(job.error());
    if (*job) return Sent{natsMsg_GetSequence(job->get())};
    const auto result = session_.last_of(kResults, Session::result_subject(address));
    if (!result) return std::unexpected(result.error());
    if (*result && !is_error_text(text_of(result->get()))) {
      return Sent{0, std::string(text_of(result->get()))};
    }
    const Expected<AckPtr> ack = publish(address, text, nullptr);
    if (!ack) return std::unexpected(ack.error());
    return Sent{(*ack)->Sequence};
  }

  Session session_;
};

}  // namespace
}  // namespace nats

std::string_view kind_name(JobKind kind) { return kind == JobKind::kGame ? "game" : "move"; }

Expected<std::unique_ptr<Queue>> Queue::connect(const QueueOptions& options) {
  if (!nats::good_name(options.program)) {
    return fail("bad_option", "The queue needs the program's name.");
  }
  auto queue = std::make_unique<nats::NatsQueue>(options);
  if (const auto opened = queue->open(); !opened) return std::unexpected(opened.error());
  return queue;
}

}  // namespace kaisho
