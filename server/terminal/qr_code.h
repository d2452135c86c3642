// QR codes for terminals.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

namespace kaisho::server {

struct QrCode {
  // Of half blocks (UTF-8), two rows of the code in each, black on white whatever the terminal's
  // own colours are, with the empty border that readers need.
  std::string lines;
  std::size_t columns = 0;
};

// The code of a text; none where the text is too long for one.
std::optional<QrCode> qr_code(const std::string& text);

}  // namespace kaisho::server
