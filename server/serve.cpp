#include "server/serve.h"

#include <fcntl.h>
#include <spdlog/spdlog.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <csignal>
#include <filesystem>
#include <iostream>
#include <thread>

#include "server/crypto.h"
#include "server/log.h"
#include "server/web.h"

namespace kaisho {
namespace {

namespace asio = boost::asio;

int bot_threads(const Limits& limits) {
  if (limits.bot_threads > 0) return limits.bot_threads;
  return std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
}

// As many open connections as the system lets us have.
void raise_file_limit() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

// The folder of the tables, for our eyes only: it holds secrets.
Expected<void> make_folder(const std::string& folder) {
  ::umask(077);
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (!error) return {};
  return fail("storage", "Cannot make the folder " + folder + ": " + error.message() + ".");
}

// One server to a folder: two would not know of each other's moves. The lock ends with the program,
// however it ends.
Expected<void> lock_folder(const std::string& folder) {
  const int file = ::open((folder + "/lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (file >= 0 && ::flock(file, LOCK_EX | LOCK_NB) == 0) return {};
  return fail("storage", "The folder " + folder + " is in use by another server.");
}

void print_address(const ServeOptions& options, int port) {
  const bool all = options.address == "0.0.0.0" || options.address == "::";
  const bool six = options.address.contains(':');
  const std::string host =
      all ? "localhost" : (six ? "[" + options.address + "]" : options.address);
  std::cout << "Kaisho is open at http://" << host << ":" << port << "/" << std::endl;
}

// The rest of the house, once its parts are there.
Expected<void> run(const ServeOptions& options, asio::io_context& io, Bots& bots, Hall& hall,
                   const Key& cookie_key) {
  Api api(hall, cookie_key);
  const Pages pages(options.pages);
  Web web(io.get_executor(), api, hall, pages, options.limits);
  if (const auto resumed = hall.resume(); !resumed) return resumed;
  const Expected<int> port = web.listen(options.address, options.port);
  if (!port) return std::unexpected(port.error());
  asio::signal_set signals(io, SIGINT, SIGTERM);
  signals.async_wait([&](const boost::system::error_code& error, int) {
    if (error) return;
    spdlog::info("closing");
    web.stop([&] { io.stop(); });
  });
  print_address(options, *port);
  io.run();
  bots.stop();
  return {};
}

Expected<void> open_and_run(const ServeOptions& options) {
  if (!init_crypto()) return fail("crypto", "libsodium does not start.");
  raise_file_limit();
  if (const auto made = make_folder(options.data); !made) return made;
  if (const auto locked = lock_folder(options.data); !locked) return locked;
  Expected<Store> writing = Store::open(options.data);
  if (!writing) return std::unexpected(writing.error());
  const Expected<Key> cookie_key = writing->cookie_key();
  if (!cookie_key) return std::unexpected(cookie_key.error());
  Expected<Store> reading = Store::open(options.data);
  if (!reading) return std::unexpected(reading.error());

  asio::io_context io(1);
  Writer writer(*std::move(writing),
                [&io](std::function<void()> done) { asio::post(io, std::move(done)); });
  Bots bots(bot_threads(options.limits), options.workers);
  Hall hall(io.get_executor(), *std::move(reading), writer, bots, options.limits);
  const Expected<void> ran = run(options, io, bots, hall, *cookie_key);
  writer.stop();
  return ran;
}

}  // namespace

int serve(const ServeOptions& options) {
  Expected<void> ran = start_log(options.log);
  if (ran) ran = open_and_run(options);
  if (ran) return 0;
  std::cerr << "kaisho serve: " << ran.error().message << '\n';
  return 1;
}

}  // namespace kaisho
