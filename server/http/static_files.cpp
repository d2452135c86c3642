#include "server/http/static_files.h"

#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <fstream>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "core/reading/fault.h"
#include "server/http/header_value.h"

namespace kaisho::server {
namespace {

using Header = std::pair<std::string_view, std::string_view>;

constexpr std::array<Header, 16> kTypes = {{{".html", "text/html; charset=utf-8"},
                                            {".js", "text/javascript; charset=utf-8"},
                                            {".mjs", "text/javascript; charset=utf-8"},
                                            {".css", "text/css; charset=utf-8"},
                                            {".json", "application/json; charset=utf-8"},
                                            {".webmanifest", "application/manifest+json"},
                                            {".wasm", "application/wasm"},
                                            {".svg", "image/svg+xml"},
                                            {".png", "image/png"},
                                            {".jpg", "image/jpeg"},
                                            {".webp", "image/webp"},
                                            {".ico", "image/x-icon"},
                                            {".woff2", "font/woff2"},
                                            {".woff", "font/woff"},
                                            {".txt", "text/plain; charset=utf-8"},
                                            {".map", "application/json"}}};

// What a page may load and do: its own files, and the rules engine as WebAssembly. A worker obeys
// what comes with its script, a drawing what comes with it; all else loads nothing.
constexpr const char* kPolicy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; worker-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

std::string_view type_of(std::string_view path) {
  const std::size_t dot = path.rfind('.');
  const std::string_view ending = dot == std::string_view::npos ? "" : path.substr(dot);
  const auto* const found = std::ranges::find(kTypes, ending, &Header::first);
  return found == kTypes.end() ? "application/octet-stream" : found->second;
}

bool loads_others(std::string_view type) {
  return type.starts_with("text/html") || type.starts_with("text/javascript") ||
         type.starts_with("image/svg");
}

// Excludes hidden files and paths that leave the folder.
bool is_plain(std::string_view path) {
  return path.starts_with('/') && !path.contains("/.") && !path.contains('\\') &&
         !path.contains("//");
}

struct Found {
  std::string file;
  std::string mark;  // changes with the content
};

std::optional<Found> find_file(const std::string& file) {
  struct stat facts{};
  if (::stat(file.c_str(), &facts) != 0 || !S_ISREG(facts.st_mode)) return std::nullopt;
  const std::string mark = std::to_string(facts.st_mtim.tv_sec) + "-" +
                           std::to_string(facts.st_mtim.tv_nsec) + "-" +
                           std::to_string(facts.st_size);
  return Found{file, mark};
}

// A file as it is (no coding), or a compressed copy of it.
struct Copy {
  Found found;
  std::string_view coding;
  int weight = 0;  // as the browser weighs its coding
};

// All copies of a file, the smallest first. Where the browser says nothing of codings, only the
// file as it is will do (RFC 9110, 12.5.3).
std::vector<Copy> copies_of(const HttpRequest& request, const std::string& file) {
  std::vector<Copy> copies;
  const std::optional<Found> plain = find_file(file);
  if (!plain) return copies;
  for (const auto& [coding, ending] : {Header{"br", ".br"}, Header{"gzip", ".gz"}}) {
    const int weight = weight_of_coding(request.accept_encoding, coding).value_or(0);
    if (weight == 0) continue;
    if (auto copy = find_file(file + std::string(ending)))
      copies.push_back({*copy, coding, weight});
  }
  constexpr int kUnsaid = 1;  // it may be sent, and any coding that is named goes before it
  const int weight = weight_of_coding(request.accept_encoding, "identity").value_or(kUnsaid);
  copies.push_back({*plain, "", weight});
  return copies;
}

// The copy that the browser likes best, the first of several. Into a file as it is something can be
// written: it goes first then.
const Copy& best_of(const std::vector<Copy>& copies, bool to_be_filled) {
  if (to_be_filled && copies.back().weight > 0) return copies.back();
  return *std::ranges::max_element(copies, {}, &Copy::weight);
}

// Why a file that is there cannot be read. Where the system is short of something, above all of
// descriptors, asking again later helps.
std::unexpected<Error> unreadable(int why) {
  constexpr std::array kLasting = {0, ENOENT, ENOTDIR, EACCES, EPERM, ELOOP, ENAMETOOLONG};
  if (std::ranges::find(kLasting, why) != kLasting.end())
    return fail("not_found", "server.cannot_read", {});
  return fail("storage", "server.no_room", {{"why", std::generic_category().message(why)}});
}

Expected<std::string> read_file(const std::string& file) {
  errno = 0;
  std::ifstream in(file, std::ios::binary | std::ios::ate);
  std::string content;
  if (in) content.resize(static_cast<std::size_t>(in.tellg()));
  in.seekg(0);
  in.read(content.data(), std::ssize(content));
  if (!in) return unreadable(errno);
  return content;
}

// The names of assets have a hash of their content, so they may be cached for ever.
const char* caching_of(std::string_view path) {
  return path.starts_with("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
}

// The browser refuses the file as it is, and there is no copy that it takes.
HttpResponse not_acceptable() {
  HttpResponse response = error_response(error_of("not_acceptable", "server.not_acceptable", {}));
  response.headers.emplace_back("Vary", "Accept-Encoding");
  return response;
}

constexpr std::string_view kPage = "/index.html";
constexpr std::string_view kPicture = R"(property="og:image" content=")";

// The page, with the address of its picture made whole: chats leave out a picture that has only a
// path.
std::string with_whole_picture(std::string page, const std::string& origin) {
  const std::size_t found = page.find(kPicture);
  if (found == std::string::npos) return page;
  const std::size_t address = found + kPicture.size();
  if (page[address] == '/') page.insert(address, origin);
  return page;
}

// Whether a path without a file means a view of the page; otherwise it is a missing file.
bool is_view(std::string_view path) { return !path.substr(path.rfind('/')).contains('.'); }

}  // namespace

// Keeps the content in memory until the file changes. All pages together are a few megabytes.
Expected<StaticFiles::Content> StaticFiles::content_of(const std::string& file,
                                                       const std::string& mark) {
  constexpr std::size_t kMaxKept = 64UL * 1024 * 1024;
  if (const auto found = kept_.find(file); found != kept_.end()) {
    if (found->second.mark == mark) return found->second.content;
    kept_bytes_ -= found->second.content->size();
    kept_.erase(found);
  }
  Expected<std::string> read = read_file(file);
  if (!read) return std::unexpected(read.error());
  auto content = std::make_shared<const std::string>(*std::move(read));
  if (kept_bytes_ + content->size() > kMaxKept) {
    kept_.clear();
    kept_bytes_ = 0;
  }
  if (content->size() > kMaxKept) return content;
  kept_bytes_ += content->size();
  kept_[file] = {mark, content};
  return content;
}

HttpResponse StaticFiles::answer(const HttpRequest& request) {
  if (request.method != "GET" && request.method != "HEAD") {
    return method_not_allowed("GET, HEAD");
  }
  std::string path = is_plain(request.path) ? request.path : "";
  if (path.empty()) return error_response(not_found());
  std::vector<Copy> copies = copies_of(request, folder_ + path);
  if (copies.empty() && is_view(path)) {
    path = kPage;
    copies = copies_of(request, folder_ + path);
  }
  if (copies.empty()) return error_response(not_found());
  const std::string origin = path == kPage ? origin_of(request, public_url_) : "";
  const Copy& copy = best_of(copies, !origin.empty());
  if (copy.weight == 0) return not_acceptable();
  const std::string tag = "\"" + copy.found.mark + std::string(copy.coding) + origin + "\"";
  HttpResponse response;
  response.headers = {
      {"Cache-Control", caching_of(path)}, {"ETag", tag}, {"Vary", "Accept-Encoding"}};
  const std::string_view type = type_of(path);
  if (loads_others(type)) response.headers.emplace_back("Content-Security-Policy", kPolicy);
  response.is_part = path.starts_with("/assets/");
  if (lists_tag(request.if_none_match, tag)) {
    response.status = 304;
    return response;
  }
  response.headers.emplace_back("Content-Type", type);
  if (!copy.coding.empty()) response.headers.emplace_back("Content-Encoding", copy.coding);
  Expected<Content> content = content_of(copy.found.file, copy.found.mark);
  if (!content) return error_response(content.error());
  response.body = *std::move(content);
  if (!origin.empty() && copy.coding.empty()) {
    response.body = std::make_shared<const std::string>(with_whole_picture(*response.body, origin));
  }
  return response;
}

}  // namespace kaisho::server
