// The table of the exercises: each lies as the decision was found, and the first choice on it is judged by what the review
// thinks of that move.
import type { Session } from '$lib/engine/client';
import { EngineError } from '$lib/engine/error';
import type { MoveObject, Position, Seat, StateAnswer } from '$lib/engine/protocol';
import { candidateOf, lossOf, solves, type Exercise } from '$lib/review/exercises';
import type { Entry, Info, Listener, TableSource } from '$lib/table/source';
import { entriesOf, infoOf, updateOf } from '$lib/table/tried';

/** `shown`: the answer was asked for. */
export type Phase = 'ask' | 'wrong' | 'right' | 'shown';

/** Moves of the decision in words, and what to look at for the best. */
export interface ExerciseWords {
  played: string;
  best: string;
  look: string[];
}

export interface ExerciseParts {
  game: string;
  session: Session;
  record: unknown;
  me: Seat;
  /** What people at the table are called, by seat. */
  names: string[];
  edition: Info['edition'];
  exercises: Exercise[];
  /** The session stands at the decision. */
  tell: (exercise: Exercise, legal: MoveObject[], state: Position) => Promise<ExerciseWords>;
}

export class ExerciseTable implements TableSource {
  phase = $state<Phase>('ask');
  /** Which of them is under way. */
  step = $state(0);
  words = $state.raw<ExerciseWords | null>(null);
  /** What of the victory the last try gave away; null where the review has not compared it. */
  lost = $state<number | null>(null);
  /** Those that were solved without the answer. */
  solved = $state.raw<ReadonlySet<number>>(new Set());
  private listener: Listener | null = null;
  private now: StateAnswer | null = null;

  constructor(private readonly parts: ExerciseParts) {}

  get steps(): number {
    return this.parts.exercises.length;
  }
  get current(): Exercise | undefined {
    return this.parts.exercises[this.step];
  }
  get isLast(): boolean {
    return this.step === this.steps - 1;
  }

  async open(listener: Listener): Promise<void> {
    const { game, names, me, edition } = this.parts;
    this.listener = listener;
    listener.info(infoOf(game, names, me, { open: false, edition }));
    await this.begin(0);
    listener.line('open');
  }

  close(): void {
    this.listener = null;
  }

  async play(moves: string[]): Promise<void> {
    const { session } = this.parts;
    if (this.phase !== 'ask')
      throw new EngineError({ code: 'not_your_turn', message: 'The exercise is over.' });
    const before = this.now?.n ?? 0;
    this.now = await session.play(moves);
    this.judge(moves);
    await this.tell(false, entriesOf(await session.events(before + 1, this.now.n)));
  }

  /** The same once more. */
  again(): Promise<void> {
    return this.begin(this.step);
  }

  next(): Promise<void> {
    return this.begin(Math.min(this.step + 1, this.steps - 1));
  }

  /** Gives the answer, on the table as it was. */
  async show(): Promise<void> {
    await this.lay('shown');
  }

  undo(): Promise<void> {
    return this.again();
  }

  restart(): Promise<void> {
    return this.again();
  }

  record(): Promise<Record<string, unknown>> {
    return this.parts.session.save();
  }

  edition(): Promise<unknown> {
    return this.parts.edition.standard ? Promise.resolve(null) : this.parts.session.edition();
  }

  private judge(moves: string[]): void {
    const { current } = this;
    if (!current) return;
    const { verdict, seat } = current;
    const tried = candidateOf(verdict, moves);
    this.lost = tried ? Math.max(0, lossOf(verdict, tried, seat)) : null;
    const right = tried !== undefined && solves(verdict, tried, seat);
    this.phase = right ? 'right' : 'wrong';
    if (right) this.solved = new Set([...this.solved, this.step]);
  }

  private async begin(step: number): Promise<void> {
    this.step = step;
    this.words = null;
    await this.lay('ask');
  }

  private async lay(phase: Phase): Promise<void> {
    const { session, record, tell } = this.parts;
    const { current } = this;
    if (!current) return;
    this.now = await session.replay(record, current.n);
    this.phase = phase;
    this.lost = null;
    this.words ??= await tell(current, this.now.legal, this.now.state);
    await this.tell(true, []);
  }

  private async tell(whole: boolean, entries: Entry[]): Promise<void> {
    const { session, me } = this.parts;
    const asked = this.phase === 'ask';
    this.listener?.update(await updateOf(session, me, { whole, entries, asked, tried: 0 }));
  }
}
