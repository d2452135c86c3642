#include "arena/programs/process_tag.h"

#include <sys/types.h>

#include <charconv>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>

namespace kaisho::arena {
namespace {

// Whether the variable stands in a process's environment; what is another user's cannot be read.
bool carries(const std::filesystem::path& process, std::string_view tag) {
  std::ifstream in(process / "environ", std::ios::binary);
  const std::string text((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
  return text.contains(tag);
}

int kill_once(std::string_view tag) {
  int killed = 0;
  std::error_code error;
  for (const auto& entry : std::filesystem::directory_iterator("/proc", error)) {
    const std::string name = entry.path().filename();
    pid_t process = 0;
    const auto [end, bad] = std::from_chars(name.data(), name.data() + name.size(), process);
    if (bad != std::errc() || end != name.data() + name.size()) continue;
    if (carries(entry.path(), tag) && kill(process, SIGKILL) == 0) ++killed;
  }
  return killed;
}

}  // namespace

std::string new_process_tag() {
  std::random_device random;
  return "KAISHO_BOT_" + std::to_string(random()) + "_" + std::to_string(random()) + "=1";
}

// What is killed may have started something just before.
void kill_tagged(std::string_view tag) {
  constexpr int kMaxRounds = 20;
  for (int round = 0; round < kMaxRounds && kill_once(tag) > 0; ++round) {
  }
}

}  // namespace kaisho::arena
