// Moves of a review in words, from what they would do.
import type { GameModule, MoveObject, Names, Seat } from '$lib/board';
import type { PlyEvents, Session } from '$lib/engine/client';
import type { StateAnswer } from '$lib/engine/protocol';
import { t } from '$lib/i18n';
import type { Exercise } from '$lib/review/exercises';
import type { Tale } from '$lib/review/tale';
import type { ExerciseWords } from './exercise_table.svelte';
import { newsFor } from '../table/trace.svelte';
import { percent } from './figures';

interface Told {
  game: GameModule;
  names: Names;
}

/** What the seat's moves would do where the session stands, which is nowhere else meanwhile. A line found in a world that
 *  was only possible may not be playable in this one: then its first move is told. */
export async function tellLine(
  session: Session,
  { game, names }: Told,
  seat: Seat,
  legal: MoveObject[],
  line: string[],
): Promise<string> {
  const first = legal.find(({ text }) => text === line[0]);
  const opening = `${first ? game.moveWords(first) : (line[0] ?? '')}.`;
  for (const moves of [line, line.slice(0, 1)]) {
    const seen = await session.preview(moves).catch(() => null);
    const lines = game
      .describe(seen?.events ?? [], names)
      .filter((one) => one.seat === seat && one.weight !== 'head')
      .map(({ text }) => text);
    if (lines.length === 0) continue;
    const hides = first && game.hiding?.includes(first.kind);
    return (hides ? [opening, ...lines.slice(1)] : lines).join(' ');
  }
  return opening;
}

/** What was played at an exercise, and the best that the review knows. */
export async function tellExercise(
  session: Session,
  told: Told,
  { seat, verdict }: Exercise,
  { legal, state }: Pick<StateAnswer, 'legal' | 'state'>,
): Promise<ExerciseWords> {
  const [best] = verdict.candidates;
  const played = verdict.candidates.find((one) => one.played);
  const first = legal.find(({ text }) => text === best?.line[0]);
  return {
    // What would follow it is what the search thinks, not what followed in the game.
    played: await tellLine(session, told, seat, legal, played?.line.slice(0, 1) ?? []),
    best: await tellLine(session, told, seat, legal, best?.line ?? []),
    look: first ? told.game.lookAt(first, state as never) : [],
  };
}

/** What the move that changed most brought, or else the whole turn. `plies`: the set-up first. */
function newsOf({ n, first, last, seat }: Tale, plies: PlyEvents[], { game, names }: Told): string {
  const within = (from: number, to: number): string => {
    const events = plies.slice(from + 1, to + 2).flatMap((ply) => ply.events);
    return newsFor(game.describe(events, names), seat, game.news);
  };
  return within(n, n) || within(first, last);
}

/** How a seat stood before the turn, what happened in it, its chances, and whether that was luck. */
export function tellTale(tale: Tale, plies: PlyEvents[], told: Told): string {
  const { seat, from, to, way, cause, by } = tale;
  const { names } = told;
  const about = (of: Seat): Record<string, unknown> => ({
    name: names.seats[of],
    ...(of === names.me && { context: 'you' }),
  });
  return [
    t(`review:tale.${way}`, about(seat)),
    newsOf(tale, plies, told),
    t('review:tale.change', { ...about(seat), from: percent(from), to: percent(to) }),
    t(`review:tale.${cause}`, about(by)),
  ]
    .filter(Boolean)
    .join(' ');
}

/** What a move did, in short; the moves that only end something say nothing. */
export function tellMove(ply: PlyEvents | undefined, { game, names }: Told): string {
  const lines = game.describe(ply?.events ?? [], names);
  const own = lines.filter(({ seat, weight }) => seat === ply?.seat && weight !== 'head');
  return (own.find(({ weight }) => weight === 'main') ?? own[0])?.text ?? '';
}
