import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';
import newer from './scripts/newer_rule.mjs';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  { ignores: ['dist/'] },
  js.configs.recommended,
  {
    files: ['**/*.ts'],
    extends: [ts.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] } },
    rules: {
      // What a move or an event has in a field is unknown until it is read, and then a word or a number.
      '@typescript-eslint/no-base-to-string': 'off',
      // What answers at once may stand where a promise is asked for.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-duplicate-type-constituents': 'off', // it takes all components for one type
    },
  },
  {
    files: ['src/**'],
    ignores: ['src/lib/kept.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['localStorage', 'sessionStorage', 'indexedDB'].map((name) => ({
          name,
          message: 'A browser may refuse it: ask lib/kept.ts.',
        })),
      ],
    },
  },
  {
    files: ['src/**'],
    ignores: ['**/*.test.ts', 'src/games/*/{gallery,tests,e2e}/**'],
    plugins: { kaisho: { rules: { newer } } },
    // A setting of ours, and events that phones do without.
    rules: { 'kaisho/newer': ['error', { fine: ['reducedMotion', 'wheel', 'contextmenu'] }] },
  },
  // What wakes the worker of notices: where something of it never comes, nothing else is lost.
  {
    files: ['src/notices_worker.ts'],
    rules: {
      'kaisho/newer': [
        'error',
        { fine: ['pushsubscriptionchange', 'notificationclick', 'notification'] },
      ],
    },
  },
  // What follows from the games' tables says which words may stand beside an id, which is any word.
  {
    files: ['src/games/*/{protocol,edition}.ts'],
    rules: { '@typescript-eslint/no-redundant-type-constituents': 'off' },
  },
  // Without the rules that need types, which would take three times as long.
  { files: ['**/*.svelte'], extends: [ts.configs.recommended] },
  svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      'no-undef': 'off', // svelte-check sees to it
      'prefer-const': 'off',
      'svelte/prefer-const': 'error', // the same, but for what $props() gives
      'svelte/no-useless-mustaches': 'off', // {' '} is a space that Svelte keeps at the end of a block
      'svelte/prefer-svelte-reactivity': 'off', // what pages follow is in $state; other maps and sets are not followed
    },
  },
  // Drawings repeat over lists that never change.
  {
    files: ['src/games/*/{art,gallery,sea}/*.svelte'],
    rules: { 'svelte/require-each-key': 'off' },
  },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
    },
    files: ['**/*.ts', '**/*.svelte'],
  },
  {
    files: ['scripts/*.mjs'],
    languageOptions: { globals: { Buffer: 'readonly', URL: 'readonly', console: 'readonly' } },
  },
);
