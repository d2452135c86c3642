// What lies in the box of the table on the page.
import standard from '../../../../editions/yokohama.json';
import { CurrentBox } from '../shared/box.svelte';
import type { Edition } from './edition';

export { FLAGS, GOODS, RESOURCES, type FlagId, type GoodId } from './ids';

export const box = new CurrentBox<Edition>(standard);
export const { standard: standardBox, use: useEdition } = box;
