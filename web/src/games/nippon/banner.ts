// A few words over the map while something happens.
import type { GameEvent } from '$lib/board';
import { bannerFor, type Banner } from '../shared/banner';
import { achievementName, actionName, amount, cityName, contractName, factoryName, lineName, regionName, times, yen } from './names';
import { b } from './text';

/** How a rank of a region is told: influence, place, points. */
function ranked(e: GameEvent, say: (key: string, values?: Record<string, unknown>) => Banner): Banner | null {
  const [points, ships, rank] = [Number(e['points']), Number(e['ships']), Number(e['rank'])];
  if (points + ships === 0) return null;
  const values = { region: regionName(String(e['region'])), rank, influence: Number(e['influence']), points: amount('vp', points), ships: amount('vp', ships) };
  return say(ships > 0 ? 'ranked_ships' : Number(e['shared']) > 1 ? 'ranked_shared' : 'ranked', values);
}

export function bannerOf(e: GameEvent, names: string[], me: number | null): Banner | null {
  const { seat, say } = bannerFor(e, b, names, me);
  switch (e.event) {
    case 'turn_began':
      return say('turn');
    case 'worker_taken':
      return say('taken', { action: actionName(String(e['action'])) });
    case 'factory_built':
      return say('built', { factory: factoryName(String(e['factory'])) });
    case 'contract_filled':
      return say('filled', { contract: contractName(String(e['contract'])) });
    case 'influence_returned':
      return say('returned', { city: cityName(String(e['city'])), value: Number(e['value']) });
    case 'consolidated':
      return say('consolidated');
    case 'achievement_tiled':
      return say('tiled', { achievement: achievementName(String(e['achievement'])), times: times(Number(e['multiplier'])) });
    case 'wages_paid':
      return say(Number(e['unpaid']) > 0 ? 'wages_short' : 'wages', { yen: yen(Number(e['yen'])), colours: amount('colours', Number(e['unpaid'])) });
    case 'filling':
      return { text: b('banner.filling'), seat: null };
    case 'closing':
      return { text: b('banner.closing', { count: Number(e['turns']) }), seat: null };
    case 'scoring_began':
      return { text: b('banner.scoring', { scoring: Number(e['scoring']) }), seat: null };
    case 'region_ranked':
      return ranked(e, say);
    case 'final_income':
      return say('income', { yen: yen(Number(e['yen'])) });
    case 'scored':
      return Number(e['points']) !== 0 ? say('scored', { line: lineName(String(e['line'])), points: amount('vp', Number(e['points'])) }) : null;
    case 'game_over':
      return { text: b('banner.over'), seat: null };
    default:
      return null;
  }
}
