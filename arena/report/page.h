// The frame of a report: one HTML page that opens from disk, needs nothing beside itself, and is
// light or dark as the reader's system is. Text is English: these pages are for researchers.
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

}  // namespace kaisho::arena
