// A few words over the map while something happens.
import type { GameEvent } from '$lib/board';
import { bannerFor, type Banner } from '../shared/banner';
import { achievementName, agentName, amount, areaName, orderName, technologyName } from './names';
import { b } from './text';

export function bannerOf(e: GameEvent, names: string[], me: number | null): Banner | null {
  const { seat, say } = bannerFor(e, b, names, me);
  switch (e.event) {
    case 'turn_began':
      return say('turn');
    case 'acted':
      return say('acted', { area: areaName(String(e['area'])), power: Number(e['power']) });
    case 'agent_used':
      return say('agent', { agent: agentName((e['flag'] as string | null) ?? null), area: areaName(String(e['area'])) });
    case 'achieved':
      return say('achieved', { what: achievementName(String(e['achievement'])), points: amount('points', Number(e['points'])) });
    case 'fulfilled':
      return say('fulfilled', { order: orderName(String(e['order'])) });
    case 'technology_got':
      return say('technology', { technology: technologyName(String(e['technology'])) });
    case 'end_triggered':
      return { text: b(`supply.end_${String(e['by'])}`), seat };
    case 'scored':
      return Number(e['points']) > 0 ? say('scored', { line: b(`score.${String(e['line'])}`), points: amount('points', Number(e['points'])) }) : null;
    case 'game_over':
      return { text: b('banner.over'), seat: null };
    default:
      return null;
  }
}
