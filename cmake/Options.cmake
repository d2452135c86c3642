# What every target is compiled with: target `kaisho_options`, and `kaisho_no_exceptions` on top.

set(CMAKE_CXX_STANDARD 23)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

option(KAISHO_TESTS "tests and benchmarks; ./start leaves them and the packages for them out" ON)
option(KAISHO_SANITIZE "address and undefined behaviour sanitizers, and the fuzz targets" OFF)
option(KAISHO_UNITY "compile some eight files of a folder as one: less than half the time. clang-tidy looks at each by itself" ON)
option(KAISHO_LTO "link-time optimisation of the rules and players" OFF)
option(KAISHO_WASM_SIMD "vector instructions for nets in the browser's engine (Chrome 91, Firefox 89, Safari 16.4)" ON)

find_program(CCACHE ccache)
if(CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  # Paths are told relative to the checkout, so that another one of the same files finds its objects made.
  set(CMAKE_CXX_COMPILER_LAUNCHER
      ${CMAKE_COMMAND} -E env CCACHE_BASEDIR=${PROJECT_SOURCE_DIR} CCACHE_NOHASHDIR=1
      CCACHE_SLOPPINESS=pch_defines,time_macros CCACHE_PCH_EXTSUM=1 ${CCACHE})
endif()

if(CMAKE_CXX_COMPILER_ID STREQUAL Clang)
  # It finds cmake_pch.hxx.pch beside the header, and ccache a path that does not count where the checkout lies.
  set(CMAKE_CXX_COMPILE_OPTIONS_USE_PCH -include <PCH_HEADER>)
endif()

add_library(kaisho_options INTERFACE)
target_include_directories(kaisho_options INTERFACE ${PROJECT_SOURCE_DIR})
target_compile_options(
  kaisho_options
  INTERFACE -Wall -Wextra -Wpedantic -Werror
            -Wshadow -Wswitch-enum -Wconversion -Wno-sign-conversion -Wdouble-promotion
            -Wold-style-cast -Wcast-align -Wcast-qual -Wextra-semi
            -Wnon-virtual-dtor -Woverloaded-virtual -Wimplicit-fallthrough
            # The same floating-point results on every platform, so no fused multiply-add.
            -ffp-contract=off)
if(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
  # The last four: g++ 12 warns of its own std::string (GCC bug 105651).
  target_compile_options(kaisho_options INTERFACE -Wduplicated-cond -Wduplicated-branches -Wlogical-op
                         -Wno-restrict -Wno-stringop-overflow -Wno-stringop-overread -Wno-array-bounds)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL Clang)
  # Google Benchmark counts by __COUNTER__, which clang 22 takes for news.
  # libstdc++ 12 uses in its own stable_sort what it marks as deprecated.
  target_compile_options(kaisho_options INTERFACE -Wno-c2y-extensions -U__DEPRECATED)
endif()
if(CMAKE_SYSTEM_PROCESSOR STREQUAL x86_64)
  # Every x86-64 machine since 2009: bit counting in one instruction.
  target_compile_options(kaisho_options INTERFACE -march=x86-64-v2)
endif()

# One setting for all: the same nlohmann-json functions are compiled in libraries with and without
# exceptions, and the linker keeps one of each. Use the calls that report errors by value.
target_compile_definitions(kaisho_options INTERFACE JSON_NOEXCEPTION)

add_library(kaisho_no_exceptions INTERFACE)
target_compile_options(kaisho_no_exceptions INTERFACE -fno-exceptions)

if(KAISHO_SANITIZE)
  set(sanitize -fsanitize=address,undefined -fno-sanitize-recover=all)
  file(RELATIVE_PATH ignored ${PROJECT_BINARY_DIR} ${PROJECT_SOURCE_DIR}/cmake/sanitize-ignore.txt)
  target_compile_definitions(kaisho_options INTERFACE _GLIBCXX_ASSERTIONS)
  target_compile_options(
    kaisho_options INTERFACE ${sanitize} -fsanitize-ignorelist=${ignored}
                             -fno-omit-frame-pointer)
  target_link_options(kaisho_options INTERFACE ${sanitize})
  # The fuzz targets read what comes from outside, and that code has no exceptions.
  target_compile_options(kaisho_no_exceptions INTERFACE -fsanitize=fuzzer-no-link)
endif()
