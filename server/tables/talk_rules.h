// Talk at a table: what may be said, how much of it, and who hears what. Players hear players, and
// onlookers hear everybody: they know nothing of the game that a player does not, and what one
// player says is said to all of them. Onlookers see the game from outside and could advise, so
// players hear them only once it is over.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/reading/error.h"
#include "core/reading/fields.h"
#include "core/reading/json.h"
#include "server/store/said.h"
#include "server/store/table_facts.h"

namespace kaisho::server {

// What a page would say.
struct Words {
  std::string phrase;  // one of those that pages translate; empty: a text
  std::string text;
  std::string name;        // of an onlooker, may be empty; a player's is that of the seat
  std::string request_id;  // the page's
};

// Reads a message `say`. Its faults are noted as those of the field.
Words read_words(const Field& field);

// Who says something: a seat, or an onlooker by a mark that is made of table and browser. Browsers
// cost nothing, so an onlooker is bound by their address as well.
Said speaker(const TableFacts& facts, Seat seat, const std::string& browser,
             const std::string& address);

// The message that this speaker sent before under the same id, where it is still kept.
const Said* said_before(const std::vector<Said>& talk, const Said& by,
                        const std::string& request_id);
// Whether this speaker may say more now, and for an onlooker whether all those of the address may.
// `lately`: who spoke, as `remember_speaker` keeps it; a message itself may be crowded out sooner.
// Errors: too_much_talk.
Expected<void> may_say_more(const std::vector<Said>& lately, const Said& by, std::int64_t now);
void remember_speaker(std::vector<Said>& lately, Said by, std::int64_t now);
// The message as the table keeps it.
Said said_with(const TableFacts& facts, const std::vector<Said>& talk, Said by, Words words,
               std::int64_t now);
// The message that goes when this one comes, players' for a player's and onlookers' for an
// onlooker's: the oldest of the seat or the address that has most. Null: there is room.
const Said* crowded_out(const std::vector<Said>& talk, const Said& newest);

// Whether who sits there (kNobody: an onlooker) hears the message now.
bool hears(const TableFacts& facts, Seat listener, const Said& said);
std::vector<const Said*> talk_for(const TableFacts& facts, const std::vector<Said>& talk,
                                  Seat listener);

// The message `chat` for pages. `before`: it was said before the page could hear it.
Json chat_json(const std::vector<const Said*>& said, bool before);

}  // namespace kaisho::server
