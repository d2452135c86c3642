// Positions to look at while drawing; the shapes of docs/protocol-osaka.md.
import type { GameEvent, MoveObject, Refusal } from '$lib/board';
import { arrival, costFor, isAvailableTo, worth, type Card, type Counts, type OsakaState, type Player } from '../model';

const player = (hand: Counts, goods: Counts, tokens: number[], points: number, insured: Counts = {}): Player => ({
  hand, goods, insured, points,
  tokens: { red: tokens[0] ?? 0, blue: tokens[1] ?? 0, yellow: tokens[2] ?? 0, green: tokens[3] ?? 0 },
});

const slots = (cards: string[], marks: Record<number, number> = {}): OsakaState['market'] =>
  cards.map((card, i) => ({ card, reserved_by: marks[i] ?? null }));

const base = (seats: number): OsakaState => ({
  turn: 12, turn_cap: 0, reveals: 0, passes: 0, active: 0, over: 'no', steps: [{ step: 'turn', seat: 0 }],
  ships: { red: 4, blue: 3, yellow: 1, green: 2 },
  market: slots(['red5', 'yellow3', 'blue2', 'yellow2', 'green3'], { 2: 1 }),
  farm: slots(['blue5', 'red2', 'green2'], seats > 2 ? { 0: 2 } : {}),
  seats: [
    player({ red2: 1, red3: 1, blue2: 2, yellow5: 1, green3: 1, green5: 1 }, { red5: 1, red2: 2, blue3: 2, yellow2: 1, green5: 2 }, [1, 1, 1, 0], 7, { blue3: 1 }),
    player({ red2: 3, blue5: 1 }, { red3: 1, blue5: 2, blue2: 3, green3: 1 }, [0, 2, 1, 2], 11),
    player({ red2: 1 }, { yellow5: 1, yellow3: 2, yellow2: 4 }, [0, 0, 6, 1], 14),
    player({ red2: 5, green2: 4 }, {}, [1, 0, 0, 0], 0),
  ].slice(0, seats),
  discard: { red2: 2, blue3: 4 }, kept: {}, draw: 41, blind: null, random: null,
});

const situations: Record<string, (seats: number) => OsakaState> = {
  turn: base,
  token: (seats) => ({ ...base(seats), turn: 0, ships: { red: 0, blue: 0, yellow: 0, green: 0 }, steps: [{ step: 'choose_token', seat: 0, left: seats }], seats: base(seats).seats.map((one) => ({ ...one, goods: {}, insured: {}, points: 0, tokens: { red: 0, blue: 0, yellow: 0, green: 0 } })) }),
  insure: (seats) => ({ ...base(seats), ships: { red: 0, blue: 3, yellow: 1, green: 4 }, steps: [{ step: 'insure', seat: 0, colour: 'green', symbols: 0, from: 'green3' }] }),
  protect: (seats) => ({ ...base(seats), ships: { red: 0, blue: 3, yellow: 1, green: 4 }, steps: [{ step: 'protect', seat: 0, colour: 'red', left: 2, highest: 'red5' }] }),
  full: (seats) => ({
    ...base(seats), ships: { red: 0, blue: 0, yellow: 0, green: 0 },
    market: slots(['red5', 'yellow3', 'blue2', 'yellow2', 'green3', 'red2', 'green5', 'blue3', 'red3'], { 2: 1, 4: 0 }),
    seats: base(seats).seats.map((one) => ({ ...one, hand: { red2: 3, red3: 2, red5: 1, blue2: 3, blue5: 2, yellow2: 2, yellow3: 1, green2: 3, green5: 1 }, goods: { red5: 3, red3: 4, red2: 5, blue5: 2, blue3: 4, blue2: 2, yellow5: 1, yellow3: 1, yellow2: 7, green5: 1, green3: 3, green2: 4 }, insured: { red5: 2, green2: 4 } })),
  }),
  end: (seats) => ({ ...base(seats), over: 'rules', steps: [] }),
  poor: (seats) => ({ ...base(seats), seats: base(seats).seats.map((one) => ({ ...one, hand: { red2: 1, blue3: 1 } })) }),
};

/** At the end hands lie open: &open. */
export const situation = (name: string, seats: number): OsakaState => (situations[name] ?? base)(seats);

export function legalFor(state: OsakaState): MoveObject[] {
  const step = state.steps[0]?.step;
  const move = (text: string): MoveObject => ({ text, kind: text.split(' ')[0] ?? '' });
  if (step === 'choose_token') return ['red', 'blue', 'yellow', 'green'].map((one) => move(`token ${one}`));
  if (step === 'insure') return [move('insure green3'), move('insure none')];
  if (step === 'protect') return [move('protect red5')];
  if (step !== 'turn') return [];
  const open = state.market.filter((slot) => isAvailableTo(slot, 0));
  const hand = state.seats[0]?.hand ?? {};
  const buy = worth(hand) >= costFor(state.market, 0) ? ['buy'] : [];
  const free = (row: 'market' | 'farm'): string[] => state[row].filter((slot) => slot.reserved_by === null).map((slot) => `reserve ${slot.card} ${row}`);
  return [...buy, ...open.map((slot) => `take ${slot.card}${slot.reserved_by === 0 ? ' own' : ''}`), ...free('market'), ...free('farm')].map(move);
}

export function refusalsFor(state: OsakaState): Refusal[] {
  const other = state.market.filter((slot) => slot.reserved_by !== null && slot.reserved_by !== 0);
  return [
    { move: 'buy', kind: 'buy', clause: 'OSA-B2', reason: 'too_expensive', values: [13, 5] },
    ...other.map((slot): Refusal => ({ move: `take ${slot.card} other`, kind: 'take', clause: 'OSA-V2', reason: 'reserved_by_other', values: [slot.reserved_by ?? 0, 0] })),
    ...state.farm.map((slot): Refusal => ({ move: `take ${slot.card} farm`, kind: 'take', clause: 'OSA-V3', reason: 'farm_only_reserve', values: [0, 0] })),
    ...other.map((slot): Refusal => ({ move: `reserve ${slot.card} market marked`, kind: 'reserve', clause: 'OSA-V1', reason: 'already_reserved', values: [slot.reserved_by ?? 0, 0] })),
  ];
}

/** Events of a purchase that ends in a payday for red and a wreck of blue. */
function purchase(state: OsakaState, paid: Card[]): GameEvent[] {
  const e = (event: string, clause: string, rest: Record<string, unknown>): GameEvent => ({ event, clause, ...rest });
  const steps: Record<string, number> = {};
  for (const slot of state.market) if (isAvailableTo(slot, 0)) {
    const colour = slot.card.replace(/\d/, '');
    steps[colour] = Math.min(2, (steps[colour] ?? 0) + 1);
  }
  return [
    e('bought', 'OSA-B1', { seat: 0, cost: costFor(state.market, 0), cards: 4 }),
    ...paid.map((card) => e('paid', 'OSA-B2', { seat: 0, card })),
    ...state.market.flatMap((slot, i) => (isAvailableTo(slot, 0) ? [e('loaded', 'OSA-B4', { seat: 0, card: slot.card, slot: i })] : [])),
    ...Object.entries(steps).map(([colour, n]) => {
      const from = state.ships[colour as 'red'];
      return e('ship_moved', 'OSA-B5', { colour, from, to: Math.min(arrival(), from + n) });
    }),
    e('payday', 'OSA-P1', { colour: 'red' }),
    e('lot_sold', 'OSA-P2', { seat: 0, colour: 'red', cards: 4, highest: 5, tokens: 1, value: 25, points: 5 }),
    ...['red2', 'red2', 'red5', 'red5'].map((card) => e('point_card', 'OSA-P3', { seat: 0, card })),
    e('point_card', 'OSA-P3', { seat: 0, card: 'unseen' }),
    e('lot_sold', 'OSA-P2', { seat: 1, colour: 'red', cards: 1, highest: 3, tokens: 0, value: 5, points: 1 }),
    e('point_card', 'OSA-P3', { seat: 1, card: 'red3' }),
    e('token_taken', 'OSA-P5', { seat: 0, colour: 'red', count: 2, tokens: 4 }),
    e('token_taken', 'OSA-P5', { seat: 1, colour: 'red', count: 1, tokens: 6 }),
  ];
}

const aftermath: GameEvent[] = [
  { event: 'wrecked', clause: 'OSA-P8', colour: 'blue', place: 3 },
  { event: 'good_lost', clause: 'OSA-P8', seat: 0, card: 'blue3', count: 1 },
  { event: 'good_lost', clause: 'OSA-P8', seat: 1, card: 'blue5', count: 2 },
  { event: 'ship_returned', clause: 'OSA-P9', colour: 'blue', from: 3, to: 2 },
  { event: 'ship_returned', clause: 'OSA-P9', colour: 'red', from: 5, to: 0 },
  { event: 'refill', clause: 'OSA-B7' },
  { event: 'farm_to_market', clause: 'OSA-R1', card: 'blue5', from_slot: 0, slot: 1 },
  { event: 'farm_to_market', clause: 'OSA-R1', card: 'red2', from_slot: 1, slot: 2 },
  { event: 'farm_to_market', clause: 'OSA-R1', card: 'green2', from_slot: 2, slot: 3 },
  { event: 'card_drawn', clause: 'OSA-R1', card: 'yellow5', row: 'market', slot: 4 },
  { event: 'card_drawn', clause: 'OSA-R1', card: 'red3', row: 'market', slot: 5 },
  { event: 'card_drawn', clause: 'OSA-R1', card: 'blue2', row: 'farm', slot: 0 },
  { event: 'card_drawn', clause: 'OSA-R1', card: 'green5', row: 'farm', slot: 1 },
  { event: 'card_drawn', clause: 'OSA-R1', card: 'yellow2', row: 'farm', slot: 2 },
  { event: 'turn_began', clause: 'OSA-T1', seat: 1, turn: 13 },
];

export function outcome(state: OsakaState, moves: string[]): { ahead: GameEvent[]; then: GameEvent[] } {
  if (moves[0] !== 'buy') return { ahead: [], then: [] };
  const paid = moves.filter((move) => move.startsWith('pay ')).map((move) => move.slice(4));
  return { ahead: purchase(state, paid), then: aftermath };
}
