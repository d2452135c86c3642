// What lies in the box of the table on the page.
import standard from '../../../../editions/osaka.json';
import { CurrentBox } from '../shared/box.svelte';
import type { Edition } from './edition';

export { COLOURS, type ColourId } from './ids';

export const box = new CurrentBox<Edition>(standard);
export const { use: useEdition } = box;
