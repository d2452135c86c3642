#include "remote/nats/connection.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <ranges>
#include <utility>

#include "core/reading/fault.h"
#include "core/values/how_many.h"
#include "core/version.h"

namespace kaisho::remote::nats {
namespace {

constexpr std::int64_t kSecond = 1'000'000'000;  // NATS counts in nanoseconds
constexpr std::int64_t kHour = 3600 * kSecond;
constexpr std::int64_t kKnown = 24 * kHour;  // a job sent twice within this time is queued once
constexpr std::int64_t kKept = 7 * kKnown;   // results

bool passes(natsStatus status) {
  constexpr std::array kPassing = {
      NATS_TIMEOUT,          NATS_NO_RESPONDERS,    NATS_IO_ERROR, NATS_CONNECTION_DISCONNECTED,
      NATS_STALE_CONNECTION, NATS_MISSED_HEARTBEAT, NATS_NO_SERVER};
  return std::ranges::find(kPassing, status) != kPassing.end();
}

// The codes of a server that starts, or that looks for the others of its cluster.
bool passes(jsErrCode code) {
  constexpr std::array kPassing = {JSNotEnabledErr, JSClusterNotAvailErr, JSClusterNotLeaderErr,
                                   JSInsufficientResourcesErr, JSStreamNotFoundErr};
  return std::ranges::find(kPassing, code) != kPassing.end();
}

const char* code_of(natsStatus status, jsErrCode code) {
  return passes(status) || passes(code) ? "queue_away" : "queue";
}

// "Timeout (10008)"
std::string why_of(natsStatus status, jsErrCode code) {
  const std::string text = natsStatus_GetText(status);
  return code == kNoCode ? text : text + " (" + std::to_string(static_cast<int>(code)) + ")";
}

// The URL without name and password.
std::string shown(const std::string& url) {
  const std::size_t at = url.rfind('@');
  if (at == std::string::npos) return url;
  const std::size_t scheme = url.find("://");
  return (scheme < at ? url.substr(0, scheme + 3) : "") + url.substr(at + 1);
}

std::unexpected<Error> no_address(const std::string& url) {
  return fail("bad_option", "remote.no_address", {{"found", shown(url)}});
}

// Whether it was missing. An existing stream keeps the settings that the server's owner gave it.
Expected<bool> ensure_stream(jsCtx* js, jsStreamConfig& config) {
  jsErrCode code = kNoCode;
  jsStreamInfo* info = nullptr;
  natsStatus status = js_GetStreamInfo(&info, js, config.Name, nullptr, &code);
  jsStreamInfo_Destroy(info);
  if (status == NATS_OK) return false;
  if (status != NATS_NOT_FOUND) return queue_error("remote.queue_answer", status, code);
  status = js_AddStream(nullptr, js, &config, nullptr, &code);
  if (status == NATS_OK || code == JSStreamNameExistErr) return true;  // another may be quicker
  return fail(code_of(status, code), "remote.queue_stream",
              {{"stream", config.Name}, {"why", why_of(status, code)}});
}

}  // namespace

// The server's word that an earlier question found nothing may arrive late, and nats.c then takes
// it for the end of this one; so a question that ended too soon is asked again for the time that is
// left.
Expected<MessagePtr> fetch_next(SubscriptionPtr& subscription, Milliseconds wait,
                                const char* reason) {
  const auto end = std::chrono::steady_clock::now() + wait;
  for (Milliseconds left = wait; left.count() > 0;
       left = std::chrono::ceil<Milliseconds>(end - std::chrono::steady_clock::now())) {
    natsMsgList list{};
    jsErrCode code = kNoCode;
    const natsStatus status =
        natsSubscription_Fetch(&list, subscription.get(), 1, left.count(), &code);
    MessagePtr message(list.Count > 0 ? std::exchange(list.Msgs[0], nullptr) : nullptr);
    natsMsgList_Destroy(&list);
    if (status == NATS_OK && message) return message;
    if (status == NATS_TIMEOUT) continue;
    subscription.reset();
    return queue_error(reason, status, code);
  }
  return MessagePtr();
}

std::string_view text_of(const natsMsg* message) {
  return std::string_view(natsMsg_GetData(message), natsMsg_GetDataLength(message));
}

std::vector<std::string> split(std::string_view text, char at) {
  std::vector<std::string> parts;
  for (const auto part : std::views::split(text, at)) parts.emplace_back(part.begin(), part.end());
  return parts;
}

bool good_name(std::string_view name) {
  return !name.empty() && name.size() <= 100 && std::ranges::all_of(name, [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
           c == '_';
  });
}

std::unexpected<Error> queue_error(const char* reason, natsStatus status, jsErrCode code) {
  return fail(code_of(status, code), reason, {{"why", why_of(status, code)}});
}

bool lacks_stream(natsStatus status, jsErrCode code) {
  return status == NATS_NO_RESPONDERS || code == JSStreamNotFoundErr;
}

bool lacks_consumer(natsStatus status, jsErrCode code) {
  return status == NATS_NOT_FOUND || lacks_stream(status, code);
}

// --- the connection -----------------------------------------------------------------------------

// NATS calls back on threads of its own. Its last call says that the connection has ended.
Connection::~Connection() {
  closing_ = true;
  streams_.reset();
  if (!handle_) return;
  natsConnection_FlushTimeout(handle_.get(), 2000);
  natsConnection_Close(handle_.get());
  ended_.get_future().wait_for(std::chrono::seconds(10));
}

Expected<void> Connection::open() {
  if (auto connected = connect(); !connected) return connected;
  jsCtx* js = nullptr;
  natsStatus status = natsConnection_JetStream(&js, handle(), nullptr);
  streams_.reset(js);
  if (status != NATS_OK) return queue_error("remote.queue_answer", status);
  jsAccountInfo* account = nullptr;
  jsErrCode code = kNoCode;
  status = js_GetAccountInfo(&account, js, nullptr, &code);
  jsAccountInfo_Destroy(account);
  if (status == NATS_NO_RESPONDERS || code == JSNotEnabledErr ||
      code == JSNotEnabledForAccountErr) {
    return fail("no_jetstream", "remote.no_jetstream", {{"found", shown(options_.url)}});
  }
  if (status != NATS_OK) return queue_error("remote.queue_answer", status, code);
  return ensure_streams();
}

Expected<void> Connection::connect() {
  natsOptions* made = nullptr;
  if (natsOptions_Create(&made) != NATS_OK) return fail("queue", "remote.no_memory", {});
  const OptionsPtr options(made);
  const std::vector<std::string> urls = split(options_.url, ',');
  std::vector<const char*> servers;
  servers.reserve(urls.size());
  for (const std::string& url : urls) servers.push_back(url.c_str());
  natsStatus status = natsOptions_SetServers(made, servers.data(), how_many(servers));
  if (status != NATS_OK) return no_address(options_.url);
  natsOptions_SetName(made, ("kaisho " + std::string(version())).c_str());
  natsOptions_SetMaxReconnect(made, -1);
  natsOptions_SetReconnectWait(made, 500);
  natsOptions_SetPingInterval(made, 10'000);
  natsOptions_SetErrorHandler(made, heard_fault, this);
  natsOptions_SetDisconnectedCB(made, heard_break, this);
  natsOptions_SetReconnectedCB(made, heard_return, this);
  natsOptions_SetClosedCB(made, heard_end, this);
  natsConnection* connection = nullptr;
  status = natsConnection_Connect(&connection, made);
  handle_.reset(connection);
  if (status == NATS_OK) return {};
  if (status == NATS_INVALID_ARG) return no_address(options_.url);
  return fail("no_queue", "remote.no_server",
              {{"url", shown(options_.url)}, {"why", natsStatus_GetText(status)}});
}

void Connection::report(const std::string& sentence) const {
  if (options_.on_event && !closing_) options_.on_event(sentence);
}

// The library hands back what it was given as `self`.
Connection& Connection::of(void* self) { return *static_cast<Connection*>(self); }

void Connection::heard_fault(natsConnection* /*connection*/, natsSubscription* /*subscription*/,
                             natsStatus status, void* self) {
  of(self).report("The queue says: " + std::string(natsStatus_GetText(status)) + ".");
}

void Connection::heard_break(natsConnection* /*connection*/, void* self) {
  of(self).report("The queue has gone; waiting for it.");
}

void Connection::heard_return(natsConnection* /*connection*/, void* self) {
  of(self).report("The queue is back.");
}

void Connection::heard_end(natsConnection* /*connection*/, void* self) {
  of(self).ended_.set_value();
}

// --- streams, consumers and subjects ------------------------------------------------------------

Expected<void> Connection::ensure_streams() const {
  jsStreamConfig jobs{};
  jsStreamConfig_Init(&jobs);
  std::array<const char*, 1> job_subjects = {"kaisho.jobs.>"};
  jobs.Name = kJobs;
  jobs.Subjects = job_subjects.data();
  jobs.SubjectsLen = 1;
  jobs.Retention = js_WorkQueuePolicy;
  jobs.Storage = js_FileStorage;
  jobs.Duplicates = kKnown;
  const Expected<bool> new_jobs = ensure_stream(js(), jobs);
  if (!new_jobs) return std::unexpected(new_jobs.error());

  jsStreamConfig results{};
  jsStreamConfig_Init(&results);
  std::array<const char*, 1> result_subjects = {"kaisho.results.>"};
  results.Name = kResults;
  results.Subjects = result_subjects.data();
  results.SubjectsLen = 1;
  results.Storage = js_FileStorage;
  results.MaxMsgsPerSubject = 1;
  results.MaxAge = kKept;
  const Expected<bool> new_results = ensure_stream(js(), results);
  if (!new_results) return std::unexpected(new_results.error());
  const bool is_lost = *new_jobs || *new_results;
  if (was_there_.exchange(true) && is_lost) {
    report("The queue has lost what it held; it is set up again, and open jobs are sent again.");
  }
  return {};
}

Expected<void> Connection::ensure_consumer(JobKind kind) const {
  const std::string name = consumer_of(kind);
  const std::string filter = all_jobs_of(kind);
  jsConsumerConfig config{};
  jsConsumerConfig_Init(&config);
  config.Durable = name.c_str();
  config.FilterSubject = filter.c_str();
  config.AckPolicy = js_AckExplicit;
  config.AckWait = options_.patience.count() * 1'000'000;
  config.MaxDeliver = -1;  // workers give up by themselves, see deliveries()
  config.MaxAckPending = -1;
  config.MaxWaiting = 4096;
  config.InactiveThreshold = kKept;  // without workers; the jobs wait for later ones
  jsErrCode code = kNoCode;
  const natsStatus status = js_AddConsumer(nullptr, js(), kJobs, &config, nullptr, &code);
  if (status != NATS_OK) return queue_error("remote.queue_workers", status, code);
  return {};
}

std::string Connection::consumer_of(JobKind kind) const {
  return std::string(kind_name(kind)) + "-" + options_.program;
}

std::string Connection::all_jobs_of(JobKind kind) const {
  return "kaisho.jobs." + std::string(kind_name(kind)) + "." + options_.program + ".>";
}

std::string Connection::job_subject(const JobAddress& address) const {
  return "kaisho.jobs." + std::string(kind_name(address.kind)) + "." + options_.program + "." +
         address.client + "." + address.id;
}

std::string Connection::result_subject(const JobAddress& address) {
  const char* folder = address.kind == JobKind::kGame ? "kaisho.results." : "kaisho.answers.";
  return folder + address.client + "." + address.id;
}

std::string Connection::wish_subject(const JobAddress& address) {
  return "kaisho.wishes." + address.client + "." + address.id;
}

natsStatus Connection::publish(jsPubAck** ack, const std::string& subject, std::string_view text,
                               jsPubOptions* how, jsErrCode* code) const {
  const auto send = [&] {
    *code = kNoCode;
    return js_Publish(ack, js(), subject.c_str(), text.data(), how_many(text), how, code);
  };
  const natsStatus status = send();
  if (!lacks_stream(status, *code) || !ensure_streams()) return status;
  return send();
}

Expected<MessagePtr> Connection::last_of(const char* stream, const std::string& subject) const {
  natsMsg* found = nullptr;
  jsErrCode code = kNoCode;
  const natsStatus status = js_GetLastMsg(&found, js(), stream, subject.c_str(), nullptr, &code);
  MessagePtr message(found);
  if (status == NATS_OK || status == NATS_NOT_FOUND) return message;
  return queue_error("remote.queue_answer", status, code);
}

}  // namespace kaisho::remote::nats
