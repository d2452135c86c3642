// The frame of a report: one HTML page that opens from disk, needs nothing beside itself, and is
// light or dark as the reader's system is. Reports for researchers are in English.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kaisho::arena {

// Cells are plain text. The first column is left-aligned and heads its row; the others are numbers.
struct Grid {
  std::vector<std::string> columns;
  std::vector<std::vector<std::string>> rows;  // each as long as `columns`
};

struct Section {
  std::string title;  // plain text
  std::string body;   // HTML: what the functions below and figure() of arena/report/plots.h give
};

// Text as HTML, within an element or a quoted attribute.
std::string escape_html(std::string_view text);
std::string paragraph_html(std::string_view text);
// The command stands on one line, to be copied: wrapping would break its words at their hyphens.
std::string code_html(std::string_view text);
std::string grid_html(const Grid& grid);

// The whole page. `lead` is plain text under the title; from four sections on there is a list of
// them, with links.
std::string page_html(std::string_view title, std::string_view lead,
                      std::span<const Section> sections);

// What a page says in one language.
struct PageText {
  std::string language;  // as BCP 47 has it, e.g. "fr"
  std::string name;      // of the language, in itself
  std::string title;     // plain text
  std::string lead;      // plain text
  std::vector<Section> sections;
};
// A page that says the same in several languages: it begins with the browser's, and the reader can
// choose. Without scripts it begins with the first one.
std::string page_html(std::span<const PageText> texts);

}  // namespace kaisho::arena
