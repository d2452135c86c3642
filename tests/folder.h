// Where the data of the tests lie, and folders for what a test writes.
#pragma once

#include <filesystem>
#include <string>

namespace kaisho {

const std::filesystem::path& tests_folder();

// Of its own for each, empty; gone with it.
class TemporaryFolder {
 public:
  TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  ~TemporaryFolder();

  // The path of a file in it.
  std::string file(const std::string& name) const { return path_ / name; }

 private:
  std::filesystem::path path_;
};

}  // namespace kaisho
