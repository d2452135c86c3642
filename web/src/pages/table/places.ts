// Where on a board a thing is to be seen that has several places: those of its anchors.
import { thingOf } from '../../lessons/glow';

/** The first of these that is seen. */
export function seenOf(root: ParentNode, place: string[]): Element | undefined {
  for (const name of place) {
    const one = thingOf(root, name);
    if (one) return one;
  }
  return undefined;
}

/** Of each place the name under which it is seen. */
export const seenNames = (root: ParentNode, places: string[][]): string[] =>
  places.flatMap((place) => place.find((name) => thingOf(root, name)) ?? []);
