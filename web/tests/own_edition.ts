// An owner's edition, read as the page "New table" reads it.
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { readEdition, type ReadEdition } from '../src/pages/new/edition';
import { newSession } from './wasm';

interface Edition {
  edition: string;
  cards: { value: unknown }[];
  colours: { id: string }[];
}
export const standard = (game: string): Edition =>
  JSON.parse(
    readFileSync(new URL(`../../editions/${game}.json`, import.meta.url), 'utf8'),
  ) as Edition;

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
export const read = async (game: string, edition: unknown): Promise<ReadEdition> =>
  readEdition(
    bytesOf(typeof edition === 'string' ? edition : JSON.stringify(edition)),
    game,
    await newSession(),
  );

export async function faultsOf(game: string, edition: unknown): Promise<string[]> {
  const found = await read(game, edition);
  if (typeof found === 'string' || 'own' in found) throw new Error('this was taken for sound');
  for (const { message } of found.faults) expect(message).toMatch(/^[A-Z].*\.$/s);
  return found.faults.map(({ where = '' }) => where);
}
