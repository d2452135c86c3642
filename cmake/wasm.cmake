# Toolchain: the engine for the browser, by clang's own WebAssembly target and Debian's WASI library.
set(CMAKE_SYSTEM_NAME WASI)  # cmake/Platform/WASI.cmake
list(APPEND CMAKE_MODULE_PATH ${CMAKE_CURRENT_LIST_DIR})
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_CXX_COMPILER clang++-22)
set(CMAKE_AR llvm-ar-22)
set(CMAKE_RANLIB llvm-ranlib-22)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)

# clang now calls the target wasm32-wasip1; Debian's libraries still lie under its old name.
# What follows makes an engine a tenth lighter over the wire: the linker optimises all code at once, no type is asked for
# its name, a page never leaves main and so destroys nothing, and there is but one thread.
set(CMAKE_CXX_FLAGS_INIT "-Wno-deprecated -flto -fno-rtti -fno-c++-static-destructors -fno-threadsafe-statics")

# A reactor has no main: its functions are called one by one, after _initialize. Where binaryen is installed clang would
# run its wasm-opt by itself, with what it takes for good; CMakeLists.txt says where and how it is run.
set(CMAKE_EXE_LINKER_FLAGS_INIT "-mexec-model=reactor -Wl,--strip-all --no-wasm-opt")
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
