// Finds what styles use and the oldest browsers lack (lacking.mjs): properties, their values, functions and units,
// selectors, at-rules and what they ask for. Fine is what @supports guards, and what a comment "newer: …" just before it
// says the others do without.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import postcss from 'postcss';
import { css, lacking } from './lacking.mjs';

/** Without them nothing is lost but a nicety: a page is as usable. */
const NICETIES = new Set([
  ...[
    'accent-color',
    'cursor',
    'overscroll-behavior',
    'scrollbar-width',
    'text-size-adjust',
    'text-wrap',
    '-webkit-tap-highlight-color',
  ],
  ...['@page', 'size'], // of the paper
  'line-clamp', // its name to be; all have -webkit-line-clamp
  'paint-order', // of letters in pictures all have it, of others not yet
]);

/** Those of which esbuild writes the prefixed form, too, where a browser of build.target needs it. */
const PREFIXED = new Set(['hyphens', 'mask-image', 'user-select']);

/** Every entry below one of MDN's, by its own name. */
function named(entry, found = new Map()) {
  for (const [name, below] of Object.entries(entry)) {
    if (name === '__compat' || typeof below !== 'object') continue;
    if (below.__compat && !found.has(name)) found.set(name, below);
    named(below, found);
  }
  return found;
}
const types = named(css.types);
const units = named(css.types.length);

/** [what it is, its entry] for each part of a text that MDN's data may know. */
const functions = (text) =>
  Array.from(text.matchAll(/([a-z][\w-]*)\(/g), ([, name]) => [`${name}()`, types.get(name)]);
const unitsIn = (text) =>
  Array.from(text.matchAll(/\d([a-z]+)\b/g), ([, unit]) => [
    `the unit ${unit}`,
    units.get(unit) ?? dynamic(unit),
  ]);
const dynamic = (unit) =>
  /^[sld]v(w|h|i|b|min|max)$/.test(unit)
    ? units.get('viewport_percentage_units_dynamic')
    : undefined;
const selectors = (text) =>
  Array.from(text.matchAll(/::?([a-z][\w-]*)/g), ([part, name]) => [part, css.selectors[name]]);

function declared({ prop, value }) {
  const entry = css.properties[prop];
  const words = entry
    ? Array.from(value.matchAll(/(?<![\w-])[a-z][a-z-]*(?![\w(-])/g), ([word]) => [
        `${prop}: ${word}`,
        entry[word],
      ])
    : [];
  return [[prop, entry], ...words, ...functions(value), ...unitsIn(value)];
}

function asked({ name, params }) {
  const entry = css['at-rules'][name];
  const parts = Array.from(params.matchAll(/\(\s*([a-z-]+)/g), ([, part]) => [
    `@${name} (${part})`,
    entry?.[part],
  ]);
  const ranges = /[<>]/.test(params) ? [[`@${name} (… < …)`, entry?.range_syntax]] : [];
  return [[`@${name}`, entry], ...parts, ...ranges];
}

function used(node) {
  if (node.type === 'decl') return declared(node);
  if (node.type === 'atrule') return asked(node);
  if (node.type !== 'rule') return [];
  const nested = node.parent.type === 'rule' ? [['a rule in a rule', css.selectors.nesting]] : [];
  return [...nested, ...selectors(node.selector)];
}

function isFine(node) {
  if (NICETIES.has(node.prop ?? `@${node.name}`)) return true;
  const before = node.prev();
  if (before?.type === 'comment' && /^newer: /.test(before.text)) return true;
  for (let at = node; at; at = at.parent)
    if (at.type === 'atrule' && at.name === 'supports') return true;
  return false;
}

/** The styles without what any of the oldest browsers lacks. */
export function withoutNewer(styles) {
  const root = postcss.parse(styles);
  root.walk((node) => {
    if (used(node).some(([, entry]) => lacking(entry, { whole: true }).length > 0)) node.remove();
  });
  return root.toString();
}

/** ["file.css:3: …"] for the styles of a file, which begin at that line of it. */
export function faultsOf(styles, file, line = 1) {
  const faults = [];
  postcss.parse(styles, { from: file }).walk((node) => {
    if (isFine(node)) return;
    for (const [what, entry] of used(node)) {
      const who = lacking(entry, { whole: true, prefixed: PREFIXED.has(what) });
      if (who.length > 0)
        faults.push(
          `${file}:${node.source.start.line + line - 1}: not in ${who.join(', ')}: ${what}`,
        );
    }
  });
  return faults;
}

const linesBefore = (text, at) => text.slice(0, at).split('\n').length;

export function faultsIn(text, file) {
  if (file.endsWith('.css')) return faultsOf(text, file);
  return [...text.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].flatMap((found) =>
    faultsOf(found[1], file, linesBefore(text, found.index + found[0].indexOf('>'))),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const src = fileURLToPath(new URL('../src', import.meta.url));
  const files = readdirSync(src, { recursive: true }).filter(
    (name) => /\.(css|svelte)$/.test(name) && !/\bgallery\b/.test(name),
  );
  const faults = files.flatMap((name) =>
    faultsIn(readFileSync(join(src, name), 'utf8'), join('src', name)),
  );
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
