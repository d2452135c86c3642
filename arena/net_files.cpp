#include "arena/net_files.h"

#include <fstream>
#include <sstream>

namespace kaisho {

Expected<std::shared_ptr<const Net>> read_net(const Game& game, const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) return fail("no_file", "There is no file to read: " + path);
  std::stringstream text;
  text << file.rdbuf();
  const Expected<Json> json = parse_json(text.str());
  if (!json) return std::unexpected(json.error());
  Expected<Net> net = Net::from_json(purpose_of(game), *json);
  if (!net) return std::unexpected(net.error());
  return std::make_shared<const Net>(*std::move(net));
}

}  // namespace kaisho
