#include "cli/review_files.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <span>
#include <utility>

#include "arena/files/json_file.h"
#include "cli/files.h"
#include "core/reading/fault.h"
#include "core/values/hash.h"

namespace kaisho::cli {
namespace {

namespace fs = std::filesystem;

std::string digest_of(const std::string& text) {
  return hash_text(hash_bytes(std::as_bytes(std::span(text))));
}

// Of a review without its digest: a file that was changed by hand is no review.
std::string digest_of(const Json& review) {
  Json rest = review;
  rest.erase("digest");
  return digest_of(json_text(rest));
}

}  // namespace

Expected<std::vector<std::string>> records_at(const std::vector<std::string>& paths) {
  std::vector<std::string> records;
  for (const std::string& path : paths) {
    std::error_code error;
    if (!fs::is_directory(path, error)) {
      records.push_back(path);
      continue;
    }
    const std::ptrdiff_t first = std::ssize(records);
    for (const auto& entry : fs::directory_iterator(path, error)) {
      if (entry.path().extension() == ".json") records.push_back(entry.path().string());
    }
    if (error) {
      return fail("cannot_read", "cli.folder", {{"path", path}, {"why", error.message()}});
    }
    std::sort(records.begin() + first, records.end());
  }
  return records;
}

Expected<KeptReviews> KeptReviews::open(std::string folder) {
  std::error_code error;
  fs::create_directories(folder, error);
  if (error)
    return fail("cannot_write", "cli.folder", {{"path", folder}, {"why", error.message()}});
  KeptReviews kept(std::move(folder));
  if (auto sound = check_output(kept.folder_ + "/trial.part", true, {}); !sound) {
    return std::unexpected(sound.error());
  }
  return kept;
}

// Records of the same name may lie in several folders.
std::string KeptReviews::path_of(const std::string& record) const {
  const std::string where = fs::absolute(record).lexically_normal().string();
  return fmt::format("{}/{}-{}.review.json", folder_, fs::path(record).stem().string(),
                     digest_of(where).substr(0, 8));
}

std::optional<Json> KeptReviews::find(const std::string& record, const Json& like) const {
  std::error_code error;
  if (!fs::exists(path_of(record), error)) return std::nullopt;
  Expected<Json> review = arena::read_json_file(path_of(record));
  if (!review || !review->is_object()) return std::nullopt;
  for (const auto& [name, value] : like.items()) {
    if (review->value(name, Json()) != value) return std::nullopt;
  }
  if (review->value("digest", "") != digest_of(*review)) return std::nullopt;
  return *std::move(review);
}

Expected<void> KeptReviews::keep(const std::string& record, const Json& review) const {
  Json kept = review;
  kept["digest"] = digest_of(review);
  return write_file(path_of(record), json_text(kept, 1) + "\n");
}

}  // namespace kaisho::cli
