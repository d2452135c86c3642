// Where one looks for a move of Yamataï (shared/look.ts).
import { looker, mover, nowhere } from '../shared/look';
import { lookedAt, touchedNow, type YamataiState } from './model';
import type { MoveParts } from './protocol';

type Move<Kind> = Extract<MoveParts, { kind: Kind }>;

const boats = (colours: string[], state: YamataiState): string[] =>
  colours.map((colour) => `boat:${mover(state)}:${colour}`);
const token = ({ island }: { island: number }): string[] => [`token:${island}`];
const moored = ({ space }: { space: number }): string[] => [`moored:${space}`];
/** The fleet or the specialist that can do it: it is touched before what it is done to. */
const power = ({ kind }: { kind: string }): string => `power:${kind}`;

/** Tokens that the boats of this turn touch: collecting takes them without asking for each. */
const harvest = (state: YamataiState): string[] => {
  const touched = touchedNow(state);
  return state.islands.filter((at) => at.token !== null && touched.has(at.island)).flatMap(token);
};

/** Which tiles go on top is the choice; the others only leave the way. */
function sorted({ top, bottom }: Move<'sort'>, state: YamataiState): string[] {
  const tiles = lookedAt(state.seats[mover(state)], top.length + bottom.length);
  return [
    ...(top.length > 0 ? top : bottom)
      .flatMap((number) => tiles[number - 1] ?? [])
      .map((tile) => `tile:${tile}`),
    'buildings',
  ];
}

const spent = (
  move: Move<'token-for-yellow' | 'token-for-coins'>,
  state: YamataiState,
): string[] => [`culture:${mover(state)}:${move.culture}`, power(move)];

export const lookAt = looker<MoveParts, YamataiState>({
  fleet: ({ fleet }) => [`fleet:${fleet}`],
  boat: ({ text, colour }) => [`choice:${text}`, `supply:${colour}`],
  buy: ({ colour }) => [`buy:${colour}`],
  sell: ({ colour }, state) => [`sell:${colour}`, ...boats([colour], state)],
  place: ({ colour, space }, state) => [`space:${space}`, ...boats([colour], state)],
  collect: (_, state) => harvest(state),
  take: token,
  extra: token,
  build: ({ building, island }) => [`tile:${building}`, `land:${island}`],
  keep: (move, state) => boats(move.boats, state),
  recruit: ({ specialist, kinds }, state) => [
    `specialist:${specialist}`,
    ...kinds.map((kind) => `culture:${mover(state)}:${kind}`),
  ],
  reserve: (move) => [`tile:${move.building}`, power(move)],
  look: (move) => [power(move), 'buildings'],
  sort: sorted,
  slide: (move) => [`moored:${move.from}`, `space:${move.space}`, power(move)],
  sanctuary: (move) => [`land:${move.island}`, power(move)],
  'swap-tokens': (move) => [...token(move), power(move)],
  'with-token': token,
  remove: (move) => [...moored(move), power(move)],
  'swap-boats': (move) => [...moored(move), power(move)],
  'with-boat': moored,
  gild: (move, state) => [...boats(move.boats, state), power(move)],
  cleanse: (move) => [`land:${move.island}`, power(move)],
  'token-for-yellow': spent,
  'token-for-coins': spent,
  // Only a yellow boat can be given; what differs is what comes for it.
  change: (move) => [power(move), ...move.boats.map((colour) => `supply:${colour}`)],
  done: nowhere,
});
