// What happened, in sentences of the language files.
import type { LogLine, Names } from '$lib/board';
import { listOf, t } from '$lib/i18n';
import { sum, sumOf } from '../shared/counts';
import type { Named } from '../shared/events';
import {
  did,
  happened,
  logOf,
  Sentences,
  type EventFormatter,
  type EventFormatters,
} from '../shared/log';
import { box } from './box.svelte';
import { lineName } from './final';
import { groupEvents } from './grouping';
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
import type { GameEvent } from './protocol';

class Tell extends Sentences {
  constructor(names: Names) {
    super(names, 'yamatai:log.', specialistBehind);
  }

  /** "from the specialist of Ben", "from your specialist". */
  recruiter(seat: unknown): string {
    return this.plain('from', {
      name: this.name(seat),
      ...(this.isMe(seat) && { context: 'you' }),
    });
  }
}

const coins = (event: { coins: number }): { coins: string } => ({
  coins: amount('coins', event.coins),
});
const island = (event: { island: number }): { island: string } => ({
  island: theIsland(event.island),
});

const boats = (
  key: string,
): EventFormatter<Tell, Named<GameEvent, 'boat_gained' | 'boat_lacking' | 'boat_given'>> =>
  did(key, 'minor', (_, group) => ({
    boats: boatsName(counted(group.map(({ colour }) => colour))),
  }));

/** Boats given as counts; of none nothing is told. */
const keptOrNot =
  (key: string): EventFormatter<Tell, Named<GameEvent, 'port_kept' | 'set_aside'>> =>
  (event, tell) =>
    sumOf(event.boats) > 0
      ? {
          text: tell.seat(key, event, {
            boats: boatsName(event.boats),
            points: amount('points', box.now.rules.set_aside_pair_penalty),
          }),
          weight: key === 'set_aside' ? 'main' : 'minor',
        }
      : null;

/** Several in one list: of what somebody did, and of new things in a row. */
const several = <Event>(
  key: string,
  weight: LogLine['weight'],
  name: (event: Event) => string,
): EventFormatter<Tell, Event & GameEvent> =>
  did(key, weight, (_, group) => ({ list: listOf(group.map(name)) }));
const shown = <Event>(
  key: string,
  name: (event: Event) => string,
): EventFormatter<Tell, Event & GameEvent> =>
  happened(key, 'minor', (_, group) => ({ list: listOf(group.map(name)) }));
/** A boat on a space, by the words of a key. */
const boatAt =
  (key: string) =>
  ({ colour, space }: { colour: string; space: number }): string =>
    t(`yamatai:log.${key}`, { boat: boatName(colour), space: theSpace(space) });

const formatters: EventFormatters<Tell, GameEvent> = {
  order_set: (event, tell) => ({
    text: tell.plain('order', { list: listOf(event.order.map((seat) => tell.name(seat))) }),
    weight: 'main',
  }),
  fleet_shown: shown('fleet_shown', ({ fleet }) => theFleet(fleet)),
  fleets_returned: happened('fleets_returned', 'minor', ({ count }) => ({
    fleets: amount('fleets', count),
  })),
  turn_began: did('turn', 'head'),
  fleet_taken: did('fleet', 'main', ({ fleet }) => ({ fleet: theFleet(fleet) })),
  boat_gained: boats('boat_gained'),
  boat_lacking: boats('boat_lacking'),
  boat_given: boats('boat_given'),
  bought: did('bought', 'main', (event) => ({ boat: boatName(event.colour), ...coins(event) })),
  sold: did('sold', 'main', (event) => ({ boat: boatName(event.colour), ...coins(event) })),
  placed: several('placed', 'main', boatAt('placed_one')),
  collected: several('collected', 'main', (one) =>
    t('yamatai:log.collected_one', { kind: kindName(one.kind), ...island(one) }),
  ),
  token_spent: several('token_spent', 'minor', ({ kind, count }) => kindCount(kind, count)),
  toll_paid: (event, tell) => ({
    text: tell.seat(tell.isMe(event.to) ? 'toll_me' : 'toll', event, {
      ...coins(event),
      to: tell.name(event.to),
    }),
    weight: 'minor',
  }),
  built: (event, tell) => {
    const values = {
      building: buildingName(event.building),
      ...island(event),
      boats: amount('boats', event.spared),
    };
    return {
      text: tell.seat(event.spared > 0 ? 'built_spared' : 'built', event, values),
      weight: 'main',
    };
  },
  prestige_gained: did('prestige', 'minor', (_, group) => ({
    tokens: amount('prestige', sum(group.map((one) => one.tokens))),
  })),
  coins_gained: (event, tell) => {
    const values = { ...coins(event), buildings: amount('buildings', event.group) };
    return {
      text: tell.seat(event.group > 0 ? 'coins_group' : 'coins', event, values),
      weight: 'minor',
    };
  },
  coins_paid: did('coins_paid', 'minor', coins),
  reserved: did('reserved', 'main', ({ building }) => ({ building: buildingName(building) })),
  looked: did('looked', 'main', ({ count }) => ({ tiles: amount('tiles', count) })),
  sorted: (event, tell) => {
    const { top, bottom } = event;
    const parts = [
      ...(top > 0 ? [tell.plain('sorted_top', { count: top })] : []),
      ...(bottom > 0 ? [tell.plain('sorted_bottom', { count: bottom })] : []),
    ];
    return { text: tell.seat('sorted', event, { parts: listOf(parts) }), weight: 'minor' };
  },
  boat_slid: did('slid', 'main', ({ colour, from, space }) => ({
    boat: boatName(colour),
    from: theSpace(from),
    space: theSpace(space),
  })),
  sanctuary_put: did('sanctuary', 'main', island),
  sanctuary_removed: did('sanctuary_removed', 'main', island),
  tokens_swapped: did('tokens_swapped', 'main', (event) => ({
    one: theIsland(event.island),
    other: theIsland(event.with),
  })),
  boat_removed: several('removed', 'main', boatAt('removed_one')),
  boats_swapped: did('boats_swapped', 'main', (event) => ({
    one: theSpace(event.space),
    other: theSpace(event.with),
  })),
  port_kept: keptOrNot('port_kept'),
  set_aside: keptOrNot('set_aside'),
  recruited: (event, tell) => {
    const values = { specialist: specialistName(event.specialist), ...coins(event) };
    return {
      text: tell.seat(event.coins > 0 ? 'recruited_coins' : 'recruited', event, values),
      weight: 'main',
    };
  },
  share_got: (event, tell) => ({
    text: tell.seat('share', event, { ...coins(event), from: tell.recruiter(event.from) }),
    weight: 'minor',
  }),
  round_ended: happened('round_ended', 'main', ({ round }) => ({ round: round + 1 })),
  specialists_paid: happened('specialists_paid', 'minor', coins),
  specialist_drawn: shown('specialist_drawn', ({ specialist }) => specialistName(specialist)),
  building_drawn: shown('building_drawn', ({ building }) =>
    t('yamatai:quoted', { name: buildingName(building) }),
  ),
  end_triggered: (event, tell) => ({ text: tell.seat(`end_${event.by}`, event), weight: 'main' }),
  scored: ({ line }, tell, group) => tell.scored(lineName(line), group),
  game_over: (event, tell) => ({ text: tell.plain(`over_${event.by}`), weight: 'head' }),
};

export const { describe, toldEvents } = logOf(groupEvents, formatters, (names) => new Tell(names));

export const news: GameEvent['event'][] = [
  'game_over',
  'end_triggered',
  'built',
  'recruited',
  'reserved',
  'sanctuary_put',
  'tokens_swapped',
  'boats_swapped',
  'boat_removed',
  'boat_slid',
  'collected',
  'bought',
  'sold',
  'placed',
  'fleet_taken',
];
