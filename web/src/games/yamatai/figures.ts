// The numbers and names of the box that the rules page speaks of, for its texts.
import { listOf, t } from '$lib/i18n';
import { sum } from '../shared/counts';
import { box, COLOURS } from './box.svelte';
import type { Edition, Fleet } from './edition';
import {
  amount,
  boatName,
  boatsName,
  fleetBoats,
  fleetTitle,
  kindTitle,
  nameIn,
  param,
  specialistsOf,
} from './names';
import { prestigePoints } from './scores';

type Figures = Record<string, unknown>;

const f = (key: string, values: Figures = {}): string => t(`yamatai:figure.${key}`, values);
const coins = (count: number): string => amount('coins', count);
const points = (count: number): string => amount('points', count);
const prestige = (count: number): string => amount('prestige', count);
function boxFigures({
  map,
  culture,
  boats,
  fleets,
  specialists,
  buildings,
  tokens,
  rules,
}: Edition): Figures {
  const { kinds, blank } = culture;
  return {
    islandCount: map.islands.length,
    spaceCount: map.spaces.length,
    entryCount: map.spaces.filter(({ entry }) => entry).length,
    tokenCount: sum([...kinds, blank].map(({ plain, mountain }) => plain + mountain)),
    kinds: listOf(
      kinds.map(({ id, plain, mountain }) => f('kind', { kind: kindTitle(id), plain, mountain })),
    ),
    blankPlain: blank.plain,
    blankMountain: blank.mountain,
    specialistDeck: specialists.length,
    buildingDeck: sum(buildings.map(({ copies }) => copies)),
    fleetCount: fleets.length,
    specialistsVisible: rules.specialists_visible,
    buildingsVisible: rules.buildings_visible,
    fleetsVisible: rules.fleets_visible,
    boatSupply: listOf(boats.map(({ id, count }) => boatName(id, count))),
    sanctuaryCount: tokens.find(({ id }) => id === 'sanctuary')?.count ?? 0,
  };
}

function setUpFigures({ players, start_money }: Edition): Figures {
  const of = (count: number): Figures => ({
    [`pieces${count}`]: players[count]?.buildings_each ?? 0,
    [`turns${count}`]: players[count]?.meeples_each ?? 0,
  });
  return { startCoins: coins(start_money.total), ...of(2), ...of(3), ...of(4) };
}

function turnFigures({ boats, rules }: Edition): Figures {
  const {
    group_minimum,
    group_coins_per_building,
    shop_factor,
    prestige_per_adjacent_prestige_building,
    prestige_on_mountain,
  } = rules;
  const priced = boats.flatMap(({ id, price }) =>
    price === null ? [] : [f('price', { boat: boatName(id), coins: coins(price) })],
  );
  const unpriced = boats.flatMap(({ id, price }) => (price === null ? [boatName(id)] : []));
  const group = Math.max(3, group_minimum);
  return {
    trades: amount('trades', rules.trades_per_turn),
    prices: listOf(priced),
    notTraded: unpriced.length > 0 ? listOf(unpriced) : boatsName({}),
    adjacentPrestige: prestige(prestige_per_adjacent_prestige_building),
    mountainPrestige: prestige(prestige_on_mountain),
    bothPrestige: prestige(prestige_per_adjacent_prestige_building + prestige_on_mountain),
    groupMinimum: group_minimum,
    groupCoins: coins(group_coins_per_building),
    shopFactor: shop_factor,
    groupExample: group,
    groupExampleCoins: coins(group * group_coins_per_building),
    shopExampleCoins: coins(group * group_coins_per_building * shop_factor),
    port: amount('boats', rules.port_slots),
    identical: rules.specialist_cost.identical,
    different: rules.specialist_cost.different,
    waitingCoins: coins(rules.coins_per_waiting_specialist),
  };
}

function scoringFigures({ rules }: Edition): Figures {
  const { coins_per_point, unbuilt_reservation_penalty, set_aside_pair_penalty } = rules;
  const purse = 2 * coins_per_point + 1;
  return {
    coinsPerPoint: coins(coins_per_point),
    prestigePoints: points(prestigePoints()),
    unbuiltPenalty: points(unbuilt_reservation_penalty),
    asidePenalty: points(set_aside_pair_penalty),
    purse: coins(purse),
    pursePoints: points(Math.floor(purse / coins_per_point)),
  };
}

/** "Fleet 2: a brown boat." of all fleets of a kind. */
function fleetsWith(wanted: (fleet: Fleet) => boolean): string {
  const said = box.now.fleets
    .filter(wanted)
    .map(({ number }) => f('fleet', { name: fleetTitle(number), boats: fleetBoats(number) }));
  return said.length > 0 ? said.join(' ') : f('no_fleet');
}

const fleetPowers: Record<string, string> = {
  Reserve: 'reserve-building',
  Sort: 'sort-buildings',
  Slide: 'slide-boat',
  Sanctuary: 'place-sanctuary',
  SwapTokens: 'swap-culture',
  Remove: 'remove-boats',
  SwapBoats: 'swap-boats',
  Discount: 'build-discount',
};

function fleetFigures(): Figures {
  const powers = Object.entries(fleetPowers).map(([key, wanted]) => [
    `fleet${key}`,
    fleetsWith(({ power }) => power === wanted),
  ]);
  return {
    ...(Object.fromEntries(powers) as Figures),
    fleetPlain: fleetsWith(({ power, any }) => power === 'no-power' && any === 0),
    fleetFree: fleetsWith(({ any }) => any > 0),
    sortedTiles: amount('tiles', param('sort-buildings', 'tiles')),
    removedBoats: amount('boats', param('remove-boats', 'boats')),
    discount: amount('boats', param('build-discount', 'boats')),
  };
}

/** "Ebisu: 1 point." of all specialists with the power of a clause. */
function holders(clause: string): string {
  const said = specialistsOf(clause).map(({ name, points: worth }) =>
    f('specialist', { name: nameIn(name), points: points(worth) }),
  );
  return said.length > 0 ? said.join(' ') : f('no_specialist');
}

function specialistFigures({ rules }: Edition): Figures {
  const cards = Array.from({ length: 18 }, (_, i) => [`p${i + 1}`, holders(`YAM-P${i + 1}`)]);
  const sales = COLOURS.flatMap((colour) => {
    const price = param('better-sales', colour);
    return price > 0 ? [f('price', { boat: boatName(colour), coins: coins(price) })] : [];
  });
  return {
    ...(Object.fromEntries(cards) as Figures),
    yellow: boatName('yellow'),
    prestigeFactor: param('double-prestige-tokens', 'factor'),
    extraTrades: amount('trades', param('extra-trade', 'trades')),
    toll: coins(param('building-toll', 'coins')),
    shareDivisor: param('specialist-share', 'divisor'),
    widePort: rules.port_slots + param('wide-port', 'slots'),
    cleansePrice: coins(param('remove-sanctuary', 'coins')),
    sales: listOf(sales),
    lonePrestige: prestige(param('lone-building-prestige', 'tokens')),
    yellowPrice: coins(param('trade-yellow', 'price')),
    savings: coins(param('better-savings', 'coins_per_point')),
    tokenCoins: coins(param('culture-for-coins', 'coins')),
  };
}

export function ruleFigures(): Figures {
  const edition = box.now;
  return {
    ...boxFigures(edition),
    ...setUpFigures(edition),
    ...turnFigures(edition),
    ...scoringFigures(edition),
    ...fleetFigures(),
    ...specialistFigures(edition),
  };
}
