#include "core/characters/character_width.h"

#include <utf8proc.h>

#include <bit>

namespace kaisho {
namespace {

// The vowels and finals of Hangul join the syllable before them.
bool joins_syllable(char32_t code) { return code >= 0x1160 && code <= 0x11FF; }

bool is_unseen(utf8proc_int32_t code) {
  const utf8proc_category_t category = utf8proc_category(code);
  return category == UTF8PROC_CATEGORY_MN || category == UTF8PROC_CATEGORY_ME ||
         category == UTF8PROC_CATEGORY_CF;
}

}  // namespace

int character_width(char32_t code) {
  if (code < 0x300) return 1;  // the soft hyphen is drawn as a hyphen
  if (joins_syllable(code) || is_unseen(std::bit_cast<utf8proc_int32_t>(code))) return 0;
  return utf8proc_charwidth(std::bit_cast<utf8proc_int32_t>(code)) == 2 ? 2 : 1;
}

}  // namespace kaisho
