#include "arena/tuning/net_files.h"

#include "arena/files/json_file.h"

namespace kaisho::arena {

Expected<std::shared_ptr<const players::Net>> read_net(const Game& game, const std::string& path) {
  const Expected<Json> json = read_json_file(path);
  if (!json) return std::unexpected(json.error());
  Expected<players::Net> net = players::Net::from_json(players::purpose_of(game), *json);
  if (!net) return std::unexpected(net.error());
  return std::make_shared<const players::Net>(*std::move(net));
}

}  // namespace kaisho::arena
