// A few words over the map while something happens.
import { bannersOf, type EventFormatter, type EventFormatters } from '../shared/banner';
import type { Named } from '../shared/events';
import {
  achievementName,
  actionName,
  amount,
  cityName,
  contractName,
  factoryName,
  lineName,
  regionName,
  times,
  yen,
} from './names';
import type { GameEvent } from './protocol';
import { b } from './text';

/** How a rank of a region is told: influence, place, points. */
const ranked: EventFormatter<Named<GameEvent, 'region_ranked'>> = (
  { region, rank, influence, points, ships, shared },
  { say },
) => {
  if (points + ships === 0) return null;
  const values = {
    region: regionName(region),
    rank,
    influence,
    points: amount('vp', points),
    ships: amount('vp', ships),
  };
  return say(ships > 0 ? 'ranked_ships' : shared > 1 ? 'ranked_shared' : 'ranked', values);
};

export const formatters: EventFormatters<GameEvent> = {
  turn_began: (_e, { say }) => say('turn'),
  worker_taken: (e, { say }) => say('taken', { action: actionName(e.action) }),
  factory_built: (e, { say }) => say('built', { factory: factoryName(e.factory) }),
  contract_filled: (e, { say }) => say('filled', { contract: contractName(e.contract) }),
  influence_returned: (e, { say }) => say('returned', { city: cityName(e.city), value: e.value }),
  consolidated: (_e, { say }) => say('consolidated'),
  achievement_tiled: (e, { say }) =>
    say('tiled', { achievement: achievementName(e.achievement), times: times(e.multiplier) }),
  wages_paid: (e, { say }) =>
    say(e.unpaid > 0 ? 'wages_short' : 'wages', {
      yen: yen(e.yen),
      colours: amount('colours', e.unpaid),
    }),
  filling: (_e, { tell }) => tell('filling'),
  closing: (e, { tell }) => tell('closing', { count: e.turns }),
  scoring_began: (e, { tell }) => tell('scoring', { scoring: e.scoring }),
  region_ranked: ranked,
  final_income: (e, { say }) => say('income', { yen: yen(e.yen) }),
  scored: (e, { say }) =>
    e.points !== 0
      ? say('scored', { line: lineName(e.line), points: amount('vp', e.points) })
      : null,
  game_over: (_e, { tell }) => tell('over'),
};

export const bannerOf = bannersOf(formatters, b);
