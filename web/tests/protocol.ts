// All that the line protocol names of a game, as docs/protocol-words-GAME.json lists it.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface Listed {
  moves: string[];
  /** Those that ask somebody, and those that only wait below them. */
  steps: { asked: string[]; waiting: string[] };
  /** By name, with the fields of each. */
  events: Record<string, string[]>;
  reasons: string[];
}

export interface ProtocolWords {
  moves: string[];
  steps: string[];
  events: string[];
  reasons: string[];
}

export function protocolWords(game: string): ProtocolWords {
  const path = fileURLToPath(new URL(`../../docs/protocol-words-${game}.json`, import.meta.url));
  const { moves, steps, events, reasons } = JSON.parse(readFileSync(path, 'utf8')) as Listed;
  return { moves, steps: [...steps.asked, ...steps.waiting], events: Object.keys(events), reasons };
}
