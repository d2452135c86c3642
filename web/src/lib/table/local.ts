// A table kept in this browser: the engine holds the truth, bots think in a thread of their own, and
// every move is stored before anything else is done with it.
import type { Session } from '$lib/engine/client';
import { EngineError } from '$lib/engine/error';
import type { Seat, StateAnswer } from '$lib/engine/protocol';
import type { Entry, Info, Listener, TableSource, Update } from './source';
import { randomHex, writeGame, type StoredGame } from './stored';

export interface LocalParts {
  game: Session;
  bots: Session;
  /** Keeps the game; false when it cannot. */
  keep?: (game: StoredGame) => boolean;
}

export class LocalTable implements TableSource {
  private listener: Listener | null = null;
  private now: StateAnswer | null = null;
  private closed = false;
  private thinking = false;

  constructor(
    private readonly stored: StoredGame,
    private readonly parts: LocalParts,
  ) {}

  async open(listener: Listener): Promise<void> {
    this.listener = listener;
    await this.restore();
    listener.info(this.info());
    listener.line('open');
    listener.update(await this.wholeStory());
    void this.letBotsPlay();
  }

  close(): void {
    this.closed = true;
    this.listener = null;
  }

  async play(moves: string[]): Promise<void> {
    await this.advance(moves, this.stored.me);
    void this.letBotsPlay();
  }

  async undo(moves: number): Promise<void> {
    const { game } = this.parts;
    const allowed = await game.canUndo();
    if (allowed.seat !== this.stored.me || allowed.moves < moves) {
      throw new EngineError({ code: 'cannot_undo', message: 'This cannot be taken back.' });
    }
    this.now = await game.undo(moves);
    this.stored.entries.push({ seat: this.stored.me, at: Date.now(), undo: moves });
    this.keep();
    const entry: Entry = { rev: this.rev, n: this.now.n, seat: this.stored.me, undo: moves, events: [] };
    this.listener?.update(await this.update(false, [entry]));
  }

  async record(): Promise<Record<string, unknown>> {
    const record = await this.parts.game.save();
    const moves = (record['moves'] as object[]).map((move, i) => ({ ...move, at: this.stored.entries[i]?.at }));
    const players = this.stored.seats.map(({ name, kind }) => ({ name, kind }));
    return { ...record, players, moves };
  }

  edition(): Promise<unknown> {
    return Promise.resolve(null);
  }

  // -- the story

  private get rev(): number {
    return this.stored.entries.length;
  }

  private async restore(): Promise<void> {
    const { game } = this.parts;
    const { seats, seed, entries, variants = [] } = this.stored;
    this.now = await game.begin({ game: this.stored.game, players: seats.length, seed, options: { variants } });
    for (let i = 0; i < entries.length; ) {
      const entry = entries[i];
      if (entry && 'undo' in entry) {
        this.now = await game.undo(entry.undo);
        ++i;
        continue;
      }
      const moves: string[] = [];
      for (let next = entries[i]; next && 'move' in next; next = entries[++i]) moves.push(next.move);
      this.now = await game.play(moves);
    }
  }

  private async wholeStory(): Promise<Update> {
    const plies = await this.parts.game.events(0);
    const entries = plies.map(({ n, move, seat, events }) => ({
      rev: n,
      n,
      seat,
      ...(move !== null && { move }),
      events,
    }));
    return this.update(true, entries);
  }

  private async advance(moves: string[], seat: Seat): Promise<void> {
    const { game } = this.parts;
    const before = this.now?.n ?? 0;
    this.now = await game.play(moves);
    const at = Date.now();
    for (const move of moves) this.stored.entries.push({ seat, at, move });
    this.stored.over = this.now.to_move === null;
    this.keep();
    const plies = await game.events(before + 1);
    const entries = plies.map((ply, i) => ({
      rev: this.rev - plies.length + 1 + i,
      n: ply.n,
      seat: ply.seat,
      at,
      move: ply.move ?? '',
      events: ply.events,
    }));
    if (this.stored.over) this.listener?.info(this.info());
    this.listener?.update(await this.update(false, entries));
  }

  private async update(whole: boolean, entries: Entry[]): Promise<Update> {
    const { game } = this.parts;
    const seen = await game.state(this.stored.me);
    const undo = await game.canUndo();
    return {
      whole,
      entries,
      rev: this.rev,
      n: seen.n,
      toMove: seen.to_move,
      state: seen.state,
      legal: seen.to_move === this.stored.me ? seen.legal : null,
      result: seen.result,
      canUndo: undo.seat === this.stored.me ? undo.moves : 0,
    };
  }

  private keep(): void {
    this.stored.changed = Date.now();
    if (!(this.parts.keep ?? writeGame)(this.stored)) this.listener?.fault('not_kept');
  }

  private info(): Info {
    const { id, game, seats, me, openHands, over, variants = [] } = this.stored;
    return {
      id,
      name: null,
      game,
      status: over ? 'over' : 'playing',
      why: null,
      seats: seats.map(({ name, kind, level }, seat) => ({
        seat,
        name,
        kind,
        ...(level !== undefined && { level }),
        taken: true,
        yours: seat === me,
      })),
      me,
      openHands,
      variants,
      online: false,
      edition: { name: '', standard: true },
      commitment: null,
    };
  }

  // -- the bots

  private async letBotsPlay(): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    try {
      for (let seat = this.botToMove(); seat !== null && !this.closed; seat = this.botToMove()) {
        await this.botTurn(seat);
      }
    } catch {
      this.listener?.fault('bot_failed');
    } finally {
      this.thinking = false;
    }
  }

  private botToMove(): Seat | null {
    const seat = this.now?.to_move ?? null;
    return seat !== null && this.stored.seats[seat]?.kind === 'bot' ? seat : null;
  }

  // A bot gets what its seat may know, never the position itself.
  private async botTurn(seat: Seat): Promise<void> {
    const { game, bots } = this.parts;
    const seen = await game.state(seat);
    await bots.load(this.stored.game, seen.state);
    const move = await bots.choose(`level${this.stored.seats[seat]?.level ?? 1}`, randomHex(32));
    const legal = this.now?.to_move === seat && this.now.legal.some(({ text }) => text === move);
    if (!this.closed && legal) await this.advance([move], seat);
  }
}
