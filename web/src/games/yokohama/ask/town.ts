// What is touched in the town itself: moves, the station, the level-5 token, building.
import { box } from '../box.svelte';
import { cellOf, found, isIndependent, tileOf } from '../model';
import { areaName, rewardName, tokenName } from '../names';
import { b } from '../text';
import { done, main } from '../../shared/ask';
import { cancel, type Ask, type Choice, type Desk } from './ask';

/** One assistant from somewhere to somewhere (YOK-R2). */
export function moving(play: Desk): Ask {
  const all = play.of('move');
  const left = play.state.steps[0]?.left ?? 0;
  const fromOf = (move: (typeof all)[number]): string =>
    move.from === 'hand' || (move.from_cell ?? -1) < 0 ? 'hand' : String(move.from_cell ?? -1);
  const from = play.picks[0];
  const sources = new Set(all.map(fromOf));
  const there = all.filter((move) => fromOf(move) === from);
  const hand: Choice[] = sources.has('hand')
    ? [
        {
          id: 'hand',
          label: b('moving.hand'),
          icon: 'assistant',
          seat: play.me,
          pressed: from === 'hand',
          run: () => (play.picks = from === 'hand' ? [] : ['hand']),
        },
      ]
    : [];
  const targets = new Map(there.map((move) => [move.cell, move.text]));
  const chosen = from !== undefined && from !== 'hand' ? [Number(from)] : [];
  return {
    title: b('moving.title', { count: left }),
    detail:
      from === undefined
        ? b('moving.from')
        : b('moving.to', {
            from:
              from === 'hand'
                ? b('moving.hand')
                : areaName(play.state.areas[Number(from)]?.area ?? ''),
          }),
    actions: [...(from !== undefined ? [cancel(play)] : []), ...done(play, b('moving.none'))],
    choices: hand,
    cells:
      from === undefined
        ? new Set([...sources].filter((one) => one !== 'hand').map(Number))
        : new Set(targets.keys()),
    chosen: new Set(chosen),
    tab: 'map',
    oncell: (cell) => {
      const text = targets.get(cell);
      if (from === String(cell)) play.reset();
      else if (from === undefined) play.picks = [String(cell)];
      else if (text) play.send([text]);
    },
  };
}

export function station(play: Desk): Ask {
  const cells = new Map(play.of('station').map((move) => [move.cell, move.text]));
  const text = play.cell === null ? undefined : cells.get(play.cell);
  return {
    title: b('station.title'),
    detail: b('station.hint', { count: box.now.influence.station }),
    actions: text
      ? [
          main(
            play,
            'station',
            b('station.do', { area: areaName(play.state.areas[play.cell ?? 0]?.area ?? '') }),
            text,
          ),
        ]
      : [],
    cells: new Set(cells.keys()),
    chosen: new Set(text && play.cell !== null ? [play.cell] : []),
    moves: text ? [text] : null,
    tab: 'map',
    oncell: (cell) => (play.cell = play.cell === cell ? null : cell),
  };
}

/** The level-5 token of the area (YOK-L1). */
export function token(play: Desk): Ask {
  const cell = cellOf(play.state, play.state.action?.area ?? null);
  const id = play.state.areas[cell]?.token ?? '';
  const reward = found().token.get(id)?.reward;
  const take = (): void => play.send(['token']);
  return {
    title: b('token.title'),
    detail: isIndependent(id) ? tokenName(id) : rewardName(reward),
    actions: [
      main(play, 'token', b('token.take'), 'token'),
      { id: 'done', label: b('token.leave'), tone: 'quiet', run: () => play.send(['done']) },
    ],
    cells: new Set([cell]),
    moves: ['token'],
    tab: 'map',
    oncell: take,
  };
}

/** A shop or the trading house in the area (YOK-B1). */
export function build(play: Desk): Ask {
  const { state } = play;
  const cell = cellOf(state, state.action?.area ?? null);
  const tile = tileOf(state, cell);
  const texts = new Map(play.of('shop').map((move) => [move.slot, move.text]));
  if (play.has('house')) texts.set(0, 'house');
  const slot = play.picks[0] === undefined ? null : Number(play.picks[0]);
  const text = slot === null ? undefined : texts.get(slot);
  const choose = (one: number): void => void (play.picks = slot === one ? [] : [String(one)]);
  const choices = [...texts.keys()]
    .sort((a, z) => a - z)
    .map((one): Choice => ({
      id: `slot${one}`,
      label: one === 0 ? b('slot.house') : b('slot.shop', { slot: one }),
      icon: one === 0 ? 'house' : 'shop',
      seat: play.me,
      reward: (one === 0 ? tile?.trading_house : tile?.shops[one - 1]) ?? {},
      pressed: slot === one,
      run: () => choose(one),
    }));
  return {
    title: b('build.title', { area: areaName(state.areas[cell]?.area ?? '') }),
    ...(text ? {} : { detail: b('build.hint') }),
    actions: [
      ...(text ? [main(play, 'build', b(slot === 0 ? 'build.house' : 'build.shop'), text)] : []),
      { id: 'done', label: b('build.none'), tone: 'quiet', run: () => play.send(['done']) },
    ],
    choices,
    build: { cell, slots: [...texts.keys()], chosen: slot },
    moves: text ? [text] : null,
    tab: 'map',
    onbuild: choose,
  };
}
