// How pages read what the engine tells of a position (protocol.ts of a game).

type Fields<Union> = Union extends unknown ? keyof Union : never;
type Value<Union, Field> = Union extends { [Name in Field & string]: infer Of } ? Of : never;

/** Of a step that is to be decided any part may be asked for: a step that does not have it has nothing there. */
export type AnyOf<Union> = { [Field in Fields<Union>]?: Value<Union, Field> };

export interface Step {
  step: string;
  seat?: number;
}

/** Whole or as observed, without what only the engine needs. */
export type Seen<Position extends { steps: unknown[] }> = Omit<
  Position,
  'steps' | 'turn_cap' | 'reveals' | 'random'
> & {
  steps: (Step & Omit<AnyOf<Position['steps'][number]>, keyof Step>)[];
} & Record<string, unknown>;
