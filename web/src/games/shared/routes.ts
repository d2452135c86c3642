// Events shown as pieces that fly: measures where things lie, lets the table change, and moves them from
// where they lay to where they lie now. Where things lie, they say by `data-anchor`.
import { tick, type Component } from 'svelte';
import type { GameEvent, Shift } from '$lib/board';
import { entryFor, type Named } from './events';
import { groupsOf } from './groups';
import { Showing, type ShowingHost } from './showing';

export interface RouteHost extends ShowingHost {
  root(): HTMLElement | undefined;
  /** Changes the table. */
  happen(e: GameEvent): void;
  /** Brings what the event is about into sight. */
  see(e: GameEvent): void;
  pace(): number;
  seats(): number;
}

export interface Flown {
  name: string;
  seat?: number;
  count?: number;
  size?: number;
  /** Width to height. */
  ratio?: number;
}

export interface Route<Event extends GameEvent = GameEvent> {
  /** Names of anchors, with a selector of what lies within; the first that is seen counts. */
  from: (e: Event) => string[];
  to: (e: Event) => string[];
  piece: (e: Event) => Flown;
  /** What is unseen until the piece has landed. */
  target?: (e: Event) => string;
  duration?: number;
}

export type Routes<Event extends GameEvent> = {
  [Name in Event['event']]?: Route<Named<Event, Name>>;
};

/** What is shown together; milliseconds of one motion, and between the starts of two. */
export interface Step {
  events: GameEvent[];
  duration: number;
  stagger: number;
}

export interface Script<Event extends GameEvent> {
  routes: Routes<Event>;
  /** Where that is to be seen which does not fly; names as those of routes. */
  places?: { [Name in Event['event']]?: (e: Named<Event, Name>) => string[] };
  /** Shown by themselves, a moment each. */
  pauses?: Partial<Record<Event['event'], number>>;
  /** Those that are told over the board: their formatters. */
  banners: object;
  /** Of one kind and one seat in a row, these move side by side. */
  together?: Event['event'][];
  /** Draws what flies. */
  piece: Component<Flown & { size: number }>;
  /** Anchors that belong to a seat, its number in the first group; without it nothing comes from elsewhere. */
  ofSeat?: RegExp;
  /** The place of a piece where it leaves or lands, if not by its size. */
  shape?: (rect: DOMRect, piece: Flown) => DOMRect;
}

/** Events that move side by side. */
export const sideBySide = (events: GameEvent[], together: readonly string[] = []): GameEvent[][] =>
  groupsOf(
    events,
    (last, e) => last.seat === e.seat && last.event === e.event && together.includes(e.event),
  );

/** An anchor that is one among several: in a supply nobody sees what has changed. */
const isOne = (name: string): boolean => name.includes(':');

/** The places that an event has changed: of each the names of its anchors, the first that is seen counts. */
export const placesOf =
  <Event extends GameEvent>({ routes, places = {} }: Script<Event>) =>
  (e: GameEvent): string[][] => {
    const route = entryFor<Route>(routes, e);
    const shown = entryFor<Route['to']>(places, e);
    return [route?.from, route?.to, shown].flatMap((of) => {
      const names =
        of?.(e)
          .map((name) => name.replace(/ .*/, ''))
          .filter(isOne) ?? [];
      return names.length > 0 ? [names] : [];
    });
  };

type Shifts<Event extends GameEvent> = {
  [Name in Event['event']]?: (e: Named<Event, Name>) => Shift;
};

/** How events change the rows of a game, by its table. */
export const shiftsOf =
  <Event extends GameEvent>(shifts: Shifts<Event>) =>
  (e: GameEvent): Shift | undefined =>
    entryFor<(e: GameEvent) => Shift>(shifts, e)?.(e);

const DURATION = 400;
const STAGGER = 110;
const SIZE = 24;

const anchor = (name: string): string => name.replace(/^\S+/, '[data-anchor="$&"]');

function sized({ x, y, width, height }: DOMRect, { size = SIZE, ratio = 1 }: Flown): DOMRect {
  return new DOMRect(x + (width - size * ratio) / 2, y + (height - size) / 2, size * ratio, size);
}

export class RoutedStage<Event extends GameEvent> extends Showing<Step, RouteHost> {
  constructor(
    host: RouteHost,
    private readonly script: Script<Event>,
  ) {
    super(host);
  }

  protected stepsOf(events: GameEvent[]): Step[] {
    return sideBySide(events, this.script.together).map((group) => ({
      events: group,
      duration: this.#route(group[0])?.duration ?? DURATION,
      stagger: STAGGER,
    }));
  }

  #route(e: GameEvent | undefined): Route | undefined {
    return e && entryFor(this.script.routes, e);
  }

  protected settle({ events }: Step): void {
    for (const e of events) this.host.happen(e);
  }

  protected async show(step: Step): Promise<void> {
    const [first] = step.events;
    if (!first) return;
    this.host.see(first);
    if (first.event in this.script.banners) this.host.banner(first);
    await tick();
    await this.#carry(step);
    await this.motions.wait(
      (entryFor<number>(this.script.pauses ?? {}, first) ?? 0) * this.host.pace(),
    );
  }

  async #carry(step: Step): Promise<void> {
    const { piece: drawing, shape = sized } = this.script;
    const pace = this.host.pace();
    const leaving = step.events.flatMap((e) => {
      const route = this.#route(e);
      return route ? [{ e, route, start: this.#box(route.from(e)) }] : [];
    });
    this.settle(step);
    await tick();
    await Promise.all(
      leaving.flatMap(({ e, route, start }, i) => {
        const end = this.#box(route.to(e));
        if (!start || !end) return [];
        const piece = route.piece(e);
        const timing = { delay: i * step.stagger * pace, duration: step.duration * pace };
        const target = route.target && this.host.root()?.querySelector(anchor(route.target(e)));
        return this.motions.fly(
          drawing,
          { size: SIZE, ...piece },
          { from: shape(start, piece), to: shape(end, piece), ...timing },
          target,
        );
      }),
    );
  }

  /** What lies on another leaf comes from the upper edge, where the page has the seats side by side. */
  #edge(names: string[]): DOMRect | null {
    const seat = names
      .map((name) => this.script.ofSeat?.exec(name)?.[1])
      .find((one) => one !== undefined);
    const rect = this.host.root()?.getBoundingClientRect();
    if (seat === undefined || !rect) return null;
    return new DOMRect(
      rect.x + (rect.width * (Number(seat) + 0.5)) / this.host.seats(),
      rect.y,
      1,
      1,
    );
  }

  /** Where the first of these lies that can be seen. */
  #box(names: string[]): DOMRect | null {
    for (const name of names) {
      for (const node of this.host.root()?.querySelectorAll(anchor(name)) ?? []) {
        const rect = node.getBoundingClientRect();
        if ((rect.width > 0 || rect.height > 0) && getComputedStyle(node).visibility !== 'hidden')
          return rect;
      }
    }
    return this.#edge(names);
  }
}
