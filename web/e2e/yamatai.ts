// A person who plays Yamataï by what the page shows: touches what glows, reads the bar.
import type { Page } from 'playwright-core';

/** What can be touched now. */
interface Seen {
  over: boolean;
  busy: boolean;
  /** Buttons of the bar, the main one first. */
  actions: string[];
  spaces: number[];
  islands: number[];
  /** Fleets, boats, tiles, trades, specialists and powers that answer, by a number given to them. */
  things: number[];
  choices: string[];
  /** On a phone, the other leaves, and whether one of them is where the answer lies. */
  tabs: string[];
  elsewhere: boolean;
}

function look(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length > 0);
    const bar = all('.bar [data-action]:not([aria-disabled])').sort((a, b) => Number(b.classList.contains('main')) - Number(a.classList.contains('main')));
    const things = all('.yamatai button.can, .yamatai button.open');
    document.querySelectorAll<HTMLElement>('[data-thing]').forEach((one) => delete one.dataset['thing']);
    things.forEach((one, i) => (one.dataset['thing'] = String(i)));
    return {
      over: document.querySelector('dialog[open] [data-action="record"]') !== null,
      busy: bar.some((one) => one.dataset['action'] === 'skip'),
      actions: bar.map((one) => one.dataset['action'] ?? ''),
      spaces: all('.yamatai [data-space].can').map((one) => Number(one.dataset['space'])),
      islands: all('.yamatai [data-island].can').map((one) => Number(one.dataset['island'])),
      things: things.map((_, i) => i),
      choices: all('.yamatai [data-choice]:not([disabled])').map((one) => one.dataset['choice'] ?? ''),
      tabs: all('.yamatai [role="tab"][aria-selected="false"]').map((one) => one.dataset['tab'] ?? ''),
      elsewhere: all('.yamatai [role="tab"].wanted').length > 0,
    };
  });
}

/** Numbers that are the same in every run. */
function dice(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

/** What ends a question well, as soon as it is there. */
const FIRST = ['confirm', 'take', 'trade', 'build', 'keep', 'remove'];
/** What leads nowhere by itself, or back. */
const LAST = ['done', 'collect', 'undo', 'cancel', 'why', 'skip'];
const way = (kind: string, all: readonly unknown[], weight: number): string[] => (all.length > 0 ? Array.from({ length: weight }, () => kind) : []);

export class Player {
  /** What was done, in order: the actions of the bar and the kinds of things touched. */
  readonly done: string[] = [];
  private readonly roll: () => number;

  constructor(
    private readonly page: Page,
    seed = 5,
  ) {
    this.roll = dice(seed);
  }

  /** Plays until the game is over, or so many things are done. */
  async play(most = 3000): Promise<boolean> {
    for (const until = this.done.length + most; this.done.length < until; ) {
      const seen = await this.asked();
      if (seen.over) return true;
      await this.act(seen);
    }
    return false;
  }

  private async asked(): Promise<Seen> {
    for (const end = Date.now() + 60_000; Date.now() < end; ) {
      const seen = await look(this.page);
      const something = seen.actions.filter((action) => action !== 'undo').length + seen.spaces.length + seen.islands.length + seen.things.length + seen.choices.length > 0 || seen.elsewhere;
      if (seen.over || (something && !seen.busy)) return seen;
      await this.page.waitForTimeout(20);
    }
    throw new Error(`nothing is asked; last: ${this.done.slice(-8).join(', ')}`);
  }

  private one<T>(list: readonly T[]): T {
    return list[Math.floor(this.roll() * list.length)] as T;
  }

  private async act(seen: Seen): Promise<void> {
    const ready = FIRST.find((action) => seen.actions.includes(action));
    if (ready) return this.button(ready);
    const others = seen.actions.filter((action) => !LAST.includes(action));
    const kind = this.one([
      ...way('space', seen.spaces, 6),
      ...way('island', seen.islands, 4),
      ...way('thing', seen.things, 4),
      ...way('choice', seen.choices, 8),
      ...way('action', others, 2),
      ...way('collect', seen.actions.filter((action) => action === 'collect'), 2),
      ...way('done', seen.actions.filter((action) => action === 'done'), 1),
      ...way('tab', seen.tabs, 1),
      ...way('back', seen.actions.filter((action) => action === 'cancel'), 1),
    ]);
    if (kind === 'space') await this.click(`[data-space="${this.one(seen.spaces)}"]`, kind);
    else if (kind === 'island') await this.click(`[data-island="${this.one(seen.islands)}"]`, kind);
    else if (kind === 'thing') await this.click(`[data-thing="${this.one(seen.things)}"]`, kind);
    else if (kind === 'choice') await this.click(`[data-choice="${this.one(seen.choices)}"]`, kind);
    else if (kind === 'tab') await this.click(`[data-tab="${this.one(seen.tabs)}"][role="tab"]`, kind);
    else if (kind === 'action') await this.button(this.one(others));
    else if (kind === 'collect' || kind === 'done') await this.button(kind);
    else await this.button(seen.actions.find((action) => action === 'cancel' || action === 'why') ?? 'undo');
  }

  private button(action: string): Promise<void> {
    return this.click(`.bar [data-action="${action}"]`, action);
  }
  private async click(selector: string, name: string): Promise<void> {
    this.done.push(name);
    const target = this.page.locator(selector).first();
    // Where a sheet lies over the map a person would move it aside; the touch itself is the same.
    if (name === 'space' || name === 'island') return target.dispatchEvent('click', {}, { timeout: 5000 });
    await target.click({ timeout: 5000 });
  }
}
