// What happened, in sentences of the language files.
import type * as board from '$lib/board';
import type { Names } from '$lib/board';
import { listOf } from '$lib/i18n';
import { sum } from '../shared/counts';
import type { Named } from '../shared/events';
import {
  CapitalSentences,
  did,
  happened,
  logOf,
  type EventFormatter,
  type EventFormatters,
} from '../shared/log';
import { lineName } from './final';
import { groupEvents, technologyBehind } from './grouping';
import {
  achievementName,
  agentName,
  amount,
  boardName,
  completeName,
  flagName,
  orderInfo,
  pieceName,
  rewardName,
  slotName,
  technologyFlag,
  technologyName,
  theArea,
  theAreaAt,
  tokenText,
} from './names';
import type { GameEvent } from './protocol';

/** A place of an event: nowhere on the map where a piece is in hand. */
interface Place {
  area: string | null;
  cell: number | null;
}

class Tell extends CapitalSentences {
  constructor(names: Names) {
    super(names, 'yokohama:log.');
  }

  /** Within a sentence: "1 yen to Ben", "1 yen to you". */
  part(key: string, values: Record<string, unknown>, seat?: number | null): string {
    return this.within(key, { ...values, ...(this.isMe(seat) && { context: 'you' }) });
  }

  /** "the bank"; of two of a kind, with its place. */
  area({ area, cell }: Place): string {
    return cell === null
      ? theArea(area ?? '')
      : theAreaAt(area ?? '', cell, this.names.seats.length);
  }
  from({ from_area: area, from: cell }: { from_area: string | null; from: number | null }): string {
    return this.area({ area, cell });
  }

  /** "1 assistant at the bank, 2 at the church". */
  pieces(key: string, group: (Place & { count: number })[]): string {
    const counts = new Map<string, number>();
    for (const event of group)
      counts.set(this.area(event), (counts.get(this.area(event)) ?? 0) + event.count);
    return listOf(
      [...counts].map(([area, count], i) =>
        this.part(`${key}_${i === 0 ? 'first' : 'next'}`, { area, count }),
      ),
    );
  }
}

/** "2 points and 1 copper", several events added up. */
function stock(group: { resource: string; count: number }[]): { list: string } {
  const sum: Record<string, number> = {};
  for (const { resource, count } of group) sum[resource] = (sum[resource] ?? 0) + count;
  return { list: rewardName(sum) };
}

function fees(tell: Tell, group: Named<GameEvent, 'fee_paid'>[]): string {
  const due = new Map<number | null, number>();
  for (const { to, yen } of group) due.set(to, (due.get(to) ?? 0) + yen);
  const parts = [...due].map(([to, count]) => {
    const yen = amount('yen', count);
    return to === null
      ? tell.part('fee_supply', { yen })
      : tell.part('fee_to', { yen, to: tell.name(to) }, to);
  });
  return listOf(parts);
}

const hired: EventFormatter<Tell, Named<GameEvent, 'hired'>> = (event, tell, group) => {
  const counts = new Map<string, number>();
  for (const { piece } of group) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  const yen = sum(group.map((one) => one.yen));
  const list = listOf([...counts].map(([piece, count]) => pieceName(piece, count)));
  return {
    text: tell.seat(yen > 0 ? 'hired_paid' : 'hired', event, { list, yen: amount('yen', yen) }),
    weight: 'main',
  };
};

const moved: EventFormatter<Tell, Named<GameEvent, 'president_moved'>> = (event, tell, group) => {
  if (event.way !== 'walk') return inArea(event.way)(event, tell, group);
  const areas = group.map((step) => tell.area(step));
  const [area, via] = [areas.at(-1), areas.slice(0, -1)];
  return {
    text: tell.seat(via.length > 0 ? 'walk_via' : 'walk', event, {
      from: tell.from(event),
      via: listOf(via),
      area,
    }),
    weight: 'main',
  };
};

const inArea =
  (key: string): EventFormatter<Tell, board.GameEvent & Place> =>
  (event, tell) => ({ text: tell.seat(key, event, { area: tell.area(event) }), weight: 'main' });

const formatters: EventFormatters<Tell, GameEvent> = {
  first_player: did('first_player', 'main'),
  order_kept: did('order_kept', 'main'),
  turn_began: did('turn', 'head'),
  placed: (event, tell, group) => ({
    text: tell.seat('placed', event, { list: tell.pieces('placed', group) }),
    weight: 'main',
  }),
  fee_paid: (event, tell, group) => ({
    text: tell.seat('fee', event, { list: fees(tell, group) }),
    weight: 'minor',
  }),
  president_moved: moved,
  president_back: inArea('president_back'),
  assistants_back: (event, tell, group) => ({
    text: tell.seat('back', event, { list: tell.pieces('back', group) }),
    weight: 'main',
  }),
  agent_used: (event, tell) => {
    const values = { agent: agentName(event.flag), area: tell.area(event) };
    return {
      text: tell.seat(event.flag === null ? 'agent_used_none' : 'agent_used', event, values),
      weight: 'main',
    };
  },
  acted: (event, tell) => ({
    text: tell.seat('acted', event, { area: tell.area(event), power: event.power }),
    weight: 'main',
  }),
  house_income: did('house_income', 'minor', ({ yen }) => ({ yen: amount('yen', yen) })),
  gained: (event, tell, group) => {
    const technology = technologyBehind(event);
    const values = {
      ...stock(group),
      ...(technology && { technology: technologyName(technology) }),
    };
    return { text: tell.seat(technology ? 'gained_by' : 'gained', event, values), weight: 'minor' };
  },
  spent: did('spent', 'minor', (_, group) => stock(group)),
  slot_taken: (event, tell) => ({
    text: tell.seat(`slot_${event.from}`, event, { slot: slotName(event.slot) }),
    weight: 'main',
  }),
  hired,
  technology_got: did('technology', 'main', ({ technology }) => ({
    technology: technologyName(technology),
    flag: flagName(technologyFlag(technology)),
  })),
  technology_drawn: happened('technology_drawn', 'minor', ({ board }, group) => ({
    board: boardName(board),
    list: listOf(group.map((one) => technologyName(one.technology))),
  })),
  order_taken: did('order_taken', 'main', ({ board }, group) => ({
    board: boardName(board),
    list: listOf(group.map((one) => orderInfo(one.order))),
  })),
  order_drawn: happened('order_drawn', 'minor', ({ board }, group) => ({
    board: boardName(board),
    list: listOf(group.map((one) => orderInfo(one.order))),
  })),
  token_taken: (event, tell) => ({
    text: tell.seat('token', event, { area: tell.area(event), reward: tokenText(event.token) }),
    weight: 'main',
  }),
  shop_built: (event, tell) => ({
    text: tell.seat('shop', event, { area: tell.area(event), slot: event.slot }),
    weight: 'main',
  }),
  house_built: inArea('house'),
  recalled: (event, tell) => {
    const values = { area: tell.area(event), assistants: amount('assistants', event.count) };
    return {
      text: tell.seat(event.stayed > 0 ? 'recalled_kept' : 'recalled', event, values),
      weight: 'minor',
    };
  },
  assistant_moved: (event, tell, group) => {
    const list = group.map((one) =>
      one.from === null
        ? tell.part('moved_hand', { area: tell.area(one) })
        : tell.part('moved_from', { from: tell.from(one), area: tell.area(one) }),
    );
    return { text: tell.seat('moved', event, { list: listOf(list) }), weight: 'main' };
  },
  agent_gained: did('agent_gained', 'main', ({ flag }) => ({ agent: agentName(flag) })),
  no_agent_left: did('no_agent_left', 'minor', ({ flag }) => ({ agent: agentName(flag) })),
  achieved: (event, tell) => {
    const values = {
      achievement: achievementName(event.achievement),
      points: amount('points', event.points),
    };
    return {
      text: tell.seat(event.place === 0 ? 'achieved_first' : 'achieved_later', event, values),
      weight: 'main',
    };
  },
  fulfilled: did('fulfilled', 'main', ({ order }) => ({ order: orderInfo(order) })),
  station_placed: inArea('station'),
  complete_taken: did('complete', 'main', ({ token }) => ({ token: completeName(token) })),
  end_triggered: (event, tell) => ({ text: tell.seat(`end_${event.by}`, event), weight: 'main' }),
  scored: ({ line }, tell, group) => tell.scored(lineName(line), group),
  game_over: (event, tell) => ({ text: tell.plain(`over_${event.by}`), weight: 'head' }),
};

export const { describe, toldEvents } = logOf(groupEvents, formatters, (names) => new Tell(names));

export const news: GameEvent['event'][] = [
  'game_over',
  'end_triggered',
  'complete_taken',
  'achieved',
  'fulfilled',
  'house_built',
  'shop_built',
  'slot_taken',
  'technology_got',
  'order_taken',
  'token_taken',
  'station_placed',
  'agent_gained',
  'agent_used',
  'hired',
  'acted',
  'president_moved',
  'placed',
];
