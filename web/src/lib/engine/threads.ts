// The page's engines: one thread that answers at once (the game, and looking ahead in a turn), and
// one for the bots, so that their thinking never keeps a person waiting.
import wasmUrl from '$wasm/kaisho.wasm?url';
import { Session, type Answer, type Ask } from './client';

let compiled: Promise<WebAssembly.Module> | null = null;

function compile(): Promise<WebAssembly.Module> {
  compiled ??= WebAssembly.compileStreaming(fetch(wasmUrl)).catch(async () => {
    // A server that does not name the type of .wasm files
    const bytes = await (await fetch(wasmUrl)).arrayBuffer();
    return WebAssembly.compile(bytes);
  });
  return compiled;
}

class Thread {
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private readonly ready: Promise<void>;
  private last = 0;

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<{ id: number; answer: Answer }>) => {
      this.waiting.get(data.id)?.(data.answer);
      this.waiting.delete(data.id);
    };
    this.worker.onerror = () => this.fail();
    this.ready = compile().then((module) => this.worker.postMessage({ module }));
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

let quick: Thread | null = null;
let slow: Thread | null = null;

/** A session that answers in milliseconds. Names are the caller's; the same name, the same session. */
export function quickSession(name: string): Session {
  quick ??= new Thread();
  return quick.session(name);
}

/** A session for thinking: it may take seconds. */
export function thinkingSession(name: string): Session {
  slow ??= new Thread();
  return slow.session(name);
}
