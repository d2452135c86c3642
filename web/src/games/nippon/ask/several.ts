// Several things picked one after the other for one move: which can be added, and which move it is.

type With<Field extends string> = Record<Field, string[]>;

const less = (list: string[], picks: string[]): string[] | null => {
  const left = [...list];
  for (const one of picks) {
    const at = left.indexOf(one);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
};

/** What can still be added to the picks so that some move has them all. */
export const addable = <Field extends string>(
  moves: With<Field>[],
  field: Field,
  picks: string[],
): Set<string> => new Set(moves.flatMap((move) => less(move[field], picks) ?? []));

/** The move that is these picks, in whatever order. */
export const moveFor = <Field extends string, Move extends With<Field>>(
  moves: Move[],
  field: Field,
  picks: string[],
): Move | undefined => moves.find((move) => less(move[field], picks)?.length === 0);

/** With one more, or without it where it cannot be added. */
export function toggled<Field extends string>(
  moves: With<Field>[],
  field: Field,
  picks: string[],
  one: string,
): string[] {
  if (addable(moves, field, picks).has(one)) return [...picks, one];
  const at = picks.indexOf(one);
  return at < 0 ? picks : picks.filter((_, i) => i !== at);
}
