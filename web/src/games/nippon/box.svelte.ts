// What lies in the box of the table on the page: the standard edition, or the corrected one a table
// was opened with. Whoever shows a game sets it; what was drawn from the old one draws itself again.
import standard from '../../../../editions/nippon.json';
import { CurrentBox } from '../shared/box.svelte';
import { filled } from '../shared/filled';
import type { Action as ActionData, Edition, Track as TrackData } from './edition';

export const GOODS = ['silk', 'paper', 'bento', 'lenses', 'watches', 'bulbs'] as const;
export type Good = (typeof GOODS)[number];

export type Track = TrackData['id'];
export const TRACKS = ['coal', 'money', 'knowledge'] as const satisfies Track[];

export type Action = ActionData['id'];
export const ACTIONS = ['knowledge', 'produce', 'export', 'invest', 'mines', 'ships', 'machinery', 'trains', 'local-market'] as const satisfies Action[];

export const SIDES = ['north', 'east', 'south', 'west'] as const;
export type Side = (typeof SIDES)[number];

export const standardBox = filled(standard) as unknown as Edition;

/** The box of the table on the page. */
export const box = new CurrentBox(standardBox);

/** null: the standard edition. */
export const useEdition = (edition: unknown): void => box.use(edition);
