// Step 1: assistants on the areas (YOK-P1, YOK-K12).
import { cellNames } from '../model';
import { areaName, amount } from '../names';
import { feeOf, isPair, placeMoves, roomOf, touched, whyNot, type Why } from '../place';
import type { Play } from '../play.svelte';
import { b } from '../text';
import { cellOfMove, type Ask } from './ask';

const CLAUSE: Record<Exclude<Why, null>, string> = { full: 'YOK-P1', empty: 'YOK-P1', poor: 'YOK-P2', closed: 'YOK-P3' };

const planOf = (play: Play): number[] => play.picks.map(Number);

export function placement(play: Play): Ask {
  const { state, me } = play;
  const names = cellNames(state.areas);
  const placed = Number(state.steps[0]?.['placed'] ?? 0);
  const room = roomOf(state, me, placed, play.of('place').map((move) => cellOfMove(move)), play.of('pair').map((move) => cellOfMove(move)));
  const plan = planOf(play);
  const moves = placeMoves(plan, names);
  const fee = feeOf(plan, room);
  const more = new Map<number, number>();
  for (const cell of plan) more.set(cell, (more.get(cell) ?? 0) + 1);
  const open = [...room.single].filter((cell) => !plan.includes(cell) && (isPair(plan) || whyNot(plan, cell, room) === null));
  const single = plan.length === 1 && room.pair.has(plan[0] ?? -1);
  const title = plan.length === 0 ? b('place.title', { count: Math.min(room.most, room.hand) }) : isPair(plan) ? b('place.pair', { area: areaName(state.areas[plan[0] ?? 0]?.area ?? '') }) : b('place.picked', { count: plan.length, most: Math.min(room.most, room.hand) });
  const detail = plan.length === 0 ? b('place.hint') : single ? b('place.again') : '';
  return {
    title,
    detail: [detail, fee > 0 ? b('place.fee', { yen: amount('yen', fee) }) : ''].filter((one) => one).join(' '),
    actions: [
      ...(plan.length > 0
        ? [
            { id: 'place', label: fee > 0 ? b('place.do_fee', { yen: amount('yen', fee) }) : b('place.do'), tone: 'main' as const, run: () => play.send(moves, 'place') },
            { id: 'cancel', label: b('do.cancel'), tone: 'quiet' as const, run: () => play.reset() },
          ]
        : play.has('done') ? [{ id: 'done', label: b('place.done'), run: () => play.send(['done']) }] : []),
    ],
    cells: new Set(open),
    chosen: new Set(plan),
    more,
    moves: plan.length > 0 ? moves : null,
    tab: 'map',
    oncell: (cell) => {
      const next = touched(plan, cell, room);
      if (next.why) play.refuse(b(`place.why_${next.why}`), CLAUSE[next.why]);
      play.picks = next.plan.map(String);
    },
  };
}

export function adjacent(play: Play): Ask {
  const cells = new Map(play.of('place').map((move) => [cellOfMove(move), move.text]));
  const text = play.cell === null ? undefined : cells.get(play.cell);
  return {
    title: b('place.adjacent'),
    actions: [
      ...(text ? [{ id: 'place', label: b('place.do'), tone: 'main' as const, run: () => play.send([text]) }] : []),
      ...(play.has('done') ? [{ id: 'done', label: b('place.adjacent_none'), run: () => play.send(['done']) }] : []),
    ],
    cells: new Set(cells.keys()),
    chosen: new Set(text && play.cell !== null ? [play.cell] : []),
    more: new Map(text && play.cell !== null ? [[play.cell, 1]] : []),
    moves: text ? [text] : null,
    tab: 'map',
    oncell: (cell) => (play.cell = play.cell === cell ? null : cell),
  };
}
