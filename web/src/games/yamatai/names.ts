// What things are called, the same on the board, in the log and in the rules. What the standard edition
// names is said with its article, as the language files have it; what a corrected edition calls
// otherwise, as it has it.
import { listOf, t, within } from '$lib/i18n';
import { find, nameIn, nameOf, usualIn, type Called } from '../shared/names';
import { box, COLOURS, type Boats, type ColourId } from './box.svelte';
import type { Power, Space, Specialist } from './edition';
import { buildingOf, fleetOf, powerOf } from './model';

export { atHead, nameIn } from '../shared/names';

const usual = usualIn(box);

// -- amounts ----------------------------------------------------------------------------------------

export type Counted =
  'coins' | 'points' | 'prestige' | 'boats' | 'tiles' | 'buildings' | 'fleets' | 'trades';

/** "3 coins", "1 prestige token". */
export const amount = (kind: Counted, count: number): string =>
  t(`yamatai:amount.${kind}`, { count });

// -- boats ------------------------------------------------------------------------------------------

/** "Green boat": a heading. */
export const boatTitle = (colour: string): string => nameOf<Called>(box.now.boats, colour);

/** "a green boat", "2 green boats". */
export function boatName(colour: string, count = 1): string {
  if (usual<Called>((edition) => edition.boats, colour))
    return t(`yamatai:boat.${colour}`, { count });
  return t('yamatai:boat.any', { count, name: boatTitle(colour) });
}

/** "a green boat and 2 brown boats"; "no boat" for none. */
export function boatsName(boats: Partial<Boats>): string {
  const words = COLOURS.flatMap((colour) =>
    boats[colour] ? [boatName(colour, boats[colour])] : [],
  );
  return words.length > 0 ? listOf(words) : t('yamatai:boat.none');
}

export function counted(colours: readonly string[]): Partial<Boats> {
  const boats: Partial<Boats> = {};
  for (const colour of colours as ColourId[]) boats[colour] = (boats[colour] ?? 0) + 1;
  return boats;
}

// -- the map ----------------------------------------------------------------------------------------

export const spaceOf = (id: number): Space | undefined => find(box.now.map.spaces, id);

/** "Crane Isle": a heading. */
export const islandName = (id: number): string => nameOf(box.now.map.islands, id);
/** "Crane": where there is little room. */
export const shortIslandName = (id: number): string =>
  islandName(id).replace(new RegExp(t('yamatai:islandShort')), '');
export const spaceName = (id: number): string => nameOf(box.now.map.spaces, id);

/** An island within a sentence. */
export function theIsland(id: number): string {
  const name = islandName(id);
  if (!usual((edition) => edition.map.islands, id)) return name;
  // French writes "l’île du Renard", English "Fox Isle".
  const written = t('yamatai:islandWithin') === 'small' ? within(name) : name;
  return t('yamatai:island', { name: written });
}

/** "space 14", "entry A". */
export function theSpace(id: number): string {
  const name = spaceName(id);
  if (!usual((edition) => edition.map.spaces, id)) return name;
  return t(`yamatai:space.${spaceOf(id)?.entry ? 'entry' : 'plain'}`, { name: within(name) });
}

// -- fleets, culture --------------------------------------------------------------------------------

export const fleetTitle = (number: number): string =>
  nameIn(fleetOf(number)?.name) || String(number);

/** "fleet 5". */
export function theFleet(number: number): string {
  const name = fleetTitle(number);
  const known = box.standard.fleets.find((one) => one.number === number);
  return known && nameIn(known.name) === name ? t('yamatai:fleet', { name: within(name) }) : name;
}

/** What a fleet brings: "a red boat, a brown boat and a boat of any colour". */
export function fleetBoats(number: number): string {
  const fleet = fleetOf(number);
  if (!fleet) return '';
  const named = Object.entries(counted(fleet.boats)).map(([colour, count]) =>
    boatName(colour, count),
  );
  return listOf(fleet.any > 0 ? [...named, t('yamatai:boat.free', { count: fleet.any })] : named);
}

/** "Tea": a heading. */
export const kindTitle = (id: string): string => nameOf<Called>(box.now.culture.kinds, id);
/** "tea". */
export const kindName = (id: string): string => within(kindTitle(id));
/** "2 tea"; one without its number. */
export const kindCount = (id: string, count: number): string =>
  count === 1 ? kindName(id) : t('yamatai:kinds', { count, kind: kindName(id) });

// -- buildings --------------------------------------------------------------------------------------

export const buildingName = (id: string): string => nameIn(buildingOf(id)?.name) || id;
/** "Shop", "Torii". */
export const buildingKind = (kind: string): string => nameOf<Called>(box.now.building_kinds, kind);

// -- specialists and powers -------------------------------------------------------------------------

export const specialistName = (id: string): string => nameOf(box.now.specialists, id);

/** What a fleet or a specialist allows, as the edition says it. */
export const powerText = (id: string | undefined): string => nameIn(powerOf(id)?.text);
export const powerName = (id: string | undefined): string => nameIn(powerOf(id)?.name);

/** The power that a clause is about. */
const powerOfClause: Record<string, string> = {
  'YAM-P1': 'double-prestige-tokens',
  'YAM-P2': 'extra-trade',
  'YAM-P3': 'two-boats-for-yellow',
  'YAM-P4': 'building-toll',
  'YAM-P5': 'specialist-share',
  'YAM-P6': 'wide-port',
  'YAM-P7': 'prestige-building-bonuses',
  'YAM-P8': 'remove-sanctuary',
  'YAM-P9': 'better-sales',
  'YAM-P10': 'extra-culture',
  'YAM-P11': 'lone-building-prestige',
  'YAM-P12': 'trade-yellow',
  'YAM-P13': 'better-savings',
  'YAM-P14': 'culture-for-yellow',
  'YAM-P15': 'coast-entries',
  'YAM-P16': 'culture-for-coins',
  'YAM-P17': 'yellow-for-two-boats',
  'YAM-P18': 'no-power',
};

/** Those of the box with the power of a clause. */
export const specialistsOf = (clause: string): Specialist[] =>
  box.now.specialists.filter(({ power }) => power === powerOfClause[clause]);

/** "Ebisu", whose power the clause is; several in one box are called by the power. */
export function specialistBehind(clause: string): string | undefined {
  const all = specialistsOf(clause);
  const [only] = all;
  if (!only) return undefined;
  return all.length === 1 ? nameIn(only.name) : powerName(only.power);
}

/** A number of the powers of fleets and specialists, from the box. */
export const param = (power: string, name: keyof Power['params']): number =>
  powerOf(power)?.params[name] ?? 0;
