// Events shown as pieces that fly: measures where things lie, lets the table change, and moves them from
// where they lay to where they lie now. Where things lie, they say by `data-anchor`.
import { tick, type Component } from 'svelte';
import type { GameEvent } from '$lib/board';
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

export interface Route {
  /** Names of anchors, the first that is seen counts. */
  from: (e: GameEvent) => string[];
  to: (e: GameEvent) => string[];
  piece: (e: GameEvent) => Flown;
  duration?: number;
}

export interface Script {
  routes: Record<string, Route>;
  /** Shown by themselves, a moment each. */
  pauses: Record<string, number>;
  /** Told over the board. */
  banners: Set<string>;
  /** Of one kind and one seat in a row, these move side by side. */
  together: string[];
  /** Draws what flies. */
  piece: Component<Flown & { size: number }>;
  /** Anchors that belong to a seat, its number in the first group. */
  ofSeat: RegExp;
}

/** Events that move side by side. */
export function groupsOf(events: GameEvent[], together: string[]): GameEvent[][] {
  const groups: GameEvent[][] = [];
  for (const e of events) {
    const last = groups.at(-1);
    const first = last?.[0];
    if (last && first?.seat === e.seat && first?.event === e.event && together.includes(e.event)) last.push(e);
    else groups.push([e]);
  }
  return groups;
}

const DURATION = 400;
const STAGGER = 110;
const SIZE = 24;

export class RoutedStage<Host extends RouteHost = RouteHost> extends Showing<GameEvent[], Host> {
  constructor(
    host: Host,
    private readonly script: Script,
  ) {
    super(host);
  }

  protected stepsOf(events: GameEvent[]): GameEvent[][] {
    return groupsOf(events, this.script.together);
  }

  protected settle(group: GameEvent[]): void {
    for (const e of group) this.host.happen(e);
  }

  protected async show(group: GameEvent[]): Promise<void> {
    const first = group[0];
    if (!first) return;
    const { routes, pauses, banners, piece: drawing } = this.script;
    const pace = this.host.pace();
    this.host.see(first);
    if (banners.has(first.event)) this.host.banner(first);
    await tick();
    const route = routes[first.event];
    const from = group.map((e) => (route ? this.#box(route.from(e)) : null));
    for (const e of group) this.host.happen(e);
    await tick();
    if (route) {
      await Promise.all(
        group.map((e, i) => {
          const start = from[i];
          const end = this.#box(route.to(e));
          if (!start || !end) return null;
          const piece = route.piece(e);
          const size = piece.size ?? SIZE;
          const shape = (rect: DOMRect): DOMRect => {
            const [w, h] = [size * (piece.ratio ?? 1), size];
            return new DOMRect(rect.x + (rect.width - w) / 2, rect.y + (rect.height - h) / 2, w, h);
          };
          return this.motions.fly(drawing, { ...piece, size }, { from: shape(start), to: shape(end), delay: i * STAGGER * pace, duration: (route.duration ?? DURATION) * pace });
        }),
      );
    }
    await this.motions.wait((pauses[first.event] ?? 0) * pace);
  }

  /** What lies on another leaf comes from the upper edge, where the page has the seats side by side. */
  #edge(names: string[]): DOMRect | null {
    const seat = names.map((name) => this.script.ofSeat.exec(name)?.[1]).find((one) => one !== undefined);
    const rect = this.host.root()?.getBoundingClientRect();
    if (seat === undefined || !rect) return null;
    return new DOMRect(rect.x + (rect.width * (Number(seat) + 0.5)) / this.host.seats(), rect.y, 1, 1);
  }

  /** Where the first of these lies that can be seen. */
  #box(names: string[]): DOMRect | null {
    for (const name of names) {
      for (const node of this.host.root()?.querySelectorAll(`[data-anchor="${name}"]`) ?? []) {
        const rect = node.getBoundingClientRect();
        if ((rect.width > 0 || rect.height > 0) && getComputedStyle(node).visibility !== 'hidden') return rect;
      }
    }
    return this.#edge(names);
  }
}
