// Things in memory by their names: each stays as long as somebody holds it, and after that as long
// as there is room. For one thread.
#pragma once

#include <cstddef>
#include <list>
#include <memory>
#include <string>
#include <unordered_map>

namespace kaisho::server {

template <class Thing>
class Cache {
 public:
  using Ptr = std::shared_ptr<Thing>;

  // Those that are held stay, even when they are more than `most`.
  explicit Cache(std::size_t most) : shelf_(std::make_shared<Shelf>(most)) {}

  // Null when it is not there.
  Ptr find(const std::string& name);
  // The name must be new. What is added `in_passing` is the first to be forgotten, until it is
  // asked for by `find`.
  Ptr add(const std::string& name, std::unique_ptr<Thing> thing, bool in_passing = false);
  // Looks without holding; null when it is not there.
  const Thing* peek(const std::string& name) const;
  // False when somebody holds it.
  bool forget(const std::string& name);

  std::size_t size() const { return shelf_->slots.size(); }
  std::size_t held() const { return shelf_->slots.size() - shelf_->idle.size(); }
  bool has_room() const { return held() < shelf_->most; }

 private:
  using Names = std::list<std::string>;

  struct Slot {
    Thing* thing = nullptr;
    std::weak_ptr<Thing> held;
    std::unique_ptr<Thing> idle;
    Names::iterator place;  // among the idle
    bool in_passing = false;
  };

  struct Shelf {
    explicit Shelf(std::size_t how_many) : most(how_many) {}

    void take_back(const std::string& name, std::unique_ptr<Thing> thing);
    void make_room();

    std::size_t most;
    std::unordered_map<std::string, Slot> slots;
    Names idle;  // who was let go last comes first
  };

  // What the last holder does: it may outlive the cache.
  struct Return {
    std::weak_ptr<Shelf> shelf;
    std::string name;

    void operator()(Thing* thing) const {
      std::unique_ptr<Thing> own(thing);
      if (const auto alive = shelf.lock()) alive->take_back(name, std::move(own));
    }
  };

  Ptr hand_out(const std::string& name, Slot& slot, std::unique_ptr<Thing> thing) {
    Ptr ptr(thing.release(), Return{shelf_, name});
    slot.held = ptr;
    return ptr;
  }

  std::shared_ptr<Shelf> shelf_;
};

template <class Thing>
Cache<Thing>::Ptr Cache<Thing>::find(const std::string& name) {
  const auto found = shelf_->slots.find(name);
  if (found == shelf_->slots.end()) return nullptr;
  Slot& slot = found->second;
  slot.in_passing = false;
  if (Ptr held = slot.held.lock()) return held;
  shelf_->idle.erase(slot.place);
  return hand_out(name, slot, std::move(slot.idle));
}

template <class Thing>
Cache<Thing>::Ptr Cache<Thing>::add(const std::string& name, std::unique_ptr<Thing> thing,
                                    bool in_passing) {
  Slot& slot = shelf_->slots[name];
  slot.thing = thing.get();
  slot.in_passing = in_passing;
  Ptr ptr = hand_out(name, slot, std::move(thing));
  shelf_->make_room();
  return ptr;
}

template <class Thing>
const Thing* Cache<Thing>::peek(const std::string& name) const {
  const auto found = shelf_->slots.find(name);
  return found == shelf_->slots.end() ? nullptr : found->second.thing;
}

template <class Thing>
bool Cache<Thing>::forget(const std::string& name) {
  const auto found = shelf_->slots.find(name);
  if (found == shelf_->slots.end()) return true;
  if (!found->second.idle) return false;
  shelf_->idle.erase(found->second.place);
  shelf_->slots.erase(found);
  return true;
}

template <class Thing>
void Cache<Thing>::Shelf::take_back(const std::string& name, std::unique_ptr<Thing> thing) {
  Slot& slot = slots.at(name);
  slot.idle = std::move(thing);
  slot.place = idle.insert(slot.in_passing ? idle.end() : idle.begin(), name);
  make_room();
}

template <class Thing>
void Cache<Thing>::Shelf::make_room() {
  while (slots.size() > most && !idle.empty()) {
    slots.erase(idle.back());
    idle.pop_back();
  }
}

}  // namespace kaisho::server
