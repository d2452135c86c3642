// The things of a board: each icon, token, track, card and space has a name, one sentence and a clause. A board says what
// an element is by its `data-thing`; the words are `rules-<game>:thing.<key>.name` and `.text`.
import { isShown } from '$lib/ui/shown';

const OWN_LABEL = '[aria-label], [title]';

/** The things that can be seen, in the order of the page. */
export function thingsIn(board: ParentNode): Element[] {
  return [...board.querySelectorAll('[data-thing]')].filter((one) => {
    const { width, height } = one.getBoundingClientRect();
    return width > 0 && height > 0 && isShown(one, true);
  });
}

/** The thing at a point of the screen; of several, the smallest. What takes no touch counts, too. */
export function thingAt(board: ParentNode, x: number, y: number): Element | undefined {
  let found: Element | undefined;
  let least = Infinity;
  for (const one of thingsIn(board)) {
    const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
    if (x < left || x > right || y < top || y > bottom || width * height > least) continue;
    [found, least] = [one, width * height];
  }
  return found;
}

export const keyOf = (thing: Element): string => (thing as HTMLElement).dataset['thing'] ?? '';

/** `data-said` is for this alone: a part says what it is a part of, which a tooltip or a screen reader already has. */
const wordsOf = (one: Element): string =>
  one.getAttribute('data-said') ??
  one.getAttribute('aria-label') ??
  one.getAttribute('title') ??
  '';

/** What the board itself calls this one among its like: "Blue 5", "Hand of Ann: 3 cards". */
export function labelOf(thing: Element): string {
  if (wordsOf(thing)) return wordsOf(thing);
  // What is a thing of its own within it has its own label.
  const inside = [...thing.querySelectorAll(OWN_LABEL)].filter(
    (one) => one.closest('[data-thing]') === thing,
  );
  return inside.length === 1 ? wordsOf(inside[0] as Element) : '';
}
