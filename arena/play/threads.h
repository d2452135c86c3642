// Work that is shared among the cores.
#pragma once

#include <cstddef>
#include <functional>

namespace kaisho::arena {

// As many threads as `wished`; 0 stands for one per core.
std::size_t thread_count(int wished);
// How many threads so many pieces of work are worth: no more than there are pieces, and at least
// one.
std::size_t thread_count(int wished, std::size_t pieces);

// Runs `work` on so many threads, this one among them, and waits for all. Each takes pieces until
// none is left.
void on_threads(std::size_t threads, const std::function<void()>& work);

// Calls `piece` with every number below `pieces`, shared among so many threads.
void for_each_piece(std::size_t pieces, int wished_threads,
                    const std::function<void(std::size_t)>& piece);

}  // namespace kaisho::arena
