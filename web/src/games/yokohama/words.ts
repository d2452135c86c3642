// Moves, refusals, prompts and facts of Yokohama, in words.
import type { MoveObject, Names, Refusal, Result, Seat, SeatFact } from '$lib/board';
import { listOf, t } from '$lib/i18n';
import { factsAt } from '../shared/facts';
import { reasonWords } from '../shared/reasons';
import { parts, text } from '../shared/values';
import { box } from './box.svelte';
import type { Reward } from './edition';
import { countedFor } from './final';
import {
  achievementName,
  amount,
  areaName,
  completeName,
  flagName,
  orderInfo,
  pieceName,
  resourceName,
  rewardName,
  slotName,
  technologyFlag,
  technologyName,
  technologyOf,
  theArea,
} from './names';
import type { Step } from '../shared/position';
import type { Player, YokohamaState } from './model';

export { describe } from './log';
export { finalLines } from './final';

/** What a technology with this effect asks and gives, from the box. */
function effect(id: string): { pay?: Reward; reward?: Reward } {
  return box.now.technologies.find((one) => one.effect.id === id)?.effect ?? {};
}

function exchangePrice(resource: string): string {
  const { goods, imports } = box.now;
  return amount('yen', goods.find(({ id }) => id === resource)?.exchange_yen ?? imports.buy_yen);
}

function secondOrderPrice(kind: string): string {
  return rewardName(box.now.order_rules.pay.find((price) => kind in price));
}

/** "1 copper, 1 silk and 2 yen": what faith is paid with. */
function paid(resources: unknown): string {
  return listOf(parts(resources).map((kind) => rewardName(box.now.church.payment.find((price) => kind in price) ?? { [kind]: 1 })));
}

const speakers: Record<string, (move: MoveObject) => string> = {
  keep: (move) => t('yokohama:move.keep', { order: orderInfo(text(move['order'])) }),
  agent: (move) => t(`yokohama:move.${move['independent'] ? 'agent_independent' : 'agent'}`, { area: theArea(text(move['area'])) }),
  achieve: (move) => t('yokohama:move.achieve', { achievement: achievementName(text(move['achievement'])) }),
  fulfil: (move) => t('yokohama:move.fulfil', { order: orderInfo(text(move['order'])) }),
  mill: () => {
    const { pay, reward } = effect('convert-once-per-turn');
    return t('yokohama:move.mill', { pay: rewardName(pay), reward: rewardName(reward) });
  },
  university: () => t('yokohama:move.university', { pay: rewardName(effect('hire-once-per-turn').pay) }),
  back: (move) => t('yokohama:move.back', { area: theArea(text(move['area'])), count: Number(move['count']) }),
  sell: (move) => trade('sell', text(move['resource'])),
  buy: (move) => trade('buy', text(move['resource'])),
  slot: (move) => t(`yokohama:move.${move['from'] === 'area' ? 'slot_area' : 'slot'}`, { slot: slotName(text(move['slot'])) }),
  pay: (move) => t('yokohama:move.pay', { what: paid(move['resources']) }),
  hire: (move) => {
    const piece = text(move['piece']);
    return t(`yokohama:move.${piece === 'assistant' ? 'hire' : 'hire_paid'}`, { piece: pieceName(piece) });
  },
  technology: (move) => {
    const card = text(move['technology']);
    return t('yokohama:move.technology', { technology: technologyName(card), flag: flagName(technologyFlag(card)) });
  },
  'pay-imports': (move) => {
    const count = Number(move['count']);
    return t(`yokohama:move.${count > 0 ? 'pay-imports_some' : 'pay-imports'}`, { imports: amount('imports', count) });
  },
  orders: (move) => {
    const [order = '', second] = parts(move['orders']);
    if (!second) return t('yokohama:move.orders', { order: orderInfo(order) });
    return t('yokohama:move.orders_pair', { order: orderInfo(order), second: orderInfo(second), price: secondOrderPrice(text(move['price'])) });
  },
  good: (move) => t('yokohama:move.good', { good: resourceName(text(move['resource'])) }),
  move: (move) => {
    const from = text(move['from']);
    const area = theArea(text(move['area']));
    return from === '' || from === 'hand' ? t('yokohama:move.move_hand', { area }) : t('yokohama:move.move', { from: theArea(from), area });
  },
  complete: (move) => t('yokohama:move.complete', { token: completeName(text(move['token'])) }),
  shop: (move) => t('yokohama:move.shop', { slot: Number(move['slot']) }),
  recall: (move) => t(`yokohama:move.${Number(move['count']) > 0 ? 'recall_keep' : 'recall'}`),
};

function trade(kind: 'sell' | 'buy', resource: string): string {
  const good = resource === 'imports' ? amount('imports', 1) : amount(resource, 1);
  return t(`yokohama:move.${kind}`, { good, price: exchangePrice(resource) });
}

export function moveWords(move: MoveObject): string {
  const speak = speakers[move.kind];
  return speak ? speak(move) : t(`yokohama:move.${move.kind}`, { area: theArea(text(move['area'])) });
}

export function refusalWords(refusal: Refusal, names: Names): string {
  const [a] = refusal.values;
  const own = (refusal.reason === 'slot_taken' || refusal.reason === 'house_there') && a === names.me;
  return reasonWords('yokohama', refusal, `yokohama:refusal.${refusal.reason}`, {
    seatA: names.seats[a] ?? '',
    ...(own && { context: 'you' }),
  });
}

// -- prompts ----------------------------------------------------------------------------------------

/** Areas a spread may reach (YOK-P1, YOK-K11). */
export const SPREAD = 3;
export function spreadOf(player: Player | undefined): number {
  const areas = (player?.technologies ?? []).map((card) => technologyOf(card)?.effect.areas ?? SPREAD);
  return Math.max(SPREAD, ...areas);
}

function promptKey(step: Step, player: Player | undefined): string {
  if (step.step === 'secondary') return `secondary_${text(step['phase'])}`;
  if (step.step === 'slot') return `slot_${text(step['board'])}`;
  if (step.step === 'place' && Number(step['placed']) > 0) return 'place_more';
  if (step.step === 'move' && player?.president === null) return 'move_hand';
  return step.step;
}

export function prompt(state: YokohamaState, toMove: Seat | null, names: Names): string {
  const step = state.steps[0];
  if (!step || toMove === null) return t('yokohama:prompt.over');
  const seat = step.seat ?? toMove;
  const player = state.seats[seat];
  return t(`yokohama:prompt.${promptKey(step, player)}`, {
    name: names.seats[seat] ?? '',
    ...(seat === names.me && { context: 'you' }),
    most: spreadOf(player),
    placed: step['placed'],
    left: step['left'],
    lacking: step['lacking'],
    power: state.action?.power,
    area: areaName(text(step['area'])),
  });
}

// -- facts ------------------------------------------------------------------------------------------

const fact = factsAt('yokohama:fact.');

const total = (counts: Partial<Record<string, number>>): number => Object.values(counts).reduce<number>((a, b) => a + (b ?? 0), 0);

/** Agents face up, independent ones among them. */
function agentsReady(player: Player): number {
  const independent = new Set(box.now.level5.independent_agents.map(({ id }) => id));
  return total(player.agents) + player.tokens.filter((id) => independent.has(id)).length - player.independents_used;
}

const ordersInHand = (player: Player): number => player.orders.length + (player.kept === null ? 0 : 1);

/** YOK-C3: all of it is public. */
export function seatFacts(state: YokohamaState, seat: Seat): SeatFact[] {
  const player = state.seats[seat];
  if (!player) return [];
  return [
    fact('points', player.points),
    fact('yen', player.yen),
    fact('assistants', player.hand.assistants),
    fact('orders', ordersInHand(player)),
    fact('agents', agentsReady(player)),
  ];
}

export function finalFacts(state: YokohamaState, seat: Seat, result: Result): SeatFact[] {
  return [fact('points', result.score[seat] ?? 0), fact('final', countedFor(state, seat))];
}
