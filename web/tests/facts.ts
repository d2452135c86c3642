// What tests of all games must know of one: its folder says it, in tests/facts.ts.
export interface GameFacts {
  /** Numbers of the box that no sentence is about: shown on boards, cards and the map; counts of pieces; what the
   *  engine's check allows one value for, or holds equal to another that is said. */
  unsaid?: RegExp;
  /** Steps of a seat that go by themselves. */
  byItself?: readonly string[];
  /** Nobody ever has two turns in a row. */
  alternates?: boolean;
  /** Changes the box so that what hardly ever comes to pass does. */
  ease?: (edition: never) => void;
}

const files = import.meta.glob<GameFacts>('../src/games/*/tests/facts.ts', {
  import: 'facts',
  eager: true,
});

export const factsOf = (game: string): GameFacts =>
  files[`../src/games/${game}/tests/facts.ts`] ?? {};
