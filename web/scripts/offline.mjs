// Adds the service workers to the pages: the one that keeps their files, with the list of them, and the one of notices.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

const digest = (content) => createHash('sha256').update(content).digest('hex').slice(0, 16);

/** The name of a file in assets/ has a digest of what it holds already. */
const entryOf = (url, content) =>
  url.startsWith('assets/') ? url : { url, revision: digest(content) };

/** Asked for by whoever shows a link to a page, or a notice, never by a page. */
const forLinks = (name) => /^(share|apple-touch-icon|notice-badge)\./.test(name);

const urlOf = (entry) => entry.url ?? entry;

/** The code of a worker at `path`: one classic script, as not every browser takes a module for a service worker. */
async function workerOf(path, define) {
  const { output } = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: { input: path, output: { format: 'iife' } },
    },
  });
  return output[0].code;
}

/** A plugin of Vite. `path`: of the worker that keeps files; `notices`: of the other one. */
export function offline(path, notices) {
  let folder;
  return {
    name: 'offline',
    apply: 'build',
    configResolved({ publicDir }) {
      folder = publicDir;
    },
    generateBundle: {
      order: 'post', // the other plugins have written their files, index.html among them
      async handler(_, bundle) {
        const built = Object.values(bundle).map((file) =>
          entryOf(file.fileName, file.code ?? file.source),
        );
        const names = (await readdir(folder)).filter((name) => !forLinks(name));
        const published = names.map(async (name) =>
          entryOf(name, await readFile(join(folder, name))),
        );
        const kept = [...built, ...(await Promise.all(published))].sort((a, b) =>
          urlOf(a) < urlOf(b) ? -1 : 1,
        );
        this.emitFile({
          type: 'asset',
          fileName: 'sw.js',
          source: await workerOf(path, { KEPT_FILES: JSON.stringify(kept) }),
        });
        this.emitFile({
          type: 'asset',
          fileName: 'notices.js',
          source: await workerOf(notices, {}),
        });
      },
    },
  };
}
