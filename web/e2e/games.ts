// Which games there are, by their folders, and which of them have what a new game gets later. No test here lists them.
import type { Page } from 'playwright-core';

interface Playing {
  /** Does so many things; true at the end of the game. */
  play(things?: number): Promise<boolean>;
  rest(): Promise<void>;
}
type Players = { Player: new (page: Page, seed: number) => Playing };

const named = (files: object): string[] =>
  Object.keys(files).map((path) => path.split('/').at(-2) ?? '');

export const games = named(import.meta.glob('../src/games/*/meta.ts'));
/** Those with pictures and a turn on their pages of rules. */
export const withBook = named(import.meta.glob('../src/games/*/book.ts'));
/** Those with what is explained at a first game. */
export const guided = named(import.meta.glob('../src/lessons/*/guide.en.json'));

const players = import.meta.glob<Players>('../src/games/*/e2e/player.ts');

/** Somebody who plays the game on this page. */
export async function playerOf(game: string, page: Page): Promise<Playing> {
  const load = players[`../src/games/${game}/e2e/player.ts`];
  if (!load) throw new Error(`${game} has no e2e/player.ts`);
  const { Player } = await load();
  return new Player(page, 1);
}
