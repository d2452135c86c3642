// Shows events one after the other: measures where things lie, lets the table change, and moves them
// from where they lay to where they lie now.
import { tick } from 'svelte';
import type { GameEvent } from '$lib/board';
import { Showing, type ShowingHost } from '../shared/showing';
import Piece from './art/Piece.svelte';
import { cellIn } from './table';

export interface StageHost extends ShowingHost {
  root(): HTMLElement | undefined;
  /** Changes the table. */
  happen(e: GameEvent): void;
  /** Brings what the event is about into sight. */
  see(e: GameEvent): void;
  pace(): number;
  seats(): number;
}

interface Route {
  /** Names of anchors, the first that is seen counts. */
  from: (e: GameEvent) => string[];
  to: (e: GameEvent) => string[];
  piece: (e: GameEvent) => { name: string; seat?: number; count?: number; size?: number; ratio?: number };
  duration?: number;
}

const seat = (e: GameEvent): string[] => [`seat:${e.seat}`];
const people = (e: GameEvent, cell = cellIn(e)): string[] => (cell < 0 ? [`hand:${e.seat}`, `seat:${e.seat}`] : [`people:${cell}:${e.seat}`]);
const stock = (who: unknown, what: string): string[] => [`stock:${who as number}:${what}`, `seat:${who as number}`];
const figure = (e: GameEvent): ReturnType<Route['piece']> => ({ name: 'assistant', seat: e.seat ?? 0, count: Number(e['count'] ?? 1), size: 26, ratio: 0.8 });
const flag = (e: GameEvent): ReturnType<Route['piece']> => ({ name: e['flag'] ? `flag-${e['flag'] as string}` : 'agent', size: 22, ratio: e['flag'] ? 1.5 : 1 });
const slotAt = (e: GameEvent): string[] => [`card:${e['board'] as string}:${e['slot'] as number}`, `board:${e['board'] as string}`];

const ROUTES: Record<string, Route> = {
  placed: { from: (e) => [`hand:${e.seat}`, ...seat(e)], to: (e) => people(e), piece: figure },
  fee_paid: { from: (e) => stock(e.seat, 'yen'), to: (e) => (e['to'] === null ? ['map'] : stock(e['to'], 'yen')), piece: (e) => ({ name: 'yen', count: Number(e['yen']) }) },
  house_income: { from: (e) => [`build:${cellIn(e)}:0`, `cell:${cellIn(e)}`], to: (e) => stock(e.seat, 'yen'), piece: (e) => ({ name: 'yen', count: Number(e['yen']) }) },
  president_moved: { from: (e) => (cellIn(e, 'from') < 0 ? [`hand:${e.seat}`, ...seat(e)] : people(e, cellIn(e, 'from'))), to: (e) => people(e), piece: (e) => ({ name: 'president', seat: e.seat ?? 0, size: 40, ratio: 0.7 }), duration: 520 },
  president_back: { from: (e) => people(e), to: (e) => [`hand:${e.seat}`, ...seat(e)], piece: (e) => ({ name: 'president', seat: e.seat ?? 0, size: 40, ratio: 0.7 }) },
  assistants_back: { from: (e) => people(e), to: (e) => [`hand:${e.seat}`, ...seat(e)], piece: figure },
  recalled: { from: (e) => people(e), to: (e) => [`hand:${e.seat}`, ...seat(e)], piece: figure },
  assistant_moved: { from: (e) => people(e, cellIn(e, 'from')), to: (e) => people(e), piece: figure },
  agent_used: { from: seat, to: (e) => [`cell:${cellIn(e)}`], piece: flag, duration: 560 },
  agent_gained: { from: (e) => [`agents:${e['flag'] as string}`, 'map'], to: seat, piece: flag },
  gained: { from: (e) => ['acting', `seat:${e.seat}`], to: (e) => stock(e.seat, e['resource'] as string), piece: (e) => ({ name: e['resource'] as string, count: Number(e['count']) }) },
  spent: { from: (e) => stock(e.seat, e['resource'] as string), to: () => ['acting', 'map'], piece: (e) => ({ name: e['resource'] as string, count: Number(e['count']) }) },
  hired: { from: (e) => [`warehouse:${e.seat}`, ...seat(e)], to: (e) => [`hand:${e.seat}`, ...seat(e)], piece: (e) => ({ name: e['piece'] === 'trading_house' ? 'house' : (e['piece'] as string), seat: e.seat ?? 0, size: 26 }) },
  technology_got: { from: slotAt, to: seat, piece: () => ({ name: 'technology', size: 34 }), duration: 560 },
  order_taken: { from: slotAt, to: (e) => [`orders:${e.seat}`, ...seat(e)], piece: () => ({ name: 'order', size: 34 }), duration: 560 },
  fulfilled: { from: (e) => [`orders:${e.seat}`, ...seat(e)], to: seat, piece: () => ({ name: 'order', size: 34 }) },
  token_taken: { from: (e) => [`token:${cellIn(e)}`], to: seat, piece: () => ({ name: 'token', size: 26 }) },
  shop_built: { from: (e) => [`hand:${e.seat}`, ...seat(e)], to: (e) => [`build:${cellIn(e)}:${e['slot'] as number}`, `cell:${cellIn(e)}`], piece: (e) => ({ name: 'shop', seat: e.seat ?? 0, size: 28 }), duration: 560 },
  house_built: { from: (e) => [`hand:${e.seat}`, ...seat(e)], to: (e) => [`build:${cellIn(e)}:0`, `cell:${cellIn(e)}`], piece: (e) => ({ name: 'house', seat: e.seat ?? 0, size: 34 }), duration: 560 },
  slot_taken: { from: (e) => (e['from'] === 'hand' ? [`hand:${e.seat}`, ...seat(e)] : ['acting']), to: (e) => [`slot:${e['slot'] as string}`, `board:${e['board'] as string}`, `cell:${cellIn(e)}`], piece: (e) => ({ name: 'assistant', seat: e.seat ?? 0, size: 28, ratio: 0.8 }), duration: 560 },
  achieved: { from: (e) => [`hand:${e.seat}`, ...seat(e)], to: (e) => [`achievement:${e['achievement'] as string}`], piece: (e) => ({ name: 'assistant', seat: e.seat ?? 0, size: 26, ratio: 0.8 }), duration: 560 },
  station_placed: { from: seat, to: (e) => [`cell:${cellIn(e)}`], piece: () => ({ name: 'station', size: 28, ratio: 1.25 }), duration: 560 },
};

/** Shown by themselves, a moment each. */
const PAUSES: Record<string, number> = { turn_began: 380, acted: 420, agent_used: 200, achieved: 300, fulfilled: 250, end_triggered: 1100, technology_drawn: 160, order_drawn: 160, scored: 350, game_over: 600 };
const BANNERS = new Set(['turn_began', 'acted', 'agent_used', 'achieved', 'fulfilled', 'end_triggered', 'technology_got', 'game_over', 'scored']);

/** Events that move side by side: many of a kind of one seat, or what an action gives. */
export function groupsOf(events: GameEvent[]): GameEvent[][] {
  const groups: GameEvent[][] = [];
  for (const e of events) {
    const last = groups.at(-1);
    const first = last?.[0];
    const together = first && first.seat === e.seat && first.event === e.event && ['placed', 'fee_paid', 'gained', 'spent', 'assistants_back', 'hired'].includes(e.event);
    if (last && together) last.push(e);
    else groups.push([e]);
  }
  return groups;
}

const DURATION = 400;
const STAGGER = 110;

export class Stage extends Showing<GameEvent[], StageHost> {
  protected stepsOf(events: GameEvent[]): GameEvent[][] {
    return groupsOf(events);
  }

  protected settle(group: GameEvent[]): void {
    for (const e of group) this.host.happen(e);
  }

  protected async show(group: GameEvent[]): Promise<void> {
    const first = group[0];
    if (!first) return;
    const pace = this.host.pace();
    this.host.see(first);
    if (BANNERS.has(first.event)) this.host.banner(first);
    await tick();
    const route = ROUTES[first.event];
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
          const size = piece.size ?? 24;
          const shape = (rect: DOMRect): DOMRect => {
            const [w, h] = [size * (piece.ratio ?? 1), size];
            return new DOMRect(rect.x + (rect.width - w) / 2, rect.y + (rect.height - h) / 2, w, h);
          };
          return this.motions.fly(Piece, { ...piece, size }, { from: shape(start), to: shape(end), delay: i * STAGGER * pace, duration: (route.duration ?? DURATION) * pace });
        }),
      );
    }
    await this.motions.wait((PAUSES[first.event] ?? 0) * pace);
  }

  /** What lies on another leaf comes from the upper edge, where the page has the seats side by side. */
  #edge(names: string[]): DOMRect | null {
    const seat = names.map((name) => /^(?:seat|stock|hand|warehouse|orders):(\d)/.exec(name)?.[1]).find((one) => one !== undefined);
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
