// All open connections: counts them, in all and by address, and ends them.
#pragma once

#include <chrono>
#include <cstddef>
#include <string>
#include <unordered_map>
#include <unordered_set>

#include "server/settings/limits.h"

namespace kaisho::server {

// One connection. Connections lists it as long as it lives.
class Connection {
 public:
  Connection() = default;
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;
  virtual ~Connection() = default;

  // Whether a page has it open, which connects again after a restart.
  virtual bool is_of_page() const = 0;
  // Closes it properly, if the other end cooperates. `window`: in which pages come back.
  virtual void say_goodbye(std::chrono::milliseconds window) = 0;
  virtual void cut() = 0;  // ends it at once
};

// In how much time so many pages come back after a restart, each when it likes, so that the server
// meets no crowd: 2 s for 500 of them and 20 s for 10,000, evenly between and beyond.
std::chrono::milliseconds window_to_come_back(std::ptrdiff_t pages);

// Makes connections and refusals so few that they fit into a process that may open so many files,
// beside those of the store and of the pages.
void fit_connections(Limits& limits, std::size_t files);

class Connections {
 public:
  explicit Connections(const Limits& limits) : limits_(limits) {}

  // Whether there may be one more connection; if so, it counts until `leave`.
  bool enter();
  void leave() { --count_; }
  // The same for the connections of one address, which count until `forget`.
  bool admit(const std::string& address) { return admit(address, limits_.connections_per_address); }
  // Where an address has too many, browsers that have a seat get as many again, so that others at
  // the address do not shut them out: each a quarter, for which `browser` counts whatever it has
  // open. Such a connection counts as one of `seats_of` the address.
  bool admit_seated(const std::string& address, const std::string& browser);
  static std::string seats_of(const std::string& address) { return address + " seats"; }
  // Counts without a limit, until `forget`.
  void hold(const std::string& name) { ++by_name_[name]; }
  void forget(const std::string& name);

  // When an HTTP connection becomes a WebSocket, the one is removed and the other added.
  void add(Connection& connection) { all_.insert(&connection); }
  void remove(Connection& connection) { all_.erase(&connection); }

  int count() const { return count_; }

  std::size_t queued = 0;  // bytes that wait for slow clients, in all
  void say_goodbye();
  void cut();

 private:
  bool admit(const std::string& name, int most);

  Limits limits_;
  int count_ = 0;
  std::unordered_map<std::string, int> by_name_;  // of an address, of its seats, or of a browser
  std::unordered_set<Connection*> all_;
};

}  // namespace kaisho::server
