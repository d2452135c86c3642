// Where one looks for a move of Nippon (shared/look.ts).
import { looker, mover, nowhere } from '../shared/look';
import { goodOfFactory, placeOf, spaceNumber, type NipponState } from './model';
import type { MoveParts } from './protocol';

const own = (what: string, state: NipponState): string => `${what}:${mover(state)}`;
const factories = (goods: string[], state: NipponState): string[] =>
  goods.map((good) => `${own('factory', state)}:${good}`);
const regions = (move: { regions: string[] }): string[] =>
  move.regions.map((region) => `region:${region}`);
const place = (at: { city: string; side: string }): string => `place:${placeOf(at.city, at.side)}`;

/** Machines without a factory wait beside the influence tiles. */
const improved = (goods: string[], state: NipponState): string[] =>
  goods.flatMap((good) => (good === 'stock' ? [own('stocked', state)] : factories([good], state)));

/** The action that steps are bought with says which track they are on (NIP-A4, NIP-A5). */
const stepped = (state: NipponState): string =>
  `${own('track', state)}:${state.steps[0]?.action === 'mines' ? 'coal' : 'knowledge'}`;

/** The place that was chosen before its tile. */
const chosen = ({ steps: [step] }: NipponState): string =>
  place({ city: step?.city ?? '', side: step?.side ?? '' });

export const lookAt = looker<MoveParts, NipponState>({
  take: ({ colour, action }) => [`worker:${spaceNumber(action)}:${colour}`, `action:${action}`],
  consolidate: (_, state) => [own('workers', state)],
  plans: ({ track }, state) => [`${own('track', state)}:${track}`, own('plans', state)],
  steps: (_, state) => [stepped(state)],
  produce: ({ goods }, state) => factories(goods, state),
  fill: ({ contract, goods }, state) => [
    `${own('contract', state)}:${contract}`,
    ...factories(goods, state),
  ],
  // The tile is seen while its stack lies open, which the stack itself and the empty place for it open.
  build: ({ factory }, state) => [
    `tile:${factory}`,
    `stack:${goodOfFactory(factory)}`,
    `${own('site', state)}:${goodOfFactory(factory)}`,
  ],
  improve: ({ improvements }, state) => improved(improvements, state),
  trains: regions,
  ships: regions,
  side: (move) => [place(move)],
  tile: ({ text: id, value }, state) => [
    `choice:${id}`,
    `${own('influence', state)}:${value}`,
    chosen(state),
  ],
  home: (move) => [place(move)],
  reward: ({ text: id, reward }) => [`choice:${id}`, `reward:${reward}`],
  achievement: ({ achievement }, state) => [`${own('achievement', state)}:${achievement}`],
  done: nowhere,
});
