// What lies somewhere, in a sentence: for screen readers and for whoever points at it.
import { textsAt } from '$lib/i18n';
import { sumOf } from '../shared/counts';
import { boatAt, boatsAround, islandAt, isEmpty, type YamataiState } from './model';
import {
  boatName,
  boatsName,
  buildingKind,
  islandName,
  kindName,
  spaceName,
  spaceOf,
} from './names';

const s = textsAt('yamatai:say.');

function whatIsOn(state: YamataiState, island: number, names: string[]): string[] {
  const at = islandAt(state, island);
  if (!at) return [];
  const parts: string[] = [];
  if (at.token !== null) parts.push(kindName(at.token));
  if (typeof at.building === 'number')
    parts.push(s('building', { name: names[at.building] ?? '' }));
  else if (at.building !== null) parts.push(buildingKind(at.building));
  if (at.sanctuary) parts.push(s('sanctuary'));
  if (isEmpty(at)) parts.push(s('empty'));
  if (at.mountain) parts.push(s('mountain'));
  return parts;
}

/** "tea; mountain". */
export const islandFacts = (state: YamataiState, island: number, names: string[]): string =>
  whatIsOn(state, island, names).join(s('between'));

/** "Crane Isle: tea; mountain; around it a green boat and 2 brown boats". */
export function islandLabel(state: YamataiState, island: number, names: string[]): string {
  const around = boatsAround(state, island);
  const boats = sumOf(around) > 0 ? s('around', { boats: boatsName(around) }) : s('no_boats');
  return s('place', {
    place: islandName(island),
    parts: [...whatIsOn(state, island, names), boats].join(s('between')),
  });
}

/** "Space 14: a green boat; placed this turn". */
export function spaceLabel(state: YamataiState, space: number): string {
  const boat = boatAt(state, space);
  const parts = [boat === null ? s(spaceOf(space)?.entry ? 'free_entry' : 'free') : boatName(boat)];
  if (state.placed.includes(space)) parts.push(s('now'));
  return s('place', { place: spaceName(space), parts: parts.join(s('between')) });
}
