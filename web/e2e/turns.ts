// What takes long is run in turn: the quick check takes one of several ways, another with each commit; the step "games"
// takes the others. Alone, all are run.

/** Of these ways those to be run now: all, or with IN_TURN one, with OUT_OF_TURN the others; another for each number and name. */
export function inTurn<T>(name: string, ways: readonly T[]): T[] {
  const { IN_TURN: one, OUT_OF_TURN: others } = process.env;
  const is = (i: number, number: string): boolean =>
    i === (Number(number) + name.length) % ways.length;
  return ways.filter(
    (_, i) => (one === undefined || is(i, one)) && (others === undefined || !is(i, others)),
  );
}
