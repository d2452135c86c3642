// What takes long is done piece by piece, so that the page answers in between; what is out of sight waits until
// somebody is there.

/** The first move, touch or key, and printing; a page scrolls by itself when it opens. */
const SIGNS = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'beforeprint'] as const;
/** Milliseconds between two deeds, in which a drawn picture finds its size. */
const PAUSE = 250;

const line = new Set<() => void>();
const waiting = new Set<() => void>();
let busy = false;
let stirred = false;

function next(): void {
  const [first] = line;
  busy = first !== undefined;
  if (!first) return;
  line.delete(first);
  first();
  setTimeout(next, PAUSE);
}

/** Does it after what was asked for before; the answer calls it off. */
export function inTurn(deed: () => void): () => void {
  line.add(deed);
  if (!busy) next();
  return () => line.delete(deed);
}

function stir(): void {
  stirred = true;
  for (const sign of SIGNS) removeEventListener(sign, stir);
  for (const deed of waiting) deed();
  waiting.clear();
}

/** Does it once somebody is there, at once if so; the answer calls it off. */
export function onceStirred(deed: () => void): () => void {
  if (stirred) deed();
  else waiting.add(deed);
  for (const sign of stirred ? [] : SIGNS) addEventListener(sign, stir, { passive: true });
  return () => waiting.delete(deed);
}
