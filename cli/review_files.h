// The records that a review is asked for, and the reviews that are kept, so that a long run can be
// stopped and gone on with.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/reading/error.h"
#include "core/reading/json.h"

namespace kaisho::cli {

// The files of `paths`: of a folder, those in it whose names end in .json, in the order of their
// names. Errors: cannot_read (a folder that cannot be opened).
Expected<std::vector<std::string>> records_at(const std::vector<std::string>& paths);

// A folder of reviews, each a file that begins with the name of its record.
class KeptReviews {
 public:
  // Makes the folder if it is not there. Errors: cannot_write.
  static Expected<KeptReviews> open(std::string folder);

  // The review that is kept of a record, if it is whole and made as `like` says: each member of
  // that must be the same in the review.
  std::optional<Json> find(const std::string& record, const Json& like) const;
  // Errors: cannot_write.
  Expected<void> keep(const std::string& record, const Json& review) const;

 private:
  explicit KeptReviews(std::string folder) : folder_(std::move(folder)) {}

  std::string path_of(const std::string& record) const;

  std::string folder_;
};

}  // namespace kaisho::cli
