#include "tests/games/allocations.h"

#include <malloc.h>

#include <cstdlib>
#include <new>

namespace {

thread_local std::size_t count = 0;
thread_local std::ptrdiff_t kept = 0;

void* taken(std::size_t size, std::size_t alignment) noexcept {
  if (size == 0) size = 1;
  if (alignment <= alignof(std::max_align_t)) return std::malloc(size);
  return std::aligned_alloc(alignment, (size + alignment - 1) / alignment * alignment);
}

std::ptrdiff_t size_of(void* memory) {
  return memory == nullptr ? 0 : static_cast<std::ptrdiff_t>(malloc_usable_size(memory));
}

void* counted(std::size_t size, std::size_t alignment = 0) noexcept {
  void* memory = taken(size, alignment);
  ++count;
  kept += size_of(memory);
  return memory;
}

void give_back(void* memory) noexcept {
  kept -= size_of(memory);
  std::free(memory);
}

void* counted_or_throw(std::size_t size, std::size_t alignment = 0) {
  void* memory = counted(size, alignment);
  if (memory == nullptr) throw std::bad_alloc();
  return memory;
}

}  // namespace

std::size_t allocations() { return count; }
std::ptrdiff_t bytes_kept() { return kept; }

void* operator new(std::size_t size) { return counted_or_throw(size); }
void* operator new[](std::size_t size) { return counted_or_throw(size); }
void* operator new(std::size_t size, const std::nothrow_t&) noexcept { return counted(size); }
void* operator new[](std::size_t size, const std::nothrow_t&) noexcept { return counted(size); }
void* operator new(std::size_t size, std::align_val_t alignment) {
  return counted_or_throw(size, static_cast<std::size_t>(alignment));
}
void* operator new[](std::size_t size, std::align_val_t alignment) {
  return counted_or_throw(size, static_cast<std::size_t>(alignment));
}
void operator delete(void* memory) noexcept { give_back(memory); }
void operator delete[](void* memory) noexcept { give_back(memory); }
void operator delete(void* memory, std::size_t) noexcept { give_back(memory); }
void operator delete[](void* memory, std::size_t) noexcept { give_back(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { give_back(memory); }
void operator delete[](void* memory, std::align_val_t) noexcept { give_back(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { give_back(memory); }
void operator delete[](void* memory, std::size_t, std::align_val_t) noexcept { give_back(memory); }
