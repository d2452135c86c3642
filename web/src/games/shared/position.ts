// How pages read what the engine tells of a position (protocol.ts of a game).

/** Of a step that is to be decided any field may be asked for. */
export interface Step {
  step: string;
  seat?: number;
  [field: string]: unknown;
}

/** Whole or as observed, without what only the engine needs. */
export type Seen<Position> = Omit<Position, 'steps' | 'turn_cap' | 'reveals' | 'random'> & { steps: Step[] } & Record<string, unknown>;
