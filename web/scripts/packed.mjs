// A plugin of Prettier, which by itself gives each attribute and each declaration of CSS a line of its own and would
// make the pages a third longer: here attributes fill their lines, and a rule of CSS that is written on one line stays so.
import { doc } from 'prettier';
import * as postcss from 'prettier/plugins/postcss';
import * as svelte from 'prettier-plugin-svelte';

const { group, label, line } = doc.builders;
const { mapDoc } = doc.utils;
const css = postcss.printers.postcss;
const markup = svelte.printers['svelte-ast'];

function onOneLine(part) {
  if (part.type === 'break-parent') return '';
  if (part.type === 'line' && part.hard) return line;
  return part.type === 'group' ? { ...part, break: false } : part;
}

function printCss(path, options, print, args) {
  const { type, nodes, source } = path.node;
  const printed = css.print(path, options, print, args);
  if (type !== 'css-rule' || !nodes?.length || nodes.some((node) => node.type !== 'css-decl')) return printed;
  const written = options.originalText.slice(source.startOffset, source.endOffset);
  return /\{.*\n/s.test(written) ? printed : group(mapDoc(printed, onOneLine));
}

const ATTRIBUTE = 'attribute';
const isAttribute = (part) => Array.isArray(part) && part[0]?.type === 'line' && part[1]?.label === ATTRIBUTE;

function printMarkup(path, options, print, args) {
  const printed = markup.print(path, options, print, args);
  if (path.parent?.attributes?.includes(path.node)) return label(ATTRIBUTE, printed);
  return path.node.attributes?.length ? mapDoc(printed, (part) => (isAttribute(part) ? group(part) : part)) : printed;
}

export const { languages, options } = svelte;
export const parsers = { ...svelte.parsers, css: postcss.parsers.css };
export const printers = { 'svelte-ast': { ...markup, print: printMarkup }, postcss: { ...css, print: printCss } };
