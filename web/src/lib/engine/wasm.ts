// The engine as a WebAssembly module: sessions of the line protocol, text in, text out.
import { EngineError } from './error';

interface Exports {
  memory: WebAssembly.Memory;
  _initialize?(): void;
  kaisho_open(): number;
  kaisho_close(session: number): void;
  kaisho_alloc(size: number): number;
  kaisho_free(room: number): void;
  kaisho_give_net(id: number, idSize: number, text: number, size: number): number;
  kaisho_handle(session: number, request: number, size: number): number;
}

const EBADF = 8;
const OK = 0;

// The module asks the system for little more than chance and time; whatever else its libraries may
// import is answered with "no such file".
function systemCalls(memory: () => DataView): Record<string, (...args: never[]) => number> {
  return {
    random_get(pointer: number, size: number): number {
      crypto.getRandomValues(new Uint8Array(memory().buffer, pointer, size));
      return OK;
    },
    clock_time_get(clock: number, _precision: bigint, pointer: number): number {
      const ms = clock === 0 ? Date.now() : performance.now();
      memory().setBigUint64(pointer, BigInt(Math.round(ms * 1e6)), true);
      return OK;
    },
    environ_sizes_get(count: number, size: number): number {
      memory().setUint32(count, 0, true);
      memory().setUint32(size, 0, true);
      return OK;
    },
    environ_get: () => OK,
    proc_exit(code: number): number {
      throw new Error(`the engine stopped with status ${code}`);
    },
  };
}

function importsOf(module: WebAssembly.Module, memory: () => DataView): WebAssembly.Imports {
  const known = systemCalls(memory);
  const imports: WebAssembly.Imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    (imports[from] ??= {})[name] = known[name] ?? (() => EBADF);
  }
  return imports;
}

/** One instance of the module; sessions of an instance share nothing but its memory. */
export class Engine {
  private constructor(private readonly exports: Exports) {}

  static async start(module: WebAssembly.Module): Promise<Engine> {
    let exports: Exports | null = null;
    const memory = (): DataView => new DataView((exports as Exports).memory.buffer);
    const instance = await WebAssembly.instantiate(module, importsOf(module, memory));
    exports = instance.exports as unknown as Exports;
    exports._initialize?.();
    return new Engine(exports);
  }

  open(): number {
    return this.exports.kaisho_open();
  }

  close(session: number): void {
    this.exports.kaisho_close(session);
  }

  /** Puts a text into the engine's memory: its address and length. */
  private put(text: string): [number, number] {
    const bytes = new TextEncoder().encode(text);
    const room = this.exports.kaisho_alloc(bytes.length);
    if (room === 0)
      throw new EngineError({ code: 'no_memory', message: 'The engine has no room left.' });
    new Uint8Array(this.exports.memory.buffer, room, bytes.length).set(bytes);
    return [room, bytes.length];
  }

  /** Gives the players of a game their net, the text of its file; false where it is none for this game. */
  giveNet(game: string, net: string): boolean {
    const id = this.put(game);
    const text = this.put(net);
    const taken = this.exports.kaisho_give_net(...id, ...text) === 1;
    this.exports.kaisho_free(id[0]);
    this.exports.kaisho_free(text[0]);
    return taken;
  }

  /** One request of docs/protocol.md, one answer. */
  handle(session: number, request: string): string {
    const [room, size] = this.put(request);
    const answer = this.exports.kaisho_handle(session, room, size);
    this.exports.kaisho_free(room);
    if (answer === 0)
      throw new EngineError({ code: 'no_session', message: 'There is no such session.' });
    const memory = this.exports.memory.buffer;
    const length = new DataView(memory).getUint32(answer, true);
    return new TextDecoder().decode(new Uint8Array(memory, answer + 4, length));
  }
}
