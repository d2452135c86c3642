// Arrow keys inside a group of buttons: one stop for Tab, the arrows go on from there.
import type { Action } from 'svelte/action';

const STEP: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export const rove: Action<HTMLElement> = (group) => {
  const buttons = (): HTMLButtonElement[] => [
    ...group.querySelectorAll<HTMLButtonElement>('button:not([data-alone])'),
  ];

  function settle(current?: HTMLButtonElement): void {
    const all = buttons();
    const stop = current ?? all.find((one) => one.tabIndex === 0) ?? all[0];
    for (const one of all) one.tabIndex = one === stop ? 0 : -1;
  }
  function onKey(e: KeyboardEvent): void {
    const all = buttons();
    const at = all.indexOf(e.target as HTMLButtonElement);
    if (at < 0) return;
    const to = e.key === 'Home' ? 0 : e.key === 'End' ? all.length - 1 : at + (STEP[e.key] ?? 0);
    const next = all[(to + all.length) % all.length];
    if (!next || to === at) return;
    e.preventDefault();
    settle(next);
    next.focus();
  }
  const onFocus = (e: FocusEvent): void => {
    if (e.target instanceof HTMLButtonElement && !e.target.dataset['alone']) settle(e.target);
  };
  group.addEventListener('keydown', onKey);
  group.addEventListener('focusin', onFocus);
  const watcher = new MutationObserver(() => {
    if (buttons().filter((one) => one.tabIndex === 0).length !== 1) settle();
  });
  watcher.observe(group, { childList: true, subtree: true });
  settle();
  return {
    destroy() {
      watcher.disconnect();
      group.removeEventListener('keydown', onKey);
      group.removeEventListener('focusin', onFocus);
    },
  };
};
