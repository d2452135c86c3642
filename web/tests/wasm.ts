// The real engine for tests: the module the pages load, in this process.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Session, type Answer } from '$lib/engine/client';
import { Engine } from '$lib/engine/wasm';

const path = fileURLToPath(new URL('../../build/wasm/kaisho.wasm', import.meta.url));

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
