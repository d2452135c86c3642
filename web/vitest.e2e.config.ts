import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Tests that let bots play a game first ask the engine as the pages do.
  resolve: { alias: { $lib: fileURLToPath(new URL('./src/lib', import.meta.url)) } },
  test: {
    include: ['e2e/**/*.e2e.ts', 'src/games/*/e2e/*.e2e.ts'],
    environment: 'node',
    globalSetup: './e2e/server.ts',
    reporters: ['./e2e/reporter.ts'],
    pool: 'forks',
    poolOptions: { forks: { maxForks: 2, minForks: 1 } },
    // Only what hangs takes as long, on any machine; ./test ends a step that says nothing for ten minutes.
    testTimeout: 540_000,
    hookTimeout: 300_000,
    retry: 0,
  },
});
