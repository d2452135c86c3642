// Positions to look at while drawing; the shapes of docs/protocol-yokohama.md.
import type { Step } from '../../shared/position';
import type { Destination, MoveObject } from '$lib/board';
import { box } from '../box.svelte';
import { cellNames, isCanal, layoutFor, presidentsAt, type AreaState, type Player, type YokohamaState } from '../model';

/** Always the same "chance". */
function chance(seed: number): () => number {
  let at = seed;
  return () => (at = (at * 16807) % 2147483647) / 2147483647;
}

function shuffled<T>(list: T[], random: () => number): T[] {
  const left = [...list];
  return list.map(() => left.splice(Math.floor(random() * left.length), 1)[0] as T);
}

export function stateFor(seats: number, step: Step, full = false): YokohamaState {
  const random = chance(7 + seats);
  const cells = layoutFor(seats).cells.length;
  const boards = shuffled(box.now.areas.flatMap(({ id, used }) => Array.from({ length: used[seats] ?? 0 }, () => id)), random).slice(0, cells);
  const tiles = shuffled(box.now.buildings.map(({ id }) => id), random);
  const tokens = shuffled(box.now.level5.tokens.map(({ id }) => id), random);
  const orders = shuffled(box.now.orders.map(({ id }) => id), random);
  const technologies = shuffled(box.now.technologies.flatMap(({ id, flags }) => flags.map((_, i) => `${id}#${i + 1}`)), random);
  const canal = (area: string): boolean => box.now.areas.find(({ id }) => id === area)?.action.type === 'none';
  const areas = boards.map((area, i): AreaState => {
    if (canal(area)) return { area, tile: null, token: null, assistants: Array.from({ length: seats }, () => 0), shops: [null, null, null, null], house: null };
    const busy = full || random() < 0.5;
    return {
      area, tile: tiles[i] ?? null, token: random() < 0.8 ? (tokens[i] ?? null) : null,
      assistants: Array.from({ length: seats }, () => (busy && random() < (full ? 0.95 : 0.45) ? 1 + Math.floor(random() * (full ? 4 : 3)) : 0)),
      shops: [0, 1, 2, 3].map((slot) => (busy && random() < 0.3 - slot * 0.05 ? Math.floor(random() * seats) : null)), house: busy && random() < 0.25 ? Math.floor(random() * seats) : null,
    };
  });
  const names = cellNames(areas);
  areas.forEach((at, i) => (at.area = names[i] ?? at.area)); // as positions say it: the second of a kind is "#2"
  const dry = names.filter((_, i) => !canal(boards[i] ?? ''));
  const player = (seat: number): Player => ({
    points: [34, 27, 41, 112][seat] ?? 0, yen: [5, 2, 11, 0][seat] ?? 0, imports: [1, 2, 0, 3][seat] ?? 0,
    goods: { copper: [3, 1, 0, 5][seat] ?? 0, silk: [2, 0, 4, 1][seat] ?? 0, tea: [4, 6, 1, 0][seat] ?? 0, fish: [2, 3, 0, 11][seat] ?? 0 },
    hand: { assistants: [6, 3, 9, 1][seat] ?? 0, shops: [2, 0, 1, 3][seat] ?? 0, houses: [1, 0, 0, 2][seat] ?? 0 }, warehouse: { assistants: 10, shops: 4, houses: 3 },
    president: seat === 2 ? null : (dry[(seat * 5 + 4) % dry.length] ?? null),
    orders: orders.splice(0, seat === 1 ? 1 : 2), kept: seat === 0 ? (orders.shift() ?? null) : 'unknown', put_away: 'unknown', fulfilled: orders.splice(0, [3, 2, 1, 4][seat] ?? 0),
    technologies: technologies.splice(0, [3, 1, 5, 0][seat] ?? 0), tokens: ['level5-01', 'level5-06'].slice(0, seat), agents: seat === 0 ? { uk: 1, france: 1 } : seat === 2 ? { us: 1 } : {}, agents_used: seat === 0 ? { germany: 1 } : {}, independents_used: 0, complete: null,
  });
  const rows = (list: { id: string; used?: Record<string, number> }[], deck: string[]): Record<string, string[]> =>
    Object.fromEntries(list.filter(({ id }) => boards.includes(id)).map(({ id }) => [id, deck.splice(0, 6)]));
  const slots = (at: Record<number, number | 'neutral'>): (number | 'neutral' | null)[] => Array.from({ length: 7 }, (_, i) => at[i] ?? null);
  return {
    turn: 17, first: 1, active: 0, over: 'no', last_turn: null, trigger: null, options: [], used: [], station: names[6] ?? null, action: null, walked: [],
    steps: [step], areas, seats: Array.from({ length: seats }, (_, seat) => player(seat)),
    church: slots(seats === 2 ? { 1: 'neutral', 2: 0 } : { 0: 1, 2: 0, 4: 2 }), customs: slots(seats === 2 ? { 2: 'neutral', 0: 1 } : { 1: 3, 3: 0 }),
    laboratories: rows(box.now.laboratories, technologies), ports: rows(box.now.ports.boards, orders),
    technology_deck: technologies.length, order_deck: orders.length,
    achievements: [{ achievement: 'seven-fish', met: [] }, { achievement: 'five-tokens', met: [1] }, { achievement: 'two-production-three-trade', met: [0, 1, 2].slice(0, seats) }],
    complete_left: [], agents_left: { uk: 2, us: 2, france: 1, germany: 0, netherlands: 1 }, scoring: [],
  };
}

const at = (state: YokohamaState, kind: string, cell: number, text: string, rest: Record<string, unknown> = {}): MoveObject => ({ text, kind, area: state.areas[cell]?.area, cell, ...rest });

/** What the rules would list, more or less: enough to touch. */
export function legalFor(state: YokohamaState): MoveObject[] {
  const names = cellNames(state.areas);
  const cells = names.map((_, i) => i).filter((i) => !isCanal(state, i));
  const own = cells.filter((i) => (state.areas[i]?.assistants[0] ?? 0) > 0);
  const plain = (text: string, rest: Record<string, unknown> = {}): MoveObject => ({ text, kind: text.split(' ')[0] ?? '', ...rest });
  const me = state.seats[0] as Player;
  switch (state.steps[0]?.step) {
    case 'place':
      return [...cells.map((i) => at(state, 'place', i, `place ${names[i]}`)), ...cells.map((i) => at(state, 'pair', i, `pair ${names[i]}`))];
    case 'move':
      return [...own.map((i) => at(state, 'walk', i, `walk ${names[i]}`)), at(state, 'tram', own[0] ?? 0, `tram ${names[own[0] ?? 0]}`), plain('take-back')];
    case 'take_back':
      return [...own.flatMap((i) => [1, 2].slice(0, state.areas[i]?.assistants[0]).map((n) => at(state, 'back', i, `back ${names[i]} ${n}`, { count: n }))), plain('done')];
    case 'secondary':
      return [...own.filter((i) => !presidentsAt(state, i).includes(0)).map((i) => at(state, 'agent', i, `agent ${names[i]}`)), plain('achieve seven-fish', { achievement: 'seven-fish' }), ...me.orders.map((order) => plain(`fulfil ${order}`, { order })), plain('done')];
    case 'exchange':
      return ['sell tea', 'sell fish', 'buy tea', 'buy copper', 'done'].map((text) => plain(text, { resource: text.split(' ')[1] }));
    case 'pay_faith':
      return ['pay copper+silk', 'pay copper+tea', 'pay silk+tea', 'pay tea+fish', 'pay copper+yen', 'pay tea+yen'].map((text) => plain(text, { resources: text.slice(4).split('+') }));
    case 'recruit':
      return ['hire assistant', 'hire shop', 'done'].map((text) => plain(text));
    case 'laboratory':
      return [...(Object.values(state.laboratories)[0] ?? []).slice(0, 4).map((technology) => plain(`technology ${technology}`, { technology })), plain('done')];
    case 'port': {
      const [a, z, third] = Object.values(state.ports)[0] ?? [];
      const one = (...orders: (string | null | undefined)[]): MoveObject[] => (orders.length === 1 ? [plain(`orders ${orders[0]}`, { orders })] : ['yen', 'imports'].map((price) => plain(`orders ${orders.join(' ')} ${price}`, { orders, price })));
      return [...one(a), ...one(z), ...one(third), ...one(a, z), ...one(a, third), ...one(z, third), plain('done')];
    }
    case 'slot':
      return [plain('slot church-1', { slot: 'church-1', from: 'hand' }), plain('slot church-1 area', { slot: 'church-1', from: 'area' }), plain('slot church-4', { slot: 'church-4', from: 'hand' }), plain('done')];
    case 'any_good':
      return ['copper', 'silk', 'tea', 'fish'].map((good) => plain(`good ${good}`, { resource: good }));
    case 'moves':
      return [...own.flatMap((from) => cells.filter((i) => i !== from).map((i) => at(state, 'move', i, `move ${names[from]} ${names[i]}`, { from: names[from], from_cell: from }))), ...cells.map((i) => at(state, 'move', i, `move hand ${names[i]}`, { from: 'hand' })), plain('done')];
    case 'build':
      return [plain('shop 2', { slot: 2 }), plain('shop 3', { slot: 3 }), plain('house'), plain('done')];
    case 'level5':
      return [plain('token'), plain('done')];
    case 'keep_order':
      return [me.kept, me.orders[0]].map((order, i) => plain(`keep ${i + 1}`, { drawn: i + 1, order }));
    default:
      return [plain('done')];
  }
}

/** Every area that can be walked to, as though it lay beside. */
export const reachFor = (state: YokohamaState): Destination[] => legalFor(state).filter(({ kind }) => kind === 'walk').map((move) => ({ ...move, price: 0, total: 0, stop: true }));

export function situation(name: string, seats: number): YokohamaState {
  const board = Object.keys(stateFor(seats, { step: 'port' })[name === 'laboratory' ? 'laboratories' : 'ports'] as object)[0] ?? (name === 'laboratory' ? 'laboratory-a' : 'port-a');
  const extra: Record<string, Record<string, unknown>> = { place: { placed: 0, last: null }, secondary: { phase: 'A' }, exchange: { left: 3 }, pay_faith: { lacking: 2, slot: 'church-3' }, recruit: { left: 3 }, laboratory: { board }, port: { board }, slot: { board: 'church' }, any_good: { left: 2 }, moves: { left: 2 } };
  const state = stateFor(seats, { step: name, seat: 0, ...extra[name] }, name === 'full');
  const acting: Record<string, string> = { exchange: 'chinatown', pay_faith: 'church', slot: 'church', recruit: 'employment-office', laboratory: 'laboratory-a', port: 'port-a', build: 'bank', level5: 'bank' };
  if (acting[name]) state.action = { area: acting[name], power: 4 };
  if (name === 'full') state.steps = [{ step: 'place', seat: 0, placed: 0, last: null }];
  return state;
}
