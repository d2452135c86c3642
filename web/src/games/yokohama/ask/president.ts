// Step 2: the president goes, walks, rides, or comes back with assistants (YOK-M).
import type { Action } from '$lib/board';
import { cellNames, cellOf } from '../model';
import { areaName, amount } from '../names';
import { backMoves } from '../place';
import { b } from '../text';
import { waysOf, type Way } from '../walk';
import { main } from '../../shared/ask';
import { cancel, type Ask, type Desk } from './ask';

const STRAIGHT = ['go', 'tram', 'train'] as const;
const straightWay = (cell: number): Way => ({ cells: [cell], costs: [0], cost: 0 });

export function president(play: Desk): Ask {
  const { state, me, cell } = play;
  const names = cellNames(state.areas);
  const start = cellOf(state, state.seats[me]?.president ?? null);
  const steps = new Map(play.of('walk').map((move) => [move.cell, move.text]));
  const ways = steps.size > 0 ? waysOf(state, me) : new Map<number, Way>();
  const rides = new Map<number, { kind: (typeof STRAIGHT)[number]; text: string }[]>();
  for (const kind of STRAIGHT)
    for (const move of play.of(kind))
      rides.set(move.cell, [...(rides.get(move.cell) ?? []), { kind, text: move.text }]);
  const cells = new Set([...ways.keys(), ...steps.keys(), ...rides.keys()]);
  const way = cell === null ? undefined : ways.get(cell);
  const there = cell === null ? [] : (rides.get(cell) ?? []);
  const walk = way?.cells.map((one) => `walk ${names[one]}`);
  const actions: Action[] = [];
  if (way && walk) {
    actions.push({
      id: 'walk',
      label: way.cost > 0 ? b('move.walk_fee', { yen: amount('yen', way.cost) }) : b('move.walk'),
      tone: 'main',
      run: () => play.send(walk, 'walk'),
    });
  }
  there.forEach(({ kind, text }, i) =>
    actions.push({
      id: kind,
      label: b(`move.${kind}`),
      tone: !way && i === 0 ? 'main' : 'plain',
      run: () => play.send([text]),
    }),
  );
  const step = cell === null ? undefined : steps.get(cell);
  if (step && (!way || way.cells.length === 1) && play.of('walk').length > 0) {
    actions.push({
      id: 'step',
      label: b('move.step'),
      detail: b('move.step_detail'),
      tone: 'quiet',
      run: () => play.send([step]),
    });
  }
  if (cell === null && play.has('take-back'))
    actions.push({
      id: 'take-back',
      label: start < 0 ? b('move.only_back') : b('move.back'),
      detail: b('move.back_detail'),
      run: () => play.send(['take-back']),
    });
  if (cell !== null) actions.push(cancel(play));
  const first = there[0];
  return {
    title:
      cell === null
        ? b(start < 0 ? 'move.title_hand' : 'move.title')
        : b('move.to', { area: areaName(state.areas[cell]?.area ?? '') }),
    ...(cell === null ? { detail: b(start < 0 ? 'move.hint_hand' : 'move.hint') } : {}),
    actions,
    cells,
    chosen: new Set(cell === null ? [] : [cell]),
    way:
      cell === null
        ? null
        : way
          ? { way, start, straight: false }
          : first && start >= 0
            ? { way: straightWay(cell), start, straight: true }
            : null,
    moves: walk ?? (first ? [first.text] : null),
    tab: 'map',
    oncell: (one) => (play.cell = play.cell === one ? null : one),
  };
}

/** On the way, area by area. */
export function walking(play: Desk): Ask {
  const steps = new Map(play.of('walk').map((move) => [move.cell, move.text]));
  return {
    title: b('move.walking'),
    detail: b('move.walking_hint'),
    actions: play.has('done') ? [main(play, 'done', b('move.stop'), 'done')] : [],
    cells: new Set(steps.keys()),
    tab: 'map',
    oncell: (cell) => {
      const text = steps.get(cell);
      if (text) play.send([text]);
    },
  };
}

/** Any number of assistants with the president (YOK-M6). */
export function takeBack(play: Desk): Ask {
  const { state, me, counts } = play;
  const names = cellNames(state.areas);
  const most = new Map<number, number>();
  for (const move of play.of('back'))
    most.set(move.cell, Math.max(most.get(move.cell) ?? 0, Number(move.count ?? 0)));
  const total = Object.values(counts).reduce((sum, n) => sum + n, 0);
  const all = [...most.values()].reduce((sum, n) => sum + n, 0);
  const moves = backMoves(counts, names);
  return {
    title: b('back.title', { count: total, all }),
    detail: b('back.hint'),
    actions: [
      {
        id: 'back',
        label: total > 0 ? b('back.do', { count: total }) : b('back.none'),
        tone: 'main',
        run: () => (moves.length > 0 ? play.send(moves, 'take_back') : play.send(['done'])),
      },
      ...(total < all
        ? [{ id: 'all', label: b('back.all'), run: () => (play.counts = Object.fromEntries(most)) }]
        : []),
      ...(total > 0 ? [cancel(play)] : []),
    ],
    cells: new Set(most.keys()),
    chosen: new Set(Object.entries(counts).flatMap(([cell, n]) => (n > 0 ? [Number(cell)] : []))),
    more: new Map(
      Object.entries(counts).map(([cell, n]) => [
        Number(cell),
        -Math.min(n, state.areas[Number(cell)]?.assistants[me] ?? 0),
      ]),
    ),
    tab: 'map',
    oncell: (cell) => {
      const next = ((counts[cell] ?? 0) + 1) % ((most.get(cell) ?? 0) + 1);
      play.counts = { ...counts, [cell]: next };
    },
  };
}
