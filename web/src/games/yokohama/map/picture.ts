// Which ink picture and which drawing stand for what an area does.
import type { Area, Level } from '../edition';

/** What a "gain" area gives, read off its table. */
const yieldOf = (area: Area): string =>
  Object.keys(
    area.levels.find(({ gain }) => gain && Object.keys(gain).length > 0)?.gain ?? {},
  )[0] ?? 'none';

/** Of the drawing behind the head. */
export const pictureOf = (area: Area): string =>
  area.action.type === 'gain' ? yieldOf(area) : area.action.type;

const SIGNS: Record<string, string> = {
  exchange: 'exchange',
  church: 'faith',
  customs: 'imports',
  recruit: 'recruit',
  laboratory: 'technology',
  port: 'order',
  none: 'kind-canal',
};
/** Seen from far away, one sign for the whole area. */
export const signOf = (area: Area): string => SIGNS[area.action.type] ?? yieldOf(area);

/** Drawings of the stamps of a port, by their place among the icons. */
export const STAMPS = ['low', 'middle', 'high'];

export interface Cell {
  sign: string | null;
  n: number | null;
  /** Gained beside. */
  gain: Level['gain'];
}

/** What stands in one column of the table. `icons`: ids of the port's stamps, from the lowest. */
export function columnOf(area: Area, level: Level, icons: string[]): Cell {
  const number = (n: number | undefined, sign: string): Cell => ({
    sign: n ? sign : null,
    n: n ?? 0,
    gain: undefined,
  });
  switch (area.action.type) {
    case 'exchange':
      return number(level.exchanges, 'exchange');
    case 'church':
      return number(level.faith, 'faith');
    case 'customs':
      return number(level.imports_max, 'imports');
    case 'recruit':
      return number(level.pieces, 'recruit');
    case 'laboratory':
      return number(level.production, 'production');
    case 'port': {
      const highest = Math.max(-1, ...(level.icons ?? []).map((icon) => icons.indexOf(icon)));
      return { sign: STAMPS[highest] ?? null, n: null, gain: level.gain };
    }
    default:
      return { sign: null, n: null, gain: level.gain };
  }
}
