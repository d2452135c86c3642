// A person who plays Yokohama by what the page shows: touches what glows, reads the bar.
import type { Page } from 'playwright-core';

/** What can be touched now. */
interface Seen {
  over: boolean;
  busy: boolean;
  /** Buttons of the bar, the main one first. */
  actions: string[];
  cells: number[];
  /** Cards, slots and building slots that answer, by a number given to them. */
  things: number[];
  choices: string[];
}

function look(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.getClientRects().length > 0);
    const bar = all('.bar [data-action]:not([aria-disabled])').sort((a, b) => Number(b.classList.contains('main')) - Number(a.classList.contains('main')));
    const things = all('.yokohama .side button.can, .yokohama .own button.can, .yokohama .tile.can, .yokohama .slot.open');
    document.querySelectorAll<HTMLElement>('[data-thing]').forEach((one) => delete one.dataset['thing']);
    things.forEach((one, i) => (one.dataset['thing'] = String(i)));
    return {
      over: document.querySelector('dialog[open] [data-action="record"]') !== null,
      busy: bar.some((one) => one.dataset['action'] === 'skip'),
      actions: bar.map((one) => one.dataset['action'] ?? ''),
      cells: all('.yokohama [data-cell].can').map((one) => Number(one.dataset['cell'])),
      things: things.map((_, i) => i),
      choices: all('.yokohama [data-choice]:not([aria-disabled])').map((one) => one.dataset['choice'] ?? ''),
    };
  });
}

/** Numbers that are the same in every run. */
function dice(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

const NOT_FIRST = ['undo', 'cancel', 'why', 'skip', 'take-back'];

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
  async play(most = 2000): Promise<boolean> {
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
      const something = seen.actions.filter((action) => action !== 'undo').length + seen.cells.length + seen.things.length + seen.choices.length > 0;
      if (seen.over || (something && !seen.busy)) return seen;
      await this.page.waitForTimeout(20);
    }
    throw new Error(`nothing is asked; last: ${this.done.slice(-8).join(', ')}`);
  }

  private one<T>(list: readonly T[]): T {
    return list[Math.floor(this.roll() * list.length)] as T;
  }

  private async act(seen: Seen): Promise<void> {
    const { actions } = seen;
    const first = actions[0];
    if (actions.includes('confirm')) return this.button('confirm');
    if (actions.includes('place')) return this.roll() < 0.4 && seen.cells.length > 0 ? this.cell(this.one(seen.cells)) : this.button('place');
    if (actions.includes('all')) return this.button('all');
    if (first && !['done', ...NOT_FIRST].includes(first)) return this.button(first);
    if (await this.touch(seen)) return;
    const rest = actions.filter((action) => !NOT_FIRST.includes(action));
    return this.button(rest[0] ?? actions.find((action) => action !== 'undo') ?? 'done');
  }

  /** Now and then nothing is touched, so that what may be passed over is. */
  private async touch(seen: Seen): Promise<boolean> {
    const ways = [seen.cells.length > 0 ? 'cell' : '', seen.things.length > 0 ? 'thing' : '', seen.choices.length > 0 ? 'choice' : ''].filter(Boolean);
    if (ways.length === 0 || (seen.actions.includes('done') && this.roll() < 0.15)) return false;
    const way = this.one(ways);
    if (way === 'cell') await this.cell(this.one(seen.cells));
    if (way === 'thing') await this.click(`[data-thing="${this.one(seen.things)}"]`, 'thing');
    if (way === 'choice') await this.click(`[data-choice="${this.one(seen.choices)}"]`, 'choice');
    return true;
  }

  private button(action: string): Promise<void> {
    return this.click(`.bar [data-action="${action}"]`, action);
  }
  private cell(cell: number): Promise<void> {
    return this.click(`.yokohama [data-cell="${cell}"]`, 'cell');
  }
  private async click(selector: string, name: string): Promise<void> {
    this.done.push(name);
    const target = this.page.locator(selector).first();
    // Where a sheet lies over the map a person would move it aside; the touch itself is the same.
    if (name === 'cell') return target.dispatchEvent('click', {}, { timeout: 5000 });
    await target.click({ timeout: 5000 });
  }
}
