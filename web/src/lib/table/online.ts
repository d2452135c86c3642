// A table kept by the server (docs/server.md). The line may break at any time: the page connects
// again from the entry it has, and sends again, under the same id, what it has heard nothing about.
import { EngineError } from '$lib/engine/error';
import type { ErrorBody, MoveObject, Position, Result, Seat } from '$lib/engine/protocol';
import { takeSeat, tableEdition, tableInfo, tableRecord, type TableInfo } from './api';
import { faultOf, type Fault } from '$lib/engine/words';
import type { Clocks } from '$lib/pace/pace';
import { liveUrl } from './live_url';
import type { Told, Words } from './said';
import type { Entry, Info, Listener, TableSource } from './source';

/** The part of WebSocket that is used; tests bring their own. */
export interface Wire {
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface OnlineParts {
  connect(url: string): Wire;
  /** Milliseconds before the n-th try to connect again. */
  pause(attempt: number): number;
  /** Of so many milliseconds after which to come back to a server that is restarted, those after which this page does. */
  draw(within: number): number;
  /** Milliseconds beyond these in which nothing is said of it. */
  calm: number;
  /** Milliseconds between signs of life. */
  heartbeat: number;
  /** Milliseconds that the line may take to open, and a sign of life to come. */
  patience: number;
  /** Milliseconds after which a line that is still to open is given up for another, when the page is woken. */
  stale: number;
}

const standard: OnlineParts = {
  connect: (path) => new WebSocket(liveUrl(path, location.href)) as unknown as Wire,
  pause: (attempt) => Math.min(8000, 300 * 2 ** attempt) * (0.75 + Math.random() / 2),
  draw: (within) => Math.random() * within,
  calm: 3000,
  heartbeat: 15_000,
  patience: 8000,
  stale: 1000,
};

type Asked =
  | { type: 'play' | 'undo'; rev: number; moves: string[] | number }
  | { type: 'stand_in'; seat: Seat }
  | ({ type: 'say' } & Words)
  | { type: 'resign' | 'agree_to_end' | 'decline_to_end' | 'come_back' }
  | { type: 'day_off'; number: number };

interface Waiting {
  message: Asked & { id: string };
  done(number?: number): void;
  fail(error: EngineError): void;
}

interface UpdateMessage {
  type: 'update';
  from: number;
  rev: number;
  n: number;
  entries: (Omit<Entry, 'events'> & { events?: Entry['events'] })[];
  turn: number;
  to_move: Seat | null;
  state: Position;
  legal: MoveObject[] | null;
  can_undo: number;
  result: Result | null;
  clocks?: Clocks | null;
}

type ServerMessage =
  | { type: 'table'; table: TableInfo; seat: Seat | null }
  | UpdateMessage
  | ({ type: 'chat' } & Told)
  | { type: 'done'; id: string; rev: number; number?: number }
  | { type: 'error'; id: string | null; rev: number; error: ErrorBody }
  | { type: 'pong' };

/** How the server closes the line of who has lost the seat. */
const PUT_OUT = 1008;

/** How it closes all lines when it stops, saying in which time pages come back. */
const RESTARTS = 1012;
const WINDOW = /^come back within (\d+) ms$/;
/** Of that time, what those have who wait for an answer: they come first. */
const FIRST = 0.1;

/** Trying again would change nothing. */
const HOPELESS = new Set(['no_table', 'not_your_seat', 'not_found']);

/** Of the bot that plays the seat, its own or one that stands in. */
const level = ({ level: own, stand_in }: TableInfo['seats'][number]): { level?: number } => {
  const playing = stand_in ?? own;
  return playing === undefined ? {} : { level: playing };
};

const isLate = ({ stand_ins = [] }: TableInfo, seat: Seat): boolean =>
  stand_ins.some(({ seat: of, by, ended }) => of === seat && by === null && !ended);

function infoOf(
  table: TableInfo,
  me: Seat | null,
  nameOf: (seat: Seat, bot: boolean) => string,
): Info {
  return {
    id: table.table,
    name: table.name,
    game: table.game,
    status: table.status,
    why: table.why,
    seats: table.seats.map((seat) => ({
      ...seat,
      name: seat.name ?? nameOf(seat.seat, seat.kind === 'bot'),
      given: seat.name,
      ...level(seat),
      late: isLate(table, seat.seat),
      online: seat.here,
    })),
    me,
    openHands: table.options.open_hands,
    variants: table.options.variants,
    online: true,
    edition: table.edition,
    commitment: table.commitment,
    publicUrl: table.public_url,
    chat: table.options.chat,
    arrivals: (table.arrivals ?? []).map((arrival) => ({
      ...arrival,
      was: arrival.was ?? nameOf(arrival.seat, false),
      name: arrival.name ?? nameOf(arrival.seat, false),
    })),
    endedBy: table.ended_by,
    ending: table.ending,
    rematch: table.rematch,
    standIns: table.stand_ins,
    daysOff: table.days_off,
    standInAfter: table.stand_in_after,
    pace: table.pace,
    host: table.host,
    open:
      table.seats.some(({ open }) => open) ||
      (table.options.lobby === true && table.seats.every(({ taken }) => taken)),
  };
}

export class OnlineTable implements TableSource {
  /** What was said at the table and nobody has fetched yet; and who does. */
  readonly said: Told[] = [];
  onsaid: (() => void) | null = null;
  private wire: Wire | null = null;
  private listener: Listener | null = null;
  private rev = -1;
  private attempt = 0;
  private closed = false;
  private readonly waiting = new Map<string, Waiting>();
  private readonly prefix = Math.random().toString(36).slice(2, 10);
  private lastId = 0;
  private retry: ReturnType<typeof setTimeout> | null = null;
  private beat: ReturnType<typeof setInterval> | null = null;
  /** Runs while the line is to open, or is to give a sign of life. */
  private doubt: ReturnType<typeof setTimeout> | null = null;
  private opens = false;
  /** By when to be back at a server that is restarted. */
  private due = 0;
  /** Runs while nothing is said of a server that is restarted. */
  private notice: ReturnType<typeof setTimeout> | null = null;
  /** When the line was begun. */
  private begun = 0;
  /** Whether somebody sees the page, and whether the server asks for it: one of before knows no such word. */
  private looked = true;
  private wantsLooks = true;

  constructor(
    private readonly id: string,
    private seat: Seat | null,
    private readonly nameOf: (seat: Seat, bot: boolean) => string,
    private readonly parts: OnlineParts = standard,
    /** What is to be said first. */
    private readonly first: Fault | null = null,
  ) {}

  open(listener: Listener): Promise<void> {
    this.listener = listener;
    if (this.first) listener.fault(this.first);
    this.connect();
    return Promise.resolve();
  }

  close(): void {
    this.closed = true;
    this.listener = null;
    this.calm();
    this.hangUp();
  }

  play(moves: string[], rev: number): Promise<void> {
    return this.ask({ type: 'play', rev, moves });
  }

  undo(moves: number, rev: number): Promise<void> {
    return this.ask({ type: 'undo', rev, moves });
  }

  /** Lets a bot play the seat until its person is back. */
  readonly standIn = (seat: Seat): Promise<void> => this.ask({ type: 'stand_in', seat });

  readonly say = (words: Words): Promise<number> => this.ask({ type: 'say', ...words });
  readonly takeDayOff = (number: number): Promise<void> => this.ask({ type: 'day_off', number });
  readonly resign = (): Promise<void> => this.ask({ type: 'resign' });
  readonly agreeToEnd = (): Promise<void> => this.ask({ type: 'agree_to_end' });
  readonly comeBack = (): Promise<void> => this.ask({ type: 'come_back' });
  readonly declineToEnd = (): Promise<void> => this.ask({ type: 'decline_to_end' });

  record(): Promise<Record<string, unknown>> {
    return tableRecord(this.id);
  }

  edition(): Promise<unknown> {
    return tableEdition(this.id);
  }

  /** The network is back, or the page is looked at again: the line may be dead without having said so. */
  wake(): void {
    if (this.closed) return;
    if (this.wire && this.opens) return this.ping();
    if (this.wire && Date.now() - this.begun < this.parts.stale) return;
    this.connect();
  }

  /** Somebody sees the page, or no longer does: who looks is told nothing elsewhere. */
  look(on: boolean): void {
    if (this.looked === on) return;
    this.looked = on;
    if (this.opens) this.sayLook();
  }

  private sayLook(): void {
    if (!this.wantsLooks || this.seat === null) return;
    this.wire?.send(JSON.stringify({ type: 'looking', on: this.looked }));
  }

  // -- the line

  private connect(): void {
    this.hangUp();
    const seat = this.seat === null ? '' : `seat=${this.seat}&`;
    const wire = this.parts.connect(
      `/api/tables/${encodeURIComponent(this.id)}/live?${seat}from=${this.rev}`,
    );
    this.wire = wire;
    this.opens = false;
    this.begun = Date.now();
    this.doubtIt();
    wire.onopen = () => this.opened(wire);
    wire.onmessage = ({ data }) => {
      if (wire === this.wire && typeof data === 'string') this.hear(data);
    };
    wire.onclose = ({ code, reason }) => {
      if (wire !== this.wire) return;
      const window = code === RESTARTS ? WINDOW.exec(reason)?.[1] : undefined;
      if (window) return this.comeBackWithin(Number(window));
      // It was put out, or not let in: another device may have the seat.
      const refused = code === PUT_OUT || !this.opens;
      this.lost();
      if (refused) void this.checkSeat();
    };
  }

  /** Where the seat is another's now, or nobody's, this page looks on. */
  private async checkSeat(): Promise<void> {
    const { seat } = this;
    const table = seat === null ? null : await tableInfo(this.id).catch(() => null);
    if (seat === null || !table || table.seats[seat]?.yours || this.closed || this.seat !== seat)
      return;
    const gone = table.seats[seat]?.taken
      ? { code: 'seat_lost', message: 'The seat is played from another device now.' }
      : { code: 'seat_free', message: 'The seat is free again.' };
    this.seat = null;
    this.rev = -1;
    for (const asked of this.waiting.values()) asked.fail(new EngineError(gone));
    this.waiting.clear();
    this.listener?.fault(gone);
    this.connect();
  }

  private opened(wire: Wire): void {
    if (wire !== this.wire) return;
    this.attempt = 0;
    this.due = 0;
    this.calm();
    this.trust();
    this.opens = true;
    this.listener?.line('open');
    if (!this.looked) this.sayLook();
    for (const { message } of this.waiting.values()) wire.send(JSON.stringify(message));
    if (this.waiting.size > 0) this.doubtIt();
    this.beat = setInterval(() => this.ping(), this.parts.heartbeat);
  }

  private ping(): void {
    this.wire?.send(JSON.stringify({ type: 'ping' }));
    this.doubtIt();
  }

  private doubtIt(): void {
    this.doubt ??= setTimeout(() => this.lost(), this.parts.patience);
  }

  private trust(): void {
    if (this.doubt) clearTimeout(this.doubt);
    this.doubt = null;
  }

  private hangUp(): void {
    if (this.retry) clearTimeout(this.retry);
    if (this.beat) clearInterval(this.beat);
    this.beat = null;
    this.trust();
    const wire = this.wire;
    this.wire = null;
    wire?.close();
  }

  private lost(): void {
    this.hangUp();
    if (this.closed) return;
    if (!this.notice) this.listener?.line('lost');
    this.connectIn(Math.max(this.parts.pause(this.attempt++), this.turn()));
  }

  /** A server that stops is expected back before anybody need hear of it. */
  private comeBackWithin(window: number): void {
    this.hangUp();
    this.calm();
    this.due = Date.now() + window;
    this.notice = setTimeout(() => {
      this.notice = null;
      this.listener?.line('lost');
    }, window + this.parts.calm);
    this.connectIn(this.turn());
  }

  private calm(): void {
    if (this.notice) clearTimeout(this.notice);
    this.notice = null;
  }

  /** Milliseconds until it is this page's turn at a server that is restarted, which all others want, too. */
  private turn(): number {
    const rest = Math.max(0, this.due - Date.now());
    return this.parts.draw(this.waiting.size > 0 ? rest * FIRST : rest);
  }

  private connectIn(pause: number): void {
    if (this.retry) clearTimeout(this.retry);
    this.retry = setTimeout(() => this.connect(), pause);
  }

  // -- what the server says

  private hear(text: string): void {
    this.trust();
    let message: ServerMessage;
    try {
      message = JSON.parse(text) as ServerMessage;
    } catch {
      return this.lost();
    }
    switch (message.type) {
      case 'table':
        this.sitAgain(message.table);
        this.listener?.info(infoOf(message.table, message.seat, this.nameOf));
        if (message.table.clocks) this.listener?.clocks?.(message.table.clocks);
        return;
      case 'update':
        return this.take(message);
      case 'chat':
        this.said.push(message);
        return this.onsaid?.();
      case 'done':
        return this.settle(message.id, null, message.number);
      case 'error':
        return this.settle(message.id, message.error);
      case 'pong':
    }
  }

  /** A backup that was put back frees the seats of a game to come: whoever is still here takes theirs once more. */
  private sitAgain(table: TableInfo): void {
    const seat = table.seats[this.seat ?? -1];
    if (!seat?.yours || seat.taken || table.status !== 'waiting') return;
    void takeSeat(this.id, seat.seat, '').catch((error: unknown) =>
      this.listener?.fault(faultOf(error)),
    );
  }

  private take(message: UpdateMessage): void {
    const whole = this.rev < 0;
    if (!whole && (message.from > this.rev || message.rev < this.rev)) {
      // The story does not go on where this page stands: have it all again.
      this.rev = -1;
      return this.lost();
    }
    const fresh = message.entries.filter((entry) => whole || entry.rev > this.rev);
    this.rev = message.rev;
    if (message.clocks) this.listener?.clocks?.(message.clocks);
    this.listener?.update({
      whole,
      entries: fresh.map((entry) => ({ ...entry, events: entry.events ?? [] })),
      rev: message.rev,
      n: message.n,
      toMove: message.to_move,
      state: message.state,
      legal: message.legal,
      result: message.result,
      canUndo: message.can_undo,
    });
  }

  private settle(id: string | null, error: ErrorBody | null, number?: number): void {
    const asked = id === null ? undefined : this.waiting.get(id);
    if (!asked) {
      if (!error) return;
      if (error.where === 'type') return void (this.wantsLooks = false);
      this.listener?.fault(error);
      if (HOPELESS.has(error.code)) this.close();
      return;
    }
    this.waiting.delete(asked.message.id);
    if (error) asked.fail(new EngineError(error));
    else asked.done(number);
  }

  private ask(what: { type: 'say' } & Words): Promise<number>;
  private ask(what: Asked): Promise<void>;
  private ask(what: Asked): Promise<unknown> {
    const id = `${this.prefix}-${++this.lastId}`;
    const message = { ...what, id };
    return new Promise<unknown>((done, fail) => {
      this.waiting.set(id, { message, done, fail });
      // While the line is down it waits: `opened` sends it.
      if (!this.wire && this.due > Date.now()) this.connectIn(this.turn());
      if (!this.beat) return;
      this.wire?.send(JSON.stringify(message));
      this.doubtIt();
    });
  }
}
