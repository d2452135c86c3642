// What the descriptions of editions have beside those of positions: texts, tables within tables,
// and what no rule reads. Editions are only read.
#pragma once

#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/editions/edition.h"
#include "core/editions/edition_fields.h"
#include "core/shapes/described.h"

namespace kaisho {

// A codec that never writes.
class ReadCodec : public Codec {
 public:
  Json write(const Context& /*context*/, Ref /*at*/) const final { return {}; }
};

// ---- texts

// An id of at most so many bytes; "unknown" stands for what is hidden, and is no id.
struct IdText {
  std::size_t most = 40;
  std::string_view of = {};  // the kind whose names these ids are, if there is one
};
inline constexpr IdText kId;
constexpr IdText id_of(const Kind& kind) { return {.of = kind.id}; }

// ---- lists by the number of players

// {"2": …, "3": …, "4": …}: for an array by the number of players.
inline constexpr std::string_view kNumberBySeats = "Record<number, number>";
template <class Item>
struct BySeats {
  Item item;
};
template <class Item>
BySeats<Item> by_seats(Item item) {
  return {std::move(item)};
}

namespace codecs {

CodecPtr id(IdText text);
CodecPtr by_seats(CodecPtr item, const Items& items);

}  // namespace codecs

template <class Member>
  requires std::same_as<Member, std::string>
CodecPtr codec_of(Of<Member> /*member*/, const IdText& what) {
  return codecs::id(what);
}
template <IsArray Member, class Item>
CodecPtr codec_of(Of<Member> /*member*/, const BySeats<Item>& what) {
  static_assert(std::tuple_size_v<Member> == kMaxSeats + 1);
  using Element = Member::value_type;
  return codecs::by_seats(codec_of(Of<Element>(), what.item), kItemsOf<Member>);
}

// What is read and not kept as it is.
template <class Thing>
Thing read_as(const Context& context, const Field& field, const auto& maker) {
  Thing thing{};
  codec_of(Of<Thing>(), maker)->read(context, field, Ref::to(thing));
  return thing;
}
template <class Thing>
std::vector<Thing> read_items(const Context& context, const Field& field, const ItemList& list) {
  return read_as<std::vector<Thing>>(context, field, list);
}

// ---- parts without a member

// A table within the table, whose values lie in the same owner; of a type with a name or without.
Part group(std::string_view name, const Object& object);
Part group(std::string_view name, std::vector<Part> parts);
Part group(std::string_view name, std::initializer_list<Part> parts);
// A list of exactly so many objects, each with parts of its own; the values lie in the same owner.
// `item` is how documentation and types call one.
Part rows(std::string_view name, std::string_view item, std::vector<std::vector<Part>> items);
// Likewise of things that the rules know: by their ids, in this order, each with a name.
struct KnownRow {
  std::string_view id;
  std::vector<Part> parts;
};
Part known_rows(std::string_view name, std::string_view item, std::vector<KnownRow> items);
// A part that must be there, though nothing reads it, or only a `rule` does; with a kind, its value
// is checked.
Part unread(std::string_view name, std::string_view type = "string");
Part unread(std::string_view name, const Kind& kind);
Part unread(std::string_view name, IdText text);
// Likewise a list of such objects; and a part whose shape is made from the tables by which a rule
// reads it.
Part unread_list(std::string_view name, const Object& item);
Part unread_as(std::string_view name, Shape (*shape)());
// A name in every language; `walk` of core/editions/edition.cpp checks it.
Part name_part();
// Likewise a text.
Part text_part();
// Whether the values of a row are known, and of which fields: checked with every edition.
Part known();
Part known_fields();
// What the rules have no other way for.
Part fixed(std::string_view name, int number);
Part fixed(std::string_view name, bool truth);
Part fixed(std::string_view name, const char* word);
// The number of an item by its place in the list.
Part in_order(std::string_view name, int number);
// A number that follows from what stands at another place of the edition; below 0: it could not be
// read there.
Part follows(std::string_view name, std::string_view place, Limit number);

// What the items of a list inherit, where a table has more of them than the rules keep.
template <class Owner, class Base, class Member, class Maker>
Part inherited(std::string_view name, Member Base::* member, const Maker& maker, Note note = {}) {
  Member Owner::* own = member;
  return {name, own, maker, note};
}

// What may be missing.
Part optional(Part part);
// What a part means, where it has no other place for it.
Part noted(Note note, Part part);

// What must hold between the parts before it. The field is that of the whole table.
template <class Owner>
Part rule(void (*check)(const Context& context, const Field& table, Owner& owner)) {
  return by_hand<Owner>({}, {nullptr, check, {}});
}

// Reads and checks an edition: its form first (core/editions/edition.h), then these parts, each of
// which is a table. `GameContext` is the game's context. On faults, all that were found.
template <class Components, class GameContext>
std::expected<Components, std::vector<Error>> read_edition(const Json& json, std::string_view game,
                                                           const Object& parts) {
  Faults faults;
  const Field root(json, faults);
  check_edition_form(root, game, parts.names());
  Components components;
  parts.read_parts(GameContext(components), root, Ref::to(components));
  if (faults.any()) return std::unexpected(faults.all());
  return components;
}

}  // namespace kaisho
