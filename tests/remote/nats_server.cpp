#include "tests/remote/nats_server.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <stdexcept>
#include <thread>
#include <vector>

namespace kaisho::remote::test {
namespace {

sockaddr_in local(int port) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(static_cast<std::uint16_t>(port));
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  return address;
}

int free_port() {
  const int listener = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in address = local(0);
  socklen_t size = sizeof(address);
  ::bind(listener, reinterpret_cast<const sockaddr*>(&address), size);
  ::getsockname(listener, reinterpret_cast<sockaddr*>(&address), &size);
  ::close(listener);
  return ntohs(address.sin_port);
}

bool answers(int port) {
  const int link = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  const sockaddr_in address = local(port);
  const int connected =
      ::connect(link, reinterpret_cast<const sockaddr*>(&address), sizeof(address));
  ::close(link);
  return connected == 0;
}

}  // namespace

NatsServer::NatsServer(bool jetstream) : jetstream_(jetstream), port_(free_port()) {
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
  std::vector<std::string> words = {"nats-server",         "-a", "127.0.0.1",     "-p",
                                    std::to_string(port_), "-l", folder_ + "/log"};
  if (jetstream_) words.insert(words.end(), {"-js", "-sd", folder_});
  std::vector<char*> argv;
  for (std::string& word : words) argv.push_back(word.data());
  argv.push_back(nullptr);
  if (::posix_spawnp(&process_, "nats-server", nullptr, nullptr, argv.data(), environ) != 0) {
    throw std::runtime_error("there is no nats-server to test with (Debian: nats-server)");
  }
  for (int tries = 0; !answers(port_); ++tries) {
    if (tries == 1000) throw std::runtime_error("the nats-server does not start");
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
}

void NatsServer::kill() {
  if (process_ < 0) return;
  ::kill(process_, SIGKILL);
  ::waitpid(process_, nullptr, 0);
  process_ = -1;
}

std::unique_ptr<Queue> NatsServer::connect(const std::string& program,
                                           Milliseconds patience) const {
  auto queue = Queue::connect({.url = url(), .program = program, .patience = patience});
  if (!queue) throw std::runtime_error(queue.error().message);
  return *std::move(queue);
}

}  // namespace kaisho::remote::test
