// Shows events one after the other, a moment each. Where pieces shall fly, see shared/routes.ts.
import type { GameEvent } from '$lib/board';
import { entryFor } from '../shared/events';
import { Showing, type ShowingHost } from '../shared/showing';
import type * as protocol from './protocol';

interface Host extends ShowingHost {
  /** Changes the table. */
  happen(e: GameEvent): void;
  pace(): number;
}

const PAUSES: Partial<Record<protocol.GameEvent['event'], number>> = { turn_began: 300, taken: 450, set_completed: 450, card_laid: 250, game_over: 600 };

export class Stage extends Showing<GameEvent, Host> {
  protected stepsOf(events: GameEvent[]): GameEvent[] {
    return events;
  }
  protected settle(e: GameEvent): void {
    this.host.happen(e);
  }
  protected async show(e: GameEvent): Promise<void> {
    this.host.happen(e);
    await this.motions.wait((entryFor<number>(PAUSES, e) ?? 0) * this.host.pace());
  }
}
