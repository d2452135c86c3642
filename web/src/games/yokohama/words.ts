// Moves, refusals, prompts and facts of Yokohama, in words.
import type { Result, Seat, SeatFact } from '$lib/board';
import { listOf, textsAt } from '$lib/i18n';
import { countedFor, sumOf } from '../shared/counts';
import { factsAt } from '../shared/facts';
import { seatReasons } from '../shared/reasons';
import { prompter, speaker, text, type Speakers } from '../shared/words';
import { box } from './box.svelte';
import type { Reward } from './edition';
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
import type { MoveParts } from './protocol';
import { isIndependent, ordersInHand, type Player, type YokohamaState } from './model';

export { describe, news } from './log';
export { finalLines } from './final';
export { standing } from './model';

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
function paid(resources: string[]): string {
  return listOf(
    resources.map((kind) =>
      rewardName(box.now.church.payment.find((price) => kind in price) ?? { [kind]: 1 }),
    ),
  );
}

const m = textsAt('yokohama:move.');

function trade({ kind, resource }: { kind: 'sell' | 'buy'; resource: string }): string {
  return m(kind, { good: amount(resource, 1), price: exchangePrice(resource) });
}

const speakers: Speakers<MoveParts> = {
  keep: ({ order }) => m('keep', { order: orderInfo(order) }),
  agent: ({ area, independent }) =>
    m(independent ? 'agent_independent' : 'agent', { area: theArea(area) }),
  achieve: ({ achievement }) => m('achieve', { achievement: achievementName(achievement) }),
  fulfil: ({ order }) => m('fulfil', { order: orderInfo(order) }),
  mill: () => {
    const { pay, reward } = effect('convert-once-per-turn');
    return m('mill', { pay: rewardName(pay), reward: rewardName(reward) });
  },
  university: () => m('university', { pay: rewardName(effect('hire-once-per-turn').pay) }),
  back: ({ area, count }) => m('back', { area: theArea(area), count }),
  sell: trade,
  buy: trade,
  slot: ({ from, slot }) => m(from === 'area' ? 'slot_area' : 'slot', { slot: slotName(slot) }),
  pay: ({ resources }) => m('pay', { what: paid(resources) }),
  hire: ({ piece }) => m(piece === 'assistant' ? 'hire' : 'hire_paid', { piece: pieceName(piece) }),
  technology: ({ technology }) =>
    m('technology', {
      technology: technologyName(technology),
      flag: flagName(technologyFlag(technology)),
    }),
  'pay-imports': ({ count }) =>
    m(count > 0 ? 'pay-imports_some' : 'pay-imports', { imports: amount('imports', count) }),
  orders: ({ orders: [order = '', second], price }) =>
    second
      ? m('orders_pair', {
          order: orderInfo(order),
          second: orderInfo(second),
          price: secondOrderPrice(price ?? ''),
        })
      : m('orders', { order: orderInfo(order) }),
  good: ({ resource }) => m('good', { good: resourceName(resource) }),
  move: ({ from, area }) =>
    from === null
      ? m('move_hand', { area: theArea(area) })
      : m('move', { from: theArea(from), area: theArea(area) }),
  complete: ({ token }) => m('complete', { token: completeName(token) }),
  shop: ({ slot }) => m('shop', { slot }),
  recall: ({ count }) => m(count > 0 ? 'recall_keep' : 'recall'),
};

/** The others are told by their area, if they have one. */
export const moveWords = speaker(speakers, (move) =>
  m(move.kind, { area: theArea(text(move['area'])) }),
);

export const refusalWords = seatReasons('yokohama', 'slot_taken', 'house_there');

// -- prompts ----------------------------------------------------------------------------------------

/** Areas a spread may reach (YOK-P1, YOK-K11). */
export const SPREAD = 3;
export function spreadOf(player: Player | undefined): number {
  const areas = (player?.technologies ?? []).map(
    (card) => technologyOf(card)?.effect.areas ?? SPREAD,
  );
  return Math.max(SPREAD, ...areas);
}

function promptKey(
  { step, phase, board, placed = 0 }: YokohamaState['steps'][number],
  player: Player | undefined,
): string {
  if (step === 'secondary') return `secondary_${phase}`;
  if (step === 'slot') return `slot_${board}`;
  if (step === 'place' && placed > 0) return 'place_more';
  if (step === 'move' && player?.president === null) return 'move_hand';
  return step;
}

export const prompt = prompter<YokohamaState>(
  'yokohama:prompt.',
  (step, { seats }, seat) => promptKey(step, seats[seat]),
  ({ placed, left, lacking, area = '' }, { seats, action }, seat) => ({
    most: spreadOf(seats[seat]),
    placed,
    left,
    lacking,
    power: action?.power,
    area: areaName(area),
  }),
);

// -- facts ------------------------------------------------------------------------------------------

const fact = factsAt('yokohama:fact.');

/** Agents face up, independent ones among them. */
function agentsReady(player: Player): number {
  return (
    sumOf(player.agents) + player.tokens.filter(isIndependent).length - player.independents_used
  );
}

/** YOK-C3: all of it is public. */
export function seatFacts(state: YokohamaState, seat: Seat): SeatFact[] {
  const player = state.seats[seat];
  if (!player) return [];
  return [
    { ...fact('points', player.points), wins: true },
    fact('yen', player.yen),
    fact('assistants', player.hand.assistants),
    fact('orders', ordersInHand(player).length),
    fact('agents', agentsReady(player)),
  ];
}

export function finalFacts(state: YokohamaState, seat: Seat, result: Result): SeatFact[] {
  return [fact('points', result.score[seat] ?? 0), fact('final', countedFor(state, seat))];
}
