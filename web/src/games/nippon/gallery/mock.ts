// Positions to look at while drawing; the shapes of docs/protocol-nippon.md.
import type { Step } from '../../shared/position';
import type { MoveObject } from '$lib/board';
import { box, GOODS, SIDES, TRACKS, type GoodId, type Track } from '../box.svelte';
import { allPlaces } from '../map/geometry';
import { cityAt, coloursOf, factoryFor, goodAt, goodOfFactory, partsOf, regionOfCity, valueOn, type Costs, type NipponState, type OwnFactory, type Player, type RegionStanding, type Standing, type Wages, type Workers } from '../model';
import { goodOf } from '../names';
import { coalFor } from '../printed';
import { unitsOf } from '../scores';

const COLOURS = box.now.worker_colours.map(({ id }) => id);
/** "wyg": by the first letters, k for black. */
const LETTERS: Record<string, string> = { w: 'white', y: 'yellow', g: 'green', p: 'pink', b: 'brown', k: 'black' };
const crew = (letters: string): Workers => Object.fromEntries(COLOURS.map((id) => [id, [...letters].filter((one) => LETTERS[one] === id).length]));
const hired = (letters: string): string[] => [...letters].map((one) => LETTERS[one] ?? 'white');
const at = (coal: number, money: number, knowledge: number): Record<Track, number> => ({ coal, money, knowledge });
/** "silk-a 2 1": stored goods and machine. */
const works = (...list: string[]): OwnFactory[] => list.map((one) => { const [factory = '', goods, machine] = one.split(' '); return { factory, goods: Number(goods), machine: Number(machine) }; });

interface Written {
  vp: number; yen: number; coal: number; plans: number; tracks: Record<Track, number>; works: OwnFactory[]; crew: string; filled: number[]; trains: number; ships: number; achievements: Player['achievements']; stocked?: number; turned?: boolean;
}
const START: Written = { vp: 10, yen: 12, coal: 2, plans: 1, tracks: at(0, 0, 0), works: [], crew: '', filled: [], trains: 6, ships: 6, achievements: {} };
const MIDDLE: Written[] = [
  { vp: 34, yen: 14, coal: 4, plans: 4, tracks: at(5, 3, 5), works: works('silk-a 3 1', 'paper-d 1 0', 'bento-a 2 2'), crew: 'wwg', filled: [1, 4], trains: 4, ships: 5, achievements: { savings: 3, 'high-factories': 2 } },
  { vp: 41, yen: 3, coal: 1, plans: 0, tracks: at(3, 4, 7), works: works('silk-d 0 0', 'lenses-b 2 1'), crew: 'ykpb', filled: [2], trains: 5, ships: 3, achievements: { 'ship-stars': 4 }, turned: true },
  { vp: 28, yen: 22, coal: 6, plans: 2, tracks: at(7, 1, 4), works: works('paper-b 4 2', 'watches-a 1 1'), crew: '', filled: [], trains: 2, ships: 6, achievements: { regions: 2, 'train-stars': 3 }, stocked: 1 },
  { vp: 37, yen: 9, coal: 3, plans: 7, tracks: at(4, 2, 9), works: works('silk-c 2 0', 'bulbs-c 4 2'), crew: 'kkkkk', filled: [1, 2, 5], trains: 6, ships: 4, achievements: {} },
];
const LATE: Written[] = [
  { vp: 118, yen: 21, coal: 7, plans: 5, tracks: at(13, 7, 11), works: works('silk-a 4 2', 'paper-d 4 2', 'bento-a 3 2', 'lenses-d 2 1', 'watches-b 4 2', 'bulbs-b 1 0'), crew: 'wwgpkb', filled: [1, 2, 4, 5, 6], trains: 1, ships: 1, achievements: { savings: 3, 'high-factories': 5, 'full-machines': 4, regions: 4, 'knowledge-stars': 2 }, stocked: 2, turned: true },
  { vp: 131, yen: 32, coal: 5, plans: 0, tracks: at(8, 10, 9), works: works('silk-d 0 2', 'lenses-b 3 2', 'bulbs-d 4 2'), crew: 'yyy', filled: [2, 3], trains: 2, ships: 0, achievements: { 'ship-stars': 5, regions: 3, 'full-machines': 3 }, turned: true },
  { vp: 96, yen: 12, coal: 8, plans: 2, tracks: at(11, 5, 10), works: works('paper-b 4 2', 'bento-c 2 1', 'watches-a 3 2'), crew: 'gwb', filled: [1], trains: 0, ships: 3, achievements: { 'train-stars': 5, 'coal-stars': 2, regions: 2 } },
  { vp: 104, yen: 0, coal: 2, plans: 9, tracks: at(9, 4, 11), works: works('silk-c 1 1', 'watches-c 0 2', 'bulbs-c 4 2'), crew: 'kkkkb', filled: [1, 2, 5, 8], trains: 3, ships: 2, achievements: { contracts: 4, 'knowledge-stars': 3 } },
];

function playerOf(one: Written, seat: number, placed: number[]): Player {
  const influence = [...box.now.influence_tiles.values];
  for (const value of placed) influence.splice(influence.indexOf(value), 1);
  const { works: factories, crew: workers, filled, turned = false, stocked = 0, ...rest } = one;
  return {
    ...rest, vp: rest.vp + (one === START ? seat : 0), factories, stocked, workers: hired(workers), contracts: box.now.contracts.filter((_, i) => !filled.includes(i + 1)).map(({ id }) => id),
    trains_turned: turned && seat === 0, ships_turned: turned, influence,
  };
}

/** "tokyo:north 0 5": seat and value. */
const TILES = ['tokyo:north 0 5', 'tokyo:west 1 4', 'nagoya:south 0 3', 'osaka:east 1 6', 'osaka:north 2 3', 'hiroshima:west 2 5', 'sendai:south 0 4', 'hakodate:north 3 6', 'nagasaki:west 3 7', 'matsuyama:north 1 3', 'matsuyama:east 0 2', 'hakodate:east 1 5'];
const MORE = ['tokyo:east 2 7', 'nagoya:north 3 5', 'nagoya:east 1 7', 'sendai:north 2 4', 'sendai:west 1 5', 'nagasaki:north 0 6', 'nagasaki:east 2 7', 'hiroshima:north 0 7', 'hiroshima:south 3 4', 'osaka:west 0 5', 'hakodate:south 0 7', 'matsuyama:south 3 5', 'tokyo:south 3 3', 'nagoya:west 2 2', 'sendai:east 3 3', 'osaka:south 3 1', 'hakodate:west 2 6', 'nagasaki:south 1 2', 'matsuyama:west 2 1', 'hiroshima:east 1 3'];

interface Scene {
  players: Written[];
  tiles: string[];
  /** By region and seat: trains, ships. */
  moved: number[][][];
  spaces: string[];
  rows: string[];
  marker: number;
  scorings: number;
  closing?: number;
}
const NOTHING = box.now.regions.map(() => [[0, 0], [0, 0], [0, 0], [0, 0]]);
const SCENES: Record<string, Scene> = {
  start: { players: [START, START, START, START], tiles: [], moved: NOTHING, spaces: ['wyg', 'ppk', 'bkw', 'ggy', 'bpw'], rows: ['wgk', 'ypb', 'kkw', 'gby'], marker: 1, scorings: 0 },
  middle: { players: MIDDLE, tiles: TILES, moved: [[[1, 0], [0, 1], [2, 0], [0, 0]], [[1, 1], [0, 1], [1, 0], [0, 2]], [[0, 0], [1, 1], [1, 0], [0, 0]], [[0, 0], [0, 0], [0, 0], [0, 0]]], spaces: ['wk', 'ppp', '', 'gy', 'bkw'], rows: ['', 'gyk', 'ppw', ''], marker: 3, scorings: 1 },
  late: { players: LATE, tiles: [...TILES, ...MORE], moved: [[[1, 1], [1, 2], [2, 1], [0, 0]], [[2, 1], [1, 1], [1, 0], [1, 1]], [[1, 2], [1, 1], [1, 1], [0, 1]], [[1, 1], [1, 2], [2, 1], [2, 2]]], spaces: ['k', 'yb', 'gg', 'wpp', ''], rows: ['', '', '', 'bby'], marker: 7, scorings: 2, closing: 6 },
};

// -- what an engine tells beside the table, more or less: enough to see it

function standingsIn({ cities, seats }: NipponState): RegionStanding[] {
  return box.now.regions.map(({ id }) => {
    const lying = cities.filter(({ city }) => regionOfCity(city)?.id === id).flatMap(({ influence }) => influence);
    const all = [...seats.map((_, seat) => lying.reduce((sum, tile) => sum + (tile?.seat === seat ? tile.value : 0), 0)), lying.length];
    const standing = (influence: number): Standing => ({ influence, rank: influence === 0 ? 0 : 1 + all.filter((other) => other > influence).length, shared: influence === 0 ? 0 : all.filter((other) => other === influence).length });
    return { region: id, foreign: standing(lying.length), seats: seats.map((_, seat) => ({ ...standing(all[seat] ?? 0), points: 4, ships: 0 })) };
  });
}

function wagesFor(player: Player): Wages {
  const [colours, each, income] = [coloursOf(player).length, box.now.wages.yen_per_colour, valueOn(player, 'money')];
  const unpaid = (held: number, yen: number): { unpaid: number; lost: number } => {
    const count = Math.max(0, held - Math.floor(yen / each));
    return { unpaid: count, lost: count * box.now.wages.vp_lost_per_unpaid_colour };
  };
  const then = unpaid(colours, income);
  return { colours, yen: colours * each, ...unpaid(colours, player.yen), income, coal: valueOn(player, 'coal'), then: { ...then, left: income - (colours - then.unpaid) * each }, more: unpaid(colours + 1, income) };
}

function costsFor(player: Player, left: string[]): Costs {
  const { knowledge, mines, machinery, trains, ships } = box.now.costs;
  const plans = Object.fromEntries(box.now.goods.map((good) => [good.id, Math.max(0, good.knowledge - valueOn(player, 'knowledge'))]));
  return {
    actions: Object.fromEntries(Object.entries({ knowledge, mines, machinery, trains, ships }).map(([action, costs]) => [action, { costs, affordable: costs.filter((cost) => cost <= player.yen).length, extra_steps: 0 }])),
    plans,
    tiles: left.filter((tile) => !factoryFor(player, goodOfFactory(tile)) && (plans[goodOfFactory(tile)] ?? 0) <= player.plans),
    factories: Object.fromEntries(player.factories.map(({ factory, goods, machine }) => { const room = (goodOf(goodOfFactory(factory))?.storage ?? 0) - goods; return [goodOfFactory(factory), { coal: coalFor(factory), goods: Math.min(room, 1 + machine), room }]; })),
  };
}

/** The table as it lies, with what is told beside it. */
export const told = (state: NipponState): NipponState => ({ ...state, standings: standingsIn(state), wages: state.seats.map(wagesFor), costs: state.seats.map((player) => costsFor(player, state.factories)), scoring: counted(state) });

/** What the final count gives, more or less: enough to see it. */
function counted(state: NipponState): NipponState['scoring'] {
  const of = (player: Player, id: string, rule: string): number => {
    if (rule === 'per-contracts') return box.now.contracts.length - player.contracts.length;
    if (rule === 'per-yen') return player.yen;
    if (rule === 'per-factory') return player.factories.filter(({ factory }) => ['bento', 'lenses', 'watches', 'bulbs'].includes(goodOfFactory(factory))).length;
    if (rule === 'per-machine') return player.factories.filter(({ machine }) => machine === 2).length;
    if (rule === 'per-region') return 3;
    return id.startsWith('ship') ? 6 - player.ships > 4 ? 3 : 1 : Math.floor(player.tracks[id.startsWith('coal') ? 'coal' : 'knowledge'] / 3.5);
  };
  const line = (name: string, points: (player: Player) => { points: number; of: number; multiplier: number }): NipponState['scoring'][number] => ({ line: name, seats: state.seats.map(points) });
  return [
    line('track', ({ vp }) => ({ points: vp, of: vp, multiplier: 1 })),
    line('unpaid', () => ({ points: 0, of: 0, multiplier: 1 })),
    ...box.now.achievements.map(({ id, rule, printed_multiplier }) => line(id, (player) => { const [n, multiplier] = [of(player, id, rule), player.achievements[id] ?? printed_multiplier]; return { points: unitsOf(id, n) * multiplier, of: n, multiplier }; })),
  ];
}

function stateOf({ players, tiles, moved, spaces, rows, marker, scorings, closing }: Scene, seats: number, step: Step): NipponState {
  const most = box.now.player_count_limits.influence_tiles_per_city[seats] ?? 4;
  const room = box.now.player_count_limits.train_ship_slots_per_region[seats] ?? 8;
  const lying = tiles.map((one) => { const [place = '', seat, value] = one.split(' '); return { ...partsOf(place), seat: Number(seat), value: Number(value) }; }).filter(({ seat }) => seat < seats);
  const cities = box.now.regions.flatMap((region) => region.cities).map(({ id }, i) => {
    const here = lying.filter(({ city }) => city === id).slice(0, most);
    return { city: id, tile: box.now.city_tiles[i]?.id ?? '', turns: (i * 3) % 4, influence: SIDES.map((side) => { const own = here.find((one) => one.side === side); return own ? { seat: own.seat, value: own.value } : null; }) };
  });
  const row = box.now.worker_rows.by_players.find((one) => one.players === seats);
  const turned = (seat: number): boolean => players[seat]?.turned ?? false;
  const regions = box.now.regions.map(({ id }, i) => {
    let left = room;
    return { region: id, seats: Array.from({ length: seats }, (_, seat) => {
      const [trains, ships] = (moved[i]?.[seat] ?? [0, 0]).map((n) => { const fits = Math.min(n, left); left -= fits; return fits; });
      return { trains: trains ?? 0, trains_turned: 0, ships: turned(seat) ? 0 : (ships ?? 0), ships_turned: turned(seat) ? (ships ?? 0) : 0 };
    }) };
  });
  const all = players.slice(0, seats).map((one, seat) => playerOf(one, seat, cities.flatMap(({ influence }) => influence.filter((own) => own?.seat === seat).map((own) => own?.value ?? 0))));
  const state: NipponState = {
    turn: 12, active: 0, first: 0, latest: seats - 1, over: 'no', marker, scorings, closing: closing ?? null, steps: [step],
    spaces: spaces.map((one) => ({ workers: crew(one), due: 0 })), rows: rows.slice(0, row?.rows ?? 4).map((one) => ({ workers: crew(one.slice(0, row?.per_row ?? 3)), due: 0 })), bag: crew('wwwyyggpppbbkkk'),
    factories: box.now.factories.map(({ id }) => id).filter((id) => !all.some(({ factories }) => factories.some(({ factory }) => factory === id))),
    rewards: Object.fromEntries(box.now.rewards.map(({ id }, i) => [id, i % 4 === 3 ? 0 : i % 3 === 0 ? 1 : 2])), extra_multipliers: 4, cities, regions, seats: all, standings: [], placements: [], wages: [], costs: [], scoring: [],
  };
  return told(state);
}

const plain = (text: string, rest: Record<string, unknown> = {}): MoveObject => ({ text, kind: text.split(' ')[0] ?? '', ...rest });
/** All choices of one to three. */
function several<T>(list: T[], most = 3): T[][] {
  const all: T[][] = [];
  for (let bits = 1; bits < 1 << list.length; ++bits) {
    const some = list.filter((_, i) => bits & (1 << i));
    if (some.length <= most) all.push(some);
  }
  return all;
}

/** What the rules would list, more or less: enough to touch. */
export function legalFor(state: NipponState): MoveObject[] {
  const [me, now] = [state.seats[0] as Player, state.costs[0]];
  const done = plain('done');
  const plans = me.plans >= 3 ? TRACKS.map((track) => plain(`plans ${track}`, { track })) : [];
  const regions = box.now.regions.map(({ id }) => id);
  const stored = GOODS.filter((good) => (factoryFor(me, good)?.goods ?? 0) > 0);
  switch (state.steps[0]?.step) {
    case 'turn':
      return [...box.now.action_spaces.flatMap(({ actions }, i) => COLOURS.filter((id) => (state.spaces[i]?.workers[id] ?? 0) > 0).flatMap((colour) => actions.filter((one) => one !== 'trains').map((action) => plain(`take ${colour} ${action}`, { colour, action })))), plain('consolidate'), ...plans];
    case 'track':
      return [...[1, 2, 3].filter((n) => n <= (now?.actions[state.steps[0]?.['action'] as string]?.affordable ?? 0)).map((n) => plain(`steps ${n}`, { steps: n })), ...plans];
    case 'produce':
      return [...several(me.factories.filter(({ factory }) => (now?.factories[goodOfFactory(factory)]?.goods ?? 0) > 0)).filter((some) => some.reduce((sum, { factory }) => sum + coalFor(factory), 0) <= me.coal).map((some) => { const goods = some.map(({ factory }) => goodOfFactory(factory)); return plain(`produce ${goods.join('+')}`, { goods }); }), ...plans];
    case 'export':
      return [...me.contracts.slice(0, 3).flatMap((contract) => stored.map((good) => plain(`fill ${contract} ${good}`, { contract, goods: [good] }))), done, ...plans];
    case 'invest':
      return [...(now?.tiles ?? []).map((factory) => plain(`build ${factory}`, { factory })), ...plans];
    case 'machinery':
      return [...several([...me.factories.filter(({ machine }) => machine < 2).map(({ factory }) => goodOfFactory(factory) as GoodId | 'stock'), 'stock' as const]).map((improvements) => plain(`improve ${improvements.join('+')}`, { improvements })), ...plans];
    case 'trains':
    case 'ships':
      return [...several(regions.slice(0, 3), 2).map((some) => plain(`${state.steps[0]?.step ?? ''} ${some.join('+')}`, { regions: some })), ...plans];
    case 'market':
      return [...allPlaces().filter((place) => { const { city, side } = partsOf(place); const city_ = cityAt(state, city); return city_ && stored.includes(goodAt(city_, side)); }).map((place) => { const { city, side } = partsOf(place); return plain(`side ${city} ${side}`, { city, side }); }), done, ...plans];
    case 'tile':
      return [...[1, 2, 3].flatMap((cubes) => me.influence.filter((value, i, all) => all.indexOf(value) === i && value <= 2 + cubes).map((value) => plain(`tile ${value} ${cubes}`, { value, cubes }))), ...plans];
    case 'home':
      return ['tokyo north', 'tokyo west'].map((one) => { const [city, side] = one.split(' '); return plain(`home ${one}`, { city, side }); });
    case 'reward':
      return box.now.rewards.filter(({ id, multiplier }) => multiplier <= 3 && (state.rewards[id] ?? 0) > 0).map(({ id }) => plain(`reward ${id}`, { reward: id }));
    case 'achievement':
      return [...box.now.achievements.filter(({ id }) => !me.achievements[id]).map(({ id }) => plain(`achievement ${id}`, { achievement: id })), ...plans];
    default:
      return [done, ...plans];
  }
}

const STEPS: Record<string, Record<string, unknown>> = {
  track: { action: 'knowledge' }, export: { filled: 0 }, machinery: { most: 3, free: false }, trains: { most: 3, free: false }, ships: { most: 2, free: true }, market: { placed: 0, region: null }, tile: { city: 'tokyo', side: 'south' }, home: { city: 'tokyo', side: 'east', value: 5, cubes: 2 }, achievement: { multiplier: 3 },
};

/** A scene, or a step of the middle one; "late-turn", "start-turn". */
export function situation(name: string, seats: number): NipponState {
  const [scene, rest] = name in SCENES ? [name, 'turn'] : name === 'over' ? ['late', 'over'] : name.includes('-') ? name.split('-') : ['middle', name];
  const step = rest ?? 'turn';
  const state = stateOf(SCENES[scene ?? 'middle'] ?? SCENES['middle']!, seats, { step, seat: 0, ...STEPS[step] });
  return step === 'over' ? { ...state, over: 'rules', active: null, steps: [], closing: 0, marker: 8, scorings: 3 } : state;
}
