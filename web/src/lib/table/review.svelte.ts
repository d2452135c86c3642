// Stepping through a game that is over, from its record.
import type { BoardHandle } from '$lib/board';
import type { PlyEvents, Session } from '$lib/engine/client';
import type { Position, Seat } from '$lib/engine/protocol';

export class Review {
  state = $state.raw<Position | null>(null);
  toMove = $state.raw<Seat | null>(null);
  /** Moves played at what is shown, and in all. */
  n = $state(0);
  all = $state(0);
  busy = $state(false);
  private plies: PlyEvents[] = [];

  constructor(
    private readonly session: Session,
    private readonly record: unknown,
    private readonly me: Seat | null,
  ) {}

  async open(): Promise<void> {
    const end = await this.session.replay(this.record);
    this.plies = await this.session.events(0);
    this.all = end.n;
    await this.show(end.n);
  }

  /** Shows the game after n moves; one step on is played, all else shown at once. */
  async go(n: number, board: BoardHandle | null): Promise<void> {
    const wanted = Math.max(0, Math.min(this.all, n));
    if (this.busy) return board?.skip();
    this.busy = true;
    try {
      if (wanted === this.n + 1) await board?.play(this.plies[wanted]?.events ?? []);
      await this.show(wanted);
    } finally {
      this.busy = false;
    }
  }

  private async show(n: number): Promise<void> {
    const shown = await this.session.replay(this.record, n, this.me ?? -1);
    this.n = n;
    this.state = shown.state;
    this.toMove = shown.to_move;
  }
}
