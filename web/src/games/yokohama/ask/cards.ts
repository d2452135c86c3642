// What is chosen among cards and slots: orders, technologies, church, customs (YOK-S7, A5, A6, A9, A10, N1).
import { box } from '../box.svelte';
import type { Reward } from '../edition';
import { found, technologyOf, type YokohamaState } from '../model';
import {
  boardName,
  completeName,
  flagName,
  orderName,
  orderText,
  rewardName,
  slotName,
  technologyName,
  technologyText,
} from '../names';
import { b } from '../text';
import { done, main, ways } from '../../shared/ask';
import { cancel, type Ask, type Desk } from './ask';

/** One of the two first orders. */
export function keep(play: Desk): Ask {
  const moves = play.of('keep');
  const orders = moves.map((move) => move.order);
  const pick = play.picks[0];
  const move = moves[orders.indexOf(pick ?? '')]?.text ?? '';
  return {
    title: pick ? orderName(pick) : b('keep.title'),
    detail: pick ? orderText(pick) : b('keep.hint'),
    actions: pick ? [main(play, 'keep', b('keep.do'), move), cancel(play)] : [],
    choices: orders.map((order) => ({
      id: order,
      label: orderName(order),
      detail: orderText(order),
      order,
      pressed: pick === order,
      run: () => (play.picks = pick === order ? [] : [order]),
    })),
    tab: 'map',
  };
}

/** "2 yen or 1 import". */
const eitherOf = (prices: Reward[]): string => prices.map(rewardName).join(b('or'));

/** What taking a technology there asks for, and what lacks (YOK-A9). */
function priceOf(
  state: YokohamaState,
  seat: number,
  card: string,
): { cost: number; modifier: number; power: number; lacking: number; surcharge: boolean } {
  const power = state.action?.power ?? 0;
  let modifier = 0;
  for (const board of box.now.laboratories) {
    const at = state.laboratories[board.id]?.indexOf(card) ?? -1;
    if (at >= 0) modifier = board.slots[at]?.cost_modifier ?? 0;
  }
  const cost = technologyOf(card)?.cost ?? 0;
  const surcharge =
    (state.seats[seat]?.technologies.length ?? 0) + 1 >= box.now.technology_rules.surcharge_from;
  return {
    cost,
    modifier,
    power,
    lacking: Math.max(0, cost + modifier - power) + (surcharge ? 1 : 0),
    surcharge,
  };
}

export function laboratory(play: Desk): Ask {
  const texts = new Map(play.of('technology').map((move) => [move.technology, move.text]));
  const pick = play.picks[0];
  const text = pick === undefined ? undefined : texts.get(pick);
  const board = play.state.steps[0]?.board ?? '';
  let detail = b('laboratory.hint');
  if (pick) {
    const { cost, modifier, power, lacking, surcharge } = priceOf(play.state, play.me, pick);
    detail = `${technologyText(pick)}. ${b('laboratory.price', { total: cost + modifier, power })} ${lacking > 0 ? b(surcharge ? 'laboratory.lacking_surcharge' : 'laboratory.lacking', { count: lacking, from: box.now.technology_rules.surcharge_from, price: eitherOf(box.now.technology_rules.production_per) }) : b('laboratory.paid')}`;
  }
  return {
    title: pick ? technologyName(pick) : b('laboratory.title', { board: boardName(board) }),
    detail,
    actions: [
      ...(text ? [main(play, 'technology', b('laboratory.do'), text), cancel(play)] : []),
      ...(pick ? [] : done(play, b('laboratory.none'))),
    ],
    things: new Set(texts.keys()),
    picked: new Set(pick ? [pick] : []),
    moves: text ? [text] : null,
    tab: 'cards',
    onthing: (id) => (play.picks = pick === id ? [] : [id]),
  };
}

export function port(play: Desk): Ask {
  const { state, picks } = play;
  const board = state.steps[0]?.board ?? '';
  const row = state.ports[board] ?? [];
  const moves = play.of('orders');
  const ids = moves.map((move) => move.orders);
  const single = new Set(ids.filter((list) => list.length === 1).flat());
  const partners = new Set(
    picks.length === 1
      ? ids.filter((list) => list.length === 2 && list.includes(picks[0] ?? '')).flat()
      : [],
  );
  const sorted = [...picks].sort((a, z) => row.indexOf(a) - row.indexOf(z));
  const start = `orders ${sorted.join(' ')}`;
  const open = moves.filter(
    ({ text }) =>
      picks.length > 0 && (text === start || (picks.length === 2 && text.startsWith(`${start} `))),
  );
  const paid = (price: string | null): string =>
    price === 'yen'
      ? rewardName({ yen: priceIn('yen') })
      : rewardName({ imports: priceIn('imports') });
  return {
    title:
      picks.length === 0
        ? b('port.title', { board: boardName(board) })
        : b('port.picked', { count: picks.length }),
    detail: picks.length === 0 ? b('port.hint') : sorted.map(orderText).join(' — '),
    actions: [
      ...ways(play, 'orders', open, ({ price }) =>
        picks.length === 1 ? b('port.one') : b('port.two', { price: paid(price) }),
      ),
      ...(picks.length > 0 ? [cancel(play)] : done(play, b('port.none'))),
    ],
    things: picks.length === 0 ? single : new Set([...picks, ...partners]),
    picked: new Set(picks),
    moves: open[0] ? [open[0].text] : null,
    tab: 'cards',
    onthing: (id) => {
      if (picks.includes(id)) play.picks = picks.filter((one) => one !== id);
      else play.picks = picks.length < 2 ? [...picks, id] : [id];
    },
  };
}

const priceIn = (kind: 'yen' | 'imports'): number =>
  box.now.order_rules.pay.find((one) => kind in one)?.[kind] ?? 0;

const upper = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** A slot of the church or the customs office. */
export function slots(play: Desk): Ask {
  const board = play.state.steps[0]?.board ?? 'church';
  const moves = play.of('slot');
  const pick = play.picks[0];
  const open = moves.filter((move) => move.slot === pick);
  const slot = pick === undefined ? undefined : found().slot.get(pick);
  const power = play.state.action?.power ?? 0;
  const lacking = Math.max(0, (slot?.faith ?? 0) - power);
  const price =
    slot?.imports !== undefined
      ? b('slots.imports', { what: rewardName({ imports: slot.imports }) })
      : lacking > 0
        ? b('slots.faith', { faith: slot?.faith ?? 0, power, count: lacking })
        : b('slots.faith_enough', { faith: slot?.faith ?? 0 });
  return {
    title: pick ? upper(slotName(pick)) : b(`slots.title_${board}`),
    detail: slot ? `${rewardName(slot.reward)}. ${price}` : b('slots.hint'),
    actions: [
      ...ways(play, 'slot', open, ({ from }) => b(`slots.from_${from}`)),
      ...(pick ? [cancel(play)] : done(play, b('slots.none'))),
    ],
    things: new Set(moves.map((move) => move.slot)),
    picked: new Set(pick ? [pick] : []),
    moves: open[0] ? [open[0].text] : null,
    tab: 'boards',
    onthing: (id) => (play.picks = pick === id ? [] : [id]),
  };
}

export function complete(play: Desk): Ask {
  return {
    title: b('complete.title'),
    actions: [],
    choices: play.of('complete').map((move) => {
      const id = move.token;
      const flag = box.now.achievement_complete.tokens.find((one) => one.id === id)?.flag ?? '';
      return {
        id,
        label: flagName(flag) || completeName(id),
        icon: `flag-${flag}`,
        run: () => play.send([move.text]),
      };
    }),
    tab: 'map',
  };
}
