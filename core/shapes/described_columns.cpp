#include "core/shapes/described_columns.h"

#include "core/editions/edition_fields.h"

namespace kaisho {
namespace {

class ColumnsForm final : public Form {
 public:
  ColumnsForm(std::string_view item, Limit count, std::vector<Column> columns)
      : item_(item), count_(count), columns_(std::move(columns)) {
    for (const Column& column : columns_) names_.push_back(column.part.name);
  }

  Json write(const Context& context, const std::byte* at) const override {
    Json json = Json::array();
    for (int i = 0; i < count_.in(context); ++i) {
      Json item = Json::object();
      for (const Column& column : columns_) {
        const Part& part = column.part;
        item[std::string(part.name)] = part.form == nullptr
                                           ? Json(column.names.name_of(context, i))
                                           : part.form->write(context, at + place_of(column, i));
      }
      json.push_back(std::move(item));
    }
    return json;
  }

  void read(const Context& context, const Field& field, std::byte* at) const override {
    int i = 0;
    for (const Field& item : exactly(field, static_cast<std::size_t>(count_.in(context)))) {
      item.only(names_);
      for (const Column& column : columns_) {
        const Part& part = column.part;
        if (part.form == nullptr) {
          must_say(item[part.name], column.names.name_of(context, i));
        } else {
          part.form->read(context, item[part.name], at + place_of(column, i));
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
          part.form == nullptr ? Shape{.type = type_of(column.names)} : part.form->shape();
      shape.parts.push_back(named(part.name, std::move(of_part), part.note));
    }
    return shape;
  }

 private:
  static std::size_t place_of(const Column& column, int i) {
    return column.part.at + static_cast<std::size_t>(i) * column.stride;
  }

  std::string_view item_;
  Limit count_;
  std::vector<Column> columns_;
  std::vector<std::string_view> names_;
};

}  // namespace

Part columns(std::string_view name, std::string_view item, Limit count, std::vector<Column> columns,
             Note note) {
  return {name, forms::make<ColumnsForm>(item, count, std::move(columns)), note};
}

}  // namespace kaisho
