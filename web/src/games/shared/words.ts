// What games say in the same way: their moves, and what is to be decided.
import type { MoveObject, Names, Seat } from '$lib/board';
import { t } from '$lib/i18n';
import type { Step } from './position';

/** What a move or a refusal has in a field is unknown until it is read. */
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** How moves are said, by their kinds: the engine's list of them (MoveParts in protocol.ts) is the type. */
export type Speakers<Parts extends { kind: string }> = {
  [Kind in Parts['kind']]?: (move: Extract<Parts, { kind: Kind }>) => string;
};

/** `other`: those of which nothing is told but their kind. */
export const speaker =
  (speakers: object, other: (move: MoveObject) => string) =>
  (move: MoveObject): string =>
    ((speakers as Partial<Record<string, typeof other>>)[move.kind] ?? other)(move);

/** A game's prompt: its texts begin with `texts`, "GAME:prompt.". */
export const prompter =
  <State extends { steps: Step[] }>(
    texts: string,
    keyOf: (step: State['steps'][number], state: State, seat: Seat) => string,
    values: (step: State['steps'][number], state: State, seat: Seat) => Record<string, unknown>,
  ) =>
  (state: State, toMove: Seat | null, names: Names): string => {
    const step = state.steps[0];
    if (!step || toMove === null) return t(`${texts}over`);
    const seat = step.seat ?? toMove;
    return t(`${texts}${keyOf(step, state, seat)}`, {
      name: names.seats[seat] ?? '',
      ...(seat === names.me && { context: 'you' }),
      ...values(step, state, seat),
    });
  };
