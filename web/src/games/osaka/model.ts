// What a position and the box say together.
import { spreadOver, sum } from '../shared/counts';
import { box, COLOURS, type ColourId } from './box.svelte';
import type { CardKind, Place } from './edition';
import type { CardId } from './ids';
import type { Player, Position, Slot, Step } from './protocol';

export { COLOURS, type ColourId };
export type Card = CardId;
export type Counts = Partial<Record<Card, number>>;
export type { Player, Slot };

/** A position, whole or as observed. */
export type OsakaState = Position & Record<string, unknown>;

type Asking<S> = S extends { seat: number } ? { [Part in keyof S]: NonNullable<S[Part]> } : never;
/** A step that is to be decided: nothing of it is null. */
export type Now = Asking<Step>;
export const nowOf = ({ steps }: OsakaState): Now | undefined => steps[0] as Now | undefined;

export const colourOf = (card: Card): ColourId => card.replace(/\d+$/, '') as ColourId;
export const valueOf = (card: Card): number => Number(/\d+$/.exec(card)?.[0] ?? 0);
/** By rising value. */
export const kinds = (): CardKind[] => [...box.now.cards].sort((a, b) => a.value - b.value);
export const symbolsOf = (card: Card): number =>
  box.now.cards.find(({ value }) => value === valueOf(card))?.insurance ?? 0;
/** From 1, for the lowest value. */
export const rankOf = (card: Card): number =>
  1 +
  Math.max(
    0,
    kinds().findIndex(({ value }) => value === valueOf(card)),
  );

export const cardsOf = (colour: ColourId): Card[] =>
  kinds().map(({ value }) => `${colour}${value}`);
export const allCards = (): Card[] => COLOURS.flatMap(cardsOf);

export const kindOfPlace = (place: number): Place['kind'] => box.now.track[place]?.kind ?? 'port';
const placeWith = (wanted: Place['kind']): number =>
  box.now.track.findIndex(({ kind }) => kind === wanted);
export const anchor = (): number => placeWith('anchor');
export const arrival = (): number => placeWith('arrival');
export const isWaves = (place: number): boolean => kindOfPlace(place) === 'waves';
export const wavePlaces = (): number[] => box.now.track.flatMap((_, i) => (isWaves(i) ? [i] : []));
/** The places that have a picture: home, port, anchor, first and last waves, arrival. */
export function picturedPlaces(): number[] {
  const [port, waves] = [placeWith('port'), wavePlaces()];
  return [
    0,
    port < 0 ? 1 : port,
    anchor(),
    waves[0] ?? arrival(),
    waves.at(-1) ?? arrival(),
    arrival(),
  ];
}
export const farmSlots = (): number => Math.max(box.now.farm.start, box.now.farm.drawn_on_refill);

export const worth = (hand: Counts): number =>
  sum(Object.entries(hand).map(([card, n = 0]) => n * valueOf(card)));

/** Each card once, sorted by colour, then rising value. */
export function listed(counts: Counts): Card[] {
  return spreadOver(allCards(), counts);
}

export function counted(cards: Card[]): Counts {
  const counts: Counts = {};
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
}

export const symbolSum = (cards: Card[]): number => sum(cards.map(symbolsOf));
/** Insurance symbols of a colour in hand. */
export const symbolsIn = (hand: Counts, colour: ColourId): number =>
  symbolSum(listed(hand).filter((card) => colourOf(card) === colour));

/** Goods of the colour without protection. */
export const bare = ({ goods, insured }: Player, colour: ColourId): Card[] =>
  cardsOf(colour).flatMap((card) =>
    Array.from({ length: (goods[card] ?? 0) - (insured[card] ?? 0) }, () => card),
  );

export function without(cards: Card[], card: Card): Card[] {
  const at = cards.indexOf(card);
  return at < 0 ? cards : [...cards.slice(0, at), ...cards.slice(at + 1)];
}

/** OSA-B1: what a purchase takes. */
export const isAvailableTo = (slot: Slot, seat: number): boolean =>
  slot.reserved_by === null || slot.reserved_by === seat;
export const costFor = (market: Slot[], seat: number): number =>
  sum(market.filter((slot) => isAvailableTo(slot, seat)).map((slot) => valueOf(slot.card)));

export type Way = 'buy' | 'take' | 'reserve';

/** OSA-T1: what the seat can do with its turn. */
export function waysOf({ market, farm, seats }: OsakaState, seat: number): Way[] {
  const cost = costFor(market, seat);
  const free = [...market, ...farm].every(({ reserved_by }) => reserved_by !== seat);
  return [
    ...(cost > 0 && worth(seats[seat]?.hand ?? {}) >= cost ? (['buy'] as const) : []),
    ...(market.some((slot) => isAvailableTo(slot, seat)) ? (['take'] as const) : []),
    ...(free && [...market, ...farm].some(({ reserved_by }) => reserved_by === null)
      ? (['reserve'] as const)
      : []),
  ];
}

export interface Lot {
  cards: Card[];
  highest: number;
  tokens: number;
  price: number;
  value: number;
  points: number;
}

/** OSA-P2: what the goods of a colour would bring at a payday now. */
export function lotOf(player: Player, colour: ColourId): Lot {
  const cards = listed(player.goods).filter((card) => colourOf(card) === colour);
  const highest = Math.max(0, ...cards.map(valueOf));
  const tokens = player.tokens[colour];
  const { round_up_to, value_per_point } = box.now.payday;
  const price = highest + tokens * box.now.tokens.price_bonus_each;
  const value = Math.ceil((price * cards.length) / round_up_to) * round_up_to;
  return { cards, highest, tokens, price, value, points: Math.floor(value / value_per_point) };
}
