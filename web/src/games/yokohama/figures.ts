// The numbers and names of the box that the rules page speaks of, for its texts.
import { has, listOf, t, within } from '$lib/i18n';
import { camel } from '../shared/names';
import { box } from './box.svelte';
import type { Achievement, Area, Edition, Level, Reward, Technology } from './edition';
import type { MainSlot } from './model';
import {
  amount,
  conditionName,
  flagName,
  iconName,
  nameIn,
  resourceName,
  rewardName,
} from './names';
import { flagSets, leftover, leftoverOf } from './scores';
import { SPREAD } from './words';

type Figures = Record<string, unknown>;

const PAIR = 2;
const f = (key: string, values: Figures): string => t(`yokohama:figure.${key}`, values);
const yen = (count: number): string => amount('yen', count);
const points = (count: number): string => amount('points', count);
/** An icon's name within a sentence. */
const icon = (id: string): string => within(iconName(id));
/** What is the same on every board, or for 2, 3 and 4 players, is said once. */
const unlike = <Said extends string | number>(all: Said[]): Said | string =>
  new Set(all).size === 1 ? (all[0] ?? '') : all.join(' / ');
const or = (words: string[]): string =>
  words.length === 2 ? f('or', { a: words[0], b: words[1] }) : listOf(words);
const areaOf = (type: string): Area | undefined =>
  box.now.areas.find(({ action }) => action.type === type);
const levels = (type: string, of: (level: Level) => unknown): string =>
  (areaOf(type)?.levels ?? []).map(of).join('/');

/** Boards that stay in the box, "Laboratory B and 1 × Copper mine". */
function unused(players: number): string {
  const out = box.now.areas.flatMap(({ name, copies, used }) => {
    const number = copies - (used[players] ?? copies);
    if (number <= 0) return [];
    return [copies > 1 ? f('boards_used', { number, board: nameIn(name) }) : nameIn(name)];
  });
  return listOf(out);
}

/** Numbers of the slots that neutral assistants cover. */
const covered = (slots: MainSlot[]): string =>
  listOf(slots.flatMap(({ blocked_2p }, i) => (blocked_2p ? [String(i + 1)] : [])));

const agents = (): string =>
  listOf(
    Object.entries(box.now.agents.per_flag).map(([flag, count]) =>
      has(`yokohama:agents_of.${flag}`)
        ? t(`yokohama:agents_of.${flag}`, { count })
        : t('yokohama:agents_of.any', { count, flag: flagName(flag) }),
    ),
  );

function setUpFigures({
  players,
  layout,
  order_rules,
  church,
  customs,
  laboratories,
  ports,
}: Edition): Figures {
  const sets = Object.values(players);
  const each = (of: (set: Edition['players'][number]) => number): number | string =>
    unlike(sets.map(of));
  const rows = (count: number): string => (layout[count]?.rows ?? []).join('-');
  return {
    assistants: each(({ hand, warehouse }) => hand.assistants + warehouse.assistants),
    shops: each(({ hand, warehouse }) => hand.shops + warehouse.shops),
    houses: each(({ hand, warehouse }) => hand.trading_houses + warehouse.trading_houses),
    handAssistants: each(({ hand }) => hand.assistants),
    handShops: each(({ hand }) => hand.shops),
    storeAssistants: each(({ warehouse }) => warehouse.assistants),
    storeShops: each(({ warehouse }) => warehouse.shops),
    storeHouses: each(({ warehouse }) => warehouse.trading_houses),
    startGoods: unlike(sets.map(({ start_goods }) => rewardName(start_goods))),
    yenFirst: unlike(sets.map(({ start_yen }) => yen(start_yen.first))),
    yenOthers: unlike(sets.map(({ start_yen }) => yen(start_yen.others))),
    unused2: unused(2),
    unused3: unused(3),
    rows2: rows(2),
    rows3: rows(3),
    rows4: rows(4),
    labSlots: laboratories[0]?.slots.length ?? 0,
    portSlots: ports.boards[0]?.slots.length ?? 0,
    removed2: players['2']?.orders_removed ?? 0,
    removed3: players['3']?.orders_removed ?? 0,
    draw: order_rules.draw,
    keep: order_rules.keep,
    handLimit: order_rules.hand_limit,
    churchCovered: covered(church.slots),
    customsCovered: covered(customs.slots),
    agents: agents(),
  };
}

function turnFigures({ influence, prices, agents: { cards_per_agent } }: Edition): Figures {
  const { maximum, president, assistant, shop, trading_house } = influence;
  return {
    spread: SPREAD,
    pair: PAIR,
    placeFee: yen(prices.place_fee_per_president),
    placeFeeTwo: yen(2 * prices.place_fee_per_president),
    passFee: yen(prices.pass_fee_per_president),
    canalFee: yen(prices.canal),
    houseIncome: yen(prices.trading_house_income),
    assistantPower: assistant,
    presidentPower: president,
    shopPower: shop,
    housePower: trading_house,
    stationPower: influence.station,
    mostPower: maximum,
    examplePower: Math.min(maximum, president + 3 * assistant + shop),
    agentPower: Math.min(maximum, 2 * assistant + trading_house),
    level5From: influence.level5_from,
    buildFrom: influence.build_from,
    flagsPerAgent: cards_per_agent,
    ...Object.fromEntries(
      ['A', 'B', 'C'].map((type) => [`achievements${type}`, achievements(type)]),
    ),
  };
}

function achievements(type: string): string {
  const said = (one: Achievement): string =>
    f('achievement', { condition: conditionName(one.id), first: one.first, later: one.later });
  return box.now.achievements
    .filter((one) => one.type === type)
    .map(said)
    .join(', ');
}

/** "copper mine 0/0/1/2/3 (copper)": what the areas with a plain gain give. */
function gains(): string {
  const all = box.now.areas.filter(({ action }) => action.type === 'gain');
  const said = ({ name, levels: table }: Area): string => {
    const kind = Object.keys(table.at(-1)?.gain ?? {})[0] ?? 'yen';
    const numbers = table.map(({ gain }) => gain?.[kind as keyof Reward] ?? 0).join('/');
    return f('per_level', { area: nameIn(name), levels: numbers, what: resourceName(kind) });
  };
  return all.map(said).join(', ');
}

const slots = (board: 'church' | 'customs', key: string): string =>
  (box.now[board].slots as MainSlot[])
    .map(({ faith, imports, reward }) =>
      f(key, { need: faith ?? amount('imports', imports ?? 0), reward: rewardName(reward) }),
    )
    .join(' · ');

/** The first, the second and the last payment on top of power 3, as the example has it. */
function faithExample(): Figures {
  const { payment } = box.now.church;
  const [power, paid] = [3, payment.filter((_, i) => i < 2 || i === payment.length - 1)];
  const faith = areaOf('church')?.levels[power - 1]?.faith ?? 0;
  return {
    faithPower: power,
    faithPaid: listOf(paid.map(rewardName)),
    faithReached: faith + paid.length,
  };
}

function areaFigures({
  goods,
  imports,
  church,
  prices,
  technologies,
  technology_rules,
  laboratories,
  ports,
  order_rules,
}: Edition): Figures {
  const [tramway, most] = [
    technologies.find(({ effect }) => effect.id === 'free-move'),
    box.now.influence.maximum,
  ];
  const portTable = areaOf('port')?.levels ?? [];
  const paidPort = portTable.findIndex(({ gain }) => gain && Object.keys(gain).length > 0);
  return {
    gains: gains(),
    exchanges: levels('exchange', ({ exchanges }) => exchanges),
    prices: listOf(
      goods.map(({ id, exchange_yen }) =>
        f('price', { yen: yen(exchange_yen), good: amount(id, 1) }),
      ),
    ),
    importPrice: yen(imports.buy_yen),
    faith: levels('church', ({ faith }) => faith),
    faithPayments: listOf(church.payment.map(rewardName)),
    ...faithExample(),
    churchSlots: slots('church', 'faith_slot'),
    customsMost: levels('customs', ({ imports_max }) => imports_max),
    customsSlots: slots('customs', 'imports_slot'),
    recruits: levels('recruit', ({ pieces }) => pieces),
    shopPrice: yen(prices.warehouse.shop),
    housePrices: listOf(prices.warehouse.trading_house.map(yen)),
    productionPrice: or(technology_rules.production_per.map(rewardName)),
    surchargeFrom: technology_rules.surcharge_from,
    surcharge: or(technology_rules.surcharge.map(rewardName)),
    modifiers: unlike(
      laboratories.map(({ slots }) =>
        slots
          .map(({ cost_modifier }) => (cost_modifier > 0 ? `+${cost_modifier}` : '0'))
          .join(', '),
      ),
    ),
    tramwayCost: tramway?.cost ?? 0,
    tramwayLack: Math.max(0, (tramway?.cost ?? 0) + 1 - most),
    portLevels: portTable
      .map(({ icons = [] }, i) =>
        f('level', {
          power: i + 1,
          what: icons.length > 0 ? listOf(icons.map(icon)) : f('no_icons', {}),
        }),
      )
      .join(' · '),
    portIcons: (ports.boards[0]?.slots ?? []).map((slot) => icon(slot.icon)).join(', '),
    secondOrder: or(order_rules.pay.map(rewardName)),
    portPointsPower: paidPort + 1,
    portPoints: rewardName(portTable[paidPort]?.gain),
  };
}

/** Of each technology: its reward, its payment, and "Cost 6, 2 cards: United Kingdom, France." */
function technologyFigures({ id, cost, flags, effect }: Technology): Figures {
  const name = camel(id);
  return {
    [`${name}Card`]: f('card', {
      cost,
      count: flags.length,
      flags: flags.map(flagName).join(', '),
    }),
    [`${name}Reward`]: rewardName(effect.reward),
    [`${name}Pay`]: rewardName(effect.pay),
    ...(typeof effect.areas === 'number' && { [`${name}Areas`]: effect.areas }),
    ...(typeof effect.good === 'string' && {
      [`${name}Extra`]: amount(effect.good, effect.count ?? 1),
    }),
    ...(typeof effect.up_to === 'number' && {
      [`${name}AtMost`]: yen(effect.at_most ?? 0),
      [`${name}UpTo`]: yen(effect.up_to),
    }),
  };
}

function scoringFigures({ scoring, players }: Edition): Figures {
  const ends = [2, 3, 4].flatMap((count) => (players[count] ? [players[count].end_triggers] : []));
  const prizes = (board: 'church' | 'customs' | 'technology'): Figures => {
    const [first = 0, second = 0] = scoring[board].places;
    return { [`${board}First`]: points(first), [`${board}Second`]: points(second) };
  };
  const ofSet = (size: number): number => scoring.flag_sets[size] ?? 0;
  const sets = [5, 3, 1].map(ofSet);
  const share = (line: string, count: number): number => {
    const { per, points: each } = leftoverOf(line);
    return Math.floor(count / per) * each;
  };
  const left = [share('imports', 1), share('yen', 3), share('goods', 7)];
  const sum = (parts: number[]): string =>
    f('sum', { parts: parts.join(' + '), total: points(parts.reduce((a, b) => a + b, 0)) });
  return {
    endHouses: unlike(ends.map((end) => end.trading_houses_built)),
    endShops: unlike(ends.map((end) => end.shops_built)),
    endChurch: ends.map((end) => end.church_assistants).join('/'),
    endCustoms: ends.map((end) => end.customs_assistants).join('/'),
    ...prizes('church'),
    ...prizes('customs'),
    ...prizes('technology'),
    flagSets: flagSets(),
    flagExample: sum(sets),
    leftovers: listOf(['agents', 'imports', 'yen', 'goods'].map(leftover)),
    leftoverExample: sum(left),
  };
}

export function ruleFigures(): Figures {
  const edition = box.now;
  return {
    ...setUpFigures(edition),
    ...turnFigures(edition),
    ...areaFigures(edition),
    ...(Object.assign({}, ...edition.technologies.map(technologyFigures)) as Figures),
    ...scoringFigures(edition),
    completeDrawn: edition.achievement_complete.draw,
    completeAll: edition.achievement_complete.tokens.length,
    independents: edition.level5.independent_agents.length,
  };
}
