// Editions as the commands name them: a file, or a standard edition.
#pragma once

#include <string>

#include "core/reading/error.h"
#include "core/reading/json.h"

namespace kaisho::cli {

struct EditionSource {
  enum class Kind { kStandard, kFormer, kFile };

  Kind kind = Kind::kFile;
  std::string text;  // in which its lines count; of a standard edition what `edition show` prints
  Json json;
};

// A game's name stands for its standard edition. What is no file is the name of a former standard
// edition, of `game` if two games have one of that name.
// Errors: no_file, file_too_large, bad_json.
Expected<EditionSource> edition_named(const std::string& name, const std::string& game);

}  // namespace kaisho::cli
