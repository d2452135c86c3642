// What happened, line by line: groups of events, each told by the game's words for its first.
import type { GameEvent, LogLine, Names } from '$lib/board';
import { language, t } from '$lib/i18n';

/** null: nothing is told. */
export type Told = Omit<LogLine, 'clause' | 'seat'> | null;
export type Teller<Tell, Event extends GameEvent = GameEvent> = (event: Event, tell: Tell, group: GameEvent[]) => Told;
/** What tells each kind of event, by the game's list of them. */
export type Tellers<Tell, Event extends GameEvent> = { [Kind in Event['event']]?: Teller<Tell, Extract<Event, { event: Kind }>> };

export const number = (event: GameEvent, field: string): number => Number(event[field] ?? 0);
export const word = (event: GameEvent, field: string): string => String(event[field] ?? '');

/** Whose sentences they are: the game's texts begin with `texts`, "yamatai:log."; `behind` names what stands
 *  behind a clause, if it is a thing of the box. */
export class Sentences {
  constructor(
    protected readonly names: Names,
    private readonly texts: string,
    private readonly behind: (clause: string) => string | undefined = () => undefined,
  ) {}

  /** A sentence about the event's seat: "You take…" or "Ann takes…"; with the thing that is behind it:
   *  "Ebisu: you take…". */
  seat(key: string, event: GameEvent, values: Record<string, unknown> = {}): string {
    const own = this.isMe(event.seat);
    const text = this.plain(key, { ...values, name: this.name(event.seat), ...(own && { context: 'you' }) });
    const by = this.behind(event.clause);
    if (!by) return text;
    const said = own ? text.charAt(0).toLocaleLowerCase(language.now) + text.slice(1) : text;
    return this.plain('by', { by, said });
  }

  plain(key: string, values: Record<string, unknown> = {}): string {
    return this.within(key, values);
  }

  /** A part of a sentence. */
  protected within(key: string, values: Record<string, unknown>): string {
    return t(`${this.texts}${key}`, values);
  }

  /** In the order of the result, once there is one. */
  ranked<Of>(all: Of[], seatOf: (one: Of) => unknown): Of[] {
    const order: unknown[] = this.names.ranked ?? [];
    return [...all].sort((a, b) => order.indexOf(seatOf(a)) - order.indexOf(seatOf(b)));
  }

  name(seat: unknown): string {
    return this.names.seats[Number(seat)] ?? '';
  }

  isMe(seat: unknown): boolean {
    return seat === this.names.me;
  }
}

/** Sentences that may begin with a thing as it is called within one: their first letter is made large. */
export class CapitalSentences extends Sentences {
  override plain(key: string, values: Record<string, unknown> = {}): string {
    const text = this.within(key, values);
    return text.charAt(0).toUpperCase() + text.slice(1);
  }
}

/** One who did something that needs no more than a few values to be told. */
export const did =
  <Tell extends Sentences, Event extends GameEvent = GameEvent>(
    key: string,
    weight: LogLine['weight'],
    values: (event: Event, group: GameEvent[]) => Record<string, unknown> = () => ({}),
  ): Teller<Tell, Event> =>
  (event, tell, group) => ({ text: tell.seat(key, event, values(event, group)), weight });

/** `ofAll`: events whose line is about all seats. */
export function linesOf<Tell, Event extends GameEvent>(
  groups: GameEvent[][],
  tellers: Tellers<Tell, Event>,
  tell: Tell,
  ofAll: readonly string[] = ['scored'],
): LogLine[] {
  const byKind = tellers as Partial<Record<string, Teller<Tell>>>; // the engine's events are those of the list
  const lines: LogLine[] = [];
  for (const group of groups) {
    const event = group[0];
    const told = event && byKind[event.event]?.(event, tell, group);
    if (!told) continue;
    const { seat } = event;
    const ofSeat = typeof seat === 'number' && !ofAll.includes(event.event);
    lines.push({ ...told, clause: event.clause, ...(ofSeat && { seat }) });
  }
  return lines;
}
