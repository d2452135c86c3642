// The engine's own thread. Messages: {module} once, then {id, session, request}; each is answered
// with {id, answer}. A session is opened by its first request.
/// <reference lib="webworker" />
import { Engine } from './wasm';

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
    self.postMessage({ id, answer: { ok: false, error: { code: 'engine_failed', message: String(fault) } } });
  }
}

self.onmessage = (message: MessageEvent<{ module: WebAssembly.Module } | WorkerRequest>) => {
  if ('module' in message.data) engine = Engine.start(message.data.module);
  else void answer(message.data);
};
