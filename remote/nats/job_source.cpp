#include "remote/nats/job_source.h"

#include <algorithm>
#include <mutex>
#include <utility>

#include "core/values/how_many.h"
#include "remote/result_text.h"

namespace kaisho::remote::nats {
namespace {

class NatsJob final : public LeasedJob {
 public:
  NatsJob(const Connection& connection, MessagePtr message, JobAddress address, int tries)
      : connection_(connection),
        message_(std::move(message)),
        address_(std::move(address)),
        deliveries_(tries) {}

  const JobAddress& address() const override { return address_; }
  std::string_view text() const override { return text_of(message_.get()); }
  int deliveries() const override { return deliveries_; }

  std::optional<std::string> known_result() override {
    if (address_.kind != JobKind::kGame) return {};
    const auto found = connection_.last_of(kResults, Connection::result_subject(address_));
    if (!found || !*found || is_error_text(text_of(found->get()))) return {};
    return std::string(text_of(found->get()));
  }

  Expected<void> answer(std::string_view result) override {
    const std::string subject = Connection::result_subject(address_);
    jsErrCode code = kNoCode;
    const natsStatus status = address_.kind == JobKind::kGame
                                  ? connection_.publish(nullptr, subject, result, nullptr, &code)
                                  : natsConnection_Publish(connection_.handle(), subject.c_str(),
                                                           result.data(), how_many(result));
    if (status != NATS_OK) return queue_error("remote.queue_takes_result", status, code);
    say(natsMsg_Ack);
    return {};
  }

  void heartbeat() override { say(natsMsg_InProgress); }
  void release() override { say(natsMsg_Nak); }

 private:
  template <class Word>
  void say(const Word& word) {
    const std::lock_guard lock(speaking_);
    word(message_.get(), nullptr);
  }

  const Connection& connection_;
  MessagePtr message_;
  JobAddress address_;
  int deliveries_;
  std::mutex speaking_;
};

}  // namespace

Expected<void> NatsJobSource::open() {
  if (auto made = connection_.ensure_streams(); !made) return made;
  if (auto made = connection_.ensure_consumer(kind_); !made) return made;
  const std::string filter = connection_.all_jobs_of(kind_);
  const std::string consumer = connection_.consumer_of(kind_);
  jsSubOptions options{};
  jsSubOptions_Init(&options);
  options.Stream = kJobs;
  options.Consumer = consumer.c_str();
  natsSubscription* made = nullptr;
  jsErrCode code = kNoCode;
  const natsStatus status = js_PullSubscribe(&made, connection_.js(), filter.c_str(),
                                             consumer.c_str(), nullptr, &options, &code);
  if (status != NATS_OK) return queue_error("remote.queue_workers", status, code);
  subscription_.reset(made);
  return {};
}

Expected<std::unique_ptr<LeasedJob>> NatsJobSource::take(Milliseconds wait) {
  if (!subscription_) {
    if (const auto opened = open(); !opened) return std::unexpected(opened.error());
  }
  Expected<MessagePtr> message = fetch_next(subscription_, wait, "remote.queue_job");
  if (!message) return std::unexpected(std::move(message.error()));
  if (*message) return lease(*std::move(message));
  look_whether_known();
  return nullptr;
}

// A server that has lost its store, or this consumer, does not answer whoever asks it for jobs.
void NatsJobSource::look_whether_known() {
  constexpr std::chrono::seconds kEach{5};
  const auto now = std::chrono::steady_clock::now();
  if (now - looked_ < kEach) return;
  looked_ = now;
  jsConsumerInfo* found = nullptr;
  jsErrCode code = kNoCode;
  const std::string consumer = connection_.consumer_of(kind_);
  const natsStatus status =
      js_GetConsumerInfo(&found, connection_.js(), kJobs, consumer.c_str(), nullptr, &code);
  const ConsumerInfoPtr info(found);
  if (lacks_consumer(status, code)) subscription_.reset();
}

std::unique_ptr<LeasedJob> NatsJobSource::lease(MessagePtr message) const {
  // kaisho.jobs.KIND.PROGRAM.CLIENT.ID
  const std::vector<std::string> parts = split(natsMsg_GetSubject(message.get()), '.');
  jsMsgMetaData* found = nullptr;
  const natsStatus status = natsMsg_GetMetaData(&found, message.get());
  const MetaPtr meta(found);
  if (parts.size() != 6 || !good_name(parts[4]) || !good_name(parts[5]) || status != NATS_OK) {
    natsMsg_Term(message.get(), nullptr);  // it was not sent by this program
    return nullptr;
  }
  const auto tries = std::min<std::uint64_t>(meta->NumDelivered, 1'000'000);
  return std::make_unique<NatsJob>(connection_, std::move(message),
                                   JobAddress{kind_, parts[4], parts[5]}, static_cast<int>(tries));
}

}  // namespace kaisho::remote::nats
