// Who leads each region, and what its next scoring would give, as the table stands (NIP-V); wages and
// income likewise (NIP-K1, NIP-K4). The position tells the same, but not while events are shown.
import { sum } from '../shared/counts';
import { box, SIDES } from './box.svelte';
import {
  coloursOf,
  valueOn,
  type NipponState,
  type Player,
  type RegionStanding,
  type SeatStanding,
  type Standing,
  type Transport,
  type Wages,
} from './model';
import { cityOf, regionOf, withEffect } from './names';

/** Numbers of the foreign companies that no tile covers. */
function foreignIn(table: NipponState, region: string): number {
  const cities = regionOf(region)?.cities.map(({ id }) => id) ?? [];
  return sum(
    table.cities
      .filter(({ city }) => cities.includes(city))
      .flatMap(({ city, influence }) =>
        SIDES.map((_, side) => (influence[side] ? 0 : (cityOf(city)?.foreign[side] ?? 0))),
      ),
  );
}

function influenceOf(table: NipponState, region: string, seat: number): number {
  const cities = regionOf(region)?.cities.map(({ id }) => id) ?? [];
  const tiles = table.cities
    .filter(({ city }) => cities.includes(city))
    .flatMap(({ influence }) => influence.filter((one) => one?.seat === seat));
  const there = table.regions.find((one) => one.region === region)?.seats[seat];
  if (tiles.length === 0 || !there) return 0;
  const { influence, influence_flipped } = box.now.trains;
  return (
    sum(tiles.map((one) => one?.value ?? 0)) +
    there.trains * influence +
    there.trains_turned * influence_flipped
  );
}

const shipsOf = ({ ships, ships_turned }: Transport): number =>
  ships * box.now.ships.vp + ships_turned * box.now.ships.vp_flipped;

export function standingIn(table: NipponState, region: string): RegionStanding {
  const all = [
    ...table.seats.map((_, seat) => influenceOf(table, region, seat)),
    foreignIn(table, region),
  ];
  const held = Math.min(table.scorings, box.now.vp_table.length - 1);
  const places = box.now.vp_table[held]?.places ?? [];
  const standing = (influence: number): Standing => ({
    influence,
    rank: influence === 0 ? 0 : 1 + all.filter((other) => other > influence).length,
    shared: influence === 0 ? 0 : all.filter((other) => other === influence).length,
  });
  const seats = table.seats.map((_, seat): SeatStanding => {
    const own = standing(all[seat] ?? 0);
    const there = table.regions.find((one) => one.region === region)?.seats[seat];
    const points =
      own.rank === 0
        ? 0
        : Math.floor(sum(places.slice(own.rank - 1, own.rank - 1 + own.shared)) / own.shared);
    return {
      ...own,
      points,
      ships: there && box.now.ships.scores_for_places.includes(own.rank) ? shipsOf(there) : 0,
    };
  });
  return { region, foreign: standing(all.at(-1) ?? 0), seats };
}

/** After the last scoring it stays as it was told: yen and workers no longer change it. */
export const standings = (table: NipponState): RegionStanding[] =>
  box.now.regions.map(({ id }) => standingIn(table, id));

/** Yen at the next consolidation, with what factories add (NIP-F1a). */
export const incomeOf = (player: Player): number =>
  valueOn(player, 'money') +
  sum(withEffect(player, 'consolidate-yen').map(({ params }) => params.yen ?? 0));

/** Coal after the next consolidation, with what factories keep of the old (NIP-F1b). */
export function coalThen(player: Player): number {
  const kept = sum(
    withEffect(player, 'consolidate-keep-coal').map(({ params }) => params.coal ?? 0),
  );
  return valueOn(player, 'coal') + Math.min(player.coal, kept);
}

export function wagesOf(player: Player): Wages {
  const { yen_per_colour } = box.now.wages;
  const colours = coloursOf(player).length;
  return {
    colours,
    yen: colours * yen_per_colour,
    unpaid: Math.max(0, colours - Math.floor(player.yen / yen_per_colour)),
    income: incomeOf(player),
    coal: coalThen(player),
  };
}

/** What the consolidation now would leave unpaid, of its income (NIP-K1 comes before NIP-K4). */
export const unpaidThen = (player: Player): number =>
  Math.max(
    0,
    coloursOf(player).length - Math.floor(incomeOf(player) / box.now.wages.yen_per_colour),
  );

/** Yen of the income that the consolidation now would leave, without what a reward brings: as many colours as can be are paid. */
export const leftThen = (player: Player): number =>
  incomeOf(player) - (coloursOf(player).length - unpaidThen(player)) * box.now.wages.yen_per_colour;

/** Points that so many unpaid colours cost. */
export const lostFor = (unpaid: number): number => unpaid * box.now.wages.vp_lost_per_unpaid_colour;
