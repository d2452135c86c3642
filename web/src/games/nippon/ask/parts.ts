// The actions whose parts are counted or picked: steps, factories, machines, trains and ships, contracts
// (NIP-A1 to NIP-A8).
import type { Action } from '$lib/board';
import { box, GOODS, type Track } from '../box.svelte';
import { factoryFor, stepsLeft, valueOn, type Costs } from '../model';
import {
  amount,
  contractName,
  contractOf,
  contractPay,
  goodCount,
  goodTitle,
  regionName,
  trackOf,
  trackTitle,
  yen,
} from '../names';
import { mostParts } from '../about';
import { worthOf } from '../printed';
import { b } from '../text';
import { done, main } from '../../shared/ask';
import { sum } from '../../shared/counts';
import { cancel, costs, player, type Ask, type Choice, type Desk } from './ask';
import { addable, moveFor, toggled } from './several';

/** Of so many parts of an action together. */
const priceOf = (play: Desk, action: string, parts: number): number =>
  costs(play)?.actions[action]?.costs[parts - 1] ?? 0;

const forPrice = (cost: number): string => (cost > 0 ? yen(cost) : b('parts.free'));

// -- steps (NIP-A4, NIP-A5)

/** Where so many steps of the track lead: to a value, or between two. */
function ledWords(track: Track, step: number, price: string): string {
  const values = trackOf(track)?.steps.map(({ value }) => value) ?? [];
  const at = Math.min(step, values.length - 1);
  const value = values[at] ?? 0;
  const next = values.findIndex((one, i) => i > at && one > value);
  if (values[at - 1] !== value || next < 0) return b('steps.detail', { price, value });
  const steps = amount('steps', next - at);
  return b('steps.between', { price, value, steps, next: values[next] ?? 0 });
}

export function steps(play: Desk): Ask {
  const action = play.state.steps[0]?.action ?? 'knowledge';
  const track: Track = action === 'mines' ? 'coal' : 'knowledge';
  const own = player(play);
  const priced = costs(play)?.actions[action];
  const extra = priced?.extra_steps ?? 0;
  const led = (cost: number, count: number): string =>
    ledWords(track, (own?.tracks[track] ?? 0) + count + extra, forPrice(cost));
  const actions = (priced?.costs ?? []).flatMap((cost, i): Action[] => {
    const count = i + 1;
    const text = `steps ${count}`;
    const legal = play.has(text);
    if (!legal && own && stepsLeft(own, track) < count) return [];
    return [
      {
        id: `steps${count}`,
        label: b('steps.do', { steps: amount('steps', count + extra) }),
        detail: led(cost, count),
        tone: 'plain',
        ...(legal
          ? {}
          : {
              refusal: play.reason((one) => one.kind === 'steps' && Number(one['steps']) === count),
            }),
        run: () => play.send([text]),
      },
    ];
  });
  return {
    title: b('steps.title', { track: trackTitle(track) }),
    detail: b('steps.now', { value: own ? valueOn(own, track) : 0 }),
    actions,
    tab: 'mine',
  };
}

// -- production (NIP-A3)

export function produce(play: Desk): Ask {
  const moves = play.of('produce');
  const factories: Costs['factories'] = costs(play)?.factories ?? {};
  const goods = GOODS.filter((good) => moves.some((move) => move.goods.includes(good)));
  const output = (picked: string[]): number =>
    sum(picked.map((good) => factories[good]?.goods ?? 0));
  // What makes most is suggested, but not to a learner, who is to find it.
  const best = moves.map((move) => move.goods).sort((a, z) => output(z) - output(a))[0] ?? [];
  const picks = play.picks ?? (play.advised ? best : []);
  const move = moveFor(moves, 'goods', picks);
  const coal = sum(picks.map((good) => factories[good]?.coal ?? 0));
  const more = addable(moves, 'goods', picks);
  return {
    title:
      picks.length > 0
        ? b('produce.picked', { goods: amount('goods', output(picks)), coal: amount('coal', coal) })
        : b('produce.title'),
    detail: b('produce.hint', { coal: amount('coal', player(play)?.coal ?? 0) }),
    actions: move
      ? [
          main(
            play,
            'produce',
            b('produce.do'),
            move.text,
            picks.map((good) => goodCount(good, output([good]))).join(', '),
          ),
        ]
      : [],
    mirrored: true,
    choices: goods.map((good): Choice => {
      const factory = factories[good];
      const open = picks.includes(good) || more.has(good);
      return {
        id: `produce ${good}`,
        label: goodTitle(good),
        detail: factory
          ? b('produce.one', {
              goods: goodCount(good, factory.goods),
              coal: amount('coal', factory.coal),
              room: factory.room,
            })
          : '',
        icons: [{ name: good }],
        pressed: picks.includes(good),
        ...(open
          ? {}
          : {
              refusal: {
                text: b('produce.too_much', { count: mostParts('produce') }),
                clause: 'NIP-A3',
              },
            }),
        run: () => (play.picks = toggled(moves, 'goods', picks, good)),
      };
    }),
    things: new Set([...more].map((good) => `factory:${good}`)),
    picked: new Set(picks.map((good) => `factory:${good}`)),
    moves: move ? [move.text] : null,
    tab: 'mine',
    onthing: (id) => (play.picks = toggled(moves, 'goods', picks, id.slice(8))),
  };
}

// -- machines (NIP-A2)

export function improve(play: Desk): Ask {
  const moves = play.of('improve');
  const own = player(play);
  const free = play.state.steps[0]?.free ?? false;
  const picks = play.picks ?? [];
  const more = addable(moves, 'improvements', picks);
  const all = [...GOODS, 'stock'].filter((one) =>
    moves.some((move) => move.improvements.includes(one)),
  );
  const move = moveFor(moves, 'improvements', picks);
  const cost = free ? 0 : priceOf(play, 'machinery', picks.length);
  const machine = (good: string): number =>
    (own && factoryFor(own, good) ? factoryFor(own, good)!.machine : 0) +
    picks.filter((one) => one === good).length;
  const add = (one: string): void =>
    void (play.picks = more.has(one) ? [...picks, one] : picks.filter((other) => other !== one));
  return {
    title: b(free ? 'improve.title_free' : 'improve.title', {
      count: Math.max(1, ...moves.map((one) => one.improvements.length)),
    }),
    detail:
      picks.length > 0 ? '' : b('improve.hint', { machine: Math.max(...box.now.machines.sides) }),
    actions: [
      ...(move
        ? [
            main(
              play,
              'improve',
              b('improve.do', { improvements: amount('improvements', picks.length) }),
              move.text,
              forPrice(cost),
            ),
          ]
        : []),
      ...(picks.length > 0 ? [cancel(play, () => (play.picks = null))] : []),
      ...done(play, b('parts.none')),
    ],
    mirrored: true,
    choices: all.map((one): Choice => ({
      id: `improve ${one}`,
      label: one === 'stock' ? b('improve.stock') : goodTitle(one),
      detail:
        one === 'stock'
          ? b('improve.stocked', {
              count: (own?.stocked ?? 0) + picks.filter((other) => other === 'stock').length,
            })
          : b('improve.gives', { machine: machine(one) }),
      icons: [{ name: one === 'stock' ? 'machinery' : one }],
      pressed: picks.includes(one),
      run: () => add(one),
    })),
    things: new Set([...more].map((one) => (one === 'stock' ? 'stock' : `factory:${one}`))),
    picked: new Set(picks.map((one) => (one === 'stock' ? 'stock' : `factory:${one}`))),
    moves: move ? [move.text] : null,
    tab: 'mine',
    onthing: (id) => add(id === 'stock' ? id : id.slice(8)),
  };
}

// -- trains and ships (NIP-A6, NIP-A7)

function transport(play: Desk, kind: 'trains' | 'ships'): Ask {
  const moves = play.of(kind);
  const own = player(play);
  const free = play.state.steps[0]?.free ?? false;
  const picks = play.picks ?? [];
  const more = addable(moves, 'regions', picks);
  const move = moveFor(moves, 'regions', picks);
  const cost = free ? 0 : priceOf(play, kind, picks.length);
  const most = Math.max(1, ...moves.map((one) => one.regions.length));
  const worth = worthOf(kind, own?.[`${kind}_turned`] ?? false);
  return {
    title:
      picks.length > 0
        ? b(`transport.${kind}.picked`, { regions: picks.map(regionName).join(', ') })
        : b(`transport.${kind}.title`, { count: most }),
    detail: picks.length > 0 ? '' : b(`transport.${kind}.hint`, { worth }),
    actions: [
      ...(move
        ? [
            main(
              play,
              kind,
              b(`transport.${kind}.do`, { count: picks.length }),
              move.text,
              forPrice(cost),
            ),
          ]
        : []),
      ...(picks.length > 0 ? [cancel(play, () => (play.picks = null))] : []),
      ...done(play, b('parts.none')),
    ],
    regions: more,
    chosenRegions: new Set(picks),
    moves: move ? [move.text] : null,
    tab: 'map',
    onregion: (region) => (play.picks = toggled(moves, 'regions', picks, region)),
  };
}
export const trains = (play: Desk): Ask => transport(play, 'trains');
export const ships = (play: Desk): Ask => transport(play, 'ships');

// -- contracts (NIP-A8)

export function exporting(play: Desk): Ask {
  const moves = play.of('fill');
  const filled = play.state.steps[0]?.filled ?? 0;
  const picked = play.chosen?.startsWith('contract:') ? play.chosen.slice(9) : null;
  const ways = moves.filter((move) => move.contract === picked);
  const only = ways.length === 1 ? ways[0] : undefined;
  const goods = (move: { goods: string[] }): { name: string; count: number }[] =>
    move.goods.map((good, i) => ({ name: good, count: contractOf(picked ?? '')?.goods[i] ?? 1 }));
  const said = (move: { goods: string[] }): string =>
    goods(move)
      .map(({ name, count }) => goodCount(name, count))
      .join(', ');
  return {
    title: picked
      ? b('export.picked', { contract: contractName(picked) })
      : b(filled > 0 ? 'export.next' : 'export.title', { filled }),
    detail: picked ? b('export.pays', { pay: contractPay(picked) }) : b('export.hint'),
    actions: [
      ...(only ? [main(play, 'fill', b('export.do'), only.text, said(only))] : []),
      ...(picked ? [cancel(play, () => (play.chosen = null))] : []),
      ...done(play, b('export.done')),
    ],
    ...(ways.length > 1
      ? {
          choices: ways.map((move): Choice => ({
            id: move.text,
            label: said(move),
            icons: goods(move),
            run: () => play.send([move.text]),
          })),
        }
      : {}),
    things: new Set(moves.map((move) => `contract:${move.contract}`)),
    picked: new Set(play.chosen ? [play.chosen] : []),
    moves: only ? [only.text] : null,
    tab: 'mine',
    onthing: (id) => (play.chosen = play.chosen === id ? null : id),
  };
}
