// A sheet that explains goes into the column beside the board, where there is one: over the board it would lie on what is
// asked about.
import type { Action } from 'svelte/action';

/** The sheet has the class of its game, for its inks; without a column it stays where it is. */
export const beside: Action<HTMLElement> = (node) => {
  document.querySelector('[data-beside]')?.append(node);
};
