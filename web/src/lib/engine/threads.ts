// The page's engines, for each game its own, which comes when the game is wanted: one thread that
// answers at once (the game, and looking ahead in a turn), and one for the bots, so that neither their
// thinking nor the net they think with, which comes apart, ever keeps a person waiting.
import { Session, type Answer, type Ask } from './client';
import type { WorkerStart } from './worker';

const urls = import.meta.glob<string>('$wasm/kaisho-*.wasm', { query: '?url', import: 'default', eager: true });
const nets = import.meta.glob<string>('$nets/*.json', { query: '?url', import: 'default', eager: true });
const compiled = new Map<string, Promise<WebAssembly.Module>>();

const urlIn = (files: Record<string, string>, name: string): string | undefined =>
  Object.entries(files).find(([path]) => path.endsWith(`/${name}`))?.[1];

function urlOf(game: string): string {
  const url = urlIn(urls, `kaisho-${game}.wasm`);
  if (url === undefined) throw new Error(`there is no engine for ${game}`);
  return url;
}

/** The net by which the game's bots judge positions; null where there is none or it does not come: they play without. */
async function netOf(game: string): Promise<string | null> {
  const url = urlIn(nets, `${game}.json`);
  if (url === undefined) return null;
  const answer = await fetch(url).catch(() => null);
  return answer?.ok ? answer.text() : null;
}

async function compile(game: string): Promise<WebAssembly.Module> {
  const url = urlOf(game);
  return WebAssembly.compileStreaming(fetch(url)).catch(async () => {
    // A server that does not name the type of .wasm files
    const bytes = await (await fetch(url)).arrayBuffer();
    return WebAssembly.compile(bytes);
  });
}

function engineOf(game: string): Promise<WebAssembly.Module> {
  const module = compiled.get(game) ?? compile(game);
  compiled.set(game, module);
  return module;
}

class Thread {
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private readonly ready: Promise<void>;
  private last = 0;

  /** `thinks`: for players, who need the game's net. */
  constructor(game: string, thinks: boolean) {
    this.worker.onmessage = ({ data }: MessageEvent<{ id: number; answer: Answer }>) => {
      this.waiting.get(data.id)?.(data.answer);
      this.waiting.delete(data.id);
    };
    this.worker.onerror = () => this.fail();
    this.ready = this.begin(game, thinks);
  }

  private async begin(game: string, thinks: boolean): Promise<void> {
    const [module, net] = await Promise.all([engineOf(game), thinks ? netOf(game) : null]);
    this.worker.postMessage({ module, game, net } satisfies WorkerStart);
  }

  // The thread is gone: whoever waits is told, so that no page waits for ever.
  private fail(): void {
    const error = { code: 'engine_failed', message: 'The rules engine stopped.' };
    for (const answer of this.waiting.values()) answer({ ok: false, error });
    this.waiting.clear();
  }

  session(name: string): Session {
    const ask: Ask = async (request) => {
      await this.ready;
      const id = ++this.last;
      const answered = new Promise<Answer>((resolve) => this.waiting.set(id, resolve));
      this.worker.postMessage({ id, session: name, request });
      return answered;
    };
    return new Session(ask);
  }
}

const quick = new Map<string, Thread>();
const slow = new Map<string, Thread>();

function threadOf(game: string, threads: Map<string, Thread>): Thread {
  const thread = threads.get(game) ?? new Thread(game, threads === slow);
  threads.set(game, thread);
  return thread;
}

/** A session that answers in milliseconds. Names are the caller's; of a game the same name, the same session. */
export const quickSession = (game: string, name: string): Session => threadOf(game, quick).session(name);

/** A session for thinking: it may take seconds. */
export const thinkingSession = (game: string, name: string): Session => threadOf(game, slow).session(name);
