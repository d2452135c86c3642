// Says on which sides more lies than is seen of what scrolls, `data-more="left below"`: whoever looks at it must see
// that it goes on.
import type { Action } from 'svelte/action';

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';

/** Less than this is rounding. */
const SLACK = 2;

function sidesOf({
  scrollLeft,
  scrollTop,
  scrollWidth,
  scrollHeight,
  clientWidth,
  clientHeight,
}: HTMLElement): string {
  const sides = {
    left: scrollLeft > SLACK,
    right: scrollLeft + clientWidth < scrollWidth - SLACK,
    above: scrollTop > SLACK,
    below: scrollTop + clientHeight < scrollHeight - SLACK,
  };
  return Object.entries(sides)
    .flatMap(([side, more]) => (more ? [side] : []))
    .join(' ');
}

export const edges: Action<HTMLElement> = (node) => {
  const look = (): void => {
    const more = sidesOf(node);
    node.dataset['more'] = more;
    if (more !== '' && node.querySelector(FOCUSABLE) === null) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(look);
  const parts = new MutationObserver(look);
  sizes.observe(node);
  parts.observe(node, { childList: true, subtree: true, characterData: true });
  node.addEventListener('scroll', look, { passive: true });
  look();
  return {
    destroy(): void {
      sizes.disconnect();
      parts.disconnect();
      node.removeEventListener('scroll', look);
    },
  };
};
