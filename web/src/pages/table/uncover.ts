// A note over the board lies at its top, or at its bottom where it would cover more of what it points at.
import { overlap } from '$lib/ui/overlap';

/** Milliseconds between two looks: a map moves by itself, and a note grows. */
const OFTEN = 200;

/** The class `foot` puts it at the bottom. What glows on another leaf of the board is brought first. */
export function uncover(node: HTMLElement): { destroy: () => void } {
  let brought = false;
  function place(): void {
    const stage = node.parentElement;
    const about = [...(stage?.querySelectorAll('[data-glow]') ?? [])]
      .map((one) => one.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    if (about.length === 0 && !brought && node.querySelector('button')) {
      brought = true;
      stage?.querySelector<HTMLElement>('[role="tab"].wanted')?.click();
    }
    const covered = (foot: boolean): number => {
      node.classList.toggle('foot', foot);
      const box = node.getBoundingClientRect();
      return about.reduce((sum, one) => sum + overlap(box, one), 0);
    };
    const foot = node.classList.contains('foot');
    const now = covered(foot);
    if (now > 0 && covered(!foot) >= now) covered(foot);
  }
  const timer = setInterval(place, OFTEN);
  return { destroy: () => clearInterval(timer) };
}
