// The games this page can show, a line per game; the code of a game is loaded when it is opened.
import type { GameModule } from '../lib/board';

export const games: Record<string, () => Promise<GameModule>> = {
  osaka: async () => (await import('./osaka')).default as unknown as GameModule,
};
