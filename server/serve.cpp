#include "server/serve.h"

#include <spdlog/spdlog.h>
#include <sys/resource.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <csignal>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <iostream>
#include <thread>
#include <utility>

#include "core/reading/fault.h"
#include "core/version.h"
#include "server/hall/cleanup.h"
#include "server/hall/hall.h"
#include "server/http/connections.h"
#include "server/http/http_server.h"
#include "server/http/listen_address.h"
#include "server/secrets/crypto.h"
#include "server/store/data_folder.h"
#include "server/store/kept_store.h"
#include "server/tables/archive.h"
#include "server/terminal/limited_log.h"
#include "server/terminal/log.h"
#include "server/terminal/qr_code.h"
#include "server/terminal/service_signals.h"
#include "server/threads/store_check.h"

namespace kaisho::server {
namespace {

namespace asio = boost::asio;

int bot_threads(const Limits& limits) {
  if (limits.bot_threads > 0) return limits.bot_threads;
  return std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
}

// Lets the process open as many files as the system permits, and returns how many those are.
std::size_t raise_file_limit() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return SIZE_MAX;
  const rlim_t before = limit.rlim_cur;
  limit.rlim_cur = limit.rlim_max;
  const rlim_t now = setrlimit(RLIMIT_NOFILE, &limit) == 0 ? limit.rlim_max : before;
  return now == RLIM_INFINITY ? SIZE_MAX : static_cast<std::size_t>(now);
}

// Each connection is an open file. Fewer connections than were wished for are better than a server
// that can open neither its pages nor its store.
void limit_connections(Limits& limits, std::size_t files) {
  const int wished = limits.connections;
  fit_connections(limits, files);
  if (limits.connections == wished) return;
  spdlog::warn(
      "only {} connections at a time instead of {}, since this process may open {} files; a higher "
      "limit (ulimit -Hn, LimitNOFILE) allows more",
      limits.connections, wished, files);
}

std::string origin_of(const std::string& host, int port) {
  return "http://" + (host.contains(':') ? "[" + host + "]" : host) + ":" + std::to_string(port);
}

void print_qr_code(const std::string& origin, std::size_t columns) {
  const std::optional<QrCode> code = qr_code(origin + "/");
  if (!code || code->columns > columns) return;
  std::cout << "To open " << origin << "/ on a phone, scan this code:\n\n" << code->lines << "\n";
}

void print_addresses(const ServeOptions& options, const std::string& public_url, int port) {
  const asio::ip::address listening =
      resolve_address(options.address).value_or(asio::ip::address());
  const bool all = listening.is_unspecified();
  std::vector<std::string> others;  // origins by which others reach it
  if (!public_url.empty()) others.push_back(public_url);
  std::cout << "Kaisho is open at " << origin_of(all ? "localhost" : options.address, port)
            << "/\n";
  if (!options.public_url.empty()) std::cout << "Outside it is " << options.public_url << "\n";
  if (!all) others.push_back(origin_of(options.address, port));
  for (const std::string& one : own_addresses(listening)) {
    others.push_back(origin_of(one, port));
    std::cout << "In your network it is " << others.back() << "/\n";
  }
  if (options.qr_columns && !others.empty() && !is_own_device(others.front())) {
    print_qr_code(others.front(), *options.qr_columns);
  }
  std::cout << std::flush;
}

// How long tables are kept, with the folder to which they go then.
Retention retention_of(const ServeOptions& options) {
  Retention retention = options.retention;
  if (!options.archives) {
    retention.archive.clear();
  } else if (retention.archive.empty()) {
    retention.archive = options.data + "/archive";
  }
  return retention;
}

// A hang-up means to a service that its log's file was moved away.
void await_hangup(asio::signal_set& hangups, const Window& window,
                  const std::function<void()>& close) {
  hangups.async_wait([&hangups, window, close](const boost::system::error_code& error, int) {
    if (error) return;
    if (window.is_closed()) return close();
    reopen_log();
    spdlog::info("the log was opened again");
    await_hangup(hangups, window, close);
  });
}

constexpr std::size_t kPrivateKeyBytes = 32;  // of the keys for Web Push

// The server's keys for Web Push: browsers know it by them, so the first start makes them for good.
Expected<PushKeys> push_keys(Store& store) {
  const Expected<std::string> stored = store.push_keys();
  if (!stored) return std::unexpected(stored.error());
  if (stored->size() > kPrivateKeyBytes) {
    return PushKeys{stored->substr(0, kPrivateKeyBytes), stored->substr(kPrivateKeyBytes)};
  }
  Expected<PushKeys> made = make_push_keys();
  if (!made) return made;
  const auto kept = store.set_push_keys(made->private_key + made->public_key);
  if (!kept) return std::unexpected(kept.error());
  return made;
}

// How people are told outside of the pages; with `--no-notices` nothing of it is needed.
Expected<NoticeSettings> notice_settings(const ServeOptions& options, const std::string& public_url,
                                         Store& store) {
  NoticeSettings settings;
  settings.waits = {options.limits.notices, options.limits.notice_speed};
  settings.store_bytes = options.limits.store_bytes;
  if (!settings.waits.tells) return settings;
  Expected<PushKeys> keys = push_keys(store);
  if (!keys) return std::unexpected(keys.error());
  settings.sending = {*std::move(keys), public_url};
  settings.rules.private_addresses = options.notices_to_own_network;
  settings.rules.plain_http = options.notices_to_own_network;
  settings.rules.user_agent = "Kaisho/" + std::string(version());
  return settings;
}

// Runs the server, once its store and its threads are there.
Expected<void> run(const ServeOptions& options, asio::io_context& io, asio::signal_set& hangups,
                   Bots& bots, Hall& hall, TableCleanup& cleanup, const Key& cookie_key) {
  Expected<Proxies> proxies = Proxies::read(options.proxies);
  if (!proxies) return std::unexpected(proxies.error());
  Api api(hall, cookie_key);
  StaticFiles pages(options.pages, hall.public_url());
  HttpServer http_server(io.get_executor(), api, hall, pages, options.limits, *std::move(proxies));
  const Expected<int> port = http_server.listen(options.address, options.port);
  if (!port) return std::unexpected(port.error());
  if (const auto resumed = hall.resume(); !resumed) return resumed;
  spawn(io.get_executor(), cleanup.run(), "the removal of untouched tables");
  bool closing = false;
  const auto close = [&] {
    if (std::exchange(closing, true)) return;
    spdlog::info("closing");
    http_server.stop([&] { io.stop(); });
  };
  asio::signal_set signals(io, SIGINT, SIGTERM);
  signals.async_wait([&](const boost::system::error_code& error, int) {
    if (!error) close();
  });
  await_hangup(hangups, Window(), close);
  print_addresses(options, hall.public_url(), *port);
  io.run();
  bots.stop();
  return {};
}

// Warns only: the pages may be built later, or not be wanted.
void look_for_pages(const std::string& folder) {
  const std::string page = folder + "/index.html";
  std::error_code error;
  if (std::filesystem::is_regular_file(page, error)) return;
  spdlog::warn(
      "there are no pages: {} is missing; ./start builds them, --pages names another folder", page);
}

// Waits a moment for the check, which is enough for a small store. A large one is checked while the
// server runs.
Expected<void> check_store(StoreCheck& check, asio::io_context& io, WriterThread& writer) {
  constexpr std::chrono::milliseconds kPatience{300};
  if (const auto sound = check.wait(kPatience); !sound) return sound;
  check.when_damaged([&io, &writer](const Error& damage) {
    asio::post(io, [&writer, damage] {
      spdlog::critical("nothing is stored any more: {}", damage.message);
      writer.refuse(damage);
    });
  });
  return {};
}

Expected<DataFolder> open_folders(const ServeOptions& options) {
  Expected<DataFolder> folder = DataFolder::open(options.data);
  const std::string archive = retention_of(options).archive;
  if (!folder || archive.empty()) return folder;
  if (const auto kept = check_archive(archive); !kept) return std::unexpected(kept.error());
  return folder;
}

// Says so where the store seems to have come here as a copy.
void look_for_clones(Store& store) {
  const Expected<std::optional<Place>> before = store.note_place();
  if (!before || !*before) return;
  spdlog::warn(
      "these tables were last served from {}, on this machine or another, and were copied here; if "
      "a server still runs there, stop one of the two: both take the same cookies and seat links, "
      "and a move that one of them stores is missing at the other",
      (*before)->folder);
}

// What players might know of the games to come is made new where the store was put back from a
// backup, alone or with its whole folder, by whatever means.
Expected<void> renew_after_restore(Store& store, const DataFolder& folder) {
  const Expected<bool> other = store.is_in_another_file();
  if (!other) return std::unexpected(other.error());
  if (!folder.was_replaced() && !*other) return {};
  const Expected<int> renewed = store.renew_secrets();
  if (!renewed) return std::unexpected(renewed.error());
  if (*renewed > 0) {
    spdlog::warn(
        "the store was replaced since a server last ran here; {} tables whose game has not begun "
        "have new secrets, and whoever sat there takes the seat once more",
        *renewed);
  }
  return {};
}

// Opens the store for writing, in today's form; an older one is kept first.
Expected<Store> open_store(const std::string& data, DataFolder& folder) {
  const Expected<std::string> kept = keep_before_upgrade(data);
  if (!kept) return std::unexpected(kept.error());
  if (!kept->empty()) {
    spdlog::info("the store is of an older version of Kaisho; {} keeps it as it was", *kept);
  }
  Expected<Store> store = Store::open(data);
  if (!store) return store;
  if (const auto renewed = renew_after_restore(*store, folder); !renewed) {
    return std::unexpected(renewed.error());
  }
  look_for_clones(*store);
  const Expected<std::string> identity = store->renew_identity();
  if (!identity) spdlog::warn("{}", identity.error().message);  // /api/health reports it, too
  if (const auto noted = folder.note(identity.value_or("")); !noted) {
    return std::unexpected(noted.error());
  }
  return store;
}

// For the check, for the reader and for the hall.
Expected<std::vector<Store>> open_for_reading(const std::string& folder) {
  std::vector<Store> stores;
  for (int i = 0; i < 3; ++i) {
    Expected<Store> store = Store::open(folder);
    if (!store) return std::unexpected(store.error());
    stores.push_back(*std::move(store));
  }
  return stores;
}

// Empty: people reach the server as they ask it.
Expected<std::string> public_origin(const ServeOptions& options) {
  if (options.public_url.empty()) return "";
  return read_origin(options.public_url);
}

Expected<void> open_and_run(ServeOptions options) {
  asio::io_context io(1);
  asio::signal_set hangups(io, SIGHUP);  // those that come before it runs wait for it
  if (!init_crypto()) return fail("crypto", "server.crypto", {});
  limit_connections(options.limits, raise_file_limit());
  const Expected<std::string> public_url = public_origin(options);
  if (!public_url) return std::unexpected(public_url.error());
  Expected<DataFolder> folder = open_folders(options);
  if (!folder) return std::unexpected(folder.error());
  Expected<Store> writing = open_store(options.data, *folder);
  if (!writing) return std::unexpected(writing.error());
  const Expected<Key> cookie_key = writing->cookie_key();
  if (!cookie_key) return std::unexpected(cookie_key.error());
  const Expected<std::int64_t> running_time = writing->running_time();
  if (!running_time) return std::unexpected(running_time.error());
  const Expected<NoticeSettings> notices = notice_settings(options, *public_url, *writing);
  if (!notices) return std::unexpected(notices.error());
  Expected<std::vector<Store>> opened = open_for_reading(options.data);
  if (!opened) return std::unexpected(opened.error());

  WriterThread writer(*std::move(writing),
                      [&io](std::function<void()> done) { asio::post(io, std::move(done)); });
  StoreCheck check(std::move((*opened)[0]));
  if (const auto sound = check_store(check, io, writer); !sound) return sound;
  look_for_pages(options.pages);
  ReaderThread reader(std::move((*opened)[1]));
  Bots bots(bot_threads(options.limits), options.workers);
  Hall hall(io.get_executor(), std::move((*opened)[2]), reader, writer, bots, options.limits,
            {*cookie_key, *public_url, *running_time, *notices});
  TableCleanup cleanup(hall, reader, writer, retention_of(options));
  const Expected<void> ran = run(options, io, hangups, bots, hall, cleanup, *cookie_key);
  reader.stop();
  writer.stop();
  return ran;
}

}  // namespace

Expected<void> serve(const ServeOptions& options) {
  std::signal(SIGXFSZ, SIG_IGN);  // so that a file that may not grow gives a failed write
  ignore_stray_signals();
  if (const auto logged = start_log(options.log, options.log_file); !logged) return logged;
  const std::jthread counting(log_left_out_each_minute);
  return open_and_run(options);
}

}  // namespace kaisho::server
