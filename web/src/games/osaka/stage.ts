// What moves over the table of Traders of Osaka when something happens; ships sail, sink and come home.
import { tick } from 'svelte';
import type { GameEvent } from '$lib/board';
import { RoutedStage, type Flown, type Route, type RouteHost, type Script, type Step } from '../shared/routes';
import Piece from './art/Piece.svelte';
import { tellers } from './banner';
import { box } from './box.svelte';
import { colourOf, type Card, type Colour } from './model';
import { planOf, staggerOf } from './plan';
import type { Point } from './sea/layout';

/** Width to height. */
const CARD = 1 / 1.4;
const TOKEN = 1 / 1.2;

const face = (e: GameEvent): Flown => ({ name: String(e['card']), ratio: CARD });
const inHand = (e: GameEvent): string[] => [`hand:${e.seat} [data-card="${e['card'] as string}"]`, `hand:${e.seat}`];
const lot = (e: GameEvent): string[] => [`goods:${e.seat}:${colourOf(e['card'] as Card)}`];
const slot = (e: GameEvent): string => `${e['row'] as string}:${e['slot'] as number}`;
const inMarket = (e: GameEvent): string => `market:${e['slot'] as number}`;
const pile = (): string[] => ['pile'];
const discard = (): string[] => ['discard'];

const ROUTES: Record<string, Route> = {
  card_drawn: { from: pile, to: (e) => [slot(e)], target: (e) => `${slot(e)} .card`, piece: face },
  hand_dealt: { from: pile, to: inHand, piece: face },
  token_taken: {
    from: (e) => [e.clause === 'OSA-P5' ? `place:${box.now.arrival}` : 'choice', 'sea-middle'],
    to: (e) => [`tokens:${e.seat} .peg`],
    piece: (e) => ({ name: `token-${e['colour'] as string}`, ratio: TOKEN }),
  },
  paid: { from: inHand, to: discard, piece: face },
  insured: { from: inHand, to: discard, piece: face },
  loaded: { from: (e) => [inMarket(e)], to: lot, piece: face },
  taken: { from: (e) => [inMarket(e)], to: inHand, piece: face },
  reserved: {
    from: (e) => [`seat:${e.seat} header svg`],
    to: (e) => [`${slot(e)} .marker`],
    target: (e) => `${slot(e)} .marker`,
    piece: (e) => ({ name: 'marker', seat: e.seat ?? 0 }),
  },
  farm_to_market: { from: (e) => [`farm:${e['from_slot'] as number}`], to: (e) => [inMarket(e)], target: (e) => `${inMarket(e)} .card`, piece: face },
  point_card: {
    from: (e) => (e['card'] === 'unseen' || e['card'] === null ? pile() : lot(e)),
    to: (e) => [`points:${e.seat}`],
    piece: () => ({ name: 'back', ratio: CARD }),
  },
  lot_rest: { from: lot, to: discard, piece: face },
  good_lost: { from: lot, to: discard, piece: face },
};

/** The piece's own shape, in the middle of where it leaves or lands; never larger than a card. */
function shape(rect: DOMRect, { ratio = 1 }: Flown): DOMRect {
  const whole = rect.width <= 100 && rect.height <= 140;
  const width = Math.min(rect.width, rect.height * ratio, whole ? 100 : 44);
  const height = width / ratio;
  return new DOMRect(rect.x + (rect.width - width) / 2, rect.y + (rect.height - height) / 2, width, height);
}

const script: Script = { routes: ROUTES, pauses: {}, banners: new Set(Object.keys(tellers)), together: [], piece: Piece, shape };

export class Stage extends RoutedStage {
  constructor(
    host: RouteHost,
    private readonly shipAt: (colour: Colour, place: number) => Point,
  ) {
    super(host, script);
  }

  protected override stepsOf(events: GameEvent[]): Step[] {
    return planOf(events).map((step) => ({ ...step, stagger: staggerOf(step) }));
  }

  protected override async show(step: Step): Promise<void> {
    const [first] = step.events;
    const kind = first?.event ?? '';
    const pace = this.host.pace();
    const duration = step.duration * pace;
    if (kind === 'ship_moved') return this.#sail(step, duration, step.stagger * pace);
    if (kind === 'ship_returned') return this.#appear(step, duration);
    if (kind === 'wrecked') {
      this.host.banner(first ?? null);
      return this.#sink(step, duration);
    }
    if (ROUTES[kind]) this.host.banner(null);
    await super.show(step);
    if (ROUTES[kind]) return;
    await this.motions.wait(duration);
    if (script.banners.has(kind) && kind !== 'payday') this.host.banner(null);
  }

  #ship(colour: Colour): Element | null | undefined {
    return this.host.root()?.querySelector(`[data-anchor="ship:${colour}"]`);
  }

  async #sail(step: Step, duration: number, stagger: number): Promise<void> {
    this.settle(step);
    await tick();
    await Promise.all(
      step.events.flatMap((e, i) => {
        const colour = e['colour'] as Colour;
        const [from, to] = [e['from'] as number, e['to'] as number];
        const end = this.shipAt(colour, to);
        const frames: Keyframe[] = [];
        for (let place = from; place <= to; place++) {
          const p = this.shipAt(colour, place);
          frames.push({ transform: `translate(${p.x - end.x}px,${p.y - end.y}px) rotate(${place === to || place === from ? 0 : -3}deg)` });
        }
        const ship = this.#ship(colour);
        const legs = Math.max(1, to - from);
        return ship && frames.length > 1
          ? this.motions.animate(ship, frames, { duration: duration * (0.5 + 0.5 * legs) * 1.3, delay: i * stagger, easing: 'ease-in-out' })
          : [];
      }),
    );
  }

  async #sink(step: Step, duration: number): Promise<void> {
    await Promise.all(
      step.events.flatMap((e) => {
        const ship = this.#ship(e['colour'] as Colour);
        if (!ship) return [];
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
    this.settle(step);
    this.host.banner(null);
    await tick();
  }

  async #appear(step: Step, duration: number): Promise<void> {
    this.host.banner(null);
    this.settle(step);
    await tick();
    await Promise.all(
      step.events.flatMap((e) => {
        const ship = this.#ship(e['colour'] as Colour);
        for (const old of ship?.getAnimations() ?? []) old.cancel();
        return ship
          ? this.motions.animate(
              ship,
              [
                { opacity: 0, transform: 'translateY(-14px)' },
                { opacity: 1, transform: 'none' },
              ],
              { duration },
            )
          : [];
      }),
    );
  }
}
