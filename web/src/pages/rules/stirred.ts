// What is out of sight can wait until somebody is there: the first move, touch, key, or scroll.
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'beforeprint'] as const;
/** Milliseconds between two. */
const PAUSE = 60;

const waiting = new Set<() => void>();
let stirred = false;

function next(): void {
  const [first] = waiting;
  if (!first) return;
  waiting.delete(first);
  first();
  setTimeout(next, PAUSE);
}

function stir(): void {
  if (stirred) return;
  stirred = true;
  for (const sign of SIGNS) removeEventListener(sign, stir);
  next();
}

/** Does it once somebody is there, one after the other; the answer calls it off. */
export function onceStirred(deed: () => void): () => void {
  const idle = waiting.size === 0;
  waiting.add(deed);
  if (stirred && idle) setTimeout(next, PAUSE);
  if (!stirred) for (const sign of SIGNS) addEventListener(sign, stir, { passive: true });
  return () => waiting.delete(deed);
}
