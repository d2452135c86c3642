#include "core/characters/signs.h"

#include <utf8proc.h>

#include <bit>

#include "core/characters/character_width.h"
#include "core/characters/utf8.h"

namespace kaisho {
namespace {

constexpr char32_t kJoiner = 0x200D;
constexpr int kMaxParts = 12;  // of a sign; a family of four with tones of skin has eleven
static_assert(kMaxBytesOfSign == std::size_t{4} * kMaxParts);

bool is_tone(char32_t code) { return code >= 0x1F3FB && code <= 0x1F3FF; }
bool is_flag_letter(char32_t code) { return code >= 0x1F1E6 && code <= 0x1F1FF; }

// Some letters take room, but belong to the letter before them: "am" of Thai and Lao does, too.
bool joins_letter(char32_t code) {
  return code == 0xE33 || code == 0xEB3 ||
         utf8proc_category(std::bit_cast<utf8proc_int32_t>(code)) == UTF8PROC_CATEGORY_MC;
}

// The sign that is being read.
struct Sign {
  char32_t last = 0;
  int parts = 0;
  int flag_letters = 0;

  bool takes(char32_t code) const {
    if (parts == 0 || parts == kMaxParts) return false;
    if (is_flag_letter(code)) return flag_letters == 1 && is_flag_letter(last);
    return character_width(code) == 0 || joins_letter(code) || is_tone(code) || last == kJoiner;
  }
};

}  // namespace

int signs_in(std::string_view text) {
  int count = 0;
  Sign sign;
  while (!text.empty()) {
    const Character character = first_character(text);
    text.remove_prefix(character.bytes);
    if (!sign.takes(character.code)) {
      sign = {};
      ++count;
    }
    sign.last = character.code;
    ++sign.parts;
    sign.flag_letters += is_flag_letter(character.code) ? 1 : 0;
  }
  return count;
}

}  // namespace kaisho
