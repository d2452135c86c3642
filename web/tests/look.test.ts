// Where a hint lets one look: for every move that can be made, at something the board of its game has.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { GameModule } from '$lib/board';
import type { MoveObject, StateAnswer } from '$lib/engine/protocol';
import { games } from '../src/games';
import { factsOf } from './facts';
import { protocolWords } from './protocol';
import { newSession } from './wasm';

const looks = import.meta.glob<Pick<GameModule, 'lookAt'>>('../src/games/*/look.ts', {
  eager: true,
});

/** Moves that only end something: there is nothing to look at. */
const ENDINGS = ['done', 'insure none'];
/** So many are played in any case, and more of them while a kind of move has not come up. */
const GAMES = 4;
const MOST_GAMES = 20;

// -- what the boards have

const root = fileURLToPath(new URL('../src/games/', import.meta.url));
/** What stands for a gap at the head of a name; without it such a name would stand for all. */
const HEADS: Record<string, string> = { row: '(market|farm)', trade: '(buy|sell)' };

/** The names of anchors in the sources of a game, what is filled in left open. */
function anchorsOf(game: string): RegExp[] {
  const sources = [game, 'shared'].flatMap((folder) =>
    readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.svelte'))
      .map((file) => readFileSync(`${root}${folder}/${file}`, 'utf8')),
  );
  const names = sources.flatMap((source) =>
    Array.from(source.matchAll(/\banchor="([^"]+)"/g), ([, name = '']) => name),
  );
  return [...new Set(names)].flatMap((name) => {
    const whole = name.replace(/^\{(\w+)\}/, (gap, head: string) => HEADS[head] ?? gap);
    return whole.startsWith('{') ? [] : [new RegExp(`^${whole.replace(/\{[^}]*\}/g, '.+')}$`)];
  });
}

// -- what is played

/** By turns any move, and one with a word that came up least: what is rare in a game of chance comes up too. */
function next(legal: MoveObject[], said: Map<string, number>, n: number): string {
  const rarity = legal.map(({ text }) =>
    Math.min(...text.split(' ').map((word) => said.get(word) ?? 0)),
  );
  const least = Math.min(...rarity);
  const open = n % 2 ? legal : legal.filter((_, i) => rarity[i] === least);
  const { text } = open[(n * 7919 + 13) % open.length]!;
  for (const word of text.split(' ')) said.set(word, (said.get(word) ?? 0) + 1);
  return text;
}

async function play(
  game: string,
  seed: number,
  said: Map<string, number>,
  visit: (answer: StateAnswer) => void,
): Promise<void> {
  const session = await newSession();
  const {
    min_players: min,
    max_players: max,
    variants,
  } = (await session.games()).find(({ id }) => id === game)!;
  const edition = await session.edition(game);
  const even = seed % 2 === 0;
  if (even) factsOf(game).ease?.(edition as never);
  const players = min + (seed % (max - min + 1));
  let answer = await session.begin({
    game,
    players,
    seed: String(seed),
    options: { variants: even ? variants : [] },
    edition,
  });
  for (let n = 0; answer.to_move !== null; n++) {
    visit(answer);
    answer = await session.play([next(answer.legal, said, n)]);
  }
}

describe.each(games.map(({ id }) => id))('in %s', (game) => {
  const { lookAt } = looks[`../src/games/${game}/look.ts`]!;
  const anchors = anchorsOf(game);
  const tried = new Map<string, boolean>();
  const isThere = (name: string): boolean => {
    const there = tried.get(name) ?? anchors.some((one) => one.test(name));
    tried.set(name, there);
    return there;
  };

  it('every move has one to three things to look at, but those that end something', async () => {
    const kinds = protocolWords(game).moves;
    const seen = new Set<string>();
    const faults = new Set<string>();
    const said = new Map<string, number>();
    for (let seed = 1; seed <= GAMES || (seed <= MOST_GAMES && seen.size < kinds.length); seed++) {
      await play(game, seed, said, ({ legal, state }) => {
        for (const move of legal) {
          seen.add(move.kind);
          const names = lookAt(move, state);
          const few = ENDINGS.includes(move.text)
            ? names.length === 0
            : names.length >= 1 && names.length <= 3;
          if (!few || new Set(names).size < names.length || !names.every(isThere))
            faults.add(`${move.text}: ${names.join()}`);
        }
      });
    }
    expect([...faults]).toEqual([]);
    expect([...seen].sort()).toEqual([...kinds].sort());
  });
});
