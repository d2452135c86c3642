import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [
    svelte(),
    // Keeps the page, the engine and the letters in the browser: a solo game needs no network.
    VitePWA({
      registerType: 'autoUpdate',
      injectRegister: false, // src/main.ts registers when the page has been drawn
      workbox: {
        globPatterns: ['**/*.{html,js,css,wasm,woff2,svg,webmanifest}'],
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
  resolve: { alias: { $lib: here('./src/lib'), $wasm: here('../build/wasm') } },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
  },
  server: {
    fs: { allow: ['..'] },
    // `npm run dev` beside `kaisho serve`
    proxy: { '/api': { target: `http://127.0.0.1:${process.env['KAISHO_PORT'] ?? 8080}`, ws: true } },
  },
});
