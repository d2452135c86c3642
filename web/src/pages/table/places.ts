// Where on a board a thing is to be seen that has several places: those of its anchors.
import { isShown } from '$lib/ui/shown';

const find = (root: ParentNode, name: string): Element | undefined =>
  [...root.querySelectorAll(`[data-anchor="${CSS.escape(name)}"]`)].find(
    (one) => one.getClientRects().length > 0 && isShown(one),
  );

/** The first of these that is seen. */
export function seenOf(root: ParentNode, place: string[]): Element | undefined {
  for (const name of place) {
    const one = find(root, name);
    if (one) return one;
  }
  return undefined;
}

/** Of each place the name under which it is seen. */
export const seenNames = (root: ParentNode, places: string[][]): string[] =>
  places.flatMap((place) => place.find((name) => find(root, name)) ?? []);
