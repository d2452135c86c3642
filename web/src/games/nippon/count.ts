// What the final count would give now (NIP-E1, NIP-E2). The engine's positions say it; those of a lesson's file do not.
import { sum } from '../shared/counts';
import { box, TRACKS, type Track } from './box.svelte';
import type { Achievement } from './edition';
import {
  coloursOf,
  goodOfFactory,
  valueOn,
  type NipponState,
  type Player,
  type ScoreLine,
} from './model';
import { factoryOf, goodOf, trackOf } from './names';
import { lostFor } from './standing';
import { unitsOf } from './scores';

type Laid = Pick<NipponState, 'seats' | 'cities'>;

/** Stars reached, with those of factories (NIP-F2b, NIP-F3b). */
function starsOn(player: Player, track: Track): number {
  const reached = trackOf(track)?.steps.slice(0, player.tracks[track] + 1) ?? [];
  return (
    sum(reached.map(({ stars }) => stars)) +
    player.factories.filter(({ factory }) => factoryOf(factory)?.params.star === track).length
  );
}

const rowStars = (row: { stars: number }[], left: number): number =>
  sum(row.slice(0, row.length - left).map(({ stars }) => stars));

function regionsWith(table: Laid, seat: number): number {
  const own = new Set(
    table.cities
      .filter(({ influence }) => influence.some((tile) => tile?.seat === seat))
      .map(({ city }) => city),
  );
  return box.now.regions.filter(({ cities }) => cities.some(({ id }) => own.has(id))).length;
}

/** The last wages: of the money track alone. */
function wagesLast(player: Player): { yen: number; unpaid: number } {
  const { yen_per_colour } = box.now.wages;
  const [colours, income] = [coloursOf(player).length, valueOn(player, 'money')];
  const paid = Math.min(colours, Math.floor(income / yen_per_colour));
  return { yen: income - paid * yen_per_colour, unpaid: colours - paid };
}

const counted: Record<
  string,
  (player: Player, params: Achievement['params'], table: Laid, seat: number) => number
> = {
  'per-contracts': (player) => box.now.contracts.length - player.contracts.length,
  'per-yen': (player) => wagesLast(player).yen,
  'per-track-star': (player, { track }) =>
    sum(TRACKS.filter((one) => one === track).map((one) => starsOn(player, one))),
  'per-row-star': (player, { row }) =>
    row === 'ships'
      ? rowStars(box.now.ships_row, player.ships)
      : rowStars(box.now.trains_row, player.trains),
  'per-factory': (player, { min_level }) =>
    player.factories.filter(
      ({ factory }) => (goodOf(goodOfFactory(factory))?.level ?? 0) >= Number(min_level),
    ).length,
  'per-machine': (player, { machine }) =>
    player.factories.filter((one) => one.machine >= Number(machine)).length,
  'per-region': (_player, _params, table, seat) => regionsWith(table, seat),
};

export function scoringOf(table: Laid): ScoreLine[] {
  const line = (
    name: string,
    seatOf: (player: Player, seat: number) => ScoreLine['seats'][number],
  ): ScoreLine => ({
    line: name,
    seats: table.seats.map(seatOf),
  });
  return [
    line('track', ({ vp }) => ({ points: vp, of: vp, multiplier: 1 })),
    line('unpaid', (player) => ({
      points: 0 - lostFor(wagesLast(player).unpaid),
      of: wagesLast(player).unpaid,
      multiplier: 1,
    })),
    ...box.now.achievements.map(({ id, rule, params, vp, printed_multiplier }) =>
      line(id, (player, seat) => {
        const of = counted[rule]?.(player, params, table, seat) ?? 0;
        const multiplier = player.achievements[id] ?? printed_multiplier;
        return { points: unitsOf(id, of) * vp * multiplier, of, multiplier };
      }),
    ),
  ];
}
