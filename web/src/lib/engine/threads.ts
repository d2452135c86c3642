// The page's engines, for each game its own, which comes when the game is wanted: one thread that
// answers at once (the game, and looking ahead in a turn), and one for the bots, so that neither their
// thinking nor the net they think with, which comes apart, ever keeps a person waiting.
import { fetchSoon } from '../fetch_soon';
import { Session, type Answer, type Ask } from './client';
import { EngineError } from './error';
import type { WorkerStart } from './worker';

const urls = import.meta.glob<string>('$wasm/kaisho-*.wasm', {
  query: '?url',
  import: 'default',
  eager: true,
});
const nets = import.meta.glob<string>('$nets/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});
const compiled = new Map<string, Promise<WebAssembly.Module>>();

const urlIn = (files: Record<string, string>, name: string): string | undefined =>
  Object.entries(files).find(([path]) => path.endsWith(`/${name}`))?.[1];

function urlOf(game: string): string {
  const url = urlIn(urls, `kaisho-${game}.wasm`);
  if (url === undefined) throw new Error(`there is no engine for ${game}`);
  return url;
}

/** Milliseconds before each further try to fetch something. */
const PAUSES = [400, 1500, 4000];

async function tried<T>(fetched: () => Promise<T>, pauses: number[]): Promise<T> {
  for (const pause of pauses) {
    try {
      return await fetched();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return fetched();
}

/** The net by which the game's bots judge positions; null where there is none or it does not come: they play without. */
async function netOf(game: string): Promise<string | null> {
  const url = urlIn(nets, `${game}.json`);
  if (url === undefined) return null;
  const answer = await tried(() => fetchSoon(url), PAUSES.slice(0, 1)).catch(() => null);
  return answer?.ok ? answer.text() : null;
}

async function compile(game: string): Promise<WebAssembly.Module> {
  const url = urlOf(game);
  return WebAssembly.compileStreaming(fetchSoon(url)).catch(async () => {
    // A server that does not name the type of .wasm files
    const bytes = await (await fetchSoon(url)).arrayBuffer();
    return WebAssembly.compile(bytes);
  });
}

function engineOf(game: string): Promise<WebAssembly.Module> {
  const known = compiled.get(game);
  if (known) return known;
  const module = tried(() => compile(game), PAUSES);
  compiled.set(game, module);
  module.catch(() => compiled.delete(game)); // to be fetched again when it is wanted again
  return module;
}

const GONE: Answer = {
  ok: false,
  error: { code: 'engine_failed', message: 'The rules engine stopped.' },
};

class Thread {
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private readonly ready: Promise<void>;
  private last = 0;
  private stopped = false;

  /** `thinks`: for players, who need the game's net. `gone`: told when the thread is of no use any more. */
  constructor(
    game: string,
    thinks: boolean,
    private readonly gone: () => void,
  ) {
    this.worker.onmessage = ({ data }: MessageEvent<{ id: number; answer: Answer }>) => {
      this.waiting.get(data.id)?.(data.answer);
      this.waiting.delete(data.id);
    };
    this.worker.onerror = () => this.fail();
    this.ready = this.begin(game, thinks);
    this.ready.catch(() => undefined); // whoever asks is told
  }

  private async begin(game: string, thinks: boolean): Promise<void> {
    const [module, net] = await Promise.all([engineOf(game), thinks ? netOf(game) : null]).catch(
      () => {
        this.end();
        throw new EngineError({ code: 'no_engine', message: 'Could not load the rules engine.' });
      },
    );
    this.worker.postMessage({ module, game, net } satisfies WorkerStart);
  }

  // The thread is gone: whoever waits is told, so that no page waits for ever.
  private fail(): void {
    this.stopped = true;
    for (const answer of this.waiting.values()) answer(GONE);
    this.waiting.clear();
    this.end();
  }

  end(): void {
    this.worker.terminate();
    this.gone();
  }

  async ask(session: string, request: Record<string, unknown>): Promise<Answer> {
    await this.ready;
    if (this.stopped) return GONE;
    const id = ++this.last;
    const answered = new Promise<Answer>((resolve) => this.waiting.set(id, resolve));
    this.worker.postMessage({ id, session, request });
    return answered;
  }
}

const quick = new Map<string, Thread>();
const slow = new Map<string, Thread>();

function threadOf(game: string, threads: Map<string, Thread>): Thread {
  const thread =
    threads.get(game) ?? new Thread(game, threads === slow, () => threads.delete(game));
  threads.set(game, thread);
  return thread;
}

/** Of a game that has lost its thread, the next question begins a new one. */
function sessionOf(game: string, name: string, threads: Map<string, Thread>): Session {
  threadOf(game, threads); // begins to fetch at once
  const ask: Ask = (request) => threadOf(game, threads).ask(name, request);
  return new Session(ask);
}

/** A session that answers in milliseconds. Names are the caller's; of a game the same name, the same session. */
export const quickSession = (game: string, name: string): Session => sessionOf(game, name, quick);

/** A session for thinking: it may take seconds. */
export const thinkingSession = (game: string, name: string): Session => sessionOf(game, name, slow);

/** So many sessions for thinking, each with a thread of its own, until they are ended. */
export function crewOf(game: string, size: number): { sessions: Session[]; end: () => void } {
  const threads = Array.from({ length: size }, () => new Thread(game, true, () => undefined));
  return {
    sessions: threads.map((thread) => new Session((request) => thread.ask('review', request))),
    end: () => threads.forEach((thread) => thread.end()),
  };
}
