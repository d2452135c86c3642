# CMake 3.25 does not know the system WASI by itself; it has no shared libraries.
set_property(GLOBAL PROPERTY TARGET_SUPPORTS_SHARED_LIBS FALSE)
