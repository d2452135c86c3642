#include "core/shapes/described_position.h"

namespace kaisho {
namespace {

class DeckCodec final : public Codec {
 public:
  explicit DeckCodec(const Deck& deck) : deck_(deck) {}

  Json write(const Context& context, Ref at) const override {
    const auto size = static_cast<std::size_t>(deck_.size_cell.get(deck_.size.in(at)));
    if (context.observed) return size;
    Json json = Json::array();
    for (std::size_t i = size; i > 0; --i) {
      const auto card = static_cast<int>(deck_.card.get(card_at(at, i - 1)));
      json.push_back(deck_.kind.name_of(context, card));
    }
    return json;
  }

  void read(const Context& context, const Field& field, Ref at) const override {
    const auto most =
        std::min(deck_.items.capacity, static_cast<std::size_t>(deck_.most.in(context)));
    if (field.json().is_number()) {
      const std::int64_t size = field.integer(0, static_cast<std::int64_t>(most));
      deck_.size_cell.set(deck_.size.in(at), size);
      for (std::int64_t i = 0; i < size; ++i) {
        deck_.card.set(card_at(at, static_cast<std::size_t>(i)), kUnknownId);
      }
      return;
    }
    const std::vector<Field> items = field.items(most);
    deck_.size_cell.set(deck_.size.in(at), static_cast<std::int64_t>(items.size()));
    for (std::size_t i = 0; i < items.size(); ++i) {
      deck_.card.set(card_at(at, items.size() - 1 - i), deck_.kind.read(context, items[i]));
    }
  }

  Shape shape() const override {
    if constexpr (!kDescribes) return {};
    return {.type = type_of(deck_.kind) + "[] | number"};
  }

 private:
  Ref card_at(Ref at, std::size_t i) const { return deck_.items.item(deck_.cards.in(at), i); }

  Deck deck_;
};

class HiddenCodec final : public Codec {
 public:
  explicit HiddenCodec(CodecPtr codec) : codec_(std::move(codec)) {}
  Json write(const Context& context, Ref at) const override {
    return context.observed ? Json() : codec_->write(context, at);
  }
  void read(const Context& context, const Field& field, Ref at) const override {
    if (!context.observed) return codec_->read(context, field, at);
    if (!field.is_null()) field.fault("observed_not_null", {{"found", field.shown()}});
  }
  Shape shape() const override {
    if constexpr (!kDescribes) return {};
    Shape shape = codec_->shape();
    shape.type += " | null";
    return shape;
  }

 private:
  CodecPtr codec_;
};

class RandomCodec final : public Codec {
 public:
  Json write(const Context& /*context*/, Ref at) const override {
    return random_json(at.as<RandomState>());
  }
  void read(const Context& /*context*/, const Field& field, Ref at) const override {
    if (field.is_null()) {
      return field.fault("missing_field", "seed_needed", {{"found", field.shown()}});
    }
    read_random(field, at.as<RandomState>());
  }
  Shape shape() const override {
    if constexpr (!kDescribes) return {};
    return {.type = "{ key: string; used: number }"};
  }
};

}  // namespace

namespace codecs {

CodecPtr deck(const Deck& deck) { return make<DeckCodec>(deck); }
CodecPtr hidden(CodecPtr codec) { return make<HiddenCodec>(std::move(codec)); }
CodecPtr random() { return make<RandomCodec>(); }

}  // namespace codecs

bool is_observation(const Json& json, const Object& parts) {
  return std::ranges::any_of(parts.parts(), [&](const Part& part) {
    if (part.is_observed == nullptr || !json.is_object()) return false;
    const auto found = json.find(std::string(part.name));
    return found != json.end() && part.is_observed(*found);
  });
}

}  // namespace kaisho
