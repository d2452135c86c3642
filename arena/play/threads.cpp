#include "arena/play/threads.h"

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

namespace kaisho::arena {

std::size_t thread_count(int wished) {
  if (wished > 0) return wished;
  return std::max(1U, std::thread::hardware_concurrency());
}

std::size_t thread_count(int wished, std::size_t pieces) {
  return std::max<std::size_t>(1, std::min(thread_count(wished), pieces));
}

void on_threads(std::size_t threads, const std::function<void()>& work) {
  std::vector<std::jthread> helpers;
  for (std::size_t i = 1; i < threads; ++i) helpers.emplace_back(work);
  work();
}

void for_each_piece(std::size_t pieces, int wished_threads,
                    const std::function<void(std::size_t)>& piece) {
  std::atomic<std::size_t> next = 0;
  on_threads(thread_count(wished_threads, pieces), [&] {
    for (std::size_t i = next++; i < pieces; i = next++) piece(i);
  });
}

}  // namespace kaisho::arena
