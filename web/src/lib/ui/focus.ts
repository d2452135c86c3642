// The keyboard always stands somewhere: where what it stood on goes away, it goes to the nearest thing that
// leads on, never to the page as a whole.
import { isShown } from './shown';

/** What leads on, the nearest first. */
function next(): HTMLElement | null {
  return (
    [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ??
    document.querySelector<HTMLElement>('.bar') ??
    document.getElementById('content')
  );
}

const gone = (node: Element): boolean =>
  !node.isConnected || node.matches(':disabled') || !isShown(node);

export function keepFocus(): void {
  let last: HTMLElement | null = null;
  let touched = false; // since then
  let waiting = false;

  function look(): void {
    waiting = false;
    const now = document.activeElement;
    if (now && now !== document.body && !gone(now)) return;
    if (!last || !document.hasFocus()) return;
    if (!gone(last)) {
      if (!touched) last.focus({ preventScroll: true }); // it was only moved; else somebody touched free ground
      return;
    }
    last = null;
    const place = next();
    if (place && !place.hasAttribute('tabindex')) place.tabIndex = -1;
    place?.focus({ preventScroll: true });
  }
  // Later: whoever took it away may have a better place for it.
  function soon(): void {
    if (waiting || !last) return;
    waiting = true;
    setTimeout(look);
  }
  addEventListener('focusin', ({ target }) => {
    last = target as HTMLElement;
    touched = false;
  });
  addEventListener('pointerdown', () => (touched = true), { capture: true });
  addEventListener('focusout', soon);
  new MutationObserver(soon).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'class', 'data-tab', 'open'],
  });
}
