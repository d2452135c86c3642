// What the person is doing: what is touched and picked, what that would do, and the moves for it.
import type { BoardProps, GameEvent, MoveObject, Offer, PreviewAnswer, Refusal } from '$lib/board';
import { askOf } from './ask';
import type { Ask, Desk } from './ask/ask';
import { gistWords } from './ask/gist';
import type { YokohamaState } from './model';
import { stepwise, type Planned } from './stepwise';
import { b } from './text';
import { whyWords } from './why';

interface Seen {
  key: string;
  answer: PreviewAnswer<YokohamaState>;
}

/** In milliseconds: no answer came, it may be tried again. */
const PATIENCE = 3000;

const keyOf = (moves: string[]): string => moves.join('\n');

export class Play implements Desk {
  cell = $state<number | null>(null);
  picks = $state<string[]>([]);
  counts = $state<Record<number, number>>({});
  refused = $state.raw<{ text: string; clause: string } | null>(null);
  #seen = $state.raw<Seen | null>(null);
  #asked = 0;
  /** What was sent is on its way: nothing is asked twice. */
  #sent = $state(false);
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly props: () => BoardProps<YokohamaState>,
    /** Events are being shown. */
    private readonly busy: () => boolean,
  ) {}

  get live(): boolean {
    const { me, toMove, legal } = this.props();
    return me !== null && toMove === me && legal.length > 0 && !this.busy() && !this.#sent;
  }
  get state(): YokohamaState {
    return this.props().state;
  }
  get me(): number {
    return this.props().me ?? 0;
  }
  get names(): string[] {
    return this.props().seats.map(({ name }) => name);
  }
  get step(): string {
    return this.state.steps[0]?.step ?? '';
  }

  get legal(): MoveObject[] {
    return this.props().legal;
  }
  of(kind: string): MoveObject[] {
    return this.legal.filter((move) => move.kind === kind);
  }
  has(text: string): boolean {
    return this.legal.some((move) => move.text === text);
  }
  refusal(match: (one: Refusal) => boolean): Refusal | undefined {
    return this.props().refusals.find(match);
  }
  why(refusal: Refusal | undefined): { text: string; clause: string } {
    return whyWords(refusal, { seats: this.names, me: this.props().me });
  }
  refuse(text: string, clause: string): void {
    this.refused = { text, clause };
  }

  /** Forgets everything begun. */
  reset(): void {
    this.cell = null;
    this.picks = [];
    this.counts = {};
    this.refused = null;
    this.#seen = null;
    this.#asked += 1;
    this.#sent = false;
    clearTimeout(this.#patience);
  }

  ask = $derived.by<Ask | null>(() => (this.live ? askOf(this) : null));

  // -- looking ahead

  seen(moves: string[]): GameEvent[] | null {
    return this.#seen?.key === keyOf(moves) ? this.#seen.answer.events : null;
  }

  #ahead(moves: string[]): Promise<Planned<YokohamaState>> {
    const { preview } = this.props();
    if (moves.every((move) => move.startsWith('walk '))) return stepwise(moves, this.me, preview);
    return preview(moves).then((answer) => ({ moves, answer }));
  }

  /** Asks what these moves would do; the last question counts. */
  async look(moves: string[] | null | undefined): Promise<void> {
    const asked = ++this.#asked;
    if (!moves || moves.length === 0) return void (this.#seen = null);
    try {
      const { answer } = await this.#ahead(moves);
      if (asked === this.#asked) this.#seen = { key: keyOf(moves), answer };
    } catch {
      if (asked === this.#asked) this.#seen = null; // not legal: nothing to tell
    }
  }

  /** Sends them; `finish`: with `done` after them, were that step to ask for more. */
  send(moves: string[], finish?: string): void {
    const { me } = this;
    this.#sent = true;
    this.#patience = setTimeout(() => (this.#sent = false), PATIENCE);
    if (!finish) return this.props().choose(moves);
    void this.#ahead(moves)
      .then(({ moves: needed, answer }) => {
        const more = answer.to_move === me && (answer.state as YokohamaState | undefined)?.steps[0]?.step === finish && answer.legal?.some(({ text }) => text === 'done');
        this.props().choose(more ? [...needed, 'done'] : needed);
      })
      .catch(() => this.props().choose(moves));
  }

  // -- touching

  /** True when the touch meant something. */
  touchCell(cell: number): boolean {
    this.refused = null;
    const { ask } = this;
    if (!ask?.oncell) return false;
    if (ask.cells?.has(cell) || ask.chosen?.has(cell)) {
      ask.oncell(cell);
      return true;
    }
    const refusal = this.refusal((one) => one['cell'] === cell);
    if (refusal) this.refused = this.why(refusal);
    return refusal !== undefined;
  }
  touchCard(id: string): boolean {
    this.refused = null;
    const { ask } = this;
    if (ask?.cards?.has(id) || ask?.picked?.has(id)) {
      ask.oncard?.(id);
      return true;
    }
    if (!ask) return false;
    const refusal = this.refusal((one) => ['technology', 'slot', 'achievement', 'order', 'token'].some((part) => one[part] === id) || (one['orders'] as string[] | undefined)?.[0] === id);
    if (refusal) this.refused = this.why(refusal);
    return refusal !== undefined;
  }

  /** What the action bar shows; null when nothing is asked. */
  get offer(): Offer | null {
    const { ask, refused } = this;
    if (!ask) return null;
    if (refused) {
      return {
        title: refused.text,
        actions: [
          { id: 'why', label: b('do.rule'), tone: 'plain', run: () => this.props().clause(refused.clause) },
          { id: 'cancel', label: b('do.close'), tone: 'quiet', run: () => (this.refused = null) },
        ],
      };
    }
    const gist = ask.moves ? gistWords(this.seen(ask.moves), this.props().me, this.names) : '';
    const detail = [ask.detail, gist].filter((one) => one).join(' — ');
    return { title: ask.title, ...(detail ? { detail } : {}), actions: ask.actions };
  }
}
