// What the person is doing: what is touched and picked, what that would do, and the moves for it.
import type { BoardProps, GameEvent, MoveObject, Offer, PreviewAnswer, Refusal } from '$lib/board';
import { askOf } from './ask';
import type { Ask, Desk } from './ask/ask';
import { gistWords } from './ask/gist';
import type { Colour } from './box.svelte';
import type { YamataiState } from './model';
import { b } from './text';
import { whyWords } from './why';

interface Seen {
  key: string;
  answer: PreviewAnswer<YamataiState>;
}

/** In milliseconds: no answer came, it may be tried again. */
const PATIENCE = 3000;

const keyOf = (moves: string[]): string => moves.join('\n');

export class Play implements Desk {
  mode = $state<string | null>(null);
  colour = $state<Colour | null>(null);
  space = $state<number | null>(null);
  tile = $state<string | null>(null);
  island = $state<number | null>(null);
  picks = $state<number[]>([]);
  chosen = $state<string | null>(null);
  refused = $state.raw<{ text: string; clause: string } | null>(null);
  #seen = $state.raw<Seen | null>(null);
  #asked = 0;
  /** What was sent is on its way: nothing is asked twice. */
  #sent = $state(false);
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly props: () => BoardProps<YamataiState>,
    /** Events are being shown. */
    private readonly busy: () => boolean,
    private readonly onMap: () => boolean = () => false,
  ) {}

  get live(): boolean {
    const { me, toMove, legal } = this.props();
    return me !== null && toMove === me && legal.length > 0 && !this.busy() && !this.#sent;
  }
  get state(): YamataiState {
    return this.props().state;
  }
  get listed(): boolean {
    return this.onMap();
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

  enter(mode: string | null): void {
    this.reset();
    this.mode = mode;
  }

  /** Forgets everything begun. */
  reset(): void {
    this.mode = this.colour = this.space = this.tile = this.island = this.chosen = this.refused = null;
    this.picks = [];
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

  /** Asks what these moves would do; the last question counts. */
  async look(moves: string[] | null | undefined): Promise<void> {
    const asked = ++this.#asked;
    if (!moves || moves.length === 0) return void (this.#seen = null);
    try {
      const answer = await this.props().preview(moves);
      if (asked === this.#asked) this.#seen = { key: keyOf(moves), answer };
    } catch {
      if (asked === this.#asked) this.#seen = null; // not legal: nothing to tell
    }
  }

  send(moves: string[]): void {
    this.#wait();
    this.props().choose(moves);
  }
  #wait(): void {
    this.#sent = true;
    this.#patience = setTimeout(() => (this.#sent = false), PATIENCE);
  }

  sendPair([first = '', second]: string[], step: string, after?: string): void {
    this.#wait();
    void this.props()
      .preview([first])
      .then(({ state, to_move }) => {
        const open = to_move === this.me && (state as YamataiState | undefined)?.steps[0]?.step === step;
        const rest = open ? (second ?? after) : undefined;
        this.props().choose(rest ? [first, rest] : [first]);
      })
      .catch(() => (this.#sent = false));
  }

  // -- touching; true when the touch meant something

  touchSpace(space: number): boolean {
    const { ask } = this;
    return this.#touch(ask?.spaces?.has(space) || ask?.chosenSpaces?.has(space), () => ask?.onspace?.(space), (one) => one['space'] === space && this.#about(one));
  }
  touchIsland(island: number): boolean {
    const { ask } = this;
    return this.#touch(ask?.islands?.has(island) || ask?.chosenIslands?.has(island), () => ask?.onisland?.(island), (one) => one['island'] === island && this.#about(one));
  }
  touchThing(id: string): boolean {
    const { ask } = this;
    const [kind = '', what = ''] = id.split(/:(.*)/s);
    const part: Record<string, (one: Refusal) => boolean> = {
      fleet: (one) => one.kind === 'fleet' && String(one['fleet']) === what,
      boat: (one) => one.kind === 'place' && one['colour'] === what,
      tile: (one) => ['build', 'reserve'].includes(one.kind) && one['building'] === what,
      specialist: (one) => one.kind === 'recruit' && one['specialist'] === what,
      power: (one) => one.kind === what,
    };
    return this.#touch(ask?.things?.has(id) || ask?.picked?.has(id), () => ask?.onthing?.(id), part[kind] ?? ((one) => one.kind === kind && one['colour'] === what));
  }
  /** While a power is under way, only what concerns it. */
  #about(one: Refusal): boolean {
    return this.mode === null || one.kind === this.mode;
  }

  #touch(open: boolean | undefined, run: () => void, match: (one: Refusal) => boolean): boolean {
    this.refused = null;
    if (!this.ask) return false;
    if (open) {
      run();
      return true;
    }
    const refusal = this.refusal(match);
    if (refusal) this.refused = whyWords(refusal);
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
    const detail = [ask.detail, gist].filter((one) => one).join(' ');
    return { title: ask.title, ...(detail ? { detail } : {}), actions: ask.actions };
  }
}
