// Rules pages and texts of components follow the numbers of the edition: each is changed in turn, and some
// sentence says another thing. What no sentence is about is named here. (That French names the same values as
// English is in i18n.test.ts, that the texts of components follow in both in tests/games/component_texts_test.cpp.)
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { setLanguage } from '$lib/i18n';
import { games, openGame } from '../src/games';
import { filled } from '../src/games/shared/filled';
import { factsOf } from './facts';
import { newSession } from './wasm';

type Path = (string | number)[];

/** The numbers of an edition; of a long list its first and its last. */
function* numbers(json: unknown, path: Path = []): Generator<Path> {
  if (typeof json === 'number') yield path;
  if (typeof json !== 'object' || json === null) return;
  const all = Object.entries(json);
  const some = Array.isArray(json) && json.length > 3 ? [all[0], all.at(-1)] : all;
  for (const [key, value] of some as [string, unknown][])
    if (key !== 'provenance')
      yield* numbers(value, [...path, Array.isArray(json) ? Number(key) : key]);
}

function changed(edition: unknown, path: Path): unknown {
  const other = structuredClone(edition) as Record<string, unknown>;
  const place = path.slice(0, -1).reduce((at, key) => at[key] as Record<string, unknown>, other);
  const last = path.at(-1) ?? '';
  place[last] = Number(place[last]) + 1;
  return other;
}

const withoutIndex = (path: Path): string =>
  path.map((key) => (typeof key === 'number' ? '#' : key)).join('.');

/** All that the rules say of a box, and what the texts of its components do. */
interface Game {
  useEdition(edition: unknown): void;
  ruleFigures(): unknown;
}

function said(game: Game, edition: unknown): string {
  game.useEdition(edition);
  const texts: unknown[] = [];
  const look = (json: unknown): void => {
    if (typeof json !== 'object' || json === null) return;
    for (const [key, value] of Object.entries(json)) {
      if (key === 'text' || key === 'name') texts.push(value);
      else look(value);
    }
  };
  look(filled(edition));
  return JSON.stringify([game.ruleFigures(), texts]);
}

/** Those that say which of their numbers no sentence is about; a new one does so later. */
const WITH_SENTENCES = games.map(({ id }) => id).filter((id) => factsOf(id).unsaid);

describe.each(WITH_SENTENCES)('the sentences of %s', (id) => {
  let game: Game;
  let edition: unknown;
  beforeAll(async () => {
    await setLanguage('en');
    game = (await openGame(id)) as Game;
    edition = await (await newSession()).edition(id);
  });
  afterEach(() => game.useEdition(null));

  it('follow its numbers', () => {
    const before = said(game, edition);
    const told = [...numbers(edition)].filter(
      (path) => !factsOf(id).unsaid?.test(withoutIndex(path)),
    );
    expect(told.length).toBeGreaterThan(15);
    const silent = told
      .filter((path) => said(game, changed(edition, path)) === before)
      .map(withoutIndex);
    expect([...new Set(silent)]).toEqual([]);
  }, 60_000);
});
