#include "remote/nats/session.h"

#include <algorithm>
#include <array>
#include <ranges>
#include <utility>

namespace kaisho::nats {
namespace {

constexpr std::int64_t kSecond = 1'000'000'000;  // in NATS, spans are nanoseconds
constexpr std::int64_t kHour = 3600 * kSecond;
constexpr std::int64_t kKnown = 24 * kHour;  // a job sent twice within this time is queued once
constexpr std::int64_t kKept = 7 * kKnown;   // results

bool passes(natsStatus status) {
  constexpr std::array kPassing = {
      NATS_TIMEOUT,          NATS_NO_RESPONDERS,    NATS_IO_ERROR, NATS_CONNECTION_DISCONNECTED,
      NATS_STALE_CONNECTION, NATS_MISSED_HEARTBEAT, NATS_NO_SERVER};
  return std::ranges::find(kPassing, status) != kPassing.end();
}

// What a server says while it starts or looks for the others of its cluster.
bool passes(jsErrCode code) {
  constexpr std::array kPassing = {JSNotEnabledErr, JSClusterNotAvailErr, JSClusterNotLeaderErr,
                                   JSInsufficientResourcesErr, JSStreamNotFoundErr};
  return std::ranges::find(kPassing, code) != kPassing.end();
}

// Without name and password.
std::string shown(const std::string& url) {
  const std::size_t at = url.rfind('@');
  if (at == std::string::npos) return url;
  const std::size_t scheme = url.find("://");
  return (scheme < at ? url.substr(0, scheme + 3) : "") + url.substr(at + 1);
}

std::unexpected<Error> no_address(const std::string& url) {
  return fail("bad_option", "'" + shown(url) +
                                "' is no address of a NATS server, such as nats://localhost:4222.");
}

// One that is there stays as whoever runs the server wants it.
Expected<void> ensure_stream(jsCtx* js, jsStreamConfig& config) {
  jsErrCode code = kNoCode;
  jsStreamInfo* info = nullptr;
  natsStatus status = js_GetStreamInfo(&info, js, config.Name, nullptr, &code);
  jsStreamInfo_Destroy(info);
  if (status == NATS_OK) return {};
  if (status != NATS_NOT_FOUND) return queue_error("answer", status, code);
  status = js_AddStream(nullptr, js, &config, nullptr, &code);
  if (status == NATS_OK || code == JSStreamNameExistErr) return {};  // another was quicker
  return queue_error("let " + std::string(config.Name) + " be made", status, code);
}

}  // namespace

Expected<MessagePtr> fetch_next(SubscriptionPtr& subscription, Milliseconds wait,
                                const std::string& what) {
  natsMsgList list{};
  jsErrCode code = kNoCode;
  const natsStatus status =
      natsSubscription_Fetch(&list, subscription.get(), 1, wait.count(), &code);
  MessagePtr message(list.Count > 0 ? std::exchange(list.Msgs[0], nullptr) : nullptr);
  natsMsgList_Destroy(&list);
  if (status == NATS_TIMEOUT) return MessagePtr();
  if (status == NATS_OK && message) return message;
  subscription.reset();
  return queue_error(what, status, code);
}

std::string_view text_of(const natsMsg* message) {
  return {natsMsg_GetData(message), static_cast<std::size_t>(natsMsg_GetDataLength(message))};
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

std::unexpected<Error> queue_error(const std::string& what, natsStatus status, jsErrCode code) {
  const std::string number =
      code == kNoCode ? "" : " (" + std::to_string(static_cast<int>(code)) + ")";
  return fail(passes(status) || passes(code) ? "queue_away" : "queue",
              "The queue does not " + what + ": " + natsStatus_GetText(status) + number + ".");
}

// --- the connection -----------------------------------------------------------------------------

// NATS calls back from threads of its own, the last time to say that the connection has ended.
Session::~Session() {
  closing_ = true;
  streams_.reset();
  if (!connection_) return;
  natsConnection_FlushTimeout(connection_.get(), 2000);
  natsConnection_Close(connection_.get());
  ended_.get_future().wait_for(std::chrono::seconds(10));
}

Expected<void> Session::open() {
  if (auto connected = connect(); !connected) return connected;
  jsCtx* js = nullptr;
  natsStatus status = natsConnection_JetStream(&js, connection(), nullptr);
  streams_.reset(js);
  if (status != NATS_OK) return queue_error("open", status);
  jsAccountInfo* account = nullptr;
  jsErrCode code = kNoCode;
  status = js_GetAccountInfo(&account, js, nullptr, &code);
  jsAccountInfo_Destroy(account);
  if (status == NATS_NO_RESPONDERS || code == JSNotEnabledErr ||
      code == JSNotEnabledForAccountErr) {
    return fail("no_jetstream", "The NATS server at " + shown(options_.url) +
                                    " keeps no queues; start it with JetStream: nats-server -js.");
  }
  if (status != NATS_OK) return queue_error("answer", status, code);
  return ensure_streams();
}

Expected<void> Session::connect() {
  natsOptions* made = nullptr;
  if (natsOptions_Create(&made) != NATS_OK) return fail("queue", "There is no memory left.");
  const OptionsPtr options(made);
  const std::vector<std::string> urls = split(options_.url, ',');
  std::vector<const char*> servers;
  servers.reserve(urls.size());
  for (const std::string& url : urls) servers.push_back(url.c_str());
  natsStatus status =
      natsOptions_SetServers(made, servers.data(), static_cast<int>(servers.size()));
  if (status != NATS_OK) return no_address(options_.url);
  natsOptions_SetName(made, "kaisho");
  natsOptions_SetMaxReconnect(made, -1);
  natsOptions_SetReconnectWait(made, 500);
  natsOptions_SetPingInterval(made, 10'000);
  natsOptions_SetErrorHandler(made, heard_fault, this);
  natsOptions_SetDisconnectedCB(made, heard_break, this);
  natsOptions_SetReconnectedCB(made, heard_return, this);
  natsOptions_SetClosedCB(made, heard_end, this);
  natsConnection* connection = nullptr;
  status = natsConnection_Connect(&connection, made);
  connection_.reset(connection);
  if (status == NATS_OK) return {};
  if (status == NATS_INVALID_ARG) return no_address(options_.url);
  return fail("no_queue", "No NATS server at " + shown(options_.url) +
                              " lets us in: " + natsStatus_GetText(status) + ".");
}

void Session::tell(const std::string& sentence) const {
  if (options_.tell && !closing_) options_.tell(sentence);
}

void Session::heard_fault(natsConnection* /*connection*/, natsSubscription* /*subscription*/,
                          natsStatus status, void* session) {
  static_cast<Session*>(session)->tell(
      "The queue says: " + std::string(natsStatus_GetText(status)) + ".");
}

void Session::heard_break(natsConnection* /*connection*/, void* session) {
  static_cast<Session*>(session)->tell("The queue has gone; waiting for it.");
}

void Session::heard_return(natsConnection* /*connection*/, void* session) {
  static_cast<Session*>(session)->tell("The queue is back.");
}

void Session::heard_end(natsConnection* /*connection*/, void* session) {
  static_cast<Session*>(session)->ended_.set_value();
}

// --- streams, consumers and subjects ------------------------------------------------------------

Expected<void> Session::ensure_streams() const {
  jsStreamConfig jobs{};
  jsStreamConfig_Init(&jobs);
  std::array<const char*, 1> job_subjects = {"kaisho.jobs.>"};
  jobs.Name = kJobs;
  jobs.Subjects = job_subjects.data();
  jobs.SubjectsLen = 1;
  jobs.Retention = js_WorkQueuePolicy;
  jobs.Storage = js_FileStorage;
  jobs.Duplicates = kKnown;
  if (auto made = ensure_stream(js(), jobs); !made) return made;

  jsStreamConfig results{};
  jsStreamConfig_Init(&results);
  std::array<const char*, 1> result_subjects = {"kaisho.results.>"};
  results.Name = kResults;
  results.Subjects = result_subjects.data();
  results.SubjectsLen = 1;
  results.Storage = js_FileStorage;
  results.MaxMsgsPerSubject = 1;
  results.MaxAge = kKept;
  return ensure_stream(js(), results);
}

Expected<void> Session::ensure_consumer(JobKind kind) const {
  const std::string name = consumer_of(kind);
  const std::string filter = all_jobs_of(kind);
  jsConsumerConfig config{};
  jsConsumerConfig_Init(&config);
  config.Durable = name.c_str();
  config.FilterSubject = filter.c_str();
  config.AckPolicy = js_AckExplicit;
  config.AckWait = options_.patience.count() * 1'000'000;
  config.MaxDeliver = -1;  // workers look at tries() themselves, to say what became of the job
  config.MaxAckPending = -1;
  config.MaxWaiting = 4096;
  config.InactiveThreshold = kKept;  // without workers; its jobs wait on for the next ones
  jsErrCode code = kNoCode;
  const natsStatus status = js_AddConsumer(nullptr, js(), kJobs, &config, nullptr, &code);
  if (status != NATS_OK) return queue_error("open for workers", status, code);
  return {};
}

std::string Session::consumer_of(JobKind kind) const {
  return std::string(kind_name(kind)) + "-" + options_.program;
}

std::string Session::all_jobs_of(JobKind kind) const {
  return "kaisho.jobs." + std::string(kind_name(kind)) + "." + options_.program + ".>";
}

std::string Session::job_subject(const JobAddress& address) const {
  return "kaisho.jobs." + std::string(kind_name(address.kind)) + "." + options_.program + "." +
         address.client + "." + address.id;
}

std::string Session::result_subject(const JobAddress& address) {
  const char* folder = address.kind == JobKind::kGame ? "kaisho.results." : "kaisho.answers.";
  return folder + address.client + "." + address.id;
}

Expected<MessagePtr> Session::last_of(const char* stream, const std::string& subject) const {
  natsMsg* found = nullptr;
  jsErrCode code = kNoCode;
  const natsStatus status = js_GetLastMsg(&found, js(), stream, subject.c_str(), nullptr, &code);
  MessagePtr message(found);
  if (status == NATS_OK || status == NATS_NOT_FOUND) return message;
  return queue_error("look for a message", status, code);
}

}  // namespace kaisho::nats
