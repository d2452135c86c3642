// What is chosen among a few things: exchanges, payments, pieces, goods (YOK-A4, A5, A8, A9, B3, K20).
import { box } from '../box.svelte';
import { cellOf, GOODS, housePrice, RESOURCES } from '../model';
import { amount, areaName, pieceName, resourceName, rewardName } from '../names';
import { b } from '../text';
import { done, ways } from '../../shared/ask';
import type { Ask, Choice, Desk } from './ask';

/** Exchanges in Chinatown. */
export function chinatown(play: Desk): Ask {
  const { goods, imports } = box.now;
  const offer = (verb: 'sell' | 'buy', resource: string, yen: number): Choice => {
    const text = `${verb} ${resource}`;
    const legal = play.has(text);
    return {
      id: text,
      label: b(`exchange.${verb}`, { what: resourceName(resource) }),
      group: b(`exchange.${verb}_group`),
      icon: resource,
      reward: { yen },
      ...(legal ? {} : { refusal: play.reason((one) => one.move === text) }),
      run: () => play.send([text]),
    };
  };
  return {
    title: b('exchange.title', { count: play.state.steps[0]?.left ?? 0 }),
    detail: b('exchange.hint', { yen: amount('yen', play.state.seats[play.me]?.yen ?? 0) }),
    actions: done(play, b('exchange.done')),
    choices: [
      ...GOODS.map((good) =>
        offer('sell', good, goods.find(({ id }) => id === good)?.exchange_yen ?? 0),
      ),
      ...GOODS.map((good) =>
        offer('buy', good, goods.find(({ id }) => id === good)?.exchange_yen ?? 0),
      ),
      offer('buy', 'imports', imports.buy_yen),
    ],
    tab: 'map',
  };
}

/** Resources for the faith that lacks: one of each at most. */
export function faith(play: Desk): Ask {
  const lacking = play.state.steps[0]?.lacking ?? 0;
  const texts = play.of('pay').map(({ text }) => text);
  const offered = new Set(play.of('pay').flatMap((move) => move.resources));
  // What one has most of, and what is worth least, is picked first.
  const isOwn = play.picks.length > 0 || play.counts[-1] !== undefined || !play.advised;
  const picks = isOwn ? play.picks : suggestion(play, texts);
  const chosen = RESOURCES.filter((one) => picks.includes(one));
  const text = `pay ${chosen.join('+')}`;
  const priceOf = (resource: string): number =>
    box.now.church.payment.find((one) => resource in one)?.[resource as 'yen'] ?? 1;
  const ready = texts.includes(text);
  return {
    title: b('faith.title', { count: lacking }),
    detail: b('faith.picked', { count: chosen.length, of: lacking }),
    actions: [
      {
        id: 'pay',
        label: b('faith.do'),
        tone: 'main',
        ...(ready
          ? {}
          : { refusal: { text: b('faith.exact', { count: lacking }), clause: 'YOK-A5' } }),
        run: () => play.send([text]),
      },
    ],
    choices: RESOURCES.filter((one) => offered.has(one)).map((one) => ({
      id: one,
      label: amount(one, priceOf(one)),
      icon: one,
      detail: b('faith.gives'),
      pressed: chosen.includes(one),
      run: () => {
        play.counts = { [-1]: 1 };
        play.picks = chosen.includes(one)
          ? chosen.filter((other) => other !== one)
          : [...chosen.slice(chosen.length >= lacking ? 1 : 0), one];
      },
    })),
    moves: ready ? [text] : null,
    tab: 'map',
  };
}

const WORTH: Record<string, number> = { fish: 1, tea: 1, silk: 2, yen: 2, copper: 2.2, imports: 5 };

function suggestion(play: Desk, texts: string[]): string[] {
  const player = play.state.seats[play.me];
  const cost = (set: string[]): number =>
    set.reduce(
      (sum, one) => sum + (WORTH[one] ?? 3) - 0.05 * (player?.goods[one as 'tea'] ?? 0),
      0,
    );
  const sets = texts.map((text) => text.slice(4).split('+'));
  return sets.sort((a, z) => cost(a) - cost(z))[0] ?? [];
}

/** Pieces of the warehouse. */
export function pieces(play: Desk): Ask {
  const player = play.state.seats[play.me];
  const { warehouse } = box.now.prices;
  const price: Record<string, number> = {
    assistant: warehouse.assistant,
    shop: warehouse.shop,
    house: player ? housePrice(player) : 0,
  };
  const left: Record<string, number> = {
    assistant: player?.warehouse.assistants ?? 0,
    shop: player?.warehouse.shops ?? 0,
    house: player?.warehouse.houses ?? 0,
  };
  return {
    title: b(play.step === 'recruit' ? 'hire.title' : 'hire.title_reward', {
      count: play.state.steps[0]?.left ?? 0,
    }),
    detail: b('hire.hint', { yen: amount('yen', player?.yen ?? 0) }),
    actions: done(play, b('hire.done')),
    choices: ['assistant', 'shop', 'house'].map((piece) => {
      const text = `hire ${piece}`;
      return {
        id: piece,
        label: pieceName(piece),
        icon: piece,
        seat: play.me,
        detail: `${price[piece] ? amount('yen', price[piece]) : b('hire.free')} · ${b('hire.left', { count: left[piece] ?? 0 })}`,
        ...(play.has(text) ? {} : { refusal: play.reason((one) => one.move === text) }),
        run: () => play.send([text]),
      };
    }),
    tab: 'map',
  };
}

/** How the production that lacks is split between imports and yen. */
export function pay(play: Desk): Ask {
  const lacking = play.state.steps[0]?.lacking ?? 0;
  const each = box.now.technology_rules.production_per.find((one) => 'yen' in one)?.yen ?? 0;
  return {
    title: b('production.title', { count: lacking }),
    actions: play.of('pay-imports').map((move, i) => {
      const imports = move.count;
      const yen = (lacking - imports) * each;
      return {
        id: `pay${imports}`,
        label: rewardName({ ...(yen > 0 ? { yen } : {}), ...(imports > 0 ? { imports } : {}) }),
        tone: i === 0 ? 'main' : 'plain',
        run: () => play.send([move.text]),
      };
    }),
    tab: 'cards',
  };
}

/** A good of choice. */
export function goods(play: Desk): Ask {
  return {
    title: b('goods.title', { count: play.state.steps[0]?.left ?? 0 }),
    actions: done(play, b('goods.none')),
    choices: GOODS.filter((good) => play.has(`good ${good}`)).map((good) => ({
      id: good,
      label: resourceName(good),
      detail: b('goods.have', { count: play.state.seats[play.me]?.goods[good] ?? 0 }),
      icon: good,
      run: () => play.send([`good ${good}`]),
    })),
    tab: 'map',
  };
}

/** With the telephone one may stay (YOK-K20). */
export function recall(play: Desk): Ask {
  const area = play.state.areas[cellOf(play.state, play.state.action?.area ?? null)]?.area ?? '';
  return {
    title: b('recall.title', { area: areaName(area) }),
    actions: ways(play, 'recall', play.of('recall'), ({ count }) =>
      b(count > 0 ? 'recall.stay' : 'recall.all'),
    ),
    tab: 'map',
  };
}
