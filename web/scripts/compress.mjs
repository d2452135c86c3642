// Puts a .br and a .gz beside every file of dist/ that gains by it: the server sends them as they are.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const dist = new URL('../dist', import.meta.url).pathname;
const worth = /\.(html|js|mjs|css|svg|wasm|json|webmanifest|txt)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function* files(folder) {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* files(path);
    else if (worth.test(entry.name)) yield path;
  }
}

// How distances can be written (postfix, direct): which of them is smallest differs from file to file, by some parts in
// a thousand, and a page is fetched more often than made.
const DISTANCES = [
  [0, 0],
  [0, 4],
  [0, 15],
  [1, 8],
  [3, 8],
];

async function smallest(data) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
  };
  const tried = DISTANCES.map(([postfix, direct]) =>
    brotli(data, {
      params: {
        ...params,
        [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
        [constants.BROTLI_PARAM_NDIRECT]: direct,
      },
    }),
  );
  return (await Promise.all(tried)).reduce((best, one) => (one.length < best.length ? one : best));
}

async function compress(path) {
  const data = await readFile(path);
  const [br, gz] = await Promise.all([smallest(data), zip(data, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
  return br.length;
}

let total = 0;
let count = 0;
for await (const path of files(dist)) {
  total += await compress(path);
  count += 1;
}
console.log(`${count} files compressed, ${(total / 1000).toFixed(0)} kB by brotli`);
