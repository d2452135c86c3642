// The keys of a table; KeysDialog tells them.
import { tick } from 'svelte';
import { isShown } from '$lib/ui/shown';
import { CHOOSABLE } from './choosable';

/** The leaf of a board where the answer lies. */
const LEAF = '[role="tab"].wanted';
const MAIN = '.bar :is(.button.main, [data-action="confirm"]):not([aria-disabled])';
const UNDO = '.bar [data-action="undo"]';
/** What the bar offers for an answer; to undo is none. */
const OFFERED = '.bar .buttons .button:not([data-action="undo"])';

export interface Keys {
  log: () => void;
  help: () => void;
  explain: () => void;
  retell: () => void;
}

const seen = (selector: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (one) => isShown(one) && one.getClientRects().length > 0,
  );

const click = (selector: string): void => seen(selector)[0]?.click();

function toBar(): void {
  const [main] = seen(MAIN);
  (
    main ??
    seen(OFFERED)[0] ??
    seen('.bar .buttons .button')[0] ??
    seen('.bar .button')[0]
  )?.focus();
}

/** Where the answers are buttons: to the next of them. */
function stepInBar(by: 1 | -1): void {
  const all = seen(OFFERED);
  const at = all.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return toBar();
  all[(at + by + all.length) % all.length]?.focus();
}

/** To the next thing that can be chosen, or the one before. */
async function step(by: 1 | -1): Promise<void> {
  if (seen(`:is(.stage, [data-beside] > .sheet) :is(${CHOOSABLE})`).length === 0) {
    click(LEAF);
    await tick();
  }
  const all = seen(`:is(.stage, [data-beside] > .sheet) :is(${CHOOSABLE})`);
  if (all.length === 0) return stepInBar(by);
  const now = document.activeElement;
  const at = all.indexOf(now as HTMLElement);
  // From elsewhere on the page it goes on from there.
  const after = all.findIndex(
    (one) =>
      now !== null && (now.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
  const from =
    at >= 0 ? at + by : by === 1 ? Math.max(after, 0) : (after < 0 ? all.length : after) - 1;
  const next = all[(from + all.length) % all.length];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

const writes = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input:not([type="range"]), textarea, select');

/** What a key writes, as far as keys are told apart: its letter in any case, and its place where it writes no Latin one. */
function nameOf({ key, code }: KeyboardEvent): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  const [, place] = /^Key([A-Z])$/.exec(code) ?? [];
  return place !== undefined && /^[^\0-\x7f]$/.test(key) ? place.toLowerCase() : key;
}

/** True when the key meant something. */
export function press(event: KeyboardEvent, { log, help, explain, retell }: Keys): boolean {
  if (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    writes(event.target) ||
    document.querySelector('dialog[open]')
  )
    return false;
  const keys: Record<string, () => void> = {
    n: () => void step(event.shiftKey ? -1 : 1),
    b: toBar,
    c: () => click(MAIN),
    u: () => click(UNDO),
    l: log,
    i: () => explain(),
    r: retell,
    '?': help,
  };
  const run = keys[nameOf(event)];
  if (!event.repeat || run === keys['n']) run?.(); // a key that is held does one thing
  return run !== undefined;
}
