// What lies in the box of the table on the page: the standard edition, or the corrected one a table
// was opened with. Whoever shows a game sets it; what was drawn from the old one draws itself again.
import standard from '../../../../editions/nippon.json';
import { CurrentBox } from '../shared/box.svelte';
import { filled } from '../shared/filled';
import type { Edition } from './edition';

export { GOODS, SIDES, TRACKS, type Action, type Good, type Side, type Track } from './ids';

export const standardBox = filled(standard) as unknown as Edition;

/** The box of the table on the page. */
export const box = new CurrentBox(standardBox);

/** null: the standard edition. */
export const useEdition = (edition: unknown): void => box.use(edition);
