// A position of any game, as plain bytes.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <type_traits>

namespace kaisho {

// No position of any game is larger.
inline constexpr std::size_t kMaxPositionBytes = 2048;

// No game goes on longer: far past any that is played, and small enough for every counter.
inline constexpr int kMaxTurns = 30'000;

// What every game's position must be: a plain value whose equality is the equality of its bytes
// (no padding), so that copying, comparing and hashing are memory operations.
template <class P>
concept PlainPosition =
    std::is_trivially_copyable_v<P> && std::has_unique_object_representations_v<P> &&
    sizeof(P) <= kMaxPositionBytes && alignof(P) <= 16;

// Holds one position of a game known only at run time; copies just the bytes in use.
class Position {
 public:
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): bytes past size_ are never read.
  Position() {}
  Position(const Position& other) : size_(other.size_) { copy(other); }
  Position& operator=(const Position& other) {
    size_ = other.size_;
    if (this != &other) copy(other);
    return *this;
  }
  ~Position() = default;

  template <PlainPosition P>
  explicit Position(const P& position) : size_(sizeof(P)) {
    std::memcpy(bytes_.data(), &position, sizeof(P));
  }
  template <PlainPosition P>
  P& as() {
    return *reinterpret_cast<P*>(bytes_.data());
  }
  template <PlainPosition P>
  const P& as() const {
    return *reinterpret_cast<const P*>(bytes_.data());
  }

  std::span<const std::byte> bytes() const { return {bytes_.data(), size_}; }
  friend bool operator==(const Position& a, const Position& b) {
    return a.size_ == b.size_ && std::memcmp(a.bytes_.data(), b.bytes_.data(), a.size_) == 0;
  }

 private:
  void copy(const Position& other) { std::memcpy(bytes_.data(), other.bytes_.data(), size_); }

  std::size_t size_ = 0;
  alignas(16) std::array<std::byte, kMaxPositionBytes> bytes_;
};

}  // namespace kaisho
