#include "arena/net_files.h"

#include "arena/json_file.h"

namespace kaisho {

Expected<std::shared_ptr<const Net>> read_net(const Game& game, const std::string& path) {
  const Expected<Json> json = read_json_file(path);
  if (!json) return std::unexpected(json.error());
  Expected<Net> net = Net::from_json(purpose_of(game), *json);
  if (!net) return std::unexpected(net.error());
  return std::make_shared<const Net>(*std::move(net));
}

}  // namespace kaisho
