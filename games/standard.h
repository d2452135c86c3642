// Every standard edition that ever came with a game: a record or a table names one by its hash.
// Today's lies in editions/, of the former ones only what differs, in editions/former/.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "core/reading/error.h"

namespace kaisho {

struct StandardEdition {
  std::string name;
  std::string hash;                         // of its values
  std::vector<std::string> content_hashes;  // by which it was known once
  Json json;                                // with today's words

  bool is_named(std::string_view by_hash) const;
};

// Today's first, then the others, the newest first; none of a game that there is not.
const std::vector<StandardEdition>& standard_editions(std::string_view game);

// The one with this hash, of its values or its content, if there are several the one with the name.
// Errors: unknown_game, wrong_edition.
Expected<StandardEdition> standard_edition_by(std::string_view game, std::string_view hash,
                                              std::string_view name);

// Whether the game is played with today's values, whatever they are called.
bool has_standard_values(const Game& game);

// Finds the hash of a standard edition's values by whichever hash names it; any other hash stays as
// it is.
std::string values_hash_of(std::string_view game, const std::string& hash);

// What is wrong with an edition that is called like a standard one, but has other values.
std::optional<Error> borrowed_name(const Game& game);

// Remarks on values that differ from those of the standard edition, and that no rule reads, one for
// each field: whoever changed them should not wonder why nothing else is played. Nobody wonders at
// names, texts, origins and what is known of values, so they have none.
std::vector<Error> unread_changes(const Game& game);

// An edition that was sound for the program that kept it: where today's asks more of its words, it
// has those of the standard edition. Errors: those of an edition.
Expected<GamePtr> open_kept(std::string_view game, const Json& edition);

}  // namespace kaisho
