// Where a program looks for its pages.
#include "server/settings/pages_folder.h"

#include <gmock/gmock.h>

namespace kaisho::server {
namespace {

TEST(PagesFolder, AnInstalledProgramHasThemBesideItself) {
  EXPECT_EQ(pages_of("/usr/local/bin/kaisho"), "/usr/local/share/kaisho/pages");
  EXPECT_EQ(pages_of("/home/ann/my games/bin/kaisho"), "/home/ann/my games/share/kaisho/pages");
}

TEST(PagesFolder, AProgramInABuildFolderHasThoseOfItsSources) {
  EXPECT_EQ(pages_of("/src/kaisho/build/release/kaisho"), "/src/kaisho/web/dist");
}

TEST(PagesFolder, NeedsNoWorkingFolder) {
  EXPECT_TRUE(std::filesystem::path(pages_folder()).is_absolute());
}

}  // namespace
}  // namespace kaisho::server
