// Pictures, turn and examples of the rules page.
import type { Book, Picture } from '$lib/book';
import { box } from './box.svelte';
import type { Power } from './edition';
import { buildingOf, powerOf, specialistOf, type Player, type YamataiState } from './model';

/** The table with something else on it. */
const laid =
  (change: (table: YamataiState) => Partial<YamataiState>): NonNullable<Picture['lay']> =>
  (table) => ({ ...table, ...change(table as unknown as YamataiState) });

/** After boats were placed in this order. */
const after = (...boats: YamataiState['boats']): Picture['lay'] =>
  laid((table) => {
    const placed = boats.map(({ space }) => space);
    const before = table.boats.filter(({ space }) => !placed.includes(space));
    return { begun: true, boats: [...before, ...boats], placed, last: placed.at(-1) ?? null };
  });

/** With other things on an island. */
const island = (which: number, things: Partial<YamataiState['islands'][number]>): Picture['lay'] =>
  laid(({ islands }) => ({
    islands: islands.map((at) => (at.island === which ? { ...at, ...things } : at)),
  }));

/** What a lesson's file does not hold, as the engine works it out: the points at this moment (YAM-E2). */
function points({ coins, prestige, built, reserved, specialists, aside }: Player): number {
  const { coins_per_point, unbuilt_reservation_penalty, set_aside_pair_penalty } = box.now.rules;
  const param = (name: keyof Power['params']): number | undefined =>
    specialists
      .map((id) => powerOf(specialistOf(id)?.power)?.params[name])
      .find((value) => value !== undefined);
  const tiles = [...built.map(buildingOf), ...specialists.map(specialistOf)].reduce(
    (sum, one) => sum + (one?.points ?? 0),
    0,
  );
  const lost =
    reserved.length * unbuilt_reservation_penalty + Math.floor(aside / 2) * set_aside_pair_penalty;
  return (
    tiles +
    Math.floor(coins / (param('coins_per_point') ?? coins_per_point)) +
    prestige * (param('factor') ?? 1) -
    lost
  );
}

const scored = laid(({ seats }) => ({
  scoring: [{ line: 'buildings', seats: seats.map((seat) => ({ points: points(seat), of: 0 })) }],
}));

/** A picture of a lesson's table. */
const at = (lesson: string, show: string[], { lay, ...rest }: Partial<Picture> = {}): Picture => ({
  lesson,
  show,
  ...rest,
  lay: (found) => scored(lay?.(found) ?? found),
});

const green = after({ space: 41, boat: 'green' });
const chain = after({ space: 32, boat: 'brown' }, { space: 33, boat: 'black' });
const pair = after({ space: 24, boat: 'brown' }, { space: 30, boat: 'green' });
const PALACE = 'lotus-palace';
const reserved = laid(({ seats, buildings }) => ({
  buildings: buildings.map((one) => (one === PALACE ? null : one)),
  seats: seats.map((seat, i) => (i === 0 ? { ...seat, reserved: [PALACE] } : seat)),
}));
/** The fleet with a boat of any colour lies in front. */
const free = laid(({ track }) => ({
  track: track.map((fleet, i) => (i === 0 ? 10 : fleet === 10 ? (track[0] ?? null) : fleet)),
}));
const ENLARGE = 1.7;
const FLEETS = ['track:1', 'track:2', 'track:3', 'track:4', 'track:5'];
const MOSS = ['land:24', 'space:29', 'space:30', 'space:31', 'space:41', 'space:42'];

export const book: Book = {
  brief: [
    at('end', ['tile:sun-palace', 'specialist:nakatsu'], { margin: 3, enlarge: ENLARGE }),
    at('chain', ['land:18', 'land:19', 'land:17', 'space:25', 'space:32', 'space:33'], {
      lay: chain,
      enlarge: ENLARGE,
    }),
    at('wins', MOSS, { glow: ['land:24'], lay: green, enlarge: ENLARGE }),
    at('trade', ['hand'], { margin: 3, enlarge: ENLARGE }),
    at('end', ['coins:0', 'prestige:0', 'pieces:0'], { glow: ['pieces:0'], enlarge: 2 }),
  ],
  turn: [
    { id: 'fleet', clause: 'YAM-T1' },
    { id: 'trade', clause: 'YAM-T3' },
    { id: 'place', clause: 'YAM-T4' },
    {
      id: 'choice',
      clause: 'YAM-T5',
      oneOf: [
        { id: 'collect', clause: 'YAM-T6' },
        { id: 'build', clause: 'YAM-T7' },
      ],
    },
    { id: 'port', clause: 'YAM-T10' },
    { id: 'recruit', clause: 'YAM-T11' },
  ],
  pictures: {
    'YAM-E2': at('end', ['points:0', 'coins:0', 'prestige:0'], { enlarge: 2 }),
    'YAM-G1': at('wins', ['flag:12', 'flag:23', 'land:8', 'land:9', 'land:15', 'land:16'], {
      enlarge: ENLARGE,
    }),
    'YAM-G2': at('bonus', ['land:9', 'land:19', 'land:10', 'land:18'], {
      glow: ['land:9'],
      enlarge: ENLARGE,
    }),
    'YAM-T12': at('fleets', ['order_now'], { enlarge: 2 }),
    'YAM-T1': at('turn', FLEETS, { glow: ['fleet:6'], enlarge: ENLARGE }),
    'YAM-T3': at('trade', ['market'], { margin: 3, enlarge: ENLARGE }),
    'YAM-T4': at('chain', ['land:18', 'land:19', 'land:17', 'space:25', 'space:32', 'space:33'], {
      lay: chain,
      enlarge: ENLARGE,
    }),
    'YAM-T6': at('turn', ['land:9', 'land:15', 'land:16', 'space:24', 'space:30'], {
      glow: ['token:9', 'token:16'],
      lay: pair,
      enlarge: ENLARGE,
    }),
    'YAM-T7': at('wins', MOSS, { glow: ['land:24'], lay: green, enlarge: ENLARGE }),
    'YAM-T8': at('bonus', ['land:30', 'land:31', 'land:24'], {
      glow: ['built:30', 'built:31'],
      enlarge: ENLARGE,
    }),
    'YAM-T9': at('bonus', ['land:9', 'land:10', 'land:16'], {
      glow: ['built:10'],
      enlarge: ENLARGE,
    }),
    'YAM-T10': at('trade', ['hand'], { margin: 3, enlarge: ENLARGE }),
    'YAM-T11': at('turn', ['specialist_price', 'specialist:toyo-tama', 'specialist:nakatsu'], {
      margin: 3,
      enlarge: ENLARGE,
    }),
    'YAM-R1': at('turn', ['specialist:toyo-tama', 'specialist:nakatsu'], {
      glow: ['coins:toyo-tama', 'coins:nakatsu'],
      margin: 3,
      enlarge: ENLARGE,
    }),
    'YAM-R2': at('fleets', ['building_row'], { margin: 3, enlarge: ENLARGE }),
    'YAM-R3': at('fleets', ['order_now', 'order_next'], { enlarge: 2 }),
    'YAM-R4': at('fleets', ['track:1', 'track:7'], { room: 900, margin: 3 }),
    'YAM-E1': at('end', ['coins:0', 'prestige:0', 'pieces:0'], { glow: ['pieces:0'], enlarge: 2 }),
    'YAM-S2': at('turn', ['land:4', 'land:5', 'land:11', 'land:12'], { enlarge: ENLARGE }),
    'YAM-F2': at('fleets', ['tile:lotus-palace'], { lay: reserved, margin: 3, enlarge: ENLARGE }),
    'YAM-F5': at('wins', ['land:13', 'land:20', 'land:21'], {
      lay: island(13, { sanctuary: true }),
      enlarge: ENLARGE,
    }),
    'YAM-F10': at('turn', ['track:1'], { lay: free, margin: 3, enlarge: 2 }),
  },
};
