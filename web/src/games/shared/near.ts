// A question over a map stands beside what it is about.
import { tick } from 'svelte';
import type { Action } from 'svelte/action';

interface Size {
  width: number;
  height: number;
}
export interface Box extends Size {
  left: number;
  top: number;
}

/** Pixels between the two, and from the edge of the map. */
const GAP = 10;
/** Where a length begins so that it lies within the room. */
const within = (from: number, length: number, room: number): number =>
  Math.max(GAP, Math.min(from, room - length - GAP));

/** Where in a room what has a size stands beside the box: right of it, else left, else below or above. */
export function spotBeside(
  { left, top, width, height }: Box,
  size: Size,
  room: Size,
): { x: number; y: number } {
  const right = left + width + GAP;
  const before = left - GAP - size.width;
  const fits = right + size.width <= room.width - GAP;
  if (fits || before >= GAP)
    return {
      x: fits ? right : before,
      y: within(top + (height - size.height) / 2, size.height, room.height),
    };
  const below = top + height + GAP;
  return {
    x: within(left + (width - size.width) / 2, size.width, room.width),
    y: below + size.height <= room.height - GAP ? below : Math.max(GAP, top - GAP - size.height),
  };
}

/** `of`: the selector of what it is about, within the same map. */
export const near: Action<HTMLElement, string> = (node, of) => {
  function place(selector: string): void {
    const map = node.closest('.map');
    const about = map?.querySelector(selector)?.getBoundingClientRect();
    if (!map || !about) return;
    const frame = map.getBoundingClientRect();
    node.style.inset = '0 auto auto 0';
    const { x, y } = spotBeside(
      {
        left: about.left - frame.left,
        top: about.top - frame.top,
        width: about.width,
        height: about.height,
      },
      node.getBoundingClientRect(),
      frame,
    );
    node.style.translate = `${x}px ${y}px`;
  }
  const later = (selector: string): void =>
    void tick().then(() => node.isConnected && place(selector));
  later(of);
  return { update: later };
};
