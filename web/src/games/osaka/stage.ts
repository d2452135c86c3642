// Shows events one step after the other: measures where things lie, lets the table change, and
// moves them from where they lay to where they lie now.
import { tick } from 'svelte';
import Back from './art/Back.svelte';
import Card from './art/Card.svelte';
import Marker from './art/Marker.svelte';
import Token from './art/Token.svelte';
import { Showing, type ShowingHost } from '../shared/showing';
import { box } from './box.svelte';
import { colourOf, type Card as CardName, type Colour } from './model';
import { planOf, staggerOf, type Step } from './plan';
import type { Point } from './sea/layout';
import type { GameEvent } from '$lib/board';

export interface StageHost extends ShowingHost {
  root(): HTMLElement | undefined;
  /** Changes the table. */
  happen(e: GameEvent): void;
  shipAt(colour: Colour, place: number): Point;
  sink(colour: Colour, gone: boolean): void;
  pace(): number;
}

interface Route {
  from: (e: GameEvent) => string;
  to: (e: GameEvent) => string;
  /** The element that is unseen until the piece has landed. */
  target?: (e: GameEvent) => string;
  piece: (e: GameEvent) => { piece: typeof Card | typeof Back | typeof Token | typeof Marker; props: Record<string, unknown>; ratio?: number };
}

const anchor = (name: string): string => `[data-anchor="${name}"]`;
const face = (e: GameEvent): ReturnType<Route['piece']> => ({ piece: Card, props: { card: e['card'] as CardName } });
const inHand = (e: GameEvent): string => `${anchor(`hand:${e.seat}`)} [data-card="${e['card'] as string}"], ${anchor(`hand:${e.seat}`)}`;
const lot = (e: GameEvent): string => anchor(`goods:${e.seat}:${colourOf(e['card'] as CardName)}`);
const slot = (e: GameEvent): string => anchor(`${e['row'] as string}:${e['slot'] as number}`);

const ROUTES: Record<string, Route> = {
  card_drawn: { from: () => anchor('pile'), to: slot, target: (e) => `${slot(e)} .card`, piece: face },
  hand_dealt: { from: () => anchor('pile'), to: inHand, piece: face },
  token_taken: {
    from: (e) => (e.clause === 'OSA-P5' ? anchor(`place:${box.now.arrival}`) : anchor('choice')) + ', ' + anchor('sea-middle'),
    to: (e) => `${anchor(`tokens:${e.seat}`)} .peg`,
    piece: (e) => ({ piece: Token, props: { colour: e['colour'] as Colour }, ratio: TOKEN }),
  },
  paid: { from: inHand, to: () => anchor('discard'), piece: face },
  insured: { from: inHand, to: () => anchor('discard'), piece: face },
  loaded: { from: (e) => anchor(`market:${e['slot'] as number}`), to: lot, piece: face },
  taken: { from: (e) => anchor(`market:${e['slot'] as number}`), to: inHand, piece: face },
  reserved: {
    from: (e) => anchor(`seat:${e.seat}`) + ' header svg',
    to: (e) => `${slot(e)} .marker`,
    target: (e) => `${slot(e)} .marker`,
    piece: (e) => ({ piece: Marker, props: { seat: e.seat ?? 0 }, ratio: ROUND }),
  },
  farm_to_market: {
    from: (e) => anchor(`farm:${e['from_slot'] as number}`),
    to: (e) => anchor(`market:${e['slot'] as number}`),
    target: (e) => `${anchor(`market:${e['slot'] as number}`)} .card`,
    piece: face,
  },
  point_card: {
    from: (e) => (e['card'] === 'unseen' || e['card'] === null ? anchor('pile') : lot(e)),
    to: (e) => anchor(`points:${e.seat}`),
    piece: () => ({ piece: Back, props: {} }),
  },
  lot_rest: { from: lot, to: () => anchor('discard'), piece: face },
  good_lost: { from: lot, to: () => anchor('discard'), piece: face },
};

/** The piece's own shape, in the middle of where it leaves or lands; never larger than a card. */
function pieceBox(rect: DOMRect, ratio: number): DOMRect {
  const whole = rect.width <= 100 && rect.height <= 140;
  const width = Math.min(rect.width, rect.height / ratio, whole ? 100 : 44);
  const height = width * ratio;
  return new DOMRect(rect.x + (rect.width - width) / 2, rect.y + (rect.height - height) / 2, width, height);
}

const CARD = 1.4;
const TOKEN = 1.2;
const ROUND = 1;

const BANNERS = new Set(['payday', 'lot_sold', 'wrecked', 'passed', 'game_over', 'first_player', 'turn_began']);

export class Stage extends Showing<Step, StageHost> {
  protected stepsOf(events: GameEvent[]): Step[] {
    return planOf(events);
  }

  protected settle(step: Step): void {
    for (const e of step.events) this.#happen(e);
  }

  #happen(e: GameEvent): void {
    if (e.event === 'wrecked') this.host.sink(e['colour'] as Colour, true);
    if (e.event === 'ship_returned') this.host.sink(e['colour'] as Colour, false);
    this.host.happen(e);
  }

  protected async show(step: Step): Promise<void> {
    const pace = this.host.pace();
    const duration = step.duration * pace;
    const first = step.events[0];
    if (first && BANNERS.has(first.event)) this.host.banner(first);
    if (step.kind === 'ship_moved') return this.#sail(step.events, duration, staggerOf(step) * pace);
    if (step.kind === 'wrecked') return this.#sink(step.events, duration);
    if (step.kind === 'ship_returned') return this.#appear(step.events, duration);
    if (ROUTES[step.kind]) {
      this.host.banner(null);
      return this.#fly(step, duration, staggerOf(step) * pace);
    }
    for (const e of step.events) this.#happen(e);
    await tick();
    await this.motions.wait(duration);
    if (first && BANNERS.has(first.event) && first.event !== 'payday') this.host.banner(null);
  }

  #find(selector: string): Element | null {
    for (const one of selector.split(', ')) {
      const found = this.host.root()?.querySelector(one);
      if (found) return found;
    }
    return null;
  }

  async #fly(step: Step, duration: number, stagger: number): Promise<void> {
    const starts = step.events.map((e) => {
      const found = ROUTES[e.event] && this.#find(ROUTES[e.event]?.from(e) ?? '');
      return found ? found.getBoundingClientRect() : null;
    });
    for (const e of step.events) this.#happen(e);
    await tick();
    let nth = 0;
    const flights = step.events.map((e, i) => {
      const route = ROUTES[e.event];
      const start = starts[i];
      const end = route && this.#find(route.to(e));
      if (!route || !start || !end) return null;
      const { piece, props, ratio = CARD } = route.piece(e);
      return this.motions.fly(
        piece as never,
        props as never,
        {
          from: pieceBox(start, ratio),
          to: pieceBox(end.getBoundingClientRect(), ratio),
          delay: stagger * nth++,
          duration,
        },
        route.target ? this.#find(route.target(e)) : null,
      );
    });
    await Promise.all(flights);
  }

  #ship(colour: Colour): Element | null {
    return this.#find(anchor(`ship:${colour}`));
  }

  async #sail(events: GameEvent[], duration: number, stagger: number): Promise<void> {
    for (const e of events) this.#happen(e);
    await tick();
    await Promise.all(
      events.map((e, i) => {
        const colour = e['colour'] as Colour;
        const [from, to] = [e['from'] as number, e['to'] as number];
        const end = this.host.shipAt(colour, to);
        const frames: Keyframe[] = [];
        for (let place = from; place <= to; place++) {
          const p = this.host.shipAt(colour, place);
          frames.push({ transform: `translate(${p.x - end.x}px,${p.y - end.y}px) rotate(${place === to || place === from ? 0 : -3}deg)` });
        }
        const ship = this.#ship(colour);
        const legs = Math.max(1, to - from);
        return ship && frames.length > 1
          ? this.motions.animate(ship, frames, { duration: duration * (0.5 + 0.5 * legs) * 1.3, delay: i * stagger, easing: 'ease-in-out' })
          : null;
      }),
    );
  }

  async #sink(events: GameEvent[], duration: number): Promise<void> {
    await Promise.all(
      events.map((e) => {
        const ship = this.#ship(e['colour'] as Colour);
        if (!ship) return null;
        return this.motions.animate(
          ship,
          [
            { transform: 'none', clipPath: 'inset(-20% -20% 0 -20%)' },
            { transform: 'translateY(6%) rotate(-13deg)', clipPath: 'inset(-20% -20% 6% -20%)', offset: 0.25 },
            { transform: 'translateY(24%) rotate(15deg)', clipPath: 'inset(-20% -20% 26% -20%)', offset: 0.55 },
            { transform: 'translateY(94%) rotate(24deg)', clipPath: 'inset(-20% -40% 98% -40%)' },
          ],
          { duration, easing: 'ease-in', fill: 'both' },
        );
      }),
    );
    for (const e of events) this.#happen(e);
    this.host.banner(null);
    await tick();
  }

  async #appear(events: GameEvent[], duration: number): Promise<void> {
    this.host.banner(null);
    for (const e of events) this.#happen(e);
    await tick();
    await Promise.all(
      events.map((e) => {
        const ship = this.#ship(e['colour'] as Colour);
        for (const old of ship?.getAnimations() ?? []) old.cancel();
        return ship
          ? this.motions.animate(ship, [{ opacity: 0, transform: 'translateY(-14px)' }, { opacity: 1, transform: 'none' }], { duration })
          : null;
      }),
    );
  }
}
