// What can be done with a game that is over: check it, keep it, look back through it.
import type { GameEvent } from '$lib/board';
import type { Position } from '$lib/engine/protocol';
import type { Session } from '$lib/engine/client';
import { keptOf } from '$lib/table/api';
import { checkRecord, type Check } from '$lib/table/fair';
import type { Replay } from '$lib/table/replay.svelte';
import type { TableView } from '$lib/table/view.svelte';

export class Ending {
  /** The way back through the game; null while the board shows the table itself. */
  replay = $state.raw<Replay | null>(null);
  /** Whether all was fair; null until it is known. */
  checks = $state.raw<Check[] | null>(null);
  /** All that happened; none until the course of the game is known. */
  events = $state.raw<GameEvent[]>([]);

  constructor(
    private readonly view: TableView,
    private readonly session: (name: string) => Session,
  ) {}

  /** Checks the record, once. */
  async check(): Promise<void> {
    if (this.checks !== null) return;
    const { info } = this.view;
    const kept = info?.online ? keptOf(info.id) : { nonces: {}, commitment: null };
    this.checks = await checkRecord(await this.view.record(), kept, (record) =>
      this.session('verify').verify(record),
    );
  }

  async download(): Promise<void> {
    const { info } = this.view;
    const text = JSON.stringify(await this.view.record(), null, 1);
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    link.download = `kaisho-${info?.game ?? ''}-${info?.id ?? ''}.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  }

  /** Everybody's points in the course of the game. */
  async course(pointsOf: (state: Position) => number[]): Promise<number[][]> {
    const replay = await this.replayIn('course');
    this.events = replay.events;
    return replay.course(pointsOf);
  }

  private async replayIn(session: string): Promise<Replay> {
    const { Replay } = await import('$lib/table/replay.svelte');
    const replay = new Replay(this.session(session), await this.view.record(), this.view.me ?? -1);
    await replay.open();
    return replay;
  }

  async lookBack(): Promise<void> {
    this.replay = await this.replayIn('replay');
  }
}
