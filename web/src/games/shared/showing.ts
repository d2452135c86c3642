// Shows events one step after the other, and can be hurried or stopped on the way; how a step looks
// is the game's.
import { tick } from 'svelte';
import type { GameEvent } from '$lib/board';
import { Motions } from './fly';

export interface ShowingHost {
  layer(): HTMLElement | undefined;
  /** Words over the board; null takes them away. */
  banner(e: GameEvent | null): void;
}

export abstract class Showing<Step, Host extends ShowingHost = ShowingHost> {
  readonly motions: Motions;
  #run = 0;

  constructor(readonly host: Host) {
    this.motions = new Motions(() => host.layer());
  }

  /** What is shown together. */
  protected abstract stepsOf(events: GameEvent[]): Step[];
  /** Brings a step about at once. */
  protected abstract settle(step: Step): void;
  /** Brings it about with motion. */
  protected abstract show(step: Step): Promise<void>;

  /** Ends what moves; what is still to come of the running play is dropped. */
  stop(): void {
    this.#run += 1;
    this.motions.finish();
    this.host.banner(null);
  }

  skip(): void {
    this.motions.hurried = true;
    this.motions.finish();
  }

  async play(events: GameEvent[], still: boolean): Promise<void> {
    const run = ++this.#run;
    this.motions.hurried = still;
    for (const step of this.stepsOf(events)) {
      if (this.motions.hurried) this.settle(step);
      else await this.show(step);
      if (run !== this.#run) return;
    }
    this.host.banner(null);
    await tick();
  }
}
