// node wasm_engine.mjs kaisho.wasm: the line protocol on standard input and output, answered by the
// engine of the browser. Gives the module its imports as docs/protocol.md asks.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { randomFillSync } from 'node:crypto';

const memory = () => new Uint8Array(engine.memory.buffer);
const refuse = () => 8; // EBADF: there are no files here
const imports = {
  wasi_snapshot_preview1: {
    random_get(at, size) {
      randomFillSync(memory(), at, size);
      return 0;
    },
    clock_time_get(_clock, _precision, at) {
      new DataView(engine.memory.buffer).setBigUint64(at, BigInt(Date.now()) * 1_000_000n, true);
      return 0;
    },
    fd_close: refuse,
    fd_seek: refuse,
    fd_write: refuse,
    proc_exit() {
      throw new Error('the engine has given up');
    },
  },
};

const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]), imports);
const engine = instance.exports;
engine._initialize();
const session = engine.kaisho_open();

function answer(line) {
  const request = new TextEncoder().encode(line);
  const room = engine.kaisho_alloc(request.length);
  memory().set(request, room);
  const at = engine.kaisho_handle(session, room, request.length);
  engine.kaisho_free(room);
  const size = new DataView(engine.memory.buffer).getUint32(at, true);
  return new TextDecoder().decode(memory().subarray(at + 4, at + 4 + size));
}

for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  if (line.trim() !== '') process.stdout.write(answer(line) + '\n');
}
