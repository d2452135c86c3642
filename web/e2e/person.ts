// A person who plays by what the page shows: touches what glows, reads the bar. A game says where it
// shows what, and how a person chooses.
import type { Page } from 'playwright-core';
import { PATIENCE_MS } from './browser';

/** Where a game shows what can be touched. */
export interface Shown {
  /** Its identifier, the class of its board. */
  game: string;
  /** What lies on its map: the names of the data attributes that number it. */
  spots: readonly string[];
  /** All else that answers: the selectors within the board. */
  things: string;
  /** On a phone its board has leaves. */
  leaves?: boolean;
}

/** What can be touched now. */
export interface Seen {
  over: boolean;
  busy: boolean;
  /** Buttons of the bar, the main one first. */
  actions: string[];
  /** By the name of their data attribute. */
  spots: Record<string, number[]>;
  /** By a number given to them. */
  things: number[];
  choices: string[];
  /** The other leaves, and whether one of them is where the answer lies. */
  tabs: string[];
  elsewhere: boolean;
}

function look(page: Page, shown: Shown): Promise<Seen> {
  return page.evaluate(({ game, spots, things, leaves }) => {
    const all = (selector: string): HTMLElement[] =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (one) =>
          one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length > 0,
      );
    const bar = all('.bar .buttons [data-action]:not([aria-disabled])').sort(
      (a, b) => Number(b.classList.contains('main')) - Number(a.classList.contains('main')),
    );
    const open = all(`.${game} :is(${things})`);
    document
      .querySelectorAll<HTMLElement>('[data-numbered]')
      .forEach((one) => delete one.dataset['numbered']);
    open.forEach((one, i) => (one.dataset['numbered'] = String(i)));
    const numbers = (spot: string): number[] =>
      all(`.${game} [data-${spot}].can`).map((one) => Number(one.dataset[spot]));
    return {
      over: document.querySelector('dialog[open] [data-action="record"]') !== null,
      busy: bar.some((one) => one.dataset['action'] === 'skip'),
      actions: bar.map((one) => one.dataset['action'] ?? ''),
      spots: Object.fromEntries(spots.map((spot) => [spot, numbers(spot)])),
      things: open.map((_, i) => i),
      choices: all(`.${game} [data-choice]:not([disabled], [aria-disabled])`).map(
        (one) => one.dataset['choice'] ?? '',
      ),
      tabs: leaves
        ? all(`.${game} [role="tab"][aria-selected="false"]`).map((one) => one.dataset['tab'] ?? '')
        : [],
      elsewhere: leaves === true && all(`.${game} [role="tab"].wanted`).length > 0,
    };
  }, shown);
}

const isAsked = ({ actions, spots, things, choices, elsewhere }: Seen): boolean =>
  elsewhere ||
  actions.some((action) => action !== 'undo') ||
  [...Object.values(spots), things, choices].some((open) => open.length > 0);

/** Numbers that are the same in every run. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

export abstract class Person {
  /** What was done, in order: the actions of the bar and the kinds of things touched. */
  readonly done: string[] = [];
  protected readonly roll: () => number;

  constructor(
    private readonly page: Page,
    seed: number,
    private readonly shown: Shown,
  ) {
    this.roll = dice(seed);
  }

  /** Plays until the game is over, or so many things are done. */
  async play(most = 3000): Promise<boolean> {
    for (const until = this.done.length + most; this.done.length < until;) {
      const seen = await this.asked();
      if (seen.over) return true;
      await this.act(seen);
    }
    return false;
  }

  /** Waits until something is asked, and does nothing. */
  async rest(): Promise<void> {
    await this.asked();
  }

  /** Chooses one thing of what is seen and does it. */
  protected abstract act(seen: Seen): Promise<void>;

  protected one<T>(list: readonly T[]): T {
    return list[Math.floor(this.roll() * list.length)] as T;
  }

  protected button(action: string): Promise<void> {
    return this.click(`.bar [data-action="${action}"]`, action);
  }
  /** One of those of its kind: a spot's name, `thing`, `choice` or `tab`. */
  protected touch(kind: string, seen: Seen): Promise<void> {
    if (kind === 'thing') return this.click(`[data-numbered="${this.one(seen.things)}"]`, kind);
    if (kind === 'choice') return this.click(`[data-choice="${this.one(seen.choices)}"]`, kind);
    if (kind === 'tab') return this.click(`[role="tab"][data-tab="${this.one(seen.tabs)}"]`, kind);
    return this.click(
      `.${this.shown.game} [data-${kind}="${this.one(seen.spots[kind] ?? [])}"]`,
      kind,
    );
  }

  private async asked(): Promise<Seen> {
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end;) {
      const seen = await look(this.page, this.shown);
      if (seen.over || (isAsked(seen) && !seen.busy)) return seen;
      await this.page.waitForTimeout(20);
    }
    throw new Error(`nothing is asked; last: ${this.done.slice(-8).join(', ')}`);
  }

  private async click(selector: string, name: string): Promise<void> {
    this.done.push(name);
    const target = this.page.locator(selector).first();
    // Where a sheet lies over the map a person would move it aside; the touch itself is the same.
    if (this.shown.spots.includes(name)) return target.dispatchEvent('click');
    await target.click({ timeout: PATIENCE_MS / 6 }).catch(async (error: unknown) => {
      // What was seen may be gone when the finger comes down: then a person looks again.
      if (await target.isVisible()) throw error;
    });
  }
}
