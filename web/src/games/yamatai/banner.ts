// A few words over the map while something happens.
import type { GameEvent } from '$lib/board';
import { bannerFor, type Banner } from '../shared/banner';
import { amount, buildingName, specialistName, theFleet } from './names';
import { lineName } from './final';
import { b } from './text';

export function bannerOf(e: GameEvent, names: string[], me: number | null): Banner | null {
  const { seat, say } = bannerFor(e, b, names, me);
  switch (e.event) {
    case 'turn_began':
      return say('turn');
    case 'fleet_taken':
      return say('fleet', { fleet: theFleet(Number(e['fleet'])) });
    case 'built':
      return say('built', { building: buildingName(String(e['building'])) });
    case 'reserved':
      return say('reserved', { building: buildingName(String(e['building'])) });
    case 'recruited':
      return say('recruited', { specialist: specialistName(String(e['specialist'])) });
    case 'looked':
      return say('looked', { tiles: amount('tiles', Number(e['count'])) });
    case 'round_ended':
      return { text: b('banner.round', { round: Number(e['round']) }), seat: null };
    case 'end_triggered':
      return { text: b(`banner.end_${String(e['by'])}`), seat };
    case 'scored':
      return Number(e['points']) !== 0 ? say('scored', { line: lineName(String(e['line'])), points: amount('points', Number(e['points'])) }) : null;
    case 'game_over':
      return { text: b('banner.over'), seat: null };
    default:
      return null;
  }
}
