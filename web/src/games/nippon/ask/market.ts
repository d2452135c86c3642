// The local market: a side of a city, then a tile and its cubes, then what goes home (NIP-A9, NIP-A10).
import { box } from '../box.svelte';
import { cityAt, factoryFor, goodAt, partsOf, placeOf, regionOfCity } from '../model';
import { amount, bonusName, cityName, goodCount, goodName, placeName } from '../names';
import { b } from '../text';
import { done } from '../../shared/ask';
import { player, type Ask, type Choice, type Desk } from './ask';

const placeFrom = (move: { city: string; side: string }): string => placeOf(move.city, move.side);

export function market(play: Desk): Ask {
  const moves = play.of('side');
  const own = player(play);
  const placed = play.state.steps[0]?.placed ?? 0;
  const goods = [...new Set(moves.map((move) => askedAt(play, placeFrom(move))))];
  const stored = goods.map((good) =>
    goodCount(good, own ? (factoryFor(own, good)?.goods ?? 0) : 0),
  );
  return {
    title: b(placed > 0 ? 'market.next' : 'market.title'),
    detail: b('market.hint', { goods: stored.join(', ') }),
    actions: done(play, b('market.done')),
    places: new Set(moves.map(placeFrom)),
    tab: 'map',
    onplace: (place) => {
      const { city, side } = partsOf(place);
      play.send([`side ${city} ${side}`]);
    },
  };
}

function askedAt(play: Desk, place: string): string {
  const { city, side } = partsOf(place);
  const at = cityAt(play.state, city);
  return at ? goodAt(at, side) : 'silk';
}

export function tile(play: Desk): Ask {
  const { city = '', side = 'north' } = play.state.steps[0] ?? {};
  const place = placeOf(city, side);
  const good = askedAt(play, place);
  const region = regionOfCity(city);
  const moves = [...play.of('tile')].sort((a, z) => z.value - a.value || a.cubes - z.cubes);
  // The fewest cubes for each value; more are given by who wants to be rid of them.
  const sensible = moves.filter(
    (move, i) => moves.findIndex((one) => one['value'] === move.value) === i,
  );
  const shown = play.more ? moves : sensible;
  return {
    title: b('tile.title', { place: placeName(city, side), good: goodName(good) }),
    detail: region ? b('tile.bonus', { bonus: bonusName(region.bonus) }) : '',
    actions:
      sensible.length < moves.length
        ? [
            {
              id: 'more',
              label: b(play.more ? 'tile.fewer' : 'tile.more'),
              tone: 'quiet',
              run: () => (play.more = !play.more),
            },
          ]
        : [],
    choices: shown.map((move): Choice => {
      const [value, cubes] = [move.value, move.cubes];
      const then = play.state.placements.find((one) => one.value === value);
      return {
        id: move.text,
        label: b('tile.value', { value, cubes: goodCount(good, cubes) }),
        detail: then
          ? b('tile.then', {
              influence: then.influence,
              rank: then.rank,
              points: amount('vp', then.points + then.ships),
            })
          : '',
        icons: [
          { name: 'influence', seat: play.me, count: value },
          ...Array.from({ length: cubes }, () => ({ name: good })),
        ],
        run: () => play.send([move.text]),
      };
    }),
    chosenPlaces: new Set([place]),
    tab: 'map',
    onplace: () => undefined,
  };
}

export function home(play: Desk): Ask {
  const moves = play.of('home');
  const city = moves[0]?.city ?? '';
  return {
    title: b('home.title', {
      city: cityName(city),
      most: box.now.player_count_limits.influence_tiles_per_city[play.state.seats.length] ?? 0,
    }),
    detail: b('home.hint'),
    actions: [],
    choices: moves.map((move): Choice => {
      const { city: where, side } = partsOf(placeFrom(move));
      const lies = cityAt(play.state, where)?.influence[box.now.sides.indexOf(side)];
      return {
        id: move.text,
        label: placeName(where, side),
        detail: b('home.of', { name: play.names[lies?.seat ?? 0] ?? '', value: lies?.value ?? 0 }),
        icons: [{ name: 'influence', seat: lies?.seat ?? 0, count: lies?.value ?? 0 }],
        run: () => play.send([move.text]),
      };
    }),
    places: new Set(moves.map(placeFrom)),
    tab: 'map',
    onplace: (place) => {
      const { city: where, side } = partsOf(place);
      play.send([`home ${where} ${side}`]);
    },
  };
}
