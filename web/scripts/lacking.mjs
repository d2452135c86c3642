// What the oldest browsers lack, by MDN's data.
import data from '@mdn/browser-compat-data/forLegacyNode';
import { oldest } from './browsers.mjs';

/** What MDN calls them. Those of phones bear the number of their desktop's. */
const CALLED = {
  Chrome: ['chrome', 'chrome_android'],
  Edge: ['edge'],
  Firefox: ['firefox', 'firefox_android'],
  Safari: ['safari'],
  iOS: ['safari_ios'],
};

const numbers = (version) => version.replace('≤', '').split('.').map(Number);

function isAfter(version, other) {
  const [a, b] = [numbers(version), numbers(other)];
  return a[0] === b[0] ? (a[1] ?? 0) > (b[1] ?? 0) : a[0] > b[0];
}

/** Whether a statement of MDN's says that a browser of that version has it, for everybody. */
function has(version, { version_added: added, version_removed: removed, flags }) {
  if (typeof added !== 'string' || added === 'preview' || flags) return false;
  return !isAfter(added, version) && !(typeof removed === 'string' && !isAfter(removed, version));
}

/**
 * Those that lack what an entry of MDN's data tells of: "Safari 16.4". `whole`: what they have in part does not count;
 * `prefixed`: what they have by a name with a prefix does.
 */
export function lacking(entry, { whole = false, prefixed = false } = {}) {
  const support = entry?.__compat?.support;
  if (!support) return [];
  const counts = (one) =>
    !(whole && one.partial_implementation) && !one.alternative_name && (prefixed || !one.prefix);
  const hasIt = (statements, version) =>
    [statements].flat().some((one) => counts(one) && has(version, one));
  const lacks = ([name, version]) =>
    CALLED[name].some((one) => support[one] && !hasIt(support[one], version));
  return oldest.filter(lacks).map((one) => one.join(' '));
}

export const { api, css, html, svg, javascript } = data;
