#include "cli/report.h"

#include <iostream>

namespace kaisho::cli {

std::string sentence(const Error& error) {
  return error.message + " (" + (error.where.empty() ? "" : error.where + ", ") + error.code + ")";
}

int complain(const Error& error) {
  std::cerr << "kaisho: " << sentence(error) << '\n';
  return 1;
}

}  // namespace kaisho::cli
