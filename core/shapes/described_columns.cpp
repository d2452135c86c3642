#include "core/shapes/described_columns.h"

#include "core/editions/edition_fields.h"

namespace kaisho {
namespace {

class ColumnsCodec final : public Codec {
 public:
  ColumnsCodec(std::string_view item, Limit count, std::vector<Column> columns)
      : item_(item), count_(count), columns_(std::move(columns)) {
    for (const Column& column : columns_) names_.push_back(column.part.name);
  }

  Json write(const Context& context, Ref at) const override {
    Json json = Json::array();
    for (int i = 0; i < count_.in(context); ++i) {
      Json item = Json::object();
      for (const Column& column : columns_) {
        const Part& part = column.part;
        item[std::string(part.name)] = part.codec == nullptr
                                           ? Json(column.names.name_of(context, i))
                                           : write_part(context, column, at, i);
      }
      json.push_back(std::move(item));
    }
    return json;
  }

  void read(const Context& context, const Field& field, Ref at) const override {
    int i = 0;
    for (const Field& item : exactly(field, count_.in(context))) {
      item.only(names_);
      for (const Column& column : columns_) {
        const Part& part = column.part;
        if (part.codec == nullptr) {
          must_say(item[part.name], column.names.name_of(context, i));
        } else {
          read_part(context, item[part.name], column, at, i);
        }
      }
      ++i;
    }
  }

  Shape shape() const override {
    if constexpr (!kDescribes) return {};
    Shape shape{.type = std::string(item_) + "[]", .range = {}, .object = item_, .parts = {}};
    for (const Column& column : columns_) {
      const Part& part = column.part;
      Shape of_part =
          part.codec == nullptr ? Shape{.type = type_of(column.names)} : part.codec->shape();
      if (column.each != 0) of_part = list_of(std::move(of_part));
      shape.parts.push_back(named(part.name, std::move(of_part), part.note));
    }
    return shape;
  }

 private:
  static Ref element(const Column& column, Ref at, std::size_t i) {
    const Ref place = column.part.place.in(at);
    return column.items == nullptr ? place : column.items->item(place, i);
  }

  static Json write_part(const Context& context, const Column& column, Ref at, int item) {
    const Codec& codec = *column.part.codec;
    const auto i = static_cast<std::size_t>(item);
    if (column.each == 0) return codec.write(context, element(column, at, i));
    Json json = Json::array();
    for (std::size_t j = 0; j < column.each; ++j) {
      json.push_back(codec.write(context, element(column, at, i * column.each + j)));
    }
    return json;
  }

  static void read_part(const Context& context, const Field& field, const Column& column, Ref at,
                        int item) {
    const Codec& codec = *column.part.codec;
    const auto i = static_cast<std::size_t>(item);
    if (column.each == 0) return codec.read(context, field, element(column, at, i));
    const std::vector<Field> fields = exactly(field, column.each);
    for (std::size_t j = 0; j < fields.size(); ++j) {
      codec.read(context, fields[j], element(column, at, i * column.each + j));
    }
  }

  std::string_view item_;
  Limit count_;
  std::vector<Column> columns_;
  std::vector<std::string_view> names_;
};

}  // namespace

Part columns(std::string_view name, std::string_view item, Limit count, std::vector<Column> columns,
             Note note) {
  return {name, codecs::make<ColumnsCodec>(item, count, std::move(columns)), note};
}

}  // namespace kaisho
