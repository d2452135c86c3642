// Positions to look at while drawing; the shapes of docs/protocol-yamatai.md.
import type { Step } from '../../shared/position';
import type { MoveObject } from '$lib/board';
import { box, COLOURS, KINDS, type Boats, type ColourId, type CultureId } from '../box.svelte';
import { dice } from '../map/geometry';
import { boatAt, boatsAround, buildingOf, isEmpty, paidBy, sea, touchedNow, type IslandState, type Player, type YamataiState } from '../model';

function shuffled<T>(list: T[], random: () => number): T[] {
  const left = [...list];
  return list.map(() => left.splice(Math.floor(random() * left.length), 1)[0] as T);
}
const boats = (...counts: number[]): Boats => Object.fromEntries(COLOURS.map((colour, i) => [colour, counts[i] ?? 0])) as Boats;
const culture = (...counts: number[]): Record<CultureId, number> => Object.fromEntries(KINDS.map((kind, i) => [kind, counts[i] ?? 0])) as Record<CultureId, number>;

/** `busy`: how full the board is, 0 to 1. */
function stateFor(seats: number, step: Step, busy = 0.5): YamataiState {
  const random = dice(40 + seats);
  const { spaces, islands } = box.now.map;
  const tiles = shuffled(box.now.buildings.map(({ id }) => id), random);
  const people = shuffled(box.now.specialists.map(({ id }) => id), random);
  const fleets = shuffled(box.now.fleets.map(({ number }) => number), random);
  const hills = new Set(shuffled(islands.map(({ id }) => id), random).slice(0, 7));
  const at = islands.map(({ id }): IslandState => {
    const roll = random();
    const empty = { island: id, token: null, mountain: hills.has(id), building: null, sanctuary: false };
    if (roll < busy * 0.4) return { ...empty, building: Math.floor(random() * seats) };
    if (roll < busy * 0.5) return { ...empty, building: random() < 0.5 ? 'torii' : 'palace' };
    if (roll < busy * 0.58) return { ...empty, sanctuary: true };
    if (roll < busy * 0.95) return empty;
    return { ...empty, token: KINDS[Math.floor(random() * KINDS.length)] ?? 'tea' };
  });
  const colours: ColourId[] = ['green', 'green', 'green', 'brown', 'brown', 'black', 'black', 'red', 'yellow'];
  const lying = spaces.filter(({ id }) => random() < busy * 0.75 && id !== 7).map(({ id }) => ({ space: id, boat: colours[Math.floor(random() * colours.length)] ?? 'green' }));
  const taken = fleets.slice(0, seats === 2 ? 2 : seats - 2);
  const player = (seat: number): Player => ({
    knows: [], coins: [14, 8, 21, 3][seat] ?? 0, prestige: [2, 4, 0, 1][seat] ?? 0,
    boats: seat === 0 ? boats(1, 1, 0, 1, 1) : boats(0, Number(seat === 1), 0, 0, Number(seat === 2)), aside: [1, 3, 0, 2][seat] ?? 0,
    culture: culture(seat, 2 - (seat % 2), 0, seat === 3 ? 0 : 1, 1, 0), pieces_left: [4, 3, 5, 2][seat] ?? 0,
    built: tiles.splice(0, [2, 3, 1, 4][seat]), reserved: seat === 0 || seat === 2 ? tiles.splice(0, 1) : [], specialists: people.splice(0, [3, 1, 2, 0][seat]),
  });
  const players = Array.from({ length: seats }, (_, seat) => player(seat));
  const order = seats === 2 ? [1, 0, 1, 0] : [2, 0, 3, 1].filter((seat) => seat < seats);
  const place = Math.max(0, order.indexOf(0));
  return {
    turn: 9, round: 2, active: 0, place, over: 'no', trigger: null, order, played: order.map((_, i) => (i <= place && i < taken.length + 1 ? ([...taken, 4][i] ?? null) : null)),
    track: fleets.map((fleet, i) => (taken.includes(fleet) || (step.step !== 'fleet' && fleet === 4) ? null : i >= 5 ? fleet : fleet)), track_lots: fleets.map((_, i) => (i < 5 ? 0 : i < 7 ? 1 : 2)),
    used: [], trades: 0, placed: [], last: null, begun: false, collected: [], steps: [step], boats: lying, islands: at, supply: boats(9, 11, 8, 7, 6), sanctuaries_left: 6,
    specialists: people.splice(0, 5).map((specialist, i) => ({ specialist, coins: [4, 0, 2, 6, 0][i] ?? 0 })), specialist_deck: 7, buildings: tiles.splice(0, 5), building_deck: 9, seats: players, scoring: [],
  };
}

const plain = (text: string, rest: Record<string, unknown> = {}): MoveObject => ({ text, kind: text.split(' ')[0] ?? '', ...rest });

/** What the rules would list, more or less: enough to touch. */
export function legalFor(state: YamataiState): MoveObject[] {
  const me = state.seats[0] as Player;
  const have = COLOURS.filter((colour) => me.boats[colour] > 0);
  const free = box.now.map.spaces.filter(({ id }) => boatAt(state, id) === null);
  const tiles = [...state.buildings, ...me.reserved].filter((one): one is string => one !== null);
  const done = plain('done');
  const place = have.flatMap((colour) =>
    free.filter(({ id, entry }) => (state.last !== null ? sea().links.get(state.last)?.includes(id) : entry || sea().links.get(id)?.some((one) => boatAt(state, one) === colour))).map(({ id }) => plain(`place ${colour} ${id}`, { colour, space: id })),
  );
  const touched = touchedNow(state);
  const builds = tiles.flatMap((building) =>
    state.islands.filter((at) => isEmpty(at) && touched.has(at.island) && paidBy(buildingOf(building)?.cost ?? [], boatsAround(state, at.island)).every(Boolean)).map(({ island }) => plain(`build ${building} ${island}`, { building, island })),
  );
  const powers = [...state.islands.filter(isEmpty).map(({ island }) => plain(`sanctuary ${island}`, { island })), ...state.boats.slice(0, -1).map(({ space }) => plain(`swap-boats ${space}`, { space })), ...state.boats.flatMap(({ space }) => (sea().links.get(space) ?? []).filter((to) => boatAt(state, to) === null).map((to) => plain(`slide ${space} ${to}`, { from: space, space: to })))];
  switch (state.steps[0]?.step) {
    case 'fleet':
      return state.track.flatMap((fleet, i) => (fleet !== null && state.track_lots[i] === 0 ? [plain(`fleet ${fleet}`, { fleet })] : []));
    case 'free_boat':
      return COLOURS.map((colour) => plain(`boat ${colour}`, { colour }));
    case 'main':
      return [...(state.begun ? [] : COLOURS.filter((colour) => colour !== 'yellow').flatMap((colour) => [plain(`buy ${colour}`, { colour }), ...(me.boats[colour] ? [plain(`sell ${colour}`, { colour })] : [])])), ...place, ...builds, ...(state.begun ? [plain('collect')] : [done]), ...powers];
    case 'collect':
      return state.islands.filter(({ token }) => token !== null).slice(0, 4).map(({ island }) => plain(`take ${island}`, { island }));
    case 'extra':
      return [...state.islands.filter(({ token }) => token !== null).map(({ island }) => plain(`extra ${island}`, { island })), done];
    case 'port':
      return have.map((colour) => plain(`keep ${colour}`, { boats: [colour] }));
    case 'recruit':
      return [...state.specialists.flatMap((one) => (one ? [plain(`recruit ${one.specialist} tea`, { specialist: one.specialist, kinds: ['tea'] }), plain(`recruit ${one.specialist} tea+indigo+rice`, { specialist: one.specialist, kinds: ['tea', 'indigo', 'rice'] })] : [])), done];
    case 'sort':
      return ['1 2 3 /', '2 1 / 3', '/ 1 2 3'].map((text) => plain(`sort ${text}`, { top: (text.split('/')[0] ?? '').trim().split(' ').filter(Boolean).map(Number), bottom: (text.split('/')[1] ?? '').trim().split(' ').filter(Boolean).map(Number) }));
    default:
      return [done];
  }
}

export function situation(name: string, seats: number): YamataiState {
  const extra: Record<string, Record<string, unknown>> = { free_boat: { left: 1 }, recruit: { recruited: false }, sort: { count: 3 } };
  const step = ['chain', 'start', 'full', 'many', 'few'].includes(name) ? 'main' : name;
  const state = stateFor(seats, { step, seat: 0, ...extra[name] }, name === 'start' ? 0.02 : name === 'full' ? 1.15 : 0.6);
  if (name === 'chain' || name === 'collect') {
    const way = [12, 13, 24];
    state.boats = [...state.boats.filter(({ space }) => !way.includes(space)), ...way.map((space, i) => ({ space, boat: (['green', 'brown', 'black'] as const)[i] ?? 'green' }))];
    Object.assign(state, { placed: [...way].sort((a, z) => a - z), last: 24, begun: true });
  }
  const own = state.seats[0];
  if (name === 'few' && own) Object.assign(own, { specialists: own.specialists.slice(0, 1), reserved: [] });
  if (name === 'many' && own) Object.assign(own, { specialists: box.now.specialists.slice(1, 9).map(({ id }) => id), reserved: [...own.reserved, 'sun-palace', 'lacquer-workshop'].slice(0, 2) });
  if (name === 'sort' && state.seats[0]) state.seats[0].knows = ['forge', 'theatre', 'sun-palace'].map((tile, i) => ({ places: [i], buildings: [tile] }));
  return state;
}
