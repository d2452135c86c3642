#include "cli/report.h"

#include <unistd.h>

#include <iostream>

#include "cli/screen.h"
#include "cli/texts.h"
#include "core/characters/visible.h"
#include "core/reading/fault.h"
#include "core/reading/sentences.h"

namespace kaisho::cli {

namespace {

int status_of_trouble = 1;

const Sentences& sentences() {
  static const Sentences kSentences(language_of_system());
  return kSentences;
}

}  // namespace

// Messages and places quote what stands in files.
std::string sentence(const Error& error) {
  return visible(sentences()(error) + " (" + (error.where.empty() ? "" : error.where + ", ") +
                 error.code + ")");
}

std::string help_hint() { return sentences()(error_of("bad_option", "cli.help_hint", {})); }

int complain(const Error& error) {
  std::cerr << fitted("kaisho: " + sentence(error) + "\n", STDERR_FILENO);
  return trouble_status();
}

int trouble_status() { return status_of_trouble; }
void set_trouble_status(int status) { status_of_trouble = status; }

}  // namespace kaisho::cli
