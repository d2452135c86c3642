// Fingers, mouse and wheel on the map: one finger pans, two zoom, two quick taps go near and far.
import type { Action } from 'svelte/action';

export interface Moves {
  pan(dx: number, dy: number): void;
  zoom(factor: number, x: number, y: number): void;
  toggle(x: number, y: number): void;
}

const SLOP = 8;
const TWICE = 320;

export const gestures: Action<HTMLElement, Moves> = (node, moves) => {
  const fingers = new Map<number, { x: number; y: number }>();
  let travelled = 0;
  let swallow = false;
  let last = { time: -1e9, x: 0, y: 0 };

  const at = (e: { clientX: number; clientY: number }): { x: number; y: number } => {
    const box = node.getBoundingClientRect();
    return { x: e.clientX - box.left, y: e.clientY - box.top };
  };

  function down(e: PointerEvent): void {
    if (e.button > 0) return;
    if (fingers.size === 0) {
      travelled = 0;
      swallow = false;
    }
    fingers.set(e.pointerId, at(e));
  }
  function move(e: PointerEvent): void {
    const before = fingers.get(e.pointerId);
    if (!before) return;
    const now = at(e);
    const others = [...fingers].filter(([id]) => id !== e.pointerId).map(([, spot]) => spot);
    const other = others[0];
    if (other) {
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const is = Math.hypot(now.x - other.x, now.y - other.y);
      moves.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
      if (was > 0) moves.zoom(is / was, (now.x + other.x) / 2, (now.y + other.y) / 2);
      swallow = true;
    } else {
      travelled += Math.hypot(now.x - before.x, now.y - before.y);
      if (travelled > SLOP) {
        if (!swallow) node.setPointerCapture(e.pointerId);
        swallow = true;
        moves.pan(now.x - before.x, now.y - before.y);
      }
    }
    fingers.set(e.pointerId, now);
  }
  function up(e: PointerEvent): void {
    if (!fingers.delete(e.pointerId) || e.type === 'pointercancel' || swallow) return;
    const { x, y } = at(e);
    // Twice on free ground; on something that can be touched each touch counts.
    const alone = e.pointerType === 'touch' && !(e.target as Element).closest('[data-live]');
    if (alone && e.timeStamp - last.time < TWICE && Math.hypot(x - last.x, y - last.y) < 30) {
      moves.toggle(x, y);
      last.time = -1e9;
    } else last = { time: e.timeStamp, x, y };
  }
  // What ends a drag is no touch.
  function click(e: MouseEvent): void {
    if (!swallow) return;
    swallow = false;
    e.stopPropagation();
    e.preventDefault();
  }
  function wheel(e: WheelEvent): void {
    e.preventDefault();
    const { x, y } = at(e);
    moves.zoom(Math.exp(-e.deltaY * (e.deltaMode === 1 ? 0.05 : 0.0018)), x, y);
  }
  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', up);
  node.addEventListener('pointercancel', up);
  node.addEventListener('click', click, true);
  node.addEventListener('wheel', wheel, { passive: false });
  return {
    update: (next) => (moves = next),
    destroy() {
      for (const [name, listener] of Object.entries({
        pointerdown: down,
        pointermove: move,
        pointerup: up,
        pointercancel: up,
      }))
        node.removeEventListener(name, listener as EventListener);
      node.removeEventListener('click', click, true);
      node.removeEventListener('wheel', wheel);
    },
  };
};
