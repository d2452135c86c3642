// What lies in the box of the table on the page: the standard edition, or the corrected one a table
// was opened with. Whoever shows a game sets it; what was drawn from the old one draws itself again.
import standard from '../../../../editions/yamatai.json';
import { CurrentBox } from '../shared/box.svelte';
import { filled } from '../shared/filled';
import type { Boat, Edition } from './edition';

export type Colour = Boat['id'];
export const COLOURS = ['green', 'brown', 'black', 'red', 'yellow'] as const satisfies Colour[];
export type Boats = Record<Colour, number>;

export const KINDS = ['persimmon', 'tea', 'wisteria', 'indigo', 'rice', 'cherry-blossom'] as const;
/** Of culture. */
export type Kind = (typeof KINDS)[number];

export const standardBox = filled(standard) as unknown as Edition;

/** The box of the table on the page. */
export const box = new CurrentBox(standardBox);

/** null: the standard edition. */
export const useEdition = (edition: unknown): void => box.use(edition);
