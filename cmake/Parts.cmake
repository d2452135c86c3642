# The parts we use and do not write, each under one name; their headers count as system headers.

add_library(kaisho_json INTERFACE)
add_library(kaisho::json ALIAS kaisho_json)
add_library(kaisho_vectors INTERFACE)
add_library(kaisho::vectors ALIAS kaisho_vectors)

if(CMAKE_SYSTEM_NAME STREQUAL WASI)
  # Debian's copies of these are headers only and serve here too, but they lie among the headers of
  # the machine itself, which do not: so a folder with them alone.
  find_path(NLOHMANN_JSON nlohmann/json.hpp PATHS /usr/include NO_DEFAULT_PATH NO_CMAKE_FIND_ROOT_PATH REQUIRED)
  find_path(HIGHWAY hwy/highway.h PATHS /usr/include NO_DEFAULT_PATH NO_CMAKE_FIND_ROOT_PATH REQUIRED)
  file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/include)
  file(CREATE_LINK ${NLOHMANN_JSON}/nlohmann ${PROJECT_BINARY_DIR}/include/nlohmann SYMBOLIC)
  file(CREATE_LINK ${HIGHWAY}/hwy ${PROJECT_BINARY_DIR}/include/hwy SYMBOLIC)
  target_include_directories(kaisho_json SYSTEM INTERFACE ${PROJECT_BINARY_DIR}/include)
  target_include_directories(kaisho_vectors SYSTEM INTERFACE ${PROJECT_BINARY_DIR}/include)
  return()
endif()

find_package(nlohmann_json 3.11 REQUIRED)
target_link_libraries(kaisho_json INTERFACE nlohmann_json::nlohmann_json)

find_package(Threads REQUIRED)
add_library(kaisho::threads ALIAS Threads::Threads)

find_package(fmt REQUIRED)
add_library(kaisho::fmt ALIAS fmt::fmt)

find_package(spdlog REQUIRED)
add_library(kaisho::log ALIAS spdlog::spdlog)

find_package(Boost 1.81 REQUIRED)
add_library(kaisho_boost STATIC cmake/boost.cpp)
add_library(kaisho::boost ALIAS kaisho_boost)
add_library(kaisho::boost_headers ALIAS Boost::headers)
target_link_libraries(kaisho_boost PUBLIC Boost::headers Threads::Threads PRIVATE kaisho_options)
target_compile_definitions(kaisho_boost PUBLIC BOOST_ASIO_SEPARATE_COMPILATION BOOST_BEAST_SEPARATE_COMPILATION)

find_package(SQLite3 REQUIRED)
add_library(kaisho::sqlite ALIAS SQLite::SQLite3)

find_package(PkgConfig REQUIRED)
# Its library knows what instructions the machine has.
pkg_check_modules(HIGHWAY REQUIRED IMPORTED_TARGET GLOBAL libhwy)
target_link_libraries(kaisho_vectors INTERFACE PkgConfig::HIGHWAY)

pkg_check_modules(SODIUM REQUIRED IMPORTED_TARGET GLOBAL libsodium)
add_library(kaisho::sodium ALIAS PkgConfig::SODIUM)

# Debian's libcurl comes with several libraries of TLS; packages.txt names the one with OpenSSL.
pkg_check_modules(CURL REQUIRED IMPORTED_TARGET GLOBAL libcurl)
add_library(kaisho::curl ALIAS PkgConfig::CURL)

pkg_check_modules(OPENSSL REQUIRED IMPORTED_TARGET GLOBAL openssl>=3)
add_library(kaisho::openssl ALIAS PkgConfig::OPENSSL)

pkg_check_modules(NATS REQUIRED IMPORTED_TARGET GLOBAL libnats)
add_library(kaisho::nats ALIAS PkgConfig::NATS)

pkg_check_modules(QRENCODE REQUIRED IMPORTED_TARGET GLOBAL libqrencode)
add_library(kaisho::qrencode ALIAS PkgConfig::QRENCODE)

pkg_check_modules(UTF8PROC REQUIRED IMPORTED_TARGET GLOBAL libutf8proc)
add_library(kaisho::utf8proc ALIAS PkgConfig::UTF8PROC)

find_package(CLI11 REQUIRED)
add_library(kaisho::cli11 ALIAS CLI11::CLI11)

if(KAISHO_TESTS)
  find_package(GTest REQUIRED)
  find_package(rapidcheck REQUIRED)
  add_library(kaisho_tests INTERFACE)
  add_library(kaisho::tests ALIAS kaisho_tests)
  target_link_libraries(kaisho_tests INTERFACE rapidcheck GTest::gmock GTest::gtest_main)

  find_package(benchmark REQUIRED)
  add_library(kaisho::benchmark ALIAS benchmark::benchmark_main)
endif()
