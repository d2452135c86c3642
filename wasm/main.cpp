// The engine in the browser: sessions of the line protocol, called from JavaScript.
// docs/protocol.md says how a page calls these and which imports it must give.
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <map>
#include <string>
#include <string_view>

#include "core/random_game.h"
#include "engine/session.h"
#include "games/registry.h"
#include "players/net/net.h"
#include "players/net/test_vectors.h"

namespace {

// A session and its last answer: its length as four bytes, little-endian, then its text.
struct Open {
  kaisho::engine::Session session;
  std::string answer;
};

std::map<std::uint32_t, Open>& sessions() {
  static std::map<std::uint32_t, Open> open;
  return open;
}

const char* keep(Open& open, std::string_view text) {
  const auto size = static_cast<std::uint32_t>(text.size());
  open.answer.resize(sizeof size);
  std::memcpy(open.answer.data(), &size, sizeof size);
  open.answer.append(text);
  return open.answer.data();
}

}  // namespace

// Opens a session and returns its number, never 0.
extern "C" [[clang::export_name("kaisho_open")]] std::uint32_t kaisho_open() {
  static std::uint32_t last = 0;
  sessions().try_emplace(++last);
  return last;
}

extern "C" [[clang::export_name("kaisho_close")]] void kaisho_close(std::uint32_t session) {
  sessions().erase(session);
}

// Room for a request; null when there is none.
extern "C" [[clang::export_name("kaisho_alloc")]] void* kaisho_alloc(std::uint32_t size) {
  return std::malloc(size);
}

extern "C" [[clang::export_name("kaisho_free")]] void kaisho_free(void* room) { std::free(room); }

// Answers one request. What is returned stays until the session's next request; null when there is
// no such session.
extern "C" [[clang::export_name("kaisho_handle")]] const char* kaisho_handle(std::uint32_t session,
                                                                             const char* request,
                                                                             std::uint32_t size) {
  const auto found = sessions().find(session);
  if (found == sessions().end()) return nullptr;
  return keep(found->second, found->second.session.handle_line({request, size}));
}

// The hash of a game of random moves, by which builds are compared; 0 for a game or a number of
// seats that there is not.
extern "C" [[clang::export_name("kaisho_random_game")]] std::uint64_t kaisho_random_game(
    const char* id, std::uint32_t size, std::uint32_t seats, std::uint64_t seed) {
  const auto game = kaisho::open_game({id, size});
  return game ? kaisho::random_game_hash(**game, static_cast<int>(seats), seed) : 0;
}

// Gives a game its net, the text of players/nets/GAME.json: 1, or 0 where it is none for this game.
// Before a player is asked for the first time.
extern "C" [[clang::export_name("kaisho_give_net")]] std::int32_t kaisho_give_net(
    const char* id, std::uint32_t id_size, const char* text, std::uint32_t size) {
  const auto game = kaisho::open_game({id, id_size});
  const auto json = kaisho::parse_json({text, size});
  return game && json && kaisho::players::give_standard_net(**game, *json) ? 1 : 0;
}

// How many test vectors of a net there are in this JSON text, when the net gives what stands there;
// else 0.
extern "C" [[clang::export_name("kaisho_check_net")]] std::int32_t kaisho_check_net(
    const char* text, std::uint32_t size) {
  const auto json = kaisho::parse_json({text, size});
  if (!json) return 0;
  return kaisho::players::check_net_vectors(*json).value_or(0);
}
