// What happened, in sentences of the language files.
import type { GameEvent, LogLine, Names } from '$lib/board';
import { listOf, t } from '$lib/i18n';
import { did, linesOf, number, Sentences, word, type Teller, type Tellers } from '../shared/log';
import type { Boats } from './box.svelte';
import { lineName } from './final';
import { gather } from './gather';
import {
  amount,
  boatName,
  boatsName,
  buildingName,
  counted,
  kindCount,
  kindName,
  specialistBehind,
  specialistName,
  theFleet,
  theIsland,
  theSpace,
} from './names';
import type * as protocol from './protocol';

class Tell extends Sentences {
  constructor(names: Names) {
    super(names, 'yamatai:log.', specialistBehind);
  }

  /** "from the specialist of Ben", "from your specialist". */
  recruiter(seat: unknown): string {
    return this.plain('from', { name: this.name(seat), ...(this.isMe(seat) && { context: 'you' }) });
  }
}

const island = (event: GameEvent, field = 'island'): string => theIsland(number(event, field));
const space = (event: GameEvent, field = 'space'): string => theSpace(number(event, field));
const coins = (event: GameEvent): string => amount('coins', number(event, 'coins'));
const sumOf = (group: GameEvent[], field: string): number => group.reduce((sum, event) => sum + number(event, field), 0);
const coloursOf = (group: GameEvent[]): Partial<Boats> => counted(group.map((event) => word(event, 'colour')));

const boats = (key: string, weight: LogLine['weight']): Teller<Tell> => did(key, weight, (_, group) => ({ boats: boatsName(coloursOf(group)) }));

/** Boats given as counts; of none nothing is told. */
const keptOrNot =
  (key: string): Teller<Tell> =>
  (event, tell) => {
    const counts = (event['boats'] ?? {}) as Partial<Boats>;
    const any = Object.values(counts).some((count) => count > 0);
    return any ? { text: tell.seat(key, event, { boats: boatsName(counts) }), weight: 'minor' } : null;
  };

/** New things in a row. */
const shown =
  (key: string, name: (event: GameEvent) => string): Teller<Tell> =>
  (_event, tell, group) => ({ text: tell.plain(key, { list: listOf(group.map(name)) }), weight: 'minor' });

const sorted: Teller<Tell> = (event, tell) => {
  const [top, bottom] = [number(event, 'top'), number(event, 'bottom')];
  const parts = [...(top > 0 ? [tell.plain('sorted_top', { count: top })] : []), ...(bottom > 0 ? [tell.plain('sorted_bottom', { count: bottom })] : [])];
  return { text: tell.seat('sorted', event, { parts: listOf(parts) }), weight: 'minor' };
};

const scored: Teller<Tell> = (event, tell, group) => {
  const paid = tell.ranked(group, ({ seat }) => seat).filter((one) => number(one, 'points') !== 0);
  const list = listOf(paid.map((one) => tell.plain('scored_seat', { name: tell.name(one.seat), points: number(one, 'points') })));
  return { text: tell.plain(paid.length > 0 ? 'scored' : 'scored_nobody', { line: lineName(word(event, 'line')), list }), weight: 'main' };
};

const tellers: Tellers<Tell, protocol.GameEvent> = {
  order_set: (event, tell) => {
    const seats = Array.isArray(event.order) ? event.order : [];
    return { text: tell.plain('order', { list: listOf(seats.map((seat) => tell.name(seat))) }), weight: 'main' };
  },
  fleet_shown: shown('fleet_shown', (event) => theFleet(number(event, 'fleet'))),
  fleets_returned: (event, tell) => ({ text: tell.plain('fleets_returned', { fleets: amount('fleets', event.count) }), weight: 'minor' }),
  turn_began: did('turn', 'head'),
  fleet_taken: did('fleet', 'main', (event) => ({ fleet: theFleet(event.fleet) })),
  boat_gained: boats('boat_gained', 'minor'),
  boat_lacking: boats('boat_lacking', 'minor'),
  boat_given: boats('boat_given', 'minor'),
  bought: did('bought', 'main', (event) => ({ boat: boatName(event.colour), coins: coins(event) })),
  sold: did('sold', 'main', (event) => ({ boat: boatName(event.colour), coins: coins(event) })),
  placed: did('placed', 'main', (_, group) => ({
    list: listOf(group.map((one) => t('yamatai:log.placed_one', { boat: boatName(word(one, 'colour')), space: space(one) }))),
  })),
  collected: did('collected', 'main', (_, group) => ({
    list: listOf(group.map((one) => t('yamatai:log.collected_one', { kind: kindName(word(one, 'kind')), island: island(one) }))),
  })),
  token_spent: did('token_spent', 'minor', (_, group) => ({ list: listOf(group.map((one) => kindCount(word(one, 'kind'), number(one, 'count')))) })),
  toll_paid: (event, tell) => ({
    text: tell.seat(tell.isMe(event.to) ? 'toll_me' : 'toll', event, { coins: coins(event), to: tell.name(event.to) }),
    weight: 'minor',
  }),
  built: (event, tell) => {
    const spared = event.spared;
    const values = { building: buildingName(event.building), island: island(event), boats: amount('boats', spared) };
    return { text: tell.seat(spared > 0 ? 'built_spared' : 'built', event, values), weight: 'main' };
  },
  prestige_gained: did('prestige', 'minor', (_, group) => ({ tokens: amount('prestige', sumOf(group, 'tokens')) })),
  coins_gained: (event, tell) => {
    const group = event.group;
    return { text: tell.seat(group > 0 ? 'coins_group' : 'coins', event, { coins: coins(event), buildings: amount('buildings', group) }), weight: 'minor' };
  },
  coins_paid: did('coins_paid', 'minor', (event) => ({ coins: coins(event) })),
  reserved: did('reserved', 'main', (event) => ({ building: buildingName(event.building) })),
  looked: did('looked', 'main', (event) => ({ tiles: amount('tiles', event.count) })),
  sorted,
  boat_slid: did('slid', 'main', (event) => ({ boat: boatName(event.colour), from: space(event, 'from'), space: space(event) })),
  sanctuary_put: did('sanctuary', 'main', (event) => ({ island: island(event) })),
  sanctuary_removed: did('sanctuary_removed', 'main', (event) => ({ island: island(event) })),
  tokens_swapped: did('tokens_swapped', 'main', (event) => ({ one: island(event), other: island(event, 'with') })),
  boat_removed: did('removed', 'main', (_, group) => ({
    list: listOf(group.map((one) => t('yamatai:log.removed_one', { boat: boatName(word(one, 'colour')), space: space(one) }))),
  })),
  boats_swapped: did('boats_swapped', 'main', (event) => ({ one: space(event), other: space(event, 'with') })),
  port_kept: keptOrNot('port_kept'),
  set_aside: keptOrNot('set_aside'),
  recruited: (event, tell) => {
    const values = { specialist: specialistName(event.specialist), coins: coins(event) };
    return { text: tell.seat(event.coins > 0 ? 'recruited_coins' : 'recruited', event, values), weight: 'main' };
  },
  share_got: (event, tell) => ({ text: tell.seat('share', event, { coins: coins(event), from: tell.recruiter(event.from) }), weight: 'minor' }),
  round_ended: (event, tell) => ({ text: tell.plain('round_ended', { round: event.round + 1 }), weight: 'main' }),
  specialists_paid: (event, tell) => ({ text: tell.plain('specialists_paid', { coins: coins(event) }), weight: 'minor' }),
  specialist_drawn: shown('specialist_drawn', (event) => specialistName(word(event, 'specialist'))),
  building_drawn: shown('building_drawn', (event) => t('yamatai:quoted', { name: buildingName(word(event, 'building')) })),
  end_triggered: (event, tell) => ({ text: tell.seat(`end_${event.by}`, event), weight: 'main' }),
  scored,
  game_over: (event, tell) => ({ text: tell.plain(`over_${event.by}`), weight: 'head' }),
};

/** The names of all events that have words. */
export const toldEvents = Object.keys(tellers);

export function describe(events: GameEvent[], names: Names): LogLine[] {
  return linesOf(gather(events), tellers, new Tell(names));
}
