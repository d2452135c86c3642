// A few words over the sea while something important happens.
import type { GameEvent } from '$lib/board';
import type { Colour } from './model';
import { goodName, placeName } from './names';
import { b } from './text';

export interface Banner {
  text: string;
  colour?: Colour;
}

export function bannerOf(e: GameEvent, names: string[], me: number | null): Banner | null {
  const you = e.seat !== undefined && e.seat === me;
  const name = e.seat === undefined ? '' : (names[e.seat] ?? '');
  const colour = e['colour'] as Colour | undefined;
  const good = colour ? goodName(colour) : '';
  const said = (key: string, values: Record<string, unknown> = {}): Banner => ({
    text: b(`banner.${key}${you ? '_you' : ''}`, { name, good, ...values }),
    ...(colour ? { colour } : {}),
  });
  switch (e.event) {
    case 'payday':
      return { text: b('banner.payday', { good }), ...(colour ? { colour } : {}) };
    case 'lot_sold':
      return said('sold', { cards: e['cards'], value: e['value'], count: e['points'] });
    case 'wrecked':
      return { text: b('banner.wrecked', { good, place: placeName(e['place'] as number) }), ...(colour ? { colour } : {}) };
    case 'passed':
      return said('passed');
    case 'first_player':
      return said('first');
    case 'turn_began':
      return you ? said('turn') : null;
    case 'game_over':
      return { text: b('banner.over') };
    default:
      return null;
  }
}
