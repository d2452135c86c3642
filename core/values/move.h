// A move: one small decision in 32 bits, whose meaning belongs to its game.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

namespace kaisho {

// The highest byte is the game's kind of move, the lower three its arguments.
struct Move {
  std::uint32_t bits = 0;

  static constexpr Move make(std::uint8_t kind, std::uint8_t a = 0, std::uint8_t b = 0,
                             std::uint8_t c = 0) {
    return {static_cast<std::uint32_t>(kind) << 24U | static_cast<std::uint32_t>(a) << 16U |
            static_cast<std::uint32_t>(b) << 8U | c};
  }
  constexpr std::uint8_t kind() const { return static_cast<std::uint8_t>(bits >> 24U); }

  // What a move of this kind holds: a struct of at most three bytes that names its kind,
  //   struct Take { static constexpr MoveKind kKind = MoveKind::kTake; Card card; Source source; };
  // move.as<Take>().card. The kind must be that of the move.
  template <class Parts>
  constexpr Parts as() const {
    assert(kind() == std::to_underlying(Parts::kKind));
    if constexpr (std::is_empty_v<Parts>) {
      return {};
    } else {
      std::array<std::uint8_t, sizeof(Parts)> bytes;
      for (std::size_t i = 0; i < bytes.size(); ++i) {
        bytes[i] = static_cast<std::uint8_t>(bits >> (16U - 8U * i));
      }
      return std::bit_cast<Parts>(bytes);
    }
  }

  friend constexpr bool operator==(Move, Move) = default;
};

// The move that holds these parts.
template <class Parts>
constexpr Move move_of(const Parts& parts) {
  static_assert(sizeof(Parts) <= 3 && std::is_trivially_copyable_v<Parts>);
  Move move = Move::make(std::to_underlying(Parts::kKind));
  if constexpr (!std::is_empty_v<Parts>) {
    const auto bytes = std::bit_cast<std::array<std::uint8_t, sizeof(Parts)>>(parts);
    for (std::size_t i = 0; i < bytes.size(); ++i) {
      move.bits |= static_cast<std::uint32_t>(bytes[i]) << (16U - 8U * i);
    }
  }
  return move;
}

// The legal moves of one decision. Fixed storage, so that listing allocates nothing; a move that
// does not fit is a fault of the game, or of a position that its check then refuses.
class MoveList {
 public:
  static constexpr std::size_t kCapacity = 512;

  enum class Overflow : std::uint8_t { kIsAFault, kIsLookedFor };

  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): the tail is never read.
  MoveList() {}
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): the tail is never read.
  explicit MoveList(Overflow overflow) : overflow_(overflow) {}

  void clear() { size_ = 0; }
  void add(Move move) {
    assert(size_ < kCapacity || overflow_ == Overflow::kIsLookedFor);
    if (size_ < kCapacity) data()[size_++] = move;
  }
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  Move operator[](std::size_t i) const { return data()[i]; }
  const Move* begin() const { return data(); }
  const Move* end() const { return data() + size_; }
  bool contains(Move move) const {
    for (const Move m : *this) {
      if (m == move) return true;
    }
    return false;
  }

 private:
  Move* data() { return reinterpret_cast<Move*>(bytes_.data()); }
  const Move* data() const { return reinterpret_cast<const Move*>(bytes_.data()); }

  std::size_t size_ = 0;
  [[maybe_unused]] Overflow overflow_ = Overflow::kIsAFault;  // read by the assertion
  // Bytes, since an array of moves would be filled with the move 0 whenever a list is made.
  alignas(Move) std::array<std::byte, kCapacity * sizeof(Move)> bytes_;
};

}  // namespace kaisho
