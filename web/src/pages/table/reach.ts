// Brings into view what a question can be answered with, where a part of the board scrolls by itself.
import { isShown } from '$lib/ui/shown';
import { CHOOSABLE } from './choosable';

/** Whether its middle is there to be touched, not scrolled away and not beneath something else. */
function isInReach(one: Element): boolean {
  const { x, y, width, height } = one.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return one.contains(top);
}

/** As many as there is room for, beginning with the first. On a map, which moves by itself, nothing is brought. */
export function bringChoices(board: HTMLElement): void {
  const all = [...board.querySelectorAll(CHOOSABLE)].filter(
    (one) => !one.closest('svg') && isShown(one),
  );
  if (all.every(isInReach)) return;
  for (const one of [all.at(-1), all[0]])
    one?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
