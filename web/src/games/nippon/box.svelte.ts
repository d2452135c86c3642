// What lies in the box of the table on the page.
import standard from '../../../../editions/nippon.json';
import { CurrentBox } from '../shared/box.svelte';
import type { Edition } from './edition';

export { GOODS, SIDES, TRACKS, type Action, type Good, type Side, type Track } from './ids';

export const box = new CurrentBox<Edition>(standard);
export const { standard: standardBox, use: useEdition } = box;
