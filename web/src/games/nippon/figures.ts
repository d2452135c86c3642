// The numbers and names of the box that the rules page speaks of, for its texts.
import { listOf, t } from '$lib/i18n';
import { sum } from '../shared/counts';
import { camel } from '../shared/names';
import { box, type ActionId } from './box.svelte';
import type { Achievement, Edition, Factory, Good } from './edition';
import {
  achievementName,
  amount,
  bonusName,
  factoriesOf,
  factoryClauses,
  goodName,
  inYen,
  nameIn,
  regionName,
  times,
  yen,
} from './names';

type Figures = Record<string, unknown>;

const f = (key: string, values: Figures = {}): string => t(`rules-nippon:figure.${key}`, values);
/** "2, 4 or 6". */
export function either(words: (string | number)[]): string {
  const last = String(words.at(-1) ?? '');
  return words.length > 1 ? f('or', { first: words.slice(0, -1).join(', '), last }) : last;
}

/** "5,000, 10,000 or 15,000 yen". */
const prices = (units: number[]): string =>
  either([...units.slice(0, -1).map(inYen), yen(units.at(-1) ?? 0)]);

const most = (action: ActionId): number =>
  box.now.actions.find(({ id }) => id === action)?.max ?? 0;
const ofLevel = (level: number): Good[] => box.now.goods.filter((good) => good.level === level);

/** What stands under the marker at the start; `further`: so many steps on. */
function startOf(track: 'coal' | 'money' | 'knowledge', further = 0): number {
  const row = box.now.tracks.find(({ id }) => id === track);
  return row?.steps[Math.min(row.start + further, row.steps.length - 1)]?.value ?? 0;
}

function setUpFigures(edition: Edition): Figures {
  const {
    start,
    players,
    contracts,
    influence_tiles,
    factories,
    rewards,
    multiplier_tiles,
    workers,
    worker_rows,
    player_count_limits: limits,
  } = edition;
  const multipliers = rewards.map(({ multiplier }) => multiplier);
  const cities = sum(edition.regions.map((region) => region.cities.length));
  const rows = (count: number): Figures => {
    const of = worker_rows.by_players.find((row) => row.players === count);
    return { [`rows${count}`]: f('rows', { count: of?.rows ?? 0, each: of?.per_row ?? 0 }) };
  };
  const by = (count: number): Figures => ({
    [`workers${count}`]: amount('workers', workers.total[count] ?? 0),
    [`places${count}`]: limits.train_ship_slots_per_region[count] ?? 0,
    [`tiles${count}`]: limits.influence_tiles_per_city[count] ?? 0,
    ...rows(count),
  });
  return {
    startYen: yen(start.yen),
    startCoal: amount('coal', start.coal),
    startPlans: amount('plans', start.plans),
    contractCount: amount('contracts', contracts.length),
    influenceCount: influence_tiles.values.length,
    trainCount: amount('trains', edition.trains_row.length),
    shipCount: amount('ships', edition.ships_row.length),
    startOfCoal: startOf('coal'),
    startOfMoney: yen(startOf('money')),
    startOfKnowledge: startOf('knowledge'),
    startVp: listOf(players.seats.map(({ start_vp }) => String(start_vp))),
    factoryCount: factories.length,
    rewardCount: sum(rewards.map(({ copies }) => copies)),
    stackCount: rewards.length,
    leastTimes: times(Math.min(...multipliers)),
    mostTimes: times(Math.max(...multipliers)),
    removed3: limits.reward_tiles_removed_per_multiplier['3'] ?? 0,
    removed2: limits.reward_tiles_removed_per_multiplier['2'] ?? 0,
    extraCount: multiplier_tiles.copies,
    extraTimes: times(multiplier_tiles.multiplier),
    cityCount: cities,
    leftOut: amount('tiles', edition.city_tiles.length - cities),
    colourCount: amount('colours', edition.worker_colours.length),
    perSpace: workers.per_action_space,
    spaceCount: edition.action_spaces.length,
    rowCount4: f('rows_only', {
      count: worker_rows.by_players.find((row) => row.players === 4)?.rows ?? 0,
    }),
    ...by(2),
    ...by(3),
    ...by(4),
  };
}

function turnFigures({ plans, workers, scoring_track, end_of_game }: Edition): Figures {
  const leaving = (scoring: number): number =>
    scoring_track.findIndex(({ scoring_when_left }) => scoring_when_left === scoring) + 1;
  return {
    plansPerStep: amount('plans', plans.per_track_step),
    workerPlaces: workers.spaces_on_player_board,
    firstMark: leaving(1),
    secondMark: leaving(2),
    golden: end_of_game.first_golden_space,
    closingTurns: amount('turns', end_of_game.closing_turns_each),
  };
}

function actionFigures({ costs, plans, machines, influence_table, regions }: Edition): Figures {
  const levels = [1, 2, 3].map((level) => [level, ofLevel(level)] as const);
  const [first, second] = levels.map(([, goods]) => goods[0]?.knowledge ?? 0) as [number, number];
  const full = Math.max(...machines.sides);
  const storage = box.now.goods[0]?.storage ?? 0;
  const [one = 0, two = 0] = influence_table.find(({ level }) => level === 3)?.values ?? [];
  const lack = Math.max(0, second - first);
  return {
    factoryPrice: yen(costs.factory),
    plansPerKnowledge: amount('plans', plans.per_missing_knowledge),
    lack,
    lackPlans: amount('plans', lack * plans.per_missing_knowledge),
    ...Object.fromEntries(
      levels.flatMap(([level, goods]) => [
        [`level${level}`, listOf(goods.map(({ id }) => goodName(id)))],
        [`needed${level}`, goods[0]?.knowledge ?? 0],
        [`coal${level}`, level === 3 ? amount('coal', goods[0]?.coal ?? 0) : (goods[0]?.coal ?? 0)],
      ]),
    ),
    ...Object.fromEntries(
      (['knowledge', 'mines', 'machinery', 'trains', 'ships'] as const).map((action) => [
        `${action}Costs`,
        prices(costs[action]),
      ]),
    ),
    mostMachinery: most('machinery'),
    mostProduce: most('produce'),
    mostKnowledge: most('knowledge'),
    mostMines: most('mines'),
    mostTrains: most('trains'),
    mostShips: most('ships'),
    mostExport: most('export'),
    mostMarket: most('local-market'),
    fullMachine: full,
    storage,
    storedBefore: amount('goods', storage - 1),
    influenceTable: influence_table
      .map(({ level, values }) => f('influence', { level, values: values.join(', ') }))
      .join(f('between')),
    sellOne: one,
    sellTwo: two,
    regionBonuses: listOf(
      regions.map(({ id, bonus }) =>
        f('bonus', { bonus: bonusName(bonus), region: regionName(id) }),
      ),
    ),
  };
}

function consolidatingFigures({ wages, reward_levels, rewards }: Edition): Figures {
  const levels = Object.entries(reward_levels.level_by_workers).map(([workers, level]) =>
    f('level', { times: times(level), workers: amount('workers', Number(workers)) }),
  );
  const bonuses = new Set(rewards.map(({ bonus }) => bonusName(bonus)));
  return {
    moneyAtStart: yen(startOf('money')),
    moneyNext: yen(startOf('money', 1)),
    coalAtStart: amount('coal', startOf('coal')),
    rewardFrom: amount('workers', reward_levels.min_workers),
    rewardLevels: listOf(levels),
    rewardBonuses: either([...bonuses]),
    wage: yen(wages.yen_per_colour),
    twoWages: yen(2 * wages.yen_per_colour),
    unpaidVp: amount('vp', wages.vp_lost_per_unpaid_colour),
  };
}

function scoringFigures({ trains, ships, vp_table }: Edition): Figures {
  const places = (scoring: number): number[] =>
    vp_table.find((row) => row.scoring === scoring)?.places ?? [];
  const paid = (scoring: number): string => places(scoring).slice(0, -1).join(', ');
  const [, second = 0, third = 0] = places(2);
  return {
    trainInfluence: trains.influence,
    trainTurned: trains.influence_flipped,
    shipVp: amount('vp', ships.vp),
    shipTurned: amount('vp', ships.vp_flipped),
    ...Object.fromEntries(
      [1, 2, 3].map((scoring) => [
        `scoring${scoring}`,
        f('listed', { first: paid(scoring), last: amount('vp', places(scoring).at(-1) ?? 0) }),
      ]),
    ),
    tieExample: amount('vp', Math.floor((second + third) / 2)),
  };
}

function achievementFigures({ achievements, rewards }: Edition): Figures {
  const printed = achievements.filter(({ printed_multiplier }) => printed_multiplier > 0);
  const param = (rule: string, name: keyof Achievement['params']): number =>
    Number(achievements.find((one) => one.rule === rule)?.params[name] ?? 0);
  const factories = achievements.find(({ rule }) => rule === 'per-factory')?.vp ?? 0;
  return {
    ...Object.fromEntries(
      achievements.flatMap(({ id, vp }) => [
        [camel(id), achievementName(id)],
        [`${camel(id)}Vp`, amount('vp', vp)],
      ]),
    ),
    printed:
      printed.length > 0
        ? listOf(
            printed.map(({ id, printed_multiplier }) =>
              f('printed', { times: times(printed_multiplier), achievement: achievementName(id) }),
            ),
          )
        : f('nothing_printed'),
    contractsPer: param('per-contracts', 'per'),
    savingsPer: yen(param('per-yen', 'per')),
    highLevel: param('per-factory', 'min_level'),
    achievementExample: amount(
      'vp',
      3 * factories * Math.max(...rewards.map(({ multiplier }) => multiplier)),
    ),
  };
}

/** What the bonus behind a clause gives, in words: the first of the factories that have it tells. */
function given({ effect, params }: Factory): Figures {
  const number = (name: keyof Factory['params']): number => Number(params[name] ?? 0);
  switch (effect) {
    case 'consolidate-yen':
    case 'once-yen':
      return { Gives: yen(number('yen')) };
    case 'consolidate-keep-coal':
    case 'produce-coal':
      return { Gives: amount('coal', number('coal')) };
    case 'money-symbol-steps':
    case 'action-extra-step':
    case 'once-track-steps':
      return { Gives: amount('steps', number('steps')) };
    case 'once-plans':
      return { Gives: amount('plans', number('plans')) };
    case 'once-free-ships':
      return { Gives: amount('ships', number('ships')) };
    case 'once-free-trains':
      return { Gives: amount('trains', number('trains')) };
    case 'once-free-improvements':
      return { Gives: amount('improvements', number('improvements')) };
    case 'produce-extra-good':
      return { Gives: amount('goods', number('goods')) };
    case 'action-costs':
      return { Costs: prices(params.costs ?? []) };
    default:
      return {};
  }
}

/** Of "NIP-F1a": f1a, "Silk Exchange (silk)."; f1aGives, "2,000 yen". */
function factoryFigures(): Figures {
  const all = factoryClauses.flatMap((clause) => {
    const key = clause.slice('NIP-'.length).toLowerCase();
    const factories = factoriesOf(clause);
    const names = factories.map(({ name, good }) =>
      f('factory', { name: nameIn(name), good: goodName(good) }),
    );
    const gives = Object.entries(factories[0] ? given(factories[0]) : { Gives: '–', Costs: '–' });
    return [
      [key, names.length > 0 ? names.join(' ') : f('no_factory')],
      ...gives.map(([what, words]) => [key + what, words]),
    ];
  });
  return Object.fromEntries(all) as Figures;
}

export function ruleFigures(): Figures {
  const edition = box.now;
  return {
    ...setUpFigures(edition),
    ...turnFigures(edition),
    ...actionFigures(edition),
    ...consolidatingFigures(edition),
    ...scoringFigures(edition),
    ...achievementFigures(edition),
    ...factoryFigures(),
  };
}
