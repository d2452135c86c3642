#include "core/shapes/described_edition.h"

#include <concepts>
#include <functional>
#include <tuple>

namespace kaisho {
namespace {

std::string read_id_text(const Field& field, IdText text) {
  std::string id = field.text(text.most);
  if (id == "unknown") field.fault("id_is_taken", {{"found", id}});
  return id;
}

Shape id_shape(IdText text) {
  if (text.of.empty()) return {.type = "string"};
  return {.type = type_of(Kind{.form = Kind::Form::kName, .id = text.of})};
}

class IdCodec final : public ReadCodec {
 public:
  explicit IdCodec(IdText text) : text_(text) {}
  void read(const Context& /*context*/, const Field& field, Ref at) const override {
    at.as<std::string>() = read_id_text(field, text_);
  }
  Shape shape() const override {
    if constexpr (!kDescribes) return {};
    return id_shape(text_);
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

// What is checked and not kept. Without a check somebody else reads it, or nobody.
class CheckCodec final : public ReadCodec {
 public:
  using Check = std::function<void(const Context& context, const Field& field)>;

  CheckCodec(Check check, std::function<Shape()> shape)
      : check_(std::move(check)), shape_(std::move(shape)) {}
  void read(const Context& context, const Field& field, Ref /*at*/) const override {
    if (check_) check_(context, field);
  }
  Shape shape() const override {
    if constexpr (!kDescribes) return {};
    return shape_();
  }

 private:
  Check check_;
  std::function<Shape()> shape_;
};

template <std::invocable ShapeOf>
Part checked(std::string_view name, CheckCodec::Check check, const ShapeOf& shape) {
  std::function<Shape()> describe;
  if constexpr (kDescribes) describe = shape;
  return {name, codecs::make<CheckCodec>(std::move(check), std::move(describe)), {}};
}
Part checked(std::string_view name, CheckCodec::Check check, std::string_view type) {
  return checked(name, std::move(check), [type] { return Shape{.type = std::string(type)}; });
}

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
  return checked(name, nullptr, kDescribes ? type : "");
}
Part unread(std::string_view name, const Kind& kind) {
  return checked(
      name,
      [kind](const Context& context, const Field& field) {
        std::ignore = kind.read(context, field);
      },
      [kind] { return Shape{.type = type_of(kind), .range = range_of(kind)}; });
}
Part unread(std::string_view name, IdText text) {
  return checked(
      name,
      [text](const Context& /*context*/, const Field& field) {
        std::ignore = read_id_text(field, text);
      },
      [text] { return id_shape(text); });
}
Part unread_list(std::string_view name, const Object& item) {
  return checked(name, nullptr, [item] { return list_of(item.shape()); });
}
Part unread_as(std::string_view name, Shape (*shape)()) { return checked(name, nullptr, shape); }
Part name_part() { return unread("name", "Record<string, string>"); }
Part text_part() { return unread("text", "Record<string, string>"); }
Part known() { return optional(unread("known", "boolean")); }
Part known_fields() { return optional(unread("known_fields", "string[]")); }
Part fixed(std::string_view name, int number) {
  return checked(
      name, [number](const Context&, const Field& field) { must_equal(field, number); },
      [number] { return Shape{.type = std::to_string(number)}; });
}
Part fixed(std::string_view name, bool truth) {
  return checked(
      name, [truth](const Context&, const Field& field) { must_be(field, truth); },
      truth ? "true" : "false");
}
Part fixed(std::string_view name, const char* word) {
  return checked(
      name, [word](const Context&, const Field& field) { must_say(field, word); },
      [word] { return Shape{.type = "'" + std::string(word) + "'"}; });
}
Part in_order(std::string_view name, int number) {
  return checked(
      name, [number](const Context&, const Field& field) { must_equal(field, number, "in_order"); },
      "number");
}
Part follows(std::string_view name, std::string_view place, Limit number) {
  return checked(
      name,
      [number, place](const Context& context, const Field& field) {
        if (const int known = number.in(context); known >= 0) must_follow(field, known, place);
      },
      "number");
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
