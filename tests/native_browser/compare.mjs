// node compare.mjs FOLDER GAME.txt…: plays the random games of each list (`seed players hash`, a line
// for each) in the engine that the browser loads for the game, FOLDER/kaisho-GAME.wasm, and compares
// their hashes with those of the native build, which the C++ tests pin to the same list. A *.json among
// them holds test vectors of a net (players/net/test_vectors.h): its engine has to give the same.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const [folder, ...files] = process.argv.slice(2);
const lists = files.filter((file) => file.endsWith('.txt'));
const nets = files.filter((file) => file.endsWith('.json'));
if (files.length === 0) {
  console.error('usage: node compare.mjs FOLDER GAME.txt… NET.json…');
  process.exit(2);
}

const refuse = () => 8; // EBADF: there are no files here
const imports = {
  wasi_snapshot_preview1: {
    random_get: refuse, // nothing here may depend on chance
    clock_time_get: refuse, // or on the time of day
    fd_close: refuse,
    fd_seek: refuse,
    fd_write: refuse,
    proc_exit() {
      throw new Error('the engine has given up');
    },
  },
};

async function engineOf(game) {
  const wasm = readFileSync(join(folder, game === undefined ? 'kaisho.wasm' : `kaisho-${game}.wasm`));
  const { exports } = (await WebAssembly.instantiate(wasm, imports)).instance;
  exports._initialize();
  return exports;
}

function randomGame(engine, game, players, seed) {
  const hash = withTexts(engine, [game], (id, size) => engine.kaisho_random_game(id, size, players, BigInt(seed)));
  return BigInt.asUintN(64, hash).toString(16).padStart(16, '0');
}

/** Calls `use` with the address and length of each text in the engine's memory. */
function withTexts(engine, texts, use) {
  const all = texts.map((text) => new TextEncoder().encode(text));
  const rooms = all.map((bytes) => engine.kaisho_alloc(bytes.length));
  all.forEach((bytes, i) => new Uint8Array(engine.memory.buffer).set(bytes, rooms[i]));
  const answer = use(...all.flatMap((bytes, i) => [rooms[i], bytes.length]));
  rooms.forEach((room) => engine.kaisho_free(room));
  return answer;
}

const root = new URL('../../', import.meta.url);

/** Vectors of a game's own net name the game; its engine gets that net first, as on a page. */
async function vectorsAlike(text) {
  const { game } = JSON.parse(text);
  const engine = await engineOf(game);
  if (game !== undefined) {
    const net = readFileSync(new URL(`players/nets/${game}.json`, root), 'utf8');
    if (withTexts(engine, [game, net], engine.kaisho_give_net) !== 1) return 0;
  }
  return withTexts(engine, [text], engine.kaisho_check_net);
}

let same = 0;
let different = 0;
for (const list of lists) {
  const game = basename(list, '.txt');
  const engine = await engineOf(game);
  for (const line of readFileSync(list, 'utf8').trim().split('\n')) {
    const [seed, players, hash] = line.split(' ');
    const found = randomGame(engine, game, Number(players), seed);
    if (found === hash) {
      same += 1;
    } else {
      different += 1;
      if (different <= 10) {
        console.error(`FAIL: ${game}, seed ${seed}, ${players} players: ${found}, natively ${hash}`);
      }
    }
  }
}
let vectors = 0;
let badNets = 0;
for (const net of nets) {
  const text = readFileSync(net, 'utf8');
  const alike = await vectorsAlike(text);
  vectors += alike;
  if (alike === 0) {
    badNets += 1;
    console.error(`FAIL: ${net}: the net gives something else in the browser`);
  }
}
console.log(`${same} games and ${vectors} vectors of nets alike, ${different + badNets} not`);
process.exit(same + vectors > 0 && different + badNets === 0 ? 0 : 1);
