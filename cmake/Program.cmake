# The name of the program, see remote/program.h: a digest of the sources and data that decide how a game
# goes, without their comments and white space (program_name.py). A library `program`.

find_program(PYTHON3 python3 REQUIRED)

set(globs core games players arena remote)
list(TRANSFORM globs PREPEND ${PROJECT_SOURCE_DIR}/)
set(sources ${globs})
list(TRANSFORM globs APPEND /*.h)
list(TRANSFORM sources APPEND /*.cpp)
file(GLOB_RECURSE files RELATIVE ${PROJECT_SOURCE_DIR} CONFIGURE_DEPENDS
  ${globs} ${sources} ${PROJECT_SOURCE_DIR}/players/*.json ${PROJECT_SOURCE_DIR}/editions/*.json)
list(FILTER files EXCLUDE REGEX "/text/|^arena/report/")  # words and pages
list(SORT files)
list(JOIN files "\n" lines)
set(list ${PROJECT_BINARY_DIR}/generated/program.txt)
file(GENERATE OUTPUT ${list} CONTENT "${lines}\n")
list(TRANSFORM files PREPEND ${PROJECT_SOURCE_DIR}/)

set(output ${PROJECT_BINARY_DIR}/generated/program.cpp)
set(script ${CMAKE_CURRENT_LIST_DIR}/program_name.py)
add_custom_command(
  OUTPUT ${output}
  COMMAND ${PYTHON3} ${script} ${PROJECT_SOURCE_DIR} ${list} ${output}
  DEPENDS ${files} ${list} ${script} ${CMAKE_CURRENT_LIST_FILE}
  COMMENT "Writing program.cpp"
  VERBATIM)
add_library(program STATIC ${output})
target_link_libraries(program PRIVATE kaisho_options)
