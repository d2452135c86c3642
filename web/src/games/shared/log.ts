// What happened, line by line: groups of events, each told by the game's words for its first.
import type { GameEvent, LogLine, Names } from '$lib/board';
import { language, listOf, t } from '$lib/i18n';
import { entryFor, type Named } from './events';

/** null: nothing is told. */
export type Told = Omit<LogLine, 'clause' | 'seat' | 'events'> | null;
/** `group`: the event and those that are told with it. */
export type EventFormatter<
  Tell,
  Event extends GameEvent = GameEvent,
  Grouped extends GameEvent = Event,
> = (event: Event, tell: Tell, group: Grouped[]) => Told;
/** What tells each kind of event, by the game's list of them. */
export type EventFormatters<Tell, Event extends GameEvent> = {
  [Name in Event['event']]?: EventFormatter<Tell, Named<Event, Name>>;
};
/** Of a game that groups events of several names. */
export type MixedFormatters<Tell, Event extends GameEvent> = {
  [Name in Event['event']]?: EventFormatter<Tell, Named<Event, Name>, Event>;
};

/** Whose sentences they are: the game's texts begin with `texts`, "GAME:log."; `behind` names what stands
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
    const text = this.plain(key, {
      ...values,
      name: this.name(event.seat),
      ...(own && { context: 'you' }),
    });
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

  /** What a line of the final count gave, to whom it gave something. */
  scored(line: string, all: { seat?: number; points: number }[]): Told {
    const paid = this.ranked(all, ({ seat }) => seat).filter(({ points }) => points !== 0);
    const list = listOf(
      paid.map(({ seat, points }) => this.within('scored_seat', { name: this.name(seat), points })),
    );
    return {
      text: this.plain(paid.length > 0 ? 'scored' : 'scored_nobody', { line, list }),
      weight: 'main',
    };
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

type Values<Event, Grouped> = (event: Event, group: Grouped[]) => Record<string, unknown>;
type Does<Tell, Event, Grouped> = EventFormatter<Tell, Event & GameEvent, Grouped & GameEvent>;

/** One who did something that needs no more than a few values to be told. */
export const did =
  <Tell extends Sentences, Event, Grouped = Event>(
    key: string,
    weight: LogLine['weight'],
    values: Values<Event, Grouped> = () => ({}),
  ): Does<Tell, Event, Grouped> =>
  (event, tell, group) => ({ text: tell.seat(key, event, values(event, group)), weight });

/** What happens to all. */
export const happened =
  <Tell extends Sentences, Event, Grouped = Event>(
    key: string,
    weight: LogLine['weight'],
    values: Values<Event, Grouped> = () => ({}),
  ): Does<Tell, Event, Grouped> =>
  (event, tell, group) => ({ text: tell.plain(key, values(event, group)), weight });

/** A game's log, and the names of all events that have words. `groupEvents`: which events make one sentence;
 *  `ofAll`: those whose line is about all seats. */
export function logOf<Tell, Event extends GameEvent>(
  groupEvents: (events: Event[]) => Event[][],
  formatters: EventFormatters<Tell, Event> | MixedFormatters<Tell, Event>,
  wordsFor: (names: Names) => Tell,
  ofAll: readonly Event['event'][] = ['scored'],
): { describe: (events: GameEvent[], names: Names) => LogLine[]; toldEvents: string[] } {
  function describe(events: GameEvent[], names: Names): LogLine[] {
    const tell = wordsFor(names);
    const lines: LogLine[] = [];
    for (const group of groupEvents(events as Event[])) {
      const event = group[0];
      const told = event && entryFor<EventFormatter<Tell>>(formatters, event)?.(event, tell, group);
      if (!told) continue;
      const { clause, seat } = event;
      lines.push({
        ...told,
        clause,
        events: group,
        ...(typeof seat === 'number' && !ofAll.includes(event.event) && { seat }),
      });
    }
    return lines;
  }
  return { describe, toldEvents: Object.keys(formatters) };
}
