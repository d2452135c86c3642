# Data files of the repository as C++ string literals, see core/reading/embedded.h: all of them in the library
# `embedded`, some in others by kaisho_embed.
# Included by the build, which lists the files; run as a script by that build, which writes them.

if(CMAKE_SCRIPT_MODE_FILE)  # cmake -D ROOT=… -D FILES=a|b -D OUTPUT=… -D INDENTED=… -D NOTED=… -P Embed.cmake
  string(REPLACE "|" ";" files "${FILES}")
  set(entries "")
  foreach(file IN LISTS files)
    file(READ "${ROOT}/${file}" text)
    if(NOT INDENTED)  # JSON means the same in one line
      string(REGEX REPLACE "\n *" "" text "${text}")
    endif()
    if(NOT NOTED)  # where values come from, and how they were found
      string(REGEX REPLACE "\"(note|found)\": \"[^\"]*\"" "\"\\1\": \"-\"" text "${text}")
      string(REGEX REPLACE ",\"share\": [0-9.]+,\"share_95\": [[][0-9., ]*[]]" "" text "${text}")
      string(REGEX REPLACE ",\"matches\": [[][^]]*[]]" "" text "${text}")
    endif()
    string(APPEND entries "    {\"${file}\", R\"KAISHO(${text})KAISHO\"sv},\n")
  endforeach()
  list(LENGTH files count)
  file(WRITE "${OUTPUT}" "// Made by cmake/Embed.cmake.
#include <array>

#include \"core/reading/embedded.h\"

namespace kaisho {

namespace {
using namespace std::string_view_literals;  // their lengths are not counted while compiling
constexpr std::array<EmbeddedFile, ${count}> kFiles{{
${entries}}};
}  // namespace

std::span<const EmbeddedFile> embedded_files() { return kFiles; }

}  // namespace kaisho
")
  return()
endif()

# kaisho_embed(NAME STATIC|OBJECT GLOB…)
function(kaisho_embed name kind)
  list(TRANSFORM ARGN PREPEND ${PROJECT_SOURCE_DIR}/ OUTPUT_VARIABLE globs)
  file(GLOB files RELATIVE ${PROJECT_SOURCE_DIR} CONFIGURE_DEPENDS ${globs})
  list(SORT files)
  list(JOIN files "|" argument)
  list(TRANSFORM files PREPEND ${PROJECT_SOURCE_DIR}/ OUTPUT_VARIABLE inputs)

  set(indented ON)
  set(noted ON)
  if(CMAKE_SYSTEM_NAME STREQUAL WASI)
    set(indented OFF)  # the pages name no line of these files, and every byte is fetched
    if(kind STREQUAL OBJECT)  # for the engine of one game, which the pages fetch
      set(noted OFF)  # they show none
    endif()
  endif()
  set(output ${PROJECT_BINARY_DIR}/generated/${name}.cpp)
  add_custom_command(
    OUTPUT ${output}
    COMMAND ${CMAKE_COMMAND} -D ROOT=${PROJECT_SOURCE_DIR} -D "FILES=${argument}" -D OUTPUT=${output}
            -D INDENTED=${indented} -D NOTED=${noted} -P ${CMAKE_CURRENT_FUNCTION_LIST_FILE}
    DEPENDS ${inputs} ${CMAKE_CURRENT_FUNCTION_LIST_FILE}
    COMMENT "Writing ${name}.cpp"
    VERBATIM)

  add_library(${name} ${kind} ${output})
  target_link_libraries(${name} PRIVATE kaisho_options)
  # A whole file is one literal; ISO C++ promises only 64 KiB. The file's own options come last.
  set_source_files_properties(${output} PROPERTIES COMPILE_OPTIONS -Wno-overlength-strings)
endfunction()

if(CMAKE_SYSTEM_NAME STREQUAL WASI)
  kaisho_embed(embedded STATIC editions/*.json editions/former/*.json players/weights/*.json players/tuned/*.json players/levels/*.json
    players/nets/*.json core/text/*.en.json engine/text/*.en.json players/text/*.en.json games/*/text/faults.en.json games/*/text/positions.en.json)  # the pages have the other languages themselves
else()
  kaisho_embed(embedded STATIC editions/*.json editions/former/*.json players/weights/*.json players/tuned/*.json players/levels/*.json
    players/nets/*.json */text/*.json games/*/text/*.json)
endif()
