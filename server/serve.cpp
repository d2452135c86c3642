#include "server/serve.h"

#include <spdlog/spdlog.h>
#include <sys/resource.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <csignal>
#include <filesystem>
#include <iostream>
#include <thread>

#include "core/fault.h"
#include "server/crypto.h"
#include "server/http/http_server.h"
#include "server/http/listen_address.h"
#include "server/log.h"
#include "server/store/data_folder.h"
#include "server/store/store_check.h"
#include "server/tables/archive.h"
#include "server/tables/cleanup.h"

namespace kaisho::server {
namespace {

namespace asio = boost::asio;

int bot_threads(const Limits& limits) {
  if (limits.bot_threads > 0) return limits.bot_threads;
  return std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
}

// Allows as many open connections as the system permits.
void raise_file_limit() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

void print_address(const ServeOptions& options, int port) {
  const bool all = options.address == "0.0.0.0" || options.address == "::";
  const bool six = options.address.contains(':');
  const std::string host =
      all ? "localhost" : (six ? "[" + options.address + "]" : options.address);
  std::cout << "Kaisho is open at http://" << host << ":" << port << "/\n";
  if (!options.public_url.empty()) std::cout << "Outside it is " << options.public_url << "\n";
  if (all) {
    for (const std::string& one : own_addresses()) {
      std::cout << "In your network it is http://" << one << ":" << port << "/\n";
    }
  }
  std::cout << std::flush;
}

// Runs the server, once its store and its threads are there.
Expected<void> run(const ServeOptions& options, asio::io_context& io, Bots& bots, Hall& hall,
                   ReaderThread& reader, const Key& cookie_key) {
  Expected<Proxies> proxies = Proxies::read(options.proxies);
  if (!proxies) return std::unexpected(proxies.error());
  std::string outside;
  if (!options.public_url.empty()) {
    Expected<std::string> origin = read_origin(options.public_url);
    if (!origin) return std::unexpected(origin.error());
    outside = *std::move(origin);
  }
  Api api(hall, cookie_key, outside);
  StaticFiles pages(options.pages);
  HttpServer http_server(io.get_executor(), api, hall, pages, options.limits, *std::move(proxies));
  const Expected<int> port = http_server.listen(options.address, options.port);
  if (!port) return std::unexpected(port.error());
  if (const auto resumed = hall.resume(); !resumed) return resumed;
  TableCleanup cleanup(hall, reader, options.retention);
  spawn(io.get_executor(), cleanup.run(), "the removal of untouched tables");
  asio::signal_set signals(io, SIGINT, SIGTERM);
  signals.async_wait([&](const boost::system::error_code& error, int) {
    if (error) return;
    spdlog::info("closing");
    http_server.stop([&] { io.stop(); });
  });
  print_address(options, *port);
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
  const std::string& archive = options.retention.archive;
  if (!folder || archive.empty()) return folder;
  if (const auto kept = check_archive(archive); !kept) return std::unexpected(kept.error());
  return folder;
}

Expected<void> open_and_run(const ServeOptions& options) {
  if (!init_crypto()) return fail("crypto", "server.crypto", {});
  raise_file_limit();
  Expected<DataFolder> folder = open_folders(options);
  if (!folder) return std::unexpected(folder.error());
  Expected<Store> writing = Store::open(options.data);
  if (!writing) return std::unexpected(writing.error());
  const Expected<Key> cookie_key = writing->cookie_key();
  if (!cookie_key) return std::unexpected(cookie_key.error());
  const Expected<std::string> identity = writing->renew_identity();
  if (!identity) spdlog::warn("{}", identity.error().message);  // /api/health reports it, too
  if (const auto noted = folder->note(identity.value_or("")); !noted) return noted;
  std::vector<Store> stores;
  for (int i = 0; i < 3; ++i) {
    Expected<Store> store = Store::open(options.data);
    if (!store) return std::unexpected(store.error());
    stores.push_back(*std::move(store));
  }

  asio::io_context io(1);
  WriterThread writer(*std::move(writing),
                      [&io](std::function<void()> done) { asio::post(io, std::move(done)); });
  StoreCheck check(std::move(stores[0]));
  if (const auto sound = check_store(check, io, writer); !sound) return sound;
  look_for_pages(options.pages);
  ReaderThread reader(std::move(stores[1]));
  Bots bots(bot_threads(options.limits), options.workers);
  Hall hall(io.get_executor(), std::move(stores[2]), reader, writer, bots, options.limits,
            *cookie_key);
  const Expected<void> ran = run(options, io, bots, hall, reader, *cookie_key);
  reader.stop();
  writer.stop();
  return ran;
}

}  // namespace

Expected<void> serve(const ServeOptions& options) {
  std::signal(SIGXFSZ, SIG_IGN);  // so that a file that may not grow gives a failed write
  if (const auto logged = start_log(options.log); !logged) return logged;
  return open_and_run(options);
}

}  // namespace kaisho::server
