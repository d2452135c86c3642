#include "core/shapes/described_edition.h"

namespace kaisho {
namespace {

class IdCodec final : public ReadCodec {
 public:
  explicit IdCodec(IdText text) : text_(text) {}
  void read(const Context& /*context*/, const Field& field, Ref at) const override {
    std::string id = field.text(text_.most);
    if (id == "unknown") field.fault("id_is_taken", {{"found", id}});
    at.as<std::string>() = std::move(id);
  }
  Shape shape() const override {
    if constexpr (!kDescribes) return {};
    if (text_.of.empty()) return {.type = "string"};
    return {.type = type_of(Kind{.form = Kind::Form::kName, .id = text_.of})};
  }

 private:
  IdText text_;
};

class BySeatsCodec final : public ReadCodec {
 public:
  BySeatsCodec(CodecPtr item, const Items& items) : item_(std::move(item)), items_(items) {}
  void read(const Context& context, const Field& field, Ref at) const override {
    field.only({"2", "3", "4"});
    for (std::size_t seats = 2; seats <= kMaxSeats; ++seats) {
      item_->read(context, field[std::to_string(seats)], items_.item(at, seats));
    }
  }
  Shape shape() const override {
    if constexpr (!kDescribes) return {};
    Shape shape = item_->shape();
    shape.type = "Record<number, " + shape.type + ">";
    return shape;
  }

 private:
  CodecPtr item_;
  const Items& items_;
};

class RowsCodec final : public ReadCodec {
 public:
  // Without ids the items are known by their order alone.
  RowsCodec(std::string_view item, std::vector<std::string_view> ids, std::vector<Object> items)
      : item_(item), ids_(std::move(ids)), items_(std::move(items)) {}
  void read(const Context& context, const Field& field, Ref at) const override {
    const std::vector<Field> fields =
        ids_.empty() ? exactly(field, items_.size()) : read_known(field, ids_);
    for (std::size_t i = 0; i < fields.size(); ++i) items_[i].read(context, fields[i], at);
  }
  Shape shape() const override {
    if constexpr (!kDescribes) return {};
    std::vector<Shape> shapes;
    for (std::size_t i = 0; i < items_.size(); ++i) {
      shapes.push_back(items_[i].shape());
      if (!ids_.empty()) shapes.back().parts.front().type = "'" + std::string(ids_[i]) + "'";
    }
    return list_of(any_of(item_, shapes));
  }

 private:
  std::string_view item_;
  std::vector<std::string_view> ids_;
  std::vector<Object> items_;
};

// What somebody else reads, or nobody; `Type` is what says its shape.
template <class Type>
class UnreadCodec final : public ReadCodec {
 public:
  explicit UnreadCodec(Type type) : type_(std::move(type)) {}
  void read(const Context& /*context*/, const Field& /*field*/, Ref /*at*/) const override {}
  Shape shape() const override {
    if constexpr (!kDescribes) return {};
    if constexpr (std::same_as<Type, std::string_view>) return {.type = std::string(type_)};
    if constexpr (std::same_as<Type, Object>) return list_of(type_.shape());
    if constexpr (std::same_as<Type, Shape (*)()>) return type_();
  }

 private:
  Type type_;
};

// Where nothing is kept.
constexpr NumberCell kNoCell = {[](const Ref /*at*/) { return std::int64_t{0}; },
                                [](Ref /*at*/, std::int64_t /*value*/) {}, 0};

class CheckedIdCodec final : public ReadCodec {
 public:
  explicit CheckedIdCodec(IdText text) : id_(text) {}
  void read(const Context& context, const Field& field, Ref /*at*/) const override {
    std::string id;
    id_.read(context, field, Ref::to(id));
  }
  Shape shape() const override {
    if constexpr (!kDescribes) return {};
    return id_.shape();
  }

 private:
  IdCodec id_;
};

// A value that the rules have no other way for.
template <class Value>
class FixedCodec final : public ReadCodec {
 public:
  explicit FixedCodec(Value value) : value_(value) {}
  void read(const Context& /*context*/, const Field& field, Ref /*at*/) const override {
    if constexpr (std::same_as<Value, bool>) must_be(field, value_);
    if constexpr (std::same_as<Value, int>) must_equal(field, value_);
    if constexpr (std::same_as<Value, std::string_view>) must_say(field, value_);
  }
  Shape shape() const override {
    if constexpr (!kDescribes) return {};
    if constexpr (std::same_as<Value, std::string_view>) {
      return {.type = "'" + std::string(value_) + "'"};
    }
    return {.type = json_text(Json(value_))};
  }

 private:
  Value value_;
};

// A number that follows from something else; below 0 it is not known.
class EqualCodec final : public ReadCodec {
 public:
  EqualCodec(Limit number, const char* why) : number_(number), why_(why) {}
  void read(const Context& context, const Field& field, Ref /*at*/) const override {
    if (const int number = number_.in(context); number >= 0) must_equal(field, number, why_);
  }
  Shape shape() const override {
    if constexpr (!kDescribes) return {};
    return {.type = "number"};
  }

 private:
  Limit number_;
  const char* why_;
};

class FollowsCodec final : public ReadCodec {
 public:
  FollowsCodec(Limit number, std::string_view place) : number_(number), place_(place) {}
  void read(const Context& context, const Field& field, Ref /*at*/) const override {
    if (const int number = number_.in(context); number >= 0) must_follow(field, number, place_);
  }
  Shape shape() const override {
    if constexpr (!kDescribes) return {};
    return {.type = "number"};
  }

 private:
  Limit number_;
  std::string_view place_;
};

}  // namespace

namespace codecs {

CodecPtr id(IdText text) { return codecs::make<IdCodec>(text); }
CodecPtr by_seats(CodecPtr item, const Items& items) {
  return codecs::make<BySeatsCodec>(std::move(item), items);
}

}  // namespace codecs

Part group(std::string_view name, const Object& object) {
  return {name, codecs::object(object), {}};
}
Part group(std::string_view name, std::vector<Part> parts) {
  return group(name, Object({}, std::move(parts)));
}
Part group(std::string_view name, std::initializer_list<Part> parts) {
  return group(name, std::vector<Part>(parts));
}
Part rows(std::string_view name, std::string_view item, std::vector<std::vector<Part>> items) {
  std::vector<Object> objects;
  objects.reserve(items.size());
  for (std::vector<Part>& parts : items) objects.push_back(Object({}, std::move(parts)));
  return {
      name, codecs::make<RowsCodec>(item, std::vector<std::string_view>(), std::move(objects)), {}};
}
Part known_rows(std::string_view name, std::string_view item, std::vector<KnownRow> known) {
  std::vector<std::string_view> ids;
  std::vector<Object> objects;
  for (KnownRow& row : known) {
    ids.push_back(row.id);
    std::vector<Part> parts = {unread("id"), name_part()};
    parts.insert(parts.end(), row.parts.begin(), row.parts.end());
    objects.push_back(Object({}, std::move(parts)));
  }
  return {name, codecs::make<RowsCodec>(item, std::move(ids), std::move(objects)), {}};
}
Part unread(std::string_view name, std::string_view type) {
  return {name, codecs::make<UnreadCodec<std::string_view>>(kDescribes ? type : ""), {}};
}
Part unread(std::string_view name, const Kind& kind) {
  return {name, codecs::number(kNoCell, kind), {}};
}
Part unread(std::string_view name, IdText text) {
  return {name, codecs::make<CheckedIdCodec>(text), {}};
}
Part unread_list(std::string_view name, const Object& item) {
  return {name, codecs::make<UnreadCodec<Object>>(item), {}};
}
Part unread_as(std::string_view name, Shape (*shape)()) {
  return {name, codecs::make<UnreadCodec<Shape (*)()>>(kDescribes ? shape : nullptr), {}};
}
Part name_part() { return unread("name", "Record<string, string>"); }
Part text_part() { return unread("text", "Record<string, string>"); }
Part known() { return optional(unread("known", "boolean")); }
Part known_fields() { return optional(unread("known_fields", "string[]")); }
Part fixed(std::string_view name, int number) {
  return {name, codecs::make<FixedCodec<int>>(number), {}};
}
Part fixed(std::string_view name, bool truth) {
  return {name, codecs::make<FixedCodec<bool>>(truth), {}};
}
Part fixed(std::string_view name, const char* word) {
  return {name, codecs::make<FixedCodec<std::string_view>>(word), {}};
}
Part in_order(std::string_view name, int number) {
  return {name, codecs::make<EqualCodec>(number, "in_order"), {}};
}
Part follows(std::string_view name, std::string_view place, Limit number) {
  return {name, codecs::make<FollowsCodec>(number, place), {}};
}

Part optional(Part part) {
  part.optional = true;
  return part;
}
Part noted(Note note, Part part) {
  part.note = note;
  return part;
}

}  // namespace kaisho
