// What happened, in sentences of the language files.
import type { GameEvent, LogLine, Names } from '$lib/board';
import { listOf } from '$lib/i18n';
import { CapitalSentences, linesOf, number, word, type Teller, type Tellers } from '../shared/log';
import type { Reward } from './edition';
import { lineName } from './final';
import { gather, technologyBehind } from './gather';
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
import type * as protocol from './protocol';

class Tell extends CapitalSentences {
  constructor(names: Names) {
    super(names, 'yokohama:log.');
  }

  /** Within a sentence: "1 yen to Ben", "1 yen to you". */
  part(key: string, values: Record<string, unknown>, seat?: unknown): string {
    return this.within(key, { ...values, ...(this.isMe(seat) && { context: 'you' }) });
  }

  /** "the bank"; of two of a kind, with its place. */
  area(event: GameEvent, which: 'area' | 'from' = 'area'): string {
    const [id, cell] = which === 'area' ? [event['area'], event['cell']] : [event['from_area'], event['from']];
    return typeof cell === 'number' ? theAreaAt(String(id), cell, this.names.seats.length) : theArea(String(id));
  }

  /** "1 assistant at the bank, 2 at the church". */
  pieces(key: string, group: GameEvent[]): string {
    const counts = new Map<string, number>();
    for (const event of group) {
      const area = this.area(event);
      counts.set(area, (counts.get(area) ?? 0) + number(event, 'count'));
    }
    return listOf([...counts].map(([area, count], i) => this.part(`${key}_${i === 0 ? 'first' : 'next'}`, { area, count })));
  }
}

const yenOf = (group: GameEvent[]): number => group.reduce((sum, event) => sum + number(event, 'yen'), 0);

/** "2 points and 1 copper", several events added up. */
function stock(group: GameEvent[]): string {
  const sum: Reward = {};
  for (const event of group) {
    const resource = word(event, 'resource') as keyof Reward;
    sum[resource] = (sum[resource] ?? 0) + number(event, 'count');
  }
  return rewardName(sum);
}

function fees(tell: Tell, group: GameEvent[]): string {
  const due = new Map<unknown, number>();
  for (const event of group) due.set(event['to'], (due.get(event['to']) ?? 0) + number(event, 'yen'));
  const parts = [...due].map(([to, count]) => {
    const yen = amount('yen', count);
    return to === null ? tell.part('fee_supply', { yen }) : tell.part('fee_to', { yen, to: tell.name(to) }, to);
  });
  return listOf(parts);
}

function hires(group: GameEvent[]): string {
  const counts = new Map<string, number>();
  for (const event of group) counts.set(word(event, 'piece'), (counts.get(word(event, 'piece')) ?? 0) + 1);
  return listOf([...counts].map(([piece, count]) => pieceName(piece, count)));
}

const walk: Teller<Tell> = (event, tell, group) => {
  const last = group.at(-1) ?? event;
  const via = group.slice(0, -1).map((step) => tell.area(step));
  const values = { from: tell.area(event, 'from'), via: listOf(via), area: tell.area(last) };
  return { text: tell.seat(via.length > 0 ? 'walk_via' : 'walk', event, values), weight: 'main' };
};

const inArea =
  (key: string, weight: LogLine['weight'] = 'main'): Teller<Tell> =>
  (event, tell) => ({ text: tell.seat(key, event, { area: tell.area(event) }), weight });

const tellers: Tellers<Tell, protocol.GameEvent> = {
  first_player: (event, tell) => ({ text: tell.seat('first_player', event), weight: 'main' }),
  order_kept: (event, tell) => ({ text: tell.seat('order_kept', event), weight: 'main' }),
  turn_began: (event, tell) => ({ text: tell.seat('turn', event), weight: 'head' }),
  placed: (event, tell, group) => ({ text: tell.seat('placed', event, { list: tell.pieces('placed', group) }), weight: 'main' }),
  fee_paid: (event, tell, group) => ({ text: tell.seat('fee', event, { list: fees(tell, group) }), weight: 'minor' }),
  president_moved: (event, tell, group) => (event.way === 'walk' ? walk(event, tell, group) : inArea(event.way)(event, tell, group)),
  president_back: inArea('president_back'),
  assistants_back: (event, tell, group) => ({ text: tell.seat('back', event, { list: tell.pieces('back', group) }), weight: 'main' }),
  agent_used: (event, tell) => {
    const flag = event.flag === null ? null : event.flag;
    const key = flag === null ? 'agent_used_none' : 'agent_used';
    return { text: tell.seat(key, event, { agent: agentName(flag), area: tell.area(event) }), weight: 'main' };
  },
  acted: (event, tell) => ({ text: tell.seat('acted', event, { area: tell.area(event), power: event.power }), weight: 'main' }),
  house_income: (event, tell) => ({ text: tell.seat('house_income', event, { yen: amount('yen', event.yen) }), weight: 'minor' }),
  gained: (event, tell, group) => {
    const technology = technologyBehind(event);
    const values = { list: stock(group), ...(technology && { technology: technologyName(technology) }) };
    return { text: tell.seat(technology ? 'gained_by' : 'gained', event, values), weight: 'minor' };
  },
  spent: (event, tell, group) => ({ text: tell.seat('spent', event, { list: stock(group) }), weight: 'minor' }),
  slot_taken: (event, tell) => ({
    text: tell.seat(event.from === 'area' ? 'slot_area' : 'slot_hand', event, { slot: slotName(event.slot ?? '') }),
    weight: 'main',
  }),
  hired: (event, tell, group) => {
    const yen = yenOf(group);
    return { text: tell.seat(yen > 0 ? 'hired_paid' : 'hired', event, { list: hires(group), yen: amount('yen', yen) }), weight: 'main' };
  },
  technology_got: (event, tell) => {
    const card = event.technology;
    return { text: tell.seat('technology', event, { technology: technologyName(card), flag: flagName(technologyFlag(card)) }), weight: 'main' };
  },
  technology_drawn: (event, tell, group) => ({
    text: tell.plain('technology_drawn', { board: boardName(event.board), list: listOf(group.map((one) => technologyName(word(one, 'technology')))) }),
    weight: 'minor',
  }),
  order_taken: (event, tell, group) => ({
    text: tell.seat('order_taken', event, { board: boardName(event.board), list: listOf(group.map((one) => orderInfo(word(one, 'order')))) }),
    weight: 'main',
  }),
  order_drawn: (event, tell, group) => ({
    text: tell.plain('order_drawn', { board: boardName(event.board), list: listOf(group.map((one) => orderInfo(word(one, 'order')))) }),
    weight: 'minor',
  }),
  token_taken: (event, tell) => ({
    text: tell.seat('token', event, { area: tell.area(event), reward: tokenText(event.token) }),
    weight: 'main',
  }),
  shop_built: (event, tell) => ({ text: tell.seat('shop', event, { area: tell.area(event), slot: event.slot }), weight: 'main' }),
  house_built: inArea('house'),
  recalled: (event, tell) => ({
    text: tell.seat(event.stayed > 0 ? 'recalled_kept' : 'recalled', event, {
      area: tell.area(event),
      assistants: amount('assistants', event.count),
    }),
    weight: 'minor',
  }),
  assistant_moved: (event, tell, group) => {
    const one = (moved: GameEvent): string =>
      moved['from'] === null
        ? tell.part('moved_hand', { area: tell.area(moved) })
        : tell.part('moved_from', { from: tell.area(moved, 'from'), area: tell.area(moved) });
    return { text: tell.seat('moved', event, { list: listOf(group.map(one)) }), weight: 'main' };
  },
  agent_gained: (event, tell) => ({ text: tell.seat('agent_gained', event, { agent: agentName(event.flag) }), weight: 'main' }),
  no_agent_left: (event, tell) => ({ text: tell.seat('no_agent_left', event, { agent: agentName(event.flag) }), weight: 'minor' }),
  achieved: (event, tell) => ({
    text: tell.seat(event.place === 0 ? 'achieved_first' : 'achieved_later', event, {
      achievement: achievementName(event.achievement),
      points: amount('points', event.points),
    }),
    weight: 'main',
  }),
  fulfilled: (event, tell) => ({ text: tell.seat('fulfilled', event, { order: orderInfo(event.order) }), weight: 'main' }),
  station_placed: inArea('station'),
  complete_taken: (event, tell) => ({ text: tell.seat('complete', event, { token: completeName(event.token) }), weight: 'main' }),
  end_triggered: (event, tell) => ({ text: tell.seat(`end_${event.by}`, event), weight: 'main' }),
  scored: (event, tell, group) => {
    const paid = tell.ranked(group, ({ seat }) => seat).filter((one) => number(one, 'points') > 0);
    const list = listOf(paid.map((one) => tell.part('scored_seat', { name: tell.name(one.seat), points: number(one, 'points') })));
    return { text: tell.plain(paid.length > 0 ? 'scored' : 'scored_nobody', { line: lineName(event.line), list }), weight: 'main' };
  },
  game_over: (event, tell) => ({ text: tell.plain(`over_${event.by}`), weight: 'head' }),
};

/** The names of all events that have words. */
export const toldEvents = Object.keys(tellers);

export function describe(events: GameEvent[], names: Names): LogLine[] {
  return linesOf(gather(events), tellers, new Tell(names));
}
