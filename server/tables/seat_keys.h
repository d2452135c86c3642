// The keys in seat links: whoever shows the key of a seat may play it. A key follows from a secret
// of the server and from the salt of its seat, so that it can be made again, and is stored nowhere.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/reading/json.h"
#include "server/store/table_facts.h"

namespace kaisho::server {

// The content of a seat link.
struct SeatKey {
  Seat seat = kNobody;
  std::string key;
};

class SeatKeys {
 public:
  // `server_key`: the one that signs cookies.
  explicit SeatKeys(const Key& server_key);

  // Gives the seat a new key; the old one no longer opens it.
  SeatKey renew(const std::string& table, Seat seat, SeatFacts& facts) const;
  // The seat's key once more. None for a bot's seat, and where a former program made the key.
  std::optional<SeatKey> again(const std::string& table, Seat seat, const SeatFacts& facts) const;

 private:
  std::string key_of(const std::string& table, Seat seat, std::string_view salt) const;

  Key secret_;
};

// Whether the key opens the seat.
bool opens(const SeatFacts& seat, std::string_view key);
// {seat, key, url} of docs/server.md.
Json link_json(const std::string& table, const SeatKey& key);

}  // namespace kaisho::server
