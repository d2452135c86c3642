// How many columns a character takes in a terminal, by Unicode's tables (utf8proc).
#pragma once

namespace kaisho {

// 0 for what joins the character before it, 2 for those of East Asia and most emoji, else 1.
int character_width(char32_t code);

}  // namespace kaisho
