// What every board does between a question and its answer: it looks ahead at what the picked moves would
// do, tells why a touched thing does not answer, fills the action bar and sends. What can be touched
// and what is picked are the game's.
import type {
  Action,
  BoardProps,
  GameEvent,
  MoveObject,
  Names,
  Offer,
  PreviewAnswer,
  Refusal,
} from '$lib/board';

/** The question, as the bar shows it. */
export interface Question {
  title: string;
  detail?: string;
  actions: Action[];
  /** What the main button would send: previewed, to tell what it does. */
  moves?: string[] | null;
  /** What is picked to follow them: the engine finds the order. */
  set?: string[];
}

type Wanted = Pick<Question, 'moves' | 'set'>;

export interface Why {
  /** What is not possible, where the reason alone would not say it. */
  title?: string;
  text: string;
  clause: string;
}

/** How a game says it. */
export interface Voice<Event> {
  /** A small word of the board. */
  b: (key: string) => string;
  /** What events would do to the person, in a few words; without it nothing is said of it. */
  outcomeWords?: (events: Event[], me: number, names: string[]) => string;
  /** What stands between a question's detail and the outcome of its answer, if not a space. */
  between?: string;
  refusalWords: (refusal: Refusal, names: Names) => string;
  /** Under which something is refused that no other clause refuses. */
  clause: string;
}

/** A move of a kind, as the game's list of them has it (MoveParts in protocol.ts). */
export type MoveOf<Parts extends { kind: string }, Kind extends Parts['kind']> = Extract<
  Parts,
  { kind: Kind }
> & { text: string };

/** What every question may use of the play. */
export type Desk<P, Parts extends { kind: string } = never> = Pick<
  QuestionController<P, Question, Parts>,
  | 'state'
  | 'me'
  | 'names'
  | 'step'
  | 'legal'
  | 'of'
  | 'has'
  | 'reason'
  | 'send'
  | 'reset'
  | 'confirms'
>;

interface Seen<P> {
  key: string;
  answer: PreviewAnswer<P>;
}

/** In milliseconds: no answer came, it may be tried again. */
const PATIENCE = 3000;

/** What is to be asked of the engine, as a text; '' where nothing is. */
export const keyOf = ({ moves, set }: Wanted): string =>
  moves && moves.length + (set?.length ?? 0) > 0 ? JSON.stringify({ moves, set }) : '';

/** `Parts`, `Event`: by the game's lists of moves and events (protocol.ts). */
export abstract class QuestionController<
  P,
  Ask extends Question,
  Parts extends { kind: string },
  Event extends GameEvent = GameEvent,
> {
  refused = $state.raw<Why | null>(null);
  /** What was touched last has nothing to do with what is asked. */
  #beside = $state(false);
  #seen = $state.raw<Seen<P> | null>(null);
  #asked = 0;
  /** How often all was begun again: what is wanted then is asked again. */
  begun = $state(0);
  /** What was sent is on its way: nothing is asked twice. */
  #sent = $state(false);
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(
    protected readonly props: () => BoardProps<P>,
    /** Events are being shown. */
    private readonly busy: () => boolean,
    private readonly voice: Voice<Event>,
  ) {}

  /** What is asked of the person now. */
  protected abstract askNow(): Ask | null;

  ask = $derived.by<Ask | null>(() => (this.live ? this.askNow() : null));

  get live(): boolean {
    const { me, toMove, legal } = this.props();
    return me !== null && toMove === me && legal.length > 0 && !this.busy() && !this.#sent;
  }
  /** At the end of a turn there is time to think again: a touch may be the choice. */
  get confirms(): boolean {
    return this.props().settings.confirm;
  }
  get state(): P {
    return this.props().state;
  }
  get me(): number {
    return this.props().me ?? 0;
  }
  /** What is best may be picked beforehand. */
  get advised(): boolean {
    return !this.props().settings.unadvised;
  }
  get names(): string[] {
    return this.props().seats.map(({ name }) => name);
  }
  /** What is to be decided; '' once the game is over. */
  get step(): string {
    return (this.state as { steps?: { step: string }[] }).steps?.[0]?.step ?? '';
  }

  get legal(): MoveObject[] {
    return this.props().legal;
  }
  of<Kind extends Parts['kind']>(kind: Kind): MoveOf<Parts, Kind>[] {
    return (this.legal as MoveOf<Parts, Kind>[]).filter((move) => move.kind === kind);
  }
  has(text: string): boolean {
    return this.legal.some((move) => move.text === text);
  }
  protected refusal(match: (one: Refusal) => boolean): Refusal | undefined {
    return this.props().refusals.find(match);
  }
  protected why(refusal: Refusal | undefined): Why {
    const { b, refusalWords, clause } = this.voice;
    if (!refusal) return { text: b('not_now'), clause };
    return {
      text: refusalWords(refusal, { seats: this.names, me: this.props().me }),
      clause: refusal.clause,
    };
  }
  reason(match: (one: Refusal) => boolean): Why {
    return this.why(this.refusal(match));
  }
  /** Says why a thing that lies before the person cannot be chosen. */
  refuse(why: Why): void {
    this.refused = why;
  }

  /** A choice over the table is made, or says why it cannot be. What was refused before is past. */
  answer({ refusal, run }: { refusal?: Why; run: () => void }): void {
    this.refused = refusal ?? null;
    if (!refusal) run();
  }

  /** Forgets everything begun. */
  reset(): void {
    this.refused = null;
    this.#beside = false;
    this.#seen = null;
    this.#asked += 1;
    this.begun += 1;
    this.free();
    clearTimeout(this.#patience);
  }

  // -- looking ahead

  /** What the last question would do. */
  protected get told(): Event[] | null {
    return (this.#seen?.answer.events as Event[] | undefined) ?? null;
  }
  #outcome(ask: Ask): string {
    const { me } = this.props();
    if (!ask.moves || me === null || !this.told || this.#seen?.key !== keyOf(ask)) return '';
    return this.voice.outcomeWords?.(this.told, me, this.names) ?? '';
  }

  /** What these moves would do. */
  protected ahead(moves: string[], set?: string[]): Promise<PreviewAnswer<P>> {
    return this.props().preview(moves, set);
  }

  /** Asks what this would do (`keyOf`); the last question counts. */
  async look(key: string): Promise<void> {
    const asked = ++this.#asked;
    if (key === '') return void (this.#seen = null);
    const { moves = [], set } = JSON.parse(key) as { moves?: string[]; set?: string[] };
    try {
      const answer = await this.ahead(moves, set);
      if (asked !== this.#asked) return;
      this.#seen = { key, answer };
      this.answered(answer);
    } catch {
      if (asked === this.#asked) this.#seen = null; // not legal: nothing to tell
    }
  }
  /** The last question was answered. */
  protected answered(_answer: PreviewAnswer<P>): void {}

  // -- sending

  send(moves: string[]): void {
    this.wait();
    this.props().choose(moves);
  }
  /** Asks nothing until the answer comes, or patience ends. */
  protected wait(): void {
    this.#sent = true;
    this.#patience = setTimeout(() => this.free(), PATIENCE);
  }
  protected free(): void {
    this.#sent = false;
  }

  // -- touching

  /** One of those that answer, or that are picked, does so. Else what matches tells why it does not. True when the touch meant
   *  something. */
  protected touch<Of>(
    one: Of,
    open: (Set<Of> | undefined)[],
    answer: ((one: Of) => void) | undefined,
    match: (one: Refusal) => boolean,
  ): boolean {
    this.refused = null;
    this.#beside = false;
    if (!this.ask) return false;
    if (open.some((set) => set?.has(one))) {
      answer?.(one);
      return true;
    }
    const refusal = this.refusal(match);
    if (refusal) this.refused = this.why(refusal);
    return refusal !== undefined;
  }

  /** Whatever is touched answers a question, if only by "Not possible now." */
  protected miss(): false {
    if (this.ask) this.#beside = true;
    return false;
  }

  /** What the action bar shows; null when nothing is asked. */
  get offer(): Offer | null {
    const { ask, refused } = this;
    const { b, between = ' ' } = this.voice;
    if (!this.live) return null;
    if (refused) {
      return {
        ...(refused.title
          ? { title: refused.title, detail: refused.text }
          : { title: refused.text }),
        actions: [
          {
            id: 'why',
            label: b('do.rule'),
            tone: 'plain',
            run: () => this.props().clause(refused.clause),
          },
          { id: 'cancel', label: b('do.close'), tone: 'quiet', run: () => (this.refused = null) },
        ],
      };
    }
    if (!ask) return null;
    const detail = this.#beside
      ? b('not_now')
      : [ask.detail, this.#outcome(ask)].filter((one) => one).join(between);
    return { title: ask.title, ...(detail ? { detail } : {}), actions: ask.actions };
  }
}
