import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { fewerLetters } from './scripts/letters.mjs';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The game whose folder a file lies in, or whose engine or net it is. */
const gameOf = (path: string | null | undefined): string | undefined =>
  /\bsrc\/games\/([\w-]+)\/|\bkaisho-([\w-]+)\.wasm$|\bplayers\/nets\/([\w-]+)\.json$/.exec(path ?? '')?.slice(1).find(Boolean);

/** A game's files lie in a folder of its name, so that one sees what it weighs. */
const folder = (path: string | null | undefined): string => {
  const game = gameOf(path);
  return game === undefined ? 'assets' : `assets/${game}`;
};

/** Texts of a game in one language come as one file. */
const textsOf = (path: string): string | undefined => {
  const [, game, language] = /\bsrc\/games\/([\w-]+)\/texts\/(\w+)\/(?!about\.)/.exec(path) ?? [];
  return game && `${game}-${language}`;
};

export default defineConfig({
  plugins: [
    svelte(),
    fewerLetters(),
    // Keeps the page, the engine and the letters in the browser: a solo game needs no network.
    VitePWA({
      registerType: 'autoUpdate',
      injectRegister: false, // src/main.ts registers when the page has been drawn
      workbox: {
        globPatterns: ['**/*.{html,js,css,wasm,woff2,svg,webmanifest}', 'assets/*/*.json'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/api\//],
        cleanupOutdatedCaches: true,
      },
      manifest: {
        name: 'Kaisho',
        short_name: 'Kaisho',
        description: 'Merchant board games of Japan',
        theme_color: '#1a3058',
        background_color: '#f5eddd',
        display: 'standalone',
        start_url: '/',
        icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any maskable' }],
      },
    }),
  ],
  resolve: { alias: { $lib: here('./src/lib'), $wasm: here('../build/wasm'), $nets: here('../players/nets') } },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
    rollupOptions: {
      output: {
        manualChunks: textsOf,
        chunkFileNames: ({ facadeModuleId, moduleIds }) => `${folder(facadeModuleId ?? moduleIds[0])}/[name]-[hash].js`,
        assetFileNames: ({ originalFileNames }) => `${folder(originalFileNames[0])}/[name]-[hash][extname]`,
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    // `npm run dev` beside `kaisho serve`
    proxy: { '/api': { target: `http://127.0.0.1:${process.env['KAISHO_PORT'] ?? 8080}`, ws: true } },
  },
});
