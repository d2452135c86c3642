import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { targets } from './scripts/browsers.mjs';
import { fewerLetters } from './scripts/letters.mjs';
import { offline } from './scripts/offline.mjs';
import { withoutProvenance } from './scripts/provenance.mjs';
import { cssHash } from './scripts/styles.mjs';
import { toldPositions } from './scripts/told';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The game whose folder a file lies in, or whose engine, net or sentences it is. */
const gameOf = (path: string | null | undefined): string | undefined =>
  /\bsrc\/(?:games|lessons)\/([\w-]+)\/|\bkaisho-([\w-]+)\.wasm$|\bplayers\/nets\/([\w-]+)\.json$|\bgames\/([\w-]+)\/text\//
    .exec(path ?? '')
    ?.slice(1)
    .find(Boolean);

const SHELL = 'texts-';

/** A game's files lie in a folder of its name, so that one sees what it weighs. */
const folder = (path: string | null | undefined): string => {
  const game = gameOf(path);
  return game === undefined ? 'assets' : `assets/${game}`;
};

/** The texts of a game in one language come as one file, and those of the shell do; so do the lessons of a game. */
const chunkOf = (path: string): string | undefined => {
  const [, course, kind, said] =
    /\bsrc\/lessons\/([\w-]+)\/(?:(words|guide)\.([\w-]+)|\d[\w-]*)\.json/.exec(path) ?? [];
  if (course) return [course, kind ?? 'lessons', said].filter(Boolean).join('-');
  const reviewed = /\bsrc\/pages\/review\/texts\/([\w-]+)\.json/.exec(path)?.[1];
  if (reviewed) return `review-${reviewed}`;
  const [, game, language, about] =
    /\bsrc\/games\/([\w-]+)\/texts\/([\w-]+)\/(about\.)?/.exec(path) ?? [];
  const [, ofReasons, reasonsIn] =
    /\bgames\/([\w-]+)\/text\/reasons\.([\w-]+)\.json/.exec(path) ?? [];
  if (ofReasons) return `${ofReasons}-${reasonsIn}`;
  const shell = about ? language : /\bsrc\/locales\/([\w-]+)\//.exec(path)?.[1];
  return shell ? `${SHELL}${shell}` : game && `${game}-${language}`;
};

export default defineConfig({
  plugins: [
    withoutProvenance(),
    toldPositions(),
    svelte({ compilerOptions: { discloseVersion: false, cssHash } }),
    fewerLetters(),
    offline(here('./src/sw.ts'), here('./src/notices_worker.ts')),
  ],
  resolve: {
    alias: {
      $lib: here('./src/lib'),
      $wasm: here('../build/wasm'),
      $nets: here('../players/nets'),
    },
  },
  worker: { format: 'es' },
  build: {
    target: targets,
    minify: 'terser', // A page's scripts weigh 5% less than by esbuild.
    // A getter is what an effect follows: reading it is never left out.
    terserOptions: { module: true, compress: { passes: 3, ecma: 2020, pure_getters: false } },
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
    rollupOptions: {
      output: {
        manualChunks: chunkOf,
        chunkFileNames: ({ name, facadeModuleId, moduleIds }) =>
          `${name.startsWith(SHELL) ? 'assets' : folder(facadeModuleId ?? moduleIds[0])}/[name]-[hash:7].js`,
        assetFileNames: ({ originalFileNames }) =>
          `${folder(originalFileNames[0])}/[name]-[hash:6][extname]`,
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    // `npm run dev` beside `kaisho serve`
    proxy: {
      '/api': { target: `http://127.0.0.1:${process.env['KAISHO_PORT'] ?? 8080}`, ws: true },
    },
  },
});
