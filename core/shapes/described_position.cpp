#include "core/shapes/described_position.h"

namespace kaisho {
namespace {

class RandomForm final : public Form {
 public:
  Json write(const Context& /*context*/, const std::byte* at) const override {
    return random_json(*reinterpret_cast<const RandomState*>(at));
  }
  void read(const Context& /*context*/, const Field& field, std::byte* at) const override {
    if (field.is_null()) {
      return field.fault("missing_field", "seed_needed", {{"found", field.shown()}});
    }
    read_random(field, *reinterpret_cast<RandomState*>(at));
  }
  Shape shape() const override {
    if constexpr (!kDescribes) return {};
    return {.type = "{ key: string; used: number }"};
  }
};

}  // namespace

FormPtr random_form() { return forms::make<RandomForm>(); }

}  // namespace kaisho
