// The real engine for tests: the module the pages load, in this process.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Session, type Answer } from '$lib/engine/client';
import { Engine } from '$lib/engine/wasm';

const root = new URL('../../', import.meta.url);
const path = fileURLToPath(new URL('build/wasm/kaisho.wasm', root));

/** The engine of one game, as its page loads it: without a net. */
export function startEngineOf(game: string): Promise<Engine> {
  return WebAssembly.compile(readFileSync(new URL(`build/wasm/kaisho-${game}.wasm`, root))).then(
    (module) => Engine.start(module),
  );
}

/** The text of the net that a page fetches. */
export const netOf = (game: string): string =>
  readFileSync(new URL(`players/nets/${game}.json`, root), 'utf8');

/** The parameters of the search of a game's five levels, the strongest last. */
export function levelsOf(game: string): string[] {
  const file = JSON.parse(readFileSync(new URL(`players/levels/${game}.json`, root), 'utf8')) as {
    levels: string[];
  };
  return file.levels;
}

let engine: Promise<Engine> | null = null;

export function startEngine(): Promise<Engine> {
  engine ??= WebAssembly.compile(readFileSync(path)).then((module) => Engine.start(module));
  return engine;
}

export async function newSession(): Promise<Session> {
  const ready = await startEngine();
  const session = ready.open();
  return new Session((request) =>
    Promise.resolve(JSON.parse(ready.handle(session, JSON.stringify(request))) as Answer),
  );
}
