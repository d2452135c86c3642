// The pages use nothing that the oldest browsers of the README lack.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ESLint, Linter } from 'eslint';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import { transformWithEsbuild } from 'vite';
import { describe, expect, it } from 'vitest';
import { oldest, targets } from '../scripts/browsers.mjs';
import { faultsIn } from '../scripts/newer_css.mjs';
import newer from '../scripts/newer_rule.mjs';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const plugins = { kaisho: { rules: { newer } } };

/** What the rule finds in a script or a component, without the browsers: ["URL.parse"]. */
function foundIn(text: string, file: string): string[] {
  const own = { plugins, rules: { 'kaisho/newer': 'error' } } as const;
  const typescript: Linter.Config = {
    files: ['**/*.ts'],
    languageOptions: { parser: ts.parser as Linter.Parser },
    ...own,
  };
  const component: Linter.Config = {
    files: ['**/*.svelte'],
    languageOptions: { parserOptions: { parser: ts.parser } },
    ...own,
  };
  return new Linter()
    .verify(text, [...svelte.configs.base, typescript, component], file)
    .map(({ message }) => message.replace(/^Not in [^:]*: |\.$/g, ''));
}

describe('the oldest browsers', () => {
  it('are the same in package.json, in the README and in what the build is made for', () => {
    const { Chrome, Edge, Firefox, Safari, iOS } = Object.fromEntries(oldest);
    expect([Edge, iOS]).toEqual([Chrome, Safari]);
    const readme = readFileSync(here('../../README.md'), 'utf8').replace(/\s+/g, ' ');
    expect(readme).toContain(
      `The pages need Chrome or Edge ${Chrome}, Firefox ${Firefox}, Safari ${Safari}, or later.`,
    );
    expect(targets).toContain(`safari${Safari}`);
  });

  it.each([
    'Promise.try(f)',
    'Promise.withResolvers()',
    'Object.groupBy(a, f)',
    'Map.groupBy(a, f)',
    'Array.fromAsync(a)',
    'Iterator.from',
    'URL.parse(a)',
    'URL.canParse(a)',
    'AbortSignal.any(a)',
    'RegExp.escape(a)',
    'navigator.wakeLock',
    'document.startViewTransition(f)',
    'one.checkVisibility()',
    'one.showPopover()',
    'new URLPattern(a)',
    'new ToggleEvent(a)',
    'requestIdleCallback(f)',
    'navigation',
    "one.addEventListener('scrollend', f)",
    "addEventListener('beforetoggle', f)",
  ])('lack %s, and scripts and components are told so', (use) => {
    const texts = {
      'a.ts': use,
      'b.svelte': `<script lang="ts">\n${use};\n</script>`,
      'c.svelte': `<p onclick={() => ${use}}></p>`,
    };
    for (const [file, text] of Object.entries(texts))
      expect(use, file).toContain(foundIn(text, file)[0]?.replace('the event ', '') ?? 'nothing');
  });

  it('lack elements, attributes and events of markup', () => {
    const found = foundIn(
      '<search></search><p popover="" onscrollend={f}></p><details name="a"></details><dialog open inert></dialog>',
      'a.svelte',
    );
    expect(found).toEqual([
      '<search>',
      'the attribute popover',
      'the event scrollend',
      'the attribute name',
    ]);
  });

  it.each([
    'structuredClone(a)',
    '[1].at(-1)',
    'new URL(a, b)',
    'one.parse(a)',
    'one.checkVisibility?.()',
    "'share' in navigator && navigator.share()",
    "typeof URLPattern === 'function'",
    'function f(URLPattern: string) { return URLPattern; }',
    'let a: ToggleEvent;',
  ])('have %s, or are asked for it before', (use) => {
    expect(foundIn(use, 'a.ts')).toEqual([]);
  });

  it('have all that the built scripts use, those of others included', async () => {
    // Svelte asks for trusted types before it uses them.
    const fine = [
      'reducedMotion',
      'wheel',
      'contextmenu',
      'trustedTypes',
      'createPolicy',
      'createHTML',
    ];
    const overrideConfig: Linter.Config[] = [
      { files: ['**/*.js'], plugins, rules: { 'kaisho/newer': ['error', { fine }] } },
    ];
    const eslint = new ESLint({ cwd: here('../dist'), overrideConfigFile: true, overrideConfig });
    const results = await eslint.lintFiles(['assets/**/*.js', 'sw.js']);
    expect(results.length).toBeGreaterThan(20);
    expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
  });

  it.each([
    ['a { field-sizing: content; }', 'field-sizing'],
    ['a { overflow: overlay; color: light-dark(red, blue); }', 'light-dark()'],
    ['a { width: round(3px, 1px); }', 'round()'],
    ['a { & b { color: red; } }', 'a rule in a rule'],
    ['a:popover-open { color: red; }', ':popover-open'],
    ['a { animation-timeline: view(); }', 'animation-timeline'],
    ['@starting-style { a { opacity: 0; } }', '@starting-style'],
    ['@scope (a) { b { color: red; } }', '@scope'],
    ['a { zoom: 2; }', 'zoom'],
    ['a { mask-composite: add; }', 'mask-composite'],
  ])('lack of styles what %s has', (styles, what) => {
    expect(faultsIn(styles, 'a.css').join('\n')).toContain(`: ${what}`);
    expect(faultsIn(`<p></p>\n<style>\n${styles}</style>`, 'a.svelte')[0]).toMatch(
      /^a\.svelte:3: not in /,
    );
  });

  it.each([
    'a:has(b) { color: color-mix(in oklab, red, blue); inset: 0; height: 100dvh; overflow: clip; }',
    '@container (width > 3px) { a { rotate: 3deg; } } @layer a { b { aspect-ratio: 1; } } @media (width > 3px) { a { gap: 1px; } }',
    '@supports (zoom: 2) { a { zoom: 2; } }',
    'a { /* newer: others show it as large as it is */ zoom: 2; }',
    'a { mask-image: none; user-select: none; hyphens: auto; }',
  ])('have of styles what %s has', (styles) => {
    expect(faultsIn(styles, 'a.css')).toEqual([]);
  });

  it('are given prefixed forms by the build, where they have only those', async () => {
    const { code } = await transformWithEsbuild(
      'a { mask-image: none; user-select: none; hyphens: auto; }',
      'a.css',
      { loader: 'css', target: targets },
    );
    for (const prefixed of ['-webkit-mask-image', '-webkit-user-select', '-webkit-hyphens'])
      expect(code).toContain(prefixed);
  });
});
