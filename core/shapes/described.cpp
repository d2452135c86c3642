#include "core/shapes/described.h"

#include "core/values/bits.h"

namespace kaisho {
namespace {

class NumberForm final : public Form {
 public:
  NumberForm(const NumberCell& cell, const Kind& kind) : cell_(cell), kind_(kind) {}
  Json write(const Context& context, const std::byte* at) const override {
    return kind_.json(context, static_cast<int>(cell_.get(at)));
  }
  void read(const Context& context, const Field& field, std::byte* at) const override {
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

class CountsForm final : public Form {
 public:
  CountsForm(const NumberCell& cell, std::size_t capacity, const CountList& counts)
      : cell_(cell), capacity_(capacity), counts_(counts) {}

  Json write(const Context& context, const std::byte* at) const override {
    Json json = Json::object();
    for (int i = 0; i < size(context); ++i) {
      const std::int64_t count = cell_.get(at + place(i));
      if (count == 0 && counts_.sparse) continue;
      json[counts_.names.name_of(context, i)] =
          counts_.number.json(context, static_cast<int>(count));
    }
    return json;
  }

  void read(const Context& context, const Field& field, std::byte* at) const override {
    for (int i = 0; i < size(context); ++i) cell_.set(at + place(i), 0);
    if (counts_.sparse && !counts_.optional) return read_named(context, field, at);
    const std::vector<std::string> names = counts_.names.names(context);
    field.only({names.begin(), names.end()});
    if (counts_.optional && !field.json().is_object()) static_cast<void>(field.keys());
    for (int i = 0; i < size(context); ++i) {
      const std::string& name = names[static_cast<std::size_t>(i)];
      if (counts_.optional && !field.has(name)) continue;
      cell_.set(at + place(i), counts_.number.read(context, field[name]));
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
  std::size_t place(int i) const { return static_cast<std::size_t>(i) * cell_.size; }
  int size(const Context& context) const {
    return std::min(static_cast<int>(capacity_), counts_.names.high.in(context));
  }
  void read_named(const Context& context, const Field& field, std::byte* at) const {
    for (const std::string& name : field.keys()) {
      const int found = counts_.names.find_name(context, name);
      if (found < 0) {
        field.fault(counts_.names.unknown, "unknown_name",
                    {{"found", '"' + shortened(name) + '"'}});
      } else {
        cell_.set(at + place(found), counts_.number.read(context, field[name]));
      }
    }
  }

  const NumberCell& cell_;
  std::size_t capacity_;
  CountList counts_;
};

class SetForm final : public Form {
 public:
  SetForm(const NumberCell& cell, const NameSet& set) : cell_(cell), set_(set) {}
  Json write(const Context& context, const std::byte* at) const override {
    Json json = Json::array();
    each_bit(static_cast<std::uint64_t>(cell_.get(at)),
             [&](int i) { json.push_back(set_.names.json(context, i)); });
    return json;
  }
  void read(const Context& context, const Field& field, std::byte* at) const override {
    std::uint64_t bits = 0;
    const auto most = static_cast<std::size_t>(set_.most.in(context));
    for (const Field& item : field.items(most == 0 ? cell_.size * 8 : most)) {
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

class ObjectForm final : public Form {
 public:
  explicit ObjectForm(Object object) : object_(std::move(object)) {}
  Json write(const Context& context, const std::byte* at) const override {
    return object_.write(context, at);
  }
  void read(const Context& context, const Field& field, std::byte* at) const override {
    object_.read(context, field, at);
  }
  Shape shape() const override {
    if constexpr (!kDescribes) return {};
    return object_.shape();
  }

 private:
  Object object_;
};

class ListForm final : public Form {
 public:
  ListForm(FormPtr item, std::size_t stride, std::size_t capacity, Limit count)
      : item_(std::move(item)), stride_(stride), capacity_(capacity), count_(count) {}
  Json write(const Context& context, const std::byte* at) const override {
    Json json = Json::array();
    for (std::size_t i = 0; i < size(context); ++i) {
      json.push_back(item_->write(context, at + i * stride_));
    }
    return json;
  }
  void read(const Context& context, const Field& field, std::byte* at) const override {
    const std::vector<Field> items = exactly(field, size(context));
    for (std::size_t i = 0; i < items.size(); ++i) item_->read(context, items[i], at + i * stride_);
  }
  Shape shape() const override {
    if constexpr (!kDescribes) return {};
    return list_of(item_->shape());
  }

 private:
  std::size_t size(const Context& context) const {
    return std::min(capacity_, static_cast<std::size_t>(count_.in(context)));
  }

  FormPtr item_;
  std::size_t stride_;
  std::size_t capacity_;
  Limit count_;
};

class ListThenForm final : public Form {
 public:
  ListThenForm(const NumberCell& cell, std::size_t capacity, const ListThen& list)
      : cell_(cell), capacity_(capacity), list_(list) {}
  Json write(const Context& context, const std::byte* at) const override {
    Json json = Json::array();
    for (std::size_t i = 0; i < size(context); ++i) {
      json.push_back(list_.item.json(context, static_cast<int>(cell_.get(at + i * cell_.size))));
    }
    return json;
  }
  void read(const Context& context, const Field& field, std::byte* at) const override {
    for (std::size_t i = 0; i < capacity_; ++i) cell_.set(at + i * cell_.size, list_.none);
    for (const Field& item : exactly(field, size(context))) {
      cell_.set(at, list_.item.read(context, item));
      at += cell_.size;
    }
  }
  Shape shape() const override {
    if constexpr (!kDescribes) return {};
    return list_of({.type = type_of(list_.item)});
  }

 private:
  std::size_t size(const Context& context) const {
    return std::min(capacity_, static_cast<std::size_t>(list_.count.in(context)));
  }

  const NumberCell& cell_;
  std::size_t capacity_;
  ListThen list_;
};

class ListUntilForm final : public Form {
 public:
  ListUntilForm(const NumberCell& cell, std::size_t capacity, const ListUntil& list)
      : cell_(cell), capacity_(capacity), list_(list) {}
  Json write(const Context& context, const std::byte* at) const override {
    Json json = Json::array();
    for (std::size_t i = 0; i < capacity_; ++i) {
      const auto value = static_cast<int>(cell_.get(at + i * cell_.size));
      if (value == list_.none) break;
      json.push_back(list_.item.json(context, value));
    }
    return json;
  }
  void read(const Context& context, const Field& field, std::byte* at) const override {
    for (std::size_t i = 0; i < capacity_; ++i) cell_.set(at + i * cell_.size, list_.none);
    const auto most = static_cast<std::size_t>(list_.most.in(context));
    for (const Field& item : field.items(std::min(capacity_, most))) {
      cell_.set(at, list_.item.read(context, item));
      at += cell_.size;
    }
  }
  Shape shape() const override {
    if constexpr (!kDescribes) return {};
    return list_of({.type = type_of(list_.item)});
  }

 private:
  const NumberCell& cell_;
  std::size_t capacity_;
  ListUntil list_;
};

class SlotListForm final : public Form {
 public:
  SlotListForm(const NumberCell& size, std::size_t size_at, std::size_t slots_at,
               std::size_t stride, SlotList row)
      : size_(size),
        size_at_(size_at),
        slots_at_(slots_at),
        stride_(stride),
        row_(std::move(row)) {}
  Json write(const Context& context, const std::byte* at) const override {
    Json json = Json::array();
    const auto size = static_cast<std::size_t>(size_.get(at + size_at_));
    for (std::size_t i = 0; i < size; ++i) {
      json.push_back(row_.item.write(context, at + slots_at_ + i * stride_));
    }
    return json;
  }
  void read(const Context& context, const Field& field, std::byte* at) const override {
    const std::vector<Field> items = field.items(static_cast<std::size_t>(row_.most.in(context)));
    for (std::size_t i = 0; i < items.size(); ++i) {
      row_.item.read(context, items[i], at + slots_at_ + i * stride_);
    }
    size_.set(at + size_at_, static_cast<std::int64_t>(items.size()));
  }
  Shape shape() const override {
    if constexpr (!kDescribes) return {};
    return list_of(row_.item.shape());
  }

 private:
  const NumberCell& size_;
  std::size_t size_at_;
  std::size_t slots_at_;
  std::size_t stride_;
  SlotList row_;
};

class FormByHand final : public Form {
 public:
  explicit FormByHand(const forms::ByHand& part) : part_(part) {}
  Json write(const Context& context, const std::byte* at) const override {
    return part_.call_write(part_.write, context, at);
  }
  void read(const Context& context, const Field& field, std::byte* at) const override {
    part_.call_read(part_.read, context, field, at);
  }
  Shape shape() const override {
    if constexpr (!kDescribes) return {};
    return part_.shape != nullptr ? part_.shape() : Shape{.type = std::string(part_.type)};
  }

 private:
  forms::ByHand part_;
};

class ListByHand final : public Form {
 public:
  ListByHand(const Object& item, const forms::ByHand& part) : part_(part), item_(item) {}
  Json write(const Context& context, const std::byte* at) const override {
    return part_.write(context, at);
  }
  void read(const Context& context, const Field& field, std::byte* at) const override {
    part_.read(context, field, at);
  }
  Shape shape() const override {
    if constexpr (!kDescribes) return {};
    Shape shape = item_.shape();
    const std::string type = part_.shape().type;
    shape.type = type.empty() ? shape.type + "[]" : type;
    return shape;
  }

 private:
  FormByHand part_;
  Object item_;
};

}  // namespace

namespace forms {

FormPtr number(const NumberCell& cell, const Kind& kind) { return make<NumberForm>(cell, kind); }
FormPtr counts(const NumberCell& cell, std::size_t capacity, const CountList& counts) {
  return make<CountsForm>(cell, capacity, counts);
}
FormPtr set(const NumberCell& cell, const NameSet& set) { return make<SetForm>(cell, set); }
FormPtr object(const Object& object) { return make<ObjectForm>(object); }
FormPtr list(FormPtr item, std::size_t stride, std::size_t capacity, Limit count) {
  return make<ListForm>(std::move(item), stride, capacity, count);
}
FormPtr list_then(const NumberCell& cell, std::size_t capacity, const ListThen& list) {
  return make<ListThenForm>(cell, capacity, list);
}
FormPtr list_until(const NumberCell& cell, std::size_t capacity, const ListUntil& list) {
  return make<ListUntilForm>(cell, capacity, list);
}
FormPtr row(const NumberCell& size, std::size_t size_at, std::size_t slots_at, std::size_t stride,
            const SlotList& row) {
  return make<SlotListForm>(size, size_at, slots_at, stride, row);
}

FormPtr by_hand(const ByHand& part) { return make<FormByHand>(part); }
Part by_hand(std::string_view name, const ByHand& part, Note note) {
  return {name, by_hand(part), note, part.read == nullptr};
}
Part list_by_hand(std::string_view name, const Object& item, const ByHand& part, Note note) {
  return {name, make<ListByHand>(item, part), note, part.read == nullptr};
}

}  // namespace forms

Part::Part(std::string_view called, FormPtr told_as, Note meaning, bool only_told)
    : name(called), form(std::move(told_as)), note(meaning), derived(only_told) {}
Part::Part(std::string_view called, FormPtr told_as, std::size_t place, Note meaning)
    : name(called), form(std::move(told_as)), at(place), note(meaning) {}

Object::Object(std::string_view id, std::initializer_list<Part> parts)
    : Object(id, std::vector<Part>(parts)) {}
Object::Object(std::string_view id, std::vector<Part> parts)
    : id_(id), parts_(std::make_shared<const std::vector<Part>>(std::move(parts))) {}

Json Object::write(const Context& context, const std::byte* at) const {
  Json json = Json::object();
  for (const Part& part : *parts_) {
    if (part.name.empty()) continue;
    json[std::string(part.name)] = part.form->write(context, at + part.at);
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

void Object::read(const Context& context, const Field& field, std::byte* at) const {
  field.only(names());
  read_parts(context, field, at);
}

void Object::read_parts(const Context& context, const Field& field, std::byte* at) const {
  for (const Part& part : *parts_) {
    if (part.derived || (part.optional && !field.has(part.name))) continue;
    part.form->read(context, part.name.empty() ? field : field[part.name], at + part.at);
  }
}

Shape Object::shape() const {
  if constexpr (!kDescribes) return {};
  Shape shape{.type = std::string(id_), .range = {}, .object = id_, .parts = {}};
  for (const Part& part : *parts_) {
    if (part.name.empty()) continue;
    shape.parts.push_back(named(part.name, part.form->shape(), part.note));
    shape.parts.back().optional = part.optional;
  }
  if (id_.empty()) shape.type = object_type(shape.parts);
  return shape;
}

}  // namespace kaisho
