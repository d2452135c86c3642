// What the table page shows: follows a table's story at the pace of the board, and lets the viewer
// try a turn on a copy (`staged`) before it is sent.
import { tick } from 'svelte';
import type { BoardHandle } from '$lib/board';
import type { Session } from '$lib/engine/client';
import type {
  Destination,
  GameEvent,
  MoveObject,
  Position,
  PreviewAnswer,
  Refusal,
  Result,
  Seat,
} from '$lib/engine/protocol';
import { faultOf, type Fault } from '$lib/engine/words';
import type { Clocks } from '$lib/pace/pace';
import { lastTurn } from './log';
import { ownedSince, otherOf, type Left, type Owned } from './since';
import type { Arrival, Entry, Info, Line, TableSource, Update } from './source';

export interface ViewParts {
  /** Where turns are tried: holds the position as the viewer knows it. */
  look: Session;
  /** A second session, for the reasons and ways in the middle of a turn. */
  ahead: Session;
  confirm(): boolean;
  /** Every choice goes to the table at once, also within a turn. */
  eachChoice?: boolean;
  /** The choices that a page before this one was at, of the turn that follows this revision. */
  left?(table: string, rev: number): string[][];
  /** The number of the last arrival at the table that the viewer has read. */
  seen?(table: string): number;
  /** Told when these have been read. */
  saw?(table: string, last: number): void;
  /** Where the viewer left the table before this page. */
  leftAt?(table: string, update: Update): Left | null;
  /** Told where that is now; null: nowhere, the game is over. */
  leaves?(table: string, left: Left | null): void;
  /** Told when events have been shown (for the ears). */
  told?(events: GameEvent[]): void;
}

/** More new entries than this are not worth watching one by one. */
const WATCHED = 24;
/** Faults that end nothing: the turn goes on as if nothing had been tried. */
const REFUSED = new Set(['illegal_move', 'bad_move']);
/** Milliseconds that it takes at most to tell again what happened. */
const RETOLD = 10_000;
/** Milliseconds that an event is shown, about. */
const MOMENT = 500;
/** So many arrivals are told at once; the log has them all. */
const TOLD = 3;

interface Staged {
  moves: string[];
  /** How many events of the whole turn were shown once these moves were played. */
  shown: number;
}

export class TableView {
  info = $state.raw<Info | null>(null);
  /** What people have left, as told at that moment. */
  clocks = $state.raw<(Clocks & { at: number }) | null>(null);
  state = $state.raw<Position | null>(null);
  toMove = $state.raw<Seat | null>(null);
  legal = $state.raw<MoveObject[]>([]);
  refusals = $state.raw<Refusal[]>([]);
  result = $state.raw<Result | null>(null);
  entries = $state.raw<Entry[]>([]);
  line = $state.raw<Line>('open');
  /** The components of the table, known before its first state is; null: the standard ones. */
  edition = $state.raw<unknown>(null);
  /** The last thing that went wrong; the page shows it and sets it to null. */
  fault = $state.raw<Fault | null>(null);
  /** Who came to seats that somebody had, until the viewer has read it. */
  arrivals = $state.raw<Arrival[]>([]);
  /** Events are being shown. */
  busy = $state.raw(false);
  /** The staged turn is on its way to the table. */
  sending = $state.raw(false);
  /** What the staged moves did, as far as it is known. */
  tried = $state.raw<GameEvent[]>([]);
  /** The staged moves make a whole turn, or show something hidden: to be confirmed. */
  complete = $state.raw(false);
  /** Once confirmed, they cannot be taken back. */
  final = $state.raw(false);
  /** The board shows what the staged moves did, and the position where they lead is hidden until it comes. */
  behind = $state.raw(false);

  /** What happened is told again. */
  retelling = $state.raw(false);

  /** Multiplies durations: what is told again is told in short. */
  readonly haste = $derived.by<number>(() =>
    this.retelling ? Math.min(1, RETOLD / (MOMENT * this.since.length)) : 1,
  );

  private left = $state.raw<Left | null>(null);
  private stagedTurn = $state.raw<Staged[]>([]);
  private allowedUndo = $state.raw(0);
  private latest = $state.raw<Update | null>(null);
  private board: BoardHandle | null = null;
  private queue: Promise<void> = Promise.resolve();
  private closed = false;
  /** Where the staged moves lead; null where that is hidden. */
  private led: Position | null = null;
  /** The number of the last arrival that need not be told. */
  private seen: number | null = null;

  constructor(
    private readonly source: TableSource,
    private readonly parts: ViewParts,
  ) {}

  /** The result as soon as it is known, for the words of events that are still being shown. */
  get outcome(): Result | null {
    return this.latest?.result ?? null;
  }

  async open(): Promise<void> {
    try {
      await this.source.open({
        info: (info) => this.meet(info),
        clocks: (clocks) => (this.clocks = { ...clocks, at: Date.now() }),
        line: (line) => (this.line = line),
        fault: (fault) => (this.fault = fault),
        update: (update) => this.enqueue(() => this.follow(update)),
      });
    } catch (error) {
      this.fault = faultOf(error);
    }
  }

  private meet(info: Info): void {
    this.info = info;
    const all = info.arrivals ?? [];
    // Spectators get the news while they watch.
    this.seen ??= info.me === null ? (all.at(-1)?.number ?? 0) : (this.parts.seen?.(info.id) ?? 0);
    const { seen } = this;
    this.arrivals = all.filter(({ number, what }) => number > seen && what === 'came').slice(-TOLD);
  }

  /** The viewer has read who came. */
  read(): void {
    this.seen = this.arrivals.at(-1)?.number ?? this.seen;
    this.arrivals = [];
    if (this.info && this.me !== null && this.seen !== null)
      this.parts.saw?.(this.info.id, this.seen);
  }

  /** Once more, after something failed. */
  async retry(): Promise<void> {
    this.fault = null;
    if (!this.latest) return this.open();
    this.enqueue(() => this.rest());
    await this.source.restart?.().catch((error: unknown) => (this.fault = faultOf(error)));
  }

  /** Plays in this page from now on, where another of this browser's did. */
  playHere(): void {
    this.source.playHere?.();
  }

  close(): void {
    this.closed = true;
    this.source.close();
  }

  seatBoard(board: BoardHandle | null): void {
    this.board = board;
  }

  get me(): Seat | null {
    return this.info?.me ?? null;
  }
  get myTurn(): boolean {
    const { me } = this;
    const seat = this.info?.seats[me ?? -1];
    if (me === null || seat?.resigned || seat?.late) return false;
    return this.toMove === me && this.line !== 'elsewhere';
  }
  /** The choices of the turn that is tried, the moves of each. */
  get choices(): string[][] {
    return this.stagedTurn.map(({ moves }) => moves);
  }
  get staged(): string[] {
    return this.stagedTurn.flatMap(({ moves }) => moves);
  }
  get canUndo(): boolean {
    return !this.sending && !this.busy && (this.stagedTurn.length > 0 || this.allowedUndo > 0);
  }

  // -- the viewer's turn

  choose(moves: string[]): void {
    // One choice at a time: until it is seen what it did, there is nothing to choose from.
    if (this.complete || this.sending || this.legal.length === 0) return;
    this.quiet();
    this.enqueue(() => this.stage(moves));
  }

  confirm(): void {
    if (!this.complete || this.sending) return;
    this.sending = true;
    this.enqueue(() => this.commit());
  }

  /** The turn that the table does not have yet, and what it follows. */
  get unconfirmed(): { rev: number; choices: string[][] } {
    return { rev: this.latest?.rev ?? -1, choices: this.choices };
  }

  undo(): void {
    if (!this.canUndo) return;
    this.quiet();
    if (this.stagedTurn.length > 0) this.enqueue(() => this.unstage());
    else this.enqueue(() => this.takeBack());
  }

  skip(): void {
    this.board?.skip();
  }

  /** What these moves would do, and then a set in any order, from what is shown now. */
  async preview(moves: string[], set?: string[]): Promise<PreviewAnswer> {
    const shown = this.stagedTurn.at(-1)?.shown ?? 0;
    const { look } = this.parts;
    const { staged } = this;
    const answer = await look.preview([...staged, ...moves], this.me ?? undefined, set);
    const own = answer.moves?.slice(staged.length);
    return { ...answer, events: answer.events.slice(shown), ...(own && { moves: own }) };
  }

  /** Where these moves would let pieces be brought, from what is shown now. */
  reach(moves: string[]): Promise<Destination[]> {
    const { look, ahead } = this.parts;
    return (this.staged.length > 0 ? ahead : look).reach(moves, this.me ?? undefined);
  }

  /** Whether somebody shall stand by, who explains. */
  guide(on: boolean): void {
    this.source.guide?.(on);
  }

  /** A hint was given. */
  hinted(): void {
    this.source.hinted?.();
  }

  record(): Promise<Record<string, unknown>> {
    return this.source.record();
  }

  /** What happened since the viewer last chose, if others did any of it. */
  readonly since = $derived.by<Owned[]>(() => {
    if (this.me === null || !this.left) return [];
    const all = ownedSince(this.entries, this.left);
    return all.some((one) => otherOf(one, this.me) !== null) ? all : [];
  });

  /** Tells it again, from what lay on the table then. */
  retell(): void {
    if (this.busy || this.sending || this.staged.length > 0 || this.since.length === 0) return;
    this.quiet();
    this.enqueue(() => this.tellSince());
  }

  private async tellSince(): Promise<void> {
    const { left, since } = this;
    if (!left || since.length === 0) return;
    this.retelling = true;
    this.state = { ...left.state };
    await tick();
    const end = setTimeout(() => this.skip(), RETOLD);
    await this.show(since.map(({ event }) => event));
    clearTimeout(end);
    this.retelling = false;
    await this.rest();
  }

  private async stage(moves: string[]): Promise<void> {
    if (!this.latest || this.complete) return;
    const all = [...this.staged, ...moves];
    const answer = await this.parts.look.preview(all, this.me ?? undefined);
    const shown = this.stagedTurn.at(-1)?.shown ?? 0;
    // Each turn is confirmed by itself: what was meant for the next is chosen when that has begun.
    const own = answer.ended ? moves.slice(0, answer.n - this.staged.length) : moves;
    this.stagedTurn = [...this.stagedTurn, { moves: own, shown: answer.events.length }];
    this.tried = answer.events;
    this.goOn();
    this.quiet();
    await this.show(answer.events.slice(shown));
    await this.arrive(answer);
    if (this.parts.eachChoice) this.complete = true;
    if (this.complete && !this.parts.confirm()) await this.commit();
  }

  // Shows where the staged moves lead, and what can be done there.
  private async arrive(answer: PreviewAnswer): Promise<void> {
    this.complete = answer.ended || answer.stopped || answer.to_move !== this.me;
    this.final = answer.reveals || answer.to_move === null;
    this.led = answer.state ?? null;
    this.behind = !answer.state;
    if (answer.state) this.state = answer.state;
    if (this.complete || !answer.state) return;
    const { ahead } = this.parts;
    await ahead.load(this.info?.game ?? '', answer.state, this.edition);
    this.refusals = await ahead.reasons();
    this.legal = answer.legal ?? [];
  }

  private async unstage(): Promise<void> {
    this.stagedTurn = this.stagedTurn.slice(0, -1);
    this.complete = false;
    if (this.stagedTurn.length === 0) return this.rest();
    this.quiet();
    const answer = await this.parts.look.preview(this.staged, this.me ?? undefined);
    this.tried = answer.events;
    await this.arrive(answer);
  }

  private async commit(): Promise<void> {
    if (!this.latest || !this.complete) {
      this.sending = false;
      return;
    }
    this.sending = true;
    try {
      // The update that this causes is queued behind us and cleared of what was shown already.
      await this.source.play(this.staged, this.latest.rev);
    } catch (error) {
      await this.forgetTurn(error);
    } finally {
      this.sending = false;
    }
  }

  private async takeBack(): Promise<void> {
    if (!this.latest || this.allowedUndo === 0) return;
    this.sending = true;
    try {
      await this.source.undo(this.allowedUndo, this.latest.rev);
    } catch (error) {
      await this.forgetTurn(error);
    } finally {
      this.sending = false;
    }
  }

  private async forgetTurn(error: unknown): Promise<void> {
    this.fault = faultOf(error);
    this.stagedTurn = [];
    this.complete = false;
    await this.rest();
  }

  // -- following the table

  private async follow(update: Update): Promise<void> {
    if (!this.info?.edition.standard) this.edition ??= await this.source.edition();
    if (this.stays(update)) {
      this.latest = update;
      return;
    }
    const skipped = this.shownOf(update);
    this.leave(update, skipped);
    if (skipped === 0 && this.stagedTurn.length > 0 && this.latest)
      this.state = { ...this.latest.state };
    this.stagedTurn = [];
    this.complete = false;
    this.latest = update;
    this.allowedUndo = 0;
    if (update.entries.length > 0) this.goOn();
    const undone = update.entries.some((entry) => entry.undo !== undefined);
    try {
      if (!update.whole && !undone && update.entries.length <= WATCHED) {
        this.quiet();
        await this.show(update.entries.flatMap((entry) => entry.events).slice(skipped));
      }
    } finally {
      // The story does not run ahead of what is shown.
      this.entries = update.whole ? update.entries : [...this.entries, ...update.entries];
    }
    await this.rest();
    if (update.legal) await this.resume();
  }

  /** Nothing has happened, as when the table hears that this page alone plays: a turn that is tried stays. */
  private stays({ whole, entries, rev, legal }: Update): boolean {
    return (
      !whole &&
      entries.length === 0 &&
      rev === this.latest?.rev &&
      legal !== null &&
      this.stagedTurn.length > 0
    );
  }

  /** Whoever has chosen, and whoever has just come, leaves the table as it is now. */
  private leave(update: Update, shown: number): void {
    const { info, latest, left } = this;
    if (!info || this.me === null) return;
    const { rev, whole, entries, result } = update;
    const now = { rev, shown: 0, state: update.state };
    const since = entries.filter((entry) => entry.rev > (left?.rev ?? rev));
    if (whole && !left) this.left = this.parts.leftAt?.(info.id, update) ?? now;
    else if (!latest || since.some(({ undo }) => undo !== undefined)) this.left = now;
    else if (!whole && entries.some(({ seat }) => seat === this.me))
      this.left = { rev: latest.rev, ...this.ledTo(shown, latest.state) };
    else return;
    this.parts.leaves?.(info.id, result ? null : this.left);
  }

  /** Where the staged turn led, if that is known. */
  private ledTo(shown: number, before: Position): Omit<Left, 'rev'> {
    return shown > 0 && this.led ? { shown, state: this.led } : { shown: 0, state: before };
  }

  /** The turn that another page of this table was at. */
  private async resume(): Promise<void> {
    if (!this.myTurn || !this.latest) return;
    const left = (this.info && this.parts.left?.(this.info.id, this.latest.rev)) ?? [];
    try {
      for (const moves of left) await this.stage(moves);
    } catch {
      this.stagedTurn = []; // another program's words
      await this.rest();
    }
  }

  // How many of the update's events were shown while the viewer's turn was staged.
  private shownOf(update: Update): number {
    const staged = this.staged;
    const mine = staged.every(
      (move, i) => update.entries[i]?.seat === this.me && update.entries[i]?.move === move,
    );
    return mine && !update.whole ? (this.stagedTurn.at(-1)?.shown ?? 0) : 0;
  }

  // The table as the latest update left it.
  private async rest(): Promise<void> {
    const latest = this.latest;
    const game = this.info?.game;
    if (!latest || !game) return;
    this.toMove = latest.toMove;
    this.result = latest.result;
    this.state = { ...latest.state };
    this.behind = false;
    this.allowedUndo = lastTurn(this.entries, latest.canUndo);
    this.quiet();
    if (!this.myTurn || this.info?.status === 'frozen' || this.line === 'elsewhere') return;
    const { look } = this.parts;
    const seen = await look.load(game, latest.state, this.edition);
    this.refusals = await look.reasons();
    this.legal = latest.legal ?? seen.legal;
  }

  /** That something was not possible is past with the next step. */
  private goOn(): void {
    if (this.fault && REFUSED.has(this.fault.code)) this.fault = null;
  }

  private quiet(): void {
    this.legal = [];
    this.refusals = [];
  }

  private async show(events: GameEvent[]): Promise<void> {
    this.parts.told?.(events);
    if (!this.board || events.length === 0) return;
    this.busy = true;
    await this.board.play(events);
    this.busy = false;
  }

  // One thing after the other; what fails is told and does not stop what comes after.
  private enqueue(task: () => Promise<void>): void {
    this.queue = this.queue
      .then(() => (this.closed ? undefined : task()))
      .catch((error: unknown) => {
        this.busy = false;
        return this.forgetTurn(error);
      })
      .catch(() => undefined);
  }
}
