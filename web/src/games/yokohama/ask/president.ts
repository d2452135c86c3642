// Step 2: the president goes, walks, rides, or comes back with assistants (YOK-M).
import type { Action, Reached } from '$lib/board';
import { cellNames, cellOf } from '../model';
import { areaName, amount } from '../names';
import { backMoves } from '../place';
import { b } from '../text';
import { main } from '../../shared/ask';
import { cancel, isReached, type Ask, type Desk, type Place } from './ask';

const STRAIGHT = ['go', 'tram', 'train'] as const;

/** The walks that may end there, by cell: their steps. */
export function walksOf(all: Place[]): Map<number, (Place & Reached)[]> {
  const places = new Map(all.filter(isReached).map((one) => [one.text, one]));
  const stepsTo = (place: Place & Reached): (Place & Reached)[] => {
    const before = places.get(place.after ?? '');
    return [...(before ? stepsTo(before) : []), place];
  };
  const walks = [...places.values()].filter(({ kind, stop }) => kind === 'walk' && stop);
  return new Map(walks.map((place) => [place.cell, stepsTo(place)]));
}

export function president(play: Desk): Ask {
  const { state, me, cell } = play;
  const start = cellOf(state, state.seats[me]?.president ?? null);
  const steps = new Map(play.of('walk').map((move) => [move.cell, move.text]));
  const walks = walksOf(play.placesAfter([]));
  const rides = new Map<number, { kind: (typeof STRAIGHT)[number]; text: string }[]>();
  for (const kind of STRAIGHT)
    for (const move of play.of(kind))
      rides.set(move.cell, [...(rides.get(move.cell) ?? []), { kind, text: move.text }]);
  const cells = new Set([...walks.keys(), ...steps.keys(), ...rides.keys()]);
  const walk = cell === null ? undefined : walks.get(cell);
  const there = cell === null ? [] : (rides.get(cell) ?? []);
  const moves = walk?.map(({ text }) => text);
  const actions: Action[] = [];
  if (walk && moves) {
    const yen = walk.at(-1)?.total ?? 0;
    actions.push({
      id: 'walk',
      label: yen > 0 ? b('move.walk_fee', { yen: amount('yen', yen) }) : b('move.walk'),
      tone: 'main',
      run: () => play.send(moves, 'walk'),
    });
  }
  there.forEach(({ kind, text }, i) =>
    actions.push({
      id: kind,
      label: b(`move.${kind}`),
      tone: !walk && i === 0 ? 'main' : 'plain',
      run: () => play.send([text]),
    }),
  );
  const step = cell === null ? undefined : steps.get(cell);
  if (step && (!walk || walk.length === 1)) {
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
    way: walk
      ? { legs: walk, start, straight: false }
      : cell !== null && first && start >= 0
        ? { legs: [{ cell, price: 0 }], start, straight: true }
        : null,
    ...(moves ? { moves: [], set: moves } : { moves: first ? [first.text] : null }),
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
