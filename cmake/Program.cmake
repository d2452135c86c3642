# The name of the program's rules and players, see remote/program.h: a digest of all files that decide
# how a game goes. A library `program`.
# Included by the build, which lists the files; run as a script by that build, which reads them.

if(CMAKE_SCRIPT_MODE_FILE)  # cmake -D ROOT=… -D LIST=… -D OUTPUT=… -P Program.cmake
  file(STRINGS "${LIST}" files)
  set(digests "")
  foreach(file IN LISTS files)
    file(SHA256 "${ROOT}/${file}" digest)
    string(APPEND digests "${file} ${digest}\n")
  endforeach()
  string(SHA256 digest "${digests}")
  string(SUBSTRING ${digest} 0 16 digest)
  file(WRITE "${OUTPUT}" "// Made by cmake/Program.cmake.
#include \"remote/program.h\"

namespace kaisho {

std::string_view program_name() { return \"${digest}\"; }

}  // namespace kaisho
")
  return()
endif()

set(globs core/* games/* players/* arena/* remote/* editions/*.json)
list(TRANSFORM globs PREPEND ${PROJECT_SOURCE_DIR}/)
file(GLOB_RECURSE files RELATIVE ${PROJECT_SOURCE_DIR} CONFIGURE_DEPENDS ${globs})
list(FILTER files EXCLUDE REGEX "\\.(md|clang-tidy)$")
list(SORT files)
list(JOIN files "\n" lines)
set(list ${PROJECT_BINARY_DIR}/generated/program.txt)
file(GENERATE OUTPUT ${list} CONTENT "${lines}\n")
list(TRANSFORM files PREPEND ${PROJECT_SOURCE_DIR}/)

set(output ${PROJECT_BINARY_DIR}/generated/program.cpp)
add_custom_command(
  OUTPUT ${output}
  COMMAND ${CMAKE_COMMAND} -D ROOT=${PROJECT_SOURCE_DIR} -D LIST=${list} -D OUTPUT=${output}
          -P ${CMAKE_CURRENT_LIST_FILE}
  DEPENDS ${files} ${list} ${CMAKE_CURRENT_LIST_FILE}
  COMMENT "Writing program.cpp"
  VERBATIM)
add_library(program STATIC ${output})
target_link_libraries(program PRIVATE kaisho_options)
