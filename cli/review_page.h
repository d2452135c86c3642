// A reviewed game as one HTML page that opens from disk, in all languages of the terminal.
#pragma once

#include <string>

#include "cli/review_text.h"

namespace kaisho::cli {

std::string review_page(const ReviewedGame& game);

}  // namespace kaisho::cli
