#include "tests/remote/nats_server.h"

#include <gtest/gtest.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <thread>
#include <vector>

namespace kaisho::remote::test {
namespace {

using nlohmann::json;

// What a nats-server writes once it can be reached: {"nats": ["nats://127.0.0.1:38407"]}. The
// server itself takes a free port, because another program may take one that was only looked for.
int written_port(const std::string& path) {
  std::ifstream file(path);
  const json ports = json::parse(file, nullptr, false);
  if (!ports.is_object() || !ports.contains("nats")) return 0;  // it is still being written
  const std::string url = ports["nats"].at(0);
  return std::stoi(url.substr(url.rfind(':') + 1));
}

}  // namespace

NatsServer::NatsServer(bool jetstream) : jetstream_(jetstream) {
  std::string name = std::filesystem::temp_directory_path() / "kaisho-nats-XXXXXX";
  if (::mkdtemp(name.data()) == nullptr) throw std::runtime_error("no folder for a nats-server");
  folder_ = name;
  start();
}

NatsServer::~NatsServer() {
  kill();
  std::error_code ignored;
  std::filesystem::remove_all(folder_, ignored);
}

void NatsServer::start() {
  const std::string port = std::to_string(port_ > 0 ? port_ : -1);  // -1: any that is free
  std::vector<std::string> words = {"nats-server", "-a", "127.0.0.1",      "-p",
                                    port,          "-l", folder_ + "/log", "--ports_file_dir",
                                    folder_};
  if (jetstream_) words.insert(words.end(), {"-js", "-sd", folder_});
  std::vector<char*> argv;
  for (std::string& word : words) argv.push_back(word.data());
  argv.push_back(nullptr);
  if (::posix_spawnp(&process_, "nats-server", nullptr, nullptr, argv.data(), environ) != 0) {
    throw std::runtime_error("there is no nats-server to test with (Debian: nats-server)");
  }
  const std::string path = folder_ + "/nats-server_" + std::to_string(process_) + ".ports";
  EXPECT_TRUE(eventually([&] { return has_ended() || (port_ = written_port(path)) > 0; }));
  if (process_ < 0) throw std::runtime_error("the nats-server does not start");
}

bool NatsServer::has_ended() {
  if (::waitpid(process_, nullptr, WNOHANG) == 0) return false;
  process_ = -1;
  return true;
}

void NatsServer::kill() {
  if (process_ < 0) return;
  ::kill(process_, SIGKILL);
  ::waitpid(process_, nullptr, 0);
  process_ = -1;
}

void NatsServer::lose_store() {
  std::filesystem::remove_all(folder_);
  std::filesystem::create_directory(folder_);
}

std::unique_ptr<Queue> NatsServer::connect(const std::string& program,
                                           Milliseconds patience) const {
  auto queue = Queue::connect({.url = url(), .program = program, .patience = patience});
  if (!queue) throw std::runtime_error(queue.error().message);
  return *std::move(queue);
}

}  // namespace kaisho::remote::test
