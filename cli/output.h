// The standard output, whose failing ends the command: a full disk, a reader that left.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <streambuf>
#include <string>

#include "core/reading/error.h"

namespace kaisho::cli {

// While it lives, std::cout throws std::ios_base::failure as soon as something cannot be written.
// One a program, before its first output.
class Output {
 public:
  Output();
  Output(const Output&) = delete;
  Output& operator=(const Output&) = delete;
  ~Output();

  // Why it could not be written.
  Error fault() const;

 private:
  class Buffer;
  std::unique_ptr<Buffer> buffer_;
  std::streambuf* before_ = nullptr;
};

// Files that were closed when the program began would lend their numbers to the next ones opened,
// and a record would be mixed with what is printed. To be called first.
void keep_standard_files();

}  // namespace kaisho::cli
