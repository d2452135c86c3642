// A sheet over a map lies below, or above where it would cover what it is about.
import { tick } from 'svelte';
import type { Action } from 'svelte/action';
import { overlap } from '$lib/ui/overlap';

/** `of`: the selector of what it is about, within the same map. The class `high` puts it above. */
export const clear: Action<HTMLElement, string> = (node, of) => {
  function place(selector: string): void {
    const about = [...(node.closest('.map')?.querySelectorAll(selector) ?? [])]
      .filter((one) => !node.contains(one))
      .map((one) => one.getBoundingClientRect());
    const covered = (high: boolean): number => {
      node.classList.toggle('high', high);
      const box = node.getBoundingClientRect();
      return about.reduce((sum, one) => sum + overlap(box, one), 0);
    };
    if (covered(false) > 0 && covered(true) > 0) covered(covered(true) < covered(false));
  }
  const later = (selector: string): void =>
    void tick().then(() => node.isConnected && place(selector));
  later(of);
  return { update: later };
};
