// Events: what `apply` reports as it happens. Logs, animation and explanations are made of them.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/values/move.h"
#include "core/values/seat.h"

namespace kaisho {

struct Event {
  std::uint8_t kind = 0;    // the game's
  Seat seat = kNobody;      // whom it happens to
  bool reveals = false;     // shows something that was hidden until now (a preview stops here)
  const char* clause = "";  // the rule it comes from, e.g. "OSA-B5"; a string that never dies
  std::array<std::int16_t, 6> args{};  // as the game's event list says
};

class EventSink {
 public:
  EventSink() = default;
  EventSink(const EventSink&) = delete;
  EventSink& operator=(const EventSink&) = delete;
  virtual ~EventSink() = default;
  virtual void on(const Event& event) = 0;
  // A move that nobody chose, since there was no other, is about to be made.
  virtual void on_forced(Move /*move*/) {}
};

// Keeps every event in order.
class EventLog final : public EventSink {
 public:
  void on(const Event& event) override { events.push_back(event); }
  std::vector<Event> events;
};

}  // namespace kaisho
