// What lies somewhere, in a sentence: for screen readers.
import {
  cityAt,
  foreignAt,
  goodAt,
  influenceAt,
  partsOf,
  type NipponState,
  type RegionStanding,
} from './model';
import { amount, bonusName, goodName, placeName, regionName, regionOf } from './names';
import { aboutCubes } from './about';
import { b } from './text';

/** "Tōkyō (north): asks for silk; foreign companies 2", "…; Ann 5". */
export function placeLabel(table: NipponState, place: string, names: string[]): string {
  const { city, side } = partsOf(place);
  const at = cityAt(table, city);
  const own = influenceAt(table, place);
  const there = own
    ? b('say.own', { name: names[own.seat] ?? '', value: own.value })
    : b('say.foreign', { value: foreignAt(city, side) });
  const good = at ? goodAt(at, side) : '';
  const said = b('say.place', {
    place: placeName(city, side),
    good: good ? goodName(good) : '',
    there,
  });
  return good ? `${said}. ${aboutCubes(good)}` : said;
}

/** "Kantō and Chūbu: …who leads, what a scoring would give". */
export function regionLabel(
  table: NipponState,
  { region, foreign, seats }: RegionStanding,
  names: string[],
): string {
  const bonus = regionOf(region)?.bonus;
  const all = [
    ...seats.map(({ influence, rank, points, ships }, seat) => ({
      rank,
      text: b(rank > 0 ? 'say.rank' : 'say.nowhere', {
        name: names[seat] ?? '',
        rank,
        influence,
        points: amount('vp', points + ships),
      }),
    })),
    {
      rank: foreign.rank,
      text: b('say.rank_foreign', { rank: foreign.rank, influence: foreign.influence }),
    },
  ].sort((a, z) => (a.rank || 9) - (z.rank || 9));
  const transport =
    table.regions
      .find((one) => one.region === region)
      ?.seats.map(({ trains, trains_turned, ships, ships_turned }, seat) => ({
        seat,
        trains: trains + trains_turned,
        ships: ships + ships_turned,
      })) ?? [];
  const lying = transport
    .filter(({ trains, ships }) => trains + ships > 0)
    .map(({ seat, trains, ships }) =>
      b('say.transport', {
        name: names[seat] ?? '',
        trains: amount('trains', trains),
        ships: amount('ships', ships),
      }),
    );
  return b('say.region', {
    region: regionName(region),
    bonus: bonus ? bonusName(bonus) : '',
    standings: [...all.map(({ text }) => text), ...lying].join('; '),
  });
}
