// A table kept in this browser: the engine holds the truth, bots think in a thread of their own, and
// every move is stored before anything else is done with it. Of several pages with the same game one
// plays, and the others follow it.
import type { Session } from '$lib/engine/client';
import { EngineError } from '$lib/engine/error';
import type { Seat, StateAnswer } from '$lib/engine/protocol';
import { faultOf } from '$lib/engine/words';
import type { Pages } from './pages';
import type { Entry, Info, Listener, TableSource, Update } from './source';
import { randomHex, writeGame, type StoredEntry, type StoredGame } from './stored';

export interface LocalParts {
  game: Session;
  bots: Session;
  /** Keeps the game, as long as the browser can: the page says how long that is. */
  keep?: (game: StoredGame) => void;
  /** The browser's pages with this game; none: this is the only one. */
  pages?: Pages | undefined;
}

type StoredMove = Extract<StoredEntry, { move: string }>;

const isMove = (entry: StoredEntry): entry is StoredMove => 'move' in entry;
const isSame = (a: StoredEntry, b: StoredEntry | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** Plays the game again, as far as it went. */
export async function restore(session: Session, stored: StoredGame): Promise<StateAnswer> {
  const { game, seats, seed, entries, variants = [] } = stored;
  let now = await session.begin({ game, players: seats.length, seed, options: { variants } });
  for (let i = 0; i < entries.length;) {
    const entry = entries[i];
    if (entry && 'undo' in entry) {
      now = await session.undo(entry.undo);
      ++i;
      continue;
    }
    const moves: string[] = [];
    for (let next = entries[i]; next && 'move' in next; next = entries[++i]) moves.push(next.move);
    now = await session.play(moves);
  }
  return now;
}

/** The record of the game that the session has restored. */
export async function recordOf(
  session: Session,
  { seats, entries }: StoredGame,
): Promise<Record<string, unknown>> {
  const record = await session.save();
  const moves = (record['moves'] as object[]).map((move, i) => ({ ...move, at: entries[i]?.at }));
  return { ...record, players: seats.map(({ name, kind }) => ({ name, kind })), moves };
}

export class LocalTable implements TableSource {
  private listener: Listener | null = null;
  private now: StateAnswer | null = null;
  private closed = false;
  private thinking = false;
  /** Whether this page plays; the answer takes a moment where there may be others. */
  private here: boolean | null = null;
  private told = false;
  private following: Promise<void> = Promise.resolve();

  constructor(
    private readonly stored: StoredGame,
    private readonly parts: LocalParts,
  ) {}

  async open(listener: Listener): Promise<void> {
    this.listener = listener;
    const { pages } = this.parts;
    if (!pages) this.here = true;
    else if (this.here === null) {
      pages.open(() => this.stored, {
        plays: (here) => this.settle(here),
        kept: (game) => this.followLater(game),
      });
    }
    this.following = this.tellAll();
    await this.following;
    this.told = true;
    if (!pages) this.tellHere();
    else if (this.here !== null) this.settle(this.here);
  }

  close(): void {
    this.closed = true;
    this.listener = null;
    this.parts.pages?.close();
  }

  playHere(): void {
    this.parts.pages?.take();
  }

  guide(on: boolean): void {
    this.stored.guided = on;
    this.keep();
    this.listener?.info(this.info());
  }

  hinted(): void {
    this.stored.hints = (this.stored.hints ?? 0) + 1;
    this.keep();
    this.listener?.info(this.info());
  }

  async restart(): Promise<void> {
    await this.tellAll();
    void this.letBotsPlay();
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
    const entry: Entry = {
      rev: this.rev,
      n: this.now.n,
      seat: this.stored.me,
      undo: moves,
      events: [],
    };
    this.listener?.update(await this.update(false, [entry]));
  }

  record(): Promise<Record<string, unknown>> {
    return recordOf(this.parts.game, this.stored);
  }

  edition(): Promise<unknown> {
    return Promise.resolve(null);
  }

  // -- the story

  private get rev(): number {
    return this.stored.entries.length;
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

  private async tellAll(): Promise<void> {
    this.now = await restore(this.parts.game, this.stored);
    this.listener?.info(this.info());
    this.listener?.update(await this.wholeStory());
  }

  private async advance(moves: string[], seat: Seat): Promise<void> {
    const before = this.now?.n ?? 0;
    this.now = await this.parts.game.play(moves);
    const at = Date.now();
    for (const move of moves) this.stored.entries.push({ seat, at, move });
    this.stored.over = this.now.to_move === null;
    if (this.now.result)
      this.stored.result = { score: this.now.result.score, rank: this.now.result.rank };
    this.keep();
    await this.tellSince(before, at);
  }

  private async tellSince(before: number, at: number): Promise<void> {
    const plies = await this.parts.game.events(before + 1);
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
    const mine = this.here === true;
    return {
      whole,
      entries,
      rev: this.rev,
      n: seen.n,
      toMove: seen.to_move,
      state: seen.state,
      legal: mine && seen.to_move === this.stored.me ? seen.legal : null,
      result: seen.result,
      canUndo: mine && undo.seat === this.stored.me ? undo.moves : 0,
    };
  }

  // -- the other pages

  private settle(here: boolean): void {
    this.here = here;
    if (!this.told) return;
    this.tellHere();
    void this.update(false, []).then(
      (update) => this.listener?.update(update),
      (error: unknown) => this.listener?.fault(faultOf(error)),
    );
  }

  private tellHere(): void {
    this.listener?.line(this.here ? 'open' : 'elsewhere');
    void this.letBotsPlay();
  }

  private followLater(game: StoredGame): void {
    this.following = this.following
      .then(() => this.follow(game))
      .catch((error: unknown) => this.listener?.fault(faultOf(error)));
  }

  private async follow(game: StoredGame): Promise<void> {
    const { entries } = this.stored;
    const goesOn = entries.every((entry, i) => isSame(entry, game.entries[i]));
    const fresh = game.entries.slice(entries.length);
    if (this.closed || (goesOn && fresh.length === 0) || (this.here === true && !goesOn)) return;
    const before = this.now?.n ?? 0;
    Object.assign(this.stored, game);
    if (!goesOn || !fresh.every(isMove)) return this.tellAll();
    this.now = await this.parts.game.play(fresh.map(({ move }) => move));
    await this.tellSince(before, this.stored.changed);
  }

  private keep(): void {
    this.stored.changed = Date.now();
    (this.parts.keep ?? writeGame)(this.stored);
    this.parts.pages?.keep();
  }

  private info(): Info {
    const {
      id,
      game,
      seats,
      me,
      openHands,
      over,
      variants = [],
      hints = 0,
      guided = false,
    } = this.stored;
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
      hints,
      guided,
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
      for (let seat = this.botToMove(); seat !== null; seat = this.botToMove()) {
        await this.botTurn(seat);
      }
    } catch {
      this.listener?.fault({ code: 'bot_failed' });
    } finally {
      this.thinking = false;
    }
  }

  private botToMove(): Seat | null {
    if (this.closed || this.here !== true) return null;
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
    if (!this.closed && this.here === true && legal) await this.advance([move], seat);
  }
}
