// A person who plays Traders of Osaka.
import type { Page } from 'playwright-core';
import { asked, playOn } from '../../../../e2e/browser';

export class Player {
  constructor(private readonly page: Page) {}

  /** Does so many things; true at the end of the game. */
  async play(things = Infinity): Promise<boolean> {
    return (await playOn(this.page, (done) => done >= things)) < things;
  }

  /** Waits until something is asked, and does nothing. */
  async rest(): Promise<void> {
    await asked(this.page);
  }
}
