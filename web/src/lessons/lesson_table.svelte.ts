// The table of a lesson: the learner tries, the lesson answers, and every wrong try can be taken back. The goal is
// judged after each choice, by what happened and what lies on the table.
import type { Session } from '$lib/engine/client';
import { EngineError } from '$lib/engine/error';
import type { Position, StateAnswer } from '$lib/engine/protocol';
import type { Entry, Info, Listener, TableSource, Update } from '$lib/table/source';
import { entriesOf, infoOf, updateOf } from '$lib/table/tried';
import { at, holds, OF_EVENT, valuesOfEvents, type Lesson, type Step, type Try } from './lesson';

/** `ask`: there is something to do. `wrong`: what was tried is not it. `right`: the goal of the step is reached. */
export type Phase = 'ask' | 'wrong' | 'right';

/** Key of some words, and the numbers in them. */
export interface Words {
  say: string;
  values: Record<string, unknown>;
}

export interface LessonParts {
  game: string;
  session: Session;
  lesson: Lesson;
  /** What people at the table are called, by seat. */
  names: string[];
  /** The box, for numbers in the words. */
  edition: () => Promise<unknown>;
  /** A step begins. */
  reached?: (step: number) => void;
  /** The last step is done. */
  finished?: () => void;
  /** The step to begin with, for who comes back: those before are played as they are meant. */
  from?: number;
}

export class LessonTable implements TableSource {
  phase = $state<Phase>('ask');
  /** Which step is under way. */
  step = $state(0);
  /** Key of the words to be said now, and the numbers in them. */
  say = $state('');
  values = $state.raw<Record<string, unknown>>({});
  /** How the step before was answered, where this one followed at once on the same table. */
  answered = $state.raw<Words | null>(null);

  private listener: Listener | null = null;
  /** What was asked for last, until it is done: who presses twice is heard once. */
  private asked = '';
  private last: Promise<void> = Promise.resolve();
  private now: StateAnswer | null = null;
  /** The table as the step found it. */
  private base: Position = {};
  private tried: Try = { moves: [], events: [], state: {} };

  constructor(private readonly parts: LessonParts) {}

  get steps(): number {
    return this.parts.lesson.steps.length;
  }
  get current(): Step {
    return this.parts.lesson.steps[this.step] ?? this.parts.lesson.steps[0];
  }
  get isLast(): boolean {
    return this.step === this.steps - 1;
  }
  /** The kind of move that leads on, as far as the lesson knows. */
  get wanted(): string | undefined {
    return this.current.solution[this.tried.moves.length]?.split(' ')[0];
  }
  /** The goal is reached, and the next step goes on from here: nobody has to ask for it. */
  private get flowsOn(): boolean {
    const next = this.parts.lesson.steps[this.step + 1];
    return this.phase === 'right' && next !== undefined && !next.position;
  }

  async open(listener: Listener): Promise<void> {
    this.listener = listener;
    const from = Math.min(this.parts.from ?? 0, this.steps - 1);
    listener.info(this.info());
    await this.once('open', async () => {
      for (let step = 0; step < from; step++) await this.pass(step);
      if (from > 0) listener.update(await this.update(true, []));
      await this.begin(from);
    });
    listener.line('open');
  }

  close(): void {
    this.listener = null;
  }

  /** On to the next step, once this one's goal is reached. */
  next(): Promise<void> {
    return this.once('next', async () => {
      if (this.phase === 'right' && !this.isLast) await this.begin(this.step + 1);
    });
  }

  private async follow(): Promise<void> {
    const { say, values } = this;
    await this.begin(this.step + 1);
    this.answered = { say, values };
  }

  /** Plays what reaches the goal, for who does not find it. */
  show(): Promise<void> {
    return this.once('show', async () => {
      if (this.phase === 'right') return;
      if (this.tried.moves.length > 0) await this.reset();
      for (const move of this.current.solution) await this.play([move]);
    });
  }

  /** The step from its beginning. */
  again(): Promise<void> {
    return this.once('again', () => this.reset());
  }

  /** The lesson from its beginning. */
  repeat(): Promise<void> {
    return this.once('repeat', () => this.begin(0));
  }

  restart(): Promise<void> {
    return this.again();
  }

  async play(moves: string[]): Promise<void> {
    const { session, lesson } = this.parts;
    if (this.phase !== 'ask')
      throw new EngineError({ code: 'not_your_turn', message: 'The step is over.' });
    const before = this.now?.n ?? 0;
    this.now = await session.play(moves);
    const events = (await session.events(before + 1, this.now.n)).flatMap((ply) => ply.events);
    const { state } = await session.state(lesson.me);
    this.tried = {
      moves: [...this.tried.moves, ...moves],
      events: [...this.tried.events, ...events],
      state,
    };
    this.judge();
    await this.tell(before);
    if (this.flowsOn) await this.follow();
  }

  undo(): Promise<void> {
    return this.again();
  }

  record(): Promise<Record<string, unknown>> {
    return this.parts.session.save();
  }

  edition(): Promise<unknown> {
    return Promise.resolve(null);
  }

  /** After what is under way: the words of a step can be read, and answered, before its table is all there. */
  private once(what: string, task: () => Promise<void>): Promise<void> {
    if (this.asked === what) return this.last;
    this.asked = what;
    const mine = this.last
      .catch(() => undefined)
      .then(task)
      .finally(() => {
        if (this.last === mine) this.asked = '';
      });
    this.last = mine;
    return mine;
  }

  private async reset(): Promise<void> {
    await this.load(this.base);
    await this.ask();
  }

  private judge(): void {
    const { goal, done, mistakes = [], otherwise } = this.current;
    if (holds(goal, this.tried)) {
      this.values = { ...this.values, ...valuesOfEvents(this.current, this.tried.events) };
      this.answer('right', done);
      if (this.isLast) this.parts.finished?.();
      return;
    }
    const mistake = mistakes.find(({ when }) => holds(when, this.tried));
    if (mistake) return this.answer('wrong', mistake.say);
    if (this.now?.to_move !== this.parts.lesson.me || !this.isAllowed())
      this.answer('wrong', otherwise);
  }

  /** Whatever the rules allow can be tried: a board that offered less would have to give a reason that is none. */
  private isAllowed(): boolean {
    const { allowed } = this.current;
    return (
      !allowed || this.tried.moves.every((move) => allowed.some((start) => move.startsWith(start)))
    );
  }

  private answer(phase: Phase, say: string): void {
    this.phase = phase;
    this.say = say;
    this.answered = null;
  }

  private async pass(step: number): Promise<void> {
    const { lesson, session, game } = this.parts;
    const { position, before = [], solution } = lesson.steps[step] ?? lesson.steps[0];
    if (step === 0 || position) this.now = await session.load(game, position ?? lesson.position);
    for (const move of [...before, ...solution]) this.now = await session.play([move]);
  }

  private async begin(step: number): Promise<void> {
    const { lesson, session } = this.parts;
    this.step = step;
    this.parts.reached?.(step);
    const { position } = this.current;
    if (step === 0 || position) await this.load(position ?? lesson.position);
    for (const move of this.current.before ?? []) {
      const n = this.now?.n ?? 0;
      this.now = await session.play([move]);
      await this.tell(n);
    }
    this.base = (await session.state()).state;
    this.values = await this.valuesOf(this.current);
    await this.ask();
  }

  private async ask(): Promise<void> {
    this.tried = { moves: [], events: [], state: {} };
    this.answer('ask', this.current.say);
    this.listener?.update(await this.update(false, []));
  }

  private async load(position: Position): Promise<void> {
    this.now = await this.parts.session.load(this.parts.game, position);
    this.listener?.update(await this.update(true, []));
  }

  private async valuesOf({ values = {} }: Step): Promise<Record<string, unknown>> {
    const paths = Object.entries(values).filter(([, path]) => !path.startsWith(OF_EVENT));
    const edition = paths.some(([, path]) => path.startsWith('edition.'))
      ? await this.parts.edition()
      : null;
    const table = { ...this.base, edition };
    return Object.fromEntries(paths.map(([name, path]) => [name, at(table, path)]));
  }

  private async tell(before: number): Promise<void> {
    const plies = await this.parts.session.events(before + 1, this.now?.n ?? before);
    this.listener?.update(await this.update(false, entriesOf(plies)));
  }

  private update(whole: boolean, entries: Entry[]): Promise<Update> {
    const { session, lesson } = this.parts;
    const asked = this.phase === 'ask';
    return updateOf(session, lesson.me, { whole, entries, asked, tried: this.tried.moves.length });
  }

  private info(): Info {
    const { game, lesson, names } = this.parts;
    const edition = { name: '', standard: true };
    return infoOf(game, names, lesson.me, { open: lesson.open ?? false, edition });
  }
}
