// Positions of lessons hold what the rules need; pictures of them are drawn without an engine. So the build asks the
// game's engine what else it tells of each: standings, costs, counts…
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { Engine } from '../src/lib/engine/wasm';

interface Told {
  position?: Record<string, unknown>;
}
interface Answer {
  state?: Record<string, unknown>;
  error?: { message: string };
}

async function startEngine(game: string): Promise<Engine> {
  const file = new URL(`../../build/wasm/kaisho-${game}.wasm`, import.meta.url);
  return Engine.start(await WebAssembly.compile(new Uint8Array(await readFile(file))));
}

/** What is written stays; what is told alone comes to it. */
function tellRest(engine: Engine, game: string, one: Told): void {
  if (!one.position) return;
  const session = engine.open();
  const request = { type: 'load', game, position: one.position };
  const { state, error } = JSON.parse(engine.handle(session, JSON.stringify(request))) as Answer;
  engine.close(session);
  if (!state) throw new Error(error?.message ?? 'The engine does not answer.');
  one.position = { ...state, ...one.position };
}

export function toldPositions(): Plugin {
  const engines = new Map<string, Promise<Engine>>();
  return {
    name: 'told-positions',
    enforce: 'pre',
    async transform(text, id) {
      const game = /\/src\/lessons\/([\w-]+)\/\d[\w-]*\.json$/.exec(id)?.[1];
      if (!game) return null;
      const lesson = JSON.parse(text) as Told & { steps: Told[] };
      const started = engines.get(game) ?? startEngine(game);
      engines.set(game, started);
      const engine = await started;
      for (const one of [lesson, ...lesson.steps]) tellRest(engine, game, one);
      return { code: JSON.stringify(lesson), map: null };
    },
  };
}
