# Toolchain: the engine for the browser, by clang's own WebAssembly target and Debian's WASI library.
set(CMAKE_SYSTEM_NAME WASI)  # cmake/Platform/WASI.cmake
list(APPEND CMAKE_MODULE_PATH ${CMAKE_CURRENT_LIST_DIR})
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_CXX_COMPILER clang++-22)
set(CMAKE_AR llvm-ar-22)
set(CMAKE_RANLIB llvm-ranlib-22)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)

# clang now calls the target wasm32-wasip1; Debian's libraries still lie under its old name.
set(CMAKE_CXX_FLAGS_INIT -Wno-deprecated)

# A reactor has no main: its functions are called one by one, after _initialize. Where binaryen is installed clang would
# run its wasm-opt by itself: then the engine would be another one on another machine.
set(CMAKE_EXE_LINKER_FLAGS_INIT "-mexec-model=reactor -Wl,--strip-all --no-wasm-opt")
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
