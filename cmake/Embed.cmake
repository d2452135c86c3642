# Library `embedded`: data files of the repository as C++ string literals, see core/embedded.h.
# Included by the build, which lists the files; run as a script by that build, which writes them.

if(CMAKE_SCRIPT_MODE_FILE)  # cmake -D ROOT=… -D FILES=a|b -D OUTPUT=… -P Embed.cmake
  string(REPLACE "|" ";" files "${FILES}")
  set(entries "")
  foreach(file IN LISTS files)
    file(READ "${ROOT}/${file}" text)
    string(APPEND entries "    {\"${file}\", R\"KAISHO(${text})KAISHO\"},\n")
  endforeach()
  list(LENGTH files count)
  file(WRITE "${OUTPUT}" "// Made by cmake/Embed.cmake.
#include <array>

#include \"core/embedded.h\"

namespace kaisho {

namespace {
constexpr std::array<EmbeddedFile, ${count}> kFiles{{
${entries}}};
}  // namespace

std::span<const EmbeddedFile> embedded_files() { return kFiles; }

}  // namespace kaisho
")
  return()
endif()

set(embed_globs editions/*.json players/weights/*.json)
if(NOT CMAKE_SYSTEM_NAME STREQUAL WASI)
  list(APPEND embed_globs cli/text/*.json)
endif()
list(TRANSFORM embed_globs PREPEND ${PROJECT_SOURCE_DIR}/)
file(GLOB embed_files RELATIVE ${PROJECT_SOURCE_DIR} CONFIGURE_DEPENDS ${embed_globs})
list(SORT embed_files)
list(JOIN embed_files "|" embed_argument)

set(embed_output ${PROJECT_BINARY_DIR}/generated/embedded.cpp)
list(TRANSFORM embed_files PREPEND ${PROJECT_SOURCE_DIR}/ OUTPUT_VARIABLE embed_inputs)
add_custom_command(
  OUTPUT ${embed_output}
  COMMAND ${CMAKE_COMMAND} -D ROOT=${PROJECT_SOURCE_DIR} -D "FILES=${embed_argument}" -D OUTPUT=${embed_output}
          -P ${CMAKE_CURRENT_LIST_FILE}
  DEPENDS ${embed_inputs} ${CMAKE_CURRENT_LIST_FILE}
  COMMENT "Embedding editions, weights and texts"
  VERBATIM)

add_library(embedded STATIC ${embed_output})
target_link_libraries(embedded PRIVATE kaisho_options)
# A whole file is one literal; ISO C++ promises only 64 KiB.
target_compile_options(embedded PRIVATE -Wno-overlength-strings)
set_target_properties(embedded PROPERTIES CXX_CLANG_TIDY "")
