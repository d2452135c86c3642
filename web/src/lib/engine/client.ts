// Asks an engine: every message of the line protocol that the pages use, as a typed call.
import type { ReviewStep, ReviewSummary } from '../review/types';
import { EngineError } from './error';
import type {
  Destination,
  EditionCheck,
  ErrorBody,
  GameDescription,
  GameEvent,
  MoveObject,
  Position,
  PreviewAnswer,
  Refusal,
  Seat,
  StateAnswer,
  Suggestion,
} from './protocol';

type Message = Record<string, unknown>;
export type Answer = { ok: true; [field: string]: unknown } | { ok: false; error: ErrorBody };

/** Carries one request to an engine and its answer back. */
export type Ask = (request: Message) => Promise<Answer>;

export interface PlyEvents {
  n: number;
  move: string | null;
  seat: Seat | null;
  events: GameEvent[];
}

export interface NewGame {
  game: string;
  players: number;
  seed?: string;
  options?: { turn_cap?: number; variants?: string[] };
  edition?: unknown;
  view?: Seat;
}

/** A session of the engine. All calls reject with EngineError where the engine refuses. */
export class Session {
  constructor(private readonly ask: Ask) {}

  private async send<T>(request: Message): Promise<T> {
    const answer = await this.ask(request);
    if (!answer.ok) throw new EngineError(answer.error);
    return answer as unknown as T;
  }

  async games(): Promise<GameDescription[]> {
    return (await this.send<{ games: GameDescription[] }>({ type: 'games' })).games;
  }
  async edition(game?: string): Promise<Record<string, unknown>> {
    return (
      await this.send<{ edition: Record<string, unknown> }>({
        type: 'edition',
        ...(game && { game }),
      })
    ).edition;
  }
  check(game: string, text: string): Promise<EditionCheck> {
    return this.send({ type: 'check', game, text });
  }
  begin(game: NewGame): Promise<StateAnswer> {
    return this.send({ type: 'new', ...game });
  }
  load(game: string, position: Position, edition?: unknown): Promise<StateAnswer> {
    return this.send({ type: 'load', game, position, ...(edition ? { edition } : {}) });
  }
  state(view?: Seat): Promise<StateAnswer> {
    return this.send({ type: 'state', ...(view !== undefined && { view }) });
  }
  async legal(): Promise<MoveObject[]> {
    return (await this.send<{ moves: MoveObject[] }>({ type: 'legal' })).moves;
  }
  play(moves: string[], view?: Seat): Promise<StateAnswer> {
    return this.send({ type: 'play', moves, ...(view !== undefined && { view }) });
  }
  /** `set`: moves that come after the others, in any order. */
  preview(moves: string[], view?: Seat, set?: string[]): Promise<PreviewAnswer> {
    return this.send({ type: 'preview', moves, set, ...(view !== undefined && { view }) });
  }
  /** Where these moves, and nothing of what would follow them, let pieces be brought. */
  async reach(moves: string[], view?: Seat): Promise<Destination[]> {
    const request = { type: 'reach', moves, ...(view !== undefined && { view }) };
    return (await this.send<{ places: Destination[] }>(request)).places;
  }
  undo(moves: number, view?: Seat): Promise<StateAnswer> {
    return this.send({ type: 'undo', moves, ...(view !== undefined && { view }) });
  }
  canUndo(): Promise<{ moves: number; seat: Seat | null }> {
    return this.send({ type: 'can_undo' });
  }
  async reasons(): Promise<Refusal[]> {
    return (await this.send<{ refusals: Refusal[] }>({ type: 'reasons' })).refusals;
  }
  async suggest(player: string, seed?: string, count = 1): Promise<Suggestion[]> {
    const request = { type: 'suggest', player, count, ...(seed && { seed }) };
    return (await this.send<{ suggestions: Suggestion[] }>(request)).suggestions;
  }
  /** The move that the player would make; it knows what the seat to move may know. */
  async choose(player: string, seed?: string): Promise<string> {
    return (await this.send<{ move: string }>({ type: 'choose', player, ...(seed && { seed }) }))
      .move;
  }
  async save(): Promise<Record<string, unknown>> {
    return (await this.send<{ record: Record<string, unknown> }>({ type: 'save' })).record;
  }
  replay(record: unknown, at?: number, view?: Seat): Promise<StateAnswer> {
    return this.send({
      type: 'replay',
      record,
      ...(at !== undefined && { at }),
      ...(view !== undefined && { view }),
    });
  }
  /** What the n-th move was worth, counted from 1, in a game that is over. */
  async reviewStep(n: number, simulations: number): Promise<ReviewStep> {
    return (await this.send<{ step: ReviewStep }>({ type: 'review_step', n, simulations })).step;
  }
  async review(steps: object[], simulations: number): Promise<ReviewSummary> {
    const request = { type: 'review', steps, simulations };
    return (await this.send<{ review: ReviewSummary }>(request)).review;
  }
  async verify(record: unknown): Promise<boolean> {
    return (await this.send<{ verified: boolean }>({ type: 'verify', record })).verified;
  }
  async events(from: number, to?: number): Promise<PlyEvents[]> {
    const request = { type: 'events', from, ...(to !== undefined && { to }) };
    return (await this.send<{ events: PlyEvents[] }>(request)).events;
  }
}
