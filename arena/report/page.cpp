#include "arena/report/page.h"

#include <fmt/format.h>

#include "core/characters/visible.h"

namespace kaisho::arena {
namespace {

// Colours by what they mean; `first` and `second` are told apart by all eyes (Okabe and Ito).
constexpr std::string_view kStyle = R"(
:root {
  color-scheme: light dark;
  --paper: #fdfcf9; --ink: #22252b; --muted: #5d636e; --line: #d9d7d0; --raised: #f3f1ea;
  --first: #0072b2; --second: #c44e00; --third: #00795a; --fourth: #a34d80;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #17191d; --ink: #e9e7e1; --muted: #a2a8b3; --line: #3b3f47; --raised: #21242a;
    --first: #56b4e9; --second: #f0a044; --third: #3fc09a; --fourth: #e29ac4;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 54rem;
  background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", "DejaVu Sans", sans-serif;
}
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.25rem; margin: 2.5rem 0 .5rem; padding-top: .75rem; border-top: 1px solid var(--line); }
p { margin: .5rem 0; max-width: 46rem; }
.lead { color: var(--muted); }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; list-style: none; padding: 0; margin: 1rem 0; }
a { color: var(--first); }
figure { margin: 1.25rem 0; }
figcaption { font-weight: 600; }
figcaption span { display: block; font-weight: 400; color: var(--muted); font-size: .9rem; }
svg { display: block; width: 100%; min-width: 36rem; height: auto; margin: .5rem 0; }
svg text { font-size: 13px; fill: var(--ink); }
svg text.quiet { fill: var(--muted); font-size: 12px; }
svg .grid { stroke: var(--line); stroke-width: 1; }
svg .axis { stroke: var(--muted); stroke-width: 1; }
svg .reference { stroke: var(--ink); stroke-width: 1.5; stroke-dasharray: 5 4; }
svg .whisker { stroke-width: 2; }
svg .curve { fill: none; stroke-width: 2; stroke-linejoin: round; }
svg .whisker.first, svg .curve.first { stroke: var(--first); }
svg .whisker.second, svg .curve.second { stroke: var(--second); }
svg .curve.third { stroke: var(--third); }
svg .curve.fourth { stroke: var(--fourth); }
svg .whisker.over { stroke: var(--ink); stroke-width: 1.5; }
svg .mark.first { fill: var(--first); }
svg .mark.second { fill: var(--second); }
svg .mark.third { fill: var(--third); }
svg .mark.fourth { fill: var(--fourth); }
svg .pale { fill-opacity: .55; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums; margin: .5rem 0; }
th, td { padding: .2rem .75rem .2rem 0; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th { font-weight: 600; } tbody th { font-weight: 400; }
th:first-child { text-align: left; }
thead th { color: var(--muted); vertical-align: bottom; }
details { margin: .25rem 0; }
summary { cursor: pointer; color: var(--muted); font-size: .9rem; }
.languages { float: right; color: var(--muted); font-size: .9rem; }
@media print { details, .languages { display: none; } }
)";

constexpr std::size_t kSectionsWithList = 4;

std::string row_html(const std::vector<std::string>& cells, bool head) {
  std::string html = "<tr>";
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const std::string_view scope = head ? " scope=\"col\"" : " scope=\"row\"";
    const bool heads = head || i == 0;
    html += heads ? fmt::format("<th{}>{}</th>", scope, escape_html(cells[i]))
                  : fmt::format("<td>{}</td>", escape_html(cells[i]));
  }
  return html + "</tr>\n";
}

// `mark`: what the ids of the sections begin with.
std::string list_html(std::span<const Section> sections, std::string_view mark) {
  if (sections.size() < kSectionsWithList) return {};
  std::string html = "<nav aria-label=\"Sections\"><ul>\n";
  for (std::size_t i = 0; i < sections.size(); ++i) {
    html += fmt::format("<li><a href=\"#{}-{}\">{}</a></li>\n", mark, i + 1,
                        escape_html(sections[i].title));
  }
  return html + "</ul></nav>\n";
}

std::string main_html(std::string_view title, std::string_view lead,
                      std::span<const Section> sections, std::string_view mark) {
  std::string html =
      fmt::format("<h1>{}</h1>\n<p class=\"lead\">{}</p>\n", escape_html(title), escape_html(lead));
  html += list_html(sections, mark);
  for (std::size_t i = 0; i < sections.size(); ++i) {
    html += fmt::format("<section id=\"{}-{}\">\n<h2>{}</h2>\n{}</section>\n", mark, i + 1,
                        escape_html(sections[i].title), sections[i].body);
  }
  return html;
}

std::string head_html(std::string_view language, std::string_view title, std::string_view style) {
  return fmt::format(
      "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<title>{}</title>\n<style>{}{}</style>\n</head>\n<body>\n",
      language, escape_html(title), kStyle, style);
}

// Shows what is said in the language whose button is pressed.
std::string language_style(std::string_view language) {
  return fmt::format(
      "main[lang={0}] {{ display: none; }}\n"
      "body:has(#language-{0}:checked) main[lang={0}] {{ display: block; }}\n",
      language);
}

constexpr std::string_view kChooseLanguage =
    "<script>\n"
    "const own = document.getElementById('language-' + navigator.language.slice(0, 2));\n"
    "if (own) own.checked = true;\n"
    "</script>\n";

}  // namespace

std::string escape_html(std::string_view text) {
  std::string html;
  html.reserve(text.size());
  for (const char c : visible(text)) {
    switch (c) {
      case '&': html += "&amp;"; break;
      case '<': html += "&lt;"; break;
      case '>': html += "&gt;"; break;
      case '"': html += "&quot;"; break;
      case '\'': html += "&#39;"; break;
      default: html += c;
    }
  }
  return html;
}

std::string paragraph_html(std::string_view text) { return "<p>" + escape_html(text) + "</p>\n"; }

std::string code_html(std::string_view text) {
  return "<pre class=\"scroll\"><code>" + escape_html(text) + "</code></pre>\n";
}

std::string grid_html(const Grid& grid) {
  std::string html = "<div class=\"scroll\"><table>\n<thead>" + row_html(grid.columns, true);
  html += "</thead>\n<tbody>\n";
  for (const auto& row : grid.rows) html += row_html(row, false);
  return html + "</tbody>\n</table></div>\n";
}

std::string page_html(std::string_view title, std::string_view lead,
                      std::span<const Section> sections) {
  return head_html("en", title, "") + "<main>\n" + main_html(title, lead, sections, "section") +
         "</main>\n</body>\n</html>\n";
}

std::string page_html(std::span<const PageText> texts) {
  std::string styles;
  for (const PageText& text : texts) styles += language_style(text.language);
  std::string html = head_html(texts.front().language, texts.front().title, styles);
  html += "<form class=\"languages\">\n";
  std::string_view checked = " checked";
  for (const PageText& text : texts) {
    html += fmt::format(
        "<label lang=\"{0}\"><input type=\"radio\" name=\"language\" id=\"language-{0}\"{1}> "
        "{2}</label>\n",
        text.language, checked, escape_html(text.name));
    checked = "";
  }
  html += "</form>\n";
  html += kChooseLanguage;
  for (const PageText& text : texts) {
    html += fmt::format("<main lang=\"{0}\">\n{1}</main>\n", text.language,
                        main_html(text.title, text.lead, text.sections, text.language));
  }
  return html + "</body>\n</html>\n";
}

}  // namespace kaisho::arena
