#include "server/terminal/qr_code.h"

#include <qrencode.h>

#include <memory>
#include <string_view>

namespace kaisho::server {
namespace {

constexpr int kBorder = 4;  // modules, as ISO/IEC 18004 wants
// From the fixed part of 256 colours, which no theme of a terminal changes.
constexpr std::string_view kBlackOnWhite = "\x1b[38;5;16;48;5;231m";
constexpr std::string_view kOwnColours = "\x1b[0m";

bool is_dark(const QRcode& code, int row, int column) {
  if (row < 0 || row >= code.width || column < 0 || column >= code.width) return false;
  return (code.data[row * code.width + column] & 1) != 0;
}

std::string_view half_block(bool upper, bool lower) {
  if (upper) return lower ? "█" : "▀";
  return lower ? "▄" : " ";
}

}  // namespace

std::optional<QrCode> qr_code(const std::string& text) {
  constexpr int kSmallest = 0;  // version
  const std::unique_ptr<QRcode, decltype(&QRcode_free)> code(
      QRcode_encodeString8bit(text.c_str(), kSmallest, QR_ECLEVEL_L), &QRcode_free);
  if (!code) return std::nullopt;
  QrCode shown{.lines = {}, .columns = static_cast<std::size_t>(code->width + (2 * kBorder))};
  std::string& lines = shown.lines;
  for (int row = -kBorder; row < code->width + kBorder; row += 2) {
    lines += kBlackOnWhite;
    for (int column = -kBorder; column < code->width + kBorder; ++column) {
      lines += half_block(is_dark(*code, row, column), is_dark(*code, row + 1, column));
    }
    lines += kOwnColours;
    lines += '\n';
  }
  return shown;
}

}  // namespace kaisho::server
