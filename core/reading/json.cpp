#include "core/reading/json.h"

#include <cstddef>
#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "core/reading/json_fault.h"

namespace kaisho {
namespace {

// Walks a text and counts: the parser gives its place only for faults that it finds itself.
class Reading {
 public:
  using iterator_category = std::input_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char*;
  using reference = char;

  Reading(const char* at, std::size_t& read) : at_(at), read_(&read) {}
  char operator*() const { return *at_; }
  Reading& operator++() {
    ++at_;
    ++*read_;
    return *this;
  }
  bool operator==(const Reading& other) const { return at_ == other.at_; }

 private:
  const char* at_;
  std::size_t* read_;
};

// Makes the value out of what the parser reads, and stops at what JSON's grammar lets pass.
class Builder final : public nlohmann::json_sax<Json> {
 public:
  explicit Builder(std::string_view text) : text_(text) {}

  Expected<Json> build() {
    std::size_t end = 0;
    const char* const begin = std::to_address(text_.begin());
    const Reading from(begin, read_);
    const Reading to(begin + text_.size(), end);
    if (!Json::sax_parse(from, to, this)) return std::unexpected(*std::move(fault_));
    return std::move(root_);
  }

  bool null() override { return add(Json()); }
  bool boolean(bool value) override { return add(value); }
  bool number_integer(number_integer_t value) override { return add(value); }
  bool number_unsigned(number_unsigned_t value) override { return add(value); }
  bool number_float(number_float_t value, const string_t& /*text*/) override { return add(value); }
  bool string(string_t& value) override { return add(std::move(value)); }
  bool binary(binary_t& /*value*/) override { return true; }  // there is none in a text

  bool start_object(std::size_t /*size*/) override { return open(Json::object()); }
  bool key(string_t& key) override {
    Json& object = *open_.back();
    if (object.contains(key)) {
      fault_ = repeated_key(text_, read_, key, path_of(key));
      return false;
    }
    keys_.back() = std::move(key);
    return true;
  }
  bool end_object() override { return close(); }
  bool start_array(std::size_t /*size*/) override { return open(Json::array()); }
  bool end_array() override { return close(); }

  bool parse_error(std::size_t position, const std::string& /*token*/,
                   const nlohmann::detail::exception& complaint) override {
    fault_ = syntax_fault(text_, position, complaint.what());
    return false;
  }

 private:
  Json& place(Json value) {
    if (open_.empty()) return root_ = std::move(value);
    Json& parent = *open_.back();
    if (parent.is_array()) return parent.emplace_back(std::move(value));
    return parent[keys_.back()] = std::move(value);
  }

  bool add(Json value) {
    std::ignore = place(std::move(value));
    return true;
  }

  bool open(Json value) {
    if (open_.size() == kMaxJsonDepth) {
      fault_ = too_deep(text_, read_);
      return false;
    }
    open_.push_back(&place(std::move(value)));
    keys_.emplace_back();
    return true;
  }

  bool close() {
    open_.pop_back();
    keys_.pop_back();
    return true;
  }

  // The path of a member of the innermost object.
  std::string path_of(const std::string& key) const {
    std::string path;
    for (std::size_t i = 0; i < open_.size(); ++i) {
      if (open_[i]->is_array()) {
        path += "[" + std::to_string(open_[i]->size() - 1) + "]";
      } else {
        path += (path.empty() ? "" : ".") + (i + 1 < open_.size() ? keys_[i] : key);
      }
    }
    return path;
  }

  std::string_view text_;
  std::size_t read_ = 0;
  Json root_;
  std::vector<Json*> open_;        // from the root to the innermost list or object
  std::vector<std::string> keys_;  // the one read last in each of them
  std::optional<Error> fault_;
};

}  // namespace

std::string_view without_byte_order_mark(std::string_view text) {
  constexpr std::string_view kMark = "\xef\xbb\xbf";
  return text.starts_with(kMark) ? text.substr(kMark.size()) : text;
}

Expected<Json> parse_json(std::string_view text) {
  text = without_byte_order_mark(text);
  if (auto fault = encoding_fault(text)) return std::unexpected(*std::move(fault));
  return Builder(text).build();
}

std::string json_text(const Json& json, int indent) {
  return json.dump(indent, ' ', false, Json::error_handler_t::replace);
}

Json error_json(const Error& error) {
  Json json = {{"code", error.code}, {"message", error.message}};
  if (!error.where.empty()) json["where"] = error.where;
  if (error.reason.empty()) return json;
  json["reason"] = error.reason;
  json["values"] = Json::object();
  for (const ErrorValue& value : error.values) {
    std::visit([&](const auto& plain) { json["values"][value.name] = plain; }, value.value);
  }
  return json;
}

}  // namespace kaisho
