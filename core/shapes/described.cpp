#include "core/shapes/described.h"

#include <algorithm>
#include <cassert>
#include <tuple>

#include "core/editions/edition_fields.h"
#include "core/values/bits.h"

namespace kaisho {
namespace {

class NumberCodec final : public Codec {
 public:
  NumberCodec(const NumberCell& cell, const Kind& kind) : cell_(cell), kind_(kind) {}
  Json write(const Context& context, Ref at) const override {
    return kind_.json(context, static_cast<int>(cell_.get(at)));
  }
  void read(const Context& context, const Field& field, Ref at) const override {
    cell_.set(at, kind_.read(context, field));
  }
  Shape shape() const override {
    if constexpr (!kDescribes) return {};
    return {.type = type_of(kind_), .range = range_of(kind_)};
  }

 private:
  const NumberCell& cell_;
  Kind kind_;
};

class CountsCodec final : public Codec {
 public:
  CountsCodec(const NumberCell& cell, const Items& items, const CountList& counts)
      : cell_(cell), items_(items), counts_(counts) {}

  Json write(const Context& context, Ref at) const override {
    Json json = Json::object();
    for (int i = 0; i < size(context); ++i) {
      const std::int64_t count = cell_.get(item(at, i));
      if (count == 0 && counts_.sparse) continue;
      json[counts_.names.name_of(context, i)] =
          counts_.number.json(context, static_cast<int>(count));
    }
    return json;
  }

  void read(const Context& context, const Field& field, Ref at) const override {
    for (int i = 0; i < size(context); ++i) cell_.set(item(at, i), 0);
    if (counts_.sparse && !counts_.optional) return read_named(context, field, at);
    const std::vector<std::string> names = counts_.names.names(context);
    field.only({names.begin(), names.end()});
    if (counts_.optional && !field.json().is_object()) std::ignore = field.keys();
    for (int i = 0; i < size(context); ++i) {
      const std::string& name = names[i];
      if (counts_.optional && !field.has(name)) continue;
      cell_.set(item(at, i), counts_.number.read(context, field[name]));
    }
  }

  Shape shape() const override {
    if constexpr (!kDescribes) return {};
    const std::string number = type_of(counts_.number);
    const std::string record = "Record<" + type_of(counts_.names) + ", " + number + ">";
    return {.type = counts_.sparse ? "Partial<" + record + ">" : record,
            .range = range_of(counts_.number)};
  }

 private:
  Ref item(Ref at, int i) const { return items_.item(at, i); }
  int size(const Context& context) const {
    return std::min(static_cast<int>(items_.capacity), counts_.names.high.in(context));
  }
  void read_named(const Context& context, const Field& field, Ref at) const {
    for (const std::string& name : field.keys()) {
      const int found = counts_.names.find_name(context, name);
      if (found < 0) {
        field.fault(counts_.names.unknown, "unknown_name",
                    {{"found", '"' + shortened(name) + '"'}});
      } else {
        cell_.set(item(at, found), counts_.number.read(context, field[name]));
      }
    }
  }

  const NumberCell& cell_;
  const Items& items_;
  CountList counts_;
};

class SetCodec final : public Codec {
 public:
  SetCodec(const NumberCell& cell, const NameSet& set) : cell_(cell), set_(set) {}
  Json write(const Context& context, Ref at) const override {
    Json json = Json::array();
    each_bit(static_cast<std::uint64_t>(cell_.get(at)),
             [&](int i) { json.push_back(set_.names.json(context, i)); });
    return json;
  }
  void read(const Context& context, const Field& field, Ref at) const override {
    std::uint64_t bits = 0;
    const auto most = static_cast<std::size_t>(set_.most.in(context));
    for (const Field& item : field.items(most == 0 ? cell_.bits : most)) {
      const auto one = std::uint64_t{1} << static_cast<unsigned>(set_.names.read(context, item));
      if ((bits & one) != 0) item.fault("repeated", {{"found", item.shown()}});
      bits |= one;
    }
    cell_.set(at, static_cast<std::int64_t>(bits));
  }
  Shape shape() const override {
    if constexpr (!kDescribes) return {};
    return list_of({.type = type_of(set_.names)});
  }

 private:
  const NumberCell& cell_;
  NameSet set_;
};

class ObjectCodec final : public Codec {
 public:
  explicit ObjectCodec(Object object) : object_(std::move(object)) {}
  Json write(const Context& context, Ref at) const override { return object_.write(context, at); }
  void read(const Context& context, const Field& field, Ref at) const override {
    object_.read(context, field, at);
  }
  Shape shape() const override {
    if constexpr (!kDescribes) return {};
    return object_.shape();
  }

 private:
  Object object_;
};

class ListCodec final : public Codec {
 public:
  ListCodec(CodecPtr item, const NumberCell* cell, const Items& items, const ListLength& length)
      : item_(std::move(item)), cell_(cell), items_(items), length_(length) {
    // An array does not know how many of its items are in use.
    assert(length.exact || items.size != nullptr || length.has_none());
    assert(!length.has_none() || cell != nullptr);
  }

  Json write(const Context& context, Ref at) const override {
    Json json = Json::array();
    const std::size_t size = length_.exact ? most(context) : used(at);
    for (std::size_t i = 0; i < size; ++i) {
      json.push_back(item_->write(context, items_.item(at, i)));
    }
    return json;
  }

  void read(const Context& context, const Field& field, Ref at) const override {
    clear(at);
    const std::vector<Field> items =
        length_.exact ? exactly(field, most(context)) : field.items(most(context));
    for (std::size_t i = 0; i < items.size(); ++i) {
      if (!length_.number.empty()) {
        must_equal(items[i][length_.number], static_cast<int>(i) + length_.first, "in_order");
      }
      item_->read(context, items[i], items_.add != nullptr ? items_.add(at) : items_.item(at, i));
    }
    const Json& json = field.json();
    if (json.is_array() && json.size() < static_cast<std::size_t>(length_.least)) {
      field.fault("list_shorter", {{"least", length_.least}, {"found", json.size()}});
    }
  }

  Shape shape() const override {
    if constexpr (!kDescribes) return {};
    Shape shape = list_of(item_->shape());
    if (length_.has_none()) shape.range.clear();  // seats and places, of which the type says it all
    return shape;
  }

 private:
  std::size_t most(const Context& context) const {
    return std::min(items_.capacity, static_cast<std::size_t>(length_.size.in(context)));
  }
  // How many are in use.
  std::size_t used(Ref at) const {
    if (items_.size != nullptr) return items_.size(at);
    std::size_t size = 0;
    while (size < items_.capacity && cell_->get(items_.item(at, size)) != length_.none) ++size;
    return size;
  }
  void clear(Ref at) const {
    if (items_.clear != nullptr) return items_.clear(at);
    if (!length_.has_none()) return;
    for (std::size_t i = 0; i < items_.capacity; ++i) cell_->set(items_.item(at, i), length_.none);
  }

  CodecPtr item_;
  const NumberCell* cell_;
  const Items& items_;
  ListLength length_;
};

// The list is told by hand; what it says of itself is of the item's description.
class ListByHand final : public Codec {
 public:
  ListByHand(const Object& item, CodecPtr list) : list_(std::move(list)), item_(item) {}
  Json write(const Context& context, Ref at) const override { return list_->write(context, at); }
  void read(const Context& context, const Field& field, Ref at) const override {
    list_->read(context, field, at);
  }
  Shape shape() const override {
    if constexpr (!kDescribes) return {};
    Shape shape = item_.shape();
    const std::string type = list_->shape().type;
    shape.type = type.empty() ? shape.type + "[]" : type;
    return shape;
  }

 private:
  CodecPtr list_;
  Object item_;
};

}  // namespace

namespace codecs {

CodecPtr number(const NumberCell& cell, const Kind& kind) { return make<NumberCodec>(cell, kind); }
CodecPtr counts(const NumberCell& cell, const Items& items, const CountList& counts) {
  return make<CountsCodec>(cell, items, counts);
}
CodecPtr set(const NumberCell& cell, const NameSet& set) { return make<SetCodec>(cell, set); }
CodecPtr object(const Object& object) { return make<ObjectCodec>(object); }
CodecPtr list(CodecPtr item, const NumberCell* cell, const Items& items, const ListLength& length) {
  return make<ListCodec>(std::move(item), cell, items, length);
}
Part list_by_hand(std::string_view name, const Object& item, CodecPtr list, Note note,
                  bool only_told) {
  return {name, make<ListByHand>(item, std::move(list)), note, only_told};
}

}  // namespace codecs

Part::Part(std::string_view called, CodecPtr told_as, Note meaning, bool only_told)
    : name(called), codec(std::move(told_as)), note(meaning), derived(only_told) {}
Part::Part(std::string_view called, CodecPtr told_as, Location lies_at, Note meaning)
    : name(called), codec(std::move(told_as)), place(lies_at), note(meaning) {}

Object::Object(std::string_view id, std::initializer_list<Part> parts)
    : Object(id, std::vector<Part>(parts)) {}
Object::Object(std::string_view id, std::vector<Part> parts)
    : id_(id), parts_(std::make_shared<const std::vector<Part>>(std::move(parts))) {}

Json Object::write(const Context& context, Ref at) const {
  Json json = Json::object();
  for (const Part& part : *parts_) {
    if (part.name.empty()) continue;
    json[std::string(part.name)] = part.codec->write(context, part.place.in(at));
  }
  return json;
}

std::vector<std::string_view> Object::names() const {
  std::vector<std::string_view> names;
  for (const Part& part : *parts_) {
    if (!part.name.empty()) names.push_back(part.name);
  }
  return names;
}

void Object::read(const Context& context, const Field& field, Ref at) const {
  field.only(names());
  read_parts(context, field, at);
}

void Object::read_parts(const Context& context, const Field& field, Ref at) const {
  for (const Part& part : *parts_) {
    if (part.derived || (part.optional && !field.has(part.name))) continue;
    part.codec->read(context, part.name.empty() ? field : field[part.name], part.place.in(at));
  }
}

Shape Object::shape() const {
  if constexpr (!kDescribes) return {};
  Shape shape{.type = std::string(id_), .range = {}, .object = id_, .parts = {}};
  for (const Part& part : *parts_) {
    if (part.name.empty()) continue;
    shape.parts.push_back(named(part.name, part.codec->shape(), part.note));
    shape.parts.back().optional = part.optional;
  }
  if (id_.empty()) shape.type = object_type(shape.parts);
  return shape;
}

}  // namespace kaisho
