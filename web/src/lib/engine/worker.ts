// The engine's own thread. Messages: {module} once, with {game, net} where its players have one, then
// {id, session, request}; each is answered with {id, answer}. A session is opened by its first request.
/// <reference lib="webworker" />
import { Engine } from './wasm';

export interface WorkerStart {
  module: WebAssembly.Module;
  game: string;
  net: string | null;
}

export interface WorkerRequest {
  id: number;
  session: string;
  request: Record<string, unknown>;
}

declare const self: DedicatedWorkerGlobalScope;

let engine: Promise<Engine> | null = null;
const sessions = new Map<string, number>();

function sessionOf(ready: Engine, name: string): number {
  let session = sessions.get(name);
  if (session === undefined) {
    session = ready.open();
    sessions.set(name, session);
  }
  return session;
}

async function answer({ id, session, request }: WorkerRequest): Promise<void> {
  try {
    if (!engine) throw new Error('the engine was not given');
    const ready = await engine;
    const text = ready.handle(sessionOf(ready, session), JSON.stringify(request));
    self.postMessage({ id, answer: JSON.parse(text) as unknown });
  } catch (fault) {
    self.postMessage({
      id,
      answer: { ok: false, error: { code: 'engine_failed', message: String(fault) } },
    });
  }
}

async function begin({ module, game, net }: WorkerStart): Promise<Engine> {
  const ready = await Engine.start(module);
  if (net !== null && !ready.giveNet(game, net))
    console.warn(`the net of ${game} does not fit; its bots play without`);
  return ready;
}

self.onmessage = (message: MessageEvent<WorkerStart | WorkerRequest>) => {
  if ('module' in message.data) engine = begin(message.data);
  else void answer(message.data);
};
