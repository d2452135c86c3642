// All connections there are: how many, of whom, and how to end them.
#pragma once

#include <string>
#include <unordered_map>
#include <unordered_set>

#include "server/limits.h"

namespace kaisho {

// One connection. It stands in Connections as long as it lives.
class Connection {
 public:
  Connection() = default;
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;
  virtual ~Connection() = default;

  virtual void say_goodbye() = 0;  // ends it in good order, if the other end takes part
  virtual void cut() = 0;          // ends it at once
};

class Connections {
 public:
  explicit Connections(const Limits& limits) : limits_(limits) {}

  // Whether one more from the address is allowed; it is then counted until `forget`.
  bool admit(const std::string& address);
  void forget(const std::string& address);

  // A connection may change its kind: the old one is taken out, the new one put in.
  void add(Connection& connection) { all_.insert(&connection); }
  void remove(Connection& connection) { all_.erase(&connection); }

  int count() const { return count_; }
  void say_goodbye();
  void cut();

 private:
  Limits limits_;
  int count_ = 0;
  std::unordered_map<std::string, int> by_address_;
  std::unordered_set<Connection*> all_;
};

}  // namespace kaisho
