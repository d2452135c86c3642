// The shapes of docs/protocol.md for this game, and what the box says of them.
import { box, type Kind } from './box.svelte';

export const COLOURS = ['red', 'blue', 'yellow', 'green'] as const;
export type Colour = (typeof COLOURS)[number];
/** A colour and a value, "red5". */
export type Card = string;
export type Counts = Record<Card, number>;

export interface Slot {
  card: Card;
  reserved_by: number | null;
}

export interface Player {
  hand: Counts;
  goods: Counts;
  insured: Counts;
  tokens: Record<Colour, number>;
  points: number;
}

export type Now =
  | { step: 'choose_token'; seat: number; left: number }
  | { step: 'turn'; seat: number }
  | { step: 'pay'; seat: number; due: number; from: Card }
  | { step: 'insure'; seat: number; colour: Colour; symbols: number; from: Card }
  | { step: 'protect'; seat: number; colour: Colour; left: number; highest: Card };

/** A position, whole or as observed. */
export interface OsakaState {
  turn: number;
  active: number;
  over: 'no' | 'rules' | 'turn_cap';
  now: Now | null;
  ships: Record<Colour, number>;
  market: Slot[];
  farm: Slot[];
  seats: Player[];
  discard: Counts;
  kept: Counts;
  draw: Card[] | number;
  [field: string]: unknown;
}

const NO_KIND: Kind = { value: 0, symbols: 0, rank: 1, copies: 0 };

export const colourOf = (card: Card): Colour => card.replace(/\d+$/, '') as Colour;
export const valueOf = (card: Card): number => Number(/\d+$/.exec(card)?.[0] ?? 0);
export const kindOf = (card: Card): Kind => box.now.kinds.find(({ value }) => value === valueOf(card)) ?? NO_KIND;
export const symbolsOf = (card: Card): number => kindOf(card).symbols;

export const cardsOf = (colour: Colour): Card[] => box.now.kinds.map(({ value }) => `${colour}${value}`);
export const allCards = (): Card[] => COLOURS.flatMap(cardsOf);

export const kindOfPlace = (place: number): string => box.now.places[place]?.kind ?? 'port';
export const isWaves = (place: number): boolean => kindOfPlace(place) === 'waves';
export const wavePlaces = (): number[] => box.now.places.flatMap((place, i) => (place.kind === 'waves' ? [i] : []));
/** The places that have a picture: home, port, anchor, first and last waves, arrival. */
export function picturedPlaces(): number[] {
  const { places, anchor, arrival } = box.now;
  const waves = wavePlaces();
  const port = places.findIndex(({ kind }) => kind === 'port');
  return [0, port < 0 ? 1 : port, anchor, waves[0] ?? arrival, waves.at(-1) ?? arrival, arrival];
}
export const farmSlots = (): number => Math.max(box.now.farm.start, box.now.farm.drawn);

export const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);
export const total = (counts: Counts): number => sum(Object.values(counts));
export const worth = (hand: Counts): number => sum(Object.entries(hand).map(([card, n]) => n * valueOf(card)));
export const tokensOf = (player: Player): number => sum(Object.values(player.tokens));
export const drawSize = (draw: Card[] | number): number => (typeof draw === 'number' ? draw : draw.length);

/** Each card once, sorted by colour, then rising value. */
export function listed(counts: Counts): Card[] {
  return allCards().flatMap((card) => Array.from({ length: counts[card] ?? 0 }, () => card));
}

export function counted(cards: Card[]): Counts {
  const counts: Counts = {};
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
}

/** OSA-B1: what a purchase takes. */
export const isOpen = (slot: Slot, seat: number): boolean => slot.reserved_by === null || slot.reserved_by === seat;
export const costFor = (market: Slot[], seat: number): number =>
  sum(market.filter((slot) => isOpen(slot, seat)).map((slot) => valueOf(slot.card)));

export interface Lot {
  cards: Card[];
  highest: number;
  tokens: number;
  price: number;
  value: number;
  points: number;
}

/** OSA-P2: what the goods of a colour would bring at a payday now. */
export function lotOf(player: Player, colour: Colour): Lot {
  const cards = listed(player.goods).filter((card) => colourOf(card) === colour);
  const highest = Math.max(0, ...cards.map(valueOf));
  const tokens = player.tokens[colour];
  const { pricePerToken, roundUpTo, valuePerPoint } = box.now;
  const price = highest + tokens * pricePerToken;
  const value = Math.ceil((price * cards.length) / roundUpTo) * roundUpTo;
  return { cards, highest, tokens, price, value, points: Math.floor(value / valuePerPoint) };
}
