// What moves over the table of Traders of Osaka when something happens; ships sail, sink and come home.
import { tick } from 'svelte';
import type * as board from '$lib/board';
import { named } from '../shared/events';
import {
  placesOf,
  RoutedStage,
  shiftsOf,
  type Flown,
  type RouteHost,
  type Script,
  type Step,
} from '../shared/routes';
import Piece from './art/Piece.svelte';
import { formatters } from './banner';
import { arrival, colourOf, type Card, type ColourId } from './model';
import { planOf, staggerOf } from './plan';
import type { GameEvent } from './protocol';
import type { Point } from './sea/layout';

/** Width to height. */
const CARD = 1 / 1.4;
const TOKEN = 1 / 1.2;

interface OfSeat {
  seat?: number;
  card: Card;
}
const face = ({ card }: { card: Card }): Flown => ({ name: card, ratio: CARD });
const inHand = ({ seat, card }: OfSeat): string[] => [
  `hand:${seat} [data-card="${card}"]`,
  `hand:${seat}`,
];
const lot = ({ seat, card }: OfSeat): string[] => [`goods:${seat}:${colourOf(card)}`];
const place = ({ row, slot }: { row: string; slot: number }): string => `${row}:${slot}`;
const inMarket = ({ slot }: { slot: number }): string => `market:${slot}`;
const ship = ({ colour }: { colour: ColourId }): string[] => [`ship:${colour}`];
const pile = (): string[] => ['pile'];
const discard = (): string[] => ['discard'];

const script: Script<GameEvent> = {
  routes: {
    card_drawn: {
      from: pile,
      to: (e) => [place(e)],
      target: (e) => `${place(e)} .card`,
      piece: face,
    },
    hand_dealt: { from: pile, to: inHand, piece: face },
    token_taken: {
      from: (e) => [e.clause === 'OSA-P5' ? `place:${arrival()}` : 'choice', 'sea-middle'],
      to: (e) => [`tokens:${e.seat} .peg`],
      piece: (e) => ({ name: `token-${e.colour}`, ratio: TOKEN }),
    },
    paid: { from: inHand, to: discard, piece: face },
    insured: { from: inHand, to: discard, piece: face },
    loaded: { from: (e) => [inMarket(e)], to: lot, piece: face },
    taken: { from: (e) => [inMarket(e)], to: inHand, piece: face },
    reserved: {
      from: (e) => [`seat:${e.seat} header svg`],
      to: (e) => [`${place(e)} .marker`],
      target: (e) => `${place(e)} .marker`,
      piece: (e) => ({ name: 'marker', seat: e.seat ?? 0 }),
    },
    farm_to_market: {
      from: (e) => [`farm:${e.from_slot}`],
      to: (e) => [inMarket(e)],
      target: (e) => `${inMarket(e)} .card`,
      piece: face,
    },
    point_card: {
      from: ({ seat, card }) => (card === 'unseen' || card === null ? pile() : lot({ seat, card })),
      to: (e) => [`points:${e.seat}`],
      piece: () => ({ name: 'back', ratio: CARD }),
    },
    lot_rest: { from: lot, to: discard, piece: face },
    good_lost: { from: lot, to: discard, piece: face },
  },
  places: {
    ship_moved: ship,
    wrecked: ship,
    ship_returned: ship,
    payday: ship,
    lot_sold: (e) => [`points:${e.seat}`],
  },
  banners: formatters,
  piece: Piece,
  shape,
};

export const places = placesOf(script);
/** A gap in the market stays until the refill, unless only one card was taken. */
export const shifts = shiftsOf<GameEvent>({
  loaded: (e) => ({ leaves: inMarket(e) }),
  taken: (e) => ({ leaves: inMarket(e), closes: 'market' }),
  refill: () => ({ closes: 'market' }),
  farm_to_market: (e) => ({ leaves: `farm:${e.from_slot}`, fills: inMarket(e) }),
  card_drawn: (e) => ({ fills: place(e) }),
});

/** The piece's own shape, in the middle of where it leaves or lands; never larger than a card. */
function shape(rect: DOMRect, { ratio = 1 }: Flown): DOMRect {
  const whole = rect.width <= 100 && rect.height <= 140;
  const width = Math.min(rect.width, rect.height * ratio, whole ? 100 : 44);
  const height = width / ratio;
  return new DOMRect(
    rect.x + (rect.width - width) / 2,
    rect.y + (rect.height - height) / 2,
    width,
    height,
  );
}

export class Stage extends RoutedStage<GameEvent> {
  constructor(
    host: RouteHost,
    private readonly shipAt: (colour: ColourId, place: number) => Point,
  ) {
    super(host, script);
  }

  protected override stepsOf(events: board.GameEvent[]): Step[] {
    return planOf(events).map((step) => ({ ...step, stagger: staggerOf(step) }));
  }

  protected override async show(step: Step): Promise<void> {
    const [first] = step.events;
    if (!first) return;
    const duration = step.duration * this.host.pace();
    if (first.event === 'ship_moved') return this.#sail(step, duration);
    if (first.event === 'ship_returned') return this.#appear(step, duration);
    if (first.event === 'wrecked') {
      this.host.banner(first);
      return this.#sink(step, duration);
    }
    const flies = first.event in script.routes;
    if (flies) this.host.banner(null);
    await super.show(step);
    if (flies) return;
    await this.motions.wait(duration);
    if (first.event in formatters && first.event !== 'payday') this.host.banner(null);
  }

  #ship({ colour }: { colour: ColourId }): Element | null | undefined {
    return this.host.root()?.querySelector(`[data-anchor="ship:${colour}"]`);
  }

  async #sail(step: Step, duration: number): Promise<void> {
    this.settle(step);
    await tick();
    await Promise.all(
      named(step.events as GameEvent[], 'ship_moved').flatMap((e, i) => {
        const { colour, from, to } = e;
        const end = this.shipAt(colour, to);
        const frames: Keyframe[] = [];
        for (let place = from; place <= to; place++) {
          const p = this.shipAt(colour, place);
          frames.push({
            transform: `translate(${p.x - end.x}px,${p.y - end.y}px) rotate(${place === to || place === from ? 0 : -3}deg)`,
          });
        }
        const ship = this.#ship(e);
        if (!ship || frames.length < 2) return [];
        const timing = {
          duration: duration * (0.5 + 0.5 * Math.max(1, to - from)) * 1.3,
          delay: i * step.stagger * this.host.pace(),
        };
        return this.motions.animate(ship, frames, { ...timing, easing: 'ease-in-out' });
      }),
    );
  }

  async #sink(step: Step, duration: number): Promise<void> {
    const frames = [
      { transform: 'none', clipPath: 'inset(-20% -20% 0 -20%)' },
      {
        transform: 'translateY(6%) rotate(-13deg)',
        clipPath: 'inset(-20% -20% 6% -20%)',
        offset: 0.25,
      },
      {
        transform: 'translateY(24%) rotate(15deg)',
        clipPath: 'inset(-20% -20% 26% -20%)',
        offset: 0.55,
      },
      { transform: 'translateY(94%) rotate(24deg)', clipPath: 'inset(-20% -40% 98% -40%)' },
    ];
    await Promise.all(
      named(step.events as GameEvent[], 'wrecked').flatMap((e) => {
        const ship = this.#ship(e);
        return ship
          ? this.motions.animate(ship, frames, { duration, easing: 'ease-in', fill: 'both' })
          : [];
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
    const frames = [
      { opacity: 0, transform: 'translateY(-14px)' },
      { opacity: 1, transform: 'none' },
    ];
    await Promise.all(
      named(step.events as GameEvent[], 'ship_returned').flatMap((e) => {
        const ship = this.#ship(e);
        for (const old of ship?.getAnimations() ?? []) old.cancel();
        return ship ? this.motions.animate(ship, frames, { duration }) : [];
      }),
    );
  }
}
