// The games this page can show, a line per game; code and texts of a game come when it is opened.
import type { GameModule } from '../lib/board';
import type { GameMeta } from '../lib/game';
import { t } from '../lib/i18n';
import nippon from './nippon/meta';
import osaka from './osaka/meta';
import { useTextsOf } from './texts';
import yamatai from './yamatai/meta';
import yokohama from './yokohama/meta';

export const games: readonly GameMeta[] = [osaka, yokohama, yamatai, nippon];

export const metaOf = (id: string): GameMeta | undefined => games.find((game) => game.id === id);

/** The game that was played last, then the others. */
export const lastFirst = (last: string | null): GameMeta[] =>
  [...games].sort((a, b) => Number(b.id === last) - Number(a.id === last));

/** Opens a game: its code, and its texts in the language of the page. Null: there is no such game here. */
export async function openGame(id: string): Promise<GameModule | null> {
  const meta = metaOf(id);
  if (!meta) return null;
  const [{ default: game }] = await Promise.all([meta.load(), useTextsOf(id)]);
  return game as unknown as GameModule;
}

export const gameName = (id: string): string => t(`games:${id}.name`, { defaultValue: id });
