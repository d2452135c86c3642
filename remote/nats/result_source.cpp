#include "remote/nats/result_source.h"

#include <algorithm>

namespace kaisho::remote::nats {
namespace {

constexpr std::int64_t kIdle =
    3'600'000'000'000;  // nanoseconds until the server forgets a subscription

// The message's number in its stream; 0 if it has none.
std::uint64_t number_of(natsMsg* message) {
  jsMsgMetaData* found = nullptr;
  if (natsMsg_GetMetaData(&found, message) != NATS_OK) return 0;
  return MetaPtr(found)->Sequence.Stream;
}

JobResult result_of(const natsMsg* message) {
  const std::string_view subject = natsMsg_GetSubject(message);
  return {std::string(subject.substr(subject.rfind('.') + 1)), std::string(text_of(message))};
}

}  // namespace

// At first, what is already there is passed over. In a stream that was made again everything is
// new, and its numbers begin again.
Expected<void> KeptResults::find_place() {
  jsStreamInfo* found = nullptr;
  jsErrCode code = kNoCode;
  const natsStatus status = js_GetStreamInfo(&found, connection_.js(), kResults, nullptr, &code);
  const StreamInfoPtr info(found);
  if (status != NATS_OK) return queue_error("remote.queue_results", status, code);
  if (!made_) {
    last_ = info->State.LastSeq;
  } else if (*made_ != info->Created || info->State.LastSeq < last_) {
    last_ = 0;
  }
  made_ = info->Created;
  return {};
}

Expected<void> KeptResults::open() {
  if (auto made = connection_.ensure_streams(); !made) return made;
  if (auto found = find_place(); !found) return found;
  jsSubOptions options{};
  jsSubOptions_Init(&options);
  options.Stream = kResults;
  options.Config.AckPolicy = js_AckNone;
  options.Config.InactiveThreshold = kIdle;
  options.Config.DeliverPolicy = js_DeliverByStartSequence;
  options.Config.OptStartSeq = last_ + 1;
  natsSubscription* made = nullptr;
  jsErrCode code = kNoCode;
  const natsStatus status =
      js_PullSubscribe(&made, connection_.js(), filter_.c_str(), nullptr, nullptr, &options, &code);
  if (status != NATS_OK) return queue_error("remote.queue_results", status, code);
  subscription_.reset(made);
  return {};
}

Expected<std::optional<JobResult>> KeptResults::next(Milliseconds wait) {
  if (!subscription_) {
    if (const auto opened = open(); !opened) return std::unexpected(opened.error());
  }
  const Expected<MessagePtr> message = fetch_next(subscription_, wait, "remote.queue_results");
  if (!message) return std::unexpected(message.error());
  if (!*message) {
    look_whether_known();
    return std::optional<JobResult>();
  }
  last_ = std::max(last_, number_of(message->get()));
  return result_of(message->get());
}

// A server that was restarted has forgotten this subscription, and does not answer it.
void KeptResults::look_whether_known() {
  jsConsumerInfo* found = nullptr;
  jsErrCode code = kNoCode;
  const natsStatus status =
      natsSubscription_GetConsumerInfo(&found, subscription_.get(), nullptr, &code);
  const ConsumerInfoPtr info(found);
  if (lacks_consumer(status, code)) subscription_.reset();
}

Expected<void> LiveAnswers::open() {
  natsSubscription* made = nullptr;
  const natsStatus status =
      natsConnection_SubscribeSync(&made, connection_.handle(), filter_.c_str());
  if (status != NATS_OK) return queue_error("remote.queue_answers", status);
  subscription_.reset(made);
  return {};
}

Expected<std::optional<JobResult>> LiveAnswers::next(Milliseconds wait) {
  natsMsg* got = nullptr;
  const natsStatus status = natsSubscription_NextMsg(&got, subscription_.get(), wait.count());
  const MessagePtr message(got);
  if (status == NATS_TIMEOUT) return std::optional<JobResult>();
  if (status != NATS_OK) return queue_error("remote.queue_answers", status);
  return result_of(got);
}

}  // namespace kaisho::remote::nats
