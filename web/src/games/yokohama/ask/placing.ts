// Step 1: assistants on the areas (YOK-P1, YOK-K12).
import { cellNames } from '../model';
import { areaName, amount } from '../names';
import { feeOf, isPair, placeMoves, roomOf, touched, whyNot, type Room, type Why } from '../place';
import { b } from '../text';
import { refusalWords } from '../words';
import { listOf } from '$lib/i18n';
import { once } from '$lib/settings/once';
import { done, main } from '../../shared/ask';
import { cancel, isBarred, type Ask, type Desk, type Place } from './ask';

const CLAUSE: Record<Exclude<Why, null>, string> = {
  full: 'YOK-P1',
  empty: 'YOK-P1',
  poor: 'YOK-P2',
  closed: 'YOK-P3',
};

/** Of what is planned, what the president could not reach: in words, with the clause. */
function unreached(
  play: Desk,
  plan: number[],
  places: Place[],
): { title: string; text: string; clause: string } | null {
  const barred = plan.flatMap((cell, i) => {
    const there = plan.indexOf(cell) === i ? places.filter((one) => one.cell === cell) : [];
    const refusals = there.filter(isBarred);
    return refusals.length === there.length ? refusals.slice(0, 1) : [];
  });
  const [first] = barred;
  if (!first) return null;
  const alike = barred.filter(({ reason }) => reason === first.reason);
  return {
    title: b('place.barred', { areas: listOf(alike.map(({ area }) => areaName(area))) }),
    text: `${refusalWords(first, { seats: play.names, me: play.me })} ${b('place.anyway')}`,
    clause: first.clause,
  };
}

/** Warns of what the president could not reach. Else the last one that may be placed is the choice. */
async function weigh(play: Desk, plan: number[], room: Room): Promise<void> {
  const moves = placeMoves(plan, cellNames(play.state.areas));
  const apart = unreached(play, plan, await play.explore(moves)) !== null;
  if (String(plan) !== String(planOf(play))) return;
  if (apart && !play.warned) play.warned = once('yokohama.unreached');
  const all = plan.length === Math.min(room.most, room.hand) && !isPair(plan);
  if (play.confirms && all && feeOf(plan, room) === 0 && !apart) play.send(moves, 'place');
}

const planOf = (play: Desk): number[] => play.picks.map(Number);

export function placement(play: Desk): Ask {
  const { state, me } = play;
  const names = cellNames(state.areas);
  const placed = play.state.steps[0]?.placed ?? 0;
  const room = roomOf(
    state,
    me,
    placed,
    play.of('place').map((move) => move.cell),
    play.of('pair').map((move) => move.cell),
  );
  const plan = planOf(play);
  const moves = placeMoves(plan, names);
  const fee = feeOf(plan, room);
  const more = new Map<number, number>();
  for (const cell of plan) more.set(cell, (more.get(cell) ?? 0) + 1);
  const open = [...room.single].filter(
    (cell) => !plan.includes(cell) && (isPair(plan) || whyNot(plan, cell, room) === null),
  );
  const single = plan.length === 1 && room.pair.has(plan[0] ?? -1);
  const title =
    plan.length === 0
      ? b('place.title', { count: Math.min(room.most, room.hand) })
      : isPair(plan)
        ? b('place.pair', { area: areaName(state.areas[plan[0] ?? 0]?.area ?? '') })
        : b('place.picked', { count: plan.length, most: Math.min(room.most, room.hand) });
  const detail = plan.length === 0 ? b('place.hint') : single ? b('place.again') : '';
  const warning = play.warned ? unreached(play, plan, play.placesAfter(moves)) : null;
  return {
    title: warning?.title ?? title,
    detail: [warning?.text ?? detail, fee > 0 ? b('place.fee', { yen: amount('yen', fee) }) : '']
      .filter((one) => one)
      .join(' '),
    actions: [
      ...(plan.length > 0
        ? [
            {
              id: 'place',
              label: fee > 0 ? b('place.do_fee', { yen: amount('yen', fee) }) : b('place.do'),
              tone: 'main' as const,
              run: () => play.send(moves, 'place'),
            },
            ...(warning
              ? [
                  {
                    id: 'why',
                    label: b('do.rule'),
                    tone: 'plain' as const,
                    run: () => play.rule(warning.clause),
                  },
                ]
              : []),
            cancel(play),
          ]
        : done(play, b('place.done'))),
    ],
    cells: new Set(open),
    chosen: new Set(plan),
    more,
    moves: plan.length > 0 ? moves : null,
    tab: 'map',
    oncell: (cell) => {
      const next = touched(plan, cell, room);
      if (next.why) play.refuse({ text: b(`place.why_${next.why}`), clause: CLAUSE[next.why] });
      play.picks = next.plan.map(String);
      if (next.plan.length > 0 && !next.why) void weigh(play, next.plan, room);
    },
  };
}

export function adjacent(play: Desk): Ask {
  const cells = new Map(play.of('place').map((move) => [move.cell, move.text]));
  const text = play.cell === null ? undefined : cells.get(play.cell);
  return {
    title: b('place.adjacent'),
    actions: [
      ...(text ? [main(play, 'place', b('place.do'), text)] : []),
      ...done(play, b('place.adjacent_none')),
    ],
    cells: new Set(cells.keys()),
    chosen: new Set(text && play.cell !== null ? [play.cell] : []),
    more: new Map(text && play.cell !== null ? [[play.cell, 1]] : []),
    moves: text ? [text] : null,
    tab: 'map',
    oncell: (cell) => (play.cell = play.cell === cell ? null : cell),
  };
}
