// Stepping through a game that is over, from its record.
import type { BoardHandle, GameEvent } from '$lib/board';
import type { PlyEvents, Session } from '$lib/engine/client';
import type { MoveObject, Position, Seat } from '$lib/engine/protocol';

/** Milliseconds that a step is seen at least, where it plays on by itself. */
const MOMENT = 700;
/** A curve needs no more points than this. */
const SAMPLES = 40;

export class Replay {
  state = $state.raw<Position | null>(null);
  toMove = $state.raw<Seat | null>(null);
  /** Moves played at what is shown, and in all. */
  n = $state(0);
  all = $state(0);
  busy = $state(false);
  /** It plays on by itself. */
  running = $state(false);
  /** Where turns begin, and whose: the last of those that one move begins. */
  turns = $state.raw<{ n: number; seat: Seat | null }[]>([]);
  /** What happened, move by move; 0 is the set-up. */
  plies: PlyEvents[] = [];
  /** What could be done at what is shown. */
  legal = $state.raw<MoveObject[]>([]);
  private wanted = 0;

  constructor(
    private readonly session: Session,
    private readonly record: unknown,
    /** Whose knowledge is shown, -1 for a spectator's; undefined: all there is. */
    private readonly view: Seat | undefined,
  ) {}

  async open(): Promise<void> {
    const end = await this.session.replay(this.record);
    this.plies = await this.session.events(0);
    this.all = end.n;
    this.turns = this.plies.flatMap(({ events }, n) =>
      events
        .filter(({ event }) => event === 'turn_began')
        .slice(-1)
        .map(({ seat }) => ({ n, seat: seat ?? null })),
    );
    await this.show(end.n);
  }

  /** Shows the game after n moves; one step on is played, all else shown at once. What is asked for meanwhile ends what
   *  moves, and comes next. */
  async go(n: number, board: BoardHandle | null): Promise<void> {
    this.wanted = Math.max(0, Math.min(this.all, n));
    if (this.busy) return board?.skip();
    this.busy = true;
    try {
      while (this.n !== this.wanted) {
        const { wanted } = this;
        if (wanted === this.n + 1) await board?.play(this.plies[wanted]?.events ?? []);
        await this.show(wanted);
      }
    } finally {
      this.busy = false;
    }
  }

  /** Plays on to the end, or until it is called again. */
  async run(board: () => BoardHandle | null): Promise<void> {
    this.running = !this.running;
    while (this.running && this.n < this.all) {
      const pause = new Promise((on) => setTimeout(on, MOMENT));
      await Promise.all([this.go(this.n + 1, board()), pause]);
    }
    this.running = false;
  }

  /** All that happened. */
  get events(): GameEvent[] {
    return this.plies.flatMap(({ events }) => events);
  }

  /** Everybody's points as turns began, and before the last count. */
  async course(pointsOf: (state: Position) => number[]): Promise<number[][]> {
    const step = Math.ceil(this.turns.length / SAMPLES);
    const at = this.turns.map(({ n }) => n).filter((_, i) => i % step === 0);
    const points: number[][] = [];
    for (const n of new Set(at)) {
      const { state } = await this.session.replay(this.record, n);
      if (state) points.push(pointsOf(state));
    }
    return points;
  }

  private async show(n: number): Promise<void> {
    const shown = await this.session.replay(this.record, n, this.view);
    this.n = n;
    this.state = shown.state;
    this.toMove = shown.to_move;
    this.legal = shown.legal;
  }
}
