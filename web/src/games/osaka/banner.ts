// A few words over the sea while something important happens.
import type { GameEvent } from '$lib/board';
import { bannersOf, type Banner as Told, type EventFormatters } from '../shared/banner';
import type { ColourId } from './model';
import { goodName, placeName } from './names';
import type * as protocol from './protocol';
import { b } from './text';

export interface Banner extends Told {
  /** Of the goods it is about. */
  colour?: ColourId;
}

const good = ({ colour }: { colour: ColourId }): string => goodName(colour);

export const formatters: EventFormatters<protocol.GameEvent> = {
  payday: (e, { tell }) => tell('payday', { good: good(e) }),
  lot_sold: (e, { say }) =>
    say('sold', { good: good(e), cards: e.cards, value: e.value, count: e.points }),
  wrecked: (e, { tell }) => tell('wrecked', { good: good(e), place: placeName(e.place) }),
  passed: (_e, { say }) => say('passed'),
  first_player: (_e, { say }) => say('first'),
  turn_began: (_e, { say, own }) => (own ? say('turn') : null),
  game_over: (_e, { tell }) => tell('over'),
};

const toldOf = bannersOf(formatters, b);

export function bannerOf(e: GameEvent, names: string[], me: number | null): Banner | null {
  const told = toldOf(e, names, me);
  const event = e as protocol.GameEvent;
  return told && { ...told, ...('colour' in event && { colour: event.colour }) };
}
